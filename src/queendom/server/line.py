"""The line of those whose bots want to think: people's tables first, and nobody's many tables before another's one.

Tables with people go before those where only bots play. Among each, owners take turns (who opened the table, or asks
for a hint), and what one owner brings is served in the order it came.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

_MOST = 1000  # of people's, and as many where only bots play
_MOST_OF_ONE = 250
_SHARE = 10  # while people wait, one in so many is for a table of bots: they play on slowly, but they do


class Waiting(Protocol):
    """What stands in line."""

    @property
    def owner(self) -> str: ...

    @property
    def for_people(self) -> bool: ...


W = TypeVar("W", bound=Waiting)


class LineFull(Exception):
    """Nobody else can stand in line now: come back in a moment."""


class _Queue(Generic[W]):
    """Owners in turn; of each the first that came."""

    def __init__(self) -> None:
        self.size = 0
        self.by_owner: OrderedDict[str, deque[W]] = OrderedDict()

    def of(self, owner: str) -> int:
        return len(self.by_owner.get(owner, ()))

    def add(self, one: W) -> None:
        self.by_owner.setdefault(one.owner, deque()).append(one)
        self.size += 1

    def next(self) -> W:
        owner, theirs = self.by_owner.popitem(last=False)
        first = theirs.popleft()
        if theirs:
            self.by_owner[owner] = theirs  # at the end: the others first
        self.size -= 1
        return first

    def put_back(self, one: W) -> None:
        self.by_owner.setdefault(one.owner, deque()).appendleft(one)
        self.by_owner.move_to_end(one.owner, last=False)
        self.size += 1

    def in_order(self) -> Iterator[W]:
        """All of them, in the order in which they are served if nobody else comes."""
        left = [iter(theirs) for theirs in self.by_owner.values()]
        while left:
            going = []
            for theirs in left:
                if (one := next(theirs, None)) is not None:
                    going.append(theirs)
                    yield one
            left = going

    def drop(self, one: W) -> None:
        theirs = self.by_owner.get(one.owner)
        if theirs is None or one not in theirs:
            return
        theirs.remove(one)
        self.size -= 1
        if not theirs:
            del self.by_owner[one.owner]


class Line(Generic[W]):
    """Who is next. For one thread, the event loop's."""

    def __init__(self, most: int = _MOST, most_of_one: int = _MOST_OF_ONE) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._people: _Queue[W] = _Queue()
        self._bots: _Queue[W] = _Queue()
        self._passed = 0  # how often people went first since a table of bots had its turn

    def __len__(self) -> int:
        return self._people.size + self._bots.size

    @property
    def people(self) -> int:
        """How many wait at tables with people."""
        return self._people.size

    @property
    def bots(self) -> int:
        """How many wait where only bots play."""
        return self._bots.size

    def _queue(self, one: W) -> _Queue[W]:
        return self._people if one.for_people else self._bots

    def add(self, one: W) -> None:
        """Stand in line; raises LineFull."""
        queue = self._queue(one)
        if queue.size >= self.most or queue.of(one.owner) >= self.most_of_one:
            raise LineFull
        queue.add(one)

    def next(self) -> W | None:
        """Whose turn it is; they leave the line."""
        if not self._bots.size or (self._people.size and self._passed < _SHARE - 1):
            self._passed += 1 if self._bots.size else 0
            return self._people.next() if self._people.size else None
        self._passed = 0
        return self._bots.next()

    def put_back(self, one: W) -> None:
        """Whoever was next already and could not be served is next again."""
        self._queue(one).put_back(one)

    def in_order(self) -> Iterator[W]:
        """All who stand in line, in the order in which they are served if nobody else comes."""
        people, bots = self._people.in_order(), self._bots.in_order()
        passed = self._passed
        waiting = next(bots, None)
        for one in people:
            if waiting is not None and passed >= _SHARE - 1:
                yield waiting
                waiting, passed = next(bots, None), 0
            yield one
            passed += waiting is not None
        if waiting is not None:
            yield waiting
            yield from bots

    def drop(self, one: W) -> None:
        """Leave the line before one's turn; whoever stands in none may, too."""
        self._queue(one).drop(one)

    def crowd(self, one: W) -> int:
        """How many turns of people's tables there are until all that wait are served, if each owner's share is the
        same: as many as there are owners, times what this one's owner has. Whoever just left the line counts as in it.

        So whoever brings a hundred tables makes their own bots hurry, and not those of somebody who brings one.
        """
        theirs = self._people.by_owner
        others = len(theirs) - (one.owner in theirs)
        return (others + 1) * (len(theirs.get(one.owner, ())) + 1 if one.for_people else 1)
