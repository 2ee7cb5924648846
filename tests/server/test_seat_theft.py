"""Whoever wants a seat that is not theirs: every way is refused, nothing changes, and nothing is told.

Where it matters two refusals are compared byte by byte: what is there must not answer otherwise than what is not.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from server.harness import Device, devices, knock, new_id
from server.in_process import InProcess
from server.test_table_commands import CHRISTINA, At, check_refusal

pytestmark = pytest.mark.slow

Json = dict[str, Any]
NO_TABLE = "3obs6c2obtoaykvjcvwio2tsk2itv"  # such as we make, but nobody ever made it


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> InProcess:
    return InProcess(tmp_path_factory.mktemp("theft"))


#: What differs from answer to answer, whoever asks.
_OF_EACH_ANSWER = ("set-cookie", "date", "content-length", "x-request-id")


async def send(device: Device, table: str, body: Json, **headers: str) -> httpx.Response:
    return await device.http.post(f"/api/tables/{table}/commands", json=body, headers=headers)


def same_but_for_ids(answer: httpx.Response, *ids: str) -> tuple[int, list[tuple[str, str]], str]:
    """All that an answer tells, without what the asker said themselves, and without the asker's own cookie."""
    text = answer.text
    for id in ids:
        text = text.replace(id, "ID")
    headers = [pair for pair in answer.headers.multi_items() if pair[0] not in _OF_EACH_ANSWER]
    return answer.status_code, sorted(headers), text


def check_tells_nothing(answer: httpx.Response, *secrets: str) -> None:
    told = answer.text + str(
        [pair for pair in answer.headers.multi_items() if pair[0] not in ("set-cookie", "x-request-id")]
    )
    assert [secret for secret in secrets if secret in told] == []


async def everything(at: At) -> Json:
    return await at.view() | {"tables": (await at.device.get("/tables")).json()}


async def three_stages(ada: Device, bela: Device) -> dict[str, Json]:
    """A table that waits, one that runs and one that is over, with a guest at each."""
    found = {}
    for stage in ("waiting", "running", "over"):
        table = await ada.create(CHRISTINA, "Ada", None, None if stage == "waiting" else "Anna", first=0)
        await bela.join(table, "Béla", 1)
        if stage == "over":
            for device, seat in ((bela, 1), (ada, 0), (ada, 2)):
                await device.command(table["id"], "leave", seat=seat)
        found[stage] = table
    return found


def test_a_wrong_invitation_is_refused_alike_wherever_it_is_tried(server: InProcess) -> None:
    """Whoever guesses does not learn from it how far a table is, who sits there, or whether a seat is open."""

    async def work() -> None:
        async with devices(server, 3) as (ada, bela, eve):
            tables = await three_stages(ada, bela)
            told = set()
            for table in tables.values():
                at = At(ada, table)
                before = await everything(at)
                for seat in (None, 0, 1, 2, 7):
                    id = new_id()
                    body = {"type": "sit", "id": id, "invitation": "guess", "name": "Eve", "seat": seat}
                    answer = await send(eve, at.id, body)
                    check_refusal(answer.json(), "invitation-wrong")
                    told.add(str(same_but_for_ids(answer, id)))
                assert await everything(at) == before
            assert len(told) == 1, told

    asyncio.run(work())


def test_an_invitation_that_is_used_up_or_withdrawn_tells_nothing(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bela, eve):
            tables = await three_stages(ada, bela)
            waiting = At(ada, tables["waiting"])
            assert (await waiting.do("renew-invitation"))["type"] == "ack"
            for stage, key in (
                ("waiting", "invitation-withdrawn"),
                ("running", "no-open-seat"),
                ("over", "no-open-seat"),
            ):
                at = At(ada, tables[stage])
                before = await everything(at)
                body = {"type": "sit", "id": new_id(), "invitation": tables[stage]["invitation"], "name": "Eve"}
                answer = await send(eve, at.id, body)
                check_refusal(answer.json(), key)
                check_tells_nothing(answer, "Ada", "Béla", "Anna", *(str(one["invitation"]) for one in tables.values()))
                assert await everything(at) == before
            # A withdrawn one is no better at another table.
            body = {"type": "sit", "id": new_id(), "invitation": tables["waiting"]["invitation"], "name": "Eve"}
            check_refusal((await send(eve, tables["running"]["id"], body)).json(), "invitation-wrong")

    asyncio.run(work())


@pytest.mark.parametrize("who", ["a guest", "a stranger", "nobody"])
def test_with_another_cookie_nothing_can_be_done_in_a_seat(server: InProcess, who: str) -> None:
    async def work() -> None:
        async with devices(server, 4) as (ada, bela, eve, nobody):
            thief = {"a guest": bela, "a stranger": eve, "nobody": nobody}[who]
            if thief is eve:
                await eve.create(CHRISTINA, "Eve", "E", "E")
            tables = await three_stages(ada, bela)
            for table in tables.values():
                at = At(ada, table)
                before = await everything(at)
                told = set()
                for type, parts, keys in (
                    ("play", {"seen": before["number"], "seat": 0, "action": {"kind": "pass"}}, ("seat-not-yours",)),
                    ("take-back", {"seen": before["number"], "seat": 0}, ("seat-not-yours",)),
                    ("leave", {"seat": 0}, ("seat-not-yours",)),
                    ("return", {"seat": 0}, ("seat-not-yours",)),
                    ("link", {"seat": 0}, ("seat-not-yours",)),
                    ("sit-bot", {"seat": 0, "bot": "random"}, ("only-the-host",)),
                    ("free-seat", {"seat": 0}, ("only-the-host",)),
                    ("set-up", {"seats": [{"kind": "kept", "seat": 0}]}, ("only-the-host",)),
                    ("renew-invitation", {}, ("only-the-host",)),
                    ("remove", {}, ("only-the-host",)),
                ):
                    id = new_id()
                    answer = await send(thief, at.id, {"type": type, "id": id, **parts})
                    check_refusal(answer.json(), *keys)
                    check_tells_nothing(answer, "Ada", "Béla", "Anna", table["invitation"])
                    told.add(str(same_but_for_ids(answer, id)))
                assert len(told) == 2, told
                headers = {"cookie": f"queendom={thief.cookie}"} if thief.cookie else {}
                status, refused = await knock(server, at.id, "?seat=0", **headers)
                assert (status, refused["key"], refused["arguments"]) == (403, "seat-not-yours", {"seat": 0})
                assert (await thief.get(f"/tables/{at.id}/view", seat=0)).json()["key"] == "seat-not-yours"
                assert await everything(at) == before

    asyncio.run(work())


def test_a_guessed_id_is_answered_as_what_was_never_there(server: InProcess) -> None:
    """Also where a table of almost that id is."""

    async def work() -> None:
        async with devices(server, 3) as (ada, bela, eve):
            table = (await three_stages(ada, bela))["waiting"]
            almost = table["id"][:-1] + ("a" if table["id"][-1] != "a" else "b")
            for path in ("", "/view", "/record", "/replay"):
                told = [
                    same_but_for_ids(await eve.get(f"/tables/{guess}{path}"), guess)
                    for guess in (almost, NO_TABLE, "x")
                ]
                assert told[0] == told[1] == told[2] and told[0][0] == 404
            for type, parts in (
                ("sit", {"invitation": table["invitation"], "name": "Eve"}),
                ("claim", {"code": "x"}),
                ("remove", {}),
            ):
                told = []
                for guess in (almost, NO_TABLE):
                    id = new_id()
                    told.append(same_but_for_ids(await send(eve, guess, {"type": type, "id": id, **parts}), guess, id))
                assert told[0] == told[1] and told[0][0] == 404

    asyncio.run(work())


@pytest.mark.parametrize(
    ("headers", "status", "key"),
    [
        ({"origin": "https://elsewhere.example"}, 403, "origin-wrong"),
        ({"origin": "null"}, 403, "origin-wrong"),
        ({"host": "elsewhere.example"}, 421, "host-unknown"),
    ],
)
def test_a_foreign_page_or_name_is_refused_before_the_table_is_looked_for(
    server: InProcess, headers: dict[str, str], status: int, key: str
) -> None:
    """With the right cookie and the right invitation, at a table that is there and at one that is not: the same."""

    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = (await three_stages(ada, bela))["waiting"]
            at = At(ada, table)
            before = await everything(at)
            for type, parts in (
                ("sit", {"invitation": table["invitation"], "name": "Eve"}),
                ("free-seat", {"seat": 1}),
                ("set-up", {"hints": True}),
                ("renew-invitation", {}),
                ("remove", {}),
                ("link", {"seat": 0}),
            ):
                body = {"type": type, "id": new_id(), **parts}
                answers = [await send(ada, id, body, **headers) for id in (at.id, NO_TABLE)]
                assert same_but_for_ids(answers[0]) == same_but_for_ids(answers[1])
                assert answers[0].status_code == status and answers[0].json()["key"] == key
            if "origin" in headers:  # sockets of other names are refused by tests/server/test_connections.py
                cookie = f"queendom={ada.cookie}"
                knocks = [await knock(server, id, "?seat=0", cookie=cookie, **headers) for id in (at.id, NO_TABLE)]
                assert knocks[0] == knocks[1] and knocks[0][0] == status
            assert await everything(at) == before

    asyncio.run(work())


def test_a_command_that_somebody_else_sent_does_nothing_for_whoever_sends_it_again(server: InProcess) -> None:
    """Every byte of it, with the id: its answer is the sender's alone, and so is what it did."""

    async def work() -> None:
        async with devices(server, 4) as (ada, bela, cleo, eve):
            table = await ada.create(CHRISTINA, "Ada", None, None, None)
            at = At(ada, table)
            sent: list[tuple[Device, Json, str]] = [
                (bela, {"type": "sit", "invitation": table["invitation"], "name": "Béla", "seat": 1}, "seat-taken"),
                (bela, {"type": "link", "seat": 1}, "seat-not-yours"),
                (ada, {"type": "sit-bot", "seat": 2, "bot": "random"}, "only-the-host"),
                (ada, {"type": "free-seat", "seat": 2}, "only-the-host"),
                (ada, {"type": "set-up", "hints": True}, "only-the-host"),
                (ada, {"type": "renew-invitation"}, "only-the-host"),
            ]
            for owner, parts, key in sent:
                body = {"id": new_id(), **parts}
                first = await send(owner, at.id, body)
                assert first.json()["type"] == "ack", first.text
                before = await everything(at)
                answer = await send(eve, at.id, body)
                check_refusal(answer.json(), key)
                check_tells_nothing(answer, str(first.json().get("code", "no code")), "Béla")
                assert await everything(at) == before
                assert (await send(owner, at.id, body)).text == first.text
            # A seat's code works once: who has it too comes too late, and is told the same as whoever made one up.
            code = (await at.device.command(at.id, "link", seat=0))["code"]
            assert (await cleo.command(at.id, "claim", code=code))["seat"] == 0
            told = []
            for one in (code, "0" * 32):
                id = new_id()
                told.append(same_but_for_ids(await send(eve, at.id, {"type": "claim", "id": id, "code": one}), id))
            assert told[0] == told[1] and json.loads(told[0][2])["key"] == "link-wrong"
            assert not any(seat["yours"] for seat in (await At(eve, table).info())["seats"])

    asyncio.run(work())
