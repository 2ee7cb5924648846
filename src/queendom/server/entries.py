"""Entries of a table's log: made from events before they are kept, read back from the store."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from queendom.match.fold import Logged
from queendom.match.table import Table
from queendom.match.table_events import LogEvent
from queendom.store import Entry, Index


def entry_of(before: int, after: Table, events: Sequence[LogEvent], by: str | None, command: str | None) -> Entry:
    """What a command adds to the log: the first of its events has the number after `before`."""
    return Entry(after.id, before + 1, len(events), packed(events), after.changed_at, by, command)


def logged(entry: Entry) -> Logged:
    """An entry as the fold takes it."""
    return Logged(orjson.loads(entry.events), entry.at)


def packed(events: Sequence[LogEvent]) -> bytes:
    """An entry's events as they are kept. Copied: what orjson gives takes 4 kB, however short it is."""
    return bytes(memoryview(orjson.dumps(events)))


def index_of(table: Table) -> Index:
    """What a table is found by: nobody finds one that was removed."""
    if table.removed:
        return Index(over=True, bots=False, owners=())
    held = dict.fromkeys([table.host, *(seat.owner for seat in table.seats)])
    return Index(
        over=table.stage == "over",
        bots=any(seat.bot is not None for seat in table.seats),
        owners=tuple(owner for owner in held if owner is not None),
    )
