"""The bus of a server that is one process."""

from __future__ import annotations

import asyncio

from queendom.bus.port import Bus, Hear


class LocalBus(Bus):
    """Tells this process only. What is heard comes later in the event loop, as from any other bus, so that nobody is
    called in the middle of publishing.
    """

    is_shared = False

    def __init__(self) -> None:
        self._hearers: list[Hear] = []

    def publish(self, table: str, number: int) -> None:
        if self._hearers:
            asyncio.get_running_loop().call_soon(self._tell, table, number)

    async def subscribe(self, hear: Hear) -> None:
        self._hearers.append(hear)

    async def close(self) -> None:
        self._hearers.clear()

    def _tell(self, table: str, number: int) -> None:
        for hear in tuple(self._hearers):
            hear(table, number)
