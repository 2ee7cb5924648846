"""No view, legal action, refusal, event or record tells a viewer what they may not know."""

from __future__ import annotations

import dataclasses
import json
import random
from typing import Any

import pytest

import queendom
from leaks.interference import check_game, with_other_secrets
from matches import CHRISTINA_REGINA, ChristinaReginaMatch
from queendom import games
from queendom.errors import IllegalAction
from queendom.games.christina_regina.game import Rulebook
from queendom.games.christina_regina.state import COLOURS
from queendom.kernel.gate import Gate
from queendom.kernel.layout import Seen
from queendom.match import Match
from queendom.match.opening import open_table
from queendom.match.table import Table
from queendom.match.table_events import SeatAtOpening
from queendom.server.messages import table_info
from support import COUNTS, as_json, share

GAMES = COUNTS["non-interference, each number of players"]
SETTINGS = [(game.name, players) for game in games.GAMES.values() for players in game.players]
COURT = CHRISTINA_REGINA
ACTIONS = {"winter-queen": 3821, "christina-regina": 145}


@pytest.mark.once
@pytest.mark.randomised
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_nothing_reaches_a_viewer_that_they_may_not_know(name: str, players: int, part: int) -> None:
    # Winter Queen has no secret but its seed.
    for number in range(part, share(GAMES // 10 if name == "winter-queen" else GAMES), 10):
        rng = random.Random(f"leaks {name} {players} {number}")
        match = queendom.game(name).start(players, number, first=number % players)
        differed = check_game(match, rng, ACTIONS[name])
        assert differed > 0 or name == "winter-queen"


def at_a_position(players: int, number: int) -> ChristinaReginaMatch:
    """A match of Christina Regina that begins at a position in which there were attempts."""
    rng = random.Random(f"position {players} {number}")
    match = COURT.start(players, number)
    while len(match.position()["attempts"]) < 2:
        match = COURT.start(players, rng.getrandbits(100)) if match.to_act is None else match
        legal = match.legal_actions()
        kind = rng.choice(sorted({action.kind for action in legal}))
        match.play(rng.choice([action for action in legal if action.kind == kind]))
    return at_a_position(players, number + 1000) if match.to_act is None else COURT.position(match.position(), number)


@pytest.mark.once
@pytest.mark.randomised
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nor_in_a_match_that_begins_at_a_position(players: int) -> None:
    for number in range(share(GAMES // 5)):
        match = at_a_position(players, number)
        assert check_game(match, random.Random(f"leaks {players} {number}"), ACTIONS["christina-regina"]) > 0


def table_at(position: Any) -> tuple[list[Any], Table]:
    people: list[SeatAtOpening] = [{"name": f"Person {k}", "owner": "ada"} for k in range(position["players"])]
    return open_table(
        "table", game="christina-regina", edition=None, options={}, first=None, seats=people, host="ada",
        invitation="x", seed=bytes(32), position=position,
    )  # fmt: skip


def told_at(table: Table, log: list[Any], viewer: int | None) -> str:
    """All that a table that began at a position tells a viewer."""
    seen = [table.see(event, viewer) for event in log]
    info = table_info(table, None, ())
    return json.dumps([seen, table.record(log, viewer), table.view(viewer, log).to_json(), info])


def check_tables_at_positions(players: int, number: int) -> int:
    """Tables whose positions differ in what a viewer may not know tell that viewer the same; returns how many did."""
    differed = 0
    rng = random.Random(f"tables {players} {number}")
    match = at_a_position(players, number)
    for viewer in (*range(players), None):
        worlds = [match.position(), with_other_secrets(match, viewer, rng).position()]
        differed += worlds[0] != worlds[1]
        (log, table), (other_log, other) = map(table_at, worlds)
        assert told_at(table, log, viewer) == told_at(other, other_log, viewer)
        for _ in range(4):
            assert table.progress is not None and table.to_act is not None
            action = rng.choice([one for one in table.progress.legal_actions() if one.kind != "assassinate"])
            events, table = table.play(table.to_act, action)
            other_events, other = other.play(table.last.seat if table.last else 0, action)
            log, other_log = log + events, other_log + other_events
            if table.to_act is None:
                break  # now everything may be known
            assert told_at(table, log, viewer) == told_at(other, other_log, viewer)
    return differed


@pytest.mark.once
@pytest.mark.randomised
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tables_at_positions_tell_nobody_what_they_may_not_know(players: int) -> None:
    assert sum(check_tables_at_positions(players, number) for number in range(share(GAMES // 5))) > 0


def leak_the_position_in_the_event(patch: pytest.MonkeyPatch) -> None:
    honest = Table.see

    def telling(self: Table, event: Any, viewer: int | None) -> Any:
        return {**honest(self, event, viewer), **({"position": event["position"]} if "position" in event else {})}

    patch.setattr(Table, "see", telling)


def leak_the_position_in_the_record(patch: pytest.MonkeyPatch) -> None:
    honest = Table.record
    patch.setattr(
        Table,
        "record",
        lambda self, log, viewer: honest(self, log, viewer) | {"position": self.rulebook.position(self.began)},
    )


@pytest.mark.parametrize("plant", [leak_the_position_in_the_event, leak_the_position_in_the_record])
def test_a_planted_leak_of_a_position_is_noticed(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    check_tables_at_positions(4, 1)
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        check_tables_at_positions(4, 1)


def leak_the_start_in_the_record(patch: pytest.MonkeyPatch) -> None:
    honest = Match.record_for
    patch.setattr(
        Match, "record_for", lambda self, seat: honest(self, seat) | {"position": self.rulebook.position(self._start)}
    )


def test_a_planted_leak_of_a_matchs_start_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    leak_the_start_in_the_record(monkeypatch)
    with pytest.raises(AssertionError):
        check_game(at_a_position(4, 1), random.Random(1), ACTIONS["christina-regina"])


def test_once_it_is_over_the_position_is_told() -> None:
    position = at_a_position(3, 1).position()
    log, table = table_at(position)
    for seat in range(3):
        events, table = table.leave("ada", seat, "greedy")
        log += events
    assert table.stage == "over"
    assert as_json(table.see(log[0], None))["position"] == table.record(log, None)["position"] == position


def play_until_it_shows() -> None:
    for number in range(5):
        match = queendom.game("christina-regina").start(4, number, first=0)
        check_game(match, random.Random(number), ACTIONS["christina-regina"])


def leak_in_the_view(patch: pytest.MonkeyPatch) -> None:
    fields = [
        dataclasses.replace(field, seen=Seen.ALL) if field.name == "colours" else field
        for field in Rulebook.layout.fields
    ]
    patch.setattr(Rulebook.layout, "fields", tuple(fields))


def leak_a_dagger_in_the_view(patch: pytest.MonkeyPatch) -> None:
    fields = [
        dataclasses.replace(field, seen=Seen.ALL) if field.name == "daggers" else field
        for field in Rulebook.layout.fields
    ]
    patch.setattr(Rulebook.layout, "fields", tuple(fields))


def leak_in_the_legal_actions(patch: pytest.MonkeyPatch) -> None:
    """The view would have to hold the colours first: both, and the list tells which dagger is right."""
    leak_in_the_view(patch)
    honest = Rulebook.legal_numbers

    def telling(self: Rulebook, states: Any) -> list[int]:
        numbers = honest(self, states)
        return [n for n in numbers if n < 69 or n == 144 or (n - 69) % 5 == states["colours"][0, (n - 69) // 15]]

    patch.setattr(Rulebook, "legal_numbers", telling)


def leak_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = Rulebook.apply

    def telling(self: Rulebook, states: Any, action: Any) -> Any:
        try:
            return honest(self, states, action)
        except IllegalAction as error:
            colours = [COLOURS[c] for c in states["colours"][0, : self.players].tolist()]
            raise IllegalAction(error.key, **error.arguments, colours=colours) from None

    patch.setattr(Rulebook, "apply", telling)


def leak_in_an_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Gate, "see", lambda self, event, viewer, over: event)


def leak_an_attempts_colour(patch: pytest.MonkeyPatch) -> None:
    honest = Gate.see

    def telling(self: Gate, event: Any, viewer: Any, over: bool) -> Any:
        return event if event["type"] == "attempt" else honest(self, event, viewer, over)

    patch.setattr(Gate, "see", telling)


@pytest.mark.parametrize(
    "plant",
    [
        leak_in_the_view,
        leak_a_dagger_in_the_view,
        leak_in_the_legal_actions,
        leak_in_a_refusal,
        leak_in_an_event,
        leak_an_attempts_colour,
    ],
)
def test_a_planted_leak_is_noticed(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    play_until_it_shows()
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        play_until_it_shows()


def test_at_the_end_everything_is_revealed() -> None:
    match = COURT.start(3, 5)
    rng = random.Random(5)
    while match.to_act is not None:
        match.play(rng.choice(match.legal_actions()))
    assert match.view(None).history == match.events
    assert match.record_for(None) == match.record()
    assert None not in match.view(1).position["factions"]
    assert all(one["colour"] for one in match.view(2).position["attempts"])
