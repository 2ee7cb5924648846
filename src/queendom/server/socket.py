"""A shorter way for messages: uvicorn's own WebSocket, less the queue, the task switch and the pause after each.

Once somebody has been let in, their connection takes the socket over: what comes in is handed to a function, what goes
out is written in the same round of the event loop. The handshake, pings, closing and all frames but whole texts stay
with uvicorn and `websockets`. What they leave unbounded is bounded here (see transport.py for what is promised).
"""

from __future__ import annotations

import asyncio
import time
from math import inf
from typing import Any

from starlette.types import Receive
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from queendom.errors import TableError
from queendom.server import request_ids
from queendom.server.http import Config
from queendom.server.pace import Account
from queendom.server.porter import HEAD_SECONDS, Guest
from queendom.server.refusals import as_bytes, refusal_answer
from queendom.server.transport import EXTENSION, MOST_WAITING, PIECE_COST, TRY_AGAIN, Hear

try:
    from websockets.speedups import apply_mask
except ImportError:  # made for no such machine
    from websockets.utils import apply_mask

_MOST_TOGETHER = 64 * 1024  # bytes that are gathered before they are written
_MOST_UNREAD = 1024 * 1024  # bytes that may have come in and wait for their turn: a piece or two
_MOST_EARLY = 32 * 1024  # bytes that may come before somebody is let in
_GRACE_SECONDS = 3.0  # for whoever is sent away to learn of it
_TEXT = 0x81  # a final frame of text


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket of the server."""

    config: Config
    guest: Guest | None = None
    account: Account
    _hear: Hear | None = None
    _frames_out: list[bytes]
    _size_out: int = 0
    _unread: bytes = b""  # frames, the beginning of one at the end
    _at: int = 0  # up to here they have been handed on
    _holds: int = 0  # how many wish that nothing is read
    _is_in_line: bool = False
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._frames_out = []
        transport.resume_reading()  # its request may have waited for its turn
        self.guest = self.config.reception.porter.known(transport)
        if self.guest is not None:
            self.config.reception.porter.note(self.guest, HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.reception.porter.gone(self.transport)
        super().connection_lost(exc)
        # Nothing that it held is to be kept by what still holds it.
        self._let_go()
        self._frames_out, self._unread = [], b""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by a refusal: uvicorn would call that an error of ours

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def converse(self, hear: Hear, account: Account, receive: Receive) -> None:
        """Hand every message to `hear` until the other side goes; `receive` tells only of the end."""
        self._take_over(hear, account)
        try:
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            self._let_go()

    def _take_over(self, hear: Hear, account: Account) -> None:
        self._hear = hear
        self.account = account
        if self.guest is not None:
            self.config.reception.porter.note(self.guest, inf)
        # A connection stays for hours: what its request looked like need not.
        self.scope.clear()  # type: ignore[attr-defined]
        del self.request, self.response
        self._advance()

    def _let_go(self) -> None:
        """Nobody listens any more. A connection and its socket hold each other, and the connection its table: that
        ends here.
        """
        self._hear = _nobody

    # --- what comes in ---

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()
            return
        self._unread = self._unread[self._at :] + data if self._at < len(self._unread) else data
        self._at = 0
        if len(self._unread) > (_MOST_EARLY if self._hear is None else _MOST_UNREAD):
            self.transport.abort()
        elif self._hear is not None:
            self.account.charge(PIECE_COST)
            self._advance()

    def _refuse_handshake(self) -> None:
        """The library cannot read it and says nothing."""
        self._refuse(TableError("message-malformed", part="", reason="handshake"), 400)

    def _refuse(self, error: TableError, status: int) -> None:
        answer, name = refusal_answer(error, status), request_ids.made()
        answer.headers[request_ids.HEADER] = name
        self.config.reception.note_refused(name, status, error)
        self.handshake_complete = self.close_sent = True
        self.transport.write(as_bytes(answer))
        self.transport.close()

    def shutdown(self) -> None:
        """The server ends. Whoever is not in yet is asked to try again: uvicorn would call that an error of ours."""
        if not self.handshake_complete and not self.close_sent:
            self._refuse(TableError("server-full", seconds=1), 503)
        super().shutdown()

    def _advance(self) -> None:
        """Hand on what may be handed on now; the rest waits, and no more is read meanwhile."""
        pace = self.config.reception.pace
        while self._may_go_on():
            end = self._next_end()
            if not pace.is_free(self.account):
                self._get_in_line()
                return
            if end is None:
                self._listen()
                return
            if seconds := self.account.wait():
                self._wait(seconds)
                return
            self._hand_on(end)
        self._deafen()

    def _may_go_on(self) -> bool:
        return (
            not self._holds
            and not self._is_in_line
            and self._timer is None
            and self._hear is not None
            and self.writable.is_set()
            and not self.transport.is_closing()
        )

    def _get_in_line(self) -> None:
        self._is_in_line = True
        self._deafen()
        self.config.reception.pace.wait(self.account, self._have_turn)

    def _have_turn(self) -> None:
        """One message, then others have their turn."""
        self._is_in_line = False
        if not self._may_go_on():
            return
        if (end := self._next_end()) is None:  # the rest of a frame can wait
            if seconds := self.config.reception.pace.pause(self.account):
                self._wait(seconds)
            else:
                self._listen()
            return
        if seconds := self.account.wait():
            self._wait(seconds)
            return
        self._hand_on(end)
        self._advance()

    def _wait(self, seconds: float) -> None:
        """Somebody sends faster than anybody may: they are read again later."""
        self._deafen()
        self._timer = self.loop.call_later(seconds, self._waited)

    def _waited(self) -> None:
        self._timer = None
        if self._next_end() is None:
            self._listen()
        else:
            self._advance()

    def _deafen(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _listen(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _next_end(self) -> int | None:
        """Where the first frame ends, if all of it is here."""
        data, at = self._unread, self._at
        if len(data) < at + 6:
            return None
        size, start = data[at + 1] & 127, at + 6
        if size == 126:
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
        elif size == 127:
            size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 14
        if size > self.config.ws_max_size:
            return -1
        return start + size if len(data) >= start + size else None

    def _hand_on(self, end: int) -> None:
        """Whole texts are read here; every other frame goes to the library, which knows the other rules."""
        began = time.perf_counter()
        at = self._at
        frame = self._unread[at : end if end > 0 else None]  # one that is too long is refused by its head
        if end > 0:
            self._at = end
        else:
            self._unread, self._at = b"", 0
        # Between the parts of another message there is no place for a text: the library knows what to say.
        is_text = frame[0] == _TEXT and frame[1] & 128 and not self.frames
        if end > 0 and is_text and not self.close_sent and self._hear is not None:
            size = frame[1] & 127
            start = 6 if size < 126 else 8 if size == 126 else 14
            self._hear(apply_mask(frame[start:], frame[start - 4 : start]))
        else:
            super().data_received(frame)
        self.account.charge(time.perf_counter() - began)

    def send_receive_event_to_app(self) -> None:
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._hear(bytes(data))

    # --- what goes out ---

    def post(self, message: bytes) -> None:
        """Send a text. Whoever publishes does not wait: whoever reads too slowly is sent away."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        if not self.writable.is_set() and self._unsent() + len(message) > MOST_WAITING:
            self._send_away()
            return
        if not self._frames_out:
            self.loop.call_soon(self._write_out)  # all that one round of the event loop brings is written together
        size = len(message)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 65536:
            head = bytes((_TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((_TEXT, 127)) + size.to_bytes(8, "big")
        self._frames_out += (head, message)
        self._size_out += size
        if self._size_out > _MOST_TOGETHER:
            self._write_out()

    def _unsent(self) -> int:
        return self._size_out + self.transport.get_write_buffer_size()

    def _write_out(self) -> None:
        frames, self._frames_out = self._frames_out, []
        self._size_out = 0
        if frames and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    def _send_away(self) -> None:
        self.conn.fail(TRY_AGAIN, "")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._frames_out, self._size_out = [], 0
        self.transport.close()
        self.loop.call_later(_GRACE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._hear is not None:
            self._advance()

    # --- holding ---

    def pause(self) -> None:
        """Read nothing until everybody who wished so has called `resume`."""
        self._holds += 1

    def resume(self) -> None:
        self._holds -= 1
        if not self._holds and self._hear is not None:
            self._advance()


def _nobody(message: bytes) -> None:
    """Hears nothing."""
