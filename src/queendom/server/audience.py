"""Those who look at a table: who they are, through which seat they see it, and what is sent to them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import orjson

from queendom.kernel.actions import Json
from queendom.kernel.view import View
from queendom.match.table import Eyes, Table, seats_moved
from queendom.match.table_events import LogEvent, is_of_the_table
from queendom.server.identity import Device
from queendom.server.messages import (
    StepBroadcast,
    TableSnapshot,
    Thinking,
    changes_the_table,
    role_of,
    table_info,
    thinking_message,
    view_message,
)
from queendom.server.pace import Account
from queendom.server.places import Look
from queendom.server.services import Services
from queendom.server.story import Story
from queendom.store import Entry

PIECE = 500  # events that are sent at once
#: What somebody is told who has lost a seat by such an event.
_LOST_BY = {"hand-over": "seat-moved", "free-seat": "seat-closed"}


class Subscriber:
    """Somebody who looks at a table: through which seat they wish to, and where messages go."""

    __slots__ = ("account", "device", "is_behind", "positions", "post", "seat")

    def __init__(
        self,
        device: Device | None,
        seat: int | None,
        post: Callable[[bytes], None],
        positions: bool,
        account: Account,
    ) -> None:
        self.device = device
        self.seat = seat  # what they see is decided by `Audience.eyes`: they look through it only while it is theirs
        self.post = post
        self.positions = positions  # whether every step brings the position, or only a view does
        self.account = account
        self.is_behind = False  # a long log is being sent to them: steps wait until they have it

    @property
    def owner(self) -> str | None:
        return None if self.device is None else self.device.owner


class Audience:
    """The subscribers of one table. What is sent to one of them passes `Table.eyes` at the moment it is sent."""

    def __init__(self, services: Services, table: Table, story: Story) -> None:
        self.table = table
        self.story = story
        self.subscribers: dict[Subscriber, None] = {}  # in the order in which they came
        self.used = time.monotonic()
        self._thinking: Thinking | None = None  # what those who look know of the bot that is to act
        self._present: Counter[str] = Counter()  # how many connections each owner of seats has open
        self._services = services

    def moved_on(self, entry: Entry, after: Table) -> None:
        """The store has an entry: from now on the table is the one after it."""
        self.story.add(entry)
        self.table = after
        self.touch()

    def touch(self) -> None:
        """Somebody needs the table: it is not closed for a while."""
        self.used = time.monotonic()

    # --- what they see ---

    @property
    def here(self) -> set[int]:
        """The seats whose person has a connection open."""
        return {k for k, seat in enumerate(self.table.seats) if seat.owner in self._present}

    def eyes(self, subscriber: Subscriber) -> Eyes | None:
        """What a subscriber sees the table through now: their seat, if it is theirs at this moment."""
        return self.table.eyes(subscriber.owner, subscriber.seat)

    def look_of(self, seat: int) -> Look:
        """What makes the view of a seat as the table stands now; it may be called in another thread, and later."""
        return partial(_seen, self.table, seat, self.story)

    def info(self, owner: str | None) -> Json:
        return table_info(self.table, owner, self.here)

    def view(self, owner: str | None, seat: int | None, after: int = 0, answers: str | None = None) -> Json:
        """The table through a seat, if it is this owner's, with the events after a number."""
        eyes = self.table.eyes(owner, seat)
        events = [self.table.see(event, eyes) for event in self.story.events(after)]
        return self._view(owner, eyes, events, after, answers)

    def stale(self, owner: str, answers: str, seen: int, seat: int | None) -> Json:
        """The view of now, for whoever decided from an older one. Whoever is far behind gets its last events, and can
        ask for the rest.
        """
        after = max(min(seen, self.table.number), self.table.number - PIECE)
        return {"type": "stale", "id": answers, "view": self.view(owner, seat, after)}

    def _view(
        self, owner: str | None, eyes: Eyes | None, events: Sequence[LogEvent] | orjson.Fragment, after: int,
        answers: str | None,
    ) -> Json:  # fmt: skip
        first = min(after, self.table.number) + 1
        build = self._services.site.version
        return view_message(TableSnapshot(self.table), eyes, self.info(owner), events, first, answers, build)

    async def long_view(self, account: Account, owner: str | None, seat: int | None, after: int = 0) -> Json:
        """The same for whoever can wait: a long log is written in pieces, between which others have their turn."""
        return await self._view_in_pieces(account, lambda: (owner, seat), after, None)

    async def _view_in_pieces(
        self, account: Account, who: Callable[[], tuple[str | None, int | None]], after: int, answers: str | None
    ) -> Json:
        """A view whose events are seen piece by piece, up to where the table is by then. Who looks, through which seat,
        and what is still secret may change on the way: then it begins anew.
        """
        while True:
            begun = self.table.eyes(*who()), self.table.stage == "over"
            pieces: list[bytes] = []
            sent = after
            while (self.table.eyes(*who()), self.table.stage == "over") == begun:
                started = time.perf_counter()
                events = [self.table.see(event, begun[0]) for event in self.story.events(sent, PIECE)]
                sent += len(events)
                if events:
                    pieces.append(orjson.dumps(events)[1:-1])
                if sent >= self.table.number:
                    whole = orjson.Fragment(b"[" + b",".join(pieces) + b"]")
                    return self._view(who()[0], begun[0], whole, after, answers)
                await self._services.reception.pace.turn(account, time.perf_counter() - started)

    # --- coming and going ---

    def enter(self, subscriber: Subscriber, after: int) -> None:
        before = self.here
        self.subscribers[subscriber] = None
        if subscriber.owner is not None:
            self._present[subscriber.owner] += 1
        if subscriber.seat is not None and self.eyes(subscriber) is None:  # lost since they were let in
            self._tell_lost(subscriber, "seat-lost")
        self.show(subscriber, subscriber.seat, after)
        if self.here != before:
            self._tell_presence(but=subscriber)

    def exit(self, subscriber: Subscriber) -> None:
        if subscriber not in self.subscribers:
            return
        before = self.here
        del self.subscribers[subscriber]
        if subscriber.owner is not None:
            self._present[subscriber.owner] -= 1
            if not self._present[subscriber.owner]:
                del self._present[subscriber.owner]
        self.touch()
        if self.here != before:
            self._tell_presence()

    def _tell_presence(self, but: Subscriber | None = None) -> None:
        here = self.here
        message = orjson.dumps({"type": "presence", "here": [k in here for k in range(len(self.table.seats))]})
        for subscriber in self.subscribers:
            if subscriber is not but:
                subscriber.post(message)

    def check_eyes(self, subscriber: Subscriber, seat: int | None) -> None:
        """Raises TableError if the seat is not theirs."""
        if seat is not None:
            self.table.check_seat(seat, subscriber.owner)

    def show(
        self, subscriber: Subscriber, seat: int | None, after: int = 0, answers: str | None = None
    ) -> asyncio.Task[None] | None:
        """Show a subscriber the table through a seat from now on, if it is theirs. A long log takes a while: then the
        task is returned that does it.
        """
        subscriber.seat = seat
        if self.table.number - after <= PIECE and not subscriber.is_behind:
            self._send(subscriber, self.view(subscriber.owner, seat, after, answers))
            self._tell_thinking(subscriber)
            return None
        return self._services.background.run(self._show_in_pieces(subscriber, after, answers))

    async def _show_in_pieces(self, subscriber: Subscriber, after: int, answers: str | None) -> None:
        subscriber.is_behind = True
        try:
            view = await self._view_in_pieces(
                subscriber.account, lambda: (subscriber.owner, subscriber.seat), after, answers
            )
        finally:
            subscriber.is_behind = False
        self._send(subscriber, view)
        self._tell_thinking(subscriber)

    @staticmethod
    def _send(subscriber: Subscriber, view: Json) -> None:
        """What they asked for is counted as theirs; what others do is not."""
        written = orjson.dumps(view)
        subscriber.account.sent(len(written))
        subscriber.post(written)

    # --- a bot that waits ---

    def tell_thinking(self, thinking: Thinking | None) -> None:
        """Tell everybody what the bot that is to act waits for; None: it thinks, or it is its turn no more."""
        told = self._thinking
        if thinking == told:
            return
        self._thinking = thinking
        message = thinking_message(thinking or Thinking(told.seat if told else 0))
        for subscriber in self.subscribers:
            subscriber.post(message)

    def _tell_thinking(self, subscriber: Subscriber) -> None:
        """A view says nothing of it."""
        if self._thinking is not None:
            subscriber.post(thinking_message(self._thinking))

    # --- publishing ---

    def publish(self, events: list[LogEvent]) -> None:
        """Send everybody who looks what they may know of the events."""
        moved = self._move_eyes(events)
        lost = self._take_eyes_away(events) if changes_the_table(events) else []
        step = StepBroadcast(self.table, events, self.here)
        for subscriber in self.subscribers:
            if not subscriber.is_behind:
                subscriber.post(step.message(self.eyes(subscriber), subscriber.positions, subscriber.owner))
        for subscriber in lost:
            self.show(subscriber, None)
        for subscriber in moved:
            self.show(subscriber, subscriber.seat)
        if self.table.removed:
            self._tell_removed()
        if events[-1]["type"] == "end" and not self.table.rulebook.layout.is_public:
            self._tell_all()

    def _tell_all(self) -> None:
        """What was secret during the game is shown now; written once for all who get the same."""
        written: dict[object, bytes] = {}
        for subscriber in self.subscribers:
            if subscriber.is_behind:
                continue
            kind = self.eyes(subscriber), role_of(self.table, subscriber.owner)
            if kind not in written:
                written[kind] = orjson.dumps(self.view(subscriber.owner, subscriber.seat))
            subscriber.post(written[kind])

    def _tell_removed(self) -> None:
        notice = orjson.dumps({"type": "notice", "key": "table-removed", "arguments": {}})
        for subscriber in self.subscribers:
            subscriber.post(notice)

    def _move_eyes(self, events: list[LogEvent]) -> list[Subscriber]:
        """Seats that have other numbers now are still looked through. Returns those whose own it is."""
        moved = []
        for event in events:
            if not is_of_the_table(event) or event["type"] != "set-up":
                break
            now = seats_moved(event)
            for subscriber in self.subscribers:
                if subscriber.seat is not None and subscriber.seat != now.get(subscriber.seat):
                    subscriber.seat = now.get(subscriber.seat)
                    moved.append(subscriber)
        return moved

    def _take_eyes_away(self, events: list[LogEvent]) -> list[Subscriber]:
        """Whoever has lost the seat that they look through gets a notice, and sees what everybody sees."""
        key = _LOST_BY.get(events[0]["type"], "seat-lost")
        lost = [
            subscriber
            for subscriber in self.subscribers
            if subscriber.seat is not None and self.eyes(subscriber) is None
        ]
        for subscriber in lost:
            self._tell_lost(subscriber, key)
        return lost

    def _tell_lost(self, subscriber: Subscriber, key: str) -> None:
        subscriber.post(orjson.dumps({"type": "notice", "key": key, "arguments": {"seat": subscriber.seat}}))
        subscriber.seat = None


def _seen(table: Table, seat: int, story: Story) -> View:
    """A seat's view of a table as it was; more may have happened since. It holds no audience: so neither does a thread
    that is to call it.
    """
    return table.view(seat, story.events(most=table.number))
