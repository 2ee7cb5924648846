"""Frames that break the rules of sockets: the connection ends with the code that says why, and nothing is done."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator

import pytest

from server.harness import Server, devices, new_id
from server.mutations import PING, TEXT, frame
from server.raw import upgrade

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("frames")) as running:
        yield running


def opened(server: Server) -> tuple[str, str, socket.socket]:
    """A table, the cookie of its host, and a socket of theirs."""

    async def work() -> tuple[str, str]:
        async with devices(server) as (ada,):
            return (await ada.create("winter-queen", "Ada", None))["id"], f"queendom={ada.cookie}"

    table, cookie = asyncio.run(work())
    return table, cookie, upgrade(server, table, "?seat=0", cookie)


def heard(made: socket.socket) -> bytes:
    """Everything until the other side ends it."""
    got = b""
    while part := made.recv(65536):
        got += part
    return got


def code_of(got: bytes) -> int:
    """The code of the close frame at the end."""
    at = got.rindex(b"\x88")
    return int.from_bytes(got[at + 2 : at + 4], "big")


def links_of(server: Server, table: str) -> int:
    """How often a link was made at a table."""

    async def work() -> int:
        async with devices(server) as (eve,):
            events = (await eve.get(f"/tables/{table}/view")).json()["events"]
            return sum(event["type"] == "link" for event in events)

    return asyncio.run(work())


def command() -> bytes:
    return json.dumps({"type": "link", "id": new_id(), "seat": 0}).encode()


@pytest.mark.parametrize("first", [b"", b'{"type":'], ids=["empty", "begun"])
def test_there_is_no_place_for_a_text_between_the_parts_of_another(server: Server, first: bytes) -> None:
    table, _, made = opened(server)
    with made:
        made.sendall(frame(first, TEXT, fin=False) + frame(command()))
        assert code_of(heard(made)) == 1002
    assert links_of(server, table) == 0


def test_parts_of_a_message_and_a_ping_between_them_are_one_message(server: Server) -> None:
    table, _, made = opened(server)
    whole = command()
    with made:
        made.sendall(
            frame(whole[:5], TEXT, fin=False) + frame(b"", PING) + frame(b"", 0, fin=False) + frame(whole[5:], 0)
        )
        made.sendall(frame(command()))
        got = b""
        while got.count(b'"type":"ack"') < 2:
            got += made.recv(65536)
    assert links_of(server, table) == 2


@pytest.mark.parametrize("rest", [0, 20_000], ids=["its head alone", "all of it"])
def test_a_frame_that_is_too_long_ends_it_and_nothing_behind_it_is_read(server: Server, rest: int) -> None:
    table, _, made = opened(server)
    long = frame(b"x" * 20_000)
    with made:
        made.sendall(long[: 14 + rest] + frame(command()) * 3)
        assert code_of(heard(made)) == 1009
    assert links_of(server, table) == 0
