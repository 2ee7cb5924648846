"""Ways to play that are not only about winning."""

from __future__ import annotations

from typing import Any

from queendom.bots.search.christina_regina.cards import smallest
from queendom.bots.search.christina_regina.weighing import EXPOSED, PLACED
from queendom.games.christina_regina.numbering import AGITATE, ASSASSINATE, PASS
from queendom.games.christina_regina.state import COLOURS, MOST_PLAYERS
from queendom.kernel.bits import wide
from queendom.kernel.compiled import rule
from queendom.kernel.layout import Record

_ALL_COLOURS = len(COLOURS)
#: Styles (config.style).
EARLY, LATE, BLUFFER, TACTICIAN = 1, 2, 3, 4


@rule
def lean(s: Record, c: Record, found: int, actions: Any, scores: Any) -> None:
    """What a style likes to do: to draw where the stack is smallest, or where it is not; to try daggers."""
    for k in range(found):
        action = wide(actions[k])
        if action < AGITATE:
            short = s["sizes"][action // 3] == smallest(s)
            if (c["style"] == EARLY and short) or (c["style"] == LATE and not short):
                scores[k] += 0.3
        elif c["style"] == TACTICIAN and ASSASSINATE <= action < PASS:
            scores[k] += 0.6


@rule
def taste(s: Record, c: Record, w: Any, seat: int, seen: Any, out: Any) -> float:
    """What a style sees in a position of its own besides the chance to win."""
    style = c["style"]
    placed = 3.0 * out[PLACED] + 2.0 * out[PLACED + 1] + out[PLACED + 2]
    if style == EARLY:
        return float(0.15 * placed - 0.12 * smallest(s))
    if style == LATE:
        return float(0.12 * smallest(s) - 0.1 * placed * min(1.0, smallest(s) / 4.0))
    if style == BLUFFER:
        colour = wide(s["colours"][seat])
        mistaken = 0.0
        for other in range(_ALL_COLOURS):
            if other != colour:
                mistaken = max(mistaken, seen[5 * seat + other])
        return float(2.0 * (mistaken - seen[5 * seat + colour]))
    tried = 0
    for victim in range(MOST_PLAYERS):
        tried += wide(s["attempts"][seat, victim] > 0)
    return float(0.5 * tried - w[EXPOSED] * out[EXPOSED])
