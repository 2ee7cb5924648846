"""What is compiled by now. On a fresh machine that takes half a minute; the server answers meanwhile.

Whoever needs rules waits for the rules of all games, a bot that is to think for the bots of its game. Compiling happens
in processes beside this one; what they leave on the disk is then loaded here, in a thread, so that no move waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable

import structlog

from queendom.server.logs import loggable
from queendom.server.precompile import Part, Stage, all_stages, compile_all, is_all_compiled, warm_up_stage

log = structlog.get_logger()

#: Compiles everything and says how far it is.
Compile = Callable[[Callable[[Stage, float], None]], bool]


class Preparation:
    """How far it is, and what can be waited for. All but the work itself happens in the event loop."""

    def __init__(self, is_compiled: Callable[[], bool] = is_all_compiled, compile: Compile = compile_all) -> None:
        self.on_change: Callable[[], None] = lambda: None  # called whenever it is further
        self._compile = compile
        self._is_compiled = is_compiled()
        self._is_closed = False
        self._shares = dict.fromkeys(all_stages(), 0.0)
        self._ready = {stage: asyncio.Event() for stage in self._shares}
        self._rules = asyncio.Event()
        if self._is_compiled:  # it only has to be loaded, when it is called at the latest
            for stage in self._shares:
                self._note(stage, 1.0)

    @property
    def is_done(self) -> bool:
        return all(share == 1 for share in self._shares.values())

    def share(self, part: Part) -> float:
        """How much of all games' rules or bots is there, from 0 to 1."""
        found = [share for stage, share in self._shares.items() if stage.part == part]
        return sum(found) / max(1, len(found))

    @property
    def has_rules(self) -> bool:
        return self._rules.is_set()

    @property
    def whole_share(self) -> float:
        return sum(self._shares.values()) / max(1, len(self._shares))

    async def rules(self) -> None:
        """Wait for the rules of all games."""
        if not self._rules.is_set():
            await self._rules.wait()

    def has_bots(self, game: str) -> bool:
        return self._ready[Stage(game, "bots")].is_set()

    async def bots(self, game: str) -> None:
        """Wait for the bots of a game."""
        await self._ready[Stage(game, "bots")].wait()

    def start(self) -> None:
        """Compile and load what was never compiled here, in a thread."""
        if not self._is_compiled:
            self._run(self._prepare, asyncio.get_running_loop())

    def load_ahead(self) -> None:
        """Load what was compiled at an earlier start, in a thread: the first move is not to wait for it."""
        if self._is_compiled:
            self._run(_load, *self._shares)

    @staticmethod
    def _run(work: Callable[..., object], *given: object) -> None:
        threading.Thread(target=work, args=given, name="preparation", daemon=True).start()

    def close(self) -> None:
        """The server ends: what is not compiled yet is left for the next start."""
        self._is_closed = True

    def _note(self, stage: Stage, share: float) -> None:
        self._shares[stage] = share
        if share == 1:
            self._ready[stage].set()
        if self.share("rules") == 1:
            self._rules.set()
        self.on_change()

    # --- in the thread ---

    def _prepare(self, loop: asyncio.AbstractEventLoop) -> None:
        """Compile, and load each stage here as soon as it is on the disk."""
        loaded: set[Stage] = set()

        def report(stage: Stage, share: float) -> None:
            if share == 1:
                _load(stage)
                loaded.add(stage)
            with contextlib.suppress(RuntimeError):  # the loop is closed: the server has ended
                loop.call_soon_threadsafe(self._note, stage, share)

        if not self._compile(report):
            if self._is_closed:
                return
            log.error("compiling failed")  # in processes of its own: the rest is compiled here
        for stage in self._shares:
            if stage not in loaded:
                report(stage, 1.0)


def _load(*stages: Stage) -> None:
    for stage in stages:
        try:
            warm_up_stage(stage)
        except Exception as error:  # whoever needs it will meet the same, and be told
            log.error("preparation failed", game=stage.game, part=stage.part, **loggable(error))
