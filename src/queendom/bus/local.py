"""The bus of a server that is one process."""

from __future__ import annotations

from queendom.bus.port import Bus, Hear


class LocalBus(Bus):
    """There is nobody else to hear of."""

    channel = None

    async def subscribe(self, hear: Hear) -> None: ...

    async def close(self) -> None: ...
