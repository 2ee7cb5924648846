"""Work that nobody waits for, and work that would hold up the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import structlog

from queendom.server.logs import loggable
from queendom.server.pace import Account

log = structlog.get_logger()

#: Threads in which replays, records and positions are worked out. More would only compete for the interpreter.
_THREADS = 1

T = TypeVar("T")


class Background:
    """Keeps every task until it is done, and logs it if it fails: the event loop itself keeps no tasks alive."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="analysis")

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something; whoever starts it may await it, but need not."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", **loggable(error))

    async def analyse(self, work: Callable[[], T], account: Account | None = None) -> T:
        """Do what takes long in a thread, so that nobody waits for it but whoever asked. It is charged to them."""
        took = 0.0

        def timed() -> T:
            nonlocal took
            began = time.thread_time()
            try:
                return work()
            finally:
                took = time.thread_time() - began

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, timed)
        finally:
            if account is not None:
                account.charge(took)

    def close(self) -> None:
        """Cancel what still runs."""
        for task in self._tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
