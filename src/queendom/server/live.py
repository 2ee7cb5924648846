"""The socket of a table, `/api/tables/{id}/live?seat=0&after=17`: a page gets a view, then every event.

Origin and token are checked before the socket is accepted. A page that does not keep up is sent away and resumes.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Coroutine
from typing import Any

import orjson
import structlog
from pydantic import ValidationError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from queendom.kernel.actions import Json
from queendom.kernel.errors import QueendomError, TableError, shown
from queendom.server import telling, wire
from queendom.server.audience import Viewer
from queendom.server.hall import Hall
from queendom.server.identity import Device, is_from_our_page
from queendom.server.limits import too_many
from queendom.server.logs import told
from queendom.server.pace import Account, Measured
from queendom.server.reception import Reception, Visitor
from queendom.server.refusals import refusal_answer
from queendom.server.room import Room
from queendom.server.socket import EXTENSION, Socket
from queendom.store import StoreFailed

log = structlog.get_logger()

_MOST_RUNNING = 32
_FULL_SECONDS = 10
_ADDRESS = re.compile(r"/api/tables/(?P<id>[^/]+)/live")


class Live:
    """All sockets: doors first, then the conversation. Messages pass no layer that is there for requests."""

    def __init__(self, hall: Hall, reception: Reception, origins: Collection[str]) -> None:
        self.hall = hall
        self.reception = reception
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        reception = self.reception
        try:
            try:
                room, visitor, seat, after = await self._let_in(websocket)
            except StoreFailed as error:
                log.error("store failed", command="enter", reason=str(error))
                raise TableError("store-failed") from None
        except QueendomError as error:
            await websocket.send_denial_response(refusal_answer(error))
            return
        device, account = visitor.device, visitor.account
        reception.socket_opened(device)
        try:
            await websocket.accept()
            positions = websocket.query_params.get("positions") != "no"
            socket: Socket = scope["extensions"][EXTENSION]
            del websocket, scope, send, visitor  # a page stays for hours
            await self._converse(
                Page(room, Viewer(device, seat, socket.post, positions, account), socket), after, receive
            )
        finally:
            reception.socket_closed(device)

    async def _converse(self, page: Page, after: int, receive: Receive) -> None:
        """Until the page goes."""
        try:
            page.room.enter(page.viewer, after)
            page.socket.take_over(page.hear, page.viewer.account)
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            page.room.exit(page.viewer)
            page.socket.let_go()

    async def _let_in(self, websocket: WebSocket) -> tuple[Room, Visitor, int | None, int]:
        """Which table, who, through whose eyes, and from which event on."""
        scope, headers = websocket.scope, websocket.headers
        self.reception.check_name(scope, headers)
        address = _ADDRESS.fullmatch(websocket.url.path)
        if address is None:
            raise TableError("address-unknown")
        if not is_from_our_page(headers, self.origins):
            raise TableError("origin-wrong", given=shown(headers.get("origin")))
        visitor = await self.reception.visitor(scope, headers)
        room = await self.hall.room(address["id"])
        seat = _number(websocket, "seat", 9)
        if seat is not None:
            room.table.check_seat(seat, visitor.holder)
        most = self.reception.limits.table_sockets
        if not self.reception.has_room(visitor.device) or (most and len(room.viewers) >= most and seat is None):
            raise too_many("sockets", _FULL_SECONDS)
        return room, visitor, seat, _number(websocket, "after", 2**53) or 0


def _number(websocket: WebSocket, name: str, most: int) -> int | None:
    given = websocket.query_params.get(name)
    if given is None:
        return None
    if not given.isdecimal() or len(given) > 17 or int(given) > most:
        raise TableError("message-malformed", part=name, reason="int_parsing")
    return int(given)


class Page:
    """One open socket, in conversation."""

    __slots__ = ("_is_hinting", "_running", "room", "socket", "viewer")

    def __init__(self, room: Room, viewer: Viewer, socket: Socket) -> None:
        self.room = room
        self.viewer = viewer
        self.socket = socket
        self._running = 0
        self._is_hinting = False

    def reply(self, answer: Json) -> None:
        self.socket.post(orjson.dumps(answer))

    def hear(self, raw: bytes) -> None:
        """One message; whatever is wrong with it, the connection is kept."""
        message: Any = None
        viewer = self.viewer
        try:
            message = wire.FROM_PAGE.validate_json(raw)
            match message:
                case wire.Look():
                    self.room.check_eyes(viewer, message.seat)
                    self._show(message.seat, message.after, message.id)
                case wire.Resume() if self.room.hall.is_shared:
                    self._start(message, self._resume(message))
                case wire.Resume():
                    self._show(viewer.seat, message.after, message.id)
                case wire.AskPreview():
                    self.reply(self.room.preview(viewer.device, message))
                case _ if viewer.device is None:
                    raise TableError("no-seat-without-token")
                case wire.AskHint():
                    self._start_hint(viewer.device, message)
                case wire.Play() if self.room.play_at_once(viewer.device, message, self.reply):
                    pass
                case _:
                    self._start(message, self.room.do(viewer.device, message, self.reply, viewer.seat))
        except ValidationError as error:
            self.reply(telling.refusal(malformed(error), _id_in(raw)))
        except QueendomError as error:
            self.reply(telling.refusal(error, message.id))
        except Exception as error:
            self._fail(error, getattr(message, "id", None))

    async def _resume(self, message: wire.Resume) -> None:
        """Whoever misses something may miss what another process wrote."""
        await self.room.look_again()
        self._show(self.viewer.seat, message.after, message.id)

    def _show(self, seat: int | None, after: int, answers: str) -> None:
        """The table through these eyes. Nothing more is read while a long log is told."""
        telling_on = self.room.show(self.viewer, seat, after, answers)
        if telling_on is not None:
            self.socket.pause()
            telling_on.add_done_callback(lambda _: self.socket.resume())

    def _start(self, message: wire.Command | wire.Resume, work: Coroutine[Any, Any, None]) -> None:
        """Do what may have to wait. Whoever sends faster than we can do it is not read for a while."""
        self._running += 1
        if self._running == _MOST_RUNNING:
            self.socket.pause()
        task = asyncio.ensure_future(_charged(work, self.viewer.account))
        task.add_done_callback(lambda done: self._done(message, done))

    def _start_hint(self, device: Device, ask: wire.AskHint) -> None:
        """One at a time: thinking is the dearest thing that a page can ask for."""
        if self._is_hinting:
            raise TableError("hint-running")
        self._is_hinting = True
        task = asyncio.ensure_future(self.room.hints.ask(self.room, device, ask))
        task.add_done_callback(lambda done: self._hinted(ask, done))

    def _hinted(self, ask: wire.AskHint, done: asyncio.Future[Json]) -> None:
        self._is_hinting = False
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self.reply(done.result())
        elif isinstance(error, QueendomError):
            self.reply(telling.refusal(error, ask.id))
        else:
            self._fail(error, ask.id)

    def _done(self, message: wire.Command | wire.Resume, done: asyncio.Future[None]) -> None:
        self._running -= 1
        if self._running == _MOST_RUNNING - 1:
            self.socket.resume()
        if done.cancelled():
            return
        if error := done.exception():
            self._fail(error, message.id)
        mine = self.room.table.seats_of(self.viewer.holder)
        if isinstance(message, wire.Sit | wire.Claim) and self.viewer.seat is None and mine:
            self.room.show(self.viewer, mine[0])  # whoever sits down wants to see their hand

    def _fail(self, error: BaseException, id: str | None) -> None:
        log.error("message failed", table=self.room.table.id[-6:], **told(error))
        self.reply(telling.refusal(TableError("server-failed"), id))


async def _charged(work: Coroutine[Any, Any, None], account: Account) -> None:
    await Measured(work, account)


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
