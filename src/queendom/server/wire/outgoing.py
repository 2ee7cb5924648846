"""What a person gets: every message and body that a server sends.

They are written without these shapes, because that must be quick, and the tests hold them against these. What differs
from game to game has a name here and no more: `Protocol` fills in the shapes of the games.
"""

from typing import Annotated, Literal, NotRequired

from typing_extensions import Doc, TypeAliasType, TypedDict

from queendom.kernel.shapes import Count, GameName, SeatNumber
from queendom.kernel.tally import Tally
from queendom.match.table_events import EventNumber

# --- what the games fill in ---

Action = TypeAliasType("Action", object)
Options = TypeAliasType("Options", object)
AnyGain = TypeAliasType("AnyGain", object)
Event = TypeAliasType("Event", object)
LogEvent = TypeAliasType("LogEvent", object)
Position = TypeAliasType("Position", object)
Legal = TypeAliasType("Legal", object)
Result = TypeAliasType("Result", object)
Breakdown = TypeAliasType("Breakdown", object)
Example = TypeAliasType("Example", object)
EditionData = TypeAliasType(
    "EditionData", Annotated[dict[str, object], Doc("The contents of an edition, as in its file.")]
)

# --- messages ---


class SeatInfo(TypedDict):
    """A seat as everybody sees it; `yours` if the asking device holds it, `here` if somebody's page is open.

    `number` is what the person's device brought, null until it is opened, and `promise` its SHA-256 hash.
    """

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    away: bool
    yours: bool
    here: bool
    promise: str | None
    number: str | None


class TableInfo(TypedDict):
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
    hints: Annotated[bool, Doc("Whether whoever is to act may ask for a hint.")]
    rematch: str | None
    rematch_of: str | None
    same_start_of: Annotated[str | None, Doc("The table whose seed it has: what is drawn was known beforehand.")]
    taken_back: Annotated[Count, Doc("How often a turn was taken back past a bot's, or past what it had shown.")]
    result: Result | None
    tally: Annotated[Tally | None, Doc("With the result.")]


class View(TypedDict):
    """The table now, and the events after the number that the page has already."""

    type: Literal["view"]
    id: Annotated[str | None, Doc("Of the message it answers.")]
    seat: SeatNumber | None
    number: EventNumber
    table: TableInfo
    first_number: Annotated[EventNumber, Doc("Of the first event here.")]
    events: list[LogEvent]
    position: Position | None
    legal: Annotated[Legal | None, Doc("What the viewing seat can do now.")]
    take_back: Annotated[SeatNumber | None, Doc("The seat whose last turn can be taken back.")]
    reckoning: Annotated[
        Breakdown | None, Doc("How the game was counted, once it is over, where its events do not tell.")
    ]
    pages: Annotated[str | None, Doc("Which build of the pages is served; one that is another should reload.")]


class Events(TypedDict):
    """What one command brought. `first_number` follows the last number one has, or something is missing: resume."""

    type: Literal["events"]
    first_number: EventNumber
    number: EventNumber
    events: list[LogEvent]
    to_act: SeatNumber | None
    position: Position | None
    legal: Legal | None
    take_back: SeatNumber | None
    table: Annotated[TableInfo | None, Doc("When something other than the game changed, or it ended.")]


class Ack(TypedDict):
    """A command was done and is kept: it brought these events. A repeated id is answered the same."""

    type: Literal["ack"]
    id: str
    first_number: EventNumber
    number: EventNumber
    seat: NotRequired[Annotated[SeatNumber, Doc("For sit and claim: the seat.")]]
    code: NotRequired[Annotated[str, Doc("For link: the one-time code.")]]
    table: NotRequired[Annotated[str, Doc("For rematch: the new table.")]]


class Stale(TypedDict):
    """The game has moved on since the sender looked: nothing was done, here is where it stands."""

    type: Literal["stale"]
    id: str
    view: View


class Refusal(TypedDict):
    """Nothing was done, and why: a message key with its arguments."""

    type: Literal["refusal"]
    id: str | None
    key: str
    arguments: dict[str, str | int]


class Previewed(TypedDict):
    """`gains` and `position` of an action, and the answers to what else was asked. Null where not asked for.

    The position is the one before anything is drawn; null where it would tell a secret.
    """

    gains: list[AnyGain] | None
    position: Position | None


class Preview(Previewed):
    """The answer to a preview, told like `Previewed`."""

    type: Literal["preview"]
    id: str


class HintReason(TypedDict):
    """Why an action is good: a message key with its values."""

    key: str
    values: dict[str, str | int | float]


class Advice(TypedDict):
    """An action worth considering: the chance to win with it, or how many points ahead one would end.

    Both are null where the bot does not know. `equal` is by chance about as good as the first.
    """

    action: Action
    chance: float | None
    ahead: float | None
    equal: bool
    reasons: list[HintReason]


class Hint(TypedDict):
    """The answer to a hint: at most three actions, the best first, at the position after event `number`."""

    type: Literal["hint"]
    id: str
    seat: SeatNumber
    number: EventNumber
    advice: list[Advice]


class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    id: str


class Again(TypedDict):
    """The answer to `again`: the position then, and each step since, told as it was told; the last of them if there
    are many.
    """

    type: Literal["again"]
    id: str
    position: Position | None
    steps: list[Events]


class Presence(TypedDict):
    """Whose page is open, by seat. Not an event: it has no number."""

    type: Literal["presence"]
    here: list[bool]


class Thinking(TypedDict):
    """What a bot waits for that is to act, or that is to give a hint. Not an event: it has no
    number. A bot of which nothing is said is thinking; after something was said, zero and false say that it thinks now.
    """

    type: Literal["thinking"]
    hint: Annotated[str | None, Doc("The id of the hint that waits; null for the bot that is to act.")]
    seat: SeatNumber
    ahead: Annotated[Count, Doc("How many go first in the line before the bots.")]
    preparing: Annotated[bool, Doc("Whether bots are still being compiled, at the first start.")]


class Notice(TypedDict):
    """Something the person should know that is no answer: a message key."""

    type: Literal["notice"]
    key: str
    arguments: dict[str, str | int]


ToPage = View | Events | Ack | Stale | Refusal | Preview | Hint | Again | Pong | Presence | Thinking | Notice
Answer = Ack | Stale | Refusal
NotDone = Stale | Refusal


class GameInfo(TypedDict):
    """A game that can be played here, and the bots that play it, the weakest first."""

    name: GameName
    players: list[int]
    options: dict[str, list[str]]
    editions: list[str]
    default_edition: str
    bots: list[str]


class Offer(TypedDict):
    """`GET /api/games`."""

    games: list[GameInfo]


class Health(TypedDict):
    """`GET /api/health`. `pages` is the build of the pages that is served, null without one. `store` tells what came of
    writing and reading something small: `slow` after a second and a half without an outcome.
    """

    ok: bool
    pages: str | None
    store: Literal["ok", "slow", "failed"]


class Preparation(TypedDict):
    """`GET /api/preparation`: how much of the rules and of the bots is compiled, from 0 to 1. Before the rules are,
    whatever needs them waits; before the bots are, they do not move.
    """

    done: bool
    rules: float
    bots: float


class ListedTable(TableInfo):
    """A table in a list."""

    opened: Annotated[int, Doc("When it was opened, in milliseconds since 1970.")]
    changed: Annotated[int, Doc("The same of when something happened there last.")]
    since: Annotated[int | None, Doc("The same of the last move: since when it is whose turn it is. If it runs.")]
    touched: Annotated[bool, Doc("Whether a person has done something there since it was opened.")]
    put_away: Annotated[bool, Doc("Whether it was put away because nothing happened there for a long time.")]


class MyTables(TypedDict):
    """`GET /api/tables`: the tables at which this device holds a seat. First those where it is to act, then others
    that run, those that wait for people and those that are over; of each the newest first.
    """

    tables: list[ListedTable]
    older: Annotated[Count, Doc("How many tables were put away: `?older=true` lists these.")]


# --- games to look at and to try, without a table ---


class ReplaySeat(TypedDict):
    """Who sat there; `bot` if it was one. The number that the person's device brought, and its promise."""

    name: str
    bot: str | None
    promise: str | None
    number: str | None


class ReplayStep(TypedDict):
    """The start of a game, or one move: its events, and where the game stood after them.

    The number of the first event is counted from 1, as in the record. A game that was given up ends with a step of its
    own. The position names its edition, also one that does not ship.
    """

    first_number: EventNumber
    events: list[Event]
    position: Position
    to_act: SeatNumber | None


class Replay(TypedDict):
    """A game move by move, events and positions as the asked-for eyes saw them then.

    `edition_data` are the contents of an edition that does not ship. `result` is null for an unfinished record;
    `reckoning`, how the game was counted, also where the events tell it.
    """

    game: GameName
    edition: str
    edition_version: int
    edition_data: NotRequired[EditionData]
    options: Options
    seats: list[ReplaySeat]
    first: SeatNumber
    result: Result | None
    tally: Annotated[Tally | None, Doc("With the result.")]
    reckoning: Breakdown | None
    steps: list[ReplayStep]


class PositionTold(TypedDict):
    """A position in full, with the legal actions of the seat to act.

    `preview` is null if nothing was asked for. `events` and `next` are what playing the action has brought, null if it
    was not played. `result` and `reckoning` are those of `next`, or else of the position.
    """

    position: Position
    to_act: SeatNumber | None
    legal: Legal | None
    preview: Previewed | None
    events: list[Event] | None
    next: Position | None
    result: Result | None
    tally: Annotated[Tally | None, Doc("With the result.")]
    reckoning: Breakdown | None


class Examples(TypedDict):
    """`GET /api/games/{game}/examples`."""

    examples: list[Example]
