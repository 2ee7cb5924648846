"""Where bots think: in threads of the server, in processes of their own, or on other machines.

A place takes no more thoughts at once than it has room for; those that wait stand in the one line of the pool. All but
the thinking itself happens in the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, NamedTuple

import structlog

from queendom.kernel.view import View
from queendom.thinking.child import POLITE
from queendom.thinking.processes import ProcessLost, Thinker
from queendom.thinking.thought import Thought, ThoughtFailed, packed, read_answer, think

log = structlog.get_logger()

Look = Callable[[], View]  # makes a view; that reads the whole log, so it is called where a bot thinks
#: Is told how many go first; None once it is one's turn, or nobody waits any more.
TellPlace = Callable[[int | None], None]

_MOST_LOST = 4  # threads that never came back, and were replaced


class Answer(NamedTuple):
    """What came of a job. No exceptions are passed on: they hold on to everything that was there when they arose."""

    done: Any
    failed: str | None = None


@dataclass(slots=True, eq=False)
class Job:
    """A thought that somebody waits for, within seconds that are decided when it is begun."""

    thought: Thought
    look: Look
    owner: str
    for_people: bool
    answer: asyncio.Future[Answer]
    tell: TellPlace | None = None
    told: int = 0  # how many go first, as it was told last
    since: float = field(default_factory=time.monotonic)
    begun: float = 0.0
    timer: asyncio.TimerHandle | None = None  # while somebody thinks about it
    is_given_up: bool = False  # it took too long


class Hall(ABC):
    """What a place needs of the pool that it belongs to."""

    @abstractmethod
    def take_back(self, place: Place, job: Job, answer: Answer) -> None:
        """A job is done, perhaps after it had been given up."""

    @abstractmethod
    def put_back(self, job: Job) -> None:
        """A job was not done, and is another place's to do: it was its turn already."""

    @abstractmethod
    def begun_anew(self, place: Place, times: int) -> None:
        """Whoever thought about something died so often, and another one began with it."""

    @abstractmethod
    def room_changed(self) -> None:
        """There may be room for another job."""


class Place(ABC):
    """Somewhere to think."""

    name: ClassVar[str]
    hall: Hall
    room = 0  # for how many thoughts, free or not
    busy = 0  # thoughts that are waited for
    lost = 0  # threads that a bot has not returned from

    @property
    def free(self) -> int:
        return max(0, self.room - self.busy)

    def open(self, hall: Hall) -> None:
        self.hall = hall

    @abstractmethod
    def begin(self, job: Job, seconds: float) -> None:
        """Let somebody think about it; there must be room."""

    @abstractmethod
    def give_up(self, job: Job) -> None:
        """It takes too long, and nobody waits for it any more. `is_given_up` is set already."""

    async def leave(self) -> None:  # noqa: B027  most places have nothing elsewhere
        """Before it is closed: what is elsewhere is taken back."""

    @abstractmethod
    def close(self) -> None:
        """Nobody waits any more."""


class Threads(Place):
    """A few threads of the server. Compiled rules run without the GIL, so they keep nobody from playing."""

    name = "threads"

    def __init__(self, count: int) -> None:
        self._count = count
        self._desk: queue.SimpleQueue[tuple[Job, float] | None] = queue.SimpleQueue()
        for _ in range(count):
            self._start_thread()

    def begin(self, job: Job, seconds: float) -> None:
        self.busy += 1
        self._desk.put((job, seconds))

    def give_up(self, job: Job) -> None:
        """A thread can only be replaced, and that not for ever: bots that hang would take the whole machine."""
        self.busy -= 1
        self.room -= 1
        self.lost += 1
        if self.lost <= _MOST_LOST:
            self._start_thread()
        if not self.room:
            log.error("bots lost", threads=self.lost)

    def close(self) -> None:
        for _ in range(self.room + self.lost):
            self._desk.put(None)

    def _start_thread(self) -> None:
        self.room += 1
        threading.Thread(target=self._work, name="bot", daemon=True).start()

    def _take_back(self, job: Job, answer: Answer) -> None:
        if not job.is_given_up:
            self.busy -= 1
        else:
            self.lost -= 1
            if self.room < self._count:
                self.room += 1
            else:
                self._desk.put(None)  # another one has taken its place: one may go
        self.hall.take_back(self, job, answer)

    # --- in the threads ---

    def _work(self) -> None:
        be_polite()
        while (given := self._desk.get()) is not None:
            job, seconds = given
            answer = answer_of(partial(_think_here, job, seconds))
            if not _tell(job, self._take_back, answer):
                return
            del given, job, answer  # or it would keep its table until the next one comes


class Processes(Place):
    """Processes of the server that only think: they have an interpreter and a priority of their own, so that people's
    moves wait for none of it. One that dies or hangs is replaced, and its thought is begun anew.
    """

    name = "processes"

    def __init__(self, count: int, load: bool = False, patience: float = 5.0) -> None:
        self.room = count
        self._patience = patience  # until one that does not answer is taken to hang
        self._desk: queue.SimpleQueue[tuple[Job, float] | None] = queue.SimpleQueue()
        self._at: dict[Job, Thinker] = {}
        self._timers: dict[Job, asyncio.TimerHandle] = {}
        self._known_lost = 0
        self._thinkers = [Thinker(load) for _ in range(count)]
        for thinker in self._thinkers:
            threading.Thread(target=self._work, args=[thinker], name="bot-process", daemon=True).start()

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [thinker.pid for thinker in self._thinkers if thinker.pid is not None]

    def begin(self, job: Job, seconds: float) -> None:
        self.busy += 1
        self._timers[job] = job.answer.get_loop().call_later(self._patience, self._interrupt, job)
        self._desk.put((job, seconds))

    def give_up(self, job: Job) -> None:
        self._interrupt(job)

    def close(self) -> None:
        for _ in self._thinkers:
            self._desk.put(None)
        for thinker in self._thinkers:
            thinker.close()

    def _interrupt(self, job: Job) -> None:
        if (thinker := self._at.get(job)) is not None:
            thinker.interrupt(job)

    def _take_back(self, job: Job, answer: Answer) -> None:
        self.busy -= 1
        self._timers.pop(job).cancel()
        lost = sum(thinker.lost for thinker in self._thinkers)
        self.hall.begun_anew(self, lost - self._known_lost)
        self._known_lost = lost
        self.hall.take_back(self, job, answer)

    # --- in the threads, each of which has a process ---

    def _work(self, thinker: Thinker) -> None:
        with contextlib.suppress(OSError):  # then the first thought tries again
            thinker.start()
        while (given := self._desk.get()) is not None:
            job, seconds = given
            self._at[job] = thinker
            answer = answer_of(partial(_think_there, thinker, job, seconds))
            del self._at[job]
            if not _tell(job, self._take_back, answer):
                return
            del given, job, answer  # or it would keep its table until the next one comes


def _think_here(job: Job, seconds: float) -> Any:
    return think(job.thought, job.look(), seconds)


def _think_there(thinker: Thinker, job: Job, seconds: float) -> Any:
    view = job.look()
    question = packed(job.thought, view, seconds)
    return read_answer(view.rulebook, thinker.ask(job, question, lambda: job.is_given_up))


def answer_of(work: Callable[[], Any]) -> Answer:
    """What came of it; whatever a bot does, whoever asked goes on."""
    try:
        return Answer(work())
    except ThoughtFailed as error:
        return Answer(None, str(error))
    except ProcessLost:
        return Answer(None, "process lost")
    except BaseException as error:
        return Answer(None, type(error).__name__)


def _tell(job: Job, take_back: Callable[[Job, Answer], None], answer: Answer) -> bool:
    """Let the event loop know; False once it is closed, and nobody waits any more."""
    try:
        job.answer.get_loop().call_soon_threadsafe(take_back, job, answer)
    except RuntimeError:
        return False
    return True


def be_polite() -> None:
    """Let this thread step back behind people's moves."""
    with contextlib.suppress(AttributeError, OSError):  # where the system has no priorities for threads
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)
