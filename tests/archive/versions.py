"""Reading what each version of Queendom left in the archive."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import psycopg

from queendom.match.fold import Logged, fold
from queendom.match.table import Table
from queendom.match.table_events import LogEvent
from queendom.store import Store

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.parent for path in FOLDER.glob("*/tables.db.gz"))

Json = dict[str, Any]


def lines(file: Path) -> list[str]:
    with gzip.open(file, "rt", encoding="utf-8") as opened:
        return opened.read().splitlines()


def records(version: Path) -> Iterator[str]:
    """Records as they were written, to the byte."""
    yield from lines(version / "records.jsonl.gz")


def seen(version: Path) -> dict[str, Json]:
    """What people were shown at each table, by its id."""
    found: list[Json] = [json.loads(line) for line in lines(version / "seen.jsonl.gz")]
    return {one["id"]: one for one in found}


def cookies(version: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads((version / "cookies.json").read_text(encoding="utf-8"))
    return found


def sqlite_copy(version: Path, folder: Path) -> str:
    """The address of a copy of the SQLite database."""
    file = folder / "tables.db"
    file.write_bytes(gzip.decompress((version / "tables.db.gz").read_bytes()))
    return f"sqlite:///{file}"


def restore(version: Path, url: str) -> str:
    """The PostgreSQL dump, restored into an empty database."""
    # Lines with a backslash are for psql alone.
    statements = [line for line in lines(version / "tables.sql.gz") if not line.startswith("\\")]
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("\n".join(statements).encode())
    return url


async def open_tables(store: Store) -> dict[str, tuple[list[LogEvent], Table]]:
    """Every table of a database with its log."""
    found: dict[str, tuple[list[LogEvent], Table]] = {}
    async for id in store.all_tables():
        entries = [Logged(orjson.loads(entry.events), entry.at) for entry in await store.read(id)]
        found[id] = [event for entry in entries for event in entry.events], fold(id, entries)
    return found
