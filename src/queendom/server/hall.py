"""The hall: all tables of this process. Rooms are opened when somebody comes and closed when nobody has for a while."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from base64 import b32encode
from collections.abc import Callable, Coroutine
from typing import Any

import orjson
import structlog

from queendom.bots import check_bot
from queendom.bus.port import Bus
from queendom.kernel.actions import Json
from queendom.kernel.chance import SEED_BYTES, derived
from queendom.kernel.errors import TableError, shown
from queendom.match.table import Table, fold, open_table
from queendom.server import wire
from queendom.server.identity import Device
from queendom.server.pages import Pages
from queendom.server.room import Room, index_of, now, packed
from queendom.server.thinking import Thinkers
from queendom.store import Entry, Store, StoreFailed, Taken

log = structlog.get_logger()

_IDLE_SECONDS = 60.0
_LEASE_SECONDS = 6.0
_AGAIN_SECONDS = 1.0
_LISTED = 60
_PREFIX = 9


class Hall:
    """Every table that is open here."""

    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers, pages: Pages) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.pages = pages
        self.process = secrets.token_hex(8)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._heard_meanwhile: set[str] = set()  # of these, while they were read from the store
        self._leases: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- life ---

    async def start(self) -> None:
        """Listen to other processes, and let the bots of running tables go on."""
        await self.bus.subscribe(self._hear)
        self.run(self._resume_bots())
        self.run(self._sweep())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            await room.stop()
        self.thinkers.close()
        await self.store.release(list(self._leases), self.process)
        await self.bus.close()
        await self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume_bots(self) -> None:
        for table in await self.store.running_with_bots():
            try:
                (await self.room(table)).wake_bots()
            except Exception as error:
                log.error("table unreadable", table=table[-6:], error=type(error).__name__)

    async def _sweep(self) -> None:
        """Close rooms that nobody needs: a table costs nothing while nobody plays."""
        while True:
            await asyncio.sleep(_IDLE_SECONDS / 2)
            self._close_idle()  # not here: the last room would stay for as long as this one sleeps

    def _close_idle(self) -> None:
        limit = time.monotonic() - _IDLE_SECONDS
        for id, room in list(self._rooms.items()):
            if room.used < limit and not room.is_busy:
                del self._rooms[id]

    def later(self, work: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(_AGAIN_SECONDS, work)

    # --- tables ---

    async def room(self, id: str) -> Room:
        """The room of a table; opened from the store if it is not open. Raises TableError."""
        room = self._rooms.get(id)
        if room is not None:
            return room
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> Room:
        entries = await self.store.read(id)
        if not entries:
            raise TableError("table-unknown", given=shown(id))
        table = fold(id, (orjson.loads(entry.events) for entry in entries))
        latest = {entry.by: entry.command for entry in entries if entry.by is not None and entry.command is not None}
        room = self._keep_open(Room(self, table, [entry.events for entry in entries], latest))
        if id in self._heard_meanwhile:
            self._heard_meanwhile.discard(id)
            self.run(room.hear(0))
        return room

    def _keep_open(self, room: Room) -> Room:
        kept = self._rooms.setdefault(room.table.id, room)
        kept.wake_bots()
        return kept

    async def create(self, device: Device, wanted: wire.NewTable) -> Room:
        """A new table; asked for again with the same id, the same one."""
        opened = await self.store.opened(device.holder, wanted.id)
        if opened is not None:
            return await self.room(opened)
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
            await self.store.append(Entry(table.id, 1, len(events), made, now(), by, command), index_of(table))
        except Taken:
            opened = None if by is None or command is None else await self.store.opened(by, command)
            return await self.room(opened or table.id)
        log.info("table", table=table.id[-6:], game=table.game.name, seats=len(table.seats))
        latest = {by: command} if by is not None and command is not None else {}
        return self._keep_open(Room(self, table, [made], latest))

    async def tables_of(self, holder: str) -> list[Json]:
        """The tables of a device, running ones first; those that cannot be read are left out."""
        found = []
        for id in await self.store.tables_of(holder, _LISTED):
            try:
                found.append((await self.room(id)).info(holder))
            except Exception as error:
                log.error("table unreadable", table=id[-6:], error=type(error).__name__)
        return found

    async def rebuild_lists(self) -> int:
        """Make what tables are found by anew, from their logs alone; returns how many tables there are."""
        found = 0
        async for id in self.store.all_tables():
            entries = await self.store.read(id)
            table = fold(id, (orjson.loads(entry.events) for entry in entries))
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

    async def wait_for_lease(self, id: str) -> None:
        """Return once this process may run the table's bots. Only one can where the bus reaches others."""
        if not self.bus.is_shared:
            return
        while time.monotonic() > self._leases.get(id, 0.0) - _LEASE_SECONDS / 2:
            asked = time.monotonic()
            try:
                if await self.store.lease(id, self.process, _LEASE_SECONDS):
                    self._leases[id] = asked + _LEASE_SECONDS
                    return
            except StoreFailed:
                pass
            await asyncio.sleep(_AGAIN_SECONDS)


def _table_id(prefix: str, secret: str) -> str:
    """Nine letters of time, so that tables of one evening lie together in the database, then 100 bits that nobody
    guesses; all of them easy to read out and to type.
    """
    return prefix + b32encode(hashlib.sha256(secret.encode()).digest()).decode().lower()[:20]


def _time_prefix(milliseconds: int) -> str:
    """Letters and digits that sort as the time does, for a thousand years."""
    digits = "234567abcdefghijklmnopqrstuvwxyz"
    return "".join(digits[milliseconds >> shift & 31] for shift in range(5 * (_PREFIX - 1), -1, -5))
