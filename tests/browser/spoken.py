"""In which languages, sizes and other ways a test of the page is run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from counts import SCALE
from queendom.locales import LANGUAGES

T = TypeVar("T")


def spoken(turn: int, number: int = 1) -> tuple[str, ...]:
    """All languages in ./test --full. Otherwise so many, beginning at the test's own turn: tests take different turns,
    so that every language is heard somewhere. What each screen looks like in each language is for test_screens.py.
    """
    if SCALE >= 1:
        return tuple(LANGUAGES)
    return tuple(LANGUAGES[(turn + k) % len(LANGUAGES)] for k in range(number))


def some(every: Sequence[T], *chosen: int) -> list[T]:
    """Ways to see or do the same: all of them in ./test --full, otherwise those at these places, or the first."""
    return list(every) if SCALE >= 1 else [every[k] for k in chosen or (0,)]
