"""What the processes of a server do for each other: they say who takes much, and look for what no word came of."""

from __future__ import annotations

import asyncio

import structlog

from queendom.server.registry import TableRegistry
from queendom.store import StoreFailed

log = structlog.get_logger()

_TELL_SECONDS = 1.0


class Sharing:
    """Two loops, for servers that are several processes."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._services = registry.services

    def start(self) -> None:
        if self._services.is_shared:
            self._services.background.run(self._tell())
            self._services.background.run(self._look())

    async def _tell(self) -> None:
        """For ever: tell others who takes much."""
        while True:
            await asyncio.sleep(_TELL_SECONDS)
            if notices := self._services.reception.doors.notices():
                await self._services.bus.tell_usage(notices)

    async def _look(self) -> None:
        """For ever: see how far the tables have come that somebody looks at. The word of an entry may have been lost:
        with the process that kept it, for example.
        """
        while True:
            await asyncio.sleep(self._services.bus.look_seconds)
            try:
                reached = await self._services.store.reach(self._registry.looked_at())
            except StoreFailed as error:
                log.error("store failed", command="look", reason=str(error))
                continue
            for id, number in reached.items():
                self._registry.hear(id, number)
