"""What actions show: how likely each is for every colour, and what onlookers make of it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from queendom.bots.search.christina_regina.cards import phase_of, read_court, read_places
from queendom.bots.search.christina_regina.fitted import WEIGHTS
from queendom.bots.search.christina_regina.weighing import FEATURES, PLACED, SPENT, UPRIGHT, share_out, weigh
from queendom.bots.search.christina_regina.worlds import (
    ANYTHING,
    FACTS,
    GUESSES,
    PUBLIC,
    ROOM_A,
    ROOM_B,
    ROOM_C,
    ROOM_D,
    SEARCHER,
    SEEN,
    SHARES,
    THOUGHTFUL,
    WAYS,
    guess,
)
from queendom.games.christina_regina.numbering import ASSASSINATE, PASS, PERSUADE
from queendom.games.christina_regina.state import COLOURS, KINDS, NO_COLOUR
from queendom.kernel.bits import wide
from queendom.kernel.compiled import rule
from queendom.kernel.layout import Record

_ALL_COLOURS = len(COLOURS)
#: The kinds of players that an action may come from. The first weigh as the search does (`THOUGHTFUL`); some only count
#: what their own colour would score now (NAIVE), and of those some never raise a dagger (PEACEFUL); the last do
#: anything. Each: how surely they do what looks good to them.
SHARPNESS = np.array([1.5, 5.0, 1.0, 4.0, 4.0, 0.0])
#: How likely each kind is before anybody acts, in proportion.
BEFORE = np.array([3.0, 3.0, 1.0, 1.0, 1.0, 1.0])
FIRST_NAIVE, PEACEFUL = THOUGHTFUL, 4
#: How often everybody does anything: as an explanation of what was done, and as something to expect.
CARELESS, SLIPS = 0.1, 0.02
NAIVE = np.zeros(FEATURES)
NAIVE[PLACED : PLACED + 3] = 3.0, 2.0, 1.0
NAIVE[SPENT], NAIVE[UPRIGHT] = -0.2, 0.2


@rule
def own_only(s: Record, seat: int, colour: int, shares: Any) -> None:
    """How much each card counts for somebody who thinks of nobody else."""
    for at in range(15):
        shares[at] = 0.0
    for group in range(3):
        shares[5 * group + colour] = 0.0 if (wide(s["tilted"][seat]) >> group) & 1 else 1.0


@rule
def canonical(action: int) -> int:
    """Actions that come to the same for onlookers: any dagger, any card without colour."""
    if ASSASSINATE <= action < PASS:
        return action - (action - ASSASSINATE) % 5
    if PERSUADE <= action < ASSASSINATE and (action - PERSUADE) // 3 % KINDS == NO_COLOUR:
        return PERSUADE + 3 * NO_COLOUR + (action - PERSUADE) % 3
    return action


@rule
def inclinations(scores: Any, actions: Any, found: int, kind: int, out: Any) -> None:
    """Write how likely a player of a kind chooses each of the actions weighed."""
    top, whole = -1e30, 0.0
    for k in range(found):
        if not (kind == PEACEFUL and ASSASSINATE <= actions[k] < PASS):
            top = max(top, scores[k])
    for k in range(found):
        out[k] = 0.0
        if not (kind == PEACEFUL and ASSASSINATE <= actions[k] < PASS):
            out[k] = math.exp(SHARPNESS[kind] * (scores[k] - top))
            whole += out[k]
    for k in range(found):
        out[k] /= whole


@rule
def likelihood(scores: Any, actions: Any, found: int, action: int, kind: int, out: Any) -> float:
    """How likely a player of a kind chooses an action among those weighed. `out` is room."""
    inclinations(scores, actions, found, kind, out)
    for k in range(found):
        if canonical(wide(actions[k])) == action:
            return float((1.0 - CARELESS) * out[k] + CARELESS / found)
    return 1.0 / found


@rule
def expected(r: Record, s: Record, belief: Any, places: int, court: int, found: int, actions: Any, scores: Any) -> None:
    """Make chances of scores: how likely the player to act is to choose each, by the ways they have shown."""
    seat = wide(s["to_act"])
    colour = wide(s["colours"][seat])
    shares, room, naive, out = belief[ROOM_A], belief[ROOM_B], belief[ROOM_C], belief[ROOM_D]
    own_only(s, seat, colour, shares)
    weigh(r, s, NAIVE, seat, colour, belief[GUESSES], shares, places, court, wide(1), room, naive)
    anything = 1.0
    for k in range(found):
        room[k] = 0.0
    for kind in range(ANYTHING):
        share = belief[WAYS + kind, 5 * seat + colour]
        anything -= share
        inclinations(naive if kind >= FIRST_NAIVE else scores, actions, found, kind, out)
        for k in range(found):
            room[k] += share * out[k]
    for k in range(found):
        scores[k] = (1.0 - SLIPS) * (room[k] + anything / found) + SLIPS / found


@rule
def tells(r: Record, s: Record, c: Record, belief: Any, edges: Any, first: int, found: int) -> None:
    """What the searcher's own actions would tell: others' are imagined with their colours."""
    seat = wide(s["to_act"])
    if belief[FACTS, SEARCHER] != seat:
        return
    if c["plain"]:
        for k in range(first, first + found):
            for colour in range(_ALL_COLOURS):
                edges[k]["tells"][colour] = 1.0
        return
    w = WEIGHTS[wide(r["players"]) - 2, phase_of(s)]
    places, court = read_places(r, s), read_court(s)
    guesses, shares, room, scores = belief[GUESSES], belief[ROOM_A], belief[ROOM_C], belief[ROOM_D]
    for colour in range(_ALL_COLOURS):
        guess(r, s, belief[PUBLIC], seat, colour, guesses)
        share_out(r, s, seat, colour, guesses, shares)
        weighed = weigh(r, s, w, seat, colour, guesses, shares, places, court, wide(0), room, scores)
        for k in range(first, first + found):
            edges[k]["tells"][colour] = likelihood(
                scores, room, weighed, canonical(wide(edges[k]["action"])), 0, belief[ROOM_B]
            )


@rule
def notice(r: Record, s: Record, belief: Any, edge: Record) -> None:
    """What onlookers make of an action of the searcher's."""
    seat = wide(s["to_act"])
    if belief[FACTS, SEARCHER] != seat:
        return
    seen = belief[SEEN]
    whole = 0.0
    for colour in range(_ALL_COLOURS):
        seen[5 * seat + colour] *= edge["tells"][colour]
        whole += seen[5 * seat + colour]
    if whole > 0.0:
        for colour in range(_ALL_COLOURS):
            seen[5 * seat + colour] /= whole


@rule
def notice_searcher(belief: Any, guesses: Any) -> None:
    """Bring what somebody guesses of the searcher up to date with what the searcher did in this simulation."""
    first = 5 * wide(belief[FACTS, SEARCHER])
    whole = 0.0
    for at in range(first, first + 5):
        if belief[SHARES, at] > 0.0:
            guesses[at] *= belief[SEEN, at] / belief[SHARES, at]
        whole += guesses[at]
    if whole > 0.0:
        for at in range(first, first + 5):
            guesses[at] /= whole
