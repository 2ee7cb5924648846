"""Hints: for whoever is to act and nobody else, at tables that have them, from what that seat may know."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from queendom.errors import TableError
from queendom.locales import words
from queendom.match.fold import fold
from queendom.match.opening import open_table
from queendom.match.table_events import SeatAtOpening
from server.harness import Device, Page, Server, devices, new_id
from server.in_process import InProcess
from server.paired_worlds import world
from support import as_json, timed

pytestmark = pytest.mark.slow

WINTER, COURT = "winter-queen", "christina-regina"
GAMES = [WINTER, COURT]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> InProcess:
    return InProcess(tmp_path_factory.mktemp("hints"))


def check_refusal(answer: dict[str, Any], key: str) -> None:
    assert answer["type"] == "refusal" and answer["key"] == key, answer
    assert words("en").error(TableError(answer["key"], **answer["arguments"]))


async def hint(page: Page, seat: int = 0, **more: Any) -> dict[str, Any]:
    return await page.ask("hint", **{"seat": seat, "seen": page.number, **more})


async def opened(device: Device, game: str, *seats: str | None, **more: Any) -> tuple[dict[str, Any], Page]:
    table = await device.create(game, *(seats or ("Ada", "Bo")), **{"hints": True, "first": 0, **more})
    return table, await device.look(table["id"], 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_actions_that_can_be_played(server: InProcess, game: str) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            table, page = await opened(ada, game)
            assert table["hints"]
            payload = await hint(page)
            assert payload["type"] == "hint" and payload["seat"] == 0 and payload["number"] == page.number
            assert 1 <= len(payload["advice"]) <= 3
            best = payload["advice"][0]
            assert set(best) == {"action", "chance", "ahead", "equal", "reasons"}
            assert best["ahead"] is not None or 0 <= best["chance"] <= 1
            again = await hint(page)
            assert again["advice"] == payload["advice"], "asked again, it tells the same"
            assert (await page.play(best["action"]))["type"] == "ack"
            await page.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", GAMES)
def test_without_them_there_are_none(server: InProcess, game: str) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            table, page = await opened(ada, game, hints=False)
            assert not table["hints"] and "hints" not in page.events[1]
            check_refusal(await hint(page), "hints-off")
            await page.close()

    asyncio.run(work())


def test_only_whoever_is_to_act_gets_one(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bela, eve):
            table, page = await opened(ada, COURT, "Ada", None)
            check_refusal(await hint(page), "table-waiting")
            await bela.join(table, "Béla")
            await page.wait_for("events")
            across = await bela.look(table["id"], 1)
            watching = await eve.look(table["id"])
            check_refusal(await hint(across, 1), "not-your-turn")
            check_refusal(await hint(across, 0), "seat-not-yours")
            check_refusal(await hint(across, 7), "no-such-seat")
            check_refusal(await hint(watching), "no-seat-without-token")
            await eve.create(COURT, "Eve", "Eva")
            known = await eve.look(table["id"])
            check_refusal(await hint(known), "seat-not-yours")
            assert (await hint(page))["type"] == "hint"
            await ada.command(table["id"], "leave", seat=0)
            check_refusal(await hint(page), "seat-left-already")
            for one in (page, across, watching, known):
                await one.close()

    asyncio.run(work())


def test_nobody_hears_of_it(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, eve):
            table, page = await opened(ada, COURT)
            watching = await eve.look(table["id"])
            other = await ada.look(table["id"], 1)
            before = (len(watching.raw), len(other.raw))
            await hint(page)
            for one in (watching, other):
                await one.ask("resume", after=page.number)
            types = [json.loads(text)["type"] for one in (watching, other) for text in one.raw[min(before) :]]
            assert set(types) <= {"view", "presence", "thinking"}
            assert (await ada.get(f"/tables/{table['id']}")).json()["number"] == page.number
            for one in (page, watching, other):
                await one.close()

    asyncio.run(work())


def test_what_was_asked_at_an_old_position_is_stale(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            _, page = await opened(ada, COURT)
            old = page.number
            await page.play({"kind": "draw", "from": "copper", "bury": "gold"})
            payload = await hint(page, 0, seen=old)
            assert payload["type"] == "stale" and payload["view"]["seat"] == 0
            assert payload["view"]["number"] > old
            await page.close()

    asyncio.run(work())


def test_what_the_game_has_left_behind_meanwhile_is_stale_and_one_at_a_time(tmp_path: Path) -> None:
    with Server(tmp_path, tricks={"slow_hints": 0.4}) as server:

        async def work() -> None:
            async with devices(server) as (ada,):
                _, page = await opened(ada, COURT)
                first = await page.send("hint", seat=0, seen=page.number)
                check_refusal(await hint(page), "hint-running")
                assert (await page.play({"kind": "draw", "from": "copper", "bury": "gold"}))["type"] == "ack"
                payload = await page.wait_for("stale", "hint")
                assert payload["type"] == "stale" and payload["id"] == first
                await page.ask("look", seat=1, after=0)
                assert (await hint(page, 1))["type"] == "hint", "and afterwards the next"
                await page.close()

        asyncio.run(work())


def test_a_rematch_keeps_them_and_no_record_tells_of_them(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            table, page = await opened(ada, WINTER)
            for seat in (0, 1):
                await ada.command(table["id"], "leave", seat=seat)
            payload = await ada.command(table["id"], "rematch")
            assert (await ada.get(f"/tables/{payload['table']}")).json()["hints"]
            assert "hint" not in (await ada.get(f"/tables/{table['id']}/record")).text
            await page.close()

    asyncio.run(work())


def test_tables_of_before_have_none() -> None:
    more: dict[str, Any] = {"edition": None, "options": {}, "first": 0, "host": "ada", "invitation": "i"}
    seats: list[SeatAtOpening] = [{"name": "Ada", "owner": "ada"}] * 2
    events, table = open_table("t", game=WINTER, seats=seats, seed=b"s" * 32, hints=True, **more)
    assert table.hints and as_json(events[0])["hints"] and fold("t", timed([events])).hints
    before = [{name: part for name, part in as_json(event).items() if name != "hints"} for event in events]
    assert not fold("t", timed([before])).hints


def test_a_style_of_the_court_does_not_sit_down_elsewhere(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            offer = {game["name"]: game["bots"] for game in (await ada.get("/games")).json()["games"]}
            assert offer[WINTER][0] == "random" and offer[WINTER][-1] == "master"
            assert set(offer[COURT]) > set(offer[WINTER]) and "bluffer" in offer[COURT]
            body = {"id": new_id(), "game": WINTER, "seats": [{"kind": "here", "name": "Ada"}]}
            body["seats"] = [*body["seats"], {"kind": "bot", "bot": "bluffer"}]
            check_refusal((await ada.http.post("/api/tables", json=body)).json(), "unknown-bot")
            table = await ada.create(WINTER, "Ada", None)
            check_refusal(await ada.command(table["id"], "sit-bot", seat=1, bot="bluffer"), "unknown-bot")
            await ada.create(COURT, "Ada", "bot:bluffer")

    asyncio.run(work())


async def _hints_of_seat_0(server: Server) -> list[str]:
    """What Ada is told at her turns of a game at which the others only draw."""
    payload: list[str] = []
    async with devices(server, 2) as (ada, others):
        table = await others.create(COURT, None, "Bo", "Cy", "Di", first=0, hints=True)
        await ada.join(table, "Ada")
        page = await ada.look(table["id"], 0)
        while page.now["legal"] is None:
            await page.hear()
        for turn in range(3):
            answer = await hint(page, id=f"hint-{len(payload):08}")
            assert answer["type"] == "hint"
            payload.append(page.raw[-1])
            for seat in range(4):
                device = others if seat else ada
                view = (await device.get(f"/tables/{table['id']}/view", seat=seat)).json()
                stacks = view["legal"]["draw"]
                action = {"kind": "draw", "from": stacks[(turn + seat) % 3], "bury": stacks[(turn + seat + 1) % 3]}
                played = await device.command(table["id"], "play", seen=view["number"], seat=seat, action=action)
                assert played["type"] == "ack", played
            while page.number < played["number"]:
                await page.hear()
        await page.close()
    return payload


def test_a_hint_knows_no_more_than_its_seat(tmp_path: Path) -> None:
    """Two worlds that differ in the others' colours: the same bytes."""
    payload = []
    for name, colours in (("one", [0, 1, 2, 3]), ("other", [0, 4, 3, 1])):
        with world(tmp_path / name, [colours]) as server:
            payload.append(asyncio.run(_hints_of_seat_0(server)))
    assert payload[0] == payload[1]
    with world(tmp_path / "mine", [[2, 1, 0, 3]]) as server:
        assert asyncio.run(_hints_of_seat_0(server)) != payload[0], "one's own colour matters"
