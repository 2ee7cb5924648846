"""The rules of Christina Regina, compiled: what an action does (CR-3, CR-4).

As in Winter Queen: `refusal` returns a code, `perform` does not check, and draws are made one at a time. No refusal
depends on anybody's colour.
"""

from __future__ import annotations

from queendom.games.christina_regina.numbering import AGITATE, ASSASSINATE, MANIPULATE, PASS, PERSUADE
from queendom.games.christina_regina.state import (
    CARDS,
    GROUP_SIZE,
    KINDS,
    MOST_PLAYERS,
    NO_COLOUR,
    NONE,
    PLAYING,
    ROOM,
    UNKNOWN,
)
from queendom.games.christina_regina.supply import NOWHERE, bury, chance_source, put_on_top, take_top
from queendom.games.christina_regina.turn import end_turn, place_of
from queendom.kernel.bits import count, wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record


@compiled
def set_up(r: Record, s: Record, first: int) -> None:
    """CR-2: shuffled stacks, nobody has a faction yet; chance deals."""
    for stack in range(3):
        for k in range(ROOM):
            s["stacks"][stack, k] = UNKNOWN if k < GROUP_SIZE else NONE
        s["sizes"][stack] = GROUP_SIZE
        for colour in range(KINDS):
            s["unseen"][stack, colour] = r["cards"][stack, colour]
        for k in range(GROUP_SIZE):
            s["influence"][stack, k] = NONE
        s["heights"][stack] = 0
    for card in range(CARDS):
        s["discards"][card] = 0
    for seat in range(MOST_PLAYERS):
        s["colours"][seat] = NONE
        s["spent"][seat] = 0
        s["tilted"][seat] = 0
        for group in range(3):
            s["points"][seat, group] = 0
        for other in range(MOST_PLAYERS):
            s["attempts"][seat, other] = 0
            s["succeeded"][seat, other] = 0
            s["daggers"][seat, other] = NONE
    s["first"] = first
    # The deal ends like a turn, so that the first player's comes next (CR-2.3).
    s["to_act"] = (first + wide(r["players"]) - 1) % wide(r["players"])
    s["stage"] = PLAYING
    s["ending"] = 0
    s["passes"] = 0
    s["dealt"] = 0


# --- what an action does -------------------------------------------------------------------------------------------


@compiled
def perform(r: Record, s: Record, action: int) -> None:
    """Do an action that is known to be legal. The turn ends when no card is left to turn up."""
    if action == PASS:
        s["passes"] += 1
        end_turn(r, s)
        return
    if action < AGITATE:
        receive(s, take_top(s, action // 3))
        bury(s, action % 3)
    elif action < ASSASSINATE:
        play_action_card(s, action)
    else:
        assassinate(s, action)
    s["passes"] = 0
    if chance_source(r, s) == NOWHERE:
        end_turn(r, s)


@compiled
def receive(s: Record, card: int) -> None:
    """CR-3.2: a coloured card goes on the influence stack of its own group, one without colour to the discards."""
    group, colour = card // KINDS, card % KINDS
    if colour == NO_COLOUR:
        s["discards"][card] += 1
    else:
        s["influence"][group, s["heights"][group]] = colour
        s["heights"][group] += 1


@compiled
def play_action_card(s: Record, action: int) -> None:
    """CR-3.3: agitation, manipulation or persuasion."""
    s["spent"][s["to_act"]] = 1
    if action < MANIPULATE:
        s["discards"][take_top(s, action - AGITATE)] += 1
    elif action < PERSUADE:
        # The pairs in order: copper and silver, copper and gold, silver and gold.
        one = 1 if action == MANIPULATE + 2 else 0
        other = 1 if action == MANIPULATE else 2
        card = s["stacks"][one, 0]
        s["stacks"][one, 0] = s["stacks"][other, 0]
        s["stacks"][other, 0] = card
    else:
        card = (action - PERSUADE) // 3
        s["discards"][card] -= 1
        put_on_top(s, (action - PERSUADE) % 3, card)


@compiled
def assassinate(s: Record, action: int) -> None:
    """CR-4.4: the right colour tilts the victim's leader, a wrong one the assassin's own."""
    seat = wide(s["to_act"])
    victim, number = (action - ASSASSINATE) // 15, (action - ASSASSINATE) // 5 % 3
    colour = (action - ASSASSINATE) % 5
    success = s["colours"][victim] == colour
    s["daggers"][seat, victim] = colour
    resolve(s, seat, victim, number, success)


@compiled
def resolve(s: Record, seat: int, victim: int, number: int, success: bool) -> None:
    """What everybody sees of an attempt."""
    s["attempts"][seat, victim] = number + 1
    s["succeeded"][seat, victim] = success
    s["tilted"][victim if success else seat] |= 1 << number


# --- what simple players ask ---------------------------------------------------------------------------------------


@compiled
def gain_now(r: Record, s: Record, action: int) -> int:
    """Points are only counted at the end."""
    return 0


@compiled
def prospect(r: Record, s: Record, seat: int) -> int:
    """A seat's points if the game ended now, in hundredths, less the danger of the open cards.

    A top card of another colour would push one's own card down by a place when somebody draws it. A fallen leader and a
    spent action card are losses, too, even if they cost nothing yet.
    """
    fallen = wide(s["tilted"][seat])
    value = -10 * wide(s["spent"][seat]) - 50 * count(fallen)
    colour = wide(s["colours"][seat])
    for group in range(3):
        place = place_of(r, s, colour, group)
        if place == NONE or place > 2:
            continue
        value += 100 * (3 - place)
        for stack in range(3):
            card = wide(s["stacks"][stack, 0])
            if card >= 0 and card // KINDS == group and card % KINDS not in (colour, NO_COLOUR):
                value -= 25
    return value
