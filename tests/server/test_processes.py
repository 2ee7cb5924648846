"""Several processes on one PostgreSQL: what one has kept the others see and go on with, whatever becomes of the one."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from postgres import Cluster, find_postgres
from queendom.server.app import Settings, open_registry
from queendom.server.bot_pool import BotPool
from queendom.server.leases import Leases
from queendom.server.registry import TableRegistry
from queendom.store import Entry, Index, Store
from queendom.store.opening import open_store
from server.harness import PATIENCE, Device, Page, Server, any_action

pytestmark = [pytest.mark.slow, pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")]
#: Bots that take a while, so that they are still at it when their process dies.
SLOW_BOTS: dict[str, Any] = {"odd_bots": {"seconds": 0.3}}
#: Leases that soon run out, and others that do not while somebody waits for that.
SHORT_LEASES: dict[str, Any] = {"leases": 1.5}
LONG_LEASES: dict[str, Any] = {"leases": 2 * PATIENCE}
WINTER = "winter-queen"


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.database(uuid4().hex)


def server(folder: Path, database: str, tricks: dict[str, Any] | None = None) -> Server:
    folder.mkdir()
    return Server(folder, database, tricks)


def ask(database: str, question: str) -> Any:
    with psycopg.connect(database, autocommit=True) as connection:
        row = connection.execute(question.encode()).fetchone()
        assert row is not None
        return row[0]


def until(database: str, question: str, seconds: float = PATIENCE) -> float:
    """How long it takes until the database says yes. Nobody asks a server: that would wake it."""
    began = time.monotonic()
    while not ask(database, question):
        assert time.monotonic() < began + seconds, (question, ask(database, "SELECT count(*) FROM events"))
        time.sleep(0.05)
    return time.monotonic() - began


async def seated(here: Device, there: Device) -> tuple[str, Page, Page]:
    """A table whose first player is at one process, and the second at another; whose turn it is first."""
    table = await here.create(WINTER, "Ada", None, first=0)
    await there.join(table, "Béla")
    return table["id"], await here.look(table["id"], 0), await there.look(table["id"], 1)


async def until_closed(page: Page) -> None:
    with suppress(ConnectionClosed):
        while True:
            await page.hear()


def some_action(page: Page) -> dict[str, Any]:
    return any_action(page.now["legal"], random.Random(1))


# --- what another process has kept ---


def test_a_game_starts_with_numbers_that_came_to_two_processes(tmp_path: Path, database: str) -> None:
    """Both are opened at the same moment: one of them comes second, and starts the game."""
    numbers = [bytes([k]) * 32 for k in range(2)]
    promises = [sha256(number).hexdigest() for number in numbers]

    async def work(here: Server, there: Server) -> None:
        async with Device(here) as ada, Device(there) as bela:
            table = await ada.create(WINTER, "Ada", None, promise=promises[0])
            sit = {"invitation": table["invitation"], "name": "Béla", "promise": promises[1]}
            assert (await bela.command(table["id"], "sit", **sit))["type"] == "ack"
            opened = await asyncio.gather(
                *(
                    device.command(table["id"], "open-number", seat=seat, number=numbers[seat].hex())
                    for seat, device in enumerate((ada, bela))
                )
            )
            assert sorted(answer["number"] - answer["first_number"] for answer in opened) == [0, 2]
            for device in (ada, bela):
                now = (await device.get(f"/tables/{table['id']}")).json()
                assert now["stage"] == "running"
                assert [seat["number"] for seat in now["seats"]] == [number.hex() for number in numbers]

    with server(tmp_path / "here", database) as here, server(tmp_path / "there", database) as there:
        asyncio.run(work(here, there))


def test_a_move_is_heard_of_though_its_process_dies_with_the_commit(tmp_path: Path, database: str) -> None:
    """The second entry that it writes is the move: it is killed before it can tell anybody."""
    dying = {"die": {"moment": "after-commit", "nth": 2}}

    async def work(here: Server, there: Server) -> None:
        async with Device(here) as ada, Device(there) as bela:
            id, hers, his = await seated(ada, bela)
            await hers.send("play", seen=hers.number, seat=0, action=some_action(hers))
            await asyncio.to_thread(here.process.wait, PATIENCE)  # type: ignore[union-attr]
            async with asyncio.timeout(PATIENCE):
                while his.now.get("to_act") != 1:
                    await his.hear()
            assert his.now["legal"] is not None  # so he can go on
            assert (await bela.get(f"/tables/{id}")).json()["number"] == his.number
            again = await bela.look(id, 1)
            assert again.number == his.number
            assert (await again.play(some_action(again)))["type"] == "ack"
            for page in (hers, his, again):
                await page.close()

    with server(tmp_path / "here", database, dying) as here, server(tmp_path / "there", database) as there:
        asyncio.run(work(here, there))


def test_whoever_looks_sees_what_the_store_has(tmp_path: Path, database: str) -> None:
    """Even if no word of it came: by request, on a new socket, by `resume`; and commands are judged by it."""

    async def work(here: Server, there: Server) -> None:
        async with Device(here) as ada, Device(there) as elsewhere:
            table = await ada.create(WINTER, "Ada", "Béla", first=0)
            id, page, early = table["id"], await ada.look(table["id"], 0), await elsewhere.look(table["id"])

            async def play() -> int:
                legal = (await page.ask("look", seat=page.table["to_act"]))["legal"]
                ack = await page.play(any_action(legal, random.Random(1)), page.table["to_act"])
                await page.ask("resume", after=0)
                number: int = ack["number"]
                return number

            assert (await elsewhere.get(f"/tables/{id}/view")).json()["number"] < await play()
            assert (await elsewhere.get(f"/tables/{id}/view")).json()["number"] == page.number
            number = await play()
            assert early.number < number == (await early.ask("resume", after=0))["number"]
            number = await play()
            late = await elsewhere.look(id)
            assert late.number == number
            number, acting = await play(), page.table["to_act"]
            elsewhere.http.cookies.set("queendom", str(ada.cookie), domain="127.0.0.1", path="/api")
            legal = (await page.ask("look", seat=acting))["legal"]
            body = {"seen": number, "seat": acting, "action": any_action(legal, random.Random(1))}
            assert (await elsewhere.command(id, "play", **body))["type"] == "ack"
            for one in (page, early, late):
                await one.close()

    with server(tmp_path / "here", database) as here, server(tmp_path / "there", database, {"deaf": True}) as there:
        asyncio.run(work(here, there))


@asynccontextmanager
async def registries(database: str, number: int) -> AsyncIterator[list[TableRegistry]]:
    opened = [await open_registry(Settings(database)) for _ in range(number)]
    try:
        yield opened
    finally:
        for registry in opened:
            await registry.close()


async def keep_table(store: Store, *names: str) -> None:
    """Tables of two bots in the store, as another process leaves them; nobody has a lease of them."""
    from queendom.match.opening import open_table
    from queendom.server.clock import now
    from queendom.server.entries import packed

    for name in names:
        events, _ = open_table(
            name, game=WINTER, edition=None, options={}, first=0, position=None, seats=[{"bot": "random"}] * 2,
            host="ann", invitation="i", seed=bytes(32), hints=False,
        )  # fmt: skip
        await store.append(
            Entry(name, 1, len(events), packed(events), now(), None, None), Index(False, True, (), bot_to_act=True)
        )


def test_those_who_ask_at_once_share_a_read_and_nobody_gets_an_older_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Leases, "has", lambda *_: asyncio.sleep(0, False))  # no bots: only who asks reads

    async def work() -> None:
        async with registries(database, 1) as (registry,):
            await keep_table(registry.services.store, "t")
            first = await registry.live("t")
            began: list[float] = []
            honest = registry.services.store.read

            async def slow(table: str, after: int = 0) -> list[Entry]:
                began.append(time.monotonic())
                found = await honest(table, after)
                await asyncio.sleep(0.1)
                return found

            monkeypatch.setattr(registry.services.store, "read", slow)
            asked: list[tuple[float, float]] = []

            async def look() -> None:
                at = time.monotonic()
                assert await registry.live("t") is first
                asked.append((at, time.monotonic()))

            async with asyncio.TaskGroup() as group:
                for _ in range(4):
                    for _ in range(100):
                        group.create_task(look())
                    await asyncio.sleep(0.04)
            assert len(began) <= 4
            for at, answered in asked:
                assert any(at <= one <= answered for one in began)

    asyncio.run(work())


# --- bots of a process that died ---


def test_bots_go_on_elsewhere_when_their_process_is_killed(tmp_path: Path, database: str) -> None:
    """Nobody looks at the table, and nobody ever has at the other process."""

    async def begin(here: Server) -> None:
        async with Device(here) as ada:
            await ada.create(WINTER, "bot:busy", "bot:busy")

    tricks = SLOW_BOTS | SHORT_LEASES
    with server(tmp_path / "here", database, tricks) as here, server(tmp_path / "there", database, tricks):
        asyncio.run(begin(here))
        until(database, "SELECT count(*) > 3 FROM events")
        here.kill()
        before = ask(database, "SELECT count(*) FROM events")
        took = until(database, f"SELECT count(*) > {before + 2} FROM events")
        print(f"taken over after {took:.1f} s")


def test_bots_go_on_elsewhere_at_once_when_their_process_stops(tmp_path: Path, database: str) -> None:
    async def begin(here: Server) -> None:
        async with Device(here) as ada:
            await ada.create(WINTER, "bot:busy", "bot:busy")

    tricks = SLOW_BOTS | LONG_LEASES
    with server(tmp_path / "here", database, tricks) as here, server(tmp_path / "there", database, tricks):
        asyncio.run(begin(here))
        until(database, "SELECT count(*) > 3 FROM events")
        assert here.stop() == 0
        before = ask(database, "SELECT count(*) FROM events")
        until(database, f"SELECT count(*) > {before + 2} FROM events", LONG_LEASES["leases"] / 2)


@pytest.mark.parametrize("seats", [["Ada", "bot:random"], ["bot:random", "bot:random"]])
def test_a_process_may_die_with_the_very_commit(tmp_path: Path, database: str, seats: list[str]) -> None:
    """After a person's move that a bot is to answer, or with the opening of a table of bots."""
    nth = 2 if "Ada" in seats else 1
    dying = {"die": {"moment": "after-commit", "nth": nth}} | SHORT_LEASES

    async def begin(here: Server) -> None:
        async with Device(here) as ada:
            try:
                table = await ada.create(WINTER, *seats, first=0)
                page = await ada.look(table["id"], 0)
                await page.send("play", seen=page.number, seat=0, action=some_action(page))
                await until_closed(page)
            except httpx.TransportError:
                assert nth == 1
            await asyncio.to_thread(here.process.wait, PATIENCE)  # type: ignore[union-attr]

    with server(tmp_path / "here", database, dying) as here, server(tmp_path / "there", database, SHORT_LEASES):
        asyncio.run(begin(here))
        until(database, f"SELECT count(*) > {nth} FROM events")


def test_a_lease_is_there_while_a_bot_is_to_act_and_no_longer(tmp_path: Path, database: str) -> None:
    async def play(here: Server) -> None:
        async with Device(here) as ada:
            table = await ada.create(WINTER, "Ada", "bot:busy", first=0)
            page = await ada.look(table["id"], 0)
            for _ in range(2):
                assert ask(database, "SELECT count(*) FROM leases") == 0
                ack = await page.play(some_action(page))
                assert ask(database, "SELECT count(*) FROM leases") == 1
                while page.number <= ack["number"]:  # until the bot has played
                    await page.hear()
            assert ask(database, "SELECT count(*) FROM leases") == 0
            await page.close()
            with psycopg.connect(database, autocommit=True) as other:  # left behind by whoever did not need it
                other.execute("INSERT INTO leases (table_id, process, until) VALUES (%s, 'gone', 0)", [table["id"]])
                other.execute("INSERT INTO leases (table_id, process, until) VALUES ('nowhere', 'gone', 0)")
            await asyncio.to_thread(until, database, "SELECT count(*) = 0 FROM leases")

    with server(tmp_path / "here", database, SLOW_BOTS) as here:
        asyncio.run(play(here))


def test_a_lease_lasts_while_its_bot_waits_to_think(tmp_path: Path, database: str) -> None:
    """Longer than a lease does by itself: the other process lets it be."""
    pensive = {"odd_bots": {"seconds": 6.0, "deadline": 20.0}}

    async def begin(here: Server) -> None:
        async with Device(here) as ada:
            await ada.create(WINTER, "bot:busy", "bot:busy")

    with server(tmp_path / "here", database, pensive) as here, server(tmp_path / "there", database):
        asyncio.run(begin(here))
        owner = ask(database, "SELECT process FROM leases")
        enough = time.monotonic() + 5.5
        while time.monotonic() < enough:
            assert ask(database, "SELECT process FROM leases") == owner
            time.sleep(0.1)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_after_a_start_tables_are_opened_as_bots_can_think(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}" if kind == "sqlite" else request.getfixturevalue("database")
    waiting = 0
    going = asyncio.Event()
    honest = BotPool.choose

    async def choose(self: BotPool, name: str, *more: Any) -> Any:
        nonlocal waiting
        waiting += 1
        await going.wait()
        waiting -= 1
        return await honest(self, name, *more)

    monkeypatch.setattr(BotPool, "choose", choose)
    monkeypatch.setattr(BotPool, "crowded", property(lambda _: waiting >= 16))

    async def work() -> None:
        store = await open_store(database)
        await keep_table(store, *(f"t{number:03}" for number in range(100)))
        await store.close()
        async with registries(database, 1) as (registry,):
            async with asyncio.timeout(PATIENCE):
                while waiting < 16:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.5)
            # A few more may be on their way to a bot when the sixteenth waits.
            assert 16 <= waiting <= 40
            assert len(registry) <= 40
            going.set()
            async with asyncio.timeout(PATIENCE):
                while len(registry) < 100:
                    await asyncio.sleep(0.05)

    asyncio.run(work())
