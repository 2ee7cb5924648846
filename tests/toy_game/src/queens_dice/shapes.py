"""How Queen's Dice is written as JSON, and who may see each key of its events."""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from queendom.kernel.editions import FORMAT
from queendom.kernel.shapes import (
    PER_SEAT,
    Count,
    EachSeesOwn,
    End,
    GameShapes,
    Limit,
    NullWhileSecret,
    OneOf,
    PerPlayers,
    Provenance,
    Public,
    SeatNumber,
    closed,
    needs,
)
from queens_dice.rules import FACES, MOST_PLAYERS

NAME = "queens-dice"
LIMITS = ("12", "15")
ABOVE = ("half", "nothing")
COUNTED = "counted"

Face = Annotated[int, Limit(1, FACES)]


@closed
@needs()
class Options(TypedDict):
    """`above` came later: who does not list it plays as if it were `nothing`."""

    limit: Annotated[str, OneOf(*LIMITS)]
    above: NotRequired[Annotated[str, OneOf(*ABOVE)]]


class Roll(TypedDict):
    kind: Literal["roll"]


class Stop(TypedDict):
    kind: Literal["stop"]


ActionJson = TypeAliasType("ActionJson", Roll | Stop)


class Deal(TypedDict):
    """The cards by seat: everybody sees their own."""

    type: Public[Literal["deal"]]
    cards: Annotated[list[Face], EachSeesOwn(), PER_SEAT]


class Move(TypedDict):
    type: Public[Literal["move"]]
    seat: Public[SeatNumber]
    action: Public[ActionJson]
    by: NotRequired[Public[str]]


class Die(TypedDict):
    """What the die shows."""

    type: Public[Literal["die"]]
    shows: Public[Face]


Event = TypeAliasType("Event", Deal | Move | Die | End)


class State(TypedDict):
    """What a state tells of a position; null stands for a card that the viewer may not know."""

    first: SeatNumber
    to_act: SeatNumber | None
    totals: Annotated[list[Count], PER_SEAT]
    cards: Annotated[list[Annotated[Face | None, NullWhileSecret()]], PER_SEAT]
    stopped: Annotated[list[bool], PER_SEAT]


class EditionDie(TypedDict):
    provenance: Provenance
    faces: Annotated[int, OneOf(FACES)]


class EditionData(TypedDict):
    """The contents of an edition file."""

    format: Annotated[str, OneOf(FORMAT)]
    game: Annotated[str, OneOf(NAME)]
    name: str
    version: Annotated[int, Limit(1)]
    die: EditionDie


@needs("cards")
class Position(State):
    game: Annotated[str, OneOf(NAME)]
    edition: str | EditionData
    edition_version: Annotated[int, Limit(1)]
    players: Annotated[int, OneOf(*range(2, MOST_PLAYERS + 1)), PerPlayers(exactly=lambda players: players)]
    options: Options


class Legal(TypedDict):
    """The kinds of actions that can be done."""

    actions: list[Annotated[str, OneOf("roll", "stop")]]


class Result(TypedDict):
    scores: Annotated[list[Count], PER_SEAT]
    winners: Annotated[list[SeatNumber], Limit(unique=True)]
    ending: Annotated[str, OneOf(COUNTED)]


SHAPES = GameShapes(
    action=ActionJson,
    event=Event,
    position=Position,
    legal=Legal,
    result=Result,
    options=Options,
    edition=EditionData,
    source=Annotated[str, OneOf("dice")],
)
