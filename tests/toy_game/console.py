"""A process in which commands are run one after another: each would take a second to start by itself.

Each line of its standard input is a command as JSON, each line that it writes is what came of it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

TESTS = Path(__file__).resolve().parents[1]


class Console:
    """`with Console(environment) as console: console.run("games")`."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = {**os.environ, **environment, "PYTHONIOENCODING": "utf-8"}

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
            env=self._environment,
        )  # fmt: skip
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()  # which ends its input, and so the process

    def run(self, *arguments: str | Path, stdin: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
        asking, answers = self._process.stdin, self._process.stdout
        assert asking is not None and answers is not None
        asking.write(json.dumps({"arguments": [*map(str, arguments)], "stdin": stdin}) + "\n")
        asking.flush()
        line = answers.readline()
        assert line, "the process ended"
        done = subprocess.CompletedProcess[str](**json.loads(line))
        assert done.returncode == code, done.stderr + done.stdout
        return done


def main() -> None:
    sys.path.insert(0, str(TESTS))
    from cli.running import run_here

    answers = sys.stdout
    for line in sys.stdin:
        asked = json.loads(line)
        done = run_here(*asked["arguments"], stdin=asked["stdin"])
        print(json.dumps(vars(done)), file=answers, flush=True)


if __name__ == "__main__":
    main()
