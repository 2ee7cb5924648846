"""Two workers, then four, on one PostgreSQL: moves that race, processes and the database that die while people play."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import httpx
import psutil
import pytest
from prometheus_client.parser import text_string_to_metric_families

from counts import COUNTS, SCALE, portion
from postgres import Cluster, find_postgres, running_cluster
from server.harness import PATIENCE, Device, Server, any_action, devices, free_port
from server.log_audit import audit, read_all
from server.resilient_client import Manners, together
from server.test_kills import TABLES, World
from server.test_processes import ask, until
from server.test_workers import wait_until, workers

pytestmark = [pytest.mark.slow, pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")]
#: A bot's whole thought, and how long others may take to see that its process died.
THOUGHT, TAKEN_OVER = 1.0, 5.0


@pytest.fixture
def own() -> Iterator[Cluster]:
    """A server that this test may break."""
    with running_cluster() as cluster:
        yield cluster


def served(folder: Path, database: str, count: int, *more: str) -> Server:
    return Server(folder, database, arguments=["--workers", str(count), *more])


def until_all_serve(server: Server, count: int) -> None:
    wait_until(lambda: len(workers(server)) == count, f"{count} workers")
    wait_until(lambda: httpx.get(f"{server.address}/readyz", timeout=5).status_code == 200, "ready")


# --- moves that race ---


def test_of_moves_that_race_one_wins_and_the_others_see_it(tmp_path: Path, cluster: Cluster) -> None:
    """Every turn is sent by two pages of the same seat, each at a process of its own."""
    database = cluster.database(uuid4().hex)
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()

    async def race(here: Server, there: Server) -> None:
        async with Device(here) as ada, Device(there) as same:
            table = (await ada.create("winter-queen", "Ada", "Bo", first=0))["id"]
            same.http.cookies.set("queendom", str(ada.cookie), domain="127.0.0.1", path="/api")
            wins = {0: 0, 1: 0}
            for turn in range(12):
                views = [(await one.get(f"/tables/{table}")).json() for one in (ada, same)]
                assert views[0]["number"] == views[1]["number"]
                seat, seen = views[0]["to_act"], views[0]["number"]
                legal = (await ada.get(f"/tables/{table}/view", seat=seat)).json()["legal"]
                wanted = [any_action(legal, random.Random(2 * turn + k)) for k in (0, 1)]
                moves = [
                    one.command(table, "play", seen=seen, seat=seat, action=action)
                    for one, action in zip((ada, same), wanted, strict=True)
                ]
                answers = await asyncio.gather(*moves)
                won = [k for k, one in enumerate(answers) if one["type"] == "ack"]
                assert len(won) == 1, answers
                lost = answers[1 - won[0]]
                assert lost["type"] == "stale" and lost["view"]["number"] == answers[won[0]]["number"]
                wins[won[0]] += 1
            kept = (await read_all(database))[table]
            assert sum(entry.command is not None for entry in kept.entries[1:]) == 12, wins

    with Server(tmp_path / "here", database) as here, Server(tmp_path / "there", database) as there:
        asyncio.run(race(here, there))


# --- the one that runs the bots dies ---


@pytest.mark.full
@pytest.mark.alone
def test_bots_go_on_within_five_seconds_when_their_process_is_killed_in_mid_thought(
    tmp_path: Path, cluster: Cluster
) -> None:
    """With leases as long as they are in service."""
    database = cluster.database(uuid4().hex)
    bots = {"odd_bots": {"seconds": THOUGHT}}
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()

    async def begin(here: Server) -> None:
        async with Device(here) as ada:
            await ada.create("winter-queen", "bot:busy", "bot:busy")

    with Server(tmp_path / "here", database, bots) as here, Server(tmp_path / "there", database, bots):
        asyncio.run(begin(here))
        until(database, "SELECT count(*) > 2 FROM events")
        before = ask(database, "SELECT count(*) FROM events")
        until(database, f"SELECT count(*) > {before} FROM events")
        time.sleep(0.3 * THOUGHT)  # it has begun the next thought
        here.kill()
        before = ask(database, "SELECT count(*) FROM events")
        took = until(database, f"SELECT count(*) > {before} FROM events")
        print(f"went on after {took:.1f} s")
        assert took < TAKEN_OVER + 2 * THOUGHT  # the thought is thought again, on a machine with other work


# --- faults while everybody plays ---


def fault(server: Server, cluster: Cluster, kind: str, rng: random.Random) -> None:
    """One thing that goes wrong."""
    assert server.process is not None
    if kind == "database":
        cluster.stop("immediate")
        time.sleep(rng.uniform(0, 0.3))
        cluster.start()
    elif kind == "replace":
        os.kill(server.process.pid, signal.SIGHUP)
    else:
        found = sorted(workers(server))
        for one in found if kind == "all" else [rng.choice(found)] if found else []:
            with contextlib.suppress(ProcessLookupError, psutil.NoSuchProcess):
                os.kill(one, signal.SIGKILL)


def some_faults(number: int, rng: random.Random) -> list[str]:
    """Of each kind one first; most are a worker that is killed."""
    more = rng.choices(("one", "database", "all", "replace"), (12, 4, 1, 1), k=number)
    return ["one", "database", "replace", "one", *more][:number]


@pytest.mark.full
@pytest.mark.randomised
@pytest.mark.parametrize("count", [2, 4] if SCALE >= 1 else [2])
def test_no_acknowledged_move_is_lost(tmp_path: Path, own: Cluster, count: int) -> None:
    """Workers are killed and replaced, the database crashes; everybody comes back and has heard everything."""
    number = max(3, portion(COUNTS["faults of many processes"], 4) // (2 if SCALE >= 1 else 1))
    rng = random.Random(f"faults {count}")
    database = own.database("faults")

    async def play(server: Server) -> World:
        world = World(server, f"faults {count}", Manners(patience=2.0, silence=2.0))
        async with asyncio.timeout(PATIENCE + 15 * number), together() as group:
            tasks = [group.create_task(stay) for table in TABLES[:3] for stay in await world.open(*table)]
            for kind in some_faults(number, rng):
                await asyncio.sleep(rng.uniform(0.2, 1.0))
                await asyncio.to_thread(fault, server, own, kind, rng)
            await asyncio.to_thread(until_all_answer, server, count)
            await world.settle()
            for task in tasks:
                task.cancel()
        return world

    with served(tmp_path, database, count) as server:
        until_all_serve(server, count)
        world = asyncio.run(play(server))
        server.stop()
    tally = asyncio.run(audit(database, world.pages))
    print(f"{number} faults: {tally}")
    assert tally.answers["play ack"] > number, tally
    assert any(page.connections > 1 for page in world.pages)


def until_all_answer(server: Server, count: int) -> None:
    def is_there() -> bool:
        try:
            return len(workers(server)) == count and httpx.get(f"{server.address}/readyz", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    wait_until(is_there, "all are there again")


# --- figures ---


@pytest.mark.full
def test_the_figures_of_all_workers_are_at_one_address(tmp_path: Path, cluster: Cluster) -> None:
    port = free_port()

    def figures() -> dict[tuple[str, str], float]:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=10).text
        found: dict[tuple[str, str], float] = {}
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                key = (sample.name, sample.labels.get("worker", ""))
                found[key] = found.get(key, 0.0) + sample.value
        return found

    async def opened(server: Server) -> None:
        async with devices(server, 1) as (ada,):
            for _ in range(3):
                await ada.create("winter-queen", "Ada", "Bo")

    with served(tmp_path, cluster.database(uuid4().hex), 2, "--metrics", f"127.0.0.1:{port}") as server:
        until_all_serve(server, 2)
        wait_until(lambda: figures()["queendom_workers", ""] == 2, "both answer")
        asyncio.run(opened(server))
        found = figures()
        assert {who for name, who in found if name == "queendom_event_loop_delay_seconds"} == {"0", "1"}
        assert sum(value for (name, _), value in found.items() if name == "queendom_live_tables") == 3
        assert found["queendom_worker_starts_total", ""] == 2
        os.kill(min(workers(server)), signal.SIGKILL)
        wait_until(lambda: figures()["queendom_worker_starts_total", ""] == 3, "a new one was started")
        wait_until(lambda: figures()["queendom_workers", ""] == 2, "and is asked in the place of the old one")
