"""A copy of an SQLite database as it stands at one moment, while others go on writing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from queendom.database import parse, shown_url
from queendom.errors import SetupError
from queendom.store.engines import PATIENCE


def back_up(url: str, target: Path) -> None:
    """Write the copy; it holds everything that was acknowledged before. A file that is there has all of it, whatever
    happens meanwhile. Raises SetupError.
    """
    parsed = parse(url)
    if parsed.get_backend_name() != "sqlite":
        raise SetupError("backup-postgres")
    source = Path(parsed.database or "").absolute()
    if not source.is_file():
        raise SetupError("database-unreachable", url=shown_url(url), reason=os.strerror(2))
    if target.exists():
        raise SetupError("backup-exists", file=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        # It holds the seeds of running games: for its owner's eyes from the first byte on.
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        os.chmod(part, 0o600)
        _copy(source, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        said = (error.strerror if isinstance(error, OSError) else str(error)) or type(error).__name__
        raise SetupError("backup-failed", file=str(target), reason=said) from error
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    # rw, and not ro: reading a database with a write-ahead log may have to make the files beside it.
    with (
        closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True, timeout=PATIENCE)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing)  # in one step: all of it is of one moment, and nobody who writes has to wait
        writing.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        found = writing.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
