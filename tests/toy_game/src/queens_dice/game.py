"""Queen's Dice for everybody else: names for what the rules keep as numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, cast

import numpy as np

from queendom.errors import IllegalAction, NotationError, RecordError, shown
from queendom.kernel import generic, rulebook
from queendom.kernel.actions import Action, among, text
from queendom.kernel.compiled import entry_point
from queendom.kernel.layout import Layout, Rules, States
from queendom.kernel.positions import PositionReader
from queendom.kernel.rulebook import Option
from queendom.kernel.shapes import AnyEvent, Foreign, GameShapes
from queendom.kernel.streams import next_below
from queendom.kernel.tally import END, Gained, Parts, with_gains
from queens_dice import rules
from queens_dice.edition import EDITIONS, Edition
from queens_dice.rules import CARD, DIE, FACES, LAYOUT, MOST_PLAYERS, RULES
from queens_dice.shapes import ABOVE, COUNTED, LIMITS, NAME, SHAPES, ActionJson, Deal, Event, Legal, Result, State

generic.implement(LAYOUT.dtype, rules)

_SOURCES = {CARD: "card", DIE: "die"}


@entry_point
def points_at(rules_: Rules, states: States, i: int, seat: int) -> int:
    return rules.points(rules_[0], states[i], seat)


@dataclass(frozen=True, slots=True)
class Roll(Action):
    kind: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    kind: ClassVar[str] = "stop"


ACTIONS: tuple[Action, ...] = (Roll(), Stop())
KINDS = [action.kind for action in ACTIONS]


class Ending(StrEnum):
    COUNTED = COUNTED


class Rulebook(rulebook.Rulebook):
    game: ClassVar[str] = NAME
    layout: ClassVar[Layout] = LAYOUT
    shapes: ClassVar[GameShapes] = SHAPES
    refusals: ClassVar[Sequence[str]] = ("", "game-over", "no-such-action", "no-such-outcome")
    most_legal: ClassVar[int] = len(ACTIONS)
    most_outcomes: ClassVar[int] = FACES

    # --- actions ---

    def number(self, action: Action) -> int:
        if action not in ACTIONS:
            raise IllegalAction("no-such-action", given=shown(action))
        return ACTIONS.index(action)

    def action(self, number: int) -> Action:
        return ACTIONS[number]

    def read_action(self, data: Foreign) -> Action:
        return ACTIONS[among("action", KINDS, text(data, "kind"))]

    def write_move(self, action: Action) -> str:
        return action.kind

    def read_move(self, written: str) -> Action:
        if written not in KINDS:
            raise NotationError("move-unreadable", given=shown(written))
        return ACTIONS[KINDS.index(written)]

    def factored(self, states: States) -> Legal:
        return {"actions": [action.kind for action in self.legal_actions(states)]}

    # --- what happened ---

    def source_name(self, source: int) -> str:
        return _SOURCES[source]

    def immediate_events(self, states: States, action: Action) -> Sequence[AnyEvent]:
        return []

    def tell_deal(self, outcomes: Sequence[int]) -> Deal:
        return {"type": "deal", "cards": [outcome + 1 for outcome in outcomes]}

    def tell_move(
        self, before: States, action: Action, gains: Sequence[AnyEvent], outcomes: Sequence[int], after: States
    ) -> Sequence[Event]:
        done = cast(ActionJson, action.to_json())
        events: list[Event] = [{"type": "move", "seat": int(before["to_act"][0]), "action": done}]
        events += [{"type": "die", "shows": outcome + 1} for outcome in outcomes]
        if after["over"][0]:
            events.append({"type": "end"})
        return events

    def outcomes(self, events: Sequence[Foreign]) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for event in events:
            try:
                if event["type"] == "deal":
                    found += [("card", card - 1) for card in event["cards"]]
                elif event["type"] == "die":
                    found.append(("die", event["shows"] - 1))
            except (KeyError, TypeError) as error:  # a record is anybody's text
                raise RecordError("record-unreadable-event", event=shown(event), reason=shown(error)) from None
        return found

    def scores(self, states: States) -> list[int]:
        over = bool(states["over"][0])
        return [int(points_at(self.rules, states, 0, seat)) if over else 0 for seat in range(self.players)]

    def result(self, states: States) -> Result | None:
        if not states["over"][0]:
            return None
        scores = self.scores(states)
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return {"scores": scores, "winners": winners, "ending": str(Ending.COUNTED)}

    def parts(self, states: States, counted: Parts) -> Parts:
        """Where the points came from: all from the dice, at the end."""
        return with_gains(counted, [Gained(seat, "dice", END, score) for seat, score in enumerate(self.scores(states))])

    # --- what is hidden ---

    def fill_hidden(self, states: States, streams: States) -> None:
        for seat in range(self.players):
            if states["cards"][0, seat] == 0:
                states["cards"][0, seat] = next_below(streams, FACES) + 1

    # --- positions ---

    def tell_state(self, states: States) -> State:
        of_all = slice(self.players)
        over = bool(states["over"][0])
        return {
            "first": int(states["first"][0]),
            "to_act": None if over else int(states["to_act"][0]),
            "totals": states["totals"][0, of_all].tolist(),
            "cards": [card or None for card in states["cards"][0, of_all].tolist()],
            "stopped": [bool(one) for one in states["stopped"][0, of_all].tolist()],
        }

    def from_position(self, data: Foreign) -> States:
        return Reader(self.edition, self.rules, self.players, data).read()


class Reader(PositionReader[Any]):
    """A position from its parts; what is left out is as it is at the start."""

    def read(self) -> States:
        states = np.zeros(1, LAYOUT.dtype)
        s = states[0]
        s["totals"][: self.players] = self.numbers("totals", self.data.get("totals", [0] * self.players), self.players)
        s["cards"][: self.players] = self.numbers("cards", self.data.get("cards"), self.players)
        for seat, card in enumerate(s["cards"][: self.players]):
            if not 1 <= card <= FACES:
                raise self.wrong(f"cards[{seat}]", f"1–{FACES}", int(card))
        stopped = self.data.get("stopped", [False] * self.players)
        if not isinstance(stopped, list) or [type(one) for one in stopped] != [bool] * self.players:
            raise self.wrong("stopped", "expected-list", stopped)
        s["stopped"][: self.players] = stopped
        s["dealt"], s["over"], s["first"] = self.players, all(stopped), self.seat("first", 0)
        s["to_act"] = s["first"] if s["over"] else self.seat("to_act", int(s["first"]))
        if not s["over"] and s["stopped"][s["to_act"]]:
            raise self.wrong("to_act", stopped.index(False), int(s["to_act"]))
        return states


class QueensDice(rulebook.Game):
    """Queen's Dice, 2–3 players."""

    name: ClassVar[str] = NAME
    shapes: ClassVar[GameShapes] = SHAPES
    rules_versions: ClassVar[tuple[int, ...]] = (1, 2)
    players: ClassVar[tuple[int, ...]] = tuple(range(2, MOST_PLAYERS + 1))
    options: ClassVar[Mapping[str, Option]] = {
        "limit": Option(LIMITS),
        "above": Option(ABOVE, before="nothing"),
    }
    endings: ClassVar[type[Ending]] = Ending
    default_edition: ClassVar[str] = "plain"
    shelf: ClassVar[Any] = EDITIONS

    def make_rulebook(
        self, edition: rulebook.Edition, players: int, options: Mapping[str, str], rules_version: int
    ) -> Rulebook:
        assert isinstance(edition, Edition)
        fixed = np.zeros(1, RULES)
        fixed[0] = players, int(options["limit"]), options["above"] == "half", rules_version
        return Rulebook(edition, players, options, fixed)
