"""What earlier versions kept: their tables open, show what they showed, and are played on; their records replay."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any
from uuid import uuid4

import orjson
import pytest

from archive.versions import VERSIONS, cookies, open_tables, records, restore, seen, sqlite_copy
from postgres import Cluster
from queendom import games
from queendom.bots import make_bot
from queendom.match import check, replay
from queendom.match.fold import Logged, fold
from queendom.match.table import Table
from queendom.match.table_events import LogEvent
from queendom.store import Entry
from queendom.store.opening import open_store
from server.harness import Device, Page, Server, any_action, devices

Json = dict[str, Any]
each_version = pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)


each_database = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, version: Path, tmp_path: Path) -> str:
    """The version's database, open to be changed."""
    if request.param == "sqlite":
        return sqlite_copy(version, tmp_path)
    cluster: Cluster = request.getfixturevalue("cluster")
    return restore(version, cluster.database(uuid4().hex))


def test_there_is_an_archive() -> None:
    assert VERSIONS


# --- records ---


@each_version
def test_records_replay_to_the_byte(version: Path) -> None:
    for line in records(version):
        record = json.loads(line)
        match = replay(record) if record["result"] is None else check(record)
        assert json.dumps(match.record()) == line


@each_version
def test_there_are_records_of_every_setting_and_ending(version: Path) -> None:
    """All that this version's games offered; what came later is in later archives."""
    settings, endings, values = set(), set(), set()
    for line in records(version):
        record = json.loads(line)
        settings.add((record["game"], len(record["seats"]), record["edition"]))
        values |= {(record["game"], name, value) for name, value in record["options"].items()}
        endings.add(None if record["result"] is None else record["result"]["ending"])
    tables = [one["records"][-1] for one in seen(version).values() if one["stage"] == "over"]
    endings |= {record["result"]["ending"] for record in tables}
    for game in games.GAMES.values():
        if game.name not in ("winter-queen", "christina-regina"):
            continue
        editions = {edition.name for edition in game.editions() if edition.version == 1}
        assert {(game.name, players, edition) for players in game.players for edition in editions} <= settings
        assert endings >= set(map(str, game.endings)) | {"abandoned", None}
    assert {("winter-queen", "scores", "open"), ("christina-regina", "memory-aid", "on")} <= values


# --- tables ---


def as_seen(table: Table, log: list[LogEvent]) -> Json:
    viewers = [*range(len(table.seats)), None]
    views = [table.view(viewer, log) for viewer in viewers]
    return {
        "records": [table.record(log, viewer) for viewer in viewers],
        "positions": [view.position for view in views],
        "legal": [[view.rulebook.write_move(one) for one in view.legal_actions()] for view in views],
    }


@each_database
@each_version
def test_tables_show_what_they_showed(version: Path, database: str) -> None:
    async def opened() -> dict[str, tuple[list[LogEvent], Table]]:
        store = await open_store(database)
        try:
            return await open_tables(store)
        finally:
            await store.close()

    tables, then = asyncio.run(opened()), seen(version)
    assert set(tables) == set(then)
    for id, (log, table) in tables.items():
        now = {"stage": table.stage, "number": table.number, "to_act": table.to_act, "taken_back": table.taken_back}
        if table.stage != "waiting":
            now |= as_seen(table, log)
        for part, shown in now.items():
            assert json.dumps(shown) == json.dumps(then[id][part]), (then[id]["name"], part)


def play_on(table: Table, log: list[LogEvent], luck: random.Random) -> tuple[list[LogEvent], Table]:
    """One move, by the bot whose turn it is or as any person might."""
    seat = table.to_act
    assert seat is not None
    view = table.view(seat, log)
    bot = table.seats[seat].bot
    action = make_bot(bot, table.id, len(log)).choose(view) if bot else luck.choice(view.legal_actions())
    return table.play(seat, action)


def sit_down(table: Table) -> tuple[list[LogEvent], Table]:
    """Somebody takes an open seat."""
    return table.sit(f"new-{table.number}", f"New {table.number}", table.invitation)


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=pytest.mark.full)], indirect=True)
@each_version
def test_tables_are_played_on(version: Path, database: str) -> None:
    """To the end, through the store: what is kept today stands behind what was kept then."""

    async def played() -> None:
        store = await open_store(database)
        for id, (log, table) in (await open_tables(store)).items():
            was_over = table.stage == "over"
            luck = random.Random(id)
            while table.stage != "over":
                events, table = sit_down(table) if table.stage == "waiting" else play_on(table, log, luck)
                await store.append(Entry(id, len(log) + 1, len(events), orjson.dumps(events), 0))
                log = [*log, *events]
            kept = [Logged(orjson.loads(entry.events), entry.at) for entry in await store.read(id)]
            assert fold(id, kept).result == table.result
            record = table.record(log, None)
            assert json.dumps(check(record).result) == json.dumps(record["result"])
            assert was_over or len(kept) > 1
        await store.close()

    asyncio.run(played())


async def against_a_bot(device: Device, id: str, luck: random.Random) -> None:
    """Play a move, and see the bot answer it."""
    page = await device.look(id, 1)
    before = page.number
    answer = await page.play(any_action(page.now["legal"], luck))
    assert answer["type"] == "ack", answer
    while not any(event["type"] == "move" and event["seat"] == 0 for event in after(page, before)):
        await page.hear()
    await page.close()


def after(page: Page, number: int) -> list[Json]:
    return [event for one, event in page.events.items() if one > number]


@each_version
def test_a_server_goes_on_with_them(version: Path, tmp_path: Path) -> None:
    """Who played then still holds their seats; bots go on by themselves; a move is taken."""
    then = {one["name"]: one for one in seen(version).values()}
    with Server(tmp_path, sqlite_copy(version, tmp_path)) as server:

        async def asked() -> None:
            async with devices(server, 1) as (ada,):
                ada.http.cookies.set("queendom", cookies(version)["ada"], domain="127.0.0.1", path="/api")
                # Its tables get what lists need a few at a time: each list has some more.
                listed: list[Json] = []
                while len(more := (await ada.get("/tables")).json()["tables"]) > len(listed):
                    listed = more
                stages = {one["id"]: one["stage"] for one in listed}
                own = [one for one in seen(version).values() if one["id"] in stages]
                assert len(listed) > 60 and len(own) == len(listed)
                # Bots have gone on meanwhile; nothing else has changed.
                assert all(stages[one["id"]] in (one["stage"], "over") for one in own)
                assert {one["stage"] for one in listed} == {"waiting", "running", "over"}
                for game in ("winter-queen", "christina-regina"):
                    await against_a_bot(ada, then[f"bot-waits/{game}"]["id"], random.Random(game))
                    over = then[f"played/{game}"]
                    assert (await ada.get(f"/tables/{over['id']}/record")).json() == over["records"][-1]
                    # Nobody has a page open there: bots are to act.
                    alone = then[f"bots/{game}"]
                    while (await ada.get(f"/tables/{alone['id']}")).json()["number"] == alone["number"]:
                        await asyncio.sleep(0.05)

        asyncio.run(asked())
