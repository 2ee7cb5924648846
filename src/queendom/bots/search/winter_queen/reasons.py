"""Why an action of Winter Queen is good: what it gains now, and what it does to the pages of all."""

from __future__ import annotations

from typing import Any

import numpy as np

from queendom.bots.base import Reason
from queendom.bots.search.winter_queen.pages import book_promise, page_vp
from queendom.games.winter_queen.actions import Activate, Fill, Place
from queendom.games.winter_queen.game import Rulebook
from queendom.games.winter_queen.state import COLOURS, COUNTIES, NONE
from queendom.kernel.actions import Action
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.generic import gain_now, perform
from queendom.kernel.layout import Record, Rules, States
from queendom.kernel.view import View

#: What `compare` writes: points at once, what own pages are worth more, what others' are worth less, the new book.
GAINED, OWN, OTHERS, BOOK, FULL, ROWS = range(6)


@compiled
def pages_worth(r: Record, s: Record, seat: int) -> int:
    """What the filled pages of a seat would score now."""
    whole = 0
    for page in range(2 * wide(s["held"][seat])):
        lies = wide(s["pages"][seat, page >> 1, page & 1])
        if lies != NONE:
            whole += page_vp(r, s, seat, page >> 1, page & 1, lies)
    return whole


@compiled
def full_books(s: Record, seat: int) -> int:
    found = 0
    for slot in range(wide(s["held"][seat])):
        found += wide(s["pages"][seat, slot, 0] != NONE and s["pages"][seat, slot, 1] != NONE)
    return found


@compiled
def compare(rules: Rules, states: States, action: int, take: int, out: Any) -> None:
    """Write what an action changes; states[0] is before, states[1] scratch. `take`: 1 + the county a book is from."""
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


def _compared(view: View, number: int) -> Any:
    action = view.rulebook.action(number)
    take = 1 + COUNTIES.index(action.take) if isinstance(action, Place) and action.take is not None else 0
    out = np.zeros(ROWS, np.int64)
    compare(view.rulebook.rules, np.concatenate([view.state] * 2), number, take, out)
    return out


def reasons(view: View, number: int) -> list[Reason]:
    """What speaks for an action of the view's seat, the weightiest first."""
    action = view.rulebook.action(number)
    out = _compared(view, number)
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


#: More would be a list to read.
_MOST_DIFFERENCES = 2


def differences(view: View, number: int, first: int) -> list[Reason]:
    """What distinguishes an action of the view's seat from the best one, the plainest first."""
    action, best = view.rulebook.action(number), view.rulebook.action(first)
    found = []
    taken, other = _taken(view, action), _taken(view, best)
    if taken is not None and other is not None and taken != other:
        found.append(Reason("reason-unlike-book", {"book": taken}))
    here, there = _in_reach(view, action), _in_reach(view, best)
    if here is not None and there is not None:
        seat = (int(view.seat or 0) + 1) % view.rulebook.players
        kept, left = sorted(there - here), sorted(here - there)
        if kept:
            found.append(Reason("reason-unlike-denies", {"colour": kept[0], "name": seat}))
        elif left:
            found.append(Reason("reason-unlike-leaves", {"colour": left[0], "name": seat}))
    if taken is not None and taken == other:
        points, than = _promise(view, action, taken), _promise(view, best, taken)
        if points != than:
            found.append(Reason("reason-unlike-promise", {"points": points, "other": than}))
    helped, otherwise = -int(_compared(view, number)[OTHERS]), -int(_compared(view, first)[OTHERS])
    if helped > 0 >= otherwise:
        found.append(Reason("reason-unlike-helps", {"points": helped}))
    elif otherwise > 0 >= helped:
        found.append(Reason("reason-unlike-spares"))
    return found[:_MOST_DIFFERENCES]


def _rulebook(view: View) -> Rulebook:
    assert isinstance(view.rulebook, Rulebook)
    return view.rulebook


def _taken(view: View, action: Action) -> str | None:
    """The book that comes with an action."""
    if not isinstance(action, Place) or action.take is None:
        return None
    return _rulebook(view).edition.books[int(view.state["tops"][0, COUNTIES.index(action.take)])].name


def _after(view: View, action: Action) -> States:
    """Before anything is drawn."""
    after = view.state.copy()
    view.rulebook.apply(after, action)
    return after


def _in_reach(view: View, action: Action) -> set[str] | None:
    """The colours that the next player could take after an action; None where chance has a say in it."""
    after = _after(view, action)
    if view.rulebook.chance_point(after) is not None or view.rulebook.to_act(after) is None:
        return None
    return {str(colour) for _, colour in _rulebook(view).factored(after)["crystals"]}


def _promise(view: View, action: Action, book: str) -> int:
    """What the pages of a book that comes with an action could score after it, each with its best colour."""
    after, seat = _after(view, action), int(view.seat or 0)
    rulebook = _rulebook(view)
    return sum(max(rulebook.best_score(after, seat, book, page, colour).vp for colour in COLOURS) for page in range(2))
