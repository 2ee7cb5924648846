"""Messages dropped, doubled, reordered, delayed, connections cut: whoever follows the protocol gets to the same end."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import queendom
from counts import share
from postgres import Cluster, find_postgres
from server.badnetwork import MISHAPS, BadNetwork
from server.harness import PATIENCE, Device, Server, any_action, new_id
from server.log_audit import Tally, audit
from server.resilient_client import Broken, Manners, Steadfast, together

pytestmark = pytest.mark.slow

GAMES = 40
AT_ONCE = 6
#: Pages that soon ask again: longer than the network's longest delay, so that most questions are asked once.
MANNERS = Manners(patience=0.2, silence=0.3, thinks=0.0, repeats=0.0, plays_again=False)
SETTINGS: list[tuple[str, list[str | None]]] = [
    ("winter-queen", ["Ada", None]),
    ("christina-regina", ["Ada", None, "bot:greedy"]),
    ("winter-queen", ["Ada", "bot:random", None, None]),
    ("christina-regina", ["Ada", None]),
]


async def play_one(server: Server, number: int) -> tuple[list[Steadfast], BadNetwork]:
    """A complete game: people, bots and somebody who watches; everything said by them goes through the bad network."""
    seed = f"bad network {number}"
    game, seats = SETTINGS[number % len(SETTINGS)]
    async with Device(server) as host, BadNetwork(server.port, seed) as network:
        table = await host.create(game, *seats)
        viewers: list[tuple[str | None, int | None]] = [(host.cookie, 0), (None, None)]
        for _ in range(seats.count(None)):
            async with Device(server) as guest:
                seat = await guest.join(table, "Béla")
                viewers.append((guest.cookie, seat))
        pages = [
            Steadfast(network.port, table["id"], seat, token, random.Random(f"{seed} {seat}"), MANNERS)
            for token, seat in viewers
        ]
        try:
            async with asyncio.timeout(3 * PATIENCE):
                async with together() as group:
                    for page in pages:
                        group.create_task(page.run())
        except TimeoutError:
            raise Broken(f"{seed}: no end; {[str(page) for page in pages]}, {network.mishaps}") from None
        except Broken as error:
            raise Broken(f"{seed}: {error}") from error
        record = (await host.get(f"/tables/{table['id']}/record")).json()
        assert queendom.check(record).result == pages[0].table["result"], seed
        return pages, network


async def play_some(server: Server, games: int) -> tuple[list[Steadfast], list[BadNetwork], Tally]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> tuple[list[Steadfast], BadNetwork]:
        async with gate:
            return await play_one(server, number)

    async with together() as group:
        tasks = [group.create_task(one(number)) for number in range(games)]
    played = [task.result() for task in tasks]
    pages = [page for some, _ in played for page in some]
    return pages, [network for _, network in played], await audit(server.database, pages)


@pytest.mark.randomised
def test_a_bad_network_changes_nothing(tmp_path: Path) -> None:
    games = max(2, share(GAMES))
    with Server(tmp_path) as server:
        pages, networks, tally = asyncio.run(play_some(server, games))
    payload = f"{tally}; {sum((network.mishaps for network in networks), start=Counter[str]())}"
    print(payload)
    assert tally.over == games, payload
    for mishap in MISHAPS:
        assert games < 4 or any(network.mishaps[mishap] for network in networks), payload
    assert sum(page.resumed for page in pages) > 0 and tally.sent_again > 0, payload


@pytest.mark.parametrize(
    ("fault", "noticed"),
    [
        ("forget_commands", "but done|done twice|refused|as .* first"),
        ("take_anything", "done twice|refused|as .* first"),
        ("misnumber", "told as|heard|refused"),  # or the page acts on what it misunderstood
    ],
)
def test_a_planted_fault_is_noticed(tmp_path: Path, fault: str, noticed: str) -> None:
    """The same, with a server that breaks its word."""
    tricks: dict[str, Any] = {fault: True}
    with Server(tmp_path, tricks=tricks) as server, pytest.raises(Broken, match=noticed):
        asyncio.run(play_some(server, 2))


def test_an_id_is_answered_as_the_first_time_whatever_else_the_command_says(tmp_path: Path) -> None:
    """Whoever sends a command again may have heard of its events meanwhile, and say so in `seen`: it is still the same
    command. Here one device holds both seats, so that it is always its turn.
    """

    async def work(server: Server) -> None:
        async with Device(server) as device:
            table = await device.create("winter-queen", "Ada", "Béla")
            page = await device.look(table["id"], 0)
            rng = random.Random(1)
            seat = (await page.ask("look", seat=page.table["to_act"]))["seat"]
            command = {"id": new_id(), "seat": seat, "action": any_action(page.now["legal"], rng)}
            first = await page.ask("play", seen=page.number, **command)
            legal = (await page.ask("look", seat=1 - seat))["legal"]
            again = await page.ask("play", seen=page.number, **command)
            for_other = command | {"seat": 1 - seat, "action": any_action(legal, rng)}
            later = await page.ask("play", seen=page.number, **for_other)
            await page.close()
        assert first["type"] == "ack"
        assert [again, later] == [first, first]
        await audit(server.database, [])

    with Server(tmp_path) as server:
        asyncio.run(work(server))


@pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")
def test_what_another_process_writes_while_a_table_is_opened_is_heard(tmp_path: Path, cluster: Cluster) -> None:
    """The word of a move that comes after the log was read and before the room is there must not be lost: nothing would
    show the page that it is behind until the next move, which may have to be its own.
    """

    async def work(here: Server, there: Server) -> None:
        async with Device(here) as ada, Device(there) as watcher:
            table = await ada.create("winter-queen", "Ada", "Béla")
            page = await ada.look(table["id"], table["to_act"])
            opening = asyncio.create_task(watcher.look(table["id"]))
            await asyncio.sleep(0.5)
            ack = await page.play(any_action(page.now["legal"], random.Random(1)))
            assert ack["type"] == "ack"
            late = await opening
            try:
                async with asyncio.timeout(PATIENCE):
                    while late.number < ack["number"]:
                        await late.hear()
            except TimeoutError:
                raise Broken(f"the page stays at {late.number}, the table is at {ack['number']}") from None
            finally:
                await page.close()
                await late.close()

    folders = [tmp_path / "here", tmp_path / "there"]
    for folder in folders:
        folder.mkdir()
    database = cluster.database("opening")
    with (
        Server(folders[0], database) as here,
        Server(folders[1], database, tricks={"slow_reads": 1.2}) as there,
    ):
        asyncio.run(work(here, there))
