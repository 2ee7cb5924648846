"""How a game writes down the shapes of its JSON: what a key holds, and who may see it.

A shape is a `TypedDict` beside its game (`games/<game>/shapes.py`). While a game is played it costs nothing. From it
come the checks of the type checker, the gate through which events leave (`kernel/gate.py`), and the models, schemas and
TypeScript types of everything that is sent or kept (`kernel/models.py`, `tools/wire`).

In an event every key says who may see it. A key that does not say so, or that stands in no shape, reaches nobody.
What lies inside a key's value is seen by the same people, unless the inner shape says otherwise.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Any, Literal, NotRequired, TypeVar

from typing_extensions import Doc, ReadOnly, TypeAliasType, TypedDict, TypeIs

from queendom.kernel.editions import PROVENANCES

T = TypeVar("T")

#: A JSON object that came from outside and that nobody has checked: an action, a position or a record to be read.
Foreign = Mapping[str, Any]


# --- who may see a key of an event ---


class Sight(Enum):
    """Who may see a key."""

    PUBLIC = "everybody"
    AT_THE_END = "everybody, once the game is over"
    NEVER = "nobody, also later"
    AS_STATE = "written from a state that the viewer may know: the gate for events leaves it out"


@dataclass(frozen=True, slots=True, init=False)
class SeenBy:
    """Only the seats that these keys name, of the same object or of one around it; everybody at the end."""

    seats: tuple[str, ...]

    def __init__(self, *seats: str) -> None:
        object.__setattr__(self, "seats", seats)


@dataclass(frozen=True, slots=True)
class EachSeesOwn:
    """A list by seat, of which each seat sees its own part, and null for the others; everybody all of it at the end."""


Public = Annotated[T, Sight.PUBLIC]
AtTheEnd = Annotated[T, Sight.AT_THE_END]
Secret = Annotated[T, Sight.NEVER]
AsState = Annotated[T, Sight.AS_STATE]


# --- what a value may be, beyond its type ---


@dataclass(frozen=True, slots=True, init=False)
class OneOf:
    """One of these names or numbers. They are the game's own constants, not a second list."""

    values: tuple[str | int, ...]

    def __init__(self, *values: str | int) -> None:
        object.__setattr__(self, "values", values)


@dataclass(frozen=True, slots=True)
class Limit:
    """Bounds of a number, of a length, or of the form of a text."""

    least: int | None = None
    most: int | None = None
    pattern: str | None = None
    unique: bool = False


@dataclass(frozen=True, slots=True, init=False)
class Row:
    """A list with exactly these kinds of values, in this order."""

    kinds: tuple[object, ...]

    def __init__(self, *kinds: object) -> None:
        object.__setattr__(self, "kinds", kinds)


@dataclass(frozen=True, slots=True)
class Every:
    """A dict with every name of its key type, and no other; `name` is its own in schemas.

    `needs_all` is false where a reader fills in what is missing. `each` is more JSON Schema of the value of a key.
    `besides` are keys of another kind: a file that has them may hold more, which readers ignore.
    """

    name: str
    about: str = ""
    needs_all: bool = True
    each: Callable[[str], dict[str, object]] | None = field(default=None, compare=False)
    besides: Mapping[str, object] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Schema:
    """What only JSON Schema can say of a value in a record."""

    more: dict[str, object] = field(hash=False)


@dataclass(frozen=True, slots=True)
class Sent:
    """What stands here when it is sent, where that is less than what a record may hold."""

    kind: object


@dataclass(frozen=True, slots=True)
class NullWhileSecret:
    """Null for whoever may not know it yet; never null once the game is over."""


@dataclass(frozen=True, slots=True)
class NullWhenRead:
    """A reader takes null for what is left out."""


@dataclass(frozen=True, slots=True)
class PerPlayers:
    """A bound that depends on the number of players: the greatest number, the length of a list, or the value itself."""

    most: Callable[[int], int] | None = None
    length: Callable[[int], int] | None = None
    exactly: Callable[[int], int] | None = None


PER_SEAT = PerPlayers(length=lambda players: players)


# --- what is said of a whole shape ---


@dataclass(slots=True)
class Said:
    """What a shape says beside its keys."""

    closed: bool = False
    needs: tuple[str, ...] | None = None
    more: list[dict[str, object]] = field(default_factory=list)


_SAID: dict[object, Said] = {}
S = TypeVar("S")


def said(shape: object) -> Said:
    """What a shape declares beside its keys. Most declare nothing."""
    return _SAID.get(shape, Said())


def closed(shape: S) -> S:
    """Other keys are an error, in records too. In all other shapes, readers of records ignore unknown keys."""
    _SAID.setdefault(shape, Said()).closed = True
    return shape


def needs(*keys: str) -> Callable[[S], S]:
    """A reader needs only these keys. docs/positions.md says what it assumes for the others."""

    def declared(shape: S) -> S:
        _SAID.setdefault(shape, Said()).needs = keys
        return shape

    return declared


def more(*schemas: dict[str, object]) -> Callable[[S], S]:
    """Conditions of a record that JSON Schema can express and types cannot: between the values of several keys."""

    def declared(shape: S) -> S:
        _SAID.setdefault(shape, Said()).more.extend(schemas)
        return shape

    return declared


def never(*keys: str) -> dict[str, object]:
    """These keys belong to other kinds of the same event."""
    return {"properties": dict.fromkeys(keys, False)}


def as_many(listed: str, number: str, most: int) -> dict[str, object]:
    """A list is as long as a number says."""
    return {
        "anyOf": [
            {"properties": {number: {"const": n}, listed: {"minItems": n, "maxItems": n}}} for n in range(most + 1)
        ]
    }


# --- what all games have in common ---

SeatNumber = Annotated[int, Limit(0, 9), PerPlayers(most=lambda players: players - 1)]
Count = Annotated[int, Limit(0)]
SeatKey = TypeAliasType("SeatKey", Annotated[str, Limit(pattern=r"^[0-9]$"), Doc("A seat's number, as a key.")])
GameName = TypeAliasType("GameName", str)
Provenance = TypeAliasType("Provenance", Annotated[str, OneOf(*PROVENANCES)])


class Pass(TypedDict):
    kind: Literal["pass"]


class End(TypedDict):
    """The game is over, played to its end or given up: the result tells which."""

    type: Public[Literal["end"]]


class Unseen(TypedDict):
    """Something happened that nobody may know of. It is sent in its place, so that the others keep their numbers."""

    type: Public[Literal["unseen"]]


# The keys that the shapes of every game have: code for all games uses only these.


class AnyAction(TypedDict):
    """An action of any game."""

    kind: ReadOnly[str]


class AnyEvent(TypedDict):
    """An event of any game."""

    type: ReadOnly[str]


class AnyMove(TypedDict):
    """The move of any game."""

    type: Literal["move"]
    seat: int
    action: ReadOnly[AnyAction]
    by: NotRequired[str]


class AnyPosition(TypedDict):
    """A position of any game."""

    game: ReadOnly[str]
    edition: ReadOnly[object]
    edition_version: ReadOnly[int]
    players: ReadOnly[int]
    options: ReadOnly[Mapping[str, object]]


class AnyResult(TypedDict):
    """A result of any game."""

    scores: ReadOnly[list[int]]
    winners: ReadOnly[list[int]]
    ending: ReadOnly[str]


def is_move(event: AnyEvent) -> TypeIs[AnyMove]:
    """Whether an event is a move, which every game tells alike."""
    return event["type"] == "move"


#: Parts that differ from game to game as a whole.
AnyState = Mapping[str, object]
AnyLegal = Mapping[str, object]
AnyBreakdown = Mapping[str, object]
AnyOptions = TypeAliasType("AnyOptions", dict[str, str])


class Preview(TypedDict):
    """What an action would bring before anything is drawn. The position is null where it would tell a secret."""

    gains: list[AnyEvent]
    position: AnyPosition | None


@dataclass(frozen=True, slots=True)
class GameShapes:
    """All shapes of a game. What a game does not have is None."""

    action: object
    event: object
    position: object
    legal: object
    result: object
    options: object
    edition: object
    gain: object = None  # the events that a preview tells
    source: object = None  # of points, in a tally
    breakdown: object = None
    example: object = None
    questions: object = None  # what a preview may ask beside an action, and
    answers: object = None  # what comes back
