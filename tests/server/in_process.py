"""The application in the test's own process: requests and sockets without a network, on plain ASGI.

For tests that need no process of their own: nothing is killed, no bytes of a network are counted.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import httpx
from starlette.types import ASGIApp, Message
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from queendom.server.app import Settings, make_app, open_registry
from queendom.server.clock import now
from queendom.server.limits import Limits
from queendom.server.putting_away import PutAway
from queendom.server.registry import TableRegistry
from server.harness import Refused

HOST = ("127.0.0.1", 8000)


class MemorySocket:
    """A client's end of a socket of the application. It takes so many bytes before they are read, then no more."""

    def __init__(self, app: ASGIApp, path: str, headers: Mapping[str, str], most_unread: int = 2**30) -> None:
        path, _, query = path.partition("?")
        self._scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": HOST,
            "client": ("127.0.0.1", 50_000),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(b"host", b"127.0.0.1:8000")]
            + [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()],
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        self._most_unread = most_unread
        self._to_app: asyncio.Queue[Message] = asyncio.Queue()
        self._to_app.put_nowait({"type": "websocket.connect"})
        self._from_app: deque[str] = deque()
        self._unread = 0
        self._changed = asyncio.Condition()
        self._status: int | None = None  # 101, or that of a refusal
        self._body = b""
        self.closed: int | None = None  # the code with which the application closed it
        self.task = asyncio.create_task(self._run(app))

    async def _run(self, app: ASGIApp) -> None:
        try:
            await app(self._scope, self._to_app.get, self._heard)
        finally:
            async with self._changed:
                if self.closed is None:
                    self.closed = 1006
                self._changed.notify_all()

    async def _heard(self, message: Message) -> None:
        async with self._changed:
            match message["type"]:
                case "websocket.accept":
                    self._status = 101
                case "websocket.http.response.start":
                    self._status = message["status"]
                case "websocket.http.response.body":
                    self._body += message["body"]
                case "websocket.close":
                    self.closed = message["code"]
                    self._status = self._status or 403
                case "websocket.send":
                    await self._changed.wait_for(lambda: self._unread < self._most_unread)
                    self._from_app.append(message["text"])
                    self._unread += len(message["text"])
            self._changed.notify_all()

    async def open(self) -> None:
        """Raises Refused."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._status is not None or self.closed is not None)
        if self._status != 101:
            await asyncio.gather(self.task, return_exceptions=True)
            raise Refused(self._status or 500, self._body)

    async def send(self, message: str | bytes) -> None:
        self._to_app.put_nowait({"type": "websocket.receive", "text" if isinstance(message, str) else "bytes": message})

    async def recv(self) -> str:
        async with self._changed:
            await self._changed.wait_for(lambda: bool(self._from_app) or self.closed is not None)
            if not self._from_app:
                closing = Close(self.closed or 1006, "")
                raise ConnectionClosedError(closing, closing, True)
            message = self._from_app.popleft()
            self._unread -= len(message)
            self._changed.notify_all()
            return message

    async def close(self) -> None:
        """Go, and wait until the application has noticed."""
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self.task, return_exceptions=True)


class InProcess:
    """The application, opened anew for each event loop (that of one test) on the same database.

    Devices of `harness` play at it as they do at a server.
    """

    address = f"http://{HOST[0]}:{HOST[1]}"

    def __init__(
        self,
        folder: Path,
        origins: tuple[str, ...] = (),
        clock: Callable[[], int] = now,
        limits: Limits | None = None,
        **more: Any,
    ) -> None:
        database = f"sqlite:///{folder / 'tables.db'}"
        # Nothing has been loaded ahead here, and the first thought of a bot loads the compiled search: it has time.
        more.setdefault("bot_deadline", 100.0)
        more.setdefault("put_away", PutAway.never())
        self.settings = Settings(database, origins, limits=limits or Limits.none(), now=clock, **more)
        self.registry: TableRegistry | None = None
        self.app: ASGIApp | None = None
        self._guests = 0
        self._sockets: list[MemorySocket] = []

    async def enter(self) -> None:
        self._guests += 1
        if self.registry is None:
            self.registry = await open_registry(self.settings)
            self.app = make_app(self.settings, self.registry)

    async def leave(self) -> None:
        self._guests -= 1
        if self._guests == 0 and self.registry is not None:
            for socket in self._sockets:
                await socket.close()
            self._sockets.clear()
            await self.registry.close()
            self.registry = self.app = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        assert self.app is not None
        await self.app(scope, receive, send)

    def transport(self, source: str | None) -> httpx.AsyncBaseTransport:
        return httpx.ASGITransport(self, client=(source or "127.0.0.1", 50_000))

    async def open_socket(self, path: str, headers: Mapping[str, str], most_unread: int = 2**30) -> MemorySocket:
        socket = MemorySocket(self, path, headers, most_unread)
        await socket.open()
        self._sockets.append(socket)
        return socket


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A client of an application that keeps its tables in this folder. Opened again, it knows what was kept."""
    host = InProcess(folder)
    await host.enter()
    try:
        async with httpx.AsyncClient(base_url=host.address, transport=host.transport(None)) as client:
            yield client
    finally:
        await host.leave()
