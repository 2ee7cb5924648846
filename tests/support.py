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


def share(full: int) -> int:
    """How many of a randomised suite's full count to run now."""
    return max(1, round(full * SCALE * (0.02 if SMALL else 1)))
