"""Every assignment of colours to seats, and the table of what is believed of them.

The belief is a table of numbers, so that compiled code can take it. Each row is as long as the list of assignments;
a row that says something of seats and colours uses cell 5 · seat + colour.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np

from queendom.bots.search.christina_regina.player_types import RANDOM_TYPE
from queendom.games.christina_regina.state import COLOURS, MOST_PLAYERS
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record

_ALL_COLOURS = len(COLOURS)

#: Every way to give five colours to five seats; seats that nobody sits at hold the piles nobody picked.
ASSIGNMENTS = np.array(list(permutations(range(_ALL_COLOURS))), np.int64)

# --- the belief: rows of a table --------------------------------------------------------------------------------------
#: How likely each assignment is, to the searcher and to an onlooker; and the same added up, to draw from.
OWN, PUBLIC, OWN_SUMS, PUBLIC_SUMS = range(4)
#: Some facts (below).
FACTS = 4
#: How likely an onlooker takes each seat to have each colour: before the search, and in the course of a simulation,
#: after what the searcher has done in it.
MARGINALS, MARGINALS_NOW = 5, 6
#: What one seat believes of the others' colours (`guess`).
GUESSES = 7
#: Scratch memory.
SCRATCH_A, SCRATCH_B, SCRATCH_C, SCRATCH_D = range(8, 12)
#: From here on a row for each type of player but the random one: how likely each seat is of that type, for each colour
#: that it may have.
TYPE_ROWS = 12
ROWS = TYPE_ROWS + RANDOM_TYPE
#: Cells of FACTS: who searches, with which colour, how often a simulation samples the public assignments, and whether
#: this one does; from BY_PRIOR on, for each seat whether it draws its actions by their priors in this simulation.
SEARCHER, COLOUR, PUBLIC_SHARE, IN_PUBLIC, BY_PRIOR = range(5)


def new_belief() -> Any:
    return np.zeros((ROWS, len(ASSIGNMENTS)), np.float64)


@inlined
def is_searcher(s: Record, belief: Any, seat: int) -> bool:
    """Whether a seat is the searcher with the colour they really have."""
    return bool(belief[FACTS, SEARCHER] == seat and belief[FACTS, COLOUR] == s["colours"][seat])


@compiled
def guess(r: Record, s: Record, chances: Any, seat: int, colour: int, guesses: Any) -> None:
    """Write how likely a seat of this colour takes each other to have each colour, given the assignments' chances."""
    players = wide(r["players"])
    for k in range(MOST_PLAYERS * _ALL_COLOURS):
        guesses[k] = 0.0
    whole = 0.0
    for assignment in range(len(ASSIGNMENTS)):
        if ASSIGNMENTS[assignment, seat] != colour or chances[assignment] == 0.0:
            continue
        fits = True
        for victim in range(players):
            if s["attempts"][seat, victim] > 0 and s["colours"][victim] >= 0:
                fits = fits and ASSIGNMENTS[assignment, victim] == s["colours"][victim]
        if fits:
            whole += chances[assignment]
            for other in range(players):
                guesses[5 * other + ASSIGNMENTS[assignment, other]] += chances[assignment]
    if whole > 0.0:
        for k in range(MOST_PLAYERS * _ALL_COLOURS):
            guesses[k] /= whole
