"""A server that is told to end while people play: it answers, says good-bye, keeps everything, and does not linger."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.harness import PATIENCE, Device, Server, any_action, devices, knock, new_id

pytestmark = pytest.mark.slow

#: Seconds: what is promised is five for requests and twelve in all; machines of tests are busy.
BOUND = 25.0


class Load:
    """People who play without a pause, bots who think, and requests, until the server goes."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.acknowledged: dict[str, int] = {}  # by table: the number of the last event that was promised
        self.closed: list[int] = []
        self.answers: Counter[int] = Counter()
        self.broken: list[str] = []
        self.is_ending = False

    async def play(self, device: Device, number: int) -> None:
        table = (await device.create("winter-queen", "Ada", "Bo"))["id"]
        page, luck = await device.look(table, 0), random.Random(number)
        try:
            while True:
                acting = page.now["position"]["to_act"] if page.now.get("position") else None
                if acting is None:
                    return
                view = await page.ask("look", seat=acting)
                answer = await page.play(any_action(view["legal"], luck), acting)
                assert answer["type"] == "ack", answer
                self.acknowledged[table] = answer["number"]
                while page.number < answer["number"]:
                    await page.hear()
        except ConnectionClosed as closed:
            self.closed.append(closed.rcvd.code if closed.rcvd else 1006)

    async def ask(self, device: Device) -> None:
        """One request after another, on new connections: each that was taken has to be answered."""
        while not self.is_ending:
            body = {"id": new_id(), "game": "winter-queen", "seats": [{"kind": "here", "name": "Ada"}] * 2}
            try:
                answer = await device.http.post("/api/tables", json=body, headers={"connection": "close"})
            except httpx.ConnectError:
                return  # nobody is there any more
            except httpx.HTTPError as error:
                # One that knocked while the door was being closed was never taken; half an answer would be a fault.
                if not isinstance(error, httpx.ReadError | httpx.WriteError | httpx.RemoteProtocolError):
                    self.broken.append(repr(error))
                return
            self.answers[answer.status_code] += 1
            if answer.status_code == 201:
                self.acknowledged[answer.json()["id"]] = answer.json()["number"]


async def let_end(server: Server, load: Load) -> float:
    assert server.process is not None
    async with devices(server, 1) as (ada,):
        await ada.create("winter-queen", "bot:random", "bot:random")
        for _ in range(4):
            await ada.create("christina-regina", "bot:master", "bot:master", "bot:master")
        playing = [asyncio.create_task(load.play(ada, k)) for k in range(20)]
        asking = [asyncio.create_task(load.ask(ada)) for _ in range(4)]
        while sum(load.acknowledged.values()) < 1000 or load.answers[201] < 20:
            await asyncio.sleep(0.05)
            for one in (*playing, *asking):
                if one.done() and one.exception():
                    one.result()
        began = time.monotonic()
        server.process.terminate()
        code = await asyncio.to_thread(server.process.wait, PATIENCE)
        took = time.monotonic() - began
        load.is_ending = True
        await asyncio.gather(*playing, *asking)
        assert code == 0, server.logged()[-2000:]
        return took


async def still_there(server: Server, load: Load) -> None:
    async with devices(server, 1) as (eve,):
        for table, number in load.acknowledged.items():
            assert (await eve.get(f"/tables/{table}")).json()["number"] >= number


def test_under_load_it_ends_soon_and_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        load = Load(server)
        took = asyncio.run(let_end(server, load))
        logged = server.logged()
        server.start()
        asyncio.run(still_there(server, load))
    assert took < BOUND
    assert load.broken == [] and set(load.answers) == {201}
    assert len(load.closed) >= 15 and set(load.closed) == {1012}
    events = [json.loads(line) for line in logged.splitlines() if line.startswith("{")]
    assert [one["event"] for one in events][-1] == "stopped" and "stopping" in {one["event"] for one in events}
    assert [one for one in events if one["level"] in ("error", "critical")] == []


def test_what_is_being_worked_at_is_answered(tmp_path: Path) -> None:
    """And whoever is about to open a socket is asked to come again."""

    async def ask(server: Server) -> None:
        assert server.process is not None
        async with devices(server, 1) as (ada,):
            asked = asyncio.create_task(ada.get("/tables/nowhere"))
            knocking = asyncio.create_task(knock(server, "elsewhere"))
            await asyncio.sleep(0.5)  # they are read from a store that takes two seconds
            assert not asked.done() and not knocking.done()
            server.process.terminate()
            answer = await asked
            assert (answer.status_code, answer.json()["key"]) == (404, "table-unknown")
            status, refused = await knocking
            assert (status, refused["key"]) == (503, "server-full")
            assert await asyncio.to_thread(server.process.wait, PATIENCE) == 0

    with Server(tmp_path, tricks={"slow_reads": 2.0}) as server:
        asyncio.run(ask(server))


def half_a_request(server: Server) -> socket.socket:
    """Somebody whose request never ends: it has five seconds more."""
    sending = socket.create_connection(("127.0.0.1", server.port))
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 100\r\n"
    sending.sendall(f"{head}Content-Type: application/json\r\n\r\n{{".encode())
    return sending


def wait_for_line(server: Server, event: str) -> None:
    until = time.monotonic() + PATIENCE
    while f'"{event}"' not in server.logged():
        assert time.monotonic() < until, event
        time.sleep(0.02)


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT], ids=lambda one: one.name)
def test_told_twice_it_ends_at_once(second: signal.Signals, tmp_path: Path) -> None:
    with Server(tmp_path) as server, half_a_request(server):
        assert server.process is not None
        httpx.get(f"{server.address}/healthz")  # what was sent before has been read
        began = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        wait_for_line(server, "stopping")
        assert server.process.poll() is None, "it waits for the request"
        server.process.send_signal(second)
        assert server.process.wait(PATIENCE) == 128 + second
        assert time.monotonic() - began < 4.5, "it has waited all the same"


@pytest.mark.full
def test_half_a_request_holds_nobody_up_for_long(tmp_path: Path) -> None:
    with Server(tmp_path) as server, half_a_request(server):
        assert server.process is not None
        httpx.get(f"{server.address}/healthz")
        began = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0
        assert 4.5 < time.monotonic() - began < BOUND
    assert "Cancel 1 running task(s)" in server.logged()  # a library's warning, with its words


@pytest.mark.full
def test_a_database_that_does_not_answer_holds_nobody_up_for_ever(tmp_path: Path) -> None:
    """Its write waits in a thread that cannot be ended; nobody was told that it is kept."""
    import sqlite3

    async def ask(server: Server) -> None:
        async with devices(server, 1) as (ada,):
            await ada.create("winter-queen", "Ada", "Bo")
            with sqlite3.connect(tmp_path / "tables.db") as other:
                other.execute("BEGIN IMMEDIATE")
                asked = asyncio.create_task(ada.create("winter-queen", "Ada", "Bo"))
                await asyncio.sleep(0.5)
                began = time.monotonic()
                assert server.process is not None
                server.process.terminate()
                code = await asyncio.to_thread(server.process.wait, PATIENCE)
                assert code == 1 and 11 < time.monotonic() - began < BOUND
                asked.cancel()
                await asyncio.gather(asked, return_exceptions=True)
                other.rollback()

    with Server(tmp_path, tricks={"impatient": 600.0}) as server:
        asyncio.run(ask(server))
