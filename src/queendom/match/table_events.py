"""The events of a table's log: the shapes of those that the table itself tells, and who may see each key.

All others belong to the game that is played at it, and have their shapes there.
"""

from collections.abc import Iterable
from typing import Annotated, Literal, NotRequired

from typing_extensions import Doc, TypeAliasType, TypedDict, TypeIs

from queendom.errors import TableError, shown
from queendom.kernel.gate import Gate
from queendom.kernel.shapes import (
    AnyEvent,
    AnyOptions,
    AnyPosition,
    AsState,
    Foreign,
    GameName,
    Limit,
    Public,
    SeatNumber,
    Secret,
)

EventNumber = Annotated[int, Limit(0, 2**53 - 1)]
Promise = Annotated[str, Doc("The SHA-256 hash of the number that the person's device will open.")]


class SeatAtOpening(TypedDict):
    """Open without a name and a bot."""

    name: NotRequired[str]
    bot: NotRequired[str]
    owner: NotRequired[Secret[Annotated[str, Doc("The device whose seat it is.")]]]
    promise: NotRequired[Promise]


class TableOpened(TypedDict):
    """The first event of every table. `first` is null if it will be drawn; `hints` only where there are.

    `position` is where the game starts, if not with a deal: what of it is secret is null until the end.
    """

    type: Public[Literal["table"]]
    game: Public[GameName]
    rules: Public[int]
    edition: Public[str]
    edition_version: Public[int]
    options: Public[AnyOptions]
    first: Public[SeatNumber | None]
    seats: Public[list[SeatAtOpening]]
    commitment: Public[str]
    host: Secret[str]
    invitation: Secret[str]
    seed: Secret[str]
    hints: NotRequired[Public[Literal[True]]]
    rematch_of: NotRequired[Public[str]]
    same_start_of: NotRequired[Public[str]]
    position: NotRequired[AsState[AnyPosition]]


class SeatTaken(TypedDict):
    """By a person, or by a bot if there is one."""

    type: Public[Literal["sit"]]
    seat: Public[SeatNumber]
    name: Public[str]
    bot: NotRequired[Public[str]]
    owner: NotRequired[Secret[str]]
    promise: NotRequired[Public[Promise]]


class NumberPromised(TypedDict):
    """A device will bring a number: nobody has opened one yet. A promise of before is void."""

    type: Public[Literal["promise-number"]]
    seat: Public[SeatNumber]
    promise: Public[Promise]


class NumberOpened(TypedDict):
    """All seats are filled, and this is the number that was promised: 64 hex digits."""

    type: Public[Literal["open-number"]]
    seat: Public[SeatNumber]
    number: Public[str]


class SeatFreed(TypedDict):
    """Somebody left before the start."""

    type: Public[Literal["stand"]]
    seat: Public[SeatNumber]


class SeatReleased(TypedDict):
    """The host has opened a seat again: whoever sat there was sent away. People have seen the invitation, so there is a
    new one; bots have not.
    """

    type: Public[Literal["free-seat"]]
    seat: Public[SeatNumber]
    invitation: NotRequired[Secret[str]]


class SeatInSetUp(SeatAtOpening):
    """A seat of a changed table: as at the opening, or with whoever sat there when it was the seat `was`."""

    was: NotRequired[SeatNumber]


class TableSetUp(TypedDict):
    """The host has changed before the start what is played, or in which seats."""

    type: Public[Literal["set-up"]]
    edition: Public[str]
    edition_version: Public[int]
    options: Public[AnyOptions]
    first: Public[SeatNumber | None]
    hints: Public[bool]
    seats: Public[list[SeatInSetUp]]


class InvitationRenewed(TypedDict):
    """The invitation is another one from now on; only who sits at the table is told which."""

    type: Public[Literal["renew-invitation"]]
    invitation: Secret[str]


class TableRemoved(TypedDict):
    """The host has removed the table. Nothing happens there any more."""

    type: Public[Literal["removed"]]


class GameStarted(TypedDict):
    """All seats are filled; the deal follows, unless the table has a position.

    With `mixed` the key of all draws is made of the seed and the opened numbers; without it the seed is the key.
    `missing` are the seats whose number was promised and not opened.
    """

    type: Public[Literal["start"]]
    first: Public[SeatNumber]
    mixed: NotRequired[Public[Literal[True]]]
    missing: NotRequired[Public[list[SeatNumber]]]


class TurnTakenBack(TypedDict):
    """Of the game's own events, those with a number above `to` are void."""

    type: Public[Literal["take-back"]]
    seat: Public[SeatNumber]
    to: Public[EventNumber]


class SeatLeft(TypedDict):
    """A bot stands in until the person returns."""

    type: Public[Literal["leave"]]
    seat: Public[SeatNumber]
    stand_in: Public[str]


class SeatReturned(TypedDict):
    """The person is back."""

    type: Public[Literal["return"]]
    seat: Public[SeatNumber]


class SeatLinked(TypedDict):
    """There is a code that moves the seat to another device; only who asked for it is told which."""

    type: Public[Literal["link"]]
    seat: Public[SeatNumber]
    code: Secret[Annotated[str, Doc("Its hash.")]]
    until: Secret[Annotated[int, Doc("In milliseconds since 1970.")]]


class SeatHandedOver(TypedDict):
    """The seat was moved to another device."""

    type: Public[Literal["hand-over"]]
    seat: Public[SeatNumber]
    owner: NotRequired[Secret[str]]


class RematchOpened(TypedDict):
    """The same people play again at this table."""

    type: Public[Literal["rematch"]]
    table: Public[str]


TableEvent = TypeAliasType(
    "TableEvent",
    TableOpened | SeatTaken | SeatFreed | SeatReleased | TableSetUp | InvitationRenewed | TableRemoved
    | NumberPromised | NumberOpened | GameStarted | TurnTakenBack | SeatLeft | SeatReturned | SeatLinked
    | SeatHandedOver | RematchOpened,
)  # fmt: skip
#: What stands in a log.
LogEvent = TableEvent | AnyEvent

#: The gate for the table's own events; each rulebook has one for those of its game.
TABLE_GATE = Gate(TableEvent)
#: Their types. `take-back` is told by the table and changes the game.
OF_THE_TABLE = TABLE_GATE.types


def is_of_the_table(event: LogEvent) -> TypeIs[TableEvent]:
    """Whether an event is the table's own, and not the game's."""
    return event["type"] in OF_THE_TABLE


def owner_of(part: Foreign) -> str | None:
    """The device that an event gives a seat to. Older logs call it `holder`."""
    owner: str | None = part.get("owner") or part.get("holder")
    return owner


def opening(event: LogEvent) -> TableOpened:
    """The first event of a log."""
    if not is_of_the_table(event) or event["type"] != "table":
        raise TableError("table-unknown", given=shown(event["type"]))
    return event


def game_events(log: Iterable[LogEvent]) -> list[AnyEvent]:
    """The game's own events, less what was taken back."""
    kept: list[tuple[int, AnyEvent]] = []
    for number, event in enumerate(log, start=1):
        if not is_of_the_table(event):
            kept.append((number, event))
        elif event["type"] == "take-back":
            while kept and kept[-1][0] > event["to"]:
                kept.pop()
    return [event for _, event in kept]
