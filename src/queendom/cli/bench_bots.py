"""`queendom bench bots`: 200 people move in the same second, each against a master. How long they wait for its answer,
how many of the answers were searched for, and how long two people wait at a table of their own meanwhile.

It takes the cores that it is given, and measures with threads, and with as many processes as there are cores.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from typing import Any, cast

import orjson
from rich.progress import Progress

from queendom.cli.bench_server import Ours, free_port
from queendom.cli.load_driver import Driver, Socket, any_action
from queendom.cli.prepare import cores
from queendom.cli.serve import fast_loop
from queendom.errors import SetupError
from queendom.locales import words as find_words

TABLES = 200
_GAMES = {"wq": "winter-queen", "cr": "christina-regina"}
_REPEATS = 3
_TURNS = 3  # of everybody, one after the other: the first is what they wait for, the others keep the bots busy
_OPENING = 8  # tables at once
_PATIENCE = 120.0
_BYSTANDERS_RATE = 100.0  # moves per second
_CALM_SECONDS = 3.0


def measure_bots(progress: Progress) -> dict[str, float]:
    """Waits in milliseconds, the median of some repetitions; counts are those of all repetitions together."""
    places: dict[str, list[str]] = {"threads": [], "processes": ["--bot-processes", str(cores())]}
    task = progress.add_task(find_words()("measuring", what="bots"), total=_REPEATS * len(_GAMES) * len(places))
    found: dict[str, list[float]] = {}
    for _ in range(_REPEATS):
        for short, game in _GAMES.items():
            for place, arguments in places.items():
                for name, figure in _measured(game, place, arguments).items():
                    found.setdefault(f"bots.{short}.{place}.{name}", []).append(figure)
                progress.advance(task)
    rates: dict[str, float] = {"bots.cores": cores(), "bots.load_average": os.getloadavg()[0]}
    for name, figures in found.items():
        is_count = name.endswith((".asked", ".searched"))
        rates[name] = sum(figures) if is_count else statistics.median(figures)
    return rates


def _measured(game: str, place: str, arguments: Sequence[str]) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="queendom-bench-") as folder:
        ours = Ours(folder)
        metrics = f"127.0.0.1:{free_port()}"
        ours.command += ["--metrics", metrics, *arguments]
        with ours.start(core=None):
            ours.wait()
            people = People(ours.port, game)
            with asyncio.Runner(loop_factory=fast_loop()) as runner:
                runner.run(people.sit_down())
                calm = _bystanders(ours.port, _CALM_SECONDS)
                beside = _start_bystanders(ours.port)
                runner.run(people.play())
            busy = _told(beside)
            searched, others = _answers(metrics)
    waits = sorted(people.waits)
    figures = {
        "wait_p50_ms": statistics.median(waits) * 1000,
        "wait_p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        "wait_max_ms": waits[-1] * 1000,
        "asked": float(searched + others),
        "searched": float(searched),
    }
    for when, one in (("alone", calm), ("beside", busy)):
        figures |= {f"bystander_{which}_{when}_ms": one[which] for which in ("p50", "p99")}
    return figures


def _answers(metrics: str) -> tuple[int, int]:
    """How many thoughts ended with an answer of the bot itself, and how many with that of somebody quick."""
    with urllib.request.urlopen(f"http://{metrics}/metrics") as answer:
        lines = [line for line in answer.read().decode().splitlines() if line.startswith("queendom_thoughts_total{")]
    counts = dict.fromkeys(("done", "failed", "overdue"), 0)
    for line in lines:
        for outcome in counts:
            if f'outcome="{outcome}"' in line:
                counts[outcome] += round(float(line.rpartition(" ")[2]))
    return counts["done"], counts["failed"] + counts["overdue"]


# --- people who play against masters ---


class People:
    """Everybody with a device, a table and a master of their own."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.game = game
        self.waits: list[float] = []  # for the first move of each bot
        self._persons: list[_Person] = []

    async def sit_down(self) -> None:
        left = iter(range(TABLES))

        async def some() -> None:
            for _ in left:
                person = _Person(self.port, self.game)
                self._persons.append(person)
                await person.sit_down()

        await asyncio.gather(*(some() for _ in range(_OPENING)))

    async def play(self) -> None:
        for turn in range(_TURNS):
            waits = await asyncio.gather(*(person.turn() for person in self._persons))
            if turn == 0:
                self.waits = waits
        for person in self._persons:
            person.close()


class _Person:
    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.game = game
        self.legal: Any = None
        self.number = 0
        self._heard = asyncio.Event()
        self._socket: Socket | None = None
        self._turns = 0

    async def sit_down(self) -> None:
        table, cookie = await asyncio.get_running_loop().run_in_executor(None, self._open)
        path = f"/api/tables/{table}/live?seat=0&positions=no"
        loop = asyncio.get_running_loop()
        _, self._socket = await loop.create_connection(
            lambda: Socket(self.port, path, cookie, self._hear), "127.0.0.1", self.port
        )
        await self._until_my_turn(0)

    def _open(self) -> tuple[str, str]:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "master"}]
        body = {"id": f"bench-{time.time_ns()}", "game": self.game, "seats": seats, "first": 0}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables", orjson.dumps(body), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["id"], str(answer.headers["set-cookie"]).partition(";")[0]

    def _hear(self, message: Any) -> None:
        if message["type"] in ("view", "events"):
            self.legal, self.number = message["legal"], message["number"]
            self._heard.set()
        elif message["type"] in ("refusal", "stale"):
            raise SystemExit(f"the server refused a move: {message}")

    async def _until_my_turn(self, after: int) -> None:
        async with asyncio.timeout(_PATIENCE):
            while self.legal is None or self.number <= after:
                self._heard.clear()
                await self._heard.wait()

    async def turn(self) -> float:
        """One's own move, and the bot's; returns how long that took."""
        action, before = self._action(), self.number
        self.legal = None
        self._turns += 1
        began = time.perf_counter()
        cast(Socket, self._socket).send(
            {"type": "play", "id": f"move-{self._turns:08}", "seen": before, "seat": 0, "action": action}
        )
        await self._until_my_turn(before)
        return time.perf_counter() - began

    def _action(self) -> Any:
        if self.game == "winter-queen":
            return any_action(self.legal, lambda: 0.5)
        if len(self.legal["draw"]) > 1:
            return {"kind": "draw", "from": self.legal["draw"][0], "bury": self.legal["draw"][1]}
        return {"kind": "agitate", "stack": self.legal["agitate"][0]}

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()


# --- people beside them ---


class Bystanders(Driver):
    """Two people who move at a calm pace, in a process that is idle between their moves."""

    async def _pace(self) -> None:
        while True:
            if self._idle:
                self._idle.popleft().move(time.perf_counter())
            await asyncio.sleep(1 / self.rate)


def _start_bystanders(port: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "queendom.cli.bench_bots", str(port)]
    started = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    if started.stdout is None or started.stdout.readline() != "begun\n":
        raise SetupError("bench-failed", command="bystanders", reason="no game")
    return started


def _told(started: subprocess.Popen[str]) -> dict[str, float]:
    """What they have measured; they end when nobody holds their input any more."""
    figures, _ = started.communicate()
    told: dict[str, float] = json.loads(figures)
    return told


def _bystanders(port: int, seconds: float) -> dict[str, float]:
    started = _start_bystanders(port)
    time.sleep(seconds)
    return _told(started)


async def _stand_by(port: int) -> dict[str, float]:
    driver = Bystanders(port, _BYSTANDERS_RATE)
    await driver.fill(40)
    driver._pool.pop().start()
    pacing = asyncio.create_task(driver._pace())
    await asyncio.sleep(0.2)
    driver.times = []
    print("begun", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    pacing.cancel()
    times = sorted(driver.times)
    return {"p50": statistics.median(times) * 1000, "p99": times[int(len(times) * 0.99)] * 1000}


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=fast_loop()) as stage:
        print(json.dumps(stage.run(_stand_by(int(sys.argv[1])))), flush=True)
        os._exit(0)
