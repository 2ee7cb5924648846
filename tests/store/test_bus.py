"""What one process keeps, the others hear of: the word is part of the transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import psycopg
import pytest
from sqlalchemy import Connection, event

from postgres import Cluster
from queendom.bus.local import LocalBus
from queendom.bus.opening import open_bus
from queendom.bus.postgres import PostgresBus
from queendom.errors import SetupError
from queendom.store import Entry, Index, Notices, Taken
from queendom.store.at_once import PostgresAtOnce
from queendom.store.opening import open_store
from queendom.store.sql import SqlStore
from store.logs import entry

Heard = list[tuple[str, int]]


def hearing(heard: Heard) -> Callable[[str, int], None]:
    return lambda table, number: heard.append((table, number))


async def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


class Process:
    """A store and a bus that belong together, as a server opens them, and what it heard."""

    def __init__(self, store: SqlStore, bus: PostgresBus) -> None:
        self.store = store
        self.bus = bus
        self.heard: Heard = []

    @classmethod
    async def open(cls, url: str) -> Process:
        bus = PostgresBus(url)
        process = cls(await open_store(url, Notices(bus.channel, bus.process)), bus)
        await bus.subscribe(hearing(process.heard))
        return process

    async def close(self) -> None:
        await self.store.close()
        await self.bus.close()


def with_processes(url: str, test: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def run() -> None:
        one, two = [await Process.open(url) for _ in range(2)]
        try:
            await test(one, two)
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


def test_a_server_of_one_process_hears_nothing_and_tells_nobody(tmp_path: object) -> None:
    bus = open_bus(f"sqlite:///{tmp_path}/store.db")
    assert isinstance(bus, LocalBus)
    assert not bus.is_shared and bus.channel is None

    async def test() -> None:
        await bus.subscribe(hearing([]))
        await bus.close()

    asyncio.run(test())


def test_others_hear_of_what_is_kept_and_who_kept_it_does_not(postgres_url: str) -> None:
    async def test(one: Process, two: Process) -> None:
        await one.store.append(entry("t", 1, 17))
        await two.store.append(entry("u v", 1))
        await one.store.append(entry("t", 18, 2))
        await until(lambda: two.heard == [("t", 17), ("t", 19)] and one.heard == [("u v", 1)])
        with pytest.raises(Taken):
            await two.store.append(entry("t", 1))
        await two.store.append(entry("w", 1))
        await until(lambda: one.heard == [("u v", 1), ("w", 1)])  # of what was not kept there is no word

    with_processes(postgres_url, test)


def test_one_statement_keeps_and_tells_of_all_that_came_together(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[int] = []
    honest = PostgresAtOnce.insert

    def noted(self: PostgresAtOnce, connection: Connection, entries: Sequence[Entry]) -> object:
        said.append(len(entries))
        return honest(self, connection, entries)

    monkeypatch.setattr(PostgresAtOnce, "insert", noted)

    async def test(one: Process, two: Process) -> None:
        tables = [f"t{number}" for number in range(500)]
        await asyncio.gather(*(one.store.append(entry(table, n)) for table in tables for n in (1, 2)))
        await until(lambda: set(two.heard) >= {(table, 2) for table in tables})
        assert one.heard == []
        assert 1 <= len(said) <= 20 and sum(said) == 1000

    with_processes(postgres_url, test)


def test_the_word_is_part_of_the_transaction(postgres_url: str) -> None:
    """Nobody hears of what is not committed; who is gone right after the commit has told all."""

    async def test(one: Process, two: Process) -> None:
        def fail(_connection: Connection) -> None:
            raise KeyError("not committed")

        event.listen(one.store.writing, "commit", fail)
        index = Index(False, True, ())
        outcome = await asyncio.gather(one.store.append(entry("t", 1), index), return_exceptions=True)
        assert isinstance(outcome[0], Exception)
        event.remove(one.store.writing, "commit", fail)
        await one.store.append(entry("u", 1))
        await until(lambda: two.heard == [("u", 1)])
        with psycopg.connect(postgres_url, autocommit=True) as other:  # as if we had been killed: nothing is sent later
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query NOT LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
        await asyncio.sleep(0.1)
        assert two.heard == [("u", 1)]

    with_processes(postgres_url, test)


def test_what_others_say_on_the_channel_is_ignored(postgres_url: str) -> None:
    async def test(one: Process, two: Process) -> None:
        with psycopg.connect(postgres_url, autocommit=True) as other:
            for payload in ("", "nonsense", "t -1", "t x", "t x y", " 1 y", "1 y", "t 1 "):
                other.execute("SELECT pg_notify('queendom_tables', %s)", [payload])
        await one.store.append(entry("t", 1))
        await until(lambda: two.heard == [("t", 1)])
        assert one.heard == []

    with_processes(postgres_url, test)


def test_a_listener_that_raises_goes_on_hearing(postgres_url: str) -> None:
    async def test(one: Process, two: Process) -> None:
        reported: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: reported.append(context["exception"]))

        def raising(table: str, number: int) -> None:
            raise KeyError(table)

        await two.bus.subscribe(raising)
        await one.store.append(entry("t", 1))
        await until(lambda: len(two.heard) == 1)
        await one.store.append(entry("t", 2))
        await until(lambda: len(two.heard) == 2)
        assert len(reported) == 2

    with_processes(postgres_url, test)


@pytest.mark.slow
def test_after_a_lost_connection_everybody_looks_again(cluster: Cluster, postgres_url: str) -> None:
    async def test(one: Process, two: Process) -> None:
        await one.store.append(entry("t", 1))
        await until(lambda: two.heard == [("t", 1)])
        cluster.stop()
        cluster.start()
        await until(lambda: ("", 0) in one.heard and ("", 0) in two.heard)
        await one.store.append(entry("t", 2))
        await until(lambda: ("t", 2) in two.heard)
        assert two.heard.count(("", 0)) == 1

    with_processes(postgres_url, test)


def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    async def test() -> None:
        with pytest.raises(SetupError) as caught:
            await PostgresBus("postgresql://ann:secret@127.0.0.1:1/games?password=secret").subscribe(hearing([]))
        assert caught.value.key == "database-unreachable"
        assert caught.value.arguments["url"] == "postgresql://ann@127.0.0.1:1/games?password="  # as the store says it
        assert "secret" not in str(caught.value)

    asyncio.run(test())
