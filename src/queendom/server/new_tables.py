"""New tables: their ids, and what they are made of."""

from __future__ import annotations

import hashlib
import re
import secrets
from base64 import b32encode
from collections.abc import Awaitable, Callable
from typing import Any

from queendom.bots import check_bot
from queendom.errors import TableError
from queendom.kernel.chance import SEED_BYTES, derived
from queendom.match.hosting import Changes
from queendom.match.opening import open_table
from queendom.match.table import Table
from queendom.match.table_events import LogEvent, SeatInSetUp
from queendom.server import wire
from queendom.server.identity import Device

#: Opens the table that a rematch names, given the table that was played, who asked, and the number that this device
#: promises, if any; it may be there already.
OpenRematch = Callable[[Table, str, str | None], Awaitable[None]]

#: What cannot be an id of ours is not looked for: not every database takes every letter.
POSSIBLE_ID = re.compile(r"[A-Za-z0-9]{1,64}")
_PREFIX = 9


def wanted_table(device: Device, wanted: wire.NewTable, at: int) -> tuple[list[LogEvent], Table]:
    """The table that somebody asks for. Raises QueendomError."""
    seats = [_wanted_seat(device, seat, wanted.game) for seat in wanted.seats]
    if wanted.promise is not None:
        own = next((seat for seat in seats if "owner" in seat), None)
        if own is None:
            raise TableError("message-malformed", part="promise", reason="no-seat")
        own["promise"] = wanted.promise
    return _made(
        _new_id(at),
        at,
        game=wanted.game,
        edition=wanted.edition,
        options=wanted.options,
        first=wanted.first,
        position=wanted.position,
        seats=seats,
        host=device.owner,
        seed=secrets.token_bytes(SEED_BYTES),
        hints=wanted.hints,
    )


def wanted_changes(device: Device, wanted: wire.SetUp, game: str) -> Changes:
    """What a host wants to be different before the start. Raises QueendomError."""
    changes: Changes = {"options": wanted.options}
    if wanted.edition is not None:
        changes["edition"] = wanted.edition
    if wanted.hints is not None:
        changes["hints"] = wanted.hints
    if "first" in wanted.model_fields_set:
        changes["first"] = wanted.first
    if wanted.seats is not None:
        changes["seats"] = [
            {"was": seat.seat} if isinstance(seat, wire.KeptSeat) else _wanted_seat(device, seat, game)
            for seat in wanted.seats
        ]
    return changes


def _wanted_seat(device: Device, seat: wire.OpenSeat | wire.BotSeat | wire.OwnSeat, game: str) -> SeatInSetUp:
    match seat:
        case wire.OpenSeat():
            return {}
        case wire.BotSeat():
            check_bot(seat.bot, game)
            return {"bot": seat.bot}
        case wire.OwnSeat():
            return {"name": seat.name, "owner": device.owner}


def same_start(device: Device, played: Table, at: int) -> tuple[list[LogEvent], Table]:
    """A table that starts as a finished one did, with its seed. Raises TableError."""
    return _made(_new_id(at), at, **played.same_setting(device.owner))


def rematch(
    played: Table, at: int, owner: str | None = None, promise: str | None = None
) -> tuple[list[LogEvent], Table]:
    """The table that a rematch names; a device may promise a number for it."""
    if played.rematch is None:
        raise TableError("table-not-over")
    return _made(played.rematch, at, seed=secrets.token_bytes(SEED_BYTES), **played.next_setting(owner, promise))


def rematch_id(table: Table) -> str:
    """Known to whoever knows the table's seed, so to nobody: it cannot be taken by somebody else first."""
    return _table_id(table.id[:_PREFIX], derived(table.seed, "rematch"))


def _made(id: str, at: int, **setting: Any) -> tuple[list[LogEvent], Table]:
    events, table = open_table(id, invitation=new_invitation(), **setting)
    return events, table.at(at)


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


def _new_id(at: int) -> str:
    return _table_id(_time_prefix(at), secrets.token_hex(32))


def _table_id(prefix: str, secret: str) -> str:
    """Nine letters of time, so that tables of one evening lie together in the database, then 100 bits that nobody
    guesses; all of them easy to read out and to type.
    """
    return prefix + b32encode(hashlib.sha256(secret.encode()).digest()).decode().lower()[:20]


def _time_prefix(milliseconds: int) -> str:
    """Letters and digits that sort as the time does, for a thousand years."""
    digits = "234567abcdefghijklmnopqrstuvwxyz"
    return "".join(digits[milliseconds >> shift & 31] for shift in range(5 * (_PREFIX - 1), -1, -5))
