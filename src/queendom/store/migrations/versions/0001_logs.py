"""Logs of events, the lists made from them, and leases."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("first", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text),
        sa.Column("command", sa.Text),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
    first = sa.text("first = 1")
    op.create_index(
        "events_opening", "events", ["by", "command"], unique=True, sqlite_where=first, postgresql_where=first
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
    )
    running = sa.text("bots AND NOT over")
    op.create_index("tables_running_with_bots", "tables", ["changed"], sqlite_where=running, postgresql_where=running)
    op.create_table(
        "holdings",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("holdings_by_table", "holdings", ["table_id"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
