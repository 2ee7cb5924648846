"""`novice`, `adept`, `expert` and `master`: the same search, more or less of it.

A level is a number of simulations and a configuration, so that it plays alike on any machine; the time is only a cap.
Each game says what its levels are (`GameSupport.levels`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf
from typing import ClassVar

from queendom.bots.base import Advice, Bot, Budget, Reason
from queendom.bots.search.config import Config
from queendom.bots.search.registry import support_of
from queendom.bots.search.result import SearchResult
from queendom.bots.search.searcher import Searcher
from queendom.bots.search.support import Level, Solver
from queendom.kernel.actions import Action
from queendom.kernel.view import View

#: The most seconds a level takes for a move, unless it is given more.
_CAP = 1.0

#: Chances to win that lie no further apart are about equal.
_ABOUT = 0.01
#: An action is advised only if the search tried it at least once for so many tries of the best one: the chances of
#: others are not known well enough.
_TRIES_OF_THE_BEST = 20


class SearchBot(Bot):
    """A bot that searches. Nobody chooses it by itself: its levels have names."""

    #: Plays without a mistake in positions that the game's solver can solve.
    exact: ClassVar[bool] = False

    def level(self, view: View) -> Level:
        return support_of(view.game).level(self.name)

    def pick(self, view: View, budget: Budget | None) -> Action:
        solver = support_of(view.game).solver_of(view) if self.exact else None
        number = solver.solve(view)[0].number if solver else self.search(view, budget).best.number
        return view.rulebook.action(number)

    def search(self, view: View, budget: Budget | None) -> SearchResult:
        given, level = budget or Budget(), self.level(view)
        seconds = given.seconds
        if seconds is None:  # a number that was asked for is kept to, however slow the machine
            seconds = _CAP if given.simulations is None else inf
        return Searcher(level.config).search(view, self.stream, given.simulations or level.simulations, seconds)

    def advise(self, view: View, budget: Budget | None = None, most: int = 3) -> list[Advice]:
        """The best actions and what each is worth: the final margin where it can be solved, else the chance to win."""
        self.check_turn(view)
        support = support_of(view.game)
        solver = support.solver_of(view)
        found: dict[str, Advice] = {}
        for advice in self._solved(view, solver) if solver else self._likely(view, budget):
            found.setdefault(support.advice_key(advice.action), advice)
            if len(found) == most:
                break
        first, *others = found.values()
        # That nothing else came out better is a reason for the best alone.
        best = first if first.reasons else replace(first, reasons=(Reason("reason-search"),))
        return [best, *(_beside(view, first, other) for other in others)]

    def _solved(self, view: View, solver: Solver) -> Iterator[Advice]:
        for one in solver.solve(view):
            reasons = (*support_of(view.game).reasons(view, one.number), Reason("reason-exact"))
            yield Advice(view.rulebook.action(one.number), ahead=one.ahead, reasons=reasons)

    def _likely(self, view: View, budget: Budget | None) -> Iterator[Advice]:
        result = self.search(view, budget)
        for one in result.considered:
            if one.visits * _TRIES_OF_THE_BEST >= result.best.visits:
                chance = _chance(one.value, self.level(view).config)
                reasons = tuple(support_of(view.game).reasons(view, one.number))
                yield Advice(view.rulebook.action(one.number), chance=chance, reasons=reasons)


def _beside(view: View, first: Advice, other: Advice) -> Advice:
    """Another action beside the best: the same reasons are not given again, but what distinguishes the two is."""
    reasons = () if set(_written(other)) <= set(_written(first)) else other.reasons
    number, best = (view.rulebook.number(one.action) for one in (other, first))
    equal = other.chance is not None and first.chance is not None and other.chance >= first.chance - _ABOUT
    return replace(other, reasons=(*reasons, *support_of(view.game).differences(view, number, best)), equal=equal)


def _written(advice: Advice) -> list[str]:
    return [f"{reason.key} {sorted(reason.values.items())}" for reason in advice.reasons]


def _chance(value: float, config: Config) -> float:
    """The chance to win in a value that is partly the margin."""
    return min(1.0, max(0.0, (value - (1.0 - config.winning) / 2) / config.winning))


class Novice(SearchBot):
    """Like a kind beginner: sees what scores now, overlooks most of the rest, and does not look far."""

    name: ClassVar[str] = "novice"
    rank: ClassVar[int] = 10


class Adept(SearchBot):
    """Sees most of what can be done, and a turn or two ahead."""

    name: ClassVar[str] = "adept"
    rank: ClassVar[int] = 30


class Expert(SearchBot):
    """Overlooks nothing, and plans."""

    name: ClassVar[str] = "expert"
    rank: ClassVar[int] = 40


class Master(SearchBot):
    """As strong as we can make it within a second."""

    name: ClassVar[str] = "master"
    rank: ClassVar[int] = 50
    exact: ClassVar[bool] = True


class Style(Master):
    """A master of Christina Regina with a style of its own. Nobody chooses it by itself: the styles have names."""

    games: ClassVar[tuple[str, ...]] = ("christina-regina",)
    rank: ClassVar[int] = 60


class Early(Style):
    """Brings its cards to the influence stacks at once and makes the game short."""

    name: ClassVar[str] = "early"


class Late(Style):
    """Waits with its cards and makes the game long."""

    name: ClassVar[str] = "late"


class Bluffer(Style):
    """Plays as if it were of another colour, and lets daggers miss."""

    name: ClassVar[str] = "bluffer"


class Tactician(Style):
    """Tries its daggers and does not mind the risk."""

    name: ClassVar[str] = "tactician"
