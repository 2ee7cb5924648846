"""For tools/coverage: servers of tests are asked to end, and not killed, so that they can tell which lines they ran."""

from __future__ import annotations

import subprocess
from types import TracebackType


def pytest_collection_finish() -> None:
    from server.harness import Server

    def leave(
        self: Server, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    Server.__exit__ = leave
