"""`queendom bench soak`: a thousand tables with two sockets each, where somebody moves every two seconds, for minutes.

All of it stays on this machine. It tells how long moves took, how much memory the server held at the beginning and at
the end, and how late its event loop was.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
import urllib.request

from prometheus_client.parser import text_string_to_metric_families
from rich.progress import Progress

from queendom.cli.bench_server import Ours, free_port
from queendom.errors import SetupError
from queendom.locales import words as find_words

_SECONDS_A_MOVE = 2.0  # of a table
_WARM_UP = 5.0
_LOOK_SECONDS = 2.0
_DELAYS = "queendom_event_loop_delays_seconds_bucket"
_LATEST = "queendom_event_loop_delay_seconds"


def measure_soak(seconds: float, tables: int, progress: Progress) -> dict[str, float]:
    task = progress.add_task(find_words()("measuring", what="soak"), total=seconds)
    with tempfile.TemporaryDirectory(prefix="queendom-soak-") as folder:
        figures_at = f"127.0.0.1:{free_port()}"
        ours = Ours(folder, more=["--metrics", figures_at])
        with ours.start() as server:
            ours.wait()
            values = (ours.port, tables, 0, tables / _SECONDS_A_MOVE, _WARM_UP, seconds, server.process.pid)
            command = [sys.executable, "-m", "queendom.cli.load_driver", *map(str, values)]
            driver = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            worst = _Worst(figures_at)
            worst.start()
            try:
                while True:
                    try:
                        said, complaint = driver.communicate(timeout=_LOOK_SECONDS)
                        break
                    except subprocess.TimeoutExpired:
                        progress.advance(task, _LOOK_SECONDS)
            finally:
                driver.kill()
                worst.stop()
            if driver.returncode:
                raise SetupError("bench-failed", command="load_driver", reason=complaint.strip()[-200:])
            measured = json.loads(said)
            rates = {f"soak.{which}_ms": measured["latency_ms"][which] for which in ("p50", "p99", "p999", "max")}
            begin, end = measured["memory_kb"]
            rates |= {"soak.moves": measured["rate"], "soak.cpu_ms": measured["cpu_ms"][0]}
            rates |= {"soak.memory_begin_mb": begin[0] / 1024, "soak.memory_end_mb": end[0] / 1024}
            return rates | _delays(figures_at) | {"soak.loop_delay_max_ms": worst.found * 1000}


class _Worst(threading.Thread):
    """Looks for the longest delay of the event loop. The gauge forgets slowly."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.found = 0.0
        self._address = address
        self._ended = threading.Event()

    def run(self) -> None:
        while not self._ended.wait(1.0):
            self.found = max(self.found, _figures(self._address).get((_LATEST, ""), 0.0))

    def stop(self) -> None:
        self._ended.set()
        self.join()


def _figures(address: str) -> dict[tuple[str, str], float]:
    """Figures without labels, and buckets by their upper ends."""
    with urllib.request.urlopen(f"http://{address}/metrics", timeout=30) as answer:
        text = answer.read().decode()
    families = text_string_to_metric_families(text)
    return {(sample.name, sample.labels.get("le", "")): sample.value for one in families for sample in one.samples}


def _delays(address: str) -> dict[str, float]:
    """Which delays of the event loop so many looks did not exceed, as upper ends of buckets."""
    buckets = sorted((float(end), count) for (name, end), count in _figures(address).items() if name == _DELAYS)
    looks = buckets[-1][1]
    return {
        f"soak.loop_delay_{name}_ms": 1000 * next(end for end, count in buckets if count >= share * looks)
        for name, share in (("p50", 0.5), ("p99", 0.99), ("p999", 0.999))
    }
