"""Which actions look good at once: by what each does to the pages of all."""

from __future__ import annotations

from typing import Any

import numpy as np

from queendom.bots.search.ordering import as_chances, keep_best
from queendom.bots.search.winter_queen.pages import ALL_COLOURS, book_promise, gains_by_placing, page_vp, reacts
from queendom.games.winter_queen import numbering
from queendom.games.winter_queen.effects import book_vp
from queendom.games.winter_queen.legal import (
    books_with_one,
    books_with_two,
    crystals_in_reach,
    empty_pages,
    empty_spaces,
    placed_crystals,
    spaces_with_book,
)
from queendom.games.winter_queen.numbering import PASS
from queendom.games.winter_queen.state import MAIN, NONE, SPACES
from queendom.kernel.bits import lowest, wide
from queendom.kernel.compiled import rule, small_rule
from queendom.kernel.layout import Record


@rule
def candidates(r: Record, s: Record, t: Record, c: Record, belief: Any, actions: Any, priors: Any) -> int:
    """Score every action by what it does at once to the pages of all, and keep the best."""
    found = score_fills(r, s, actions, priors)
    found = score_activations(r, s, actions, priors, found)
    found = score_places(r, s, actions, priors, found)
    if found == 0:
        actions[0], priors[0] = PASS, 1.0
        return 1
    kept = keep_best(actions, priors, found, wide(c["width"]))
    as_chances(priors, kept, c["temperature"], 1.0 if c["plain"] else 0.0)
    return kept


@small_rule
def empties_holder(s: Record, crystal: int) -> int:
    """WQ-3.5: whether this is a holder's last crystal."""
    return wide(wide(s["holders"][crystal // ALL_COLOURS]) == 1 << (4 * (crystal % ALL_COLOURS)))


@rule
def score_fills(r: Record, s: Record, actions: Any, scores: Any) -> int:
    """Filling a page: what it scores now, and how much more another colour would."""
    seat = wide(s["to_act"])
    pages = empty_pages(s)
    found = 0
    open_pages = pages
    while open_pages:
        page = lowest(open_pages)
        open_pages &= open_pages - 1
        would = np.zeros(ALL_COLOURS, np.int64)
        most = 0
        for colour in range(ALL_COLOURS):
            would[colour] = page_vp(r, s, seat, page >> 1, page & 1, colour)
            most = max(most, would[colour])
        completes = wide((pages >> (page ^ 1)) & 1 == 0)
        left = crystals_in_reach(r, s)
        while left:
            crystal = lowest(left)
            left &= left - 1
            vp = would[crystal % ALL_COLOURS]
            actions[found] = numbering.fill(crystal, wide(s["books"][seat, page >> 1]), page & 1)
            scores[found] = 0.9 * vp - 0.3 * (most - vp) + 0.3 * completes + 0.6 * empties_holder(s, crystal)
            found += 1
    return found


@rule
def score_activations(r: Record, s: Record, actions: Any, scores: Any, found: int) -> int:
    """Activating a book: what it gains; half a book is wasted. And which crystal goes back to the bag."""
    seat = wide(s["to_act"])
    one, two = books_with_one(s), books_with_two(s)
    placed = placed_crystals(s)
    lost = np.zeros(SPACES, np.float64)
    if two:
        left = placed
        while left:
            space = lowest(left)
            left &= left - 1
            lost[space] = loss_by_return(r, s, seat, space)
    for slot in range(wide(s["held"][seat])):
        if not ((one | two) >> (2 * slot)) & 1:
            continue
        book = wide(s["books"][seat, slot])
        full = (two >> (2 * slot)) & 1
        score = 0.55 * book_vp(r, s, seat, slot) - 1.5 * (1 - full)
        left = placed * full
        if left == 0:
            actions[found], scores[found] = numbering.activate(book, wide(0)), score
            found += 1
        while left:
            space = lowest(left)
            left &= left - 1
            actions[found], scores[found] = numbering.activate(book, space + 1), score - 0.4 * lost[space]
            found += 1
    return found


@rule
def loss_by_return(r: Record, s: Record, seat: int, space: int) -> float:
    """What one's own pages lose when a crystal leaves the map, less what others' do."""
    bit = np.uint32(1 << space)
    colour = wide(0)
    while not s["crystals"][colour] & bit:
        colour += 1
    loss = 0.0
    for other in range(wide(r["players"])):
        for page in range(2 * wide(s["held"][other])):
            lies = wide(s["pages"][other, page >> 1, page & 1])
            if lies == NONE or not reacts(r, s, other, page >> 1, page & 1, lies, colour):
                continue
            before = page_vp(r, s, other, page >> 1, page & 1, lies)
            s["crystals"][colour] &= ~bit
            after = page_vp(r, s, other, page >> 1, page & 1, lies)
            s["crystals"][colour] |= bit
            loss += (1.0 if other == seat else -0.7) * (before - after)
    return loss


@rule
def score_places(r: Record, s: Record, actions: Any, scores: Any, found: int) -> int:
    """Placing on the map: what it adds to own pages and to those of others, and the book that comes along."""
    seat = wide(s["to_act"])
    empty = empty_spaces(s)
    crystals = crystals_in_reach(r, s)
    gains = np.zeros((ALL_COLOURS, SPACES), np.float64)
    colours = 0
    left = crystals
    while left:
        colours |= 1 << (lowest(left) % ALL_COLOURS)
        left &= left - 1
    for colour in range(ALL_COLOURS):
        if (colours >> colour) & 1:
            gains_by_placing(r, s, seat, colour, empty, 0.8, -0.5, gains[colour])
    with_book = 0
    for take in range(1, 5):
        spaces = spaces_with_book(r, s, empty, take - 1)
        if spaces == 0:
            continue
        with_book |= spaces
        # In the final stage hardly anybody has the time to fill another book.
        worth = 0.3
        if s["stage"] == MAIN:
            worth = 0.9 + 0.22 * book_promise(r, s, seat, wide(s["tops"][take - 1]))
        found = write_places(s, crystals, take, spaces, gains, worth, actions, scores, found)
    # A book is hardly ever left lying.
    return write_places(s, crystals, wide(0), empty & ~with_book, gains, 0.0, actions, scores, found)


@rule
def write_places(
    s: Record, crystals: int, take: int, spaces: int, gains: Any, worth: float, actions: Any, scores: Any, found: int
) -> int:
    while crystals:
        crystal = lowest(crystals)
        crystals &= crystals - 1
        more = worth + 0.6 * empties_holder(s, crystal)
        left = spaces
        while left:
            space = lowest(left)
            left &= left - 1
            actions[found] = numbering.place(crystal, take, space)
            scores[found] = gains[crystal % ALL_COLOURS, space] + more
            found += 1
    return found
