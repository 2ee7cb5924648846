"""Every run tells how many random games it played: a share of the full counts (./test --full plays them all)."""

from __future__ import annotations

import os
import sys

import pytest

from counts import COUNTS, share

os.environ["QUEENDOM_LANG"] = "en"  # whatever whoever runs them speaks
# Without it httpcore looks for a package that is not there at every step of every request: a fifth of a client's time.
sys.modules.setdefault("sniffio", None)  # type: ignore[arg-type]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    told = "; ".join(f"{name}: {share(full)} of {full}" for name, full in COUNTS.items())
    terminalreporter.write_line(f"Random games: {told}")
