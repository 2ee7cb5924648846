"""The shapes of Christina Regina's JSON, and who may see each key of its events (section 6 of the rules).

See `kernel/shapes.py` for the words that these are written in.
"""

from typing import Annotated, Literal, NotRequired

from typing_extensions import Doc, TypeAliasType, TypedDict

from queendom.games.christina_regina.state import CARD_NAMES, COLOURS, GROUP_SIZE, GROUPS, MOST_PLAYERS, Ending
from queendom.kernel.editions import FORMAT
from queendom.kernel.shapes import (
    PER_SEAT,
    Count,
    EachSeesOwn,
    End,
    Every,
    GameShapes,
    Limit,
    NullWhileSecret,
    OneOf,
    Pass,
    PerPlayers,
    Provenance,
    Public,
    Row,
    Schema,
    SeatKey,
    SeatNumber,
    SeenBy,
    Sent,
    closed,
    more,
    needs,
)

NAME = "christina-regina"

Stack = TypeAliasType("Stack", Annotated[str, OneOf(*GROUPS)])
Faction = TypeAliasType("Faction", Annotated[str, OneOf(*COLOURS)])
Leader = TypeAliasType("Leader", Annotated[int, OneOf(1, 2, 3), Doc("1 copper, 2 silver, 3 gold.")])
Card = TypeAliasType("Card", Annotated[str, OneOf(*CARD_NAMES)])
Points = Annotated[int, Limit(0, 3)]
PointsByGroup = Annotated[list[int], Row(Points, Points, Points)]

Options = TypedDict("Options", {"memory-aid": Annotated[str, OneOf("off", "on")]})
closed(needs()(Options))


def _of_group(group: str) -> dict[str, object]:
    return {"items": {"pattern": f"^{group}-"}}


def _coloured(group: str) -> dict[str, object]:
    return {"items": {"pattern": f"^{group}-(?!none)"}}


# --- actions ---


_From = TypedDict("_From", {"from": Stack})


@more({"not": {"anyOf": [{"properties": {"from": {"const": one}, "bury": {"const": one}}} for one in GROUPS]}})
class Draw(_From):
    """The top card of one stack is taken, that of another buried."""

    kind: Literal["draw"]
    bury: Stack


class Agitate(TypedDict):
    kind: Literal["agitate"]
    stack: Stack


class Manipulate(TypedDict):
    kind: Literal["manipulate"]
    stacks: Annotated[list[Stack], Row(Stack, Stack), Schema({"uniqueItems": True})]


class Persuade(TypedDict):
    kind: Literal["persuade"]
    card: Card
    stack: Stack


class Assassinate(TypedDict):
    """Whoever plays it names the dagger's colour; it is left out for those who may not know it."""

    kind: Literal["assassinate"]
    victim: SeatNumber
    number: Leader
    colour: Annotated[Faction, SeenBy("seat", "victim")]


Action = TypeAliasType("Action", Draw | Agitate | Manipulate | Persuade | Assassinate | Pass)


# --- events ---


OpenCards = Annotated[
    dict[Stack, Annotated[list[Card], Row(Card, Card)]],
    Every("OpenCards", "Two a stack, the top first.", each=_of_group),
]
#: No colour twice; null, for those who may not know it, may stand there more than once.
_NONE_TWICE = Schema(
    {"allOf": [{"contains": {"const": colour}, "minContains": 0, "maxContains": 1} for colour in COLOURS]}
)


class Deal(TypedDict):
    """`factions` by seat, null for a secret."""

    type: Public[Literal["deal"]]
    open: Public[OpenCards]
    factions: Annotated[list[Faction], EachSeesOwn(), PER_SEAT, _NONE_TWICE]


class Move(TypedDict):
    type: Public[Literal["move"]]
    seat: Public[SeatNumber]
    action: Public[Action]
    by: NotRequired[Public[Annotated[str, Doc("Who acted in the person's place: bot:greedy")]]]


class Attempt(TypedDict):
    """How an assassination went. The victim's colour is left out for those who may not know it."""

    type: Public[Literal["attempt"]]
    assassin: Public[SeatNumber]
    victim: Public[SeatNumber]
    number: Public[Leader]
    success: Public[bool]
    victim_colour: Annotated[Faction, SeenBy("assassin")]


class Reveal(TypedDict):
    """A card turns face up."""

    type: Public[Literal["reveal"]]
    stack: Public[Stack]
    card: Public[Card]


Event = TypeAliasType("Event", Deal | Move | Attempt | Reveal | End)


# --- positions, in which null stands for what the viewer of the state may not know ---


@needs()
class CourtStack(TypedDict):
    """Known cards from the top down, how many nobody has seen, and known cards below these. The first two are open."""

    top: list[Card]
    middle: Annotated[int, Limit(0, GROUP_SIZE)]
    bottom: list[Card]


@needs("assassin", "victim", "number", "colour")
class KnownAttempt(TypedDict):
    """An assassination of the past; the dagger's colour is null for those who may not know it."""

    assassin: SeatNumber
    victim: SeatNumber
    number: Leader
    colour: Annotated[Faction | None, NullWhileSecret()]
    success: bool


class State(TypedDict):
    """What a state tells of a position."""

    first: SeatNumber
    to_act: SeatNumber | None
    ending: Annotated[str, OneOf(*Ending)] | None
    stacks: Annotated[dict[Stack, CourtStack], Every("CourtStacks")]
    influence: Annotated[
        dict[Stack, Annotated[list[Card], Limit(0, GROUP_SIZE)]],
        Every("Influence", "The top first.", needs_all=False, each=_coloured),
    ]
    discards: list[Card]
    factions: Annotated[list[Annotated[Faction | None, NullWhileSecret()]], PER_SEAT, _NONE_TWICE]
    actions: Annotated[list[bool], PER_SEAT]
    tilted: Annotated[list[Annotated[list[Leader], Limit(unique=True)]], PER_SEAT]
    attempts: list[KnownAttempt]
    passes: Annotated[int, Limit(0, MOST_PLAYERS)]


def _number_of_group(group: str) -> dict[str, object]:
    return {"const": GROUPS.index(group) + 1}


def _at_least_one(kind: str) -> dict[str, object]:
    return {"minimum": int(kind != "none")}


_BESIDES = {"provenance": Provenance}
CardCounts = Annotated[
    dict[Annotated[str, OneOf(*COLOURS, "none")], int], Every("EditionCardCounts", each=_at_least_one)
]


class EditionFaction(TypedDict):
    """A faction of an edition file, and its leaders."""

    name: str
    charge: str
    copper: str
    silver: str
    gold: str


class EditionData(TypedDict):
    """The contents of an edition file; see docs/editions.md."""

    format: Annotated[str, OneOf(FORMAT)]
    game: Annotated[str, OneOf(NAME)]
    name: str
    version: Annotated[int, Limit(1)]
    groups: Annotated[dict[Stack, int], Every("EditionGroups", each=_number_of_group, besides=_BESIDES)]
    cards: Annotated[dict[Stack, CardCounts], Every("EditionCards", besides=_BESIDES)]
    factions: Annotated[dict[Faction, EditionFaction], Every("EditionFactions", besides=_BESIDES)]


@needs("stacks", "factions")
class Position(State):
    """`factions` (null for a secret), `actions` (whether the action card is still there) and `tilted` are by seat."""

    game: Annotated[str, OneOf(NAME)]
    edition: Annotated[str | EditionData, Sent(str)]
    edition_version: Annotated[int, Limit(1)]
    players: Annotated[int, OneOf(*range(2, MOST_PLAYERS + 1)), PerPlayers(exactly=lambda players: players), Sent(int)]
    options: Options


# --- legal actions, results ---


_Pass = TypedDict("_Pass", {"pass": bool})


class Legal(_Pass):
    """`draw` from any and bury any other of these stacks; `persuade` any of the cards on any stack.

    `assassinate` each victim with any of the numbers and any of the colours.
    """

    draw: list[Stack]
    agitate: list[Stack]
    manipulate: list[Annotated[list[Stack], Row(Stack, Stack)]]
    persuade: list[Card]
    assassinate: dict[SeatKey, list[Leader]]
    colours: list[Faction]


def _if(key: str, value: object, then: dict[str, object]) -> dict[str, object]:
    return {"if": {"properties": {key: {"const": value}}}, "then": {"properties": then}}


_NONE = {"minItems": 0, "maxItems": 0}
_ZEROES = {"items": {"const": 0}}
DECIDED = ("points", "threes", "twos", "shared")


@more(
    _if("ending", Ending.SCORED.value, {"winners": {"minItems": 1}, "decided_by": {"type": "string"}}),
    *(_if("decided_by", by, {"winners": {"maxItems": 1}}) for by in DECIDED[:3]),
    _if("decided_by", DECIDED[3], {"winners": {"minItems": 2}}),
    _if(
        "ending",
        Ending.CHRISTINA.value,
        {"winners": _NONE, "decided_by": {"type": "null"}, "scores": _ZEROES, "points": {"items": _ZEROES}},
    ),
)
class Result(TypedDict):
    """`points` by seat from the copper, silver and gold stack. If the Queen wins nobody does, and nothing decided."""

    scores: Annotated[list[Annotated[int, Limit(0, 9)]], PER_SEAT]
    winners: Annotated[list[SeatNumber], Limit(unique=True)]
    ending: Annotated[str, OneOf(*Ending)]
    points: Annotated[list[PointsByGroup], PER_SEAT]
    decided_by: Annotated[str, OneOf(*DECIDED)] | None


class ReckonedCard(TypedDict):
    """A card of an influence stack as it was counted.

    A fallen leader's is removed; a colour nobody plays has no seat.
    """

    card: Card
    points: Annotated[int, OneOf(0, 1, 2, 3)]
    seat: SeatNumber | None
    removed: bool


Reckoning = Annotated[dict[Stack, list[ReckonedCard]], Every("Reckoning", "The influence stacks, the top first.")]


# --- worked examples ---


class Try(TypedDict):
    """An action of an example, the tilted leaders by seat after it; an attempt's `success`; `points` if it ends."""

    action: Action
    tilted: list[list[Leader]]
    success: NotRequired[bool]
    points: NotRequired[list[Annotated[list[int], Row(Count, Count, Count)]]]


class Example(TypedDict):
    """A worked example of the rules: what a seat can try at a position. The first try is the example's own."""

    id: str
    rules: list[str]
    seat: SeatNumber
    position: Position
    tries: list[Try]


SHAPES = GameShapes(
    action=Action,
    event=Event,
    position=Position,
    legal=Legal,
    result=Result,
    options=Options,
    edition=EditionData,
    source=Annotated[str, OneOf(*GROUPS)],
    breakdown=Reckoning,
    example=Example,
)
