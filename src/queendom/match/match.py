"""A match: a rulebook, a state, and the list of events that made it. A refused action changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from queendom import games
from queendom.errors import PositionError, SetupError, shown
from queendom.kernel.actions import Action, copied
from queendom.kernel.chance import Chance, SeededChance, as_seed, uniform
from queendom.kernel.gate import without_unseen
from queendom.kernel.layout import Seat, States
from queendom.kernel.rulebook import Edition, Game, Rulebook
from queendom.kernel.shapes import AnyEvent, AnyPosition, Foreign
from queendom.kernel.view import View
from queendom.match.in_progress import GameInProgress
from queendom.match.shapes import RECORD_FORMAT, Record, RecordedSeat


class PlayableGame:
    """A game that can be started: what `queendom.game(name)` gives."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name = game.name

    def start(
        self,
        players: int,
        seed: int | str | bytes | None = None,
        first: int | None = None,
        edition: str | Path | Foreign | None = None,
        options: Mapping[str, object] | None = None,
        seats: Sequence[Mapping[str, object]] | None = None,
        rules_version: int | None = None,
    ) -> Match:
        """Deal a new game. `first` None: drawn from the seed. `seats`: names, and bots by name. `rules_version` None:
        the newest.
        """
        rulebook = self._rulebook(players, edition, {} if options is None else options, rules_version)
        seed_bytes = as_seed(seed)
        who = self._seat(uniform(seed_bytes, "first/0", players) if first is None else first, players)
        return Match.deal(self.game, rulebook, who, SeededChance(seed_bytes), self._seats(players, seats))

    def position(self, data: Foreign, seed: int | str | bytes | None = None, rules_version: int | None = None) -> Match:
        """A match that stands at any legal position; what chance brings from here on follows from `seed`.

        A position does not say which version of the rules it comes from: None is the newest.
        """
        if not isinstance(data, Mapping):
            raise PositionError("position-wrong", part="", expected="expected-names-and-values", found=shown(data))
        if data.get("game", self.name) != self.name:
            raise PositionError("position-wrong", part="game", expected=self.name, found=shown(data["game"]))
        options = data.get("options", {})
        if not isinstance(options, Mapping):
            raise PositionError(
                "position-wrong", part="options", expected="expected-names-and-values", found=shown(options)
            )
        edition = self._named_edition(data.get("edition"), data.get("edition_version"))
        rulebook = self._rulebook(data.get("players", 2), edition, options, rules_version)
        states = rulebook.from_position(data)
        chance = SeededChance(as_seed(seed))
        first, seats = Seat(int(states["first"][0])), self._seats(rulebook.players)
        return Match(self.game, rulebook, first, chance, seats, states)

    def _rulebook(
        self, players: object, edition: object, options: Mapping[str, object], rules_version: int | None
    ) -> Rulebook:
        count = self.game.check_players(players)
        if not isinstance(options, Mapping):
            raise SetupError(
                "unknown-option", game=self.name, given=shown(options), expected="expected-names-and-values"
            )
        chosen = self.game.check_options(options)
        return self.game.rulebook(self._edition(edition), count, chosen, rules_version)

    def _edition(self, edition: object) -> Edition:
        if edition is None:
            return self.game.load_edition(self.game.default_edition)
        if isinstance(edition, Mapping):
            return self.game.parse_edition(edition, "edition_data")
        if isinstance(edition, str | Path):
            return self.game.load_edition(edition)
        if isinstance(edition, Edition):
            return edition
        raise SetupError("unknown-edition", game=self.name, given=shown(edition), expected="expected-name-or-path")

    def _named_edition(self, edition: object, version: object) -> object:
        """Positions travel: a name in one never opens a file."""
        if not isinstance(edition, str):
            return edition
        return self.game.find_edition(edition, version if isinstance(version, int) else None)

    @staticmethod
    def _seat(seat: object, players: int) -> Seat:
        if not isinstance(seat, int) or isinstance(seat, bool) or seat not in range(players):
            raise SetupError("no-such-seat", given=shown(seat), expected=f"0–{players - 1}")
        return Seat(seat)

    @staticmethod
    def _seats(players: int, seats: Sequence[Mapping[str, object]] | None = None) -> list[RecordedSeat]:
        if seats is None:
            return [{"name": f"Player {seat + 1}"} for seat in range(players)]
        if not isinstance(seats, Sequence) or len(seats) != players:
            raise SetupError("wrong-seats", given=shown(seats), expected=players)
        for seat in seats:
            plain = isinstance(seat, Mapping) and all(isinstance(part, str | int | None) for part in seat.values())
            if not plain or not isinstance(seat.get("name"), str):
                raise SetupError("wrong-seats", given=shown(seat), expected=players)
        return [cast(RecordedSeat, dict(seat)) for seat in seats]


def game(name: str) -> PlayableGame:
    """A game by its name: `winter-queen` or `christina-regina`."""
    return PlayableGame(games.find(name))


class Match(GameInProgress):
    """One game being played, or finished, with all that has happened."""

    def __init__(
        self,
        game: Game,
        rulebook: Rulebook,
        first: Seat,
        chance: SeededChance,
        seats: list[RecordedSeat],
        states: States,
    ) -> None:
        super().__init__(game, rulebook, states, chance)
        self.first = first
        self.seats = seats
        self._events: list[AnyEvent] = []
        self._seen: dict[Seat | None, list[AnyEvent]] = {}  # the events as each viewer may know them
        self._seed_is_known = True  # not for what was replayed from a record that does not tell its seed yet
        self._start = states.copy()  # where the first event stands; a match that began with the deal has none to tell

    @classmethod
    def deal(
        cls, game: Game, rulebook: Rulebook, first: Seat, chance: SeededChance, seats: list[RecordedSeat],
        recorded: Chance | None = None,
    ) -> Match:  # fmt: skip
        """A new match; what chance brings comes from `recorded` (a record), or else follows from the seed."""
        match = cls(game, rulebook, first, chance, seats, rulebook.new(first))
        prepared = match.prepare_deal(recorded)
        match.accept(prepared)
        match._events = prepared.events
        return match

    # --- looking ---

    @property
    def events(self) -> list[AnyEvent]:
        """Everything that has happened, secrets included: a copy."""
        return copied(self._events)

    def view(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator."""
        viewer = None if seat is None else PlayableGame._seat(seat, self.rulebook.players)
        return self.seen_by(viewer, self._seen_by(viewer))

    def _seen_by(self, viewer: Seat | None) -> list[AnyEvent]:
        """The events that a viewer may know of; kept, because a game is looked at far more often than it changes."""
        if self.result is not None:
            return [self.rulebook.gate.see(event, viewer, True) for event in self._events]
        seen = self._seen.setdefault(viewer, [])
        seen += [self.rulebook.gate.see(event, viewer, False) for event in self._events[len(seen) :]]
        return seen

    # --- playing ---

    def play(
        self,
        action: Action | Foreign | str,
        seat: int | None = None,
        by: str | None = None,
        chance: Chance | None = None,
    ) -> list[AnyEvent]:
        """Play for the seat to act and return what happened.

        `action` may be a frozen action, its JSON or its notation. `seat`, if given, must be the one to act. `by` names
        a bot that stood in. `chance` tells what is drawn, in place of the seed. Raises IllegalAction, changing nothing.
        """
        prepared = self.prepare(action, seat, by, chance)
        self.accept(prepared)
        self._events += prepared.events
        return copied(prepared.events)

    def abandon(self) -> list[AnyEvent]:
        """Give the table up: the game is over and nobody wins."""
        events: list[AnyEvent] = [*self.give_up()]
        self._events += events
        return copied(events)

    # --- keeping ---

    def record(self) -> Record:
        """The whole game as a dict of `queendom-record/1`, secrets included; with the seed once the game is over."""
        return self._record(self._events)

    def record_for(self, seat: int | None) -> Record:
        """The record as a seat may know it, or a spectator: complete once the game is over."""
        viewer = None if seat is None else PlayableGame._seat(seat, self.rulebook.players)
        record = self._record(without_unseen(self._seen_by(viewer)))
        if "position" in record:
            over = self.result is not None
            start = self._start if over else self.rulebook.layout.seen_by(self._start, 0, viewer)
            record["position"] = _recorded_position(self.rulebook, start)
        return record

    def _record(self, events: list[AnyEvent]) -> Record:
        began = self._start if self.rulebook.chance_point(self._start) is None else None
        seed = self._chance.seed if self._seed_is_known else None
        return make_record(self, self.seats, self.first, events, seed, began)


def make_record(
    progress: GameInProgress, seats: Sequence[RecordedSeat], first: int, events: list[AnyEvent],
    seed: bytes | None, began: States | None = None,
) -> Record:  # fmt: skip
    """A game as a dict of `queendom-record/1`: the seed is told once it is over, `began` if it did not start dealt."""
    rulebook = progress.rulebook
    edition = rulebook.edition
    # The head first, and the events last: so a record reads well.
    head: dict[str, object] = {
        "format": RECORD_FORMAT,
        "game": progress.game.name,
        "rules": rulebook.rules_version,
        "edition": edition.name,
        "edition_version": edition.version,
        "options": rulebook.listed_options,
        "seats": [seat.copy() for seat in seats],
        "first": int(first),
    }
    record = cast(Record, head)
    if not edition.ships:
        record["edition_data"] = copied(dict(edition.data))
    if began is not None:
        record["position"] = _recorded_position(rulebook, began)
    result = progress.result
    if result is not None and seed is not None:
        record["seed"] = seed.hex()
    record["events"] = copied(events)
    record["result"] = result
    return record


def _recorded_position(rulebook: Rulebook, states: States) -> AnyPosition:
    """A position with the options that its record lists."""
    return {**rulebook.position(states), "options": rulebook.listed_options}
