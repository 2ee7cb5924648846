"""What has happened at a table, as it is kept: the bytes of each entry, its time, and which events are in it."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Sequence

import orjson

from queendom.match.fold import Logged
from queendom.match.table_events import LogEvent
from queendom.store import Entry

#: What a device does by itself: no person has done anything.
_OF_ITSELF = {"promise-number", "open-number", "start"}


class Story:
    """The events of a table by their numbers. As bytes they take a fifth of what they take as objects."""

    __slots__ = ("_ends", "_times", "entries", "is_touched", "latest")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries: list[bytes] = []
        self.latest: dict[str, str] = {}  # the last command of each sender
        self.is_touched = False  # whether a person has done something since the table was opened
        self._times = array("q")
        self._ends = array("L")  # the number of each entry's last event
        for entry in entries:
            self.add(entry)

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def add(self, entry: Entry) -> None:
        self.entries.append(entry.events)
        self._times.append(entry.at)
        self._ends.append(len(self) + entry.size)
        if entry.by is not None:
            self.is_touched = self.is_touched or (entry.first > 1 and is_a_persons(orjson.loads(entry.events)))
            if entry.command is not None:
                self.latest[entry.by] = entry.command

    def copy(self) -> list[tuple[bytes, int]]:
        """Every entry and its time as they are now, for a thread that reads them later."""
        return list(zip(self.entries, self._times, strict=True))

    def events(self, after: int = 0, most: int | None = None) -> list[LogEvent]:
        """Those with numbers above `after`, secrets included; at most so many. Costs what is asked for."""
        found: list[LogEvent] = []
        k = bisect_right(self._ends, after)
        if k == len(self._ends):
            return found
        skip = after - (self._ends[k - 1] if k else 0)
        while k < len(self._ends) and (most is None or len(found) < most + skip):
            found += orjson.loads(self.entries[k])
            k += 1
        return found[skip : None if most is None else skip + most]


def is_a_persons(events: Sequence[LogEvent]) -> bool:
    """Whether a person has done what these events of a device's command tell."""
    return events[0]["type"] not in _OF_ITSELF


def read(entries: list[tuple[bytes, int]]) -> list[Logged]:
    """A copy of a story as the fold takes it."""
    return [Logged(orjson.loads(events), at) for events, at in entries]
