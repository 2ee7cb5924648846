"""Bots at work: in threads of their own, off the event loop, at a lower priority than people's moves.

A bot that is not done by its deadline is left to itself, and another one plays for it: a table never waits for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import structlog

from queendom.bots import Advice, Budget, make_bot
from queendom.kernel.actions import Action
from queendom.kernel.errors import TableError
from queendom.kernel.view import View

log = structlog.get_logger()
_POLITE = 10  # how much a thinking thread steps back: moves of people go first
IN_NEED = "random"  # always has an answer at once
ADVISER = "master"  # whose hints people get
_HINT_SIMULATIONS = 6_000  # so many that the time, which is only a cap, hardly ever decides
MOST_HINTS = 3
CROWD = 16

T = TypeVar("T")
Job = tuple[Callable[[], Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


class Thinkers:
    """A few threads that bots think in. Compiled rules run without the GIL, so they keep nobody from playing."""

    def __init__(self, threads: int = 2, seconds: float = 1.0, deadline: float = 10.0) -> None:
        self.budget = Budget(seconds=seconds)
        self.deadline = deadline
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._threads = threads
        for _ in range(threads):
            self._start_thread()

    @property
    def crowded(self) -> bool:
        """Whether so many bots wait for a thread that tables nobody waits for should not add to them."""
        return self._jobs.qsize() >= CROWD

    async def choose(self, name: str, view: View, luck: str) -> Action:
        """The action of a bot; its luck is made anew for each decision, so that a restart changes nothing."""
        try:
            return await self._run(lambda: make_bot(name, luck).choose(view, self.budget))
        except TimeoutError:
            log.error("bot overdue", bot=name, seconds=self.deadline)
            self._start_thread()  # in place of the one that is lost
        except Exception as error:
            log.error("bot failed", bot=name, error=type(error).__name__)
        return make_bot(IN_NEED, luck).choose(view)

    async def advise(self, view: View, luck: str) -> list[Advice]:
        """What the adviser would do at a view; raises TableError if it has no answer in time."""
        budget = Budget(self.budget.seconds, _HINT_SIMULATIONS)
        try:
            return await self._run(lambda: make_bot(ADVISER, luck).advise(view, budget, MOST_HINTS))
        except TimeoutError:
            log.error("hint overdue", seconds=self.deadline)
            self._start_thread()
        except Exception as error:
            log.error("hint failed", error=type(error).__name__)
        raise TableError("server-failed")

    async def _run(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, loop, future))
        return await asyncio.wait_for(future, self.deadline)

    def _start_thread(self) -> None:
        threading.Thread(target=self._work, name="bot", daemon=True).start()

    def _work(self) -> None:
        with contextlib.suppress(AttributeError, OSError):  # where the system has no priorities for threads
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _POLITE)
        while (job := self._jobs.get()) is not None:
            work, loop, future = job
            if future.cancelled():
                continue
            done: Any = None
            failed: Exception | None = None
            try:
                done = work()
            except Exception as error:
                failed = error
            try:
                loop.call_soon_threadsafe(_settle, future, done, failed)
            except RuntimeError:  # the loop is closed: nobody waits any more
                return
            if future.cancelled():
                return  # overdue: somebody has taken this thread's place

    def close(self) -> None:
        for _ in range(self._threads):
            self._jobs.put(None)


def _settle(future: asyncio.Future[Any], done: Any, failed: Exception | None) -> None:
    if future.done():
        return
    if failed is None:
        future.set_result(done)
    else:
        future.set_exception(failed)
