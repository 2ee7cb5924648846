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
from queendom.server import lists, new_tables, wire
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
from queendom.store import Entry, StoreFailed, Taken

log = structlog.get_logger()

_IDLE_SECONDS = 60.0
_LISTED = 1000
_FOLDED = 60  # of these, how many are read from their logs at a time, if they must be
_MANY = 50  # that are put together in a thread of their own
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

    async def live(self, id: str, account: Account | None = None, *, also_removed: bool = False) -> LiveTable:
        """A table, as `_find` says; one that was removed only for whoever wants it all the same. Raises TableError."""
        live = await self._find(id, account)
        if live.table.removed and not also_removed:
            raise TableError("table-removed")
        return live

    async def _find(self, id: str, account: Account | None) -> LiveTable:
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

    async def tables_of(self, owner: str, account: Account | None = None, put_away: bool = False) -> list[Json]:
        """The tables of a device, those first where it is to act. No log is read, but for tables that an earlier
        version left: a few at a time, and left out until then, as are those that cannot be read.
        """
        rows = await self.services.store.listed(owner, _LISTED, put_away)
        here = {row.table: self._live[row.table].audience.here for row in rows if row.table in self._live}

        def put_together() -> tuple[list[Json], list[str]]:
            summaries = [(row.table, lists.summary_from(row)) for row in rows]
            known = [one for _, one in summaries if one is not None and lists.can_be_opened(one)]
            shown = [lists.listed(one, owner, here.get(one["id"], ()), put_away) for one in known]
            return lists.in_order(shown), [id for id, one in summaries if one is None]

        if len(rows) < _MANY:
            found, unknown = put_together()
        else:
            found, unknown = await self.services.background.analyse(put_together, account)
        for id in unknown[:_FOLDED]:
            summary = await self.refresh_index(id, account)
            if summary is not None:
                found.append(lists.listed(summary, owner, here.get(id, ()), put_away))
        return lists.in_order(found) if unknown else found

    async def refresh_index(self, id: str, account: Account | None = None) -> lists.Summary | None:
        """Make what a table is found by anew, from its log alone; None if it cannot be read. Raises StoreFailed."""
        try:
            entries = await self.services.store.read(id)
            table = await self.services.background.analyse(lambda: _folded(id, entries), account)
        except StoreFailed:
            raise
        except Exception as error:
            log.error("table unreadable", table=id[-6:], **why(error))
            return None
        is_touched = Story(entries).is_touched
        await self.services.store.reindex(id, index_of(table, is_touched), table.changed_at, table.number)
        return lists.summary_of(table, is_touched)

    async def rebuild_lists(self) -> int:
        """Make what all tables are found by anew; returns how many tables there are."""
        found = 0
        async for id in self.services.store.all_tables():
            await self.refresh_index(id)
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

    async def open_rematch(self, played: Table, owner: str | None = None, promise: str | None = None) -> None:
        """Open the table that a rematch names, for a device that may promise a number; it may be there already."""
        events, table = new_tables.rematch(played, self.services.now(), owner, promise)
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
