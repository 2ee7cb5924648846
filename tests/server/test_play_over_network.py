"""Complete games over the network: people's seats, bots, watchers; take-back, rematch, moving a seat, a restart."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

import queendom
from queendom.kernel.chance import commitment
from server.harness import Page, Server, any_action, devices


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def play_to_the_end(pages: list[Page], rng: random.Random, most: int = 400) -> None:
    """Whoever is to act plays something random; every page hears everything."""
    for _ in range(most):
        latest = max(page.number for page in pages)
        for page in pages:
            while page.number < latest:
                await page.hear()
        if pages[0].is_over:
            break
        acting = next((page for page in pages if page.now["legal"] is not None), None)
        if acting is None:  # a bot's turn
            await asyncio.gather(*(page.wait_for("events") for page in pages))
            continue
        answer = await acting.play(any_action(acting.now["legal"], rng))
        assert answer["type"] == "ack", answer
        for page in pages:
            while page.number < answer["number"]:
                await page.hear()
    assert all(page.is_over for page in pages)


@pytest.mark.parametrize(("game", "bots"), [("winter-queen", 1), ("winter-queen", 0), ("christina-regina", 2)])
def test_a_complete_game_with_people_and_bots(server: Server, game: str, bots: int) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bela, watcher):
            table = await ada.create(game, "Ada", *["bot:greedy"] * bots, None)
            assert table["stage"] == "waiting"
            seat = await bela.join(table, "Béla")
            pages = [
                await ada.look(table["id"], 0),
                await bela.look(table["id"], seat),
                await watcher.look(table["id"]),
            ]
            await play_to_the_end(pages, random.Random(f"{game} {bots}"))
            record = (await watcher.get(f"/tables/{table['id']}/record")).json()
            assert queendom.check(record).result == pages[0].table["result"]
            assert pages[0].table["commitment"] == commitment(bytes.fromhex(record["seed"]))
            assert [list(page.events) for page in pages] == [list(range(1, pages[0].number + 1))] * 3
            for page in pages:
                await page.close()

    run(work())


def test_the_addresses_are_documented_offline(server: Server) -> None:
    """The pages of the API come with the server, and can show the version of OpenAPI that it speaks."""

    async def work() -> None:
        async with devices(server) as (reader,):
            page = (await reader.http.get("/api/docs")).text
            files = re.findall(r'(?:src|href)="([^"]+)"', page)
            assert files and all(file.startswith("/api/docs/files/") for file in files)
            for file in files:
                assert (await reader.http.get(file)).status_code == 200, file
            payload = (await reader.get("/openapi.json")).json()
            assert payload["openapi"].startswith("3.0.") and "/api/tables/{id}/commands" in payload["paths"]

    run(work())
