"""How much a bot gives away where the best is known: in final stages of two-player Winter Queen, in victory points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from queendom import match as matches
from queendom.arena.entrant import Entrant
from queendom.arena.mean import mean
from queendom.bots import make_bot
from queendom.bots.search.winter_queen.final_stage import can_solve, solved
from queendom.kernel.actions import Json
from queendom.kernel.chance import named_seed
from queendom.kernel.view import View

#: Who plays up to the positions.
_PLAYS_THERE = "adept"


@dataclass(frozen=True)
class Regret:
    """The mean of what was given away, half the width of its 95 % interval, and how often nothing was."""

    entrant: Entrant
    positions: int
    mean: float
    error: float
    perfect: float

    def to_json(self) -> Json:
        return {
            "bot": str(self.entrant),
            "positions": self.positions,
            "regret": round(self.mean, 3),
            "error": round(self.error, 3),
            "perfect": round(self.perfect, 3),
        }


def final_stages(number: int, seed: int | str = 0) -> Iterator[View]:
    """So many views of whoever is to act first in a final stage, each of another game."""
    found = game = 0
    while found < number:
        luck = named_seed("regret", seed, game)
        match = matches.game("winter-queen").start(2, luck)
        bots = [make_bot(_PLAYS_THERE, luck, seat) for seat in range(2)]
        game += 1
        while (seat := match.to_act) is not None:
            view = match.view(seat)
            if can_solve(view):
                found += 1
                yield view
                break
            match.play(bots[seat].choose(view))


def given_away(entrants: list[Entrant], view: View, number: int = 0) -> list[float]:
    """What each gives away: the best value less that of what it chose. Each position has luck of its own."""
    sign = 1 if view.seat == 0 else -1
    values = {one.number: sign * one.value for one in solved(view)}
    best = max(values.values())
    chosen = [one.sits_down("regret", number)(view) for one in entrants]
    return [best - values[view.rulebook.number(action)] for action in chosen]


def sum_up(entrant: Entrant, found: list[float]) -> Regret:
    return Regret(entrant, len(found), *mean(found), sum(one < 1e-9 for one in found) / len(found))
