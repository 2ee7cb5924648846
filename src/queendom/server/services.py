"""What every table of this process works with, made once at the start and passed down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from queendom.bus.port import Bus
from queendom.server.background import Background
from queendom.server.bot_pool import BotPool
from queendom.server.health import Health
from queendom.server.leases import Leases
from queendom.server.metrics import Metrics
from queendom.server.preparation import Preparation
from queendom.server.reception import Reception
from queendom.server.site import Site
from queendom.store import Store
from queendom.store.files import Alone


@dataclass(frozen=True, slots=True)
class Services:
    """The store and the bus, bots, pages, limits, leases, background work, and the clock."""

    store: Store
    bus: Bus
    bot_pool: BotPool
    site: Site
    reception: Reception
    leases: Leases
    background: Background
    health: Health
    preparation: Preparation
    metrics: Metrics
    now: Callable[[], int]  # milliseconds since 1970
    alone: Alone  # the right to serve this database

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work with the same store."""
        return self.bus.is_shared

    async def close(self) -> None:
        """End all of it; what waits to be written is written first."""
        self.preparation.close()
        self.background.close()
        await self.bot_pool.leave()
        self.bot_pool.close()
        await self.leases.release()
        await self.bus.close()
        await self.store.close()
        self.alone.close()
