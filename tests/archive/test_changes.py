"""A game that gets an option more, or another version of its rules: what was played before is read as it was played.

Winter Queen and Christina Regina get an option here that they do not have. The toy game, which has two versions of its
rules, is changed in tests/toy_game.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest

from archive.versions import VERSIONS, open_tables, records, seen, sqlite_copy
from queendom import games
from queendom.errors import RecordError, SetupError, TableError
from queendom.kernel.rulebook import Option
from queendom.match import check, game, replay
from queendom.match.opening import open_table, opened
from queendom.match.rulebooks import shared_rulebook
from queendom.match.table import Table
from queendom.match.table_events import LogEvent, SeatAtOpening, TableOpened
from queendom.store.opening import open_store
from support import as_json

Json = dict[str, Any]
each_version = pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
OWN = ("winter-queen", "christina-regina")


@pytest.fixture
def weather(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both games get an option. New games are played in snow, those from before there was weather in fog."""
    shared_rulebook.cache_clear()
    for name in OWN:
        own = type(games.GAMES[name])
        monkeypatch.setattr(own, "options", {**own.options, "weather": Option(("snow", "fog", "sun"), before="fog")})
    yield
    shared_rulebook.cache_clear()


def kept_tables(version: Path, folder: Path) -> dict[str, tuple[list[LogEvent], Table]]:
    async def read() -> dict[str, tuple[list[LogEvent], Table]]:
        store = await open_store(sqlite_copy(version, folder))
        try:
            return await open_tables(store)
        finally:
            await store.close()

    return asyncio.run(read())


@each_version
@pytest.mark.usefixtures("weather")
def test_records_from_before_an_option_replay_to_the_byte(version: Path) -> None:
    for line in records(version):
        record = json.loads(line)
        match = replay(record) if record["result"] is None else check(record)
        assert match.rulebook.options["weather"] == match.position()["options"]["weather"] == "fog"
        assert json.dumps(match.record()) == line


@each_version
@pytest.mark.usefixtures("weather")
def test_tables_from_before_an_option_open(version: Path, tmp_path: Path) -> None:
    then = seen(version)
    tables = kept_tables(version, tmp_path)
    assert set(tables) == set(then)
    for id, (log, table) in tables.items():
        assert table.rulebook.options["weather"] == "fog"
        viewers = [*range(len(table.seats)), None]
        made = [] if table.stage == "waiting" else [table.record(log, viewer) for viewer in viewers]
        assert json.dumps(made) == json.dumps(then[id].get("records", [])), then[id]["name"]


@each_version
@pytest.mark.usefixtures("weather")
def test_what_comes_after_them_keeps_the_weather(version: Path, tmp_path: Path) -> None:
    """A rematch and the same start are new tables: they name all options, with what the people had."""
    names = {one["name"]: id for id, one in seen(version).items()}
    tables = kept_tables(version, tmp_path)
    for name in OWN:
        _, played = tables[names[f"played/{name}"]]
        for setting in (played.next_setting() | {"seed": bytes(32)}, played.same_setting(played.host)):
            events, table = open_table("again", invitation="i", **setting)
            assert as_json(events[0])["options"]["weather"] == table.rulebook.options["weather"] == "fog"
        _, from_position = tables[names[f"position-over/{name}"]]
        events, table = open_table("again", invitation="i", **from_position.same_setting(from_position.host))
        began = as_json(events[0])
        assert began["options"]["weather"] == began["position"]["options"]["weather"] == "fog"
        assert table.began is not None and from_position.began is not None
        assert table.began.tobytes() == from_position.began.tobytes()


@pytest.mark.parametrize("name", OWN)
@pytest.mark.usefixtures("weather")
def test_new_games_have_the_default_and_say_so(name: str) -> None:
    match = game(name).start(2, seed=1)
    assert match.rulebook.options["weather"] == match.record()["options"]["weather"] == "snow"
    sunny = game(name).start(2, seed=1, options={"weather": "sun"}).record()
    assert replay(sunny).rulebook.options["weather"] == "sun"
    assert replay(sunny).record() == sunny


# --- what nobody knows here ---


def first_event(**changes: Any) -> TableOpened:
    seats: list[SeatAtOpening] = [{"name": "Ada", "owner": "ada"}, {}]
    events, _ = open_table(
        "t", game="winter-queen", edition=None, options={}, first=None, seats=seats, host="ada", invitation="i",
        seed=bytes(32),
    )  # fmt: skip
    return cast(TableOpened, events[0] | changes)


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"rules": 2}, "table-rules-version"),
        ({"rules": 0}, "table-rules-version"),
        ({"options": {**first_event()["options"], "weather": "snow"}}, "table-option"),
        ({"options": {**first_event()["options"], "scores": "shouted"}}, "table-option"),
    ],
)
def test_a_table_of_a_newer_program_is_refused(changed: Json, key: str) -> None:
    assert opened("t", first_event()).stage == "waiting"
    with pytest.raises(TableError) as refused:
        opened("t", first_event(**changed))
    assert refused.value.key == key


def test_a_table_without_an_option_that_was_always_there_is_refused() -> None:
    options = {name: value for name, value in first_event()["options"].items() if name != "scores"}
    with pytest.raises(SetupError) as refused:
        opened("t", first_event(options=options))
    assert refused.value.key == "wrong-option" and refused.value.arguments["option"] == "scores"


def test_a_record_of_a_newer_program_is_refused() -> None:
    record = game("winter-queen").start(2, seed=1).record()
    for part, key in (({"weather": "snow"}, "record-wrong"), ({"scores": "shouted"}, "wrong-option")):
        changed = deepcopy(record)
        changed["options"] |= part
        with pytest.raises((RecordError, SetupError)) as refused:
            replay(changed)
        assert refused.value.key == key
    with pytest.raises(RecordError) as refused:
        replay(record | {"rules": 2})
    assert refused.value.key == "record-rules-version"


def test_rules_that_there_are_not() -> None:
    with pytest.raises(SetupError) as refused:
        game("winter-queen").start(2, rules_version=2)
    assert refused.value.key == "unknown-rules"


def test_before_is_one_of_the_values() -> None:
    with pytest.raises(ValueError, match="hail"):
        Option(("snow", "fog"), before="hail")
