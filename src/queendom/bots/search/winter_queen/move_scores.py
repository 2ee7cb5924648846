"""How good each action looks at once: by what it does to everybody's pages, in victory points.

The factors here were chosen by hand and not fitted: only the bots as a whole were measured (docs/strength). They decide
which actions are considered and in which order, not what a position is worth.
"""

from __future__ import annotations

from typing import Any

import numpy as np

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
from queendom.games.winter_queen.state import MAIN, NONE, SPACES
from queendom.kernel.bits import lowest, wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record

#: Taking a holder's last crystal brings one point (WQ-3.5), and it is there for the taking once a holder is low.
LAST_CRYSTAL = 0.6
#: Filling a page: each point that it scores now, each point that its best colour would have scored more, and a book
#: that is full thereby.
FILL_POINT, FILL_POINT_MISSED, FILL_COMPLETES = 0.9, 0.3, 0.3
#: Activating a book: each point (less than for a page: an activated book scores no more), a book with one page only,
#: and each point that its owner's pages lose by the crystal that goes back to the bag.
ACTIVATE_POINT, ACTIVATE_HALF_FULL, ACTIVATE_POINT_LOST = 0.55, 1.5, 0.4
#: What others' pages lose by that crystal, beside what one's own do.
OTHERS_LOSS = 0.7
#: Placing a crystal: each point it adds to one's own pages, and to those of others.
PLACE_POINT_OWN, PLACE_POINT_OTHERS = 0.8, -0.5
#: Taking a book along: any book, and each point that its pages could score. In the final stage hardly anybody has the
#: time to fill another book.
PLACE_BOOK, PLACE_BOOK_POINT, PLACE_BOOK_IN_FINAL_STAGE = 0.9, 0.22, 0.3


@inlined
def empties_holder(s: Record, crystal: int) -> int:
    """WQ-3.5: whether this is a holder's last crystal."""
    return wide(wide(s["holders"][crystal // ALL_COLOURS]) == 1 << (4 * (crystal % ALL_COLOURS)))


@compiled
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
            score = FILL_POINT * vp - FILL_POINT_MISSED * (most - vp) + FILL_COMPLETES * completes
            scores[found] = score + LAST_CRYSTAL * empties_holder(s, crystal)
            found += 1
    return found


@compiled
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
        score = ACTIVATE_POINT * book_vp(r, s, seat, slot) - ACTIVATE_HALF_FULL * (1 - full)
        left = placed * full
        if left == 0:
            actions[found], scores[found] = numbering.activate(book, wide(0)), score
            found += 1
        while left:
            space = lowest(left)
            left &= left - 1
            actions[found] = numbering.activate(book, space + 1)
            scores[found] = score - ACTIVATE_POINT_LOST * lost[space]
            found += 1
    return found


@compiled
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
            loss += (1.0 if other == seat else -OTHERS_LOSS) * (before - after)
    return loss


@compiled
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
            gains_by_placing(r, s, seat, colour, empty, PLACE_POINT_OWN, PLACE_POINT_OTHERS, gains[colour])
    with_book = 0
    for take in range(1, 5):
        spaces = spaces_with_book(r, s, empty, take - 1)
        if spaces == 0:
            continue
        with_book |= spaces
        worth = PLACE_BOOK_IN_FINAL_STAGE
        if s["stage"] == MAIN:
            worth = PLACE_BOOK + PLACE_BOOK_POINT * book_promise(r, s, seat, wide(s["tops"][take - 1]))
        found = write_places(s, crystals, take, spaces, gains, worth, actions, scores, found)
    # Leaving a book that one could take is hardly ever good, so it is not considered.
    return write_places(s, crystals, wide(0), empty & ~with_book, gains, 0.0, actions, scores, found)


@compiled
def write_places(
    s: Record, crystals: int, take: int, spaces: int, gains: Any, worth: float, actions: Any, scores: Any, found: int
) -> int:
    """Write every way to place one of the crystals on one of the spaces, taking the same book along."""
    while crystals:
        crystal = lowest(crystals)
        crystals &= crystals - 1
        more = worth + LAST_CRYSTAL * empties_holder(s, crystal)
        left = spaces
        while left:
            space = lowest(left)
            left &= left - 1
            actions[found] = numbering.place(crystal, take, space)
            scores[found] = gains[crystal % ALL_COLOURS, space] + more
            found += 1
    return found
