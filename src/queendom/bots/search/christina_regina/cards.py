"""Where the cards lie, packed into two integers of 15 cells, group by group and colour by colour.

One integer holds the place of each card in its influence stack, the other how near it is in the court. An action
changes a few cells, so a hundred actions can be scored without copying a state.
"""

from __future__ import annotations

from queendom.games.christina_regina.state import COLOURS, KINDS, NO_COLOUR
from queendom.games.christina_regina.turn import fallen
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record

_ALL_COLOURS = len(COLOURS)
_NOT = 15  # no place
TOP, SECOND, BURIED, UNSEEN, DISCARDED, GONE = range(6)
_EMPTY = (1 << 60) - 1
_ALL_GONE = sum(GONE << (4 * k) for k in range(15))


@inlined
def cell(packed: int, at: int) -> int:
    return (packed >> (4 * at)) & 15


@inlined
def put(packed: int, at: int, value: int) -> int:
    return (packed & ~(15 << (4 * at))) | (value << (4 * at))


@compiled
def read_places(r: Record, s: Record) -> int:
    """The place of each colour in each influence stack after CR-5.2."""
    places = wide(_EMPTY)
    for group in range(3):
        removed = fallen(r, s, group)
        place = 0
        for at in range(wide(s["heights"][group]) - 1, -1, -1):
            here = wide(s["influence"][group, at])
            if (removed >> here) & 1:
                removed &= ~(1 << here)
            elif cell(places, 5 * group + here) == _NOT:
                places = put(places, 5 * group + here, place)
                place += 1
    return places


@compiled
def read_court(s: Record) -> int:
    """How near each coloured card is in the court: the nearest, if there are several alike."""
    court = wide(_ALL_GONE)
    for group in range(3):
        for colour in range(_ALL_COLOURS):
            if s["unseen"][group, colour] > 0:
                court = put(court, 5 * group + colour, UNSEEN)
            elif s["discards"][KINDS * group + colour] > 0:
                court = put(court, 5 * group + colour, DISCARDED)
    for stack in range(3):
        for k in range(wide(s["sizes"][stack])):
            card = wide(s["stacks"][stack, k])
            if card >= 0 and card % KINDS != NO_COLOUR:
                at = 5 * (card // KINDS) + card % KINDS
                court = put(court, at, min(k, BURIED, cell(court, at)))
    return court


@inlined
def moved(court: int, card: int, to: int) -> int:
    """The court with a card somewhere else; cards nobody knows and those without colour are nowhere."""
    if card < 0 or card % KINDS == NO_COLOUR:
        return court
    return put(court, 5 * (card // KINDS) + card % KINDS, to)


@inlined
def risen(s: Record, court: int, stack: int) -> int:
    """The court when the top card of a stack is gone."""
    court = moved(court, wide(s["stacks"][stack, 1]), TOP)
    return moved(court, wide(s["stacks"][stack, 2]), SECOND)


@inlined
def buried(s: Record, court: int, stack: int) -> int:
    """The court when the top card of a stack has gone to its bottom."""
    size = wide(s["sizes"][stack])
    court = risen(s, court, stack)
    return moved(court, wide(s["stacks"][stack, 0]), min(size - 1, BURIED))


@inlined
def raised(places: int, at: int) -> int:
    """The places when a colour's card comes to the top of its influence stack."""
    group = at // 5
    for colour in range(_ALL_COLOURS):
        place = cell(places, 5 * group + colour)
        if place != _NOT:
            places = put(places, 5 * group + colour, place + 1)
    return put(places, at, 0)


@inlined
def lost(places: int, at: int) -> int:
    """The places when a colour's card is taken away."""
    mine = cell(places, at)
    if mine == _NOT:
        return places
    group = at // 5
    for colour in range(_ALL_COLOURS):
        place = cell(places, 5 * group + colour)
        if place != _NOT and place > mine:
            places = put(places, 5 * group + colour, place - 1)
    return put(places, at, _NOT)


@inlined
def near(court: int, group: int, kind: int) -> int:
    """How many coloured cards of a group are so near (buried and unseen ones together)."""
    found = 0
    for colour in range(_ALL_COLOURS):
        here = cell(court, 5 * group + colour)
        found += wide(here == kind) + wide(kind == BURIED and here == UNSEEN)
    return found


@inlined
def points_of(places: int, at: int) -> int:
    place = cell(places, at)
    return 3 - place if place < 3 else 0


@inlined
def smallest(s: Record) -> int:
    """The size of the smallest stack: the game ends soon after it is empty."""
    return min(wide(s["sizes"][0]), wide(s["sizes"][1]), wide(s["sizes"][2]))


@inlined
def phase_of(s: Record) -> int:
    """How near the end is: the smallest stack."""
    left = smallest(s)
    return left if left < 4 else min(6, 2 + left // 2)
