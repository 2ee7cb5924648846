"""The store in an SQL database: SQLite for one machine, PostgreSQL for several processes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, TextClause
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from queendom.store import statements
from queendom.store.at_once import SqliteAtOnce
from queendom.store.engines import reading_engine, reason, writing_engine
from queendom.store.port import Entry, Index, Lease, Listed, Measured, Notices, Stage, Store, StoreFailed, Turn
from queendom.store.writer import Task, Writer, waking

_READERS = 4
_BATCH = 1000
_FEW = 200  # tables that are looked at one by one, with pauses

#: Where changes that are about no table stand among those that are: transactions take all in one order, so that no two
#: wait for each other. Some take many rows at once, without waiting: after them there must be none to wait for.
_KEYS, _HEALTH, _CHORES, _MANY = "", " ", "  ", "\U0010ffff"

T = TypeVar("T")


class SqlStore(Store):
    """Make it with `open_store`, in the event loop that will use it: the schema must be there already.

    The databases' own calls block, so they run in threads: one that writes, a few that read.
    """

    def __init__(self, url: URL, notices: Notices | None = None, measured: Measured | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self.writing = writing_engine(url)
        self.reading = reading_engine(url, _READERS)
        self._leases = statements.LeaseSql(self.writing)
        self._indexes = statements.IndexSql(self.writing)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="queendom-reader")
        self._here = None
        if url.get_backend_name() == "sqlite":
            self._at_once = writing_engine(url)
            self._here = SqliteAtOnce(self._at_once, self._readers, self.reading)
        self._writer = Writer(self.writing, self._loop, notices, measured, self._here)
        self._closed = False

    async def append(self, entry: Entry, index: Index | Turn | None = None, lease: Lease | None = None) -> None:
        future: asyncio.Future[None] = self._loop.create_future()
        self.append_then(entry, index, waking(future), lease)
        await future

    def append_then(
        self,
        entry: Entry,
        index: Index | Turn | None,
        tell: Callable[[Exception | None], None],
        lease: Lease | None = None,
    ) -> None:
        self._put(Task(tell, entry.table, entry, None if index is None else (entry.at, index), lease=lease))

    async def reindex(self, table: str, index: Index, at: int, number: int) -> bool:
        return await self._change(table, lambda c: self._indexes.replace(c, table, index, at, number))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return [Entry(*row) for row in await self._rows(statements.READ, table=table, next=after + 1)]

    async def reach(self, tables: Sequence[str]) -> dict[str, int]:
        reached: dict[str, int] = {}
        for start in range(0, len(tables), _BATCH):
            rows = await self._rows(statements.REACH, tables=list(tables[start : start + _BATCH]))
            reached |= {row[0]: row[1] for row in rows if row[1] is not None}
        return reached

    async def first(self, table: str) -> Entry | None:
        rows = await self._rows(statements.ENTRY, table=table, first=1)
        return Entry(*rows[0]) if rows else None

    async def find(self, table: str, by: str, command: str) -> Entry | None:
        rows = await self._rows(statements.FIND, table=table, by=by, command=command)
        return Entry(*rows[0]) if rows else None

    async def opened(self, by: str, command: str) -> str | None:
        rows = await self._rows(statements.OPENED, by=by, command=command)
        return str(rows[0][0]) if rows else None

    async def tables_of(self, owner: str, limit: int = 100) -> list[str]:
        return [row[0] for row in await self._rows(statements.TABLES_OF, holder=owner, limit=limit)]

    async def listed(self, owner: str, limit: int, put_away: bool = False) -> list[Listed]:
        rows = await self._rows(statements.LISTED, holder=owner, limit=limit, put_away=put_away)
        return [Listed(*row) for row in rows]

    async def count_put_away(self, owner: str) -> int:
        return int((await self._rows(statements.COUNT_PUT_AWAY, holder=owner))[0][0])

    def bots_to_act(self, since: int = 0) -> AsyncIterator[str]:
        return self._newest_first(statements.BOTS_TO_ACT, since=since)

    def without_stage(self) -> AsyncIterator[str]:
        return self._newest_first(statements.WITHOUT_STAGE)

    async def _newest_first(self, statement: TextClause, **given: object) -> AsyncIterator[str]:
        """Tables of which there may be many, a few at a time."""
        last: dict[str, object] = {"changed": 2**62, "id": "", **given}
        while rows := await self._rows(statement, limit=_FEW, **last):
            for row in rows:
                yield row[0]
            last |= {"id": rows[-1][0], "changed": rows[-1][1]}

    async def put_away(self, stage: Stage, before: int, limit: int) -> list[str]:
        values = {"stage": stage, "before": before, "limit": limit}
        return await self._change(_MANY, lambda c: list(c.execute(self._indexes.put_away, values).scalars()))

    async def left_alone(self, before: int, limit: int) -> list[str]:
        rows = await self._rows(statements.LEFT_ALONE, stage="running", before=before, limit=limit)
        return [row[0] for row in rows]

    async def claim(self, chore: str, now: int, until: int) -> bool:
        values = {"name": chore, "now": now, "until": until}
        return await self._change(_CHORES, lambda c: c.execute(statements.CLAIM, values).rowcount > 0)

    async def all_tables(self) -> AsyncIterator[str]:
        after = ""
        while rows := await self._rows(statements.NEXT_TABLES, after=after, limit=_BATCH):
            for row in rows:
                yield row[0]
            after = rows[-1][0]

    async def lease(self, table: str, process: str, seconds: float) -> bool:
        length = round(seconds * 1000)
        return (
            await self._change(table, lambda c: _count(c, self._leases.take, table, process=process, length=length)) > 0
        )

    async def renew(self, tables: Sequence[str], process: str, seconds: float) -> list[str]:
        if not tables:
            return []
        values = {"tables": list(tables), "process": process, "length": round(seconds * 1000)}
        return await self._change(_MANY, lambda c: list(c.execute(self._leases.renew, values).scalars()))

    async def release(self, tables: Sequence[str], process: str) -> None:
        def release(table: str) -> Awaitable[int]:
            return self._change(table, lambda c: _count(c, statements.RELEASE, table, process=process))

        await asyncio.gather(*map(release, tables))

    async def drop_lease(self, table: str) -> None:
        await self._change(table, lambda c: _count(c, statements.DROP_LEASE, table))

    async def run_out(self, limit: int) -> list[str]:
        return [row[0] for row in await self._rows(self._leases.run_out, limit=limit)]

    async def key(self, name: str) -> str:
        rows = await self._rows(statements.KEY, name=name)
        if not rows:
            # Of several that make one at once, the first is kept, and all read that one.
            made = secrets.token_hex(32)
            await self._change(_KEYS, lambda c: c.execute(statements.PUT_KEY, {"name": name, "secret": made}).rowcount)
            rows = await self._rows(statements.KEY, name=name)
        return str(rows[0][0])

    async def check(self) -> None:
        written = await self._change(_HEALTH, lambda c: int(c.execute(statements.WRITE_HEALTH).scalar_one()))
        rows = await self._rows(statements.READ_HEALTH)
        if not rows or rows[0][0] < written:
            raise StoreFailed("what was written is not read")

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._writer.flush()
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._writer.finish()
        self._readers.shutdown()
        if self._here is not None:
            self._here.close()
            self._at_once.dispose()
        self.writing.dispose()
        self.reading.dispose()

    async def _change(self, table: str, change: Callable[[Connection], T]) -> T:
        """Do something in the writer's next transaction, in the turn of this table."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._put(Task(waking(future), table, change=change))
        return await future

    def _put(self, task: Task) -> None:
        if self._closed:
            raise StoreFailed("closed")
        self._writer.put(task)

    async def _rows(self, statement: TextClause, **values: object) -> Sequence[Any]:
        if self._closed:
            raise StoreFailed("closed")
        return await self._loop.run_in_executor(self._readers, self._fetch, statement, values)

    def _fetch(self, statement: TextClause, values: dict[str, object]) -> Sequence[Any]:
        try:
            try:
                return self._fetch_once(statement, values)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return self._fetch_once(statement, values)  # the connection was lost: a new one is made
        except (SQLAlchemyError, UnicodeError, OverflowError) as error:
            raise StoreFailed(reason(error)) from error

    def _fetch_once(self, statement: TextClause, values: dict[str, object]) -> Sequence[Any]:
        with self.reading.connect() as connection:
            return connection.execute(statement, values).all()


def _count(connection: Connection, statement: TextClause, table: str, **values: object) -> int:
    """How many rows a statement about one table changed."""
    return connection.execute(statement, {"table": table, **values}).rowcount
