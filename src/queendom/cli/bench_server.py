"""`queendom bench server`: moves per second, delays, memory and start of the table server, beside boardgame.io's.

Servers run on one core, drivers on another; they take turns within one run, so that a noisy machine cancels out.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self

from rich.progress import Progress

import queendom
from queendom.cli.load_driver import Driver
from queendom.cli.serve import fast_loop
from queendom.errors import SetupError
from queendom.locales import words as find_words

PEER = Path(queendom.__file__).parents[2] / "tools" / "peers" / "boardgame.io"
TABLES = {"server": 64, "boardgame.io": 16}  # as many as serve each best, of 8 to 128
PACED_TABLES = 32
RATE = 1000.0
WARM_UP = 1.0
_MASTERS = 4  # tables of bots: more than the server has threads for
_CALM_RATE = 200.0  # moves per second of people at other tables
_MOST_START = 60.0
_OPEN_TABLES = 400
_MOVES_A_GAME = 26
_MOST_RATE = 8000  # moves per second for which games are opened beforehand


class Process:
    """A server or a driver, kept to one core where the system lets us, unless it may have all."""

    def __init__(self, command: Sequence[str], core: int | None, **more: Any) -> None:
        self.process = subprocess.Popen(command, **more)
        if core is not None and hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(self.process.pid, {core})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _measure(command: Sequence[str]) -> dict[str, Any]:
    """Run a driver and read what it measured."""
    with Process(command, 1, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as driver:
        figures, complaint = driver.process.communicate()
    if driver.process.returncode != 0:
        raise SetupError("bench-failed", command=" ".join(command[:4]), reason=complaint.strip()[-200:])
    measured: dict[str, Any] = json.loads(figures)
    return measured


class Ours:
    """Our server, with a database of its own on the disk."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        run = "from queendom.cli.main import run; run()"
        self.command = [sys.executable, "-c", run, "serve", "--no-browser", "--log", "warning", "--limit", "off"]
        self.command += ["--port", str(self.port), "--database", f"sqlite:///{folder}/tables.db"]

    def start(self, core: int | None = 0) -> Process:
        return Process(self.command, core, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def wait(self) -> None:
        _until_it_answers(f"http://127.0.0.1:{self.port}/api/health")

    def number(self, table: str) -> int:
        """How many events a table has seen."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/tables/{table}") as answer:
            figures: int = json.load(answer)["number"]
            return figures

    def drive(self, rate: float, seconds: float) -> dict[str, Any]:
        driver = [sys.executable, "-m", "queendom.cli.load_driver"]
        games = round((rate or _MOST_RATE) * (WARM_UP + seconds) / _MOVES_A_GAME)
        tables = PACED_TABLES if rate else TABLES["server"]
        return _measure([*driver, *map(str, (self.port, tables, games, rate, WARM_UP, seconds))])


class Theirs:
    """boardgame.io playing tic-tac-toe, its tables in memory."""

    def __init__(self) -> None:
        self.port = free_port()
        self.command = ["node", str(PEER / "server.cjs"), "--port", str(self.port)]

    def start(self) -> Process:
        environment = {**os.environ, "NODE_ENV": "production"}
        return Process(self.command, 0, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)

    def wait(self) -> None:
        _until_it_answers(f"http://127.0.0.1:{self.port}/games")

    def drive(self, rate: float, seconds: float) -> dict[str, Any]:
        tables = PACED_TABLES if rate else TABLES["boardgame.io"]
        options = {"port": self.port, "tables": tables, "rate": rate, "warmup": WARM_UP, "seconds": seconds}
        return _measure(["node", str(PEER / "drive.cjs"), *(f"--{name}={value}" for name, value in options.items())])


def _until_it_answers(address: str) -> None:
    until = time.monotonic() + _MOST_START
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.01)
    raise SetupError("bench-failed", command=address, reason="no answer")


def measure_server(rounds: int, seconds: float, progress: Progress) -> tuple[dict[str, float], dict[str, float], bool]:
    """Rates, ratios, and whether the peer was there."""
    has_peer = shutil.which("node") is not None and (PEER / "node_modules").is_dir()
    rates: dict[str, float] = {}
    ratios: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="queendom-bench-") as folder:
        task = progress.add_task(find_words()("measuring", what="server"), total=rounds * (4 if has_peer else 2) + 6)

        def step(work: Callable[[], Any]) -> Any:
            done = work()
            progress.advance(task)
            return done

        rates |= step(lambda: _start_and_memory(folder))
        progress.advance(task, 4)
        rates |= step(lambda: _beside_masters(folder, max(5.0, seconds)))
        ours, theirs = Ours(folder), Theirs()
        measured: dict[str, list[float]] = {}
        with ours.start(), theirs.start() if has_peer else ours.start():
            ours.wait()
            who: list[tuple[str, Any]] = [("server", ours)]
            if has_peer:
                theirs.wait()
                who.append(("boardgame.io", theirs))
            for _ in range(rounds):
                for name, one in who:
                    full = step(partial(one.drive, 0, seconds))
                    paced = step(partial(one.drive, RATE, seconds))
                    measured.setdefault(f"{name}.moves", []).append(full["rate"])
                    measured.setdefault(f"{name}.p50_ms", []).append(paced["latency_ms"]["p50"])
                    measured.setdefault(f"{name}.p99_ms", []).append(paced["latency_ms"]["p99"])
    rates |= {name: statistics.median(values) for name, values in measured.items()}
    if has_peer:
        for what in ("moves", "p99_ms"):
            pairs = zip(measured[f"server.{what}"], measured[f"boardgame.io.{what}"], strict=True)
            ratios[f"server.{what}/boardgame.io"] = statistics.median(mine / other for mine, other in pairs)
    return rates, ratios, has_peer


def _start_and_memory(folder: str) -> dict[str, float]:
    """Seconds from the start to the first answer, the best of three, and what an open table costs in kB."""
    starts = []
    for _ in range(3):
        ours = Ours(f"{folder}/start")
        begun = time.perf_counter()
        with ours.start():
            ours.wait()
            starts.append(time.perf_counter() - begun)
    figures = {"server.start_s": min(starts)}
    ours = Ours(f"{folder}/memory")
    with ours.start() as server:
        ours.wait()
        time.sleep(1)  # compiled rules are loaded after the start
        status = Path(f"/proc/{server.process.pid}/status")
        if not status.exists():
            return figures
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(Driver(ours.port).leave_open(_OPEN_TABLES // 4, moves=12))
            before = _resident(status)
            runner.run(Driver(ours.port, offset=10_000).leave_open(_OPEN_TABLES, moves=12))
            between = _resident(status)
            runner.run(Driver(ours.port, offset=20_000).hold(_OPEN_TABLES, moves=12))
            figures["server.table_kb"] = (between - before) / _OPEN_TABLES
            figures["server.table_with_two_pages_kb"] = (_resident(status) - between) / _OPEN_TABLES
    return figures


def _beside_masters(folder: str, seconds: float) -> dict[str, float]:
    """How long people wait, at a pace of theirs, while every thread of the server that bots have is thinking."""
    ours = Ours(f"{folder}/masters")
    with ours.start(core=None):
        ours.wait()
        tables = [Driver(ours.port).open_table(number, "master") for number in range(_MASTERS)]
        before = sum(map(ours.number, tables))
        paced = ours.drive(_CALM_RATE, seconds)
        if sum(map(ours.number, tables)) == before:
            raise SetupError("bench-failed", command="master", reason="no move")
    return {f"server.{which}_beside_masters_ms": paced["latency_ms"][which] for which in ("p50", "p99")}


def _resident(status: Path) -> float:
    """kB of a process's memory."""
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS:"))
    return float(line.split()[1])
