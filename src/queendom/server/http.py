"""Requests: uvicorn's own protocol, with the sizes, times and turns that it does not know.

h11 instead of httptools would bound the head of a request, but neither times nor connections, and takes longer.
"""

from __future__ import annotations

import asyncio
import time
from math import inf
from typing import Any

import httptools
import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from queendom.errors import TableError
from queendom.server import request_ids
from queendom.server.limits import too_many
from queendom.server.pace import Account, Measured
from queendom.server.porter import BODY_SECONDS, HEAD_SECONDS, Guest
from queendom.server.reception import Reception
from queendom.server.refusals import answer_for, as_bytes, refusal_answer

_MOST_HEAD = 16 * 1024  # bytes of all header lines
_MOST_LINE = 8_000  # bytes of one; the library for sockets gives up, without a word, above 8,192
_MOST_LINES = 100
_MOST_PIPELINED = 8
_COST = 0.0008  # seconds of work that a request is taken for before it is known
_CONNECTION_COST = 0.0002
_PIECE_COST = 0.00006  # of every piece that comes in: the system's part of it, which cannot be measured here
_MOST_URL = 8_000
_MOST_PENDING = 256 * 1024  # bytes that wait for their turn to be read
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
    account: Account
    _pending: bytes = b""  # what came in while it was not this connection's turn
    _is_in_line = False
    _head = 0  # bytes of the lines that are complete
    _raw = 0  # bytes of the head so far
    _is_in_head = True
    _refused: TableError | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        reception = self.config.reception
        self.guest = reception.porter.let_in(transport)
        if self.guest is None:
            transport.abort()
            return
        self.account = reception.pace.account(None, self.guest.address)
        self.account.charge(_CONNECTION_COST)
        if not reception.pace.is_free(self.account):  # nothing is read before its turn
            self._get_in_line(b"")

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.reception.porter.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """At once what comes from whoever asks for little, else when it is their turn: parts of requests cost, too."""
        if self.guest is None or self._refused is not None or self.parser is None:
            return
        self.account.charge(_PIECE_COST)
        if self._is_in_line:
            self._pending += data
            if len(self._pending) > _MOST_PENDING:
                self.transport.abort()
        elif self.config.reception.pace.is_free(self.account):
            self._read(data)
        else:
            self._get_in_line(data)

    def _get_in_line(self, data: bytes) -> None:
        self._pending, self._is_in_line = data, True
        self._unset_keepalive_if_required()  # it is we who let it wait
        self.transport.pause_reading()
        self.config.reception.pace.wait(self.account, self._have_turn)

    def _have_turn(self) -> None:
        data, self._pending, self._is_in_line = self._pending, b"", False
        if self.transport.is_closing() or self._refused is not None or self.parser is None:
            return
        if not data:
            self._listen()
            return
        self._read(data)
        # The next piece of a request would be read only to wait in the line again: that costs, too.
        is_piece = self._is_in_head or (self.cycle is not None and self.cycle.more_body)
        if is_piece and (pause := self.config.reception.pace.pause(self.account)):
            self.loop.call_later(pause, self._listen)
        else:
            self._listen()

    def _listen(self) -> None:
        is_ours = self.transport.get_protocol() is self  # and no socket's by now
        if is_ours and not self._is_in_line and not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _read(self, data: bytes) -> None:
        began = time.perf_counter()
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
            if self._is_in_head:
                self._raw += len(data)
                if self._raw > 2 * _MOST_HEAD:
                    self._stop(TableError("head-too-long", most=_MOST_HEAD))
        except (httptools.HttpParserError, TableError):
            self.refuse(self._refused or TableError("message-malformed", part="", reason="http"))
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        self.account.charge(time.perf_counter() - began)

    def refuse(self, error: TableError) -> None:
        """Answer with what is wrong, and end it."""
        self._refused = error
        if self.transport.is_closing():
            return
        if error.key == "message-malformed":  # what cannot be read is no message yet
            answer = refusal_answer(error, 400)
        else:
            asked, path = Headers(raw=self.headers or []), self.url.decode("latin-1")
            answer = answer_for(error, asked, path, self.config.reception.explain)
        name = request_ids.made()
        answer.headers[request_ids.HEADER] = name
        self.config.reception.note_refused(name, answer.status_code, error)
        self.transport.write(as_bytes(answer))
        self.transport.close()

    # --- the head of a request ---

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head, self._raw, self._is_in_head = 0, 0, True
        if len(self.pipeline) >= _MOST_PIPELINED:
            self._stop(TableError("message-malformed", part="", reason="pipelined"))
        if self.guest is not None and (self.cycle is None or self.cycle.response_complete):
            self.config.reception.porter.note(self.guest, HEAD_SECONDS, is_idle=True)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > _MOST_URL:
            self._stop(TableError("head-too-long", most=_MOST_HEAD))

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value) + 4
        self._head += size
        if self._head > _MOST_HEAD or size > _MOST_LINE or len(self.headers) >= _MOST_LINES:
            self._stop(TableError("head-too-long", most=_MOST_HEAD))
        super().on_header(name, value)

    def _stop(self, error: TableError) -> None:
        self._refused = error
        raise error

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        guest, reception = self.guest, self.config.reception
        if guest is None:
            return
        self._check_name()
        headers = Headers(raw=self.headers)
        device = reception.known(headers, guest, str(self.scheme))
        self.account = reception.account(headers, guest, device)
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            reception.porter.note(guest, BODY_SECONDS)
        is_health = self.url.partition(b"?")[0] == HEALTH.encode()
        if guest.is_extra and not is_health and device is None:
            self._stop(TableError("server-full", seconds=_FULL_SECONDS))
        super().on_headers_complete()

    def _check_name(self) -> None:
        """One way to say whom one asks: what can be read in two ways is for proxies to be fooled by."""
        hosts = sum(name == b"host" for name, _ in self.headers)
        version = self.parser.get_http_version()
        if hosts > 1 or (not hosts and version != "1.0") or version not in ("1.0", "1.1") or self.url[:1] not in b"/*":
            self._stop(TableError("message-malformed", part="host", reason="http"))

    # --- its turn ---

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """At once for whoever asks for little, else when it is their turn."""
        account, path = self.account, cycle.scope["path"]
        if path == HEALTH:  # whoever watches over the server is not to wait
            super()._start_asgi_task(cycle, app)
            return
        # The pages are many small files, which many people of one address may want at once.
        if path.startswith("/api"):
            what, seconds = account.knock()
            if seconds:
                app = _Refusing(too_many(what, seconds), self.config.reception)
        pace = self.config.reception.pace
        measured: Any = _Charged(app, account)
        if pace.is_free(account):
            super()._start_asgi_task(cycle, measured)
        else:
            start = super()._start_asgi_task
            pace.wait(account, lambda: None if self.transport.is_closing() else start(cycle, measured), _COST)

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


class _Charged:
    """An application whose work is charged to whoever asked for it."""

    def __init__(self, app: Any, account: Account) -> None:
        self.app = app
        self.account = account

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await Measured(self.app(scope, receive, send), self.account)


class _Refusing:
    """An application that only says no."""

    def __init__(self, error: TableError, reception: Reception) -> None:
        self.error = error
        self.reception = reception

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = refusal_answer(self.error)
        name = self.reception.request_id(scope, Headers(scope=scope))
        answer.headers[request_ids.HEADER] = name
        self.reception.note_refused(name, answer.status_code, self.error)
        await answer(scope, receive, send)
