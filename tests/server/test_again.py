"""The last turns once more: a page gets what it was told then, and never what another seat was told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from server.harness import Page, Server, any_action, devices

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("again")) as running:
        yield running


async def play_on(pages: list[Page], moves: int, rng: random.Random) -> list[list[Json]]:
    """Random turns; what each page heard of them, and nobody is left out."""
    heard: list[list[Json]] = [[] for _ in pages]
    for _ in range(moves):
        acting = next(page for page in pages if page.now["legal"])
        assert (await acting.play(any_action(acting.now["legal"], rng)))["type"] == "ack"
        for page, payload in zip(pages, heard, strict=True):
            payload.append(await page.wait_for("events"))
    return heard


@pytest.mark.slow
@pytest.mark.parametrize("game", ["winter-queen", "christina-regina"])
def test_what_was_told_is_told_again(server: Server, game: str) -> None:
    """Word for word, with the position before: also of daggers that only their own two may know."""

    async def work() -> None:
        async with devices(server, 3) as (ada, bela, eve):
            table = await ada.create(game, "Ada", None, first=0)
            await bela.join(table, "Béla")
            pages = [await ada.look(table["id"], 0), await bela.look(table["id"], 1), await eve.look(table["id"])]
            before = await play_on(pages, 4, random.Random(game))
            heard = await play_on(pages, 5, random.Random(f"{game} 2"))
            for page, first, payload in zip(pages, before, heard, strict=True):
                again = await page.ask("again", after=payload[0]["first_number"] - 1)
                assert again["type"] == "again"
                assert again["position"] == first[-1]["position"]
                assert again["steps"] == payload
            if game == "christina-regina":
                ours, _, everybodys = [payload[-1]["position"]["factions"] for payload in heard]
                assert ours[0] and everybodys == [None, None], "there was a secret to keep"
            late = await pages[0].ask("again", after=pages[0].number)
            assert late["steps"] == [] and late["position"] == heard[0][-1]["position"]
            # A seat that moved to another device is seen from there only.
            code = (await pages[1].ask("link", seat=1))["code"]
            assert (await eve.command(table["id"], "claim", code=code))["type"] == "ack"
            lost = await pages[1].ask("again", after=heard[1][0]["first_number"] - 1)
            assert lost["steps"][0]["position"] == heard[2][0]["position"]
            for page in pages:
                await page.close()

    asyncio.run(work())


@pytest.mark.slow
def test_only_a_running_game_is_told_again_and_only_its_last_turns(server: Server) -> None:
    async def work() -> None:
        async with devices(server, 1) as (ada,):
            waiting = await ada.create("winter-queen", "Ada", None)
            page = await ada.look(waiting["id"], 0)
            assert (await page.ask("again", after=0))["key"] == "table-waiting"
            await page.close()
            table = await ada.create("winter-queen", "Ada", "Bo", first=0)
            both = [await ada.look(table["id"], 0), await ada.look(table["id"], 1)]
            heard = await play_on(both, 30, random.Random(5))
            again = await both[0].ask("again", after=0)
            assert again["steps"] == heard[0][-24:] and again["position"] == heard[0][-25]["position"]
            for seat in (0, 1):
                await ada.command(table["id"], "leave", seat=seat)
            assert (await both[0].ask("again", after=0))["key"] == "game-over"
            for page in both:
                await page.close()

    asyncio.run(work())
