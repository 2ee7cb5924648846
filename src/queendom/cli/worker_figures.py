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
        self._workers: dict[int, _Line] = {}
        self._lock = threading.Lock()  # one answer at a time on each of them
        self.starts = 0

    def new_worker(self, number: int) -> socket.socket:
        """The end that a new worker answers at; it takes the place of the one before."""
        ours, theirs = socket.socketpair()
        ours.settimeout(_PATIENCE)
        with self._lock:
            before = self._workers.pop(number, None)
            self._workers[number] = _Line(ours)
            self.starts += 1
        if before is not None:
            before.close()
        return theirs

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        answered = 0
        with self._lock:
            for number, worker in sorted(self._workers.items()):
                figures = worker.ask()
                answered += figures is not None
                for family in text_string_to_metric_families(figures or ""):
                    merged = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                    for sample in family.samples:
                        merged.add_sample(sample.name, {**sample.labels, "worker": str(number)}, sample.value)
        yield GaugeMetricFamily("queendom_workers", "Workers that answer.", answered)
        yield CounterMetricFamily("queendom_worker_starts", "Workers that were started.", self.starts)
        yield from families.values()


class _Line:
    """Our end of a worker's socket. A worker that is slow to answer, since it is only starting, is asked again."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self._read = b""
        self._owes = False

    def ask(self) -> str | None:
        """Its figures; None if it does not answer now."""
        try:
            if self._owes:
                self._answer()  # to what was asked before: it is old
            self._end.sendall(ASKED)
            self._owes = True
            return self._answer()
        except OSError:
            return None

    def _answer(self) -> str:
        self._fill(LENGTH)
        size = LENGTH + int.from_bytes(self._read[:LENGTH], "big")
        self._fill(size)
        answer, self._read = self._read[LENGTH:size], self._read[size:]
        self._owes = False
        return answer.decode()

    def _fill(self, size: int) -> None:
        while len(self._read) < size:
            part = self._end.recv(65536)
            if not part:
                raise ConnectionResetError
            self._read += part

    def close(self) -> None:
        self._end.close()
