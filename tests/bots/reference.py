"""Reference bots: the plain recipes that ours are measured against. `queendom arena --with tests/bots/reference.py`.

`plain` plays Winter Queen by open-loop UCT with sampled chance: a node is a sequence of actions, whatever chance
brings; actions are pruned to the best few by a one-ply value, rollouts are semi-greedy, a game is worth half winning
and half its margin. It shares nothing with the shipped search but the rules.

`plain-court` plays Christina Regina by information-set search in which everything that a view allows is equally likely.
"""

from __future__ import annotations

import math
import time
from typing import Any, ClassVar

import numpy as np

from queendom.bots import Bot, Budget
from queendom.bots.search.config import Config, Leaf
from queendom.bots.search.searcher import Searcher
from queendom.kernel.actions import Action
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.generic import decides, gain_now, legal, perform, prospect, random_legal, refusal
from queendom.kernel.layout import Record, Rules, States
from queendom.kernel.playout import settle
from queendom.kernel.streams import below
from queendom.kernel.view import View

WIDTH = 32
EXPLORE = 0.35
FAR_AHEAD = 30.0
DEPTH = 128
#: A node: its first edge, how many, visits. An edge: action, child, visits, and the values of up to four seats.
FIRST, EDGES, VISITS = 0, 1, 2
ACTION, CHILD, TRIED = 0, 1, 2


@compiled
def prune(r: Record, states: States, actions: Any, scores: Any) -> int:
    """The best few actions by what they gain now and what could be gained next. states[2] is scratch."""
    s, t = states[1], states[2]
    seat = wide(s["to_act"])
    found = legal(r, s, actions)
    for k in range(found):
        states[2] = states[1]
        gain = gain_now(r, s, wide(actions[k]))
        perform(r, t, wide(actions[k]))
        scores[k] = gain + 0.5 * prospect(r, t, seat)
    kept = min(found, WIDTH)
    for k in range(kept):
        at = k
        for j in range(k + 1, found):
            if scores[j] > scores[at]:
                at = j
        action, score = actions[at], scores[at]
        actions[at], scores[at] = actions[k], scores[k]
        actions[k], scores[k] = action, score
    return kept


@compiled
def select(r: Record, s: Record, node: Any, edges: Any, values: Any) -> int:
    """UCB1 over the edges that are legal now; -1 if none is."""
    seat = wide(s["to_act"])
    best, chosen = -1.0, wide(-1)
    for k in range(node[FIRST], node[FIRST] + node[EDGES]):
        if refusal(r, s, wide(edges[k, ACTION])) != 0:
            continue
        tried = edges[k, TRIED]
        if tried == 0:
            return k
        score = values[k, seat] / tried + EXPLORE * math.sqrt(math.log(node[VISITS] + 1.0) / tried)
        if score > best:
            best, chosen = score, wide(k)
    return chosen


@compiled
def roll_out(r: Record, s: Record, stream: Record) -> None:
    """Of three actions at random the one that gains most now, half of the time."""
    settle(r, s, stream)
    while decides(r, s):
        chosen = random_legal(r, s, stream)
        if below(stream, wide(2)) == 0:
            for _ in range(2):
                action = random_legal(r, s, stream)
                if gain_now(r, s, action) > gain_now(r, s, chosen):
                    chosen = action
        perform(r, s, chosen)
        settle(r, s, stream)


@compiled
def worth(r: Record, s: Record, out: Any) -> None:
    """Half winning, half the margin to the best other."""
    players = wide(r["players"])
    most, winners = -1, 0
    for seat in range(players):
        if s["vp"][seat] > most:
            most, winners = wide(s["vp"][seat]), 0
        winners += wide(s["vp"][seat] == most)
    for seat in range(players):
        rival = -1
        for other in range(players):
            if other != seat:
                rival = max(rival, wide(s["vp"][other]))
        ahead = min(1.0, max(0.0, 0.5 + (wide(s["vp"][seat]) - rival) / (2 * FAR_AHEAD)))
        won = 1.0 / winners if s["vp"][seat] == most else 0.0
        out[seat] = 0.5 * won + 0.5 * ahead


@compiled
def uct(
    rules: Rules, states: States, nodes: Any, edges: Any, values: Any, used: Any, path: Any, actions: Any, scores: Any,
    out: Any, streams: States, simulations: int,
) -> None:  # fmt: skip
    """states[0] is the root. Node 0 is its node."""
    r, s, stream = rules[0], states[1], streams[0]
    for _ in range(simulations):
        states[1] = states[0]
        at, depth = wide(0), 0
        while at >= 0 and depth < DEPTH and decides(r, s):
            node = nodes[at]
            if node[EDGES] == 0:
                kept = prune(r, states, actions, scores)
                if used[1] + kept > len(edges):
                    break
                node[FIRST], node[EDGES] = used[1], kept
                for k in range(kept):
                    edge = used[1] + k
                    edges[edge, ACTION], edges[edge, CHILD], edges[edge, TRIED] = actions[k], -1, 0
                    values[edge] = 0.0
                used[1] += kept
            chosen = select(r, s, node, edges, values)
            if chosen < 0:
                break  # chance brought what this sequence of actions has never seen
            node[VISITS] += 1
            path[depth] = chosen
            depth += 1
            perform(r, s, wide(edges[chosen, ACTION]))
            settle(r, s, stream)
            if edges[chosen, CHILD] < 0:
                if used[0] < len(nodes):
                    edges[chosen, CHILD] = used[0]
                    nodes[used[0]] = 0
                    used[0] += 1
                break
            at = wide(edges[chosen, CHILD])
        roll_out(r, s, stream)
        worth(r, s, out)
        for k in range(depth):
            edges[path[k], TRIED] += 1
            for seat in range(wide(r["players"])):
                values[path[k], seat] += out[seat]


class Plain(Bot):
    name: ClassVar[str] = "plain"
    games: ClassVar[tuple[str, ...]] = ("winter-queen",)

    def pick(self, view: View, budget: Budget | None) -> Action:
        simulations = (budget and budget.simulations) or 2000
        deadline = time.monotonic() + (budget.seconds if budget and budget.seconds is not None else 600.0)
        size = min(simulations, 100_000) + 2
        most = view.rulebook.most_legal
        states = np.concatenate([view.state] * 3)
        nodes = np.zeros((size, 3), np.int64)
        edges, values = np.zeros((size * 16 + most, 3), np.int64), np.zeros((size * 16 + most, 4))
        used, path = np.array([1, 0]), np.zeros(DEPTH, np.int64)
        actions, scores, out = np.zeros(most, np.int32), np.zeros(most), np.zeros(4)
        done = 0
        while done < simulations:
            now = min(64, simulations - done)
            uct(
                view.rulebook.rules, states, nodes, edges, values, used, path, actions, scores, out, self.stream, now
            )  # fmt: skip
            done += now
            if time.monotonic() >= deadline:
                break
        first, found = int(nodes[0, FIRST]), int(nodes[0, EDGES])
        return view.rulebook.action(int(edges[first + int(np.argmax(edges[first : first + found, TRIED])), ACTION]))


class PlainCourt(Bot):
    name: ClassVar[str] = "plain-court"
    games: ClassVar[tuple[str, ...]] = ("christina-regina",)
    config: ClassVar[Config] = Config(
        leaf=Leaf.UNIFORM, plain=True, explore=4.0, first_play=-10.0, width=126, expand_after=1
    )

    def pick(self, view: View, budget: Budget | None) -> Action:
        given = budget or Budget()
        seconds = 600.0 if given.seconds is None else given.seconds
        result = Searcher(self.config).search(view, self.stream, given.simulations or 2000, seconds)
        return view.rulebook.action(result.best.number)
