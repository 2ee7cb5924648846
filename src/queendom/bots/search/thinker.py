"""A search at work: room for its tree, a budget, and what came of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from queendom.bots.search import christina_regina, tree, winter_queen
from queendom.bots.search.config import Config
from queendom.kernel.layout import States
from queendom.kernel.streams import stream
from queendom.kernel.view import View

#: Simulations between two looks at the clock.
_ROUND = 128
#: Nodes a tree has room for; beyond, simulations go on without growing it.
_MOST_NODES = 400_000
_EDGES_A_NODE = 5

#: What a game's bots believe of what they cannot see.
_BELIEFS: dict[str, Callable[[View, Config], Any]] = {
    "winter-queen": winter_queen.belief,
    "christina-regina": christina_regina.belief,
}


@dataclass(frozen=True, slots=True)
class Considered:
    """An action at the root: how often it was tried, and what it was worth to the player, between 0 and 1."""

    number: int
    visits: int
    value: float
    prior: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found: the actions it considered, the most tried first."""

    considered: tuple[Considered, ...]
    simulations: int

    @property
    def best(self) -> Considered:
        return self.considered[0]


class Thinker:
    """Thinks about positions by one configuration. Nothing is kept from one thought to the next."""

    def __init__(self, config: Config, threads: int = 1) -> None:
        self.config = config
        self.threads = threads

    def think(self, view: View, luck: States, simulations: int, seconds: float) -> Thought:
        """Search until the simulations are done or the time is over, whichever comes first."""
        belief = _BELIEFS[view.game](view, self.config)
        share = -(-simulations // self.threads)
        trees = [_Tree(view, self.config, belief, _own(luck, k), share) for k in range(self.threads)]
        deadline = time.monotonic() + seconds
        others = [threading.Thread(target=one.grow, args=(deadline,)) for one in trees[1:]]
        for other in others:
            other.start()
        trees[0].grow(deadline)
        for other in others:
            other.join()
        return _together(trees)


def _own(luck: States, k: int) -> States:
    """The first thread goes on with the bot's own luck; the others get luck that follows from it."""
    return luck if k == 0 else stream(luck.tobytes().hex(), k)


class _Tree:
    """One tree, grown by one thread."""

    def __init__(self, view: View, config: Config, belief: Any, luck: States, simulations: int) -> None:
        room = min(_MOST_NODES, simulations + 2)
        most = view.rulebook.most_legal
        self.simulations = simulations
        self.done = 0
        self.rules = view.rulebook.rules
        self.states = np.concatenate([view.state] * 3)
        self.config = config.record()
        self.belief = belief.copy()  # it is room to work in, too
        self.nodes = np.zeros(room, tree.NODE)
        self.edges = np.empty(room * _EDGES_A_NODE + most, tree.EDGE)
        self.used = np.zeros(2, np.int64)
        self.path = np.zeros((tree.MOST_DEPTH, 2), np.int32)
        self.actions = np.zeros(most, np.int32)
        self.priors = np.zeros(most, np.float64)
        self.values = np.zeros(tree.MOST_PLAYERS, np.float64)
        self.luck = luck

    def grow(self, deadline: float) -> None:
        # Until the root has been looked into, which a simulation of another's world does not do.
        while self.done < self.simulations or not self.nodes[0]["edges"]:
            now = max(1, min(_ROUND, self.simulations - self.done))
            tree.search(
                self.rules, self.states, self.config, self.belief, self.nodes, self.edges, self.used, self.path,
                self.actions, self.priors, self.values, self.luck, now,
            )  # fmt: skip
            self.done += now
            if time.monotonic() >= deadline and self.nodes[0]["edges"]:
                return

    def root(self) -> Any:
        node = self.nodes[0]
        return self.edges[node["first"] : node["first"] + node["edges"]]

    @property
    def seat(self) -> int:
        return int(self.nodes[0]["seat"])


def _together(trees: list[_Tree]) -> Thought:
    """What the trees found, added up action by action."""
    found: dict[int, tuple[int, float, float]] = {}
    for one in trees:
        for edge in one.root():
            action = int(edge["action"])
            visits, worth, prior = found.get(action, (0, 0.0, 0.0))
            found[action] = (
                visits + int(edge["visits"]), worth + float(edge["value"][one.seat]), max(prior, float(edge["prior"]))
            )  # fmt: skip
    considered = [
        Considered(action, visits, worth / visits if visits else 0.0, prior)
        for action, (visits, worth, prior) in found.items()
    ]
    considered.sort(key=lambda one: (-one.visits, -one.value, one.number))
    return Thought(tuple(considered), sum(one.done for one in trees))
