"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    false,
    text,
)

#: The newest migration. Kept here so that an ordinary start need not import Alembic to learn it.
HEAD = "0004"

metadata = MetaData()
_FIRST = text("first = 1")

# A command is looked up among its own table's entries, a few hundred at most, so it has no index of its own: each index
# more is a page more to write for every move. For the same reason SQLite keeps its rowids here. Without them every
# entry goes to a different page: measured, four times the time for a write.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("first", BigInteger, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text),
    Column("command", Text),
    Column("events", LargeBinary, nullable=False),  # after what is searched for, so that nothing need read past it
    # Whose turn it is then. Here it costs a move a byte; in `tables` it would cost a page of the disk.
    Column("to_act", SmallInteger),
    # A command opens one table, however often it is sent. Only first entries are in here.
    Index("events_opening", "by", "command", unique=True, sqlite_where=_FIRST, postgresql_where=_FIRST),
)

_BOT_TO_ACT = text("bot_since IS NOT NULL")
_KEPT = text("NOT put_away")

# Narrow, because a bot's turn writes to it.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("changed", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("stage", Text),  # null: the index is from a version that did not know it
    Column("bot_since", BigInteger),  # since when a bot is to act; null: none is
    Column("put_away", Boolean, nullable=False, server_default=false()),  # no longer listed with the others
    # Few among many: they are looked for at every start.
    Index("tables_bot_to_act", "bot_since", sqlite_where=_BOT_TO_ACT, postgresql_where=_BOT_TO_ACT),
    # For what is put away after a time.
    Index("tables_kept", "stage", "changed", sqlite_where=_KEPT, postgresql_where=_KEPT),
)

# What lists show of a table, beside its last entry. Wide, and rarely written.
summaries = Table(
    "summaries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("summary", LargeBinary, nullable=False),
)

holdings = Table(
    "holdings",
    metadata,
    Column("holder", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("holdings_by_table", "table_id"),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("process", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# What one process at a time does, and until when nobody else does it.
chores = Table(
    "chores",
    metadata,
    Column("name", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Secrets that all processes on one database share.
keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)

# What bots on other machines are to think about, for the few seconds that it takes. Nobody's log needs it.
thoughts = Table(
    "thoughts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("form", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("taken_by", Text),
    Column("until", BigInteger),
    Column("answer", LargeBinary),
    Index("thoughts_by_age", "asked"),
)

# One row, written anew by whoever asks whether the database can be written.
health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("written", BigInteger, nullable=False),
)
