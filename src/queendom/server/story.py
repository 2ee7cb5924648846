"""What has happened at a table, as it is kept: the bytes of each entry, and which events are in it."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable

import orjson

from queendom.kernel.actions import Json


class Story:
    """The events of a table by their numbers. As bytes they take a fifth of what they take as objects."""

    __slots__ = ("_ends", "entries")

    def __init__(self, entries: Iterable[tuple[bytes, int]] = ()) -> None:
        self.entries: list[bytes] = []
        self._ends = array("L")  # the number of each entry's last event
        for made, size in entries:
            self.add(made, size)

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def add(self, made: bytes, size: int) -> None:
        """An entry: a JSON list of so many events."""
        self.entries.append(made)
        self._ends.append(len(self) + size)

    def events(self, after: int = 0, most: int | None = None) -> list[Json]:
        """Those with numbers above `after`, secrets included; at most so many. Costs what is asked for."""
        found: list[Json] = []
        k = bisect_right(self._ends, after)
        if k == len(self._ends):
            return found
        skip = after - (self._ends[k - 1] if k else 0)
        while k < len(self._ends) and (most is None or len(found) < most + skip):
            found += orjson.loads(self.entries[k])
            k += 1
        return found[skip : None if most is None else skip + most]
