"""`greedy`: takes the most points it can gain now; else prepares the best gain it can see. Ties fall at random."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from queendom.bots.base import Bot, Budget
from queendom.kernel.actions import Action
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled
from queendom.kernel.generic import gain_now, legal, perform, prospect
from queendom.kernel.layout import Rules, States
from queendom.kernel.streams import below
from queendom.kernel.view import View


@compiled
def _choose(rules: Rules, states: States, actions: Any, streams: States) -> int:
    """states[0] is what the bot sees, states[1] is scratch to try actions in."""
    r, here, tried, stream = rules[0], states[0], states[1], streams[0]
    seat = wide(here["to_act"])
    found = legal(r, here, actions)
    most_now = 0
    for k in range(found):
        most_now = max(most_now, gain_now(r, here, wide(actions[k])))
    best = -(1 << 30)
    equals = 0
    chosen = wide(actions[0])
    for k in range(found):
        action = wide(actions[k])
        if most_now > 0:
            value = gain_now(r, here, action)
        else:
            # Chance that an action leaves open stays open: nobody has seen it yet.
            states[1] = states[0]
            perform(r, tried, action)
            value = prospect(r, tried, seat)
        if value > best:
            best, equals = value, 0
        if value == best:
            equals += 1
            if below(stream, equals) == 0:
                chosen = action
    return chosen


class Greedy(Bot):
    name: ClassVar[str] = "greedy"
    rank: ClassVar[int] = 20

    def pick(self, view: View, budget: Budget | None) -> Action:
        rulebook = view.rulebook
        states = np.concatenate([view.state, view.state])
        actions = np.zeros(rulebook.most_legal, np.int32)
        return rulebook.action(_choose(rulebook.rules, states, actions, self.stream))
