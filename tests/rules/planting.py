"""Runs the tests of a rule against sources of which one says something else, in a fork of a process that waits for it.

The process has imported what takes long (numpy, numba, pytest) but nothing of ours: each fork imports the package anew,
interpreted, and reads the planted text where the file's own stands. Nothing is written to disk.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, TracebackType
from typing import Any, Self

HERE = Path(__file__).parent
HOME = HERE.parents[1]


@dataclass(frozen=True)
class Outcome:
    """What pytest said."""

    code: int
    output: str


class Planting:
    """The process that waits."""

    def __enter__(self) -> Self:
        inherited = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "NUMBA_"))}
        environment = inherited | {
            "NUMBA_DISABLE_JIT": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "COLUMNS": "400",  # the summary tells the error of each failure, cut to the width
        }
        self._process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HOME,
            env=environment,
        )  # fmt: skip
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()  # nothing more to ask: it ends

    def run(self, rule: str, file: Path | None = None, text: str = "") -> Outcome:
        """The tests that are named after a rule, or after all rules of a game (`WQ`, `CR`), with another text in a
        file of the package.
        """
        named = rule.lower().replace("-", "_").replace(".", "_")
        files = HERE.glob(f"test_{named[:4]}_*.py" if "-" in rule else f"test_{named}_*.py")
        options = ["-x", "-q", "-p", "no:cacheprovider", "-o", "addopts="]
        asked = {
            "pytest": [*map(str, files), "-k", f"test_{named}_", *options],
            "file": None if file is None else str(file),
            "text": text,
        }
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        return Outcome(**json.loads(self._process.stdout.readline()))


def _serve() -> None:
    import numba  # noqa: F401
    import numpy  # noqa: F401
    import pytest  # noqa: F401

    for line in sys.stdin:
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            _run(json.loads(line), write)
        os.close(write)
        with os.fdopen(read, encoding="utf-8", errors="replace") as pipe:
            output = pipe.read()
        _, status = os.waitpid(pid, 0)
        print(json.dumps({"code": os.waitstatus_to_exitcode(status), "output": output}), flush=True)


def _run(asked: dict[str, Any], output: int) -> None:
    os.dup2(output, 1)
    os.dup2(output, 2)
    code = 70
    try:
        if asked["file"] is not None:
            _plant(asked["file"], asked["text"])
        code = _tests(asked["pytest"])
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _tests(arguments: Sequence[str]) -> int:
    import pytest

    sys.stdin = io.StringIO()
    return int(pytest.main(list(arguments)))


def _plant(file: str, text: str) -> None:
    """Let Python compile this text where it would load the file; all other files come from its cache as always."""
    honest = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path == file:
            planted: CodeType = compile(text, file, "exec", dont_inherit=True)
            return planted
        return honest(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    _serve()
