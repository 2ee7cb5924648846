"""Opening a store by its address: the database is made if need be, and brought to the newest schema."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from queendom.database import parse, shown_url
from queendom.errors import SetupError
from queendom.store.engines import reason, writing_engine
from queendom.store.files import hide, make_place
from queendom.store.port import Measured, Notices
from queendom.store.schema import HEAD
from queendom.store.sql import SqlStore

_MIGRATIONS = Path(__file__).parent / "migrations"
#: Names the lock under which a PostgreSQL database is migrated; any number will do if nobody else uses it.
_LOCK = 0x51_75_65_65_6E


async def open_store(url: str, notices: Notices | None = None, measured: Measured | None = None) -> SqlStore:
    """The store at `sqlite:///FILE` or `postgresql://…`, migrated. Raises SetupError.

    With `notices`, which only PostgreSQL can give, other processes hear of every entry.
    """
    parsed = parse(url)
    try:
        await asyncio.to_thread(migrate, url)
    except (OSError, SQLAlchemyError) as error:
        raise SetupError("database-unreachable", url=shown_url(url), reason=reason(error)) from error
    return SqlStore(parsed, notices, measured)


def migrate(url: str) -> None:
    """Bring a database to the newest schema. Of several processes that start at once, one does it."""
    parsed = parse(url)
    file = Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None
    if file is not None:
        make_place(file)
    engine = writing_engine(parsed)
    try:
        with engine.begin() as connection:
            if _version(connection, url) != HEAD:
                if engine.dialect.name == "postgresql":  # SQLite lets one transaction write at a time
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
                if _version(connection, url) != HEAD:
                    _upgrade(connection)
        if file is not None:
            hide(file)  # now that we know it for ours
    finally:
        engine.dispose()


def _version(connection: Connection, url: str) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    if version not in (None, HEAD) and not any(_MIGRATIONS.glob(f"versions/{version}_*.py")):
        raise SetupError("database-newer", url=shown_url(url), reason=version, expected=HEAD)
    return version


def _upgrade(connection: Connection) -> None:
    # Alembic takes a while to import, and is needed once in the life of a database.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)
