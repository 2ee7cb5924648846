"""Random playouts: games in which every legal action is equally likely at every turn."""

from __future__ import annotations

from typing import Any

from queendom.kernel.compiled import compiled
from queendom.kernel.generic import (
    chance_source,
    decides,
    draw,
    perform,
    perform_chance,
    random_legal,
    set_up,
)
from queendom.kernel.layout import Record, Rules, States

#: In a log: an action is written as it is, an outcome of chance as −1 − outcome.
LOG = "i4"


@compiled
def settle(r: Record, s: Record, stream: Record) -> None:
    """Make every draw that the state waits for."""
    while chance_source(r, s) != 0:
        perform_chance(r, s, draw(r, s, stream))


@compiled
def playout(r: Record, s: Record, stream: Record) -> int:
    """Play a state to its end; returns the number of actions."""
    plies = 0
    settle(r, s, stream)
    while decides(r, s):
        perform(r, s, random_legal(r, s, stream))
        settle(r, s, stream)
        plies += 1
    return plies


@compiled
def playouts(rules: Rules, states: States, i: int, streams: States, games: int) -> int:
    """Play whole games from the deal on; returns the number of actions. The last game's end stays in the state."""
    r, s, stream = rules[0], states[i], streams[0]
    plies = 0
    for _ in range(games):
        set_up(r, s, 0)
        plies += playout(r, s, stream)
    return plies


@compiled
def logged_playout(rules: Rules, states: States, i: int, first: int, streams: States, log: Any) -> int:
    """Play one game and write down every action and outcome, to be replayed elsewhere; returns how many."""
    r, s, stream = rules[0], states[i], streams[0]
    set_up(r, s, first)
    written = 0
    while written < len(log):
        if chance_source(r, s) != 0:
            outcome = draw(r, s, stream)
            perform_chance(r, s, outcome)
            log[written] = -1 - outcome
        elif decides(r, s):
            action = random_legal(r, s, stream)
            perform(r, s, action)
            log[written] = action
        else:
            break
        written += 1
    return written
