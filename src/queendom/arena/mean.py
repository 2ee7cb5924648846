"""What was found on average, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Sequence

#: Two-sided 95 % of a normal distribution.
_Z = 1.96


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    count = len(values)
    middle = sum(values) / count
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, count - 1))
    return middle, _Z * spread / math.sqrt(count)
