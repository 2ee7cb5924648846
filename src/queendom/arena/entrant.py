"""Who takes part: a bot and what it may spend on a move, as one writes it: `master`, `master:0.1s`, `expert:500`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from queendom.bots import Budget, bot_names, check_bot, make_bot
from queendom.errors import SetupError, shown
from queendom.kernel.actions import Action
from queendom.kernel.view import View

_WRITTEN = re.compile(r"(?P<name>[a-z][a-z0-9-]*)(?::(?P<number>\d+(?:\.\d+)?)(?P<unit>s?))?")
#: By time: as many simulations as there is time for.
_NO_END = 1 << 40


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with a budget of its own; without one it searches as it does at a table."""

    name: str
    seconds: float | None = None
    simulations: int | None = None

    @classmethod
    def read(cls, text: str) -> Entrant:
        """`name`, `name:SECONDSs` or `name:SIMULATIONS`; raises SetupError."""
        parts = _WRITTEN.fullmatch(text.strip())
        if parts is None or parts["name"] not in bot_names():
            raise SetupError("unknown-bot", given=shown(text), expected=", ".join(bot_names()))
        if parts["number"] is None:
            return cls(parts["name"])
        if parts["unit"]:
            return cls(parts["name"], seconds=float(parts["number"]))
        if "." in parts["number"] or int(parts["number"]) == 0:
            raise SetupError("wrong-budget", given=shown(text), expected="master:0.1s, master:500")
        return cls(parts["name"], simulations=int(parts["number"]))

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.name}:{self.seconds:g}s"
        return self.name if self.simulations is None else f"{self.name}:{self.simulations}"

    @property
    def budget(self) -> Budget | None:
        if self.seconds is not None:
            return Budget(seconds=self.seconds, simulations=_NO_END)
        return None if self.simulations is None else Budget(simulations=self.simulations)

    def check(self, game: str) -> None:
        """Raises SetupError if it does not play this game."""
        check_bot(self.name, game)

    def sits_down(self, *luck: object) -> Callable[[View], Action]:
        """The function by which it chooses actions in one match, with a random stream of its own."""
        bot, budget = make_bot(self.name, *luck), self.budget
        return lambda view: bot.choose(view, budget)
