"""The SQL of the store, in words that both databases understand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from sqlalchemy import Connection, Engine, bindparam, text

from queendom.store.port import NO_LEASE, Entry, Index, Lease, Notices, Turn

_COLUMNS = 'table_id, first, count, events, at, "by", command, to_act'

#: Rows in one statement: with 8 values each this keeps within what any SQLite takes.
_ROWS = 120


class EventInsert:
    """Adds many entries with few statements: Python's SQLite module gives up the interpreter's lock at every step, and
    gets it back only when the busy event loop lets go.
    """

    def __init__(self, engine: Engine) -> None:
        self._mark = "%s" if engine.dialect.paramstyle in ("format", "pyformat") else "?"

    def __call__(self, connection: Connection, entries: Sequence[Entry]) -> int:
        """Insert those whose number is free; returns how many that were."""
        inserted = 0
        for start in range(0, len(entries), _ROWS):
            part = entries[start : start + _ROWS]
            values: list[object] = []
            for entry in part:
                values += entry
            inserted += connection.exec_driver_sql(_insert_sql(self._mark, len(part)), tuple(values)).rowcount
        return inserted


@lru_cache(maxsize=_ROWS)
def _insert_sql(mark: str, rows: int) -> str:
    row = f"({', '.join([mark] * 8)})"
    return f"INSERT INTO events ({_COLUMNS}) VALUES {', '.join([row] * rows)} ON CONFLICT DO NOTHING"


@lru_cache(maxsize=_ROWS)
def insert_or_fail(rows: int) -> str:
    """For SQLite: all of them, or none and an error if a number is taken. A transaction of its own."""
    return f"INSERT INTO events ({_COLUMNS}) VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?)'] * rows)}"


def insert_and_notify(notices: Notices | None) -> str:
    """For PostgreSQL: those whose number is free, told to the other processes; returns which. One list a column, so
    that the statement is the same for any number of rows, and is planned once.
    """
    note = "NULL"
    if notices is not None:  # both are ours: no one's input
        note = f"pg_notify('{notices.channel}', table_id || ' ' || first + count - 1 || ' {notices.process}')"
    return (
        f"WITH kept AS (INSERT INTO events ({_COLUMNS}) SELECT * FROM unnest(%s::text[], %s::bigint[], %s::int[], "
        "%s::bytea[], %s::bigint[], %s::text[], %s::text[], %s::smallint[]) ON CONFLICT DO NOTHING "
        "RETURNING table_id, first, count) "
        f"SELECT table_id, first, {note} FROM kept"
    )


# Where the entry with the wanted event begins is looked up first, so that the end of a long log is read from there.
READ = text(
    f"SELECT {_COLUMNS} FROM events WHERE table_id = :table AND first + count > :next AND first >= "
    "coalesce((SELECT max(first) FROM events WHERE table_id = :table AND first <= :next), 0) ORDER BY first"
)
# One look into the index for each, however long its log.
REACH = text(
    "SELECT id, (SELECT first + count - 1 FROM events WHERE table_id = id ORDER BY first DESC LIMIT 1) "
    "FROM tables WHERE id IN :tables"
).bindparams(bindparam("tables", expanding=True))
FIND = text(
    f'SELECT {_COLUMNS} FROM events WHERE table_id = :table AND "by" = :by AND command = :command '
    "ORDER BY first LIMIT 1"
)
OPENED = text('SELECT table_id FROM events WHERE first = 1 AND "by" = :by AND command = :command')
TABLES_OF = text(
    "SELECT id FROM tables JOIN holdings ON table_id = id WHERE holder = :holder "
    "ORDER BY over, changed DESC, id LIMIT :limit"
)
# Moves write no index: whose turn it is, and when something happened last, is read from the last entry.
LISTED = text(
    "SELECT tables.id, tables.changed, summary, e.first + e.count - 1, e.at, e.to_act FROM holdings "
    "JOIN tables ON tables.id = holdings.table_id LEFT JOIN summaries ON summaries.table_id = tables.id "
    "LEFT JOIN events AS e ON NOT tables.over AND e.table_id = tables.id "
    "AND e.first = (SELECT max(first) FROM events WHERE table_id = tables.id) "
    "WHERE holder = :holder AND put_away = :put_away ORDER BY tables.over, tables.changed DESC, tables.id LIMIT :limit"
)
COUNT_PUT_AWAY = text("SELECT count(*) FROM tables JOIN holdings ON table_id = id WHERE holder = :holder AND put_away")
# Those with a lease are run by somebody, or are found when it runs out.
BOTS_TO_ACT = text(
    "SELECT id, bot_since FROM tables WHERE bot_since IS NOT NULL AND NOT put_away AND bot_since > :since "
    "AND (bot_since, id) < (:changed, :id) AND NOT EXISTS (SELECT 1 FROM leases WHERE table_id = id) "
    "ORDER BY bot_since DESC, id DESC LIMIT :limit"
)
WITHOUT_STAGE = text(
    "SELECT id, changed FROM tables WHERE stage IS NULL AND NOT put_away AND (changed, id) < (:changed, :id) "
    "ORDER BY changed DESC, id DESC LIMIT :limit"
)
_STILL = (
    "FROM tables WHERE stage = :stage AND NOT put_away AND changed < :before AND coalesce((SELECT at FROM events "
    "WHERE table_id = tables.id ORDER BY first DESC LIMIT 1), 0) < :before ORDER BY changed LIMIT :limit"
)
LEFT_ALONE = text(f"SELECT id {_STILL}")
CLAIM = text(
    "INSERT INTO chores (name, until) VALUES (:name, :until) ON CONFLICT (name) DO UPDATE SET until = excluded.until "
    "WHERE chores.until <= :now"
)
# Leaps from one table to the next instead of passing over all their entries.
NEXT_TABLES = text(
    "WITH RECURSIVE found(id) AS (SELECT min(table_id) FROM events WHERE table_id > :after UNION ALL "
    "SELECT (SELECT min(table_id) FROM events WHERE table_id > found.id) FROM found WHERE found.id IS NOT NULL) "
    "SELECT id FROM found WHERE id IS NOT NULL LIMIT :limit"
)
RELEASE = text("UPDATE leases SET until = 0 WHERE table_id = :table AND process = :process")
DROP_LEASE = text("DELETE FROM leases WHERE table_id = :table")
KEY = text("SELECT secret FROM keys WHERE name = :name")
PUT_KEY = text("INSERT INTO keys (name, secret) VALUES (:name, :secret) ON CONFLICT DO NOTHING")
WRITE_HEALTH = text("UPDATE health SET written = written + 1 WHERE id = 1 RETURNING written")
READ_HEALTH = text("SELECT written FROM health WHERE id = 1")

ENTRY = text(f"SELECT {_COLUMNS} FROM events WHERE table_id = :table AND first = :first")
_PUT_TABLE = text(
    "INSERT INTO tables (id, changed, over, bots, stage, bot_since) "
    "VALUES (:table, :changed, :over, :bots, :stage, :bot_since) ON CONFLICT (id) "
    "DO UPDATE SET changed = excluded.changed, over = excluded.over, bots = excluded.bots, stage = excluded.stage, "
    "bot_since = excluded.bot_since, put_away = FALSE"
)
_PUT_SUMMARY = text(
    "INSERT INTO summaries (table_id, summary) VALUES (:table, :summary) "
    "ON CONFLICT (table_id) DO UPDATE SET summary = excluded.summary"
)
_PUT_TURN = text("UPDATE tables SET bot_since = :since WHERE id = :table")
_LAST_NUMBER = text("SELECT first + count - 1 FROM events WHERE table_id = :table ORDER BY first DESC LIMIT 1")
_DROP_HOLDINGS = text("DELETE FROM holdings WHERE table_id = :table")
_PUT_HOLDING = text("INSERT INTO holdings (holder, table_id) VALUES (:holder, :table)")


class IndexSql:
    """Changes of what tables are found by that come with no entry. Whoever writes an entry meanwhile knows better, so
    nobody is waited for: rows that somebody else has are left alone.
    """

    def __init__(self, engine: Engine) -> None:
        free = "" if engine.dialect.name == "sqlite" else " FOR NO KEY UPDATE SKIP LOCKED"
        self._mine = text(f"SELECT id FROM tables WHERE id = :table{free}")
        self._known = text("SELECT 1 FROM tables WHERE id = :table")
        self.put_away = text(f"UPDATE tables SET put_away = TRUE WHERE id IN (SELECT id {_STILL}{free}) RETURNING id")

    def replace(self, connection: Connection, table: str, index: Index, at: int, number: int) -> bool:
        """Replace an index by one that was made from the log up to a number, if there is no more of it."""
        one = {"table": table}
        # First the row, then the log: nobody's index can come in between.
        if connection.execute(self._mine, one).first() is None and connection.execute(self._known, one).first():
            return False
        if (connection.execute(_LAST_NUMBER, one).scalar() or 0) > number:
            return False
        replace_indexes(connection, {table: (at, index)})
        return True


class LeaseSql:
    """Leases by the clock of the database: all processes share that one."""

    def __init__(self, engine: Engine) -> None:
        on_sqlite = engine.dialect.name == "sqlite"
        now = (
            "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
            if on_sqlite
            else "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
        )
        #: Takes a lease if it is free, ours, or has run out.
        self.take = text(
            f"INSERT INTO leases (table_id, process, until) VALUES (:table, :process, {now} + :length) "
            "ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, until = excluded.until "
            f"WHERE leases.process = excluded.process OR leases.until <= {now}"
        )
        # One that somebody is just asking for is left for the next time: who waits for nobody is in nobody's way.
        free = "" if on_sqlite else " FOR UPDATE SKIP LOCKED"
        self.renew = text(
            f"UPDATE leases SET until = {now} + :length WHERE table_id IN (SELECT table_id FROM leases "
            f"WHERE process = :process AND table_id IN :tables{free}) RETURNING table_id"
        ).bindparams(bindparam("tables", expanding=True))
        self.run_out = text(f"SELECT table_id FROM leases WHERE until <= {now} ORDER BY until, table_id LIMIT :limit")

    def put(self, connection: Connection, table: str, lease: Lease) -> None:
        """What an entry says of its table's lease."""
        if lease is NO_LEASE:
            connection.execute(DROP_LEASE, {"table": table})
        else:
            length = round(lease.seconds * 1000)
            connection.execute(self.take, {"table": table, "process": lease.process, "length": length})


def notify(connection: Connection, notices: Notices, numbers: Mapping[str, int]) -> None:
    """Tell other processes how far tables' logs reach, once the transaction is committed, and only then."""
    notes = [f"{table} {number} {notices.process}" for table, number in numbers.items()]
    connection.exec_driver_sql("SELECT pg_notify(%s, note) FROM unnest(%s::text[]) AS note", (notices.channel, notes))


def entry_at(connection: Connection, table: str, first: int) -> Entry | None:
    row = connection.execute(ENTRY, {"table": table, "first": first}).one_or_none()
    return None if row is None else Entry(*row)


def replace_indexes(connection: Connection, indexes: Mapping[str, tuple[int, Index]]) -> None:
    """Replace what tables are found by, each given with the time of the change."""
    rows = [
        {
            "table": table,
            "changed": changed,
            "over": index.over,
            "bots": index.bots,
            "stage": index.stage,
            "bot_since": changed if index.bot_to_act else None,
        }
        for table, (changed, index) in indexes.items()
    ]
    connection.execute(_PUT_TABLE, rows)
    summaries = [
        {"table": table, "summary": index.summary} for table, (_, index) in indexes.items() if index.summary is not None
    ]
    if summaries:
        connection.execute(_PUT_SUMMARY, summaries)
    connection.execute(_DROP_HOLDINGS, rows)
    holdings = [
        {"holder": owner, "table": table}
        for table, (_, index) in indexes.items()
        for owner in dict.fromkeys(index.owners)
    ]
    if holdings:
        connection.execute(_PUT_HOLDING, holdings)


def put_turns(connection: Connection, turns: Mapping[str, tuple[int, Turn]]) -> None:
    """Write down where the turn has gone to a bot, or come from one, each with the time of the change."""
    rows = [{"table": table, "since": at if turn.is_bots else None} for table, (at, turn) in turns.items()]
    connection.execute(_PUT_TURN, rows)
