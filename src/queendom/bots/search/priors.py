"""From the scores of actions to the few that are considered, and their priors."""

from __future__ import annotations

import math
from typing import Any

from queendom.kernel.compiled import compiled


@compiled
def keep_best(actions: Any, scores: Any, found: int, width: int) -> int:
    """Bring the best `width` of the scored actions to the front, best first; returns how many."""
    kept = min(found, width)
    for k in range(kept):
        at = k
        for j in range(k + 1, found):
            if scores[j] > scores[at]:
                at = j
        action, score = actions[at], scores[at]
        actions[at], scores[at] = actions[k], scores[k]
        actions[k], scores[k] = action, score
    return kept


@compiled
def as_priors(scores: Any, kept: int, temperature: float, evenly: float) -> None:
    """Make priors of scores, the best first, by a softmax: the colder, the surer. A share is given out evenly."""
    top = scores[0]
    whole = 0.0
    for k in range(kept):
        scores[k] = math.exp((scores[k] - top) / temperature)
        whole += scores[k]
    for k in range(kept):
        scores[k] = (1.0 - evenly) * scores[k] / whole + evenly / kept
