"""Why an action of Winter Queen is good: what it gains now, and what it does to the pages of all."""

from __future__ import annotations

from typing import Any

import numpy as np

from queendom.bots.base import Reason
from queendom.bots.search.winter_queen.pages import book_promise, page_vp
from queendom.games.winter_queen.actions import Activate, Fill, Place
from queendom.games.winter_queen.state import COUNTIES, NONE
from queendom.kernel.bits import wide
from queendom.kernel.compiled import rule
from queendom.kernel.generic import gain_now, perform
from queendom.kernel.layout import Record, Rules, States
from queendom.kernel.view import View

#: What `compare` writes: points at once, what own pages are worth more, what others' are worth less, the new book.
GAINED, OWN, OTHERS, BOOK, FULL, ROWS = range(6)


@rule
def pages_worth(r: Record, s: Record, seat: int) -> int:
    """What the filled pages of a seat would score now."""
    whole = 0
    for page in range(2 * wide(s["held"][seat])):
        lies = wide(s["pages"][seat, page >> 1, page & 1])
        if lies != NONE:
            whole += page_vp(r, s, seat, page >> 1, page & 1, lies)
    return whole


@rule
def full_books(s: Record, seat: int) -> int:
    found = 0
    for slot in range(wide(s["held"][seat])):
        found += wide(s["pages"][seat, slot, 0] != NONE and s["pages"][seat, slot, 1] != NONE)
    return found


@rule
def compare(rules: Rules, states: States, action: int, take: int, out: Any) -> None:
    """Write what an action changes; states[0] is before, states[1] is room. `take`: 1 + the county a book is from."""
    r, before, after = rules[0], states[0], states[1]
    seat = wide(before["to_act"])
    states[1] = states[0]
    out[BOOK] = book_promise(r, after, seat, wide(before["tops"][take - 1])) if take else 0
    states[1] = states[0]
    out[GAINED] = gain_now(r, before, action)
    perform(r, after, action)
    out[OWN] = pages_worth(r, after, seat) - pages_worth(r, before, seat)
    out[OTHERS] = 0
    for other in range(wide(r["players"])):
        if other != seat:
            out[OTHERS] += pages_worth(r, before, other) - pages_worth(r, after, other)
    out[FULL] = full_books(after, seat) - full_books(before, seat)


def reasons(view: View, number: int) -> list[Reason]:
    """What speaks for an action of the view's seat, the weightiest first."""
    action = view.rulebook.action(number)
    take = 1 + COUNTIES.index(action.take) if isinstance(action, Place) and action.take is not None else 0
    out = np.zeros(ROWS, np.int64)
    compare(view.rulebook.rules, np.concatenate([view.state] * 2), number, take, out)
    found = []
    if out[GAINED] > 0:
        found.append(Reason("reason-points", {"points": int(out[GAINED])}))
    if out[OWN] > 0 and not isinstance(action, Activate):
        found.append(Reason("reason-pages", {"points": int(out[OWN])}))
    if out[BOOK] > 0:
        found.append(Reason("reason-book", {"points": int(out[BOOK])}))
    if isinstance(action, Fill) and out[FULL] > 0:
        found.append(Reason("reason-full"))
    if out[OTHERS] > 0:
        found.append(Reason("reason-spoils", {"points": int(out[OTHERS])}))
    return found
