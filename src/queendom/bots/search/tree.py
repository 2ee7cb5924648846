"""One tree search for every game, compiled.

A node stands for what the player to act knows: what everybody has seen on the way there, and what this player knows
besides. Its edges are the actions worth considering. A simulation walks from the root with a state of its own, in which
secrets are sampled anew and chance is drawn anew. It finds nodes by what their players know, so nothing that is hidden
from a player can steer that player. Values are vectors: every player maximises their own component.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from queendom.bots.search.hooks import (
    candidates,
    evaluate,
    learns_from,
    plays_by_prior,
    private_key,
    public_action,
    public_key,
    sample_hidden,
    signal_likelihoods,
    update_public_belief,
)
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.generic import decides, perform
from queendom.kernel.layout import Record, Rules, States
from queendom.kernel.playout import settle
from queendom.kernel.streams import below

MOST_DEPTH = 256

NODE = np.dtype(
    [
        ("key", "i8"),
        ("first", "i4"),
        ("edges", "i4"),
        ("visits", "i4"),  # simulations that its player learned from
        ("passed", "i4"),  # all simulations
        ("next", "i4"),
        ("value", "f4"),
        ("seat", "i4"),
        ("head", "i4"),  # one place of the hash table that nodes are found in: the first node of a chain
    ],
    align=True,
)


def edge_dtype(players: int, secrets: int) -> np.dtype[Any]:
    """An edge of a game for at most so many players, each with one of so many secrets (1: nobody has any)."""
    return np.dtype(
        [
            ("value", "f4", (players,)),
            ("prior", "f4"),
            ("action", "i4"),
            ("visits", "i4"),
            ("likelihoods", "f4", (secrets,)),  # of this action, for each secret that its player may have
        ],
        align=True,
    )


class Tree(NamedTuple):
    """The memory that a search works in. Compiled code takes a named tuple of arrays as it takes the arrays."""

    belief: Any  # what the searcher believes, in the game's own form, with scratch memory for the game's hooks
    nodes: Any
    edges: Any
    used: Any  # how many nodes and how many edges are in use
    path: Any  # of a simulation: each node it passed, and the edge that led there
    actions: Any  # scratch: the candidates of a node
    priors: Any
    values: Any  # what the end of a simulation is worth to each seat


#: Places in `Tree.used`, and columns of `Tree.path` (-1: none).
USED_NODES, USED_EDGES = 0, 1
NODE_AT, EDGE_TO = 0, 1
#: Keys of nodes have 62 bits, so that they stay positive.
_WHOLE = (1 << 62) - 1
#: The hash table of nodes has at most so many places; beyond, its chains get longer.
_MOST_PLACES = 1 << 16


@compiled
def select(node: Record, edges: Any, c: Record) -> int:
    """The edge to follow, by PUCT: its mean value to the player to act, and a bonus for what was tried little."""
    seat = wide(node["seat"])
    first = wide(node["first"])
    visits = wide(node["visits"])
    trying = c["explore"] * math.sqrt(visits)
    untried = node["value"] / max(1, visits) - c["first_play"]
    best = -1e30
    chosen = first
    for k in range(first, first + wide(node["edges"])):
        edge = edges[k]
        n = wide(edge["visits"])
        mean = edge["value"][seat] / n if n > 0 else untried
        score = mean + trying * edge["prior"] / (1 + n)
        if score > best:
            best = score
            chosen = k
    return chosen


@compiled
def draw(node: Record, edges: Any, stream: Record) -> int:
    """An edge at random, each as likely as its prior."""
    first, last = wide(node["first"]), wide(node["first"]) + wide(node["edges"]) - 1
    mark = below(stream, wide(1 << 30)) / (1 << 30)
    for k in range(first, last):
        mark -= edges[k]["prior"]
        if mark < 0.0:
            return k
    return last


@compiled
def expand(r: Record, s: Record, t: Record, c: Record, tree: Tree, node: Record) -> None:
    """Give a node its edges, if there is memory left for them."""
    edges = tree.edges
    found = candidates(r, s, t, c, tree.belief, tree.actions, tree.priors)
    first = wide(tree.used[USED_EDGES])
    if first + found > len(edges):
        return
    for k in range(found):
        edge = edges[first + k]
        edge["action"] = tree.actions[k]
        edge["prior"] = tree.priors[k]
        edge["visits"] = 0
        for seat in range(len(edge["value"])):
            edge["value"][seat] = 0.0
    signal_likelihoods(r, s, c, tree.belief, edges, first, found)
    node["first"] = first
    node["edges"] = found
    tree.used[USED_EDGES] = first + found


@compiled
def hide_some_edges(node: Record, edges: Any, share: float, stream: Record) -> None:
    """Drop this share of a node's edges at random, but never all of them: the player does not see these actions."""
    first, kept = wide(node["first"]), 0
    for k in range(first, first + wide(node["edges"])):
        if (kept == 0 and k == first + wide(node["edges"]) - 1) or below(stream, wide(1000)) >= share * 1000:
            edges[first + kept] = edges[k]
            kept += 1
    node["edges"] = kept


@inlined
def mixed(one: int, other: int) -> int:
    """One number from two that hardly any other two give: the mixing of splitmix64, cut to 62 bits."""
    mix = ((one ^ (other & _WHOLE)) * 0x1E3779B97F4A7C15) & _WHOLE
    mix ^= mix >> 29
    mix = (mix * 0x3F58476D1CE4E5B9) & _WHOLE
    return mix ^ (mix >> 32)


@compiled
def node_of(nodes: Any, places: int, key: int) -> int:
    """The node with this key; -1 if there is none yet."""
    at = wide(nodes[key & (places - 1)]["head"])
    while at >= 0 and nodes[at]["key"] != key:
        at = wide(nodes[at]["next"])
    return at


@compiled
def new_node(nodes: Any, used: Any, places: int, key: int, seat: int) -> int:
    """Another node; -1 if there is no memory left for one."""
    at = wide(used[USED_NODES])
    if at >= len(nodes):
        return -1
    used[USED_NODES] = at + 1
    place = nodes[key & (places - 1)]
    following = wide(place["head"])
    place["head"] = at
    node = nodes[at]
    node["key"] = key
    node["first"] = 0
    node["edges"] = 0
    node["visits"] = 0
    node["passed"] = 0
    node["next"] = following
    node["value"] = 0.0
    node["seat"] = seat
    return at


@inlined
def back_up(r: Record, s: Record, tree: Tree, depth: int) -> None:
    """Add what a simulation came to, to the nodes and edges on its path whose players may learn from it."""
    belief, nodes, edges, path, values = tree.belief, tree.nodes, tree.edges, tree.path, tree.values
    seat = wide(0)
    for k in range(depth + 1):
        if path[k, EDGE_TO] >= 0 and learns_from(r, s, belief, seat):
            edge = edges[path[k, EDGE_TO]]
            edge["visits"] += 1
            for other in range(len(edge["value"])):
                edge["value"][other] += values[other]
        if path[k, NODE_AT] >= 0:
            node = nodes[path[k, NODE_AT]]
            seat = wide(node["seat"])
            node["passed"] += 1
            if learns_from(r, s, belief, seat):
                node["visits"] += 1
                node["value"] += values[seat]


@compiled
def search(rules: Rules, states: States, config: Any, tree: Tree, streams: States, simulations: int) -> None:
    """Run so many simulations. states[0] is what the bot sees; states[1] and states[2] are scratch."""
    r, s, t, c, stream = rules[0], states[1], states[2], config[0], streams[0]
    belief, nodes, edges, used, path = tree.belief, tree.nodes, tree.edges, tree.used, tree.path
    places = 1
    while 2 * places <= min(len(nodes), _MOST_PLACES):
        places *= 2
    if used[USED_NODES] == 0:
        for place in range(places):
            nodes[place]["head"] = -1
        new_node(nodes, used, places, private_key(r, states[0]), wide(states[0]["to_act"]))
    for _ in range(simulations):
        states[1] = states[0]
        sample_hidden(r, s, belief, stream)
        trail = wide(0)  # what everybody has seen
        depth = 0
        key = private_key(r, s)
        at = node_of(nodes, places, key)
        if at < 0:
            at = new_node(nodes, used, places, key, wide(s["to_act"]))
        path[0, NODE_AT] = at
        path[0, EDGE_TO] = -1
        while at >= 0 and depth + 1 < MOST_DEPTH:
            node = nodes[at]
            if node["edges"] == 0 and (depth == 0 or node["passed"] >= c["expand_after"]):
                expand(r, s, t, c, tree, node)
                if at == 0 and c["blindness"] > 0:
                    hide_some_edges(node, edges, c["blindness"], stream)
            if node["edges"] == 0:
                break
            chosen = draw(node, edges, stream) if plays_by_prior(r, s, belief) else select(node, edges, c)
            action = wide(edges[chosen]["action"])
            trail = mixed(trail, public_action(r, s, action) + 1)
            update_public_belief(r, s, belief, edges[chosen])
            perform(r, s, action)
            settle(r, s, stream)
            depth += 1
            path[depth, EDGE_TO] = chosen
            path[depth, NODE_AT] = -1
            if not decides(r, s):
                break
            trail = mixed(trail, public_key(r, s))
            key = mixed(trail, private_key(r, s))
            at = node_of(nodes, places, key)
            if at < 0:
                path[depth, NODE_AT] = new_node(nodes, used, places, key, wide(s["to_act"]))
                break
            path[depth, NODE_AT] = at
        evaluate(r, s, t, c, belief, stream, tree.values)
        back_up(r, s, tree, depth)
