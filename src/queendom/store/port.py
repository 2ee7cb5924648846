"""The port of the store: what the server asks of it, whatever database lies behind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple


class StoreFailed(Exception):
    """The database could not be read or written; nothing of this entry was kept. One exception: a server that vanished
    during the commit and did not come back in time may have kept it, so read the log before you write to it again.

    It says what the database said, in one line that may stand in a log: no values are quoted.
    """


class Taken(Exception):
    """Somebody else has written an entry with this number first: read on from there and try again."""


#: Where a table stands, as far as it matters for how long it is listed: it waits for people, it runs, it runs and no
#: person plays at it, it is over.
Stage = Literal["waiting", "running", "unattended", "over"]


@dataclass(frozen=True, slots=True)
class Index:
    """What tables are found by. It follows from a table's events: it can be thrown away and made anew."""

    over: bool  # no more moves will come
    bots: bool  # a bot sits at it, or stands in
    owners: tuple[str, ...]  # who holds a seat at it, or is its host
    bot_to_act: bool = False  # it is a bot's turn: somebody has to let it play
    stage: Stage | None = None
    summary: bytes | None = None  # what lists show of it: bytes of whoever keeps it


class Turn(NamedTuple):
    """All that changes of an index when the turn goes to a bot or comes from one. Other moves change nothing of it:
    whose turn it is stands in the entry itself.
    """

    is_bots: bool


class Entry(NamedTuple):
    """What one command added to a table's log, all of it or nothing: events with numbers `first`, `first` + 1, …"""

    table: str
    first: int  # the number of the first event; a table's first event is 1
    size: int  # how many events
    events: bytes  # a JSON list of them, complete: it may hold secrets
    at: int  # milliseconds since 1970
    by: str | None = None  # who sent the command: an owner of seats; None for the table itself and its bots
    command: str | None = None  # the id that the sender gave the command
    to_act: int | None = None  # the seat whose turn it is after it; None also in entries from before this was kept


class Listed(NamedTuple):
    """A table as a list finds it: its summary, and its last entry, which may have come after that. Of tables that are
    over there is no last entry: their summary has all.
    """

    table: str
    indexed: int  # when the index was written: the time of that entry
    summary: bytes | None
    number: int | None = None  # of the last event
    at: int | None = None
    to_act: int | None = None


class Lease(NamedTuple):
    """The right to run a table's bots, as an entry leaves it: it goes to a process, unless another one has it."""

    process: str
    seconds: float


#: After the entry no bot is to act: nobody needs the lease any more, whoever has it.
NO_LEASE = Lease("", 0.0)


class Notices(NamedTuple):
    """How other processes hear of an entry, in the transaction that keeps it: where, and in whose name."""

    channel: str
    process: str


#: Told of every commit: how many seconds it took, and how many changes were in it. Called where it is written.
Measured = Callable[[float, int], None]


class Store(ABC):
    """An append-only log for each table. The pair (table, first) is unique: it decides who was first. So is the pair
    (by, command) among the first entries of all tables.

    Ids of tables that are played at the same time should be near each other: what is written together lies together.
    """

    @abstractmethod
    async def append(self, entry: Entry, index: Index | Turn | None = None, lease: Lease | None = None) -> None:
        """Keep an entry; returns once it is durable. `index` replaces what the table is found by, `lease` says who
        runs its bots from here on, both in the same transaction. Raises Taken, or StoreFailed.
        """

    @abstractmethod
    def append_then(
        self,
        entry: Entry,
        index: Index | Turn | None,
        tell: Callable[[Exception | None], None],
        lease: Lease | None = None,
    ) -> None:
        """The same for code that does not wait: `tell` is called in the event loop with None, Taken or StoreFailed."""

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """A table's entries in order, from the one that holds event number `after` + 1 on. Empty if there is none."""

    @abstractmethod
    async def reach(self, tables: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables reach: the number of each one's last event. Cheap, for many at once."""

    @abstractmethod
    async def first(self, table: str) -> Entry | None:
        """The entry that opened a table: cheap, however much came after it."""

    @abstractmethod
    async def find(self, table: str, by: str, command: str) -> Entry | None:
        """The entry that a sender's command made."""

    @abstractmethod
    async def opened(self, by: str, command: str) -> str | None:
        """The table that a sender's command opened: the same command opens no second one."""

    @abstractmethod
    async def tables_of(self, owner: str, limit: int = 100) -> list[str]:
        """The tables at which an owner of seats is found: running ones before finished ones, the newest first."""

    @abstractmethod
    async def listed(self, owner: str, limit: int, put_away: bool = False) -> list[Listed]:
        """The same with all that a list shows, read without any log: either those that were put away, or the others."""

    @abstractmethod
    async def count_put_away(self, owner: str) -> int:
        """How many tables of an owner of seats were put away."""

    @abstractmethod
    def bots_to_act(self, since: int = 0) -> AsyncIterator[str]:
        """The tables at which it is a bot's turn, and of which nobody has a lease, the newest first: they go on by
        themselves after a restart. Only those whose bots wait since a time after `since`, in milliseconds since 1970.
        """

    @abstractmethod
    def all_tables(self) -> AsyncIterator[str]:
        """Every table that has a log, in the order of the ids."""

    @abstractmethod
    async def reindex(self, table: str, index: Index, at: int, number: int) -> bool:
        """Replace what a table is found by without adding an entry, to make the lists anew from the logs. Returns
        whether that was done: not if the log has more than the `number` of events that the index was made from.
        """

    @abstractmethod
    def without_stage(self) -> AsyncIterator[str]:
        """The tables whose index an earlier version wrote, the newest first."""

    @abstractmethod
    async def put_away(self, stage: Stage, before: int, limit: int) -> list[str]:
        """Put away tables at a stage at which nothing has happened since `before`; returns which, at most so many."""

    @abstractmethod
    async def left_alone(self, before: int, limit: int) -> list[str]:
        """Running tables with people at which nothing has happened since `before`."""

    @abstractmethod
    async def claim(self, chore: str, now: int, until: int) -> bool:
        """Whether this process is to do what one process at a time does, now: nobody has claimed it for longer. From
        now on it is claimed until then. Times are in milliseconds since 1970.
        """

    @abstractmethod
    async def lease(self, table: str, process: str, seconds: float) -> bool:
        """Whether this process may run the table's bots and clocks for so long: nobody else has a lease, or it ran out.
        Asking again while one has it renews it.
        """

    @abstractmethod
    async def renew(self, tables: Sequence[str], process: str, seconds: float) -> list[str]:
        """Let leases run on for so long; returns those that the process still has."""

    @abstractmethod
    async def release(self, tables: Sequence[str], process: str) -> None:
        """Let leases run out now: others may take them over."""

    @abstractmethod
    async def drop_lease(self, table: str) -> None:
        """Forget a lease that nobody needs."""

    @abstractmethod
    async def run_out(self, limit: int) -> list[str]:
        """Tables whose lease has run out: their process died, or stopped, while a bot was to act."""

    @abstractmethod
    async def key(self, name: str) -> str:
        """A secret that all who share the database share, 64 hexadecimal digits; made when it is first asked for."""

    @abstractmethod
    async def check(self) -> None:
        """Write something small and read it again. Raises StoreFailed. Nothing grows by it."""

    @abstractmethod
    async def close(self) -> None:
        """Write what waits, then let the database go."""
