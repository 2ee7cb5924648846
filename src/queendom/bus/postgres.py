"""The bus of several processes that share a PostgreSQL database: its LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from itertools import islice

from psycopg import AsyncConnection, Error

from queendom.bus.port import Bus, Hear
from queendom.kernel.errors import SetupError, shown

_CHANNEL = "queendom_tables"
#: How many tables are told of with one statement.
_MOST = 500
#: Seconds before the next attempt to connect.
_PAUSE = 0.5
#: Seconds for which closing waits until all is sent.
_PATIENCE = 2.0


class PostgresBus(Bus):
    """Two connections: one listens, one sends. A lost one is replaced. `url` may be the one that the store has."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = "postgresql://" + url.partition("://")[2]
        self._hearers: list[Hear] = []
        self._unsent: dict[str, int] = {}  # of a table that grew twice before it could be told, the last number will do
        self._wake = asyncio.Event()  # there is something to send, or the end has come
        self._closing = False
        self._sender: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None

    def publish(self, table: str, number: int) -> None:
        if self._closing:
            return
        self._unsent[table] = max(number, self._unsent.get(table, 0))
        self._wake.set()
        if self._sender is None:
            self._sender = asyncio.create_task(self._send())

    async def subscribe(self, hear: Hear) -> None:
        """Raises SetupError if the database cannot be reached; later it is waited for."""
        self._hearers.append(hear)
        if self._listener is None:
            try:
                connection = await self._listening()
            except Error as error:
                reason = next(iter(str(error).strip().splitlines()), type(error).__name__)
                raise SetupError("database-unreachable", url=self._shown_url(), reason=shown(reason, 200)) from error
            self._listener = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        self._closing = True
        self._hearers.clear()
        self._wake.set()
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=_PATIENCE)
        tasks = [task for task in (self._sender, self._listener) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _shown_url(self) -> str:
        """The address without what may be secret in it."""
        place = self._url.partition("://")[2].partition("?")[0].rpartition("@")[2]
        return f"postgresql://{place}"

    async def _connect(self) -> AsyncConnection:
        # Without keepalives, a listener that only waits would not notice that its server is gone.
        return await AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=10, keepalives_idle=15, keepalives_interval=5
        )

    async def _listening(self) -> AsyncConnection:
        connection = await self._connect()
        try:
            await connection.execute(f"LISTEN {_CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _listen(self, connection: AsyncConnection) -> None:
        while True:
            try:
                async for notification in connection.notifies():
                    table, _, number = notification.payload.rpartition(" ")
                    if table and number.isdecimal():
                        self._tell(table, int(number))
            except Error:
                pass
            finally:
                await connection.close()
            connection = await self._listening_again()
            self._tell("", 0)

    async def _listening_again(self) -> AsyncConnection:
        while True:
            try:
                return await self._listening()
            except Error:
                await asyncio.sleep(_PAUSE)

    def _tell(self, table: str, number: int) -> None:
        # Through the loop: what one of them raises is reported there and does not end the listening.
        loop = asyncio.get_running_loop()
        for hear in self._hearers:
            loop.call_soon(hear, table, number)

    async def _send(self) -> None:
        connection: AsyncConnection | None = None
        try:
            while self._unsent or not self._closing:
                await self._wake.wait()
                batch = dict(islice(self._unsent.items(), _MOST))
                try:
                    connection = connection or await self._connect()
                    payloads = [f"{table} {number}" for table, number in batch.items()]
                    await connection.execute(
                        "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told", (_CHANNEL, payloads)
                    )
                except Error:
                    if connection is not None:
                        await connection.close()
                        connection = None
                    await asyncio.sleep(_PAUSE)
                    continue
                for table, number in batch.items():
                    if self._unsent[table] == number:
                        del self._unsent[table]
                if not self._unsent and not self._closing:
                    self._wake.clear()
        finally:
            if connection is not None:
                await connection.close()
