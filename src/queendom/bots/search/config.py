"""The settings of a search: everything in which one searching bot differs from another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt


class Leaf(IntEnum):
    """What a new position is worth: what the game's evaluation says, or what a game played from there comes to."""

    EVALUATION = 0
    UNIFORM = 1
    SEMI_GREEDY = 2


CONFIG = np.dtype(
    [
        ("explore", "f4"),
        ("first_play", "f4"),
        ("temperature", "f4"),
        ("winning", "f4"),
        ("blindness", "f4"),
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
    """The settings of a search.

    The defaults of `explore` and `width` were compared with larger values in Winter Queen (docs/strength). The others
    were chosen by hand.
    """

    #: The weight of trying what does not look best yet.
    explore: float = 0.8
    #: An action that was not tried yet is taken to be worth this much less than its node.
    first_play: float = 0.03
    #: The softmax temperature of priors: the lower, the more the search prefers what looks best at once.
    temperature: float = 1.5
    #: How much of a value is winning; the rest is the margin.
    winning: float = 0.85
    #: The share of actions at the root that the bot does not see at all.
    blindness: float = 0.0
    #: How many actions are considered in a position.
    width: int = 32
    #: A node gets edges once it was reached so often.
    expand_after: int = 2
    leaf: Leaf = Leaf.EVALUATION
    #: Without priors and beliefs: every action, and everything hidden, counts as equally likely (the reference recipe).
    plain: bool = False
    #: A style of play that the game knows; 0: as well as it can.
    style: int = 0

    def record(self) -> npt.NDArray[np.void]:
        made = np.zeros(1, CONFIG)
        for name in CONFIG.names or ():
            made[name] = getattr(self, name)
        return made

    def with_(self, **changes: Any) -> Config:
        """The same with some settings changed."""
        return replace(self, **changes)
