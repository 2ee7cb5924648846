"""What one visitor may ask for, at every door; and that several processes count together."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from postgres import Cluster, find_postgres
from queendom.errors import TableError
from queendom.server import doors as doors_module
from queendom.server import limits as limits_module
from queendom.server.address import household
from queendom.server.doors import Door, Doors, Space, Who
from queendom.server.limits import Limits, Quotas
from redis_server import find_redis, running_redis
from server.harness import PATIENCE, Device, Server, any_action, devices, free_port, knock, new_id
from server.in_process import InProcess
from server.raw import NotLetInError, upgrade


class Clock:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in (limits_module, doors_module):
        monkeypatch.setattr(module, "time", made)
    return made


# --- quotas ---


def test_so_many_at_once_then_as_many_as_come_back(clock: Clock) -> None:
    quotas = Quotas(3, 0.5)
    assert [quotas.wait("eve") for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    assert quotas.wait("ada") == 0.0, "others have theirs"
    clock.now += 1.5
    assert quotas.wait("eve") == pytest.approx(0.5) and quotas.missing("eve", 0) == 0.0
    clock.now += 0.5
    assert quotas.wait("eve") == 0.0 and quotas.wait("eve") == 2.0


def test_what_was_used_already_is_owed_up_to_an_end(clock: Clock) -> None:
    quotas = Quotas(10, 1)
    quotas.charge("eve", 12)
    assert quotas.missing("eve", 0) == 2.0
    quotas.charge("eve", 1_000_000)
    assert quotas.missing("eve", 0) == 10.0, "nobody waits longer than for all of it"


def test_only_who_uses_something_is_remembered(clock: Clock) -> None:
    quotas = Quotas(10, 1)
    for k in range(1000):
        quotas.wait(f"visitor {k}")
    quotas.charge("eve", 25)
    clock.now += 11
    quotas.wait("ada")
    assert len(quotas) == 2, "those whose bucket is full again are like those who never came"
    assert quotas.missing("eve", 5) > 0
    none = Quotas(0, 0)
    assert not any(none.wait("eve") for _ in range(100)) and len(none) == 0


def test_a_door_counts_devices_and_addresses(clock: Clock) -> None:
    door = Door(2, 5, 1 / 60)
    ada, eve = Who("ada", "home"), Who("eve", "home")
    assert [door.wait(ada) for _ in range(3)] == [0.0, 0.0, 30.0]
    assert [door.wait(eve) for _ in range(2)] == [0.0, 0.0]
    stranger = Who(None, "home")
    assert door.wait(stranger) == 0.0
    assert door.wait(Who("bela", "home")) == 12.0, "the address has had its five"
    assert door.wait(Who("bela", "elsewhere")) == 0.0, "and what was refused was not taken"


def test_a_newer_address_stands_for_its_network() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") != household("2001:db8:1:3::9")
    assert household("10.1.2.3") == "10.1.2.3" != household("10.1.2.4")
    assert household("local") == "local"


# --- what is open ---


def test_places_are_kept_for_those_who_were_promised_one(clock: Clock) -> None:
    space = Space(2, 3)
    ada, eve = Who("ada", "home"), Who("eve", "home")
    assert space.promise(ada) and space.promise(ada) and not space.promise(ada)
    space.open(ada)
    assert not space.is_free(ada), "one is open, one is promised"
    assert space.promise(eve) and not space.promise(Who("bela", "home")), "the address has three"
    clock.now += 20
    assert space.promise(ada), "a promise that nobody came for is over"
    space.open(ada)
    space.close(ada)
    space.close(ada)
    assert space.is_free(ada) and not space.device.here and not space.address.here


def test_what_others_have_open_counts_for_a_while(clock: Clock) -> None:
    limits = Limits(device_sockets=60)
    here, there = Doors(limits, "key"), Doors(limits, "key")
    eve = there.who("eve", "6.6.6.6")
    for _ in range(50):
        there.sockets.open(eve)
    for notice in there.notices():
        here.hear("there", notice)
    for _ in range(9):
        here.sockets.open(eve)
        here.check_space("sockets", eve)
    here.sockets.open(eve)
    with pytest.raises(TableError, match="sockets"):
        here.check_space("sockets", eve)
    clock.now += 5
    here.check_space("sockets", eve)  # there is nobody any more who says so
    here.notices()
    assert not here.sockets.device._there


# --- between processes ---


def test_heavy_users_are_named_to_others_and_nobody_else_is(clock: Clock) -> None:
    limits = Limits()
    here, there = Doors(limits, "key"), Doors(limits, "key")
    ada, eve = here.who("ada", "1.1.1.1"), here.who("eve", "6.6.6.6")
    here.enter("hints", ada)
    assert here.notices() == []
    for _ in range(30):
        here.enter("hints", eve)
    notices = here.notices()
    assert len(notices) == 1 and here.notices() == [], "once"
    there.hear("here", notices[0])
    with pytest.raises(TableError, match="hints"):
        there.enter("hints", there.who("eve", "6.6.6.6"))
    there.enter("hints", there.who("ada", "1.1.1.1"))
    assert there.notices() == [], "what was taken elsewhere is not told once more"
    stranger = Doors(limits, "another key")
    stranger.hear("here", notices[0])
    stranger.enter("hints", stranger.who("eve", "6.6.6.6"))


def test_who_goes_on_slowly_is_never_named_and_who_goes_on_fast_is(clock: Clock) -> None:
    doors = Doors(Limits(device_messages=100), "key")
    slow, fast = doors.who("ada", "1.1.1.1"), doors.who("eve", "6.6.6.6")
    told = ""
    for _ in range(600):
        clock.now += 0.1
        doors.requests.wait(slow, 0.5)  # five a second
        doors.requests.wait(fast, 9.0)  # ninety: allowed here, and too much if others do the same elsewhere
        told += "".join(doors.notices())
    assert fast.device is not None and fast.device in told
    assert slow.device is not None and slow.device not in told


def test_notices_are_short_few_and_tell_nobody_who_it_is(clock: Clock) -> None:
    doors = Doors(Limits(), "key")
    people = [(f"{k:040x}", f"10.{k // 256}.{k % 256}.7") for k in range(3000)]
    for k, (owner, address) in enumerate(people):
        doors.replays.charge(doors.who(owner, address), 20 if k == 77 else 10)
        for _ in range(4):
            doors.sockets.open(doors.who(owner, address))
    notices = doors.notices()
    text = "".join(notices)
    assert 0 < len(notices) < 12 and all(len(one.encode()) < 7_900 for one in notices)
    named = [one for notice in notices for one in json.loads(notice).get("took", [])]
    assert len(named) == 400 and doors.who(*people[77]).device in [one[1] for one in named]
    for owner, address in people:
        assert owner not in text and address not in text


@pytest.mark.parametrize(
    "notice",
    ["", "{", "[]", "null", '{"took":1}', '{"took":[1]}', '{"took":[["d:hints","eve"]]}', '{"took":[["d:hints",7,7]]}',
     '{"took":[["d:hints","eve",-1e9]]}', '{"took":[["d:nothing","eve",5]]}', '{"has":[["d:sockets","eve","x"]]}'],
)  # fmt: skip
def test_what_cannot_be_read_changes_nothing(notice: str) -> None:
    doors = Doors(Limits(), "key")
    doors.hear("elsewhere", notice)
    assert all(not len(quotas) for quotas in doors._quotas.values())
    assert not doors.sockets.device._there


BUSES = ["postgres", pytest.param("redis", marks=pytest.mark.full)]


@pytest.fixture
def bus(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    if request.param == "postgres":
        yield []
        return
    with running_redis(free_port()) as redis:
        yield ["--bus", redis.url]


@pytest.mark.slow
@pytest.mark.skipif(find_postgres() is None or find_redis() is None, reason="needs PostgreSQL and Redis")
@pytest.mark.parametrize("bus", BUSES, indirect=True)
def test_whoever_had_enough_at_one_process_has_no_more_at_another(
    tmp_path: Path, cluster: Cluster, bus: list[str]
) -> None:
    database = cluster.database(uuid4().hex)
    arguments = [*bus, "--limit", "device-tables=10", "--limit", "table-seconds=600", "--limit", "device-sockets=6"]

    def server(name: str) -> Server:
        (tmp_path / name).mkdir()
        return Server(tmp_path / name, database, arguments=arguments, limits=True)

    async def work(here: Server, there: Server) -> None:
        async with Device(here) as eve, Device(there) as same, Device(there) as ada:
            table = await eve.create("winter-queen", "Eve", "Bo")
            same.http.cookies.set("queendom", str(eve.cookie), domain="127.0.0.1", path="/api")
            for _ in range(10):
                body = {"id": new_id(), "game": "winter-queen", "seats": [{"kind": "here", "name": "Eve"}] * 2}
                await eve.http.post("/api/tables", json=body)

            async def refused() -> httpx.Response | None:
                body = {"id": new_id(), "game": "winter-queen", "seats": [{"kind": "here", "name": "Eve"}] * 2}
                answer = await same.http.post("/api/tables", json=body)
                return answer if answer.status_code == 429 else None

            answer = await until(refused)
            arguments = answer.json()["arguments"]
            assert arguments["what"] == "tables" and int(answer.headers["retry-after"]) == arguments["seconds"] > 60
            await ada.create("winter-queen", "Ada", "Bo")  # her limits are her own
            pages = [await eve.look(table["id"], 0) for _ in range(6)]

            async def is_shut() -> dict[str, Any] | None:
                status, said = await knock(there, table["id"], "?seat=0", cookie=f"queendom={eve.cookie}")
                return said if status == 429 else None

            said = await until(is_shut)
            assert said["arguments"] == {"what": "sockets", "seconds": 10}
            for page in pages:
                await page.close()

            async def is_open() -> bool:
                return not await is_shut()

            await until(is_open)

    with server("a") as here, server("b") as there:
        asyncio.run(work(here, there))


async def until(ask: Callable[[], Awaitable[Any]]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not (found := await ask()):
            await asyncio.sleep(0.1)
    return found


# --- every door ---


def check_wait(answer: httpx.Response, what: str) -> int:
    """A refusal that says how long to wait; returns the seconds."""
    said = answer.json()
    assert (answer.status_code, said["type"], said["key"]) == (429, "refusal", "too-many"), said
    assert said["arguments"]["what"] == what
    seconds = int(answer.headers["retry-after"])
    assert seconds == said["arguments"]["seconds"] >= 1
    return seconds


WINTER_POSITION = {
    "game": "winter-queen",
    "domain": {"a2": "yellow", "c1": None, "c4": None, "c7": None, "e2": "blue"},
    "holders": [["red"], ["blue"], ["green"]],
}


def test_positions_have_an_end_and_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with devices(InProcess(tmp_path, limits=Limits(address_positions=60)), 2) as (eve, ada):

            async def ask(device: Device) -> httpx.Response:
                return await device.http.post("/api/positions", json={"position": WINTER_POSITION})

            answers = [await ask(eve) for _ in range(63)]
            assert [one.status_code for one in answers[:60]] == [200] * 60
            refused = next(one for one in answers if one.status_code == 429)
            seconds = check_wait(refused, "positions")
            assert seconds <= 2
            await asyncio.sleep(seconds)
            assert (await ask(eve)).status_code == 200
            assert (await ada.get("/games")).status_code == 200

    asyncio.run(work())


def test_replays_have_an_end(tmp_path: Path) -> None:
    """Of records that are sent and of tables, counted together; even a wrong record has to be looked at."""

    async def work() -> None:
        async with devices(InProcess(tmp_path, limits=Limits(device_replays=5, address_replays=8)), 2) as (eve, ada):
            tables = [await device.create("winter-queen", "Eve", "Bo") for device in (eve, ada)]

            async def ask(device: Device, number: int) -> httpx.Response:
                if number % 2:
                    return await device.get(f"/tables/{tables[0]['id']}/replay")
                return await device.http.post("/api/replays", json={"record": {}, "eyes": "all"})

            assert all([(await ask(eve, k)).status_code in (409, 422) for k in range(5)])
            for k in (0, 1):
                check_wait(await ask(eve, k), "replays")
            assert [(await ask(ada, k)).status_code for k in range(4)] == [422, 409, 422, 429]

    asyncio.run(work())


def test_hints_have_an_end_and_the_same_one_costs_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with devices(InProcess(tmp_path, limits=Limits(device_hints=2)), 1) as (eve,):
            table = await eve.create("winter-queen", "Eve", "Bo", hints=True, first=0)
            page = await eve.look(table["id"], 0)
            luck = random.Random(1)
            for turn in range(3):
                acting = page.table["to_act"]
                for _ in range(3):
                    answer = await page.ask("hint", seat=acting, seen=page.number)
                    if turn < 2:
                        assert answer["type"] == "hint", answer
                    else:
                        assert (answer["type"], answer["key"]) == ("refusal", "too-many")
                        assert answer["arguments"]["what"] == "hints" and 1 <= answer["arguments"]["seconds"] <= 30
                legal = (await page.ask("look", seat=acting))["legal"]
                assert (await page.play(any_action(legal, luck), acting))["type"] == "ack", "playing goes on"
                await page.ask("resume", after=0)
            await page.close()

    asyncio.run(work())


BOTS = [{"kind": "bot", "bot": "busy"}, {"kind": "bot", "bot": "busy"}]


@pytest.mark.full
@pytest.mark.slow
def test_bots_play_among_themselves_at_a_few_tables_at_a_time(tmp_path: Path) -> None:
    """Opened at once, opened with an open seat that a bot takes last, and again when one of them is over."""
    arguments = ["--limit", "device-bot-tables=3", "--limit", "address-bot-tables=5"]
    slow = {"odd_bots": {"seconds": 0.05}}
    with Server(tmp_path, tricks=slow, arguments=arguments, limits=True) as server:

        async def opened(device: Device, *seats: dict[str, str]) -> httpx.Response:
            body = {"id": new_id(), "game": "winter-queen", "seats": list(seats)}
            return await device.http.post("/api/tables", json=body)

        async def work() -> None:
            async with devices(server, 3) as (eve, ada, zoe):
                await eve.create("winter-queen", "Eve", "bot:random")  # with people: as many as one likes
                answers = await asyncio.gather(*(opened(eve, *BOTS) for _ in range(10)))
                codes = sorted(one.status_code for one in answers)
                assert codes == [201] * 3 + [429] * 7, codes
                for one in answers:
                    if one.status_code == 429:
                        check_wait(one, "bot-tables")
                waiting = (await opened(eve, BOTS[0], {"kind": "open"})).json()["id"]
                refused = await eve.command(waiting, "sit-bot", seat=1, bot="busy")
                assert (refused["type"], refused["arguments"]["what"]) == ("refusal", "bot-tables")
                assert (await eve.command(waiting, "sit", invitation=None, name="x"))["type"] == "refusal"
                more = [(await opened(ada, *BOTS)).status_code for _ in range(3)]
                assert more == [201, 201, 429], "the address has five"
                assert (await opened(zoe, *BOTS)).status_code == 429
                await eve.create("winter-queen", "Eve", "bot:random")

                async def has_room() -> bool:
                    answer = await eve.command(waiting, "sit-bot", seat=1, bot="busy")
                    return bool(answer["type"] == "ack")

                await until(has_room)  # when one of them is over

        asyncio.run(work())


def test_an_address_has_so_many_sockets_however_many_devices_it_makes(tmp_path: Path) -> None:
    with Server(tmp_path, arguments=["--limit", "address-sockets=5"], limits=True) as server, ExitStack() as stack:

        async def made() -> str:
            async with devices(server, 1) as (ada,):
                return str((await ada.create("winter-queen", "Ada", "Bo"))["id"])

        id = asyncio.run(made())
        plugs = [stack.enter_context(upgrade(server, id, source="127.0.0.7")) for _ in range(5)]
        with pytest.raises(NotLetInError, match="too-many"):
            upgrade(server, id, source="127.0.0.7")
        transport = httpx.HTTPTransport(local_address="127.0.0.7")
        with httpx.Client(base_url=server.address, transport=transport) as page:
            answer = page.get(f"/api/tables/{id}/live")  # why, for a page, which a browser does not tell
            assert check_wait(answer, "sockets") == 10
            with upgrade(server, id, source="127.0.0.8"):
                pass
            plugs[0].close()
            until_time = time.monotonic() + PATIENCE
            while page.get(f"/api/tables/{id}/live").status_code != 200 and time.monotonic() < until_time:
                time.sleep(0.05)
            assert page.get(f"/api/tables/{id}/live").json()["id"] == id


def test_bytes_have_an_end_both_ways(tmp_path: Path) -> None:
    arguments = ["--limit", "address-upload-kb=200", "--limit", "address-download-kb=600"]
    with Server(tmp_path, arguments=arguments, limits=True) as server:

        def asking(source: str) -> httpx.Client:
            transport = httpx.HTTPTransport(local_address=source)
            return httpx.Client(base_url=server.address, transport=transport, timeout=PATIENCE)

        with asking("127.0.0.11") as eve:
            heavy = {"record": {"note": "x" * 50_000}, "eyes": "all"}
            statuses = [eve.post("/api/replays", json=heavy) for _ in range(12)]
            assert statuses[0].status_code == 422
            check_wait(statuses[-1], "uploads")
        with asking("127.0.0.12") as eve:
            for _ in range(200):
                answer = eve.get("/api/openapi.json")
                if answer.status_code == 429:
                    break
            check_wait(answer, "downloads")
            assert eve.get("/api/health").status_code == 200
        with asking("127.0.0.13") as ada:
            assert ada.get("/api/games").status_code == 200


def test_a_socket_that_asks_for_too_much_is_read_later(tmp_path: Path) -> None:
    """Asked again and again for everything: the answers come at the pace of its limit, and the socket stays."""
    limits = Limits(address_download_kb=600)

    async def work() -> None:
        async with devices(InProcess(tmp_path, limits=limits), 2) as (ada, eve):
            table = await ada.create("winter-queen", "Ada", "Bo")
            page = await eve.look(table["id"])
            size = len(page.raw[-1])
            began = time.monotonic()
            waited = 0.0
            for _ in range(round(660_000 / size)):
                asked = time.monotonic()
                await page.ask("resume", after=0)
                waited = max(waited, time.monotonic() - asked)
            # 600 kB at once, and ten more every second.
            assert waited > 0.8 and time.monotonic() - began < PATIENCE
            await page.close()

    asyncio.run(work())
