"""Entries of a table's log: made from events before they are kept, read back from the store."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from queendom.match.fold import Logged
from queendom.match.table import Table
from queendom.match.table_events import LogEvent
from queendom.server.lists import packed as packed_summary
from queendom.server.lists import summary_of
from queendom.server.messages import changes_the_table
from queendom.server.story import is_a_persons
from queendom.store import Entry, Index, Stage, Turn


def entry_of(before: int, after: Table, events: Sequence[LogEvent], by: str | None, command: str | None) -> Entry:
    """What a command adds to the log: the first of its events has the number after `before`."""
    return Entry(after.id, before + 1, len(events), packed(events), after.changed_at, by, command, after.to_act)


def logged(entry: Entry) -> Logged:
    """An entry as the fold takes it."""
    return Logged(orjson.loads(entry.events), entry.at)


def packed(events: Sequence[LogEvent]) -> bytes:
    """An entry's events as they are kept. Copied: what orjson gives takes 4 kB, however short it is."""
    return bytes(memoryview(orjson.dumps(events)))


def index_of(table: Table, is_touched: bool = False) -> Index:
    """What a table is found by, and what lists show of it. Touched: a person has done something since it was opened.
    Nobody finds one that was removed.
    """
    if table.removed:
        return Index(over=True, bots=False, owners=(), stage="over")
    held = dict.fromkeys([table.host, *(seat.owner for seat in table.seats)])
    return Index(
        over=table.stage == "over",
        bots=any(seat.bot is not None for seat in table.seats),
        owners=tuple(owner for owner in held if owner is not None),
        bot_to_act=table.bot_to_act is not None,
        stage=_stage(table),
        summary=packed_summary(summary_of(table, is_touched)),
    )


def _stage(table: Table) -> Stage:
    if table.stage == "running":
        return "running" if any(seat.owner and not seat.away for seat in table.seats) else "unattended"
    return "over" if table.stage == "over" else "waiting"


def index_change(
    before: Table, after: Table, events: Sequence[LogEvent], was_touched: bool, by: str | None
) -> Index | Turn | None:
    """What an entry that leads from one table to the next changes of the index. Most moves change nothing."""
    is_touched = was_touched or (by is not None and is_a_persons(events))
    if changes_the_table(events) or is_touched != was_touched:
        return index_of(after, is_touched)
    is_bots = after.bot_to_act is not None
    return None if is_bots == (before.bot_to_act is not None) else Turn(is_bots)
