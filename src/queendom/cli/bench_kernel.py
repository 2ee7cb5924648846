"""`queendom bench kernel`: plies, views and beliefs a second, beside peers that are measured in turn in the same run.

A peer's rollouts run inside its own compiled code: OpenSpiel's MCTS with a single simulation and n random rollouts.
"""

from __future__ import annotations

import importlib
import os
import random
import statistics
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np
from rich.progress import Progress

from queendom import games
from queendom import match as matches
from queendom.games.christina_regina.belief import complete
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Rules, States
from queendom.kernel.playout import playouts
from queendom.kernel.streams import stream
from queendom.locales import words as find_words

ROUNDS = 7
_SHORT = {"winter-queen": "wq", "christina-regina": "cr"}
_PEERS = {
    "wq.plies": {"openspiel-hex5": "hex(board_size=5)", "openspiel-backgammon": "backgammon"},
    "cr.plies": {"openspiel-social-deduction": "social_deduction"},
}


class Runner(ABC):
    """Something that plays random games; `run` returns plies and seconds."""

    @abstractmethod
    def run(self, games: int) -> tuple[float, float]: ...

    def calibrate(self, seconds: float) -> int:
        """How many games take about that long."""
        self.run(1)  # the first call compiles or loads, so it is not measured
        number = 1
        while True:
            _, took = self.run(number)
            if took > seconds / 4 or number > 10_000_000:
                return max(1, round(number * seconds / max(took, 1e-6)))
            number *= 4

    def close(self) -> None:  # noqa: B027 (most runners have nothing to close)
        """Let go of what the runner holds."""


class Kernel(Runner):
    """Our compiled kernel, one player count."""

    def __init__(self, game: str, players: int) -> None:
        found = games.find(game)
        edition = found.load_edition(found.default_edition)
        self.rulebook = found.rulebook(edition, players, found.check_options({}))
        self.states = np.zeros(1, self.rulebook.layout.dtype)
        self.stream = stream("bench", game, players)

    def run(self, games: int) -> tuple[float, float]:
        start = time.perf_counter()
        plies = playouts(self.rulebook.rules, self.states, 0, self.stream, games)
        return plies, time.perf_counter() - start


class Views(Runner):
    """Making one seat's view as a Python object; counts views."""

    def __init__(self, game: str) -> None:
        self.match = matches.game(game).start(4, seed=1)
        for _ in range(12):
            self.match.play(self.match.legal_actions()[0])
        self.match.view(0)

    def run(self, games: int) -> tuple[float, float]:
        start = time.perf_counter()
        for _ in range(games):
            self.match.view(0)
        return games, time.perf_counter() - start


@compiled
def _complete_often(rules: Rules, states: States, streams: States, times: int) -> None:
    for _ in range(times):
        states[1] = states[0]
        complete(rules[0], states[1], streams[0])


class Beliefs(Runner):
    """Completing a masked state of Christina Regina inside compiled code; counts samples."""

    def __init__(self) -> None:
        view = matches.game("christina-regina").start(5, seed=1).view(0)
        self.rules = view.rulebook.rules
        self.states = np.concatenate([view.state, view.state])
        self.stream = stream("bench beliefs")

    def run(self, games: int) -> tuple[float, float]:
        start = time.perf_counter()
        _complete_often(self.rules, self.states, self.stream, games)
        return games, time.perf_counter() - start


class Interpreted(Runner):
    """The same kernel in a second process that does not compile."""

    def __init__(self, game: str, players: int) -> None:
        command = [sys.executable, "-m", "queendom.cli.bench_kernel", game, str(players)]
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def run(self, games: int) -> tuple[float, float]:
        assert self.process.stdin and self.process.stdout
        print(games, file=self.process.stdin, flush=True)
        plies, seconds = self.process.stdout.readline().split()
        return float(plies), float(seconds)

    def close(self) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class OpenSpiel(Runner):
    """A peer's compiled game."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        self.pyspiel = pyspiel
        self.game = pyspiel.load_game(name)
        self.root = self.game.new_initial_state()
        rng = random.Random(1)
        while self.root.is_chance_node():
            self.root.apply_action(rng.choice([outcome for outcome, _ in self.root.chance_outcomes()]))
        self.length = self._mean_length(rng)

    def _mean_length(self, rng: random.Random) -> float:
        """Decisions in a random game from the root: the rollouts themselves do not count them."""
        plies = played = 0
        until = time.perf_counter() + 2.0
        while time.perf_counter() < until or played < 20:
            plies += self._play(rng)
            played += 1
        return plies / played

    def _play(self, rng: random.Random) -> int:
        """One random game from the root, move by move; returns its decisions."""
        plies = 0
        state = self.root.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                plies += 1
        return plies

    def run(self, games: int) -> tuple[float, float]:
        evaluator = self.pyspiel.RandomRolloutEvaluator(games, 1)
        bot = self.pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 1000, False, 1, False)
        start = time.perf_counter()
        bot.step(self.root)
        return games * self.length, time.perf_counter() - start


class DrivenOpenSpiel(OpenSpiel):
    """The same peer's game, driven from Python: what its users write first."""

    def run(self, games: int) -> tuple[float, float]:
        rng = random.Random(1)
        start = time.perf_counter()
        plies = sum(self._play(rng) for _ in range(games))
        return plies, time.perf_counter() - start


def measure_kernel(seconds: float, progress: Progress) -> tuple[dict[str, float], dict[str, float], bool]:
    """Rates and ratios of every game's playouts, views and beliefs, and whether the peers were there."""
    pyspiel = open_spiel()
    rates: dict[str, float] = {}
    ratios: dict[str, float] = {}
    for name, short in _SHORT.items():
        game = games.GAMES[name]
        key = f"{short}.plies"
        runners: dict[str, Runner] = {f"{key}.{players}": Kernel(name, players) for players in game.players}
        ours = list(runners)
        runners["interpreted"] = Interpreted(name, game.players[1])
        if pyspiel is not None:
            runners |= {peer: OpenSpiel(pyspiel, known) for peer, known in _PEERS[key].items()}
            runners |= {f"{peer}-from-python": DrivenOpenSpiel(pyspiel, known) for peer, known in _PEERS[key].items()}
        extras: dict[str, Runner] = {f"{short}.views": Views(name)}
        if name == "christina-regina":
            extras["cr.beliefs"] = Beliefs()
        measured = in_turn(runners | extras, seconds, progress)
        # One rate for the game: the same time for each number of players.
        measured[key] = [statistics.mean(one) for one in zip(*(measured[one] for one in ours), strict=True)]
        rates |= {one: statistics.median(values) for one, values in measured.items()}
        for other in runners:
            if other not in ours:
                ratios[f"{key}/{other}"] = ratio(measured[key], measured[other])
    return rates, ratios, pyspiel is not None


def open_spiel() -> Any:
    """The peer, or None where it is not installed."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        return None


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How many times as fast, in the rounds of one run."""
    return statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True))


def in_turn(runners: dict[str, Runner], seconds: float, progress: Progress) -> dict[str, list[float]]:
    """Each runner in turn, round after round: plies per second."""
    sizes = {name: runner.calibrate(seconds) for name, runner in runners.items()}
    measured: dict[str, list[float]] = {name: [] for name in runners}
    task = progress.add_task(find_words()("measuring", what=", ".join(runners)), total=ROUNDS * len(runners))
    for _ in range(ROUNDS):
        for name, runner in runners.items():
            plies, took = runner.run(sizes[name])
            measured[name].append(plies / took)
            progress.advance(task)
    for runner in runners.values():
        runner.close()
    return measured


def _serve_interpreted(game: str, players: str) -> None:
    kernel = Kernel(game, int(players))
    for line in sys.stdin:
        plies, seconds = kernel.run(int(line))
        print(plies, seconds, flush=True)


if __name__ == "__main__":
    _serve_interpreted(*sys.argv[1:])
