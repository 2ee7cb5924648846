"""Replays, positions, examples, and tables that start at a position."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import queendom
from counts import portion
from queendom.errors import PositionError, QueendomError, TableError
from queendom.games import GAMES
from queendom.games.examples import examples
from queendom.match import Match
from queendom.match.fold import fold
from queendom.match.opening import open_table
from queendom.match.table import Table
from queendom.match.table_events import LogEvent, SeatAtOpening
from queendom.server import analysis, wire
from queendom.server.wire import Eyes
from server.harness import Device, Server, any_action, devices, new_id
from server.in_process import inside
from server.test_wire import check
from support import as_json, timed

Json = dict[str, Any]
WINTER, COURT = "winter-queen", "christina-regina"
ARCHIVE = sorted((Path(__file__).parents[1] / "archive").glob("*.json"))
SETTINGS = [(name, players) for name, game in GAMES.items() for players in game.players]
EXAMPLES = {one["id"]: one for game in GAMES for one in examples(game)}


def ask(folder: Path, work: Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with inside(folder) as client:
            await work(client)

    asyncio.run(run())


@cache
def played(game: str, players: int, seed: int, plies: int = 10**6) -> Match:
    """A random game, or its beginning; attempts come early."""
    rng = random.Random(f"study {game} {players} {seed}")
    match = queendom.game(game).start(players, seed)
    while match.to_act is not None and plies > 0:
        legal = match.legal_actions()
        kind = rng.choice(sorted({action.kind for action in legal}))
        match.play(rng.choice([action for action in legal if action.kind == kind]))
        plies -= 1
    return match


# --- replays ---------------------------------------------------------------------------------------------------------


def eyes_of(players: int) -> list[tuple[str, int | None]]:
    return [("public", None), *((str(seat), seat) for seat in range(players))]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_a_replay_shows_each_moment_as_it_was_seen(game: str, players: int) -> None:
    """Played again beside it: what everybody saw then is what the replay shows."""
    record = played(game, players, 1).record()
    replays = {eyes: analysis.replay(record, cast(Eyes, eyes)) for eyes in ("all", "public", *map(str, range(players)))}
    match = queendom.replay({**record, "events": record["events"][:1], "result": None})
    starts = [k for k, event in enumerate(record["events"]) if k == 0 or event["type"] == "move"]
    for number, at in enumerate(starts):
        events = record["events"][at : starts[number + 1] if number + 1 < len(starts) else None]
        if at:
            match = queendom.replay({**record, "events": record["events"][: at + len(events)]} | (
                {} if number + 1 == len(starts) else {"result": None}
            ))  # fmt: skip
        whole = replays["all"]["steps"][number]
        assert whole == {
            "first_number": at + 1, "events": events, "position": match.position(), "to_act": match.to_act,
        }  # fmt: skip
        for eyes, seat in eyes_of(players):
            view = match.view(seat)
            step = replays[eyes]["steps"][number]
            assert step["position"] == view.position and step["to_act"] == match.to_act
            assert step["events"] == view.history[at:]
    for payload in replays.values():
        assert len(payload["steps"]) == len(starts)
        assert payload["result"] == record["result"] and payload["first"] == record["first"]
        nothing = {"bot": None, "promise": None, "number": None}
        assert payload["seats"] == [{"name": f"Player {k + 1}", **nothing} for k in range(players)]


def test_a_colour_is_hidden_until_somebody_learns_it() -> None:
    record = played(COURT, 4, 2).record()
    assert any(event["type"] == "attempt" for event in record["events"])
    steps = analysis.replay(record, "public")["steps"]
    assert all(step["position"]["factions"] == [None] * 4 for step in steps[:-1])
    assert steps[-1]["position"]["factions"] == as_json(record["events"][0])["factions"]
    hidden = json.dumps(steps[:-1])
    assert "victim_colour" not in hidden and '"colour": "' not in hidden
    known = [sum(f is not None for f in step["position"]["factions"]) for step in analysis.replay(record, "1")["steps"]]
    assert known[0] == 1 and known == sorted(known) and known[-1] == 4


@pytest.mark.slow
@pytest.mark.parametrize("file", ARCHIVE, ids=lambda file: file.stem)
def test_archived_games_can_be_seen_again(file: Path) -> None:
    record = json.loads(file.read_text())
    for eyes in ("all", "public", "1"):
        payload = analysis.replay(record, eyes)
        check("Replay", payload)
        numbers = [step["first_number"] for step in payload["steps"]]
        sizes = [len(step["events"]) for step in payload["steps"]]
        assert numbers == [1 + sum(sizes[:k]) for k in range(len(sizes))]
        assert sum(sizes) == len(record["events"])
    assert [event for step in analysis.replay(record, "all")["steps"] for event in step["events"]] == record["events"]


def test_records_that_are_unfinished_given_up_or_from_a_position() -> None:
    half = played(COURT, 3, 3, 8)
    payload = analysis.replay(half.record(), "0")
    check("Replay", payload)
    assert payload["result"] is None and payload["steps"][-1]["to_act"] == half.to_act
    assert payload["steps"][-1]["position"] == half.view(0).position
    later = queendom.game(COURT).position(half.position(), seed=5)
    later.play(later.legal_actions()[0])
    later.abandon()
    payload = analysis.replay(later.record(), "public")
    check("Replay", payload)
    assert payload["steps"][0]["events"] == []
    assert payload["steps"][0]["position"] == queendom.game(COURT).position(half.position()).view(None).position
    assert payload["steps"][-1]["events"] == [{"type": "end"}] and payload["steps"][-1]["to_act"] is None
    assert None not in payload["steps"][-1]["position"]["factions"]
    assert payload["result"]["ending"] == "abandoned"


def test_a_replay_tells_how_the_influence_was_counted() -> None:
    match = played(COURT, 4, 2)
    for eyes in ("all", "public", "3"):
        payload = analysis.replay(match.record(), eyes)
        check("Replay", payload)
        assert payload["reckoning"] == match.rulebook.score_breakdown(match.state)
        assert any(payload["reckoning"].values())
        for group, rows in enumerate(payload["reckoning"].values()):
            points = [0] * 4
            for row in rows:
                if row["seat"] is not None:
                    points[row["seat"]] += row["points"]
            assert points == [by_group[group] for by_group in payload["result"]["points"]]
    half = played(COURT, 3, 3, 8)
    assert analysis.replay(half.record(), "all")["reckoning"] is None
    given_up = queendom.replay(half.record())
    given_up.abandon()
    assert analysis.replay(given_up.record(), "all")["reckoning"] is None
    assert analysis.replay(played(WINTER, 2, 1).record(), "all")["reckoning"] is None


def test_an_edition_that_does_not_ship_is_told_once() -> None:
    data = deepcopy(dict(GAMES[WINTER].load_edition("queendom").data))
    data["name"] = "ours"
    match = queendom.game(WINTER).start(2, 1, edition=data)
    match.play(match.legal_actions()[0])
    payload = analysis.replay(match.record(), "all")
    check("Replay", payload)
    assert payload["edition"] == "ours" and payload["edition_data"]["map"] == data["map"]
    assert {step["position"]["edition"] for step in payload["steps"]} == {"ours"}


def test_replays_by_request(tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        record = as_json(played(WINTER, 3, 4).record())
        answer = await client.post("/api/replays", json={"record": record})
        assert answer.status_code == 200 and answer.json() == json.loads(json.dumps(analysis.replay(record, "all")))
        assert "set-cookie" not in answer.headers
        for wrong, key in (
            ({**record, "result": {**record["result"], "scores": [99, 0, 0]}}, "record-result"),
            ({**record, "events": record["events"][:1] + record["events"][2:]}, "record-event-differs"),
            ({}, "record-wrong"),
            ({**record, "seats": [{"name": "\ud800"}] * 3}, "message-malformed"),
            ({**record, "first": 10**40}, "message-malformed"),
        ):
            refused = await client.post(
                "/api/replays", content=json.dumps({"record": wrong}), headers={"content-type": "application/json"}
            )
            assert (refused.status_code, refused.json()["key"]) == (422, key)
        seat = await client.post("/api/replays", json={"record": record, "eyes": "3"})
        assert seat.json()["key"] == "no-such-seat"
        for eyes in ("5", "", None, 1, "everybody"):
            assert (await client.post("/api/replays", json={"record": record, "eyes": eyes})).status_code == 422
        long = {**record, "note": "x" * 70_000}
        assert (await client.post("/api/replays", json={"record": long})).status_code == 413
        foreign = await client.post("/api/replays", json={"record": record}, headers={"origin": "http://elsewhere"})
        assert foreign.json()["key"] == "origin-wrong"

    ask(tmp_path, work)


async def create(client: httpx.AsyncClient, game: str, seats: list[Json], **more: Any) -> httpx.Response:
    return await client.post("/api/tables", json={"id": new_id(), "game": game, "seats": seats, **more})


def here(number: int) -> list[Json]:
    return [{"kind": "here", "name": f"Person {k}"} for k in range(number)]


async def command(client: httpx.AsyncClient, table: str, type: str, **parts: Any) -> Json:
    answer = await client.post(f"/api/tables/{table}/commands", json={"type": type, "id": new_id(), **parts})
    payload: Json = answer.json()
    return payload


async def play_on(client: httpx.AsyncClient, id: str, rng: random.Random, plies: int = 10**6) -> Json:
    """Play for everybody on this device, to the end or for a while; returns the table."""
    while True:
        table: Json = (await client.get(f"/api/tables/{id}")).json()
        if table["to_act"] is None or plies == 0:
            return table
        view = (await client.get(f"/api/tables/{id}/view", params={"seat": table["to_act"], "after": 10**6})).json()
        action = any_action(view["legal"], rng)
        answer = await command(client, id, "play", seen=view["number"], seat=table["to_act"], action=action)
        assert answer["type"] == "ack", answer
        plies -= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_seen_again_once_it_is_over(game: str, tmp_path: Path) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        waiting = (await create(client, game, [*here(2), {"kind": "open"}])).json()["id"]
        assert (await client.get(f"/api/tables/{waiting}/replay")).json()["key"] == "table-waiting"
        id = (await create(client, game, here(3))).json()["id"]
        rng = random.Random(1)
        await play_on(client, id, rng, 5)
        for eyes in ("all", "public", "0"):
            refused = await client.get(f"/api/tables/{id}/replay", params={"eyes": eyes})
            assert (refused.status_code, refused.json()["key"]) == (409, "table-not-over")
        assert (await client.get("/api/tables/nowhere/replay")).status_code == 404
        await play_on(client, id, rng)
        client.cookies.clear()
        record = (await client.get(f"/api/tables/{id}/record")).json()
        every: tuple[Eyes, ...] = ("all", "public", "0", "2")
        for eyes in every:
            payload = (await client.get(f"/api/tables/{id}/replay", params={"eyes": eyes})).json()
            check("Replay", payload)
            assert payload == json.loads(json.dumps(analysis.replay(record, eyes)))
        assert (await client.get(f"/api/tables/{id}/replay")).json()["steps"][0]["events"] == record["events"][:1]
        assert (await client.get(f"/api/tables/{id}/replay?eyes=3")).json()["key"] == "no-such-seat"

    ask(tmp_path, work)


# --- tables that start at a position ---------------------------------------------------------------------------------


def open_at(
    position: Mapping[str, object], seats: list[SeatAtOpening] | None = None, **more: Any
) -> tuple[list[LogEvent], Table]:
    wanted: Json = {"edition": None, "options": {}, "first": None, "seed": bytes(range(32)), **more}
    wanted.setdefault("game", position.get("game"))
    people: list[SeatAtOpening] = [{"name": f"Person {k}", "owner": "ada"} for k in range(3)]
    return open_table(
        "table", seats=people if seats is None else seats, host="ada", invitation="x", position=position, **wanted
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_table_starts_at_a_position(game: str) -> None:
    began = played(game, 3, 6, 9)
    events, table = open_at(began.position())
    assert [event["type"] for event in events] == ["table", "start"]
    assert table.progress is not None and table.progress.position() == began.position()
    assert table.to_act == began.to_act and table.first == began.first and table.number == table.moved == 2
    log = [events]
    rng = random.Random(6)
    while table.to_act is not None:
        assert table.progress is not None
        action = rng.choice(table.progress.legal_actions())
        made, table = table.play(table.to_act, action)
        log.append(made)
        again = fold("table", timed(log))
        assert again.progress is not None and table.progress is not None
        assert (again.number, again.moved, again.can_take_back) == (table.number, table.moved, table.can_take_back)
        assert again.progress.state.tobytes() == table.progress.state.tobytes()
        if table.can_take_back is not None and rng.random() < 0.2:
            made, table = table.take_back(table.can_take_back)
            log.append(made)
    whole = [event for made in log for event in made]
    record = table.record(whole, None)
    assert record["position"] == began.position() and record["seed"] == bytes(range(32)).hex()
    assert queendom.check(record).result == table.result  # every draw follows from the table's own seed
    assert table.next_setting().get("position") is None


def test_what_is_told_beside_a_position_must_agree() -> None:
    position = as_json(played(WINTER, 3, 6, 9).position())
    agreeing = {"edition": "queendom", "options": {"scores": "hidden"}, "first": position["first"]}
    assert open_at(position, **agreeing)[1].to_act == position["to_act"]
    disagreeing: list[tuple[str, Json]] = [
        ("edition", {"edition": "snowflake"}),
        ("first", {"first": (position["first"] + 1) % 3}),
        ("options.scores", {"options": {"scores": "open"}}),
        ("options.colour", {"options": {"colour": "red"}}),
        ("players", {"seats": [{"name": "A", "owner": "ada"}] * 2}),
    ]
    for part, more in disagreeing:
        with pytest.raises(PositionError) as refusal:
            open_at(position, **more)
        assert refusal.value.arguments["part"] == part
    data = dict(GAMES[WINTER].load_edition("queendom").data) | {"name": "ours"}
    over = as_json(played(WINTER, 3, 6).position())
    for part, wrong in (("edition", {**position, "edition": data}), ("ending", over), ("vp", {**position, "vp": []})):
        with pytest.raises(PositionError) as refusal:
            open_at(wrong)
        assert refusal.value.arguments["part"] == part


def test_a_position_with_secrets_is_for_one_device() -> None:
    position = played(COURT, 3, 6, 9).position()
    mine: SeatAtOpening = {"name": "Ada", "owner": "ada"}
    bot: SeatAtOpening = {"bot": "greedy"}
    for seats in ([mine, mine, mine], [mine, bot, mine], [bot, mine, bot]):
        assert open_at(position, seats)[1].stage == "running"
    others: list[list[SeatAtOpening]] = [[mine, {}, mine], [mine, {"name": "Bo", "owner": "bo"}, bot]]
    for seats in others:
        with pytest.raises(TableError) as refusal:
            open_at(position, seats)
        assert refusal.value.key == "position-tells-secrets"
    winter = played(WINTER, 3, 6, 9).position()
    assert open_at(winter, [mine, {}, {}])[1].stage == "waiting"


def test_tables_at_positions_by_request(tmp_path: Path) -> None:
    """With seats of every kind, over a restart, to the end, and then a rematch."""
    position = played(WINTER, 3, 6, 9).position()
    seats: list[Json] = [{"kind": "here", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    ids: list[str] = []
    cookies: list[str] = []

    async def begin(client: httpx.AsyncClient) -> None:
        made = await create(client, WINTER, seats, position=position)
        assert made.status_code == 201, made.text
        table = made.json()
        ids.append(table["id"])
        view = (await client.get(f"/api/tables/{table['id']}/view")).json()
        assert view["position"] is None and view["events"][0]["position"] == position
        sat = await command(client, table["id"], "sit", invitation=table["invitation"], name="Bo")
        assert sat["seat"] == 1
        cookies.append(client.cookies["queendom"])
        refused = await create(client, COURT, seats, position=position)
        assert refused.json()["arguments"]["part"] == "game"
        secret = await create(client, COURT, seats, position=played(COURT, 3, 6, 9).position())
        assert (secret.status_code, secret.json()["key"]) == (409, "position-tells-secrets")
        half = await client.post(
            "/api/tables",
            content=json.dumps(
                {"id": new_id(), "game": WINTER, "seats": seats, "position": {"map": {"\ud800": "red"}}}
            ),
            headers={"content-type": "application/json"},
        )
        assert half.status_code == 422

    async def go_on(client: httpx.AsyncClient) -> None:
        client.cookies["queendom"] = cookies[0]
        id = ids[0]
        rng = random.Random(7)
        while True:
            table = (await client.get(f"/api/tables/{id}")).json()
            if table["stage"] == "over":
                break
            if table["to_act"] == 2:
                await asyncio.sleep(0.005)  # the bot's turn
                continue
            await play_on(client, id, rng, 1)
        record = (await client.get(f"/api/tables/{id}/record")).json()
        assert record["position"] == position and queendom.check(record).result == table["result"]
        view = (await client.get(f"/api/tables/{id}/view")).json()
        check("View", view)
        assert [event["type"] for event in view["events"][:4]] == ["table", "sit", "start", "move"]
        replay = (await client.get(f"/api/tables/{id}/replay?eyes=public")).json()
        assert replay["steps"][0]["position"] == position and replay["steps"][0]["events"] == []
        again = (await command(client, id, "rematch"))["table"]
        events = (await client.get(f"/api/tables/{again}/view")).json()["events"]
        assert "position" not in events[0] and events[2]["type"] == "deal"

    ask(tmp_path, begin)
    ask(tmp_path, go_on)


@pytest.mark.slow
def test_a_table_at_a_position_outlives_a_kill(tmp_path: Path) -> None:
    position = played(COURT, 3, 6, 9).position()

    async def work(server: Server) -> None:
        async with devices(server, 2) as (ada, eve):
            table = await ada.create(COURT, "Ada", "bot:greedy", "Cy", position=position)
            id = table["id"]
            rng = random.Random(8)
            for _ in range(3):
                await _one_move(ada, id, rng)
                before = (await eve.get(f"/tables/{id}/view")).json()
                server.kill()
                server.start()
                after = (await eve.get(f"/tables/{id}/view")).json()
                assert after["events"][: len(before["events"])] == before["events"]
                assert after["events"][0]["position"]["factions"] == [None] * 3
            for seat in (0, 2):
                await ada.command(id, "leave", seat=seat)
            payload = (await eve.get(f"/tables/{id}/view")).json()
            assert payload["events"][0]["position"] == position
            assert queendom.check((await eve.get(f"/tables/{id}/record")).json()).result == payload["table"]["result"]

    with Server(tmp_path) as server:
        asyncio.run(work(server))


async def _one_move(device: Device, id: str, rng: random.Random) -> None:
    while True:
        table = (await device.get(f"/tables/{id}")).json()
        if table["to_act"] != 1:
            break
        await asyncio.sleep(0.02)
    seat = table["to_act"]
    view = (await device.get(f"/tables/{id}/view", seat=seat)).json()
    answer = await device.command(id, "play", seen=view["number"], seat=seat, action=any_action(view["legal"], rng))
    assert answer["type"] == "ack", answer


# --- positions without a table ---------------------------------------------------------------------------------------


def asked(**parts: Any) -> wire.AskPosition:
    return wire.AskPosition.model_validate(parts)


@pytest.mark.randomised
@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_positions_tell_what_can_be_done_and_what_comes_of_it(game: str, players: int) -> None:
    for number in range(portion(100, 2)):
        rng = random.Random(f"positions {game} {players} {number}")
        match = played(game, players, rng.randrange(3), rng.randrange(40))
        payload = analysis.position(asked(position=match.position()))
        check("PositionTold", payload)
        assert payload["position"] == match.position() and payload["to_act"] == match.to_act
        assert payload["preview"] is payload["events"] is payload["next"] is None and payload["result"] == match.result
        if match.to_act is None:
            assert payload["legal"] is None
            continue
        assert payload["legal"] == match.rulebook.factored(match.state)
        action = any_action(payload["legal"], rng)
        only_seen = analysis.position(asked(position=match.position(), action=action))
        assert only_seen["preview"]["gains"] is not None and only_seen["next"] is None
        done = analysis.position(asked(position=match.position(), action=action, play=True, seat=int(match.to_act)))
        check("PositionTold", done)
        assert done["preview"] == only_seen["preview"] and done["position"] == match.position()
        assert done["events"][0]["action"]["kind"] == action["kind"]
        after = queendom.game(game).position(done["next"])
        assert (after.position(), after.result) == (done["next"], done["result"])
        with pytest.raises(QueendomError) as refusal:
            analysis.position(asked(position=match.position(), action=action, seat=(match.to_act + 1) % players))
        assert refusal.value.key == "not-your-turn"


def test_luck_is_new_each_time() -> None:
    position: Json = {"game": WINTER, "domain": {"a2": "yellow", "c1": None, "c4": None, "c7": None, "e2": "blue"}}
    position |= {"holders": [["red"], ["blue"], ["green"]]}
    action = {"kind": "place", "holder": 0, "colour": "red", "space": "b3", "take": None}
    drawn = [
        analysis.position(asked(position=position, action=action, play=True))["next"]["holders"] for _ in range(30)
    ]
    assert len({str(one) for one in drawn}) > 1


@pytest.mark.parametrize("id", EXAMPLES)
def test_examples_give_their_results_by_request(id: str, tmp_path: Path) -> None:
    payload = EXAMPLES[id]

    async def work(client: httpx.AsyncClient) -> None:
        game = payload["position"]["game"]
        served = (await client.get(f"/api/games/{game}/examples")).json()
        check("Examples", served)
        assert payload in served["examples"] and served["examples"] == examples(game)
        for one in payload["tries"]:
            pages = [{key: page[key] for key in ("seat", "book", "page", "colour")} for page in one.get("worth", [])]
            body = {"position": payload["position"], "seat": payload["seat"], "pages": pages or None}
            now = (await client.post("/api/positions", json=body)).json()
            answer = await client.post("/api/positions", json={**body, "action": one["action"], "play": True})
            assert answer.status_code == 200, answer.text
            done = answer.json()
            check("PositionTold", done)
            assert [was["vp"] for was in (now["preview"] or {}).get("scores") or []] == [
                page["before"] for page in one.get("worth", [])
            ]
            assert [then["vp"] for then in done["preview"]["scores"] or []] == [
                page["after"] for page in one.get("worth", [])
            ]
            if game == WINTER:
                assert done["preview"]["gains"] == one["gains"]
                assert [event for event in done["events"] if event["type"] == "gain"] == one["gains"]
                assert done["next"]["vp"][payload["seat"]] == one["vp"]
            else:
                assert done["next"]["tilted"] == one["tilted"]
                assert [event["success"] for event in done["events"] if event["type"] == "attempt"] == (
                    [one["success"]] if "success" in one else []
                )
                assert (done["result"] or {}).get("points") == one.get("points")

    ask(tmp_path, work)


def test_what_is_refused_without_a_table(tmp_path: Path) -> None:
    winter = EXAMPLES["wq-1"]["position"]

    async def work(client: httpx.AsyncClient) -> None:
        for body, status, key in (
            ({}, 422, "message-malformed"),
            ({"position": []}, 422, "message-malformed"),
            ({"position": {}}, 422, "unknown-game"),
            ({"position": {**winter, "game": "chess"}}, 422, "unknown-game"),
            ({"position": {**winter, "vp": [0]}}, 422, "position-wrong"),
            ({"position": {**winter, "edition": "/etc/passwd"}}, 422, "unknown-edition"),
            ({"position": {**winter, "players": 9}}, 422, "wrong-player-count"),
            ({"position": winter, "seat": 3}, 409, "no-such-seat"),
            ({"position": winter, "play": True}, 422, "message-malformed"),
            ({"position": winter, "action": {"kind": "dance"}}, 409, "action-malformed"),
            ({"position": winter, "seat": 0, "action": "pass"}, 409, "not-your-turn"),
            ({"position": winter, "more": 1}, 422, "message-malformed"),
            ({"position": EXAMPLES["cr-1"]["position"], "pages": []}, 409, "no-pages"),
        ):
            answer = await client.post("/api/positions", json=body)
            assert (answer.status_code, answer.json()["key"]) == (status, key), answer.text
        assert (await client.get("/api/games/chess/examples")).json()["key"] == "unknown-game"
        foreign = await client.post("/api/positions", json={"position": winter}, headers={"origin": "http://elsewhere"})
        assert foreign.json()["key"] == "origin-wrong"
        for text in (b"", b"[" * 5000, b'{"position": NaN}', b'{"position": {"game": "\\ud800"}}', b"\xff"):
            answer = await client.post("/api/positions", content=text, headers={"content-type": "application/json"})
            assert answer.status_code == 422 and answer.json()["type"] == "refusal"

    ask(tmp_path, work)


# --- rubbish ---------------------------------------------------------------------------------------------------------

ATOMS = (
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False)
    | st.sampled_from(["red", "gold", "gold-red", "a1", "lights-border", "court", "queendom", "over", "final"])
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
)  # fmt: skip
RUBBISH = st.recursive(
    ATOMS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)


def places(payload: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every part of some JSON, by the way to it."""
    keys = payload.keys() if isinstance(payload, dict) else range(len(payload)) if isinstance(payload, list) else ()
    return [at] * bool(at) + [place for key in keys for place in places(payload[key], (*at, key))]


@st.composite
def spoilt(draw: st.DrawFn, whole: Json) -> Json:
    """The same with up to three parts replaced or left out."""
    payload = deepcopy(whole)
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(places(payload)))
        inner = payload
        for key in way:
            inner = inner[key]
        if draw(st.booleans()) and isinstance(inner, dict):
            del inner[last]
        else:
            inner[last] = draw(RUBBISH)
        if not payload:
            break
    return payload


def answered(call: Callable[[], Json], model: str) -> None:
    """Refused, or answered in the form of the wire."""
    with suppress(QueendomError):
        check(model, call())


quick = settings(max_examples=portion(6000, 3), deadline=None, suppress_health_check=list(HealthCheck))


@cache
def positions() -> list[Json]:
    return [as_json(played(game, 3, seed, plies).position()) for game in GAMES for seed, plies in ((0, 12), (1, 25))]


@cache
def records() -> list[Json]:
    return [as_json(played(game, 2, seed, 12).record()) for game in GAMES for seed in (0, 1)]


@quick
@given(st.data())
def test_spoilt_positions_never_crash(data: st.DataObject) -> None:
    position = data.draw(spoilt(data.draw(st.sampled_from(positions()))))
    action = data.draw(
        st.none() | st.sampled_from(["pass", {"kind": "pass"}]) | st.dictionaries(st.text(max_size=4), ATOMS)
    )
    page = st.fixed_dictionaries(
        {
            "seat": st.integers(0, 9),
            "book": st.sampled_from(["rose-way", "x"]),
            "page": st.integers(),
            "colour": st.text().map(lambda text: text[:40]),
        }
    )
    ask = asked(
        position=position,
        seat=data.draw(st.none() | st.integers(0, 9)),
        action=action,
        page=data.draw(st.none() | page),
        play=data.draw(st.booleans()),
    )
    answered(lambda: analysis.position(ask), "PositionTold")


@quick
@given(st.data())
def test_spoilt_records_never_crash(data: st.DataObject) -> None:
    record = data.draw(spoilt(data.draw(st.sampled_from(records()))))
    answered(lambda: analysis.replay(record, data.draw(st.sampled_from(["all", "public", "0", "4"]))), "Replay")


@quick
@given(st.data())
def test_tables_at_spoilt_positions_never_crash(data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(positions()))
    position = data.draw(spoilt(whole))
    with suppress(QueendomError):
        events, table = open_at(position, game=whole["game"])
        assert fold("table", timed([events])).progress is not None
        check("TableOpened", table.see(events[0], None))
