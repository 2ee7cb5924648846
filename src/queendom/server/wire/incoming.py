"""What a person sends: every message and body that a server takes, checked by these models.

The rules themselves say what is wrong with an action or a position. What a preview may ask beside an action differs
from game to game: `with_questions` adds it from the shapes of the games.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from inspect import cleandoc
from typing import Annotated, Any, ClassVar, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, create_model
from typing_extensions import TypeAliasType, get_type_hints

from queendom.kernel.models import Models, any_of
from queendom.kernel.shapes import GameShapes

A = TypeVar("A", bound="Asking")


class Model(BaseModel):
    """Names and types are exact; what is not named here is refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


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
#: 32 bytes: a device's number, or the hash that promises it.
Bytes32 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
#: What is read by the rules, which answer with what is wrong with it.
Unread = dict[str, Any]

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
        Unread | Annotated[str, StringConstraints(max_length=100)],
        Field(description="An action, or its notation. The rules themselves say what is wrong with it."),
    ],
)
AnyPosition = TypeAliasType(
    "AnyPosition",
    Annotated[Unread, Field(description="A position; docs/positions.md tells what may be left out.")],
)
AnyRecord = TypeAliasType(
    "AnyRecord", Annotated[Unread, Field(description="The record of a game, whole or unfinished: docs/record.md.")]
)


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
    promise: Bytes32 | None = Field(default=None, description="Of a number, for the first seat of this device.")


class SameStart(Model):
    """`POST /api/tables/{id}/same-start`: once more what that table began with. The same id gives the same table."""

    id: CommandId


class Play(Model):
    """Play an action: its JSON, or its notation. `seen` is the number of the last event that the sender saw."""

    type: Literal["play"]
    id: CommandId
    seen: EventNumber
    seat: SeatNumber
    action: AnyAction


class TakeBack(Model):
    """Take back one's last turn; against bots alone, whatever came after it."""

    type: Literal["take-back"]
    id: CommandId
    seen: EventNumber
    seat: SeatNumber


class Sit(Model):
    """Take an open seat, any if none is named. `promise` is the SHA-256 hash of a number of this device."""

    type: Literal["sit"]
    id: CommandId
    invitation: Code
    name: Name
    seat: SeatNumber | None = None
    promise: Bytes32 | None = None


class PromiseNumber(Model):
    """Promise a number for a seat of one's own, where nobody has opened one yet; docs/chance.md tells what for."""

    type: Literal["promise-number"]
    id: CommandId
    seat: SeatNumber
    promise: Bytes32


class OpenNumber(Model):
    """Open the number that was promised, once all seats are filled. The game starts when all are opened."""

    type: Literal["open-number"]
    id: CommandId
    seat: SeatNumber
    number: Bytes32


class StartWithout(Model):
    """Start the game although promised numbers are missing, some time after all seats were filled."""

    type: Literal["start-without"]
    id: CommandId


class SitBot(Model):
    """The host lets a bot play an open seat."""

    type: Literal["sit-bot"]
    id: CommandId
    seat: SeatNumber
    bot: str = Field(max_length=40)


class FreeSeat(Model):
    """The host opens a seat again before the start. Whoever sat there is sent away; if it was a person, the invitation
    is another one from then on.
    """

    type: Literal["free-seat"]
    id: CommandId
    seat: SeatNumber


class KeptSeat(Model):
    """Whoever has this seat now, person, bot or nobody."""

    kind: Literal["kept"]
    seat: SeatNumber


class SetUp(Model):
    """The host changes the table before the start. What is left out stays as it is; `first` may be null: drawn.

    `seats` lists all seats anew. Everybody who sits at the table is in one of them, as `kept`.
    """

    type: Literal["set-up"]
    id: CommandId
    edition: str | None = Field(default=None, max_length=40)
    options: dict[str, str] = Field(default={}, max_length=20)
    first: SeatNumber | None = None
    hints: bool | None = None
    seats: list[Annotated[KeptSeat | OpenSeat | BotSeat | OwnSeat, Field(discriminator="kind")]] | None = Field(
        default=None, min_length=1, max_length=10
    )


class RenewInvitation(Model):
    """The host withdraws the invitation. There is a new one, which those who sit at the table see."""

    type: Literal["renew-invitation"]
    id: CommandId


class Remove(Model):
    """The host removes a table that waits, or one at which nobody else has a seat."""

    type: Literal["remove"]
    id: CommandId


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
    """Play again at a new table, seats rotated; there, perhaps, with a number."""

    type: Literal["rematch"]
    id: CommandId
    promise: Bytes32 | None = None


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


class Ping(Model):
    """Whether somebody is there. Answered with a pong, at once."""

    type: Literal["ping"]
    id: CommandId


class Asking(Model):
    """A question about an action, and whatever else the games let one ask: their questions are fields, too."""

    asked: ClassVar[tuple[str, ...]] = ()  # the names of these

    seat: SeatNumber | None = None
    action: AnyAction | None = None

    @property
    def questions(self) -> dict[str, Any]:
        """What is asked beside the action."""
        found = {name: getattr(self, name) for name in self.asked}
        return {name: question for name, question in found.items() if question is not None}


class AskPreview(Asking):
    """What an action would bring, as far as the asking seat can tell, and what else the game lets one ask."""

    type: Literal["preview"]
    id: CommandId


class AskHint(Model):
    """What a bot would do for a seat of one's own that is to act, where the table has hints; `seen` as in Play."""

    type: Literal["hint"]
    id: CommandId
    seen: EventNumber
    seat: SeatNumber


class AskAgain(Model):
    """What has happened at a running table after event `after`, once more, through the eyes that look at it now."""

    type: Literal["again"]
    id: CommandId
    after: EventNumber


class AskReplay(Model):
    """`POST /api/replays`: a record to be checked and shown, as somebody saw it."""

    record: AnyRecord
    eyes: Eyes = "all"


class AskPosition(Asking):
    """`POST /api/positions`: what can be done at a position, and what an action would bring; see AskPreview.

    `seat` is the one that asks, the one to act if it is null. With `play` the action is played.
    """

    position: AnyPosition
    play: bool = False


#: What changes a table, on the socket or by `POST /api/tables/{id}/commands`.
Command = (
    Play | TakeBack | Sit | SitBot | PromiseNumber | OpenNumber | StartWithout | Leave | Return | Link | Claim | Rematch
    | FreeSeat | SetUp | RenewInvitation | Remove
)  # fmt: skip
#: On the socket one can also ask.
FromPage = Command | Look | Resume | Ping | AskPreview | AskHint | AskAgain


def with_questions(asking: type[A], games: Iterable[GameShapes], models: Models) -> type[A]:
    """The same model with the questions of these games. Each may be left out."""
    found: dict[str, list[object]] = {}
    about = []
    for shapes in games:
        if shapes.questions is not None:
            about.append(shapes.questions.__doc__ or "")
            for name, hint in get_type_hints(shapes.questions, include_extras=True).items():
                found.setdefault(name, []).append(models.model(hint))
    fields: dict[str, Any] = {name: (any_of([*kinds, None]), None) for name, kinds in found.items()}
    made: type[A] = create_model(asking.__name__, __base__=asking, __module__=asking.__module__, **fields)
    made.__doc__ = "\n\n".join(map(cleandoc, [asking.__doc__ or "", *about]))
    made.asked = tuple(found)
    return made
