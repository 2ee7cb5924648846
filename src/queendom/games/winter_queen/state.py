"""The state record of Winter Queen, and the numbers that stand for things in it.

Spaces are bits in map order (row, then number), books are numbered as in the edition, colours as in `COLOURS`. Holders
and the bag count crystals in one integer of 4 bits a colour, so that "which colours are there" is one expression.
"""

from __future__ import annotations

from enum import StrEnum

from queendom.kernel.compiled import inlined
from queendom.kernel.layout import Field, Layout, Seen

COLOURS = ("red", "green", "purple", "blue", "yellow")
COUNTIES = COLOURS[:4]
EFFECTS = ("wisps", "rose", "border", "clouds", "way", "lights", "star", "arcane")
WISPS, ROSE, BORDER, CLOUDS, WAY, LIGHTS, STAR, ARCANE = range(8)

SPACES = 25
ALL_SPACES = (1 << SPACES) - 1
DOMAIN = 4  # the zone of castle and towers, after the four counties
EACH = 9  # crystals a colour, WQ-1.1
BOOKS = 20
PILE = 5  # books a pile, WQ-2.3
TILES = 5  # Domain tiles in play, WQ-2.2
EMPTY_TILE = len(COLOURS)  # the outcome after the colours
MOST_BOOKS = 3  # WQ-3.2
MOST_PLAYERS = 4
NONE = -1

MAIN, FINAL, OVER = range(3)
STAGES = ("main", "final", "over")


class Ending(StrEnum):
    """Why a game ended; the state holds 0 for not yet, then these in order."""

    FINAL_SCORING = "final-scoring"
    DEADLOCK = "deadlock"


FINAL_SCORING, DEADLOCK = 1, 2


#: WQ-2.1: players -> holders, crystals a holder, crystals of each colour left in the box.
SET_UP = {2: (3, 3, 3), 3: (3, 4, 1), 4: (4, 4, 0)}

_ALL = Seen.ALL
LAYOUT = Layout(
    [
        # The map: every crystal of a colour, depicted ones included; which spaces hold a depicted one.
        Field("crystals", "u4", (5,), _ALL),
        Field("depicted", "u4", (), _ALL),
        # What can still be drawn.
        Field("unseen", "u4", (), _ALL),  # books below the tops of all piles
        Field("bag", "u4", (), _ALL),
        Field("tiles", "u4", (), _ALL),  # Domain tiles not on the map, packed like the bag, the empty ones last
        Field("holders", "u4", (4,), _ALL),
        Field("tops", "i1", (4,), _ALL),
        Field("below", "i1", (4,), _ALL),
        Field("books", "i1", (MOST_PLAYERS, MOST_BOOKS), _ALL),
        Field("pages", "i1", (MOST_PLAYERS, MOST_BOOKS, 2), _ALL),
        Field("held", "i1", (MOST_PLAYERS,), _ALL),  # how many books
        Field("filled", "i1", (MOST_PLAYERS,), _ALL),  # pages with a crystal: bit 2·slot + page
        # VP lie face down, but every gain is announced (WQ-3.7): totals are public knowledge.
        Field("vp", "i2", (MOST_PLAYERS,), _ALL),
        Field("first", "i1", (), _ALL),
        Field("to_act", "i1", (), _ALL),
        Field("stage", "i1", (), _ALL),
        Field("ending", "i1", (), _ALL),
        Field("passes", "i1", (), _ALL),
        Field("turns_left", "i1", (), _ALL),
        # The draws that the state waits for: steps of the deal, crystals for a holder, a pile's next book.
        Field("dealt", "i1", (), _ALL),
        Field("refilling", "i1", (), _ALL),
        Field("to_draw", "i1", (), _ALL),
        Field("revealing", "i1", (), _ALL),
    ]
)
STATE = LAYOUT.dtype


@inlined
def number_of(crystals: int, colour: int) -> int:
    """How many crystals of a colour lie on a holder or in the bag."""
    return (crystals >> (4 * colour)) & 15


@inlined
def colours_of(crystals: int) -> int:
    """Which colours lie there, as a set."""
    there = (crystals | crystals >> 1 | crystals >> 2 | crystals >> 3) & 0x11111
    return (there | there >> 3 | there >> 6 | there >> 9) & 15 | there >> 12 & 16


@inlined
def total(crystals: int) -> int:
    """How many crystals lie there."""
    pairs = (crystals & 0x0F0F0F) + ((crystals >> 4) & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 63
