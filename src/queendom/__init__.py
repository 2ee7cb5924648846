"""Queendom: Winter Queen and Christina Regina as a library.

import queendom
match = queendom.game("winter-queen").start(players=3, seed=42)
match.play(match.legal_actions()[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from queendom.errors import (
    EditionError,
    IllegalAction,
    NotationError,
    PositionError,
    QueendomError,
    RecordDiffers,
    RecordError,
    SetupError,
)

if TYPE_CHECKING:
    from queendom.match import Match, PlayableGame

__version__ = "0.1.0"
__all__ = [
    "EditionError",
    "IllegalAction",
    "NotationError",
    "PositionError",
    "QueendomError",
    "RecordDiffers",
    "RecordError",
    "SetupError",
    "check",
    "game",
    "replay",
]


def game(name: str) -> PlayableGame:
    """A game by its name: `winter-queen` or `christina-regina`."""
    from queendom import match  # numba is loaded when it is needed: help texts and errors come at once

    return match.game(name)


def check(record: Mapping[str, Any]) -> Match:
    """As `replay`, and every draw must follow from the seed that a finished game's record holds."""
    from queendom import match

    return match.check(record)


def replay(record: Mapping[str, Any]) -> Match:
    """The match of a record, each event checked against the rules."""
    from queendom import match

    return match.replay(record)
