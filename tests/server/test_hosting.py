"""What hosts do at their tables: send people away, withdraw the invitation, change what is played, remove the table."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from postgres import Cluster, find_postgres
from server.harness import Device, Page, Server, any_action, devices, knock, new_id, run_command
from server.in_process import InProcess
from server.test_table_commands import ATTEMPT, CHRISTINA, SWAP, WINTER, At, check_refusal

pytestmark = pytest.mark.slow

Json = dict[str, Any]
KEPT_HOST: Json = {"kind": "kept", "seat": 0}
OPEN: Json = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> InProcess:
    return InProcess(tmp_path_factory.mktemp("hosting"))


async def lost_by(page: Page, key: str, seat: int) -> Json:
    """The notice that a seat is lost, then the view of whoever has none."""
    notice = await page.wait_for("notice")
    assert (notice["key"], notice["arguments"]) == (key, {"seat": seat})
    view = await page.wait_for("view")
    assert view["seat"] is None and view["legal"] is None
    return view


def kinds(info: Json) -> list[str]:
    return [f"{seat['kind']} {seat['name']}".strip() for seat in info["seats"]]


async def invitation(at: At) -> str:
    found: str = (await at.info())["invitation"]
    return found


# --- sending somebody away ---


def test_somebody_is_sent_away_and_sees_from_then_on_what_everybody_sees(server: InProcess) -> None:
    """Their sockets stay open: the one that looked through the seat, and one that looked from nowhere."""

    async def work() -> None:
        async with devices(server, 4) as (ada, bela, cleo, eve):
            table = await ada.create(CHRISTINA, "Ada", None, None, first=1)
            at = At(ada, table)
            await bela.join(table, "Béla", 1)
            pages = [await bela.look(at.id, 1), await bela.look(at.id)]
            watcher = await eve.look(at.id)
            ack = await at.do("free-seat", seat=1)
            assert ack["type"] == "ack"
            view = await lost_by(pages[0], "seat-closed", 1)
            assert view["table"]["invitation"] is None
            assert kinds(await at.info()) == ["person Ada", "open", "open"]
            assert (await bela.get("/tables")).json() == {"tables": [], "older": 0}
            # Not with what they know: the invitation is another one now.
            refused = await At(bela, table).do("sit", invitation=table["invitation"], name="Béla")
            check_refusal(refused, "invitation-withdrawn")
            assert refused["arguments"] == {}
            new = await invitation(at)
            assert new != table["invitation"]
            await cleo.join({**table, "invitation": new}, "Cleo", 1)
            hers = await cleo.look(at.id, 1)
            assert (await at.do("sit-bot", seat=2, bot="random"))["type"] == "ack"
            number = (await at.info())["number"]
            for page in (*pages, watcher, hers):
                while page.number < number:
                    await page.hear()
            assert hers.now["position"]["factions"][1] is not None
            for page in pages:
                assert page.now["position"] == watcher.now["position"]
                assert page.now["position"]["factions"] == [None, None, None]
                assert {k: page.events[k] for k in watcher.events} == watcher.events
                check_refusal(await page.ask("look", seat=1), "seat-not-yours")
                check_refusal(
                    await page.ask("play", seen=page.number, seat=1, action=ATTEMPT | {"victim": 0}), "seat-not-yours"
                )
            assert new not in "".join([*pages[0].raw, *pages[1].raw, *watcher.raw])

    asyncio.run(work())


def test_a_seat_of_a_bot_is_opened_again_and_the_link_stays(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = await ada.create(WINTER, "Ada", "bot:random", None)
            at = At(ada, table)
            assert (await at.do("free-seat", seat=1))["type"] == "ack"
            assert kinds(await at.info()) == ["person Ada", "open", "open"]
            check_refusal(await at.do("free-seat", seat=1), "seat-open")
            check_refusal(await at.do("free-seat", seat=7), "no-such-seat")
            assert await bela.join(table, "Béla", 1) == 1

    asyncio.run(work())


def test_a_link_to_another_device_ends_with_the_seat(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bela, phone):
            table = await ada.create(WINTER, "Ada", None, None)
            at, across = At(ada, table), At(bela, table)
            await bela.join(table, "Béla", 1)
            code = (await across.do("link", seat=1))["code"]
            assert (await at.do("free-seat", seat=1))["type"] == "ack"
            check_refusal(await At(phone, table).do("claim", code=code), "link-wrong")

    asyncio.run(work())


# --- the invitation ---


def test_an_invitation_brings_one_seat_to_a_device_and_as_many_as_it_likes_to_the_hosts(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bela, cleo):
            table = await ada.create(WINTER, "Ada", None, None, None)
            across = At(bela, table)
            await bela.join(table, "Béla", 1)
            before = await across.view()
            check_refusal(await across.do("sit", invitation=table["invitation"], name="Beth"), "seated-already")
            assert await across.view() == before
            # Whoever wants another seat stands up first; the invitation works for a seat that is open again.
            assert (await across.do("leave", seat=1))["type"] == "ack"
            assert await bela.join(table, "Béla", 3) == 3
            assert await ada.join(table, "Anna") == 1
            assert await cleo.join(table, "Cleo") == 2
            assert (await across.info())["stage"] == "running"

    asyncio.run(work())


def test_a_renewed_invitation_is_told_to_those_who_sit_there(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 4) as (ada, bela, cleo, eve):
            table = await ada.create(WINTER, "Ada", None, None, None)
            at = At(ada, table)
            await bela.join(table, "Béla")
            his, watcher = await bela.look(at.id, 1), await eve.look(at.id)
            id = new_id()
            ack = await at.do("renew-invitation", id=id)
            assert await at.do("renew-invitation", id=id) == ack, "asked for again it is the same one"
            new = (await his.wait_for("events"))["table"]["invitation"]
            assert new == await invitation(at) != table["invitation"]
            step = await watcher.wait_for("events")
            assert step["events"] == [{"type": "renew-invitation"}] and step["table"]["invitation"] is None
            check_refusal(
                await At(cleo, table).do("sit", invitation=table["invitation"], name="C"), "invitation-withdrawn"
            )
            assert await cleo.join({**table, "invitation": new}, "Cleo") == 2
            assert new not in "".join(watcher.raw)

    asyncio.run(work())


# --- changing the table ---


def test_everybody_sees_what_the_host_changes(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bela, eve):
            table = await ada.create(WINTER, "Ada", None, first=1)
            at = At(ada, table)
            await bela.join(await wider(at), "Béla", 2)
            his, watcher = await bela.look(at.id, 2), await eve.look(at.id)
            wanted: Json = {"edition": "lattice", "options": {"scores": "open"}, "first": None, "hints": True}
            assert (await at.do("set-up", **wanted))["type"] == "ack"
            for page in (his, watcher):
                step = await page.wait_for("events")
                (event,) = step["events"]
                info = step["table"]
                for told in (event, info):
                    assert (told["edition"], told["first"], told["hints"]) == ("lattice", None, True)
                    assert told["options"] == table["options"] | {"scores": "open"}, "what is not named stays"
                assert event["seats"] == [{"was": 0}, {"was": 1}, {"was": 2}]
                assert kinds(info) == ["person Ada", "open", "person Béla"]
            assert his.table["seats"][2]["here"], "who is there stays known"

    asyncio.run(work())


async def wider(at: At) -> Json:
    """The table with a third seat."""
    assert (await at.do("set-up", seats=[KEPT_HOST, OPEN, OPEN]))["type"] == "ack"
    return await at.info()


def test_seats_go_come_and_change_places_and_people_go_with_them(server: InProcess) -> None:
    """In the end no seat is open: the game starts, and each sees through the seat that is theirs now."""

    async def work() -> None:
        async with devices(server, 4) as (ada, bela, phone, eve):
            table = await ada.create(CHRISTINA, "Ada", None, None, None, first=3)
            at, across = At(ada, table), At(bela, table)
            await bela.join(table, "Béla", 3)
            hers, his, watcher = await ada.look(at.id, 0), await bela.look(at.id, 3), await eve.look(at.id)
            code = (await across.do("link", seat=3))["code"]
            kept: Json = {"kind": "kept", "seat": 3}
            bot: Json = {"kind": "bot", "bot": "random"}
            here: Json = {"kind": "here", "name": "Anna"}
            assert (await at.do("set-up", seats=[KEPT_HOST, OPEN, kept]))["type"] == "ack"
            assert (await his.wait_for("view"))["seat"] == 2
            info = await across.info()
            assert kinds(info) == ["person Ada", "open", "person Béla"]
            assert info["first"] == 2, "who was to begin still is"
            check_refusal(await across.do("leave", seat=3), "no-such-seat")
            number = (await at.do("set-up", seats=[kept | {"seat": 2}, bot, here, KEPT_HOST]))["number"]
            assert (await hers.wait_for("view"))["seat"] == 3 and (await his.wait_for("view"))["seat"] == 0
            info = await across.info()
            assert info["stage"] == "running" and info["number"] == number
            assert kinds(info) == ["person Béla", "bot random", "person Anna", "person Ada"]
            while watcher.number < number:
                await watcher.hear()
            for page, seat in ((his, 0), (hers, 3)):
                assert [k for k, colour in enumerate(page.now["position"]["factions"]) if colour] == [seat]
                deals = [json.loads(text) for text in page.raw if '"deal"' in text]
                told = [event["factions"] for one in deals for event in one["events"] if event["type"] == "deal"]
                assert told and all([k for k, one in enumerate(faction) if one] == [seat] for faction in told)
            assert watcher.now["position"]["factions"] == [None] * 4
            # The link followed its seat.
            assert (await At(phone, table).do("claim", code=code))["seat"] == 0

    asyncio.run(work())


REFUSED: dict[str, tuple[Json, str]] = {
    "an edition that there is not": ({"edition": "court"}, "unknown-edition"),
    "an option that there is not": ({"options": {"memory-aid": "on"}}, "unknown-option"),
    "a value that there is not": ({"options": {"scores": "loud"}}, "wrong-option"),
    "a first player who does not play": ({"first": 3}, "no-such-seat"),
    "too few": ({"seats": [{"kind": "kept", "seat": 2}]}, "seat-not-empty"),
    "too many": ({"seats": [KEPT_HOST, {"kind": "kept", "seat": 2}, OPEN, OPEN, OPEN]}, "wrong-player-count"),
    "somebody left out": ({"seats": [KEPT_HOST, OPEN]}, "seat-not-empty"),
    "somebody twice": ({"seats": [KEPT_HOST, KEPT_HOST, {"kind": "kept", "seat": 2}]}, "seat-kept-twice"),
    "a seat that there is not": ({"seats": [KEPT_HOST, {"kind": "kept", "seat": 3}]}, "no-such-seat"),
    "a bot that there is not": ({"seats": [KEPT_HOST, {"kind": "bot", "bot": "early"}]}, "unknown-bot"),
    "no seats": ({"seats": []}, "message-malformed"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_table_that_cannot_be_is_refused_as_when_it_is_opened(server: InProcess, what: str) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = await ada.create(WINTER, "Ada", None, None)
            at = At(ada, table)
            await bela.join(table, "Béla", 2)
            before = await at.view()
            wanted, key = REFUSED[what]
            check_refusal(await at.do("set-up", **wanted), key)
            assert await at.view() == before

    asyncio.run(work())


def test_what_a_position_decides_stays(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 1) as (ada,):
            domain = {"a2": "yellow", "c1": None, "c4": None, "c7": None, "e2": "blue"}
            position = {"game": WINTER, "domain": domain, "holders": [["red"], ["blue"], ["green"]]}
            at = At(ada, await ada.create(WINTER, "Ada", None, position=position))
            before = await at.view()
            for wanted in (
                {"edition": "lattice"},
                {"options": {"scores": "open"}},
                {"first": 1},
                {"seats": [KEPT_HOST, OPEN, OPEN]},
            ):
                check_refusal(await at.do("set-up", **wanted), "position-wrong")
            assert await at.view() == before
            assert (await at.do("set-up", hints=True, seats=[KEPT_HOST, {"kind": "bot", "bot": "random"}]))[
                "type"
            ] == "ack"
            view = await at.view()
            assert view["table"]["hints"] and view["table"]["stage"] == "running"
            assert view["position"]["domain"]["a2"] == "yellow"

    asyncio.run(work())


# --- who may, and when ---

HOSTS: dict[str, Json] = {
    "free-seat": {"seat": 1},
    "renew-invitation": {},
    "set-up": {"hints": True},
    "remove": {},
}


@pytest.mark.parametrize("type", HOSTS)
def test_only_the_host_may(server: InProcess, type: str) -> None:
    """Neither who sits there, nor who does not, nor who has no cookie; and nothing changes."""

    async def work() -> None:
        async with devices(server, 4) as (ada, bela, eve, nobody):
            table = await ada.create(CHRISTINA, "Ada", None, None)
            await bela.join(table, "Béla", 1)
            before = await At(ada, table).view()
            for device in (bela, eve, nobody):
                check_refusal(await At(device, table).do(type, **HOSTS[type]), "only-the-host")
            page = await nobody.look(table["id"])
            check_refusal(await page.ask(type, **HOSTS[type]), "only-the-host", "no-seat-without-token")
            assert await At(ada, table).view() == before

    asyncio.run(work())


@pytest.mark.parametrize("type", ["free-seat", "renew-invitation", "set-up"])
def test_after_the_start_it_is_too_late(server: InProcess, type: str) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = await ada.create(CHRISTINA, "Ada", None, "Cy", first=0)
            await bela.join(table, "Béla")
            at = At(ada, table)
            before = await at.view()
            check_refusal(await at.do(type, **HOSTS[type]), "table-started")
            assert await at.view() == before

    asyncio.run(work())


@pytest.mark.parametrize("type", HOSTS)
def test_a_repeated_command_is_done_once(server: InProcess, type: str) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = await ada.create(CHRISTINA, "Ada", None, None)
            await bela.join(table, "Béla", 1)
            at = At(ada, table)
            id = new_id()
            first = await at.do(type, id=id, **HOSTS[type])
            assert first["type"] == "ack" and first["first_number"] == first["number"] == 3
            assert await at.do(type, id=id, **HOSTS[type]) == first
            # The same id for something else is refused, and from somebody else it is another command.
            check_refusal(await at.do("rematch", id=id), "id-used-already")
            check_refusal(
                await At(bela, table).do(type, id=id, **HOSTS[type]),
                "table-removed" if type == "remove" else "only-the-host",
            )

    asyncio.run(work())


@pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")
def test_a_process_that_knows_less_does_what_is_right_now(tmp_path: Path, cluster: Cluster) -> None:
    """Somebody sits down at one process while the host changes the table at another, which has not heard of it."""

    async def work(here: Server, there: Server) -> None:
        async with Device(here) as ada, Device(there) as bela, Device(there) as cleo:
            table = await ada.create(WINTER, "Ada", None, None)
            at = At(ada, table)
            old = await ada.look(at.id, 0)
            await bela.join(table, "Béla", 1)
            check_refusal(await old.ask("set-up", seats=[KEPT_HOST, OPEN]), "seat-not-empty")
            assert (await old.ask("free-seat", seat=1))["type"] == "ack"
            refused = await cleo.command(at.id, "sit", invitation=table["invitation"], name="Cleo")
            check_refusal(refused, "invitation-withdrawn")
            his = await bela.look(at.id)
            assert (await old.ask("remove"))["type"] == "ack"
            assert (await his.wait_for("notice"))["key"] == "table-removed"
            assert (await bela.get(f"/tables/{at.id}")).status_code == 410

    database = cluster.database(uuid4().hex)
    folders = tmp_path / "here", tmp_path / "there"
    for folder in folders:
        folder.mkdir()
    with Server(folders[0], database) as here, Server(folders[1], database) as there:
        asyncio.run(work(here, there))


# --- removing the table ---


async def check_removed(at: At, *others: Device) -> None:
    """It is there for nobody: every address says the same to everybody, and no list has it."""
    for device in (at.device, *others):
        for path in ("", "/view", "/record", "/replay"):
            answer = await device.get(f"/tables/{at.id}{path}")
            assert answer.status_code == 410
            check_refusal(answer.json(), "table-removed")
            assert answer.json()["arguments"] == {}
        assert at.id not in [table["id"] for table in (await device.get("/tables")).json()["tables"]]
        headers = {"cookie": f"queendom={device.cookie}"} if device.cookie else {}
        status, refused = await knock(device.server, at.id, **headers)
        assert (status, refused["key"]) == (410, "table-removed")
        for type, parts in (("sit", {"invitation": "guess", "name": "X"}), ("leave", {"seat": 0}), ("rematch", {})):
            check_refusal(await At(device, {"id": at.id}).do(type, **parts), "table-removed")


def test_a_table_that_waits_is_removed_before_everybodys_eyes(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bela, eve):
            table = await ada.create(CHRISTINA, "Ada", None, None)
            at = At(ada, table)
            await bela.join(table, "Béla", 1)
            pages = [await ada.look(at.id, 0), await bela.look(at.id, 1), await eve.look(at.id)]
            id = new_id()
            ack = await at.do("remove", id=id)
            for page in pages:
                assert (await page.wait_for("events"))["events"] == [{"type": "removed"}]
                assert (await page.wait_for("notice")) == {"type": "notice", "key": "table-removed", "arguments": {}}
                # The socket shows nothing more.
                for question in (
                    {"type": "resume", "after": 0},
                    {"type": "look", "seat": None},
                    {"type": "again", "after": 0},
                ):
                    check_refusal(await page.ask(**question), "table-removed")
                assert (await page.ask("ping"))["type"] == "pong"
            assert await at.do("remove", id=id) == ack, "whoever did not hear the answer may ask again"
            check_refusal(await at.do("remove"), "table-removed")
            await check_removed(at, bela, eve)

    asyncio.run(work())


@pytest.mark.parametrize("stage", ["running", "over"])
def test_a_table_of_ones_own_is_removed_at_any_time(server: InProcess, stage: str) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, eve):
            at = At(ada, await ada.create(CHRISTINA, "Ada", "bot:random", "Anna", first=0))
            if stage == "over":
                for seat in (0, 2):
                    assert (await at.do("leave", seat=seat))["type"] == "ack"
            else:
                await at.play(0, SWAP)  # the bot is to act, and thinks
            assert (await at.do("remove"))["type"] == "ack"
            await check_removed(at, eve)

    asyncio.run(work())


@pytest.mark.parametrize("stage", ["running", "over"])
def test_what_others_play_or_have_played_is_not_removed(server: InProcess, stage: str) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = await ada.create(CHRISTINA, "Ada", None, "bot:random", first=0)
            await bela.join(table, "Béla")
            at = At(ada, table)
            if stage == "over":
                assert (await At(bela, table).do("leave", seat=1))["type"] == "ack"
                assert (await at.do("leave", seat=0))["type"] == "ack"
            before = await At(bela, table).view(1)
            check_refusal(await at.do("remove"), "table-not-yours-alone")
            assert await At(bela, table).view(1) == before

    asyncio.run(work())


def test_what_the_host_did_stays_after_a_restart_and_when_lists_are_made_anew(tmp_path: Path) -> None:
    async def before(server: Server, stack: AsyncExitStack) -> tuple[Device, Json, str]:
        ada, bela = [await stack.enter_async_context(Device(server)) for _ in range(2)]
        table = await ada.create(WINTER, "Ada", None, None)
        gone = await ada.create(WINTER, "Ada", "bot:random", first=1)
        at = At(ada, table)
        await bela.join(table, "Béla", 2)
        for type, parts in (
            ("set-up", {"edition": "lattice", "seats": [{"kind": "kept", "seat": 2}, KEPT_HOST, OPEN]}),
            ("renew-invitation", {}),
            ("free-seat", {"seat": 0}),
        ):
            assert (await at.do(type, **parts))["type"] == "ack"
        assert (await At(ada, gone).do("remove"))["type"] == "ack"
        return ada, await at.view(1), gone["id"]

    async def after(server: Server, ada: Device, view: Json, gone: str) -> None:
        table = view["table"]
        at = At(ada, table)
        assert {**await at.view(1), "pages": None} == {**view, "pages": None}
        check_refusal(await at.do("sit", invitation="x", name="X"), "invitation-wrong")
        assert [one["id"] for one in (await ada.get("/tables")).json()["tables"]] == [at.id]
        await check_removed(At(ada, {"id": gone}))
        async with Device(server) as cleo:
            assert await cleo.join(table, "Cleo") == 0

    async def work() -> None:
        server = Server(tmp_path)
        async with AsyncExitStack() as stack:
            server.start()
            ada, view, gone = await before(server, stack)
            server.stop()
            assert run_command(tmp_path, "serve", "--database", server.database, "--rebuild-lists")[0] == 0
            with server:
                await after(server, ada, view, gone)

    asyncio.run(work())


def test_a_changed_table_is_played_by_what_it_was_changed_to(server: InProcess) -> None:
    """The map, the options and the number of players of the game are those of the last change, and of its record."""

    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = await ada.create(WINTER, "Ada", None)
            at = At(ada, table)
            changes: Json = {"edition": "snowflake", "options": {"wisps-same-colour": "none"}, "first": 0}
            assert (await at.do("set-up", **changes, seats=[KEPT_HOST, OPEN, OPEN]))["type"] == "ack"
            await bela.join(table, "Béla")
            assert (await at.do("sit-bot", seat=2, bot="random"))["type"] == "ack"
            page = await ada.look(at.id, 0)
            assert page.now["position"]["edition"] == "snowflake" and len(page.now["position"]["vp"]) == 3
            assert (await page.play(any_action(page.now["legal"], random.Random(1))))["type"] == "ack"
            record = (await ada.get(f"/tables/{at.id}/record")).json()
            assert record["edition"] == "snowflake" and record["options"]["wisps-same-colour"] == "none"
            assert len(record["seats"]) == 3

    asyncio.run(work())
