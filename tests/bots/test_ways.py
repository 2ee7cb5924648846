"""Bots at court learn how others play, and reckon with that: who looks for the best, and who never raises a dagger."""

from __future__ import annotations

import numpy as np
import pytest

import queendom
from queendom.arena import Contest, Entrant
from queendom.bots import Budget, make_bot
from queendom.bots.search.christina_regina.showing import PEACEFUL
from queendom.bots.search.christina_regina.suspicion import Suspicion
from queendom.bots.search.christina_regina.worlds import ANYTHING, THOUGHTFUL, WAYS, by_habit, imagine
from queendom.bots.search.tree import EDGE, NODE, draw
from queendom.kernel.streams import stream
from queendom.match import Match
from support import share

FEW = Budget(simulations=200)


def played(bot: str, seed: int, players: int = 4) -> Match:
    """A game in which all but seat 0 are of one kind, some turns before its end."""
    match = queendom.game("christina-regina").start(players, seed)
    bots = [make_bot("expert" if seat == 0 else bot, seed, seat) for seat in range(players)]
    moves = 0
    while (seat := match.to_act) is not None and (moves < 6 * players or seat != 0):
        match.play(bots[seat].choose(match.view(seat), FEW))
        moves += 1
    return match


def ways(match: Match) -> np.ndarray:
    """What seat 0 makes of the others: the chance of each kind of player, mean over them."""
    belief = Suspicion().believe(match.view(0))
    colours = match.state["colours"][0]
    of_all = [belief[WAYS : WAYS + ANYTHING, 5 * seat + colours[seat]] for seat in range(1, match.rulebook.players)]
    return np.mean(of_all, axis=0)


@pytest.mark.once
def test_how_somebody_plays_shows_in_what_they_do() -> None:
    greedy = np.mean([ways(played("greedy", seed)) for seed in range(4)], axis=0)
    expert = np.mean([ways(played("expert", seed)) for seed in range(4)], axis=0)
    assert greedy[PEACEFUL] > 0.8
    assert expert[:THOUGHTFUL].sum() > 0.6
    assert expert[PEACEFUL] < 0.2


@pytest.mark.once
def test_before_anybody_acts_all_is_possible_and_thought_the_likeliest() -> None:
    match = queendom.game("christina-regina").start(4, 1)
    before = ways(match)
    assert (before > 0.05).all()
    assert before[:THOUGHTFUL].sum() > 0.5
    position = queendom.game("christina-regina").position(match.position())  # no history to go by
    assert ways(position) == pytest.approx(before)


def test_a_plain_search_takes_all_for_thoughtful() -> None:
    belief = Suspicion().know(queendom.game("christina-regina").start(3, 1).view(0))
    assert belief[WAYS : WAYS + THOUGHTFUL, 0].sum() == 1.0


def usual(match: Match) -> list[float]:
    """How often each seat does as usual in what seat 0 imagines."""
    view = match.view(0)
    belief, luck = Suspicion().believe(view), stream("usual")
    states = view.state.copy()
    found = np.zeros((100, match.rulebook.players))
    for imagined in found:
        imagine(view.rulebook.rules[0], states[0], belief, luck[0])
        for seat in range(len(imagined)):
            states["to_act"] = seat
            imagined[seat] = by_habit(view.rulebook.rules[0], states[0], belief)
    return [float(share) for share in found.mean(axis=0)]


@pytest.mark.once
def test_whoever_does_not_look_for_the_best_does_as_usual() -> None:
    """But the searcher always does look for it."""
    greedy, expert = usual(played("greedy", 1)), usual(played("expert", 1))
    assert greedy[0] == expert[0] == 0.0
    assert min(greedy[1:]) > 0.8
    assert max(expert[1:]) < 0.5


@pytest.mark.once
def test_what_is_usual_is_done_as_often_as_expected() -> None:
    node, edges, luck = np.zeros(1, NODE), np.zeros(4, EDGE), stream("drawn")
    node["first"], node["edges"] = 1, 3
    edges["prior"] = 0.0, 0.6, 0.0, 0.4
    drawn = np.bincount([draw(node[0], edges, luck[0]) for _ in range(1000)], minlength=4)
    assert drawn[0] == drawn[2] == 0
    assert drawn[1] == pytest.approx(600, abs=60)


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.randomised
def test_more_thought_is_no_worse_among_players_who_do_not_think() -> None:
    """Whoever takes all others for as clever as themselves plays the worse the longer they think: 35 % here."""
    contest = Contest("christina-regina", 5, Entrant("master", simulations=1000), Entrant("greedy"), "ways")
    won = [part for number in range(max(20, share(60))) for part in contest.round(number)["shares"]]
    assert np.mean(won) > 0.44
