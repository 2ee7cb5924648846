"""Thousands of requests and frames that no page would send, while somebody plays at another table and notices nothing.

Each follows from its own number: `attempt(random.Random("request 17"), …)` is what was sent as the 17th; what a socket
sends also follows from the views that it gets.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
import pytest

from postgres import Cluster, find_postgres
from server.harness import PATIENCE, Device, Page, Server, any_action, devices
from server.mutations import CLOSE, PING, PONG, TEXT, Attempt, Frames, Ground, attempt, frame, frames
from support import COUNTS, share

pytestmark = pytest.mark.slow

ARCHIVE = Path(__file__).parents[1] / "archive"
PAUSE = 0.5  # until somebody who may have sent only half of something gives up
#: Requests that have an end, whatever else is wrong with them: they are answered, or at least closed at once.
WHOLE = {"json", "query", "method", "address", "pipeline", "upgrade"}
AT_ONCE = 64  # connections
MOST_GROWTH = 64  # MB of the server's memory
#: A page that sends too much is sent away; else only what breaks the rules of sockets ends a connection.
SENT_AWAY = {1008, 1013}


@dataclass
class Tally:
    """What came of it."""

    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def fault(self, what: str, sent: object) -> None:
        self.faults.append(f"{what}: {str(sent)[:600]}")


@dataclass
class Work:
    """So many requests or frames, which many send at once; conversations are counted, and follow from their number."""

    total: int
    sent: int = 0
    begun: int = 0

    @property
    def is_done(self) -> bool:
        return self.sent >= self.total

    def begin(self) -> int:
        self.begun += 1
        return self.begun


# --- requests ---


class Line:
    """A connection, kept for the next request where the server keeps it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, sent: Attempt) -> list[int]:
        """The statuses of the answers. Raises TimeoutError if there is none and the connection stays open."""
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self.reader is not None
        statuses: list[int] = []
        keep = False
        try:
            for piece in sent.pieces:
                self.writer.write(piece)
                await self.writer.drain()
                if len(sent.pieces) > 1:
                    await asyncio.sleep(0.002)
            is_whole = sent.kind in WHOLE
            with contextlib.suppress(*([] if is_whole else [TimeoutError])):
                async with asyncio.timeout(PATIENCE if is_whole else 0.02 if sent.is_half else PAUSE):
                    for method in sent.methods:
                        status, keep = await read_answer(self.reader, method)
                        statuses.append(status)
                        if not keep or status == 101:
                            break
            if len(statuses) < len(sent.methods) and not is_whole:  # half of something, as far as the server can tell
                keep = False
                self.writer.write_eof()
                async with asyncio.timeout(PATIENCE):
                    rest = await self.reader.read(-1)
                statuses += [int(one) for one in re.findall(rb"HTTP/1\.1 (\d{3})", rest)]
        except (OSError, asyncio.IncompleteReadError):
            keep = False  # closed, perhaps while we were still sending
        except TimeoutError:
            self.close()
            raise
        # Who lied about a length, or about anything, has no second request on this connection.
        if not keep or statuses[-1] == 101 or sent.kind not in WHOLE:
            self.close()
        return statuses

    def close(self) -> None:
        if self.writer is not None:
            self.writer.transport.abort()
        self.reader = self.writer = None


async def read_answer(reader: asyncio.StreamReader, method: bytes) -> tuple[int, bool]:
    """The status of an answer, and whether the connection stays."""
    while True:
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        if status == 101 or status >= 200:
            break
    length = re.search(rb"\r\ncontent-length: *(\d+)", head, re.IGNORECASE)
    if method != b"HEAD" and status not in (101, 204, 304):
        if length is None:
            await reader.read(-1)
            return status, False
        await reader.readexactly(int(length[1]))
    return status, b"connection: close" not in head.lower()


async def send_requests(work: Work, port: int, ground: Ground, tally: Tally) -> None:
    line = Line(port)
    while not work.is_done:
        number = work.begin()
        work.sent += 1
        sent = attempt(random.Random(f"request {number}"), ground)
        try:
            statuses = await line.send(sent)
        except TimeoutError:
            tally.fault(f"request {number} hangs", sent)
            continue
        tally.answers.update(f"{status}" for status in statuses)
        if not statuses:
            tally.answers["closed"] += 1
            if sent.kind == "json":
                tally.fault(f"request {number} has no answer", sent)
        if any(status >= 500 for status in statuses):
            tally.fault(f"request {number} is answered {statuses}", sent)
    line.close()


# --- frames ---


class Wire:
    """A socket without manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.view: dict[str, Any] = {}
        self.code: int | None = None  # with which it was closed
        self.failures = 0

    async def read(self) -> tuple[int, bytes]:
        head = await self.reader.readexactly(2)
        size = head[1] & 127
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        payload = await self.reader.readexactly(size)
        opcode = head[0] & 15
        if opcode == CLOSE:
            self.code = int.from_bytes(payload[:2], "big") if payload else 1005
        elif opcode == TEXT:
            self._note(json.loads(payload))
        return opcode, payload

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "refusal" and message["key"] in ("server-failed", "store-failed"):
            self.failures += 1
        if message["type"] == "view":
            self.view = message
            self.view["action"] = message["legal"] and any_action(message["legal"], random.Random(message["number"]))

    async def is_open(self, token: bytes) -> bool:
        """Whether a ping that was sent comes back; False if the connection was closed instead."""
        try:
            while True:
                opcode, payload = await self.read()
                if (opcode, payload) == (PONG, token):
                    return True
        except (asyncio.IncompleteReadError, OSError):
            return False

    async def wait_for_end(self) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, OSError):
            while True:
                await self.read()


async def open_wire(rng: random.Random, port: int, ground: Ground, tally: Tally) -> Wire | None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    table, seat = rng.choice(ground.tables)["id"], rng.choice(("", "?seat=0", "?seat=1", "?positions=no"))
    lines = [f"GET /api/tables/{table}/live{seat} HTTP/1.1", f"Host: {ground.host}", f"Cookie: {ground.cookie}"]
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    writer.write("\r\n".join([*lines, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    tally.answers[f"socket {status}"] += 1
    if status != 101:
        if status >= 500:
            tally.fault("no socket", head)
        writer.transport.abort()
        return None
    return Wire(reader, writer)


async def send_frames(work: Work, port: int, ground: Ground, tally: Tally) -> None:
    while not work.is_done:
        number = work.begin()
        rng = random.Random(f"frames {number}")
        last: Frames | None = None
        wire: Wire | None = None
        try:
            async with asyncio.timeout(PATIENCE):
                wire = await open_wire(rng, port, ground, tally)
            if wire is None:
                work.sent += 1
                continue
            for _ in range(rng.randint(1, 40)):
                if work.is_done:
                    break
                last = frames(rng, ground, wire.view)
                work.sent += last.number
                async with asyncio.timeout(PATIENCE):
                    if not await exchange(wire, last, rng.randbytes(4), tally):
                        break
        except TimeoutError:
            tally.fault(f"socket {number} hangs", last)
        except OSError:
            tally.answers["lost"] += 1
        finally:
            if wire is not None:
                wire.writer.transport.abort()
                if wire.failures:
                    tally.fault(f"the server failed at a message of socket {number}", last)


async def exchange(wire: Wire, sent: Frames, token: bytes, tally: Tally) -> bool:
    """Send something and see what comes of it: whether the socket can go on."""
    wire.writer.write(sent.data + (b"" if sent.swallows else frame(token, PING)))
    if sent.swallows or sent.ends:
        if sent.swallows:
            wire.writer.write_eof()
        await wire.wait_for_end()
        tally.answers[f"end {wire.code}"] += 1
        return False
    if await wire.is_open(token):
        tally.answers["goes on"] += 1
        return True
    tally.answers[f"end {wire.code}"] += 1
    if sent.ends is False and wire.code not in SENT_AWAY:
        tally.fault(f"a socket was closed with {wire.code}", sent)
    return False


# --- whom it must not touch ---


class Bystander:
    """Two people play at a table of their own, one game after the other."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.games = 0

    async def play(self, server: Server, stop: asyncio.Event) -> None:
        rng = random.Random("bystander")
        async with devices(server, 2) as (ada, bela):
            while not stop.is_set():
                table = await ada.create("winter-queen", "Ada", None)
                await bela.join(table, "Béla")
                pages = [await ada.look(table["id"], 0), await bela.look(table["id"], 1)]
                moves = 0
                while not stop.is_set() and not pages[0].is_over:
                    await self._move(pages, rng)
                    moves += 1
                    await asyncio.sleep(0.01)
                await self._check(ada, table["id"], pages, moves)
                self.games += 1

    async def _move(self, pages: list[Page], rng: random.Random) -> None:
        acting = next(page for page in pages if page.now["legal"])
        start = time.perf_counter()
        answer = await acting.play(any_action(acting.now["legal"], rng))
        self.delays.append(time.perf_counter() - start)
        assert answer["type"] == "ack", answer
        for page in pages:
            while page.number < answer["number"]:
                await page.hear()

    async def _check(self, device: Device, table: str, pages: list[Page], moves: int) -> None:
        """All that was acknowledged is there, once, and both have heard all of it."""
        view = (await device.get(f"/tables/{table}/view", seat=0)).json()
        assert sum(event["type"] == "move" for event in view["events"]) == moves
        for page in pages:
            assert sorted(page.events) == list(range(1, view["number"] + 1))
            await page.close()

    async def wait_for_moves(self, number: int) -> None:
        """Until they have made so many more."""
        until = len(self.delays) + number
        async with asyncio.timeout(PATIENCE):
            while len(self.delays) < until:
                await asyncio.sleep(0.01)

    def received(self) -> str:
        delays = sorted(self.delays)
        at = [delays[min(len(delays) - 1, int(len(delays) * share))] * 1000 for share in (0.5, 0.99)]
        return (
            f"bystander: {len(delays)} moves, p50 {at[0]:.1f} ms, p99 {at[1]:.1f} ms, most {delays[-1] * 1000:.0f} ms"
        )


# --- the whole ---

Send = Callable[[Work, int, Ground, Tally], Coroutine[Any, Any, None]]


async def prepare(server: Server, device: Device, owner: Device) -> Ground:
    foreign = await owner.create("christina-regina", "Ada", "Bo", "Cy")
    tables = [await device.create("winter-queen", "Eve", "Mallory", hints=True) for _ in range(4)]
    tables += [await device.create("christina-regina", "Eve", "Mallory", "Trudy") for _ in range(4)]
    tables += [await device.create("winter-queen", "Eve", None, None)]
    view = (await device.get(f"/tables/{tables[0]['id']}/view")).json()
    records = [json.loads(file.read_text()) for file in sorted(ARCHIVE.glob("*.json"))]
    record = min(records, key=lambda one: len(json.dumps(one)))
    host = f"127.0.0.1:{server.port}"
    paths = (await device.get("/openapi.json")).json()["paths"]
    routes = tuple((method.upper(), path) for path, takes in paths.items() for method in takes)
    assert ("POST", "/api/tables/{id}/commands") in routes
    return Ground(host, f"queendom={device.cookie}", tables, foreign["id"], view["position"], record, routes)


@contextlib.asynccontextmanager
async def somebody_plays(server: Server) -> AsyncIterator[Bystander]:
    bystander, stop = Bystander(), asyncio.Event()
    async with asyncio.TaskGroup() as group:  # which ends with them, should something go wrong at their table
        group.create_task(bystander.play(server, stop))
        yield bystander
        stop.set()


def attack(
    folder: Path,
    number: int,
    send: Send,
    **tricks: Any,
) -> Tally:
    """Send so many, and check everything that has to be as it was."""
    pages = folder / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><html><head></head></html>")
    (pages / "assets" / "page.js").write_text("// nothing\n" * 100)
    tally = Tally()

    async def run(server: Server) -> None:
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        async with devices(server, 2) as (device, owner):
            ground = await prepare(server, device, owner)
            address = f"/tables/{ground.foreign}/view"
            before = (await owner.get(address, seat=0)).json()
            async with somebody_plays(server) as bystander:
                # What is there once everything was done for the first time is no growth.
                warm = Work(2 * AT_ONCE, begun=-(10**6))
                await asyncio.gather(*(send(warm, server.port, ground, Tally()) for _ in range(AT_ONCE)))
                await bystander.wait_for_moves(10)
                bystander.delays.clear()
                memory = process.memory_info().rss
                start = time.perf_counter()
                work = Work(number)
                await asyncio.gather(*(send(work, server.port, ground, tally) for _ in range(AT_ONCE)))
                took = time.perf_counter() - start
                await bystander.wait_for_moves(1)
            grown = (process.memory_info().rss - memory) / 2**20
            counted = ", ".join(f"{name}: {count}" for name, count in sorted(tally.answers.items()))
            print(f"\n{number} in {took:.1f} s; {counted}\n{bystander.received()}; memory {grown:+.1f} MB")
            assert not tally.faults, "\n".join([f"{len(tally.faults)} faults", *tally.faults[:20]])
            assert (await owner.get("/health")).json()["ok"] is True
            assert (await owner.get(address, seat=0)).json() == before
            assert grown < MOST_GROWTH

    with Server(folder, tricks=tricks | {"pages_from": str(pages)}) as server:
        asyncio.run(run(server))
        assert server.process is not None and server.process.poll() is None
        logged = server.logged()
    wrong = [
        line
        for line in logged.splitlines()
        if '"level": "error"' in line or "Traceback" in line or not line.startswith("{")
    ]
    assert wrong[1:] == [], wrong[1:4]  # the first says where it serves
    return tally


@pytest.mark.randomised
def test_no_request_brings_it_down(tmp_path: Path) -> None:
    tally = attack(tmp_path, share(COUNTS["fuzzed requests"]), send_requests)
    assert {"200", "400", "404", "405", "422"} <= tally.answers.keys()


@pytest.mark.randomised
def test_no_frame_brings_it_down(tmp_path: Path) -> None:
    tally = attack(tmp_path, share(COUNTS["fuzzed frames"]), send_frames)
    assert {"socket 101", "goes on", "end 1002"} <= tally.answers.keys()


@pytest.mark.parametrize(("send", "number"), [(send_requests, 2000), (send_frames, 1000)])
def test_a_planted_fault_is_noticed(tmp_path: Path, send: Send, number: int) -> None:
    with pytest.raises(AssertionError, match=r"\d+ faults\n.*(is answered .*500|server failed)"):
        attack(tmp_path, number, send, trust_seats=True)


def test_handshakes_that_cannot_be_read_are_answered(tmp_path: Path) -> None:
    async def knock(server: Server, header: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        lines = [b"GET /api/tables/any/live HTTP/1.1", b"Host: 127.0.0.1:%d" % server.port, header]
        lines += [b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13"]
        writer.write(b"\r\n".join([*lines, b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"", b""]))
        try:
            return await asyncio.wait_for(reader.read(-1), PATIENCE)
        finally:
            writer.close()

    async def run(server: Server) -> None:
        headers = (b"X: " + b"y" * 9000, b"Transfer-Encoding: gzip", b"Content-Length: 5")
        for answer in await asyncio.gather(*(knock(server, header) for header in headers)):
            assert answer.startswith(b"HTTP/1.1 4"), answer

    with Server(tmp_path) as server:
        asyncio.run(run(server))


@pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")
def test_a_zero_byte_names_no_table(tmp_path: Path, cluster: Cluster) -> None:
    """PostgreSQL does not even take it as a question."""

    async def run(server: Server) -> None:
        async with devices(server, 1) as (device,):
            for more in ("", "/view", "/record", "/replay"):
                answer = await device.get(f"/tables/a%00b{more}")
                assert (answer.status_code, answer.json()["key"]) == (404, "table-unknown")
            assert (await device.command("%00", "rematch"))["key"] == "table-unknown"

    with Server(tmp_path, cluster.database("zero")) as server:
        asyncio.run(run(server))
