"""What the search knows of Winter Queen: which actions look good at once, and what a position is worth."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from queendom.bots.search import lore
from queendom.bots.search.config import Config
from queendom.bots.search.winter_queen import ordering, outlook
from queendom.games.winter_queen.state import LAYOUT
from queendom.kernel import generic
from queendom.kernel.bits import wide
from queendom.kernel.compiled import rule
from queendom.kernel.layout import Record
from queendom.kernel.view import View

#: What plays best.
BEST = Config()


def belief(view: View, config: Config) -> Any:
    """Nothing is hidden in Winter Queen: chance is drawn when it is seen. What is left is room to weigh a seat in."""
    return np.zeros(outlook.FEATURES)


@rule
def imagine(r: Record, s: Record, belief: Any, stream: Record) -> None:
    """Nothing is left open."""


@rule
def sight(r: Record, s: Record) -> int:
    """What the last draws brought: the holders, and the tops of the piles."""
    seen = wide(0)
    for k in range(4):
        seen = (seen * 1000003 + wide(s["holders"][k])) * 31 + wide(s["tops"][k])
    return seen


generic.implement(LAYOUT.dtype, sys.modules[__name__], ordering, outlook, stubs=lore.STUBS)
