"""The final stage of a two-player game of Winter Queen, to its end: the exact best play for the difference in points.

Two or three turns are left, all crystals are seen, and only the book that turns up next is not: the expectation over
those is part of the value. Alpha-beta over all actions; the last turn is not tried out but counted.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from queendom.bots.search.support import Solved, Solver
from queendom.bots.search.winter_queen.pages import gains_by_placing
from queendom.games.winter_queen.effects import book_vp
from queendom.games.winter_queen.legal import crystals_in_reach, empty_pages, empty_spaces, spaces_with_book
from queendom.games.winter_queen.state import FINAL, MOST_BOOKS, NONE, OVER, SPACES
from queendom.games.winter_queen.supply import NOWHERE, chance_source
from queendom.kernel.bits import lowest, wide
from queendom.kernel.compiled import compiled
from queendom.kernel.generic import legal, perform, perform_chance
from queendom.kernel.layout import Record, States
from queendom.kernel.view import View

#: Turns a final stage can have under `equal-turns`, and the states that takes: two for each turn, and scratch.
MOST_TURNS = 3
SCRATCH_STATES = 2 * MOST_TURNS + 2
_FAR = 1e9


@compiled
def difference(r: Record, s: Record) -> int:
    """How far seat 0 is ahead if the game were counted now."""
    ahead = wide(s["vp"][0]) - wide(s["vp"][1])
    if s["stage"] == OVER:
        return ahead
    for slot in range(wide(s["held"][0])):
        ahead += book_vp(r, s, wide(0), slot)
    for slot in range(wide(s["held"][1])):
        ahead -= book_vp(r, s, wide(1), slot)
    return ahead


@compiled
def last_turn(r: Record, states: States, at: int, gains: Any) -> float:
    """The best difference the player of the very last turn can reach, for seat 0.

    What a crystal does on the map, what a book brings along, and what a page scores do not depend on each other.
    """
    s, t = states[at], states[at + 1]
    seat = wide(s["to_act"])
    sign = 1 - 2 * seat
    before = sign * difference(r, s)
    crystals = crystals_in_reach(r, s)
    if crystals == 0:
        return float(sign * before)
    last = wide(crystals & (crystals - 1) == 0)
    if last:
        # One colour is left: is it one crystal?
        last = wide(wide(s["holders"][0]) == 1 << (4 * lowest(crystals)))
    best = -(1 << 20)
    empty = empty_spaces(s)
    # Only depicted crystals of a book that comes along can still count, by Arcane Knowledge.
    brings = np.zeros(5, np.int64)
    if s["held"][seat] < MOST_BOOKS:
        for county in range(4):
            if s["tops"][county] == NONE:
                continue
            states[at + 1] = states[at]
            t["books"][seat, t["held"][seat]] = t["tops"][county]
            t["held"][seat] += 1
            brings[county + 1] = sign * difference(r, t) - before
    pages = empty_pages(s)
    left = crystals
    while left:
        crystal = lowest(left)
        left &= left - 1
        colour = crystal % 5
        open_pages = pages
        while open_pages:
            page = lowest(open_pages)
            open_pages &= open_pages - 1
            states[at + 1] = states[at]
            t["pages"][seat, page >> 1, page & 1] = colour
            t["filled"][seat] |= 1 << page
            best = max(best, sign * difference(r, t))
        spaces = empty
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            gains[space] = 0
        gains_by_placing(r, s, seat, colour, empty, 1.0, -1.0, gains)
        for take in range(5):
            spaces = empty if take == 0 else spaces_with_book(r, s, empty, take - 1)
            while spaces:
                space = lowest(spaces)
                spaces &= spaces - 1
                best = max(best, before + wide(gains[space]) + brings[take])
    if best == -(1 << 20):
        best = before  # nothing can be placed: a pass
        last = 0
    return float(sign * (best + last))


@compiled
def signature(r: Record, book: int) -> int:
    """Books that nobody can fill any more differ only in what they depict."""
    return (wide(r["depicted_on"][book, 0]) + 1) * 8 + wide(r["depicted_on"][book, 1]) + 1


@compiled
def value(r: Record, states: States, at: int, low: float, high: float, actions: Any, gains: Any) -> float:
    """What seat 0 is ahead at the end when both play their best from states[at]."""
    s = states[at]
    if s["stage"] == OVER:
        return float(difference(r, s))
    if chance_source(r, s) != NOWHERE:
        # The mean over the books that may turn up. Nobody has the turns to take such a book and fill it.
        whole = 0.0
        count = 0
        left = wide(s["unseen"])
        while left:
            book = lowest(left)
            weight = 0
            kind = signature(r, book)
            others = left
            while others:
                other = lowest(others)
                others &= others - 1
                if signature(r, other) == kind:
                    weight += 1
                    left &= ~(1 << other)
            states[at + 1] = states[at]
            perform_chance(r, states[at + 1], book)
            whole += weight * value(r, states, at + 1, -_FAR, _FAR, actions, gains)
            count += weight
        return whole / count
    if s["turns_left"] == 1:
        return last_turn(r, states, at, gains)
    found = legal(r, s, actions[at])
    order(r, states, at, found, actions, gains)
    maximises = s["to_act"] == 0
    best = -_FAR if maximises else _FAR
    for k in range(found):
        states[at + 1] = states[at]
        perform(r, states[at + 1], wide(actions[at, k]))
        reached = value(r, states, at + 1, low, high, actions, gains)
        if maximises:
            best = max(best, reached)
            low = max(low, best)
        else:
            best = min(best, reached)
            high = min(high, best)
        if low >= high:
            break
    return best


@compiled
def order(r: Record, states: States, at: int, found: int, actions: Any, gains: Any) -> None:
    """What looks best at once comes first: most of the rest is then cut off."""
    sign = 1 if states[at]["to_act"] == 0 else -1
    scores = actions[len(actions) // 2 + at]
    for k in range(found):
        states[at + 1] = states[at]
        perform(r, states[at + 1], wide(actions[at, k]))
        scores[k] = sign * difference(r, states[at + 1])
    for k in range(1, found):
        score, action = scores[k], actions[at, k]
        j = k
        while j > 0 and scores[j - 1] < score:
            scores[j], actions[at, j] = scores[j - 1], actions[at, j - 1]
            j -= 1
        scores[j], actions[at, j] = score, action


# --- for code that is not compiled ---


def can_solve(view: View) -> bool:
    """Whether a view is of such a final stage."""
    return (
        view.rulebook.players == 2
        and view.rulebook.options["end"] == "equal-turns"
        and int(view.state["stage"][0]) == FINAL
    )


def solve(view: View) -> list[Solved]:
    """Every legal action with by how much its player will be ahead, the best first."""
    states = np.concatenate([view.state] * SCRATCH_STATES)
    actions = np.zeros((2 * SCRATCH_STATES, view.rulebook.most_legal), np.int32)
    gains = np.zeros(SPACES)
    rules = view.rulebook.rules[0]
    sign = 1 if view.seat == 0 else -1
    found = []
    # From here and not from compiled code: numba crashes where it loads what calls a recursive function from its cache.
    for number in view.legal_numbers():
        states[1] = states[0]
        perform(rules, states[1], number)
        found.append(Solved(number, sign * float(value(rules, states, 1, -_FAR, _FAR, actions, gains))))
    return sorted(found, key=lambda one: (-one.ahead, one.number))


SOLVER = Solver(2, can_solve, solve)
