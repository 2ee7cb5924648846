"""Bots that think on other machines: `queendom think` takes thoughts from the database that it shares with the server.

They say once a second that they are there, and for how many thoughts they have room; no more are handed out. If all of
them fall silent, what they had is thought about elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import structlog

from queendom.kernel.rulebook import Rulebook
from queendom.server.places import Answer, Hall, Job, Place, answer_of, be_polite
from queendom.store import StoreFailed
from queendom.store.thoughts import ANSWERED, HERE, Thoughts
from queendom.thinking.thought import form, packed, read_answer

log = structlog.get_logger()

_SILENCE = 3.0  # seconds after which somebody who said nothing is taken to be gone
_LOOK_SECONDS = 0.5
_SWEEP_EVERY = 20  # looks
_MOST_THINKERS = 1000  # that are believed in


class RemotePlace(Place):
    """The other machines, as the pool sees them."""

    name = "remote"

    def __init__(self, thoughts: Thoughts) -> None:
        self._thoughts = thoughts
        self._form = form()
        self._heard: dict[str, tuple[int, float]] = {}  # for how many each has room, and when it said so
        self._jobs: dict[str, Job] = {}
        self._rulebooks: dict[str, Rulebook] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._answered: set[str] = set()
        self._reading: asyncio.Task[None] | None = None
        self._packing = ThreadPoolExecutor(1, "bot-packing", be_polite)

    def open(self, hall: Hall) -> None:
        super().open(hall)
        self._thoughts.listen([ANSWERED, HERE], self._hear)
        self._run(self._watch())

    def begin(self, job: Job, seconds: float) -> None:
        self.busy += 1
        id = secrets.token_hex(16)
        self._jobs[id] = job
        self._run(self._hand_out(id, job, seconds))

    def give_up(self, job: Job) -> None:
        for id in [id for id, one in self._jobs.items() if one is job]:
            self._forget(id)
            self._run(self._drop(id))

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        with contextlib.suppress(StoreFailed):  # they are swept away later
            await self._thoughts.drop([*self._jobs])
        await self._thoughts.close()

    def close(self) -> None:
        self._packing.shutdown(wait=False)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- handing out ---

    async def _hand_out(self, id: str, job: Job, seconds: float) -> None:
        def work() -> bytes:
            view = job.look()
            self._rulebooks[id] = view.rulebook
            return packed(job.thought, view, seconds)

        question = await asyncio.get_running_loop().run_in_executor(self._packing, answer_of, work)
        if id not in self._jobs:
            self._rulebooks.pop(id, None)
            return
        if question.failed is not None:
            self._take_back(id, question)
            return
        try:
            await self._thoughts.put(id, self._form, self._rulebooks[id].game, question.done)
        except StoreFailed as error:
            self._fail(error)

    async def _drop(self, id: str) -> None:
        with contextlib.suppress(StoreFailed):  # it is swept away later
            await self._thoughts.drop([id])

    def _forget(self, id: str) -> Job | None:
        job = self._jobs.pop(id, None)
        self._rulebooks.pop(id, None)
        if job is not None:
            self.busy -= 1
        return job

    # --- answers ---

    def _hear(self, channel: str, what: str) -> None:
        if channel == HERE:
            self._greet(what)
        elif what in self._jobs:
            self._answered.add(what)
            self._read_soon()

    def _read_soon(self) -> None:
        """What is answered meanwhile is read together with it."""
        if self._reading is None or self._reading.done():
            self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        while self._answered:
            ids, self._answered = [*self._answered], set()
            try:
                found = await self._thoughts.fetch(ids)
            except StoreFailed as error:
                self._fail(error)
                return
            for id, answer in found.items():
                rulebook = self._rulebooks.get(id)
                if rulebook is not None:
                    self._take_back(id, answer_of(partial(read_answer, rulebook, answer)))

    def _take_back(self, id: str, answer: Answer) -> None:
        job = self._forget(id)
        if job is not None:
            self.hall.take_back(self, job, answer)

    # --- who is there ---

    def _greet(self, what: str) -> None:
        """`NAME ROOM FORM`. Whoever has other rules thinks for somebody else."""
        name, _, rest = what.partition(" ")
        room, _, theirs = rest.partition(" ")
        if not room.isdecimal() or theirs != self._form:
            return
        if int(room) and (name in self._heard or len(self._heard) < _MOST_THINKERS):
            self._heard[name] = int(room), time.monotonic()
        else:
            self._heard.pop(name, None)
        self._count()

    def _count(self) -> None:
        before = self.room
        since = time.monotonic() - _SILENCE
        self._heard = {name: one for name, one in self._heard.items() if one[1] > since}
        self.room = sum(room for room, _ in self._heard.values())
        if self.room != before:
            log.info("thinkers", machines=len(self._heard), room=self.room)
        if not self.room:
            self._all_elsewhere()
        elif self.room > before:
            self.hall.room_changed()

    async def _watch(self) -> None:
        """For ever: notice who has gone, and what was answered unheard."""
        looks = 0
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            looks += 1
            self._count()
            self._answered |= self._jobs.keys()
            self._read_soon()
            if looks % _SWEEP_EVERY == 0:
                try:
                    await self._thoughts.sweep()
                except StoreFailed as error:
                    self._fail(error)

    def _fail(self, error: StoreFailed) -> None:
        """The database does not answer: nobody elsewhere will, until somebody is heard again."""
        log.error("store failed", command="thoughts", reason=str(error))
        self._heard.clear()
        self._count()

    def _all_elsewhere(self) -> None:
        ids = [*self._jobs]
        for id in ids:
            job = self._forget(id)
            self._run(self._drop(id))
            if job is not None and not job.is_given_up:
                self.hall.begun_anew(self, 1)
                self.hall.put_back(job)
