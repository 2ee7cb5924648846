"""The store in an SQL database: SQLite for one machine, PostgreSQL for several processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import URL, Connection, TextClause
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from queendom.store import statements
from queendom.store.engines import reading_engine, reason, writing_engine
from queendom.store.port import Entry, Index, Store, StoreFailed
from queendom.store.writer import Task, Writer, waking

_READERS = 4
_PAGE = 1000


class SqlStore(Store):
    """Make it with `open_store`, in the event loop that will use it: the schema must be there already.

    The databases' own calls block, so they run in threads: one that writes, a few that read.
    """

    def __init__(self, url: URL) -> None:
        self._loop = asyncio.get_running_loop()
        self.writing = writing_engine(url)
        self.reading = reading_engine(url, _READERS)
        self._lease = statements.lease_sql(self.writing)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="queendom-reader")
        self._writer = Writer(self.writing, self._loop)
        self._closed = False

    async def append(self, entry: Entry, index: Index | None = None) -> None:
        future: asyncio.Future[None] = self._loop.create_future()
        self.append_then(entry, index, waking(future))
        await future

    def append_then(self, entry: Entry, index: Index | None, tell: Callable[[Exception | None], None]) -> None:
        self._put(Task(tell, entry.table, entry, None if index is None else (entry.at, index)))

    async def reindex(self, table: str, index: Index, at: int) -> None:
        future: asyncio.Future[None] = self._loop.create_future()
        self._put(Task(waking(future), table, index=(at, index)))
        await future

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return [Entry(*row) for row in await self._rows(statements.READ, table=table, next=after + 1)]

    async def find(self, table: str, by: str, command: str) -> Entry | None:
        rows = await self._rows(statements.FIND, table=table, by=by, command=command)
        return Entry(*rows[0]) if rows else None

    async def opened(self, by: str, command: str) -> str | None:
        rows = await self._rows(statements.OPENED, by=by, command=command)
        return str(rows[0][0]) if rows else None

    async def tables_of(self, holder: str, limit: int = 100) -> list[str]:
        return [row[0] for row in await self._rows(statements.TABLES_OF, holder=holder, limit=limit)]

    async def running_with_bots(self) -> list[str]:
        return [row[0] for row in await self._rows(statements.RUNNING_WITH_BOTS)]

    async def all_tables(self) -> AsyncIterator[str]:
        after = ""
        while rows := await self._rows(statements.NEXT_TABLES, after=after, limit=_PAGE):
            for row in rows:
                yield row[0]
            after = rows[-1][0]

    async def lease(self, table: str, process: str, seconds: float) -> bool:
        return await self._change(self._lease, table=table, process=process, length=round(seconds * 1000)) == 1

    async def release(self, tables: Sequence[str], process: str) -> None:
        await asyncio.gather(*(self._change(statements.RELEASE, table=table, process=process) for table in tables))

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._writer.flush()
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._writer.finish()
        self._readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()

    async def _change(self, statement: TextClause, table: str, **values: object) -> int:
        """How many rows a statement about one table changed."""

        def change(connection: Connection) -> int:
            return connection.execute(statement, {"table": table, **values}).rowcount

        future: asyncio.Future[int] = self._loop.create_future()
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
