"""Where everybody's points came from: parts that add up to the scores, and by what a game was won.

A part is what one source brought a seat in one stretch of the game. What a game was started with is a part as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, NamedTuple

from typing_extensions import TypeAliasType, TypedDict

from queendom.kernel.shapes import AnyResult, Count, Foreign, OneOf, SeatNumber

#: The stretches of a game: before it is told, while it is played, when it is counted.
BEFORE, GAME, END = "before", "game", "end"
#: The source of points that came from before the game was told.
EARLIER = "earlier"


class Gained(NamedTuple):
    """Points that a seat got at once."""

    seat: int
    source: str
    when: str
    points: int


@dataclass(frozen=True, slots=True)
class Part:
    """What a source brought in a stretch of the game: how often it did, and how much in all."""

    source: str
    when: str
    times: int
    points: int


#: The parts of each seat.
Parts = tuple[tuple[Part, ...], ...]


def from_before(scores: Sequence[int]) -> Parts:
    """The points that everybody has before the first event."""
    return caught_up(tuple(() for _ in scores), scores)


def caught_up(parts: Parts, scores: Sequence[int]) -> Parts:
    """The parts if the next event starts at these scores: the difference came from turns without events."""
    missed = [Gained(seat, EARLIER, BEFORE, vp - total(parts[seat])) for seat, vp in enumerate(scores)]
    return with_gains(parts, missed)


def with_gains(parts: Parts, gained: Iterable[Gained]) -> Parts:
    """The parts after these gains. Gains from the same source are one part; gains of 0 points are left out."""
    found = [{(one.source, one.when): one for one in seat} for seat in parts]
    for seat, source, when, points in gained:
        if points:
            had = found[seat].get((source, when), Part(source, when, 0, 0))
            found[seat][source, when] = replace(had, times=had.times + 1, points=had.points + points)
    return tuple(tuple(seat.values()) for seat in found)


def total(parts: Iterable[Part]) -> int:
    return sum(one.points for one in parts)


Source = TypeAliasType("Source", str)


class TallyPart(TypedDict):
    """What a source brought a seat: how often, and how many points in all.

    Points from `before` the game was told, as where it starts from a position, have the source `earlier`.
    """

    source: Source
    when: Annotated[str, OneOf(BEFORE, GAME, END)]
    times: Count
    points: Count


class Difference(TypedDict):
    """What a source brought the winner; `against` is what it brought the next, null where several are next."""

    source: Source
    times: Count
    points: Count
    against: Count | None


class Why(TypedDict):
    """By what the winner, who has `own`, was ahead of those `behind`, who have `next`.

    `level` are the points that all of them have where these did not decide. By points, `most` are the sources with the
    largest difference; where several are next, those that brought the winner most.
    """

    by: Annotated[str, OneOf("points", "threes", "twos", "shared")]
    behind: list[SeatNumber]
    own: Count
    next: Count | None
    level: Count | None
    most: list[Difference]


class Tally(TypedDict):
    """Where everybody's points came from: the `parts` of a seat add up to its score. `why` is null if nobody won."""

    parts: list[list[TallyPart]]
    why: Why | None


def tell(parts: Parts, result: AnyResult) -> Tally:
    """The parts of each seat, the most first, and why whoever won has won."""
    order = [BEFORE, GAME, END]
    return {
        "parts": [
            [
                {"source": one.source, "when": one.when, "times": one.times, "points": one.points}
                for one in sorted(seat, key=lambda one: (order.index(one.when), -one.points, one.source))
            ]
            for seat in parts
        ],
        "why": _why(parts, result),
    }


def _why(parts: Parts, result: Foreign) -> Why | None:
    """By what the winner is ahead of the next, and the sources of which they have more by most; None if nobody won."""
    winners: list[int] = result["winners"]
    if not winners:
        return None
    scores: list[int] = result["scores"]
    points: list[list[int]] = result.get("points", [])
    worths = {
        "points": scores,
        "threes": [row.count(3) for row in points],
        "twos": [row.count(2) for row in points],
    }
    by = result.get("decided_by") or ("points" if len(winners) == 1 else "shared")
    level = list(range(len(scores)))  # who was still in it
    for name, worth in worths.items():
        if name == by:
            break
        level = [seat for seat in level if worth and worth[seat] == worth[winners[0]]] if worth else level
    if by == "shared":
        return {"by": by, "behind": [], "own": scores[winners[0]], "next": None, "level": None, "most": []}
    worth = worths[by]
    following = max(worth[seat] for seat in level if seat not in winners)
    behind = [seat for seat in level if seat not in winners and worth[seat] == following]
    return {
        "by": by,
        "behind": behind,
        "own": worth[winners[0]],
        "next": following,
        "level": None if by == "points" else scores[winners[0]],
        "most": _most(parts, winners[0], behind) if by == "points" else [],
    }


def _most(parts: Parts, winner: int, behind: list[int]) -> list[Difference]:
    """Against one: where the difference is largest. Against several: what brought the winner most."""
    sources = [_by_source(seat) for seat in parts]
    other = sources[behind[0]] if len(behind) == 1 else {}
    ahead = {name: own.points - other[name].points if name in other else own.points
             for name, own in sources[winner].items()}  # fmt: skip
    largest = max(ahead.values(), default=0)  # a game need not tell where its points come from
    return [
        {
            "source": name,
            "times": sources[winner][name].times,
            "points": sources[winner][name].points,
            "against": (other[name].points if name in other else 0) if len(behind) == 1 else None,
        }
        for name in sorted(ahead, key=lambda name: (-sources[winner][name].points, name))
        if ahead[name] == largest
    ]


def _by_source(seat: Sequence[Part]) -> dict[str, Part]:
    """A seat's sources over all stretches of the game."""
    found: dict[str, Part] = {}
    for one in seat:
        had = found.get(one.source, Part(one.source, "", 0, 0))
        found[one.source] = replace(had, times=had.times + one.times, points=had.points + one.points)
    return found
