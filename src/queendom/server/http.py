"""Requests: uvicorn's own protocol, with the sizes, times and turns that it does not know.

h11 instead of httptools would bound the head of a request, but neither times nor connections, and takes longer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from math import inf
from typing import TYPE_CHECKING, Any

import httptools
import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from queendom.kernel.errors import TableError
from queendom.server.limits import too_many
from queendom.server.porter import BODY_SECONDS, HEAD_SECONDS, Guest
from queendom.server.refusals import as_bytes, refusal_answer

if TYPE_CHECKING:
    from queendom.server.reception import Reception

_MOST_HEAD = 16 * 1024  # bytes of all header lines
_MOST_LINE = 8_000  # bytes of one; the library for sockets gives up, without a word, above 8,192
_MOST_LINES = 100
_MOST_PIPELINED = 8
_COST = 0.0005  # seconds of work that a request is taken for
HEALTH = "/api/health"
_FULL_SECONDS = 10


class Config(uvicorn.Config):
    """uvicorn's settings, and whom its protocols ask."""

    def __init__(self, app: ASGIApp, reception: Reception, **more: Any) -> None:
        super().__init__(app, http=Http, **more)
        self.reception = reception


class Http(HttpToolsProtocol):
    """One connection that sends requests."""

    config: Config
    guest: Guest | None = None
    _head = 0
    _is_in_head = True
    _refused: TableError | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.guest = self.config.reception.porter.let_in(transport)
        if self.guest is None:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.reception.porter.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.guest is None or self._refused is not None or self.parser is None:
            return
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
            if self._is_in_head:
                self._count(len(data))
        except (httptools.HttpParserError, TableError):
            self.refuse(self._refused or TableError("message-malformed", part="", reason="http"))
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()

    def refuse(self, error: TableError) -> None:
        """Answer with what is wrong, and end it."""
        self._refused = error
        if self.transport.is_closing():
            return
        # 400: what cannot be read is no message yet.
        answer = refusal_answer(error, 400 if error.key == "message-malformed" else None)
        self.transport.write(as_bytes(answer))
        self.transport.close()

    # --- the head of a request ---

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head, self._is_in_head = 0, True
        if len(self.pipeline) >= _MOST_PIPELINED:
            self._stop(TableError("message-malformed", part="", reason="pipelined"))
        if self.guest is not None and (self.cycle is None or self.cycle.response_complete):
            self.config.reception.porter.note(self.guest, HEAD_SECONDS, is_idle=True)

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)
        if len(name) + len(value) > _MOST_LINE or len(self.headers) >= _MOST_LINES:
            self._stop(TableError("head-too-long", most=_MOST_HEAD))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        """Parts of a line that has no end yet are counted as they come in, and once more when it has: an honest head is
        far below half of this.
        """
        self._head += size
        if self._head > 2 * _MOST_HEAD:
            self._stop(TableError("head-too-long", most=_MOST_HEAD))

    def _stop(self, error: TableError) -> None:
        self._refused = error
        raise error

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        guest, reception = self.guest, self.config.reception
        if guest is None:
            return
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            reception.porter.note(guest, BODY_SECONDS)
        is_health = self.url.partition(b"?")[0] == HEALTH.encode()
        if guest.is_extra and not is_health and reception.known(self._asked(), guest, str(self.scheme)) is None:
            self._stop(TableError("server-full", seconds=_FULL_SECONDS))
        super().on_headers_complete()

    def _asked(self) -> Mapping[str, str]:
        return Headers(raw=self.headers)

    # --- its turn ---

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """At once for whoever asks for little, else when it is their turn."""
        guest, reception = self.guest, self.config.reception
        headers, path = Headers(raw=list(cycle.scope["headers"])), cycle.scope["path"]
        assert guest is not None
        if path == HEALTH:  # whoever watches over the server is not to wait
            super()._start_asgi_task(cycle, app)
            return
        account = reception.account(headers, guest, str(self.scheme))
        # The pages are many small files, which many people of one address may want at once.
        if path.startswith("/api") and (seconds := account.wait()):
            app = _Refusing(too_many("requests", seconds))
        account.charge(_COST)
        if reception.pace.is_free(account):
            super()._start_asgi_task(cycle, app)
        else:
            start = super()._start_asgi_task
            reception.pace.wait(account, lambda: None if self.transport.is_closing() else start(cycle, app), _COST)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.guest is not None and self.cycle is not None and not self.cycle.response_complete:
            self.config.reception.porter.note(self.guest, inf)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.guest is not None and not self.pipeline:
            # uvicorn ends what asks for nothing more; the rest of a body that was refused has its time.
            left = BODY_SECONDS if self.cycle.more_body else inf
            self.config.reception.porter.note(self.guest, left, is_idle=True)


class _Refusing:
    """An application that only says no."""

    def __init__(self, error: TableError) -> None:
        self.error = error

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await refusal_answer(self.error)(scope, receive, send)
