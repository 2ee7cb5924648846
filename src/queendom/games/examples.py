"""The worked examples of each game's rules: a position, what is done there, and what it brings.

They are data beside each game, `examples.json`: the tests and whoever shows the rules read the same.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from queendom.games import find
from queendom.kernel.actions import copied

Json = dict[str, Any]


def examples(game: str) -> list[Json]:
    """The examples of a game, in the order of its rules; raises SetupError."""
    told: list[Json] = copied(_read(find(game).name))
    return told


@cache
def _read(game: str) -> list[Json]:
    file = Path(__file__).parent / game.replace("-", "_") / "examples.json"
    found: list[Json] = json.loads(file.read_text(encoding="utf-8"))["examples"]
    return found
