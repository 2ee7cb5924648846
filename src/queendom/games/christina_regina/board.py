"""What stays fixed during a match, as one record of tables: the edition's cards, and the players."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from queendom.games.christina_regina.edition import Edition
from queendom.games.christina_regina.state import KINDS
from queendom.kernel.layout import Rules

RULES = np.dtype([("cards", "i1", (3, KINDS)), ("players", "i1")], align=True)


def tables(edition: Edition, players: int, options: Mapping[str, str]) -> Rules:
    """The record that kernel functions take as `rules`. The options change only what people are shown."""
    rules = np.zeros(1, RULES)
    rules[0]["cards"] = [list(kinds.values()) for kinds in edition.cards.values()]
    rules[0]["players"] = players
    return rules
