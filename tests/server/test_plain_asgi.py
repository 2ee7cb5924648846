"""Sockets on any ASGI server: the same conversation and the same limits, without the shorter way through uvicorn."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from queendom.server import audience
from queendom.server.app import Settings, make_app, open_registry
from queendom.server.limits import Limits
from queendom.server.transport import MOST_BYTES, MOST_WAITING
from server.harness import PATIENCE, ClientSocket, Device, Page, Refused, Server, any_action, devices, new_id
from server.in_process import InProcess, MemorySocket

pytestmark = pytest.mark.once

WINTER = "winter-queen"


async def code_of(client: ClientSocket) -> int:
    """Read until it is closed, and say with which code."""
    while True:
        try:
            await asyncio.wait_for(client.recv(), PATIENCE)
        except ConnectionClosed as closed:
            return 1006 if closed.rcvd is None else closed.rcvd.code


async def play_a_game(ada: Device, bela: Device) -> None:
    """Two devices play to the end, each by its own socket; whoever watches sees the same."""
    rng = random.Random(5)
    table = await ada.create(WINTER, "Ada", None, first=0)
    await bela.join(table, "Béla")
    pages = [await ada.look(table["id"], 0), await bela.look(table["id"], 1)]
    watcher = await bela.look(table["id"])
    for _ in range(200):
        number = max(page.number for page in pages)
        for page in pages:
            while page.number < number:
                await page.hear()
        acting = next((page for page in pages if page.now["legal"] is not None), None)
        if acting is None:
            break
        answer = await acting.play(any_action(acting.now["legal"], rng))
        assert answer["type"] == "ack", answer
        while acting.number < answer["number"]:
            await acting.hear()
    assert pages[0].is_over
    while watcher.number < pages[0].number:
        await watcher.hear()
    assert watcher.now["position"] == pages[0].now["position"]
    for page in (*pages, watcher):
        await page.close()


def test_a_game_in_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with devices(InProcess(tmp_path), 2) as (ada, bela):
            await play_a_game(ada, bela)

    asyncio.run(work())


class Stock(Server):
    """uvicorn as it comes, in this process: its own protocols, one of its own libraries for sockets."""

    def __init__(self, folder: Path, ws: str) -> None:
        super().__init__(folder)
        self.ws = ws

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        settings = Settings(self.database, limits=Limits.none())
        registry = await open_registry(settings)
        listening = socket.create_server(("127.0.0.1", self.port))
        config = uvicorn.Config(
            make_app(settings, registry), ws=self.ws, lifespan="off", log_config=None, access_log=False
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            yield
        finally:
            server.should_exit = True
            await serving
            await registry.close()


@pytest.mark.slow
def test_a_game_on_a_server_that_is_not_ours(tmp_path: Path) -> None:
    async def work() -> None:
        server = Stock(tmp_path, "websockets-sansio")
        async with server.running(), devices(server, 2) as (ada, bela):
            await play_a_game(ada, bela)
            table = await ada.create(WINTER, "Ada", None)
            with pytest.raises(Refused) as refused:
                await bela.server.open_socket(f"/api/tables/{table['id']}/live?seat=0", {})
            assert refused.value.status == 403 and json.loads(refused.value.body)["key"] == "seat-not-yours"
            page = await ada.look(table["id"], 0)
            await page.socket.send("x" * (MOST_BYTES + 1))
            assert await code_of(page.socket) == 1009

    asyncio.run(work())


def test_where_no_refusal_can_be_sent_the_socket_is_closed(tmp_path: Path) -> None:
    """Not every server knows how to answer a handshake with more than no."""

    async def work() -> None:
        host = InProcess(tmp_path)
        async with devices(host, 1) as (ada,):
            table = await ada.create(WINTER, "Ada", None)
            none: list[dict[str, Any] | None] = [{}, None]
            for extensions in none:
                client = MemorySocket(host, f"/api/tables/{table['id']}/live?seat=0", {})
                client._scope["extensions"] = extensions
                with pytest.raises(Refused) as refused:
                    await client.open()
                assert refused.value.status == 403 and refused.value.body == b""
            client = MemorySocket(host, f"/api/tables/{table['id']}/live", {})
            del client._scope["extensions"]
            await client.open()
            assert json.loads(await client.recv())["type"] == "view"
            await client.close()

    asyncio.run(work())


# --- limits ---


def test_a_message_has_an_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with devices(InProcess(tmp_path), 1) as (ada,):
            table = await ada.create(WINTER, "Ada", None)
            page = await ada.look(table["id"], 0)
            fits = json.dumps({"type": "ping", "id": new_id()})
            await page.socket.send(fits + " " * (MOST_BYTES - len(fits)))
            assert (await page.hear())["type"] == "pong"
            await page.socket.send(fits + " " * (MOST_BYTES + 1 - len(fits)))
            assert await code_of(page.socket) == 1009

    asyncio.run(work())


def test_whoever_does_not_read_is_sent_away_and_nobody_waits_for_them(tmp_path: Path) -> None:
    async def work() -> None:
        host = InProcess(tmp_path)
        async with devices(host, 1) as (ada,):
            table = await ada.create(WINTER, "Ada", "Bo")
            page = await ada.look(table["id"], 0)
            slow = await host.open_socket(f"/api/tables/{table['id']}/live", {}, most_unread=1000)
            assert host.registry is not None
            watching = (await host.registry.live(table["id"])).audience.subscribers
            assert len(watching) == 2
            large = b'{"type":"pong","id":"' + b"x" * 20_000 + b'"}'
            lazy = list(watching)[1]
            for _ in range(2 * MOST_WAITING // len(large)):
                lazy.post(large)
            async with asyncio.timeout(PATIENCE):
                while len(watching) == 2:
                    assert (await page.ask("ping"))["type"] == "pong"
            assert len(slow._from_app) < 5
            # It learns of it as soon as it reads.
            assert await code_of(slow) in (1013, 1006)
            await page.close()

    asyncio.run(work())


def test_messages_have_a_rate(tmp_path: Path) -> None:
    """So many a second and five times as many at once; the rest waits, and nothing is lost."""

    async def work() -> None:
        async with devices(InProcess(tmp_path, limits=Limits(device_messages=20)), 1) as (ada,):
            table = await ada.create(WINTER, "Ada", None)
            page = await ada.look(table["id"], 0)
            began = time.monotonic()
            for _ in range(120):
                await page.send("ping")
            got = [await page.hear() for _ in range(120)]
            assert [one["type"] for one in got] == ["pong"] * 120
            assert time.monotonic() - began > 0.5
            await page.close()

    asyncio.run(work())


def test_nothing_is_read_while_answers_are_not_taken(tmp_path: Path) -> None:
    async def work() -> None:
        host = InProcess(tmp_path)
        async with devices(host, 1) as (ada,):
            table = await ada.create(WINTER, "Ada", None)
            client = await host.open_socket(f"/api/tables/{table['id']}/live", {}, most_unread=1)
            for _ in range(50):
                await client.send(json.dumps({"type": "ping", "id": new_id()}))
            await asyncio.sleep(0.2)
            assert client._to_app.qsize() >= 47
            kinds = [json.loads(await client.recv())["type"] for _ in range(51)]
            assert kinds == ["view"] + ["pong"] * 50
            await client.close()

    asyncio.run(work())


def test_while_a_long_log_is_sent_nothing_else_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that is paused is not read; what came meanwhile is answered afterwards, in order."""
    monkeypatch.setattr(audience, "PIECE", 3)

    async def work() -> None:
        host = InProcess(tmp_path)
        async with devices(host, 1) as (ada,):
            table = await ada.create(WINTER, "Ada", None)
            for _ in range(20):
                await ada.command(table["id"], "link", seat=0)
            page = Page(await host.open_socket(f"/api/tables/{table['id']}/live?after=0", {}), None)
            ids = [await page.send("resume", after=0), await page.send("ping")]
            heard: list[dict[str, Any]] = []
            while len(heard) < 3:
                heard.append(await page.hear())
            assert [one.get("id") for one in heard] == [None, *ids]
            assert len(heard[1]["events"]) > 20
            await page.close()

    asyncio.run(work())
