"""What the host does to a table beside playing at it: each gives the events and the table after them.

Before the start the host sends people away, withdraws the invitation, and changes what is played in which seats. The
host may also remove the table, as long as nobody else plays there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from queendom.errors import PositionError, TableError, shown
from queendom.match.opening import check_first
from queendom.match.table import Table, begin
from queendom.match.table_events import LogEvent, SeatInSetUp, SeatReleased, TableSetUp


class Changes(TypedDict, total=False):
    """What is to be different; all that is left out stays as it is."""

    edition: str
    options: Mapping[str, object]
    first: int | None
    hints: bool
    seats: Sequence[SeatInSetUp]


def free_seat(table: Table, owner: str | None, seat: int, invitation: str) -> tuple[list[LogEvent], Table]:
    """Open a seat again, whoever sits there. A person does not come back with the invitation that they know: from now
    on it is the one given here.
    """
    _check_may_change(table, owner)
    _check_there(table, seat)
    if table.seats[seat].is_open:
        raise TableError("seat-open", seat=seat)
    freed: SeatReleased = {"type": "free-seat", "seat": seat}
    if table.seats[seat].owner is not None:
        freed["invitation"] = invitation
    return _with(table, freed)


def renew_invitation(table: Table, owner: str | None, invitation: str) -> tuple[list[LogEvent], Table]:
    """Withdraw the invitation: whoever comes from now on needs the one given here."""
    _check_may_change(table, owner)
    return _with(table, {"type": "renew-invitation", "invitation": invitation})


def set_up(table: Table, owner: str | None, wanted: Changes) -> tuple[list[LogEvent], Table]:
    """Change what is played, checked as when a table is opened, or in which seats. People stay: each of them is in one
    of the new seats. The game starts if none of these is open. Raises TableError, SetupError, PositionError.
    """
    _check_may_change(table, owner)
    game, rules = table.game, table.rulebook
    seats = [seat.copy() for seat in wanted.get("seats") or _as_they_are(table)]
    _check_people_stay(table, seats)
    players = game.check_players(len(seats))
    options = game.check_options({**rules.options, **wanted.get("options", {})})
    name = wanted.get("edition", rules.edition.name)
    edition = rules.edition if name == rules.edition.name else game.find_edition(name)
    first = wanted["first"] if "first" in wanted else _first_now(table, seats)
    check_first(first, players)
    if table.began is not None:
        given = {"players": players, "edition": edition.name, "first": first}
        _check_keeps_position(table, {**given, **{f"options.{option}": value for option, value in options.items()}})
    event: TableSetUp = {
        "type": "set-up",
        "edition": edition.name,
        "edition_version": edition.version,
        "options": options,
        "first": first,
        "hints": wanted.get("hints", table.hints),
        "seats": seats,
    }
    events, table = _with(table, event)
    return begin(table, events)


def remove(table: Table, owner: str | None) -> tuple[list[LogEvent], Table]:
    """Remove a table that waits, or one at which nobody else has a seat: what others played is theirs too."""
    table.check_host(owner)
    if table.stage != "waiting" and any(seat.owner not in (None, owner) for seat in table.seats):
        raise TableError("table-not-yours-alone")
    return _with(table, {"type": "removed"})


def _with(table: Table, event: LogEvent) -> tuple[list[LogEvent], Table]:
    return [event], table.after([event], table.changed_at)


def _check_may_change(table: Table, owner: str | None) -> None:
    table.check_host(owner)
    if table.stage != "waiting":
        raise TableError("table-started")
    table.check_not_starting()
    table.check_room_left()


def _check_there(table: Table, seat: int) -> None:
    if seat not in range(len(table.seats)):
        raise TableError("no-such-seat", given=shown(seat), expected=f"0–{len(table.seats) - 1}")


def _as_they_are(table: Table) -> list[SeatInSetUp]:
    return [{"was": seat} for seat in range(len(table.seats))]


def _check_people_stay(table: Table, seats: Sequence[SeatInSetUp]) -> None:
    kept = [seat["was"] for seat in seats if "was" in seat]
    for seat in kept:
        _check_there(table, seat)
        if kept.count(seat) > 1:
            raise TableError("seat-kept-twice", seat=seat)
    for k, one in enumerate(table.seats):
        if one.owner is not None and k not in kept:
            raise TableError("seat-not-empty", seat=k)


def _first_now(table: Table, seats: Sequence[SeatInSetUp]) -> int | None:
    """Whoever was to begin still does, if there is such a seat. A position says itself which seat it is."""
    if table.began is not None:
        return table.wanted_first
    return next((k for k, seat in enumerate(seats) if seat.get("was", -1) == table.wanted_first), None)


def _check_keeps_position(table: Table, given: Mapping[str, object]) -> None:
    """Where the game starts at a position, that decides about all this."""
    rules = table.rulebook
    told: dict[str, object] = {"players": rules.players, "edition": rules.edition.name, "first": table.wanted_first}
    told |= {f"options.{option}": value for option, value in rules.options.items()}
    for part, value in given.items():
        if value != told[part]:
            raise PositionError("position-wrong", part=part, expected=shown(told[part]), found=shown(value))
