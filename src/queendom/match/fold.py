"""A table from its log: every state of a table is the fold of its events and of the times at which they were kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from queendom.errors import TableError, shown
from queendom.match.opening import opened
from queendom.match.table import Table
from queendom.match.table_events import LogEvent, opening


class Logged(NamedTuple):
    """What one command added to a table's log."""

    events: Sequence[LogEvent]
    at: int  # when it was kept, in milliseconds since 1970


def folded(id: str, entries: Iterable[Logged]) -> Iterator[Table]:
    """The table after each command of its log."""
    table: Table | None = None
    for events, at in entries:
        table = opened(id, opening(events[0])).after(events[1:], at) if table is None else table.after(events, at)
        yield table


def fold(id: str, entries: Iterable[Logged]) -> Table:
    """The table of a log: what each command added, in order."""
    table = next(iter(deque(folded(id, entries), maxlen=1)), None)
    if table is None:
        raise TableError("table-unknown", given=shown(id))
    return table
