"""Those who look at a table: who they are, through whose eyes they see it, and what they are told."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable

import orjson

from queendom.kernel.actions import Json
from queendom.match.table import Eyes, Table
from queendom.server.identity import Device
from queendom.server.pace import Account, Pace
from queendom.server.story import Story
from queendom.server.telling import Scene, Step, changes_the_table, standing_of, table_info, view_message

PIECE = 500  # events that are told at once


class Viewer:
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
        self.seat = seat  # what they see is told by `Room.eyes`: only while they hold it
        self.post = post
        self.positions = positions  # whether every step brings the position, or only a view does
        self.account = account
        self.is_behind = False  # a long log is being told to them: steps wait until they have it

    @property
    def holder(self) -> str | None:
        return None if self.device is None else self.device.holder


class Audience:
    """The viewers of one table. What leaves for one of them passes `Table.eyes`, at the moment at which it leaves."""

    def __init__(self, table: Table, story: Story, pages: str | None, pace: Pace) -> None:
        self.table = table
        self.story = story
        self.viewers: dict[Viewer, None] = {}  # in the order in which they came
        self.used = time.monotonic()
        self._present: Counter[str] = Counter()  # how many pages each holder has open
        self._pages = pages  # which build of the pages is served
        self._pace = pace

    # --- what they see ---

    @property
    def here(self) -> set[int]:
        """The seats whose person has a page open."""
        return {k for k, seat in enumerate(self.table.seats) if seat.holder in self._present}

    def eyes(self, viewer: Viewer) -> Eyes | None:
        """What a viewer sees the table through now: their seat, if they hold it at this moment."""
        return self.table.eyes(viewer.holder, viewer.seat)

    def info(self, holder: str | None) -> Json:
        return table_info(self.table, holder, self.here)

    def view(self, holder: str | None, seat: int | None, after: int = 0, answers: str | None = None) -> Json:
        """The table through a seat, if the holder has it, with the events after a number."""
        eyes = self.table.eyes(holder, seat)
        events = [self.table.see(event, eyes) for event in self.story.events(after)]
        return self._view(holder, eyes, events, after, answers)

    def _view(
        self, holder: str | None, eyes: Eyes | None, events: list[Json] | orjson.Fragment, after: int,
        answers: str | None,
    ) -> Json:  # fmt: skip
        first = min(after, self.table.number) + 1
        return view_message(Scene(self.table), eyes, self.info(holder), events, first, answers, self._pages)

    async def long_view(self, account: Account, holder: str | None, seat: int | None, after: int = 0) -> Json:
        """The same for whoever can wait: a long log is told in pieces, between which others have their turn."""
        return await self._told_slowly(account, lambda: (holder, seat), after, None)

    async def _told_slowly(
        self, account: Account, who: Callable[[], tuple[str | None, int | None]], after: int, answers: str | None
    ) -> Json:
        """A view whose events are seen piece by piece, up to where the table is by then. Who looks, through which seat,
        and what is still secret may change on the way: then it begins anew.
        """
        while True:
            begun = self.table.eyes(*who()), self.table.stage == "over"
            pieces: list[bytes] = []
            told = after
            while (self.table.eyes(*who()), self.table.stage == "over") == begun:
                started = time.perf_counter()
                events = [self.table.see(event, begun[0]) for event in self.story.events(told, PIECE)]
                told += len(events)
                if events:
                    pieces.append(orjson.dumps(events)[1:-1])
                if told >= self.table.number:
                    whole = orjson.Fragment(b"[" + b",".join(pieces) + b"]")
                    return self._view(who()[0], begun[0], whole, after, answers)
                await self._pace.turn(account, time.perf_counter() - started)

    # --- coming and going ---

    def enter(self, viewer: Viewer, after: int) -> None:
        before = self.here
        self.viewers[viewer] = None
        if viewer.holder is not None:
            self._present[viewer.holder] += 1
        if viewer.seat is not None and self.eyes(viewer) is None:  # lost since they were let in
            self._tell_lost(viewer, "seat-lost")
        self.show(viewer, viewer.seat, after)
        if self.here != before:
            self._tell_presence(but=viewer)

    def exit(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            return
        before = self.here
        del self.viewers[viewer]
        if viewer.holder is not None:
            self._present[viewer.holder] -= 1
            if not self._present[viewer.holder]:
                del self._present[viewer.holder]
        self.used = time.monotonic()
        if self.here != before:
            self._tell_presence()

    def _tell_presence(self, but: Viewer | None = None) -> None:
        here = self.here
        message = orjson.dumps({"type": "presence", "here": [k in here for k in range(len(self.table.seats))]})
        for viewer in self.viewers:
            if viewer is not but:
                viewer.post(message)

    def check_eyes(self, viewer: Viewer, seat: int | None) -> None:
        """Raises TableError if the seat is not theirs."""
        if seat is not None:
            self.table.check_seat(seat, viewer.holder)

    def show(
        self, viewer: Viewer, seat: int | None, after: int = 0, answers: str | None = None
    ) -> asyncio.Task[None] | None:
        """Show a viewer the table through a seat from now on, if they hold it. A long log takes a while: the task."""
        viewer.seat = seat
        if self.table.number - after <= PIECE and not viewer.is_behind:
            viewer.post(orjson.dumps(self.view(viewer.holder, seat, after, answers)))
            return None
        return asyncio.ensure_future(self._show_slowly(viewer, after, answers))

    async def _show_slowly(self, viewer: Viewer, after: int, answers: str | None) -> None:
        viewer.is_behind = True
        try:
            view = await self._told_slowly(viewer.account, lambda: (viewer.holder, viewer.seat), after, answers)
        finally:
            viewer.is_behind = False
        viewer.post(orjson.dumps(view))

    # --- telling ---

    def publish(self, events: list[Json]) -> None:
        """Tell everybody who looks, each what they may know."""
        lost = self._take_eyes_away(events) if changes_the_table(events) else []
        step = Step(self.table, events, self.here)
        for viewer in self.viewers:
            if not viewer.is_behind:
                viewer.post(step.message(self.eyes(viewer), viewer.positions, viewer.holder))
        for viewer in lost:
            self.show(viewer, None)
        if events[-1]["type"] == "end" and not self.table.rulebook.layout.is_public:
            self._tell_all()

    def _tell_all(self) -> None:
        """What was secret on the way is told now; written once for all who get the same."""
        written: dict[object, bytes] = {}
        for viewer in self.viewers:
            if viewer.is_behind:
                continue
            kind = self.eyes(viewer), standing_of(self.table, viewer.holder)
            if kind not in written:
                written[kind] = orjson.dumps(self.view(viewer.holder, viewer.seat))
            viewer.post(written[kind])

    def _take_eyes_away(self, events: list[Json]) -> list[Viewer]:
        """Whoever no longer holds the seat that they look through is told so, and sees what everybody sees."""
        moved = any(event["type"] == "hand-over" for event in events)
        lost = [viewer for viewer in self.viewers if viewer.seat is not None and self.eyes(viewer) is None]
        for viewer in lost:
            self._tell_lost(viewer, "seat-moved" if moved else "seat-lost")
        return lost

    def _tell_lost(self, viewer: Viewer, key: str) -> None:
        viewer.post(orjson.dumps({"type": "notice", "key": key, "arguments": {"seat": viewer.seat}}))
        viewer.seat = None
