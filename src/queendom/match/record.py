"""Records: reading one back, replaying it event by event, and checking that every draw follows from its seed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from queendom import games
from queendom.errors import QueendomError, RecordDiffers, RecordError, expected_kind, shown
from queendom.kernel.chance import ChancePoint, SeededChance, as_seed, commitment, mixed_key
from queendom.kernel.layout import Seat, States
from queendom.kernel.rulebook import Game, Rulebook
from queendom.kernel.shapes import AnyEvent, Foreign
from queendom.kernel.view import View
from queendom.match.match import Match, PlayableGame
from queendom.match.shapes import ABANDONED, RECORD_FORMAT, RecordedSeat


class RecordedChance:
    """Chance that brings what a record says it brought."""

    def __init__(self, outcomes: Sequence[tuple[str, int]], seeded: SeededChance) -> None:
        self.left = list(outcomes)
        self.seeded = seeded

    def draw(self, point: ChancePoint) -> int:
        recorded = next((one for one in self.left if one[0] == point.source), None)
        if recorded is None:
            raise RecordDiffers("record-draw-missing", source=point.source)
        self.left.remove(recorded)
        outcome = recorded[1]
        if not 0 <= outcome < len(point.weights) or point.weights[outcome] == 0:
            raise RecordDiffers("record-draw-impossible", source=point.source)
        self.compare(outcome, self.seeded.draw(point), point)
        return outcome

    def compare(self, recorded: int, from_seed: int, point: ChancePoint) -> None:
        """A record is believed; drawing along keeps the seed's count, so that play can go on."""


class _CheckedChance(RecordedChance):
    """The same, and each draw must be the one that the record's seed gives."""

    def compare(self, recorded: int, from_seed: int, point: ChancePoint) -> None:
        if recorded != from_seed:
            raise RecordDiffers("record-draw-not-from-seed", source=point.source)


def replay(record: Foreign) -> Match:
    """The match of a record. Every event is made again by the rules and must be the same; raises RecordError.

    The match of an unfinished record can be played on, with new luck: its seed is not told.
    """
    return _Replayer(record, verify_seed=False).run()


def check(record: Foreign) -> Match:
    """As `replay`, and every draw must follow from the seed that a finished game's record holds, mixed with the numbers
    that players brought. Each of these must be the one that was promised.
    """
    return _Replayer(record, verify_seed=True).run()


@dataclass(frozen=True, slots=True)
class Moment:
    """A game after its start, after one of its moves, or given up: what came last, and where it stood then."""

    rulebook: Rulebook
    first_number: int  # of its events, as they are counted in the record
    events: list[AnyEvent]
    states: States
    to_act: Seat | None
    over: bool

    def seen_by(self, viewer: Seat | None, everything: bool = False) -> View:
        """The game as a viewer saw it at that moment, with that moment's events; or everything, as one sees it now."""
        over = self.over or everything
        seen = [self.rulebook.gate.see(event, viewer, over) for event in self.events]
        return View.of(self.rulebook.game, self.rulebook, self.states, seen, viewer, over)


def retell(record: Foreign) -> tuple[Match, list[Moment]]:
    """As `replay`, with every moment of the game on the way: its start, then each move."""
    replayer = _Replayer(record, verify_seed=False)
    return replayer.run(), replayer.moments


class _Replayer:
    def __init__(self, record: Foreign, verify_seed: bool) -> None:
        self.record = record
        self.moments: list[Moment] = []
        if not isinstance(record, Mapping) or self._get("format", str) != RECORD_FORMAT:
            found = record.get("format") if isinstance(record, Mapping) else type(record).__name__
            raise RecordError("record-format", expected=RECORD_FORMAT, found=shown(found))
        self.game: Game = games.find(self._get("game", str))
        if self._get("rules", int) not in self.game.rules_versions:
            raise RecordError("record-rules-version", given=record["rules"], expected=self.game.rules_version)
        self.seats = self._read_seats()
        self.rulebook: Rulebook = self._read_rulebook()
        self.first = self._get("first", int)
        if self.first not in range(len(self.seats)):
            raise self._wrong("first", f"0–{len(self.seats) - 1}", self.first)
        self.events: list[Any] = self._get("events", list)
        self.seed = self._read_seed()
        self.numbers = self._read_numbers()
        self.verify_seed = verify_seed
        if verify_seed:
            self._check_promises()
        if verify_seed and record.get("result") is not None and self.seed is None:
            raise self._wrong("seed", "expected-seed", None)

    def run(self) -> Match:
        given_up = self._drop_end_of_abandoned()
        groups = self._groups()
        seed = as_seed(None) if self.seed is None else self.seed
        seeded = SeededChance(seed, key=mixed_key(seed, list(self.numbers.values())))
        match = self._start(groups, seeded)
        at = len(match.events)
        self._note(match, 0, match.events)
        for group in groups[1:] if at else groups:
            recorded = self._chance(group, seeded)
            move = group[0]
            try:
                events = match.play(move.get("action", {}), move.get("seat"), move.get("by"), chance=recorded)
            except QueendomError as error:
                raise self._at(at, error) from None
            self._compare(at, events, group)
            self._note(match, at, events)
            at += len(group)
        given = self.record.get("result")
        if given_up and match.result is not None:
            raise self._wrong("result.ending", match.result["ending"], ABANDONED)
        if given_up:
            self._note(match, at, match.abandon())
        match._chance = seeded
        match._seed_is_known = self.seed is not None
        expected = match.result
        if (given is None and expected is not None) or not _holds(given, expected):
            raise RecordDiffers("record-result", given=shown(given, 200), expected=str(expected))
        return match

    def _note(self, match: Match, at: int, events: list[AnyEvent]) -> None:
        over = match.result is not None
        self.moments.append(Moment(match.rulebook, at + 1, events, match.state, match.to_act, over))

    def _start(self, groups: list[list[Foreign]], seeded: SeededChance) -> Match:
        """The match before its first move: dealt, or at the position that the record names."""
        if "position" in self.record:
            began = PlayableGame(self.game).position(self._read_position(), seeded.seed, self.rulebook.rules_version)
            self._check_same_head(began)
            return Match(self.game, self.rulebook, Seat(self.first), seeded, self.seats, began.state)
        recorded = self._chance(groups[0], seeded)
        try:
            match = Match.deal(self.game, self.rulebook, Seat(self.first), seeded, self.seats, recorded)
        except QueendomError as error:
            raise self._at(0, error) from None
        self._compare(0, match.events, groups[0])
        return match

    def _read_position(self) -> Any:
        """The position; an option that it does not name is the record's own, which may be older than the option."""
        position = self.record["position"]
        options = position.get("options", {}) if isinstance(position, Mapping) else None
        if not isinstance(options, Mapping):
            return position
        return {**position, "options": {**self.rulebook.options, **options}}

    def _check_same_head(self, match: Match) -> None:
        """A position tells its own setting; the record's head must not tell another."""
        ours, theirs = match.rulebook, self.rulebook
        if (ours.players, ours.options, match.first) != (theirs.players, theirs.options, self.first):
            raise self._wrong("position", "expected-setting", self.record["position"])
        if ours.edition.data != theirs.edition.data:
            raise self._wrong("position.edition", f"“{theirs.edition.name}”", ours.edition.name)

    def _drop_end_of_abandoned(self) -> bool:
        """A table that was given up: the `end` is not one that the rules make."""
        result = self.record.get("result")
        if not isinstance(result, Mapping) or result.get("ending") != ABANDONED:
            return False
        last = self.events[-1] if self.events else None
        if not isinstance(last, Mapping) or last.get("type") != "end":
            raise self._wrong("events", "expected-end-event", self.events[-1:])
        self.events = self.events[:-1]
        return True

    def _groups(self) -> list[list[Foreign]]:
        """The deal, then each move with what followed it."""
        groups: list[list[Foreign]] = []
        for index, event in enumerate(self.events):
            if not isinstance(event, Mapping) or not isinstance(event.get("type"), str):
                raise self._wrong(f"events[{index}]", "expected-event", event)
            if index == 0 and event["type"] != self._opening:
                raise self._wrong("events[0]", self._opening, event["type"])
            if index == 0 or event["type"] == "move":
                groups.append([])
            groups[-1].append(dict(event))
        if not groups and self._opening == "deal":
            raise self._wrong("events", "expected-deal", [])
        return groups

    @property
    def _opening(self) -> str:
        return "move" if "position" in self.record else "deal"

    def _chance(self, group: Sequence[Foreign], seeded: SeededChance) -> RecordedChance:
        outcomes = self.rulebook.outcomes(group)
        verify = self.verify_seed and self.seed is not None
        return _CheckedChance(outcomes, seeded) if verify else RecordedChance(outcomes, seeded)

    def _compare(self, at: int, made: Sequence[AnyEvent], recorded: Sequence[Foreign]) -> None:
        for offset in range(max(len(made), len(recorded))):
            expected = made[offset] if offset < len(made) else None
            given = recorded[offset] if offset < len(recorded) else None
            if expected is None or given is None or not _holds(given, expected):
                raise RecordDiffers(
                    "record-event-differs", index=at + offset, given=shown(given, 300), expected=shown(expected, 300)
                )

    def _at(self, index: int, error: QueendomError) -> RecordDiffers:
        """`reason` is the other error's key, and its arguments come along."""
        return RecordDiffers("record-event-refused", **{**error.arguments, "index": index, "reason": error.key})

    # --- the head of the record ---

    def _wrong(self, part: str, expected: object, found: object) -> RecordError:
        return RecordError("record-wrong", part=part, expected=str(expected), found=shown(found, 200))

    def _get(self, key: str, kind: type) -> Any:
        value = self.record.get(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self._wrong(key, expected_kind(kind), value)
        return value

    def _read_seats(self) -> list[RecordedSeat]:
        seats = self._get("seats", list)
        if not all(isinstance(seat, Mapping) and isinstance(seat.get("name"), str) for seat in seats):
            raise self._wrong("seats", "expected-seat-names", seats)
        return [cast(RecordedSeat, dict(seat)) for seat in seats]

    def _read_rulebook(self) -> Rulebook:
        players = self.game.check_players(len(self.seats))
        options = self._get("options", dict)
        always = {name for name, option in self.game.options.items() if option.before is None}
        if not always <= set(options) <= set(self.game.options):
            raise self._wrong("options", ", ".join(self.game.options), ", ".join(map(str, options)))
        data = self.record.get("edition_data")
        if data is None:
            edition = self.game.find_edition(self._get("edition", str), self._get("edition_version", int))
        elif isinstance(data, Mapping):
            edition = self.game.parse_edition(data, "edition_data")
        else:
            raise self._wrong("edition_data", "expected-edition-contents", data)
        return self.game.rulebook(edition, players, options, self.record["rules"])

    def _read_seed(self) -> bytes | None:
        seed = self.record.get("seed")
        if seed is None:
            return None
        if not isinstance(seed, str):
            raise self._wrong("seed", "expected-seed", seed)
        try:
            return as_seed(seed)
        except QueendomError:
            raise self._wrong("seed", "expected-seed", seed) from None

    def _read_numbers(self) -> dict[int, bytes]:
        """The numbers that players brought, by seat: none comes without its promise."""
        found: dict[int, bytes] = {}
        for seat, one in enumerate(self.seats):
            given = {part: one.get(part) for part in ("promise", "number") if part in one}
            if wrong := next((part for part, text in given.items() if not _is_hash(text)), None):
                raise self._wrong(f"seats[{seat}].{wrong}", "expected-seed", given[wrong])
            if "number" in given and "promise" not in given:
                raise self._wrong(f"seats[{seat}].promise", "expected-seed", None)
            if "number" in given:
                found[seat] = bytes.fromhex(str(given["number"]))
        return found

    def _check_promises(self) -> None:
        for seat, number in self.numbers.items():
            if commitment(number) != self.seats[seat].get("promise"):
                raise RecordDiffers("record-number-not-promised", seat=seat)


def _is_hash(text: object) -> bool:
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def _holds(given: object, expected: object) -> bool:
    """Whether what was read says all that is expected; unknown keys in it are ignored."""
    if isinstance(given, Mapping) and isinstance(expected, Mapping):
        return all(key in given and _holds(given[key], value) for key, value in expected.items())
    if isinstance(given, list) and isinstance(expected, list):
        return len(given) == len(expected) and all(map(_holds, given, expected))
    return type(given) is type(expected) and given == expected
