"""Figures for whoever runs the server: true, of a form that Prometheus reads, and about nobody."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

from queendom.server.metrics import Metrics
from queendom.server.preparation import Preparation
from server.harness import Server, any_action, devices, free_port
from server.in_process import InProcess
from server.scraping import read, value

NAME = "Ada who is nobody’s business"


def test_they_count_what_happens_and_name_nobody(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, arguments=["--metrics", f"127.0.0.1:{port}"]) as server:

        def asked() -> str:
            answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
            assert answer.status_code == 200
            return answer.text

        async def played() -> tuple[str, list[str]]:
            async with devices(server, 1) as (ada,):
                table = await ada.create("christina-regina", NAME, "bot:adept", first=0)
                page = await ada.look(table["id"], 0)
                assert (await page.play({"kind": "nonsense"}))["type"] == "refusal"
                acknowledged = await page.play(any_action(page.now["legal"], random.Random(1)))
                assert acknowledged["type"] == "ack"
                while page.number <= acknowledged["number"]:  # until the bot has moved
                    await page.hear()
                text = asked()
                secrets = [table["id"], table["id"][-6:], table["commitment"], str(ada.cookie), NAME]
                await page.close()
                return text, secrets

        before = read(asked())
        text, secrets = asyncio.run(played())
        assert [one for one in secrets if one in text] == []
        after = read(text)
        game = {"game": "christina-regina"}
        moves = value(after, "entries_total", event="move", **game)
        assert value(before, "entries_total", event="move", **game) == 0 and moves >= 2
        assert value(after, "bot_moves_total", **game) >= 1
        assert sum(number for (name, _), number in after.items() if name == "queendom_refusals_total") >= 1
        assert value(after, "requests_total", route="/api/tables", status="201") == 1
        assert value(after, "sockets") == 1 and value(after, "live_tables") == 1
        assert value(after, "prepared") == 1 and value(after, "store_failures_total") == 0
        assert value(after, "store_seconds_count") == value(after, "store_seconds_bucket", le="+Inf") == moves
        assert value(after, "bot_think_seconds_count") >= 1
        # The store: every commit, and how much was written together.
        assert value(after, "commit_seconds_count") == value(after, "commit_size_count") >= 3
        assert 0 < value(after, "commit_seconds_sum") < value(after, "commit_size_sum")
        assert value(after, "commit_size_bucket", le="1") >= 1
        assert after["process_resident_memory_bytes", ()] > 50_000_000 and after["process_open_fds", ()] > 10
        # Not where people look: figures have an address of their own.
        assert httpx.get(f"{server.address}/metrics").status_code == 404


def test_an_address_that_cannot_be_used_is_said_at_the_start(tmp_path: Path) -> None:
    for address, said in (("nonsense", "--metrics"), ("127.0.0.1:70000", "--metrics"), ("127.0.0.1:1", "127.0.0.1:1")):
        server = Server(tmp_path, arguments=["--metrics", address])
        if address == "127.0.0.1:1":
            server.arguments[1] = f"127.0.0.1:{server.port}"  # the server's own
            said = server.arguments[1]
        server.start(wait=False)
        assert server.process is not None and server.process.wait(60) == 2
        assert said in server.log.read_text()


def test_probes_tell_alive_from_ready(tmp_path: Path) -> None:
    async def asked() -> None:
        ready = InProcess(tmp_path)
        async with devices(ready, 1) as (eve,):
            for host in ("127.0.0.1", "10.1.2.3"):  # supervisors ask by any name
                answers = [await eve.http.get(path, headers={"host": host}) for path in ("/healthz", "/readyz")]
                assert [(one.status_code, one.text) for one in answers] == [(200, "alive\n"), (200, "ready\n")]
            assert (await eve.http.post("/readyz")).status_code == 405

    asyncio.run(asked())


def test_a_server_without_rules_or_store_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def preparing() -> None:
        fresh = InProcess(tmp_path, preparation=lambda: Preparation(lambda: False, lambda report: True))
        monkeypatch.setattr(Preparation, "start", lambda self: None)
        async with devices(fresh, 1) as (eve,):
            assert (await eve.http.get("/healthz")).status_code == 200
            answer = await eve.http.get("/readyz")
            assert (answer.status_code, answer.text) == (503, "preparing\n")

    async def failing() -> None:
        host = InProcess(tmp_path)
        async with devices(host, 1) as (eve,):
            assert host.registry is not None

            async def ask() -> str:
                return "failed"

            monkeypatch.setattr(host.registry.services.health, "ask", ask)
            answer = await eve.http.get("/readyz")
            assert answer.status_code == 503 and re.fullmatch(r"store failed\n", answer.text)

    asyncio.run(preparing())
    asyncio.run(failing())


DOCS = Path(__file__).parents[2] / "docs" / "table.md"


#: The process that watches over workers adds them.
OF_WORKERS = {"workers", "worker_starts_total"}


def test_every_figure_is_in_the_docs_and_every_one_there_exists() -> None:
    metrics = Metrics()
    gauges, places = figure_names()
    metrics.gauges |= dict.fromkeys(gauges, ("", lambda: 0.0))
    metrics.places |= dict.fromkeys(places, ("", dict))
    families = [one for one in metrics.collect() if one.name != "queendom_info"]
    told = {(one.name if one.type != "counter" else f"{one.name}_total").removeprefix("queendom_") for one in families}
    rows = DOCS.read_text(encoding="utf-8").split("| figure | what it says |")[1].split("\n\n")[0].splitlines()[2:]
    written = {name.partition("{")[0] for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])}
    assert written == told | OF_WORKERS


def figure_names() -> tuple[set[str], set[str]]:
    """Those of the server and those of each place, of a real one: they are put together where the server is."""

    async def asked(folder: Path) -> tuple[set[str], set[str]]:
        host = InProcess(folder)
        async with devices(host, 1):
            assert host.registry is not None
            metrics = host.registry.services.metrics
            return set(metrics.gauges), set(metrics.places)

    with TemporaryDirectory() as folder:
        return asyncio.run(asked(Path(folder)))
