"""How many points bots lose against exact play, in positions that a game's solver can solve."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from queendom import match as matches
from queendom.arena.entrant import Entrant
from queendom.arena.mean import mean
from queendom.bots import make_bot
from queendom.bots.search.registry import support_of
from queendom.bots.search.support import Solver
from queendom.errors import SetupError
from queendom.kernel.chance import named_seed
from queendom.kernel.view import View

#: Who plays up to the positions.
_PLAYS_THERE = "adept"


@dataclass(frozen=True)
class Regret:
    """The mean of what a bot gave away, half the width of its 95 % interval, and how often it gave away nothing."""

    entrant: Entrant
    positions: int
    mean: float
    error: float
    perfect: float

    def to_json(self) -> dict[str, object]:
        return {
            "bot": str(self.entrant),
            "positions": self.positions,
            "regret": round(self.mean, 3),
            "error": round(self.error, 3),
            "perfect": round(self.perfect, 3),
        }


def solver_of(game: str) -> Solver:
    """The solver of a game; raises SetupError if it has none."""
    solver = support_of(game).solver
    if solver is None:
        raise SetupError("no-solver", game=game)
    return solver


def solvable(game: str, number: int, seed: int | str = 0) -> Iterator[View]:
    """So many positions that the game's solver can solve, each the first one of another match."""
    solver = solver_of(game)
    found = played = 0
    while found < number:
        luck = named_seed("regret", seed, played)
        match = matches.game(game).start(solver.players, luck)
        bots = [make_bot(_PLAYS_THERE, luck, seat) for seat in range(solver.players)]
        played += 1
        while (seat := match.to_act) is not None:
            view = match.view(seat)
            if solver.can_solve(view):
                found += 1
                yield view
                break
            match.play(bots[seat].choose(view))


def given_away(entrants: list[Entrant], view: View, number: int = 0) -> list[float]:
    """What each gives away: the best value less that of what it chose. Each position has a random stream of its own."""
    values = {one.number: one.ahead for one in solver_of(view.game).solve(view)}
    best = max(values.values())
    chosen = [one.sits_down("regret", number)(view) for one in entrants]
    return [best - values[view.rulebook.number(action)] for action in chosen]


def sum_up(entrant: Entrant, found: list[float]) -> Regret:
    return Regret(entrant, len(found), *mean(found), sum(one < 1e-9 for one in found) / len(found))
