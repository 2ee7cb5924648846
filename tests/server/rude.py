"""Somebody who asks for too much at every door: a process of its own that steps back, so that it is the server which is
tested and not how the machine shares its cores.

`python rude.py PORT SECONDS DOOR…` goes on for so long at these doors, each in a thread of its own and from an address
of its own. Then it prints how often each of them was answered how.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from server.harness import Server, new_id
from server.raw import NotLetInError, frame, message, plug, send_what_goes, upgrade

Answers = Counter[str]
POSITION = {
    "game": "winter-queen",
    "domain": {"a2": "yellow", "c1": None, "c4": None, "c7": None, "e2": "blue"},
    "holders": [["red"], ["blue"], ["green"]],
}
_PEOPLE = [{"kind": "here", "name": "Eve"}, {"kind": "here", "name": "Bo"}]


class Rude:
    """One rude visitor, at an address of their own."""

    def __init__(self, server: Server, source: str, until: float) -> None:
        self.server = server
        self.source = source
        self.until = until
        self.answers: Answers = Counter()
        transport = httpx.HTTPTransport(local_address=source)
        self.http = httpx.Client(base_url=server.address, transport=transport, timeout=60)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def post(self, path: str, **body: Any) -> httpx.Response:
        answer = self.http.post(path, json=body)
        self.answers[str(answer.status_code)] += 1
        return answer

    def table(self, *seats: dict[str, str], **more: Any) -> httpx.Response:
        wanted: dict[str, Any] = {"id": new_id(), "game": "winter-queen", "seats": list(seats or _PEOPLE), **more}
        return self.post("/api/tables", **wanted)

    @property
    def cookie(self) -> str:
        return f"queendom={self.http.cookies.get('queendom')}"


def tables(rude: Rude) -> None:
    while rude.goes_on:
        rude.table()


def bot_tables(rude: Rude) -> None:
    while rude.goes_on:
        rude.table({"kind": "bot", "bot": "master"}, {"kind": "bot", "bot": "master"})


def positions(rude: Rude) -> None:
    action = {"kind": "place", "holder": 0, "colour": "red", "space": "b3", "take": None}
    while rude.goes_on:
        rude.post("/api/positions", position=POSITION, action=action, play=True)


def replays(rude: Rude) -> None:
    record = json.loads((Path(__file__).parents[1] / "archive" / "ending-final-scoring.json").read_text())
    while rude.goes_on:
        rude.post("/api/replays", record=record, eyes="all")


def uploads(rude: Rude) -> None:
    while rude.goes_on:
        rude.post("/api/replays", record={"note": "x" * 60_000}, eyes="all")


def downloads(rude: Rude) -> None:
    while rude.goes_on:
        rude.answers[str(rude.http.get("/api/openapi.json").status_code)] += 1


def hints(rude: Rude) -> None:
    """At many tables, each of which has a hint to give."""
    made = [rude.table(hints=True, first=0).json()["id"] for _ in range(20)]
    with ExitStack() as stack:
        plugs = [stack.enter_context(upgrade(rude.server, id, "?seat=0", rude.cookie, rude.source)) for id in made]
        while rude.goes_on:
            for one in plugs:
                with suppress(OSError):
                    one.settimeout(0.01)
                    one.sendall(message(type="hint", id=new_id(), seat=0, seen=3))
                    rude.answers["too-many" if b"too-many" in one.recv(1 << 16) else "other"] += 1


def messages(rude: Rude) -> None:
    id = rude.table().json()["id"]
    with upgrade(rude.server, id, source=rude.source) as made:
        while rude.goes_on:
            rude.answers["bytes"] += send_what_goes(made, frame(b"{}") * 5_000, 0.5)


def sockets(rude: Rude) -> None:
    id = rude.table().json()["id"]
    with ExitStack() as stack:
        while rude.goes_on:
            try:
                stack.enter_context(upgrade(rude.server, id, source=rude.source))
                rude.answers["open"] += 1
            except NotLetInError as error:
                rude.answers["too-many" if "too-many" in str(error) else "other"] += 1


def slow_reading(rude: Rude) -> None:
    id = rude.table().json()["id"]
    asks = b"".join(message(type="resume", id=new_id(), after=0) for _ in range(500))
    with ExitStack() as stack:
        plugs = [stack.enter_context(upgrade(rude.server, id, source=rude.source, slow=True)) for _ in range(30)]
        while rude.goes_on:
            for one in plugs:
                rude.answers["bytes"] += send_what_goes(one, asks, 0.02)


def slow_sending(rude: Rude) -> None:
    starts = [b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"]
    with ExitStack() as stack:
        plugs = [stack.enter_context(plug(rude.server, rude.source)) for _ in range(100)]
        for k, one in enumerate(plugs):
            one.sendall(starts[k % 2])
        while rude.goes_on:
            for one in plugs:
                with suppress(OSError):
                    one.sendall(b"a")
                    rude.answers["bytes"] += 1
            time.sleep(0.01)


DOORS: dict[str, Callable[[Rude], None]] = {
    one.__name__.replace("_", "-"): one
    for one in (
        tables, bot_tables, positions, replays, uploads, downloads, hints, messages, sockets,
        slow_reading, slow_sending,
    )
}  # fmt: skip


def rude(server: Server, seconds: float, *doors: str) -> dict[str, dict[str, int]]:
    """Be rude at these doors, all at once; returns how each of them answered."""
    command = [sys.executable, __file__, str(server.port), str(seconds), *(doors or DOORS)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=seconds + 120)
    answers: dict[str, dict[str, int]] = json.loads(done.stdout.splitlines()[-1])
    return answers


def main(port: int, seconds: float, doors: list[str]) -> None:
    os.nice(15)
    server = Server.__new__(Server)
    server.port = port
    until = time.monotonic() + seconds
    visitors = {door: Rude(server, f"127.0.1.{k + 1}", until) for k, door in enumerate(doors)}

    def go(door: str) -> None:
        with suppress(httpx.HTTPError, OSError):
            DOORS[door](visitors[door])

    threads = [threading.Thread(target=go, args=[door], daemon=True) for door in doors]
    for one in threads:
        one.start()
    for one in threads:
        one.join(seconds + 60)
    print(json.dumps({door: visitor.answers for door, visitor in visitors.items()}), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:])
