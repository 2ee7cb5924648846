"""The command, as a person runs it, in a process of its own, or here: a process takes a second to start."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from queendom.cli import main

PROGRAM = [sys.executable, "-c", "from queendom.cli.main import run; run()"]


def run(
    *arguments: str | Path, stdin: str = "", environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "140", **(environment or {})},
    )


def run_here(
    *arguments: str | Path, stdin: str = "", environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The same from its entry point to its exit code, for what leaves nothing behind in a process."""
    command = ["queendom", *map(str, arguments)]
    out, complaints = StringIO(), StringIO()
    code: object = None
    with (
        patch.object(sys, "argv", command),
        patch.object(sys, "stdin", StringIO(stdin)),
        patch.dict(os.environ, {"COLUMNS": "140", **(environment or {})}),
        redirect_stdout(out),
        redirect_stderr(complaints),
    ):
        try:
            main.run()
        except SystemExit as left:
            code = left.code
    assert isinstance(code, int)
    return subprocess.CompletedProcess(command, code, out.getvalue(), complaints.getvalue())
