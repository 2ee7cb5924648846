"""One tree search for every game, compiled.

Nodes are what the player to act knows: what all have seen on the way there, and what this player knows besides. Edges
are the actions worth considering. A simulation walks from the root with a state of its own: secrets imagined anew,
chance drawn anew; it finds its nodes by what their players know and not by the way it came, so nothing that is hidden
can steer anybody. Values are vectors: every player aims for their own.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from queendom.bots.search.lore import (
    by_habit,
    candidates,
    evaluate,
    imagine,
    learns,
    notice,
    overt,
    secret,
    sight,
    tells,
)
from queendom.kernel.bits import wide
from queendom.kernel.compiled import rule, small_rule
from queendom.kernel.generic import decides, perform
from queendom.kernel.layout import Record, Rules, States
from queendom.kernel.playout import settle
from queendom.kernel.streams import below

MOST_PLAYERS = 5
MOST_SECRETS = 5
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
        ("head", "i4"),  # of the table that nodes are found in, one place here: the first of a chain
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("value", "f4", (MOST_PLAYERS,)),
        ("prior", "f4"),
        ("action", "i4"),
        ("visits", "i4"),
        ("tells", "f4", (MOST_SECRETS,)),  # how likely it would be for each secret that its player may have
    ],
    align=True,
)
#: What a tree has used of its room.
USED_NODES, USED_EDGES = 0, 1
_WHOLE = (1 << 62) - 1
_MOST_PLACES = 1 << 16


@rule
def select(node: Record, edges: Any, c: Record) -> int:
    """The edge to follow: what has been good for the player to act, and what is worth a try."""
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


@rule
def draw(node: Record, edges: Any, stream: Record) -> int:
    """An edge, each as likely as it looks at once."""
    first, last = wide(node["first"]), wide(node["first"]) + wide(node["edges"]) - 1
    mark = below(stream, wide(1 << 30)) / (1 << 30)
    for k in range(first, last):
        mark -= edges[k]["prior"]
        if mark < 0.0:
            return k
    return last


@rule
def expand(
    r: Record,
    s: Record,
    t: Record,
    c: Record,
    belief: Any,
    node: Record,
    edges: Any,
    used: Any,
    actions: Any,
    priors: Any,
) -> None:
    """Give a node its edges, if there is room."""
    found = candidates(r, s, t, c, belief, actions, priors)
    first = wide(used[USED_EDGES])
    if first + found > len(edges):
        return
    for k in range(found):
        edge = edges[first + k]
        edge["action"] = actions[k]
        edge["prior"] = priors[k]
        edge["visits"] = 0
        for seat in range(MOST_PLAYERS):
            edge["value"][seat] = 0.0
    tells(r, s, c, belief, edges, first, found)
    node["first"] = first
    node["edges"] = found
    used[USED_EDGES] = first + found


@rule
def overlook(node: Record, edges: Any, share: float, stream: Record) -> None:
    """Some of the actions are not seen at all; one always is."""
    first, kept = wide(node["first"]), 0
    for k in range(first, first + wide(node["edges"])):
        if (kept == 0 and k == first + wide(node["edges"]) - 1) or below(stream, wide(1000)) >= share * 1000:
            edges[first + kept] = edges[k]
            kept += 1
    node["edges"] = kept


@small_rule
def mixed(one: int, other: int) -> int:
    """Two numbers as one that hardly any other two give."""
    mix = ((one ^ (other & _WHOLE)) * 0x1E3779B97F4A7C15) & _WHOLE
    mix ^= mix >> 29
    mix = (mix * 0x3F58476D1CE4E5B9) & _WHOLE
    return mix ^ (mix >> 32)


@rule
def node_of(nodes: Any, places: int, key: int) -> int:
    """The node of what a player knows; -1 if nobody was there yet."""
    at = wide(nodes[key & (places - 1)]["head"])
    while at >= 0 and nodes[at]["key"] != key:
        at = wide(nodes[at]["next"])
    return at


@rule
def new_node(nodes: Any, used: Any, places: int, key: int, seat: int) -> int:
    """Room for another node; -1 if there is none."""
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


@rule
def search(
    rules: Rules, states: States, config: Any, belief: Any, nodes: Any, edges: Any, used: Any, path: Any, actions: Any,
    priors: Any, values: Any, streams: States, simulations: int,
) -> None:  # fmt: skip
    """Run so many simulations. states[0] is what the bot sees; states[1] and states[2] are room."""
    r, s, t, c, stream = rules[0], states[1], states[2], config[0], streams[0]
    places = 1
    while 2 * places <= min(len(nodes), _MOST_PLACES):
        places *= 2
    if used[USED_NODES] == 0:
        for place in range(places):
            nodes[place]["head"] = -1
        new_node(nodes, used, places, secret(r, states[0]), wide(states[0]["to_act"]))
    for _ in range(simulations):
        states[1] = states[0]
        imagine(r, s, belief, stream)
        trail = wide(0)  # what everybody has seen
        depth = 0
        key = secret(r, s)
        at = node_of(nodes, places, key)
        if at < 0:
            at = new_node(nodes, used, places, key, wide(s["to_act"]))
        path[0, 0] = at
        path[0, 1] = -1
        while at >= 0 and depth + 1 < MOST_DEPTH:
            node = nodes[at]
            if node["edges"] == 0 and (depth == 0 or node["passed"] >= c["expand_after"]):
                expand(r, s, t, c, belief, node, edges, used, actions, priors)
                if at == 0 and c["overlooks"] > 0:
                    overlook(node, edges, c["overlooks"], stream)
            if node["edges"] == 0:
                break
            chosen = draw(node, edges, stream) if by_habit(r, s, belief) else select(node, edges, c)
            action = wide(edges[chosen]["action"])
            trail = mixed(trail, overt(r, s, action) + 1)
            notice(r, s, belief, edges[chosen])
            perform(r, s, action)
            settle(r, s, stream)
            depth += 1
            path[depth, 1] = chosen
            path[depth, 0] = -1
            if not decides(r, s):
                break
            trail = mixed(trail, sight(r, s))
            key = mixed(trail, secret(r, s))
            at = node_of(nodes, places, key)
            if at < 0:
                path[depth, 0] = new_node(nodes, used, places, key, wide(s["to_act"]))
                break
            path[depth, 0] = at
        evaluate(r, s, t, c, belief, stream, values)
        seat = wide(0)
        for k in range(depth + 1):
            if path[k, 1] >= 0 and learns(r, s, belief, seat):
                edge = edges[path[k, 1]]
                edge["visits"] += 1
                for other in range(MOST_PLAYERS):
                    edge["value"][other] += values[other]
            if path[k, 0] >= 0:
                node = nodes[path[k, 0]]
                seat = wide(node["seat"])
                node["passed"] += 1
                if learns(r, s, belief, seat):
                    node["visits"] += 1
                    node["value"] += values[seat]
