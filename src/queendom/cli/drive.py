"""A driver for `queendom bench server`: many people at once, as lean as can be, so that the server is what is measured.

It speaks the socket's frames itself, on one event loop: two sockets a table, complete random games of Winter Queen, one
game after the other. A move's time runs from when it is sent (or was due) until both sockets have its events.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import time
import urllib.request
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import orjson

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """A client's end of a WebSocket: text frames in, text frames out. Masks are zero, which leaves a text as it is."""

    def __init__(self, port: int, path: str, cookie: str, hear: Callable[[Any], None]) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.hear = hear
        self.buffer = b""
        self.open = False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if b" 101 " not in head[:20]:
                raise SystemExit(f"the server refused a socket: {head[:100]!r}")
            self.open = True
        at, end = 0, len(buffer)
        while end - at >= 2:
            start, length = at + 2, buffer[at + 1]
            if length == 126:
                if end - at < 4:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if end - at < 10:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if end - start < length:
                break
            kind = buffer[at] & 15
            if kind == _TEXT:
                self.hear(orjson.loads(buffer[start : start + length]))
            elif kind == _PING:
                self._send(_PONG, buffer[start : start + length])
            at = start + length
        self.buffer = buffer[at:]

    def send(self, message: Any) -> None:
        self._send(_TEXT, orjson.dumps(message))

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._send(_CLOSE, b"\x03\xe8")
        self.transport.close()


def _same(made: Socket) -> Socket:
    return made


class TwoPeople:
    """A table with two people who play one game after the other."""

    def __init__(self, driver: Driver, number: int) -> None:
        self.driver = driver
        self.number = number
        self.commands = 0
        self.sockets: list[Socket] = []
        self.ready: tuple[int, int, Any] | None = None  # seat, number seen, legal actions
        self.due = 0.0
        self.waiting_for = 0  # pages that have not heard of the move yet
        self.offered = False  # to the driver, for the next move that is due
        self.views = 0

    async def sit(self, table: str) -> None:
        path = f"/api/tables/{table}/live?positions={self.driver.positions}&seat="
        self.sockets = []
        self.ready = None
        self.offered = False
        self.views = 0
        for seat in (0, 1):
            made = Socket(self.driver.port, f"{path}{seat}", self.driver.cookie, partial(self.hear, seat))
            await asyncio.get_running_loop().create_connection(partial(_same, made), "127.0.0.1", self.driver.port)
            self.sockets.append(made)

    def _if_ready(self) -> None:
        if self.ready is not None and not self.offered and self.waiting_for <= 0 and self.views == 2:
            self.offered = True
            self.driver.is_ready(self)

    def hear(self, seat: int, message: Any) -> None:
        kind = message["type"]
        if kind == "events" or kind == "view":
            if kind == "view":
                self.views += 1  # the game goes on when both see it
            else:
                self.waiting_for -= 1
                if self.waiting_for == 0:
                    self.driver.measured(time.perf_counter() - self.due)
            if message["legal"] is not None:
                self.ready = (seat, message["number"], message["legal"])
            elif kind == "events" and message["events"][-1]["type"] == "end":
                if seat == 0:
                    self.command(0, {"type": "rematch"})
                return
            self._if_ready()
        elif kind == "ack":
            if "table" in message:
                for one in self.sockets:
                    one.close()
                asyncio.ensure_future(self.sit(message["table"]))  # noqa: RUF006
        elif kind != "presence":
            raise SystemExit(f"unexpected: {message}")

    def command(self, seat: int, command: dict[str, Any]) -> None:
        self.commands += 1
        self.sockets[seat].send({**command, "id": f"bench-{self.number:04}-{self.commands:08}"})

    def move(self, due: float) -> None:
        assert self.ready is not None
        seat, seen, legal = self.ready
        self.ready = None
        self.offered = False
        self.due = due
        self.waiting_for = 2
        action = _any_action(legal, self.driver.random)
        self.command(seat, {"type": "play", "seen": seen, "seat": seat, "action": action})


def _any_action(legal: Any, pick: Callable[[], float]) -> Any:
    """Some legal action: of any kind first, so that books are filled and activated, and games end."""
    kinds = [kind for kind in ("pages", "activate", "with_book", "spaces") if legal[kind]]
    if legal["pass"] or not kinds:
        return {"kind": "pass"}
    kind = kinds[int(pick() * len(kinds))]
    if kind == "activate":
        books = list(legal["activate"].items())
        book, spaces = books[int(pick() * len(books))]
        back = {"return": spaces[int(pick() * len(spaces))]} if spaces else {}
        return {"kind": "activate", "book": book, **back}
    if not legal["crystals"]:
        return _any_action({**legal, "pages": [], "with_book": {}, "spaces": []}, pick)
    holder, colour = legal["crystals"][int(pick() * len(legal["crystals"]))]
    if kind == "pages":
        book, page = legal["pages"][int(pick() * len(legal["pages"]))]
        return {"kind": "fill", "holder": holder, "colour": colour, "book": book, "page": page}
    take, spaces = None, legal["spaces"]
    if kind == "with_book":
        counties = list(legal["with_book"].items())
        take, spaces = counties[int(pick() * len(counties))]
    space = spaces[int(pick() * len(spaces))]
    return {"kind": "place", "holder": holder, "colour": colour, "space": space, "take": take}


class Driver:
    """All tables, and what was measured at them."""

    def __init__(self, port: int, tables: int, rate: float, offset: int = 0) -> None:
        self.port = port
        self.rate = rate
        self.random = random.Random(1).random
        self.cookie = ""
        self.positions = "no"
        self.people = [TwoPeople(self, offset + number) for number in range(tables)]
        self.most_moves: int | None = None  # of a table, before its people stop to think for ever
        self.times: list[float] | None = None  # None: warming up
        self._idle: deque[TwoPeople] = deque()
        self._late: deque[float] = deque()  # moves that were due when no table was ready

    def is_ready(self, people: TwoPeople) -> None:
        if self.most_moves is not None and people.commands >= self.most_moves:
            return
        if self.rate == 0:
            people.move(time.perf_counter())
        elif self._late:
            people.move(self._late.popleft())
        else:
            self._idle.append(people)

    def measured(self, seconds: float) -> None:
        if self.times is not None:
            self.times.append(seconds)

    def _open_table(self, number: int) -> str:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Béla"}]
        body = json.dumps({"id": f"bench-table-{number:06}", "game": "winter-queen", "seats": seats}).encode()
        headers = {"content-type": "application/json", "cookie": self.cookie}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/tables", body, headers)
        with urllib.request.urlopen(request) as answer:
            given = answer.headers.get("set-cookie")
            self.cookie = given.partition(";")[0] if given else self.cookie
            made: str = json.load(answer)["id"]
            return made

    async def run(self, warmup: float, seconds: float) -> dict[str, Any]:
        for people in self.people:
            await people.sit(await asyncio.to_thread(self._open_table, people.number))
        if self.rate:
            pacer = asyncio.create_task(self._pace())
        await asyncio.sleep(warmup)
        self.times = []
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        took, times = time.perf_counter() - start, sorted(self.times)
        if self.rate:
            pacer.cancel()
        if not times:
            raise SystemExit("no move was made")
        late = {
            "p50": statistics.median(times) * 1000,
            "p99": times[int(len(times) * 0.99)] * 1000,
            "max": times[-1] * 1000,
        }
        return {"moves": len(times), "seconds": took, "rate": len(times) / took, "latency_ms": late}

    async def open_tables(self, moves: int) -> None:
        """Play so many moves at every table, then leave it as it is, with both pages open."""
        self.most_moves = moves
        for people in self.people:
            await people.sit(await asyncio.to_thread(self._open_table, people.number))
        while any(people.commands < moves or people.waiting_for > 0 for people in self.people):
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        for people in self.people:
            for one in people.sockets:
                one.close()
        await asyncio.sleep(1)

    async def _pace(self) -> None:
        """Moves fall due at fixed times, whether the server keeps up or not."""
        due = time.perf_counter()
        while True:
            now = time.perf_counter()
            while due <= now:
                if self._idle:
                    self._idle.popleft().move(due)
                else:
                    self._late.append(due)
                due += 1 / self.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


def main(port: str, tables: str, rate: str, warmup: str, seconds: str, positions: str = "no") -> None:
    from queendom.cli.serve import fast_loop

    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        driver = Driver(int(port), int(tables), float(rate))
        driver.positions = positions
        print(json.dumps(runner.run(driver.run(float(warmup), float(seconds)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
