"""How a search goes about its work: everything that makes one searching bot another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt


class Leaf(IntEnum):
    """What a new position is worth: as the fitted evaluation has it, or as games from there end."""

    EVALUATION = 0
    UNIFORM = 1
    SEMI_GREEDY = 2


CONFIG = np.dtype(
    [
        ("explore", "f4"),
        ("first_play", "f4"),
        ("temperature", "f4"),
        ("winning", "f4"),
        ("overlooks", "f4"),
        ("width", "i4"),
        ("expand_after", "i4"),
        ("leaf", "i4"),
        ("plain", "i4"),
        ("style", "i4"),
    ],
    align=True,
)


@dataclass(frozen=True)
class Config:
    """The numbers a search runs by."""

    #: How much is tried that does not look best yet.
    explore: float = 0.8
    #: What is not tried yet is believed to be worth this much less than its siblings.
    first_play: float = 0.03
    #: How sharply the ordering prefers what looks best at once.
    temperature: float = 1.5
    #: How much of the value is winning; the rest is by how much.
    winning: float = 0.85
    #: The share of possible actions that are not seen at all.
    overlooks: float = 0.0
    #: How many actions are considered in a position.
    width: int = 32
    #: A position is looked into once it was reached so often.
    expand_after: int = 2
    leaf: Leaf = Leaf.EVALUATION
    #: Without ordering: every considered action is tried equally (the reference recipe).
    plain: bool = False
    #: A way to play that a game may know (0: as well as it can).
    style: int = 0

    def record(self) -> npt.NDArray[np.void]:
        made = np.zeros(1, CONFIG)
        for name in CONFIG.names or ():
            made[name] = getattr(self, name)
        return made

    def but(self, **changes: Any) -> Config:
        return replace(self, **changes)
