"""What happened, as the events of a record: told from states and draws, and read back as draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from queendom.errors import QueendomError, RecordError, shown
from queendom.games.christina_regina import shapes
from queendom.games.christina_regina.actions import (
    CARDS,
    Agitate,
    Assassinate,
    Draw,
    Manipulate,
    Persuade,
    card_number,
    stack_number,
)
from queendom.games.christina_regina.state import COLOURS, GROUPS, KINDS, OPEN, OVER
from queendom.kernel.actions import Action
from queendom.kernel.layout import States
from queendom.kernel.shapes import Foreign


def tell_deal(players: int, outcomes: Sequence[int]) -> shapes.Deal:
    """CR-2: everybody's faction, a secret, then two open cards a stack."""
    cards = [CARDS[(k // OPEN) * KINDS + outcome] for k, outcome in enumerate(outcomes[players:])]
    return {
        "type": "deal",
        "open": {group: cards[OPEN * k : OPEN * k + OPEN] for k, group in enumerate(GROUPS)},
        "factions": [COLOURS[outcome] for outcome in outcomes[:players]],
    }


def attempt(states: States, action: Action) -> list[shapes.Attempt]:
    """CR-4.3: who tried whom with which number, and how it ended; the victim's colour is for the assassin."""
    if not isinstance(action, Assassinate):
        return []
    colour = COLOURS[int(states["colours"][0, action.victim])]
    return [
        {
            "type": "attempt",
            "assassin": int(states["to_act"][0]),
            "victim": action.victim,
            "number": action.number,
            "success": action.colour == colour,
            "victim_colour": colour,
        }
    ]


def tell_move(before: States, action: Action, attempts: Sequence[shapes.Attempt], after: States) -> list[shapes.Event]:
    """A move, its attempt, the cards that turn face up, and the end."""
    move: shapes.Move = {
        "type": "move",
        "seat": int(before["to_act"][0]),
        "action": cast(shapes.Action, action.to_json()),
    }
    events: list[shapes.Event] = [move, *attempts]
    for stack, places in enumerate(_turned_up(before, action)):
        for place in places:
            card = CARDS[int(after["stacks"][0, stack, place])]
            events.append({"type": "reveal", "stack": GROUPS[stack], "card": card})
    if after["stage"][0] == OVER:
        events.append({"type": "end"})
    return events


def _turned_up(before: States, action: Action) -> list[list[int]]:
    """For each stack the open places whose card was not face up immediately before the move.

    Cards are followed by where they lay: (stack, place); one from the discards lay open.
    """
    stacks = [[(stack, place) for place in range(int(before["sizes"][0, stack]))] for stack in range(3)]
    match action:
        case Draw(source, bury):
            stacks[stack_number(source)].pop(0)
            buried = stacks[stack_number(bury)]
            buried.append(buried.pop(0))
        case Agitate(stack):
            stacks[stack_number(stack)].pop(0)
        case Manipulate((one, other)):
            first, second = stacks[stack_number(one)], stacks[stack_number(other)]
            first[0], second[0] = second[0], first[0]
        case Persuade(_, stack):
            stacks[stack_number(stack)].insert(0, (-1, 0))
    return [[place for place, (_, lay) in enumerate(stack[:OPEN]) if lay >= OPEN] for stack in stacks]


def outcomes(events: Sequence[Foreign]) -> list[tuple[str, int]]:
    """What may have come from chance, as sources and outcomes. A reveal of a card that all knew is not asked for."""
    found: list[tuple[str, int]] = []
    try:
        for event in events:
            if event["type"] == "deal":
                found += [("faction", COLOURS.index(colour)) for colour in event["factions"]]
                for group in GROUPS:
                    found += [(f"stack/{group}", card_number(card) % KINDS) for card in event["open"][group]]
            elif event["type"] == "reveal":
                found.append((f"stack/{event['stack']}", card_number(event["card"]) % KINDS))
    except (KeyError, ValueError, TypeError, AttributeError, QueendomError) as error:
        raise RecordError("record-unreadable-event", event=shown(event, 200), reason=str(error)) from None
    return found
