"""What the search knows of Winter Queen: which actions look good at once, and what a position is worth.

Both rest on the same numbers: what each page scores on the map as it lies, and what it would score with each colour.
"""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np

from queendom.bots.search import lore
from queendom.bots.search.config import Leaf
from queendom.bots.search.fitted import OUTLOOK, SPREAD
from queendom.games.winter_queen import numbering
from queendom.games.winter_queen.effects import best_choice, book_vp
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
from queendom.games.winter_queen.state import (
    ARCANE,
    COLOURS,
    FINAL,
    LAYOUT,
    MAIN,
    MOST_BOOKS,
    NONE,
    OVER,
    SPACES,
    STAR,
    WAY,
    WISPS,
    colours_of,
    total,
)
from queendom.games.winter_queen.supply import holders_in_reach
from queendom.kernel import generic
from queendom.kernel.bits import count, lowest, wide
from queendom.kernel.compiled import rule, small_rule
from queendom.kernel.generic import decides, gain_now, perform, random_legal
from queendom.kernel.layout import Record
from queendom.kernel.playout import playout, settle
from queendom.kernel.view import View

_UNIFORM, _SEMI_GREEDY = int(Leaf.UNIFORM), int(Leaf.SEMI_GREEDY)
_PAGES = 2 * MOST_BOOKS
_COLOURS = len(COLOURS)
_OUTLOOK = np.array([OUTLOOK[players] for players in sorted(OUTLOOK)])
_SPREAD = np.array([SPREAD[players] for players in sorted(SPREAD)])
#: A forecast's error as the width of the curve from points to chances.
_WIDTH = 0.55
#: How many points ahead count as everything there is to gain by margin.
_FAR_AHEAD = 30.0


def belief(view: View) -> Any:
    """Nothing is hidden in Winter Queen: chance is drawn when it is seen."""
    return np.zeros(1)


@rule
def imagine(r: Record, s: Record, belief: Any, stream: Record) -> None:
    """Nothing is left open."""


@rule
def sight(r: Record, s: Record) -> int:
    """What the last draws brought: the holders, and the tops of the piles."""
    seen = wide(0)
    for k in range(4):
        seen = (seen * 1000003 + wide(s["holders"][k])) * 31 + wide(s["tops"][k])
    return seen


# --- what pages score ---


@rule
def page_vp(r: Record, s: Record, seat: int, slot: int, page: int, colour: int) -> int:
    """What a page scores with a crystal of this colour."""
    anything = wide(NONE)
    return count(best_choice(r, s, seat, slot, page, colour, anything, anything, anything)[0])


@rule
def reacts(r: Record, s: Record, seat: int, slot: int, page: int, lies: int, colour: int) -> bool:
    """Whether a page with this crystal may score otherwise once a crystal of `colour` comes to the map or leaves it."""
    book = wide(s["books"][seat, slot])
    effect = wide(r["effects"][book, page])
    if effect == ARCANE:
        return False
    if effect in (WAY, STAR):
        return True
    return lies == colour or (effect == WISPS and wide(r["depicted_on"][book, page]) == colour)


@rule
def book_promise(r: Record, s: Record, seat: int, book: int) -> int:
    """What the pages of a book nobody holds could score for a seat, each with its best colour."""
    slot = wide(s["held"][seat])
    s["books"][seat, slot] = book
    s["held"][seat] += 1
    promised = 0
    for page in range(2):
        most = 0
        for colour in range(_COLOURS):
            most = max(most, page_vp(r, s, seat, slot, page, colour))
        promised += most
    s["books"][seat, slot] = NONE
    s["held"][seat] -= 1
    return promised


# --- which actions look good ---


@rule
def candidates(r: Record, s: Record, t: Record, c: Record, belief: Any, actions: Any, priors: Any) -> int:
    """Score every action by what it does at once to the pages of all, and keep the best."""
    found = score_fills(r, s, actions, priors)
    found = score_activations(r, s, actions, priors, found)
    found = score_places(r, s, actions, priors, found)
    if found == 0:
        actions[0], priors[0] = PASS, 1.0
        return 1
    return keep_best(c, actions, priors, found)


@small_rule
def empties_holder(s: Record, crystal: int) -> int:
    """WQ-3.5: whether this is a holder's last crystal."""
    return wide(wide(s["holders"][crystal // _COLOURS]) == 1 << (4 * (crystal % _COLOURS)))


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
        would = np.zeros(_COLOURS, np.int64)
        most = 0
        for colour in range(_COLOURS):
            would[colour] = page_vp(r, s, seat, page >> 1, page & 1, colour)
            most = max(most, would[colour])
        completes = wide((pages >> (page ^ 1)) & 1 == 0)
        left = crystals_in_reach(r, s)
        while left:
            crystal = lowest(left)
            left &= left - 1
            vp = would[crystal % _COLOURS]
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
    gains = np.zeros((_COLOURS, SPACES), np.float64)
    colours = 0
    left = crystals
    while left:
        colours |= 1 << (lowest(left) % _COLOURS)
        left &= left - 1
    for colour in range(_COLOURS):
        if (colours >> colour) & 1:
            gains_by_placing(r, s, seat, colour, empty, gains[colour])
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
            scores[found] = gains[crystal % _COLOURS, space] + more
            found += 1
    return found


@rule
def gains_by_placing(r: Record, s: Record, seat: int, colour: int, empty: int, gains: Any) -> None:
    """For each empty space: what a crystal of this colour would add to own pages, less what it gives others."""
    for other in range(wide(r["players"])):
        weight = 0.8 if other == seat else -0.5
        for page in range(2 * wide(s["held"][other])):
            slot, side = page >> 1, page & 1
            lies = wide(s["pages"][other, slot, side])
            if lies == NONE or not reacts(r, s, other, slot, side, lies, colour):
                continue
            before = page_vp(r, s, other, slot, side, lies)
            left = empty
            while left:
                space = lowest(left)
                left &= left - 1
                bit = np.uint32(1 << space)
                s["crystals"][colour] |= bit
                gains[space] += weight * (page_vp(r, s, other, slot, side, lies) - before)
                s["crystals"][colour] &= ~bit


@rule
def keep_best(c: Record, actions: Any, scores: Any, found: int) -> int:
    """Keep the best `width` of the scored actions, best first, and make chances of their scores."""
    kept = min(found, wide(c["width"]))
    for k in range(kept):
        at = k
        for j in range(k + 1, found):
            if scores[j] > scores[at]:
                at = j
        action, score = actions[at], scores[at]
        actions[at], scores[at] = actions[k], scores[k]
        actions[k], scores[k] = action, score
    best = scores[0]
    whole = 0.0
    for k in range(kept):
        scores[k] = 1.0 if c["plain"] else math.exp((scores[k] - best) / c["temperature"])
        whole += scores[k]
    for k in range(kept):
        scores[k] /= whole
    return kept


# --- what a position is worth ---


@small_rule
def in_supply(s: Record) -> int:
    """The crystals that are still to come: on the holders and in the bag."""
    left = total(wide(s["bag"]))
    for holder in range(4):
        left += total(wide(s["holders"][holder]))
    return left


@rule
def phase_of(s: Record) -> int:
    """How far the game is: by the crystals still to come, and by the turns once they are counted."""
    if s["stage"] == FINAL:
        return 7 + min(1, (wide(s["turns_left"]) - 1) // 3)
    return min(6, in_supply(s) // 4)


@rule
def outlook(r: Record, s: Record, seat: int, phase: int) -> float:
    """The points a seat may expect to have at the end, apart from what everybody may."""
    w = _OUTLOOK[wide(r["players"]) - 2, phase]
    reach = holders_in_reach(r, s, seat)
    near = 0
    for holder in range(4):
        near |= colours_of(wide(s["holders"][holder])) * ((reach >> holder) & 1)
    points = 1.0 * wide(s["vp"][seat])
    best_book = 0
    for slot in range(wide(s["held"][seat])):
        book = 0
        filled = 0
        for page in range(2):
            lies = wide(s["pages"][seat, slot, page])
            if lies != NONE:
                vp = page_vp(r, s, seat, slot, page, lies)
                points += w[0] * vp + w[3]
                book += vp
                filled += 1
            else:
                most = 0
                most_near = 0
                for colour in range(_COLOURS):
                    vp = page_vp(r, s, seat, slot, page, colour)
                    most = max(most, vp)
                    most_near = max(most_near, vp * ((near >> colour) & 1))
                points += w[1] * most + w[2] * most_near + w[4]
        points += w[5] * wide(filled == 2) + w[6]
        best_book = max(best_book, book)
    return points + w[7] * wide(s["to_act"] == seat) + w[8] * best_book


@rule
def evaluate(r: Record, s: Record, t: Record, c: Record, belief: Any, stream: Record, values: Any) -> None:
    """Every seat's chance to win, mixed with how far it is ahead."""
    if c["leaf"] == _UNIFORM:
        playout(r, s, stream)
    elif c["leaf"] == _SEMI_GREEDY:
        semi_greedy(r, s, stream)
    players = wide(r["players"])
    over = s["stage"] == OVER
    phase = 0 if over else phase_of(s)
    spread = 1e-3 if over else _WIDTH * _SPREAD[players - 2, phase]
    for seat in range(players):
        values[seat] = wide(s["vp"][seat]) if over else outlook(r, s, seat, phase)
    top, second = -1e9, -1e9
    for seat in range(players):
        second = max(second, min(top, values[seat]))
        top = max(top, values[seat])
    whole = 0.0
    for seat in range(players):
        whole += math.exp(max(-60.0, (values[seat] - top) / spread))
    for seat in range(players):
        rival = second if values[seat] == top else top
        ahead = min(1.0, max(0.0, 0.5 + (values[seat] - rival) / (2 * _FAR_AHEAD)))
        winning = math.exp(max(-60.0, (values[seat] - top) / spread)) / whole
        values[seat] = c["winning"] * winning + (1.0 - c["winning"]) * ahead


@rule
def semi_greedy(r: Record, s: Record, stream: Record) -> None:
    """Play to the end: of a few actions at random the one that gains most at once."""
    settle(r, s, stream)
    while decides(r, s):
        chosen = random_legal(r, s, stream)
        most = gain_now(r, s, chosen)
        for _ in range(4):
            action = random_legal(r, s, stream)
            gain = gain_now(r, s, action)
            if gain > most:
                chosen, most = action, gain
        perform(r, s, chosen)
        settle(r, s, stream)


generic.implement(LAYOUT.dtype, sys.modules[__name__], stubs=lore.STUBS)
