"""The lists of tables follow from their logs, at every moment, and are made without reading these."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import orjson
import pytest
from pydantic import TypeAdapter
from sqlalchemy import create_engine, event, text

from queendom.kernel.actions import Action
from queendom.match.fold import fold
from queendom.match.table import Table
from queendom.server import registry as module
from queendom.server import wire
from queendom.server.app import Settings, open_registry
from queendom.server.entries import index_of, logged
from queendom.server.identity import Device as Person
from queendom.server.live_table import LiveTable
from queendom.server.messages import table_info
from queendom.server.registry import TableRegistry
from queendom.store import Entry, Store, StoreFailed
from queendom.store.sql import SqlStore
from server.harness import Device, Server, new_id, run_command
from support import share


@pytest.mark.slow
def test_lists_are_made_anew_from_the_logs(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def play() -> tuple[str, list[str]]:
        async with Device(server) as ada:
            await ada.create("winter-queen", "Ada", None)
            table = await ada.create("christina-regina", "Ada", "bot:greedy")
            over = await ada.create("winter-queen", "Ada", "bot:random")
            await ada.command(over["id"], "leave", seat=0)
            listed = [one["id"] for one in (await ada.get("/tables")).json()["tables"]]
            assert len(listed) == 3 and table["id"] in listed and listed[-1] == over["id"]
            return str(ada.cookie), listed

    async def look(cookie: str) -> list[str]:
        async with Device(server) as ada:
            ada.http.cookies.set("queendom", cookie, domain="127.0.0.1", path="/api")
            return [one["id"] for one in (await ada.get("/tables")).json()["tables"]]

    with server:
        cookie, listed = asyncio.run(play())
        server.stop()
        engine = create_engine(server.database)
        lists: list[Any] = []
        with engine.begin() as connection:
            lists.append(sorted(connection.execute(text("SELECT holder, table_id FROM holdings"))))
            lists.append(sorted(connection.execute(text("SELECT id, over, bots FROM tables"))))
            connection.execute(text("DELETE FROM holdings"))
            connection.execute(text("DELETE FROM tables"))
        code, said = run_command(tmp_path, "serve", "--rebuild-lists", "--database", server.database)
        assert code == 0 and "3 tables" in said
        with engine.begin() as connection:
            assert sorted(connection.execute(text("SELECT holder, table_id FROM holdings"))) == lists[0]
            assert sorted(connection.execute(text("SELECT id, over, bots FROM tables"))) == lists[1]
        engine.dispose()
        server.start()
        assert sorted(asyncio.run(look(cookie))) == sorted(listed)


def test_a_list_tells_when_something_happened_and_whether_by_a_person(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def listed(ada: Device) -> dict[str, tuple[int, bool]]:
        tables = (await ada.get("/tables")).json()["tables"]
        return {one["id"]: (one["changed"], one["touched"]) for one in tables}

    async def work() -> None:
        async with Device(server) as ada:
            began = time.time_ns() // 1_000_000
            fresh = (await ada.create("winter-queen", "Ada", "bot:random", first=1))["id"]
            left = (await ada.create("winter-queen", "Ada", "bot:random", first=0))["id"]
            opened = (await listed(ada))[left]
            await ada.command(left, "leave", seat=0)
            before = await listed(ada)
            assert [touched for _, touched in (before[fresh], opened, before[left])] == [False, False, True]
            assert began <= opened[0] <= before[left][0] <= time.time_ns() // 1_000_000
            while (await ada.get(f"/tables/{fresh}")).json()["to_act"] != 0:  # a bot's turn is nobody's touch
                await asyncio.sleep(0.02)
            before = await listed(ada)
            assert not before[fresh][1]
            server.stop()
            server.start()
            assert await listed(ada) == before  # read from the logs it is the same

    with server:
        asyncio.run(work())


# --- a list says what the logs say ---

ADA, BO, EVE = (Person.of(letter * 43) for letter in "ABE")
COMMAND: TypeAdapter[wire.Command] = TypeAdapter(wire.Command)
#: Events that leave the game as it is.
ASIDE = {"table", "sit", "stand", "leave", "return", "link", "hand-over", "rematch"}
GAMES = ("winter-queen", "christina-regina")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("cluster").database(uuid4().hex))


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 100))


@asynccontextmanager
async def registries(
    url: str, number: int = 1, rng: random.Random | None = None, start: bool = True
) -> AsyncIterator[list[TableRegistry]]:
    """As many processes as that. Their bots play anything."""
    luck = rng or random.Random(1)

    async def choose(_bot: str, look: Any, *_: Any) -> Action:
        chosen: Action = luck.choice(look().legal_actions())
        return chosen

    opened = [await open_registry(Settings(url), start) for _ in range(number)]
    try:
        for registry in opened:
            registry.services.bot_pool.choose = choose  # type: ignore[assignment,method-assign]
        yield opened
    finally:
        for registry in opened:
            await registry.close()


async def create(registry: TableRegistry, game: str, *seats: str | None, person: Person = ADA) -> LiveTable:
    kinds = [
        {"kind": "open"}
        if seat is None
        else {"kind": "bot", "bot": seat[4:]}
        if seat.startswith("bot:")
        else {"kind": "here", "name": seat}
        for seat in seats
    ]
    return await registry.create(person, wire.NewTable.model_validate({"id": new_id(), "game": game, "seats": kinds}))


async def do(registry: TableRegistry, id: str, person: Person, type: str, **parts: Any) -> dict[str, Any]:
    """Do a command, and return its answer, whatever it is."""
    answers: list[dict[str, Any]] = []
    command = COMMAND.validate_python({"type": type, "id": new_id(), **parts})
    await (await registry.live(id)).do(person, command, answers.append)
    return answers[0]


class Log(NamedTuple):
    """A table's log, and the table that it gives."""

    entries: list[Entry]
    table: Table

    @classmethod
    async def read(cls, store: Store, id: str) -> Log:
        entries = await store.read(id)
        return cls(entries, fold(id, map(logged, entries)))

    def listed(self, owner: str) -> dict[str, Any]:
        """The table as a list has to show it."""
        moves = [
            one.at for one in self.entries if any(event["type"] not in ASIDE for event in orjson.loads(one.events))
        ]
        return table_info(self.table, owner, ()) | {
            "opened": self.entries[0].at,
            "changed": self.entries[-1].at,
            "since": moves[-1] if self.table.stage == "running" else None,
            "touched": any(one.by is not None for one in self.entries[1:]),
            "put_away": False,
        }


async def check_lists(registry: TableRegistry) -> None:
    """Every list says what the logs say, in the right order, and has the device's own tables."""
    store = registry.services.store
    for person in (ADA, BO, EVE):
        while True:  # bots move in between
            logs = [await Log.read(store, id) for id in [id async for id in store.all_tables()]]
            listed = await registry.tables_of(person.owner)
            if [log.entries for log in logs] == [await store.read(log.table.id) for log in logs]:
                break
        own = [log for log in logs if person.owner == log.table.host or log.table.seats_of(person.owner)]
        expected = {log.table.id: log.listed(person.owner) for log in own}
        assert {one["id"]: one for one in orjson.loads(orjson.dumps(listed))} == orjson.loads(orjson.dumps(expected))
        assert listed == sorted(listed, key=place)


def place(listed: dict[str, Any]) -> tuple[int, int]:
    acting = listed["to_act"]
    seat = None if acting is None else listed["seats"][acting]
    is_mine = seat is not None and seat["yours"] and not seat["away"] and listed["stage"] == "running"
    return 0 if is_mine else ["", "running", "waiting", "over"].index(listed["stage"]), -listed["changed"]


class Walk:
    """Two people do whatever one can do at a table, at any of the processes."""

    def __init__(self, opened: list[TableRegistry], rng: random.Random) -> None:
        self.opened = opened
        self.rng = rng
        self.done: set[str] = set()

    async def do(self, id: str, person: Person, type: str, **parts: Any) -> dict[str, Any]:
        answer = await do(self.rng.choice(self.opened), id, person, type, **parts)
        if answer["type"] == "ack":
            self.done.add(type)
        return answer

    async def begin(self, game: str) -> str:
        kinds: list[list[str | None]] = [["bot:random"], ["Ann"], [None, "bot:random"], []]
        more = self.rng.choice(kinds)
        id = (await create(self.rng.choice(self.opened), game, "Ada", None, *more)).table.id
        table = (await self.opened[0].live(id)).table
        await self.do(id, BO, "sit", invitation=table.invitation, name="Bo")
        await self.do(id, BO, "leave", seat=1)
        await self.do(id, BO, "sit", invitation=table.invitation, name="Bo")
        if None in more:
            await self.do(id, ADA, "sit-bot", seat=2, bot="random")
        return id

    async def step(self, id: str) -> bool:
        """Something at a table; whether it was more than a move."""
        table = (await self.rng.choice(self.opened).live(id)).table
        persons = {ADA.owner: ADA, BO.owner: BO}
        mine = [(k, persons[seat.owner]) for k, seat in enumerate(table.seats) if seat.owner is not None]
        seat, person = self.rng.choice(mine)
        other = BO if person is ADA else ADA
        acting = table.to_act
        back = table.can_take_back
        if back in dict(mine) and self.rng.random() < 0.4:
            await self.do(id, dict(mine)[back], "take-back", seen=table.number, seat=back)
        elif self.rng.random() < 0.1:
            code = (await self.do(id, person, "link", seat=seat))["code"]
            await self.do(id, other, "claim", code=code)
        elif table.seats[seat].away:
            await self.do(id, person, "return", seat=seat)
        elif self.rng.random() < 0.1 and sum(1 for k, _ in mine if not table.seats[k].away) > 1:
            await self.do(id, person, "leave", seat=seat)
        elif acting is not None and table.seats[acting].owner is not None and not table.seats[acting].away:
            action = self.rng.choice(table.view(acting, ()).legal_actions())
            by = persons[str(table.seats[acting].owner)]
            move = table.rulebook.write_move(action)
            await self.do(id, by, "play", seen=table.number, seat=acting, action=move)
            return False
        else:
            await asyncio.sleep(0.005)  # a bot thinks
            return False
        return True

    async def play(self, game: str) -> None:
        id = await self.begin(game)
        while (await self.opened[0].live(id)).table.stage != "over":
            if await self.step(id) or self.rng.random() < 0.15:
                await check_lists(self.rng.choice(self.opened))
        answer = await self.do(id, ADA, "rematch")
        if answer["type"] == "refusal":  # all seats are the other one's by now
            await self.do(id, BO, "rematch")
        for registry in self.opened:
            await check_lists(registry)


@pytest.mark.randomised
@pytest.mark.parametrize("game", GAMES)
def test_a_list_says_what_the_log_says_after_every_command(sqlite_url: str, game: str) -> None:
    rng = random.Random(f"lists {game}")

    async def work() -> None:
        async with registries(sqlite_url, 1, rng) as opened:
            walk = Walk(opened, rng)
            for _ in range(max(2, share(8))):
                await walk.play(game)
        rare = {"take-back"} if game == "christina-regina" else set()  # hardly a turn there shows nothing new
        assert walk.done >= {"sit", "leave", "play", "take-back", "return", "link", "claim", "rematch"} - rare

    run(work)


@pytest.mark.slow
@pytest.mark.randomised
@pytest.mark.parametrize("game", GAMES)
def test_lists_of_two_processes_say_the_same(postgres_url: str, game: str) -> None:
    """What one of them keeps the other one lists at once."""
    rng = random.Random(f"two lists {game}")

    async def work() -> None:
        async with registries(postgres_url, 2, rng) as opened:
            for _ in range(share(6)):
                await Walk(opened, rng).play(game)

    run(work)


# --- and reads no log for it ---


async def stock(url: str, number: int) -> None:
    """Many tables of Ada in a database that no server has open: a few games, over and over again."""
    async with registries(url) as (registry,):
        store = registry.services.store
        kinds: list[list[Entry]] = []
        for seats in (("Ada", "Bo"), ("Ada", None), ("Ada", "bot:random"), ("Ada", "Bo")):
            live = await create(registry, "christina-regina", *seats)
            if len(kinds) == 3:
                for seat in range(2):
                    await do(registry, live.table.id, ADA, "leave", seat=seat)
            kinds.append(await store.read(live.table.id))
        tasks = []
        for k in range(number - len(kinds)):
            entries = kinds[k % len(kinds)]
            id = f"{k:029}"
            copied = [one._replace(table=id, command=f"{id}/{one.first}", at=one.at - k) for one in entries]
            index = index_of(fold(id, map(logged, copied)))
            tasks += [store.append(one, index) for one in copied]
        await asyncio.gather(*tasks)


def test_five_hundred_tables_are_listed_with_few_questions(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> Any:
        raise AssertionError("a log was read")

    async def work() -> None:
        await stock(sqlite_url, 500)
        async with registries(sqlite_url, start=False) as (registry,):
            store = registry.services.store
            assert isinstance(store, SqlStore)
            said: list[str] = []
            event.listen(store.reading, "before_cursor_execute", lambda *given: said.append(str(given[2])))
            with monkeypatch.context() as patched:
                patched.setattr(module, "_folded", never)
                patched.setattr(store, "read", never)
                listed = await registry.tables_of(ADA.owner)
            assert len(said) == 1
            assert len(listed) == len({one["id"] for one in listed}) == 500
            assert {one["stage"] for one in listed} == {"waiting", "running", "over"}
            assert listed == sorted(listed, key=place)
            assert not [one for one in listed if one["id"] in registry], "none of them was opened"

    run(work)


def test_only_those_who_are_connected_here_are_here(sqlite_url: str) -> None:
    """A table that is open in this process says who is there; it is not opened for that."""
    from server.in_process import InProcess

    async def work() -> None:
        host = InProcess(Path(sqlite_url.removeprefix("sqlite:///")).parent)
        async with Device(host) as ada:
            await host.enter()
            try:
                id = (await ada.create("winter-queen", "Ada", "Bo"))["id"]
                page = await ada.look(id, 0)
                [listed] = (await ada.get("/tables")).json()["tables"]
                assert [seat["here"] for seat in listed["seats"]] == [True, True]
                await page.close()
                [listed] = (await ada.get("/tables")).json()["tables"]
                assert [seat["here"] for seat in listed["seats"]] == [False, False]
            finally:
                await host.leave()

    run(work)


# --- tables of before ---


def forget_lists(url: str) -> None:
    """As a database is after the migration: nobody knows where its tables stand."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM summaries"))
        connection.execute(text("UPDATE tables SET stage = NULL, bot_since = NULL"))
        connection.execute(text("UPDATE events SET to_act = NULL"))
    engine.dispose()


def test_tables_of_before_are_read_once_and_listed_as_all_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    honest = module._folded

    def noted(id: str, entries: Any) -> Any:
        read.append(id)
        return honest(id, entries)

    monkeypatch.setattr(module, "_folded", noted)
    monkeypatch.setattr(module, "_FOLDED", 3)

    async def prepare() -> None:
        async with registries(sqlite_url) as opened:
            walk = Walk(opened, random.Random(3))
            for game in GAMES:
                id = await walk.begin(game)
                for _ in range(12):
                    await walk.step(id)
            for _ in range(3):
                await create(opened[0], "winter-queen", "Ada", "Bo")

    async def work() -> None:
        async with registries(sqlite_url) as (registry,):
            read.clear()
            assert [len(await registry.tables_of(ADA.owner)) for _ in range(3)] == [3, 5, 5], "a few at a time"
            assert len(read) == 5
            await check_lists(registry)
            # A process of before, which still runs beside us, knows neither summaries nor whose turn it is.
            store = registry.services.store
            live = await create(registry, "christina-regina", "Ada", "Bo", "Cy")
            acting = live.table.to_act
            assert acting is not None
            action = live.table.view(acting, ()).legal_actions()[0]
            events, after = live.table.at(live.table.changed_at + 5).play(acting, action)
            entry = Entry(
                after.id, live.table.number + 1, len(events), orjson.dumps(events), after.changed_at, ADA.owner
            )
            await store.append(entry)
            await check_lists(registry)
            await check_lists(registry)

    run(prepare)
    forget_lists(sqlite_url)
    run(work)


def test_a_table_that_cannot_be_read_is_left_out_of_the_list(sqlite_url: str) -> None:
    async def work() -> None:
        async with registries(sqlite_url) as (registry,):
            good = (await create(registry, "winter-queen", "Ada", "Bo")).table.id
            broken = (await create(registry, "winter-queen", "Ada", "Bo")).table
            forget_lists(sqlite_url)
            nonsense = Entry(broken.id, broken.number + 1, 1, b'[{"type":"nonsense"}]', broken.changed_at + 1)
            await registry.services.store.append(nonsense)
            assert [one["id"] for one in await registry.tables_of(ADA.owner)] == [good]

    run(work)


def test_a_store_that_fails_is_no_empty_list(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> Awaitable[Any]:
        raise StoreFailed("not now")

    async def work() -> None:
        async with registries(sqlite_url) as (registry,):
            await create(registry, "winter-queen", "Ada", "Bo")
            forget_lists(sqlite_url)
            monkeypatch.setattr(registry.services.store, "read", fail)
            with pytest.raises(StoreFailed):
                await registry.tables_of(ADA.owner)

    run(work)
