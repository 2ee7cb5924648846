"""How much of the randomised suites to run. Imports nothing of ours, so that it can be asked first."""

from __future__ import annotations

import os

#: 1 for ./test --full, a tenth for ./test, a hundredth for ./test --quick.
SCALE = float(os.environ.get("QUEENDOM_TEST_SCALE", "0.01"))
#: Second runs of the same tests, interpreted or bounds checked, take far fewer games.
SMALL = bool(os.environ.get("QUEENDOM_TEST_SMALL"))

#: The full counts of the large randomised suites; every run prints its share of them.
COUNTS = {
    "Winter Queen against the oracle": 3000,
    "Christina Regina against the oracle": 3000,
    "non-interference, each number of players": 1000,
    "non-interference of bytes": 60,
    "conformance, each check and setting": 40,
    "refusals, each setting": 10,
    "sums that add up, each game": 1000,
    "server kills": 200,
    "faults of many processes": 200,
    "requests by the schema": 5000,
    "fuzzed requests": 10_000,
    "fuzzed frames": 10_000,
}
#: Those that take long: ./test runs one in so many of their share.
COSTLY = {"non-interference of bytes": 6, "server kills": 2}


def count(name: str) -> int:
    """How many of a large randomised suite to run now."""
    return portion(COUNTS[name], COSTLY.get(name, 1))


def share(full: int) -> int:
    """How many of a randomised suite's full count to run now."""
    return max(1, round(full * SCALE * (0.02 if SMALL else 1)))


def portion(full: int, of: int) -> int:
    """As `share` for what takes long: everything in full runs, else one in so many of its share."""
    return full if SCALE == 1 and not SMALL else max(1, share(full) // of)
