"""Bots at work: in a few threads of their own, off the event loop, at a lower priority than people's moves.

Who thinks next is the line's to say. The more people wait, the less a bot thinks; it never plays at random for that.
A bot that is not done by its deadline is left to itself, and a quicker one plays for it: no table waits for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import structlog

from queendom.bots import Advice, Budget, make_bot
from queendom.errors import TableError
from queendom.kernel.actions import Action
from queendom.kernel.view import View
from queendom.server.line import Line, LineFull
from queendom.server.metrics import Metrics

log = structlog.get_logger()
_POLITE = 10  # how much a thinking thread steps back: moves of people go first
#: Who plays for a bot that has no answer: never lost in thought, and nobody's toy. Should even that fail, the second.
_IN_NEED = ("greedy", "random")
ADVISER = "master"  # whose hints people get
_HINT_SIMULATIONS = 6_000  # so many that the time, which is only a cap, hardly ever decides
MOST_HINTS = 3
_MOST_LOST = 4  # threads that never came back, and were replaced
#: Within so many seconds all who wait at tables with people are to be served, if need be by bots that think less.
_PATIENCE = 2.0
#: A bot may always think so long. Small levels need less; and a search does its first 128 simulations in any case,
#: with which `master` still wins 97 % of its games at court against `greedy`.
_LEAST_SECONDS = 0.005

Look = Callable[[], View]  # makes a view; that reads the whole log, so it is called where a bot thinks


class Load(NamedTuple):
    """How much there is to think about."""

    people: int  # waiting at tables with people
    bots: int  # waiting where only bots play
    thinking: int
    lost: int  # threads that a bot has not returned from


class _Answer(NamedTuple):
    """What came of a job. No exceptions are passed on: they hold on to everything that was there when they arose."""

    done: Any
    failed: str | None = None


_OVERDUE = _Answer(None, "overdue")
_NOBODY_LEFT = _Answer(None, "nobody left")


@dataclass(slots=True, eq=False)
class _Job:
    """Something to think about, within seconds that are decided when it is begun."""

    work: Callable[[float], Any]
    owner: str
    for_people: bool
    answer: asyncio.Future[_Answer]
    since: float = field(default_factory=time.monotonic)
    begun: float = 0.0
    timer: asyncio.TimerHandle | None = None  # while somebody thinks about it; none if that took too long


class BotPool:
    """A few threads that bots think in. Compiled rules run without the GIL, so they keep nobody from playing.

    Everything but the thinking itself happens in the event loop: threads only get jobs that they are free for.
    """

    def __init__(
        self, threads: int = 2, seconds: float = 1.0, deadline: float = 10.0, metrics: Metrics | None = None
    ) -> None:
        self.metrics = metrics or Metrics()
        self.budget = Budget(seconds=seconds)
        self.deadline = deadline
        self._threads = threads
        self._line: Line[_Job] = Line()
        self._desk: queue.SimpleQueue[tuple[_Job, float] | None] = queue.SimpleQueue()
        self._free = 0
        self._alive = 0  # threads that are free or thinking, not lost
        self._lost = 0
        # One thread, started when it is first needed. A stand-in takes a fraction of a millisecond, but reading a long
        # log takes more: too much for the event loop.
        self._in_need = ThreadPoolExecutor(1, "bot-in-need")
        for _ in range(threads):
            self._start_thread()

    # --- asking ---

    async def choose(self, name: str, look: Look, luck: str, owner: str, for_people: bool) -> Action:
        """The action of a bot; its luck is made anew for each decision, so that a restart changes nothing.

        Raises LineFull.
        """
        simulations = self.budget.simulations
        answer = await self._run(
            lambda seconds: make_bot(name, luck).choose(look(), Budget(seconds, simulations)), owner, for_people
        )
        if answer.failed is None:
            action: Action = answer.done
            return action
        if answer is _OVERDUE:
            log.error("bot overdue", bot=name, seconds=self.deadline)
        elif answer is not _NOBODY_LEFT:  # which was logged once, when the last one was lost
            log.error("bot failed", bot=name, error=answer.failed)
        return await self.stand_in(look, luck)

    async def stand_in(self, look: Look, luck: str) -> Action:
        """What somebody quick would do, for a bot that is lost, fails or breaks a rule."""
        return await asyncio.get_running_loop().run_in_executor(self._in_need, _stand_in, look, luck)

    async def advise(self, look: Look, luck: str, owner: str) -> list[Advice]:
        """What the adviser would do at a view; raises TableError if it has no answer in time."""
        try:
            answer = await self._run(
                lambda seconds: make_bot(ADVISER, luck).advise(look(), Budget(seconds, _HINT_SIMULATIONS), MOST_HINTS),
                owner,
                for_people=True,
            )
        except LineFull:
            raise TableError("too-many", what="hints", seconds=math.ceil(_PATIENCE)) from None
        if answer.failed is None:
            advice: list[Advice] = answer.done
            return advice
        if answer is _NOBODY_LEFT:
            raise TableError("too-many", what="hints", seconds=math.ceil(self.deadline))
        if answer is _OVERDUE:
            log.error("hint overdue", seconds=self.deadline)
        else:
            log.error("hint failed", error=answer.failed)
        raise TableError("server-failed")

    # --- how it stands ---

    @property
    def crowded(self) -> bool:
        """Whether more tables where only bots play would but wait."""
        return len(self._line) >= 2 * self._threads

    @property
    def load(self) -> Load:
        return Load(self._line.people, self._line.bots, self._alive - self._free, self._lost)

    # --- in the event loop ---

    async def _run(self, work: Callable[[float], Any], owner: str, for_people: bool) -> _Answer:
        if not self._alive:
            return _NOBODY_LEFT
        job = _Job(work, owner, for_people, asyncio.get_running_loop().create_future())
        self._line.add(job)
        self._hand_out()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._line.drop(job)
            raise

    def _hand_out(self) -> None:
        while self._free and (job := self._line.next()) is not None:
            self._free -= 1
            job.begun = time.monotonic()
            self.metrics.waiting.note(job.begun - job.since)
            # Only now: how long others made it wait is not the bot's fault.
            job.timer = job.answer.get_loop().call_later(self.deadline, self._lose, job)
            self._desk.put((job, self._seconds_for(job)))

    def _seconds_for(self, job: _Job) -> float:
        """What it may take, so that it and those behind it are served in time. Whoever plays among bots only has time,
        but no more than those people who wait.
        """
        most = self.budget.seconds or math.inf
        if not self._line.people:
            return most
        waited = time.monotonic() - job.since if job.for_people else 0.0
        share = (_PATIENCE - waited) * self._alive / self._line.crowd(job)
        return min(most, max(_LEAST_SECONDS, share))

    def _take_back(self, job: _Job, answer: _Answer) -> None:
        """A thread has done its job, perhaps after it had been given up."""
        self.metrics.thinking.note(time.monotonic() - job.begun)
        if job.timer is not None:
            job.timer.cancel()
            self._free += 1
        else:
            self._lost -= 1
            if self._alive < self._threads:
                self._alive += 1
                self._free += 1
            else:
                self._desk.put(None)  # another one has taken its place: one may go
        if not job.answer.done():
            job.answer.set_result(answer)
        self._hand_out()

    def _lose(self, job: _Job) -> None:
        """A bot is overdue. Its thread cannot be ended, only replaced, and that not for ever: bots that hang would take
        the whole machine.
        """
        job.timer = None
        self._alive -= 1
        self._lost += 1
        if not job.answer.done():
            job.answer.set_result(_OVERDUE)
        if self._lost <= _MOST_LOST:
            self._start_thread()
        if not self._alive:
            log.error("bots lost", threads=self._lost)
            while (waiting := self._line.next()) is not None:
                if not waiting.answer.done():
                    waiting.answer.set_result(_NOBODY_LEFT)
        self._hand_out()

    def _start_thread(self) -> None:
        self._alive += 1
        self._free += 1
        threading.Thread(target=self._work, name="bot", daemon=True).start()

    def close(self) -> None:
        for _ in range(self._alive + self._lost):
            self._desk.put(None)
        self._in_need.shutdown(wait=False)

    # --- in the threads ---

    def _work(self) -> None:
        with contextlib.suppress(AttributeError, OSError):  # where the system has no priorities for threads
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _POLITE)
        while (given := self._desk.get()) is not None:
            try:
                self._do(*given)
            except RuntimeError:  # the loop is closed: nobody waits any more
                return
            del given  # or it would keep its table until the next one comes

    def _do(self, job: _Job, seconds: float) -> None:
        try:
            answer = _Answer(job.work(seconds))
        except BaseException as error:  # whatever a bot does, its thread goes on
            answer = _Answer(None, type(error).__name__)
        job.answer.get_loop().call_soon_threadsafe(self._take_back, job, answer)


def _stand_in(look: Look, luck: str) -> Action:
    view = look()
    try:
        return make_bot(_IN_NEED[0], luck).choose(view)
    except Exception as error:
        log.error("bot failed", bot=_IN_NEED[0], error=type(error).__name__)
        return make_bot(_IN_NEED[1], luck).choose(view)
