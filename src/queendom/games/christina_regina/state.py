"""The state record of Christina Regina, and the numbers that stand for things in it.

A card is 6·group + colour, with colour 5 for none. A court stack is a row, top first: known cards by their number,
cards whose order nobody knows as UNKNOWN, and NONE after its end. What the unknown ones may be is counted in `unseen`.
"""

from __future__ import annotations

from enum import StrEnum

import numpy as np
import numpy.typing as npt

from queendom.kernel.layout import Field, Layout, Record, Seat, Seen

GROUPS = ("copper", "silver", "gold")
COLOURS = ("blue", "red", "green", "black", "purple")
NO_COLOUR = len(COLOURS)
KINDS = len(COLOURS) + 1  # of cards in a group
CARDS = len(GROUPS) * KINDS
CARD_NAMES = tuple(f"{group}-{kind}" for group in GROUPS for kind in (*COLOURS, "none"))
MOST_PLAYERS = 5
GROUP_SIZE = 9
#: A stack grows by persuasion only, once a player (CR-3.3).
ROOM = GROUP_SIZE + MOST_PLAYERS
OPEN = 2  # CR-2.1
NONE, UNKNOWN = -1, -2

PLAYING, OVER = range(2)


class Ending(StrEnum):
    """Why a game ended; the state holds 0 for not yet, then these in order."""

    SCORED = "scored"
    CHRISTINA = "christina"


SCORED, CHRISTINA = 1, 2


def _sees_colour(s: Record, viewer: Seat | None) -> npt.NDArray[np.bool_]:
    """One's own colour, and those of one's victims (CR-4.3). At the end everything is revealed."""
    seats = np.arange(MOST_PLAYERS)
    if s["stage"] == OVER:
        return seats >= 0
    if viewer is None:
        return seats < 0
    return np.asarray((seats == viewer) | (s["attempts"][viewer] > 0))


def _sees_dagger(s: Record, viewer: Seat | None) -> npt.NDArray[np.bool_]:
    """The dagger's colour: assassin and victim (CR-4.3)."""
    seats = np.arange(MOST_PLAYERS)
    if s["stage"] == OVER:
        return np.ones((MOST_PLAYERS, MOST_PLAYERS), bool)
    return np.asarray((seats[:, None] == viewer) | (seats[None, :] == viewer))


_ALL = Seen.ALL
LAYOUT = Layout(
    [
        Field("stacks", "i1", (3, ROOM), _ALL),
        Field("sizes", "i1", (3,), _ALL),
        Field("unseen", "i1", (3, KINDS), _ALL),  # the cards behind the UNKNOWN ones of a stack, by colour
        Field("influence", "i1", (3, GROUP_SIZE), _ALL),  # colours, bottom first
        Field("heights", "i1", (3,), _ALL),
        Field("discards", "i1", (CARDS,), _ALL),
        Field("colours", "i1", (MOST_PLAYERS,), _sees_colour, unknown=UNKNOWN),
        Field("attempts", "i1", (MOST_PLAYERS, MOST_PLAYERS), _ALL),  # assassin, victim: the number, 0 for none
        Field("succeeded", "i1", (MOST_PLAYERS, MOST_PLAYERS), _ALL),
        Field("daggers", "i1", (MOST_PLAYERS, MOST_PLAYERS), _sees_dagger, unknown=UNKNOWN),
        Field("spent", "i1", (MOST_PLAYERS,), _ALL),  # action cards
        Field("tilted", "i1", (MOST_PLAYERS,), _ALL),  # bit number − 1
        Field("points", "i1", (MOST_PLAYERS, 3), _ALL),  # by group, once the game is over
        Field("first", "i1", (), _ALL),
        Field("to_act", "i1", (), _ALL),
        Field("stage", "i1", (), _ALL),
        Field("ending", "i1", (), _ALL),
        Field("passes", "i1", (), _ALL),
        Field("dealt", "i1", (), _ALL),  # how many seats have picked their faction
    ]
)
STATE = LAYOUT.dtype
