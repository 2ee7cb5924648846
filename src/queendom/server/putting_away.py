"""Tables that nobody visits any more are put away after a while: no longer listed with the others, nor looked at after
a start. Nothing is deleted, and whoever opens one, or goes on there, finds it as it was.

A game in which people still are ends first, as if it had been given up. Of several processes one does all this.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

import structlog

from queendom.errors import QueendomError, SetupError, shown
from queendom.match.table import Table
from queendom.match.table_events import LogEvent
from queendom.server.logs import why
from queendom.server.pipeline import Order, Step
from queendom.server.registry import TableRegistry
from queendom.store import Stage, StoreFailed

log = structlog.get_logger()

_DAY = 24 * 3600 * 1000
_HOUR = 3600 * 1000
_FIRST_SECONDS = 30.0  # after the start, when those who were connected are back
_AGAIN_SECONDS = 60.0  # until the next look whether an hour has passed
_PIECE = 100  # tables that are put away in one transaction
_ENDED = 500  # games that are ended in an hour: each is opened for that
_REST_SECONDS = 0.02
_REST_SHARE = 4  # after reading a table from its log, rest so many times as long


@dataclass(frozen=True, slots=True)
class PutAway:
    """After how many days without anything happening: each by its name in `--put-away NAME=DAYS`, 0 for never."""

    waiting: int = 30  # tables that never started
    running: int = 180  # games with people: these end
    bots: int = 7  # games at which bots alone play
    finished: int = 365

    @classmethod
    def never(cls) -> PutAway:
        return cls(**{field.name: 0 for field in fields(cls)})

    def but(self, given: str) -> PutAway:
        """With one of them changed, written `name=days`, or all of them `off`. Raises SetupError."""
        if given == "off":
            return PutAway.never()
        name, _, days = given.partition("=")
        known = [field.name for field in fields(self)]
        if name not in known or not days.isdecimal() or len(days) > 5:
            raise SetupError("wrong-put-away", given=shown(given), expected=", ".join(known))
        return replace(self, **{name: int(days)})


class Expire(Order):
    """The end of a game that nobody has come back to since a time."""

    def __init__(self, since: int) -> None:
        self._since = since

    def is_stale(self, table: Table) -> bool:
        return table.stage != "running" or table.changed_at >= self._since

    def step(self, table: Table) -> Step:
        return table.expire()

    def acknowledge(self, first: int, events: Sequence[LogEvent]) -> None:
        """Nobody waits for it."""

    def tell_stale(self) -> None:
        """Somebody has come."""

    def refuse(self, error: QueendomError | StoreFailed) -> None:
        log.error("table not ended", **why(error))


class Housekeeping:
    """Puts tables away, once an hour, in small pieces. Also gives tables of earlier versions what lists need."""

    def __init__(self, registry: TableRegistry, days: PutAway) -> None:
        self._registry = registry
        self._services = registry.services
        self._days = days

    def start(self) -> None:
        self._services.background.run(self._every_hour())

    async def _every_hour(self) -> None:
        await asyncio.sleep(_FIRST_SECONDS)
        await self._services.preparation.rules()
        while True:
            now = self._services.now()
            try:
                if await self._services.store.claim("housekeeping", now, now + _HOUR):
                    await self.complete_indexes()
                    await self.put_away()
            except StoreFailed as error:
                log.error("store failed", command="put away", reason=str(error))
            await asyncio.sleep(_AGAIN_SECONDS)

    async def complete_indexes(self) -> int:
        """Read the tables whose index an earlier version wrote, one after the other; returns how many there were."""
        found = 0
        async for id in self._services.store.without_stage():
            began = time.monotonic()
            await self._registry.refresh_index(id)
            found += 1
            await asyncio.sleep(_REST_SHARE * (time.monotonic() - began))
        if found:
            log.info("lists completed", tables=found)
        return found

    async def put_away(self) -> dict[str, int]:
        """Put away what is old enough; returns how many of each kind, those that were ended as `running`."""
        days = self._days
        done = {
            "waiting": await self._put_away("waiting", days.waiting),
            "bots": await self._put_away("unattended", days.bots),
            "finished": await self._put_away("over", days.finished),
            "running": await self._end(days.running),
        }
        if any(done.values()):
            log.info("tables put away", **done)
        return done

    def _before(self, days: int) -> int:
        return self._services.now() - days * _DAY

    async def _put_away(self, stage: Stage, days: int) -> int:
        found = 0
        while days:
            some = await self._services.store.put_away(stage, self._before(days), _PIECE)
            found += len(some)
            if len(some) < _PIECE:
                break
            await asyncio.sleep(_REST_SECONDS)
        return found

    async def _end(self, days: int) -> int:
        """End games with people, through the pipeline of each."""
        if not days:
            return 0
        ended = 0
        before = self._before(days)
        for id in await self._services.store.left_alone(before, _ENDED):
            ended += await self._ended(id, before)
            await asyncio.sleep(_REST_SECONDS)
        return ended

    async def _ended(self, id: str, before: int) -> bool:
        try:
            live = await self._registry.live(id)
        except StoreFailed:
            raise
        except Exception as error:
            log.error("table unreadable", table=id[-6:], **why(error))
            return False
        if live.audience.subscribers:  # somebody looks at it just now
            return False
        if live.table.stage != "running":  # another process of an earlier version wrote its index
            await self._registry.refresh_index(id)
            return False
        await live.pipeline.do(Expire(before))
        return live.table.stage == "over"
