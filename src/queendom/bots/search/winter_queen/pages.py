"""What pages score on the map as it is, and how another crystal would change that."""

from __future__ import annotations

from typing import Any

import numpy as np

from queendom.games.winter_queen.effects import best_choice
from queendom.games.winter_queen.state import ARCANE, COLOURS, NONE, STAR, WAY, WISPS
from queendom.kernel.bits import count, lowest, wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record

ALL_COLOURS = len(COLOURS)


@compiled
def page_vp(r: Record, s: Record, seat: int, slot: int, page: int, colour: int) -> int:
    """What a page scores with a crystal of this colour."""
    anything = wide(NONE)
    return count(best_choice(r, s, seat, slot, page, colour, anything, anything, anything)[0])


@compiled
def reacts(r: Record, s: Record, seat: int, slot: int, page: int, lies: int, colour: int) -> bool:
    """Whether a page with this crystal may score otherwise once a crystal of `colour` comes to the map or leaves it."""
    book = wide(s["books"][seat, slot])
    effect = wide(r["effects"][book, page])
    if effect == ARCANE:
        return False
    if effect in (WAY, STAR):
        return True
    return lies == colour or (effect == WISPS and wide(r["depicted_on"][book, page]) == colour)


@compiled
def book_promise(r: Record, s: Record, seat: int, book: int) -> int:
    """What the pages of a book nobody holds could score for a seat, each with its best colour."""
    slot = wide(s["held"][seat])
    s["books"][seat, slot] = book
    s["held"][seat] += 1
    promised = 0
    for page in range(2):
        most = 0
        for colour in range(ALL_COLOURS):
            most = max(most, page_vp(r, s, seat, slot, page, colour))
        promised += most
    s["books"][seat, slot] = NONE
    s["held"][seat] -= 1
    return promised


@compiled
def gains_by_placing(
    r: Record, s: Record, seat: int, colour: int, empty: int, own: float, others: float, gains: Any
) -> None:
    """For each empty space: what a crystal of this colour adds to own pages and to those of others, so weighted."""
    for other in range(wide(r["players"])):
        weight = own if other == seat else others
        for page in range(2 * wide(s["held"][other])):
            slot, side = page >> 1, page & 1
            lies = wide(s["pages"][other, slot, side])
            if lies == NONE or not reacts(r, s, other, slot, side, lies, colour):
                continue
            before = page_vp(r, s, other, slot, side, lies)
            left = empty
            while left:
                space = lowest(left)
                left &= left - 1
                bit = np.uint32(1 << space)
                s["crystals"][colour] |= bit
                gains[space] += weight * (page_vp(r, s, other, slot, side, lies) - before)
                s["crystals"][colour] &= ~bit
