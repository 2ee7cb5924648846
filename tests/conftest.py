"""Every run tells how many random games it played (./test --full plays them all), and how long each folder took."""

from __future__ import annotations

import os
import sys
from collections import defaultdict

import pytest

from counts import COUNTS, SCALE, share

os.environ["QUEENDOM_LANG"] = "en"  # whatever whoever runs them speaks
# Without it httpcore looks for a package that is not there at every step of every request: a fifth of a client's time.
sys.modules.setdefault("sniffio", None)  # type: ignore[arg-type]

#: Seconds that the tests of a folder may take together in ./test, where three run side by side on two cores. They are
#: printed, not asserted: machines differ. Whoever adds a slow test sees it here.
BUDGETS = {
    "archive": 10,
    "bots": 35,
    "browser": 360,
    "cli": 20,
    "leaks": 30,
    "oracle": 30,
    "playthroughs": 5,
    "properties": 30,
    "rules": 35,
    "server": 200,
    "store": 30,
    "toy_game": 15,
}
_seconds: defaultdict[str, float] = defaultdict(float)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid.split("/")[1]] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    counts = "; ".join(f"{name}: {share(full)} of {full}" for name, full in COUNTS.items())
    terminalreporter.write_line(f"Random games: {counts}")
    if SCALE == 0.1 and len(_seconds) == len(BUDGETS):
        for folder, seconds in sorted(_seconds.items()):
            budget = BUDGETS.get(folder, 0)
            over = "  OVER" if seconds > budget else ""
            terminalreporter.write_line(f"tests/{folder:<14}{seconds:7.0f} s of {budget:4} s{over}")
