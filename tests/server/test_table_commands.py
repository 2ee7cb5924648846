"""What people do at a table besides playing: take back, leave, return, play again; and whatever is sent by mistake."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import queendom
from queendom.errors import TableError
from queendom.locales import words
from server.harness import PATIENCE, Device, Page, Server, devices, new_id, run_command
from server.in_process import InProcess

pytestmark = pytest.mark.slow

WINTER, CHRISTINA = "winter-queen", "christina-regina"
ATTEMPT = {"kind": "assassinate", "victim": 1, "number": 1, "colour": "red"}
DRAW = {"kind": "draw", "from": "copper", "bury": "gold"}
SWAP = {"kind": "manipulate", "stacks": ["copper", "gold"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> InProcess:
    return InProcess(tmp_path_factory.mktemp("commands"))


def check_refusal(answer: dict[str, Any], *keys: str) -> None:
    """Typed, one of those expected, and with words."""
    assert answer["type"] == "refusal" and answer["key"] in keys, answer
    assert words("en").error(TableError(answer["key"], **answer["arguments"]))
    assert set(answer) == {"type", "id", "key", "arguments"}


class At:
    """A table as one device plays at it, by requests."""

    def __init__(self, device: Device, table: dict[str, Any]) -> None:
        self.device = device
        self.id: str = table["id"]

    async def info(self) -> dict[str, Any]:
        payload: dict[str, Any] = (await self.device.get(f"/tables/{self.id}")).json()
        return payload

    async def view(self, seat: int | None = None) -> dict[str, Any]:
        query = {} if seat is None else {"seat": seat}
        payload: dict[str, Any] = (await self.device.get(f"/tables/{self.id}/view", **query)).json()
        return payload

    async def do(self, type: str, **parts: Any) -> dict[str, Any]:
        if type in ("play", "take-back") and "seen" not in parts:
            parts["seen"] = (await self.info())["number"]
        return await self.device.command(self.id, type, **parts)

    async def play(self, seat: int, action: Any) -> dict[str, Any]:
        answer = await self.do("play", seat=seat, action=action)
        assert answer["type"] == "ack", answer
        return answer

    async def quiet_place(self, seat: int, take: bool = False) -> dict[str, Any]:
        """Winter Queen: a crystal on the map, from a holder that keeps some. Only the book, if taken, draws."""
        view = await self.view(seat)
        legal, holders = view["legal"], view["position"]["holders"]
        holder, colour = next(one for one in legal["crystals"] if len(holders[one[0]]) > 1)
        county, spaces = next(iter(legal["with_book"].items())) if take else (None, legal["spaces"])
        return {"kind": "place", "holder": holder, "colour": colour, "space": spaces[0], "take": county}


async def open_table(device: Device, game: str, players: int) -> At:
    return At(device, await device.create(game, *(f"Player {k}" for k in range(players)), first=0))


# --- take-back ---


@pytest.mark.parametrize("game", [WINTER, CHRISTINA])
def test_a_turn_that_showed_nothing_can_be_taken_back(server: InProcess, game: str) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            at = await open_table(ada, game, 3)
            check_refusal(await at.do("take-back", seat=0), "nothing-to-take-back")
            before = await at.view(0)
            action = await at.quiet_place(0) if game == WINTER else SWAP
            played = await at.play(0, action)
            assert played["first_number"] == played["number"], "no more than the move itself"
            check_refusal(await at.do("take-back", seat=1), "take-back-past-other")
            stale = await at.do("take-back", seat=0, seen=before["number"])
            assert stale["type"] == "stale" and stale["view"]["number"] == played["number"]
            taken = await at.do("take-back", seat=0)
            assert taken["type"] == "ack"
            after = await at.view(0)
            assert (after["position"], after["legal"]) == (before["position"], before["legal"])
            assert after["events"][-1] == {"type": "take-back", "seat": 0, "to": before["number"]}
            check_refusal(await at.do("take-back", seat=0), "nothing-to-take-back")
            # It can be played again, and the record knows it once.
            await at.play(0, action)
            record = (await ada.get(f"/tables/{at.id}/record", seat=0)).json()
            assert [event["type"] for event in record["events"]] == ["deal", "move"]
            # Whoever acts next closes it.
            await at.play(1, await at.quiet_place(1) if game == WINTER else DRAW)
            refused = await at.do("take-back", seat=0)
            check_refusal(refused, "take-back-past-other")
            assert refused["arguments"]["seat"] == 1

    asyncio.run(work())


@pytest.mark.parametrize(
    ("game", "action", "barrier"),
    [
        (WINTER, "book", "take-back-past-chance"),
        (CHRISTINA, DRAW, "take-back-past-chance"),
        (CHRISTINA, {"kind": "agitate", "stack": "silver"}, "take-back-past-chance"),
        (CHRISTINA, ATTEMPT, "take-back-past-reveal"),
    ],
)
def test_what_was_seen_cannot_be_taken_back(server: InProcess, game: str, action: Any, barrier: str) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            at = await open_table(ada, game, 3)
            await at.play(0, await at.quiet_place(0, take=True) if action == "book" else action)
            before = await at.view(0)
            check_refusal(await at.do("take-back", seat=0), barrier)
            assert await at.view(0) == before

    asyncio.run(work())


def test_the_last_crystal_of_a_holder_cannot_be_taken_back(server: InProcess) -> None:
    """The gain alone could be; what refills the holder was drawn."""

    async def work() -> None:
        async with devices(server) as (ada,):
            at = await open_table(ada, WINTER, 2)
            for turn in range(12):
                seat = turn % 2
                view = await at.view(seat)
                holders = view["position"]["holders"]
                holder, colour = min(view["legal"]["crystals"], key=lambda one: len(holders[one[0]]))
                space = view["legal"]["spaces"][0]
                place = {"kind": "place", "holder": holder, "colour": colour, "space": space, "take": None}
                answer = await at.play(seat, place)
                if len(holders[holder]) == 1:
                    assert answer["number"] > answer["first_number"]
                    check_refusal(await at.do("take-back", seat=seat), "take-back-past-chance")
                    return
            raise AssertionError("no holder was emptied")

    asyncio.run(work())


def test_a_bots_turn_closes_ones_own(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            at = At(ada, await ada.create(CHRISTINA, "Ada", "bot:random", "Bea", first=0))
            played = await at.play(0, SWAP)
            while (await at.info())["to_act"] == 1:
                await asyncio.sleep(0.02)
            assert (await at.info())["number"] > played["number"]
            check_refusal(await at.do("take-back", seat=0), "take-back-past-other")
            check_refusal(await at.do("take-back", seat=1), "seat-not-yours")

    asyncio.run(work())


# --- leaving and returning ---


def test_a_bot_stands_in_until_its_person_returns(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = await ada.create(WINTER, "Ada", None, first=0)
            await bela.join(table, "Béla")
            at, across = At(ada, table), At(bela, table)
            page = await bela.look(at.id, 1)
            check_refusal(await at.do("return", seat=0), "seat-not-left")
            check_refusal(await across.do("leave", seat=0), "seat-not-yours")
            assert (await at.do("leave", seat=0))["type"] == "ack"
            check_refusal(await at.do("leave", seat=0), "seat-left-already")
            while page.now["legal"] is None:
                await page.hear()
            move = next(event for event in page.events.values() if event["type"] == "move")
            assert (move["seat"], move["by"]) == (0, "bot:adept")
            info = await across.info()
            assert info["seats"][0]["away"] and info["seats"][0]["kind"] == "person"
            assert info["seats"][0]["name"] == "Ada"
            check_refusal(await across.do("return", seat=0), "seat-not-yours")
            assert (await at.do("return", seat=0))["type"] == "ack"
            assert not (await at.info())["seats"][0]["away"]
            await across.play(1, await across.quiet_place(1))
            await asyncio.sleep(0.3)
            assert (await at.info())["to_act"] == 0, "nobody plays for Ada any more"
            action = await at.quiet_place(0)
            played = await at.play(0, action)
            payload = (await at.view(0))["events"][played["first_number"] - 1]
            assert payload == {"type": "move", "seat": 0, "action": action}
            await page.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", [WINTER, CHRISTINA])
def test_when_nobody_is_left_the_game_is_given_up(server: InProcess, game: str) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = await ada.create(game, "Ada", "bot:random", None, first=0)
            await bela.join(table, "Béla")
            at, across = At(ada, table), At(bela, table)
            assert (await across.do("leave", seat=2))["type"] == "ack"
            assert (await at.info())["stage"] == "running"
            assert (await at.do("leave", seat=0))["type"] == "ack"
            info = await at.info()
            assert info["stage"] == "over" and info["to_act"] is None
            assert (info["result"]["ending"], info["result"]["winners"]) == ("abandoned", [])
            record = (await ada.get(f"/tables/{at.id}/record")).json()
            assert queendom.check(record).result == info["result"]
            before = await at.view()
            for type, parts in (
                ("play", {"seat": 0, "action": {"kind": "pass"}}),
                ("take-back", {"seat": 0}),
                ("leave", {"seat": 0}),
                ("return", {"seat": 0}),
            ):
                check_refusal(await at.do(type, **parts), "game-over")
            assert await at.view() == before

    asyncio.run(work())


def test_leaving_before_the_start_frees_the_seat(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bela, cleo):
            table = await ada.create(CHRISTINA, "Ada", None, None)
            await bela.join(table, "Béla", 1)
            check_refusal(await At(bela, table).do("play", seat=1, action={"kind": "pass"}), "table-waiting")
            check_refusal((await bela.get(f"/tables/{table['id']}/record")).json(), "table-waiting")
            assert (await At(bela, table).do("leave", seat=1))["type"] == "ack"
            assert (await At(bela, table).info())["seats"][1]["kind"] == "open"
            assert (await bela.get("/tables")).json()["tables"] == []
            assert await cleo.join(table, "Cleo", 1) == 1
            assert (await At(ada, table).do("sit-bot", seat=2, bot="random"))["type"] == "ack"
            assert (await At(ada, table).info())["stage"] == "running"

    asyncio.run(work())


# --- again, and again ---


def test_a_rematch_rotates_the_seats_and_is_opened_once(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bela, eve):
            table = await ada.create(WINTER, "Ada", None, "bot:random", first=0, options={"scores": "open"})
            await bela.join(table, "Béla")
            at, across, outside = At(ada, table), At(bela, table), At(eve, table)
            check_refusal(await at.do("rematch"), "table-not-over")
            await across.do("leave", seat=1)
            await at.do("leave", seat=0)
            check_refusal(await outside.do("rematch"), "not-seated")
            page = await bela.look(at.id, 1)
            id = new_id()
            first = await at.do("rematch", id=id)
            assert first["type"] == "ack"
            assert (await page.wait_for("events"))["table"]["rematch"] == first["table"]
            assert await at.do("rematch", id=id) == first
            refused = await across.do("rematch")
            check_refusal(refused, "rematch-exists")
            assert refused["arguments"]["table"] == first["table"]
            next_table = At(bela, {"id": first["table"]})
            info = await next_table.info()
            assert [seat["name"] for seat in info["seats"]] == ["random", "Ada", "Béla"]
            assert [seat["yours"] for seat in info["seats"]] == [False, False, True]
            assert info["rematch_of"] == at.id and info["stage"] == "running"
            assert info["options"]["scores"] == "open"
            assert info["commitment"] != table["commitment"]
            await page.close()

    asyncio.run(work())


def test_own_tables_tell_whose_turn_it_is(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, stranger):
            assert (await ada.get("/tables")).json() == {"tables": [], "older": 0}
            running = await open_table(ada, CHRISTINA, 3)
            waiting = At(ada, await ada.create(WINTER, "Ada", None))
            over = await open_table(ada, WINTER, 2)
            for seat in range(2):
                await over.do("leave", seat=seat)
            await running.play(0, DRAW)
            tables = {table["id"]: table for table in (await ada.get("/tables")).json()["tables"]}
            assert set(tables) == {running.id, waiting.id, over.id}
            assert list(tables)[-1] == over.id, "running ones first"
            assert [tables[at.id]["to_act"] for at in (running, waiting, over)] == [1, None, None]
            assert [tables[at.id]["stage"] for at in (running, waiting, over)] == ["running", "waiting", "over"]
            assert tables[running.id]["seed"] is None
            assert (await stranger.get("/tables")).json() == {"tables": [], "older": 0}

    asyncio.run(work())


def test_the_same_id_gives_the_same_table(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            id = new_id()
            first = await ada.create(CHRISTINA, "Ada", "Bo", None, id=id)
            again = await ada.create(CHRISTINA, "Ada", "Bo", None, id=id)
            assert first == again
            assert (await bela.create(CHRISTINA, "Ada", "Bo", None, id=id))["id"] != first["id"]
            answers = await asyncio.gather(*(ada.create(WINTER, "Ada", "Bo", id=f"{id}-x") for _ in range(5)))
            assert len({answer["id"] for answer in answers}) == 1
            assert len((await ada.get("/tables")).json()["tables"]) == 2

    asyncio.run(work())


def test_a_repeated_command_is_answered_as_the_first_time(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = await ada.create(CHRISTINA, "Ada", None, "Cy", first=0)
            at, across = At(ada, table), At(bela, table)
            done: list[tuple[At, str, dict[str, Any], dict[str, Any]]] = []

            async def do(who: At, type: str, **parts: Any) -> dict[str, Any]:
                parts["id"] = new_id()
                if type in ("play", "take-back"):
                    parts["seen"] = (await who.info())["number"]
                answer = await who.do(type, **parts)
                assert answer["type"] == "ack", answer
                done.append((who, type, parts, answer))
                return answer

            await do(across, "sit", invitation=table["invitation"], name="Béla")
            await do(at, "play", seat=0, action=SWAP)
            await do(at, "take-back", seat=0)
            await do(at, "play", seat=0, action=ATTEMPT)
            link = await do(at, "link", seat=0)
            await do(across, "claim", code=link["code"])
            await do(across, "leave", seat=0)
            await do(across, "return", seat=0)
            before = await at.view()
            for who, type, parts, answer in done:
                assert await who.do(type, **parts) == answer, type
            for who, type, parts, answer in done:  # another device's id is another id
                other = across if who is at else at
                assert await other.do(type, **parts) != answer, type
            assert (await at.view())["position"] == before["position"]
            page = await ada.look(at.id)
            for who, type, parts, answer in done:
                if who is at:
                    assert await page.ask(type, **parts) == answer
            await page.close()

    asyncio.run(work())


def test_an_id_that_was_used_for_something_else_harms_nothing(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            at = await open_table(ada, CHRISTINA, 3)
            id = new_id()
            await at.do("play", seat=0, action=DRAW, id=id)
            before = await at.view(0)
            for type, parts in (
                ("sit", {"invitation": "x", "name": "Ada"}),
                ("claim", {"code": "x"}),
                ("rematch", {}),
                ("leave", {"seat": 1}),
                ("take-back", {"seat": 0, "seen": 0}),
            ):
                answer = await at.do(type, id=id, **parts)
                assert answer.get("key") != "server-failed", (type, answer)
            assert await at.view(0) == before

    asyncio.run(work())


# --- what should not have been sent ---

ID = "bad-input-1"
PLAY = {"type": "play", "id": ID, "seen": 3, "seat": 0}
DEEP = "[" * 5000 + "]" * 5000
MALFORMED = {
    "nothing": "",
    "no JSON": "{",
    "text": '"play"',
    "number": "7",
    "list": "[]",
    "null": "null",
    "no type": json.dumps({"id": ID}),
    "unknown type": json.dumps({"type": "dance", "id": ID}),
    "no id": json.dumps({"type": "rematch"}),
    "short id": json.dumps({"type": "rematch", "id": "x"}),
    "id of another kind": json.dumps({"type": "rematch", "id": 7}),
    "extra key": json.dumps({**PLAY, "action": {"kind": "pass"}, "seed": 1}),
    "text for a number": json.dumps({**PLAY, "seat": "0", "action": {"kind": "pass"}}),
    "fraction": json.dumps({**PLAY, "seat": 0.5, "action": {"kind": "pass"}}),
    "truth": json.dumps({**PLAY, "seat": True, "action": {"kind": "pass"}}),
    "negative": json.dumps({**PLAY, "seat": -1, "action": {"kind": "pass"}}),
    "action of another kind": json.dumps({**PLAY, "action": 7}),
    "no action": json.dumps({**PLAY, "action": None}),
    "not a number": json.dumps({**PLAY, "action": {"kind": "pass"}}).replace('"seen": 3', '"seen": NaN'),
    "huge number": json.dumps({**PLAY, "action": {"kind": "pass"}}).replace('"seen": 3', '"seen": ' + "9" * 400),
    "number of thousands of digits": json.dumps({**PLAY, "action": {"kind": "pass"}}).replace(
        '"seen": 3', '"seen": ' + "9" * 5000
    ),
    "surrogate as a name": json.dumps({"type": "sit", "id": ID, "invitation": "x", "name": "\ud800"}),
    "surrogate as an invitation": json.dumps({"type": "sit", "id": ID, "invitation": "\udfff", "name": "Eve"}),
    "surrogate as a code": json.dumps({"type": "claim", "id": ID, "code": "\ud800"}),
    "surrogate as a key": json.dumps({"type": "rematch", "id": ID, "\ud800": 1}),
    "surrogate as an id": json.dumps({"type": "rematch", "id": "\ud800" * 9}),
    "line break in a name": json.dumps({"type": "sit", "id": ID, "invitation": "x", "name": "a\nb"}),
    "long name": json.dumps({"type": "sit", "id": ID, "invitation": "x", "name": "x" * 41}),
    "blank name": json.dumps({"type": "sit", "id": ID, "invitation": "x", "name": "   "}),
    "deep": DEEP,
    "deep action": json.dumps({**PLAY, "action": 7}).replace("7", '{"kind":' + DEEP + "}"),
}
#: Well formed; the rules or the table say no.
REFUSED = {
    "out of turn": ({**PLAY, "seat": 1, "action": {"kind": "pass"}}, "not-your-turn"),
    "no such seat": ({**PLAY, "seat": 9, "action": {"kind": "pass"}}, "no-such-seat"),
    "empty action": ({**PLAY, "action": {}}, "action-malformed"),
    "unknown kind": ({**PLAY, "action": {"kind": "castle"}}, "action-malformed"),
    "kind of another kind": ({**PLAY, "action": {"kind": ["draw"]}}, "action-malformed"),
    "action of the other game": ({**PLAY, "action": {"kind": "fill", "holder": 0}}, "action-malformed"),
    "huge victim": ({**PLAY, "action": {**ATTEMPT, "victim": 10**30}}, "no-such-victim action-malformed"),
    "negative victim": ({**PLAY, "action": {**ATTEMPT, "victim": -1}}, "no-such-victim action-malformed"),
    "surrogate stack": ({**PLAY, "action": {"kind": "agitate", "stack": "\ud800"}}, "no-such-stack action-malformed"),
    "unreadable notation": ({**PLAY, "action": "castle long"}, "move-unreadable"),
    "empty notation": ({**PLAY, "action": ""}, "move-unreadable"),
    "illegal": ({**PLAY, "action": {"kind": "pass"}}, "pass-only-with-empty-stack"),
    "unknown bot": ({"type": "sit-bot", "id": ID, "seat": 0, "bot": "deep blue"}, "unknown-bot"),
    "taken seat": ({"type": "sit-bot", "id": ID, "seat": 0, "bot": "random"}, "seat-taken"),
    "wrong code": ({"type": "claim", "id": ID, "code": "guess"}, "link-wrong"),
    "wrong invitation": ({"type": "sit", "id": ID, "invitation": "ü", "name": "Eve"}, "invitation-wrong"),
    "too early": ({"type": "rematch", "id": ID}, "table-not-over"),
    "not left": ({"type": "return", "id": ID, "seat": 0}, "seat-not-left"),
}
ASKED = {
    "look at nothing": ({"type": "look", "id": ID, "seat": 9}, "no-such-seat"),
    "preview out of turn": ({"type": "preview", "id": ID, "seat": 1, "action": DRAW}, "not-your-turn"),
    "preview of nonsense": ({"type": "preview", "id": ID, "seat": 0, "action": {"kind": "x"}}, "action-malformed"),
    "preview of an illegal move": (
        {"type": "preview", "id": ID, "seat": 0, "action": {**ATTEMPT, "victim": 0}},
        "victim-is-oneself",
    ),
    "preview without a seat": ({"type": "preview", "id": ID, "action": DRAW}, "not-your-turn"),
    "preview of no such seat": ({"type": "preview", "id": ID, "seat": 8, "action": DRAW}, "no-such-seat"),
    "preview of a page": (
        {"type": "preview", "id": ID, "page": {"seat": 0, "book": "x", "page": 0, "colour": "red"}},
        "no-pages",
    ),
}


@pytest.fixture(scope="module")
def played(server: InProcess) -> Iterator[tuple[Device, At, asyncio.Runner]]:
    """A table of three on one device, seat 0 to act, for everything that changes nothing."""
    with asyncio.Runner() as runner:
        runner.run(server.enter())
        device = Device(server)
        at = runner.run(open_table(device, CHRISTINA, 3))
        assert runner.run(at.info())["number"] == PLAY["seen"]
        yield device, at, runner
        runner.run(device.__aexit__())
        runner.run(server.leave())


Played = tuple[Device, At, asyncio.Runner]


async def closing_code(page: Page) -> int | None:
    """Hear until the server closes, and say how it does."""
    try:
        while True:
            await page.hear()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
    finally:
        await page.close()


async def on_a_socket(device: Device, at: At, text: str | bytes, keys: str) -> None:
    """Send it; whatever it is, the answer is a typed refusal, and the connection goes on."""
    before = await at.view(0)
    page = await device.look(at.id, 0)
    before["table"] = page.table
    await page.socket.send(text)
    check_refusal(await page.hear(), *keys.split())
    assert (await page.ask("resume", after=0))["position"] == before["position"]
    after = await at.view(0)
    assert after["events"] == before["events"] and after["number"] == before["number"]
    await page.close()


async def by_request(device: Device, at: At, body: bytes, keys: str) -> int:
    before = await at.view(0)
    answer = await device.http.post(
        f"/api/tables/{at.id}/commands", content=body, headers={"content-type": "application/json"}
    )
    assert 400 <= answer.status_code < 500, answer.text
    check_refusal(answer.json(), *keys.split())
    assert await at.view(0) == before
    return answer.status_code


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_message_is_refused_and_the_socket_goes_on(played: Played, what: str) -> None:
    device, at, runner = played
    runner.run(on_a_socket(device, at, MALFORMED[what], "message-malformed"))


def test_bytes_that_are_no_text_are_refused(played: Played) -> None:
    device, at, runner = played
    for message in (b"", b"\xff\xfe", b'{"type":"rematch","id":"\xed\xa0\x80aaaaaaaa"}'):
        runner.run(on_a_socket(device, at, message, "message-malformed"))


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_request_is_refused(played: Played, what: str) -> None:
    device, at, runner = played
    assert runner.run(by_request(device, at, MALFORMED[what].encode(), "message-malformed")) == 422


def test_a_request_that_is_no_text_is_refused(played: Played) -> None:
    device, at, runner = played
    for body in (b"\xff\xfe", b"\x00", b'{"type":"rematch","id":"\xed\xa0\x80aaaaaaaa"}'):
        assert runner.run(by_request(device, at, body, "message-malformed")) == 422


@pytest.mark.parametrize("what", REFUSED | ASKED)
def test_what_the_table_does_not_allow_is_refused(played: Played, what: str) -> None:
    device, at, runner = played
    message, keys = (REFUSED | ASKED)[what]
    if "\\ud" in json.dumps(message):
        keys += " message-malformed"
    runner.run(on_a_socket(device, at, json.dumps(message), keys))
    if what in REFUSED:
        runner.run(by_request(device, at, json.dumps(message).encode(), keys))


def test_pages_that_cannot_be_previewed(server: InProcess, played: Played) -> None:
    async def work() -> None:
        async with devices(server) as (ada,):
            at = await open_table(ada, WINTER, 2)
            page = await ada.look(at.id, 0)
            await page.play(await at.quiet_place(0, take=True))
            book = (await at.view(0))["position"]["books"][0][0]["book"]
            good = {"seat": 0, "book": book, "page": 0, "colour": "red"}
            assert (await page.ask("preview", page=good))["type"] == "preview"
            for part, wrong in (
                ("seat", 1), ("seat", 5), ("book", "cookery"), ("book", ""), ("page", 2), ("page", -1),
                ("page", 10**18), ("page", 10**30), ("colour", "white"), ("colour", ""),
            ):  # fmt: skip
                answer = await page.ask("preview", page=good | {part: wrong})
                assert answer["type"] == "preview" or answer["key"] != "server-failed", (part, wrong, answer)
            await page.close()

    _, _, runner = played
    runner.run(work())


def test_long_messages_are_not_read(played: Played) -> None:
    """A request is refused; a socket may be closed, and the next one is open."""
    device, at, runner = played
    long = json.dumps({"type": "claim", "id": ID, "code": "x" * 1_000_000})

    async def work() -> None:
        before = await at.view(0)
        page = await device.look(at.id, 0)
        await page.socket.send(long)
        assert await closing_code(page) == 1009
        for path in (f"/api/tables/{at.id}/commands", "/api/tables"):
            answer = await device.http.post(path, content=long, headers={"content-type": "application/json"})
            assert answer.status_code == 413
            check_refusal(answer.json(), "message-too-long")
        again = await device.look(at.id, 0)
        await again.close()
        assert (await at.view(0))["position"] == before["position"]

    runner.run(work())


def test_unknown_addresses_and_methods(played: Played) -> None:
    device, at, runner = played

    async def work() -> None:
        for method, path, status, key in (
            ("GET", "/api/nothing", 404, "address-unknown"),
            ("POST", "/api/nothing", 404, "address-unknown"),
            ("GET", "/api/tables/nowhere", 404, "table-unknown"),
            ("GET", "/api/tables/nowhere/view", 404, "table-unknown"),
            ("GET", "/api/tables/nowhere/record", 404, "table-unknown"),
            ("GET", "/api/tables/%00", 404, "table-unknown"),
            ("GET", "/api/tables/%F0%9F%91%91", 404, "table-unknown"),
            ("GET", "/api/tables/%ED%A0%80", 404, "table-unknown"),
            ("GET", f"/api/tables/{'x' * 3000}", 404, "table-unknown"),
            ("DELETE", f"/api/tables/{at.id}", 405, "method-wrong"),
            ("PUT", "/api/tables", 405, "method-wrong"),
            ("GET", f"/api/tables/{at.id}/commands", 405, "method-wrong"),
            ("GET", f"/api/tables/{at.id}/view?seat=x", 422, "message-malformed"),
            ("GET", f"/api/tables/{at.id}/view?seat=-1", 422, "message-malformed"),
            ("GET", f"/api/tables/{at.id}/view?after=-1", 422, "message-malformed"),
            ("GET", f"/api/tables/{at.id}/view?after={'9' * 400}", 422, "message-malformed"),
        ):
            answer = await device.http.request(method, path)
            assert answer.status_code == status, (path, answer.text)
            check_refusal(answer.json(), key)
        answer = await device.http.post("/api/tables/nowhere/commands", json={"type": "rematch", "id": new_id()})
        assert answer.status_code == 404
        check_refusal(answer.json(), "table-unknown")

    runner.run(work())


def test_tables_that_cannot_be(played: Played) -> None:
    device, _, runner = played
    here, open_seat = {"kind": "here", "name": "Ada"}, {"kind": "open"}

    async def work() -> None:
        number = len((await device.get("/tables")).json()["tables"])
        for change, key in (
            ({"game": "chess"}, "unknown-game"),
            ({"seats": []}, "wrong-player-count"),
            ({"seats": [here] * 7}, "wrong-player-count"),
            ({"seats": [here] * 11}, "message-malformed"),
            ({"seats": [here, {"kind": "bot", "bot": "deep blue"}]}, "unknown-bot"),
            ({"seats": [here, {"kind": "ghost"}]}, "message-malformed"),
            ({"seats": [here, {"kind": "here", "name": "\u2028"}]}, "message-malformed"),
            ({"edition": "gold"}, "unknown-edition"),
            ({"edition": "/etc/passwd"}, "unknown-edition"),
            ({"options": {"speed": "fast"}}, "unknown-option"),
            ({"options": {"scores": "never"}}, "wrong-option"),
            ({"options": {"scores": 1}}, "message-malformed"),
            ({"first": 2}, "no-such-seat"),
            ({"first": 99}, "message-malformed"),
            ({"seed": "00" * 32}, "message-malformed"),
            ({"id": "x"}, "message-malformed"),
        ):
            body = {"id": new_id(), "game": WINTER, "seats": [here, open_seat], **change}
            answer = await device.http.post("/api/tables", json=body)
            assert answer.status_code == 422, answer.text
            check_refusal(answer.json(), key)
        assert len((await device.get("/tables")).json()["tables"]) == number

    runner.run(work())


def test_a_device_without_a_token_can_only_look(played: Played) -> None:
    device, at, runner = played

    async def work() -> None:
        stranger = Device(device.server)
        page = await stranger.look(at.id)
        check_refusal(await page.ask("play", seen=3, seat=0, action=DRAW), "no-seat-without-token")
        check_refusal(await page.ask("leave", seat=0), "no-seat-without-token")
        check_refusal(await page.ask("look", seat=0), "seat-not-yours")
        check_refusal(await page.ask("preview", seat=0, action=DRAW), "seat-not-yours")
        assert (await page.ask("resume", after=0))["position"]["factions"] == [None] * 3
        await page.close()
        await stranger.__aexit__()

    runner.run(work())


# --- ends and beginnings ---


def test_the_server_ends_politely_and_goes_on_where_it_was(tmp_path: Path) -> None:
    """SIGTERM: pages are told to come back (1012). Afterwards tables, ids, take-backs and barriers are as before."""
    codes: list[int] = []
    with Server(tmp_path) as server:

        async def before() -> Any:
            async with devices(server, 2) as (ada, bela):
                swapped, drawn = [await open_table(ada, CHRISTINA, 3) for _ in range(2)]
                wish = new_id()
                wanted = await ada.create(WINTER, "Ada", None, id=wish)
                id = new_id()
                answer = await drawn.do("play", seat=0, action=DRAW, id=id, seen=3)
                await swapped.play(0, SWAP)
                pages: list[Page] = [
                    await ada.look(swapped.id, 0),
                    await bela.look(swapped.id),
                    await ada.look(drawn.id),
                ]
                views = [await at.view(0) for at in (swapped, drawn)]
                assert server.process is not None
                server.process.terminate()
                assert [await closing_code(page) for page in pages] == [1012] * 3
                code = await asyncio.to_thread(server.process.wait, PATIENCE)
                codes.append(code)
                return ada.cookie, swapped.id, drawn.id, wish, wanted, id, answer, views

        async def after(cookie: str, swapped: str, drawn: str, wish: str, wanted: Any, *more: Any) -> None:
            id, answer, views = more
            async with devices(server) as (ada,):
                ada.http.cookies.set("queendom", cookie, domain="127.0.0.1", path="/api")
                first, second = At(ada, {"id": swapped}), At(ada, {"id": drawn})
                for at, view in zip((first, second), views, strict=True):
                    now = await at.view(0)
                    for key in ("events", "position", "legal", "number"):
                        assert now[key] == view[key]
                assert await second.do("play", seat=0, action=DRAW, id=id, seen=3) == answer
                check_refusal(await second.do("take-back", seat=0), "take-back-past-chance")
                assert (await first.do("take-back", seat=0))["type"] == "ack"
                await first.play(0, SWAP)
                await first.play(1, DRAW)
                assert (await ada.create(WINTER, "Ada", None, id=wish)) == wanted

        payload = asyncio.run(before())
        server.start()
        asyncio.run(after(*payload))
        assert "Traceback" not in server.logged()
        assert codes == [0]


def test_a_bot_moves_on_by_itself_after_a_restart(tmp_path: Path) -> None:
    """Nobody connects: the store is what shows it."""

    def entries() -> int:
        with closing(sqlite3.connect(f"file:{tmp_path / 'tables.db'}?mode=ro", uri=True)) as database:
            found: int = database.execute("SELECT count(*) FROM events").fetchone()[0]
            return found

    with Server(tmp_path, tricks={"odd_bots": {"seconds": 1.0}}) as server:

        async def work() -> None:
            async with devices(server) as (ada,):
                at = At(ada, await ada.create(CHRISTINA, "Ada", "bot:busy", first=0))
                await at.play(0, DRAW)
                server.kill()

        asyncio.run(work())
        before = entries()
        assert before == 2
        server.start()
        until = time.monotonic() + PATIENCE
        while entries() == before and time.monotonic() < until:
            time.sleep(0.05)
        assert entries() == before + 1


def test_what_cannot_be_served_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "no-database"
    file.write_text("This is a letter, not a database. " * 100)
    good = f"sqlite:///{tmp_path / 'tables.db'}"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port_in_use = taken.getsockname()[1]
        for port, database, said in (
            (str(port_in_use), good, str(port_in_use)),
            ("0", f"sqlite:///{file}/below.db", "no-database"),
            ("0", f"sqlite:///{tmp_path}", str(tmp_path)),
            ("0", f"sqlite:///{file}", "no-database"),
            ("0", "postgresql://somebody:secret@127.0.0.1:1/x", "127.0.0.1"),
        ):
            code, told = run_command(tmp_path, "serve", "--no-browser", "--port", port, "--database", database)
            lines = told.strip().splitlines()
            assert code == 2, told
            assert len(lines) == 1 and lines[0].startswith("queendom: ") and said in lines[0], lines
            assert "secret" not in told
