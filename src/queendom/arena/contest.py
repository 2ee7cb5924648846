"""A contest: one bot against others, on the same deals from every seat.

A round is one deal, played once from each seat: luck of the deal and of the seat cancels out. What is measured is the
share of victories (a shared one counts in parts), with a 95 % interval over rounds: games of a round hang together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypedDict

from queendom import match as matches
from queendom.arena.entrant import Entrant
from queendom.arena.mean import mean
from queendom.bots import load_bots
from queendom.kernel.chance import named_seed
from queendom.kernel.shapes import AnyResult

#: Fewer rounds are no reason to stop early.
_FEWEST = 200

__all__ = ["Contest", "Entrant", "Line", "run"]


class Round(TypedDict):
    """One deal from every seat: the challenger's share of each victory, and its points less the best other's."""

    round: int
    shares: list[float]
    margins: list[int]
    plies: int


class Heading(TypedDict):
    """What a log says first, so that nobody goes on with another contest's."""

    contest: int
    game: str
    players: int
    bots: list[str]
    seed: int | str
    options: dict[str, str]


@dataclass(frozen=True)
class Contest:
    """What is played: `challenger` alone among players like `other`."""

    game: str
    players: int
    challenger: Entrant
    other: Entrant
    seed: int | str = 0
    options: dict[str, str] = field(default_factory=dict)

    def heading(self) -> Heading:
        return {
            "contest": 1,
            "game": self.game,
            "players": self.players,
            "bots": [str(self.challenger), str(self.other)],
            "seed": self.seed,
            "options": self.options,
        }

    def round(self, number: int) -> Round:
        """One deal from every seat."""
        shares: list[float] = []
        margins: list[int] = []
        plies = 0
        for seat in range(self.players):
            result, moves = self._game(number, seat)
            winners = result["winners"]
            shares.append(1 / len(winners) if seat in winners else 0.0)
            others = [score for other, score in enumerate(result["scores"]) if other != seat]
            margins.append(result["scores"][seat] - max(others))
            plies += moves
        return {"round": number, "shares": shares, "margins": margins, "plies": plies}

    def _game(self, number: int, seat: int) -> tuple[AnyResult, int]:
        seed = named_seed("arena", self.game, self.seed, number)
        match = matches.game(self.game).start(self.players, seed, options=self.options)
        players = [
            (self.challenger if one == seat else self.other).sits_down("arena", self.seed, number, seat, one)
            for one in range(self.players)
        ]
        moves = 0
        while match.to_act is not None:
            match.play(players[match.to_act](match.view(match.to_act)))
            moves += 1
        assert match.result is not None
        return match.result, moves


@dataclass(frozen=True)
class Line:
    """What came out, so far."""

    rounds: int
    games: int
    share: float
    #: Half the width of the 95 % interval.
    error: float
    margin: float
    plies: float
    #: By how much the challenger's fair share was exceeded.
    times_fair: float

    def excludes(self, target: float) -> bool:
        return abs(self.share - target) > self.error

    def to_json(self) -> dict[str, object]:
        low, high = max(0.0, self.share - self.error), min(1.0, self.share + self.error)
        return {
            "rounds": self.rounds,
            "games": self.games,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "times_fair": round(self.times_fair, 3),
            "margin": round(self.margin, 2),
            "plies": round(self.plies, 1),
        }


def line(players: int, rounds: Sequence[Round]) -> Line:
    """Sum up rounds."""
    means = [sum(one["shares"]) / players for one in rounds]
    count = len(means)
    share, error = mean(means)
    if error == 0.0:
        # Nothing but victories, or none at all: the rule of three, for games.
        error = min(1.0, 3.0 / (count * players))
    margins = [margin for one in rounds for margin in one["margins"]]
    plies = sum(one["plies"] for one in rounds) / (count * players)
    return Line(count, count * players, share, error, sum(margins) / len(margins), plies, share * players)


def is_enough(so_far: Line, target: float | None) -> bool:
    """Sequential stopping: once there are rounds enough and the interval leaves no doubt on which side it lies."""
    return target is not None and so_far.rounds >= _FEWEST and so_far.excludes(target)


def run(
    contest: Contest,
    rounds: int,
    *,
    known: Sequence[Round] = (),
    target: float | None = None,
    jobs: int = 1,
    more_bots: Path | None = None,
    done: Callable[[Round, Line], None] = lambda one, so_far: None,
) -> Line:
    """Play so many rounds, or until it is clear; `known` ones are not played again, `done` is called with each new one.

    `more_bots` is a file with bots of one's own, for processes that play at the same time.
    """
    found = {one["round"]: one for one in known if one["round"] < rounds}
    missing = [number for number in range(rounds) if number not in found]
    so_far = line(contest.players, list(found.values())) if found else None
    if so_far is None or not is_enough(so_far, target):
        for one in _played(contest, missing, jobs, more_bots):
            found[one["round"]] = one
            so_far = line(contest.players, list(found.values()))
            done(one, so_far)
            if is_enough(so_far, target):
                break
    assert so_far is not None
    return so_far


def _played(contest: Contest, numbers: Sequence[int], jobs: int, more_bots: Path | None) -> Iterator[Round]:
    """Rounds as they are finished, in one process or in several."""
    if jobs == 1:
        yield from map(contest.round, numbers)
        return
    begin = (load_bots, (more_bots,)) if more_bots else (None, ())
    with ProcessPoolExecutor(jobs, get_context("spawn"), *begin) as pool:
        waiting: set[Future[Any]] = set()
        left = iter(numbers)
        try:
            while True:
                for number in left:
                    waiting.add(pool.submit(contest.round, number))
                    if len(waiting) >= 2 * jobs:
                        break
                if not waiting:
                    return
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for one in ready:
                    yield one.result()
        finally:
            for one in waiting:
                one.cancel()
