"""`queendom serve --workers`: several processes behind one address, which come and go without anybody losing a move."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from counts import SCALE
from postgres import Cluster, find_postgres
from queendom.kernel.actions import Json
from server.harness import PATIENCE, Device, Server, any_action, devices

pytestmark = [pytest.mark.slow, pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")]


def workers(server: Server) -> set[int]:
    """The processes that serve."""
    assert server.process is not None
    found = set()
    for one in psutil.Process(server.process.pid).children():
        with contextlib.suppress(psutil.NoSuchProcess):  # or one that has just died
            if "--inherited" in one.cmdline():
                found.add(one.pid)
    return found


def wait_until(true: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, what
        time.sleep(0.05)


def answers(server: Server) -> bool:
    try:
        return httpx.get(f"{server.address}/readyz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


async def turn(device: Device, table: str, luck: random.Random) -> int:
    """Somebody's turn, by requests, whichever worker answers them; returns the number of the last event."""
    info = (await device.get(f"/tables/{table}")).json()
    if info["to_act"] is None:
        return int(info["number"])
    seat = info["to_act"]
    view = (await device.get(f"/tables/{table}/view", seat=seat)).json()
    done = await device.command(
        table, "play", seen=view["number"], seat=seat, action=any_action(view["legal"], luck)
    )  # fmt: skip
    assert done["type"] == "ack", done
    return int(done["number"])


async def looked_at(ada: Device, table: str) -> Json:
    """That a worker has closed a connection may be noticed only when it is used: a browser makes a new one."""
    while True:
        try:
            found: Json = (await ada.get(f"/tables/{table}")).json()
            return found
        except httpx.TransportError:
            continue


async def played_while_replaced(server: Server, before: set[int]) -> None:
    """All workers are replaced while somebody plays: no request fails, no turn is lost, and the socket is told to come
    again by whichever worker had it.
    """
    assert server.process is not None
    luck, turns = random.Random(2), 0
    async with devices(server, 1) as (ada,):
        table = (await ada.create("winter-queen", "Ada", "Bo"))["id"]
        page = await ada.look(table, 0)
        os.kill(server.process.pid, signal.SIGHUP)
        while workers(server) & before or len(workers(server)) != 2 or not turns:
            try:
                number = await turn(ada, table, luck)
            except httpx.TransportError:
                continue  # a connection that its worker closed just then, which a browser would make anew
            turns += 1
            view = await looked_at(ada, table)
            assert view["number"] >= number, "an acknowledged move is gone"
            if view["to_act"] is None:
                table = (await ada.create("winter-queen", "Ada", "Bo"))["id"]
        with pytest.raises(ConnectionClosed) as closed:
            await page.wait_for("nothing that is ever sent")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012


def test_workers_come_and_go_and_nothing_is_lost(tmp_path: Path, cluster: Cluster) -> None:
    server = Server(tmp_path, cluster.database(uuid4().hex), arguments=["--workers", "2"])
    luck = random.Random(1)

    async def played(ended: Callable[[int], None], times: int) -> None:
        async with devices(server, 1) as (ada,):
            table = (await ada.create("winter-queen", "Ada", "Bo"))["id"]
            for k in range(times):
                number = await turn(ada, table, luck)
                ended(k)
                await asyncio.to_thread(wait_until, lambda: answers(server), "nobody answers")
                kept = (await looked_at(ada, table))["number"]
                assert kept >= number, "an acknowledged move is gone"

    with server:
        assert server.process is not None
        wait_until(lambda: len(workers(server)) == 2, "two workers")

        def kill_one(k: int) -> None:
            before = workers(server)
            os.kill(min(before), signal.SIGKILL)
            wait_until(lambda: len(workers(server)) == 2 and workers(server) != before, "a new worker")

        asyncio.run(played(kill_one, 3 if SCALE >= 1 else 1))
        before = workers(server)
        asyncio.run(played_while_replaced(server, before))
        assert not workers(server) & before
        last = workers(server)
        server.stop()
    wait_until(lambda: not any(psutil.pid_exists(one) for one in last), "they end with the first")


@pytest.mark.full
def test_they_end_when_the_process_that_watches_dies(tmp_path: Path, cluster: Cluster) -> None:
    with Server(tmp_path, cluster.database(uuid4().hex), arguments=["--workers", "2"]) as server:
        assert server.process is not None
        wait_until(lambda: len(workers(server)) == 2, "two workers")
        found = workers(server)
        os.kill(server.process.pid, signal.SIGKILL)
        wait_until(lambda: not any(_runs(one) for one in found), "nobody watches over them")


def _runs(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def test_sqlite_has_room_for_one(tmp_path: Path) -> None:
    server = Server(tmp_path, arguments=["--workers", "2"])
    server.start(wait=False)
    assert server.process is not None and server.process.wait(PATIENCE) == 2
    assert "PostgreSQL" in server.log.read_text()


def test_a_set_up_that_cannot_be_is_told_once_and_ends(tmp_path: Path) -> None:
    """No worker is started again and again for it."""
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    server = Server(tmp_path, nowhere, arguments=["--workers", "2"])
    server.start(wait=False)
    assert server.process is not None and server.process.wait(PATIENCE) == 2
