"""The lists of tables follow from their logs: thrown away, they are made anew."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from server.harness import Device, Server, run_command


@pytest.mark.slow
def test_lists_are_made_anew_from_the_logs(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def play() -> tuple[str, list[str]]:
        async with Device(server) as ada:
            await ada.create("winter-queen", "Ada", None)
            table = await ada.create("christina-regina", "Ada", "bot:greedy")
            over = await ada.create("winter-queen", "Ada", "bot:random")
            await ada.command(over["id"], "leave", seat=0)
            listed = [one["id"] for one in (await ada.get("/tables")).json()["tables"]]
            assert len(listed) == 3 and table["id"] in listed and listed[-1] == over["id"]
            return str(ada.cookie), listed

    async def look(cookie: str) -> list[str]:
        async with Device(server) as ada:
            ada.http.cookies.set("queendom", cookie, domain="127.0.0.1", path="/api")
            return [one["id"] for one in (await ada.get("/tables")).json()["tables"]]

    with server:
        cookie, listed = asyncio.run(play())
        server.stop()
        engine = create_engine(server.database)
        lists: list[Any] = []
        with engine.begin() as connection:
            lists.append(sorted(connection.execute(text("SELECT holder, table_id FROM holdings"))))
            lists.append(sorted(connection.execute(text("SELECT id, over, bots FROM tables"))))
            connection.execute(text("DELETE FROM holdings"))
            connection.execute(text("DELETE FROM tables"))
        code, said = run_command(tmp_path, "serve", "--rebuild-lists", "--database", server.database)
        assert code == 0 and "3 tables" in said
        with engine.begin() as connection:
            assert sorted(connection.execute(text("SELECT holder, table_id FROM holdings"))) == lists[0]
            assert sorted(connection.execute(text("SELECT id, over, bots FROM tables"))) == lists[1]
        engine.dispose()
        server.start()
        assert sorted(asyncio.run(look(cookie))) == sorted(listed)


def test_a_list_tells_when_something_happened_and_whether_by_a_person(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def listed(ada: Device) -> dict[str, tuple[int, bool]]:
        tables = (await ada.get("/tables")).json()["tables"]
        return {one["id"]: (one["changed"], one["touched"]) for one in tables}

    async def work() -> None:
        async with Device(server) as ada:
            began = time.time_ns() // 1_000_000
            fresh = (await ada.create("winter-queen", "Ada", "bot:random", first=1))["id"]
            left = (await ada.create("winter-queen", "Ada", "bot:random", first=0))["id"]
            opened = (await listed(ada))[left]
            await ada.command(left, "leave", seat=0)
            before = await listed(ada)
            assert [touched for _, touched in (before[fresh], opened, before[left])] == [False, False, True]
            assert began <= opened[0] <= before[left][0] <= time.time_ns() // 1_000_000
            while (await ada.get(f"/tables/{fresh}")).json()["to_act"] != 0:  # a bot's turn is nobody's touch
                await asyncio.sleep(0.02)
            before = await listed(ada)
            assert not before[fresh][1]
            server.stop()
            server.start()
            assert await listed(ada) == before  # read from the logs it is the same

    with server:
        asyncio.run(work())
