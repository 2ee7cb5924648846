"""The server is killed again and again, also between keeping a move and saying so: nothing that was said is lost,
nothing is done twice, and every page ends with the same events.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

import queendom
from counts import COUNTS, count, share
from postgres import Cluster, find_postgres
from server.harness import PATIENCE, Device, Server, new_id
from server.log_audit import Tally, audit
from server.resilient_client import Broken, Json, Manners, Steadfast, together

pytestmark = pytest.mark.slow

#: When the server dies. `any` from outside, while it plays; `starting` from outside, before or soon after it answers;
#: the others by its own hand at a certain entry.
MOMENTS = ("after-commit", "before-commit", "any", "after-commit", "starting", "before-append", "after-commit", "any")
Seats = Sequence[tuple[str, list[str | None]]]
#: The tables: game, who sits there (people each with a device of their own, but "again" shares that of the first).
TABLES: Seats = (
    ("winter-queen", ["Ada", None]),
    ("winter-queen", ["Ada", "bot:random", None, "again"]),
    ("christina-regina", ["Ada", None, "bot:greedy"]),
    ("christina-regina", ["Ada", None, None, "bot:random", "again"]),
)


class World:
    """Everybody who plays, at tables that follow each other without an end."""

    def __init__(self, server: Server, seed: object, manners: Manners) -> None:
        self.server = server
        self.rng = random.Random(str(seed))
        self.manners = manners
        self.pages: list[Steadfast] = []
        self.going = True
        self.newcomers = 0

    async def open(self, game: str, seats: list[str | None]) -> list[Coroutine[Any, Any, None]]:
        """A table, and what everybody at it does: people, and somebody who watches."""
        host = Device(self.server)
        guests = [Device(self.server) for seat in seats if seat is None]
        table = await host.create(game, *seats)
        people = [(host.cookie, k) for k, seat in enumerate(seats) if seat in ("Ada", "again")]
        for guest in guests:
            seat = await guest.join(table, "Béla")
            people.append((guest.cookie, seat))
        for device in (host, *guests):
            await device.http.aclose()
        return [self.stay(table["id"], seat, token, len(seats)) for token, seat in [*people, (None, None)]]

    async def stay(self, table: str, seat: int | None, token: str | None, seats: int) -> None:
        """Play one game after the other in the same company; each time everybody moves on by a seat."""
        while True:
            rng = random.Random(self.rng.random())
            page = Steadfast(self.server.port, table, seat, token, rng, self.manners, lambda: self.going)
            self.pages.append(page)
            await page.run()
            table = page.table["rematch"]
            seat = None if seat is None else (seat + 1) % seats

    async def come_and_go(self) -> None:
        """Somebody opens tables by request, sits down and leaves, asking the same until there is an answer."""
        async with httpx.AsyncClient(base_url=self.server.address, timeout=PATIENCE, verify=False) as http:
            while self.going:
                wanted = _new_table()
                table = await self._insist(http, "/api/tables", wanted)
                commands = f"/api/tables/{table['id']}/commands"
                sit = {"type": "sit", "id": new_id(), "invitation": table["invitation"], "name": "Cili"}
                sat = await self._insist(http, commands, sit)
                left = await self._insist(http, commands, {"type": "leave", "id": new_id(), "seat": sat["seat"]})
                again = await self._insist(http, "/api/tables", wanted)
                first = (table["id"], 3, sat)
                later = (again["id"], left["number"], await self._insist(http, commands, sit))
                if first != later:
                    raise Broken(f"asked again: first {first}, then {later}")
                self.newcomers += 1
                await asyncio.sleep(0.05)

    async def _insist(self, http: httpx.AsyncClient, path: str, body: Json) -> Json:
        while True:
            try:
                answer = await http.post(path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code not in (200, 201):
                raise Broken(f"{path} {body}: {answer.text}")
            payload: Json = answer.json()
            return payload

    async def settle(self) -> None:
        """Nobody begins anything more: wait until everybody has heard everything, and no bot moves."""
        self.going = False
        await until_up(self.server)
        async with httpx.AsyncClient(base_url=self.server.address, timeout=PATIENCE, verify=False) as http:
            while True:
                current = [page for page in self.pages if not page.is_done]
                if all(page.is_at_rest for page in current):
                    numbers = [(await http.get(f"/api/tables/{page.table_id}/view")).json() for page in current]
                    if all(page.number == view["number"] for page, view in zip(current, numbers, strict=True)):
                        return
                await asyncio.sleep(0.05)


def _new_table() -> Json:
    seats = [{"kind": "here", "name": "Cili"}, {"kind": "open"}, {"kind": "open"}]
    return {"id": new_id(), "game": "christina-regina", "seats": seats}


async def until_up(server: Server) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        except OSError:
            assert server.process is not None and server.process.poll() is None, server.logged()[-2000:]
            await asyncio.sleep(0.02)
        else:
            writer.close()
            await writer.wait_closed()
            return


async def until_dead(server: Server, seconds: float = 120) -> None:
    """It kills itself as soon as enough has been written: if that does not come, play has stopped."""
    assert server.process is not None
    async with asyncio.timeout(seconds):
        while server.process.poll() is None:
            await asyncio.sleep(0.01)
    assert server.process.returncode == -9, server.logged()[-2000:]


async def kill(server: Server, moment: str, rng: random.Random) -> None:
    """Start the server, and end it at such a moment."""
    if moment in ("any", "starting"):
        server.start(wait=False)
        if moment == "any":
            await until_up(server)
        await asyncio.sleep(rng.uniform(0, 0.5 if moment == "any" else 1.5))
        server.kill()
    else:
        server.tricks["die"] = {"moment": moment, "nth": rng.randint(1, 60)}
        server.start(wait=False)
        await until_dead(server)
        del server.tricks["die"]


async def play_and_kill(
    server: Server, moments: list[str], seed: object, tables: Seats = TABLES, manners: Manners | None = None
) -> tuple[World, Tally]:
    """Everybody plays, the server dies at each of the moments, and everything is looked at afterwards."""
    rng = random.Random(f"{seed} kills")
    world = World(server, seed, manners or Manners())
    async with asyncio.timeout(PATIENCE + 40 * len(moments)), together() as group:
        tasks = [group.create_task(stay) for table in tables for stay in await world.open(*table)]
        newcomers = [group.create_task(world.come_and_go())] if tables is TABLES else []
        await asyncio.sleep(rng.uniform(0.1, 0.6))
        server.kill()
        for moment in moments:
            await kill(server, moment, rng)
        server.start(wait=False)
        await world.settle()
        await asyncio.gather(*newcomers)
        for task in tasks:
            task.cancel()
    await check_records(world)
    return world, await audit(server.database, world.pages)


async def check_records(world: World) -> None:
    """The server, asked once more: whoever looks at a game that is over gets a record that proves itself."""
    async with httpx.AsyncClient(base_url=world.server.address, timeout=PATIENCE, verify=False) as http:
        for page in world.pages:
            if page.is_over and page.seat is None:
                record = (await http.get(f"/api/tables/{page.table_id}/record")).json()
                assert queendom.check(record).result == page.table["result"], page


def some_moments(kills: int, seed: object) -> list[str]:
    """When to kill, one of each kind first; the first kill of all is at any moment."""
    rng = random.Random(f"{seed} moments")
    return [*MOMENTS, *rng.choices(MOMENTS, k=kills)][: kills - 1]


def check_that_much_happened(world: World, tally: Tally, kills: int) -> None:
    """A test in which nobody plays proves nothing."""
    payload = f"{tally}; {world.newcomers} newcomers"
    print(payload)
    assert world.newcomers > 0, payload
    assert tally.answers["play ack"] > 3 * kills, payload
    assert tally.sent_again > 0 or kills < 10, payload
    # Every game that was over while people still played had a next one.
    followed = sum(kept.table.rematch is not None for kept in tally.tables.values())
    began = sum(kept.table.rematch_of is not None for kept in tally.tables.values())
    assert 0 <= tally.over - followed <= len(TABLES), payload
    assert followed <= began <= followed + len(TABLES), payload


@pytest.mark.randomised
def test_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    kills = max(len(MOMENTS) + 1, count("server kills"))
    with Server(tmp_path) as server:
        world, tally = asyncio.run(play_and_kill(server, some_moments(kills, "sqlite"), "sqlite"))
        check_that_much_happened(world, tally, kills)


@pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")
def test_kills_with_postgres(tmp_path: Path, cluster: Cluster) -> None:
    kills = max(2, share(COUNTS["server kills"] // 10))
    with Server(tmp_path, cluster.database("kills")) as server:
        world, tally = asyncio.run(play_and_kill(server, some_moments(kills, "postgres"), "postgres"))
        check_that_much_happened(world, tally, kills)


@pytest.mark.parametrize(
    ("fault", "noticed"),
    [
        ({"acknowledge_first": 0.1}, "events were lost|is lost|told as|table-unknown"),
        ({"forget_commands": True}, "but done|done twice|refused"),
    ],
)
def test_a_planted_fault_is_noticed(tmp_path: Path, fault: dict[str, Any], noticed: str) -> None:
    """The same, with a server that breaks its word: seen from people's moves alone, which nobody repeats in play."""
    with Server(tmp_path, tricks=fault) as server, pytest.raises(Broken, match=noticed):
        asyncio.run(play_and_kill(server, ["after-commit"] * 2, "fault", TABLES[:1], Manners(repeats=0)))
