"""Bots of Christina Regina learn which type each opponent is: rational, or peaceful and naive, for example."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import queendom
from queendom.arena import Contest, Entrant
from queendom.bots import Budget, make_bot
from queendom.bots.search.christina_regina.assignments import TYPE_ROWS
from queendom.bots.search.christina_regina.belief_update import belief_from_history, uniform_belief
from queendom.bots.search.christina_regina.information import plays_by_prior, sample_hidden
from queendom.bots.search.christina_regina.player_types import PEACEFUL_TYPE, RANDOM_TYPE, RATIONAL_TYPES
from queendom.bots.search.tree import NODE, draw, edge_dtype
from queendom.kernel.streams import stream
from queendom.match import Match
from support import share

FEW = Budget(simulations=200)


def played(bot: str, seed: int, players: int = 4) -> Match:
    """A game in which all but seat 0 are the same bot, some turns before its end."""
    match = queendom.game("christina-regina").start(players, seed)
    bots = [make_bot("expert" if seat == 0 else bot, seed, seat) for seat in range(players)]
    moves = 0
    while (seat := match.to_act) is not None and (moves < 6 * players or seat != 0):
        match.play(bots[seat].choose(match.view(seat), FEW))
        moves += 1
    return match


def player_types(match: Match) -> NDArray[np.float64]:
    """How likely seat 0 takes the others to be of each type: the mean over them."""
    belief = belief_from_history(match.view(0))
    colours = match.state["colours"][0]
    of_all = [
        belief[TYPE_ROWS : TYPE_ROWS + RANDOM_TYPE, 5 * seat + colours[seat]]
        for seat in range(1, match.rulebook.players)
    ]
    mean: NDArray[np.float64] = np.mean(of_all, axis=0)
    return mean


@pytest.mark.once
def test_actions_show_a_players_type() -> None:
    greedy = np.mean([player_types(played("greedy", seed)) for seed in range(4)], axis=0)
    expert = np.mean([player_types(played("expert", seed)) for seed in range(4)], axis=0)
    assert greedy[PEACEFUL_TYPE] > 0.8
    assert expert[:RATIONAL_TYPES].sum() > 0.6
    assert expert[PEACEFUL_TYPE] < 0.2


@pytest.mark.once
def test_before_anybody_acts_all_types_are_possible_and_rational_ones_the_likeliest() -> None:
    match = queendom.game("christina-regina").start(4, 1)
    before = player_types(match)
    assert (before > 0.05).all()
    assert before[:RATIONAL_TYPES].sum() > 0.5
    position = queendom.game("christina-regina").position(match.position())  # no history to go by
    assert player_types(position) == pytest.approx(before)


def test_a_plain_search_takes_all_for_rational() -> None:
    belief = uniform_belief(queendom.game("christina-regina").start(3, 1).view(0))
    assert belief[TYPE_ROWS : TYPE_ROWS + RATIONAL_TYPES, 0].sum() == 1.0


def share_by_prior(match: Match) -> list[float]:
    """How often each seat plays by its priors in the simulations of seat 0."""
    view = match.view(0)
    belief, luck = belief_from_history(view), stream("by prior")
    states = view.state.copy()
    found = np.zeros((100, match.rulebook.players))
    for imagined in found:
        sample_hidden(view.rulebook.rules[0], states[0], belief, luck[0])
        for seat in range(len(imagined)):
            states["to_act"] = seat
            imagined[seat] = plays_by_prior(view.rulebook.rules[0], states[0], belief)
    return [float(share) for share in found.mean(axis=0)]


@pytest.mark.once
def test_players_who_are_not_rational_play_by_their_priors() -> None:
    """But never the searcher."""
    greedy, expert = share_by_prior(played("greedy", 1)), share_by_prior(played("expert", 1))
    assert greedy[0] == expert[0] == 0.0
    assert min(greedy[1:]) > 0.8
    assert max(expert[1:]) < 0.5


@pytest.mark.once
def test_an_edge_is_drawn_as_often_as_its_prior_says() -> None:
    node, edges, luck = np.zeros(1, NODE), np.zeros(4, edge_dtype(2, 1)), stream("drawn")
    node["first"], node["edges"] = 1, 3
    edges["prior"] = 0.0, 0.6, 0.0, 0.4
    drawn = np.bincount([draw(node[0], edges, luck[0]) for _ in range(1000)], minlength=4)
    assert drawn[0] == drawn[2] == 0
    assert drawn[1] == pytest.approx(600, abs=60)


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.randomised
def test_a_longer_search_is_no_worse_among_players_who_do_not_search() -> None:
    """A search that takes all others to be rational plays the worse the longer it is: 35 % here."""
    contest = Contest("christina-regina", 5, Entrant("master", simulations=1000), Entrant("greedy"), "ways")
    won = [part for number in range(max(20, share(60))) for part in contest.round(number)["shares"]]
    assert np.mean(won) > 0.44
