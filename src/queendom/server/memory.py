"""Memory that is free again goes back to the system: the C library keeps it otherwise, for a flood that is over."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Takes a few milliseconds, outside the interpreter's lock."""
    _trim()(0)


@cache
def _trim() -> Callable[[int], object]:
    try:
        if sys.platform.startswith("linux"):
            found: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
            return found
    except (OSError, AttributeError):  # another C library, which has no such thing
        pass
    return lambda _: None
