"""The socket of a table, `/api/tables/{id}/live?seat=0&after=17`: a page gets a view, then every event.

Origin and token are checked before the socket is accepted. A page that does not keep up is sent away and resumes.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection
from typing import Any

import orjson
import structlog
from pydantic import ValidationError
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from queendom.kernel.actions import Json
from queendom.kernel.errors import QueendomError, TableError, shown
from queendom.server import telling, wire
from queendom.server.hall import Hall
from queendom.server.identity import Device, is_from_our_page, read_device
from queendom.server.logs import told
from queendom.server.room import Room, Viewer
from queendom.server.socket import EXTENSION, Socket
from queendom.store import StoreFailed

log = structlog.get_logger()

_MOST_RUNNING = 32
_ADDRESS = re.compile(r"/api/tables/(?P<id>[^/]+)/live")


class Live:
    """All sockets: doors first, then the conversation. Messages pass no layer that is there for requests."""

    def __init__(self, hall: Hall, origins: Collection[str]) -> None:
        self.hall = hall
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        try:
            try:
                room, device, seat, after = await self._let_in(websocket)
            except StoreFailed:
                raise TableError("store-failed") from None
        except QueendomError as error:
            answer = orjson.dumps(telling.refusal(error, None))
            await websocket.send_denial_response(Response(answer, status_of(error), media_type="application/json"))
            return
        await websocket.accept()
        positions = websocket.query_params.get("positions") != "no"
        socket: Socket = scope["extensions"][EXTENSION]
        del websocket, scope, send  # a page stays for hours
        page = Page(room, Viewer(device, seat, socket.post, positions), socket)
        socket.take_over(page.hear)
        try:
            room.enter(page.viewer, after)
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            room.exit(page.viewer)
            socket.let_go()

    async def _let_in(self, websocket: WebSocket) -> tuple[Room, Device | None, int | None, int]:
        """Which table, who, through whose eyes, and from which event on."""
        address = _ADDRESS.fullmatch(websocket.url.path)
        if address is None:
            raise TableError("address-unknown")
        if not is_from_our_page(websocket.headers, self.origins):
            raise TableError("origin-wrong", given=shown(websocket.headers.get("origin")))
        device = read_device(websocket.headers)
        room = await self.hall.room(address["id"])
        seat = _number(websocket, "seat", 9)
        if seat is not None:
            room.table.check_seat(seat, None if device is None else device.holder)
        return room, device, seat, _number(websocket, "after", 2**53) or 0


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
                    self.room.look(viewer, message.seat, message.after, message.id)
                case wire.Resume():
                    self.reply(self.room.view(viewer.holder, viewer.seat, message.after, message.id))
                case wire.AskPreview():
                    self.reply(self.room.preview(viewer.device, message))
                case _ if viewer.device is None:
                    raise TableError("no-seat-without-token")
                case wire.AskHint():
                    self._start_hint(viewer.device, message)
                case wire.Play() if self.room.play_at_once(viewer.device, message, self.reply):
                    pass
                case _:
                    self._start(viewer.device, message)
        except ValidationError as error:
            self.reply(telling.refusal(malformed(error), _id_in(raw)))
        except QueendomError as error:
            self.reply(telling.refusal(error, message.id))
        except Exception as error:
            self._fail(error, getattr(message, "id", None))

    def _start(self, device: Device, command: wire.Command) -> None:
        """Do what may have to wait. Whoever sends faster than we can do it is not read for a while."""
        self._running += 1
        if self._running == _MOST_RUNNING:
            self.socket.pause()
        task = asyncio.ensure_future(self.room.do(device, command, self.reply, self.viewer.seat))
        task.add_done_callback(lambda done: self._done(command, done))

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

    def _done(self, command: wire.Command, done: asyncio.Future[None]) -> None:
        self._running -= 1
        if self._running == _MOST_RUNNING - 1:
            self.socket.resume()
        if done.cancelled():
            return
        if error := done.exception():
            self._fail(error, command.id)
        mine = self.room.table.seats_of(self.viewer.holder)
        if isinstance(command, wire.Sit | wire.Claim) and self.viewer.seat is None and mine:
            self.room.look(self.viewer, mine[0])  # whoever sits down wants to see their hand

    def _fail(self, error: BaseException, id: str | None) -> None:
        log.error("message failed", table=self.room.table.id[-6:], **told(error))
        self.reply(telling.refusal(TableError("server-failed"), id))


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


_STATUS = {
    "table-unknown": 404,
    "address-unknown": 404,
    "method-wrong": 405,
    "message-too-long": 413,
    "message-malformed": 422,
    "origin-wrong": 403,
    "no-seat-without-token": 403,
    "seat-not-yours": 403,
    "only-the-host": 403,
    "not-seated": 403,
    "invitation-wrong": 403,
    "link-wrong": 403,
    "store-failed": 503,
    "server-failed": 500,
}


def status_of(error: QueendomError) -> int:
    """What HTTP calls it: a set-up that cannot be is 422, a moment that is not right 409."""
    return _STATUS.get(error.key, 409 if type(error).__name__ in ("IllegalAction", "TableError") else 422)
