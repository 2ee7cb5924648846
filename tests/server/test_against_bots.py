"""One person against bots: turns are taken back without conditions, a game starts the same way again; both are told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import orjson
import pytest

import queendom
from queendom.errors import TableError
from queendom.match.fold import fold
from queendom.match.opening import open_table
from queendom.match.table import MOST_EVENTS, Table
from queendom.match.table_events import LogEvent, SeatAtOpening
from server.harness import Device, Page, Server, any_action, devices, new_id
from support import timed

Json = dict[str, Any]

WINTER, CHRISTINA = "winter-queen", "christina-regina"
GAMES = [(WINTER, 2), (WINTER, 4), (CHRISTINA, 3), (CHRISTINA, 5)]


# --- the table itself ---


def opened(game: str, players: int, seed: int, people: int = 1, **more: Any) -> tuple[list[LogEvent], Table]:
    seats: list[SeatAtOpening] = [{"name": f"Person {k}", "owner": f"holder-{k}"} for k in range(people)]
    seats += [{"bot": "random"} for _ in range(players - people)]
    given: Json = {"edition": None, "options": {}, "first": None, "host": "holder-0", "invitation": "x", **more}
    return open_table("table", game=game, seats=seats, seed=random.Random(seed).randbytes(32), **given)


def any_turn(table: Table, rng: random.Random) -> tuple[list[LogEvent], Table]:
    assert table.progress is not None and table.to_act is not None
    return table.play(table.to_act, rng.choice(table.progress.legal_actions()))


def seen(table: Table, log: list[LogEvent], seat: int | None) -> tuple[object, ...]:
    """Everything that a viewer knows."""
    view = table.view(seat, log)
    return view.position, view.to_act, view.history, view.state.tobytes()


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_any_number_of_turns_is_taken_back_to_what_was(game: str, players: int, seed: int) -> None:
    """Whatever was played, drawn and shown since: position, views and events are those of before the turn."""
    rng = random.Random(seed)
    events, table = opened(game, players, seed)
    log, made = list(events), [events]
    before: list[tuple[Table, list[tuple[object, ...]]]] = []  # own turns that stand, each with what was seen before it
    taken = 0
    viewers = [None, *range(players)]
    while table.to_act is not None:
        if (taken == 0 and len(before) == 2) or (before and rng.random() < 0.15 and taken < 60):
            for _ in range(rng.randint(1, len(before))):
                was, views = before.pop()
                events, table = table.take_back(0)
                log, made = [*log, *events], [*made, events]
                taken += 1
                assert table.to_act == 0 and [seen(table, log, viewer) for viewer in viewers] == views
                assert table.progress is not None and was.progress is not None
                assert table.progress.chance.drawn == was.progress.chance.drawn
        if table.to_act == 0:
            before.append((table, [seen(table, log, viewer) for viewer in viewers]))
        events, table = any_turn(table, rng)
        log, made = [*log, *events], [*made, events]
        if table.to_act is not None:
            assert table.can_take_back == (0 if before else None)
    assert taken > 0
    # The log says the same when it is read again, and the seed still proves every draw.
    again = fold("table", timed(orjson.loads(orjson.dumps(one)) for one in made))
    assert again.progress is not None and table.progress is not None
    assert again.progress.state.tobytes() == table.progress.state.tobytes()
    assert (again.number, again.moved, again.acted, again.taken_back) == (
        table.number, table.moved, table.acted, table.taken_back,
    )  # fmt: skip
    record = table.record(log, None)
    assert record["taken_back"] == table.taken_back > 0
    assert queendom.check(record).result == table.result


def test_the_same_turn_draws_the_same_again() -> None:
    """Going back does not draw lots until they please."""
    _, table = opened(CHRISTINA, 3, 7, first=0)
    draw = {"kind": "draw", "from": "copper", "bury": "gold"}
    first, after = table.play(0, draw)
    assert [event["type"] for event in first] == ["move", "reveal", "reveal"]
    _, back = after.take_back(0)
    assert back.play(0, draw)[0] == first


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_with_another_person_it_is_as_it_was(game: str, players: int) -> None:
    """Nobody takes back what another has seen: on one device or on two, and while the other is away."""
    for seed in range(3):
        rng = random.Random(seed)
        _, table = opened(game, players, seed, people=2)
        if seed == 2:
            _, table = table.leave("holder-1", 1, "random")
        while table.to_act is not None:
            acting = table.to_act
            events, table = any_turn(table, rng)
            told_more = any(event["type"] not in ("move", "gain") for event in events)
            for seat in {0, 1} if table.to_act is not None else set():
                if seat != acting or told_more:
                    with pytest.raises(TableError):
                        table.take_back(seat)
            assert table.taken_back == 0 and "taken_back" not in table.record([], None)


def test_what_anybody_may_take_back_is_no_mark() -> None:
    """A turn that showed nothing, before a bot has answered it: among people it could be taken back as well."""
    log, table = opened(CHRISTINA, 3, 1, first=0)
    swap = {"kind": "manipulate", "stacks": ["copper", "gold"]}
    for _ in range(2):
        events, table = table.play(0, swap)
        log = [*log, *events]
        events, table = table.take_back(0)
        log = [*log, *events]
    assert table.taken_back == 0 and "taken_back" not in table.record(log, 0)
    with pytest.raises(TableError, match="nothing-to-take-back"):
        table.take_back(0)


def test_a_full_log_takes_no_more_of_it() -> None:
    _, table = opened(CHRISTINA, 2, 1, first=0)
    swap = {"kind": "manipulate", "stacks": ["copper", "gold"]}
    _, table = table.play(0, swap)
    while table.number < MOST_EVENTS:
        _, table = table.take_back(0)
        _, table = table.play(0, swap)
    with pytest.raises(TableError, match="log-full"):
        table.take_back(0)
    assert any_turn(table, random.Random(1))


def test_a_log_of_before_is_read_as_it_was() -> None:
    """Then only the last turn could be taken back; what such a log holds means the same now."""
    rng = random.Random(3)
    events, table = opened(WINTER, 2, 3, first=0)
    made = [events]
    for _ in range(12):
        if table.last is not None and table.last.barrier is None and table.last.end == table.moved:
            events, table = table.take_back(0)
            made.append(events)
        for _ in range(1 + (rng.random() < 0.7)):
            events, table = any_turn(table, rng)
            made.append(events)
    again = fold("table", timed(made))
    assert again.progress is not None and table.progress is not None
    assert again.progress.state.tobytes() == table.progress.state.tobytes() and again.taken_back == 0


# --- over the network ---

slow = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("alone")) as running:
        yield running


async def at_own_turn(page: Page) -> None:
    while not page.now["legal"]:
        await page.wait_for("events", "view")


async def do(page: Page, type: str, **parts: Any) -> Json:
    """Ask for it, and wait until what it brought is heard."""
    answer = await page.ask(type, **{"seen": page.number, "seat": 0, **parts})
    while answer["type"] == "ack" and page.number < answer["number"]:
        await page.wait_for("events", "view")
    return answer


async def play_turns(page: Page, turns: int, rng: random.Random) -> list[Json]:
    """So many own turns; what stood before each."""
    before = []
    for _ in range(turns):
        await at_own_turn(page)
        before.append({"position": page.now["position"], "legal": page.now["legal"]})
        assert (await do(page, "play", action=any_action(page.now["legal"], rng)))["type"] == "ack"
    await at_own_turn(page)
    return before


async def play_to_the_end(page: Page, rng: random.Random) -> None:
    while not page.is_over:
        if page.now["legal"]:
            await do(page, "play", action=any_action(page.now["legal"], rng))
        else:
            await page.wait_for("events", "view")


async def same_start(device: Device, table: str, id: str | None = None) -> tuple[int, Json]:
    answer = await device.http.post(f"/api/tables/{table}/same-start", json={"id": id or new_id()})
    payload: Json = answer.json()
    return answer.status_code, payload


@slow
@pytest.mark.parametrize("game", [WINTER, CHRISTINA])
def test_turns_are_taken_back_past_bots(server: Server, game: str) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            table = await ada.create(game, "Ada", "bot:greedy", "bot:random", first=0)
            page = await ada.look(table["id"], 0)
            before = await play_turns(page, 4, random.Random(5))
            for was in reversed(before):
                assert page.now["take_back"] == 0
                assert (await do(page, "take-back"))["type"] == "ack"
                assert {"position": page.now["position"], "legal": page.now["legal"]} == was
            assert page.now["take_back"] is None and page.table["taken_back"] == 4
            refused = await do(page, "take-back")
            assert refused["key"] == "nothing-to-take-back"
            await play_to_the_end(page, random.Random(6))
            record = (await ada.get(f"/tables/{table['id']}/record")).json()
            assert record["taken_back"] == 4 and queendom.check(record).result == record["result"]
            listed = (await ada.get("/tables")).json()["tables"]
            assert next(one for one in listed if one["id"] == table["id"])["taken_back"] == 4
            await page.close()

    asyncio.run(work())


@slow
def test_bots_that_moved_on_make_no_take_back_stale(server: Server) -> None:
    """It is on its way while a bot answers. But it undoes one turn, however often it is pressed at the same moment."""

    async def work() -> None:
        async with devices(server) as (ada,):
            table = await ada.create(WINTER, "Ada", "bot:greedy", first=0)
            page = await ada.look(table["id"], 0)
            await play_turns(page, 1, random.Random(1))
            action = any_action(page.now["legal"], random.Random(2))
            played = await do(page, "play", action=action)
            await at_own_turn(page)
            assert page.number > played["number"]
            ask = {"id": new_id(), "seen": played["number"], "seat": 0}
            taken = await page.ask("take-back", **ask)
            assert taken["type"] == "ack" and taken["first_number"] > played["number"] + 1
            assert await page.ask("take-back", **ask) == taken, "the same one is answered the same"
            twice = await page.ask("take-back", seen=played["number"], seat=0)
            assert twice["type"] == "stale"
            await page.close()

    asyncio.run(work())


@slow
def test_a_bot_that_thinks_is_dropped(server: Server) -> None:
    """What it thinks about was taken back: its answer is nobody's, and its next turn does not wait for it."""

    async def work() -> None:
        async with devices(server) as (ada,):
            table = await ada.create(WINTER, "Ada", "bot:master", "bot:master", first=0)
            page = await ada.look(table["id"], 0)
            rng = random.Random(4)
            for _ in range(6):
                action = any_action(page.now["legal"], rng)
                assert (await do(page, "play", action=action))["type"] == "ack"
                answer = await do(page, "take-back")
                assert answer["type"] == "ack", answer
                assert page.now["legal"]
            await play_turns(page, 1, rng)
            moves = [event for _, event in sorted(page.events.items()) if event["type"] in ("move", "take-back")]
            for one, next in pairwise(moves):
                assert one["type"] != "take-back" or (next["type"], next["seat"]) == ("move", 0), moves
            record = (await ada.get(f"/tables/{table['id']}/record", seat=0)).json()
            assert [one["seat"] for one in record["events"] if one["type"] == "move"] == [0, 1, 2]
            await page.close()

    asyncio.run(work())


@slow
@pytest.mark.parametrize("game", [WINTER, CHRISTINA])
def test_the_same_start_again(server: Server, game: str) -> None:
    """The same seed, options, seats and first player: the same turns bring the same, bots and draws included."""

    async def work() -> None:
        async with devices(server, 2) as (ada, bob):
            table = await ada.create(game, "Ada", "bot:adept", "bot:random", hints=True)
            status, refused = await same_start(ada, table["id"])
            assert (status, refused["key"]) == (409, "table-not-over")
            page = await ada.look(table["id"], 0)
            await play_to_the_end(page, random.Random(3))
            status, refused = await same_start(bob, table["id"])
            assert (status, refused["key"]) == (403, "not-seated")
            asked = new_id()
            status, again = await same_start(ada, table["id"], asked)
            assert status == 201 and again["same_start_of"] == table["id"] and again["seed"] is None
            assert (await same_start(ada, table["id"], asked))[1]["id"] == again["id"]
            for part in ("game", "edition", "options", "first", "commitment", "hints"):
                assert again[part] == page.table[part], part
            assert [(one["name"], one["bot"]) for one in again["seats"]] == [
                (one["name"], one["bot"]) for one in page.table["seats"]
            ]
            other = await ada.look(again["id"], 0)
            await play_to_the_end(other, random.Random(3))
            ours, theirs = [(await ada.get(f"/tables/{id}/record")).json() for id in (again["id"], table["id"])]
            assert ours.pop("same_start") is True and "same_start" not in theirs
            assert ours == theirs
            # It can be once more, of either.
            assert (await same_start(ada, again["id"]))[0] == 201
            await page.close()
            await other.close()

    asyncio.run(work())


@slow
def test_no_same_start_where_others_sat(server: Server) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bob):
            table = await ada.create(WINTER, "Ada", None, first=0)
            await bob.join(table, "Bob")
            for device, seat in ((ada, 0), (bob, 1)):
                await device.command(table["id"], "leave", seat=seat)
            for device in (ada, bob):
                status, refused = await same_start(device, table["id"])
                assert (status, refused["key"]) == (403, "same-start-with-others")
            shared = await ada.create(WINTER, "Ada", "Bea", first=1)
            for seat in (0, 1):
                await ada.command(shared["id"], "leave", seat=seat)
            status, again = await same_start(ada, shared["id"])
            assert status == 201 and again["first"] == 1
            assert [(one["name"], one["yours"], one["away"]) for one in again["seats"]] == [
                ("Ada", True, False), ("Bea", True, False),
            ]  # fmt: skip
            assert (await ada.get("/tables/nothing")).status_code == 404 == (await same_start(ada, "nothing"))[0]

    asyncio.run(work())


@slow
def test_a_ping_is_answered(server: Server) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            table = await ada.create(WINTER, "Ada", "bot:greedy", first=0)
            page = await ada.look(table["id"])
            id = new_id()
            assert await page.ask("ping", id=id) == {"type": "pong", "id": id}
            assert (await page.ask("ping", seat=0, id=new_id()))["key"] == "message-malformed"
            await page.close()

    asyncio.run(work())
