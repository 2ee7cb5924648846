"""A store in trouble, and stores that are guarded: reasons in the log, health, one server to a file, odd ids."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from postgres import Cluster, find_postgres
from server.harness import PATIENCE, Device, Server, run_command

pytestmark = pytest.mark.slow


def health(server: Server) -> tuple[int, dict[str, Any], float]:
    began = time.monotonic()
    answer = httpx.get(f"{server.address}/api/health", timeout=PATIENCE, verify=False)
    return answer.status_code, answer.json(), time.monotonic() - began


def failures(server: Server) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.logged().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "store failed"]


def until_well(server: Server) -> None:
    until = time.monotonic() + PATIENCE
    while health(server)[0] != 200:
        assert time.monotonic() < until
        time.sleep(0.1)


def open_a_table(server: Server) -> httpx.Response:
    body = {"id": f"open-{time.monotonic_ns()}", "game": "winter-queen", "seats": [{"kind": "open"}] * 2}
    return httpx.post(f"{server.address}/api/tables", json=body, timeout=PATIENCE, verify=False)


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the process can grow any more. The log of this test stays far below that."""
    assert server.process is not None
    size = (server.folder / "tables.db-wal").stat().st_size
    assert server.log.stat().st_size < size / 2
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Another program writes and does not come to an end."""
    with closing(sqlite3.connect(server.folder / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.mark.skipif(sys.platform != "linux", reason="needs prlimit")
def test_a_full_disk_is_named_and_makes_the_server_unwell(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert health(server)[:2] == (200, {"ok": True, "pages": health(server)[1]["pages"], "store": "ok"})
        time.sleep(1.1)  # an answer is good for a second
        with full_disk(server):
            status, payload, took = health(server)
            assert (status, payload["ok"], payload["store"]) == (503, False, "failed")
            assert took < 10
            answer = open_a_table(server)
            assert (answer.status_code, answer.json()["key"]) == (503, "store-failed")
            reasons = {line["command"]: line["reason"] for line in failures(server)}
            assert set(reasons) == {"health", "request"}
            assert all("disk" in reason for reason in reasons.values()), reasons
        until_well(server)
        assert open_a_table(server).status_code == 201


def test_a_locked_file_is_named_and_health_does_not_wait_for_it(tmp_path: Path) -> None:
    with Server(tmp_path, tricks={"impatient": 3}) as server:
        time.sleep(1.1)
        with locked(server):
            for _ in range(2):
                status, payload, took = health(server)
                assert (status, payload["ok"], payload["store"]) == (503, False, "slow")
                assert took < 2.7
            assert health(server)[2] < 1  # it has been slow for so long already, and is not waited for at all
            answer = open_a_table(server)
            assert (answer.status_code, answer.json()["key"]) == (503, "store-failed")
        assert {line["reason"] for line in failures(server)} == {"database is locked"}
        until_well(server)


def test_many_who_ask_for_health_cost_one_write(tmp_path: Path) -> None:
    def written() -> int:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            return int(database.execute("SELECT written FROM health").fetchone()[0])

    async def ask(server: Server) -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=False) as http:
            answers = await asyncio.gather(*(http.get("/api/health") for _ in range(200)))
        assert {answer.status_code for answer in answers} == {200}

    with Server(tmp_path) as server:
        before, began = written(), time.monotonic()
        asyncio.run(ask(server))
        assert written() - before <= time.monotonic() - began + 1


@pytest.mark.skipif(find_postgres() is None, reason="needs PostgreSQL")
def test_a_database_that_is_gone_is_named(tmp_path: Path, cluster: Cluster) -> None:
    with Server(tmp_path, cluster.database("gone")) as server:
        time.sleep(1.1)
        cluster.stop()
        try:
            status, payload, took = health(server)
            assert (status, payload["ok"]) == (503, False)
            assert payload["store"] in ("failed", "slow")
            assert took < 10
            assert open_a_table(server).status_code == 503
        finally:
            cluster.start()
        until_well(server)
        assert failures(server)
        assert all(line["reason"] for line in failures(server))


# --- one server to a file ---


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with Server(tmp_path) as server:
        assert server.process is not None
        for more in ([], ["--rebuild-lists"]):
            code, said = run_command(
                tmp_path, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/link.db", *more
            )
            lines = said.strip().splitlines()
            assert code == 2, said
            assert len(lines) == 1 and str(tmp_path / "tables.db") in lines[0], lines
            assert str(server.process.pid) in lines[0], lines
        server.kill()
        server.start()  # whoever was killed is in nobody's way


def test_files_of_a_server_are_for_its_owner_only(tmp_path: Path) -> None:
    place = tmp_path / "made"

    def modes() -> dict[str, int]:
        return {file.name: file.stat().st_mode & 0o777 for file in place.iterdir()}

    ends = ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock")
    with Server(tmp_path, f"sqlite:///{place}/tables.db") as server:
        assert place.stat().st_mode & 0o777 == 0o700
        assert modes() == dict.fromkeys(ends, 0o600)
        server.kill()
        for end in ends:
            os.chmod(place / end, 0o644)  # as an older version left them
        server.start()
        assert modes() == dict.fromkeys(ends, 0o600)


# --- ids that cannot be ---


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_impossible_id_is_an_unknown_table(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    if kind == "postgres" and find_postgres() is None:
        pytest.skip("needs PostgreSQL")
    ids = ["%00", "a%00b", "%ED%A0%80", "%F0%9F%91%91", "a%20b", "x" * 300, "-", "%27%3B", "abcdefgh"]

    async def work(server: Server) -> None:
        async with Device(server) as ada:
            for id in ids:
                for path in ("", "/view", "/record", "/replay"):
                    answer = await ada.http.get(f"/api/tables/{id}{path}")
                    assert (answer.status_code, answer.json()["key"]) == (404, "table-unknown"), (id, path)
                payload = await ada.command(id, "leave", seat=0)
                assert payload["key"] == "table-unknown", (id, payload)
                with pytest.raises(InvalidStatus) as caught:
                    await connect(f"ws://127.0.0.1:{server.port}/api/tables/{id}/live")
                assert caught.value.response.status_code == 404, id
                assert json.loads(caught.value.response.body)["key"] == "table-unknown"

    def run(database: str | None) -> None:
        with Server(tmp_path, database) as server:
            asyncio.run(work(server))
            assert not re.search("store failed|request failed|message failed", server.logged())

    if kind == "sqlite":
        run(None)
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        run(cluster.database("impossible"))
