"""The rules of Queen's Dice.

Everybody is dealt a card from 1 to 6 and keeps it secret. In turn a player rolls a die and adds it to their total, or
stops. Whoever is above the limit has stopped. When all have stopped, a total and its card count together, and whoever
has most wins; above the limit they count nothing, or half. From version 2 of the rules on, exactly the limit counts
double.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Field, Layout, Record, Seat, Seen
from queendom.kernel.streams import below

MOST_PLAYERS = 3
FACES = 6
ROLL, STOP = range(2)  # the actions
CARD, DIE = 1, 2  # where chance comes from; 0 is nowhere
FINE, GAME_OVER, NO_SUCH_ACTION, NO_SUCH_OUTCOME = range(4)

#: What stays fixed during a match.
RULES = np.dtype([("players", "i1"), ("limit", "i1"), ("half", "i1"), ("version", "i1")])


def _own_card(s: Record, viewer: Seat | None) -> npt.NDArray[np.bool_]:
    """Everybody sees their own card; at the end all cards are shown."""
    return np.asarray((np.arange(MOST_PLAYERS) == viewer) | bool(s["over"]))


LAYOUT = Layout(
    [
        Field("cards", "i1", (MOST_PLAYERS,), _own_card),
        Field("totals", "i1", (MOST_PLAYERS,), Seen.ALL),
        Field("stopped", "i1", (MOST_PLAYERS,), Seen.ALL),
        Field("dealt", "i1", (), Seen.ALL),
        Field("rolling", "i1", (), Seen.ALL),
        Field("first", "i1", (), Seen.ALL),
        Field("to_act", "i1", (), Seen.ALL),
        Field("over", "i1", (), Seen.ALL),
    ]
)


@compiled
def set_up(r: Record, s: Record, first: int) -> None:
    s["cards"][:], s["totals"][:], s["stopped"][:] = 0, 0, 0
    s["dealt"], s["rolling"], s["over"] = 0, 0, 0
    s["first"], s["to_act"] = first, first


@compiled
def chance_source(r: Record, s: Record) -> int:
    return CARD if s["dealt"] < r["players"] else DIE if s["rolling"] else 0


@compiled
def chance(r: Record, s: Record, weights: Any) -> int:
    weights[:] = 1
    return chance_source(r, s)


@compiled
def draw(r: Record, s: Record, stream: Record) -> int:
    return below(stream, FACES)


@compiled
def apply_chance(r: Record, s: Record, outcome: int) -> int:
    if chance_source(r, s) == 0 or not 0 <= outcome < FACES:
        return NO_SUCH_OUTCOME
    perform_chance(r, s, outcome)
    return FINE


@compiled
def perform_chance(r: Record, s: Record, outcome: int) -> None:
    if s["dealt"] < r["players"]:
        s["cards"][s["dealt"]] = outcome + 1
        s["dealt"] += 1
        return
    seat = s["to_act"]
    s["totals"][seat] += outcome + 1
    s["stopped"][seat] = s["totals"][seat] > r["limit"]
    s["rolling"] = 0
    next_turn(r, s)


@compiled
def next_turn(r: Record, s: Record) -> None:
    for step in range(1, r["players"] + 1):
        seat = (s["to_act"] + step) % r["players"]
        if not s["stopped"][seat]:
            s["to_act"] = seat
            return
    s["over"], s["to_act"] = 1, s["first"]


@compiled
def decides(r: Record, s: Record) -> bool:
    return not s["over"] and chance_source(r, s) == 0


@compiled
def legal(r: Record, s: Record, actions: Any) -> int:
    if not decides(r, s):
        return 0
    actions[0], actions[1] = ROLL, STOP
    return 2


@compiled
def random_legal(r: Record, s: Record, stream: Record) -> int:
    return below(stream, 2)


@compiled
def refusal(r: Record, s: Record, action: int) -> int:
    return FINE if decides(r, s) and 0 <= action < 2 else NO_SUCH_ACTION if decides(r, s) else GAME_OVER


@compiled
def perform(r: Record, s: Record, action: int) -> None:
    if action == ROLL:
        s["rolling"] = 1
    else:
        s["stopped"][s["to_act"]] = 1
        next_turn(r, s)


@compiled
def points(r: Record, s: Record, seat: int) -> int:
    """What a seat's total and card count at the end."""
    both: int = s["totals"][seat] + s["cards"][seat]
    if both > r["limit"]:
        return both // 2 if r["half"] else 0
    if r["version"] >= 2 and both == r["limit"]:
        return 2 * both
    return both


@compiled
def gain_now(r: Record, s: Record, action: int) -> int:
    """Nothing counts before the end."""
    return 0


@compiled
def prospect(r: Record, s: Record, seat: int) -> int:
    return 0
