"""The ids of all rules of play, as ids.toml lists them."""

from __future__ import annotations

import tomllib
from pathlib import Path

HERE = Path(__file__).parent
_LISTED: dict[str, dict[str, list[str]]] = tomllib.loads((HERE / "ids.toml").read_text("utf-8"))

#: game -> its rules
BY_GAME = {game: [rule for section in sections.values() for rule in section] for game, sections in _LISTED.items()}
IDS = [rule for rules in BY_GAME.values() for rule in rules]
#: what a game's ids begin with -> the game
PREFIXES = {rules[0].split("-")[0]: game for game, rules in BY_GAME.items()}


def section(rule: str) -> int:
    """The section of the rules page that a rule stands in."""
    return int(rule.split("-")[1].split(".")[0])
