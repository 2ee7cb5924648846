"""The one way in which a table moves on, whoever wants it to: a person, a bot, or a clock.

    lock → repeated? → stale? → step → append → accept → acknowledge → publish

One order is done at a time. A command that the store knows already is answered as the first time; one that was sent
from an older view is answered with the view of now. `step` works out the events and the table after them, and changes
nothing. They are appended to the store. Only when the store has them does this process accept them, acknowledge them
to the sender, and publish them to everybody else.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Protocol

import orjson
import structlog

from queendom.errors import QueendomError
from queendom.match.table import Table
from queendom.match.table_events import LogEvent
from queendom.server.audience import Audience
from queendom.server.entries import entry_of, index_change
from queendom.server.services import Services
from queendom.server.try_lock import TryLock
from queendom.store import Entry, StoreFailed, Taken

log = structlog.get_logger()

_AGAIN_SECONDS = 1.0  # until the next attempt to read what another process wrote

Step = tuple[list[LogEvent], Table]  # events, and the table after them
Done = Callable[[Exception | None], None]


class Order(ABC):
    """Something that is to be done at a table.

    It ends in one of three ways, and exactly one of these is called: `acknowledge`, `tell_stale` or `refuse`.
    """

    by: str | None = None  # who sent it: the owner of seats; None for bots and clocks
    id: str | None = None  # the sender's name for it: what is sent again under the same name is done once
    seen: int = 0  # the last event that the sender knew
    #: Whether it is stale as soon as it is done. If so, the store need not be asked whether it was done before, unless
    #: it is stale.
    outdates_itself = False

    def is_stale(self, table: Table) -> bool:
        """Whether the table has moved on since the sender decided."""
        return False

    @abstractmethod
    def step(self, table: Table) -> Step:
        """What it does at a table. Raises QueendomError if that is not allowed."""

    def before_append(self, after: Table) -> Awaitable[None] | None:
        """What has to be done before the events are kept; most orders need nothing."""
        return None

    @abstractmethod
    def acknowledge(self, first: int, events: Sequence[LogEvent]) -> None:
        """It is kept: these are its events, and the number of the first. Raises QueendomError if they are another's."""

    @abstractmethod
    def tell_stale(self) -> None:
        """It is not done, because the table has moved on."""

    @abstractmethod
    def refuse(self, error: QueendomError | StoreFailed) -> None:
        """It is not done, and why."""


class Follower(Protocol):
    """Acts on what was published: the table's bots."""

    def table_changed(self, pipeline: CommandPipeline, events: Sequence[LogEvent]) -> None: ...


class CommandPipeline:
    """The pipeline of one table."""

    __slots__ = ("_follower", "_lock", "_looking", "_next_look", "_services", "audience")

    def __init__(self, services: Services, audience: Audience, follower: Follower) -> None:
        self._services = services
        self.audience = audience  # has the table as it stands: the pipeline alone moves it on
        self._follower = follower
        self._lock = TryLock()
        self._looking = TryLock()
        self._next_look: asyncio.Task[None] | None = None  # a read of the store that has not begun

    @property
    def table(self) -> Table:
        return self.audience.table

    @property
    def is_busy(self) -> bool:
        return self._lock.is_taken

    # --- the way of an order ---

    def do_at_once(self, order: Order) -> bool:
        """Do an order without a task, if there is nothing to wait for but the store. Returns whether that is so; if
        not, nothing was done.
        """
        if self._may_be_repeated(order) or not self._lock.take():
            return False
        try:
            events, after = self._step(order)
            self._append(order, events, after, partial(self._done_at_once, order))
        except BaseException as error:
            self._lock.give()
            if not isinstance(error, QueendomError | StoreFailed):
                raise
            order.refuse(error)
        return True

    def _done_at_once(self, order: Order, failed: Exception | None) -> None:
        self._lock.give()
        if isinstance(failed, Taken):  # another process was first: the longer way looks at what it did
            self._services.background.run(self.do(order))
        elif failed is not None:
            order.refuse(_as_failure(failed))

    async def do(self, order: Order) -> None:
        """Do an order, however long it takes until it can be done."""
        try:
            async with self._lock:
                await self._do(order)
        except (QueendomError, StoreFailed) as error:
            order.refuse(error)

    async def _do(self, order: Order) -> None:
        """The same for whoever has the lock."""
        if self._services.is_shared and order.seen > self.table.number:
            await self._catch_up()  # the sender has seen more than we have
        while True:
            if await self._was_done(order):
                return
            if order.is_stale(self.table):
                order.tell_stale()
                return
            try:
                events, after = self._step(order)
            except QueendomError:
                if not await self._has_moved_on():
                    raise
                continue
            if (first := order.before_append(after)) is not None:
                await first
            failed = await self._appended(order, events, after)
            if failed is None:
                return
            if not isinstance(failed, Taken):
                raise _as_failure(failed)
            await self._catch_up()  # another process was first: see what it did, then begin again

    def _may_be_repeated(self, order: Order) -> bool:
        """Whether the store must be asked if it has the order already."""
        if order.by is None:
            return False
        is_last = self.audience.story.latest.get(order.by) == order.id
        return is_last or not order.outdates_itself or order.is_stale(self.table)

    async def _was_done(self, order: Order) -> bool:
        """Whether the store has the order; then it is acknowledged, as it was the first time."""
        if order.by is None or order.id is None or not self._may_be_repeated(order):
            return False
        entry = await self._services.store.find(self.table.id, order.by, order.id)
        if entry is None:
            return False
        order.acknowledge(entry.first, orjson.loads(entry.events))
        if entry.first > self.table.number:  # the store had said that it failed
            await self._catch_up()
        return True

    def _step(self, order: Order) -> Step:
        return order.step(self.table.at(self._services.now()))

    def _append(self, order: Order, events: list[LogEvent], after: Table, done: Done) -> None:
        before = self.table
        entry = entry_of(before.number, after, events, order.by, order.id)
        index = index_change(before, after, events, self.audience.story.is_touched, order.by)
        kept = partial(self._kept, order, entry, events, after, done, time.perf_counter())
        self._services.store.append_then(entry, index, kept, self._services.leases.change(before, after))

    async def _appended(self, order: Order, events: list[LogEvent], after: Table) -> Exception | None:
        """The same for whoever waits: None once it is published, or why it could not be kept."""
        waiting: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self._append(order, events, after, lambda failed: None if waiting.done() else waiting.set_result(failed))
        return await waiting

    def _kept(
        self,
        order: Order,
        entry: Entry,
        events: list[LogEvent],
        after: Table,
        done: Done,
        began: float,
        failed: Exception | None,
    ) -> None:
        """The store has it, or has not. What was read from the log meanwhile, because nobody waited any more, is
        accepted already.
        """
        try:
            if failed is None and entry.first > self.table.number:
                self._accept(entry, after)
                self._services.bus.tell(entry.table, after.number)
                order.acknowledge(entry.first, events)
                self._publish(events)
                self._count(order, events, began)
            elif isinstance(failed, StoreFailed):
                self._services.metrics.store_failures += 1
        finally:
            done(failed)

    def _count(self, order: Order, events: list[LogEvent], began: float) -> None:
        metrics, game = self._services.metrics, self.table.game.name
        metrics.kept[(game, events[0]["type"])] += 1
        metrics.keeping.note(time.perf_counter() - began)
        if order.by is None:
            metrics.bots_moves[(game,)] += 1

    def _accept(self, entry: Entry, after: Table) -> None:
        self.audience.moved_on(entry, after)

    def _publish(self, events: list[LogEvent]) -> None:
        self.audience.publish(events)
        self._follower.table_changed(self, events)

    # --- what other processes wrote ---

    async def hear(self, number: int) -> None:
        """Another process has written up to this number; 0: nobody knows how far."""
        if number and number <= self.table.number:
            return
        while True:
            try:
                await self.look()
                return
            except StoreFailed as error:
                log.error("store failed", table=self.table.id[-6:], command="hear", reason=str(error))
                await asyncio.sleep(_AGAIN_SECONDS)

    async def look_again(self) -> None:
        """See what other processes have written. If the store cannot tell now, what we know has to do: connections get
        the rest when it can.
        """
        try:
            await self.look()
        except StoreFailed as error:
            log.error("store failed", table=self.table.id[-6:], command="look", reason=str(error))

    async def look(self) -> None:
        """All who ask before a read begins share it; who asks later gets the next one. Raises StoreFailed."""
        if self._next_look is None:
            self._next_look = asyncio.create_task(self._read_on())
        await asyncio.shield(self._next_look)

    async def _read_on(self) -> None:
        async with self._looking:
            self._next_look = None
            entries = await self._services.store.read(self.table.id, self.table.number)
            if entries:  # may be our own, of which the store is about to tell us
                async with self._lock:
                    self._take_in(entries)

    async def _has_moved_on(self) -> bool:
        """Whether another process has written what we have not heard of: a link that was just made there, say."""
        number = self.table.number
        if self._services.is_shared:
            await self._catch_up()
        return self.table.number != number

    async def _catch_up(self) -> None:
        """Read what others wrote, for whoever has the lock."""
        self._take_in(await self._services.store.read(self.table.id, self.table.number))

    def _take_in(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.first > self.table.number:
                events = orjson.loads(entry.events)
                self._accept(entry, self.table.after(events, entry.at))
                self._publish(events)


def _as_failure(error: Exception) -> StoreFailed:
    return error if isinstance(error, StoreFailed) else StoreFailed(type(error).__name__)
