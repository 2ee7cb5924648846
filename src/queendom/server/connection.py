"""The socket of a table, `/api/tables/{id}/live?seat=0&after=17`: a view is sent, then every event.

Origin and token are checked before the socket is accepted. Whoever does not keep up is sent away and resumes.
"""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Collection, Coroutine
from typing import Any

import orjson
import structlog
from pydantic import ValidationError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from queendom.errors import QueendomError, TableError, shown
from queendom.kernel.actions import Json
from queendom.server import messages, request_ids, wire
from queendom.server.again import last_turns
from queendom.server.audience import Subscriber
from queendom.server.identity import Device, is_from_our_page
from queendom.server.live_table import LiveTable
from queendom.server.logs import loggable
from queendom.server.pace import Measured
from queendom.server.reception import Visitor
from queendom.server.refusals import refusal_answer
from queendom.server.registry import TableRegistry
from queendom.server.services import Services
from queendom.server.transport import EXTENSION, PlainSocket, Transport
from queendom.store import StoreFailed

log = structlog.get_logger()

_MOST_RUNNING = 32
#: What wants to see a table.
_LOOKING = (wire.Look, wire.Resume, wire.AskPreview, wire.AskHint, wire.AskAgain)
_ADDRESS = re.compile(r"/api/tables/(?P<id>[^/]+)/live")


class Connections:
    """All sockets: doors first, then the conversation. Messages pass no layer that is there for requests."""

    def __init__(self, registry: TableRegistry, origins: Collection[str]) -> None:
        self.registry = registry
        self.services = registry.services
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        reception = self.services.reception
        name = reception.request_id(scope, websocket.headers)
        began = time.monotonic()
        try:
            try:
                live, visitor, seat, after = await self._let_in(websocket)
            except StoreFailed as error:
                log.error("store failed", command="enter", reason=str(error))
                raise TableError("store-failed") from None
        except QueendomError as error:
            await self._deny(websocket, error, name)
            return
        device, account = visitor.device, visitor.account
        reception.socket_opened(account)
        try:
            await websocket.accept(headers=[(request_ids.HEADER.encode(), name.encode())])
            reception.lines.info("socket", table=live.table.id[-6:], seat=seat)
            positions = websocket.query_params.get("positions") != "no"
            socket: Transport = self._extensions(scope).get(EXTENSION) or PlainSocket(send, reception.pace)
            subscriber = Subscriber(device, seat, socket.post, positions, account)
            connection = Connection(self.services, live, subscriber, socket, name)
            del websocket, scope, send, visitor, live, subscriber, socket  # a connection stays for hours
            await self._converse(connection, after, receive)
            reception.lines.info("socket closed", seconds=round(time.monotonic() - began, 1))
        finally:
            reception.socket_closed(account)

    async def _converse(self, connection: Connection, after: int, receive: Receive) -> None:
        """Until the other side goes."""
        audience = connection.live.audience
        try:
            audience.enter(connection.subscriber, after)
            await connection.socket.converse(connection.hear, connection.subscriber.account, receive)
        finally:
            audience.exit(connection.subscriber)

    @staticmethod
    def _extensions(scope: Scope) -> dict[str, Any]:
        """What the server can do beyond plain ASGI."""
        return scope.get("extensions") or {}

    async def _deny(self, websocket: WebSocket, error: QueendomError, name: str) -> None:
        """Say no before the socket is open, with the reason where the server can send one."""
        answer = refusal_answer(error)
        answer.headers[request_ids.HEADER] = name
        self.services.reception.lines.info("socket refused", status=answer.status_code, key=error.key)
        if "websocket.http.response" in self._extensions(websocket.scope):
            await websocket.send_denial_response(answer)
        else:
            await websocket.close()

    async def _let_in(self, websocket: WebSocket) -> tuple[LiveTable, Visitor, int | None, int]:
        """Which table, who, through whose eyes, and from which event on."""
        scope, headers, reception = websocket.scope, websocket.headers, self.services.reception
        reception.check_name(scope, headers)
        address = _ADDRESS.fullmatch(websocket.url.path)
        if address is None:
            raise TableError("address-unknown")
        if not is_from_our_page(headers, self.origins):
            raise TableError("origin-wrong", given=shown(headers.get("origin")))
        visitor = await reception.visitor(scope, headers)
        live = await self.registry.live(address["id"])
        seat = _number(websocket, "seat", 9)
        if seat is not None:
            live.table.check_seat(seat, visitor.owner)
        reception.let_open_socket(visitor.account, 0 if seat is not None else len(live.audience.subscribers))
        return live, visitor, seat, _number(websocket, "after", 2**53) or 0


def _number(websocket: WebSocket, name: str, most: int) -> int | None:
    given = websocket.query_params.get(name)
    if given is None:
        return None
    if not given.isdecimal() or len(given) > 17 or int(given) > most:
        raise TableError("message-malformed", part=name, reason="int_parsing")
    return int(given)


class Connection:
    """One open socket, in conversation."""

    __slots__ = ("_is_hinting", "_name", "_running", "_services", "live", "socket", "subscriber")

    def __init__(
        self, services: Services, live: LiveTable, subscriber: Subscriber, socket: Transport, name: str
    ) -> None:
        self._services = services
        self._name = name  # of the socket, for the log
        self.live = live
        self.subscriber = subscriber
        self.socket = socket
        self._running = 0
        self._is_hinting = False

    def reply(self, answer: Json) -> None:
        written = orjson.dumps(answer)
        self.subscriber.account.sent(len(written))
        self.socket.post(written)

    def hear(self, raw: bytes) -> None:
        """One message; whatever is wrong with it, the connection is kept."""
        with request_ids.working_for(self._name):
            self._hear(raw)

    def _hear(self, raw: bytes) -> None:
        message: Any = None
        subscriber = self.subscriber
        subscriber.account.received(len(raw))
        try:
            message = wire.FROM_PAGE.validate_json(raw)
            match message:
                case _ if self.live.table.removed and isinstance(message, _LOOKING):
                    raise TableError("table-removed")
                case wire.Look():
                    self.live.audience.check_eyes(subscriber, message.seat)
                    self._show(message.seat, message.after, message.id)
                case wire.Resume() if self._services.is_shared:
                    self._start(message, self._resume(message))
                case wire.Resume():
                    self._show(subscriber.seat, message.after, message.id)
                case wire.Ping():
                    self.reply({"type": "pong", "id": message.id})
                case wire.AskPreview():
                    self.reply(self.live.preview(subscriber.device, message))
                case wire.AskAgain():
                    self._start(message, self._again(message))
                case _ if subscriber.device is None:
                    raise TableError("no-seat-without-token")
                case wire.AskHint():
                    self._start_hint(subscriber.device, message)
                case wire.Play() if self.live.do_at_once(subscriber.device, message, self.reply):
                    pass
                case _:
                    self._start(message, self._do(subscriber.device, message))
        except ValidationError as error:
            self.reply(messages.refusal(malformed(error), _id_in(raw)))
        except QueendomError as error:
            self.reply(messages.refusal(error, message.id))
        except Exception as error:
            self._fail(error, getattr(message, "id", None))

    async def _do(self, device: Device, command: wire.Command) -> None:
        await self.live.do(device, command, self.reply, self.subscriber.seat, self.subscriber.account)
        mine = self.live.table.seats_of(self.subscriber.owner)
        if isinstance(command, wire.Sit | wire.Claim) and self.subscriber.seat is None and mine:
            self.live.audience.show(self.subscriber, mine[0])  # whoever sits down wants to see their hand

    async def _resume(self, message: wire.Resume) -> None:
        """Whoever misses something may miss what another process wrote."""
        await self.live.pipeline.look_again()
        self._show(self.subscriber.seat, message.after, message.id)

    async def _again(self, ask: wire.AskAgain) -> None:
        self.reply(await last_turns(self.live.audience, self.subscriber, ask, self._services.background))

    def _show(self, seat: int | None, after: int, answers: str) -> None:
        """The table through this seat. Nothing more is read while a long log is sent."""
        showing = self.live.audience.show(self.subscriber, seat, after, answers)
        if showing is not None:
            self.socket.pause()
            showing.add_done_callback(lambda _: self.socket.resume())

    def _start(self, message: wire.Command | wire.Resume | wire.AskAgain, work: Coroutine[Any, Any, None]) -> None:
        """Do what may have to wait. Whoever sends faster than we can do it is not read for a while."""
        self._running += 1
        if self._running == _MOST_RUNNING:
            self.socket.pause()
        self._services.background.run(self._run(message.id, work))

    async def _run(self, id: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await self._answering(id, Measured(work, self.subscriber.account))
        finally:
            self._running -= 1
            if self._running == _MOST_RUNNING - 1:
                self.socket.resume()

    def _start_hint(self, device: Device, ask: wire.AskHint) -> None:
        """One at a time: thinking is the dearest thing that one can ask for."""
        if self._is_hinting:
            raise TableError("hint-running")
        self._is_hinting = True
        self._services.background.run(self._hint(device, ask))

    async def _hint(self, device: Device, ask: wire.AskHint) -> None:
        def tell(thinking: messages.Thinking) -> None:
            self.socket.post(messages.thinking_message(thinking, ask.id))

        async def work() -> None:
            self.reply(await self.live.hint(device, ask, self.subscriber.account, tell))

        try:
            await self._answering(ask.id, work())
        finally:
            self._is_hinting = False

    async def _answering(self, id: str, work: Awaitable[None]) -> None:
        """Whatever comes of it, the message with this id is answered."""
        try:
            await work
        except QueendomError as error:
            self.reply(messages.refusal(error, id))
        except Exception as error:
            self._fail(error, id)

    def _fail(self, error: BaseException, id: str | None) -> None:
        log.error("message failed", table=self.live.table.id[-6:], **loggable(error))
        self.reply(messages.refusal(TableError("server-failed"), id))


def malformed(error: ValidationError) -> TableError:
    """Which part of a message is wrong, and how."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return TableError("message-malformed", part=".".join(map(str, first["loc"])), reason=first["type"])


def _id_in(raw: str | bytes) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which."""
    try:
        found = orjson.loads(raw)["id"]
    except (ValueError, KeyError, TypeError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None
