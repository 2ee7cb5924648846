"""Court stacks: taking, burying and turning up cards, and what chance may bring (CR-2, CR-3)."""

from __future__ import annotations

from typing import Any

from queendom.games.christina_regina import refusals
from queendom.games.christina_regina.state import COLOURS, GROUPS, KINDS, NONE, OPEN, OVER, UNKNOWN
from queendom.games.christina_regina.turn import end_turn
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record
from queendom.kernel.streams import below

#: Where a chance point draws from: nowhere, the factions nobody has picked, a court stack.
NOWHERE, FACTIONS, FIRST_STACK = 0, 1, 2
MOST_OUTCOMES = KINDS


@inlined
def take_top(s: Record, stack: int) -> int:
    """Remove the top card of a stack that is not empty."""
    card = wide(s["stacks"][stack, 0])
    last = wide(s["sizes"][stack]) - 1
    for k in range(last):
        s["stacks"][stack, k] = s["stacks"][stack, k + 1]
    s["stacks"][stack, last] = NONE
    s["sizes"][stack] = last
    return card


@inlined
def put_on_top(s: Record, stack: int, card: int) -> None:
    for k in range(wide(s["sizes"][stack]), 0, -1):
        s["stacks"][stack, k] = s["stacks"][stack, k - 1]
    s["stacks"][stack, 0] = card
    s["sizes"][stack] += 1


@inlined
def bury(s: Record, stack: int) -> None:
    """CR-3.1: the top card goes face down to the bottom of its stack, seen by all."""
    card = take_top(s, stack)
    s["stacks"][stack, s["sizes"][stack]] = card
    s["sizes"][stack] += 1


@inlined
def place_of_unknown(s: Record, stack: int) -> int:
    """The first open place of a stack whose card nobody knows yet; NONE if there is none."""
    if s["stacks"][stack, 0] == UNKNOWN:
        return 0
    if s["stacks"][stack, 1] == UNKNOWN:
        return 1
    return NONE


@inlined
def chance_source(r: Record, s: Record) -> int:
    """Where the next draw comes from; NOWHERE when a player is to act or the game is over."""
    if s["dealt"] < r["players"]:
        return FACTIONS
    for stack in range(3):
        if place_of_unknown(s, stack) != NONE:
            return FIRST_STACK + stack
    return NOWHERE


@compiled
def weight(r: Record, s: Record, source: int, outcome: int) -> int:
    """How many of the equally likely things behind a source are this outcome."""
    if source == NOWHERE or outcome < 0 or outcome >= KINDS:
        return 0
    if source == FACTIONS:
        if outcome >= len(COLOURS):
            return 0
        for seat in range(wide(s["dealt"])):
            if s["colours"][seat] == outcome:
                return 0
        return 1
    return wide(s["unseen"][source - FIRST_STACK, outcome])


@compiled
def chance(r: Record, s: Record, weights: Any) -> int:
    """Write the weight of every outcome of the next draw; returns its source."""
    source = wide(chance_source(r, s))
    for outcome in range(len(weights)):
        weights[outcome] = weight(r, s, source, outcome)
    return source


@compiled
def draw(r: Record, s: Record, stream: Record) -> int:
    """An outcome of the next draw from a fast stream, as likely as its weight."""
    source = wide(chance_source(r, s))
    total = 0
    for outcome in range(KINDS):
        total += weight(r, s, source, outcome)
    number = below(stream, total)
    for outcome in range(KINDS):
        number -= weight(r, s, source, outcome)
        if number < 0:
            return outcome
    return NONE


@compiled
def apply_chance(r: Record, s: Record, outcome: int) -> int:
    """Carry out one draw; a refusal code if the state waits for none or this outcome is not possible."""
    if weight(r, s, wide(chance_source(r, s)), outcome) <= 0:
        return refusals.NO_SUCH_OUTCOME
    perform_chance(r, s, outcome)
    return refusals.FINE


@compiled
def perform_chance(r: Record, s: Record, outcome: int) -> None:
    """Carry out one draw whose outcome is known to be possible."""
    source = wide(chance_source(r, s))
    if source == FACTIONS:
        s["colours"][s["dealt"]] = outcome
        s["dealt"] += 1
    else:
        stack = source - FIRST_STACK
        s["stacks"][stack, place_of_unknown(s, stack)] = stack * KINDS + outcome
        s["unseen"][stack, outcome] -= 1
    if chance_source(r, s) == NOWHERE and s["stage"] != OVER:
        end_turn(r, s)


@inlined
def has_empty_stack(s: Record) -> bool:
    return wide(s["sizes"][0]) * wide(s["sizes"][1]) * wide(s["sizes"][2]) == 0


assert OPEN == 2  # `place_of_unknown` looks at two places
assert len(GROUPS) == 3
