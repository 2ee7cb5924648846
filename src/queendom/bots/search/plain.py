"""A search for any game, by its rules alone: for games that bots know nothing else of.

Information-set Monte Carlo tree search with UCB1. A node stands for what the player to act may see of the state; a
simulation fills in what the searcher cannot see (`Rulebook.fill_hidden`), and a new node is worth what a random game
from there comes to. Only the random games are compiled: it does about ten thousand simulations per second.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from queendom.bots.search.result import Considered, SearchResult
from queendom.kernel.compiled import compiled
from queendom.kernel.generic import apply_at
from queendom.kernel.layout import Rules, Seat, States
from queendom.kernel.playout import playout, settle
from queendom.kernel.rulebook import Rulebook
from queendom.kernel.streams import next_below
from queendom.kernel.view import View

#: The weight of trying what was tried little. The textbook's √2 for values between 0 and 1.
_EXPLORE = math.sqrt(2)


@compiled
def settle_at(rules: Rules, states: States, i: int, streams: States) -> None:
    settle(rules[0], states[i], streams[0])


@compiled
def play_out_at(rules: Rules, states: States, i: int, streams: States) -> None:
    playout(rules[0], states[i], streams[0])


@dataclass(slots=True)
class _Edge:
    """An action of a node's player: how often it was tried, and the sum of what came of it for that player."""

    number: int
    visits: int = 0
    value: float = 0.0


@dataclass(slots=True)
class _Node:
    seat: Seat
    #: The numbers of the actions that were not tried yet.
    untried: list[int]
    edges: list[_Edge] = field(default_factory=list)
    visits: int = 0

    def select(self, luck: States) -> _Edge:
        """An action that was not tried yet, at random; then by UCB1."""
        if self.untried:
            at = next_below(luck, len(self.untried))
            self.untried[at], self.untried[-1] = self.untried[-1], self.untried[at]
            self.edges.append(_Edge(self.untried.pop()))
            return self.edges[-1]
        trying = _EXPLORE * math.sqrt(math.log(self.visits))
        return max(self.edges, key=lambda one: one.value / one.visits + trying / math.sqrt(one.visits))


def search(view: View, luck: States, simulations: int, deadline: float) -> SearchResult:
    """Search until the simulations are done or the deadline (of `time.monotonic`) has passed, but at least once."""
    tree = _Search(view, luck)
    done = 0
    while done < simulations and (done == 0 or time.monotonic() < deadline):
        tree.simulate()
        done += 1
    tried, untried = tree.root.edges, tree.root.untried
    prior = 1 / (len(tried) + len(untried))
    found = [Considered(one.number, one.visits, one.value / one.visits, prior) for one in tried]
    return SearchResult.of(found + [Considered(number, 0, 0.0, prior) for number in untried], done)


class _Search:
    def __init__(self, view: View, luck: States) -> None:
        self.view = view
        self.luck = luck
        self.nodes: dict[bytes, _Node] = {}
        assert view.seat is not None
        self.root = self._new_node(view.state, view.seat)

    def simulate(self) -> None:
        rulebook = self.view.rulebook
        states = self.view.state.copy()
        rulebook.fill_hidden(states, self.luck)
        node: _Node | None = self.root
        path: list[tuple[_Node, _Edge]] = []
        while node is not None:
            edge = node.select(self.luck)
            path.append((node, edge))
            apply_at(rulebook.rules, states, 0, edge.number)
            settle_at(rulebook.rules, states, 0, self.luck)
            node = self._known_node(states)
        play_out_at(rulebook.rules, states, 0, self.luck)
        shares = _shares(rulebook, states)
        for passed, edge in path:
            passed.visits += 1
            edge.visits += 1
            edge.value += shares[passed.seat]

    def _known_node(self, states: States) -> _Node | None:
        """The node of a state, for the search to go on at; None for a new one, which is kept, and at the end."""
        seat = self.view.rulebook.to_act(states)
        if seat is None:
            return None
        seen = self.view.rulebook.layout.seen_by(states, 0, seat)
        key = seen.tobytes()
        found = self.nodes.get(key)
        if found is None:
            self.nodes[key] = self._new_node(seen, seat)
        return found

    def _new_node(self, seen: States, seat: Seat) -> _Node:
        # What is legal follows from what a player sees: `View.legal_actions` promises the same to people.
        return _Node(seat, self.view.rulebook.legal_numbers(seen))


def _shares(rulebook: Rulebook, states: States) -> Sequence[float]:
    """Everybody's share of the victory in a finished game."""
    result = rulebook.result(states)
    winners = result["winners"] if result else ()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(rulebook.players)]
