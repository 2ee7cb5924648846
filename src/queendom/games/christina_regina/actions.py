"""Christina Regina's actions (CR-3), and the mapping to and from the kernel's numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from queendom.errors import IllegalAction, shown
from queendom.games.christina_regina import shapes
from queendom.games.christina_regina.numbering import (
    ACTIONS,
    AGITATE,
    ASSASSINATE,
    MANIPULATE,
    PAIRS,
    PASS,
    PERSUADE,
)
from queendom.games.christina_regina.state import CARD_NAMES, COLOURS, GROUPS, MOST_PLAYERS
from queendom.kernel.actions import Action, Pass, among, malformed, text, whole
from queendom.kernel.shapes import Foreign

CARDS = CARD_NAMES


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """CR-3.1: take the top card of one stack, and move that of another to its bottom."""

    kind: ClassVar[str] = "draw"
    source: str
    bury: str

    def to_json(self) -> shapes.Draw:
        return {"kind": "draw", "from": self.source, "bury": self.bury}


@dataclass(frozen=True, slots=True)
class Agitate(Action):
    """CR-3.3: discard the top card of a stack."""

    kind: ClassVar[str] = "agitate"
    stack: str

    def to_json(self) -> shapes.Agitate:
        return {"kind": "agitate", "stack": self.stack}


@dataclass(frozen=True, slots=True)
class Manipulate(Action):
    """CR-3.3: swap the top cards of two stacks. A record names them in the order Copper, Silver, Gold."""

    kind: ClassVar[str] = "manipulate"
    stacks: tuple[str, str]

    def to_json(self) -> shapes.Manipulate:
        return {"kind": "manipulate", "stacks": sorted(self.stacks, key=stack_number)}


@dataclass(frozen=True, slots=True)
class Persuade(Action):
    """CR-3.3: put a discarded card on top of a stack."""

    kind: ClassVar[str] = "persuade"
    card: str
    stack: str

    def to_json(self) -> shapes.Persuade:
        return {"kind": "persuade", "card": self.card, "stack": self.stack}


@dataclass(frozen=True, slots=True)
class Assassinate(Action):
    """CR-4: name a victim and a number aloud, and in secret a colour: the dagger."""

    kind: ClassVar[str] = "assassinate"
    victim: int
    number: int
    colour: str

    def to_json(self) -> shapes.Assassinate:
        return {"kind": "assassinate", "victim": self.victim, "number": self.number, "colour": self.colour}


def number(action: Action) -> int:
    """The kernel's number of an action."""
    match action:
        case Draw(source, bury):
            return 3 * stack_number(source) + stack_number(bury)
        case Agitate(stack):
            return AGITATE + stack_number(stack)
        case Manipulate(stacks):
            pair = tuple(sorted(stack_number(stack) for stack in stacks))
            if pair not in PAIRS:
                raise IllegalAction("same-stack", action="~".join(stack[:1].upper() for stack in stacks))
            return MANIPULATE + PAIRS.index(pair)
        case Persuade(card, stack):
            return PERSUADE + 3 * card_number(card) + stack_number(stack)
        case Assassinate(victim, leader, colour):
            if victim not in range(MOST_PLAYERS) or isinstance(victim, bool):
                raise IllegalAction("no-such-victim", action=f"{shown(victim, 20)}!")
            if leader not in (1, 2, 3):
                raise IllegalAction("no-such-leader", given=shown(leader))
            return ASSASSINATE + (victim * 3 + leader - 1) * 5 + among("colour", COLOURS, colour)
        case Pass():
            return PASS
    raise IllegalAction("no-such-action", action=shown(action))


def action(number: int) -> Action:
    """The action behind a number."""
    if not isinstance(number, int) or number not in range(ACTIONS):
        raise IllegalAction("no-such-action", action=shown(number))
    if number == PASS:
        return Pass()
    if number >= ASSASSINATE:
        rest = number - ASSASSINATE
        return Assassinate(rest // 15, rest // 5 % 3 + 1, COLOURS[rest % 5])
    if number >= PERSUADE:
        return Persuade(CARDS[(number - PERSUADE) // 3], GROUPS[(number - PERSUADE) % 3])
    if number >= MANIPULATE:
        one, other = PAIRS[number - MANIPULATE]
        return Manipulate((GROUPS[one], GROUPS[other]))
    if number >= AGITATE:
        return Agitate(GROUPS[number - AGITATE])
    return Draw(GROUPS[number // 3], GROUPS[number % 3])


def read(data: Foreign) -> Action:
    """An action from its JSON; unknown keys are ignored."""
    if not isinstance(data, Mapping):
        raise malformed(data, "", "expected-action")
    match data.get("kind"):
        case "draw":
            return Draw(text(data, "from"), text(data, "bury"))
        case "agitate":
            return Agitate(text(data, "stack"))
        case "manipulate":
            stacks = data.get("stacks")
            if not isinstance(stacks, list) or len(stacks) != 2 or not all(isinstance(one, str) for one in stacks):
                raise malformed(data, "stacks", "expected-two-stacks")
            return Manipulate((stacks[0], stacks[1]))
        case "persuade":
            return Persuade(text(data, "card"), text(data, "stack"))
        case "assassinate":
            return Assassinate(whole(data, "victim"), whole(data, "number"), text(data, "colour"))
        case "pass":
            return Pass()
    raise malformed(data, "kind", "draw, agitate, manipulate, persuade, assassinate, pass")


def stack_number(stack: str) -> int:
    return among("stack", GROUPS, stack)


def card_number(card: str) -> int:
    return among("card", CARDS, card)
