"""What the tests of the store share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import event

from queendom.store import Entry
from queendom.store.opening import open_store
from queendom.store.sql import SqlStore

T = TypeVar("T")


def entry(table: str, first: int, count: int = 1, by: str | None = "ann", command: str | None = None) -> Entry:
    return Entry(table, first, count, f'["{table}",{first}]'.encode(), 1_700_000_000_000 + first, by, command)


def with_store(url: str, test: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Run a test on an open store, and close it."""

    async def run() -> T:
        store = await open_store(url)
        try:
            return await test(store)
        finally:
            await store.close()

    return asyncio.run(run())


def with_stores(url: str, test: Callable[[SqlStore, SqlStore], Awaitable[T]]) -> T:
    """Run a test on two stores that share a database, as two processes would."""

    async def run() -> T:
        one, two = await open_store(url), await open_store(url)
        try:
            return await test(one, two)
        finally:
            await one.close()
            await two.close()

    return asyncio.run(run())


async def bots_to_act(store: SqlStore) -> list[str]:
    return [table async for table in store.bots_to_act()]


def before_commits(store: SqlStore, do: Callable[[], None]) -> None:
    """Do something right before each commit, whichever way an entry goes."""
    event.listen(store.writing, "commit", lambda _: do())
    writer = store._writer
    for way in (writer._here, writer._alone):
        if way is not None:
            setattr(way, "insert", _after(do, way.insert))  # noqa: B010


def _after(first: Callable[[], None], honest: Callable[..., Any]) -> Callable[..., Any]:
    def both(*given: Any) -> Any:
        first()
        return honest(*given)

    return both
