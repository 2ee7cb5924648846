"""Which actions are worth considering, and how likely each is to be best."""

from __future__ import annotations

from typing import Any

from queendom.bots.search.christina_regina.assignments import (
    FACTS,
    GUESSES,
    OWN,
    PUBLIC,
    SCRATCH_A,
    SEARCHER,
    guess,
    is_searcher,
)
from queendom.bots.search.christina_regina.cards import phase_of, read_court, read_places
from queendom.bots.search.christina_regina.fitted import WEIGHTS
from queendom.bots.search.christina_regina.move_scores import score_moves, write_stakes
from queendom.bots.search.christina_regina.signalling import predicted_choices, update_guess_of_searcher
from queendom.bots.search.christina_regina.styles import add_style_bonus
from queendom.bots.search.priors import as_priors, keep_best
from queendom.kernel import generic
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record

#: The share of the priors that is given out evenly, so that what looks bad at once is tried now and then, too.
_EVENLY = 0.1
#: Scores are logarithms of chances here and points in Winter Queen, so a lower temperature fits. Both chosen by hand.
_TEMPERATURE = 0.5


@compiled
def candidates(r: Record, s: Record, t: Record, c: Record, belief: Any, actions: Any, priors: Any) -> int:
    """What looks good to the player to act by what they may know."""
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
    guesses, stakes = belief[GUESSES], belief[SCRATCH_A]
    guess(r, s, belief[OWN] if searching else belief[PUBLIC], seat, colour, guesses)
    another = belief[FACTS, SEARCHER] != seat
    if another:
        update_guess_of_searcher(belief, guesses)
    write_stakes(r, s, seat, colour, guesses, stakes)
    daggers = 2 if searching else 1
    found = score_moves(r, s, w, seat, colour, guesses, stakes, places, court, daggers, actions, priors)
    if another:
        predicted_choices(r, s, belief, places, court, found, actions, priors)
        return keep_best(actions, priors, found, wide(c["width"]))
    if c["style"]:
        add_style_bonus(s, c, found, actions, priors)
    kept = keep_best(actions, priors, found, wide(c["width"]))
    as_priors(priors, kept, _TEMPERATURE * c["temperature"], _EVENLY)
    return kept
