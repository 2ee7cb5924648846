"""Every run tells how many random games it played (./test --full plays them all), and how long each folder took."""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from counts import COUNTS, SCALE, count

if TYPE_CHECKING:
    from postgres import Cluster

os.environ["QUEENDOM_LANG"] = "en"  # whatever whoever runs them speaks
# Without it httpcore looks for a package that is not there at every step of every request: a fifth of a client's time.
sys.modules.setdefault("sniffio", None)  # type: ignore[arg-type]

#: Seconds that the tests of a folder may take together in ./test, where three run side by side on two cores. They are
#: printed, not asserted: machines differ. Whoever adds a slow test sees it here.
BUDGETS = {
    "archive": 12,
    "bots": 35,
    "browser": 260,
    "cli": 20,
    "leaks": 25,
    "oracle": 30,
    "playthroughs": 5,
    "properties": 30,
    "rules": 35,
    "server": 150,
    "store": 15,
    "supply": 20,
    "toy_game": 15,
}
_seconds: defaultdict[str, float] = defaultdict(float)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server that starts when the first test asks for it; each test has databases of its own there."""
    from postgres import running_cluster  # what needs no database should not wait for it

    with running_cluster() as running:
        yield running


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid.split("/")[1]] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    counts = "; ".join(f"{name}: {count(name)} of {full}" for name, full in COUNTS.items())
    terminalreporter.write_line(f"Random games: {counts}")
    if SCALE == 0.1 and len(_seconds) == len(BUDGETS):
        for folder, seconds in sorted(_seconds.items()):
            budget = BUDGETS.get(folder, 0)
            over = "  OVER" if seconds > budget else ""
            terminalreporter.write_line(f"tests/{folder:<14}{seconds:7.0f} s of {budget:4} s{over}")
