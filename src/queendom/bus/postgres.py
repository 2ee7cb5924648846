"""The bus of several processes that share a PostgreSQL database: its LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio

from psycopg import AsyncConnection, Error

from queendom.bus.port import Bus, Hear
from queendom.database import shown_url
from queendom.errors import SetupError, shown

#: Seconds before the next attempt to connect.
_PAUSE = 0.5


class PostgresBus(Bus):
    """A connection that listens; a lost one is replaced. `url` may be the one that the store has.

    A notice is `TABLE NUMBER PROCESS`.
    """

    channel = "queendom_tables"

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = "postgresql://" + url.partition("://")[2]  # without the name of a driver
        self._own = f" {self.process}"
        self._hearers: list[Hear] = []
        self._listener: asyncio.Task[None] | None = None

    async def subscribe(self, hear: Hear) -> None:
        """Raises SetupError if the database cannot be reached; later it is waited for."""
        self._hearers.append(hear)
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

    async def _listening(self) -> AsyncConnection:
        # Without keepalives, a listener that only waits would not notice that its server is gone.
        connection = await AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=10, keepalives_idle=15, keepalives_interval=5
        )
        try:
            await connection.execute(f"LISTEN {self.channel}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _listen(self, connection: AsyncConnection) -> None:
        while True:
            try:
                async for notification in connection.notifies():
                    self._heard(notification.payload)
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

    def _heard(self, notice: str) -> None:
        if notice.endswith(self._own):
            return  # most are: whoever wrote it knows
        what, _, process = notice.rpartition(" ")
        table, _, number = what.rpartition(" ")
        if table and number.isdecimal() and process:
            self._tell(table, int(number))

    def _tell(self, table: str, number: int) -> None:
        # Through the loop: what one of them raises is reported there and does not end the listening.
        loop = asyncio.get_running_loop()
        for hear in self._hearers:
            loop.call_soon(hear, table, number)
