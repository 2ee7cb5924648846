"""A match: a rulebook, a state, and the list of events that made it. A refused action changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from queendom import games
from queendom.kernel.actions import Action, Json, copied, malformed
from queendom.kernel.chance import Chance, SeededChance, as_seed, uniform
from queendom.kernel.errors import IllegalAction, PositionError, SetupError, shown
from queendom.kernel.layout import Seat, States
from queendom.kernel.rulebook import Edition, Game, Rulebook
from queendom.kernel.view import View

RECORD_FORMAT = "queendom-record/1"
ABANDONED = "abandoned"  # the ending of a table that was given up: none that the rules know


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
        edition: str | Path | Mapping[str, Any] | None = None,
        options: Mapping[str, object] | None = None,
        seats: Sequence[Mapping[str, object]] | None = None,
    ) -> Match:
        """Deal a new game. `first` None: drawn from the seed. `seats`: names, and bots by name."""
        rulebook = self._rulebook(players, edition, {} if options is None else options)
        seed_bytes = as_seed(seed)
        who = self._seat(uniform(seed_bytes, "first/0", players) if first is None else first, players)
        return Match.deal(self.game, rulebook, who, SeededChance(seed_bytes), self._seats(players, seats))

    def position(self, data: Mapping[str, Any], seed: int | str | bytes | None = None) -> Match:
        """A match that stands at any legal position; what chance brings from here on follows from `seed`."""
        if not isinstance(data, Mapping):
            raise PositionError("position-wrong", part="", expected="names and values", found=shown(data))
        if data.get("game", self.name) != self.name:
            raise PositionError("position-wrong", part="game", expected=self.name, found=shown(data["game"]))
        options = data.get("options", {})
        if not isinstance(options, Mapping):
            raise PositionError("position-wrong", part="options", expected="names and values", found=shown(options))
        edition = self._named_edition(data.get("edition"), data.get("edition_version"))
        rulebook = self._rulebook(data.get("players", 2), edition, options)
        states = rulebook.from_position(data)
        chance = SeededChance(as_seed(seed))
        first, seats = Seat(int(states["first"][0])), self._seats(rulebook.players)
        return Match(self.game, rulebook, first, chance, seats, states)

    def _rulebook(self, players: object, edition: object, options: Mapping[str, object]) -> Rulebook:
        count = self.game.check_players(players)
        if not isinstance(options, Mapping):
            raise SetupError("unknown-option", game=self.name, given=shown(options), expected="name: value")
        chosen = self.game.check_options(options)
        return self.game.rulebook(self._edition(edition), count, chosen)

    def _edition(self, edition: object) -> Edition:
        if edition is None:
            return self.game.load_edition(self.game.default_edition)
        if isinstance(edition, Mapping):
            return self.game.parse_edition(edition, "edition_data")
        if isinstance(edition, str | Path):
            return self.game.load_edition(edition)
        if isinstance(edition, Edition):
            return edition
        raise SetupError("unknown-edition", game=self.name, given=shown(edition), expected="name, path")

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
    def _seats(players: int, seats: Sequence[Mapping[str, object]] | None = None) -> list[Json]:
        if seats is None:
            return [{"name": f"Player {seat + 1}"} for seat in range(players)]
        if not isinstance(seats, Sequence) or len(seats) != players:
            raise SetupError("wrong-seats", given=shown(seats), expected=players)
        for seat in seats:
            plain = isinstance(seat, Mapping) and all(isinstance(part, str | int | None) for part in seat.values())
            if not plain or not isinstance(seat.get("name"), str):
                raise SetupError("wrong-seats", given=shown(seat), expected=players)
        return [dict(seat) for seat in seats]


def game(name: str) -> PlayableGame:
    """A game by its name: `winter-queen` or `christina-regina`."""
    return PlayableGame(games.find(name))


class Match:
    """One game being played, or finished."""

    def __init__(
        self, game: Game, rulebook: Rulebook, first: Seat, chance: SeededChance, seats: list[Json], states: States
    ) -> None:
        self.game = game
        self.rulebook = rulebook
        self.first = first
        self.seats = seats
        self._events: list[Json] = []
        self._seen: dict[Seat | None, list[Json]] = {}  # the events as each viewer may know them
        self._chance = chance
        self._seed_is_known = True  # not for what was replayed from a record that does not tell its seed yet
        self._states = states
        self._start = states.copy()  # where the first event stands; a match that began with the deal has none to tell
        self._given_up = False

    @classmethod
    def deal(
        cls, game: Game, rulebook: Rulebook, first: Seat, chance: SeededChance, seats: list[Json],
        told: Chance | None = None,
    ) -> Match:  # fmt: skip
        """A new match; what chance brings comes from `told` (a record), or else follows from the seed."""
        match = cls(game, rulebook, first, chance, seats, rulebook.new(first))
        outcomes = match._settle(match._states, told or chance)
        match._events = [rulebook.tell_deal(outcomes)]
        return match

    # --- looking ---

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; None when the game is over."""
        return None if self._given_up else self.rulebook.to_act(self._states)

    @property
    def result(self) -> Json | None:
        """None, or scores, winners and ending."""
        if self._given_up:
            return {"scores": self.rulebook.scores(self._states), "winners": [], "ending": ABANDONED}
        return self.rulebook.result(self._states)

    @property
    def events(self) -> list[Json]:
        """Everything that has happened, secrets included: a copy."""
        return copied(self._events)

    @property
    def state(self) -> States:
        """A copy of the whole state. It holds every secret: only for the table itself, tests and analysis."""
        return self._states.copy()

    def legal_actions(self) -> list[Action]:
        return [] if self.to_act is None else self.rulebook.legal_actions(self._states)

    def view(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator."""
        viewer = None if seat is None else PlayableGame._seat(seat, self.rulebook.players)
        over = self.result is not None
        return View.of(self.game.name, self.rulebook, self._states, self._seen_by(viewer), viewer, over)

    def _seen_by(self, viewer: Seat | None) -> list[Json]:
        """The events that a viewer may know of; kept, because a game is looked at far more often than it changes."""
        if self.result is not None:
            return [self.rulebook.see_event(event, viewer, over=True) for event in self._events]
        seen = self._seen.setdefault(viewer, [])
        seen += [self.rulebook.see_event(event, viewer, over=False) for event in self._events[len(seen) :]]
        return seen

    def position(self) -> Json:
        """The position in words: `game.position` is its inverse."""
        return self.rulebook.position(self._states)

    # --- playing ---

    def play(
        self,
        action: Action | Mapping[str, Any] | str,
        seat: int | None = None,
        by: str | None = None,
        chance: Chance | None = None,
    ) -> list[Json]:
        """Play for the seat to act and return what happened.

        `action` may be a frozen action, its JSON or its notation. `seat`, if given, must be the one to act. `by` names
        a bot that stood in. `chance` tells what is drawn, in place of the seed. Raises IllegalAction, changing nothing.
        """
        wanted = self._action(action)
        if by is not None and not isinstance(by, str):
            raise malformed(by, "by", "text")
        acting = self.to_act
        if acting is None:
            raise IllegalAction("game-over")
        if seat is not None and seat != acting:
            raise IllegalAction("not-your-turn", given=shown(seat), expected=int(acting))
        after = self._states.copy()
        if chance is not None and not callable(getattr(chance, "draw", None)):
            raise malformed(chance, "chance", "draw")
        own_chance = self._chance.copy()
        source = chance or own_chance
        gains = self.rulebook.apply(after, wanted)
        outcomes = self._settle(after, source)
        events = self.rulebook.tell_move(self._states, wanted, gains, outcomes, after)
        if by is not None:
            events[0]["by"] = by
        self._states = after
        self._chance = own_chance
        self._events += events
        return copied(events)

    def abandon(self) -> list[Json]:
        """Give the table up: the game is over and nobody wins."""
        if self.result is not None:
            raise IllegalAction("game-over")
        self._given_up = True
        self._events.append({"type": "end"})
        return [{"type": "end"}]

    def _action(self, action: Action | Mapping[str, Any] | str) -> Action:
        if isinstance(action, Action):
            return action
        if isinstance(action, str):
            return self.rulebook.read_move(action)
        if isinstance(action, Mapping):
            return self.rulebook.read_action(action)
        raise malformed(action, "", "action")

    def _settle(self, states: States, chance: Chance) -> list[int]:
        """Draw everything that chance owes, in place; returns the outcomes in order."""
        outcomes = []
        while (point := self.rulebook.chance_point(states)) is not None:
            outcome = chance.draw(point)
            if type(outcome) is not int or not self.rulebook.apply_chance(
                states, max(-1, min(outcome, len(point.weights)))
            ):
                raise IllegalAction("no-such-outcome", source=point.source, given=shown(outcome))
            outcomes.append(outcome)
        return outcomes

    # --- keeping ---

    def record(self) -> Json:
        """The whole game as a dict of `queendom-record/1`, secrets included; with the seed once the game is over."""
        return self._record(self._events)

    def record_for(self, seat: int | None) -> Json:
        """The record as a seat may know it, or a spectator: complete once the game is over."""
        viewer = None if seat is None else PlayableGame._seat(seat, self.rulebook.players)
        told = self._record(self._seen_by(viewer))
        if "position" in told:
            over = self.result is not None
            start = self._start if over else self.rulebook.layout.seen_by(self._start, 0, viewer)
            told["position"] = self.rulebook.position(start)
        return told

    def _record(self, events: list[Json]) -> Json:
        edition = self.rulebook.edition
        told: Json = {
            "format": RECORD_FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "edition": edition.name,
            "edition_version": edition.version,
            "options": dict(self.rulebook.options),
            "seats": [dict(seat) for seat in self.seats],
            "first": int(self.first),
        }
        if not edition.ships:
            told["edition_data"] = copied(edition.data)
        if self.rulebook.chance_point(self._start) is None:
            told["position"] = self.rulebook.position(self._start)
        result = self.result
        if result is not None and self._seed_is_known:
            told["seed"] = self._chance.seed.hex()
        told["events"] = copied(events)
        told["result"] = result
        return told
