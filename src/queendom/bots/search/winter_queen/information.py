"""What players know in the course of a simulation. Nothing is hidden: chance is drawn when everybody sees it."""

from __future__ import annotations

from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record


@compiled
def public_key(r: Record, s: Record) -> int:
    """What the last draws brought: the crystals on the holders, and the top books of the piles."""
    seen = wide(0)
    for k in range(4):
        seen = (seen * 1000003 + wide(s["holders"][k])) * 31 + wide(s["tops"][k])
    return seen
