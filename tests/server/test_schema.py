"""The schema that the server tells is true: whatever is asked, the answer is one that it names: status, type and body.

Schemathesis makes requests out of the schema. By itself it would meet no table, no game and no position: half of what
it makes is planted into what is real.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from counts import count
from server.harness import Device, Server, any_action, devices, new_id

pytestmark = pytest.mark.slow

ARCHIVE = Path(__file__).parents[1] / "archive"
MOST_GROWTH = 64  # MB of the server's memory
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE")


class World:
    """A device with tables at every stage, and what can be sent about them."""

    def __init__(self) -> None:
        self.cookie = ""
        self.paths: dict[str, list[str]] = {"game": ["winter-queen", "christina-regina"]}
        self.bodies: dict[str, list[dict[str, Any]]] = {}

    async def build(self, server: Server) -> None:
        async with devices(server, 1) as (ada,):
            ids, positions, commands = [], [], []
            for game in self.paths["game"]:
                waiting = await ada.create(game, "Ada", None, None)
                running = await ada.create(game, "Ada", "Bo", hints=True)
                over = await ada.create(game, "Ada", "Bo")
                given_up = await ada.create(game, "Ada", "Bo", "bot:random")
                for seat in (0, 1):
                    await ada.command(given_up["id"], "leave", seat=seat)
                page = await ada.look(running["id"], 0)
                positions.append(page.now["position"])
                acting = page.now["position"]["to_act"]
                view = await page.ask("look", seat=acting)
                await page.close()
                await play_to_the_end(ada, over["id"])
                ids += [one["id"] for one in (waiting, running, over, given_up)]
                action = any_action(view["legal"], random.Random(game))
                play = {"type": "play", "seen": view["number"], "seat": acting, "action": action}
                commands += [
                    (running, play),
                    (running, {"type": "take-back", "seen": view["number"], "seat": acting}),
                    (running, {"type": "claim", "code": "one"}),
                    *((running, {"type": one, "seat": 0}) for one in ("link", "leave", "return")),
                    (waiting, {"type": "sit", "invitation": waiting["invitation"], "name": "Cleo"}),
                    (waiting, {"type": "leave", "seat": 0}),
                    (waiting, {"type": "sit-bot", "seat": 1, "bot": "random"}),
                    (over, {"type": "rematch"}),
                ]
            self.cookie = f"queendom={ada.cookie}"
            offer = (await ada.get("/games")).json()["games"]
            self.paths["edition"] = [edition for game in offer for edition in game["editions"]]
        self.paths["id"] = ids
        records = [json.loads(file.read_text()) for file in sorted(ARCHIVE.glob("*.json"))]
        short = [one for one in records if len(json.dumps(one)) < 30_000]
        assert {one["game"] for one in short} == set(self.paths["game"])
        here, bot = {"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}
        self.bodies = {
            "/api/tables": [
                {"game": game, "seats": seats}
                for game in self.paths["game"]
                for seats in ([here, here], [here, bot], [{"kind": "open"}] * 2)
            ],
            "/api/tables/{id}/commands": [{"at": table["id"], **command} for table, command in commands],
            "/api/positions": [{"position": one} for one in positions],
            "/api/replays": [{"record": one} for one in short],
        }


async def play_to_the_end(device: Device, table: str) -> None:
    page = await device.look(table, 0)
    rng = random.Random(table)
    while not page.is_over:
        acting = page.now["to_act"] if "to_act" in page.now else page.now["position"]["to_act"]
        view = await page.ask("look", seat=acting)
        assert (await page.play(any_action(view["legal"], rng), acting))["type"] == "ack"
        await page.wait_for("events")
    await page.close()


async def foreign(server: Server, id: str = "") -> dict[str, Any]:
    """A table of somebody whose cookie nobody has, as everybody sees it."""
    async with devices(server, 1) as (bela,):
        id = id or (await bela.create("christina-regina", "Béla", "Cy", None))["id"]
        view: dict[str, Any] = (await bela.get(f"/tables/{id}/view")).json()
        return {"id": id, "events": view["events"], "number": view["number"], "position": view["position"]}


@pytest.mark.randomised
def test_answers_are_what_the_schema_says(tmp_path: Path) -> None:
    # Here, and not above: it takes a second, and most runs need it for nothing.
    import requests
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis import strategies as st
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi import checks

    conformance = [
        schemathesis.checks.not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    world, met = World(), Counter[tuple[str, int]]()

    def ask(operation: Any, number: int, session: requests.Session) -> None:
        """Ask one address so many things."""
        takes = bool(operation.path_parameters or operation.query or operation.body)
        modes = list(schemathesis.GenerationMode) if takes else [schemathesis.GenerationMode.POSITIVE]
        made = st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])
        real = world.bodies.get(operation.path, [])

        @settings(
            max_examples=number,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=made, data=st.data())
        def one(case: Any, data: Any) -> None:
            for name in case.path_parameters or {}:
                if name in world.paths and data.draw(st.booleans()):
                    case.path_parameters[name] = data.draw(st.sampled_from(world.paths[name]))
            if real and data.draw(st.booleans()):
                made = case.body if isinstance(case.body, dict) else {}
                planted = data.draw(st.sets(st.sampled_from(sorted(made)), max_size=2)) if made else set()
                planted = planted if data.draw(st.booleans()) else set()
                body = dict(data.draw(st.sampled_from(real)))
                if "at" in body:
                    case.path_parameters["id"] = body.pop("at")
                own = {"id": new_id()} if operation.path.startswith("/api/tables") else {}
                case.body = body | own | {key: made[key] for key in planted}
                case.media_type = "application/json"
            headers = {"cookie": world.cookie} if data.draw(st.booleans()) else {}
            response = case.call(session=session, headers=headers, timeout=20)
            met[operation.label, response.status_code] += 1
            case.validate_response(response, checks=conformance)

        one()

    with Server(tmp_path) as server:
        asyncio.run(world.build(server))
        assert server.process is not None
        process, untouched = psutil.Process(server.process.pid), asyncio.run(foreign(server))
        schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
        found = list(schema.get_all_operations())
        operations = [one.ok() for one in found if isinstance(one, Ok)]
        assert len(operations) == len(found)
        rich = [one for one in operations if one.path_parameters or one.query or one.body]
        each = max(3, count("requests by the schema") // len(rich))
        with requests.Session() as session:
            session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each case decides who asks
            for operation in operations:  # what is there once everything was done for the first time is no growth
                ask(operation, 3, session)
            before = process.memory_info().rss
            for operation in rich:
                ask(operation, each, session)
        grown = (process.memory_info().rss - before) / 2**20
        assert asyncio.run(foreign(server, untouched["id"])) == untouched, "a table of somebody else's has changed"
        assert grown < MOST_GROWTH, f"{grown:.1f} MB"
        logged = server.logged()
    payload = "\n".join(f"{label} {status}: {number}" for (label, status), number in sorted(met.items()))
    print(payload)
    assert "Traceback" not in logged and "failed" not in logged, logged[-4000:]
    if each > 20:  # all were met where it matters
        answered = {label for label, status in met if status < 300}
        assert answered == {one.label for one in operations}, payload


def test_the_schema_is_written_in_its_own_version(tmp_path: Path) -> None:
    """OpenAPI 3.0 has no constants, no null and no tuples: whoever reads it as what it is would pass over them."""

    def walk(part: object, is_schema: bool = True) -> None:
        if isinstance(part, dict):
            if is_schema:
                assert part.get("type") != "null"
                assert part.keys().isdisjoint({"const", "prefixItems", "propertyNames", "patternProperties", "$defs"})
                assert not isinstance(part.get("type"), list) and not isinstance(part.get("exclusiveMinimum"), int)
            for key, value in part.items():
                walk(value, not is_schema or key not in ("properties", "schemas", "mapping"))
        elif isinstance(part, list):
            for value in part:
                walk(value)

    with Server(tmp_path) as server, httpx.Client(base_url=server.address) as client:
        payload = client.get("/api/openapi.json").json()
        assert payload["openapi"].startswith("3.0.")
        walk(payload)
        # What is no request of an address is refused as such, in the form of every refusal.
        for address, takes in payload["paths"].items():
            for method in METHODS:
                if method.lower() in takes:
                    continue
                answer = client.request(method, address.replace("{", "").replace("}", ""))
                assert answer.status_code == 405, (method, address)
                assert method == "HEAD" or answer.json()["key"] == "method-wrong"
        for address in ("/api/tables/", "/api/health/", "/api", "/api/"):
            assert (answer := client.get(address)).status_code == 404, address
            assert answer.json()["key"] == "address-unknown"
