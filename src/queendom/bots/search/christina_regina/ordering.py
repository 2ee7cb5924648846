"""Which actions are worth considering, and which of them first."""

from __future__ import annotations

from typing import Any

from queendom.bots.search.christina_regina.cards import phase_of, read_court, read_places
from queendom.bots.search.christina_regina.fitted import WEIGHTS
from queendom.bots.search.christina_regina.showing import expected, notice_searcher
from queendom.bots.search.christina_regina.styles import lean
from queendom.bots.search.christina_regina.weighing import share_out, weigh
from queendom.bots.search.christina_regina.worlds import (
    FACTS,
    GUESSES,
    OWN,
    PUBLIC,
    ROOM_A,
    SEARCHER,
    guess,
    is_searcher,
)
from queendom.bots.search.ordering import as_chances, keep_best
from queendom.kernel import generic
from queendom.kernel.bits import wide
from queendom.kernel.compiled import rule
from queendom.kernel.layout import Record

#: How much of the chance is shared out evenly: what looks bad at a glance is tried now and then, too.
_EVENLY = 0.1


@rule
def candidates(r: Record, s: Record, t: Record, c: Record, belief: Any, actions: Any, priors: Any) -> int:
    """What looks good to whoever is to act, from what they may know."""
    if c["plain"]:
        found = generic.legal(r, s, actions)
        for k in range(found):
            priors[k] = 1.0 / found
        return found
    seat = wide(s["to_act"])
    colour = wide(s["colours"][seat])
    w = WEIGHTS[wide(r["players"]) - 2, phase_of(s)]
    places, court = read_places(r, s), read_court(s)
    searching = is_searcher(s, belief, seat)
    guesses, shares = belief[GUESSES], belief[ROOM_A]
    guess(r, s, belief[OWN] if searching else belief[PUBLIC], seat, colour, guesses)
    another = belief[FACTS, SEARCHER] != seat
    if another:
        notice_searcher(belief, guesses)
    share_out(r, s, seat, colour, guesses, shares)
    daggers = 2 if searching else 1
    found = weigh(r, s, w, seat, colour, guesses, shares, places, court, daggers, actions, priors)
    if another:
        expected(r, s, belief, places, court, found, actions, priors)
        return keep_best(actions, priors, found, wide(c["width"]))
    if c["style"]:
        lean(s, c, found, actions, priors)
    kept = keep_best(actions, priors, found, wide(c["width"]))
    as_chances(priors, kept, 0.5 * c["temperature"], _EVENLY)
    return kept
