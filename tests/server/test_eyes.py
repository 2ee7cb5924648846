"""Through whose eyes one looks: a seat is seen by whoever holds it at that moment, whatever was so before."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest

import queendom
from postgres import Cluster, find_postgres
from queendom.errors import TableError
from queendom.locales import words
from queendom.store import Entry
from queendom.store.opening import open_store
from server.harness import PATIENCE, Device, Page, Server, any_action

pytestmark = pytest.mark.slow

GAME = "christina-regina"
Json = dict[str, Any]


@pytest.fixture(scope="module")
def delays(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that says what is held up."""
    file = tmp_path_factory.mktemp("delays") / "what"
    file.write_text("")
    return file


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, delays: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("eyes"), tricks={"held_up": str(delays)}) as running:
        yield running


@asynccontextmanager
async def guests(*servers: Server) -> AsyncIterator[list[Device]]:
    """Somebody new at each of these."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Device(server)) for server in servers]


@asynccontextmanager
async def held_up(delays: Path, what: str) -> AsyncIterator[Callable[[], Coroutine[Any, Any, None]]]:
    """Meanwhile the server holds this up; gives what waits until somebody is held up by it."""
    held = Path(f"{delays}.{what}")

    async def somebody_waits() -> None:
        async with asyncio.timeout(PATIENCE):
            while not held.exists():
                await asyncio.sleep(0.01)

    held.unlink(missing_ok=True)
    delays.write_text(what)
    try:
        yield somebody_waits
    finally:
        delays.write_text("")


# --- what was told ---


def colours_in(payload: Any) -> set[tuple[int, str]]:
    """Every seat whose colour a message tells, with the colour; daggers that hit tell it too."""
    found: set[tuple[int, str]] = set()
    if isinstance(payload, list):
        for one in payload:
            found |= colours_in(one)
    elif isinstance(payload, dict):
        for one in payload.values():
            found |= colours_in(one)
        factions = payload.get("factions")
        if isinstance(factions, list):
            found |= {(seat, colour) for seat, colour in enumerate(factions) if colour}
        if payload.get("type") == "attempt" and payload.get("victim_colour"):
            found.add((payload["victim"], payload["victim_colour"]))
        if "victim" in payload and payload.get("colour"):  # a dagger, or somebody's action with one
            found.add((payload["victim"], payload["colour"]))
    return found


def colours_on(page: Page) -> set[tuple[int, str]]:
    return {found for text in page.raw for found in colours_in(json.loads(text))}


def check_public(page: Page, watcher: Page, since: int = 0) -> None:
    """From a message on, all that a page heard is what somebody heard who has no seat at all."""
    for text in page.raw[since:]:
        payload = json.loads(text)
        view = payload["view"] if payload["type"] == "stale" else payload
        assert colours_in(payload) == set(), payload
        if view["type"] not in ("view", "events"):
            assert view["type"] in ("ack", "refusal", "notice", "presence", "thinking"), view
            continue
        assert view.get("seat") is None and view["legal"] is None
        same = [json.loads(one) for one in watcher.raw]
        seen = [one for one in same if one["type"] in ("view", "events") and one["number"] == view["number"]]
        assert seen and all(one["position"] == view["position"] for one in seen)
        for number, event in enumerate(view["events"], start=view["first_number"]):
            assert event == watcher.events[number]


async def keep_up(page: Page, number: int) -> None:
    while page.number < number:
        await page.hear()


async def lost(page: Page, seat: int, key: str = "seat-lost") -> None:
    """The page is told, and shown what everybody sees."""
    notice = await page.wait_for("notice")
    assert notice == {"type": "notice", "key": key, "arguments": {"seat": seat}}
    assert words("en")(key)
    view = await page.wait_for("view")
    assert view["seat"] is None and view["legal"] is None


def check_refusal(answer: Json, key: str) -> None:
    assert (answer["type"], answer["key"]) == ("refusal", key), answer
    assert words("en").error(TableError(answer["key"], **answer["arguments"]))


async def pester(page: Page, seat: int) -> None:
    """Ask in every way for what a seat sees that is somebody else's."""
    number = page.number
    attempt = {"kind": "assassinate", "victim": (seat + 1) % 3, "number": 1, "colour": "red"}
    check_refusal(await page.ask("look", seat=seat), "seat-not-yours")
    check_refusal(await page.ask("hint", seen=number, seat=seat), "seat-not-yours")
    check_refusal(await page.ask("hint", seen=0, seat=seat), "seat-not-yours")
    check_refusal(await page.ask("play", seen=number, seat=seat, action={"kind": "pass"}), "seat-not-yours")
    check_refusal(await page.ask("link", seat=seat), "seat-not-yours")
    for action in (attempt, {"kind": "pass"}):
        check_refusal(await page.ask("preview", seat=seat, action=action), "seat-not-yours")
    await page.ask("preview", action=attempt)
    for stale in ("play", "take-back"):
        more = {"action": {"kind": "pass"}} if stale == "play" else {}
        answer = await page.ask(stale, seen=0, seat=seat, **more)
        assert answer["type"] == "stale" and answer["view"]["seat"] is None, answer
    for after in (0, 1, number):
        assert (await page.ask("resume", after=after))["seat"] is None


async def pester_by_request(device: Device, table: str, seat: int) -> list[Json]:
    """The same without a socket: all that was answered."""
    payload = [await device.get(f"/tables/{table}/{what}", seat=seat) for what in ("view", "record")]
    assert [one.status_code for one in payload] == [403, 403]
    stale = await device.command(table, "play", seen=0, seat=seat, action={"kind": "pass"})
    assert stale["type"] == "stale" and stale["view"]["seat"] is None
    payload += [await device.get(f"/tables/{table}{what}") for what in ("", "/view", "/record")]
    return [stale, *(one.json() for one in payload)]


async def take_turn(pages: dict[int, Page], rng: random.Random, factions: list[str], everybody: list[Page]) -> None:
    """Whoever is to act strikes, with the right dagger, or does anything else; everybody hears it."""
    acting = next(iter(pages.values())).now["position"]["to_act"]
    page = pages[acting]
    legal = page.now["legal"]
    victims = [victim for victim in legal["assassinate"] if int(victim) in pages and int(victim) < 4]
    if victims and rng.random() < 0.7:
        victim = rng.choice(sorted(victims))
        action = {"kind": "assassinate", "victim": int(victim), "number": legal["assassinate"][victim][0]}
        action["colour"] = factions[int(victim)]
    else:
        action = any_action(legal | {"assassinate": {}, "pass": False}, rng)
    ack = await page.play(action, acting)
    assert ack["type"] == "ack", ack
    for one in everybody:
        await keep_up(one, ack["number"])


# --- before the start ---


def test_a_seat_that_was_left_is_not_seen_through(server: Server) -> None:
    """Sockets opened at seats 1, 2 and 3, each left again: whoever sits there next is not seen through them."""

    async def work() -> None:
        rng = random.Random("left")
        async with guests(*[server] * 6) as (host, intruder, *victims, eve):
            table = await host.create(GAME, "Host", None, None, None, None, hints=True)
            id = table["id"]
            watcher = await eve.look(id)
            old: dict[int, Page] = {}
            for seat in (1, 2, 3):
                await intruder.join(table, "Intruder", seat)
                old[seat] = await intruder.look(id, seat)
                assert old[seat].now["seat"] == seat
                assert (await intruder.command(id, "leave", seat=seat))["type"] == "ack"
                await lost(old[seat], seat)
            begun = {seat: len(page.raw) for seat, page in old.items()}
            await intruder.join(table, "Intruder", 4)
            pages = {0: await host.look(id, 0), 4: await intruder.look(id, 4)}
            for seat, victim in enumerate(victims, start=1):
                await victim.join(table, f"Victim {seat}", seat)
                pages[seat] = await victim.look(id, seat)
            everybody = [watcher, *pages.values(), *old.values()]
            for page in everybody:
                await keep_up(page, pages[3].number)
            factions = [pages[seat].now["position"]["factions"][seat] for seat in range(5)]
            assert len(set(factions)) == 5 and None not in factions
            requested: list[Json] = []
            for _ in range(12):
                for seat, page in old.items():
                    await pester(page, seat)
                requested += await pester_by_request(intruder, id, rng.choice([1, 2, 3]))
                await take_turn(pages, rng, factions, everybody)
            struck = [event for event in watcher.events.values() if event["type"] == "attempt"]
            assert len(struck) > 3, "there was nothing to be seen"
            for seat, page in old.items():
                check_public(page, watcher, begun[seat])
            assert {colour for page in old.values() for colour in colours_on(page)} == set()
            assert not any(f'"{colour}"' in text for page in old.values() for text in page.raw for colour in factions)
            assert colours_in(requested) == set()
            # Of what the intruder may see, and of the honest: everybody sees their own, and what their daggers told.
            for seat, page in pages.items():
                mine = {(victim, colour) for victim, colour in colours_on(page) if victim == seat}
                assert mine == {(seat, factions[seat])}
                known = {event["victim"] for event in struck if seat in (event["assassin"], event["victim"])}
                assert {victim for victim, _ in colours_on(page)} <= known | {seat}

    asyncio.run(work())


def test_whoever_changes_seats_sees_their_own(server: Server) -> None:
    """On one socket, in the lobby: from seat 1 to seat 2, and somebody else to seat 1."""

    async def work() -> None:
        async with guests(*[server] * 4) as (host, ada, bela, eve):
            table = await host.create(GAME, "Host", None, None, None)
            id, by = table["id"], {"invitation": table["invitation"], "name": "Ada"}
            watcher = await eve.look(id)
            check_refusal(await ada.command(id, "claim", code="guess"), "link-wrong")  # now there is a cookie
            page = await ada.look(id)
            assert (await page.ask("sit", seat=1, **by))["seat"] == 1
            assert (await page.wait_for("view"))["seat"] == 1
            assert (await page.ask("leave", seat=1))["type"] == "ack"
            await lost(page, 1)
            assert (await page.ask("sit", seat=2, **by))["seat"] == 2
            assert (await page.wait_for("view"))["seat"] == 2
            await bela.join(table, "Béla", 1)
            await host.join(table, "Hostess", 3)
            other = await bela.look(id, 1)
            await keep_up(page, other.number)
            own = page.now["position"]["factions"]
            assert own[2] and [own[k] for k in (0, 1, 3)] == [None] * 3
            stale = await page.ask("play", seen=0, seat=2, action={"kind": "pass"})
            assert stale["type"] == "stale" and stale["view"]["seat"] == 2
            assert stale["view"]["position"]["factions"] == own
            stale = await page.ask("play", seen=0, seat=1, action={"kind": "pass"})
            assert stale["type"] == "stale" and stale["view"]["position"]["factions"] == own
            assert colours_on(page) == {(2, own[2])}
            assert colours_on(watcher) == set()
            assert other.now["position"]["factions"][1] not in (None, own[2])
        assert "message failed" not in server.logged()

    asyncio.run(work())


def test_whoever_keeps_another_seat_is_shown_that_when_they_look(server: Server) -> None:
    """Two seats on one device, of which one moves: the socket at the other sees on, and this one may look there."""

    async def work() -> None:
        async with guests(*[server] * 2) as (host, ada):
            table = await ada.create(GAME, None, "Ada", "Ada")
            await host.join(table, "Host", 0)
            one, two = await ada.look(table["id"], 1), await ada.look(table["id"], 2)
            link = await ada.command(table["id"], "link", seat=1)
            assert (await host.command(table["id"], "claim", code=link["code"]))["seat"] == 1
            await lost(one, 1, "seat-moved")
            await keep_up(two, one.number)
            assert two.now["position"]["factions"][2] and two.now["position"]["factions"][1] is None
            assert (await one.ask("look", seat=2))["position"]["factions"] == two.now["position"]["factions"]
            check_refusal(await one.ask("look", seat=1), "seat-not-yours")
            assert not any(json.loads(text)["type"] == "notice" for text in two.raw)

    asyncio.run(work())


# --- during the game ---


def test_a_seat_goes_to_another_device_and_comes_back(server: Server) -> None:
    """Sockets stay open: whoever holds the seat sees it, and nobody else."""

    async def work() -> None:
        rng = random.Random("to and fro")
        async with guests(*[server] * 4) as (host, ada, phone, eve):
            table = await host.create(GAME, "Host", None, "Third", hints=True)
            id = table["id"]
            watcher = await eve.look(id)
            await ada.join(table, "Ada", 1)
            check_refusal(await phone.command(id, "claim", code="guess"), "link-wrong")
            pages = {0: await host.look(id, 0), 1: await ada.look(id, 1), 2: await host.look(id, 2)}
            held, other = pages[1], await phone.look(id)
            everybody = [watcher, pages[0], pages[2], held, other]
            factions = [pages[seat].now["position"]["factions"][seat] for seat in range(3)]
            since: dict[Page, int] = {other: 0}
            for _ in range(4):  # there, back, and again
                for _ in range(2):
                    await take_turn(pages, rng, factions, everybody)
                await pester(other, 1)
                code = (await held.ask("link", seat=1))["code"]
                check_public(other, watcher, since.pop(other))
                assert (await other.ask("claim", code=code))["seat"] == 1
                view = await other.wait_for("view")
                assert view["seat"] == 1 and view["position"]["factions"][1] == factions[1]
                await lost(held, 1, "seat-moved")
                since[held] = len(held.raw)
                for page in everybody:
                    await keep_up(page, view["number"])
                held, other = other, held
                pages[1] = held
            assert {seat for seat, _ in colours_on(watcher)} == set()

    asyncio.run(work())


def test_whoever_is_away_still_sees_their_seat(server: Server) -> None:
    """A bot stands in: the seat is still theirs, to see and to come back to, and nobody else's."""

    async def work() -> None:
        async with guests(*[server] * 3) as (host, ada, eve):
            table = await host.create(GAME, "Host", None, "Third", first=0)
            id = table["id"]
            watcher = await eve.look(id)
            await ada.join(table, "Ada", 1)
            page, hosts = await ada.look(id, 1), await host.look(id, 0)
            colour = page.now["position"]["factions"][1]
            left = await page.ask("leave", seat=1)
            await keep_up(page, left["number"])
            assert page.now["position"]["factions"] == [None, colour, None]
            played = await hosts.play(any_action(hosts.now["legal"] | {"assassinate": {}}, random.Random(3)))
            await keep_up(page, played["number"] + 1)  # and the bot's
            view = await page.ask("resume", after=0)
            # If the bot struck, whoever it plays for knows whom, and what came of it.
            struck = [one["victim"] for one in view["events"] if one["type"] == "attempt" and one["assassin"] == 1]
            assert view["seat"] == 1 and view["position"]["factions"][1] == colour
            assert {seat for seat, _ in colours_on(page)} == {1, *struck}
            check_refusal(
                await page.ask("play", seen=page.number, seat=1, action={"kind": "pass"}), "seat-left-already"
            )
            again = await ada.look(id, 1)
            assert again.now["position"]["factions"][1] == colour
            assert (await page.ask("return", seat=1))["type"] == "ack"
            view = await page.ask("look", seat=1)
            assert view["seat"] == 1 and not view["table"]["seats"][1]["away"]
            assert not any(json.loads(text)["type"] == "notice" for text in page.raw)
            await watcher.ask("resume", after=0)
            assert colours_on(watcher) == set()

    asyncio.run(work())


# --- just then ---


@pytest.mark.parametrize("how", ["left", "moved"])
def test_a_seat_lost_on_the_way_in_is_not_seen(server: Server, delays: Path, how: str) -> None:
    """It was theirs when they were let in, and no longer when the socket was there."""

    async def work() -> None:
        async with guests(*[server] * 4) as (host, ada, bela, eve):
            table = await host.create(GAME, "Host", None, None if how == "left" else "Third")
            id = table["id"]
            await ada.join(table, "Ada", 1)
            async with held_up(delays, "accept") as somebody_waits:
                opening = asyncio.create_task(ada.look(id, 1))
                await somebody_waits()
                if how == "left":
                    assert (await ada.command(id, "leave", seat=1))["type"] == "ack"
                    await bela.join(table, "Béla", 1)
                    await host.join(table, "Third", 2)
                else:
                    link = await ada.command(id, "link", seat=1)
                    assert (await bela.command(id, "claim", code=link["code"]))["seat"] == 1
                assert not opening.done()
            page = await opening
            watcher = await eve.look(id)
            notice, view = json.loads(page.raw[0]), json.loads(page.raw[1])
            assert notice == {"type": "notice", "key": "seat-lost", "arguments": {"seat": 1}}
            assert view["type"] == "view" and view["seat"] is None
            assert view["position"]["factions"] == [None] * 3
            await pester(page, 1)
            check_public(page, watcher)
            assert (await bela.look(id, 1)).now["position"]["factions"][1]

    asyncio.run(work())


@pytest.mark.parametrize("how", ["left", "moved"])
def test_who_waited_while_the_seat_went_is_answered_without_it(server: Server, delays: Path, how: str) -> None:
    """Commands that were sent while the seat was theirs, and had their turn when it was not."""

    async def work() -> None:
        async with guests(*[server] * 4) as (host, ada, bela, eve):
            table = await host.create(GAME, "Host", None, "Third" if how == "moved" else None, first=1)
            id, by = table["id"], {"invitation": table["invitation"], "name": "Béla"}
            watcher = await eve.look(id)
            await ada.join(table, "Ada", 1)
            page = await ada.look(id, 1)
            colours = colours_on(page)
            link = await ada.command(id, "link", seat=1)
            await keep_up(page, link["number"])
            heard = len(page.raw)
            async with held_up(delays, "append") as somebody_waits:
                if how == "moved":
                    going = [asyncio.create_task(bela.command(id, "claim", code=link["code"]))]
                else:
                    going = [asyncio.create_task(ada.command(id, "leave", seat=1))]
                await somebody_waits()
                if how == "left":
                    going.append(asyncio.create_task(bela.command(id, "sit", seat=1, **by)))
                    going.append(asyncio.create_task(host.command(id, "sit", seat=2, **by)))
                    await asyncio.sleep(0.2)
                sent = [
                    await page.send("play", seen=page.number, seat=1, action="draw copper gold"),
                    await page.send("play", seen=0, seat=1, action="draw copper gold"),
                    await page.send("take-back", seen=0, seat=1),
                    await page.send("take-back", seen=page.number, seat=1),
                    await page.send("link", seat=1),
                ]
                by_request = asyncio.create_task(
                    ada.command(id, "play", seen=0, seat=1, action={"kind": "pass"})
                )  # its eyes were chosen before it waited
                await asyncio.sleep(0.2)
                assert not any(one.done() for one in going)
            assert [(await one)["type"] for one in going] == ["ack"] * len(going)
            answers: dict[str, dict[str, Any]] = {}
            while len(answers) < len(sent):
                payload = await page.hear()
                if payload.get("id") in sent:
                    answers[payload["id"]] = payload
            kinds = [answers[id]["type"] for id in sent]
            late = "stale" if how == "left" else "refusal"  # by then the game has begun
            assert kinds == [late, "stale", "stale", late, "refusal"], answers
            for answer in [*answers.values(), await by_request]:
                assert colours_in(answer) == set()
                if answer["type"] == "stale":
                    assert answer["view"]["seat"] is None
                else:
                    check_refusal(answer, "seat-not-yours")
            assert (await page.ask("resume", after=0))["seat"] is None
            await watcher.ask("resume", after=0)
            notices = [payload["key"] for text in page.raw if (payload := json.loads(text))["type"] == "notice"]
            assert notices == ["seat-moved" if how == "moved" else "seat-lost"]
            first = next(k for k, text in enumerate(page.raw) if json.loads(text)["type"] == "notice")
            assert first >= heard
            check_public(page, watcher, first)
            assert {found for text in page.raw[first:] for found in colours_in(json.loads(text))} == set()
            assert colours_on(page) == colours
            assert (await bela.look(id, 1)).now["position"]["factions"][1]

    asyncio.run(work())


def test_a_hint_is_for_whoever_holds_the_seat_when_it_is_there(server: Server, delays: Path) -> None:
    async def work() -> None:
        async with guests(*[server] * 3) as (host, ada, bela):
            table = await host.create(GAME, "Host", None, "Third", first=1, hints=True)
            id = table["id"]
            await ada.join(table, "Ada", 1)
            page = await ada.look(id, 1)
            link = await page.ask("link", seat=1)
            await keep_up(page, link["number"])
            async with held_up(delays, "advise") as somebody_waits:
                asked = await page.send("hint", seen=page.number, seat=1)
                await somebody_waits()
                assert (await bela.command(id, "claim", code=link["code"]))["seat"] == 1
            while (answer := await page.hear()).get("id") != asked:
                pass
            check_refusal(answer, "seat-not-yours")

    asyncio.run(work())


# --- several processes ---


@pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")
def test_what_another_process_took_away_is_not_seen_here(tmp_path: Path, cluster: Cluster) -> None:
    """Seats left, taken and handed over at one process, sockets at the other."""

    async def work(here: Server, there: Server) -> None:
        async with guests(here, here, here, there, there) as (host, ada, eve, bela, same):
            table = await host.create(GAME, "Host", None, "Third")
            id = table["id"]
            await ada.join(table, "Ada", 1)
            watcher, page = await eve.look(id), await ada.look(id, 1)
            colour = page.now["position"]["factions"][1]
            assert colour
            code = (await page.ask("link", seat=1))["code"]
            assert (await bela.command(id, "claim", code=code))["seat"] == 1
            async with asyncio.timeout(PATIENCE):
                await lost(page, 1, "seat-moved")
            since = len(page.raw)
            await pester(page, 1)
            mine = await bela.look(id, 1)
            assert mine.now["position"]["factions"] == [None, colour, None]
            await keep_up(watcher, page.number)
            check_public(page, watcher, since)
            # And back, on the socket that stayed open.
            link = await mine.ask("link", seat=1)
            assert (await page.ask("claim", code=link["code"]))["seat"] == 1
            assert (await page.wait_for("view"))["position"]["factions"] == [None, colour, None]
            async with asyncio.timeout(PATIENCE):
                await lost(mine, 1, "seat-moved")
            since = len(mine.raw)
            await pester(mine, 1)
            await keep_up(watcher, mine.number)
            check_public(mine, watcher, since)

            # Before the start: the socket is here, its device leaves there, where somebody else sits down.
            table = await host.create(GAME, "Host", None, None)
            id = table["id"]
            await ada.join(table, "Ada", 1)
            watcher, page = await eve.look(id), await ada.look(id, 1)
            same.http.cookies.update(ada.http.cookies)
            assert (await same.command(id, "leave", seat=1))["type"] == "ack"
            await bela.join(table, "Béla", 1)
            await host.join(table, "Hostess", 2)
            async with asyncio.timeout(PATIENCE):
                await lost(page, 1)
                while page.now["position"] is None:
                    await page.hear()
            await pester(page, 1)
            await keep_up(watcher, page.number)
            assert page.now["position"]["factions"] == [None] * 3
            assert colours_on(page) == colours_on(watcher) == set()

    folders = [tmp_path / "here", tmp_path / "there"]
    for folder in folders:
        folder.mkdir()
    database = cluster.database("eyes")
    with (
        Server(folders[0], database) as here,
        Server(folders[1], database) as there,
    ):
        asyncio.run(work(here, there))


# --- positions that tell secrets ---


async def _plant_link(server: Server, table: str, seat: int, code: str) -> None:
    """A link in the log, as tables of before may have one."""
    store = await open_store(server.database)
    try:
        entries = await store.read(table)
        now = time.time_ns() // 1_000_000
        event = {
            "type": "link",
            "seat": seat,
            "code": hashlib.sha256(code.encode()).hexdigest(),
            "until": now + 600_000,
        }
        first = entries[-1].first + entries[-1].size
        await store.append(Entry(table, first, 1, orjson.dumps([event]), now))
    finally:
        await store.close()


def test_a_seat_of_a_position_with_secrets_stays_where_it_is(tmp_path: Path) -> None:
    """Whoever opened it knows everybody's colour: no link is made, and none is taken, until the game is over."""

    async def before(ada: Device) -> str:
        position = queendom.game(GAME).start(3, seed=1).position()
        table = await ada.create(GAME, "Ada", "Bo", "Cy", position=position)
        id: str = table["id"]
        page = await ada.look(id, 1)
        check_refusal(await ada.command(id, "link", seat=1), "position-tells-secrets")
        check_refusal(await page.ask("link", seat=1), "position-tells-secrets")
        return id

    async def after(ada: Device, id: str) -> None:
        async with guests(running, running) as (bela, eve):
            check_refusal(await bela.command(id, "claim", code="wrong"), "link-wrong")
            check_refusal(await bela.command(id, "claim", code="planted"), "position-tells-secrets")
            page = await bela.look(id)
            check_refusal(await page.ask("claim", code="planted"), "position-tells-secrets")
            check_refusal(await ada.command(id, "link", seat=0), "position-tells-secrets")
            assert (await page.ask("resume", after=0))["seat"] is None
            assert colours_on(page) == set()
            assert not any(seat["yours"] for seat in page.now["table"]["seats"])
            # A seat left and taken back is still nobody else's.
            assert (await ada.command(id, "leave", seat=1))["type"] == "ack"
            check_refusal(await bela.command(id, "claim", code="planted"), "position-tells-secrets")
            assert (await ada.command(id, "return", seat=1))["type"] == "ack"
            for seat in range(3):
                await ada.command(id, "leave", seat=seat)
            while not page.is_over:
                await page.hear()
            # Now everybody knows everything.
            assert (await bela.command(id, "claim", code="planted"))["seat"] == 1
            code = (await ada.command(id, "link", seat=2))["code"]
            assert (await eve.command(id, "claim", code=code))["seat"] == 2
            again = await ada.command(id, "rematch")
            assert again["type"] == "ack", again
            seats = (await bela.get(f"/tables/{again['table']}")).json()["seats"]
            assert [seat["yours"] for seat in seats] == [False, False, True]
            link = await bela.command(again["table"], "link", seat=2)
            assert (await eve.command(again["table"], "claim", code=link["code"]))["seat"] == 2

    with Server(tmp_path) as running:
        ada = Device(running)
        id = asyncio.run(_and_close(ada, before))
        running.stop()
        asyncio.run(_plant_link(running, id, 1, "planted"))
        running.start()
        cookies = ada.http.cookies
        ada = Device(running)
        ada.http.cookies = cookies

        asyncio.run(_and_close(ada, after, id))


async def _and_close(device: Device, work: Any, *more: Any) -> Any:
    async with device:
        return await work(device, *more)
