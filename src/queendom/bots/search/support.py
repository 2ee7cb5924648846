"""What bots know of one game besides its rules: one object for each game, found by `registry.support_of`.

Everything in it is optional. A game without any of it is searched by the plain search (`plain`), which knows the rules
and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from queendom.bots.base import Reason
from queendom.bots.search.config import Config
from queendom.kernel.actions import Action
from queendom.kernel.view import View


@dataclass(frozen=True, slots=True)
class Level:
    """How much a bot of one level searches, and by which configuration."""

    simulations: int
    config: Config


#: For a level that a game says nothing about; any other bot searches as much as a master.
_SIMULATIONS = {"novice": 16, "adept": 80, "expert": 600}
_OF_A_MASTER = 20_000


@dataclass(frozen=True, slots=True)
class CompiledSearch:
    """What the compiled search needs of a game that has registered its functions (`hooks.register`)."""

    #: What the seat of a view believes of what it cannot see: an array that the game's functions read and write.
    belief: Callable[[View, Config], Any]
    most_players: int
    #: How many secrets a player may have; 1: nobody has any.
    most_secrets: int = 1


@dataclass(frozen=True, slots=True)
class Solved:
    """An action, and by how many points its player will be ahead when all go on as well as they can."""

    number: int
    ahead: float


@dataclass(frozen=True, slots=True)
class Solver:
    """Exact play where a game can be solved."""

    #: A number of players with which positions can be solved.
    players: int
    can_solve: Callable[[View], bool]
    #: Every legal action of the view's seat, the best first.
    solve: Callable[[View], list[Solved]]


def _no_reasons(view: View, number: int) -> list[Reason]:
    return []


def _no_differences(view: View, number: int, best: int) -> list[Reason]:
    return []


def _whole_action(action: Action) -> str:
    return str(action.to_json())


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSupport:
    """What bots know of one game."""

    #: Its name.
    game: str
    #: None: the plain search plays it.
    compiled: CompiledSearch | None = None
    #: The configuration that plays best. By default a value is the chance to win and nothing else.
    best: Config = field(default_factory=lambda: Config(winning=1.0))
    #: By the name of a bot.
    levels: Mapping[str, Level] = field(default_factory=dict)
    #: What speaks for an action of the view's seat, the weightiest reason first.
    reasons: Callable[[View, int], list[Reason]] = _no_reasons
    #: What distinguishes an action of the view's seat from the best one.
    differences: Callable[[View, int, int], list[Reason]] = _no_differences
    #: The same for actions that are the same advice to a person.
    advice_key: Callable[[Action], str] = _whole_action
    solver: Solver | None = None

    def level(self, bot: str) -> Level:
        return self.levels.get(bot) or Level(_SIMULATIONS.get(bot, _OF_A_MASTER), self.best)

    def solver_of(self, view: View) -> Solver | None:
        """The game's solver, if it can solve this view."""
        return self.solver if self.solver is not None and self.solver.can_solve(view) else None
