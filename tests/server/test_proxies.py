"""Behind nginx and Caddy as deploy/ sets them up: games by https and wss, and nobody passes for somebody else."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.harness import Server, any_action, devices, knock, new_id
from server.proxies import PROXIES, Proxy

pytestmark = pytest.mark.full

TABLES = 3  # that one address may open
LIMITS = ["--limit", "off", "--limit", f"address-tables={TABLES}", "--limit", "table-seconds=3600"]


@pytest.fixture(params=list(PROXIES))
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    arguments = ["--behind-proxy", "127.0.0.1", *LIMITS]
    with Server(tmp_path, arguments=arguments, limits=True) as server, PROXIES[request.param](tmp_path, server) as one:
        yield one


def test_a_game_from_the_first_page_to_the_end(proxy: Proxy) -> None:
    async def played() -> None:
        async with devices(proxy, 2) as (ada, bela):
            answer = await ada.http.get("/api/games")
            assert answer.headers["strict-transport-security"].startswith("max-age=")
            page = await ada.http.get("/")
            assert page.headers["content-security-policy"] and page.headers["x-content-type-options"] == "nosniff"
            table = await ada.create("winter-queen", "Ada", None)
            (cookie,) = [one for one in ada.http.cookies.jar if one.name == "__Host-queendom"]
            assert cookie.secure and cookie.path == "/" and "queendom" not in ada.http.cookies
            await bela.join(table, "Béla")
            for device in (ada, bela):  # where harness.py looks for it
                device.http.cookies.set("queendom", str(device.http.cookies["__Host-queendom"]), domain="nowhere")
            pages = [await ada.look(table["id"], 0), await bela.look(table["id"], 1)]
            luck, moves = random.Random(7), 0
            while not pages[0].is_over:
                acting = next(page for page in pages if page.now["legal"])
                answered = await acting.play(any_action(acting.now["legal"], luck))
                assert answered["type"] == "ack", answered
                for page_of in pages:
                    while page_of.number < answered["number"]:
                        await page_of.hear()
                moves += 1
            record = (await ada.get(f"/tables/{table['id']}/record")).json()
            assert record["result"] and sum(one["type"] == "move" for one in record["events"]) == moves
            # A stranger holds no seat, and a page of another site opens no socket.
            assert (await knock(proxy, table["id"], "?seat=0"))[0] == 403
            wrong = await knock(proxy, table["id"], "", origin="https://evil.example")
            assert wrong[1]["key"] == "origin-wrong"

    asyncio.run(played())


def test_limits_are_the_visitors_own_and_nobody_passes_for_another(proxy: Proxy) -> None:
    body = {"game": "winter-queen", "seats": [{"kind": "here", "name": "Ada"}] * 2}

    async def opened(source: str, **headers: str) -> list[int]:
        """As many tables as may be, and one more, each by a device of its own."""
        statuses = []
        for _ in range(TABLES + 1):
            async with httpx.AsyncClient(base_url=proxy.address, transport=proxy.transport(source)) as eve:
                names = {name.replace("_", "-"): value for name, value in headers.items()}
                answer = await eve.post("/api/tables", json=body | {"id": new_id()}, headers=names)
                statuses.append(answer.status_code)
        return statuses

    async def run() -> None:
        as_allowed = [201] * TABLES + [429]
        assert await opened("127.0.0.2") == as_allowed
        assert await opened("127.0.0.3") == as_allowed, "everybody has limits of their own"
        # Nor does it help to name somebody else, in whatever way.
        assert set(await opened("127.0.0.2", x_forwarded_for="127.0.0.9")) == {429}
        assert set(await opened("127.0.0.2", x_forwarded_for="127.0.0.9, 127.0.0.1")) == {429}
        assert set(await opened("127.0.0.2", x_real_ip="127.0.0.9", forwarded="for=127.0.0.9")) == {429}
        # And those that were named have lost nothing by it.
        assert await opened("127.0.0.9") == as_allowed

    asyncio.run(run())


def test_the_proxy_names_requests_and_visitors_cannot(proxy: Proxy) -> None:
    async def asked() -> str:
        async with devices(proxy, 1) as (ada,):
            answer = await ada.http.get("/api/games", headers={"x-request-id": "chosen-by-me"})
            return answer.headers["x-request-id"]

    name = asyncio.run(asked())
    assert name != "chosen-by-me" and len(name) >= 32, "the proxy's own form"
    lines = [json.loads(line) for line in proxy.server.logged().splitlines() if line.startswith("{")]
    assert [line["route"] for line in lines if line.get("request_id") == name] == ["/api/games"]
    access = proxy.folder / "access.log"
    if access.exists():  # the proxy's log tells who that was, and no address of a table
        (line,) = [line for line in access.read_text().splitlines() if line.endswith(name)]
        assert line.startswith("127.0.0.1 ")
        assert "/api" not in access.read_text()


@pytest.mark.parametrize("proxy", ["nginx"], indirect=True)  # Caddy does so by itself where it has ports 80 and 443
def test_whoever_comes_without_https_is_sent_there(proxy: Proxy) -> None:
    answer = httpx.get(f"http://localhost:{proxy.plain_port}/table/x", trust_env=False)
    assert answer.status_code == 301 and answer.headers["location"] == "https://localhost/table/x"
