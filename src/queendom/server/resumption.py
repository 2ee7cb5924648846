"""Bots go on by themselves: those of all running tables after a start, and those of processes that died."""

from __future__ import annotations

import asyncio

import structlog

from queendom.server.logs import why
from queendom.server.registry import TableRegistry
from queendom.store import StoreFailed

log = structlog.get_logger()

_AGAIN_SECONDS = 1.0
_CROWDED_SECONDS = 0.1
#: Between two tables that nobody waits for: people come first.
_REST_SECONDS = 0.001
#: How often to look for tables of processes that died, and how many are taken over before the next look.
_WATCH_SECONDS = 1.0
_AT_ONCE = 20
#: Tables whose bots wait for longer are not looked at after a start. Their bots go on as soon as somebody opens one of
#: them.
_FORGOTTEN_DAYS = 60


class Resumption:
    """Finds the tables whose bots nobody runs."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._services = registry.services

    def start(self) -> None:
        self._services.background.run(self._after_start())
        if self._services.is_shared:
            self._services.background.run(self._services.leases.keep_renewing())
            self._services.background.run(self._take_over())

    async def _after_start(self) -> None:
        """One table after the other, and none while bots wait for each other to think."""
        await self._services.preparation.rules()
        since = self._services.now() - _FORGOTTEN_DAYS * 24 * 3600 * 1000
        while True:
            try:
                async for id in self._services.store.bots_to_act(since):
                    while self._services.bot_pool.crowded:
                        await asyncio.sleep(_CROWDED_SECONDS)
                    if id not in self._registry:
                        await self._let_bots_go_on(id)
                        await asyncio.sleep(_REST_SECONDS)
                return
            except StoreFailed as error:
                log.error("store failed", command="resume bots", reason=str(error))
                await asyncio.sleep(_AGAIN_SECONDS)

    async def _let_bots_go_on(self, id: str) -> bool:
        """Whether a bot is to act at a table; if so, the table is open now. Raises StoreFailed."""
        try:
            if id not in self._registry and (await self._registry.read(id))[1].bot_to_act is None:
                await self._registry.refresh_index(id)  # an earlier version wrote it, and did not say
                return False
            live = await self._registry.live(id)
        except StoreFailed:
            raise
        except Exception as error:
            log.error("table unreadable", table=id[-6:], **why(error))
            return False
        live.wake_bots()
        return live.table.bot_to_act is not None

    async def _take_over(self) -> None:
        """For ever: let the bots go on whose process died. Nobody need look at their table."""
        store, leases = self._services.store, self._services.leases
        await self._services.preparation.rules()
        while True:
            await asyncio.sleep(_WATCH_SECONDS)
            try:
                while not self._services.bot_pool.crowded and (found := await store.run_out(_AT_ONCE)):
                    for id in found:
                        if await leases.take(id) and not await self._let_bots_go_on(id):
                            leases.forget(id)
                            await store.drop_lease(id)
                        await asyncio.sleep(_REST_SECONDS)
            except StoreFailed as error:
                log.error("store failed", command="take over", reason=str(error))
