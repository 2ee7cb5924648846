"""Backups as docs/self-hosting.md tells them: made while people play, restored, and games go on."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shlex
import shutil
import sqlite3
import stat
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from archive.versions import VERSIONS, cookies, seen, sqlite_copy
from postgres import Cluster, find_postgres
from server.harness import Device, Page, Server, any_action, devices, run_command

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "self-hosting.md"
AT_LEAST = 10  # moves, before and during the backup


def told(word: str) -> str:
    """The line of the docs that has this command."""
    (line,) = re.findall(rf"^.*\b{word} .*$", "\n".join(re.findall(r"```text\n(.*?)```", backups(), re.S)), re.M)
    return str(line)


def backups() -> str:
    return PAGE.read_text(encoding="utf-8").split("## Backups")[1].split("## Updates")[0].split("For a backup each")[0]


class Game:
    """Somebody who plays on and on, and remembers what was acknowledged."""

    def __init__(self, device: Device, id: str) -> None:
        self.device = device
        self.id = id
        self.number = 0
        self.moves = 0

    async def play(self, is_enough: Callable[[], bool]) -> None:
        page, luck = await self.device.look(self.id, 0), random.Random(self.id)
        while not is_enough() and not page.is_over:
            await self._move(page, luck)
        await page.close()

    async def _move(self, page: Page, luck: random.Random) -> None:
        acting = page.now["position"]["to_act"]
        view = await page.ask("look", seat=acting)
        answer = await page.play(any_action(view["legal"], luck), acting)
        assert answer["type"] == "ack", answer
        self.number, self.moves = answer["number"], self.moves + 1
        while page.number < answer["number"]:
            await page.hear()
        await asyncio.sleep(0.005)


async def back_up_while_playing(server: Server, back_up: Callable[[], None]) -> tuple[str, dict[str, int]]:
    """The cookie of the one who played, and what was acknowledged before the backup began."""
    async with devices(server, 1) as (ada,):
        games = [Game(ada, (await ada.create("winter-queen", "Ada", "Bo"))["id"]) for _ in range(4)]
        is_saved = False
        async with asyncio.TaskGroup() as group:
            for game in games:
                group.create_task(game.play(lambda: is_saved and all(one.moves >= AT_LEAST for one in games)))
            while not all(game.moves >= AT_LEAST for game in games):
                await asyncio.sleep(0.02)
            before = {game.id: game.number for game in games}
            await asyncio.to_thread(back_up)
            is_saved = True
        assert ada.cookie is not None
        return ada.cookie, before


async def go_on(server: Server, cookie: str, before: dict[str, int]) -> None:
    """All of it is there, the same device has its seats, and moves are taken."""
    async with devices(server, 1) as (ada,):
        ada.http.cookies.set("queendom", cookie, domain="127.0.0.1", path="/api")
        assert {one["id"] for one in (await ada.get("/tables")).json()["tables"]} == set(before)
        for id, number in before.items():
            game = Game(ada, id)
            kept = (await ada.get(f"/tables/{id}")).json()
            assert kept["number"] >= number, "an acknowledged move is gone"
            await game.play(lambda: game.moves >= 2)  # noqa: B023
            assert game.moves or kept["stage"] == "over"


def test_sqlite_is_saved_while_people_play_and_restored(tmp_path: Path) -> None:
    variable, _, *command = shlex.split(told("backup"))
    assert variable == "QUEENDOM_DATABASE=sqlite:////var/lib/queendom/tables.db"
    assert command == ["backup", "copy.db"]
    copy, place = tmp_path / "copy.db", tmp_path / "tables.db"

    def back_up() -> None:
        code, said = run_command(tmp_path, "backup", str(copy), "--database", server.database)
        assert code == 0 and str(copy) in said, said

    with Server(tmp_path) as server:
        cookie, before = asyncio.run(back_up_while_playing(server, back_up))
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert sorted(one.name for one in tmp_path.glob("copy*")) == ["copy.db"], "one file, nothing beside it"
        server.stop()
    restore = re.search(r"systemctl stop queendom\n(.*?)systemctl start", backups(), re.S)
    assert restore is not None
    script = restore[1].replace("/var/lib/queendom/", f"{tmp_path}/").replace("copy.db", str(copy))
    subprocess.run(["sh", "-ec", script.replace("--owner=queendom ", "")], check=True)
    assert place.read_bytes() == copy.read_bytes() and not place.with_name("tables.db-wal").exists()
    with server:
        asyncio.run(go_on(server, cookie, before))


def test_a_backup_refuses_in_one_sentence_what_it_cannot_do(tmp_path: Path) -> None:
    def refused(*arguments: str) -> str:
        code, said = run_command(tmp_path, "backup", *arguments)
        assert code == 2 and said.startswith("queendom: ") and said.count("\n") == 1, said
        return said

    place, here = tmp_path / "tables.db", f"sqlite:///{tmp_path}/tables.db"
    assert "No such file" in refused(str(tmp_path / "copy.db"), "--database", here)
    assert not place.exists(), "nothing is made by looking"
    with sqlite3.connect(place) as made:
        made.execute("CREATE TABLE t (x)")
    (tmp_path / "there").write_text("mine")
    assert "exists already" in refused(str(tmp_path / "there"), "--database", here)
    assert (tmp_path / "there").read_text() == "mine"
    assert "pg_dump" in refused(str(tmp_path / "copy.db"), "--database", "postgresql://queendom@localhost/queendom")
    assert "could not be saved" in refused(str(tmp_path / "nowhere" / "copy.db"), "--database", here)
    # What is damaged is not taken for a backup.
    place.write_bytes(place.read_bytes()[:100] + os.urandom(8192))
    assert "could not be saved" in refused(str(tmp_path / "copy.db"), "--database", here)
    assert list(tmp_path.glob("copy*")) == []


@pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")
def test_postgres_is_saved_while_people_play_and_restored(tmp_path: Path, cluster: Cluster) -> None:
    programs, name = find_postgres(), uuid4().hex
    assert programs is not None
    database = cluster.database(name)
    copy, folder = tmp_path / "copy.dump", database.partition("?host=")[2]

    def run(line: str) -> None:
        program, *arguments = shlex.split(line.replace("copy.dump", str(copy)))
        arguments = [re.sub(r"^(--dbname=)?queendom$", rf"\g<1>{name}", one) for one in arguments]
        address = {"PGHOST": folder, "PGUSER": "queendom"}
        subprocess.run([str(programs / program), *arguments], check=True, env=os.environ | address)

    with Server(tmp_path, database) as server:
        cookie, before = asyncio.run(back_up_while_playing(server, lambda: run(told("pg_dump"))))
        server.stop()
    run(told("pg_restore"))
    with server:
        asyncio.run(go_on(server, cookie, before))


def test_a_page_that_has_seen_more_than_the_backup_goes_on_with_it(tmp_path: Path) -> None:
    """It asks for what comes after its last event; the restored table has not come so far."""
    copy, place = tmp_path / "copy.db", tmp_path / "tables.db"

    async def play(server: Server) -> tuple[str, str, int]:
        async with devices(server, 1) as (ada,):
            table = (await ada.create("winter-queen", "Ada", "Bo"))["id"]
            code, said = await asyncio.to_thread(
                run_command, tmp_path, "backup", str(copy), "--database", server.database
            )
            assert code == 0, said
            game = Game(ada, table)
            await game.play(lambda: game.moves >= 5)
            assert ada.cookie is not None
            return ada.cookie, table, game.number

    async def come_back(server: Server, cookie: str, table: str, number: int) -> None:
        async with devices(server, 1) as (ada,):
            ada.http.cookies.set("queendom", cookie, domain="127.0.0.1", path="/api")
            query = f"/api/tables/{table}/live?seat=0&after={number}"
            page = Page(await server.open_socket(query, {"cookie": f"queendom={cookie}"}), 0)
            try:
                view = await page.wait_for("view")
            except ConnectionClosed:
                pytest.fail("it is sent away")
            assert 0 < view["number"] < number and view["position"]["to_act"] is not None
            answer = await page.ask("play", seen=number, seat=0, action={"kind": "pass"})
            assert answer["type"] in ("stale", "refusal")
            await page.close()

    with Server(tmp_path) as server:
        told_then = asyncio.run(play(server))
        server.stop()
        for one in tmp_path.glob("tables.db*"):
            one.unlink()
        copy.rename(place)
        server.start()
        asyncio.run(come_back(server, *told_then))


@pytest.mark.full
def test_an_update_can_be_gone_back_on(tmp_path: Path) -> None:
    """The oldest database that there is: saved, served by this version and played on, then put back as it was."""
    version = VERSIONS[0]
    database = sqlite_copy(version, tmp_path)
    then = {one["name"]: one for one in seen(version).values()}
    copy, place = tmp_path / "copy.db", tmp_path / "tables.db"
    old = rows(place)
    code, said = run_command(tmp_path, "backup", str(copy), "--database", database)
    assert code == 0, said
    assert rows(copy) == old, "a backup is of the version that it was made of"
    game = then["bot-waits/winter-queen"]

    async def number(server: Server, at_least: int) -> int:
        async with devices(server, 1) as (ada,):
            ada.http.cookies.set("queendom", cookies(version)["ada"], domain="127.0.0.1", path="/api")
            page = await ada.look(game["id"], 1)
            answer = await page.play(any_action(page.now["legal"], random.Random(1)))
            assert answer["type"] == "ack" and answer["first_number"] == at_least + 1
            await page.close()
            found: int = answer["number"]
            return found

    for _ in range(2):  # the second time from the backup
        with Server(tmp_path, database) as server:
            assert asyncio.run(number(server, game["number"])) > game["number"]
            server.stop()
        assert rows(place) != old
        for one in tmp_path.glob("tables.db*"):
            one.unlink()
        shutil.copy(copy, place)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.stop()
    place = tmp_path / "tables.db"
    with closing(sqlite3.connect(place)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    before = rows(place)
    code, said = run_command(tmp_path, "serve", "--no-browser", "--port", "0", "--database", server.database)
    assert code == 2 and said.startswith("queendom: ") and "9999" in said and said.count("\n") == 1
    assert rows(place) == before


def rows(place: Path) -> dict[str, list[str]]:
    """Everything in a database."""
    with closing(sqlite3.connect(place)) as read:
        names = [name for (name,) in read.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(map(repr, read.execute(f'SELECT * FROM "{name}"'))) for name in sorted(names)}
