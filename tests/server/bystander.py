"""Somebody who plays while others attack the server: a process of its own, so that the attack costs it nothing else.

`python bystander.py PORT TABLES PAUSE` plays at so many tables, two people each, until its standard input ends. Then it
prints how long each move took and what was lost.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from server.harness import Device, Page, Server, any_action

_PAUSE = 0.025  # a quick person


@dataclass
class Report:
    """What a bystander met with."""

    waited: list[float]  # seconds for each move to be acknowledged
    lost: int  # moves that were acknowledged and are not there
    refused: int

    def percentile(self, share: float) -> float:
        return sorted(self.waited)[min(len(self.waited) - 1, int(len(self.waited) * share))]

    def __str__(self) -> str:
        parts = [f"p{share * 100:g} {self.percentile(share) * 1000:.1f}" for share in (0.5, 0.99, 1.0)]
        return f"{len(self.waited)} moves, ms: {', '.join(parts)}; {self.lost} lost, {self.refused} refused"


class Bystander:
    """`with Bystander(server) as one: …`, then `one.report`. Plays before, during and after what happens inside."""

    def __init__(self, server: Server, tables: int = 1, pause: float = _PAUSE) -> None:
        self.server = server
        self.tables = tables
        self.pause = pause
        self.report = Report([], 0, 0)

    def __enter__(self) -> Self:
        command = [sys.executable, __file__, str(self.server.port), str(self.tables), str(self.pause)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "playing\n"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            out, _ = self.process.communicate("", timeout=60)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.communicate()
        if kind is None:
            self.report = Report(**json.loads(out.splitlines()[-1]))


async def _play(port: int, tables: int, pause: float) -> Report:
    server = Server.__new__(Server)
    server.port = port
    report = Report([], 0, 0)
    end = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    print("playing", flush=True)
    await asyncio.gather(*(_play_table(server, end, pause, report, random.Random(k)) for k in range(tables)))
    return report


async def _play_table(
    server: Server, end: asyncio.Future[str], pause: float, report: Report, rng: random.Random
) -> None:
    async with Device(server) as device:
        table: dict[str, Any] = {}
        acked: list[tuple[int, dict[str, Any]]] = []
        pages: list[Page] = []
        while not end.done():
            if not pages or pages[0].is_over:
                report.lost += await _missing(device, table, acked)
                for page in pages:
                    await page.close()
                table = await device.create("winter-queen", "Ada", "Bo", first=0)
                acked = []
                pages = [await device.look(table["id"], seat) for seat in range(2)]
            page = next(page for page in pages if page.now["legal"] is not None)
            action = any_action(page.now["legal"], rng)
            sent = time.perf_counter()
            answer = await page.play(action)
            report.waited.append(time.perf_counter() - sent)
            if answer["type"] != "ack":
                report.refused += 1
                continue
            acked.append((answer["first_number"], action))
            for one in pages:
                while one.number < answer["number"]:
                    await one.hear()
            await asyncio.sleep(pause * rng.uniform(0.5, 1.5))
        report.lost += await _missing(device, table, acked)


async def _missing(device: Device, table: dict[str, Any], acked: list[tuple[int, dict[str, Any]]]) -> int:
    """How many moves were acknowledged and are not in the log."""
    if not acked:
        return 0
    events = (await device.get(f"/tables/{table['id']}/view")).json()["events"]
    return sum(events[number - 1].get("action") != action for number, action in acked)


if __name__ == "__main__":
    port, tables, pause = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    print(json.dumps(vars(asyncio.run(_play(port, tables, pause)))), flush=True)
