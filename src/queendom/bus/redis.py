"""The bus of several processes that speak through Redis: its PUBLISH and SUBSCRIBE.

It takes the words off the database: of every entry one, which PostgreSQL would pass to all processes under one lock.
Redis keeps nothing of it. A word that is lost, with a process or while Redis is away, is made up for: after a time in
which something may have been missed everybody looks again, and every few seconds in any case.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from queendom.bus.notices import Hearers
from queendom.bus.port import Bus, Hear, HearUsage
from queendom.database import shown_url
from queendom.errors import SetupError, shown

log = structlog.get_logger()

#: Seconds before the next attempt to connect, at first and at most.
_PAUSE, _MOST_PAUSE = 0.25, 5.0
#: Seconds: a listener asks after so many whether its server is there, and gives it up after so many without a word.
_PING_SECONDS, _SILENCE_SECONDS = 5.0, 12.0
_TIMEOUT = 5.0
_TROUBLE = (RedisError, OSError, TimeoutError)


class RedisBus(Bus):
    """A connection that listens, and others to speak through. Channels are named after the number of the Redis
    database: so several servers can share a Redis, though its channels are common to all its databases.
    """

    look_seconds = 2.0

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._hearers = Hearers(self.process)
        self._listener: asyncio.Task[None] | None = None
        self._is_connected = False
        try:
            # The listener must not be connected again behind our back: what was said meanwhile would be missed.
            self._hearing = self._client(0)
            self._speaking = self._client(1)
        except ValueError as error:
            raise SetupError("bus-unreachable", url=shown_url(url), reason=shown(error, 200)) from None
        number = self._hearing.connection_pool.connection_kwargs.get("db") or 0
        self._entries, self._usage = f"queendom:{number}:tables", f"queendom:{number}:usage"
        self._unsaid: dict[str, int] = {}  # how far tables have come: told together
        self._saying: asyncio.Task[None] | None = None

    def _client(self, retries: int) -> Redis:
        return Redis.from_url(
            self._url,
            protocol=2,
            decode_responses=True,
            retry=Retry(NoBackoff(), retries),
            socket_timeout=_TIMEOUT,
            socket_connect_timeout=_TIMEOUT,
            socket_keepalive=not self._url.startswith("unix:"),
        )

    @property
    def is_connected(self) -> bool:
        return self._is_connected

    # --- what others say ---

    async def subscribe(self, hear: Hear, hear_usage: HearUsage | None = None) -> None:
        """Raises SetupError if Redis cannot be reached; later it is waited for."""
        self._hearers.add(hear, hear_usage)
        if self._listener is None:
            try:
                listening = await self._listening()
            except _TROUBLE as error:
                reason = shown(str(error) or type(error).__name__, 200)
                raise SetupError("bus-unreachable", url=shown_url(self._url), reason=reason) from error
            self._listener = asyncio.create_task(self._listen(listening))

    async def _listening(self) -> PubSub:
        """Returns once Redis has confirmed it: nothing is missed from then on."""
        listening = self._hearing.pubsub()
        try:
            async with asyncio.timeout(_TIMEOUT):
                await listening.subscribe(self._entries, self._usage)
                for _ in range(2):
                    await listening.parse_response()
        except BaseException:
            await self._drop(listening)
            raise
        self._is_connected = True
        return listening

    async def _listen(self, listening: PubSub) -> None:
        while True:
            reason = ""
            try:
                await self._hear_all(listening)
            except _TROUBLE as error:
                reason = shown(str(error) or type(error).__name__, 200)
            finally:
                self._is_connected = False
                await self._drop(listening)
            log.error("bus lost", reason=reason)
            listening = await self._listening_again()
            log.info("bus found again")
            self._hearers.missed()

    async def _hear_all(self, listening: PubSub) -> None:
        """Until the connection is lost, or nothing comes though it was asked for."""
        asking = asyncio.create_task(_keep_asking(listening))
        try:
            loop = asyncio.get_running_loop()
            async with asyncio.timeout(_SILENCE_SECONDS) as patience:
                while True:
                    said = await listening.parse_response()
                    patience.reschedule(loop.time() + _SILENCE_SECONDS)
                    if isinstance(said, list) and len(said) == 3 and said[0] == "message":
                        self._heard(*said[1:])
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    def _heard(self, channel: str, notice: str) -> None:
        if channel == self._entries:
            self._hearers.heard(notice)
        elif channel == self._usage:
            self._hearers.heard_usage(notice)

    async def _listening_again(self) -> PubSub:
        pause = _PAUSE
        while True:
            try:
                return await self._listening()
            except _TROUBLE:
                await asyncio.sleep(pause)
                pause = min(_MOST_PAUSE, 2 * pause)

    @staticmethod
    async def _drop(listening: PubSub) -> None:
        with suppress(*_TROUBLE):
            await listening.aclose()  # type: ignore[no-untyped-call]

    # --- what we say ---

    def tell(self, table: str, number: int) -> None:
        self._unsaid[table] = number
        if self._saying is None:
            self._saying = asyncio.create_task(self._say())

    async def _say(self) -> None:
        """What one round of the event loop brings goes together, and what comes while that is on its way, goes next."""
        try:
            while self._unsaid:
                unsaid, self._unsaid = self._unsaid, {}
                await self._publish(self._entries, [self._hearers.entry(*one) for one in unsaid.items()])
        finally:
            self._saying = None

    async def tell_usage(self, notices: Sequence[str]) -> None:
        await self._publish(self._usage, [self._hearers.usage(notice) for notice in notices])

    async def _publish(self, channel: str, notices: Sequence[str]) -> None:
        if not self._is_connected:
            return  # whoever comes back looks again
        try:
            async with self._speaking.pipeline(transaction=False) as pipeline:
                for notice in notices:
                    pipeline.publish(channel, notice)
                await pipeline.execute()
        except _TROUBLE as error:
            log.error("bus said nothing", reason=shown(str(error) or type(error).__name__, 200))

    async def close(self) -> None:
        self._hearers.clear()
        tasks = [task for task in (self._listener, self._saying) if task is not None]
        if self._listener is not None:
            self._listener.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for client in (self._hearing, self._speaking):
            with suppress(*_TROUBLE):
                await client.aclose()


async def _keep_asking(listening: PubSub) -> None:
    """For ever: have something said, so that silence means something."""
    while True:
        await asyncio.sleep(_PING_SECONDS)
        await listening.ping()
