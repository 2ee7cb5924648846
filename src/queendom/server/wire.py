"""What travels between the server and a page: every message, in one place.

TypeScript types and the JSON Schema are made from here (`tools/wire`). What comes in is checked against these models; what goes out is in their form.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

Json = dict[str, Any]


class Model(BaseModel):
    """Names and types are exact; what is not named here is refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def _plain(text: str) -> str:
    """One line of visible characters."""
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in text):
        raise ValueError("control characters")
    return text


CommandId = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), AfterValidator(_plain)]
Code = Annotated[str, StringConstraints(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
EventNumber = Annotated[int, Field(ge=0, le=2**53)]


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
    """`POST /api/tables`. The same id gives the same table again."""

    id: CommandId
    game: str = Field(max_length=40)
    edition: str | None = Field(default=None, max_length=40)
    options: dict[str, str] = Field(default={}, max_length=20)
    first: SeatNumber | None = None
    seats: list[Annotated[OpenSeat | BotSeat | OwnSeat, Field(discriminator="kind")]] = Field(max_length=10)


class Play(Model):
    """Play an action: its JSON, or its notation. `seen` is the number of the last event that the sender saw."""

    type: Literal["play"]
    id: CommandId
    seen: EventNumber
    seat: SeatNumber
    action: Json | Annotated[str, StringConstraints(max_length=100)]


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
    """See the table from a seat of one's own, or as everybody may (null). Answered with a view."""

    type: Literal["look"]
    id: CommandId
    seat: SeatNumber | None


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


class AskPreview(Model):
    """What an action would bring, or what a page would score, as far as the asking seat can tell."""

    type: Literal["preview"]
    id: CommandId
    seat: SeatNumber | None = None
    action: Json | Annotated[str, StringConstraints(max_length=100)] | None = None
    page: Page | None = None


#: Commands change a table, on the socket or by `POST /api/tables/{id}/commands`.
Command = Annotated[
    Play | TakeBack | Sit | SitBot | Leave | Return | Link | Claim | Rematch, Field(discriminator="type")
]
#: On the socket one can also ask.
FromPage = Annotated[
    Play | TakeBack | Sit | SitBot | Leave | Return | Link | Claim | Rematch | Look | Resume | AskPreview,
    Field(discriminator="type"),
]


# --- what a person gets ---


class SeatInfo(Model):
    """A seat as everybody sees it; `yours` if the asking device holds it, `here` if somebody's page is open."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    away: bool
    yours: bool
    here: bool


class TableInfo(Model):
    """What a table is. `invitation` is for those who sit at it; `seed` is told once the game is over."""

    id: str
    game: str
    edition: str
    edition_version: int
    options: dict[str, str]
    stage: Literal["waiting", "running", "over"]
    seats: list[SeatInfo]
    first: int | None
    to_act: int | None
    number: int
    commitment: str
    seed: str | None
    invitation: str | None
    host: bool
    rematch: str | None
    rematch_of: str | None
    result: Json | None


class View(Model):
    """The table now, and the events after the number that the page has already."""

    type: Literal["view"]
    id: str | None  # of the message it answers
    seat: int | None
    number: int
    table: TableInfo
    first_number: int  # of the first event here
    events: list[Json]
    position: Json | None
    legal: Json | None


class Events(Model):
    """What one command brought. `first_number` follows the last number one has, or something is missing: resume."""

    type: Literal["events"]
    first_number: int
    number: int
    events: list[Json]
    to_act: int | None
    position: Json | None
    legal: Json | None
    table: TableInfo | None  # when something other than the game changed


class Ack(Model):
    """A command was done and is kept: it brought these events. A repeated id is answered the same."""

    type: Literal["ack"]
    id: str
    first_number: int
    number: int
    seat: int | None = None  # sit, claim: the seat
    code: str | None = None  # link: the one-time code
    table: str | None = None  # rematch: the new table


class Stale(Model):
    """The game has moved on since the sender looked: nothing was done, here is where it stands."""

    type: Literal["stale"]
    id: str
    view: View


class Refusal(Model):
    """Nothing was done, and why: a message key with its arguments."""

    type: Literal["refusal"]
    id: str | None
    key: str
    arguments: Json


class Preview(Model):
    """The answer to a preview."""

    type: Literal["preview"]
    id: str
    gains: list[Json] | None = None
    position: Json | None = None
    choices: list[Json] | None = None


class Presence(Model):
    """Whose page is open, by seat. Not an event: it has no number."""

    type: Literal["presence"]
    here: list[bool]


class Notice(Model):
    """Something the person should know that is no answer: a message key."""

    type: Literal["notice"]
    key: str
    arguments: Json


ToPage = Annotated[View | Events | Ack | Stale | Refusal | Preview | Presence | Notice, Field(discriminator="type")]
Answer = Annotated[Ack | Stale | Refusal, Field(discriminator="type")]


class GameInfo(Model):
    """A game that can be played here."""

    name: str
    players: list[int]
    options: dict[str, list[str]]
    editions: list[str]
    default_edition: str


class Offer(Model):
    """`GET /api/games`."""

    games: list[GameInfo]
    bots: list[str]


class MyTables(Model):
    """`GET /api/tables`: the tables at which this device holds a seat, running ones first."""

    tables: list[TableInfo]


COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(FromPage)
TO_PAGE: TypeAdapter[ToPage] = TypeAdapter(ToPage)
