"""Which actions are worth considering, and how likely each is to be best."""

from __future__ import annotations

from typing import Any

from queendom.bots.search.priors import as_priors, keep_best
from queendom.bots.search.winter_queen.move_scores import score_activations, score_fills, score_places
from queendom.games.winter_queen.numbering import PASS
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record


@compiled
def candidates(r: Record, s: Record, t: Record, c: Record, belief: Any, actions: Any, priors: Any) -> int:
    """Score every action by what it does at once to the pages of all, and keep the best."""
    found = score_fills(r, s, actions, priors)
    found = score_activations(r, s, actions, priors, found)
    found = score_places(r, s, actions, priors, found)
    if found == 0:
        actions[0], priors[0] = PASS, 1.0
        return 1
    kept = keep_best(actions, priors, found, wide(c["width"]))
    as_priors(priors, kept, c["temperature"], 1.0 if c["plain"] else 0.0)
    return kept
