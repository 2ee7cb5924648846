"""Live tables: opened and closed, listed, and resumed after a start; work in the background."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import structlog

from queendom.server import identity, resumption
from queendom.server import registry as module
from queendom.server.app import Settings, open_registry
from queendom.server.background import Background
from queendom.server.clock import now
from queendom.server.identity import Device
from queendom.server.live_table import LiveTable
from queendom.server.registry import TableRegistry
from queendom.server.wire import NewTable
from queendom.store import StoreFailed
from queendom.store.sql import SqlStore
from server.harness import devices, new_id
from server.in_process import InProcess
from server.test_pipeline import play

pytestmark = pytest.mark.once

ADA = Device.of("A" * 43)
DAY = 24 * 3600 * 1000


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 100))


@asynccontextmanager
async def opened(folder: Path, clock: Callable[[], int] = now) -> AsyncIterator[TableRegistry]:
    registry = await open_registry(Settings(f"sqlite:///{folder / 'tables.db'}", now=clock, bot_deadline=100.0))
    try:
        yield registry
    finally:
        await registry.close()


async def create(registry: TableRegistry, *seats: str) -> LiveTable:
    kinds = [
        {"kind": "bot", "bot": seat[4:]} if seat.startswith("bot:") else {"kind": "here", "name": seat}
        for seat in seats or ("Ada", "Bo")
    ]
    wanted = {"id": new_id(), "game": "christina-regina", "seats": kinds, "first": 0}
    return await registry.create(ADA, NewTable.model_validate(wanted))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)


# --- opened and closed ---


def test_whoever_comes_in_is_not_closed_upon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the question for a table and the first subscriber nothing else keeps it open."""
    monkeypatch.setattr(module, "_IDLE_SECONDS", 0.3)

    async def work() -> None:
        async with opened(tmp_path) as registry:
            id = (await create(registry)).table.id
            await asyncio.sleep(0.35)
            live = await registry.live(id)
            registry._close_idle()
            assert id in registry and await registry.live(id) is live
            await asyncio.sleep(0.35)
            registry._close_idle()
            assert id not in registry

    run(work)


def test_a_table_of_before_is_read_for_a_list_in_another_thread_and_charged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    honest = module._folded

    def noted(*given: Any) -> Any:
        threads.append(threading.current_thread().name)
        time.sleep(0.001)
        return honest(*given)

    monkeypatch.setattr(module, "_folded", noted)

    async def work() -> None:
        async with opened(tmp_path) as registry:
            for _ in range(3):
                await create(registry)
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("DELETE FROM summaries")
        database.close()
        async with opened(tmp_path) as registry:
            account = registry.services.reception.pace.account(ADA.owner, "here")
            charged: list[float] = []
            monkeypatch.setattr(type(account), "charge", lambda self, seconds: charged.append(seconds))
            assert len(await registry.tables_of(ADA.owner, account)) == 3
            assert len(threads) == len(charged) == 3
            assert all(name.startswith("analysis") for name in threads)
            assert len(await registry.tables_of(ADA.owner, account)) == 3
            assert len(threads) == 3, "they are not read again"
            assert len(registry) == 0, "nor opened"

    run(work)


# --- after a start ---


def test_bots_go_on_though_the_store_fails_at_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resumption, "_AGAIN_SECONDS", 0.05)
    id = ""

    async def begin() -> None:
        nonlocal id
        async with opened(tmp_path) as registry:
            # Nobody thinks yet: the table is left where a bot is to act.
            monkeypatch.setattr(registry.services.bot_pool, "choose", lambda *_: asyncio.sleep(100))
            id = (await create(registry, "bot:random", "bot:random")).table.id

    run(begin)
    asked = 0
    honest = SqlStore._rows

    async def rows(self: SqlStore, statement: Any, **values: Any) -> Any:
        nonlocal asked
        if "since" in values:
            asked += 1
            if asked <= 2:
                raise StoreFailed("not now")
        return await honest(self, statement, **values)

    monkeypatch.setattr(SqlStore, "_rows", rows)

    async def go_on() -> None:
        async with opened(tmp_path) as registry:
            await until(lambda: id in registry)
            live = await registry.live(id)
            await until(lambda: live.table.number > 3)
        assert asked >= 3

    run(go_on)


def test_tables_that_were_left_long_ago_wait_until_somebody_comes(tmp_path: Path) -> None:
    ids: dict[int, str] = {}

    async def begin(days: int) -> None:
        async with opened(tmp_path, lambda: now() - days * DAY) as registry:
            registry.services.bot_pool.choose = lambda *_: asyncio.sleep(100)  # type: ignore[assignment,method-assign]
            ids[days] = (await create(registry, "Ada", "bot:random", "bot:random")).table.id
            live = await registry.live(ids[days])
            assert live.table.to_act == 0
            await live.do(ADA, play(live, 0), lambda _: None)
            assert live.table.bot_to_act is not None

    for days in (1, 70):
        run(partial(begin, days))

    async def go_on() -> None:
        async with opened(tmp_path) as registry:
            await until(lambda: ids[1] in registry)
            await asyncio.sleep(0.2)
            assert ids[70] not in registry
            live = await registry.live(ids[70])
            await until(lambda: live.table.to_act == 0)

    run(go_on)


# --- in the background ---


def test_tasks_are_kept_until_they_are_done_and_failures_are_logged() -> None:
    async def work() -> None:
        background = Background()
        done: list[str] = []

        async def slow() -> None:
            # Nothing but the task itself refers to what it waits for.
            await asyncio.get_running_loop().create_future()

        async def later() -> None:
            await asyncio.sleep(0.05)
            done.append("later")

        async def broken() -> None:
            raise ZeroDivisionError("secret")

        with structlog.testing.capture_logs() as lines:
            background.run(slow())
            background.run(later())
            background.run(broken())
            gc.collect()
            await until(lambda: bool(done))
        assert [(line["event"], line["error"]) for line in lines] == [("task failed", "ZeroDivisionError")]
        assert "secret" not in str(lines)
        await until(lambda: len(background._tasks) == 1)
        background.close()
        await asyncio.sleep(0)
        await until(lambda: not background._tasks)

    run(work)


# --- cookies ---


def test_a_cookie_is_given_again_before_it_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a day for whoever comes, whatever they ask for; and never to somebody who has none."""

    async def work() -> None:
        host = InProcess(tmp_path)
        async with devices(host, 2) as (ada, stranger):
            await ada.create("winter-queen", "Ada", None)
            cookie = ada.cookie
            assert "set-cookie" not in (await ada.get("/tables")).headers, "it was given just now"
            monkeypatch.setattr(identity, "_RENEW_SECONDS", -1.0)
            renewed = (await ada.get("/tables")).headers["set-cookie"]
            assert renewed.startswith(f"queendom={cookie};") and "Max-Age=34560000" in renewed
            assert "set-cookie" not in (await stranger.get("/tables")).headers
            forged = {"cookie": "queendom=" + "A" * 43 + "." + "B" * 22}
            assert "set-cookie" not in (await stranger.http.get("/api/tables", headers=forged)).headers
            monkeypatch.setattr(identity, "_RENEW_SECONDS", 3600.0)
            assert "set-cookie" not in (await ada.get("/tables")).headers
        async with devices(host, 1) as (again,):  # after a restart nobody knows when it was given
            again.http.cookies.set("queendom", str(cookie), domain="127.0.0.1", path="/api")
            assert "set-cookie" in (await again.get("/games")).headers
            assert "set-cookie" not in (await again.get("/games")).headers

    run(work)
