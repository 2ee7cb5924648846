"""`novice`, `adept`, `expert` and `master`: one search, more or less of it.

A level is a number of simulations and a configuration, so it plays alike on any machine; the time is only a cap.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf
from typing import ClassVar

from queendom.bots.base import Advice, Bot, Budget, Reason
from queendom.bots.search import christina_regina as court
from queendom.bots.search import winter_queen as winter
from queendom.bots.search.christina_regina.reasons import reasons as court_reasons
from queendom.bots.search.christina_regina.styles import BLUFFER, EARLY, LATE, TACTICIAN
from queendom.bots.search.config import Config
from queendom.bots.search.thinker import Thinker, Thought
from queendom.bots.search.winter_queen.final_stage import can_solve, solved
from queendom.bots.search.winter_queen.reasons import reasons as winter_reasons
from queendom.kernel.actions import Action
from queendom.kernel.view import View

#: Nobody waits longer, unless they ask for it.
_CAP = 1.0

#: Why an action is good, by game.
_REASONS = {"winter-queen": winter_reasons, "christina-regina": court_reasons}


def _reasons(view: View, number: int) -> tuple[Reason, ...]:
    return tuple(_REASONS[view.game](view, number))


def _chance(value: float, config: Config) -> float:
    """The chance to win in a value that is partly by how much one wins."""
    return min(1.0, max(0.0, (value - (1.0 - config.winning) / 2) / config.winning))


def _without_holder(action: Action) -> str:
    """The same crystal from another holder is no other advice."""
    return str({name: value for name, value in action.to_json().items() if name != "holder"})


class Searcher(Bot):
    """A bot that searches. Not one to choose by itself: its levels are."""

    #: Simulations a move, and how they are made, by game.
    simulations: ClassVar[Mapping[str, int]]
    configs: ClassVar[Mapping[str, Config]] = {"winter-queen": winter.BEST, "christina-regina": court.BEST}
    #: Plays the last turns of a two-player game without a mistake.
    exact: ClassVar[bool] = False

    def pick(self, view: View, budget: Budget | None) -> Action:
        rulebook = view.rulebook
        if self.exact and can_solve(view):
            return rulebook.action(solved(view)[0].number)
        return rulebook.action(self.think(view, budget).best.number)

    def think(self, view: View, budget: Budget | None) -> Thought:
        given = budget or Budget()
        simulations = given.simulations or self.simulations[view.game]
        seconds = given.seconds
        if seconds is None:  # a number that was asked for is kept to, however slow the machine
            seconds = _CAP if given.simulations is None else inf
        return Thinker(self.configs[view.game]).think(view, self.stream, simulations, seconds)

    def advise(self, view: View, budget: Budget | None = None, most: int = 3) -> list[Advice]:
        """The best actions with what each is worth: points to come where they can be known, else the chance to win."""
        self.check_turn(view)
        found: dict[str, Advice] = {}
        for advice in self._exactly(view) if can_solve(view) else self._likely(view, budget):
            found.setdefault(_without_holder(advice.action), advice)
            if len(found) == most:
                break
        return list(found.values())

    def _exactly(self, view: View) -> Iterator[Advice]:
        sign = 1 if view.seat == 0 else -1
        for one in solved(view):
            reasons = (*_reasons(view, one.number), Reason("reason-exact"))
            yield Advice(view.rulebook.action(one.number), ahead=sign * one.value, reasons=reasons)

    def _likely(self, view: View, budget: Budget | None) -> Iterator[Advice]:
        thought = self.think(view, budget)
        for one in thought.considered:
            if one.visits * 20 >= thought.best.visits:
                chance = _chance(one.value, self.configs[view.game])
                reasons = _reasons(view, one.number) or (Reason("reason-search"),)
                yield Advice(view.rulebook.action(one.number), chance=chance, reasons=reasons)


class Novice(Searcher):
    """Like a kind beginner: sees what scores now, overlooks most of the rest, and does not look far."""

    name: ClassVar[str] = "novice"
    rank: ClassVar[int] = 10
    simulations: ClassVar[Mapping[str, int]] = {"winter-queen": 8, "christina-regina": 16}
    configs: ClassVar[Mapping[str, Config]] = {
        "winter-queen": winter.BEST.but(overlooks=0.95),
        "christina-regina": court.BEST.but(overlooks=0.5),
    }


class Adept(Searcher):
    """Sees most of what can be done, and a turn or two ahead."""

    name: ClassVar[str] = "adept"
    rank: ClassVar[int] = 30
    simulations: ClassVar[Mapping[str, int]] = {"winter-queen": 14, "christina-regina": 80}
    configs: ClassVar[Mapping[str, Config]] = {
        "winter-queen": winter.BEST.but(overlooks=0.82),
        "christina-regina": court.BEST,
    }


class Expert(Searcher):
    """Overlooks nothing, and plans."""

    name: ClassVar[str] = "expert"
    rank: ClassVar[int] = 40
    simulations: ClassVar[Mapping[str, int]] = {"winter-queen": 80, "christina-regina": 600}


class Master(Searcher):
    """As strong as we can make it within a second."""

    name: ClassVar[str] = "master"
    rank: ClassVar[int] = 50
    simulations: ClassVar[Mapping[str, int]] = {"winter-queen": 20_000, "christina-regina": 20_000}
    exact: ClassVar[bool] = True


class Style(Master):
    """A master of the court with a way of its own. Not one to choose by itself."""

    games: ClassVar[tuple[str, ...]] = ("christina-regina",)
    rank: ClassVar[int] = 60


class Early(Style):
    """Brings its cards to the influence stacks at once and makes the game short."""

    name: ClassVar[str] = "early"
    configs: ClassVar[Mapping[str, Config]] = {"christina-regina": court.BEST.but(style=EARLY)}


class Late(Style):
    """Waits with its cards and makes the game long."""

    name: ClassVar[str] = "late"
    configs: ClassVar[Mapping[str, Config]] = {"christina-regina": court.BEST.but(style=LATE)}


class Bluffer(Style):
    """Plays as if it were of another colour, and lets daggers miss."""

    name: ClassVar[str] = "bluffer"
    configs: ClassVar[Mapping[str, Config]] = {"christina-regina": court.BEST.but(style=BLUFFER)}


class Tactician(Style):
    """Tries its daggers and does not mind the risk."""

    name: ClassVar[str] = "tactician"
    configs: ClassVar[Mapping[str, Config]] = {"christina-regina": court.BEST.but(style=TACTICIAN)}
