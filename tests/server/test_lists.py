"""The lists of tables follow from their logs: thrown away, they are made anew."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from server.harness import Device, Server


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
            ada.http.cookies.set("queendom", cookie)
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
        command = [sys.executable, "-c", "from queendom.cli.main import run; run()", "serve", "--rebuild-lists"]
        done = subprocess.run([*command, "--database", server.database], capture_output=True, text=True, check=True)
        assert "3 tables" in done.stdout
        with engine.begin() as connection:
            assert sorted(connection.execute(text("SELECT holder, table_id FROM holdings"))) == lists[0]
            assert sorted(connection.execute(text("SELECT id, over, bots FROM tables"))) == lists[1]
        engine.dispose()
        server.start()
        assert sorted(asyncio.run(look(cookie))) == sorted(listed)
