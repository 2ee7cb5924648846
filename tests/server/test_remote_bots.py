"""`queendom think`: bots that think on other machines, through a real PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psutil
import psycopg
import pytest

from postgres import Cluster, find_postgres
from server.harness import PATIENCE, Page, Server, any_action, devices, free_port
from server.scraping import scraped, value
from server.zygote import forked

pytestmark = [pytest.mark.slow, pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")]


class Thinking:
    """`queendom think` as a process."""

    def __init__(self, folder: Path, database: str, *arguments: str) -> None:
        self.log = folder / f"think-{uuid4().hex[:6]}.log"
        self.process = forked(Server.launcher, ["{}", "think", "--database", database, *arguments], self.log)

    @property
    def children(self) -> list[psutil.Process]:
        return [*psutil.Process(self.process.pid).children()]

    def kill(self) -> None:
        """As if its machine had been switched off."""
        last = self.children
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        for child in last:  # those that were held notice now
            with contextlib.suppress(psutil.NoSuchProcess):
                child.resume()
        assert not psutil.wait_procs(last, PATIENCE)[1], "its processes end with it"

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)


@contextmanager
def thinking(folder: Path, database: str, *arguments: str) -> Iterator[Thinking]:
    made = Thinking(folder, database, *arguments)
    try:
        yield made
    finally:
        if made.process.poll() is None:
            made.process.kill()
            made.process.wait(PATIENCE)


class House:
    """A server that lets others think, and its figures."""

    def __init__(self, folder: Path, database: str, *arguments: str) -> None:
        self.metrics = f"127.0.0.1:{free_port()}"
        more = ["--remote-bots", "--metrics", self.metrics, *arguments]
        self.server = Server(folder, database, arguments=more)
        self.database = database

    def figure(self, name: str, **labels: str) -> float:
        return value(scraped(self.metrics), name, **labels)

    async def until(self, true: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end
            await asyncio.sleep(0.02)

    async def until_room(self, room: int) -> None:
        await self.until(lambda: self.figure("bot_room", place="remote") == room)

    def rows(self) -> list[tuple[bool, bool]]:
        """Thoughts in the database: whether each is taken, and answered."""
        with psycopg.connect(self.database) as connection:
            query = "SELECT taken_by IS NOT NULL, answer IS NOT NULL FROM thoughts"
            return [(bool(taken), bool(answered)) for taken, answered in connection.execute(query).fetchall()]

    def play(self, work: Callable[[Page], Awaitable[None]], bot: str = "master") -> None:
        async def run() -> None:
            async with devices(self.server, 1) as (ada,):
                await self.until_room(1)
                table = await ada.create("christina-regina", "Ada", f"bot:{bot}", first=0, hints=True)
                page = await ada.look(table["id"], 0)
                await work(page)
                await page.close()

        asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE))


async def turn(page: Page) -> None:
    answer = await page.play(any_action(page.now["legal"], random.Random(page.number)))
    assert answer["type"] == "ack", answer
    while page.number <= answer["number"] or page.now["legal"] is None:
        await page.hear()


def test_bots_think_elsewhere_and_leave_no_rows(tmp_path: Path, cluster: Cluster) -> None:
    house = House(tmp_path, cluster.database(uuid4().hex))

    async def work(page: Page) -> None:
        for _ in range(3):
            await turn(page)
        hint = await page.ask("hint", seat=0, seen=page.number)
        assert hint["type"] == "hint" and hint["advice"]
        assert house.figure("thoughts_total", place="remote", outcome="done") == 4
        assert house.figure("thoughts_total", place="threads", outcome="done") == 0
        assert house.rows() == []

    with house.server, thinking(tmp_path, house.database, "--processes", "1") as one:
        house.play(work)
        assert one.stop() == 0
        asyncio.run(house.until_room(0))
        assert "bot failed" not in house.server.logged()
        logged = one.log.read_text()
        assert "Traceback" not in logged and '"error"' not in logged, logged


@pytest.mark.full
def test_whoever_dies_is_followed_by_another_within_five_seconds(tmp_path: Path, cluster: Cluster) -> None:
    house = House(tmp_path, cluster.database(uuid4().hex))

    async def work(page: Page) -> None:
        await turn(page)
        for child in first.children:
            child.suspend()  # in mid-thought for certain
        asked = asyncio.create_task(turn(page))
        await house.until(lambda: house.rows() == [(True, False)])
        with thinking(tmp_path, house.database, "--processes", "1") as second:
            await house.until_room(2)
            assert not asked.done()
            first.kill()
            died = time.monotonic()
            await asked
            print(f"another one had answered {time.monotonic() - died:.1f} s after its thinker died")
            # The deadline of the thought is ten seconds: had nobody taken it, somebody quick would have played.
            assert house.figure("thoughts_total", place="remote", outcome="done") == 2
            assert house.rows() == []
            # When all are gone, the server thinks itself, also about what they had.
            await house.until_room(1)
            for child in second.children:
                child.suspend()
            asked = asyncio.create_task(turn(page))
            await house.until(lambda: house.rows() == [(True, False)])
            second.kill()
            await asked
        assert house.figure("thoughts_total", place="remote", outcome="again") == 1
        assert house.figure("thoughts_total", place="threads", outcome="done") == 1
        assert house.figure("thoughts_total", place="remote", outcome="overdue") == 0
        await house.until(lambda: house.rows() == [])

    with house.server, thinking(tmp_path, house.database, "--processes", "1") as first:
        house.play(work)
        assert "bot failed" not in house.server.logged() and "bot overdue" not in house.server.logged()


@pytest.mark.full
def test_a_database_that_restarts_holds_up_nobody(tmp_path: Path, cluster: Cluster) -> None:
    """Its thoughts are lost with the crash: they are thought again, here or there."""
    house = House(tmp_path, cluster.database(uuid4().hex))

    async def work(page: Page) -> None:
        await turn(page)
        with psycopg.connect(house.database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await turn(page)
        await house.until_room(1)
        await turn(page)
        done = [house.figure("thoughts_total", place=one, outcome="done") for one in ("remote", "threads")]
        assert sum(done) == 3 and done[0] >= 2

    with house.server, thinking(tmp_path, house.database, "--processes", "1"):
        house.play(work)
        assert "bot failed" not in house.server.logged() and "bot overdue" not in house.server.logged()


def test_rows_that_nobody_waits_for_are_removed(tmp_path: Path, cluster: Cluster) -> None:
    """A server that is killed leaves them behind; whoever thinks removes them, and takes none of another form."""
    house = House(tmp_path, cluster.database(uuid4().hex))
    with house.server:
        pass
    with psycopg.connect(house.database, autocommit=True) as connection:
        for id, form, asked in (("old", "other", 0), ("new", "other", 2**60)):
            connection.execute(
                "INSERT INTO thoughts (id, form, game, asked, payload) VALUES (%s, %s, '', %s, '')", (id, form, asked)
            )
        with thinking(tmp_path, house.database, "--processes", "1") as one:
            until = time.monotonic() + PATIENCE
            while connection.execute("SELECT id, taken_by FROM thoughts").fetchall() != [("new", None)]:
                assert time.monotonic() < until
                time.sleep(0.05)
            assert one.stop() == 0


def test_sqlite_cannot_be_shared(tmp_path: Path) -> None:
    server = Server(tmp_path, arguments=["--remote-bots"])
    server.start(wait=False)
    assert server.process is not None and server.process.wait(PATIENCE) == 2
    assert "PostgreSQL" in server.logged()
    one = Thinking(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}")
    assert one.process.wait(PATIENCE) == 2
    assert "PostgreSQL" in one.log.read_text()
    nowhere = Thinking(tmp_path, "postgresql://nobody@127.0.0.1:1/nothing")
    assert nowhere.process.wait(PATIENCE) == 2
    assert "nobody" in nowhere.log.read_text() and "Traceback" not in nowhere.log.read_text()
