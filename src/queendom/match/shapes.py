"""The shape of a record, whatever its game: docs/record.md tells it, docs/record.schema.json checks it."""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from queendom.kernel.shapes import AnyEvent, AnyOptions, AnyPosition, AnyResult, GameName, Limit, SeatNumber

#: How records say what they are.
RECORD_FORMAT = "queendom-record/1"
ABANDONED = "abandoned"  # the ending of a table that was given up: none that the rules know

#: What differs from game to game: the contents of its edition files.
AnyEdition = TypeAliasType("AnyEdition", dict[str, object])


class RecordedSeat(TypedDict):
    """Who sat there; `bot` if it was one. `number` is what the person's device brought, `promise` its SHA-256 hash."""

    name: str
    bot: NotRequired[str]
    promise: NotRequired[Annotated[str, Limit(pattern="^[0-9a-f]{64}$")]]
    number: NotRequired[Annotated[str, Limit(pattern="^[0-9a-f]{64}$")]]


class Record(TypedDict):
    """One game, finished or not. Unknown keys are allowed and ignored. See docs/record.md."""

    format: Literal["queendom-record/1"]
    game: GameName
    rules: Annotated[int, Limit(1)]
    edition: str
    edition_version: Annotated[int, Limit(1)]
    options: AnyOptions
    seats: list[RecordedSeat]
    first: SeatNumber
    edition_data: NotRequired[AnyEdition]
    position: NotRequired[AnyPosition]
    taken_back: NotRequired[Annotated[int, Limit(1)]]
    same_start: NotRequired[Literal[True]]
    seed: NotRequired[Annotated[str, Limit(pattern="^[0-9a-f]{64}$")]]
    events: list[AnyEvent]
    result: AnyResult | None


class Abandoned(TypedDict):
    """The table was given up: no winners, and the points so far."""

    scores: list[Annotated[int, Limit(0)]]
    winners: Annotated[list[SeatNumber], Limit(0, 0)]
    ending: Literal["abandoned"]
