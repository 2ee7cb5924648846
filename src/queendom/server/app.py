"""The application: API, sockets, and the pages where they are built. One process serves them all."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from queendom import __version__, games
from queendom.bus.opening import open_bus
from queendom.errors import QueendomError, TableError
from queendom.server import request_ids
from queendom.server.address import Names, Proxies
from queendom.server.api import VISITOR, WITHOUT_RULES, router
from queendom.server.background import Background
from queendom.server.bot_pool import BotPool
from queendom.server.clock import now
from queendom.server.connection import Connections
from queendom.server.docs import add_docs
from queendom.server.health import Health
from queendom.server.identity import Tokens
from queendom.server.leases import Leases
from queendom.server.limits import Limits
from queendom.server.links import Sayings
from queendom.server.logs import loggable
from queendom.server.metrics import Metrics
from queendom.server.places import Place, Processes, Threads
from queendom.server.porter import raise_file_limit
from queendom.server.preparation import Preparation
from queendom.server.probes import PROBES, Probes
from queendom.server.putting_away import Housekeeping, PutAway
from queendom.server.reception import Reception, Visitor
from queendom.server.refusals import Explain, answer_for, refusal_answer
from queendom.server.registry import TableRegistry
from queendom.server.remote_place import RemotePlace
from queendom.server.resumption import Resumption
from queendom.server.services import Services
from queendom.server.sharing import Sharing
from queendom.server.site import ALWAYS, BUILT, Site, SiteGuard
from queendom.store import Notices, Store, StoreFailed
from queendom.store.files import Alone
from queendom.store.opening import open_store
from queendom.store.thoughts import open_thoughts

log = structlog.get_logger()

MOST_BYTES = 64 * 1024  # of a request; no message of ours comes near
_HANG_UP_SECONDS = 5.0
#: For what is no page: should a browser show it, it can do nothing.
_STRICT = {"content-security-policy": "default-src 'none'; frame-ancestors 'none'"}


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever starts the server decides."""

    database: str
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to us, behind a proxy for example
    hosts: tuple[str, ...] = ()  # names that we answer to, beside those of this machine
    proxies: tuple[str, ...] = ()  # whose word about where a request comes from is taken
    limits: Limits = field(default_factory=Limits)
    put_away: PutAway = field(default_factory=PutAway)  # after how long nobody is shown a table any more
    explain: Explain = lambda error, _: error.key
    sayings: Sayings = field(default_factory=Sayings)  # what links to us say of themselves
    pages: Path = BUILT  # what the build of the pages left
    bot_threads: int = 2
    bot_processes: int = 0  # in the place of the threads
    remote_bots: bool = False  # other machines think first, if there are any
    bot_seconds: float = 1.0
    bot_deadline: float = 10.0
    now: Callable[[], int] = now  # the clock of all that is kept
    preparation: Callable[[], Preparation] = Preparation
    bus: str | None = None  # where several processes speak to each other, if not through the database


async def open_registry(settings: Settings, start: bool = True) -> TableRegistry:
    """All that the application needs to be there first; raises SetupError. Not started, it lets no bot play."""
    for name, reason in games.UNUSABLE.items():
        log.error("game unusable", game=name, reason=reason)
    registry = TableRegistry(await _open_services(settings))
    if start:
        try:
            await registry.start()
        except BaseException:
            registry.services.alone.close()
            raise
        registry.services.preparation.start()
        background = registry.services.background
        background.run(registry.services.reception.porter.walk_round())
        background.run(registry.services.metrics.watch_loop())
        _add_gauges(registry)
        Resumption(registry).start()
        Housekeeping(registry, settings.put_away).start()
        Sharing(registry).start()
    return registry


def _add_gauges(registry: TableRegistry) -> None:
    services = registry.services
    pool, porter = services.bot_pool, services.reception.porter
    services.metrics.gauges |= {
        "live_tables": ("Tables that are open in this process.", lambda: len(registry)),
        "connections": ("Connections that are open, sockets among them.", lambda: len(porter)),
        "sockets": ("Sockets that are open.", lambda: services.reception.open_sockets),
        "bus_connected": ("Whether other processes are heard.", lambda: float(services.bus.is_connected)),
        "bots_waiting_for_people": ("Bots in the line at tables with people.", lambda: pool.load.people),
        "bots_waiting_alone": ("Bots in the line where only bots play.", lambda: pool.load.bots),
        "bots_thinking": ("Bots that think now.", lambda: pool.load.thinking),
        "bots_lost": ("Threads that a bot has not returned from.", lambda: pool.load.lost),
        "bots_first_in_line_seconds": ("How long the first in line has waited.", lambda: pool.longest_wait),
        "prepared": ("How much of rules and bots is compiled, from 0 to 1.", lambda: services.preparation.whole_share),
    }
    services.metrics.places |= {
        "bot_room": ("For how many thoughts there is room.", lambda: {one.name: one.room for one in pool.places}),
        "bot_thoughts": ("Thoughts that are under way.", lambda: {one.name: one.busy for one in pool.places}),
    }


async def _open_services(settings: Settings) -> Services:
    alone = Alone(settings.database)
    metrics = Metrics()
    try:
        bus = open_bus(settings.database, settings.bus)
        notices = None if bus.channel is None else Notices(bus.channel, bus.process)
        store = await open_store(settings.database, notices, metrics.note_commit)
        reception = await _open_reception(settings, store)
    except BaseException:
        alone.close()
        raise
    preparation = settings.preparation()
    pool = BotPool(
        settings.bot_threads, settings.bot_seconds, settings.bot_deadline, metrics, _places(settings, preparation)
    )
    return Services(
        store=store,
        bus=bus,
        bot_pool=pool,
        site=Site(settings.pages),
        reception=reception,
        leases=Leases(store, bus),
        background=Background(),
        health=Health(store),
        preparation=preparation,
        metrics=metrics,
        now=settings.now,
        alone=alone,
    )


def _places(settings: Settings, preparation: Preparation) -> list[Place]:
    """Where bots think, the first choice first."""
    own: Place
    if settings.bot_processes:
        own = Processes(settings.bot_processes, preparation.is_done, settings.bot_deadline / 2)
    else:
        own = Threads(settings.bot_threads)
    return [RemotePlace(open_thoughts(settings.database)), own] if settings.remote_bots else [own]


async def _open_reception(settings: Settings, store: Store) -> Reception:
    async def has_tables(owner: str) -> bool:
        return bool(await store.tables_of(owner, 1))

    tokens = Tokens(await store.key("tokens"), has_tables)
    shared = await store.key("limits")
    names = Names(settings.hosts, settings.origins)
    proxies = Proxies(settings.proxies)
    return Reception(settings.limits, raise_file_limit(), tokens, proxies, names, settings.explain, shared)


def make_app(settings: Settings, registry: TableRegistry) -> ASGIApp:
    app = FastAPI(
        title="Queendom",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,  # an address is right or unknown
    )
    app.state.settings = settings
    app.state.registry = registry
    app.include_router(router)
    add_docs(app)
    app.add_exception_handler(QueendomError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_malformed)
    app.add_exception_handler(HTTPException, _refuse_address)
    app.add_exception_handler(StoreFailed, _refuse)
    reception = registry.services.reception
    metrics = registry.services.metrics
    app.add_middleware(HttpGuard, reception=reception, metrics=metrics, knows_visitors=True)
    preparation = registry.services.preparation
    pages = SiteGuard(
        registry.services.site, registry.game_of, reception.proxies, settings.sayings, lambda: preparation.is_done
    )
    sockets = Connections(registry, settings.origins)
    return Dispatcher(app, HttpGuard(pages, reception, metrics), sockets, Probes(registry.services))


class Dispatcher:
    """Requests go to the application or to the pages, sockets straight to theirs: a message is not to pass a dozen
    layers. Whatever may need rules waits until they are compiled.
    """

    def __init__(self, api: ASGIApp, pages: ASGIApp, sockets: ASGIApp, probes: Probes) -> None:
        self.api = api
        self.pages = pages
        self.sockets = sockets
        self.probes = probes
        self.preparation = probes.services.preparation

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.preparation.rules()
            await self.sockets(scope, receive, send)
        elif scope["path"] == "/api" or scope["path"].startswith("/api/"):
            if scope["path"] not in WITHOUT_RULES:
                await self.preparation.rules()
            await self.api(scope, receive, send)
        elif scope["path"] in PROBES:
            await self.probes(scope, receive, send)
        else:
            await self.pages(scope, receive, send)


class HttpGuard:
    """Around everything: no endless requests, one line of log for each, no traceback for anybody, strict headers."""

    def __init__(self, app: ASGIApp, reception: Reception, metrics: Metrics, knows_visitors: bool = False) -> None:
        self.app = app
        self.reception = reception
        self.metrics = metrics
        self.knows_visitors = knows_visitors  # whether the application asks who sent a request

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        visitor: Visitor | None = None
        status = 0
        received = 0
        asked = Headers(scope=scope)
        name = self.reception.request_id(scope, asked)

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            size = len(message.get("body", b""))
            received += size
            if visitor is not None:
                visitor.account.received(size)
            if received > MOST_BYTES:
                raise TableError("message-too-long", most=MOST_BYTES)
            return message

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=message["headers"])
                for header, value in (_STRICT | ALWAYS).items():
                    headers.setdefault(header, value)
                headers[request_ids.HEADER] = name
            elif visitor is not None:
                visitor.account.sent(len(message.get("body", b"")))
            try:
                await send(message)
            except RuntimeError as error:
                if "handler is closed" not in str(error):
                    raise
                # So says uvloop if whoever asked hung up just now; once uvicorn has heard of it, nothing more is sent.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_HANG_UP_SECONDS):
                        while (await receive())["type"] != "http.disconnect":
                            pass

        try:
            self.reception.check_name(scope, asked)
            if self.knows_visitors:
                visitor = scope[VISITOR] = await self.reception.visitor(scope, asked)
            await self.app(scope, counted, noted)
        except Exception as error:
            if status:
                raise
            refused = _as_refusal(error)
            answer = answer_for(refused, asked, scope["path"], self.reception.explain)
            await answer(scope, receive, noted)
        # The route, not the address: addresses hold tables' ids.
        route = getattr(scope.get("route"), "path", None)
        took = time.perf_counter() - start
        self.metrics.note_request(route, status, took)
        self.reception.lines.info(
            "request", method=scope["method"], route=route, status=status, ms=round(took * 1000, 1)
        )


def _as_refusal(error: Exception) -> QueendomError:
    """An error as its sender may know it: of an unforeseen one, no more than that it was one."""
    if isinstance(error, QueendomError):
        return error
    if isinstance(error, StoreFailed):
        log.error("store failed", command="request", reason=str(error))
        return TableError("store-failed")
    log.error("request failed", **loggable(error))
    return TableError("server-failed")


async def _refuse(request: Request, error: Any) -> Response:
    return refusal_answer(_as_refusal(error))


async def _refuse_malformed(request: Request, error: Any) -> Response:
    first = error.errors()[0]
    part = ".".join(str(one) for one in first["loc"] if one != "body")
    return refusal_answer(TableError("message-malformed", part=part, reason=first["type"]))


async def _refuse_address(request: Request, error: Any) -> Response:
    if isinstance(error.__cause__, QueendomError):  # raised while the request was read
        return refusal_answer(error.__cause__)
    if error.status_code == 400:
        return refusal_answer(TableError("message-malformed", part="", reason="json_invalid"))
    return refusal_answer(TableError("method-wrong" if error.status_code == 405 else "address-unknown"))
