"""Runs a search: sets up its memory, keeps to its budget, and reads what it found."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np

from queendom.bots.search import plain, tree
from queendom.bots.search.config import Config
from queendom.bots.search.registry import support_of
from queendom.bots.search.result import Considered, SearchResult
from queendom.bots.search.support import CompiledSearch
from queendom.kernel.layout import States
from queendom.kernel.streams import stream
from queendom.kernel.view import View

#: Simulations between two looks at the clock.
_ROUND = 128
#: The most nodes of a tree; beyond, simulations go on without growing it.
_MOST_NODES = 400_000
#: Edges for each node: most nodes are never expanded, so they need far fewer than they have candidates.
_EDGES_PER_NODE = 5


class Searcher:
    """Searches positions by one configuration. Nothing is kept from one search to the next."""

    def __init__(self, config: Config, threads: int = 1) -> None:
        self.config = config
        self.threads = threads

    def search(self, view: View, luck: States, simulations: int, seconds: float) -> SearchResult:
        """Search until the simulations are done or the time is over, whichever comes first.

        A game that gives the compiled search nothing to go by is searched by the plain one, in one thread.
        """
        compiled = support_of(view.game).compiled
        deadline = time.monotonic() + seconds
        if compiled is None:
            return plain.search(view, luck, simulations, deadline)
        belief = compiled.belief(view, self.config)
        share = -(-simulations // self.threads)
        trees = [
            _Tree(view, self.config, compiled, belief, _own_luck(luck, k), share) for k in range(self.threads)
        ]  # fmt: skip
        others = [threading.Thread(target=one.grow, args=(deadline,)) for one in trees[1:]]
        for other in others:
            other.start()
        trees[0].grow(deadline)
        for other in others:
            other.join()
        return _added_up(trees)


def _own_luck(luck: States, k: int) -> States:
    """The first thread goes on with the bot's own luck; the others get luck that follows from it."""
    return luck if k == 0 else stream(luck.tobytes().hex(), k)


class _Tree:
    """One tree, grown by one thread."""

    def __init__(
        self, view: View, config: Config, compiled: CompiledSearch, belief: Any, luck: States, simulations: int
    ) -> None:
        size = min(_MOST_NODES, simulations + 2)
        most_legal = view.rulebook.most_legal
        self.simulations = simulations
        self.done = 0
        self.rules = view.rulebook.rules
        self.states = np.concatenate([view.state] * 3)
        self.config = config.record()
        self.tree = tree.Tree(
            belief=belief.copy(),  # each thread writes in its own
            nodes=np.zeros(size, tree.NODE),
            edges=np.empty(
                size * _EDGES_PER_NODE + most_legal, tree.edge_dtype(compiled.most_players, compiled.most_secrets)
            ),
            used=np.zeros(2, np.int64),
            path=np.zeros((tree.MOST_DEPTH, 2), np.int32),
            actions=np.zeros(most_legal, np.int32),
            priors=np.zeros(most_legal, np.float64),
            values=np.zeros(compiled.most_players, np.float64),
        )
        self.luck = luck

    def grow(self, deadline: float) -> None:
        # The root may still have no edges: a simulation that its player does not learn from does not expand it.
        while self.done < self.simulations or not self._root["edges"]:
            now = max(1, min(_ROUND, self.simulations - self.done))
            tree.search(self.rules, self.states, self.config, self.tree, self.luck, now)
            self.done += now
            if time.monotonic() >= deadline and self._root["edges"]:
                return

    @property
    def _root(self) -> Any:
        return self.tree.nodes[0]

    def root_edges(self) -> Any:
        first = self._root["first"]
        return self.tree.edges[first : first + self._root["edges"]]

    @property
    def seat(self) -> int:
        return int(self._root["seat"])


def _added_up(trees: list[_Tree]) -> SearchResult:
    """What the trees found, added up action by action."""
    found: dict[int, tuple[int, float, float]] = {}
    for one in trees:
        for edge in one.root_edges():
            action = int(edge["action"])
            visits, value, prior = found.get(action, (0, 0.0, 0.0))
            found[action] = (
                visits + int(edge["visits"]), value + float(edge["value"][one.seat]), max(prior, float(edge["prior"]))
            )  # fmt: skip
    considered = (
        Considered(action, visits, value / visits if visits else 0.0, prior)
        for action, (visits, value, prior) in found.items()
    )
    return SearchResult.of(considered, sum(one.done for one in trees))
