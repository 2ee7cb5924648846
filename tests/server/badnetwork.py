"""A network between pages and a server that drops, doubles, reorders and delays messages, and cuts connections."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.resilient_client import DOOR_CLOSED

Send = Callable[[str | bytes], Awaitable[None]]

#: How often each mishap happens to a message; all others go through.
MISHAPS = {"drop": 0.07, "double": 0.07, "delay": 0.1, "swap": 0.07, "cut": 0.008}
#: The longest delay, in seconds.
LONGEST = 0.06


class BadNetwork:
    """Listens on a port of its own and passes messages on to the server's, more or less."""

    def __init__(self, server_port: int, seed: object) -> None:
        self.server_port = server_port
        self.rng = random.Random(str(seed))
        self.mishaps: Counter[str] = Counter()
        self._listening: Server | None = None

    async def __aenter__(self) -> Self:
        self._listening = await serve(
            self._pass_on, "127.0.0.1", 0, compression=None, ping_interval=None, max_size=None
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._listening is not None
        self._listening.close()
        await self._listening.wait_closed()

    @property
    def port(self) -> int:
        assert self._listening is not None
        port: int = next(iter(self._listening.sockets)).getsockname()[1]
        return port

    async def _pass_on(self, page: ServerConnection) -> None:
        assert page.request is not None
        cookie = page.request.headers.get("cookie")
        address = f"ws://127.0.0.1:{self.server_port}{page.request.path}"
        headers = {} if cookie is None else {"cookie": cookie}
        try:
            server = await connect(
                address, additional_headers=headers, compression=None, ping_interval=None, max_size=None, proxy=None
            )
        except InvalidStatus as error:
            await page.close(DOOR_CLOSED, str(error.response.body)[:100])
            return
        async with server:
            lines = [Line(self, server.send), Line(self, page.send)]
            works = [
                asyncio.create_task(lines[0].carry(page.recv)),
                asyncio.create_task(lines[1].carry(server.recv)),
            ]
            try:
                await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (*works, *lines[0].late, *lines[1].late):
                    task.cancel()
                await asyncio.gather(*works, *lines[0].late, *lines[1].late, return_exceptions=True)


class Line:
    """One direction of a connection."""

    def __init__(self, network: BadNetwork, send: Send) -> None:
        self.network = network
        self.send = send
        self.held: str | bytes | None = None  # until the next one has overtaken it
        self.late: set[asyncio.Task[None]] = set()

    async def carry(self, receive: Callable[[], Awaitable[str | bytes]]) -> None:
        """Until either side is gone, or the connection is cut."""
        rng = self.network.rng
        try:
            while True:
                message = await receive()
                mishap = rng.choices([*MISHAPS, ""], [*MISHAPS.values(), 1 - sum(MISHAPS.values())])[0]
                self.network.mishaps[mishap] += 1
                match mishap:
                    case "drop":
                        continue
                    case "cut":
                        return
                    case "delay":
                        self._send_late(message, rng.uniform(0, LONGEST))
                        continue
                    case "swap" if self.held is None:
                        self.held = message
                        continue
                    case "double":
                        await self.send(message)
                        self._send_late(message, rng.choice([0, rng.uniform(0, LONGEST)]))
                    case _:
                        await self.send(message)
                if self.held is not None:
                    held, self.held = self.held, None
                    await self.send(held)
        except ConnectionClosed:
            return

    def _send_late(self, message: str | bytes, seconds: float) -> None:
        async def later() -> None:
            await asyncio.sleep(seconds)
            try:
                await self.send(message)
            except ConnectionClosed:
                return

        task = asyncio.create_task(later())
        self.late.add(task)
        task.add_done_callback(self.late.discard)
