"""The live tables of this process: opened when somebody comes, closed when nobody has needed them for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import orjson
import structlog

from queendom.errors import TableError, shown
from queendom.kernel.actions import Json
from queendom.match.fold import fold
from queendom.match.table import Table
from queendom.match.table_events import LogEvent
from queendom.server import new_tables, wire
from queendom.server.bot_runner import is_left_to_bots
from queendom.server.entries import entry_of, index_of, logged
from queendom.server.identity import Device
from queendom.server.live_table import LiveTable
from queendom.server.logs import why
from queendom.server.memory import give_back
from queendom.server.new_tables import POSSIBLE_ID
from queendom.server.pace import Account
from queendom.server.reception import Visitor
from queendom.server.services import Services
from queendom.server.story import Story
from queendom.store import Entry, Taken

log = structlog.get_logger()

_IDLE_SECONDS = 60.0
_LISTED = 60
_LONG = 400  # entries that are read in a thread of their own: no game needs so many


class TableRegistry:
    """Every table that is open here, by its id."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._written_meanwhile: set[str] = set()  # of these, while they were read from the store

    def __len__(self) -> int:
        return len(self._live)

    def __contains__(self, id: object) -> bool:
        return id in self._live

    async def start(self) -> None:
        """Listen to other processes, and close tables that nobody needs."""
        await self.services.bus.subscribe(self.hear, self.services.reception.doors.hear)
        self.services.background.run(self._sweep())

    async def close(self) -> None:
        """Stop all bots, and end the services."""
        for live in self._live.values():
            live.stop()
        await self.services.close()

    async def _sweep(self) -> None:
        """For ever: a table costs nothing while nobody plays."""
        while True:
            await asyncio.sleep(_IDLE_SECONDS / 2)
            self._close_idle()  # not here: the last table would stay for as long as this one sleeps
            await self.services.background.analyse(give_back)

    def _close_idle(self) -> None:
        limit = time.monotonic() - _IDLE_SECONDS
        for id, live in list(self._live.items()):
            if live.used < limit and not live.is_busy:
                del self._live[id]

    def hear(self, id: str, number: int) -> None:
        """Another process has written at a table, or at any if no id is given."""
        self._written_meanwhile |= {one for one in self._opening if id in ("", one)}
        found = list(self._live.values()) if not id else [self._live[id]] if id in self._live else []
        for live in found:
            if not number or number > live.table.number:
                self.services.background.run(live.pipeline.hear(number))

    def looked_at(self) -> list[str]:
        """The tables that somebody looks at now."""
        return [id for id, live in self._live.items() if live.audience.subscribers]

    # --- tables that are there ---

    async def live(self, id: str, account: Account | None = None) -> LiveTable:
        """A table, opened from the store if it is not open. It has all that other processes had written when it was
        asked for, if the store can tell. With an account, its log is read in another thread at that one's expense:
        for whoever wants many. Raises TableError.
        """
        live = self._live.get(id)
        if live is None:
            is_first = id not in self._opening
            if is_first:
                self._opening[id] = asyncio.create_task(self._open(id, account))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
            live = await asyncio.shield(self._opening[id])
            if is_first:
                return live
        live.audience.touch()  # whoever asked has not come in yet
        if self.services.is_shared:
            await live.pipeline.look_again()
        return live

    async def read(self, id: str, account: Account | None = None) -> tuple[list[Entry], Table]:
        """A table from the store; nothing is opened. Raises TableError, or StoreFailed."""
        entries = await self.services.store.read(id) if POSSIBLE_ID.fullmatch(id) else []
        if not entries:
            raise TableError("table-unknown", given=shown(id))
        if len(entries) < _LONG and account is None:
            return entries, _folded(id, entries)
        return entries, await self.services.background.analyse(lambda: _folded(id, entries), account)

    async def _open(self, id: str, account: Account | None) -> LiveTable:
        entries, table = await self.read(id, account)
        live = self._keep_open(table, Story(entries))
        if id in self._written_meanwhile:
            self._written_meanwhile.discard(id)
            self.services.background.run(live.pipeline.hear(0))
        return live

    def _keep_open(self, table: Table, story: Story) -> LiveTable:
        live = self._live.get(table.id)
        if live is None:
            live = self._live[table.id] = LiveTable(self.services, self.open_rematch, table, story)
        live.wake_bots()
        return live

    async def game_of(self, id: str) -> str | None:
        """Which game is played at a table; None if there is no such table. Opens nothing. Raises StoreFailed."""
        if id in self._live:
            return self._live[id].table.game.name
        first = await self.services.store.first(id) if POSSIBLE_ID.fullmatch(id) else None
        return None if first is None else str(orjson.loads(first.events)[0]["game"])

    async def tables_of(self, owner: str, account: Account | None = None) -> list[Json]:
        """The tables of a device, running ones first; those that cannot be read are left out."""
        found = []
        for id in await self.services.store.tables_of(owner, _LISTED):
            try:
                found.append(await self._listed(id, owner, account))
            except Exception as error:
                log.error("table unreadable", table=id[-6:], **why(error))
        return found

    async def _listed(self, id: str, owner: str, account: Account | None) -> Json:
        live = await self.live(id, account)
        table, story = live.table, live.audience.story
        return live.info(owner) | {"changed": table.changed_at, "touched": story.is_touched}

    async def rebuild_lists(self) -> int:
        """Make what tables are found by anew, from their logs alone; returns how many tables there are."""
        found = 0
        async for id in self.services.store.all_tables():
            _, table = await self.read(id)
            await self.services.store.reindex(id, index_of(table), table.changed_at)
            found += 1
        return found

    # --- new tables ---

    async def create(self, device: Device, wanted: wire.NewTable, visitor: Visitor | None = None) -> LiveTable:
        """A new table; asked for again with the same id, the same one. No visitor opens too many: TableError."""
        opened = await self.services.store.opened(device.owner, wanted.id)
        if opened is not None:
            return await self.live(opened)
        if visitor is not None:
            self.services.reception.let_open_table(visitor)
        events, table = new_tables.wanted_table(device, wanted, self.services.now())
        if visitor is not None:
            self._let_bots_play(visitor, device, table)
        return await self._add(events, table, device.owner, wanted.id)

    async def create_same(self, device: Device, id: str, command: str, visitor: Visitor) -> LiveTable:
        """A table that starts as a finished one did, with its seed; asked for again with the same id, the same one."""
        opened = await self.services.store.opened(device.owner, command)
        if opened is not None:
            return await self.live(opened)
        played = (await self.live(id)).table
        events, table = new_tables.same_start(device, played, self.services.now())
        self.services.reception.let_open_table(visitor)
        self._let_bots_play(visitor, device, table)
        return await self._add(events, table, device.owner, command)

    def _let_bots_play(self, visitor: Visitor, device: Device, table: Table) -> None:
        """Raises TableError if only bots would play at it, and they do so at too many of this visitor's already."""
        if is_left_to_bots(table):
            self.services.reception.promise_bot_table(device.owner, visitor.account)

    async def open_rematch(self, played: Table) -> None:
        """Open the table that a rematch names; it may be there already."""
        events, table = new_tables.rematch(played, self.services.now())
        await self._add(events, table, None, None)

    async def _add(self, events: list[LogEvent], table: Table, by: str | None, command: str | None) -> LiveTable:
        """Keep the first entry of a table, and open it."""
        services = self.services
        entry = entry_of(0, table, events, by, command)
        try:
            await services.store.append(entry, index_of(table), services.leases.change(None, table))
        except Taken:
            opened = None if by is None or command is None else await services.store.opened(by, command)
            return await self.live(opened or table.id)
        services.bus.tell(entry.table, table.number)
        log.info("table", table=table.id[-6:], game=table.game.name, seats=len(table.seats))
        return self._keep_open(table, Story([entry]))


def _folded(id: str, entries: Sequence[Entry]) -> Table:
    return fold(id, map(logged, entries))
