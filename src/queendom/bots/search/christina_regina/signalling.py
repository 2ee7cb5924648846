"""What actions give away: how likely each is for every colour, and how that changes what onlookers believe."""

from __future__ import annotations

from typing import Any

from queendom.bots.search.christina_regina.assignments import (
    FACTS,
    GUESSES,
    MARGINALS,
    MARGINALS_NOW,
    PUBLIC,
    SCRATCH_A,
    SCRATCH_B,
    SCRATCH_C,
    SCRATCH_D,
    SEARCHER,
    TYPE_ROWS,
    guess,
)
from queendom.bots.search.christina_regina.cards import phase_of, read_court, read_places
from queendom.bots.search.christina_regina.fitted import WEIGHTS
from queendom.bots.search.christina_regina.move_scores import score_moves, write_stakes
from queendom.bots.search.christina_regina.player_types import (
    FIRST_NAIVE_TYPE,
    NAIVE_WEIGHTS,
    PREDICTING_NOISE,
    RANDOM_TYPE,
    canonical,
    choice_chances,
    likelihood,
    write_own_stakes,
)
from queendom.games.christina_regina.state import COLOURS
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Record

_ALL_COLOURS = len(COLOURS)


@compiled
def predicted_choices(
    r: Record, s: Record, belief: Any, places: int, court: int, found: int, actions: Any, scores: Any
) -> None:
    """Turn scores into how likely the player to act is to choose each action, by the type they seem to be."""
    seat = wide(s["to_act"])
    colour = wide(s["colours"][seat])
    stakes, scratch, naive_scores, out = belief[SCRATCH_A], belief[SCRATCH_B], belief[SCRATCH_C], belief[SCRATCH_D]
    write_own_stakes(s, seat, colour, stakes)
    score_moves(
        r, s, NAIVE_WEIGHTS, seat, colour, belief[GUESSES], stakes, places, court, wide(1), scratch, naive_scores
    )
    anything = 1.0
    for k in range(found):
        scratch[k] = 0.0
    for player_type in range(RANDOM_TYPE):
        share = belief[TYPE_ROWS + player_type, 5 * seat + colour]
        anything -= share
        choice_chances(naive_scores if player_type >= FIRST_NAIVE_TYPE else scores, actions, found, player_type, out)
        for k in range(found):
            scratch[k] += share * out[k]
    for k in range(found):
        scores[k] = (1.0 - PREDICTING_NOISE) * (scratch[k] + anything / found) + PREDICTING_NOISE / found


@compiled
def signal_likelihoods(r: Record, s: Record, c: Record, belief: Any, edges: Any, first: int, found: int) -> None:
    """Of the searcher's own actions only: the colours of others are sampled."""
    seat = wide(s["to_act"])
    if belief[FACTS, SEARCHER] != seat:
        return
    if c["plain"]:
        for k in range(first, first + found):
            for colour in range(_ALL_COLOURS):
                edges[k]["likelihoods"][colour] = 1.0
        return
    w = WEIGHTS[wide(r["players"]) - 2, phase_of(s)]
    places, court = read_places(r, s), read_court(s)
    guesses, stakes, scratch, scores = belief[GUESSES], belief[SCRATCH_A], belief[SCRATCH_C], belief[SCRATCH_D]
    for colour in range(_ALL_COLOURS):
        guess(r, s, belief[PUBLIC], seat, colour, guesses)
        write_stakes(r, s, seat, colour, guesses, stakes)
        scored = score_moves(r, s, w, seat, colour, guesses, stakes, places, court, wide(0), scratch, scores)
        for k in range(first, first + found):
            edges[k]["likelihoods"][colour] = likelihood(
                scores, scratch, scored, canonical(wide(edges[k]["action"])), 0, belief[SCRATCH_B]
            )


@compiled
def update_public_belief(r: Record, s: Record, belief: Any, edge: Record) -> None:
    """Bayes' rule for the searcher's colour, as onlookers see it."""
    seat = wide(s["to_act"])
    if belief[FACTS, SEARCHER] != seat:
        return
    seen = belief[MARGINALS_NOW]
    whole = 0.0
    for colour in range(_ALL_COLOURS):
        seen[5 * seat + colour] *= edge["likelihoods"][colour]
        whole += seen[5 * seat + colour]
    if whole > 0.0:
        for colour in range(_ALL_COLOURS):
            seen[5 * seat + colour] /= whole


@compiled
def update_guess_of_searcher(belief: Any, guesses: Any) -> None:
    """Bring what somebody guesses of the searcher up to date with what the searcher did in this simulation."""
    first = 5 * wide(belief[FACTS, SEARCHER])
    whole = 0.0
    for at in range(first, first + 5):
        if belief[MARGINALS, at] > 0.0:
            guesses[at] *= belief[MARGINALS_NOW, at] / belief[MARGINALS, at]
        whole += guesses[at]
    if whole > 0.0:
        for at in range(first, first + 5):
            guesses[at] /= whole
