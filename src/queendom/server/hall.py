"""The hall: all tables of this process. Rooms are opened when somebody comes and closed when nobody has for a while.

Where several processes share a store, a lease says which of them runs a table's bots. It comes and goes with the
entries after which a bot is to act, or none is: whenever a process dies, its tables are found by leases that ran out.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import secrets
import time
from base64 import b32encode
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import orjson
import structlog

from queendom.bots import check_bot
from queendom.bus.port import Bus
from queendom.kernel.actions import Json
from queendom.kernel.chance import SEED_BYTES, derived
from queendom.kernel.errors import TableError, shown
from queendom.match.table import Table, fold, open_table
from queendom.server import wire
from queendom.server.health import Health
from queendom.server.identity import Device
from queendom.server.logs import why
from queendom.server.memory import give_back
from queendom.server.pace import Account
from queendom.server.pages import Pages
from queendom.server.reception import Reception, Visitor
from queendom.server.room import Room, index_of, now, packed
from queendom.server.story import Story
from queendom.server.thinking import Thinkers
from queendom.store import NO_LEASE, Entry, Lease, Store, StoreFailed, Taken
from queendom.store.files import Alone

log = structlog.get_logger()

_IDLE_SECONDS = 60.0
_AGAIN_SECONDS = 1.0
#: How long a lease outlives its process; it is renewed several times meanwhile.
_LEASE_SECONDS = 4.0
_RENEW_SECONDS = 1.0
#: How often to look for tables of processes that died, and how many are taken over before the next look.
_WATCH_SECONDS = 1.0
_AT_ONCE = 20
#: Between two tables that nobody waits for: people come first.
_REST_SECONDS = 0.001
_LISTED = 60
_LONG = 400  # entries that are read in a thread of their own: no game needs so many
_STUDENTS = (
    1  # threads in which replays, records and positions are worked out: more would but fight for the interpreter
)
_PREFIX = 9
_POSSIBLE_ID = re.compile(r"[A-Za-z0-9]{1,64}")

T = TypeVar("T")


class Hall:
    """Every table that is open here."""

    def __init__(
        self, store: Store, bus: Bus, thinkers: Thinkers, pages: Pages, reception: Reception, alone: Alone
    ) -> None:
        self.store = store
        self.bus = bus
        self.is_shared = bus.is_shared
        self.thinkers = thinkers
        self.pages = pages
        self.reception = reception
        self.health = Health(store)
        self._alone = alone
        self._students = ThreadPoolExecutor(_STUDENTS, thread_name_prefix="study")
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._heard_meanwhile: set[str] = set()  # of these, while they were read from the store
        self._leases: dict[str, float] = {}  # those of tables whose bots play here, and until when we surely have them
        self._tasks: set[asyncio.Task[None]] = set()

    # --- life ---

    async def start(self) -> None:
        """Listen to other processes, and let the bots of running tables go on."""
        await self.bus.subscribe(self._hear)
        self.run(self._resume_bots())
        self.run(self._sweep())
        self.run(self.reception.porter.walk_round())
        if self.is_shared:
            self.run(self._renew_leases())
            self.run(self._take_over())

    async def close(self) -> None:
        held = list(self._leases)
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            await room.stop()
        self.thinkers.close()
        self._students.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(StoreFailed):  # then they run out by themselves
            await self.store.release(held, self.bus.process)
        await self.bus.close()
        await self.store.close()
        self._alone.close()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume_bots(self) -> None:
        """One table after the other, and none while bots wait for each other to think."""
        while True:
            try:
                async for id in self.store.running_with_bots():
                    while self.thinkers.crowded:
                        await asyncio.sleep(_AGAIN_SECONDS / 10)
                    if id not in self._rooms:
                        await self._let_bots_go_on(id)
                        await asyncio.sleep(_REST_SECONDS)
                return
            except StoreFailed as error:
                log.error("store failed", command="resume bots", reason=str(error))
                await asyncio.sleep(_AGAIN_SECONDS)

    async def _let_bots_go_on(self, id: str) -> bool:
        """Whether a bot is to act at a table; if so, its room is open now. Raises StoreFailed."""
        try:
            if id not in self._rooms and (await self._read(id))[1].bot_to_act is None:
                return False
            room = await self.room(id)
        except StoreFailed:
            raise
        except Exception as error:
            log.error("table unreadable", table=id[-6:], **why(error))
            return False
        room.wake_bots()
        return room.table.bot_to_act is not None

    async def _sweep(self) -> None:
        """Close rooms that nobody needs: a table costs nothing while nobody plays."""
        while True:
            await asyncio.sleep(_IDLE_SECONDS / 2)
            self._close_idle()  # not here: the last room would stay for as long as this one sleeps
            await self.study(give_back)

    def _close_idle(self) -> None:
        limit = time.monotonic() - _IDLE_SECONDS
        for id, room in list(self._rooms.items()):
            if room.used < limit and not room.is_busy:
                del self._rooms[id]

    async def study(self, work: Callable[[], T], account: Account | None = None) -> T:
        """Do what takes long in a thread of its own, so that nobody waits for it but whoever asked: it is charged."""
        took = 0.0

        def timed() -> T:
            nonlocal took
            began = time.thread_time()
            try:
                return work()
            finally:
                took = time.thread_time() - began

        try:
            return await asyncio.get_running_loop().run_in_executor(self._students, timed)
        finally:
            if account is not None:
                account.charge(took)

    def later(self, work: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(_AGAIN_SECONDS, work)

    # --- tables ---

    async def room(self, id: str) -> Room:
        """The room of a table; opened from the store if it is not open. It knows all that other processes had written
        when it was asked for, if the store can tell. Raises TableError.
        """
        room = self._rooms.get(id)
        if room is None:
            is_first = id not in self._opening
            if is_first:
                self._opening[id] = asyncio.create_task(self._open(id))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
            room = await asyncio.shield(self._opening[id])
            if is_first:
                return room
        room.used = time.monotonic()  # whoever asked has not come in yet
        if self.is_shared:
            await room.look_again()
        return room

    async def _read(self, id: str) -> tuple[list[Entry], Table]:
        # What cannot be one of ours is not looked for: not every database takes every letter.
        entries = await self.store.read(id) if _POSSIBLE_ID.fullmatch(id) else []
        if not entries:
            raise TableError("table-unknown", given=shown(id))
        if len(entries) < _LONG:
            return entries, _folded(id, entries)
        return entries, await self.study(lambda: _folded(id, entries))

    async def _open(self, id: str) -> Room:
        entries, table = await self._read(id)
        latest = {entry.by: entry.command for entry in entries if entry.by is not None and entry.command is not None}
        story = Story((entry.events, entry.size) for entry in entries)
        room = self._keep_open(Room(self, table, story, latest))
        if id in self._heard_meanwhile:
            self._heard_meanwhile.discard(id)
            self.run(room.hear(0))
        return room

    def _keep_open(self, room: Room) -> Room:
        kept = self._rooms.setdefault(room.table.id, room)
        kept.wake_bots()
        return kept

    async def create(self, device: Device, wanted: wire.NewTable, visitor: Visitor | None = None) -> Room:
        """A new table; asked for again with the same id, the same one. No visitor opens too many: TableError."""
        opened = await self.store.opened(device.holder, wanted.id)
        if opened is not None:
            return await self.room(opened)
        if visitor is not None:
            self.reception.let_open_table(visitor)
        id = _table_id(_time_prefix(now()), secrets.token_hex(32))
        seats: list[Json] = []
        for seat in wanted.seats:
            match seat:
                case wire.OpenSeat():
                    seats.append({})
                case wire.BotSeat():
                    check_bot(seat.bot, wanted.game)
                    seats.append({"bot": seat.bot})
                case wire.OwnSeat():
                    seats.append({"name": seat.name, "holder": device.holder})
        events, table = open_table(
            id,
            game=wanted.game,
            edition=wanted.edition,
            options=wanted.options,
            first=wanted.first,
            position=wanted.position,
            seats=seats,
            host=device.holder,
            invitation=secrets.token_urlsafe(16),
            seed=secrets.token_bytes(SEED_BYTES),
            hints=wanted.hints,
        )
        return await self._found(events, table, device.holder, wanted.id)

    async def open_rematch(self, played: Table) -> None:
        """Open the table that a rematch names; it may be there already."""
        assert played.rematch is not None
        events, table = open_table(
            played.rematch,
            invitation=secrets.token_urlsafe(16),
            seed=secrets.token_bytes(SEED_BYTES),
            **played.next_setting(),
        )
        await self._found(events, table, None, None)

    def rematch_id(self, table: Table) -> str:
        """Known to the table's seed alone until it is told, so that it cannot be taken by somebody else first."""
        return _table_id(table.id[:_PREFIX], derived(table.seed, "rematch"))

    async def _found(self, events: list[Json], table: Table, by: str | None, command: str | None) -> Room:
        made = packed(events)
        try:
            entry = Entry(table.id, 1, len(events), made, now(), by, command)
            await self.store.append(entry, index_of(table), self.lease_after(None, table))
        except Taken:
            opened = None if by is None or command is None else await self.store.opened(by, command)
            return await self.room(opened or table.id)
        log.info("table", table=table.id[-6:], game=table.game.name, seats=len(table.seats))
        latest = {by: command} if by is not None and command is not None else {}
        return self._keep_open(Room(self, table, Story([(made, len(events))]), latest))

    async def tables_of(self, holder: str) -> list[Json]:
        """The tables of a device, running ones first; those that cannot be read are left out."""
        found = []
        for id in await self.store.tables_of(holder, _LISTED):
            try:
                found.append((await self.room(id)).info(holder))
            except Exception as error:
                log.error("table unreadable", table=id[-6:], **why(error))
        return found

    async def rebuild_lists(self) -> int:
        """Make what tables are found by anew, from their logs alone; returns how many tables there are."""
        found = 0
        async for id in self.store.all_tables():
            entries, table = await self._read(id)
            await self.store.reindex(id, index_of(table), entries[-1].at)
            found += 1
        return found

    # --- several processes ---

    def _hear(self, id: str, number: int) -> None:
        self._heard_meanwhile |= {one for one in self._opening if id in ("", one)}
        rooms = list(self._rooms.values()) if not id else [self._rooms[id]] if id in self._rooms else []
        for room in rooms:
            if not number or number > room.table.number:
                self.run(room.hear(number))

    def lease_after(self, before: Table | None, after: Table) -> Lease | None:
        """What an entry says of its table's lease. While a bot is to act there is one, whoever has it: who dies leaves
        it behind, and it runs out.
        """
        if not self.is_shared:
            return None
        was_needed = before is not None and before.bot_to_act is not None
        is_needed = after.bot_to_act is not None
        if was_needed == is_needed:
            return None
        return Lease(self.bus.process, _LEASE_SECONDS) if is_needed else NO_LEASE

    async def has_lease(self, id: str) -> bool:
        """Whether this process may run the table's bots. Only one can where there are others."""
        if not self.is_shared or time.monotonic() < self._leases.get(id, 0.0):
            return True
        asked = time.monotonic()
        try:
            taken = await self.store.lease(id, self.bus.process, _LEASE_SECONDS)
        except StoreFailed:  # whoever renews them tells of it
            return False
        if taken:
            self._leases[id] = asked + _LEASE_SECONDS
        return taken

    def forget_lease(self, id: str) -> None:
        """The table's bots have stopped: what the log says of the lease is enough."""
        self._leases.pop(id, None)

    async def _renew_leases(self) -> None:
        """Also while bots wait for their turn to think, which may take longer than a lease."""
        while True:
            await asyncio.sleep(_RENEW_SECONDS)
            asked = time.monotonic()
            try:
                for id in await self.store.renew(list(self._leases), self.bus.process, _LEASE_SECONDS):
                    if id in self._leases:
                        self._leases[id] = asked + _LEASE_SECONDS
            except StoreFailed as error:
                log.error("store failed", command="renew leases", reason=str(error))

    async def _take_over(self) -> None:
        """Let the bots go on whose process died: nobody need look at their table."""
        while True:
            await asyncio.sleep(_WATCH_SECONDS)
            try:
                while not self.thinkers.crowded and (found := await self.store.run_out(_AT_ONCE)):
                    for id in found:
                        taken = await self.store.lease(id, self.bus.process, _LEASE_SECONDS)
                        if taken and not await self._let_bots_go_on(id):
                            await self.store.drop_lease(id)
                        await asyncio.sleep(_REST_SECONDS)
            except StoreFailed as error:
                log.error("store failed", command="take over", reason=str(error))


def _folded(id: str, entries: Sequence[Entry]) -> Table:
    return fold(id, (orjson.loads(entry.events) for entry in entries))


def _table_id(prefix: str, secret: str) -> str:
    """Nine letters of time, so that tables of one evening lie together in the database, then 100 bits that nobody
    guesses; all of them easy to read out and to type.
    """
    return prefix + b32encode(hashlib.sha256(secret.encode()).digest()).decode().lower()[:20]


def _time_prefix(milliseconds: int) -> str:
    """Letters and digits that sort as the time does, for a thousand years."""
    digits = "234567abcdefghijklmnopqrstuvwxyz"
    return "".join(digits[milliseconds >> shift & 31] for shift in range(5 * (_PREFIX - 1), -1, -5))
