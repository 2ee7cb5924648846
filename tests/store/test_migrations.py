"""A database is made, kept and refused as it should be."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from postgres import Cluster
from queendom.database import parse, shown_url
from queendom.errors import SetupError
from queendom.store import Index, opening
from queendom.store.engines import writing_engine
from queendom.store.schema import HEAD, metadata
from queendom.store.sql import SqlStore
from store.logs import entry, with_store


def test_an_empty_database_gets_the_schema_that_the_program_describes(url: str) -> None:
    opening.migrate(url)
    engine = writing_engine(parse(url))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_newest_migration_is_the_one_that_is_named() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(opening.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_opening_again_changes_nothing(url: str) -> None:
    with_store(url, lambda store: store.append(entry("t", 1)))
    for _ in range(2):
        assert with_store(url, lambda store: store.read("t")) == [entry("t", 1)]


def test_an_old_database_is_brought_up_with_all_that_it_holds(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(opening, "HEAD", "0001")
        opening.migrate(url)
    engine = writing_engine(parse(url))
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "0001"
        values = "VALUES ('t', 1, 1, 1700000000001, 'ann', 'c', 'x')"
        if engine.dialect.name == "postgresql":
            values = values.replace("'x'", "'x'::bytea")
        connection.execute(text(f'INSERT INTO events (table_id, first, count, at, "by", command, events) {values}'))
        connection.execute(text("INSERT INTO leases (table_id, process, until) VALUES ('t', 'gone', 1)"))
    engine.dispose()

    async def look(store: SqlStore) -> None:
        assert [one.command for one in await store.read("t")] == ["c"]
        assert await store.run_out(10) == ["t"]
        await store.check()
        assert len(await store.key("k")) == 64

    with_store(url, look)
    engine = writing_engine(parse(url))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_lists_of_an_old_database_are_completed_later(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The migration reads no log. Until somebody does, a start looks at every table where a bot may be to act."""
    with monkeypatch.context() as before:
        before.setattr(opening, "HEAD", "0002")
        opening.migrate(url)
    engine = writing_engine(parse(url))
    with engine.begin() as connection:
        for id, changed, over, bots in (("a", 1, False, True), ("b", 2, True, True), ("c", 3, False, False)):
            values = {"id": id, "changed": changed, "over": over, "bots": bots}
            connection.execute(text("INSERT INTO tables VALUES (:id, :changed, :over, :bots)"), values)
            connection.execute(text("INSERT INTO holdings VALUES ('ann', :id)"), values)
    engine.dispose()

    async def look(store: SqlStore) -> None:
        assert [id async for id in store.bots_to_act()] == ["a"]
        assert [id async for id in store.without_stage()] == ["c", "b", "a"]
        assert [(one.table, one.summary) for one in await store.listed("ann", 10)] == [
            ("c", None),
            ("a", None),
            ("b", None),
        ]
        assert await store.put_away("waiting", 2**60, 10) == [], "nobody knows where they stand"
        assert await store.reindex("a", Index(False, True, ("ann",), stage="waiting", summary=b"a"), 5, 0)
        assert [id async for id in store.bots_to_act()] == []
        assert [id async for id in store.without_stage()] == ["c", "b"]
        assert [one.summary for one in await store.listed("ann", 10)] == [b"a", None, None]

    with_store(url, look)


def test_an_ordinary_start_does_without_alembic(url: str) -> None:
    opening.migrate(url)
    program = (
        "import sys; from queendom.store.opening import migrate; migrate(sys.argv[1]); "
        "sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program, url], check=False).returncode == 0


def test_processes_that_start_at_once_do_not_collide(url: str) -> None:
    program = "import sys; from queendom.store.opening import migrate; input(); migrate(sys.argv[1])"
    started = [
        subprocess.Popen([sys.executable, "-c", program, url], stdin=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(4)
    ]
    for process in started:
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
    said = [process.communicate()[1].decode() for process in started]
    assert [process.returncode for process in started] == [0] * 4, said
    with_store(url, lambda store: store.append(entry("t", 1)))


def refused(url: str) -> SetupError:
    with pytest.raises(SetupError) as caught:
        asyncio.run(opening.open_store(url))
    return caught.value


@pytest.mark.parametrize("version", ["9999", "0000", "1975ea83b712"])  # of a later program, or of quite another
def test_a_newer_database_is_refused(url: str, version: str) -> None:
    opening.migrate(url)
    engine = writing_engine(parse(url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
    engine.dispose()
    error = refused(url)
    assert error.key == "database-newer"
    assert error.arguments == {"url": url, "reason": version, "expected": HEAD}


@pytest.mark.parametrize(
    "url", ["", "games.db", "mysql://u:secret@host/x", "sqlite://", "sqlite:///:memory:", "postgresql://u:secret@h:x/y"]
)
def test_an_address_of_no_kind_we_know(url: str) -> None:
    error = refused(url)
    assert error.key == "database-unknown"
    assert set(error.arguments) == {"url", "expected"}
    assert "secret" not in str(error)


def test_a_server_that_is_not_there() -> None:
    error = refused("postgresql://ann:secret@127.0.0.1:1/games?password=secret")
    assert error.key == "database-unreachable"
    assert "refused" in str(error.arguments["reason"])
    assert "secret" not in str(error)


def test_a_database_that_the_server_does_not_have(cluster: Cluster) -> None:
    error = refused(cluster.url.replace("/postgres?", "/nowhere?"))
    assert error.key == "database-unreachable"
    assert 'database "nowhere" does not exist' in str(error.arguments["reason"])


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Christina, " * 100)
    error = refused(f"sqlite:///{tmp_path}/letter")
    assert (error.key, error.arguments["reason"]) == ("database-unreachable", "file is not a database")
    assert (tmp_path / "letter").read_text() == "Dear Christina, " * 100


def test_folders_that_cannot_be_made_or_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    places = [f"{tmp_path}/file/store.db", f"{tmp_path}"]
    if os.geteuid():
        (tmp_path / "closed").mkdir(mode=0o500)
        places.append(f"{tmp_path}/closed/store.db")
    for place in places:
        assert refused(f"sqlite:///{place}").key == "database-unreachable", place


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ann:p@ss:w/rd@host/x", "postgresql://ann@host/x"),
        (
            "postgresql://ann@host/x?sslmode=require&password=abc&a=b",
            "postgresql://ann@host/x?sslmode=require&password=&a=b",
        ),
        ("sqlite:////var/lib/a@b:c.db", "sqlite:////var/lib/a@b:c.db"),
    ],
)
def test_passwords_are_not_shown(url: str, shown: str) -> None:
    assert shown_url(url) == shown
