"""Whose turn it is: the event loop's time, shared by what each has used of it lately.

Whoever asks for little is answered at once. When what is free is used up one waits in a line, from which a few
milliseconds' work are taken at a time: those who have caused the least as if they had come earlier. Between two times
the event loop does what others ask for and lets go of the interpreter: the thread that writes moves down needs it, too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any, Generic, TypeVar

import structlog

from queendom.server.address import household
from queendom.server.doors import Doors, Who
from queendom.server.limits import Limits
from queendom.server.logs import loggable

log = structlog.get_logger()

#: Seconds of work that may be caused at once, and the share of the time that is free again: by a device, by all of one
#: address, by everybody. So many devices that one address makes itself, or many addresses, have no more than all.
_FREE = {"device": 0.1, "address": 0.2, "all": 0.02}
_SHARE = {"device": 0.1, "address": 0.3, "all": 0.7}
#: More than this nobody owes: a flood that is over is forgiven soon, that of all at once.
_MOST_DEBT = {"device": 5.0, "address": 5.0, "all": 0.1}
_ROUND = 0.003  # seconds of work that are taken from the line at a time
_REST = 0.0015  # seconds until the next time
_LEAST_PAUSE, _MOST_PAUSE = 0.01, 1.0  # seconds in which nothing is read from those who send pieces of something
#: In the line, each second of work that they and their address owe counts as so many of waiting less; and without a
#: token one lets others pass. Nobody waits for ever: whoever came long ago is next.
_BEHIND = 4.0
_BEHIND_WITHOUT_TOKEN = 0.3
_PORTION = 32 * 1024  # bytes that are counted together: to count costs, too
_FORGET_SECONDS = 30.0

T = TypeVar("T")


class Share:
    """What somebody has used; what a device uses its address uses, too, and so do all."""

    __slots__ = ("_at", "_behind", "_debt", "_free", "_most", "_parent", "_share", "used")

    def __init__(self, kind: str, parent: Share | None = None, behind: float = 0.0) -> None:
        self._behind = behind
        self._debt = 0.0
        self._at = self.used = time.monotonic()
        self._free = _FREE[kind]
        self._share = _SHARE[kind]
        self._most = _MOST_DEBT[kind]
        self._parent = parent

    def owes(self) -> float:
        """Seconds of work that are not forgiven yet."""
        now = time.monotonic()
        self._debt = max(0.0, self._debt - (now - self._at) * self._share)
        self._at = now
        return self._debt

    @property
    def is_free(self) -> bool:
        return self.owes() < self._free and (self._parent is None or self._parent.is_free)

    @property
    def behind(self) -> float:
        """Seconds by which others may have come later and still go first."""
        if self._parent is None:  # all owe that
            return 0.0
        return self._behind + _BEHIND * self.owes() + self._parent.behind

    def charge(self, seconds: float) -> None:
        self._debt = min(self._most, self._debt + seconds)
        self.used = self._at
        if self._parent is not None:
            self._parent.charge(seconds)


class Account(Share):
    """A device's, or that of all who have no token at an address: with what they ask for."""

    __slots__ = ("_closed_for", "_closed_until", "_doors", "_quotas", "_quotas_name", "_received", "_sent", "who")

    def __init__(self, doors: Doors, who: Who, parent: Share, behind: float = 0.0) -> None:
        super().__init__("device", parent, behind)
        self.who = who
        self._doors = doors
        self._quotas, self._quotas_name = doors.requests_of(who)
        self._received = self._sent = 0  # bytes that are not counted yet
        self._closed_until = 0.0
        self._closed_for = ""

    def wait(self) -> float:
        """Take the right to one more message: 0.0, or the seconds until there is one."""
        return self.knock()[1]

    def knock(self) -> tuple[str, float]:
        """The same, with what there has been too much of."""
        if self._closed_until and (seconds := self._closed_until - time.monotonic()) > 0:
            return self._closed_for, seconds
        return "requests", self._quotas.wait(self._quotas_name)

    def received(self, size: int) -> None:
        """So many bytes have come in."""
        self._received += size
        if self._received > _PORTION:
            self._count()

    def sent(self, size: int) -> None:
        """So many bytes of answers go out."""
        self._sent += size
        if self._sent > _PORTION:
            self._count()

    def _count(self) -> None:
        doors, who = self._doors, self.who
        doors.uploads.charge(who, self._received)
        doors.downloads.charge(who, self._sent)
        self._received = self._sent = 0
        closed = {"uploads": doors.uploads.missing(who), "downloads": doors.downloads.missing(who)}
        self._closed_for = max(closed, key=lambda what: closed[what])
        seconds = closed[self._closed_for]
        self._closed_until = time.monotonic() + seconds if seconds else 0.0


class Measured(Generic[T]):
    """Awaits something, and charges somebody with the time that it has the event loop for."""

    __slots__ = ("_account", "_work")

    def __init__(self, work: Coroutine[Any, Any, T], account: Account) -> None:
        self._work = work
        self._account = account

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[], Any] = partial(self._work.send, None)
        while True:
            began = time.perf_counter()
            try:
                waits_for = step()
            except StopIteration as end:
                done: T = end.value
                return done
            finally:
                self._account.charge(time.perf_counter() - began)
            try:
                yield waits_for
                step = partial(self._work.send, None)
            except BaseException as error:
                step = partial(self._work.throw, error)


class Pace:
    """The line of those who have used up what is free, and everybody's account."""

    def __init__(self, limits: Limits, doors: Doors | None = None) -> None:
        self._limits = limits
        self._doors = doors or Doors(limits)
        self._all = Share("all")
        self._addresses: dict[str, Share] = {}
        self._accounts: dict[str, Account] = {}
        self._line: list[tuple[float, int, float, Callable[[], None]]] = []
        self._order = count()
        self._forgot = time.monotonic()
        self._is_running = False
        self._rests_until = 0.0

    def account(self, owner: str | None, address: str) -> Account:
        """A device's, or that of all who have no token at an address."""
        address = household(address)
        name = f"{owner or ''}@{address}"
        found = self._accounts.get(name)
        if found is None:
            self._forget()
            everybody = self._addresses.get(address)
            if everybody is None:
                everybody = self._addresses[address] = Share("address", self._all)
            behind = 0.0 if owner else _BEHIND_WITHOUT_TOKEN
            found = Account(self._doors, self._doors.who(owner, address), everybody, behind)
            self._accounts[name] = found
        return found

    def _forget(self) -> None:
        now = time.monotonic()
        if now - self._forgot > _FORGET_SECONDS:
            self._forgot = now
            gone = now - _FORGET_SECONDS
            self._accounts = {name: one for name, one in self._accounts.items() if one.used > gone or one.owes()}
            self._addresses = {name: one for name, one in self._addresses.items() if one.used > gone or one.owes()}

    def is_free(self, account: Account) -> bool:
        """Whether they may go on without waiting; where nobody's messages are limited, everybody."""
        return account.is_free or not self._limits.device_messages

    def pause(self, account: Account) -> float:
        """Seconds after which it makes sense to read on from somebody."""
        return 0.0 if self.is_free(account) else min(_MOST_PAUSE, max(_LEAST_PAUSE, 4 * account.owes()))

    def wait(self, account: Account, work: Callable[[], None], cost: float = 0.0) -> None:
        """Do a small piece of work when it is their turn; `cost` are the seconds of what it only sets going."""
        heappush(self._line, (time.monotonic() + account.behind, next(self._order), cost, work))
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
                log.error("work failed", **loggable(error))
        for one in self._line:
            heappush(waiting, one)
        self._line = waiting
        self._is_running = bool(waiting)
        loop = asyncio.get_running_loop()
        self._rests_until = loop.time() + _REST
        if waiting:
            loop.call_at(self._rests_until, self._run)
