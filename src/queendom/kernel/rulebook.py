"""What every game offers to code that is not compiled: a `Game`, and the `Rulebook` of one match of it.

The rules themselves are compiled functions behind `generic`; a rulebook binds them to an edition, a number of players
and options, and translates between numbers and names.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar, Protocol, runtime_checkable

import numpy as np

from queendom.kernel import generic
from queendom.kernel.actions import Action, Json, copied
from queendom.kernel.chance import ChancePoint
from queendom.kernel.editions import Shelf
from queendom.kernel.errors import IllegalAction, SetupError, shown
from queendom.kernel.layout import Layout, Rules, Seat, States


@runtime_checkable
class Edition(Protocol):
    """Component data, validated."""

    @property
    def name(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def ships(self) -> bool: ...
    @property
    def data(self) -> Mapping[str, Any]: ...
    @property
    def provenance(self) -> Mapping[str, str]: ...


class Rulebook(ABC):
    """The rules of one match: its edition, options and number of players. Immutable; states are handed in."""

    game: ClassVar[str]
    layout: ClassVar[Layout]
    refusals: ClassVar[Sequence[str]]
    most_legal: ClassVar[int]
    most_outcomes: ClassVar[int]

    def __init__(self, edition: Edition, players: int, options: Mapping[str, str], rules: Rules) -> None:
        self.edition = edition
        self.players = players
        self.options = dict(options)
        self.rules = rules

    # --- states ---

    def new(self, first: Seat) -> States:
        """A state before the deal."""
        states = np.zeros(1, self.layout.dtype)
        generic.set_up_at(self.rules, states, 0, first)
        return states

    def to_act(self, states: States) -> Seat | None:
        """Whose turn it is; None while chance is owed and when the game is over."""
        return Seat(int(states["to_act"][0])) if generic.decides_at(self.rules, states, 0) else None

    def chance_point(self, states: States) -> ChancePoint | None:
        """The draw that the state waits for."""
        weights = np.zeros(self.most_outcomes, np.int64)
        source = generic.chance_at(self.rules, states, 0, weights)
        return ChancePoint(self.source_name(source), tuple(weights.tolist())) if source else None

    def apply_chance(self, states: States, outcome: int) -> bool:
        """Resolve one draw in place; False, and nothing changed, if this cannot come."""
        return generic.apply_chance_at(self.rules, states, 0, outcome) == 0

    # --- actions ---

    def legal_numbers(self, states: States) -> list[int]:
        """Every legal action of the seat to act, as the kernel numbers them."""
        actions = np.empty(self.most_legal, np.int32)  # not kept: rulebooks are shared between threads
        found = generic.legal_at(self.rules, states, 0, actions)
        numbers: list[int] = actions[:found].tolist()
        return numbers

    def legal_actions(self, states: States) -> list[Action]:
        return [self.action(number) for number in self.legal_numbers(states)]

    def refusal(self, states: States, number: int) -> str | None:
        """The message key of why an action is not legal; None if it is."""
        return self.refusals[generic.refusal_at(self.rules, states, 0, number)] or None

    def apply(self, states: States, action: Action) -> list[Json]:
        """Do an action in place and return the gains it brings; raises IllegalAction and changes nothing otherwise."""
        number = self.number(action)
        refused = self.refusal(states, number)
        if refused:
            raise IllegalAction(refused, action=self.write_move(action))
        gains = self.gains(states, action)
        self.perform(states, action, number, gains)
        return gains

    def perform(self, states: States, action: Action, number: int, gains: list[Json]) -> None:
        """Do a legal action in place."""
        generic.apply_at(self.rules, states, 0, number)

    # --- names, per game ---

    @abstractmethod
    def source_name(self, source: int) -> str:
        """A chance source as it stands in the labels of draws: `bag`, `pile/red`."""

    @abstractmethod
    def number(self, action: Action) -> int:
        """The kernel's number of an action; raises IllegalAction if a name in it is unknown."""

    @abstractmethod
    def action(self, number: int) -> Action:
        """The action behind a number."""

    @abstractmethod
    def read_action(self, data: Mapping[str, Any]) -> Action:
        """An action from its JSON."""

    @abstractmethod
    def write_move(self, action: Action) -> str:
        """An action as a short text for people."""

    @abstractmethod
    def read_move(self, text: str) -> Action:
        """The action that such a text names."""

    @abstractmethod
    def factored(self, states: States) -> Json:
        """The legal actions of the seat to act, as what can be combined with what."""

    def preview(self, states: States, action: Action) -> Json:
        """What an action of the seat to act would bring, as far as whoever sees these states can tell: its gains, and
        the position before anything is drawn. Raises IllegalAction.
        """
        after = states.copy()
        gains = self.apply(after, action)
        return {"gains": gains, "position": self.position(after)}

    def preview_page(self, states: States, seat: int, book: str, page: int, colour: str) -> list[Json]:
        """Every way to score a page of a book, for games that have such."""
        raise IllegalAction("no-pages", game=self.game)

    # --- what happened, per game ---

    @abstractmethod
    def gains(self, states: States, action: Action) -> list[Json]:
        """The `gain` events of a legal action, before it is done."""

    @abstractmethod
    def tell_deal(self, outcomes: Sequence[int]) -> Json:
        """The `deal` event of these draws."""

    @abstractmethod
    def tell_move(
        self, before: States, action: Action, gains: list[Json], outcomes: Sequence[int], after: States
    ) -> list[Json]:
        """All events of one action."""

    @abstractmethod
    def outcomes(self, events: Sequence[Mapping[str, Any]]) -> list[tuple[str, int]]:
        """What chance brought, as sources and outcomes in order, read from the events of a deal or of one action."""

    @abstractmethod
    def scores(self, states: States) -> list[int]:
        """The points of every seat so far."""

    @abstractmethod
    def result(self, states: States) -> Json | None:
        """Scores, winners and ending of a finished game."""

    def reckoning(self, states: States) -> Json | None:
        """How a finished game was counted, where its events do not tell."""
        return None

    # --- who may know what, per game ---

    @abstractmethod
    def see_event(self, event: Json, viewer: Seat | None, over: bool) -> Json:
        """An event as this viewer may know it, while the game runs or once it is over."""

    def position(self, states: States) -> Json:
        """A state in words; of a masked state, what its viewer may know."""
        head = {
            "game": self.game,
            "edition": self.edition.name if self.edition.ships else copied(self.edition.data),
            "edition_version": self.edition.version,
            "players": self.players,
            "options": dict(self.options),
        }
        return head | self.tell_state(states)

    @abstractmethod
    def tell_state(self, states: States) -> Json:
        """The parts of a position that the state knows."""

    @abstractmethod
    def from_position(self, data: Mapping[str, Any]) -> States:
        """The state that such words describe; raises PositionError."""


class Game(ABC):
    """One of the games: what it is called, for how many, with which options and editions."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    players: ClassVar[tuple[int, ...]]
    options: ClassVar[Mapping[str, tuple[str, ...]]]  # the default first
    endings: ClassVar[type[StrEnum]]
    default_edition: ClassVar[str]
    shelf: ClassVar[Shelf[Any]]

    def editions(self) -> list[Edition]:
        """All editions that come with the product."""
        return list(self.shelf.shipped.values())

    def find_edition(self, name: str, version: int | None = None) -> Edition:
        """A shipped edition by its name."""
        found: Edition = self.shelf.find(name, version)
        return found

    def load_edition(self, edition_or_file: str | Path) -> Edition:
        """A shipped edition by name, or anyone's file by path."""
        found: Edition = self.shelf.load(edition_or_file)
        return found

    def parse_edition(self, data: Mapping[str, Any], file: str) -> Edition:
        """An edition from the contents of a file."""
        found: Edition = self.shelf.parse(data, file)
        return found

    @abstractmethod
    def rulebook(self, edition: Edition, players: int, options: Mapping[str, str]) -> Rulebook:
        """The rules of a match."""

    def check_players(self, players: object) -> int:
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.players:
            raise SetupError(
                "wrong-player-count",
                game=self.name,
                given=shown(players),
                expected=f"{self.players[0]}–{self.players[-1]}",
            )
        return players

    def check_options(self, options: Mapping[str, object]) -> dict[str, str]:
        """All options by name, defaults filled in."""
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in options.items():
            if name not in self.options:
                raise SetupError("unknown-option", game=self.name, given=shown(name), expected=", ".join(self.options))
            if value not in self.options[name]:
                raise SetupError(
                    "wrong-option", option=name, given=shown(value), expected=", ".join(self.options[name])
                )
            chosen[name] = str(value)
        return chosen
