"""Connections to the two databases, set up so that what is committed stays."""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

#: How long a write waits for another process that writes, in seconds.
PATIENCE = 10


def reason(error: BaseException) -> str:
    """What the system or the database said, in one line and without the values: those may be secret."""
    if isinstance(error, DBAPIError):
        said = str(error.orig).strip()
        return said.splitlines()[0][:200] if said else type(error.orig).__name__
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return type(error).__name__


def writing_engine(url: URL) -> Engine:
    """One connection, whose transactions hold the right to write from their beginning."""
    # The driver begins no transactions: a statement by itself is one.
    alone = {} if url.get_backend_name() == "sqlite" else {"autocommit": True}
    engine = _engine(url, 1, connect_args=_arguments(url) | alone)
    # On SQLite, a transaction that reads first and writes later can be refused the write at once, without waiting.
    event.listen(engine, "begin", _begin_immediate if engine.dialect.name == "sqlite" else _begin)
    return engine


def reading_engine(url: URL, readers: int) -> Engine:
    """A connection for each reader. Each statement stands for itself: there is no transaction to end."""
    return _engine(url, readers, isolation_level="AUTOCOMMIT")


def _engine(url: URL, connections: int, **options: Any) -> Engine:
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # in the texts of errors
        **{"connect_args": _arguments(url), **options},
    )
    event.listen(engine, "connect", _prepare_sqlite if engine.dialect.name == "sqlite" else _prepare_postgres)
    return engine


def _arguments(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        # isolation_level None: Python's module begins no transactions of its own.
        return {"isolation_level": None, "timeout": PATIENCE, "check_same_thread": False}
    # A server that fell silent is given up rather than waited for until the operating system tires of it.
    return {"connect_timeout": PATIENCE, "keepalives_idle": 15, "keepalives_interval": 5, "tcp_user_timeout": 30_000}


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # FULL: with the write-ahead log, NORMAL may lose the last commits when the power fails.
    # Fewer checkpoints: pages that many moves change are copied into the file once, not each time.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=8000"):
        connection.execute(f"PRAGMA {pragma}")


def _prepare_postgres(connection: Any, _record: object) -> None:
    # A process that hangs in the middle of a write must not hold up the others for ever.
    limits = f"SET lock_timeout = '{PATIENCE}s'; SET idle_in_transaction_session_timeout = '{2 * PATIENCE}s'"
    connection.execute(limits)
    connection.commit()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
