"""A room: one table that is open in this process, and what people and bots do at it.

Every command goes the same way: it is checked, *kept, then acknowledged, then published*. The table moves on only when
the store has its events; a command that the store already knows is answered as the first time.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import orjson
import structlog

from queendom.bots import check_bot
from queendom.kernel.actions import Json
from queendom.kernel.chance import derived
from queendom.kernel.errors import QueendomError, TableError
from queendom.kernel.view import View
from queendom.match.table import Table
from queendom.server import telling, wire
from queendom.server.audience import PIECE, Audience
from queendom.server.hints import Hints
from queendom.server.identity import Device
from queendom.server.line import LineFull
from queendom.server.logs import why
from queendom.server.previews import asks_something, previewed
from queendom.server.story import Story
from queendom.server.telling import changes_the_table
from queendom.server.thinking import Look
from queendom.server.turnstile import Turnstile
from queendom.store import Entry, Index, StoreFailed, Taken

if TYPE_CHECKING:
    from queendom.server.hall import Hall

log = structlog.get_logger()

#: The first event of what a command brings, where it is called otherwise. A seat that is left may be open again.
_BRINGS = {"play": "move", "sit-bot": "sit", "claim": "hand-over"}
_AGAIN_SECONDS = 1.0  # until the next look whether another process still runs the bots
STAND_IN = "adept"  # who plays on for a person that left
#: How long a table waits whose bot found the line full, at first and at most; where only bots play there is time.
_PAUSE_SECONDS = 0.25
_MOST_PAUSE_SECONDS = {True: 1.0, False: 30.0}
Reply = Callable[[Json], None]


class Room(Audience):
    """One table, live."""

    def __init__(self, hall: Hall, table: Table, story: Story, latest: dict[str, str] | None = None) -> None:
        super().__init__(table, story, hall.pages.version, hall.reception.pace)
        self.hall = hall
        self._latest = latest or {}  # the last command that each sender had done
        self._turnstile = Turnstile()
        self._bots: asyncio.Task[None] | None = None
        self._looking = Turnstile()
        self._next_look: asyncio.Task[None] | None = None  # a read of the store that has not begun
        self.hints = Hints()

    # --- what can be asked for ---

    def log(self) -> list[Json]:
        """Every event of the table, secrets included."""
        return self.story.events()

    def look_of(self, seat: int) -> Look:
        """What makes the view of a seat as the table stands now; it may be called in another thread, and later."""
        return partial(_seen, self.table, seat, self.story)

    async def record(self, holder: str | None, seat: int | None) -> Json:
        """The game as a seat of the asking device may know it."""
        if seat is not None:
            self.table.check_seat(seat, holder)
        table, story = self.table, self.story
        record = await self.hall.study(lambda: table.record(story.events(most=table.number), seat))
        if seat is not None:
            self.table.check_seat(seat, holder)  # it may have moved to another device meanwhile
        return record

    def finished_record(self) -> Json:
        """The record of a game that is over: everybody may know all of it."""
        if self.table.stage != "over":
            raise TableError("table-waiting" if self.table.stage == "waiting" else "table-not-over")
        return self.table.record(self.log(), None)

    def preview(self, device: Device | None, ask: wire.AskPreview) -> Json:
        """What an action or a page would bring, from what the asking seat may know."""
        holder = None if device is None else device.holder
        if ask.seat is not None:
            self.table.check_seat(ask.seat, holder)
        if not asks_something(ask):
            raise TableError("message-malformed", part="action", reason="missing")
        return {"type": "preview", "id": ask.id, **previewed(self.table.view(ask.seat, ()), ask)}

    # --- commands ---

    async def do(self, device: Device, command: wire.Command, reply: Reply, seat: int | None = None) -> None:
        """Do a command and tell its sender; `seat`, one of the sender's own, is where a stale answer is seen from."""
        try:
            async with self._turnstile:
                await self._do(device, command, reply, seat)
        except (QueendomError, StoreFailed) as error:
            self._refuse(error, command, reply)

    def _refuse(self, error: QueendomError | StoreFailed, command: wire.Command, reply: Reply) -> None:
        if isinstance(error, StoreFailed):
            log.error("store failed", table=self.table.id[-6:], command=command.type, reason=str(error))
            error = TableError("store-failed")
        reply(telling.refusal(error, command.id))

    def play_at_once(self, device: Device, command: wire.Play, reply: Reply) -> bool:
        """The common case without a task: a play that is no repetition, while nobody else is at it. False if it is not
        that; raises what the rules and the table refuse.
        """
        if self._may_be_repeated(device, command) or not self._turnstile.take():
            return False
        try:
            events, after = self._step(device, command)
            number = self.table.number + 1
            entry = Entry(self.table.id, number, len(events), packed(events), now(), device.holder, command.id)
            index = index_of(after) if changes_the_table(events) else None
            done = partial(self._played_at_once, device, command, reply, entry, events, after)
            self.hall.store.append_then(entry, index, done, self.hall.lease_after(self.table, after))
        except BaseException as error:
            self._turnstile.give()
            if isinstance(error, StoreFailed):
                self._refuse(error, command, reply)
                return True
            raise
        return True

    def _played_at_once(
        self, device: Device, command: wire.Play, reply: Reply, entry: Entry, events: list[Json], after: Table,
        failed: Exception | None,
    ) -> None:  # fmt: skip
        """The store has it, or not."""
        try:
            if failed is None:
                self._accept(entry, after)
                reply(self._ack(device, command, entry.first, events))
                self._tell(events)
            elif isinstance(failed, Taken):  # the slow way sees what the other process did
                self.hall.run(self.do(device, command, reply, command.seat))
            else:
                self._refuse(StoreFailed(str(failed)), command, reply)
        finally:
            self._turnstile.give()

    async def _do(self, device: Device, command: wire.Command, reply: Reply, seat: int | None) -> None:
        if self.hall.is_shared and getattr(command, "seen", 0) > self.table.number:
            await self._catch_up()  # the sender has seen more than we have
        while True:
            if self._may_be_repeated(device, command):
                entry = await self.hall.store.find(self.table.id, device.holder, command.id)
                if entry is not None:
                    reply(self._ack(device, command, entry.first, orjson.loads(entry.events)))
                    if entry.first > self.table.number:  # kept, but we had been told that it failed
                        await self._catch_up()
                    return
            if isinstance(command, wire.Play | wire.TakeBack) and self.is_stale(command.seen):
                reply(self.stale(device, command, seat))
                return
            try:
                events, after = self._step(device, command)
            except QueendomError:
                if not await self._has_moved_on():
                    raise
                continue
            if isinstance(command, wire.Rematch):  # first the new table, then the word of it: a crash leaves no gap
                await self.hall.open_rematch(after)
            try:
                await self._keep(events, after, device.holder, command.id)
            except Taken:  # another process was first: see what it did, then look again
                await self._catch_up()
                continue
            reply(self._ack(device, command, after.number - len(events) + 1, events))
            self._tell(events)
            return

    def _may_be_repeated(self, device: Device, command: wire.Command) -> bool:
        """Whether the store must be asked if it knows the command: a play that was done has made itself stale."""
        if self._latest.get(device.holder) == command.id or not isinstance(command, wire.Play | wire.TakeBack):
            return True
        return self.is_stale(command.seen)

    def is_stale(self, seen: int) -> bool:
        return not self.table.moved <= seen <= self.table.number

    def stale(self, device: Device, sent: wire.Play | wire.TakeBack | wire.AskHint, seat: int | None) -> Json:
        """The view of now. Whoever is far behind gets its last events, and can ask for the rest."""
        after = max(min(sent.seen, self.table.number), self.table.number - PIECE)
        view = self.view(device.holder, seat, after)
        return {"type": "stale", "id": sent.id, "view": view}

    def _step(self, device: Device, command: wire.Command) -> tuple[list[Json], Table]:
        """What a command does at this table."""
        table, holder = self.table, device.holder
        match command:
            case wire.Play():
                if table.check_seat(command.seat, holder).away and table.stage == "running":
                    raise TableError("seat-left-already", seat=command.seat)
                return table.play(command.seat, command.action)
            case wire.TakeBack():
                table.check_seat(command.seat, holder)
                return table.take_back(command.seat)
            case wire.Sit():
                return table.sit(holder, command.name, command.invitation, command.seat)
            case wire.SitBot():
                check_bot(command.bot, table.game.name)
                return table.sit_bot(holder, command.seat, command.bot)
            case wire.Leave():
                return table.leave(holder, command.seat, STAND_IN)
            case wire.Return():
                return table.come_back(holder, command.seat)
            case wire.Link():
                return table.offer_link(holder, command.seat, self._code(device, command), now())
            case wire.Claim():
                return table.claim(holder, command.code, now())
            case wire.Rematch():
                return table.play_again(holder, self.hall.rematch_id(table))

    def _code(self, device: Device, command: wire.Link) -> str:
        return device.secret(f"link/{self.table.id}/{command.seat}/{command.id}")

    def _ack(self, device: Device, command: wire.Command, first: int, events: Sequence[Json]) -> Json:
        """The answer to a command, from what it brought: the same whenever it is asked for."""
        if events[0]["type"] != _BRINGS.get(command.type, command.type) and command.type != "leave":
            raise TableError("id-used-already", command=command.id)
        ack: Json = {"type": "ack", "id": command.id, "first_number": first, "number": first + len(events) - 1}
        if isinstance(command, wire.Sit | wire.Claim):
            ack["seat"] = events[0]["seat"]
        elif isinstance(command, wire.Link):
            ack["code"] = self._code(device, command)
        elif isinstance(command, wire.Rematch):
            ack["table"] = events[0]["table"]
        return ack

    async def _keep(self, events: list[Json], after: Table, by: str | None, command: str | None) -> None:
        """Persist, and only then let it have happened."""
        entry = Entry(self.table.id, self.table.number + 1, len(events), packed(events), now(), by, command)
        index = index_of(after) if changes_the_table(events) else None
        await self.hall.store.append(entry, index, self.hall.lease_after(self.table, after))
        self._accept(entry, after)

    def _accept(self, entry: Entry, after: Table) -> None:
        """Let it have happened: the store has it."""
        self.story.add(entry.events, entry.size)
        self.table = after
        if entry.by is not None and entry.command is not None:
            self._latest[entry.by] = entry.command
        self.used = time.monotonic()

    def _tell(self, events: list[Json]) -> None:
        self.publish(events)
        self.wake_bots()

    # --- other processes ---

    async def hear(self, number: int) -> None:
        """Another process has written: number 0 says that it is unknown how far."""
        if number and number <= self.table.number:
            return
        try:
            await self._look()
        except StoreFailed as error:
            log.error("store failed", table=self.table.id[-6:], command="hear", reason=str(error))
            self.hall.later(lambda: self.hall.run(self.hear(number)))

    async def look_again(self) -> None:
        """See what other processes have written. If the store cannot tell now, what we know has to do: pages hear the
        rest when it can.
        """
        try:
            await self._look()
        except StoreFailed as error:
            log.error("store failed", table=self.table.id[-6:], command="look", reason=str(error))

    async def _look(self) -> None:
        """All who ask before a read begins share it; who asks later gets the next one."""
        if self._next_look is None:
            self._next_look = asyncio.create_task(self._read_on())
        await asyncio.shield(self._next_look)

    async def _read_on(self) -> None:
        async with self._looking:
            self._next_look = None
            entries = await self.hall.store.read(self.table.id, self.table.number)
            if entries:  # may be our own, of which the store is about to tell us
                async with self._turnstile:
                    self._take_in(entries)

    async def _has_moved_on(self) -> bool:
        """Whether another process has written what we have not heard of: a link that was just made there, say."""
        number = self.table.number
        if self.hall.is_shared:
            await self._catch_up()
        return self.table.number != number

    async def _catch_up(self) -> None:
        """The same for whoever has the turnstile."""
        self._take_in(await self.hall.store.read(self.table.id, self.table.number))

    def _take_in(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.first > self.table.number:
                events = orjson.loads(entry.events)
                self._accept(entry, self.table.after(events))
                self.publish(events)
        self.wake_bots()

    # --- bots ---

    @property
    def is_busy(self) -> bool:
        return bool(self.viewers) or self._turnstile.is_taken or self._bots is not None

    def wake_bots(self) -> None:
        """Let the bots play if it is their turn."""
        if self._bots is None and self.table.bot_to_act is not None:
            self._bots = asyncio.create_task(self._run_bots())

    async def _run_bots(self) -> None:
        waited = False
        tries = 0
        try:
            while self.table.bot_to_act is not None:
                if not await self.hall.has_lease(self.table.id):
                    waited = True
                    await asyncio.sleep(_AGAIN_SECONDS)
                elif waited:  # whoever had it may have moved on
                    waited = False
                    await self._look()
                else:
                    try:
                        await self._let_play()
                        tries = 0
                    except LineFull:  # too many think already
                        await asyncio.sleep(self._pause(tries))
                        tries += 1
        except Exception as error:  # whatever it is, the table goes on
            log.error("bot stopped", table=self.table.id[-6:], **why(error))
            self.hall.later(self.wake_bots)
        finally:
            self._bots = None
            self.hall.forget_lease(self.table.id)

    @property
    def _has_people(self) -> bool:
        """Whether somebody plays here who is not away: their bots go before those that play among themselves."""
        return any(seat.holder is not None and not seat.away for seat in self.table.seats)

    def _pause(self, tries: int) -> float:
        """Longer each time, and never the same for two tables: they are not to come back all at once."""
        pause: float = min(_MOST_PAUSE_SECONDS[self._has_people], _PAUSE_SECONDS * 2 ** min(tries, 10))
        return random.uniform(0.5 * pause, pause)

    async def _let_play(self) -> None:
        table = self.table
        acting, bot = table.to_act, table.bot_to_act
        if acting is None or bot is None:
            return  # the game moved on meanwhile
        look = self.look_of(acting)
        luck = derived(table.seed, f"bot/{acting}/{table.moved}")
        action = await self.hall.thinkers.choose(bot, look, luck, table.host, self._has_people)
        async with self._turnstile:
            if self.table.moved != table.moved or self.table.bot_to_act != bot:
                return  # taken back, or its person has returned
            by = f"bot:{bot}" if self.table.seats[acting].away else None
            try:
                events, after = self.table.play(acting, action, by)
            except QueendomError as error:
                log.error("bot broke a rule", table=self.table.id[-6:], bot=bot, key=error.key)
                events, after = self.table.play(acting, await self.hall.thinkers.stand_in(look, luck), by)
            try:
                await self._keep(events, after, None, None)
            except Taken:
                await self._catch_up()
                return
            self._tell(events)

    async def stop(self) -> None:
        if self._bots is not None:
            self._bots.cancel()


def _seen(table: Table, seat: int, story: Story) -> View:
    """A seat's view of a table as it was; more may have happened since. No part of a room: whoever is to call this
    holds none.
    """
    return table.view(seat, story.events(most=table.number))


def index_of(table: Table) -> Index:
    """What a table is found by."""
    held = dict.fromkeys([table.host, *(seat.holder for seat in table.seats)])
    return Index(
        over=table.stage == "over",
        bots=any(seat.bot is not None for seat in table.seats),
        holders=tuple(holder for holder in held if holder is not None),
    )


def packed(events: list[Json]) -> bytes:
    """An entry's events as they are kept. Copied: what orjson gives takes 4 kB, however short it is."""
    return bytes(memoryview(orjson.dumps(events)))


def now() -> int:
    return time.time_ns() // 1_000_000
