"""What the store has acknowledged is in the database, whatever happens next."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
import traceback
from collections.abc import Sequence
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, event, text

from postgres import Cluster
from queendom.database import parse
from queendom.store import Entry, Index, StoreFailed, Taken, at_once, engines
from queendom.store.at_once import PostgresAtOnce
from queendom.store.engines import writing_engine
from queendom.store.sql import SqlStore
from store.logs import before_commits, bots_to_act, entry, with_store


def count_rows(url: str) -> int:
    """As another program sees it."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        try:
            return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])
        finally:
            connection.close()
    with psycopg.connect(url) as other:
        return int(other.execute("SELECT count(*) FROM events").fetchone()[0])  # type: ignore[index]


def test_many_entries_share_few_commits(url: str) -> None:
    async def test(store: SqlStore) -> None:
        commits: list[None] = []
        before_commits(store, lambda: commits.append(None))
        await asyncio.gather(*(store.append(entry(f"t{n % 20}", n + 1)) for n in range(1000)))
        assert 1 <= len(commits) <= 100
        assert count_rows(url) == 1000

    with_store(url, test)


def test_an_entry_is_committed_when_append_returns(url: str) -> None:
    async def test(store: SqlStore) -> None:
        for number in range(1, 6):
            await store.append(entry("t", number))
            assert count_rows(url) == number

    with_store(url, test)


def test_nothing_is_acknowledged_before_the_commit(url: str) -> None:
    async def test(store: SqlStore) -> None:
        payload: list[bool] = []

        def before_commit() -> None:
            payload.append(task.done())
            assert count_rows(url) == written

        before_commits(store, before_commit)
        for written, index in enumerate((None, Index(False, True, ()))):  # alone, and with more to be kept
            task = asyncio.ensure_future(store.append(entry("t", written + 1), index))
            await task
        assert len(payload) >= 2 and not any(payload)

    with_store(url, test)


def test_a_slow_disk_is_left_to_the_thread(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop commits while that is quick, and does not try again soon when it was not."""
    threads: list[str] = []

    async def test(store: SqlStore) -> None:
        monkeypatch.setattr(at_once, "_QUICK_SECONDS", 60.0)
        tell = threads.append
        event.listen(store.writing, "commit", lambda _: tell(threading.current_thread().name))
        await store.append(entry("t", 1))
        assert threads == []  # nothing for the thread to do
        monkeypatch.setattr(at_once, "_QUICK_SECONDS", 0.0)
        monkeypatch.setattr(at_once, "_LEAST_PAUSE", 60.0)
        store._writer._here._pause = 60.0  # type: ignore[union-attr]
        for number in (2, 3, 4):
            await store.append(entry("t", number))
        assert threads == ["queendom-writer"] * 2
        assert count_rows(sqlite_url) == 4

    with_store(sqlite_url, test)


def test_sqlites_log_is_copied_while_moves_go_on(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not grow for ever."""
    monkeypatch.setattr(at_once, "_WRITES_UNTIL_COPY", 20)
    monkeypatch.setattr(at_once, "_QUICK_SECONDS", 60.0)

    async def test(store: SqlStore) -> None:
        sizes = []
        log = Path(sqlite_url.removeprefix("sqlite:///") + "-wal")
        for number in range(1, 601):
            await store.append(entry("t", number))
            sizes.append(log.stat().st_size)
        assert sizes[-1] < 2 * sizes[100]
        assert len(await store.read("t")) == 600

    with_store(sqlite_url, test)


def test_sqlite_is_set_up_to_last(sqlite_url: str) -> None:
    async def test(store: SqlStore) -> None:
        def ask(connection: Connection) -> None:
            payload.append({name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in _PRAGMAS})

        payload: list[dict[str, object]] = []
        event.listen(store.writing, "commit", ask)
        await store.append(entry("t", 1), Index(False, True, ()))
        with store.reading.connect() as connection:
            ask(connection)
        assert payload == [_PRAGMAS, _PRAGMAS]
        here = store._writer._here
        assert here is not None and here._connection.execute("PRAGMA synchronous").fetchone() == (2,)

    with_store(sqlite_url, test)


_PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}  # 2: FULL


def test_a_full_disk_fails_the_batch_and_the_store_recovers(sqlite_url: str) -> None:
    large = Entry("large", 1, 1, bytes(1_000_000), 1)

    async def test(store: SqlStore) -> None:
        await store.append(entry("t", 1))
        pages = 60
        event.listen(store.writing, "begin", lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))
        sent = [
            store.append(one, Index(False, True, ("ann",), bot_to_act=True))
            for one in (entry("t", 2), large, entry("u", 1))
        ]
        outcomes = await asyncio.gather(*sent, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 3
        assert await store.read("t") == [entry("t", 1)]
        assert await bots_to_act(store) == []
        await store.append(entry("t", 2))  # a small one finds room
        pages = 1_000_000
        await store.append(large)
        assert await store.read("large") == [large]

    with_store(sqlite_url, test)


def test_a_file_that_another_program_holds(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0.1)

    async def test(store: SqlStore) -> None:
        await store.append(entry("t", 1))
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed, match="locked"):
            await store.append(entry("t", 2))
        assert len(await store.read("t")) == 1  # reading needs nobody's leave
        other.execute("ROLLBACK")
        other.close()
        await store.append(entry("t", 2))
        assert len(await store.read("t")) == 2

    with_store(sqlite_url, test)


def test_an_entry_that_cannot_be_written_fails_alone(url: str) -> None:
    async def test(store: SqlStore) -> None:
        sent = [entry("t", 1), entry("t", 2, command="\ud800"), entry("u", 1), Entry("v", 2**70, 1, b"", 0)]
        outcomes = await asyncio.gather(*(store.append(one) for one in sent), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), StoreFailed, type(None), StoreFailed]
        with pytest.raises(StoreFailed):
            await store.read("\ud800")

    with_store(url, test)


def test_what_a_failure_says_holds_no_secrets(url: str) -> None:
    async def test(store: SqlStore) -> None:
        other = writing_engine(parse(url))
        with other.begin() as connection:
            connection.execute(text("DROP TABLE events"))
        other.dispose()
        for attempt in (store.append(Entry("t", 1, 1, b"dagger", 1)), store.find("t", "ann", "dagger")):
            with pytest.raises(StoreFailed) as caught:
                await attempt
            assert "events" in str(caught.value)
            assert "dagger" not in "".join(traceback.format_exception(caught.value))

    with_store(url, test)


@pytest.mark.slow
def test_a_stopped_server_fails_and_comes_back(cluster: Cluster, postgres_url: str) -> None:
    async def test(store: SqlStore) -> None:
        await store.append(entry("t", 1))
        assert len(await store.read("t")) == 1
        cluster.stop()
        try:
            with pytest.raises(StoreFailed):
                await store.append(entry("t", 2))
            with pytest.raises(StoreFailed):
                await store.read("t")
        finally:
            cluster.start()
        await store.append(entry("t", 2))
        assert await store.read("t") == [entry("t", 1), entry("t", 2)]

    with_store(postgres_url, test)


def _end_connections(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_a_lost_connection_goes_unnoticed(postgres_url: str) -> None:
    async def test(store: SqlStore) -> None:
        for number in range(1, 6):
            await store.append(entry("t", number), Index(False, True, ("ann",), bot_to_act=True))
            assert len(await store.read("t")) == number
            _end_connections(postgres_url)
        assert await store.lease("t", "one", 60)

    with_store(postgres_url, test)


@pytest.mark.parametrize("committed", [True, False])
def test_a_connection_lost_with_the_one_statement_of_a_move(
    postgres_url: str, committed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it was kept is found out on another connection: once, and never twice, it is in the log."""
    honest = PostgresAtOnce.insert
    lost: list[bool] = []

    def lose(self: PostgresAtOnce, connection: Connection, entries: Sequence[Entry]) -> object:
        if entries[0].first == 2 and not lost:
            lost.append(True)
            if committed:
                honest(self, connection, entries)
            _end_connections(postgres_url)
        return honest(self, connection, entries)

    monkeypatch.setattr(PostgresAtOnce, "insert", lose)

    async def test(store: SqlStore) -> None:
        await store.append(entry("t", 1))
        await store.append(entry("t", 2))
        assert lost
        with pytest.raises(Taken):
            await store.append(entry("t", 2))
        assert await store.read("t") == [entry("t", 1), entry("t", 2)]

    with_store(postgres_url, test)


@pytest.mark.parametrize("committed", [True, False])
def test_a_connection_lost_during_the_commit(postgres_url: str, committed: bool) -> None:
    """The commit's outcome is unknown: it is found out on another connection."""

    async def test(store: SqlStore) -> None:
        await store.append(entry("t", 1))
        lost: list[Connection] = []

        def lose(connection: Connection) -> None:
            if lost:
                return
            lost.append(connection)
            if committed:
                connection.connection.driver_connection.commit()  # type: ignore[union-attr]
                with psycopg.connect(postgres_url) as other:  # a later change of the index, which has to stay
                    other.execute("UPDATE tables SET bot_since = NULL")
                # From here on the driver has something to commit, as if the server's answer had been lost.
                connection.exec_driver_sql("SELECT 1")
            _end_connections(postgres_url)

        event.listen(store.writing, "commit", lose)
        await store.append(entry("t", 2), Index(False, True, ("ann",), bot_to_act=True))
        assert lost
        assert await store.read("t") == [entry("t", 1), entry("t", 2)]
        assert await bots_to_act(store) == ([] if committed else ["t"])

    with_store(postgres_url, test)


_CHILD = """
import asyncio, sys
from store.logs import entry
from queendom.store.opening import open_store

async def play(store, table):
    for number in range(1, 1_000_000):
        await store.append(entry(table, number))
        print(table, number, flush=True)

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{n}") for n in range(8)))

asyncio.run(main())
"""


def test_a_killed_process_loses_nothing_that_it_acknowledged(url: str) -> None:
    here = Path(__file__).parent
    child = subprocess.Popen(
        [sys.executable, "-c", _CHILD, url],
        stdout=subprocess.PIPE,
        cwd=here,
        env={"PYTHONPATH": str(here.parent)},
        text=True,
    )
    assert child.stdout is not None
    payload = [child.stdout.readline() for _ in range(300)]
    child.send_signal(signal.SIGKILL)
    payload += child.stdout.readlines()
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL
    last = {table: int(number) for table, number in (line.split() for line in payload if line.endswith("\n"))}

    async def test(store: SqlStore) -> None:
        for table, number in last.items():
            log = await store.read(table)
            assert log == [entry(table, n) for n in range(1, len(log) + 1)]
            assert len(log) >= number
            await store.append(entry(table, len(log) + 1))

    with_store(url, test)
    assert len(last) == 8
