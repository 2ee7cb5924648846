"""What travels between the server and a page: every message, in the shapes that `incoming` and `outgoing` tell.

What comes in is checked against its model here. What goes out is written without one, because it must be quick, and the
tests hold it against them. Schema and TypeScript types are made from the same shapes (`tools/wire`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from pydantic import Field, TypeAdapter

from queendom.games import GAMES
from queendom.server.wire import outgoing
from queendom.server.wire.incoming import (
    AskAgain,
    AskHint,
    AskPosition,
    AskPreview,
    AskReplay,
    BotSeat,
    Claim,
    Command,
    Eyes,
    FreeSeat,
    FromPage,
    KeptSeat,
    Leave,
    Link,
    Look,
    NewTable,
    OpenNumber,
    OpenSeat,
    OwnSeat,
    Ping,
    Play,
    PromiseNumber,
    Rematch,
    Remove,
    RenewInvitation,
    Resume,
    Return,
    SameStart,
    SetUp,
    Sit,
    SitBot,
    StartWithout,
    TakeBack,
)
from queendom.server.wire.protocol import Protocol

#: The protocol with every game that is there, plugins included.
PROTOCOL = Protocol({name: game.shapes for name, game in GAMES.items()})

if not TYPE_CHECKING:
    # With what a preview may ask of these games.
    AskPreview = PROTOCOL.ask_preview
    AskPosition = PROTOCOL.ask_position
    Command = Annotated[Command, Field(discriminator="type")]

COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(PROTOCOL.from_page)
#: Give it the text of a message: pairs are arrays there, and lists in Python.
TO_PAGE: TypeAdapter[Any] = PROTOCOL.adapter(outgoing.ToPage)

#: What a preview answers beside gains and position.
ANSWERS = PROTOCOL.answers

# Bodies of answers, for whoever describes the addresses.
Ack: Any = PROTOCOL.model(outgoing.Ack)
NotDone: Any = PROTOCOL.model(outgoing.NotDone)
Refusal: Any = PROTOCOL.model(outgoing.Refusal)
Health: Any = PROTOCOL.model(outgoing.Health)
Preparation: Any = PROTOCOL.model(outgoing.Preparation)
Offer: Any = PROTOCOL.model(outgoing.Offer)
Examples: Any = PROTOCOL.model(outgoing.Examples)
TableInfo: Any = PROTOCOL.model(outgoing.TableInfo)
MyTables: Any = PROTOCOL.model(outgoing.MyTables)
View: Any = PROTOCOL.model(outgoing.View)
Replay: Any = PROTOCOL.model(outgoing.Replay)
PositionTold: Any = PROTOCOL.model(outgoing.PositionTold)

__all__ = [
    "PROTOCOL", "COMMAND", "FROM_PAGE", "TO_PAGE", "ANSWERS",
    "AskAgain", "AskHint", "AskPosition", "AskPreview", "AskReplay", "BotSeat", "Claim", "Command", "Eyes", "FreeSeat",
    "FromPage", "KeptSeat", "Leave", "Link", "Look", "NewTable", "OpenNumber", "OpenSeat", "OwnSeat", "Ping", "Play",
    "PromiseNumber", "Rematch", "Remove", "RenewInvitation", "Resume", "Return", "SameStart", "SetUp", "Sit", "SitBot",
    "StartWithout", "TakeBack",
    "Ack", "NotDone", "Refusal", "Health", "Preparation", "Offer", "Examples", "TableInfo", "MyTables", "View",
    "Replay", "PositionTold",
]  # fmt: skip
