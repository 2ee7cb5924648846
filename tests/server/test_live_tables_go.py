"""Tables that nobody needs are freed when they are closed: nothing holds them in a circle."""

from __future__ import annotations

import asyncio
import gc
import random
import socket
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from queendom.cli import serve
from queendom.server import registry as module
from queendom.server.app import Settings, open_registry
from queendom.server.audience import Audience
from queendom.server.limits import Limits
from queendom.server.registry import TableRegistry
from server.harness import Device, Page, Server, any_action, devices, new_id

pytestmark = [pytest.mark.slow, pytest.mark.once]

TABLES = 200
IDLE = 0.4


@pytest.fixture
def no_collections(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = gc.get_threshold()
    gc.collect()
    gc.disable()
    monkeypatch.setattr(module, "_IDLE_SECONDS", IDLE)
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        gc.enable()


async def a_turn(page: Page, rng: random.Random) -> None:
    """A turn of one's own, if the game is not over, and the bots' after it."""
    while page.now["legal"] is None and not page.is_over:
        await page.hear()
    if not page.is_over:
        await page.play(any_action(page.now["legal"], rng))


async def visit(ada: Device, number: int) -> None:
    """Ada and a bot play a little, by socket and by request, with hints, refusals and everything; then she goes."""
    rng = random.Random(number)
    game = "christina-regina" if number % 2 else "winter-queen"
    table = await ada.create(game, "Ada", "bot:adept", first=0, hints=number % 4 == 0)
    page = await ada.look(table["id"], 0)
    await a_turn(page, rng)
    await a_turn(page, rng)
    await page.ask("hint", seat=0, seen=page.number)
    await page.ask("preview", seat=0)
    await page.play({"kind": "nonsense"})
    await page.play({"kind": "pass"}, seat=1)
    await page.ask("leave", seat=1)
    if number % 3 == 0:
        refused = await ada.command(table["id"], "play", seat=1, seen=page.number, action={"kind": "pass"})
        assert refused["type"] in ("refusal", "stale")  # the bot may have played meanwhile
        assert (await ada.get(f"/tables/{table['id']}/view", seat=1)).status_code == 403
        assert (await ada.get(f"/tables/{table['id']}/replay")).status_code == 409
        assert (await ada.get(f"/tables/{table['id']}/record")).status_code == 200
        stale = await ada.command(table["id"], "play", seat=0, seen=1, action={"kind": "pass"})
        assert stale["type"] == "stale"
    if number % 5 == 0:
        await ada.http.post("/api/tables", json={"id": new_id(), "game": game, "seats": [{"kind": "nobody"}]})
    await page.ask("leave", seat=0)  # the last one: the game is given up
    await page.close()


@pytest.mark.usefixtures("no_collections")
def test_closed_tables_are_gone_without_any_collection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """200 tables with people at sockets, and some where bots play among themselves, as the server runs them."""
    made: list[weakref.ref[Audience]] = []
    opened: list[TableRegistry] = []
    started: list[uvicorn.Server] = []
    honest = Audience.__init__

    def noted(self: Audience, *given: Any) -> None:
        honest(self, *given)
        made.append(weakref.ref(self))

    async def noting(settings: Settings) -> TableRegistry:
        opened.append(await open_registry(settings))
        return opened[0]

    class Noted(serve._Server):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            started.append(self)

    monkeypatch.setattr(Audience, "__init__", noted)
    monkeypatch.setattr(serve, "_Server", Noted)
    monkeypatch.setattr(serve, "open_registry", noting)

    async def work() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        ready = asyncio.Event()
        settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", limits=Limits.none())
        running = asyncio.create_task(serve._run(settings, listening, lambda _: ready.set(), None))
        await ready.wait()
        try:
            server = Server(tmp_path)  # not started: it is this process
            server.port = listening.getsockname()[1]
            async with devices(server) as (ada,):
                await ada.create("winter-queen", "bot:random", "bot:greedy")
                for first in range(0, TABLES, 20):
                    await asyncio.gather(*(visit(ada, number) for number in range(first, first + 20)))
                    await ada.create("christina-regina", "bot:random", "bot:novice", "bot:adept")
            lives = opened[0]._live
            for _ in range(600):
                if not lives and not any(one() for one in made):
                    break
                await asyncio.sleep(0.05)
            assert not lives, "the sweep has closed all of them"
            assert len(made) > TABLES
            left = [one() for one in made if one() is not None]
            assert not left, f"{len(left)} of {len(made)} are still there: {_holders(left[-1])}"
        finally:
            started[0].should_exit = True
            await running

    with asyncio.Runner(loop_factory=serve.fast_loop()) as runner:
        runner.run(work())


def _holders(one: object) -> str:
    """What holds it, for whoever has to find out why."""
    gc.unfreeze()
    found = [owner for owner in gc.get_referrers(one) if not isinstance(owner, list)]
    return ", ".join(f"{type(owner).__name__} {str(owner)[:200]}" for owner in found)
