"""What bots give away in final stages: nothing if they solve them, something if they do not look."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from queendom.arena import Entrant
from queendom.arena.regret import final_stages, given_away, sum_up
from queendom.bots.search.winter_queen.final_stage import can_solve
from support import share


@pytest.mark.once
@pytest.mark.randomised
def test_levels_give_away_less_and_less() -> None:
    entrants = [Entrant("random"), Entrant("novice"), Entrant("expert"), Entrant("master")]
    views = list(final_stages(max(12, share(100)), "less"))
    assert all(can_solve(view) for view in views)
    found = list(zip(*(given_away(entrants, view, number) for number, view in enumerate(views)), strict=True))
    means = [sum_up(entrant, list(of_one)).mean for entrant, of_one in zip(entrants, found, strict=True)]
    assert means[-1] == 0.0
    assert means[0] > means[1] > means[2] >= 0.0


@pytest.mark.slow
@pytest.mark.once
def test_the_command() -> None:
    command = [sys.executable, "-c", "from queendom.cli.main import run; run()", "regret", "--bots"]
    told = subprocess.run([*command, "random,master", "-n", "3", "--json"], capture_output=True, text=True, check=True)
    random, master = json.loads(told.stdout)["lines"]
    assert random["bot"] == "random" and random["positions"] == 3
    assert master["regret"] == 0.0 and master["perfect"] == 1.0
    refused = subprocess.run([*command, "tactician"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2 and "tactician" in refused.stderr
