"""What lists show, whose turn it is, and which tables are put away.

Nothing here looks at a log or at every row: old tables get a stage and a summary while the server runs.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("events", sa.Column("to_act", sa.SmallInteger))
    op.add_column("tables", sa.Column("stage", sa.Text))
    op.add_column("tables", sa.Column("bot_since", sa.BigInteger))
    op.add_column("tables", sa.Column("put_away", sa.Boolean, nullable=False, server_default=sa.false()))
    # At any of these a bot may be to act: the first start looks.
    op.execute("UPDATE tables SET bot_since = changed WHERE bots AND NOT over")
    op.drop_index("tables_running_with_bots", "tables")
    bot_to_act, kept = sa.text("bot_since IS NOT NULL"), sa.text("NOT put_away")
    op.create_index("tables_bot_to_act", "tables", ["bot_since"], sqlite_where=bot_to_act, postgresql_where=bot_to_act)
    op.create_index("tables_kept", "tables", ["stage", "changed"], sqlite_where=kept, postgresql_where=kept)
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chores",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
