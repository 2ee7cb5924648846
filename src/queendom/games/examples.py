"""The worked examples of each game's rules: a position, what is done there, and what it brings.

They are in each game's `examples.json`. The tests and the pages with the rules read the same file. A game may have
none.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path

from queendom.games import find
from queendom.kernel.actions import copied
from queendom.kernel.shapes import Foreign


def examples(game: str) -> list[Foreign]:
    """The examples of a game, in the order of its rules; raises SetupError."""
    listed: list[Foreign] = copied(_read(find(game).name))
    return listed


@cache
def _read(game: str) -> list[Foreign]:
    beside = sys.modules[type(find(game)).__module__].__file__
    file = Path(beside or "").parent / "examples.json"
    if not file.exists():
        return []
    found: list[Foreign] = json.loads(file.read_text(encoding="utf-8"))["examples"]
    return found
