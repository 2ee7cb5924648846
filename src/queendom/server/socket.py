"""A shorter way for messages: uvicorn's own WebSocket, less the queue, the task switch and the pause after each.

A page that has been let in takes its socket over: what comes in is handed to a function at once, what goes out is
written at once. The handshake, pings, closing and the frames that come in stay with uvicorn and `websockets`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # made for no such machine
    from websockets.utils import apply_mask

EXTENSION = "queendom.socket"  # under this name the application finds it in the scope
TRY_AGAIN = 1013  # the code with which a page that lags behind is sent away
_MOST_WAITING = 4 * 1024 * 1024  # bytes that a page may leave unread
_TEXT = 0x81  # a final frame of text


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket of the server."""

    _hear: Callable[[bytes], None] | None = None
    _frames_out: tuple[bytes, ...] = ()
    _unread: bytes = b""  # the beginning of a frame

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def take_over(self, hear: Callable[[bytes], None]) -> None:
        """From now on, messages go to `hear`; the application's `receive` tells only of the end."""
        self._hear = hear
        # A page stays for hours: what its request looked like need not.
        self.scope.clear()  # type: ignore[attr-defined]
        del self.request, self.response

    def let_go(self) -> None:
        """Nobody listens any more. A page and its socket hold each other, and the page its room: that ends here."""
        self._hear = _nobody

    def data_received(self, data: bytes) -> None:
        """Whole texts are read here; every other frame goes, whole, to the library, which knows the other rules."""
        if self._hear is None:
            super().data_received(data)
            return
        data = self._unread + data if self._unread else data
        at, end = 0, len(data)
        while end - at >= 6:
            size, start = data[at + 1] & 127, at + 6
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 14
            if size > self.config.ws_max_size:
                super().data_received(data[at:])  # closes the connection
                return
            if end < start + size:
                break
            if data[at] == _TEXT and data[at + 1] & 128 and not self.close_sent:
                self._hear(apply_mask(data[start : start + size], data[start - 4 : start]))
            else:
                super().data_received(data[at : start + size])
            at = start + size
        self._unread = data[at:]

    def send_receive_event_to_app(self) -> None:
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._hear(bytes(data))

    def post(self, message: bytes) -> None:
        """Send a text. Whoever publishes does not wait: a page that reads too slowly is sent away."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        if not self.writable.is_set() and self.transport.get_write_buffer_size() > _MOST_WAITING:
            self.conn.fail(TRY_AGAIN, "")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
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

    def _write_out(self) -> None:
        frames, self._frames_out = self._frames_out, ()
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    def pause(self) -> None:
        self.transport.pause_reading()

    def resume(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()


def _nobody(message: bytes) -> None:
    """Hears nothing."""
