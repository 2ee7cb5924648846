"""The figures of all workers at one address: each worker tells its own, and a label says which one it was."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from queendom.server.metrics import ASKED, LENGTH

#: A worker that is so busy, or gone, is left out of this answer.
_PATIENCE = 2.0


class WorkerFigures(Collector):
    """Asks every worker when somebody asks for figures. A worker that is replaced begins at nothing, as Prometheus
    expects of a process that was started again.
    """

    def __init__(self) -> None:
        self._workers: dict[int, socket.socket] = {}  # in the order of the numbers
        self._lock = threading.Lock()  # one answer at a time on each of them
        self.starts = 0

    def new_worker(self, number: int) -> socket.socket:
        """The end that a new worker answers at; it takes the place of the one before."""
        ours, theirs = socket.socketpair()
        ours.settimeout(_PATIENCE)
        with self._lock:
            before = self._workers.pop(number, None)
            self._workers[number] = ours
            self.starts += 1
        if before is not None:
            before.close()
        return theirs

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        answered = 0
        with self._lock:
            for number, worker in sorted(self._workers.items()):
                figures = _asked(worker)
                answered += figures is not None
                for family in text_string_to_metric_families(figures or ""):
                    merged = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                    for sample in family.samples:
                        merged.add_sample(sample.name, {**sample.labels, "worker": str(number)}, sample.value)
        yield GaugeMetricFamily("queendom_workers", "Workers that answer.", answered)
        yield CounterMetricFamily("queendom_worker_starts", "Workers that were started.", self.starts)
        yield from families.values()


def _asked(worker: socket.socket) -> str | None:
    try:
        worker.sendall(ASKED)
        size = int.from_bytes(_read(worker, LENGTH), "big")
        return _read(worker, size).decode()
    except OSError:
        worker.close()  # what comes late would be taken for the next answer
        return None


def _read(worker: socket.socket, size: int) -> bytes:
    parts = b""
    while len(parts) < size:
        part = worker.recv(size - len(parts))
        if not part:
            raise ConnectionResetError
        parts += part
    return parts
