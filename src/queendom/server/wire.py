"""What travels between the server and a page: every message, in one place.

TypeScript types and the JSON Schema are made from here (`tools/wire`). What comes in is checked against these models.
What goes out is written without them, because it must be quick, and the tests hold it against them.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter
from typing_extensions import TypeAliasType

Json = dict[str, Any]
#: The default of a part that may be missing but is never null.
LEFT_OUT: Any = None


class Model(BaseModel):
    """Names and types are exact; what is not named here is refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Told(Model):
    """What goes out. Built when first used: a server that only writes it should start at once."""

    model_config = ConfigDict(defer_build=True)


def _plain(text: str) -> str:
    """One line of which something can be seen. Joiners are letters' business, turning the direction is nobody's."""
    kinds = [unicodedata.category(letter) for letter in text if letter not in "\u200c\u200d"]
    if not set(kinds).isdisjoint({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}) or not any(k[0] in "LNPS" for k in kinds):
        raise ValueError("a line of visible characters")
    return text


# --- names and numbers ---

CommandId = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), AfterValidator(_plain)]
Code = Annotated[str, StringConstraints(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
EventNumber = Annotated[int, Field(ge=0, le=2**53 - 1)]
Count = Annotated[int, Field(ge=0)]

SeatKey = TypeAliasType("SeatKey", Annotated[str, Field(pattern=r"^[0-9]$", description="A seat's number, as a key.")])
GameName = TypeAliasType("GameName", Literal["winter-queen", "christina-regina"])
Eyes = TypeAliasType(
    "Eyes",
    Annotated[
        Literal["all", "public", "0", "1", "2", "3", "4"],
        Field(description="Everything; what everybody could see then; or what a seat could."),
    ],
)
AnyAction = TypeAliasType(
    "AnyAction",
    Annotated[
        Json | Annotated[str, StringConstraints(max_length=100)],
        Field(description="An action, or its notation. The rules themselves say what is wrong with it."),
    ],
)

AnyPosition = TypeAliasType(
    "AnyPosition",
    Annotated[Json, Field(description="A position; docs/positions.md tells what may be left out.")],
)
AnyRecord = TypeAliasType(
    "AnyRecord", Annotated[Json, Field(description="The record of a game, whole or unfinished: docs/record.md.")]
)
EditionData = TypeAliasType(
    "EditionData", Annotated[Json, Field(description="The contents of an edition, as in its file.")]
)

Colour = TypeAliasType("Colour", Literal["red", "green", "purple", "blue", "yellow"])
County = TypeAliasType("County", Literal["red", "green", "purple", "blue"])
Space = TypeAliasType(
    "Space",
    Annotated[str, Field(pattern=r"^[a-y][1-9][0-9]?$", description="Row from the top, number from the left: b3.")],
)
Book = TypeAliasType("Book", Annotated[str, Field(description="A book's name in the edition.")])
PageNumber = TypeAliasType("PageNumber", Literal[0, 1])
Holder = TypeAliasType("Holder", Literal[0, 1, 2, 3])
Direction = TypeAliasType(
    "Direction", Annotated[Literal[0, 1, 2, 3, 4, 5], Field(description="0 east, then clockwise.")]
)

Stack = TypeAliasType("Stack", Literal["copper", "silver", "gold"])
Faction = TypeAliasType("Faction", Literal["blue", "red", "green", "black", "purple"])
Leader = TypeAliasType("Leader", Annotated[Literal[1, 2, 3], Field(description="1 copper, 2 silver, 3 gold.")])
Card = TypeAliasType(
    "Card",
    Literal[
        "copper-blue", "copper-red", "copper-green", "copper-black", "copper-purple", "copper-none",
        "silver-blue", "silver-red", "silver-green", "silver-black", "silver-purple", "silver-none",
        "gold-blue", "gold-red", "gold-green", "gold-black", "gold-purple", "gold-none",
    ],
)  # fmt: skip


class WinterQueenOptions(Told):
    end: Literal["equal-turns", "english-literal"]
    wisps_same_colour: Literal["same", "none"] = Field(alias="wisps-same-colour")
    scores: Literal["hidden", "open"]


class ChristinaReginaOptions(Told):
    memory_aid: Literal["off", "on"] = Field(alias="memory-aid")


Options = TypeAliasType("Options", WinterQueenOptions | ChristinaReginaOptions)


# --- what a person sends ---


class OpenSeat(Model):
    kind: Literal["open"]


class BotSeat(Model):
    kind: Literal["bot"]
    bot: str = Field(max_length=40)


class OwnSeat(Model):
    """A seat on this device."""

    kind: Literal["here"]
    name: Name


class NewTable(Model):
    """`POST /api/tables`. The same id gives the same table again.

    With a position the game starts there; edition, options and first player are the position's own.
    """

    id: CommandId
    game: str = Field(max_length=40)
    edition: str | None = Field(default=None, max_length=40)
    options: dict[str, str] = Field(default={}, max_length=20)
    first: SeatNumber | None = None
    position: AnyPosition | None = None
    seats: list[Annotated[OpenSeat | BotSeat | OwnSeat, Field(discriminator="kind")]] = Field(max_length=10)
    hints: bool = Field(default=False, description="Whoever is to act may ask for a hint.")


class Play(Model):
    """Play an action: its JSON, or its notation. `seen` is the number of the last event that the sender saw."""

    type: Literal["play"]
    id: CommandId
    seen: EventNumber
    seat: SeatNumber
    action: AnyAction


class TakeBack(Model):
    """Take back one's last turn."""

    type: Literal["take-back"]
    id: CommandId
    seen: EventNumber
    seat: SeatNumber


class Sit(Model):
    """Take an open seat, any if none is named."""

    type: Literal["sit"]
    id: CommandId
    invitation: Code
    name: Name
    seat: SeatNumber | None = None


class SitBot(Model):
    """The host lets a bot play an open seat."""

    type: Literal["sit-bot"]
    id: CommandId
    seat: SeatNumber
    bot: str = Field(max_length=40)


class Leave(Model):
    """Leave a seat: open again before the start, played by a bot later, until its person returns."""

    type: Literal["leave"]
    id: CommandId
    seat: SeatNumber


class Return(Model):
    """Come back to a seat one has left."""

    type: Literal["return"]
    id: CommandId
    seat: SeatNumber


class Link(Model):
    """Ask for the one-time code that moves a seat to another device."""

    type: Literal["link"]
    id: CommandId
    seat: SeatNumber


class Claim(Model):
    """Move a seat to this device."""

    type: Literal["claim"]
    id: CommandId
    code: Code


class Rematch(Model):
    """Play again at a new table, seats rotated."""

    type: Literal["rematch"]
    id: CommandId


class Look(Model):
    """See the table from a seat of one's own, or as everybody may (null). Answered with a view.

    After sitting down or claiming a seat, a page that looked from nowhere looks from there by itself.
    """

    type: Literal["look"]
    id: CommandId
    seat: SeatNumber | None
    after: EventNumber = 0


class Resume(Model):
    """Ask for everything after an event number, for whoever noticed a gap. Answered with a view."""

    type: Literal["resume"]
    id: CommandId
    after: EventNumber


class Page(Model):
    """A page of a book that a seat of Winter Queen holds, with a crystal on it."""

    seat: SeatNumber
    book: str = Field(max_length=80)
    page: int
    colour: str = Field(max_length=40)


class AnyPage(Model):
    """A page of a book that a seat of Winter Queen holds, or of a pile's top book as if it did, with a crystal on it.

    Without a seat: the asking one.
    """

    seat: SeatNumber | None = None
    book: str = Field(max_length=80)
    page: int
    colour: str = Field(max_length=40)


class AskPreview(Model):
    """What an action would bring, or what pages would score, as far as the asking seat can tell.

    `page` asks for every way to score one page now; `pages` for the best way to score each, after the action if there
    is one.
    """

    type: Literal["preview"]
    id: CommandId
    seat: SeatNumber | None = None
    action: AnyAction | None = None
    page: Page | None = None
    pages: list[AnyPage] | None = Field(default=None, max_length=40)


class AskHint(Model):
    """What a bot would do for a seat of one's own that is to act, where the table has hints; `seen` as in Play."""

    type: Literal["hint"]
    id: CommandId
    seen: EventNumber
    seat: SeatNumber


class AskReplay(Model):
    """`POST /api/replays`: a record to be checked and shown, as somebody saw it."""

    record: AnyRecord
    eyes: Eyes = "all"


class AskPosition(Model):
    """`POST /api/positions`: what can be done at a position, and what an action or pages would bring; see AskPreview.

    `seat` is the one that asks, the one to act if it is null. With `play` the action is played.
    """

    position: AnyPosition
    seat: SeatNumber | None = None
    action: AnyAction | None = None
    page: Page | None = None
    pages: list[AnyPage] | None = Field(default=None, max_length=40)
    play: bool = False


#: Commands change a table, on the socket or by `POST /api/tables/{id}/commands`.
Command = Annotated[
    Play | TakeBack | Sit | SitBot | Leave | Return | Link | Claim | Rematch, Field(discriminator="type")
]
#: On the socket one can also ask.
FromPage = Annotated[
    Play | TakeBack | Sit | SitBot | Leave | Return | Link | Claim | Rematch | Look | Resume | AskPreview | AskHint,
    Field(discriminator="type"),
]


# --- actions, as a move tells them ---


class Place(Told):
    """A crystal on the map; `take` is the county whose top book is taken."""

    kind: Literal["place"]
    holder: Holder
    colour: Colour
    space: Space
    take: County | None


class Fill(Told):
    """A crystal on a page of one's own book."""

    kind: Literal["fill"]
    holder: Holder
    colour: Colour
    book: Book
    page: PageNumber


class Choice(Told):
    """What a player chose for one page; what is left out was chosen best."""

    space: Space = LEFT_OUT
    direction: Direction = LEFT_OUT
    opponent: SeatNumber = LEFT_OUT


class Choices(Told):
    """By page."""

    first: Choice = Field(default=LEFT_OUT, alias="0")
    second: Choice = Field(default=LEFT_OUT, alias="1")


class Activate(Told):
    """Apply a book. `return` only with two crystals on it; null if there is none to return."""

    kind: Literal["activate"]
    book: Book
    return_: Space | None = Field(default=LEFT_OUT, alias="return")
    choices: Choices = LEFT_OUT


class Draw(Told):
    """The top card of one stack is taken, that of another buried."""

    kind: Literal["draw"]
    from_: Stack = Field(alias="from")
    bury: Stack


class Agitate(Told):
    kind: Literal["agitate"]
    stack: Stack


class Manipulate(Told):
    kind: Literal["manipulate"]
    stacks: tuple[Stack, Stack]


class Persuade(Told):
    kind: Literal["persuade"]
    card: Card
    stack: Stack


class Assassinate(Told):
    """Whoever plays it names the dagger's colour; it is left out for those who may not know it."""

    kind: Literal["assassinate"]
    victim: SeatNumber
    number: Leader
    colour: Faction = LEFT_OUT


class Pass(Told):
    kind: Literal["pass"]


WinterQueenAction = TypeAliasType(
    "WinterQueenAction", Annotated[Place | Fill | Activate | Pass, Field(discriminator="kind")]
)
ChristinaReginaAction = TypeAliasType(
    "ChristinaReginaAction",
    Annotated[Draw | Agitate | Manipulate | Persuade | Assassinate | Pass, Field(discriminator="kind")],
)
Action = TypeAliasType(
    "Action",
    Annotated[
        Place | Fill | Activate | Draw | Agitate | Manipulate | Persuade | Assassinate | Pass,
        Field(discriminator="kind"),
    ],
)


# --- what pages score, and gains ---


class _Scored(Told):
    vp: Count
    book: Book
    page: PageNumber


class ScoreWithoutChoice(_Scored):
    """As many spaces as VP: of each group or zone the first."""

    why: Literal["border", "clouds", "lights"]
    spaces: list[Space]


class ScoreFromCrystal(_Scored):
    """`from` is the chosen crystal's space, left out if there was none to choose."""

    why: Literal["wisps", "rose", "star"]
    spaces: list[Space]
    from_: Space = Field(default=LEFT_OUT, alias="from")


class ScoreOfWay(_Scored):
    """A line from the chosen crystal; both are left out if there was none to choose."""

    why: Literal["way"]
    spaces: list[Space]
    from_: Space = Field(default=LEFT_OUT, alias="from")
    direction: Direction = LEFT_OUT


class ScoreOfArcane(_Scored):
    """Crystals on books, one's own and then the opponent's: `book/page`, or `book/page/depicted`."""

    why: Literal["arcane"]
    opponent: SeatNumber
    crystals: list[Annotated[str, Field(pattern=r"/[01](/depicted)?$")]]


PageScore = TypeAliasType(
    "PageScore",
    Annotated[ScoreWithoutChoice | ScoreFromCrystal | ScoreOfWay | ScoreOfArcane, Field(discriminator="why")],
)


class _Gained(Told):
    type: Literal["gain"]
    seat: SeatNumber


class GainWithoutChoice(ScoreWithoutChoice, _Gained):
    """What a page brought, told like `ScoreWithoutChoice`."""


class GainFromCrystal(ScoreFromCrystal, _Gained):
    """What a page brought, told like `ScoreFromCrystal`."""


class GainOfWay(ScoreOfWay, _Gained):
    """What a page brought, told like `ScoreOfWay`."""


class GainOfArcane(ScoreOfArcane, _Gained):
    """What a page brought, told like `ScoreOfArcane`."""


class GainOfLastCrystal(_Gained):
    """The last crystal of a holder was taken."""

    vp: Literal[1]
    why: Literal["last-crystal"]


Gain = TypeAliasType(
    "Gain",
    Annotated[
        GainWithoutChoice | GainFromCrystal | GainOfWay | GainOfArcane | GainOfLastCrystal, Field(discriminator="why")
    ],
)


# --- events, as a viewer may know them ---


class SeatAtOpening(Told):
    """Open without a name and a bot."""

    name: str = LEFT_OUT
    bot: str = LEFT_OUT


class TableOpened(Told):
    """The first event of every table. `first` is null if it will be drawn; `hints` only where there are.

    `position` is where the game starts, if not with a deal: what of it is secret is null until the end.
    """

    type: Literal["table"]
    game: GameName
    rules: int
    edition: str
    edition_version: int
    options: Options
    first: SeatNumber | None
    seats: list[SeatAtOpening]
    commitment: str
    hints: Literal[True] = LEFT_OUT
    rematch_of: str = LEFT_OUT
    position: Position = LEFT_OUT


class SeatTaken(Told):
    """By a person, or by a bot if there is one."""

    type: Literal["sit"]
    seat: SeatNumber
    name: str
    bot: str = LEFT_OUT


class SeatFreed(Told):
    """Somebody left before the start."""

    type: Literal["stand"]
    seat: SeatNumber


class GameStarted(Told):
    """All seats are filled; the deal follows, unless the table has a position."""

    type: Literal["start"]
    first: SeatNumber


class TurnTakenBack(Told):
    """Of the game's own events, those with a number above `to` are void."""

    type: Literal["take-back"]
    seat: SeatNumber
    to: EventNumber


class SeatLeft(Told):
    """A bot stands in until the person returns."""

    type: Literal["leave"]
    seat: SeatNumber
    stand_in: str


class SeatReturned(Told):
    """The person is back."""

    type: Literal["return"]
    seat: SeatNumber


class SeatLinked(Told):
    """There is a code that moves the seat to another device; only who asked for it is told which."""

    type: Literal["link"]
    seat: SeatNumber


class SeatHandedOver(Told):
    """The seat was moved to another device."""

    type: Literal["hand-over"]
    seat: SeatNumber


class RematchOpened(Told):
    """The same people play again at this table."""

    type: Literal["rematch"]
    table: str


class _Moved(Told):
    type: Literal["move"]
    seat: SeatNumber
    by: str = Field(default=LEFT_OUT, description="Who acted in the person's place: bot:greedy")


class End(Told):
    """The game is over, played to its end or given up: the result tells which."""

    type: Literal["end"]


class Tops(Told):
    """The top book of each county's pile."""

    red: Book
    green: Book
    purple: Book
    blue: Book


class WinterQueenDeal(Told):
    """`domain` are the castle and tower spaces with the crystal that the tile there depicts."""

    type: Literal["deal"]
    domain: dict[Space, Colour | None]
    tops: Tops
    holders: list[list[Colour]]


class WinterQueenMove(_Moved):
    action: WinterQueenAction


class Refill(Told):
    type: Literal["refill"]
    holder: Holder
    crystals: list[Colour]


class FinalStage(Told):
    """The bag is empty, all crystals are on holder 0."""

    type: Literal["final-stage"]


class WinterQueenReveal(Told):
    """A pile's next book is seen."""

    type: Literal["reveal"]
    county: County
    book: Book


class OpenCards(Told):
    """Two a stack, the top first."""

    copper: tuple[Card, Card]
    silver: tuple[Card, Card]
    gold: tuple[Card, Card]


class ChristinaReginaDeal(Told):
    """`factions` by seat, null for a secret."""

    type: Literal["deal"]
    open: OpenCards
    factions: list[Faction | None]


class ChristinaReginaMove(_Moved):
    action: ChristinaReginaAction


class Attempt(Told):
    """How an assassination went. The victim's colour is left out for those who may not know it."""

    type: Literal["attempt"]
    assassin: SeatNumber
    victim: SeatNumber
    number: Leader
    success: bool
    victim_colour: Faction = LEFT_OUT


class ChristinaReginaReveal(Told):
    """A card turns face up."""

    type: Literal["reveal"]
    stack: Stack
    card: Card


TableEvent = TypeAliasType(
    "TableEvent",
    Annotated[
        TableOpened | SeatTaken | SeatFreed | GameStarted | TurnTakenBack | SeatLeft | SeatReturned | SeatLinked
        | SeatHandedOver | RematchOpened,
        Field(discriminator="type"),
    ],
)  # fmt: skip
WinterQueenEvent = TypeAliasType(
    "WinterQueenEvent",
    Annotated[
        WinterQueenDeal | WinterQueenMove | Gain | Refill | FinalStage | WinterQueenReveal | End,
        Field(discriminator="type"),
    ],
)
ChristinaReginaEvent = TypeAliasType(
    "ChristinaReginaEvent",
    Annotated[
        ChristinaReginaDeal | ChristinaReginaMove | Attempt | ChristinaReginaReveal | End, Field(discriminator="type")
    ],
)
LogEvent = TypeAliasType(
    "LogEvent",
    Annotated[
        TableEvent | WinterQueenEvent | ChristinaReginaEvent,
        Field(description="Each game has a deal, a move and a reveal of its own; the table's game tells which come."),
    ],
)


# --- positions, as a viewer may know them ---


class _Position(Told):
    edition: str
    edition_version: int
    players: int
    first: SeatNumber
    to_act: SeatNumber | None
    passes: Count


class Pile(Told):
    """A county's books: the top one, and how many lie below."""

    top: Book | None
    below: Count


class Piles(Told):
    red: Pile
    green: Pile
    purple: Pile
    blue: Pile


class Crystals(Told):
    """How many of each colour."""

    red: Count
    green: Count
    purple: Count
    blue: Count
    yellow: Count


class HeldBook(Told):
    """A player's book, and the crystals on its pages."""

    book: Book
    pages: tuple[Colour | None, Colour | None]


class Gone(Told):
    """What left the game."""

    books: list[Book]
    crystals: Crystals


class WinterQueenPosition(_Position):
    """`map` are the placed crystals, `domain` the depicted ones. `books` and `vp` are by seat."""

    game: Literal["winter-queen"]
    options: WinterQueenOptions
    stage: Literal["main", "final", "over"]
    ending: Literal["final-scoring", "deadlock"] | None
    map: dict[Space, Colour]
    domain: dict[Space, Colour | None]
    piles: Piles
    holders: list[list[Colour]]
    bag: Crystals
    books: list[list[HeldBook]]
    gone: Gone
    vp: list[Count]
    turns_left: Count | None


class CourtStack(Told):
    """Known cards from the top down, how many nobody has seen, and known cards below these. The first two are open."""

    top: list[Card]
    middle: Count
    bottom: list[Card]


class CourtStacks(Told):
    copper: CourtStack
    silver: CourtStack
    gold: CourtStack


class Influence(Told):
    """The top first."""

    copper: list[Card]
    silver: list[Card]
    gold: list[Card]


class KnownAttempt(Told):
    """An assassination of the past; the dagger's colour is null for those who may not know it."""

    assassin: SeatNumber
    victim: SeatNumber
    number: Leader
    colour: Faction | None
    success: bool


class ChristinaReginaPosition(_Position):
    """`factions` (null for a secret), `actions` (whether the action card is still there) and `tilted` are by seat."""

    game: Literal["christina-regina"]
    options: ChristinaReginaOptions
    ending: Literal["scored", "christina"] | None
    stacks: CourtStacks
    influence: Influence
    discards: list[Card]
    factions: list[Faction | None]
    actions: list[bool]
    tilted: list[list[Leader]]
    attempts: list[KnownAttempt]


Position = TypeAliasType(
    "Position", Annotated[WinterQueenPosition | ChristinaReginaPosition, Field(discriminator="game")]
)


# --- legal actions, as what can be combined with what ---


class WinterQueenLegal(Told):
    """`crystals` × `spaces` place, × `with_book` place and take that county's book, × `pages` fill.

    `activate` maps a book to the spaces whose crystal may go back to the bag, or to null where none does.
    """

    crystals: list[tuple[Holder, Colour]]
    spaces: list[Space]
    with_book: dict[County, list[Space]]
    pages: list[tuple[Book, PageNumber]]
    activate: dict[Book, list[Space] | None]
    pass_: bool = Field(alias="pass")


class ChristinaReginaLegal(Told):
    """`draw` from any and bury any other of these stacks; `persuade` any of the cards on any stack.

    `assassinate` each victim with any of the numbers and any of the colours.
    """

    draw: list[Stack]
    agitate: list[Stack]
    manipulate: list[tuple[Stack, Stack]]
    persuade: list[Card]
    assassinate: dict[SeatKey, list[Leader]]
    colours: list[Faction]
    pass_: bool = Field(alias="pass")


Legal = TypeAliasType("Legal", WinterQueenLegal | ChristinaReginaLegal)


# --- results ---


class _Result(Told):
    scores: list[Count]
    winners: list[SeatNumber]


class WinterQueenResult(_Result):
    ending: Literal["final-scoring", "deadlock"]


class ChristinaReginaResult(_Result):
    """`points` by seat from the copper, silver and gold stack. If the Queen wins nobody does, and nothing decided."""

    ending: Literal["scored", "christina"]
    points: list[tuple[Count, Count, Count]]
    decided_by: Literal["points", "threes", "twos", "shared"] | None


class Abandoned(_Result):
    """The table was given up: no winners, and the points so far."""

    ending: Literal["abandoned"]


Result = TypeAliasType(
    "Result", Annotated[WinterQueenResult | ChristinaReginaResult | Abandoned, Field(discriminator="ending")]
)


# --- what a person gets ---


class SeatInfo(Told):
    """A seat as everybody sees it; `yours` if the asking device holds it, `here` if somebody's page is open."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    away: bool
    yours: bool
    here: bool


class TableInfo(Told):
    """What a table is. `invitation` is for the host and those who sit at it; `seed` is told once the game is over."""

    id: str
    game: GameName
    edition: str
    edition_version: int
    options: Options
    stage: Literal["waiting", "running", "over"]
    seats: list[SeatInfo]
    first: SeatNumber | None
    to_act: SeatNumber | None
    number: EventNumber
    commitment: str
    seed: str | None
    invitation: str | None
    host: bool
    hints: bool = Field(description="Whether whoever is to act may ask for a hint.")
    rematch: str | None
    rematch_of: str | None
    result: Result | None


class ReckonedCard(Told):
    """A card of an influence stack as it was counted.

    A fallen leader's is removed; a colour nobody plays has no seat.
    """

    card: Card
    points: Literal[0, 1, 2, 3]
    seat: SeatNumber | None
    removed: bool


class Reckoning(Told):
    """The influence stacks, the top first."""

    copper: list[ReckonedCard]
    silver: list[ReckonedCard]
    gold: list[ReckonedCard]


class View(Told):
    """The table now, and the events after the number that the page has already."""

    type: Literal["view"]
    id: str | None = Field(description="Of the message it answers.")
    seat: SeatNumber | None
    number: EventNumber
    table: TableInfo
    first_number: EventNumber = Field(description="Of the first event here.")
    events: list[LogEvent]
    position: Position | None
    legal: Legal | None = Field(description="What the viewing seat can do now.")
    take_back: SeatNumber | None = Field(description="The seat whose last turn can be taken back.")
    reckoning: Reckoning | None = Field(description="How the influence was counted, once Christina Regina is over.")
    pages: str | None = Field(description="Which build of the pages is served; one that is another should reload.")


class Events(Told):
    """What one command brought. `first_number` follows the last number one has, or something is missing: resume."""

    type: Literal["events"]
    first_number: EventNumber
    number: EventNumber
    events: list[LogEvent]
    to_act: SeatNumber | None
    position: Position | None
    legal: Legal | None
    take_back: SeatNumber | None
    table: TableInfo | None = Field(description="When something other than the game changed, or it ended.")


class Ack(Told):
    """A command was done and is kept: it brought these events. A repeated id is answered the same."""

    type: Literal["ack"]
    id: str
    first_number: EventNumber
    number: EventNumber
    seat: SeatNumber = Field(default=LEFT_OUT, description="For sit and claim: the seat.")
    code: str = Field(default=LEFT_OUT, description="For link: the one-time code.")
    table: str = Field(default=LEFT_OUT, description="For rematch: the new table.")


class Stale(Told):
    """The game has moved on since the sender looked: nothing was done, here is where it stands."""

    type: Literal["stale"]
    id: str
    view: View


class Refusal(Told):
    """Nothing was done, and why: a message key with its arguments."""

    type: Literal["refusal"]
    id: str | None
    key: str
    arguments: dict[str, str | int]


class Previewed(Told):
    """`gains` and `position` of an action, `choices` of a page, `scores` of pages.

    Null where not asked for. The position is the one before anything is drawn; null where it would tell a secret.
    A score is null where the action takes the book away.
    """

    gains: list[Gain] | None
    position: Position | None
    choices: list[PageScore] | None
    scores: list[PageScore | None] | None


class _Answering(Told):
    type: Literal["preview"]
    id: str


class Preview(Previewed, _Answering):
    """The answer to a preview, told like `Previewed`."""


class HintReason(Told):
    """Why an action is good: a message key with its values."""

    key: str
    values: dict[str, str | int | float]


class Advice(Told):
    """An action worth considering: the chance to win with it, or how many points ahead one would end.

    Both are null where the bot does not know.
    """

    action: Action
    chance: float | None
    ahead: float | None
    reasons: list[HintReason]


class Hint(Told):
    """The answer to a hint: at most three actions, the best first, at the position after event `number`."""

    type: Literal["hint"]
    id: str
    seat: SeatNumber
    number: EventNumber
    advice: list[Advice]


class Presence(Told):
    """Whose page is open, by seat. Not an event: it has no number."""

    type: Literal["presence"]
    here: list[bool]


class Notice(Told):
    """Something the person should know that is no answer: a message key."""

    type: Literal["notice"]
    key: str
    arguments: dict[str, str | int]


ToPage = Annotated[
    View | Events | Ack | Stale | Refusal | Preview | Hint | Presence | Notice, Field(discriminator="type")
]
Answer = Annotated[Ack | Stale | Refusal, Field(discriminator="type")]
NotDone = Annotated[Stale | Refusal, Field(discriminator="type")]


class GameInfo(Told):
    """A game that can be played here, and the bots that play it, the weakest first."""

    name: GameName
    players: list[int]
    options: dict[str, list[str]]
    editions: list[str]
    default_edition: str
    bots: list[str]


class Offer(Told):
    """`GET /api/games`."""

    games: list[GameInfo]


class Health(Told):
    """`GET /api/health`. `pages` is the build of the pages that is served, null without one. `store` tells what came of
    writing and reading something small: `slow` after a second and a half without an outcome.
    """

    ok: bool
    pages: str | None
    store: Literal["ok", "slow", "failed"]


class MyTables(Told):
    """`GET /api/tables`: the tables at which this device holds a seat, running ones first."""

    tables: list[TableInfo]


# --- games to look at and to try, without a table ---


class ReplaySeat(Told):
    """Who sat there; `bot` if it was one."""

    name: str
    bot: str | None


class ReplayStep(Told):
    """The start of a game, or one move: its events, and where the game stood after them.

    The number of the first event is counted from 1, as in the record. A game that was given up ends with a step of its
    own. The position names its edition, also one that does not ship.
    """

    first_number: EventNumber
    events: list[WinterQueenEvent | ChristinaReginaEvent]
    position: Position
    to_act: SeatNumber | None


class Replay(Told):
    """A game move by move, events and positions as the asked-for eyes saw them then.

    `edition_data` are the contents of an edition that does not ship. `result` is null for an unfinished record, and
    `reckoning`, how the influence was counted, for any that Christina Regina did not end.
    """

    game: GameName
    edition: str
    edition_version: int
    edition_data: EditionData = LEFT_OUT
    options: Options
    seats: list[ReplaySeat]
    first: SeatNumber
    result: Result | None
    reckoning: Reckoning | None
    steps: list[ReplayStep]


class PositionTold(Told):
    """A position in full, with the legal actions of the seat to act.

    `preview` is null if nothing was asked for. `events` and `next` are what playing the action has brought, null if it
    was not played. `result` and `reckoning` are those of `next`, or else of the position.
    """

    position: Position
    to_act: SeatNumber | None
    legal: Legal | None
    preview: Previewed | None
    events: list[WinterQueenEvent | ChristinaReginaEvent] | None
    next: Position | None
    result: Result | None
    reckoning: Reckoning | None


class PageWorth(Page, Told):
    """What a page is worth, before the action and after it."""

    before: Count
    after: Count


class WinterQueenTry(Told):
    """An action of an example, the points it brings, and how; `worth` are other pages that it changes."""

    action: WinterQueenAction
    vp: Count
    gains: list[Gain]
    worth: list[PageWorth] = LEFT_OUT


class ChristinaReginaTry(Told):
    """An action of an example, the tilted leaders by seat after it; an attempt's `success`; `points` if it ends."""

    action: ChristinaReginaAction
    tilted: list[list[Leader]]
    success: bool = LEFT_OUT
    points: list[tuple[Count, Count, Count]] = LEFT_OUT


class _Example(Told):
    id: str
    rules: list[str]
    seat: SeatNumber


class WinterQueenExample(_Example):
    """A worked example of the rules: what a seat can try at a position. The first try is the example's own."""

    position: WinterQueenPosition
    tries: list[WinterQueenTry]


class ChristinaReginaExample(_Example):
    """A worked example of the rules: what a seat can try at a position. The first try is the example's own."""

    position: ChristinaReginaPosition
    tries: list[ChristinaReginaTry]


class Examples(Told):
    """`GET /api/games/{game}/examples`."""

    examples: list[WinterQueenExample | ChristinaReginaExample]


COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(FromPage)
#: Give it the text of a message: pairs are arrays there, and lists in Python.
TO_PAGE: TypeAdapter[ToPage] = TypeAdapter(ToPage, config=ConfigDict(defer_build=True))
