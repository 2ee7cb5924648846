"""The exact end of a two-player game of Winter Queen, against trying everything."""

from __future__ import annotations

import numpy as np
import pytest

import queendom
from queendom.bots import Budget, make_bot
from queendom.bots.search.winter_queen import final_stage
from queendom.games.winter_queen.state import OVER
from queendom.kernel.layout import States
from queendom.kernel.rulebook import Rulebook
from queendom.match import Match
from support import share


def final_stages(number: int, seed: str, bot: str = "adept") -> list[Match]:
    """Matches at the beginning of their final stage."""
    found = []
    k = 0
    while len(found) < number:
        match = queendom.game("winter-queen").start(2, abs(hash_of(seed, k)))
        bots = [make_bot(bot, seed, k, seat) for seat in range(2)]
        while match.to_act is not None and not final_stage.can_solve(match.view(match.to_act)):
            match.play(bots[match.to_act].choose(match.view(match.to_act)))
        if match.to_act is not None:
            found.append(match)
        k += 1
    return found


def hash_of(seed: str, k: int) -> int:
    return int.from_bytes(f"{seed}/{k}".encode().rjust(16, b"\0")[-16:], "big")


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
    for match in final_stages(max(4, share(60)), "last"):
        while match.to_act is not None and match.state["turns_left"][0] > 1:
            match.play(make_bot("greedy", 1).choose(match.view(match.to_act)))
        if match.to_act is None:
            continue
        view = match.view(match.to_act)
        best = final_stage.solved(view)[0]
        assert best.value == by_trying(match.rulebook, match.state)


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
    found = final_stage.solved(view)
    assert {one.number for one in found} == set(view.legal_numbers())
    assert found[0].value == pytest.approx(by_trying(match.rulebook, match.state))


@pytest.mark.once
@pytest.mark.randomised
def test_master_never_loses_a_point_in_the_final_stage() -> None:
    """Its regret is none; a bot that does not look ahead has some."""
    regrets = {"master": [], "random": []}
    for match in final_stages(max(4, share(100)), "regret"):
        view = match.view(match.to_act)
        sign = 1 if view.seat == 0 else -1
        values = {one.number: sign * one.value for one in final_stage.solved(view)}
        best = max(values.values())
        for name, found in regrets.items():
            chosen = make_bot(name, "regret").choose(view, Budget(simulations=50))
            found.append(best - values[match.rulebook.number(chosen)])
    assert np.max(regrets["master"]) == 0
    assert np.mean(regrets["random"]) > 1
