"""The shapes of Winter Queen's JSON, and who may see each key of its events: everybody, for nothing is secret here.

See `kernel/shapes.py` for the words that these are written in.
"""

from typing import Annotated, Literal, NotRequired

from typing_extensions import Doc, TypeAliasType, TypedDict

from queendom.games.winter_queen.state import (
    BOOKS,
    COLOURS,
    COUNTIES,
    EACH,
    EFFECTS,
    MOST_BOOKS,
    PILE,
    SET_UP,
    STAGES,
    TILES,
    Ending,
)
from queendom.kernel.editions import FORMAT
from queendom.kernel.shapes import (
    PER_SEAT,
    Count,
    End,
    Every,
    GameShapes,
    Limit,
    NullWhenRead,
    OneOf,
    Pass,
    PerPlayers,
    Provenance,
    Public,
    Row,
    SeatNumber,
    Sent,
    as_many,
    closed,
    more,
    needs,
    never,
)

NAME = "winter-queen"
TILES_IN_BOX = 8
#: What a page can bring at most: Arcane Knowledge counts 14 crystals on books; a line, a zone and a ring are shorter.
MOST, MOST_AROUND, MOST_IN_LINE = 14, 6, 5

Colour = TypeAliasType("Colour", Annotated[str, OneOf(*COLOURS)])
County = TypeAliasType("County", Annotated[str, OneOf(*COUNTIES)])
Space = TypeAliasType(
    "Space",
    Annotated[str, Limit(pattern=r"^[a-y][1-9][0-9]?$"), Doc("Row from the top, number from the left: b3.")],
)
Book = TypeAliasType("Book", Annotated[str, Doc("A book's name in the edition.")])
PageNumber = TypeAliasType("PageNumber", Annotated[int, OneOf(0, 1)])
Holder = TypeAliasType(
    "Holder", Annotated[int, OneOf(0, 1, 2, 3), PerPlayers(most=lambda players: SET_UP[players][0] - 1)]
)
Direction = TypeAliasType("Direction", Annotated[int, OneOf(*range(6)), Doc("0 east, then clockwise.")])
Crystals = Annotated[
    dict[Colour, Annotated[int, Limit(0, EACH)]], Every("Crystals", "How many of each colour.", needs_all=False)
]

Options = TypedDict(
    "Options",
    {
        "end": Annotated[str, OneOf("equal-turns", "english-literal")],
        "wisps-same-colour": Annotated[str, OneOf("same", "none")],
        "scores": Annotated[str, OneOf("hidden", "open")],
    },
)
closed(needs()(Options))


# --- actions ---


class Place(TypedDict):
    """A crystal on the map; `take` is the county whose top book is taken."""

    kind: Literal["place"]
    holder: Holder
    colour: Colour
    space: Space
    take: County | None


class Fill(TypedDict):
    """A crystal on a page of one's own book."""

    kind: Literal["fill"]
    holder: Holder
    colour: Colour
    book: Book
    page: PageNumber


class Choice(TypedDict):
    """What a player chose for one page; what is left out was chosen best."""

    space: NotRequired[Space]
    direction: NotRequired[Direction]
    opponent: NotRequired[SeatNumber]


_Choices = TypedDict("_Choices", {"0": NotRequired[Choice], "1": NotRequired[Choice]})


@closed
class Choices(_Choices):
    """By page."""


_Return = TypedDict("_Return", {"return": NotRequired[Space | None]})


class Activate(_Return):
    """Apply a book. `return` only with two crystals on it; null if there is none to return."""

    kind: Literal["activate"]
    book: Book
    choices: NotRequired[Choices]


Action = TypeAliasType("Action", Place | Fill | Activate | Pass)


# --- what pages score, and gains ---


class _Scored(TypedDict):
    vp: Public[Annotated[int, Limit(0, MOST)]]
    book: Public[Book]
    page: Public[PageNumber]


class _ScoredOnMap(_Scored):
    spaces: Public[Annotated[list[Space], Limit(unique=True)]]


_From = TypedDict("_From", {"from": NotRequired[Public[Space]]})
_ON_MAP = as_many("spaces", "vp", MOST)
_OF_BOOKS = ("opponent", "crystals")


def _needs_if_scored(*keys: str) -> dict[str, object]:
    return {"if": {"properties": {"vp": {"minimum": 1}}}, "then": {"required": list(keys)}}


def _at_most(most: int, *effects: str) -> dict[str, object]:
    return {
        "if": {"properties": {"why": {"enum": list(effects)}}},
        "then": {"properties": {"vp": {"maximum": most}}},
    }


class ScoreWithoutChoice(_ScoredOnMap):
    """As many spaces as VP: of each group or zone the first."""

    why: Public[Literal["border", "clouds", "lights"]]


class ScoreFromCrystal(_ScoredOnMap, _From):
    """`from` is the chosen crystal's space, left out if there was none to choose."""

    why: Public[Literal["wisps", "rose", "star"]]


class ScoreOfWay(_ScoredOnMap, _From):
    """A line from the chosen crystal; both are left out if there was none to choose."""

    why: Public[Literal["way"]]
    direction: NotRequired[Public[Direction]]


class ScoreOfArcane(_Scored):
    """Crystals on books, one's own and then the opponent's: `book/page`, or `book/page/depicted`."""

    why: Public[Literal["arcane"]]
    opponent: Public[SeatNumber]
    crystals: Public[Annotated[list[Annotated[str, Limit(pattern=r"/[01](/depicted)?$")]], Limit(unique=True)]]


PageScore = TypeAliasType("PageScore", ScoreWithoutChoice | ScoreFromCrystal | ScoreOfWay | ScoreOfArcane)


class _Gained(TypedDict):
    type: Public[Literal["gain"]]
    seat: Public[SeatNumber]


@more(never("from", "direction", *_OF_BOOKS), _ON_MAP, _at_most(MOST_IN_LINE, "lights"))
class GainWithoutChoice(_Gained, ScoreWithoutChoice):
    """What a page brought, told like `ScoreWithoutChoice`."""


@more(never("direction", *_OF_BOOKS), _ON_MAP, _needs_if_scored("from"), _at_most(MOST_AROUND, "wisps", "star"))
class GainFromCrystal(_Gained, ScoreFromCrystal):
    """What a page brought, told like `ScoreFromCrystal`."""


@more(
    never(*_OF_BOOKS),
    _ON_MAP,
    _needs_if_scored("from", "direction") | {"else": never("from", "direction")},
    _at_most(MOST_IN_LINE, "way"),
)
class GainOfWay(_Gained, ScoreOfWay):
    """What a page brought, told like `ScoreOfWay`."""


@more(never("spaces", "from", "direction"), as_many("crystals", "vp", MOST), {"properties": {"vp": {"minimum": 1}}})
class GainOfArcane(_Gained, ScoreOfArcane):
    """What a page brought, told like `ScoreOfArcane`."""


@more(never("book", "page", "spaces", "from", "direction", *_OF_BOOKS))
class GainOfLastCrystal(_Gained):
    """The last crystal of a holder was taken."""

    vp: Public[Literal[1]]
    why: Public[Literal["last-crystal"]]


Gain = TypeAliasType("Gain", GainWithoutChoice | GainFromCrystal | GainOfWay | GainOfArcane | GainOfLastCrystal)
Source = Annotated[str, OneOf(*EFFECTS, "last-crystal")]


# --- events ---

Domain = Annotated[dict[Space, Colour | None], Limit(TILES, TILES)]
OnHolders = Annotated[
    list[Annotated[list[Colour], PerPlayers(length=lambda players: SET_UP[players][1])]],
    PerPlayers(length=lambda players: SET_UP[players][0]),
]
Tops = Annotated[dict[County, Book], Every("Tops", "The top book of each county's pile.")]


class Deal(TypedDict):
    """`domain` are the castle and tower spaces with the crystal that the tile there depicts."""

    type: Public[Literal["deal"]]
    domain: Public[Domain]
    tops: Public[Tops]
    holders: Public[OnHolders]


class Move(TypedDict):
    type: Public[Literal["move"]]
    seat: Public[SeatNumber]
    action: Public[Action]
    by: NotRequired[Public[Annotated[str, Doc("Who acted in the person's place: bot:greedy")]]]


class Refill(TypedDict):
    type: Public[Literal["refill"]]
    holder: Public[Holder]
    crystals: Public[Annotated[list[Colour], Limit(1, 4)]]


class FinalStage(TypedDict):
    """The bag is empty, all crystals are on holder 0."""

    type: Public[Literal["final-stage"]]


class Reveal(TypedDict):
    """A pile's next book is seen."""

    type: Public[Literal["reveal"]]
    county: Public[County]
    book: Public[Book]


Event = TypeAliasType("Event", Deal | Move | Gain | Refill | FinalStage | Reveal | End)


# --- positions ---


@needs()
class Pile(TypedDict):
    """A county's books: the top one, and how many lie below."""

    top: Book | None
    below: Annotated[int, Limit(0, PILE - 1)]


@needs("book")
class HeldBook(TypedDict):
    """A player's book, and the crystals on its pages."""

    book: Book
    pages: Annotated[list[Colour | None], Row(Colour | None, Colour | None)]


@needs()
class Gone(TypedDict):
    """What left the game."""

    books: list[Book]
    crystals: Annotated[Crystals, NullWhenRead()]


@needs("domain")
class State(TypedDict):
    """What a state tells of a position."""

    first: SeatNumber
    stage: Annotated[str, OneOf(*STAGES)]
    ending: Annotated[str, OneOf(*Ending)] | None
    to_act: SeatNumber | None
    map: dict[Space, Colour]
    domain: Domain
    piles: Annotated[dict[County, Pile], Every("Piles")]
    holders: Annotated[list[list[Colour]], Limit(1, 4)]
    bag: Annotated[Crystals, NullWhenRead()]
    books: Annotated[list[Annotated[list[HeldBook], Limit(0, MOST_BOOKS)]], PER_SEAT]
    gone: Gone
    vp: Annotated[list[Annotated[int, Limit(0, 999)]], PER_SEAT]
    passes: Annotated[int, Limit(0, 4)]
    turns_left: Annotated[int, Limit(1, 8)] | None


class _EditionPart(TypedDict):
    provenance: Provenance


class EditionCrystals(_EditionPart):
    each: Annotated[int, OneOf(EACH)]
    colours: Annotated[list[Colour], Limit(len(COLOURS), len(COLOURS), unique=True)]


class EditionMap(_EditionPart):
    drawing: Annotated[str, Limit(pattern=r"^[rgpbCT \n]+$")]


_Effect = Annotated[str, OneOf(*(f"wisps-{colour}" for colour in COLOURS), *EFFECTS[1:])]


class EditionBooks(_EditionPart):
    pages: Annotated[dict[str, Annotated[list[str], Row(_Effect, _Effect)]], Limit(BOOKS, BOOKS)]


class EditionTiles(_EditionPart):
    crystals: Annotated[list[Annotated[str, OneOf(*COLOURS, "empty")]], Limit(TILES_IN_BOX, TILES_IN_BOX)]


class EditionData(TypedDict):
    """The contents of an edition file; see docs/editions.md."""

    format: Annotated[str, OneOf(FORMAT)]
    game: Annotated[str, OneOf(NAME)]
    name: str
    version: Annotated[int, Limit(1)]
    crystals: EditionCrystals
    counties: Annotated[dict[County, str], Every("EditionCounties", besides={"provenance": Provenance})]
    map: EditionMap
    books: EditionBooks
    tiles: EditionTiles


@needs("domain")
class Position(State):
    """`map` are the placed crystals, `domain` the depicted ones. `books` and `vp` are by seat."""

    game: Annotated[str, OneOf(NAME)]
    edition: Annotated[str | EditionData, Sent(str)]
    edition_version: Annotated[int, Limit(1)]
    players: Annotated[int, OneOf(*SET_UP), PerPlayers(exactly=lambda players: players), Sent(int)]
    options: Options


# --- legal actions, results ---


_Pass = TypedDict("_Pass", {"pass": bool})


class Legal(_Pass):
    """`crystals` × `spaces` place, × `with_book` place and take that county's book, × `pages` fill.

    `activate` maps a book to the spaces whose crystal may go back to the bag, or to null where none does.
    """

    crystals: list[Annotated[list[int | str], Row(Holder, Colour)]]
    spaces: list[Space]
    with_book: dict[County, list[Space]]
    pages: list[Annotated[list[int | str], Row(Book, PageNumber)]]
    activate: dict[Book, list[Space] | None]


@more({"properties": {"winners": {"minItems": 1}}})
class Result(TypedDict):
    scores: Annotated[list[Count], PER_SEAT]
    winners: Annotated[list[SeatNumber], Limit(unique=True)]
    ending: Annotated[str, OneOf(*Ending)]


# --- what a preview may ask beside an action, and the answers ---


class Page(TypedDict):
    """A page of a book that a seat holds, with a crystal on it."""

    seat: SeatNumber
    book: Annotated[str, Limit(0, 80)]
    page: int
    colour: Annotated[str, Limit(0, 40)]


class AnyPage(TypedDict):
    """A page of a book that a seat holds, or of a pile's top book as if it did, with a crystal on it.

    Without a seat: the asking one.
    """

    seat: NotRequired[SeatNumber | None]
    book: Annotated[str, Limit(0, 80)]
    page: int
    colour: Annotated[str, Limit(0, 40)]


class Questions(TypedDict, total=False):
    """`page` asks for every way to score one page now; `pages` for the best way to score each, after the action if
    there is one; `returns` names a book and asks what every filled page would be worth once it was activated, for each
    crystal that may go back to the bag.
    """

    page: Page
    pages: Annotated[list[AnyPage], Limit(0, 40)]
    returns: Annotated[str, Limit(0, 80)]


class WorthOfPage(TypedDict):
    """A page with a crystal on it, and the VP that it is worth now."""

    seat: SeatNumber
    book: Book
    page: PageNumber
    vp: int


class Returns(TypedDict):
    """The filled pages of all seats without those of the book that would be activated. `after` tells, for each space
    whose crystal may go back to the bag, the VP that each of them would be worth then.
    """

    pages: list[WorthOfPage]
    after: dict[Space, list[int]]


class Answers(TypedDict, total=False):
    """`choices` of a page, `scores` of pages, `returns` of a book. A score is null where the action takes the book."""

    choices: list[PageScore]
    scores: list[PageScore | None]
    returns: Returns


# --- worked examples ---


class PageWorth(Page):
    """What a page is worth, before the action and after it."""

    before: Count
    after: Count


class Try(TypedDict):
    """An action of an example, the points it brings, and how; `worth` are other pages that it changes."""

    action: Action
    vp: Count
    gains: list[Gain]
    worth: NotRequired[list[PageWorth]]


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
    gain=Gain,
    source=Source,
    example=Example,
    questions=Questions,
    answers=Answers,
)
