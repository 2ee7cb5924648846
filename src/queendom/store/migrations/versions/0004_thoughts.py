"""What bots on other machines are to think about. A crash of the database may lose it: it is asked for again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "thoughts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("taken_by", sa.Text),
        sa.Column("until", sa.BigInteger),
        sa.Column("answer", sa.LargeBinary),
        # Nothing of it is worth a write to the log that moves wait for.
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
    op.create_index("thoughts_by_age", "thoughts", ["asked"])
