"""Leases: where several processes share a store, a lease says which of them runs a table's bots.

A lease comes and goes with the entries of the table's log: there is one while a bot is to act. A process that dies
leaves its leases behind; they run out, and another process finds the tables by that.
"""

from __future__ import annotations

import asyncio
import contextlib
import time

import structlog

from queendom.bus.port import Bus
from queendom.match.table import Table
from queendom.store import NO_LEASE, Lease, Store, StoreFailed

log = structlog.get_logger()

#: How long a lease outlives its process; it is renewed several times meanwhile.
LEASE_SECONDS = 4.0
_RENEW_SECONDS = 1.0


class Leases:
    """The leases of this process. Where there is no other process, it may run all bots and needs none."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._process = bus.process
        self.is_shared = bus.is_shared
        self._until: dict[str, float] = {}  # by table: until when we surely have the lease

    def __len__(self) -> int:
        return len(self._until)

    def change(self, before: Table | None, after: Table) -> Lease | None:
        """What an entry that leads from one table to the next does to the lease; None: it stays as it is."""
        if not self.is_shared:
            return None
        was_needed = before is not None and before.bot_to_act is not None
        is_needed = after.bot_to_act is not None
        if was_needed == is_needed:
            return None
        return Lease(self._process, LEASE_SECONDS) if is_needed else NO_LEASE

    async def take(self, id: str) -> bool:
        """Ask the store for a table's lease. Raises StoreFailed."""
        asked = time.monotonic()
        taken = await self._store.lease(id, self._process, LEASE_SECONDS)
        if taken:
            self._until[id] = asked + LEASE_SECONDS
        return taken

    async def has(self, id: str) -> bool:
        """Whether this process may run the table's bots. Of several processes only one can."""
        if not self.is_shared or time.monotonic() < self._until.get(id, 0.0):
            return True
        try:
            return await self.take(id)
        except StoreFailed:  # whoever renews leases logs it
            return False

    def forget(self, id: str) -> None:
        """The table's bots have stopped: what the log says of the lease is enough."""
        self._until.pop(id, None)

    async def keep_renewing(self) -> None:
        """For ever. Also while bots wait for their turn to think, which may take longer than a lease."""
        while True:
            await asyncio.sleep(_RENEW_SECONDS)
            asked = time.monotonic()
            try:
                for id in await self._store.renew(list(self._until), self._process, LEASE_SECONDS):
                    if id in self._until:
                        self._until[id] = asked + LEASE_SECONDS
            except StoreFailed as error:
                log.error("store failed", command="renew leases", reason=str(error))

    async def release(self) -> None:
        """Let others have them at once. If the store fails they run out by themselves."""
        with contextlib.suppress(StoreFailed):
            await self._store.release(list(self._until), self._process)
