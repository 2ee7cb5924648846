"""Thoughts that a server hands out and others take, through a table of the PostgreSQL that they share.

Rows live for seconds: whoever asked removes the one that is answered, and nobody's is left when it is old. Notices only
save waiting: whoever misses one looks again within a second. The contents are for others to know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, LiteralString, NamedTuple

from psycopg import AsyncConnection, Error

from queendom.database import is_shared, shown_url
from queendom.errors import SetupError
from queendom.store.engines import reason
from queendom.store.port import StoreFailed

#: How long a thought stays with whoever took it; it is renewed several times meanwhile. So another one has it within
#: five seconds after somebody died, with the second that it takes to look.
TAKEN_SECONDS = 3.0
#: Nobody waits for a thought so long: it was left behind.
FORGOTTEN_SECONDS = 30.0
_PAUSE = 0.5  # seconds before the next attempt to connect

#: What is told through the database: there are thoughts; one is answered; somebody thinks.
ASKED, ANSWERED, HERE = "queendom_thoughts", "queendom_answers", "queendom_thinkers"

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_PUT: LiteralString = (
    f"WITH put AS (INSERT INTO thoughts (id, form, game, asked, payload) VALUES (%s, %s, %s, {_NOW}, %s) RETURNING 1) "
    f"SELECT pg_notify('{ASKED}', '') FROM put"
)
_TAKE: LiteralString = (
    f"UPDATE thoughts SET taken_by = %s, until = {_NOW} + %s WHERE id IN (SELECT id FROM thoughts WHERE form = %s "
    f"AND answer IS NULL AND (until IS NULL OR until <= {_NOW}) ORDER BY asked LIMIT %s FOR UPDATE SKIP LOCKED) "
    "RETURNING id, payload"
)
_RENEW: LiteralString = f"UPDATE thoughts SET until = {_NOW} + %s WHERE id = ANY(%s) AND taken_by = %s RETURNING id"
_GIVE_BACK: LiteralString = (
    f"WITH free AS (UPDATE thoughts SET until = NULL WHERE taken_by = %s AND answer IS NULL RETURNING 1) "
    f"SELECT pg_notify('{ASKED}', '') FROM free LIMIT 1"
)
_ANSWER: LiteralString = (
    "WITH done AS (UPDATE thoughts SET answer = %s WHERE id = %s AND taken_by = %s AND answer IS NULL RETURNING id) "
    f"SELECT pg_notify('{ANSWERED}', id) FROM done"
)
_FETCH: LiteralString = "DELETE FROM thoughts WHERE id = ANY(%s) AND answer IS NOT NULL RETURNING id, answer"
_DROP: LiteralString = "DELETE FROM thoughts WHERE id = ANY(%s)"
_SWEEP: LiteralString = f"DELETE FROM thoughts WHERE asked < {_NOW} - %s"
_TELL: LiteralString = "SELECT pg_notify(%s, %s)"

#: Called in the event loop with a channel and what was said there; with "" after a time in which one may have missed
#: something.
Hear = Callable[[str, str], None]


class Taken(NamedTuple):
    """A thought that is ours to think, for as long as we renew it."""

    id: str
    payload: bytes


def open_thoughts(url: str) -> Thoughts:
    """Raises SetupError: nobody else could open the database."""
    if not is_shared(url):
        raise SetupError("thinkers-need-postgres", url=shown_url(url))
    return Thoughts("postgresql://" + url.partition("://")[2])  # without the name of a driver


class Thoughts:
    """The table, for one event loop: a connection for what is written, made when it is needed, and one that listens.

    Everything raises StoreFailed if the database does not answer.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: AsyncConnection | None = None
        self._lock = asyncio.Lock()
        self._listener: asyncio.Task[None] | None = None

    # --- for whoever asks ---

    async def put(self, id: str, form: str, game: str, payload: bytes) -> None:
        await self._do(_PUT, id, form, game, payload)

    async def fetch(self, ids: Sequence[str]) -> dict[str, bytes]:
        """Answers, each of which is told once."""
        return {id: bytes(answer) for id, answer in await self._do(_FETCH, [*ids])} if ids else {}

    async def drop(self, ids: Sequence[str]) -> None:
        if ids:
            await self._do(_DROP, [*ids])

    # --- for whoever thinks ---

    async def take(self, thinker: str, form: str, most: int) -> list[Taken]:
        """Thoughts in this form that nobody has, or whose thinker has died; the oldest first."""
        rows = await self._do(_TAKE, thinker, round(TAKEN_SECONDS * 1000), form, most)
        return [Taken(id, bytes(payload)) for id, payload in rows]

    async def renew(self, ids: Sequence[str], thinker: str) -> None:
        if ids:
            await self._do(_RENEW, round(TAKEN_SECONDS * 1000), [*ids], thinker)

    async def give_back(self, thinker: str) -> None:
        """Let others have what one has taken."""
        await self._do(_GIVE_BACK, thinker)

    async def answer(self, id: str, thinker: str, answer: bytes) -> None:
        """Unless somebody else has it by now."""
        await self._do(_ANSWER, answer, id, thinker)

    # --- for both ---

    async def tell(self, channel: str, what: str) -> None:
        await self._do(_TELL, channel, what)

    async def sweep(self) -> None:
        """Remove what nobody waits for any more."""
        await self._do(_SWEEP, round(FORGOTTEN_SECONDS * 1000))

    def listen(self, channels: Sequence[LiteralString], hear: Hear) -> None:
        """From now on until `close`, with pauses where the connection is lost."""
        self._listener = asyncio.create_task(self._listen(channels, hear))

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def _do(self, statement: LiteralString, *values: object) -> list[Any]:
        async with self._lock:
            try:
                return await self._execute(statement, values)
            except (Error, OSError) as error:
                await self._forget_connection()
                raise StoreFailed(reason(error)) from error
            except BaseException:  # cancelled in the middle of it: what state it is in nobody knows
                await self._forget_connection()
                raise

    async def _execute(self, statement: LiteralString, values: Sequence[object]) -> list[Any]:
        if self._connection is None or self._connection.closed:
            self._connection = await self._connected()
        cursor = await self._connection.execute(statement, values)
        return [] if cursor.description is None else await cursor.fetchall()

    async def _forget_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _connected(self) -> AsyncConnection:
        return await AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=10, keepalives_idle=15, keepalives_interval=5
        )

    async def _listen(self, channels: Sequence[LiteralString], hear: Hear) -> None:
        while True:
            try:
                connection = await self._connected()
                try:
                    for channel in channels:
                        await connection.execute(f"LISTEN {channel}")
                    hear("", "")
                    async for notice in connection.notifies():
                        hear(notice.channel, notice.payload)
                finally:
                    await connection.close()
            except (Error, OSError):
                pass
            await asyncio.sleep(_PAUSE)
