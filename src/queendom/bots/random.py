"""`random`: every legal action is equally likely."""

from __future__ import annotations

from typing import ClassVar

from queendom.bots.base import Bot, Budget
from queendom.kernel.actions import Action
from queendom.kernel.compiled import compiled
from queendom.kernel.generic import random_legal
from queendom.kernel.layout import Rules, States
from queendom.kernel.view import View


@compiled
def _choose(rules: Rules, states: States, streams: States) -> int:
    return random_legal(rules[0], states[0], streams[0])


class Random(Bot):
    name: ClassVar[str] = "random"
    rank: ClassVar[int] = 0

    def pick(self, view: View, budget: Budget | None) -> Action:
        return view.rulebook.action(_choose(view.rulebook.rules, view.state, self.stream))
