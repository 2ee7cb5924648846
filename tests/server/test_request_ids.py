"""Every request and every socket has a name: in the answer's head, and in each line of the log about it."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from queendom.server.logs import _Plain
from server.harness import Device, Page, Refused, Server, any_action, devices

NAME = re.compile(r"[0-9a-f]{12}")
TOLD = "proxy-5e2d.Name_17"


def lines_of(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.logged().splitlines() if line.startswith("{")]


def about(server: Server, name: str) -> list[str]:
    return [line["event"] for line in lines_of(server) if line.get("request_id") == name]


def name_of_socket(page: Page) -> str:
    assert isinstance(page.socket, ClientConnection) and page.socket.response is not None
    return page.socket.response.headers["x-request-id"]


async def raw(server: Server, *lines: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write("\r\n".join([*lines, "", ""]).encode())
    try:
        return await asyncio.wait_for(reader.read(-1), 30)
    finally:
        writer.close()


def test_requests_and_sockets_are_named_where_they_are_logged(tmp_path: Path) -> None:
    async def asked(server: Server) -> list[str]:
        async with devices(server, 1) as (ada,):
            paths = ("/api/games", "/api/nothing", "/", "/healthz", "/readyz")
            names = [(await ada.http.get(path)).headers["x-request-id"] for path in paths]
            table = await ada.create("winter-queen", "Ada", "Bo")
            page = await ada.look(table["id"], 0)
            names.append(name_of_socket(page))
            await page.close()
            with pytest.raises(Refused) as refused:
                await server.open_socket("/api/tables/nowhere/live", {})
            assert refused.value.status == 404
        # What is refused before it is understood has one too.
        for lines in (["GET / HTTP/1.1", "Host: a", "Host: b"], ["GET / HTTP/1.1", "Host: a", f"X: {'y' * 9000}"]):
            answer = (await raw(server, *lines)).decode()
            found = re.search(r"\r\nx-request-id: (\S+)\r\n", answer)
            assert found is not None, answer
            names.append(found[1])
        return names

    with Server(tmp_path) as server:
        names = asyncio.run(asked(server))
        assert len(set(names)) == len(names) and all(map(NAME.fullmatch, names)), names
        events = [about(server, name) for name in names]
        assert events == [["request"]] * 3 + [[], []] + [["socket", "socket closed"]] + [["request"]] * 2
        denied = [line for line in lines_of(server) if line["event"] == "socket refused"]
        assert [(one["status"], one["key"]) for one in denied] == [(404, "table-unknown")]
        # A line about a request names it, and where it came from is nobody's business.
        for line in lines_of(server):
            assert "request_id" in line or line["event"] not in ("request", "socket", "socket closed", "table"), line
            assert "127.0.0.1" not in json.dumps(line)


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8"])
def test_a_proxy_of_ours_names_them_and_nobody_else(proxy: str, tmp_path: Path) -> None:
    async def asked(server: Server, source: str) -> dict[str, str]:
        found = {}
        async with devices(server, 1, source) as (ada,):
            for told in (TOLD, "short", "x" * 65, 'inject"}{"a":1', "with space", "grüße-an-alle"):
                named = [(b"x-request-id", told.encode())]
                answer = await ada.http.get("/api/games", headers=named)
                found[told] = answer.headers["x-request-id"]
            twice = [(b"x-request-id", TOLD.encode()), (b"x-request-id", b"another-name")]
            found["twice"] = (await ada.http.get("/api/games", headers=twice)).headers["x-request-id"]
        return found

    with Server(tmp_path, arguments=["--behind-proxy", proxy]) as server:
        believed = asyncio.run(asked(server, "127.0.0.1"))
        assert believed.pop(TOLD) == TOLD and about(server, TOLD) == ["request"]
        assert all(map(NAME.fullmatch, believed.values())), believed
        if "/" not in proxy:
            assert all(map(NAME.fullmatch, asked_by_stranger(server, asked).values()))


def asked_by_stranger(server: Server, asked: Any) -> dict[str, str]:
    found: dict[str, str] = asyncio.run(asked(server, "127.0.0.2"))
    return found


def test_what_the_store_says_later_still_names_who_asked(tmp_path: Path) -> None:
    """It is told in another round of the event loop, by nobody's request."""

    async def played(server: Server, ada: Device) -> tuple[str, str]:
        table = await ada.create("winter-queen", "Ada", "Bo", first=0)
        page = await ada.look(table["id"], 0)
        with sqlite3.connect(tmp_path / "tables.db") as other:
            other.execute("BEGIN IMMEDIATE")  # another program holds the database
            view = await page.ask("look", seat=0)
            action = any_action(view["legal"], random.Random(1))
            refused = await page.play(action)
            assert refused["key"] == "store-failed"
            body = {"type": "play", "id": "by-request-1", "seen": view["number"], "seat": 0, "action": action}
            answer = await ada.http.post(f"/api/tables/{table['id']}/commands", json=body)
            assert answer.status_code == 503
            other.rollback()
        name = name_of_socket(page)
        await page.close()
        return name, answer.headers["x-request-id"]

    async def run(server: Server) -> tuple[str, str]:
        async with devices(server, 1) as (ada,):
            return await played(server, ada)

    with Server(tmp_path, tricks={"impatient": 0.2}) as server:
        socket, request = asyncio.run(run(server))
        failed = {line.get("request_id"): line for line in lines_of(server) if line["event"] == "store failed"}
        assert {socket, request} <= failed.keys(), failed
        assert failed[socket]["reason"] == "database is locked" and failed[socket]["command"] == "play"


@pytest.mark.parametrize(
    ("logger", "message", "arguments", "text"),
    [
        (
            "uvicorn.error",
            "Cancel %s running task(s), timeout exceeded",
            (3,),
            "Cancel 3 running task(s), timeout exceeded",
        ),
        ("uvicorn.error", "Invalid HTTP request received.", (), "Invalid HTTP request received."),
        ("uvicorn.error", "Bad header %r", (b"secret",), "Bad header …"),
        ("asyncio", "Exception in callback Play.done('secret')\nhandle: secret", (), "Exception in callback Play.done"),
        ("other.library", "said secret", (), None),
        ("other.library", "said %s and %d", ("secret", 5), "said … and 5"),
        ("other.library", "wrong %d", ("secret",), "wrong %d"),
    ],
)
def test_warnings_of_libraries_keep_their_words(
    logger: str, message: str, arguments: tuple[object, ...], text: str | None
) -> None:
    record = logging.LogRecord(logger, logging.WARNING, "file.py", 1, message, arguments, None)
    line = json.loads(_Plain().format(record))
    assert (line["event"], line["logger"], line["level"], line["text"]) == ("library", logger, "warning", text)
    assert "secret" not in json.dumps(line)
