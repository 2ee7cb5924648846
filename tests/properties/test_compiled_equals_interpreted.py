"""One source, two ways to run it: whole games, actions and draws and states, must be the same bytes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from queendom import games
from queendom.kernel.playout import LOG, logged_playout
from queendom.kernel.streams import stream
from support import share


def digest(number_of_games: int) -> str:
    """A hash of the logs and last states of random games, over all games, editions, players and options."""
    found = hashlib.sha256()
    log = np.zeros(4000, LOG)
    for game in games.GAMES.values():
        for edition in game.editions():
            for players in game.players:
                for turn in range(2):
                    options = {name: one.values[turn % len(one.values)] for name, one in game.options.items()}
                    rulebook = game.rulebook(edition, players, options)
                    for number in range(number_of_games):
                        states = np.zeros(1, rulebook.layout.dtype)
                        luck = stream("compiled", edition.name, players, turn, number)
                        first = number % players
                        written = logged_playout(rulebook.rules, states, 0, first, luck, log)
                        found.update(log[:written].tobytes() + states.tobytes())
    return found.hexdigest()


@pytest.mark.once
@pytest.mark.randomised
def test_compiled_equals_interpreted() -> None:
    number = share(60)
    interpreted = subprocess.run(
        [sys.executable, __file__, str(number)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path(__file__).parent.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.split() == ["interpreted", digest(number)]


if __name__ == "__main__":
    from queendom.kernel.compiled import INTERPRETED

    print("interpreted" if INTERPRETED else "compiled", digest(int(sys.argv[1])))
