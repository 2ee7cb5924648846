"""Types of players: how likely a player of each type is to choose an action.

What somebody does and leaves undone shows which type they are. The first two types are rational: they score moves as
the search does. Two naive types count only what their own colour would score now. The peaceful type is naive, too, and
never attempts an assassination. The last type does anything.

All numbers here were chosen by hand. The types as a whole were measured: with them a longer search no longer plays
worse among players who do not search (docs/strength).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from queendom.bots.search.christina_regina.move_scores import FEATURES, PLACED, SPENT, UPRIGHT
from queendom.games.christina_regina.numbering import ASSASSINATE, PASS, PERSUADE
from queendom.games.christina_regina.state import KINDS, NO_COLOUR
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record

#: The numbers of the types: the rational ones come first, then the naive ones, the peaceful one and the random one.
RATIONAL_TYPES = 2
FIRST_NAIVE_TYPE, PEACEFUL_TYPE, RANDOM_TYPE = 2, 4, 5
#: How surely each type does what looks best to it: the factor of the scores in a softmax.
SHARPNESS = np.array([1.5, 5.0, 1.0, 4.0, 4.0, 0.0])
#: How likely each type is before anybody acts, in proportion.
TYPE_PRIORS = np.array([3.0, 3.0, 1.0, 1.0, 1.0, 1.0])
#: How often players of every type do anything at all: when an action is explained, so that no single one makes anybody
#: certain, and when one is predicted.
EXPLAINING_NOISE, PREDICTING_NOISE = 0.1, 0.02
#: What naive players weigh: the points of the first three places (CR-5.3), and a little for what they can still use.
NAIVE_WEIGHTS = np.zeros(FEATURES)
NAIVE_WEIGHTS[PLACED : PLACED + 3] = 3.0, 2.0, 1.0
NAIVE_WEIGHTS[SPENT], NAIVE_WEIGHTS[UPRIGHT] = -0.2, 0.2


@compiled
def write_own_stakes(s: Record, seat: int, colour: int, stakes: Any) -> None:
    """Write how much each card counts for a naive player: their own fully, the others not at all."""
    for at in range(15):
        stakes[at] = 0.0
    for group in range(3):
        stakes[5 * group + colour] = 0.0 if (wide(s["tilted"][seat]) >> group) & 1 else 1.0


@compiled
def canonical(action: int) -> int:
    """One number for all actions that look the same to onlookers: with any dagger, or any card without colour."""
    if ASSASSINATE <= action < PASS:
        return action - (action - ASSASSINATE) % 5
    if PERSUADE <= action < ASSASSINATE and (action - PERSUADE) // 3 % KINDS == NO_COLOUR:
        return PERSUADE + 3 * NO_COLOUR + (action - PERSUADE) % 3
    return action


@compiled
def choice_chances(scores: Any, actions: Any, found: int, player_type: int, out: Any) -> None:
    """Write how likely a player of a type is to choose each of the scored actions."""
    top, whole = -1e30, 0.0
    for k in range(found):
        if not (player_type == PEACEFUL_TYPE and ASSASSINATE <= actions[k] < PASS):
            top = max(top, scores[k])
    for k in range(found):
        out[k] = 0.0
        if not (player_type == PEACEFUL_TYPE and ASSASSINATE <= actions[k] < PASS):
            out[k] = math.exp(SHARPNESS[player_type] * (scores[k] - top))
            whole += out[k]
    for k in range(found):
        out[k] /= whole


@compiled
def likelihood(scores: Any, actions: Any, found: int, action: int, player_type: int, out: Any) -> float:
    """How likely a player of a type is to choose an action among the scored ones. `out` is scratch."""
    choice_chances(scores, actions, found, player_type, out)
    for k in range(found):
        if canonical(wide(actions[k])) == action:
            return float((1.0 - EXPLAINING_NOISE) * out[k] + EXPLAINING_NOISE / found)
    return 1.0 / found
