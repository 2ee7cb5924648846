"""Several processes that speak through Redis: what one keeps the others see, whatever becomes of Redis or of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from counts import SCALE
from postgres import Cluster, find_postgres
from queendom.bus.local import LocalBus
from queendom.bus.opening import open_bus
from queendom.bus.postgres import PostgresBus
from queendom.bus.redis import RedisBus
from queendom.errors import SetupError
from redis_server import RedisServer, find_redis, running_redis
from server.harness import PATIENCE, Device, Page, Server, any_action, free_port, run_command

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_postgres() is None or find_redis() is None, reason="needs PostgreSQL and Redis"),
]


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.database(uuid4().hex)


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with running_redis(free_port()) as running:
        yield running


def server(folder: Path, database: str, redis: RedisServer, tricks: dict[str, Any] | None = None) -> Server:
    folder.mkdir()
    return Server(folder, database, tricks, ["--bus", redis.url])


async def seated(here: Device, there: Device) -> tuple[dict[str, Any], Page, Page]:
    """A table whose first player is at one process, and the second at another."""
    table = await here.create("winter-queen", "Ada", None, first=0)
    await there.join(table, "Béla")
    return table, await here.look(table["id"], 0), await there.look(table["id"], 1)


async def take_turns(pages: list[Page], turns: int, luck: random.Random) -> int:
    """Whoever is to act plays, and all hear of it; returns the number of the last event."""
    number = 0
    for _ in range(turns):
        async with asyncio.timeout(PATIENCE):
            while not (acting := [page for page in pages if page.now["legal"] is not None]):
                await asyncio.gather(*(page.hear() for page in pages))
            done = await acting[0].play(any_action(acting[0].now["legal"], luck))
            assert done["type"] == "ack", done
            number = done["number"]
            for page in pages:
                while page.number < number:
                    await page.hear()
        if pages[0].is_over:
            break
    return number


def test_a_move_at_one_process_is_seen_at_the_other(tmp_path: Path, database: str, redis: RedisServer) -> None:
    """And PostgreSQL carries no word of it: who listens there hears nothing."""

    async def work(here: Server, there: Server) -> float:
        async with Device(here) as ada, Device(there) as bela:
            _, hers, his = await seated(ada, bela)
            began = time.monotonic()
            await take_turns([hers, his], 6, random.Random(1))
            took = time.monotonic() - began
            await hers.close()
            await his.close()
            return took

    # Nobody looks by itself: only the word brings it. Six turns in less time than one look would take.
    blind = {"look_seconds": 10 * PATIENCE}
    with psycopg.connect(database, autocommit=True) as listening:
        listening.execute("LISTEN queendom_tables")
        a, b = server(tmp_path / "a", database, redis, blind), server(tmp_path / "b", database, redis, blind)
        with a as here, b as there:
            print(f"six turns in {asyncio.run(work(here, there)):.2f} s")
        assert list(listening.notifies(timeout=0.1)) == []


def test_a_process_may_die_before_it_tells_anybody(tmp_path: Path, database: str, redis: RedisServer) -> None:
    """The move is kept, and no word of it goes out: the others see it within seconds all the same."""

    async def work(here: Server, there: Server) -> None:
        async with Device(here) as ada, Device(there) as bela:
            _, hers, his = await seated(ada, bela)
            await hers.send("play", seen=hers.number, seat=0, action=any_action(hers.now["legal"], random.Random(1)))
            await asyncio.to_thread(here.process.wait, PATIENCE)  # type: ignore[union-attr]
            began = time.monotonic()
            async with asyncio.timeout(PATIENCE):
                while his.now["legal"] is None:
                    await his.hear()
            took = time.monotonic() - began
            print(f"seen {took:.1f} s after the process had died")
            assert took < 30
            await his.close()

    # Entries of the first process: the table, and the move. Béla sits down at the other.
    dying = {"die": {"moment": "after-commit", "nth": 2}}
    with server(tmp_path / "a", database, redis, dying) as here, server(tmp_path / "b", database, redis) as there:
        asyncio.run(work(here, there))


@pytest.mark.full
def test_redis_may_die_and_come_back(tmp_path: Path, database: str, redis: RedisServer) -> None:
    """While it is away moves are seen a little later; when it is back everybody has everything, and words go again."""

    async def work(here: Server, there: Server) -> None:
        luck = random.Random(1)
        async with Device(here) as ada, Device(there) as bela:
            _, hers, his = await seated(ada, bela)
            await take_turns([hers, his], 2, luck)
            await asyncio.to_thread(redis.kill)
            await take_turns([hers, his], 2, luck)
            for one in (here, there):
                assert httpx.get(f"{one.address}/readyz", timeout=PATIENCE).status_code == 200
            await asyncio.to_thread(redis.start)
            await take_turns([hers, his], 4, luck)
            assert hers.events.keys() == his.events.keys() == set(range(1, hers.number + 1))
            for page in (hers, his):
                await page.close()
        for one in (here, there):
            await asyncio.to_thread(wait_for_line, one, "bus found again")
            assert "bus lost" in one.logged() and "Traceback" not in one.logged()

    with server(tmp_path / "a", database, redis) as here, server(tmp_path / "b", database, redis) as there:
        asyncio.run(work(here, there))


def wait_for_line(server: Server, line: str) -> None:
    until = time.monotonic() + PATIENCE
    while line not in server.logged():
        assert time.monotonic() < until, line
        time.sleep(0.05)


@pytest.mark.full
def test_redis_dies_again_and_again_and_nothing_is_lost(tmp_path: Path, database: str, redis: RedisServer) -> None:
    async def work(here: Server, there: Server) -> int:
        luck = random.Random(2)
        played = 0
        async with Device(here) as ada, Device(there) as bela:
            _, hers, his = await seated(ada, bela)
            for fault in range(10):
                await asyncio.to_thread(redis.kill if fault % 2 == 0 else redis.start)
                number = await take_turns([hers, his], 3, luck)
                played += 3
                assert number <= hers.number == his.number
                if hers.is_over:
                    await hers.close()
                    await his.close()
                    _, hers, his = await seated(ada, bela)
            for page in (hers, his):
                with suppress(ConnectionClosed):
                    await page.close()
        return played

    with server(tmp_path / "a", database, redis) as here, server(tmp_path / "b", database, redis) as there:
        print(f"{asyncio.run(work(here, there))} turns, scale {SCALE}")


# --- the bus alone ---


async def until_heard(heard: list[Any], wanted: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while wanted not in heard:
            await asyncio.sleep(0.01)


def test_the_bus_carries_entries_and_users_to_others_alone(redis: RedisServer) -> None:
    async def work() -> None:
        one, other, apart = (RedisBus(redis.url), RedisBus(redis.url), RedisBus(redis.url[:-1] + "1"))
        heard: list[Any] = []
        own: list[Any] = []
        try:
            await one.subscribe(lambda *it: own.append(it), lambda *it: own.append(it))
            await other.subscribe(lambda *it: heard.append(it), lambda *it: heard.append(it))
            await apart.subscribe(lambda *it: own.append(it), lambda *it: own.append(it))
            for k in range(1, 6):  # in one round: the last one tells all
                one.tell("table", k)
            one.tell("another", 3)
            await one.tell_usage(['{"took":[]}'])
            await until_heard(heard, (one.process, '{"took":[]}'))
            await until_heard(heard, ("another", 3))
            assert [it for it in heard if it[0] == "table"] == [("table", 5)]
            assert own == [], "neither oneself nor another database of the same Redis"
        finally:
            for bus in (one, other, apart):
                await bus.close()

    asyncio.run(work())


def test_after_a_gap_everybody_is_to_look_again(redis: RedisServer) -> None:
    async def work() -> None:
        one, other = RedisBus(redis.url), RedisBus(redis.url)
        heard: list[Any] = []
        try:
            await one.subscribe(lambda *_: None)
            await other.subscribe(lambda *it: heard.append(it))
            assert one.is_connected and other.is_connected
            await asyncio.to_thread(redis.kill)
            async with asyncio.timeout(PATIENCE):
                while one.is_connected or other.is_connected:
                    await asyncio.sleep(0.01)
            one.tell("lost", 1)  # goes nowhere, and holds nobody up
            await asyncio.to_thread(redis.start)
            await until_heard(heard, ("", 0))
            async with asyncio.timeout(PATIENCE):
                while not one.is_connected:
                    await asyncio.sleep(0.01)
            one.tell("found", 2)
            await until_heard(heard, ("found", 2))
            assert ("lost", 1) not in heard
        finally:
            await one.close()
            await other.close()

    asyncio.run(work())


def test_which_bus_it_is(database: str, tmp_path: Path) -> None:
    sqlite = f"sqlite:///{tmp_path / 'tables.db'}"
    assert isinstance(open_bus(sqlite), LocalBus) and not open_bus(sqlite).is_shared
    assert isinstance(open_bus(database), PostgresBus) and open_bus(database).channel
    with_redis = open_bus(database, "redis://:secret@localhost:1/0")
    assert isinstance(with_redis, RedisBus) and with_redis.is_shared and with_redis.channel is None
    for url, given, key in (
        (database, "mqtt://localhost", "bus-unknown"),
        (database, "redis://", "bus-unknown"),
        (sqlite, "redis://localhost", "bus-needs-postgres"),
        (database, "redis://localhost:many/0", "bus-unreachable"),
    ):
        with pytest.raises(SetupError) as caught:
            open_bus(url, given)
        assert caught.value.key == key


def test_a_redis_that_is_not_there_is_said_at_the_start(tmp_path: Path, database: str) -> None:
    address = f"redis://:geheim@127.0.0.1:{free_port()}/0"
    code, said = run_command(tmp_path, "serve", "--no-browser", "--port", "0", "--database", database, "--bus", address)
    assert code == 2 and "Redis" in said and "cannot be used" in said, said
    assert "geheim" not in said and "Traceback" not in said
