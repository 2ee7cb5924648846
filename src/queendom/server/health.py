"""Whether the store can be written and read, for whoever watches over the server."""

from __future__ import annotations

import asyncio
import time
from typing import Literal

import structlog

from queendom.store import Store, StoreFailed

log = structlog.get_logger()

_FRESH_SECONDS = 1.0  # so long an answer is good for others who ask
_PATIENCE = 1.5  # a database that takes longer is slow; when it has made up its mind, it may be failed

State = Literal["ok", "slow", "failed"]


class Health:
    """Asks the store, once at a time: whoever asks often costs it nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._began = 0.0
        self._asking: asyncio.Task[State] | None = None

    async def ask(self) -> State:
        now = time.monotonic()
        if self._asking is None or (self._asking.done() and now > self._began + _FRESH_SECONDS):
            self._began = now
            self._asking = asyncio.create_task(self._ask_store())
        asking = self._asking
        await asyncio.wait([asking], timeout=max(0.0, self._began + _PATIENCE - now))
        return asking.result() if asking.done() else "slow"

    async def _ask_store(self) -> State:
        try:
            await self._store.check()
        except StoreFailed as error:
            log.error("store failed", command="health", reason=str(error))
            return "failed"
        return "ok"
