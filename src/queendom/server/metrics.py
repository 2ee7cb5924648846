"""Figures for whoever runs the server, in the form of Prometheus: counts, durations and how full it is.

Nothing in them is about a table or a person: labels are kinds of games, events and errors, of which there are few. They
are counted as plain numbers where things happen, and put into their form only when somebody asks.
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import accumulate

from prometheus_client import ProcessCollector
from prometheus_client.core import (
    CollectorRegistry,
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import generate_latest, start_http_server
from prometheus_client.registry import Collector

from queendom import __version__
from queendom.errors import SetupError

_NAME = "queendom"
#: Upper ends in seconds: a move should take a millisecond, a bot up to a second.
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)
Labels = tuple[str, ...]
_LOOK_SECONDS = 0.1  # how often the event loop is asked how late it is


class Durations:
    """How long something took, each time; or, with other upper ends, how large it was."""

    __slots__ = ("_counts", "_ends", "sum")

    def __init__(self, ends: Sequence[float] = _BUCKETS) -> None:
        self._ends = ends
        self._counts = [0] * (len(ends) + 1)
        self.sum = 0.0

    def note(self, amount: float) -> None:
        self._counts[bisect_left(self._ends, amount)] += 1
        self.sum += amount

    def buckets(self) -> list[tuple[str, float]]:
        """How many were at most so long."""
        ends = [*map(str, self._ends), "+Inf"]
        return list(zip(ends, map(float, accumulate(self._counts)), strict=True))


#: How often something was refused, by the key of the error, and for `too-many` what of. Of the whole process: refusals
#: are written everywhere.
REFUSED: Counter[Labels] = Counter()


class Metrics(Collector):
    """What is counted in this process."""

    def __init__(self) -> None:
        self.kept: Counter[Labels] = Counter()  # entries by game and the type of their first event
        self.bots_moves: Counter[Labels] = Counter()  # of these, moves of bots, by game
        self.committing = Durations()  # one transaction of the store, from its beginning until it is on the disk
        self.together = Durations(_SIZES)  # how much of it there was in one
        self.keeping = Durations()  # from handing an entry to the store until it is published
        self.thinking = Durations()  # of bots, from their turn in the line
        self.waiting = Durations()  # of bots, for their turn in the line
        self.thoughts: Counter[Labels] = Counter()  # by place and outcome
        #: What is counted for each place where bots think: a name, what it means, and how to find out.
        self.places: dict[str, tuple[str, Callable[[], Mapping[str, float]]]] = {}
        self.requests: Counter[Labels] = Counter()  # by route and status
        self.answering = Durations()
        self.store_failures = 0
        self.loop_delay = 0.0  # the longest of the last looks, in seconds
        self.loop_delays = Durations()  # of every look
        #: How full it is now: a name, what it means, and how to find out.
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._process = ProcessCollector(registry=None)  # memory, processor time, open files; where the system tells

    def note_commit(self, seconds: float, size: int) -> None:
        """From the one thread that writes."""
        self.committing.note(seconds)
        self.together.note(size)

    def note_request(self, route: str | None, status: int, seconds: float) -> None:
        self.requests[(route or "none", str(status))] += 1
        self.answering.note(seconds)

    async def watch_loop(self) -> None:
        """For ever: note how late the event loop is."""
        while True:
            due = time.perf_counter() + _LOOK_SECONDS
            await asyncio.sleep(_LOOK_SECONDS)
            late = max(0.0, time.perf_counter() - due)
            self.loop_delay = max(late, self.loop_delay * 0.98)  # what was high is seen for a while
            self.loop_delays.note(late)

    def collect(self) -> Iterator[Metric]:
        """Everything, as Prometheus reads it."""
        yield self._version()
        yield _counted("entries", "Entries that were stored, by game and first event.", ("game", "event"), self.kept)
        yield _counted("bot_moves", "Moves of bots.", ("game",), self.bots_moves)
        yield _counted("refusals", "What was refused, by the key of the error and what of.", ("key", "what"), REFUSED)
        yield _counted("requests", "Requests, by route and status.", ("route", "status"), self.requests)
        yield _counted("thoughts", "Thoughts of bots, by place and outcome.", ("place", "outcome"), self.thoughts)
        yield CounterMetricFamily(f"{_NAME}_store_failures", "Entries that could not be stored.", self.store_failures)
        yield _timed("commit_seconds", "How long a transaction of the store took.", self.committing)
        yield _timed("commit_size", "How many changes were written in one transaction.", self.together)
        yield _timed("store_seconds", "Until an entry was stored and published.", self.keeping)
        yield _timed("request_seconds", "Until a request was answered.", self.answering)
        yield _timed("bot_wait_seconds", "Until a bot began to think.", self.waiting)
        yield _timed("bot_think_seconds", "How long bots thought.", self.thinking)
        yield GaugeMetricFamily(f"{_NAME}_event_loop_delay_seconds", "How late the event loop was.", self.loop_delay)
        yield _timed("event_loop_delays_seconds", "How late the event loop was, each look.", self.loop_delays)
        for name, (meaning, find) in self.gauges.items():
            yield GaugeMetricFamily(f"{_NAME}_{name}", meaning, find())
        yield from self._process.collect()
        for name, (meaning, find_each) in self.places.items():
            family = GaugeMetricFamily(f"{_NAME}_{name}", meaning, labels=["place"])
            for place, figure in find_each().items():
                family.add_metric([place], figure)
            yield family

    @staticmethod
    def _version() -> Metric:
        family = GaugeMetricFamily(f"{_NAME}_info", "Which version this is.", labels=["version"])
        family.add_metric([__version__], 1)
        return family


def _counted(name: str, meaning: str, labels: Labels, counts: Mapping[Labels, int]) -> Metric:
    family = CounterMetricFamily(f"{_NAME}_{name}", meaning, labels=labels)
    for values, count in list(counts.items()):
        family.add_metric(values, count)
    return family


def _timed(name: str, meaning: str, durations: Durations) -> Metric:
    return HistogramMetricFamily(f"{_NAME}_{name}", meaning, durations.buckets(), durations.sum)


def serve_metrics(metrics: Collector, address: str) -> Callable[[], None]:
    """Answer `GET /metrics` at HOST:PORT, in a thread; returns what ends it. Raises SetupError."""
    host, _, port = address.rpartition(":")
    host = host.strip("[]") or "127.0.0.1"
    if not port.isdecimal() or not 0 < int(port) < 2**16:
        raise SetupError("number-wrong", name="--metrics", given=address[:40], expected="HOST:PORT")
    registry = CollectorRegistry(auto_describe=False)
    registry.register(metrics)
    try:
        server, thread = start_http_server(int(port), host, registry)
    except OSError as error:
        raise SetupError("address-unusable", address=address, reason=error.strerror or str(error)) from None

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end


#: How the process that watches over workers asks one of them for its figures. The answer begins with its length.
ASKED = b"?"
LENGTH = 8


def answer_supervisor(metrics: Collector, asked: socket.socket) -> Callable[[], None]:
    """The same for a worker: its figures go to the process that started it, which shows those of all at one address."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(metrics)

    def answer() -> None:
        with suppress(OSError):
            while asked.recv(1) == ASKED:
                figures = generate_latest(registry)
                asked.sendall(len(figures).to_bytes(LENGTH, "big") + figures)

    thread = threading.Thread(target=answer, name="queendom-metrics", daemon=True)
    thread.start()

    def end() -> None:
        with suppress(OSError):
            asked.shutdown(socket.SHUT_RDWR)
        thread.join()
        asked.close()

    return end
