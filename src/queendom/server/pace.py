"""Whose turn it is: the event loop's time, shared by what each has used of it lately.

Whoever asks for little is answered at once. Whoever has used up what is free waits in a line, from which a few
milliseconds' work are taken at a time: those who have caused the least first. Between two times the event loop has
nothing to do but for others, and lets go of the interpreter: the thread that writes moves down, and bots, need it too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

import structlog

from queendom.server.limits import Bucket, Limits
from queendom.server.logs import told

log = structlog.get_logger()

_FREE = 0.03  # seconds of work that anybody may cause at once
_SHARE = 0.1  # of the time is free again
_ROUND = 0.003  # seconds of work that are taken from the line at a time
_REST = 0.004  # seconds until the next time
_AT_ONCE = 5  # so many seconds' worth of messages may come together
_FORGET_SECONDS = 30.0


class Account:
    """What a device has used; those without a token share their address's."""

    __slots__ = ("_at", "_debt", "_messages", "_per_second", "used")

    def __init__(self, messages: int) -> None:
        self._debt = 0.0
        self._at = self.used = time.monotonic()
        self._per_second = messages
        self._messages = Bucket(messages * _AT_ONCE)

    def owes(self) -> float:
        """Seconds of work that are not forgiven yet."""
        now = time.monotonic()
        self._debt = max(0.0, self._debt - (now - self._at) * _SHARE)
        self._at = now
        return self._debt

    def charge(self, seconds: float) -> None:
        self._debt += seconds
        self.used = self._at

    def wait(self) -> float:
        """Take the right to one more message: 0.0, or the seconds until there is one."""
        if not self._per_second:
            return 0.0
        return self._messages.wait(self._per_second * _AT_ONCE, self._per_second)


class Pace:
    """The line of those who have used up what is free, and everybody's account."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._accounts: dict[str, Account] = {}
        self._line: list[tuple[float, int, float, Callable[[], None]]] = []
        self._order = count()
        self._forgot = time.monotonic()
        self._is_running = False
        self._rests_until = 0.0

    def account(self, holder: str | None, address: str) -> Account:
        """A device's, or that of all who have no token at an address."""
        name = f"@{address}" if holder is None else holder
        found = self._accounts.get(name)
        if found is None:
            self._forget()
            limits = self._limits
            found = Account(limits.address_messages if holder is None else limits.device_messages)
            self._accounts[name] = found
        return found

    def _forget(self) -> None:
        now = time.monotonic()
        if now - self._forgot > _FORGET_SECONDS:
            self._forgot = now
            gone = now - _FORGET_SECONDS
            self._accounts = {name: one for name, one in self._accounts.items() if one.used > gone or one.owes()}

    def is_free(self, account: Account) -> bool:
        """Whether they may go on without waiting; where nobody's messages are limited, everybody."""
        return account.owes() < _FREE or not self._limits.device_messages

    def wait(self, account: Account, work: Callable[[], None], cost: float = 0.0) -> None:
        """Do a small piece of work when it is their turn; `cost` are the seconds of what it only sets going."""
        heappush(self._line, (account.owes(), next(self._order), cost, work))
        if not self._is_running:
            self._is_running = True
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), self._rests_until), self._run)

    async def turn(self, account: Account, seconds: float) -> None:
        """Between two pieces of somebody's work: the one that was done is charged, and others may have their turn."""
        account.charge(seconds)
        waiting = asyncio.get_running_loop().create_future()
        self.wait(account, lambda: None if waiting.done() else waiting.set_result(None), seconds)
        await waiting

    def _run(self) -> None:
        """What one time takes. Work that puts itself in the line again waits for the next one."""
        until = time.perf_counter() + _ROUND
        waiting, self._line = self._line, []
        while waiting and time.perf_counter() < until:
            _, _, cost, work = heappop(waiting)
            until -= cost
            try:
                work()
            except Exception as error:  # somebody's own trouble: the line has to go on
                log.error("work failed", **told(error))
        for one in self._line:
            heappush(waiting, one)
        self._line = waiting
        self._is_running = bool(waiting)
        loop = asyncio.get_running_loop()
        self._rests_until = loop.time() + _REST
        if waiting:
            loop.call_at(self._rests_until, self._run)
