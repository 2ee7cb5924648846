"""`queendom serve --workers N`: several processes behind one address, on one PostgreSQL.

This process only watches over them. They share one listening socket, so that nobody who knocks is turned away while one
of them is replaced. A worker that dies is started again; SIGHUP replaces all of them, one after the other; SIGTERM and
SIGINT end them all. If this process dies, they notice and end.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import FrameType

import structlog

from queendom.cli.worker_figures import WorkerFigures

log = structlog.get_logger()

#: Seconds: until a worker must have ended, and how long one must live to be started again at once.
_FAREWELL = 15.0
_SHORT_LIFE = 2.0
_MOST_PAUSE = 30.0
_LOOK_SECONDS = 0.1
_PROGRAM = "from queendom.cli.main import run; run()"
_SET_UP_WRONG = 2  # how a worker ends that cannot start at all


@dataclass(frozen=True, slots=True)
class Inherited:
    """What a worker gets from the process that started it, as numbers of open files."""

    listening: int
    ready: int  # to write to, once it can take visitors
    life: int  # ends when the process that started it ends
    number: int  # of the worker, from 0
    figures: int  # a socket on which it is asked for its metrics

    @classmethod
    def parse(cls, text: str) -> Inherited:
        """Raises ValueError."""
        listening, ready, life, number, figures = map(int, text.split(","))
        return cls(listening, ready, life, number, figures)

    def __str__(self) -> str:
        return f"{self.listening},{self.ready},{self.life},{self.number},{self.figures}"

    def tell_ready(self) -> None:
        os.write(self.ready, b"!")
        os.close(self.ready)


@dataclass(slots=True, eq=False)
class _Worker:
    number: int
    process: subprocess.Popen[bytes]
    ready: int
    began: float = field(default_factory=time.monotonic)
    is_ready: bool = False

    def look(self) -> None:
        """Whether it has said that it is ready."""
        if not self.is_ready:
            with contextlib.suppress(BlockingIOError):
                self.is_ready = os.read(self.ready, 1) != b""

    def close(self) -> None:
        os.close(self.ready)


class Supervisor:
    """Starts workers, and keeps as many of them running as were asked for."""

    def __init__(self, listening: socket.socket, arguments: Sequence[str], count: int) -> None:
        self._listening = listening
        self._arguments = arguments
        self._count = count
        self._life = os.pipe()
        self._workers: dict[int, _Worker] = {}
        self._tries = [0] * count  # how often each was started in vain lately
        self._due = [0.0] * count  # when it may be started again
        self._is_ending = False
        self._to_replace: list[int] = []
        self.figures = WorkerFigures()

    def run(self, when_ready: Callable[[], None]) -> int:
        """Until it is told to end; returns how it ended."""
        for one in (signal.SIGTERM, signal.SIGINT):
            signal.signal(one, self._end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._replace_all)
        try:
            return self._watch(when_ready)
        finally:
            self._stop(list(self._workers.values()))

    def _watch(self, when_ready: Callable[[], None]) -> int:
        was_ready = False
        while not self._is_ending:
            for number in range(self._count):
                if number not in self._workers and time.monotonic() >= self._due[number]:
                    self._workers[number] = self._start(number)
            for worker in list(self._workers.values()):
                worker.look()
                code = worker.process.poll()
                if code == _SET_UP_WRONG and not was_ready:
                    return code  # it has said why
                if code is not None:
                    self._died(worker, code)
            if not was_ready and len(self._workers) == self._count and self._all_ready():
                was_ready = True
                when_ready()
            if was_ready:
                self._replace_next()
            time.sleep(_LOOK_SECONDS)
        return 0

    def _all_ready(self) -> bool:
        return all(worker.is_ready for worker in self._workers.values())

    def _start(self, number: int) -> _Worker:
        ours, theirs = os.pipe()
        os.set_blocking(ours, False)
        asked = self.figures.new_worker(number)
        given = Inherited(self._listening.fileno(), theirs, self._life[0], number, asked.fileno())
        command = [sys.executable, "-c", _PROGRAM, *self._arguments, "--inherited", str(given)]
        files = (given.listening, given.ready, given.life, given.figures)
        # In a group of its own: Ctrl+C is for this process, which tells them in its own way.
        process = subprocess.Popen(command, pass_fds=files, stdin=subprocess.DEVNULL, start_new_session=True)
        os.close(theirs)
        asked.close()
        return _Worker(number, process, ours)

    def _died(self, worker: _Worker, code: int) -> None:
        log.error("worker ended", worker=worker.number, code=code)
        worker.close()
        del self._workers[worker.number]
        lived = time.monotonic() - worker.began
        self._tries[worker.number] = 0 if lived > _SHORT_LIFE else self._tries[worker.number] + 1
        pause = 0.0 if lived > _SHORT_LIFE else min(_MOST_PAUSE, 0.5 * 2 ** self._tries[worker.number])
        self._due[worker.number] = time.monotonic() + pause

    def _replace_next(self) -> None:
        """One worker after the other: the new one first, and the old one goes when that is ready."""
        if not self._to_replace or not self._all_ready():
            return
        number = self._to_replace.pop(0)
        old = self._workers.get(number)
        self._workers[number] = self._start(number)
        while not self._is_ending and not self._workers[number].is_ready:
            self._workers[number].look()
            if self._workers[number].process.poll() is not None:
                break  # the old one stays; this one is started again as any that died
            time.sleep(_LOOK_SECONDS)
        if old is not None:
            self._stop([old])
        log.info("worker replaced", worker=number)

    def _stop(self, workers: Sequence[_Worker]) -> None:
        for worker in workers:
            worker.process.terminate()
        until = time.monotonic() + _FAREWELL
        for worker in workers:
            try:
                worker.process.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.process.kill()
                worker.process.wait()
            worker.close()

    def _end(self, number: int, _frame: FrameType | None) -> None:
        if self._is_ending:  # told twice: at once
            for worker in self._workers.values():
                worker.process.kill()
            os._exit(128 + number)
        self._is_ending = True

    def _replace_all(self, _signal: int, _frame: FrameType | None) -> None:
        self._to_replace = list(range(self._count))
