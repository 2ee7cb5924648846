"""A real Redis for tests: a server of its own in a temporary folder, gone afterwards."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from redis import Redis
from redis.exceptions import RedisError

_PATIENCE = 60.0


def find_redis() -> str | None:
    return shutil.which("redis-server")


class RedisServer:
    """A server that can be stopped and started again, as a test needs it."""

    def __init__(self, program: str, folder: Path, port: int) -> None:
        self._program = program
        self._folder = folder
        self._port = port
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"redis://127.0.0.1:{port}/0"

    def start(self) -> None:
        options = ["--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            [self._program, *options, "--dir", str(self._folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + _PATIENCE
        while not self.answers():
            if time.monotonic() > until or self._process.poll() is not None:
                raise RuntimeError("redis-server does not answer")
            time.sleep(0.02)

    def answers(self) -> bool:
        try:
            with Redis.from_url(self.url) as client:
                return bool(client.ping())
        except RedisError:
            return False

    def kill(self) -> None:
        """As if it had crashed."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def running_redis(port: int) -> Iterator[RedisServer]:
    program = find_redis()
    if program is None:
        raise RuntimeError("These tests need Redis: install the package redis-server.")
    folder = Path(tempfile.mkdtemp(prefix="queendom-redis-"))
    server = RedisServer(program, folder, port)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)
