"""A process that has everything imported and loaded, and forks a server whenever a test asks for one.

A server that starts from nothing spends a second or more on imports and on loading compiled rules; a fork spends a few
milliseconds. What a test asks for comes as one line of JSON over a Unix socket: a script, its arguments, its
environment and the file that its output goes to. The answer is the number of the process; once it has ended, its exit
code follows.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import runpy
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any


class Zygote:
    """The process, as tests see it; it ends when they do."""

    def __init__(self) -> None:
        self.imports_by = _imports_by()
        self._folder = tempfile.TemporaryDirectory(prefix="queendom-zygote-")
        self._address = str(Path(self._folder.name) / "ask")
        listening, ready = os.pipe()
        self._process = subprocess.Popen(
            [sys.executable, __file__, self._address, str(ready)], pass_fds=[ready], stdin=subprocess.DEVNULL
        )
        os.close(ready)
        with os.fdopen(listening, "rb") as pipe:
            assert pipe.read() == b"ready", "the process that forks servers did not start"
        atexit.register(self.end)

    def start(self, script: Path, arguments: Sequence[str], log: Path) -> ForkedProcess:
        """Run a Python script in a process of its own."""
        asking = socket.socket(socket.AF_UNIX)
        asking.connect(self._address)
        asked = {
            "script": str(script), "arguments": list(arguments), "log": str(log), "environment": dict(os.environ)
        }  # fmt: skip
        asking.sendall(json.dumps(asked).encode() + b"\n")
        return ForkedProcess(asking)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        self._folder.cleanup()


class ForkedProcess:
    """What `subprocess.Popen` tells and does, for a process that somebody else has forked."""

    def __init__(self, answers: socket.socket) -> None:
        self._answers = answers.makefile("r", encoding="ascii")
        answers.close()
        self.pid = int(self._answers.readline())
        self.returncode: int | None = None
        self._ended = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.returncode = int(self._answers.readline() or -signal.SIGKILL)
        self._answers.close()
        self._ended.set()

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if not self._ended.wait(timeout):
            raise subprocess.TimeoutExpired(["a forked server"], timeout or 0.0)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def forked(script: Path, arguments: Sequence[str], log: Path) -> ForkedProcess | subprocess.Popen[bytes]:
    """Run a Python script in a process that has our modules loaded already; in a new one, if they would be others."""
    zygote = _zygote()
    if zygote.imports_by == _imports_by():
        return zygote.start(script, arguments, log)
    with log.open("ab") as file:
        return subprocess.Popen([sys.executable, str(script), *arguments], stdout=file, stderr=file)


def _imports_by() -> list[str | None]:
    """What a process reads of its environment once, when it imports something."""
    return [os.environ.get(name) for name in ("PYTHONPATH", "PYTHONOPTIMIZE", "QUEENDOM_CACHE", "NUMBA_DISABLE_JIT")]


@cache
def _zygote() -> Zygote:
    return Zygote()


# --- the process itself ---


def serve(address: str, ready: int) -> None:
    """Fork whatever is asked for until whoever started us is gone."""
    _load()
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(address)
    listening.listen(64)
    woken, waking = socket.socketpair()
    woken.setblocking(False)
    waking.setblocking(False)
    signal.set_wakeup_fd(waking.fileno(), warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    os.write(ready, b"ready")
    os.close(ready)
    parent = os.getppid()
    waiting: dict[int, socket.socket] = {}
    with selectors.DefaultSelector() as selector:
        selector.register(listening, selectors.EVENT_READ)
        selector.register(woken, selectors.EVENT_READ)
        while os.getppid() == parent:
            for key, _ in selector.select(timeout=1.0):
                if key.fileobj is listening:
                    asking, _ = listening.accept()
                    asked = json.loads(asking.makefile("rb").readline())
                    pid = os.fork()
                    if pid == 0:
                        _become(asked, [listening, woken, waking, asking, *waiting.values()], selector)
                    waiting[pid] = asking
                    asking.sendall(b"%d\n" % pid)
                else:
                    with contextlib.suppress(BlockingIOError):
                        woken.recv(4096)
            _reap(waiting)
    for pid in waiting:
        os.kill(pid, signal.SIGKILL)


def _load() -> None:
    """Import what a server imports and load what is compiled; no thread may be left behind, or forks would hang."""
    sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
    import queendom.bus.postgres
    import queendom.cli.main
    import queendom.cli.serve
    import queendom.server.app
    import queendom.store.opening  # noqa: F401
    from queendom.server.precompile import warm_up

    warm_up()
    assert threading.active_count() == 1, threading.enumerate()


def _reap(waiting: dict[int, socket.socket]) -> None:
    for pid in list(waiting):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            with waiting.pop(pid) as answers, contextlib.suppress(OSError):
                answers.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))


def _become(asked: dict[str, Any], inherited: Sequence[socket.socket], selector: selectors.BaseSelector) -> None:
    """In the fork: be a process that was started for this script alone."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    selector.close()
    for one in inherited:
        one.close()
    log = os.open(asked["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(log, stream)
    os.close(log)
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = [asked["script"], *asked["arguments"]]
    code = 0
    try:
        runpy.run_path(asked["script"], run_name="__main__")
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 0 if leaving.code is None else 1
    except BaseException:
        sys.excepthook(*sys.exc_info())
        code = 1
    finally:
        with contextlib.suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
