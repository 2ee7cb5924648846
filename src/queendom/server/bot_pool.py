"""Bots at work: off the event loop, at a lower priority than people's moves; where, `places` says.

Who thinks next is the line's to say. The more people wait, the less a bot thinks; it never plays at random for that.
A bot that is not done by its deadline is left to itself, and a quicker one plays for it: no table waits for ever.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import structlog

from queendom.bots import Advice, Budget, make_bot
from queendom.errors import TableError
from queendom.kernel.actions import Action
from queendom.server.line import Line, LineFull
from queendom.server.metrics import Metrics
from queendom.server.places import Answer, Hall, Job, Look, Place, TellPlace, Threads
from queendom.thinking.thought import Thought

log = structlog.get_logger()
#: Who plays for a bot that has no answer: never lost in thought, and nobody's toy. Should even that fail, the second.
_IN_NEED = ("greedy", "random")
ADVISER = "master"  # whose hints people get
_HINT_SIMULATIONS = 6_000  # so many that the time, which is only a cap, hardly ever decides
MOST_HINTS = 3
#: Within so many seconds all who wait at tables with people are to be served, if need be by bots that think less.
_PATIENCE = 2.0
#: A bot may always think so long. Small levels need less; and a search does its first 128 simulations in any case,
#: with which `master` still wins 97 % of its games at court against `greedy`.
_LEAST_SECONDS = 0.005
#: How often those who wait hear how many go first, and from which part of the last number on a change is worth a word.
_TELL_SECONDS = 1.0
_NOTICEABLE = 0.1


class Load(NamedTuple):
    """How much there is to think about."""

    people: int  # waiting at tables with people
    bots: int  # waiting where only bots play
    thinking: int
    lost: int  # threads that a bot has not returned from


_OVERDUE = Answer(None, "overdue")
_NOBODY_LEFT = Answer(None, "nobody left")


class BotPool(Hall):
    """The line before the places where bots think. Places are filled in their order: the first has room first."""

    def __init__(
        self,
        threads: int = 2,
        seconds: float = 1.0,
        deadline: float = 10.0,
        metrics: Metrics | None = None,
        places: Sequence[Place] = (),
    ) -> None:
        self.metrics = metrics or Metrics()
        self.budget = Budget(seconds=seconds)
        self.deadline = deadline
        self.places = [*places] or [Threads(threads)]
        self._line: Line[Job] = Line()
        self._telling: asyncio.TimerHandle | None = None
        # One thread, started when it is first needed. A stand-in takes a fraction of a millisecond, but reading a long
        # log takes more: too much for the event loop.
        self._in_need = ThreadPoolExecutor(1, "bot-in-need")
        for place in self.places:
            place.open(self)

    # --- asking ---

    async def choose(
        self, name: str, look: Look, luck: str, owner: str, for_people: bool, tell: TellPlace | None = None
    ) -> Action:
        """The action of a bot; its luck is made anew for each decision, so that a restart changes nothing.

        Raises LineFull.
        """
        thought = Thought("choose", name, luck, self.budget.simulations)
        answer = await self._run(thought, look, owner, for_people, tell)
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

    async def advise(self, look: Look, luck: str, owner: str, tell: TellPlace | None = None) -> list[Advice]:
        """What the adviser would do at a view; raises TableError if it has no answer in time."""
        thought = Thought("advise", ADVISER, luck, _HINT_SIMULATIONS, MOST_HINTS)
        try:
            answer = await self._run(thought, look, owner, for_people=True, tell=tell)
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
    def room(self) -> int:
        """How many can think at once."""
        return sum(place.room for place in self.places)

    @property
    def crowded(self) -> bool:
        """Whether more tables where only bots play would but wait."""
        return len(self._line) >= 2 * max(1, self.room)

    @property
    def load(self) -> Load:
        busy, lost = sum(place.busy for place in self.places), sum(place.lost for place in self.places)
        return Load(self._line.people, self._line.bots, busy, lost)

    @property
    def waiting(self) -> int:
        """How many stand in line: so many go before somebody who finds it full."""
        return len(self._line)

    @property
    def longest_wait(self) -> float:
        """How long the first in line has waited, in seconds."""
        first = next(self._line.in_order(), None)
        return 0.0 if first is None else time.monotonic() - first.since

    # --- in the event loop ---

    async def _run(
        self, thought: Thought, look: Look, owner: str, for_people: bool, tell: TellPlace | None = None
    ) -> Answer:
        if not self.room:
            return _NOBODY_LEFT
        job = Job(thought, look, owner, for_people, asyncio.get_running_loop().create_future(), tell)
        self._line.add(job)
        self._hand_out()
        self._keep_telling()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._line.drop(job)
            self._tell_turn(job)
            raise

    def _hand_out(self) -> None:
        for place in self.places:
            while place.free and (job := self._line.next()) is not None:
                self._begin(place, job)

    def _begin(self, place: Place, job: Job) -> None:
        job.begun = time.monotonic()
        self.metrics.waiting.note(job.begun - job.since)
        self._tell_turn(job)
        # Only now: how long others made it wait is not the bot's fault.
        job.timer = job.answer.get_loop().call_later(self.deadline, self._lose, place, job)
        place.begin(job, self._seconds_for(job))

    def _seconds_for(self, job: Job) -> float:
        """What it may take, so that it and those behind it are served in time. Whoever plays among bots only has time,
        but no more than those people who wait.
        """
        most = self.budget.seconds or math.inf
        if not self._line.people:
            return most
        waited = time.monotonic() - job.since if job.for_people else 0.0
        share = (_PATIENCE - waited) * self.room / self._line.crowd(job)
        return min(most, max(_LEAST_SECONDS, share))

    def take_back(self, place: Place, job: Job, answer: Answer) -> None:
        self.metrics.thinking.note(time.monotonic() - job.begun)
        if job.timer is not None:
            job.timer.cancel()
        if not job.is_given_up:
            self._count(place, "failed" if answer.failed else "done")
        if not job.answer.done():
            job.answer.set_result(answer)
        self._hand_out()

    def put_back(self, job: Job) -> None:
        if job.timer is not None:
            job.timer.cancel()
            job.timer = None
        if not job.answer.done():
            self._line.put_back(job)
        self._hand_out()

    def begun_anew(self, place: Place, times: int) -> None:
        if times:
            self.metrics.thoughts[(place.name, "again")] += times
            log.warning("bots begun anew", place=place.name, times=times)

    def room_changed(self) -> None:
        self._hand_out()

    def _lose(self, place: Place, job: Job) -> None:
        """A bot is overdue."""
        job.is_given_up = True
        self._count(place, "overdue")
        place.give_up(job)
        if not job.answer.done():
            job.answer.set_result(_OVERDUE)
        if not self.room:
            while (waiting := self._line.next()) is not None:
                if not waiting.answer.done():
                    waiting.answer.set_result(_NOBODY_LEFT)
        self._hand_out()

    def _count(self, place: Place, outcome: str) -> None:
        self.metrics.thoughts[(place.name, outcome)] += 1

    # --- how many go first ---

    def _keep_telling(self) -> None:
        if self._telling is None and len(self._line):
            self._telling = asyncio.get_running_loop().call_later(_TELL_SECONDS, self._tell_all)

    def _tell_all(self) -> None:
        """Whoever waits hears how many go first, if that is noticeably another number than the last."""
        self._telling = None
        for ahead, job in enumerate([*self._line.in_order()]):
            if job.tell is not None and abs(ahead - job.told) > _NOTICEABLE * job.told:
                job.told = ahead
                job.tell(ahead)
        self._keep_telling()

    @staticmethod
    def _tell_turn(job: Job) -> None:
        tell, job.tell = job.tell, None  # it holds on to those who look, and a bot that never returns holds on to it
        if tell is not None:
            tell(None)

    async def leave(self) -> None:
        """Let those know who think on other machines that nobody waits any more."""
        for place in self.places:
            await place.leave()

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
        for place in self.places:
            place.close()
        self._in_need.shutdown(wait=False)


def _stand_in(look: Look, luck: str) -> Action:
    view = look()
    try:
        return make_bot(_IN_NEED[0], luck).choose(view)
    except Exception as error:
        log.error("bot failed", bot=_IN_NEED[0], error=type(error).__name__)
        return make_bot(_IN_NEED[1], luck).choose(view)
