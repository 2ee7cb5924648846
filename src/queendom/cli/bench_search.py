"""`queendom bench search`: simulations a second of the tree search, with uniform rollouts, beside peers doing the same.

One core each, in turn; and two threads of ours beside one.
"""

from __future__ import annotations

import statistics
import time
from typing import Any

from rich.progress import Progress

from queendom import match as matches
from queendom.bots.search.config import Config, Leaf
from queendom.bots.search.registry import support_of
from queendom.bots.search.searcher import Searcher
from queendom.cli.bench_kernel import OpenSpiel, Runner, in_turn, open_spiel, ratio
from queendom.kernel.streams import stream

#: Uniform rollouts, from the middle of the first turn's tree on: speed, not strength.
_UNIFORM = Config(leaf=Leaf.UNIFORM)
_NO_END = 3600.0
_GAMES = (
    ("wq.search", "winter-queen", 2),
    ("cr.search", "christina-regina", 4),
)
_PEERS = {
    "wq.search": {"openspiel-mcts-hex5": "hex(board_size=5)", "openspiel-mcts-backgammon": "backgammon"},
    "cr.search": {"openspiel-ismcts-hearts": "hearts"},
}


class Search(Runner):
    """Our search on a game's first decision; counts simulations."""

    def __init__(self, game: str, players: int, config: Config = _UNIFORM, threads: int = 1) -> None:
        match = matches.game(game).start(players, seed=1)
        self.view = match.view(match.to_act)
        self.searcher = Searcher(config, threads)
        self.luck = stream("bench search", game, players)

    def run(self, games: int) -> tuple[float, float]:
        start = time.perf_counter()
        result = self.searcher.search(self.view, self.luck, games, _NO_END)
        return result.simulations, time.perf_counter() - start


class PeerSearch(OpenSpiel):
    """A peer's search on the first decision of its game."""

    def _mean_length(self, rng: Any) -> float:
        return 1.0  # simulations are counted here, not plies

    def run(self, games: int) -> tuple[float, float]:
        bot = self._bot(games)
        start = time.perf_counter()
        bot.step(self.root)
        return games, time.perf_counter() - start

    def _bot(self, simulations: int) -> Any:
        evaluator = self.pyspiel.RandomRolloutEvaluator(1, 1)
        return self.pyspiel.MCTSBot(self.game, evaluator, 2.0, simulations, 1000, False, 1, False)


class PeerInformationSetSearch(PeerSearch):
    """The same for a game with secrets."""

    def _bot(self, simulations: int) -> Any:
        pyspiel = self.pyspiel
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(1, evaluator, 2.0, max(2, simulations), -1, visits, False, False)


def measure_search(seconds: float, progress: Progress) -> tuple[dict[str, float], dict[str, float], bool]:
    """Rates and ratios, and whether the peers were there."""
    pyspiel = open_spiel()
    rates: dict[str, float] = {}
    ratios: dict[str, float] = {}
    for key, game, players in _GAMES:
        runners: dict[str, Runner] = {
            key: Search(game, players),
            f"{key}.two-threads": Search(game, players, threads=2),
            f"{key}.as-shipped": Search(game, players, support_of(game).best),
        }
        if pyspiel is not None:
            kind = PeerSearch if key == "wq.search" else PeerInformationSetSearch
            runners |= {peer: kind(pyspiel, known) for peer, known in _PEERS[key].items()}
        measured = in_turn(runners, seconds, progress)
        rates |= {one: statistics.median(values) for one, values in measured.items()}
        for peer in _PEERS[key] if pyspiel is not None else ():
            ratios[f"{key}/{peer}"] = ratio(measured[key], measured[peer])
        ratios[f"{key}.two-threads/one"] = ratio(measured[f"{key}.two-threads"], measured[key])
    return rates, ratios, pyspiel is not None
