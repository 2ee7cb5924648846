"""`queendom think`: think for servers on other machines, through the PostgreSQL that they share with this one."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
from concurrent.futures import ThreadPoolExecutor

import structlog
from rich.console import Console

from queendom.cli.prepare import cores, prepare_all
from queendom.cli.serve import database_of, fast_loop
from queendom.database import shown_url
from queendom.errors import SetupError
from queendom.locales import words as find_words
from queendom.server.logs import set_up_logs
from queendom.store import StoreFailed
from queendom.store.thoughts import ASKED, HERE, Taken, Thoughts, open_thoughts
from queendom.thinking.processes import ProcessLost, Thinker
from queendom.thinking.thought import failed, form

log = structlog.get_logger()

_TELL_SECONDS = 1.0  # how often it says that it is there, renews what it has, and looks for more
_SWEEP_EVERY = 30  # times
#: Until a process that does not answer is taken to hang. The server waits ten seconds for an answer: there is time for
#: another one.
_PATIENCE = 4.5
_FAREWELL = 2.0  # seconds in which thoughts may be finished at the end


def think(database: str | None, processes: int | None, log_level: str) -> None:
    """Think until told to end."""
    words = find_words()
    console = Console(stderr=True, highlight=False)
    set_up_logs(log_level)
    url = database_of(database)
    thoughts = open_thoughts(url)
    prepare_all(words, console)
    count = processes or cores()

    async def run() -> None:
        helper = Helper(thoughts, count)
        loop = asyncio.get_running_loop()
        for one in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(one, helper.stop)
        try:
            await thoughts.sweep()
        except StoreFailed as error:
            raise SetupError("database-unreachable", url=shown_url(url), reason=str(error)) from error
        console.print(words("thinking-for-others", url=shown_url(url), processes=count))
        await helper.run()

    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(run())


class Helper:
    """Takes as many thoughts as it has processes, and answers them."""

    def __init__(self, thoughts: Thoughts, count: int) -> None:
        self._thoughts = thoughts
        self._name = secrets.token_hex(8)
        self._form = form()
        self._count = count
        self._free = [Thinker(load=True) for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, "bot-process")
        self._taken: dict[str, asyncio.Task[None]] = {}
        self._news = asyncio.Event()
        self._is_ending = False

    def stop(self) -> None:
        self._is_ending = True
        self._news.set()

    async def run(self) -> None:
        """Until it is told to stop."""
        everybody = [*self._free]
        for thinker in everybody:
            thinker.start()
        self._thoughts.listen([ASKED], lambda *_: self._news.set())
        telling = asyncio.create_task(self._keep_telling())
        try:
            while not self._is_ending:
                self._news.clear()
                await self._take()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_TELL_SECONDS):
                        await self._news.wait()
        finally:
            telling.cancel()
            await self._leave()
            for thinker in everybody:
                thinker.close()
            self._threads.shutdown(wait=False)
            await self._thoughts.close()

    async def _take(self) -> None:
        if not self._free:
            return
        try:
            found = await self._thoughts.take(self._name, self._form, len(self._free))
        except StoreFailed as error:
            log.error("store failed", command="take thoughts", reason=str(error))
            return
        for one in found:
            self._taken[one.id] = asyncio.create_task(self._think(self._free.pop(), one))

    async def _think(self, thinker: Thinker, taken: Taken) -> None:
        loop = asyncio.get_running_loop()
        hurry = loop.call_later(_PATIENCE, thinker.interrupt, taken)
        lost = thinker.lost
        try:
            try:
                answer = await loop.run_in_executor(self._threads, thinker.ask, taken, taken.payload)
            except ProcessLost:
                answer = failed("process lost")
            if thinker.lost > lost:
                log.warning("bots begun anew", times=thinker.lost - lost)
            await self._thoughts.answer(taken.id, self._name, answer)
        except StoreFailed as error:
            log.error("store failed", command="answer", reason=str(error))
        finally:
            hurry.cancel()
            self._taken.pop(taken.id, None)
            self._free.append(thinker)
            self._news.set()

    async def _keep_telling(self) -> None:
        """For ever: say that we are here, keep what we have, and remove what nobody waits for."""
        times = 0
        while True:
            try:
                await self._thoughts.tell(HERE, f"{self._name} {self._count} {self._form}")
                await self._thoughts.renew([*self._taken], self._name)
                if times % _SWEEP_EVERY == 0:
                    await self._thoughts.sweep()
            except StoreFailed as error:
                log.error("store failed", command="tell", reason=str(error))
            times += 1
            await asyncio.sleep(_TELL_SECONDS)

    async def _leave(self) -> None:
        """Nobody is to wait for us: what is nearly done is finished, the rest is for others."""
        with contextlib.suppress(StoreFailed):
            await self._thoughts.tell(HERE, f"{self._name} 0 {self._form}")
            if self._taken:
                await asyncio.wait([*self._taken.values()], timeout=_FAREWELL)
            await self._thoughts.give_back(self._name)
