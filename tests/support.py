"""What several kinds of tests need: how much to run, the editions, short ways to build positions."""

from __future__ import annotations

import os
from pathlib import Path

from queendom.games.winter_queen.edition import FOLDER
from queendom.games.winter_queen.game import WinterQueen

#: 1 for ./test --full, a tenth for ./test, a hundredth for ./test --quick.
SCALE = float(os.environ.get("QUEENDOM_TEST_SCALE", "0.01"))
#: Second runs of the same tests, interpreted or bounds checked, take far fewer games.
SMALL = bool(os.environ.get("QUEENDOM_TEST_SMALL"))

EDITIONS: dict[str, Path] = {name: FOLDER / f"{name}.toml" for name in ("queendom", "snowflake", "lattice")}
FULL_OPTIONS = WinterQueen.options


#: The full counts of the large randomised suites; every run prints its share of them.
COUNTS = {
    "Winter Queen against the oracle": 3000,
    "Christina Regina against the oracle": 3000,
    "non-interference, each number of players": 1000,
    "conformance, each check and setting": 40,
    "refusals, each setting": 10,
}


def share(full: int) -> int:
    """How many of a randomised suite's full count to run now."""
    return max(1, round(full * SCALE * (0.02 if SMALL else 1)))
