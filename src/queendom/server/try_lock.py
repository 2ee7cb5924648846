"""One at a time: a lock that can also be taken by code that does not wait."""

from __future__ import annotations

import asyncio


class TryLock:
    """As asyncio's lock, with `take` for whoever finds it free."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def is_taken(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take it if it is free; give it back with `give`."""
        if self._taken:
            return False
        self._taken = True
        return True

    def give(self) -> None:
        """Hand it to whoever waits longest."""
        while self._waiting:
            first = self._waiting.pop(0)
            if not first.done():  # cancelled while it waited
                first.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was ours already
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
