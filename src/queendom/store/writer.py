"""The one thread that writes. What waits while a commit is under way goes into the next one together. Where a commit is
quick enough, the event loop does it itself.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError

from queendom.store import statements
from queendom.store.at_once import PostgresAtOnce, SqliteAtOnce
from queendom.store.engines import PATIENCE, reason
from queendom.store.port import Entry, Index, Lease, Measured, Notices, StoreFailed, Taken, Turn


class Task:
    """Something to write: an entry, an index, or another change; and who waits for it."""

    __slots__ = ("change", "entry", "index", "lease", "outcome", "table", "tell")

    def __init__(
        self,
        tell: Callable[[Any], None],
        table: str,
        entry: Entry | None = None,
        index: tuple[int, Index | Turn] | None = None,
        change: Callable[[Connection], object] | None = None,
        lease: Lease | None = None,
    ) -> None:
        self.tell = tell  # called in the event loop with the outcome
        self.table = table
        self.entry = entry
        self.index = index  # with the time it was made at
        self.change = change
        self.lease = lease  # what the entry says of it
        self.outcome: object = None  # None or what a change gave; Taken or StoreFailed

    @property
    def is_plain(self) -> bool:
        """Whether it is an entry, and nothing else."""
        return self.entry is not None and self.index is None and self.lease is None and self.change is None


class Writer:
    """Group commit: takes everything that waits, one transaction, one commit, then tells all who wait at once."""

    def __init__(
        self,
        engine: Engine,
        loop: asyncio.AbstractEventLoop,
        notices: Notices | None = None,
        measured: Measured | None = None,
        here: SqliteAtOnce | None = None,
    ) -> None:
        self._engine = engine
        self._measured = measured
        self._here = here  # writes in the event loop
        self._alone = None if engine.dialect.name == "sqlite" else PostgresAtOnce(notices)
        self._away = 0  # lists of tasks that the thread has not told of yet
        self._loop = loop
        self._notices = notices
        self._leases = statements.LeaseSql(engine)
        self._queue: SimpleQueue[list[Task] | None] = SimpleQueue()
        self._gathered: list[Task] = []
        self._insert = statements.EventInsert(engine)
        self._connection: Connection | None = None
        self._committing = False
        self._thread = threading.Thread(target=self._run, name="queendom-writer", daemon=True)
        self._thread.start()

    def put(self, task: Task) -> None:
        """Everything that one round of the event loop wants written goes to the thread together: to wake it, and to
        fight it for the interpreter's lock, costs more than to write a row.
        """
        if not self._gathered:
            self._loop.call_soon(self.flush)
        self._gathered.append(task)

    def flush(self) -> None:
        batch, self._gathered = self._gathered, []
        if batch and not self._written_here(batch):
            self._away += 1
            self._queue.put(batch)

    def _written_here(self, batch: list[Task]) -> bool:
        """Whether it could be done at once. Nothing overtakes what the thread has."""
        if self._here is None or self._away or not all(task.is_plain for task in batch):
            return False
        began = time.perf_counter()
        if not self._here.insert([task.entry for task in batch if task.entry is not None]):
            return False
        self._note(began, batch)
        _tell(batch)
        return True

    def finish(self) -> None:
        """Write what has been flushed, then end the thread. Blocks."""
        self._queue.put(None)
        self._thread.join()
        if self._connection is not None:
            self._connection.close()

    def _run(self) -> None:
        going = True
        while going:
            taken = [self._queue.get()]
            taken += [self._queue.get_nowait() for _ in range(self._queue.qsize())]
            batch = [task for some in taken if some is not None for task in some]
            going = None not in taken
            if not batch:
                continue
            self._write(batch)
            try:
                self._loop.call_soon_threadsafe(self._told, batch, len(taken))
            except RuntimeError:  # the loop has been closed: nobody waits any more
                return
            del batch, taken  # whoever waited is not to be kept until the next one comes

    def _told(self, batch: list[Task], lists: int) -> None:
        self._away -= lists
        _tell(batch)

    def _write(self, batch: list[Task]) -> None:
        try:
            if not self._inserted_alone(batch) and not self._transact(batch, self._insert_together):
                self._transact(batch, self._insert_each)
        except (DataError, UnicodeError, OverflowError) as error:
            # One of them cannot be written down. The others are not to suffer for it.
            if len(batch) == 1:
                _fail(batch, error)
            else:
                for task in batch:
                    self._write([task])
        except DBAPIError as error:
            if error.connection_invalidated:
                self._write_again(batch, error)
            else:
                _fail(batch, error)
        except Exception as error:  # whatever it is, this thread has to go on
            _fail(batch, error)

    def _inserted_alone(self, batch: list[Task]) -> bool:
        """Write entries that bring nothing else, without a transaction around; False, and nothing written, if that is
        not possible.
        """
        if self._alone is None or not all(task.is_plain for task in batch):
            return False
        self._committing = False
        began = time.perf_counter()
        connection = self._connection or self._engine.connect()
        self._connection = None
        try:
            self._alone.check_there(connection)
            self._committing = True  # whatever is lost from here on may have been kept
            entries = [task.entry for task in sorted(batch, key=_order) if task.entry is not None]  # as in _transact
            kept = self._alone.insert(connection, entries)
            self._connection = connection
        finally:
            if self._connection is None:  # for good, as below
                connection.invalidate()
                connection.close()
        if kept is None:
            return False
        self._note(began, batch)
        for task in batch:
            if task.entry is not None:
                place = (task.table, task.entry.first)
                task.outcome = None if place in kept else Taken(*place)
                kept.discard(place)  # of two with one number the first was kept
        return True

    def _write_again(self, batch: list[Task], lost: DBAPIError) -> None:
        """The connection was lost. If that was during the commit, it may have happened or not: entries that are there
        were ours. Inserting them anew also waits for a commit that the server is still busy with, which looking would
        not. If it cannot be found out within a while, it counts as failed for all.
        """
        unknown = self._committing
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._transact(batch, self._insert_missing)
                return
            except Exception as error:
                unknown = unknown or self._committing
                if not unknown or not isinstance(error, DBAPIError) or time.monotonic() > until:
                    _fail(batch, lost)
                    return
                time.sleep(0.1)

    def _transact(self, batch: list[Task], insert: Callable[[Connection, list[Task]], bool]) -> bool:
        """Write a batch in one transaction; False, and nothing written, if `insert` says so.

        Every process takes entries, then indexes, then the rest, each in the order of the tables: no two can wait for
        each other.
        """
        self._committing = False
        batch = sorted(batch, key=_order) if len(batch) > 1 else batch
        for task in batch:
            task.outcome = None
        began = time.perf_counter()
        connection = self._connection or self._engine.connect()
        self._connection = None  # kept for the next time only if all goes well
        try:
            if not insert(connection, [task for task in batch if task.entry is not None]):
                connection.rollback()
                self._connection = connection
                return False
            indexes, turns = _last_indexes(batch)
            if indexes:
                statements.replace_indexes(connection, indexes)
            if turns:
                statements.put_turns(connection, turns)
            for task in batch:
                if task.change is not None:
                    task.outcome = task.change(connection)
                elif task.lease is not None and task.outcome is None:
                    self._leases.put(connection, task.table, task.lease)
            if self._notices is not None:
                self._notify(connection, self._notices, batch)
            self._committing = True
            connection.commit()
            self._connection = connection
            self._note(began, batch)
        finally:
            if self._connection is None:
                # For good: in the pool it could keep what was not committed, for the next one to commit.
                connection.invalidate()
                connection.close()
        for task in batch:
            if task.outcome is _KEPT:
                task.outcome = None
        return True

    def _note(self, began: float, batch: Sequence[Task]) -> None:
        if self._measured is not None:
            self._measured(time.perf_counter() - began, len(batch))

    def _notify(self, connection: Connection, notices: Notices, batch: list[Task]) -> None:
        """Entries that turned out to have been committed before were announced then."""
        numbers = {
            t.table: t.entry.first + t.entry.size - 1 for t in batch if t.entry is not None and t.outcome is None
        }
        if numbers:
            statements.notify(connection, notices, numbers)

    def _insert_together(self, connection: Connection, tasks: list[Task]) -> bool:
        entries = [task.entry for task in tasks if task.entry is not None]
        return not entries or self._insert(connection, entries) == len(entries)

    def _insert_each(self, connection: Connection, tasks: list[Task]) -> bool:
        for task in tasks:
            if task.entry is not None and not self._insert(connection, [task.entry]):
                task.outcome = Taken(task.table, task.entry.first)
        return True

    def _insert_missing(self, connection: Connection, tasks: list[Task]) -> bool:
        for task in tasks:
            if task.entry is not None and not self._insert(connection, [task.entry]):
                ours = statements.entry_at(connection, task.table, task.entry.first) == task.entry
                # Its index came with it, and may have been replaced by a later one since.
                task.outcome = _KEPT if ours else Taken(task.table, task.entry.first)
        return True


#: The outcome of an entry that turned out to have been committed before.
_KEPT = object()


def _last_indexes(batch: list[Task]) -> tuple[dict[str, tuple[int, Index]], dict[str, tuple[int, Turn]]]:
    """What the tables of a batch are found by after it, and where the turn has gone since."""
    indexes: dict[str, tuple[int, Index]] = {}
    turns: dict[str, tuple[int, Turn]] = {}
    for task in batch:
        if task.index is None or task.outcome is not None:
            continue
        at, index = task.index
        if isinstance(index, Index):
            indexes[task.table] = at, index
            turns.pop(task.table, None)
        else:
            turns[task.table] = at, index
    return indexes, turns


def _order(task: Task) -> tuple[str, int]:
    return task.table, task.entry.first if task.entry is not None else 0


def _fail(batch: Sequence[Task], error: BaseException) -> None:
    for task in batch:
        task.outcome = StoreFailed(reason(error))


def _tell(batch: Sequence[Task]) -> None:
    for task in batch:
        try:
            task.tell(task.outcome)
        except Exception:  # somebody's own trouble: the others wait, too
            logging.getLogger(__name__).exception("callback failed")


def waking(future: asyncio.Future[Any]) -> Callable[[Any], None]:
    """Tell somebody who awaits."""

    def tell(outcome: object) -> None:
        if future.done():  # who waited has been cancelled
            return
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    return tell
