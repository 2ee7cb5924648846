"""What is sent: tables, views and events in the form of the wire, each as its receiver may see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import orjson

from queendom.errors import QueendomError, shown
from queendom.kernel.actions import Json
from queendom.kernel.shapes import AnyBreakdown
from queendom.kernel.view import View
from queendom.match.table import Eyes, Table
from queendom.match.table_events import OF_THE_TABLE, LogEvent
from queendom.server.facts import facts_of, info_from
from queendom.server.metrics import REFUSED

_WHOLE = 2**53  # what every reader of JSON keeps exact


#: Which seats of a table are a device's, and whether it is the host. What it may know of the table depends on nothing
#: else.
Role = tuple[tuple[int, ...], bool]


def role_of(table: Table, owner: str | None) -> Role:
    return tuple(table.seats_of(owner)), owner is not None and owner == table.host


def table_info(table: Table, owner: str | None, here: Collection[int]) -> Json:
    """A table as a device may know it: `here` are the seats whose person is connected."""
    return info_from(facts_of(table), owner, here)


class TableSnapshot:
    """The game at one moment, as each of those who look may see it; made once for all who see the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        # Where nothing is secret everybody sees the same.
        self.same_for_all = table.rulebook.is_public or table.stage == "over"
        self._views: dict[Eyes | None, View] = {}
        self._positions: dict[Eyes | None, bytes] = {}
        self._legal: bytes | None = None

    def _view(self, eyes: Eyes | None) -> View:
        if eyes not in self._views:
            self._views[eyes] = self.table.view(eyes, ())
        return self._views[eyes]

    def position(self, eyes: Eyes | None) -> bytes | None:
        if self.table.progress is None:
            return None
        seen_by = None if self.same_for_all else eyes
        if seen_by not in self._positions:
            self._positions[seen_by] = orjson.dumps(self._view(seen_by).position)
        return self._positions[seen_by]

    def score_breakdown(self) -> AnyBreakdown | None:
        """How the game was counted, once it is over and nothing is secret any more."""
        if self.table.stage != "over":
            return None
        return self.table.rulebook.score_breakdown(self._view(None).state)

    def legal(self, eyes: Eyes | None) -> bytes | None:
        """What this seat can do now, if it is their turn."""
        if eyes is None or self.table.to_act != eyes:
            return None
        if self._legal is None:
            view = self._view(None if self.same_for_all else eyes)
            self._legal = orjson.dumps(view.rulebook.factored(view.state))
        return self._legal


def view_message(
    snapshot: TableSnapshot,
    eyes: Eyes | None,
    info: Json,
    events: Sequence[LogEvent] | orjson.Fragment,
    first_number: int,
    answers: str | None,
    pages: str | None = None,
) -> Json:
    """The table now, and events of its log, the first of which has that number, as these eyes may see them."""
    table = snapshot.table
    return {
        "type": "view",
        "id": answers,
        "seat": eyes,
        "number": table.number,
        "table": info,
        "first_number": first_number,
        "events": events,
        "position": as_it_is(snapshot.position(eyes)),
        "legal": as_it_is(snapshot.legal(eyes)),
        "take_back": table.can_take_back,
        "reckoning": snapshot.score_breakdown(),
        "pages": pages,
    }


def as_it_is(written: bytes | None) -> orjson.Fragment | None:
    return None if written is None else orjson.Fragment(written)


class StepBroadcast:
    """What one command brought, as each subscriber gets it: everything is written once for all who get the same."""

    def __init__(self, table: Table, events: Sequence[LogEvent], here: Collection[int]) -> None:
        self.table = table
        self.events = events
        self.here = here
        self.snapshot = TableSnapshot(table)
        self._changed = changes_the_table(events)
        self._same = table.rulebook.is_public and events[0]["type"] not in OF_THE_TABLE
        self._heads: dict[Eyes | None, bytes] = {}
        self._infos: dict[Role | None, bytes] = {None: b"null"}
        self._whole: dict[tuple[Eyes | None, bool, Role | None], bytes] = {}

    def message(self, eyes: Eyes | None, with_position: bool, owner: str | None) -> bytes:
        # What a device may know of the table, when more than the game changed, depends on the device.
        role = role_of(self.table, owner) if self._changed else None
        kind = eyes if eyes == self.table.to_act or not self._same else None, with_position, role
        if kind not in self._whole:
            self._whole[kind] = self._written(eyes, with_position, self._info(role, owner))
        return self._whole[kind]

    def _info(self, role: Role | None, owner: str | None) -> bytes:
        if role not in self._infos:
            self._infos[role] = orjson.dumps(table_info(self.table, owner, self.here))
        return self._infos[role]

    def _written(self, eyes: Eyes | None, with_position: bool, info: bytes) -> bytes:
        legal = self.snapshot.legal(eyes)
        position = self.snapshot.position(eyes) if with_position else None
        parts = [self._head(eyes), b"null" if legal is None else legal, b',"position":']
        return b"".join([*parts, b"null" if position is None else position, b',"table":', info, b"}"])

    def _head(self, eyes: Eyes | None) -> bytes:
        """Up to the legal actions."""
        who = None if self._same else eyes
        if who not in self._heads:
            table = self.table
            head = {
                "type": "events",
                "first_number": table.number - len(self.events) + 1,
                "number": table.number,
                "events": [table.see(one, eyes) for one in self.events],
                "to_act": table.to_act,
                "take_back": table.can_take_back,
            }
            self._heads[who] = orjson.dumps(head)[:-1] + b',"legal":'
        return self._heads[who]


def changes_the_table(events: Sequence[LogEvent]) -> bool:
    """Whether more than the game's own course changed, or it ended."""
    # What a move brings is the game's own, up to an `end`; other commands begin with an event of the table.
    return events[0]["type"] in OF_THE_TABLE or events[-1]["type"] == "end"


class Thinking(NamedTuple):
    """What a bot waits for: for others in the line, or until bots are compiled. For neither: it thinks."""

    seat: int
    ahead: int = 0
    preparing: bool = False


def thinking_message(thinking: Thinking, hint: str | None = None) -> bytes:
    """It has no `id`: those are for answers, and this is none yet."""
    return orjson.dumps({"type": "thinking", "hint": hint, **thinking._asdict()})


def refusal(error: QueendomError, answers: str | None) -> Json:
    what = str(error.arguments["what"]) if error.key == "too-many" else ""
    REFUSED[(error.key, what)] += 1
    return {"type": "refusal", "id": answers, "key": error.key, "arguments": plain(error.arguments)}


def plain(arguments: dict[str, Any]) -> Json:
    """Arguments of a message as texts and numbers that every reader takes."""
    return {
        name: value if isinstance(value, int) and abs(value) < _WHOLE else _readable(value)
        for name, value in arguments.items()
    }


def _readable(value: object) -> str:
    return shown(value, 200).encode("utf-8", "replace").decode()
