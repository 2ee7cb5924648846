"""Seats and tokens: who gets in, as whom, and that nobody else learns what lets them in."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from queendom.errors import TableError
from queendom.locales import words
from queendom.server.clock import now
from server.harness import Server, any_action, devices, knock, new_id
from server.in_process import InProcess

ALLOWED = "https://queendom.example"
LINK_MILLISECONDS = 15 * 60_000


class Ahead:
    """A clock that runs ahead of the real one by so many milliseconds."""

    def __init__(self) -> None:
        self.by = 0

    def __call__(self) -> int:
        return now() + self.by


@pytest.fixture(scope="module")
def clock() -> Ahead:
    return Ahead()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Ahead) -> InProcess:
    return InProcess(tmp_path_factory.mktemp("doors"), (ALLOWED,), clock)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Server]:
    """For what a log says."""
    with Server(tmp_path) as running:
        yield running


def check_refusal(answer: dict[str, Any], key: str) -> None:
    """Typed, and there are words for it."""
    assert (answer["type"], answer["key"]) == ("refusal", key), answer
    assert words("en").error(TableError(answer["key"], **answer["arguments"]))


# --- the cookie ---


def test_the_cookie_is_kept_from_scripts_and_other_pages(server: InProcess) -> None:
    async def work() -> None:
        await server.enter()
        for forwarded, secure in (("https", True), ("http", False), (None, False)):
            async with httpx.AsyncClient(base_url=server.address, transport=server.transport(None)) as client:
                body = {"id": new_id(), "game": "winter-queen", "seats": [{"kind": "here", "name": "Ada"}] * 2}
                headers = {"x-forwarded-proto": forwarded} if forwarded else {}
                answer = await client.post("/api/tables", json=body, headers=headers)
                name, *parts = answer.headers["set-cookie"].split("; ")
                called, _, token = name.partition("=")
                assert called == ("__Host-queendom" if secure else "queendom")
                assert [len(part) for part in token.split(".")] == [43, 22]
                assert {"HttpOnly", "SameSite=Strict", "Path=/" if secure else "Path=/api"} <= set(parts)
                assert ("Secure" in parts) == secure
                assert any(part.startswith("Max-Age=") for part in parts)
                assert answer.headers["cache-control"] == "no-store"
                # Whoever has one keeps it.
                again = await client.post("/api/tables", json=body, headers=headers | {"cookie": name})
                assert "set-cookie" not in again.headers
        await server.leave()

    asyncio.run(work())


def test_looking_gives_no_cookie(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, stranger):
            table = await ada.create("winter-queen", "Ada", None)
            for path in ("/tables", "/games", f"/tables/{table['id']}", f"/tables/{table['id']}/view"):
                assert "set-cookie" not in (await stranger.get(path)).headers

    asyncio.run(work())


# --- sockets ---


@pytest.mark.parametrize(
    "cookie",
    ["", "queendom=", "queendom=short", f"queendom={'ä' * 43}", f"queendom={'A' * 44}", "=;;=", "queendom", "{" * 5000],
    ids=["none", "empty", "short", "letters", "long", "broken", "bare", "huge"],
)
def test_no_seat_without_its_token(server: InProcess, cookie: str) -> None:
    async def work() -> None:
        async with devices(server, 1) as (ada,):
            table = await ada.create("christina-regina", "Ada", "Bo", "Cy")
            headers = {"cookie": cookie.encode().decode("latin-1")} if cookie else {}
            status, answer = await knock(server, table["id"], "?seat=0", **headers)
            assert status == 403
            check_refusal(answer, "seat-not-yours")
            assert (await knock(server, table["id"], "", **headers))[0] == 101  # to watch is free

    asyncio.run(work())


def test_no_seat_with_another_devices_token(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, bela):
            table = await ada.create("christina-regina", "Ada", None, None)
            await bela.join(table, "Béla")
            status, answer = await knock(server, table["id"], "?seat=0", cookie=f"queendom={bela.cookie}")
            assert status == 403
            check_refusal(answer, "seat-not-yours")
            for seat in (0, 2):
                for path in ("view", "record"):
                    answered = await bela.get(f"/tables/{table['id']}/{path}", seat=seat)
                    assert answered.status_code == 403
                    check_refusal(answered.json(), "seat-not-yours")
            assert (await knock(server, table["id"], "?seat=1", cookie=f"queendom={bela.cookie}"))[0] == 101

    asyncio.run(work())


def test_sockets_of_wrong_addresses_are_refused(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 1) as (ada,):
            table = await ada.create("winter-queen", "Ada", None)
            cookie = f"queendom={ada.cookie}"
            status, answer = await knock(server, "nowhere", "", cookie=cookie)
            assert status == 404
            check_refusal(answer, "table-unknown")
            for query in ("?seat=a", "?seat=-1", "?seat=10", "?after=1e3", f"?after={'9' * 30}", "?seat=%00"):
                status, answer = await knock(server, table["id"], query, cookie=cookie)
                assert status == 422, query
                check_refusal(answer, "message-malformed")
            status, answer = await knock(server, table["id"], "?seat=7", cookie=cookie)
            check_refusal(answer, "no-such-seat")

    asyncio.run(work())


FOREIGN = ["https://evil.example", "null", "http://127.0.0.1", "http://localhost:1", "", f"{ALLOWED}.evil.example"]


@pytest.mark.parametrize("origin", [*FOREIGN, "http://["])
def test_pages_of_other_addresses_are_refused(server: InProcess, origin: str) -> None:
    """Even with the right cookie: that is what a foreign page would use."""

    async def work() -> None:
        async with devices(server, 1) as (ada,):
            table = await ada.create("winter-queen", "Ada", "Bo")
            status, answer = await knock(server, table["id"], "?seat=0", cookie=f"queendom={ada.cookie}", origin=origin)
            assert status == 403
            check_refusal(answer, "origin-wrong")
            before = (await ada.get(f"/tables/{table['id']}")).json()
            for path, body in (
                ("/api/tables", {"id": new_id(), "game": "winter-queen", "seats": [{"kind": "open"}] * 2}),
                (f"/api/tables/{table['id']}/commands", {"type": "leave", "id": new_id(), "seat": 0}),
            ):
                refused = await ada.http.post(path, json=body, headers={"origin": origin})
                assert refused.status_code == 403
                check_refusal(refused.json(), "origin-wrong")
            assert (await ada.get(f"/tables/{table['id']}")).json() == before

    asyncio.run(work())


def test_our_own_pages_and_allowed_ones_get_in(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 1) as (ada,):
            table = await ada.create("winter-queen", "Ada", "Bo")
            for origin in (server.address, ALLOWED):
                opened = await knock(server, table["id"], "?seat=0", cookie=f"queendom={ada.cookie}", origin=origin)
                assert opened[0] == 101
                body = {"type": "link", "id": new_id(), "seat": 0}
                answer = await ada.http.post(
                    f"/api/tables/{table['id']}/commands", json=body, headers={"origin": origin}
                )
                assert answer.json()["type"] == "ack"

    asyncio.run(work())


# --- seats ---


def test_seats_are_taken_by_invitation_and_once(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 4) as (ada, bela, cleo, eve):
            table = await ada.create("christina-regina", "Ada", None, None)
            id, invitation = table["id"], table["invitation"]
            for wrong in ("guess", "", invitation[:-1], f"{invitation}x", invitation.swapcase(), "ä"):
                answer = await eve.command(id, "sit", invitation=wrong, name="Eve")
                check_refusal(answer, "invitation-wrong" if wrong else "message-malformed")
            check_refusal(await eve.command(id, "sit-bot", seat=1, bot="random"), "only-the-host")
            assert await bela.join(table, "Béla", 2) == 2
            refused = await cleo.command(id, "sit", invitation=invitation, name="Cleo", seat=2)
            check_refusal(refused, "seat-taken")
            check_refusal(await cleo.command(id, "sit", invitation=invitation, name="Cleo", seat=5), "no-such-seat")
            assert await cleo.join(table, "Cleo") == 1
            check_refusal(await eve.command(id, "sit", invitation=invitation, name="Eve"), "no-open-seat")
            infos = [(await device.get(f"/tables/{id}")).json() for device in (ada, bela, cleo, eve)]
            assert [[seat["yours"] for seat in info["seats"]].index(True) for info in infos[:3]] == [0, 2, 1]
            assert [info["invitation"] for info in infos] == [invitation] * 3 + [None]
            assert [info["host"] for info in infos] == [True, False, False, False]
            assert not any(seat["yours"] for seat in infos[3]["seats"])
            # Neither does a view or a list hand it out.
            for told in (await eve.get(f"/tables/{id}/view"), await eve.get("/tables")):
                assert invitation not in told.text

    asyncio.run(work())


def test_one_device_may_hold_several_seats(server: InProcess) -> None:
    """A table for people around one device: each looks through their own eyes."""

    async def work() -> None:
        async with devices(server, 1) as (ada,):
            table = await ada.create("christina-regina", "Ada", "Bo", "Cy")
            page = await ada.look(table["id"], 0)
            factions = []
            for seat in range(3):
                view = await page.ask("look", seat=seat)
                own = view["position"]["factions"]
                assert [k for k, colour in enumerate(own) if colour] == [seat] and view["seat"] == seat
                factions.append(own[seat])
            assert len(set(factions)) == 3
            for _ in range(6):
                acting = page.now.get("to_act", page.now["position"]["to_act"])
                view = await page.ask("look", seat=acting)
                answer = await page.play({"kind": "draw", "from": "copper", "bury": "gold"}, acting)
                assert answer["type"] == "ack" and view["legal"]
                await page.wait_for("events")
            await page.close()

    asyncio.run(work())


def test_a_stale_request_shows_no_other_seat(server: InProcess) -> None:
    """The answer to it is a view: of one's own seats only."""

    async def work() -> None:
        async with devices(server, 3) as (ada, bela, eve):
            table = await ada.create("christina-regina", "Ada", "Anna", None)
            await bela.join(table, "Béla")
            for device, seats in ((ada, [0, 1]), (bela, [2]), (eve, [])):
                for seat in range(3):
                    for type, more in (("play", {"action": {"kind": "pass"}}), ("take-back", {})):
                        answer = await device.command(table["id"], type, seen=0, seat=seat, **more)
                        if answer["type"] == "stale":
                            shown = answer["view"]["position"]["factions"]
                            assert [k for k, colour in enumerate(shown) if colour and k not in seats] == []

    asyncio.run(work())


# --- moving a seat ---


def test_a_link_moves_a_seat_once(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 4) as (ada, bela, phone, eve):
            table = await ada.create("christina-regina", "Ada", None, "Cy", first=1)
            id = table["id"]
            await bela.join(table, "Béla")
            old = await bela.look(id, 1)
            colour = old.now["position"]["factions"][1]
            assert colour
            check_refusal(await eve.command(id, "link", seat=1), "seat-not-yours")
            code = (await old.ask("link", seat=1))["code"]
            for wrong in ("guess", code[:-1], code.upper() + "x"):
                check_refusal(await eve.command(id, "claim", code=wrong), "link-wrong")
            claimed = await phone.command(id, "claim", code=code)
            assert (claimed["type"], claimed["seat"]) == ("ack", 1)
            # The old device is told, and sees from now on what everybody sees.
            notice = await old.wait_for("notice")
            assert notice == {"type": "notice", "key": "seat-moved", "arguments": {"seat": 1}}
            assert words("en")(notice["key"])
            moved = await old.wait_for("events")
            assert moved["position"]["factions"] == [None] * 3 and moved["legal"] is None
            assert not any(seat["yours"] for seat in moved["table"]["seats"])
            assert moved["table"]["invitation"] is None
            check_refusal(await eve.command(id, "claim", code=code), "link-wrong")
            for command in (
                old.ask("play", seen=old.number, seat=1, action="draw copper gold"),
                old.ask("take-back", seen=old.number, seat=1),
                old.ask("leave", seat=1),
                old.ask("link", seat=1),
                old.ask("look", seat=1),
                old.ask("preview", seat=1, action={"kind": "agitate", "stack": "gold"}),
            ):
                check_refusal(await command, "seat-not-yours")
            status, answer = await knock(server, id, "?seat=1", cookie=f"queendom={bela.cookie}")
            assert status == 403
            check_refusal(answer, "seat-not-yours")
            assert [one["id"] for one in (await bela.get("/tables")).json()["tables"]] == []
            # The new one plays on.
            page = await phone.look(id, 1)
            assert page.now["position"]["factions"][1] == colour and page.now["legal"]
            answer = await page.play({"kind": "draw", "from": "copper", "bury": "gold"})
            assert answer["type"] == "ack"
            seen = await old.wait_for("events")
            assert seen["position"]["factions"] == [None] * 3
            resumed = await old.ask("resume", after=0)
            deal = next(event for event in resumed["events"] if event["type"] == "deal")
            assert resumed["seat"] is None and deal["factions"] == [None] * 3
            for one in (old, page):
                await one.close()

    asyncio.run(work())


def test_an_older_link_is_void(server: InProcess) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, phone):
            table = await ada.create("winter-queen", "Ada", "Bo")
            first = (await ada.command(table["id"], "link", seat=0))["code"]
            other = (await ada.command(table["id"], "link", seat=1))["code"]
            second = (await ada.command(table["id"], "link", seat=0))["code"]
            assert len({first, other, second}) == 3
            check_refusal(await phone.command(table["id"], "claim", code=first), "link-wrong")
            assert (await phone.command(table["id"], "claim", code=other))["seat"] == 1
            assert (await phone.command(table["id"], "claim", code=second))["seat"] == 0

    asyncio.run(work())


@pytest.mark.parametrize("after", ["somebody sits there", "a bot sits there", "it is open", "back again"])
def test_a_link_ends_with_its_maker_standing_up(server: InProcess, after: str) -> None:
    """Whoever sat there before could have taken the seat, with all that its person knows, in a running game."""

    async def work() -> None:
        async with devices(server, 4) as (host, eve, victim, phone):
            table = await host.create("christina-regina", "Host", None, None)
            id = table["id"]
            await eve.join(table, "Eve", 1)
            body = {"type": "link", "id": new_id(), "seat": 1}
            code = (await eve.http.post(f"/api/tables/{id}/commands", json=body)).json()["code"]
            assert (await eve.command(id, "leave", seat=1))["type"] == "ack"
            if after == "somebody sits there":
                await victim.join(table, "Vic", 1)
            elif after == "a bot sits there":
                assert (await host.command(id, "sit-bot", seat=1, bot="adept"))["type"] == "ack"
            elif after == "back again":
                await eve.join(table, "Eve", 1)
            if after != "it is open":
                await host.join(table, "Third", 2)
            # The same id gives the same code again, but it is void.
            again = (await eve.http.post(f"/api/tables/{id}/commands", json=body)).json()
            assert again["code"] == code
            for device in (eve, phone):
                check_refusal(await device.command(id, "claim", code=code), "link-wrong")
            payload = (await host.get(f"/tables/{id}")).json()["seats"][1]
            assert payload["name"] == {"somebody sits there": "Vic", "a bot sits there": "adept", "it is open": ""}.get(
                after, "Eve"
            )

    asyncio.run(work())


def test_a_link_is_good_for_a_quarter_of_an_hour(server: InProcess, clock: Ahead) -> None:
    async def work() -> None:
        async with devices(server, 2) as (ada, phone):
            table = await ada.create("winter-queen", "Ada", "Bo")
            code = (await ada.command(table["id"], "link", seat=0))["code"]
            try:
                clock.by = LINK_MILLISECONDS + 1000
                check_refusal(await phone.command(table["id"], "claim", code=code), "link-wrong")
                clock.by = LINK_MILLISECONDS - 60_000
                assert (await phone.command(table["id"], "claim", code=code))["seat"] == 0
            finally:
                clock.by = 0

    asyncio.run(work())


# --- what nobody else is told ---


def test_tokens_codes_and_seeds_are_told_to_nobody_else(process: Server) -> None:
    """A game with everything that is secret about its seats: none of it in the log or in what others get."""

    async def work() -> None:
        async with devices(process, 4) as (ada, bela, phone, eve):
            table = await ada.create("christina-regina", "Ada", None, "Cy", first=1)
            id = table["id"]
            watched = await eve.look(id)
            await bela.join(table, "Béla")
            code = (await bela.command(id, "link", seat=1))["code"]
            await phone.command(id, "claim", code=code)
            await eve.command(id, "claim", code=code)
            page = await phone.look(id, 1)
            await page.play(any_action(page.now["legal"], random.Random(1)))
            await eve.command(id, "sit", invitation=table["invitation"], name="Eve")
            to_eve = [await eve.get(path) for path in ("/tables", f"/tables/{id}", f"/tables/{id}/view")]
            to_eve.append(await eve.get(f"/tables/{id}/record"))
            await watched.ask("resume", after=0)
            got = "".join([*watched.raw, *(answer.text + str(answer.headers) for answer in to_eve)])
            tokens = [(device.cookie or "").partition(".")[0] for device in (ada, bela, phone)]
            assert all(len(token) == 43 for token in tokens)
            secrets = [*tokens, code, table["invitation"]]
            assert [secret for secret in secrets if secret in got] == []
            # The seed is told at the end, so that one can look for it.
            for device, seat in ((ada, 0), (ada, 2), (phone, 1)):
                await device.command(id, "leave", seat=seat)
            over = (await eve.get(f"/tables/{id}")).json()
            assert over["stage"] == "over" and len(over["seed"]) == 64
            assert over["seed"] not in got
            logged = process.logged()
            assert [secret for secret in [*secrets, over["seed"], id] if secret in logged] == []
            await watched.close()
            await page.close()

    asyncio.run(work())
