"""Who may be who: the worlds a search imagines, and the table of what is believed of them.

Nobody may learn what they cannot know. A simulation therefore shows one of two worlds: the true one, with the
searcher's own colour and what they believe of others, from which only the searcher learns; and a public one, drawn from
what an onlooker would believe, in which the searcher may have any colour, and from which all others learn. So opponents
find out as much about the searcher's colour as the searcher's actions tell: whoever would act so with other colours,
too, stays hidden.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np

from queendom.games.christina_regina.numbering import ASSASSINATE, PASS
from queendom.games.christina_regina.state import COLOURS, MOST_PLAYERS, NONE
from queendom.kernel.bits import wide
from queendom.kernel.compiled import rule, small_rule
from queendom.kernel.layout import Record
from queendom.kernel.streams import below

_ALL_COLOURS = len(COLOURS)

#: Every way to give five colours to five seats; seats that nobody sits at hold the piles nobody picked.
WORLDS = np.array(list(permutations(range(_ALL_COLOURS))), np.int64)

# --- the belief: rows of a table -------------------------------------------------------------------------------------
#: The chance of each world, to the searcher and to an onlooker; the same summed up; facts; room.
OWN, PUBLIC, OWN_SUMS, PUBLIC_SUMS, FACTS, SEEN, GUESSES, SHARES, ROOM_A, ROOM_B, ROOM_C, ROOM_D, WAYS = range(13)
#: Kinds of players: so many, the first, look for what is best; the last do anything.
THOUGHTFUL, ANYTHING = 2, 5
#: From WAYS on, a row for each kind of player but the last: how likely each seat, if it has a colour, is of that kind.
ROWS = WAYS + ANYTHING
#: Facts: who searches, with which colour, how often the public world is shown, and whether it is shown now; from
#: HABITUAL on, which seats do as they usually do now, instead of what is best.
SEARCHER, COLOUR, DOUBT, IN_PUBLIC, HABITUAL = range(5)


def new_belief() -> Any:
    return np.zeros((ROWS, len(WORLDS)), np.float64)


@rule
def imagine(r: Record, s: Record, belief: Any, stream: Record) -> None:
    """Give everybody a colour, in the true world or in the public one, and decide who thinks and who does as usual."""
    players = wide(r["players"])
    facts = belief[FACTS]
    public = below(stream, 1 << 20) < facts[DOUBT] * (1 << 20)
    facts[IN_PUBLIC] = 1.0 if public else 0.0
    sums = belief[PUBLIC_SUMS] if public else belief[OWN_SUMS]
    mark = below(stream, 1 << 30) / (1 << 30)
    low, high = 0, len(WORLDS) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > mark:
            high = middle
        else:
            low = middle + 1
    for seat in range(MOST_PLAYERS):
        s["colours"][seat] = WORLDS[low, seat] if seat < players else NONE
    for seat in range(players):
        thoughtful = 0.0
        for kind in range(THOUGHTFUL):
            thoughtful += belief[WAYS + kind, 5 * seat + WORLDS[low, seat]]
        facts[HABITUAL + seat] = 0.0 if below(stream, 1 << 20) < thoughtful * (1 << 20) else 1.0
    facts[HABITUAL + wide(facts[SEARCHER])] = 0.0
    for k in range(MOST_PLAYERS * _ALL_COLOURS):
        belief[SEEN, k] = belief[SHARES, k]


@rule
def sight(r: Record, s: Record) -> int:
    """The open cards, and how attempts ended: all that an action leaves to be seen."""
    seen = wide(0)
    for stack in range(3):
        seen = (seen * 20 + wide(s["stacks"][stack, 0]) + 2) * 20 + wide(s["stacks"][stack, 1]) + 2
    for seat in range(wide(r["players"])):
        seen = seen * 8 + wide(s["tilted"][seat])
    return seen


@rule
def overt(r: Record, s: Record, action: int) -> int:
    """All of an action but the dagger's colour."""
    return action if action < ASSASSINATE or action == PASS else action - (action - ASSASSINATE) % 5


@rule
def secret(r: Record, s: Record) -> int:
    """One's own colour, and those of one's victims."""
    seat = wide(s["to_act"])
    known = wide(s["colours"][seat]) + 1
    for victim in range(wide(r["players"])):
        known = known * 6 + (wide(s["colours"][victim]) + 1) * wide(s["attempts"][seat, victim] > 0)
    return known


@small_rule
def is_searcher(s: Record, belief: Any, seat: int) -> bool:
    """Whether a seat is the searcher with the colour they really have."""
    return bool(belief[FACTS, SEARCHER] == seat and belief[FACTS, COLOUR] == s["colours"][seat])


@rule
def learns(r: Record, s: Record, belief: Any, seat: int) -> bool:
    """The searcher learns from the true world, everybody else from the public one; all, if only one is shown."""
    return bool(is_searcher(s, belief, seat) != (belief[FACTS, IN_PUBLIC] > 0.5) or belief[FACTS, DOUBT] == 0.0)


@rule
def by_habit(r: Record, s: Record, belief: Any) -> bool:
    return bool(belief[FACTS, HABITUAL + wide(s["to_act"])] > 0.5)


@rule
def guess(r: Record, s: Record, chances: Any, seat: int, colour: int, guesses: Any) -> None:
    """Write what a seat of this colour believes of the others, colour by colour, if worlds are so likely."""
    players = wide(r["players"])
    for k in range(MOST_PLAYERS * _ALL_COLOURS):
        guesses[k] = 0.0
    whole = 0.0
    for world in range(len(WORLDS)):
        if WORLDS[world, seat] != colour or chances[world] == 0.0:
            continue
        fits = True
        for victim in range(players):
            if s["attempts"][seat, victim] > 0 and s["colours"][victim] >= 0:
                fits = fits and WORLDS[world, victim] == s["colours"][victim]
        if fits:
            whole += chances[world]
            for other in range(players):
                guesses[5 * other + WORLDS[world, other]] += chances[world]
    if whole > 0.0:
        for k in range(MOST_PLAYERS * _ALL_COLOURS):
            guesses[k] /= whole
