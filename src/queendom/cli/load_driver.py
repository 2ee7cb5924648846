"""A driver for `queendom bench server`: many people at once, as lean as can be, so that the server is what is measured.

It speaks the socket's frames itself, on one event loop: two sockets a table, complete random games of Winter Queen, one
after the other. A move's time runs from when it is sent (or was due) until both sockets have its events.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import statistics
import sys
import time
import urllib.request
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import orjson

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100  # of the system's clock in a second


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


class Game:
    """A table with two people, both pages open."""

    def __init__(self, driver: Driver, number: int) -> None:
        self.driver = driver
        self.number = number
        self.commands = 0
        self.sockets: list[Socket] = []
        self.views = 0
        self.ready: tuple[int, int, Any] | None = None  # seat, number seen, legal actions
        self.due = 0.0
        self.waiting_for = 0  # pages that have not heard of the move yet
        self.seated = asyncio.get_running_loop().create_future()

    async def open(self) -> Game:
        """Open the table and both pages; returns when both see it."""
        driver = self.driver
        table = await asyncio.to_thread(driver.open_table, self.number)
        for seat in (0, 1):
            path = f"/api/tables/{table}/live?positions={driver.positions}&seat={seat}"
            made = Socket(driver.port, path, driver.cookie, partial(self.hear, seat))
            await asyncio.get_running_loop().create_connection(partial(_same, made), "127.0.0.1", driver.port)
            self.sockets.append(made)
        await self.seated
        return self

    def start(self) -> None:
        self.driver.is_ready(self)

    def hear(self, seat: int, message: Any) -> None:
        kind = message["type"]
        if kind == "events":
            self.waiting_for -= 1
            if message["legal"] is not None:
                self.ready = (seat, message["number"], message["legal"])
            if self.waiting_for == 0:
                self.driver.measured(time.perf_counter() - self.due)
                if message["to_act"] is None:
                    self.driver.is_over(self)
                else:
                    self.driver.is_ready(self)
        elif kind == "view":
            self.views += 1
            if message["legal"] is not None:
                self.ready = (seat, message["number"], message["legal"])
            if self.views == 2:
                self.seated.set_result(None)
        elif kind not in ("ack", "presence"):
            raise SystemExit(f"unexpected: {message}")

    def move(self, due: float) -> None:
        assert self.ready is not None
        seat, seen, legal = self.ready
        self.ready = None
        self.due = due
        self.waiting_for = 2
        self.commands += 1
        action = any_action(legal, self.driver.random)
        id = f"bench-{self.number:06}-{self.commands:04}"
        self.sockets[seat].send({"type": "play", "id": id, "seen": seen, "seat": seat, "action": action})

    def close(self) -> None:
        for one in self.sockets:
            one.close()


def _same(made: Socket) -> Socket:
    return made


def any_action(legal: Any, pick: Callable[[], float]) -> Any:
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
        return any_action({**legal, "pages": [], "with_book": {}, "spaces": []}, pick)
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
    """All tables, and what was measured at them. Games are opened before the clock runs, a few more than are needed."""

    def __init__(
        self, port: int, rate: float = 0, positions: str = "no", offset: int = 0, watched: Sequence[Sequence[int]] = ()
    ) -> None:
        self.port = port
        self.watched = watched  # groups of processes: how long they compute, and their memory, is asked
        self.rate = rate
        self.positions = positions
        self.offset = offset
        self.random = random.Random(1).random
        self.cookie = ""
        self.times: list[float] | None = None  # None: warming up
        self.late = 0  # games that had to be opened while the clock ran
        self.most_moves: int | None = None  # of a table, before its people stop to think for ever
        self._pool: list[Game] = []
        self._opened = 0
        self._idle: deque[Game] = deque()
        self._due: deque[float] = deque()  # moves that fell due when no table was ready
        self._opening: set[asyncio.Task[None]] = set()

    def is_ready(self, game: Game) -> None:
        if self.most_moves is not None and game.commands >= self.most_moves:
            return
        if self.rate == 0:
            game.move(time.perf_counter())
        elif self._due:
            game.move(self._due.popleft())
        else:
            self._idle.append(game)

    def is_over(self, game: Game) -> None:
        game.close()
        if self._pool:
            self._pool.pop().start()
        else:
            self.late += 1
            task = asyncio.ensure_future(self._open_and_start())
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)

    async def _open_and_start(self) -> None:
        (await self._open()).start()

    async def _open(self) -> Game:
        self._opened += 1
        return await Game(self, self.offset + self._opened).open()

    def measured(self, seconds: float) -> None:
        if self.times is not None:
            self.times.append(seconds)

    def open_table(self, number: int, bot: str | None = None) -> str:
        """A table of two people, or of two bots, who play on by themselves."""
        seats = [{"kind": "here", "name": name} for name in ("Ada", "Béla")]
        if bot is not None:
            seats = [{"kind": "bot", "bot": bot}] * 2
        id = f"bench-{time.time_ns()}-{number:06}"
        body = json.dumps({"id": id, "game": "winter-queen", "seats": seats}).encode()
        headers = {"content-type": "application/json", "cookie": self.cookie}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/tables", body, headers)
        with urllib.request.urlopen(request) as answer:
            given = answer.headers.get("set-cookie")
            self.cookie = given.partition(";")[0] if given else self.cookie
            made: str = json.load(answer)["id"]
            return made

    async def fill(self, games: int) -> list[Game]:
        """Open so many games, a few at a time."""
        self._pool.append(await self._open())  # the first one brings the cookie
        left = iter(range(games - 1))

        async def some() -> None:
            for _ in left:
                self._pool.append(await self._open())

        await asyncio.gather(*(some() for _ in range(8)))
        return self._pool

    async def run(self, tables: int, games: int, warmup: float, seconds: float) -> dict[str, Any]:
        await self.fill(tables + games)
        pacer = asyncio.create_task(self._pace()) if self.rate else None
        for _ in range(tables):
            self._pool.pop().start()
        await asyncio.sleep(warmup)
        self.times = []
        start, computed = time.perf_counter(), list(map(cpu_seconds, self.watched))
        memory = list(map(resident, self.watched))
        await asyncio.sleep(seconds)
        took, times = time.perf_counter() - start, sorted(self.times)
        computed = [cpu_seconds(some) - before for some, before in zip(self.watched, computed, strict=True)]
        if pacer is not None:
            pacer.cancel()
        if not times:
            raise SystemExit("no move was made")
        late = {
            "p50": statistics.median(times) * 1000,
            "p99": times[int(len(times) * 0.99)] * 1000,
            "p999": times[int(len(times) * 0.999)] * 1000,
            "max": times[-1] * 1000,
        }
        figures = {"moves": len(times), "seconds": took, "rate": len(times) / took, "latency_ms": late}
        figures |= {"opened_late": self.late, "cpu_ms": [one * 1000 / len(times) for one in computed]}
        return figures | {"memory_kb": [memory, list(map(resident, self.watched))]}

    async def hold(self, tables: int, moves: int) -> None:
        """Play so many moves at every table, then leave it as it is, with both pages open."""
        self.most_moves = moves
        games = await self.fill(tables)
        for game in games:
            game.start()
        while any(game.commands < moves or game.waiting_for > 0 for game in games):
            await asyncio.sleep(0.05)

    async def leave_open(self, tables: int, moves: int) -> None:
        """The same a few tables at a time, each left by its people: what remains is the tables."""
        for _ in range(tables // 8):
            await self.hold(8, moves)
            for game in self._pool:
                game.close()
            self._pool = []

    async def _pace(self) -> None:
        """Moves fall due at fixed times, whether the server keeps up or not."""
        due = time.perf_counter()
        while True:
            now = time.perf_counter()
            while due <= now:
                if self._idle:
                    self._idle.popleft().move(due)
                else:
                    self._due.append(due)
                due += 1 / self.rate
            await asyncio.sleep(0)  # no timer is as fine as this


def children(process: int) -> list[int]:
    """The processes that a process has started, and itself; only itself where the system does not say."""
    found = [process]
    for file in Path(f"/proc/{process}/task").glob("*/children"):
        found += map(int, file.read_text().split())
    return found


def resident(processes: Sequence[int]) -> float:
    """kB of memory that processes hold together; what they share is counted for each."""
    pages = 0
    for one in processes:
        with contextlib.suppress(OSError):
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
    return pages * 4.0


def cpu_seconds(processes: Sequence[int]) -> float:
    """How long processes have computed so far, the system's part included; 0.0 where the system does not say."""
    ticks = 0
    for one in processes:
        with contextlib.suppress(OSError):  # it has ended
            parts = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            ticks += int(parts[11]) + int(parts[12])
    return ticks / _TICKS


def main(
    port: str, tables: str, games: str, rate: str, warmup: str, seconds: str, watched: str = "", positions: str = "no"
) -> None:
    from queendom.cli.serve import fast_loop

    if float(seconds) <= 60:
        gc.disable()  # pauses of the driver are none of the server's
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        groups = [list(map(int, some.split(","))) for some in watched.split(";") if some]
        driver = Driver(int(port), float(rate), positions, os.getpid() % 1000 * 1000, groups)
        figures = runner.run(driver.run(int(tables), int(games), float(warmup), float(seconds)))
        print(json.dumps(figures), flush=True)
        os._exit(0)  # thousands of sockets need not be closed one by one


if __name__ == "__main__":
    main(*sys.argv[1:])
