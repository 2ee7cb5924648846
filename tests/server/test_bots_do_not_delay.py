"""Bots think while people play: nobody waits for somebody else's bot, and no bot holds up its own table for ever."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from counts import SCALE
from server.harness import Device, Page, Server, any_action, devices

pytestmark = pytest.mark.slow

SECONDS = 4.0 if SCALE == 1 else 2.0
MOST_MEDIAN = 0.05


async def play_for(people: list[Device], seconds: float) -> list[float]:
    """Two people play game after game; how long each waited for the answer to a move."""
    rng = random.Random(7)
    waited: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        table = await people[0].create("winter-queen", "Ada", None, first=0)
        await people[1].join(table, "Béla")
        pages: list[Page] = [await device.look(table["id"], seat) for seat, device in enumerate(people)]
        while time.monotonic() < until and not pages[0].is_over:
            page = next(page for page in pages if page.now["legal"] is not None)
            action = any_action(page.now["legal"], rng)
            sent = time.perf_counter()
            answer = await page.play(action)
            waited.append(time.perf_counter() - sent)
            assert answer["type"] == "ack"
            for one in pages:
                while one.number < answer["number"]:
                    await one.hear()
        for page in pages:
            await page.close()
    return waited


@pytest.mark.alone
def test_four_thinking_bots_delay_nobody(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Each of four tables has a bot thinking all the time: the threads are kept busy while two people play."""
    work = {"threads": 4, "seconds": 1.0, "deadline": 30.0}

    async def measured(server: Server) -> None:
        async with devices(server, 3) as (ada, bela, host):
            bots = [await host.create("winter-queen", "bot:busy", "bot:busy") for _ in range(4)]

            async def numbers() -> list[int]:
                tables = [(await host.get(f"/tables/{table['id']}")).json() for table in bots]
                assert all(table["stage"] == "running" for table in tables)
                return [table["number"] for table in tables]

            before = await numbers()
            started = time.monotonic()
            waited = sorted(await play_for([ada, bela], SECONDS))
            after = await numbers()
            spent = time.monotonic() - started
            median, worst = statistics.median(waited), waited[int(len(waited) * 0.99)]
            print(f"{len(waited)} moves: p50 {median * 1000:.1f} ms, p99 {worst * 1000:.1f} ms")
            assert all(b > a for a, b in zip(before, after, strict=True)), "every bot thought, and moved on"
            # A move of a bot brings a few events; had they not thought for a second each, there would be far more.
            assert all(b - a <= 8 * (spent + 1) for a, b in zip(before, after, strict=True))
            assert len(waited) > 10
            assert median < MOST_MEDIAN

    with Server(tmp_path_factory.mktemp("busy"), tricks={"odd_bots": work}) as server:
        asyncio.run(measured(server))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose patience with bots is short."""
    work = {"threads": 2, "seconds": 0.1, "deadline": 0.4}
    with Server(tmp_path_factory.mktemp("odd"), tricks={"odd_bots": work}) as running:
        yield running


async def draw_and_wait(page: Page) -> None:
    """A turn of one's own, and the bot's."""
    answer = await page.play({"kind": "draw", "from": "copper", "bury": "gold"})
    assert answer["type"] == "ack", answer
    while page.number <= answer["number"] or page.now["legal"] is None:
        await page.hear()


@pytest.mark.parametrize(
    ("bot", "line"), [("silent", "bot overdue"), ("broken", "bot failed"), ("lawless", "bot")], ids=lambda one: one
)
def test_a_table_goes_on_without_its_bot(server: Server, bot: str, line: str) -> None:
    """More turns than there are threads: each one that is lost is replaced."""

    async def work() -> None:
        async with devices(server, 1) as (ada,):
            table = await ada.create("christina-regina", "Ada", f"bot:{bot}", first=0)
            page = await ada.look(table["id"], 0)
            for _ in range(4):
                await draw_and_wait(page)
            moves = [event for event in page.events.values() if event["type"] == "move"]
            assert [move["seat"] for move in moves] == [0, 1] * 4
            await page.close()

    asyncio.run(work())
    lines = [one for one in server.logged().splitlines() if line in one and '"error"' in one]
    assert lines
    assert "the state is" not in server.logged() and "Traceback" not in server.logged()


def test_other_tables_are_served_while_a_bot_is_silent(server: Server) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            silent: list[dict[str, Any]] = [
                await ada.create("christina-regina", "bot:silent", "bot:silent", first=0) for _ in range(3)
            ]
            table = await bela.create("christina-regina", "Béla", "bot:random", first=0)
            page = await bela.look(table["id"], 0)
            for _ in range(3):
                await draw_and_wait(page)
            await page.close()
            assert [(await ada.get(f"/tables/{one['id']}")).status_code for one in silent] == [200] * 3

    asyncio.run(work())


def lines(server: Server, *payload: str) -> list[str]:
    """What the server's log says of bots that did not do their work themselves."""
    return [line for line in server.logged().splitlines() if any(f'"{one}' in line for one in payload)]


TROUBLE = ("bot overdue", "bot failed", "bot broke", "bots lost", "bot stopped")


async def at_once(many: list[Coroutine[Any, Any, Any]], connections: int = 16) -> list[Any]:
    gate = asyncio.Semaphore(connections)

    async def through(one: Coroutine[Any, Any, Any]) -> Any:
        async with gate:
            return await one

    return await asyncio.gather(*map(through, many))


@pytest.mark.alone
@pytest.mark.full
def test_hundreds_of_tables_where_only_bots_play_delay_nobody(tmp_path: Path) -> None:
    """600 courts of five masters, opened at once by one device, while others play, with a master and without."""
    work = {"threads": 2, "seconds": 1.0, "deadline": 4.0}

    async def measured(server: Server) -> None:
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        async with devices(server, 4) as (host, ada, bela, cleo):
            await play_for([ada, bela], 1.0)
            before = process.num_threads()
            began = time.monotonic()
            await at_once([host.create("christina-regina", *["bot:master"] * 5) for _ in range(600)])
            opened = time.monotonic() - began
            table = await cleo.create("christina-regina", "Cleo", "bot:master", first=0)
            page = await cleo.look(table["id"], 0)
            most = before
            answers = []
            waited: list[float] = []
            while time.monotonic() < began + opened + 6:  # longer than the deadline
                waited += await play_for([ada, bela], 1.0)
                sent = time.monotonic()
                await draw_and_wait(page)
                answers.append(time.monotonic() - sent)
                most = max(most, process.num_threads())
            await page.close()
        waited.sort()
        median, worst = statistics.median(waited), waited[int(len(waited) * 0.99)]
        print(
            f"600 tables in {opened:.1f} s; {len(waited)} moves: p50 {median * 1000:.1f} ms, p99 {worst * 1000:.1f} ms;"
            f" a master of one's own: at most {max(answers):.2f} s; threads: {before}, then {most}"
        )
        assert not lines(server, *TROUBLE)
        assert most <= before + 5, "those who read from the store may come late"
        assert max(answers) < 3
        assert worst < 0.2  # 15 ms on an idle machine

    with Server(tmp_path, tricks={"odd_bots": work}) as server:
        asyncio.run(measured(server))


@pytest.mark.alone
@pytest.mark.parametrize("game", ["winter-queen", pytest.param("christina-regina", marks=pytest.mark.full)])
def test_masters_whose_turns_come_at_once_all_think(tmp_path: Path, game: str) -> None:
    """200 people move in the same second, each against a master: every answer is a search's."""
    rng = random.Random(5)
    people_at_once = 200 if SCALE == 1 else 60

    async def measured(server: Server) -> list[float]:
        async with devices(server, 4) as people:
            for device in people:  # who gets a cookie with the first answer
                await device.create(game, "Ada", None)
            tables = await at_once(
                [people[k % 4].create(game, "Ada", "bot:master", first=0) for k in range(people_at_once)],
            )
            pages = await at_once([people[k % 4].look(table["id"], 0) for k, table in enumerate(tables)])

            async def turn(page: Page) -> float:
                answer = await page.play(any_action(page.now["legal"], rng))
                assert answer["type"] == "ack", answer
                sent = time.monotonic()
                while page.number <= answer["number"] or page.now["legal"] is None:
                    await page.hear()
                return time.monotonic() - sent

            waited = sorted(await asyncio.gather(*map(turn, pages)))
            for page in pages:
                await page.close()
            return waited

    with Server(tmp_path) as server:
        waited = asyncio.run(measured(server))
        print(f"{game}: p50 {statistics.median(waited):.2f} s, longest {waited[-1]:.2f} s")
        assert not lines(server, *TROUBLE)
        assert waited[-1] < 6  # under three on an idle machine
