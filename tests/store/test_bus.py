"""The bus tells everybody, on one process and across PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import pytest

from postgres import Cluster
from queendom.bus.local import LocalBus
from queendom.bus.postgres import PostgresBus
from queendom.kernel.errors import SetupError

Heard = list[tuple[str, int]]


def hearing(heard: Heard) -> Callable[[str, int], None]:
    return lambda table, number: heard.append((table, number))


async def until(condition: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def test_the_local_bus_hears_itself() -> None:
    async def test() -> None:
        bus, one, two = LocalBus(), Heard(), Heard()
        bus.publish("t", 1)
        await bus.subscribe(hearing(one))
        await bus.subscribe(hearing(two))
        bus.publish("t", 2)
        bus.publish("u", 1)
        assert one == []  # not while publishing
        await asyncio.sleep(0)
        assert one == two == [("t", 2), ("u", 1)]
        await bus.close()
        bus.publish("t", 3)
        await asyncio.sleep(0)
        assert one == [("t", 2), ("u", 1)]

    asyncio.run(test())


def with_two(url: str, test: Callable[[PostgresBus, PostgresBus, Heard, Heard], Awaitable[None]]) -> None:
    async def run() -> None:
        one, two, by_one, by_two = PostgresBus(url), PostgresBus(url), Heard(), Heard()
        await one.subscribe(hearing(by_one))
        await two.subscribe(hearing(by_two))
        try:
            await test(one, two, by_one, by_two)
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


def test_two_processes_hear_each_other_and_themselves(postgres_url: str) -> None:
    async def test(one: PostgresBus, two: PostgresBus, by_one: Heard, by_two: Heard) -> None:
        one.publish("t", 17)
        await until(lambda: by_one == by_two == [("t", 17)])
        two.publish("u v", 1)
        await until(lambda: by_one == by_two == [("t", 17), ("u v", 1)])

    with_two(postgres_url, test)


def test_of_a_table_that_runs_ahead_the_last_number_is_told(postgres_url: str) -> None:
    async def test(one: PostgresBus, two: PostgresBus, by_one: Heard, by_two: Heard) -> None:
        for number in range(1, 2001):
            one.publish("t", number)
            one.publish(f"table {number}", 1)
        await until(lambda: len(by_two) == 2001)
        assert ("t", 2000) in by_two
        assert len(set(by_two)) == 2001

    with_two(postgres_url, test)


def test_what_others_say_on_the_channel_is_ignored(postgres_url: str) -> None:
    async def test(one: PostgresBus, two: PostgresBus, by_one: Heard, by_two: Heard) -> None:
        with psycopg.connect(postgres_url, autocommit=True) as other:
            for payload in ("", "nonsense", "t -1", "t x"):
                other.execute("SELECT pg_notify('queendom_tables', %s)", [payload])
        one.publish("t", 1)
        await until(lambda: by_two == [("t", 1)])

    with_two(postgres_url, test)


def test_a_listener_that_raises_goes_on_hearing(postgres_url: str) -> None:
    async def test() -> None:
        reported: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: reported.append(context["exception"]))
        bus, heard = PostgresBus(postgres_url), Heard()

        def raising(table: str, number: int) -> None:
            raise KeyError(table)

        await bus.subscribe(raising)
        await bus.subscribe(hearing(heard))
        bus.publish("t", 1)
        await until(lambda: len(heard) == 1)
        bus.publish("t", 2)
        await until(lambda: len(heard) == 2)
        await bus.close()
        assert len(reported) == 2

    asyncio.run(test())


@pytest.mark.slow
def test_after_a_lost_connection_everybody_looks_again(cluster: Cluster, postgres_url: str) -> None:
    async def test(one: PostgresBus, two: PostgresBus, by_one: Heard, by_two: Heard) -> None:
        one.publish("t", 1)
        await until(lambda: by_one == by_two == [("t", 1)])
        cluster.stop()
        try:
            one.publish("t", 2)
            await asyncio.sleep(0.1)
        finally:
            cluster.start()
        await until(lambda: ("", 0) in by_one and ("", 0) in by_two)
        two.publish("t", 3)
        await until(lambda: ("t", 3) in by_one and ("t", 3) in by_two)
        assert by_two.count(("", 0)) == 1

    with_two(postgres_url, test)


def test_what_could_not_be_sent_is_sent_again(postgres_url: str) -> None:
    async def test(one: PostgresBus, two: PostgresBus, by_one: Heard, by_two: Heard) -> None:
        one.publish("t", 1)
        await until(lambda: by_two == [("t", 1)])
        with psycopg.connect(postgres_url, autocommit=True) as other:
            ended = other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query LIKE 'SELECT pg_notify%'"
            )
            assert ended.rowcount == 1
        one.publish("t", 2)
        await until(lambda: by_two == [("t", 1), ("t", 2)])

    with_two(postgres_url, test)


def test_closing_sends_what_waits(postgres_url: str) -> None:
    async def test(one: PostgresBus, two: PostgresBus, by_one: Heard, by_two: Heard) -> None:
        one.publish("t", 1)
        await one.close()
        await until(lambda: by_two == [("t", 1)])
        one.publish("t", 2)
        await asyncio.sleep(0.1)
        assert by_two == [("t", 1)]

    with_two(postgres_url, test)


def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    async def test() -> None:
        with pytest.raises(SetupError) as caught:
            await PostgresBus("postgresql://ann:secret@127.0.0.1:1/games?password=secret").subscribe(hearing([]))
        assert caught.value.key == "database-unreachable"
        assert caught.value.arguments["url"] == "postgresql://127.0.0.1:1/games"
        assert "secret" not in str(caught.value)

    asyncio.run(test())
