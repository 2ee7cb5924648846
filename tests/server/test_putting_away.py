"""Tables that nobody visits are put away, and games that nobody comes back to end; a start looks at few of them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from queendom.bots import make_bot
from queendom.errors import SetupError
from queendom.match.record import check
from queendom.server import putting_away
from queendom.server.app import Settings, open_registry
from queendom.server.putting_away import Housekeeping, PutAway
from queendom.server.registry import TableRegistry
from queendom.store.sql import SqlStore
from server.harness import Device
from server.in_process import InProcess
from server.test_lists import ADA, BO, check_lists, create, do, forget_lists, postgres_url, run, sqlite_url, stock
from server.test_pipeline import Clock
from support import START, as_json

__all__ = ["postgres_url", "sqlite_url"]

DAY = 24 * 3600 * 1000


@asynccontextmanager
async def opened(url: str, clock: Callable[[], int], start: bool = True) -> AsyncIterator[TableRegistry]:
    """A process whose bots never move."""
    registry = await open_registry(Settings(url, now=clock), start)
    registry.services.bot_pool.choose = lambda *_: asyncio.sleep(1000)  # type: ignore[assignment,method-assign]
    try:
        yield registry
    finally:
        await registry.close()


async def listed(registry: TableRegistry, older: bool = False) -> dict[str, str]:
    tables = await registry.tables_of(ADA.owner, None, older)
    assert all(one["put_away"] is older for one in tables)
    return {one["id"]: one["stage"] for one in tables}


@pytest.mark.parametrize("url", ["sqlite_url", pytest.param("postgres_url", marks=pytest.mark.slow)])
def test_each_kind_of_table_has_its_time(url: str, request: pytest.FixtureRequest) -> None:
    database, clock = request.getfixturevalue(url), Clock()

    async def work() -> None:
        async with opened(database, clock, start=False) as registry:
            made: dict[str, str] = {}
            for kind, seats in (
                ("waiting", ("Ada", None)),
                ("running", ("Ada", "Bo")),
                ("against a bot", ("bot:random", "Ada")),
                ("bots", ("bot:random", "bot:random")),
                ("finished", ("Ada", "Bo")),
            ):
                made[kind] = (await create(registry, "winter-queen", *seats)).table.id
            for seat in range(2):
                await do(registry, made["finished"], ADA, "leave", seat=seat)
            house = Housekeeping(registry, PutAway())
            nothing = {"waiting": 0, "running": 0, "bots": 0, "finished": 0}
            for days, done in (
                (6, {}), (8, {"bots": 1}), (29, {}), (31, {"waiting": 1}), (179, {}), (181, {"running": 2}),
                (364, {}), (366, {"finished": 1}), (540, {}), (547, {"finished": 2}), (2000, {}),
            ):  # fmt: skip
                clock.time = START + days * DAY
                assert await house.put_away() == nothing | done, days
                if days == 181:
                    stages = {made[kind]: "over" for kind in ("running", "against a bot", "finished")}
                    assert await listed(registry) == stages
                    assert set(await listed(registry, True)) == {made["waiting"], made["bots"]}
                    await check_lists_of_both(registry)
            assert await listed(registry) == {}
            assert set(await listed(registry, True)) == set(made.values())
            assert await registry.services.store.count_put_away(ADA.owner) == 5
            for id in made.values():  # all of it can be read, for ever
                assert (await registry.live(id)).info(None)["id"] == id

    run(work)


async def check_lists_of_both(registry: TableRegistry) -> None:
    """Those that were put away and the others are what the logs say, together."""
    honest = TableRegistry.tables_of

    async def both(self: TableRegistry, owner: str, *_: Any) -> list[Any]:
        found = [one for older in (False, True) for one in await honest(self, owner, None, older)]
        ranks = ["running", "waiting", "over"]
        for one in found:
            one["put_away"] = False
        return sorted(found, key=lambda one: (ranks.index(one["stage"]), -one["changed"]))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(TableRegistry, "tables_of", both)
        await check_lists(registry)


def test_a_game_that_nobody_comes_back_to_ends_by_an_event_of_its_log(sqlite_url: str) -> None:
    """It says so to whoever comes later, and its record is that of a game that was given up, with the seed."""
    clock = Clock()

    async def work() -> None:
        async with opened(sqlite_url, clock, start=False) as registry:
            live = await create(registry, "christina-regina", "Ada", "Bo")
            seat = live.table.to_act
            action = live.table.rulebook.write_move(live.table.view(seat, ()).legal_actions()[0])
            clock.time += 100 * DAY
            await do(registry, live.table.id, ADA, "play", seen=live.table.number, seat=seat, action=action)
            clock.time += 100 * DAY
            house = Housekeeping(registry, PutAway())
            assert (await house.put_away())["running"] == 0, "somebody moved a hundred days ago"
            number = live.table.number
            clock.time += 81 * DAY
            assert (await house.put_away())["running"] == 1
            assert live.audience.story.events(number) == [{"type": "end"}]
            assert live.table.result is not None and live.table.result["ending"] == "abandoned"
            record = as_json(live.finished_record())
            assert record["seed"] == live.table.seed.hex() and check(record).result == live.table.result
            assert (await listed(registry)) == {live.table.id: "over"}
            await check_lists(registry)
            answer = await do(registry, live.table.id, ADA, "leave", seat=0)
            assert (answer["type"], answer["key"]) == ("refusal", "game-over")
            assert (await do(registry, live.table.id, ADA, "rematch"))["type"] == "ack", "but they may play again"

    run(work)


def test_whoever_looks_at_a_game_keeps_it_going(tmp_path: Path) -> None:
    clock = Clock()

    async def work() -> None:
        host = InProcess(tmp_path, clock=clock)
        await host.enter()
        try:
            async with Device(host) as ada:
                id = (await ada.create("winter-queen", "Ada", "Bo"))["id"]
                page = await ada.look(id, 0)
                assert host.registry is not None
                house = Housekeeping(host.registry, PutAway())
                clock.time += 200 * DAY
                assert (await house.put_away())["running"] == 0
                await page.close()
                assert (await house.put_away())["running"] == 1
                [over] = (await ada.get("/tables")).json()["tables"]
                assert over["result"]["ending"] == "abandoned"
                clock.time += 366 * DAY
                await house.put_away()
                assert (await ada.get("/tables")).json() == {"tables": [], "older": 1}
                older = (await ada.get("/tables", older="true")).json()
                assert older["older"] == 1 and [one["id"] for one in older["tables"]] == [id]
                assert older["tables"][0]["put_away"] is True
                assert (await ada.get(f"/tables/{id}/record")).status_code == 200
                assert (await ada.get("/tables", older="perhaps")).status_code == 422
        finally:
            await host.leave()

    run(work)


def test_a_table_comes_back_when_somebody_goes_on_there(sqlite_url: str) -> None:
    clock = Clock()

    async def work() -> None:
        async with opened(sqlite_url, clock, start=False) as registry:
            live = await create(registry, "winter-queen", "Ada", None)
            clock.time += 31 * DAY
            house = Housekeeping(registry, PutAway())
            assert (await house.put_away())["waiting"] == 1
            assert await listed(registry) == {}
            invitation = live.table.invitation
            answer = await do(registry, live.table.id, BO, "sit", invitation=invitation, name="Bo")
            assert answer["type"] == "ack", "the invitation is as good as before"
            assert await listed(registry) == {live.table.id: "running"}
            assert await listed(registry, True) == {}

    run(work)


def test_somebody_who_comes_at_the_last_moment_is_not_too_late(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the search for old games and the end of one, a move may be made: then it goes on."""
    clock = Clock()

    async def work() -> None:
        async with opened(sqlite_url, clock, start=False) as registry:
            live = await create(registry, "christina-regina", "Ada", "Bo")
            clock.time += 200 * DAY
            honest = SqlStore.left_alone

            async def found(self: SqlStore, *given: Any) -> list[str]:
                ids = await honest(self, *given)
                table = live.table
                assert ids == [table.id] and table.to_act is not None
                move = table.rulebook.write_move(table.view(table.to_act, ()).legal_actions()[0])
                await do(registry, table.id, ADA, "play", seen=table.number, seat=table.to_act, action=move)
                return ids

            monkeypatch.setattr(SqlStore, "left_alone", found)
            assert (await Housekeeping(registry, PutAway()).put_away())["running"] == 0
            assert live.table.stage == "running"

    run(work)


def test_without_times_nothing_is_put_away(sqlite_url: str) -> None:
    clock = Clock()

    async def work() -> None:
        async with opened(sqlite_url, clock, start=False) as registry:
            for seats in (("Ada", None), ("Ada", "Bo"), ("bot:random", "bot:random")):
                await create(registry, "winter-queen", *seats)
            clock.time += 10_000 * DAY
            assert not any((await Housekeeping(registry, PutAway.never()).put_away()).values())
            assert len(await listed(registry)) == 3

    run(work)


def test_times_are_written_as_limits_are() -> None:
    assert PutAway().but("waiting=3").but("finished=0") == PutAway(waiting=3, finished=0)
    assert PutAway().but("off") == PutAway(0, 0, 0, 0) and PutAway().but("off").but("bots=1").bots == 1
    for wrong in ("", "waiting", "waiting=", "waiting=-1", "waiting=soon", "tables=3", "waiting=123456", "=3"):
        with pytest.raises(SetupError) as caught:
            PutAway().but(wrong)
        assert caught.value.key == "wrong-put-away"
        assert caught.value.arguments["expected"] == "waiting, running, bots, finished"


def test_it_is_done_once_an_hour_by_one_process(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(putting_away, "_FIRST_SECONDS", 0.0)
    monkeypatch.setattr(putting_away, "_AGAIN_SECONDS", 0.01)
    done: list[int] = []

    async def noted(self: Housekeeping) -> dict[str, int]:
        done.append(clock.time)
        return {}

    monkeypatch.setattr(Housekeeping, "put_away", noted)

    async def until(number: int) -> None:
        while len(done) < number:
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.1)
        assert len(done) == number

    async def work() -> None:
        async with opened(sqlite_url, clock) as registry:
            second = Housekeeping(registry, PutAway())
            second.start()
            await until(1)
            clock.time += 3_600_000
            await until(2)

    run(work)


# --- what a start looks at ---


def many(url: str, number: int) -> None:
    """Rows of that many running tables with bots, made from one table that is there."""
    with sqlite3.connect(url.removeprefix("sqlite:///")) as database:
        [(id,)] = database.execute("SELECT id FROM tables").fetchall()
        ids = [(f"{k:029}", id) for k in range(number)]
        database.executemany(
            "INSERT INTO tables (id, changed, over, bots, stage, bot_since, put_away) "
            "SELECT ?, changed, over, bots, stage, bot_since, put_away FROM tables WHERE id = ?", ids
        )  # fmt: skip
        database.executemany(
            'INSERT INTO events (table_id, first, count, at, "by", command, events, to_act) '
            'SELECT ?, first, count, at, "by", NULL, events, to_act FROM events WHERE table_id = ?', ids
        )  # fmt: skip
    database.close()


def test_a_start_reads_the_tables_that_must_move_and_no_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 20,000 running tables at which bots sit, a few wait for a bot."""
    clock = Clock()

    async def prepare() -> None:
        async with opened(sqlite_url, clock, start=False) as registry:
            live = await create(registry, "winter-queen", "Ada", "bot:random")
            while live.table.to_act != 0:  # a bot that began has moved
                bot = make_bot("random", live.table.id, live.table.number)
                await live.pipeline.do(moving(live, bot))

    run(prepare)
    many(sqlite_url, 20_000)
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as database:
        must = {f"{k:029}" for k in range(7, 20_000, 500)}
        database.executemany("UPDATE tables SET bot_since = ? WHERE id = ?", [(START, id) for id in must])
        put_away = f"{7:029}"
        database.execute("UPDATE tables SET put_away = TRUE WHERE id = ?", [put_away])
    database.close()
    read: list[str] = []
    honest = SqlStore.read

    async def noted(self: SqlStore, table: str, after: int = 0) -> Any:
        read.append(table)
        return await honest(self, table, after)

    monkeypatch.setattr(SqlStore, "read", noted)

    async def start() -> None:
        async with opened(sqlite_url, clock):
            while len(set(read)) < len(must) - 1:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)
        assert set(read) == must - {put_away}

    run(start)


def moving(live: Any, bot: Any) -> Any:
    from queendom.server.bot_runner import BotsMove

    table = live.table
    return BotsMove(table, table.to_act, "random", bot.choose(live.audience.look_of(table.to_act)()))


def test_bots_are_to_act_as_the_log_says(sqlite_url: str) -> None:
    """After every move of a game against bots, what a start would look at is right."""
    clock = Clock()

    async def work() -> None:
        async with opened(sqlite_url, clock, start=False) as registry:
            live = await create(registry, "winter-queen", "Ada", "bot:random", "bot:random")
            id, seen = live.table.id, set()
            while live.table.stage != "over":
                clock.time += 1000
                waits = live.table.bot_to_act is not None
                seen.add(waits)
                assert [one async for one in registry.services.store.bots_to_act()] == ([id] if waits else [])
                if waits:
                    await live.pipeline.do(moving(live, make_bot("random", id, live.table.number)))
                else:
                    move = live.table.rulebook.write_move(live.table.view(live.table.to_act, ()).legal_actions()[0])
                    seat, number = live.table.to_act, live.table.number
                    answer = await do(registry, id, ADA, "play", seen=number, seat=seat, action=move)
                    assert answer["type"] == "ack"
            assert seen == {True, False}
            assert [one async for one in registry.services.store.bots_to_act()] == []

    run(work)


def test_lists_of_before_are_completed_while_the_server_runs(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run(lambda: stock(sqlite_url, 40))
    forget_lists(sqlite_url)
    clock = Clock()
    monkeypatch.setattr(putting_away, "_FIRST_SECONDS", 0.0)

    async def work() -> None:
        async with opened(sqlite_url, clock) as registry:
            store = registry.services.store
            while [one async for one in store.without_stage()]:
                await asyncio.sleep(0.01)
            assert len(registry) == 0, "none was opened"
            async with asyncio.timeout(60):
                while len(await registry.tables_of(ADA.owner)) < 40:
                    await asyncio.sleep(0.01)

    run(work)
