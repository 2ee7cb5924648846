"""The first start on a machine: the server answers while rules and bots are compiled, and whoever needs them waits."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from queendom import games
from queendom.server.precompile import Stage, all_stages
from queendom.server.preparation import Preparation
from server.harness import Device, Server, any_action, devices
from server.in_process import InProcess

PATIENCE = 60.0


class Compiler:
    """Says what it is told to say."""

    def __init__(self) -> None:
        self._report: Callable[[Stage, float], None] | None = None
        self._begun = threading.Event()
        self._ended = threading.Event()
        self._works = True

    def __call__(self, report: Callable[[Stage, float], None]) -> bool:
        self._report = report
        self._begun.set()
        self._ended.wait(PATIENCE)
        return self._works

    def say(self, part: str, share: float) -> None:
        assert self._begun.wait(PATIENCE) and self._report is not None
        for stage in all_stages():
            if stage.part == part:
                self._report(stage, share)

    def end(self, works: bool = True) -> None:
        self._works = works
        self._ended.set()


@pytest.fixture
def compiler() -> Compiler:
    return Compiler()


@pytest.fixture
def fresh(tmp_path: Path, compiler: Compiler) -> InProcess:
    """A server on a machine where nothing is compiled."""
    return InProcess(tmp_path, preparation=lambda: Preparation(lambda: False, compiler))


async def reached(device: Device, **wanted: object) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await device.get("/preparation")).json() != wanted:
            await asyncio.sleep(0.01)


async def is_waiting(task: asyncio.Task[object]) -> bool:
    await asyncio.wait([task], timeout=0.2)
    return not task.done()


def test_tables_wait_for_the_rules_and_bots_for_theirs(fresh: InProcess, compiler: Compiler) -> None:
    async def asked() -> None:
        async with devices(fresh, 1) as (ada,):
            await reached(ada, done=False, rules=0.0, bots=0.0)
            assert (await ada.get("/health")).json()["ok"]
            assert (await ada.get("/games")).status_code == 200
            opening = asyncio.create_task(ada.create("winter-queen", "Ada", "bot:adept", first=1))
            listing = asyncio.create_task(ada.get("/tables"))
            await asyncio.to_thread(compiler.say, "rules", 0.5)
            await reached(ada, done=False, rules=0.5, bots=0.0)
            assert await is_waiting(opening) and await is_waiting(listing)
            await asyncio.to_thread(compiler.say, "rules", 1)
            table = await opening
            assert (await listing).status_code == 200
            page = await ada.look(table["id"], 0)
            before = page.number
            hearing = asyncio.create_task(page.wait_for("events"))
            await asyncio.to_thread(compiler.say, "bots", 0.25)
            await reached(ada, done=False, rules=1.0, bots=0.25)
            assert await is_waiting(hearing)
            await asyncio.to_thread(compiler.say, "bots", 1)
            await hearing
            assert page.number > before
            await reached(ada, done=True, rules=1.0, bots=1.0)

    try:
        asyncio.run(asked())
    finally:
        compiler.end()


def test_the_page_is_told_only_meanwhile(fresh: InProcess, compiler: Compiler) -> None:
    async def asked() -> None:
        async with devices(fresh, 1) as (ada,):
            if fresh.registry is None or fresh.registry.services.site.version is None:
                pytest.skip("the pages are not built")
            assert 'name="queendom-preparing"' in (await ada.http.get("/")).text
            await asyncio.to_thread(compiler.say, "rules", 1)
            assert 'name="queendom-preparing"' in (await ada.http.get("/")).text
            await asyncio.to_thread(compiler.say, "bots", 1)
            await reached(ada, done=True, rules=1.0, bots=1.0)
            assert "queendom-preparing" not in (await ada.http.get("/")).text

    try:
        asyncio.run(asked())
    finally:
        compiler.end()


def test_processes_that_fail_to_compile_lock_nobody_out(fresh: InProcess, compiler: Compiler) -> None:
    """What they left undone is compiled, here: loaded, in the server itself."""

    async def asked() -> None:
        async with devices(fresh, 1) as (ada,):
            opening = asyncio.create_task(ada.create("winter-queen", "Ada", "bot:adept", first=1))
            compiler.end(works=False)
            table = await opening
            page = await ada.look(table["id"], 0)
            if page.now["legal"] is None:
                await page.wait_for("events")
            await reached(ada, done=True, rules=1.0, bots=1.0)

    asyncio.run(asked())


def test_all_that_is_compiled_has_its_turn_and_rules_come_first() -> None:
    stages = all_stages()
    assert {one.game for one in stages} == set(games.GAMES)
    assert [one.part for one in stages] == ["rules"] * len(games.GAMES) + ["bots"] * len(games.GAMES)


@pytest.mark.full
def test_a_fresh_machine_plays_before_everything_is_compiled(tmp_path: Path) -> None:
    """With nothing on the disk a table opens before the bots are there. The next start compiles nothing."""
    environment = {**os.environ, "QUEENDOM_CACHE": str(tmp_path / "cache")}

    class Fresh(Server):
        def start(self, wait: bool = True) -> Fresh:
            with self.log.open("ab") as log:
                command = [sys.executable, str(self.launcher), *self.command]
                self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
            self.wait()
            return self

    async def first(server: Server) -> None:
        async with devices(server, 1) as (ada,):
            assert not (await ada.get("/preparation")).json()["done"]
            ada.http.timeout = httpx.Timeout(300)
            table = await ada.create("winter-queen", "Ada", "bot:adept", first=0)
            prepared = (await ada.get("/preparation")).json()
            assert prepared["rules"] == 1 and not prepared["done"]
            page = await ada.look(table["id"], 0)
            played = await page.play(any_action(page.now["legal"], random.Random(1)))
            assert played["type"] == "ack"
            async with asyncio.timeout(300):
                while page.now["legal"] is None:
                    await page.hear(300)
                while not (await ada.get("/preparation")).json()["done"]:
                    await asyncio.sleep(0.5)
            await page.close()

    async def second(server: Server) -> None:
        async with devices(server, 1) as (ada,):
            assert (await ada.get("/preparation")).json() == {"done": True, "rules": 1.0, "bots": 1.0}

    with Fresh(tmp_path) as server:
        asyncio.run(first(server))
        server.stop()
    with server:
        asyncio.run(second(server))
