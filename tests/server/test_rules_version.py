"""S19: a table is played by the rules that it was opened with, or not at all."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

from server.harness import Server, devices


def test_a_table_of_other_rules_is_not_played_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server:

        async def opened() -> tuple[str, str, str]:
            async with devices(server, 1) as (ada,):
                tables = [await ada.create("winter-queen", "Ada", "Bo") for _ in range(2)]
                return tables[0]["id"], tables[1]["id"], str(ada.cookie)

        newer, same, cookie = asyncio.run(opened())
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            (events,) = database.execute("SELECT events FROM events WHERE table_id = ?", [newer]).fetchone()
            payload = json.loads(events)
            payload[0]["rules"] += 1
            database.execute("UPDATE events SET events = ? WHERE table_id = ?", [json.dumps(payload).encode(), newer])
            summaries = dict(database.execute("SELECT table_id, summary FROM summaries").fetchall())
            summary = json.dumps(json.loads(summaries[newer]) | {"rules": payload[0]["rules"]}).encode()
            database.execute("UPDATE summaries SET summary = ? WHERE table_id = ?", [summary, newer])
        database.close()
        server.start()

        async def asked() -> None:
            async with devices(server, 1) as (ada,):
                ada.http.cookies.set("queendom", cookie, domain="127.0.0.1", path="/api")
                for path in ("", "/view", "/view?seat=0", "/record", "/replay"):
                    answer = await ada.get(f"/tables/{newer}{path}")
                    assert answer.status_code == 409, path
                    assert answer.json()["key"] == "table-rules-version"
                    assert answer.json()["arguments"] == {"given": "2", "expected": 1}
                refused = await ada.command(newer, "play", seen=3, seat=0, action={"kind": "pass"})
                assert refused["key"] == "table-rules-version"
                assert (await ada.get(f"/tables/{same}/view?seat=0")).status_code == 200
                assert [one["id"] for one in (await ada.get("/tables")).json()["tables"]] == [same]

        asyncio.run(asked())
