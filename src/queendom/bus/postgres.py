"""The bus of several processes that share a PostgreSQL database: its LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from psycopg import AsyncConnection, Error

from queendom.bus.notices import Hearers
from queendom.bus.port import Bus, Hear, HearUsage
from queendom.database import shown_url
from queendom.errors import SetupError, shown

#: Seconds before the next attempt to connect.
_PAUSE = 0.5
_USAGE = "queendom_usage"


class PostgresBus(Bus):
    """A connection that listens; a lost one is replaced. `url` may be the one that the store has.

    A notice is `TABLE NUMBER PROCESS`, and on a second channel `USAGE PROCESS`.
    """

    channel = "queendom_tables"

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = "postgresql://" + url.partition("://")[2]  # without the name of a driver
        self._hearers = Hearers(self.process)
        self._listener: asyncio.Task[None] | None = None
        self._is_connected = False
        self._speaking: AsyncConnection | None = None  # the one that listens cannot be spoken through meanwhile

    @property
    def is_connected(self) -> bool:
        return self._is_connected

    async def subscribe(self, hear: Hear, hear_usage: HearUsage | None = None) -> None:
        """Raises SetupError if the database cannot be reached; later it is waited for."""
        self._hearers.add(hear, hear_usage)
        if self._listener is None:
            try:
                connection = await self._listening()
            except Error as error:
                reason = next(iter(str(error).strip().splitlines()), type(error).__name__)
                raise SetupError("database-unreachable", url=shown_url(self._url), reason=shown(reason, 200)) from error
            self._listener = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        self._hearers.clear()
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        await self._stop_speaking()

    def tell(self, table: str, number: int) -> None:
        """The store has told, in the transaction that keeps the entry."""

    async def tell_usage(self, notices: Sequence[str]) -> None:
        try:
            if self._speaking is None:
                self._speaking = await self._connected()
            for notice in notices:
                await self._speaking.execute("SELECT pg_notify(%s, %s)", (_USAGE, self._hearers.usage(notice)))
        except Error:
            await self._stop_speaking()

    async def _stop_speaking(self) -> None:
        if self._speaking is not None:
            await self._speaking.close()
            self._speaking = None

    async def _connected(self) -> AsyncConnection:
        # Without keepalives, a listener that only waits would not notice that its server is gone.
        return await AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=10, keepalives_idle=15, keepalives_interval=5
        )

    async def _listening(self) -> AsyncConnection:
        connection = await self._connected()
        try:
            await connection.execute(f"LISTEN {self.channel}")
            await connection.execute(f"LISTEN {_USAGE}")
        except BaseException:
            await connection.close()
            raise
        self._is_connected = True
        return connection

    async def _listen(self, connection: AsyncConnection) -> None:
        while True:
            try:
                async for notification in connection.notifies():
                    if notification.channel == _USAGE:
                        self._hearers.heard_usage(notification.payload)
                    else:
                        self._hearers.heard(notification.payload)
            except Error:
                pass
            finally:
                self._is_connected = False
                await connection.close()
            connection = await self._listening_again()
            self._hearers.missed()

    async def _listening_again(self) -> AsyncConnection:
        while True:
            try:
                return await self._listening()
            except Error:
                await asyncio.sleep(_PAUSE)
