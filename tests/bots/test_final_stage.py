"""The exact end of a two-player game of Winter Queen, against trying everything."""

from __future__ import annotations

import pytest

import queendom
from queendom.arena.regret import solvable
from queendom.bots import make_bot
from queendom.bots.search.winter_queen.final_stage import SOLVER
from queendom.games.winter_queen.state import OVER
from queendom.kernel.layout import States
from queendom.kernel.rulebook import Rulebook
from support import share


def by_trying(rulebook: Rulebook, states: States) -> float:
    """How far seat 0 is ahead when both play their best: everything tried, slowly."""
    if states["stage"][0] == OVER:
        return float(states["vp"][0, 0]) - float(states["vp"][0, 1])
    if point := rulebook.chance_point(states):
        whole = 0.0
        for outcome, weight in enumerate(point.weights):
            if weight:
                after = states.copy()
                rulebook.apply_chance(after, outcome)
                whole += weight * by_trying(rulebook, after)
        return whole / sum(point.weights)
    values = []
    for action in rulebook.legal_actions(states):
        after = states.copy()
        rulebook.apply(after, action)
        values.append(by_trying(rulebook, after))
    return max(values) if states["to_act"][0] == 0 else min(values)


@pytest.mark.once
@pytest.mark.randomised
def test_the_last_turn_is_counted_as_if_tried() -> None:
    for start in solvable("winter-queen", max(4, share(60)), "last"):
        match = queendom.game("winter-queen").position(start.position)
        while match.to_act is not None and match.state["turns_left"][0] > 1:
            match.play(make_bot("greedy", 1).choose(match.view(match.to_act)))
        if match.to_act is None:
            continue
        view = match.view(match.to_act)
        best = SOLVER.solve(view)[0]
        assert best.ahead == by_trying(match.rulebook, match.state) * (1 if match.to_act == 0 else -1)


@pytest.mark.once
def test_two_turns_with_the_expectation_over_unseen_books() -> None:
    """Few crystals and spaces, so that everything can be tried: Arcane Knowledge counts what a new book depicts."""
    match = queendom.game("winter-queen").position(
        {
            "stage": "final",
            "turns_left": 2,
            "domain": {"a2": "yellow", "c1": None, "c4": None, "c7": None, "e2": "blue"},
            "map": {
                "a1": "red", "a3": "red", "b1": "green", "b2": "green", "b3": "purple", "b4": "purple", "b5": "blue",
                "b6": "blue", "c2": "yellow", "c3": "yellow", "c5": "red", "c6": "green", "d1": "purple", "d2": "blue",
                "d3": "yellow", "d4": "red", "e1": "green", "e3": "purple", "d6": "blue",
            },
            "holders": [["red", "green"]],
        }
    )  # fmt: skip
    view = match.view(match.to_act)
    found = SOLVER.solve(view)
    assert {one.number for one in found} == set(view.legal_numbers())
    assert match.to_act == 0
    assert found[0].ahead == pytest.approx(by_trying(match.rulebook, match.state))
