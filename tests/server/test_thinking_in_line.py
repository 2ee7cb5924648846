"""Whoever looks at a table hears how many go before its bot; whoever asks for a hint, how many go before that."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from queendom.server.precompile import Stage, all_stages
from queendom.server.preparation import Preparation
from server.harness import PATIENCE, Page, Server, devices
from server.in_process import InProcess

pytestmark = [pytest.mark.slow, pytest.mark.once]

COURT = "christina-regina"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One thread for bots; a bot that is silent holds it for four seconds."""
    work = {"threads": 1, "seconds": 1.0, "deadline": 4.0}
    with Server(tmp_path_factory.mktemp("line"), tricks={"odd_bots": work}) as running:
        yield running


def told(page: Page) -> list[dict[str, Any]]:
    return [message for message in heard(page) if message["type"] == "thinking"]


def heard(page: Page) -> list[dict[str, Any]]:
    return [json.loads(text) for text in page.raw]


async def until(page: Page, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not true(message := await page.hear()):
        pass
    return message


def thinking(seat: int, ahead: int, hint: str | None = None, preparing: bool = False) -> dict[str, Any]:
    return {"type": "thinking", "hint": hint, "seat": seat, "ahead": ahead, "preparing": preparing}


def test_those_who_look_hear_how_many_go_first_until_it_thinks(server: Server) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, eve):
            await ada.create(COURT, "Ada", "bot:silent", first=1)
            for _ in range(2):
                await ada.create(COURT, "Ada", "bot:greedy", first=1)
            table = await ada.create(COURT, "Ada", "bot:greedy", first=1)
            page = await ada.look(table["id"], 0)
            assert await until(page, lambda one: one["type"] == "thinking") == thinking(1, 2)
            late = await eve.look(table["id"])  # whoever comes later hears it with the view
            assert await late.hear() == thinking(1, 2)
            for one in (page, late):
                await until(one, lambda one: one["type"] == "events")
                assert told(one)[-1] == thinking(1, 0), "it thinks now"
                assert len(told(one)) <= 4, "about once a second, and only when it changes"
            # What was said before counts no more, and nothing is said where nobody waits.
            draw = {"kind": "draw", "from": "copper", "bury": "gold"}
            before = len(told(page))
            assert (await page.play(draw))["type"] == "ack"
            await until(page, lambda one: one["type"] == "events" and one["to_act"] == 0)
            assert len(told(page)) == before
            await page.close()
            await late.close()

    asyncio.run(work())


def test_a_hint_is_told_its_place_and_nobody_else_hears_of_it(server: Server) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bo, cy):
            table = await ada.create(COURT, "Ada", "Abe", first=0, hints=True)
            page, other = await ada.look(table["id"], 0), await bo.look(table["id"])
            await cy.create(COURT, "Cy", "bot:silent", first=1)
            await cy.create(COURT, "Cy", "bot:greedy", first=1)
            id = await page.send("hint", seat=0, seen=page.number)
            first = await until(page, lambda one: one["type"] in ("thinking", "hint"))
            assert first == thinking(0, 1, hint=id)
            answer = await until(page, lambda one: one["type"] == "hint")
            assert answer["id"] == id and told(page)[-1] == thinking(0, 0, hint=id)
            await other.ask("resume", after=0)
            assert told(other) == []
            await page.close()
            await other.close()

    asyncio.run(work())


def test_a_turn_that_is_taken_back_waits_no_more(server: Server) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, cy):
            await cy.create(COURT, "Cy", "bot:silent", first=1)
            await cy.create(COURT, "Cy", "bot:greedy", first=1)
            table = await ada.create(COURT, "Ada", "bot:greedy", first=0)
            page = await ada.look(table["id"], 0)
            answer = await page.play({"kind": "draw", "from": "copper", "bury": "gold"})
            assert (await until(page, lambda one: one["type"] == "thinking"))["ahead"] >= 1
            back = await page.ask("take-back", seat=0, seen=answer["number"])
            assert back["type"] == "ack", back
            await until(page, lambda one: one == thinking(1, 0))
            await page.close()

    asyncio.run(work())


def test_a_bot_that_is_not_compiled_yet_is_getting_ready(tmp_path: Path) -> None:
    compiled: list[Callable[[Stage, float], None]] = []

    def preparation() -> Preparation:
        def compile(report: Callable[[Stage, float], None]) -> bool:
            for stage in all_stages():
                if stage.part == "rules":
                    report(stage, 1.0)
            compiled.append(report)
            until = time.monotonic() + PATIENCE
            while len(compiled) < 2 and time.monotonic() < until:
                time.sleep(0.02)
            for stage in all_stages():
                report(stage, 1.0)
            return True

        return Preparation(lambda: False, compile)

    async def work() -> None:
        host = InProcess(tmp_path, preparation=preparation)
        async with devices(host, 1) as (ada,):
            table = await ada.create(COURT, "Ada", "bot:random", first=1, hints=True)
            page = await ada.look(table["id"], 0)
            assert await until(page, lambda one: one["type"] == "thinking") == thinking(1, 0, preparing=True)
            compiled.append(compiled[0])
            await until(page, lambda one: one["type"] == "events" and one["to_act"] == 0)
            assert told(page) == [thinking(1, 0, preparing=True), thinking(1, 0)]
            await page.close()

    asyncio.run(asyncio.wait_for(work(), 2 * PATIENCE))
