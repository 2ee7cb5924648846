"""Shorter ways for entries that bring nothing else, as most moves are: one statement, which is its own transaction.

On SQLite it is done in the event loop while the disk is quick: to wake the writer's thread, and to fight it for the
interpreter's lock, takes longer than such a disk. On PostgreSQL the statement also tells the other processes, so that
a move takes one round trip and not four.
"""

from __future__ import annotations

import asyncio
import contextlib
import select
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from queendom.store import statements
from queendom.store.port import Entry, Notices

#: A commit that took longer is a sign of a slow or busy disk: then the thread writes for a while, longer each time.
_QUICK_SECONDS = 0.003
_LEAST_PAUSE, _MOST_PAUSE = 0.05, 60.0
_MOST_ROWS = 64  # of a round of the event loop; more are worth a thread
#: Writes after which the log of SQLite is copied into its file.
_WRITES_UNTIL_COPY = 2000


class SqliteAtOnce:
    """A connection of the event loop's own. It never waits: where another one writes, the thread does the waiting."""

    def __init__(self, engine: Engine, readers: Executor, reading: Engine) -> None:
        self._pool = engine.raw_connection()
        self._connection = cast(sqlite3.Connection, self._pool.driver_connection)
        self._connection.execute("PRAGMA busy_timeout=0")
        self._connection.execute("PRAGMA wal_autocheckpoint=0")
        self._readers, self._reading = readers, reading
        self._not_before = 0.0
        self._pause = _LEAST_PAUSE
        self._writes = 0

    def insert(self, entries: Sequence[Entry]) -> bool:
        """Keep entries; False: nothing is kept, or nobody knows, and the thread has to see to it."""
        began = time.perf_counter()
        if began < self._not_before or len(entries) > _MOST_ROWS:
            return False
        try:
            self._connection.execute(statements.insert_or_fail(len(entries)), [part for one in entries for part in one])
        except (sqlite3.Error, OverflowError, UnicodeError):
            with contextlib.suppress(sqlite3.Error):
                self._connection.rollback()
            return False
        self._learn(time.perf_counter() - began)
        self._writes += 1
        if self._writes == _WRITES_UNTIL_COPY:
            # Most is copied in another thread, while moves go on; what came meanwhile is little, and then the log can
            # begin anew.
            copied = asyncio.get_running_loop().run_in_executor(self._readers, self._copy)
            copied.add_done_callback(lambda _: self._copy_rest())
        return True

    def _learn(self, took: float) -> None:
        if took <= _QUICK_SECONDS:
            self._pause = max(_LEAST_PAUSE, self._pause * 0.98)
            return
        self._not_before = time.perf_counter() + self._pause
        self._pause = min(_MOST_PAUSE, 2 * self._pause)

    def _copy(self) -> None:
        with contextlib.suppress(DBAPIError), self._reading.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()

    def _copy_rest(self) -> None:
        self._writes = 0
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        self._pool.close()


class PostgresAtOnce:
    """The writer's own connection, outside of transactions."""

    def __init__(self, notices: Notices | None) -> None:
        self._statement = statements.insert_and_notify(notices)

    @staticmethod
    def check_there(connection: Connection) -> None:
        """Raises DBAPIError if the server has hung up before anything was sent: then nothing of it can be kept."""
        if not hasattr(select, "poll"):  # no such thing on this system
            return
        driver: Any = connection.connection.driver_connection
        waiting = select.poll()  # unlike select, for any number of open files
        waiting.register(driver.fileno(), select.POLLIN)
        if waiting.poll(0):  # nobody speaks here unasked, but to say farewell
            raise DBAPIError(None, None, ConnectionResetError("the server has hung up"), connection_invalidated=True)

    def insert(self, connection: Connection, entries: Sequence[Entry]) -> set[tuple[str, int]] | None:
        """Those that were kept: the others' numbers were taken. None: the database refused the statement, and nothing
        is kept. Raises DBAPIError if the connection was lost: then nobody knows.
        """
        driver: Any = connection.connection.driver_connection
        try:
            rows = driver.execute(self._statement, [list(column) for column in zip(*entries, strict=True)]).fetchall()
        except Exception as error:
            if driver.broken or driver.closed:
                raise DBAPIError(None, None, error, connection_invalidated=True) from error
            return None
        return {(row[0], row[1]) for row in rows}
