"""Real servers in processes of their own, and devices that play at their tables over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.zygote import ForkedProcess, forked

_ids = itertools.count()

#: Seconds after which something that has to come is taken not to come: far more than it needs, since a test that waits
#: for it fails otherwise on every machine that is slow or busy.
PATIENCE = 120.0


def new_id() -> str:
    """A command's id: different for each."""
    return f"test-{os.getpid()}-{next(_ids):08}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Refused(Exception):
    """A socket was not opened: the status, and what was said."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status, body)
        self.status = status
        self.body = body


class ClientSocket(Protocol):
    """A client's end of a socket: a real one of `websockets`, or one in memory. It raises ConnectionClosed."""

    async def send(self, message: str | bytes) -> None: ...

    async def recv(self) -> str | bytes: ...

    async def close(self) -> None: ...


class Host(Protocol):
    """What devices play at: a server in a process of its own, or the application in this one."""

    @property
    def address(self) -> str: ...

    def transport(self, source: str | None) -> httpx.AsyncBaseTransport:
        """How requests get there; from another address of this machine, if one is named."""

    async def open_socket(self, path: str, headers: Mapping[str, str]) -> ClientSocket:
        """Raises Refused."""

    async def enter(self) -> None:
        """Somebody of this event loop comes."""

    async def leave(self) -> None: ...


class Server:
    """`queendom serve` as a process; it keeps its port and its database when it is started again.

    `tricks` are functions of tests/server/launcher.py that change the process before it serves: `{"name": argument}`.
    """

    launcher = Path(__file__).with_name("launcher.py")

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        tricks: Mapping[str, Any] | None = None,
        arguments: Sequence[str] = (),
        limits: bool = False,
    ) -> None:
        # Tests play faster than people do, and all from one address: limits are for those that are about them.
        # Some tables of theirs are years old: nothing of it is put away unless a test says so.
        self.arguments = ["--put-away", "off", *arguments, *([] if limits else ["--limit", "off"])]
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.port = free_port()
        self.tricks = dict(tricks or {})
        self.log = folder / "server.log"
        self.process: ForkedProcess | subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def command(self) -> list[str]:
        """The launcher's arguments."""
        serve = ["serve", "--no-browser", "--port", str(self.port), "--database", self.database]
        return [json.dumps(self.tricks), *serve, *self.arguments]

    def transport(self, source: str | None) -> httpx.AsyncBaseTransport:
        # verify=False: there is no https here, and reading all certificates takes 50 ms a device.
        # Connections are let go long before the server closes them, after five seconds: it must not do so just when
        # one is used again.
        limits = httpx.Limits(keepalive_expiry=1.0)
        return httpx.AsyncHTTPTransport(verify=False, limits=limits, local_address=source)

    async def open_socket(self, path: str, headers: Mapping[str, str]) -> ClientSocket:
        address = f"ws://127.0.0.1:{self.port}{path}"
        try:
            return await connect(address, additional_headers=headers, max_size=None, ping_interval=None)
        except InvalidStatus as refused:
            raise Refused(refused.response.status_code, bytes(refused.response.body or b"")) from None

    async def enter(self) -> None: ...

    async def leave(self) -> None: ...

    def start(self, wait: bool = True) -> Self:
        self.process = forked(self.launcher, self.command, self.log)
        if wait:
            self.wait()
        return self

    def wait(self, seconds: float = PATIENCE) -> None:
        """Until it answers."""
        assert self.process is not None
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}: {self.logged()[-2000:]}")
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1) as probe:
                    probe.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                    if b" 200 " in probe.recv(100):
                        return
            except OSError:
                pass
            time.sleep(0.02)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an administrator would."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def run_command(folder: Path, *arguments: str) -> tuple[int, str]:
    """Run a command to its end, in a process of its own: its code, and all that it said."""
    log = folder / f"said-{new_id()}"
    log.touch()
    process = forked(Server.launcher, ["{}", *arguments], log)
    try:
        return process.wait(PATIENCE), log.read_text(encoding="utf-8")
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


class Device:
    """A browser: a cookie, requests, sockets."""

    def __init__(self, server: Host, source: str | None = None) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, transport=server.transport(source))
        self._pages: list[Page] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Its sockets go with it: those that a test leaves open, because it failed, would be blamed on later ones."""
        for page in self._pages:
            await page.close()
        await self.http.aclose()

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("queendom")

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(f"/api{path}", params=query)

    async def create(self, game: str, *seats: str | None, **more: Any) -> dict[str, Any]:
        """Open a table: None is an open seat, `bot:name` a bot, any other text somebody on this device."""
        kinds = [
            {"kind": "open"}
            if seat is None
            else {"kind": "bot", "bot": seat[4:]}
            if seat.startswith("bot:")
            else {"kind": "here", "name": seat}
            for seat in seats
        ]
        answer = await self.http.post("/api/tables", json={"id": new_id(), "game": game, "seats": kinds, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def command(self, table: str, type: str, **parts: Any) -> dict[str, Any]:
        """Do a command by request, and return the answer, whatever it is."""
        body = {"type": type, "id": new_id(), **parts}
        answer = await self.http.post(f"/api/tables/{table}/commands", json=body)
        payload: dict[str, Any] = answer.json()
        return payload

    async def join(self, table: dict[str, Any], name: str, seat: int | None = None) -> int:
        """Sit down by the invitation that the table's host sees."""
        answer = await self.command(table["id"], "sit", invitation=table["invitation"], name=name, seat=seat)
        assert answer["type"] == "ack", answer
        taken: int = answer["seat"]
        return taken

    async def look(self, table: str, seat: int | None = None, after: int = 0) -> Page:
        """Open the table's socket and read the first view."""
        query = f"after={after}" + ("" if seat is None else f"&seat={seat}")
        headers = {"cookie": f"queendom={self.cookie}"} if self.cookie else {}
        page = Page(await self.server.open_socket(f"/api/tables/{table}/live?{query}", headers), seat)
        self._pages.append(page)
        await page.wait_for("view")
        return page


async def knock(server: Host, table: str, query: str = "", **headers: str) -> tuple[int, dict[str, Any]]:
    """Try to open a socket: the status, and the refusal. 101 is an open door."""
    try:
        socket = await server.open_socket(f"/api/tables/{table}/live{query}", headers)
    except Refused as refused:
        body = refused.body
        return refused.status, json.loads(body) if body.startswith(b"{") else {"type": body.decode()}
    await socket.close()
    return 101, {}


@asynccontextmanager
async def devices(server: Host, number: int = 1, source: str | None = None) -> AsyncIterator[list[Device]]:
    """Some devices, none of which has been here before; of another address of this machine, if one is named."""
    await server.enter()
    made = [Device(server, source) for _ in range(number)]
    try:
        yield made
    finally:
        for device in made:
            await device.__aexit__()
        await server.leave()


class Page:
    """An open socket, with what it has heard: the last view or step, the events by number, every answer."""

    def __init__(self, socket: ClientSocket, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.raw: list[str] = []
        self.events: dict[int, dict[str, Any]] = {}
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    async def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self._note(message["view"] if message["type"] == "stale" else message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] not in ("view", "events"):
            return
        for number, event in enumerate(message["events"], start=message["first_number"]):
            self.events[number] = event
        self.now = message
        if message["table"] is not None:
            self.table = message["table"]

    async def wait_for(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := await self.hear())["type"] not in types:
            pass
        return message

    async def send(self, type: str, **parts: Any) -> str:
        id = parts.pop("id", None) or new_id()
        await self.socket.send(json.dumps({"type": type, "id": id, **parts}))
        return id

    async def ask(self, type: str, **parts: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        id = await self.send(type, **parts)
        while True:
            message = await self.hear()
            if message.get("id") == id:
                return message

    async def play(self, action: dict[str, Any] | str, seat: int | None = None) -> dict[str, Any]:
        """Play for this page's seat and wait for the answer."""
        return await self.ask("play", seen=self.number, seat=self.seat if seat is None else seat, action=action)

    @property
    def number(self) -> int:
        number: int = self.now["number"]
        return number

    @property
    def is_over(self) -> bool:
        return bool(self.table["stage"] == "over")

    async def close(self) -> None:
        await self.socket.close()


def any_action(legal: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A random legal action from the factored form that the server sends: of a random kind first."""
    kinds = {kind: choices for kind, choices in _choices(legal).items() if choices}
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def _choices(legal: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {"pass": [{"kind": "pass"}] if legal["pass"] else []}
    if "crystals" in legal:
        crystals = [{"holder": holder, "colour": colour} for holder, colour in legal["crystals"]]
        found["place"] = [
            {"kind": "place", **crystal, "space": space, "take": take}
            for crystal in crystals
            for take, spaces in [(None, legal["spaces"]), *legal["with_book"].items()]
            for space in spaces
        ]
        found["fill"] = [
            {"kind": "fill", **crystal, "book": book, "page": page}
            for crystal in crystals
            for book, page in legal["pages"]
        ]
        found["activate"] = [
            {"kind": "activate", "book": book} | ({} if back is None else {"return": back})
            for book, spaces in legal["activate"].items()
            for back in (spaces or [None])
        ]
        return found
    found["draw"] = [
        {"kind": "draw", "from": one, "bury": other} for one in legal["draw"] for other in legal["draw"] if one != other
    ]
    found["agitate"] = [{"kind": "agitate", "stack": stack} for stack in legal["agitate"]]
    found["manipulate"] = [{"kind": "manipulate", "stacks": pair} for pair in legal["manipulate"]]
    found["persuade"] = [
        {"kind": "persuade", "card": card, "stack": stack}
        for card in legal["persuade"]
        for stack in ("copper", "silver", "gold")
    ]
    found["assassinate"] = [
        {"kind": "assassinate", "victim": int(victim), "number": number, "colour": colour}
        for victim, numbers in legal["assassinate"].items()
        for number in numbers
        for colour in legal["colours"]
    ]
    return found
