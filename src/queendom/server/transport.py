"""How a connection talks to the other side.

Any ASGI server will do: `PlainSocket` needs no more than `receive` and `send`. Where the server is ours, `Socket` (in
socket.py) takes a shorter way. What both promise: messages have a size and a rate, are read one by one when it is their
sender's turn, and not while what was answered before has not been taken; and whoever does not take what others do is
sent away.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

from starlette.types import Message, Receive, Send

from queendom.server.pace import Account, Pace

EXTENSION = "queendom.socket"  # under this name a server of ours puts its `Transport` into the scope
MOST_BYTES = 16 * 1024  # of a message
MOST_WAITING = 128 * 1024  # bytes that the other side may leave unread
PIECE_COST = 0.00003  # seconds of work that every piece is taken for that comes in: the system's part of it
TRY_AGAIN = 1013  # the code with which whoever lags behind is sent away
_TOO_BIG = 1009
_CLOSING_SECONDS = 3.0  # for whoever is sent away to learn of it

Hear = Callable[[bytes], None]


class Transport(Protocol):
    """One open socket. `post`, `pause` and `resume` never wait."""

    def post(self, message: bytes) -> None:
        """Send a text. Whoever reads too slowly is sent away."""

    def pause(self) -> None:
        """Read nothing until everybody who wished so has called `resume`."""

    def resume(self) -> None: ...

    async def converse(self, hear: Hear, account: Account, receive: Receive) -> None:
        """Hand every message to `hear`, at the account's expense, until the other side goes or is sent away."""


class PlainSocket:
    """A socket of any ASGI server."""

    def __init__(self, send: Send, pace: Pace) -> None:
        self._send = send
        self._pace = pace
        self._unsent: deque[bytes] = deque()
        self._size = 0  # bytes that the server has not taken yet
        self._holds = 0
        self._has_unsent = asyncio.Event()
        self._may_read = asyncio.Event()  # nobody holds it, and everything has been taken
        self._may_read.set()
        self._sent_away: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # with which code

    # --- what goes out ---

    def post(self, message: bytes) -> None:
        if self._sent_away.done():
            return
        if self._size and self._size + len(message) > MOST_WAITING:
            self._sent_away.set_result(TRY_AGAIN)
            return
        self._unsent.append(message)
        self._size += len(message)
        self._has_unsent.set()
        self._may_read.clear()

    async def _write(self) -> None:
        """For ever, unless the other side is gone."""
        while True:
            await self._has_unsent.wait()
            while self._unsent:
                message = self._unsent.popleft()
                await self._send({"type": "websocket.send", "text": message.decode()})
                self._size -= len(message)
            self._has_unsent.clear()
            self._decide()

    # --- what comes in ---

    def pause(self) -> None:
        self._holds += 1
        self._decide()

    def resume(self) -> None:
        self._holds -= 1
        self._decide()

    def _decide(self) -> None:
        if self._holds or self._size:
            self._may_read.clear()
        else:
            self._may_read.set()

    async def _read(self, hear: Hear, account: Account, receive: Receive) -> None:
        while (message := await receive())["type"] != "websocket.disconnect":
            raw = _bytes_of(message)
            account.charge(PIECE_COST)
            if len(raw) > MOST_BYTES:
                if not self._sent_away.done():
                    self._sent_away.set_result(_TOO_BIG)
                return
            await self._turn(account)
            began = time.perf_counter()
            hear(raw)
            account.charge(time.perf_counter() - began)

    async def _turn(self, account: Account) -> None:
        """Wait until a message of this account may be read."""
        while True:
            await self._may_read.wait()
            if not self._pace.is_free(account):
                await self._pace.turn(account, 0.0)
                if not self._may_read.is_set():
                    continue
            if not (seconds := account.wait()):
                return
            await asyncio.sleep(seconds)

    # --- until it ends ---

    async def converse(self, hear: Hear, account: Account, receive: Receive) -> None:
        reading = asyncio.create_task(self._read(hear, account, receive))
        writing = asyncio.create_task(self._write())
        both = (reading, writing)
        try:
            await asyncio.wait((*both, self._sent_away), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)  # if the other side is gone, that is no error
            if not self._sent_away.done():
                self._sent_away.cancel()  # nothing more is posted
        if not self._sent_away.cancelled():
            # Who does not read may not take this either: then the server closes the connection without it.
            with contextlib.suppress(Exception):
                async with asyncio.timeout(_CLOSING_SECONDS):
                    await self._send({"type": "websocket.close", "code": self._sent_away.result()})


def _bytes_of(message: Message) -> bytes:
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""
