"""Styles of play that are not only about winning.

All numbers here were chosen by hand, in the units of the fitted weights (1 makes a victory about e times as likely):
large enough for a style to show (`tests/bots/test_search.py` compares how the styles play), small enough to play well.
"""

from __future__ import annotations

from typing import Any

from queendom.bots.search.christina_regina.cards import smallest
from queendom.bots.search.christina_regina.move_scores import EXPOSED, PLACED
from queendom.games.christina_regina.numbering import AGITATE, ASSASSINATE, PASS
from queendom.games.christina_regina.state import COLOURS, MOST_PLAYERS
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record

_ALL_COLOURS = len(COLOURS)
#: Styles (`Config.style`).
EARLY, LATE, BLUFFER, TACTICIAN = 1, 2, 3, 4
#: How much better a draw that a style likes looks to it, and to the tactician any attempt.
_DRAW_BONUS, _ATTEMPT_BONUS = 0.3, 0.6
#: What each point on the influence stacks, and each card of the smallest stack, which says how long the game still is,
#: adds to the value of a position: for EARLY, and for LATE. LATE minds its points less when few cards are left.
_EARLY_POINT, _EARLY_CARD = 0.15, -0.12
_LATE_POINT, _LATE_CARD, _LATE_FEW_CARDS = -0.1, 0.12, 4.0
#: For BLUFFER: how much likelier another colour seems than its own. For TACTICIAN: each attempt it has made.
_BLUFF, _ATTEMPT = 2.0, 0.5


@compiled
def add_style_bonus(s: Record, c: Record, found: int, actions: Any, scores: Any) -> None:
    """Add to the scores of what a style likes: to draw from the smallest stack, or from another; to try daggers."""
    for k in range(found):
        action = wide(actions[k])
        if action < AGITATE:
            short = s["sizes"][action // 3] == smallest(s)
            if (c["style"] == EARLY and short) or (c["style"] == LATE and not short):
                scores[k] += _DRAW_BONUS
        elif c["style"] == TACTICIAN and ASSASSINATE <= action < PASS:
            scores[k] += _ATTEMPT_BONUS


@compiled
def style_value(s: Record, c: Record, w: Any, seat: int, seen: Any, out: Any) -> float:
    """What a position of its own is worth to a style besides the chance to win. A tactician fears no daggers."""
    style = c["style"]
    placed = 3.0 * out[PLACED] + 2.0 * out[PLACED + 1] + out[PLACED + 2]
    if style == EARLY:
        return float(_EARLY_POINT * placed + _EARLY_CARD * smallest(s))
    if style == LATE:
        return float(_LATE_CARD * smallest(s) + _LATE_POINT * placed * min(1.0, smallest(s) / _LATE_FEW_CARDS))
    if style == BLUFFER:
        colour = wide(s["colours"][seat])
        mistaken = 0.0
        for other in range(_ALL_COLOURS):
            if other != colour:
                mistaken = max(mistaken, seen[5 * seat + other])
        return float(_BLUFF * (mistaken - seen[5 * seat + colour]))
    tried = 0
    for victim in range(MOST_PLAYERS):
        tried += wide(s["attempts"][seat, victim] > 0)
    return float(_ATTEMPT * tried - w[EXPOSED] * out[EXPOSED])
