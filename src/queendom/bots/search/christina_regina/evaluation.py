"""What a position is worth: everybody's chance to win."""

from __future__ import annotations

import math
from typing import Any

from queendom.bots.search.christina_regina.assignments import FACTS, MARGINALS_NOW, SCRATCH_B, SEARCHER
from queendom.bots.search.christina_regina.cards import (
    BURIED,
    DISCARDED,
    GONE,
    SECOND,
    TOP,
    UNSEEN,
    cell,
    near,
    phase_of,
    points_of,
    read_court,
    read_places,
)
from queendom.bots.search.christina_regina.fitted import WEIGHTS
from queendom.bots.search.christina_regina.move_scores import (
    ATTACK,
    BEHIND,
    EXPOSED,
    FEATURES,
    MINE_ON_TOP,
    NEAR,
    PLACED,
    SPENT,
    THREAT,
    THREAT_ON_TOP,
    TO_ACT,
    UPRIGHT,
)
from queendom.bots.search.christina_regina.styles import style_value
from queendom.bots.search.config import Leaf
from queendom.games.christina_regina.numbering import AGITATE, PASS
from queendom.games.christina_regina.state import KINDS, MOST_PLAYERS, NO_COLOUR, OVER, SCORED
from queendom.games.christina_regina.turn import rank_of
from queendom.kernel import generic
from queendom.kernel.bits import count, wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record
from queendom.kernel.playout import playout, settle

_UNIFORM = int(Leaf.UNIFORM)
_SEMI_GREEDY = int(Leaf.SEMI_GREEDY)
#: Nobody is taken to be certain of a colour: the least chance that something else is true. Chosen by hand.
_LEAST_DOUBT = 0.02


@inlined
def suspected(seen: Any, seat: int, colour: int, by: int) -> float:
    """How likely a seat seems to have this colour to somebody who knows that their own is another."""
    if colour == by:
        return 0.0
    return float(seen[5 * seat + colour] / max(_LEAST_DOUBT, 1.0 - seen[5 * seat + by]))


@compiled
def features(r: Record, s: Record, seat: int, places: int, court: int, seen: Any, out: Any) -> None:
    """Write the features of a seat; `seen` is how likely an onlooker takes each seat to have each colour."""
    players = wide(r["players"])
    colour = wide(s["colours"][seat])
    for k in range(FEATURES):
        out[k] = 0.0
    acts = s["to_act"] == seat
    tilted = wide(s["tilted"][seat])
    for group in range(3):
        if (tilted >> group) & 1:
            continue
        at = 5 * group + colour
        place, lies = cell(places, at), cell(court, at)
        tops = near(court, group, TOP) - wide(lies == TOP)
        seconds = near(court, group, SECOND) - wide(lies == SECOND)
        deep = near(court, group, BURIED) - wide(lies in (BURIED, UNSEEN))
        if place < 3:
            out[PLACED + place] += 1.0
            out[THREAT] += tops
            out[THREAT + 1] += seconds
            out[THREAT + 2] += deep
            if acts:
                out[THREAT_ON_TOP] += tops
        if lies < GONE:
            out[NEAR + lies] += 1.0
            if lies < DISCARDED:
                out[BEHIND] += tops + seconds + deep
            if acts and lies == TOP:
                out[MINE_ON_TOP] += 1.0
    out[SPENT] = 1.0 * wide(s["spent"][seat])
    out[TO_ACT] = 1.0 if acts else 0.0
    out[UPRIGHT] = 3.0 - count(tilted)
    for other in range(players):
        if other == seat:
            continue
        theirs = wide(s["colours"][other])
        both = 7 & ~(tilted | wide(s["tilted"][other]))
        if s["attempts"][other, seat] == 0:
            most = 0
            for group in range(3):
                if (both >> group) & 1:
                    most = max(most, points_of(places, 5 * group + colour))
            likely = suspected(seen, seat, colour, theirs)
            out[EXPOSED] += most * likely * likely
        if s["attempts"][seat, other] == 0:
            likely = suspected(seen, other, theirs, colour)
            most_hoped = 0.0
            for group in range(3):
                if (both >> group) & 1:
                    hoped = likely * points_of(places, 5 * group + theirs)
                    hoped -= (1.0 - likely) * points_of(places, 5 * group + colour)
                    most_hoped = max(most_hoped, hoped)
            out[ATTACK] += most_hoped


@compiled
def evaluate(r: Record, s: Record, t: Record, c: Record, belief: Any, stream: Record, values: Any) -> None:
    """Everybody's chance to win: exact at the end, else by the fitted weights."""
    players = wide(r["players"])
    if c["leaf"] == _UNIFORM:
        playout(r, s, stream)
    elif c["leaf"] == _SEMI_GREEDY:
        semi_greedy(r, s, stream)
    for seat in range(MOST_PLAYERS):
        values[seat] = 0.0
    if s["stage"] == OVER:
        finish(r, s, values)
        return
    w = WEIGHTS[players - 2, phase_of(s)]
    places, court = read_places(r, s), read_court(s)
    out = belief[SCRATCH_B]
    top = -1e9
    for seat in range(players):
        features(r, s, seat, places, court, belief[MARGINALS_NOW], out)
        value = 0.0
        for k in range(FEATURES):
            value += w[k] * out[k]
        if c["style"] and belief[FACTS, SEARCHER] == seat:
            value += style_value(s, c, w, seat, belief[MARGINALS_NOW], out)
        values[seat] = value
        top = max(top, value)
    whole = 0.0
    for seat in range(players):
        values[seat] = math.exp(values[seat] - top)
        whole += values[seat]
    for seat in range(players):
        values[seat] /= whole


@compiled
def finish(r: Record, s: Record, values: Any) -> None:
    """Victory in parts, if it is shared (CR-5.4); CR-5.5: Christina leaves nothing."""
    if s["ending"] != SCORED:
        return
    players = wide(r["players"])
    most, winners = -1, 0
    for seat in range(players):
        rank = rank_of(s, seat)
        if rank > most:
            most, winners = rank, 0
        winners += wide(rank == most)
    for seat in range(players):
        values[seat] = 1.0 / winners if rank_of(s, seat) == most else 0.0


@compiled
def semi_greedy(r: Record, s: Record, stream: Record) -> None:
    """Play to the end: of a few actions at random, one that takes an own card or buries a threat, if there is one."""
    settle(r, s, stream)
    while generic.decides(r, s):
        chosen = generic.random_legal(r, s, stream)
        most = liking(s, chosen)
        for _ in range(3):
            action = generic.random_legal(r, s, stream)
            likes = liking(s, action)
            if likes > most:
                chosen, most = action, likes
        generic.perform(r, s, chosen)
        settle(r, s, stream)


@compiled
def liking(s: Record, action: int) -> int:
    """How much a simple player likes an action: most to draw their own card, then one of no colour or to pass."""
    if action == PASS:
        return 2
    if action >= AGITATE:
        return 0
    card = wide(s["stacks"][action // 3, 0])
    colour = card % KINDS
    if colour == s["colours"][s["to_act"]]:
        return 3
    return 2 if colour == NO_COLOUR else 1
