"""The words that processes send each other, the same on every bus: each ends with who sent it."""

from __future__ import annotations

import asyncio

from queendom.bus.port import Hear, HearUsage


class Hearers:
    """Hands on what others say. A process hears itself on every bus, too: it knows that already."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._own = f" {process}"
        self._hearers: list[tuple[Hear, HearUsage | None]] = []

    def add(self, hear: Hear, hear_usage: HearUsage | None) -> None:
        self._hearers.append((hear, hear_usage))

    def clear(self) -> None:
        self._hearers.clear()

    def entry(self, table: str, number: int) -> str:
        return f"{table} {number} {self._process}"

    def usage(self, notice: str) -> str:
        return f"{notice} {self._process}"

    def heard(self, notice: str) -> None:
        """An entry of another process."""
        if notice.endswith(self._own):
            return  # most are: whoever wrote it knows
        what, _, process = notice.rpartition(" ")
        table, _, number = what.rpartition(" ")
        if table and number.isdecimal() and process:
            self._tell(table, int(number))

    def heard_usage(self, notice: str) -> None:
        said, _, process = notice.rpartition(" ")
        if not said or not process or process == self._process:
            return
        loop = asyncio.get_running_loop()
        for _, hear_usage in self._hearers:
            if hear_usage is not None:
                loop.call_soon(hear_usage, process, said)

    def missed(self) -> None:
        """There may have been words that nobody heard."""
        self._tell("", 0)

    def _tell(self, table: str, number: int) -> None:
        # Through the loop: what one of them raises is reported there and does not end the listening.
        loop = asyncio.get_running_loop()
        for hear, _ in self._hearers:
            loop.call_soon(hear, table, number)
