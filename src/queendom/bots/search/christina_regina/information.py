"""What players know in the course of a simulation, and which hidden colours it samples.

Nobody may learn from what they cannot know. A simulation therefore samples the colours in one of two ways. Half of the
simulations give the searcher their true colour, and the others what the searcher believes of them: only the searcher
learns from those. The other half sample what an onlooker believes, in which the searcher may have any colour: everybody
else learns from those. So opponents find out as much about the searcher's colour as the searcher's actions tell, and a
searcher who would act the same with other colours stays hidden.
"""

from __future__ import annotations

from typing import Any

from queendom.bots.search.christina_regina.assignments import (
    ASSIGNMENTS,
    BY_PRIOR,
    FACTS,
    IN_PUBLIC,
    MARGINALS,
    MARGINALS_NOW,
    OWN_SUMS,
    PUBLIC_SHARE,
    PUBLIC_SUMS,
    SEARCHER,
    TYPE_ROWS,
    is_searcher,
)
from queendom.bots.search.christina_regina.player_types import RATIONAL_TYPES
from queendom.games.christina_regina.numbering import ASSASSINATE, PASS
from queendom.games.christina_regina.state import COLOURS, MOST_PLAYERS, NONE
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record
from queendom.kernel.streams import below


@compiled
def sample_hidden(r: Record, s: Record, belief: Any, stream: Record) -> None:
    """Give everybody a colour, and decide who selects what is best and who draws an action by its prior."""
    players = wide(r["players"])
    facts = belief[FACTS]
    public = below(stream, 1 << 20) < facts[PUBLIC_SHARE] * (1 << 20)
    facts[IN_PUBLIC] = 1.0 if public else 0.0
    sums = belief[PUBLIC_SUMS] if public else belief[OWN_SUMS]
    mark = below(stream, 1 << 30) / (1 << 30)
    low, high = 0, len(ASSIGNMENTS) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > mark:
            high = middle
        else:
            low = middle + 1
    for seat in range(MOST_PLAYERS):
        s["colours"][seat] = ASSIGNMENTS[low, seat] if seat < players else NONE
    for seat in range(players):
        rational = 0.0
        for player_type in range(RATIONAL_TYPES):
            rational += belief[TYPE_ROWS + player_type, 5 * seat + ASSIGNMENTS[low, seat]]
        facts[BY_PRIOR + seat] = 0.0 if below(stream, 1 << 20) < rational * (1 << 20) else 1.0
    facts[BY_PRIOR + wide(facts[SEARCHER])] = 0.0
    for k in range(MOST_PLAYERS * len(COLOURS)):
        belief[MARGINALS_NOW, k] = belief[MARGINALS, k]


@compiled
def public_key(r: Record, s: Record) -> int:
    """The open cards, and how attempts ended: all that an action leaves to be seen."""
    seen = wide(0)
    for stack in range(3):
        seen = (seen * 20 + wide(s["stacks"][stack, 0]) + 2) * 20 + wide(s["stacks"][stack, 1]) + 2
    for seat in range(wide(r["players"])):
        seen = seen * 8 + wide(s["tilted"][seat])
    return seen


@compiled
def public_action(r: Record, s: Record, action: int) -> int:
    """All of an action but the dagger's colour."""
    return action if action < ASSASSINATE or action == PASS else action - (action - ASSASSINATE) % 5


@compiled
def private_key(r: Record, s: Record) -> int:
    """One's own colour, and those of one's victims."""
    seat = wide(s["to_act"])
    known = wide(s["colours"][seat]) + 1
    for victim in range(wide(r["players"])):
        known = known * 6 + (wide(s["colours"][victim]) + 1) * wide(s["attempts"][seat, victim] > 0)
    return known


@compiled
def learns_from(r: Record, s: Record, belief: Any, seat: int) -> bool:
    """The searcher learns from their own assignments, everybody else from public ones; all, if there are no others."""
    return bool(is_searcher(s, belief, seat) != (belief[FACTS, IN_PUBLIC] > 0.5) or belief[FACTS, PUBLIC_SHARE] == 0.0)


@compiled
def plays_by_prior(r: Record, s: Record, belief: Any) -> bool:
    """Players who do not look for the best do so: their priors say what such players do."""
    return bool(belief[FACTS, BY_PRIOR + wide(s["to_act"])] > 0.5)
