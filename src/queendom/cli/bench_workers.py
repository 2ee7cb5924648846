"""`queendom bench workers`: moves per second of 1, 2, 4 and 8 processes on one PostgreSQL, and what a move costs there.

It starts a PostgreSQL of its own, which writes to the disk as one does in service. Nothing is pinned to a core. People
of a table may be at different processes, so a move takes as long as the word of it to the other one.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from rich.progress import Progress

from queendom.cli.bench_server import Ours, Process
from queendom.cli.load_driver import children
from queendom.cli.own_postgres import Cluster, own_cluster
from queendom.errors import SetupError
from queendom.locales import words as find_words

COUNTS = (1, 2, 4, 8)
_CALM_RATE = 200.0  # moves per second, of which the delay is measured
_TABLES = 64  # of each driver, for as many moves as there can be
_MOST_RATE = 3000  # for which games are opened beforehand, for each driver
_WORKERS_A_DRIVER = 4
_WARM_UP = 1.0


def measure_workers(seconds: float, progress: Progress) -> dict[str, float]:
    task = progress.add_task(find_words()("measuring", what="workers"), total=2 * len(COUNTS))
    rates: dict[str, float] = {}
    with own_cluster() as cluster:
        for count in COUNTS:
            ours = Ours("", cluster.database(f"workers{count}"), count)
            with ours.start(core=None) as server:
                ours.wait()
                _until_all_serve(server, count)
                full = _drive(ours.port, 0.0, seconds, server, cluster, count)
                progress.advance(task)
                calm = _drive(ours.port, _CALM_RATE, seconds, server, cluster, 1)
                progress.advance(task)
            name = f"workers.{count}"
            rates[f"{name}.moves"] = sum(one["rate"] for one in full)
            # Each driver sees the time that all of them caused.
            moves = sum(one["moves"] for one in full)
            for k, whose in enumerate(("cpu_ms", "postgres_cpu_ms")):
                rates[f"{name}.{whose}"] = max(one["cpu_ms"][k] * one["moves"] for one in full) / moves
            rates |= {f"{name}.{which}_ms": calm[0]["latency_ms"][which] for which in ("p50", "p99")}
    return rates


def _until_all_serve(server: Process, count: int) -> None:
    """The first that is ready answers; the others may still be starting."""
    until = time.monotonic() + 60
    while count > 1 and len(children(server.process.pid)) <= count and time.monotonic() < until:
        time.sleep(0.1)
    time.sleep(1 + count)


def _drive(
    port: int, rate: float, seconds: float, server: Process, cluster: Cluster, count: int
) -> list[dict[str, Any]]:
    """What each driver measured; they drive at the same time."""
    watched = ";".join(",".join(map(str, children(one))) for one in (server.process.pid, cluster.process))
    games = round((rate or _MOST_RATE) * (_WARM_UP + seconds) / 26)
    values = (port, 32 if rate else _TABLES, games, rate, _WARM_UP, seconds, watched)
    command = [sys.executable, "-m", "queendom.cli.load_driver", *map(str, values)]

    def one(_: int) -> dict[str, Any]:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SetupError("bench-failed", command="load_driver", reason=done.stderr.strip()[-200:])
        measured: dict[str, Any] = json.loads(done.stdout)
        return measured

    drivers = max(1, count // _WORKERS_A_DRIVER)
    with ThreadPoolExecutor(drivers) as threads:
        return list(threads.map(one, range(drivers)))
