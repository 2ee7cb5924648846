"""What every game offers to code that is not compiled: a `Game`, and the `Rulebook` of one match of it.

The rules themselves are compiled functions behind `generic`; a rulebook binds them to an edition, a number of players
and options, and translates between numbers and names.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar, Protocol, cast, runtime_checkable

import numpy as np

from queendom.errors import IllegalAction, SetupError, shown
from queendom.kernel import generic
from queendom.kernel.actions import Action, copied
from queendom.kernel.chance import ChancePoint
from queendom.kernel.editions import EditionCatalog
from queendom.kernel.gate import gate_for
from queendom.kernel.layout import Layout, Rules, Seat, States
from queendom.kernel.shapes import (
    AnyBreakdown,
    AnyEvent,
    AnyLegal,
    AnyPosition,
    AnyResult,
    AnyState,
    Foreign,
    GameShapes,
    Preview,
)
from queendom.kernel.tally import Gained, Parts


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


@dataclass(frozen=True, slots=True)
class Option:
    """A table option: the values that it can have, the default first.

    An option that is added to a game which people already play says in `before` what that game did until then. Tables
    and records from before it existed do not name it: they have that value. None: the option is as old as the game.
    """

    values: tuple[str, ...]
    before: str | None = None

    def __post_init__(self) -> None:
        if self.before is not None and self.before not in self.values:
            raise ValueError(f"{self.before} is none of {self.values}")

    @property
    def default(self) -> str:
        """The value for a new game that does not name the option."""
        return self.values[0]


class SeenGame(Protocol):
    """The part of a view that questions need."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def state(self) -> States: ...
    def check_turn(self) -> None: ...


class Rulebook(ABC):
    """The rules of one match: its edition, options and number of players. Immutable; states are handed in."""

    game: ClassVar[str]
    layout: ClassVar[Layout]
    shapes: ClassVar[GameShapes]
    #: The kinds of actions of which a player knows beforehand what they bring, but for what is drawn.
    foreseeable: ClassVar[frozenset[str]] = frozenset()
    refusals: ClassVar[Sequence[str]]
    most_legal: ClassVar[int]
    most_outcomes: ClassVar[int]
    #: The version of the rules that the match is played by, and the options that did not exist when it began. Both are
    #: set by `Game.rulebook`.
    rules_version: int = 1
    unlisted: frozenset[str] = frozenset()

    def __init__(self, edition: Edition, players: int, options: Mapping[str, str], rules: Rules) -> None:
        self.edition = edition
        self.players = players
        self.options = dict(options)
        self.rules = rules
        #: The gate for the events of the game: it makes a viewer's part of each.
        self.gate = gate_for(self.shapes.event)

    @property
    def listed_options(self) -> dict[str, str]:
        """The options as the match's record lists them: those that existed when it began."""
        return {name: value for name, value in self.options.items() if name not in self.unlisted}

    # --- states ---

    def new(self, first: Seat) -> States:
        """A state before the deal."""
        states = np.zeros(1, self.layout.dtype)
        generic.set_up_at(self.rules, states, 0, first)
        return states

    def to_act(self, states: States) -> Seat | None:
        """Whose turn it is; None while a draw is awaited and when the game is over."""
        return Seat(int(states["to_act"][0])) if generic.decides_at(self.rules, states, 0) else None

    def chance_point(self, states: States) -> ChancePoint | None:
        """The draw that the state waits for."""
        weights = np.zeros(self.most_outcomes, np.int64)
        source = generic.chance_at(self.rules, states, 0, weights)
        return ChancePoint(self.source_name(source), tuple(weights.tolist())) if source else None

    def apply_chance(self, states: States, outcome: int) -> bool:
        """Carry out one draw in place; False, and nothing changes, if this outcome is not possible."""
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

    def apply(self, states: States, action: Action) -> Sequence[AnyEvent]:
        """Do an action in place and return the gains it brings; raises IllegalAction and changes nothing otherwise."""
        number = self.number(action)
        refused = self.refusal(states, number)
        if refused:
            raise IllegalAction(refused, action=self.write_move(action))
        gains = self.immediate_events(states, action)
        self.perform(states, action, number, gains)
        return gains

    def perform(self, states: States, action: Action, number: int, gains: Sequence[AnyEvent]) -> None:
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
    def read_action(self, data: Foreign) -> Action:
        """An action from its JSON."""

    @abstractmethod
    def write_move(self, action: Action) -> str:
        """An action as a short text for people."""

    @abstractmethod
    def read_move(self, text: str) -> Action:
        """The action that such a text names."""

    @abstractmethod
    def factored(self, states: States) -> AnyLegal:
        """The legal actions of the seat to act, as what can be combined with what."""

    def preview(self, states: States, action: Action) -> Preview:
        """What an action of the seat to act would bring, as far as whoever sees these states can tell: its gains, and
        the position before anything is drawn. Nothing, unless the game says that such actions can be foreseen. Raises
        IllegalAction.
        """
        if action.kind not in self.foreseeable:
            if refused := self.refusal(states, self.number(action)):
                raise IllegalAction(refused, action=self.write_move(action))
            return {"gains": [], "position": None}
        asking = self.to_act(states)
        after = self.layout.copy(states)
        gains = self.apply(after, action)
        return {"gains": [self.gate.see(gain, asking, False) for gain in gains], "position": self.position(after)}

    def answers(self, view: SeenGame, action: Foreign | str | None, questions: Foreign) -> Mapping[str, object]:
        """What else a preview may ask, for games that have such questions in their shapes: now, or after an action.
        Raises IllegalAction.
        """
        raise IllegalAction("no-pages", game=self.game)

    def examples_of_questions(self, states: States) -> Sequence[Foreign]:
        """Questions that seat 0 can ask at a state: a server tries them when it starts."""
        return []

    # --- what happened, per game ---

    @abstractmethod
    def immediate_events(self, states: States, action: Action) -> Sequence[AnyEvent]:
        """The `gain` events of a legal action, before it is done."""

    @abstractmethod
    def tell_deal(self, outcomes: Sequence[int]) -> AnyEvent:
        """The `deal` event of these draws."""

    @abstractmethod
    def tell_move(
        self, before: States, action: Action, gains: Sequence[AnyEvent], outcomes: Sequence[int], after: States
    ) -> Sequence[AnyEvent]:
        """All events of one action."""

    @abstractmethod
    def outcomes(self, events: Sequence[Foreign]) -> list[tuple[str, int]]:
        """What chance brought, as sources and outcomes in order, read from the events of a deal or of one action."""

    @abstractmethod
    def scores(self, states: States) -> list[int]:
        """The points of every seat so far."""

    @abstractmethod
    def result(self, states: States) -> AnyResult | None:
        """Scores, winners and ending of a finished game."""

    def gained(self, events: Sequence[AnyEvent]) -> list[Gained]:
        """Who got which points from what, read from the events of one action."""
        return []

    def parts(self, states: States, counted: Parts) -> Parts:
        """Where the points of a finished game came from; `counted` is what its events have brought."""
        return counted

    def score_breakdown(self, states: States) -> AnyBreakdown | None:
        """How a finished game was counted, where its events do not tell."""
        return None

    # --- positions, per game ---

    @property
    def is_public(self) -> bool:
        """Whether every viewer may know everything."""
        return self.layout.is_public and self.gate.is_public

    def fill_hidden(self, states: States, streams: States) -> None:
        """Fill in what a masked state hides, in place. Every possibility is equally likely.

        A game with secrets needs this only for the plain search, which knows nothing but the rules of a game.
        """
        if not self.layout.is_public:
            raise NotImplementedError(f"{self.game} hides something and does not say what it may be: see fill_hidden")

    def position(self, states: States) -> AnyPosition:
        """A state as a position; of a masked state, the parts that its viewer may know."""
        head: dict[str, object] = {
            "game": self.game,
            "edition": self.edition.name if self.edition.ships else copied(self.edition.data),
            "edition_version": self.edition.version,
            "players": self.players,
            "options": dict(self.options),
        }
        return cast(AnyPosition, {**head, **self.tell_state(states)})

    @abstractmethod
    def tell_state(self, states: States) -> AnyState:
        """The parts of a position that the state knows."""

    @abstractmethod
    def from_position(self, data: Foreign) -> States:
        """The state of a position; raises PositionError."""


class Game(ABC):
    """One of the games: what it is called, for how many, with which options and editions."""

    name: ClassVar[str]
    shapes: ClassVar[GameShapes]
    rules_versions: ClassVar[tuple[int, ...]] = (1,)  # all that can be played, the newest last
    players: ClassVar[tuple[int, ...]]
    options: ClassVar[Mapping[str, Option]]
    endings: ClassVar[type[StrEnum]]
    default_edition: ClassVar[str]
    shelf: ClassVar[EditionCatalog[Any]]

    @property
    def rules_version(self) -> int:
        """The version of the rules that new games are played by."""
        return self.rules_versions[-1]

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

    def parse_edition(self, data: Foreign, file: str) -> Edition:
        """An edition from the contents of a file."""
        found: Edition = self.shelf.parse(data, file)
        return found

    def rulebook(
        self, edition: Edition, players: int, options: Mapping[str, object], rules_version: int | None = None
    ) -> Rulebook:
        """The rules of a match, of the newest version or of the one that the match began with. Raises SetupError.

        `options` are those that the match lists; the others did not exist when it began and have the value of before.
        """
        version = self.rules_version if rules_version is None else rules_version
        if version not in self.rules_versions:
            raise SetupError("unknown-rules", game=self.name, given=shown(version), expected=self.rules_version)
        rulebook = self.make_rulebook(edition, players, self.completed(options), version)
        rulebook.rules_version = version
        rulebook.unlisted = frozenset(self.options) - set(options)
        return rulebook

    @abstractmethod
    def make_rulebook(self, edition: Edition, players: int, options: Mapping[str, str], rules_version: int) -> Rulebook:
        """The rules of a match: every option is given, and the version is one of `rules_versions`."""

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
        """All options of a new game by name; those that were not chosen have their default. Raises SetupError."""
        return self._filled(options, {name: option.default for name, option in self.options.items()})

    def completed(self, options: Mapping[str, object]) -> dict[str, str]:
        """All options of a game that began earlier; those not listed have the value `before`. Raises SetupError."""
        return self._filled(options, {name: option.before for name, option in self.options.items()})

    def _filled(self, options: Mapping[str, object], otherwise: Mapping[str, str | None]) -> dict[str, str]:
        for name in options:
            if name not in self.options:
                raise SetupError("unknown-option", game=self.name, given=shown(name), expected=", ".join(self.options))
        chosen = {}
        for name, option in self.options.items():
            value = options.get(name, otherwise[name])
            if value not in option.values:
                given = "" if value is None else shown(value)
                raise SetupError("wrong-option", option=name, given=given, expected=", ".join(option.values))
            chosen[name] = str(value)
        return chosen
