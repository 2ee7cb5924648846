"""What actions show: how likely each is for every colour, and what onlookers make of it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from queendom.bots.search.christina_regina.cards import phase_of, read_court, read_places
from queendom.bots.search.christina_regina.fitted import WEIGHTS
from queendom.bots.search.christina_regina.weighing import FEATURES, PLACED, SPENT, UPRIGHT, share_out, weigh
from queendom.bots.search.christina_regina.worlds import (
    FACTS,
    GUESSES,
    PUBLIC,
    ROOM_A,
    ROOM_C,
    ROOM_D,
    SEARCHER,
    SEEN,
    SHARES,
    guess,
)
from queendom.games.christina_regina.numbering import ASSASSINATE, PASS, PERSUADE
from queendom.games.christina_regina.state import COLOURS, KINDS, NO_COLOUR
from queendom.kernel.bits import wide
from queendom.kernel.compiled import rule
from queendom.kernel.layout import Record

_ALL_COLOURS = len(COLOURS)
#: The kinds of players that an action may come from, each as likely before they act: some weigh as the search does,
#: some only count what their own colour would score now (NAIVE); and how surely they do what looks good then. The last
#: do anything. Nobody is quite sure: now and then everybody does anything.
SHARPNESS = np.array([1.5, 5.0, 1.0, 4.0, 0.0])
FIRST_NAIVE = 2
CARELESS = 0.1
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
def likelihood(scores: Any, room: Any, found: int, action: int, sharpness: float) -> float:
    """How likely an action is chosen among those weighed, by a player so sure of what is good."""
    top = scores[0]
    for k in range(1, found):
        top = max(top, scores[k])
    whole, mine = 0.0, -1.0
    for k in range(found):
        here = math.exp(sharpness * (scores[k] - top))
        whole += here
        if canonical(wide(room[k])) == action:
            mine = here
    if mine < 0.0:
        return 1.0 / found
    return (1.0 - CARELESS) * mine / whole + CARELESS / found


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
            likely = likelihood(scores, room, weighed, canonical(wide(edges[k]["action"])), SHARPNESS[0])
            edges[k]["tells"][colour] = likely


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
