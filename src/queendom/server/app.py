"""The application: API, sockets, and the pages where they are built. One process serves them all."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson
import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from queendom import __version__
from queendom.bus.opening import open_bus
from queendom.kernel.errors import QueendomError, TableError
from queendom.server import telling
from queendom.server.api import router
from queendom.server.docs import add_docs
from queendom.server.hall import Hall
from queendom.server.live import Live, status_of
from queendom.server.logs import told
from queendom.server.pages import ALWAYS, BUILT, Pages
from queendom.server.thinking import Thinkers
from queendom.store import StoreFailed
from queendom.store.opening import open_store

log = structlog.get_logger()

MOST_BYTES = 64 * 1024  # of a request; no message of ours comes near
#: For what is no page: should a browser show it, it can do nothing.
_STRICT = {"content-security-policy": "default-src 'none'; frame-ancestors 'none'"}


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever starts the server decides."""

    database: str
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to us, behind a proxy for example
    pages: Path = BUILT  # what the build of the pages left
    bot_threads: int = 2
    bot_seconds: float = 1.0
    bot_deadline: float = 10.0


async def open_hall(settings: Settings, start: bool = True) -> Hall:
    """All that the application needs to be there first; raises SetupError. Not started, it lets no bot play."""
    store = await open_store(settings.database)
    thinkers = Thinkers(settings.bot_threads, settings.bot_seconds, settings.bot_deadline)
    hall = Hall(store, open_bus(settings.database), thinkers, Pages(settings.pages))
    if start:
        await hall.start()
    return hall


def make_app(settings: Settings, hall: Hall) -> ASGIApp:
    app = FastAPI(
        title="Queendom",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,  # an address is right or unknown
    )
    app.state.settings = settings
    app.state.hall = hall
    app.include_router(router)
    add_docs(app)
    app.add_exception_handler(QueendomError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_malformed)
    app.add_exception_handler(HTTPException, _refuse_address)
    app.add_exception_handler(StoreFailed, _refuse_unkept)
    app.add_middleware(Door)
    return Split(app, Door(hall.pages), Live(hall, settings.origins))


class Split:
    """Requests go to the application or to the pages, sockets straight to theirs: a message is not to pass a dozen
    layers.
    """

    def __init__(self, api: ASGIApp, pages: ASGIApp, sockets: ASGIApp) -> None:
        self.api = api
        self.pages = pages
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
        elif scope["path"] == "/api" or scope["path"].startswith("/api/"):
            await self.api(scope, receive, send)
        else:
            await self.pages(scope, receive, send)


class Door:
    """Around everything: no endless requests, one line of log for each, no traceback for anybody, strict headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 0
        received = 0

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > MOST_BYTES:
                raise TableError("message-too-long", most=MOST_BYTES)
            return message

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=message["headers"])
                for name, value in (_STRICT | ALWAYS).items():
                    headers.setdefault(name, value)
            try:
                await send(message)
            except RuntimeError as error:
                if "handler is closed" not in str(error):
                    raise
                # So says uvloop if whoever asked hung up just now; once uvicorn has heard of it, nothing more is sent.
                while (await receive())["type"] != "http.disconnect":
                    pass

        try:
            await self.app(scope, counted, noted)
        except Exception as error:
            if status:
                raise
            refused = error if isinstance(error, QueendomError) else TableError("server-failed")
            if refused is not error:
                log.error("request failed", **told(error))
            await _refusal(refused)(scope, receive, noted)
        # The route, not the address: addresses hold tables' ids.
        route = getattr(scope.get("route"), "path", None)
        took = round((time.perf_counter() - start) * 1000, 1)
        log.info("request", method=scope["method"], route=route, status=status, ms=took)


def _refusal(error: QueendomError) -> Response:
    return Response(orjson.dumps(telling.refusal(error, None)), status_of(error), media_type="application/json")


async def _refuse(request: Request, error: Any) -> Response:
    return _refusal(error)


async def _refuse_malformed(request: Request, error: Any) -> Response:
    first = error.errors()[0]
    part = ".".join(str(one) for one in first["loc"] if one != "body")
    return _refusal(TableError("message-malformed", part=part, reason=first["type"]))


async def _refuse_address(request: Request, error: Any) -> Response:
    if isinstance(error.__cause__, QueendomError):  # raised while the request was read
        return _refusal(error.__cause__)
    if error.status_code == 400:
        return _refusal(TableError("message-malformed", part="", reason="json_invalid"))
    return _refusal(TableError("method-wrong" if error.status_code == 405 else "address-unknown"))


async def _refuse_unkept(request: Request, error: Any) -> Response:
    log.error("store failed", command="request")
    return _refusal(TableError("store-failed"))
