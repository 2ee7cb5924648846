"""The bus of a server that is one process."""

from __future__ import annotations

from collections.abc import Sequence

from queendom.bus.port import Bus, Hear, HearUsage


class LocalBus(Bus):
    """There is nobody else to hear of."""

    is_shared = False

    async def subscribe(self, hear: Hear, hear_usage: HearUsage | None = None) -> None: ...

    def tell(self, table: str, number: int) -> None: ...

    async def tell_usage(self, notices: Sequence[str]) -> None: ...

    async def close(self) -> None: ...
