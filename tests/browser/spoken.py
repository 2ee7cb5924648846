"""Which languages a test of the page is run in."""

from __future__ import annotations

from counts import SCALE
from queendom.locales import LANGUAGES


def spoken(turn: int, number: int = 1) -> tuple[str, ...]:
    """All of them in ./test --full. Otherwise so many, beginning at the test's own turn: tests take different turns, so
    that every language is heard somewhere. What each screen looks like in each language is for test_screens.py.
    """
    if SCALE >= 1:
        return tuple(LANGUAGES)
    return tuple(LANGUAGES[(turn + k) % len(LANGUAGES)] for k in range(number))
