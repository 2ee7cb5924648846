"""Processes that think for this one, as whoever asks them sees them."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import IO, cast

from queendom.thinking import child

_PROGRAM = "from queendom.thinking.child import run; run()"
_TRIES = 3  # a thought of which so many processes died is nobody's to think


class ProcessLost(Exception):
    """Every process that thought about this died of it, or was interrupted."""


class _Process:
    """One process, and the two pipes to it."""

    def __init__(self, arguments: Sequence[str]) -> None:
        # In a session of its own: Ctrl+C is for whoever started it. What it says of itself is not for our log.
        self._popen = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM, *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        self.pid = self._popen.pid
        self.questions = cast(IO[bytes], self._popen.stdin)
        self.answers = cast(IO[bytes], self._popen.stdout)

    def kill(self) -> None:
        self._popen.kill()

    def end(self) -> None:
        self.kill()
        self._popen.wait()
        for pipe in (self.questions, self.answers):
            with contextlib.suppress(OSError):
                pipe.close()


class Thinker:
    """A process that thinks about one question at a time, and is replaced when it dies. Asked by one thread."""

    def __init__(self, load: bool = False) -> None:
        self._arguments = [child.LOAD] if load else []
        self._process: _Process | None = None
        self._lock = threading.Lock()
        self._asked: object = None  # what is being thought about
        self._is_closed = False
        self.lost = 0  # processes that died, or were interrupted

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None else process.pid

    def start(self) -> None:
        """Start the process before it is needed."""
        with self._lock:
            self._running()

    def ask(self, asked: object, question: bytes, is_given_up: Callable[[], bool] = lambda: False) -> bytes:
        """The answer to a question, from another process if one dies meanwhile; raises ProcessLost. Blocks."""
        for _ in range(_TRIES):
            with self._lock:
                if self._is_closed or is_given_up():
                    break
                process = self._running()
                self._asked = asked
            try:
                child.write(process.questions, question)
                return child.read(process.answers)
            except child.Ended:
                self.lost += 1
            finally:
                with self._lock:
                    self._asked = None
            self._end(process)
        raise ProcessLost

    def interrupt(self, asked: object) -> None:
        """End the process if it still thinks about this: it hangs. Then another one is asked."""
        with self._lock:
            if self._asked is asked and self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """End the process, whatever it does; no other one is started."""
        with self._lock:
            self._is_closed = True
            process = self._process
        if process is not None:
            process.kill()
            self._end(process)

    def _running(self) -> _Process:
        if self._process is None:
            self._process = _Process(self._arguments)
        return self._process

    def _end(self, process: _Process) -> None:
        process.end()
        with self._lock:
            if self._process is process:
                self._process = None
