"""Every run tells how many random games it played: a share of the full counts (./test --full plays them all)."""

from __future__ import annotations

import os

import pytest

from counts import COUNTS, share

os.environ["QUEENDOM_LANG"] = "en"  # whatever whoever runs them speaks


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    told = "; ".join(f"{name}: {share(full)} of {full}" for name, full in COUNTS.items())
    terminalreporter.write_line(f"Random games: {told}")
