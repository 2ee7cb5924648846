"""What bots give away in final stages: nothing if they solve them, something if they do not look."""

from __future__ import annotations

import json

import pytest

import queendom
from cli.running import run, run_here
from queendom.arena import Entrant
from queendom.arena.regret import given_away, solvable, sum_up
from queendom.bots.search.winter_queen.final_stage import can_solve
from support import share


@pytest.mark.once
@pytest.mark.randomised
def test_levels_give_away_less_and_less() -> None:
    entrants = [Entrant("random"), Entrant("novice"), Entrant("expert"), Entrant("master")]
    views = list(solvable("winter-queen", max(12, share(100)), "less"))
    assert all(can_solve(view) for view in views)
    found = list(zip(*(given_away(entrants, view, number) for number, view in enumerate(views)), strict=True))
    means = [sum_up(entrant, list(of_one)).mean for entrant, of_one in zip(entrants, found, strict=True)]
    assert means[-1] == 0.0
    assert means[0] > means[1] > means[2] >= 0.0


def test_a_game_without_a_solver_is_refused() -> None:
    with pytest.raises(queendom.SetupError, match=r"no-solver.*christina-regina"):
        next(solvable("christina-regina", 1))


@pytest.mark.slow
@pytest.mark.once
def test_the_command() -> None:
    done = run("regret", "--bots", "random,master", "-n", "3", "--json")
    random, master = json.loads(done.stdout)["lines"]
    assert random["bot"] == "random" and random["positions"] == 3
    assert master["regret"] == 0.0 and master["perfect"] == 1.0
    refused = run_here("regret", "--bots", "tactician")
    assert refused.returncode == 2 and "tactician" in refused.stderr
