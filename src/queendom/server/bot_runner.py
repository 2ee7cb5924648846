"""The bots of one table: whenever it is the turn of one it thinks, and its move goes the way of every order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import ExitStack
from contextvars import Context
from functools import partial

import structlog

from queendom.errors import QueendomError, TableError
from queendom.kernel.actions import Action
from queendom.kernel.chance import derived
from queendom.match.table import Table
from queendom.match.table_events import LogEvent
from queendom.server.audience import Audience
from queendom.server.line import LineFull
from queendom.server.logs import why
from queendom.server.messages import Thinking
from queendom.server.pipeline import CommandPipeline, Order, Step
from queendom.server.services import Services
from queendom.store import StoreFailed

log = structlog.get_logger()

_AGAIN_SECONDS = 1.0  # until the next look whether another process still runs the bots, and after a failure
#: How long a table waits whose bot found the line full, at first and at most; where only bots play there is time.
_PAUSE_SECONDS = 0.25
_MOST_PAUSE_SECONDS = {True: 1.0, False: 30.0}


class BotsMove(Order):
    """What a bot chose to do, from a table as it stood then."""

    def __init__(self, chosen_at: Table, seat: int, bot: str, action: Action) -> None:
        self._moved = chosen_at.moved
        self._seat = seat
        self._bot = bot
        self._action = action
        # Why it was not done: the key of what the rules say, or the words of the store. No exceptions are kept: they
        # hold on to everything that was there when they arose.
        self.refused: str | None = None
        self.failed: str | None = None

    def is_stale(self, table: Table) -> bool:
        """Whether a turn was taken back meanwhile, or the bot's person has returned."""
        return table.moved != self._moved or table.bot_to_act != self._bot

    def step(self, table: Table) -> Step:
        by = f"bot:{self._bot}" if table.seats[self._seat].away else None
        return table.play(self._seat, self._action, by)

    def acknowledge(self, first: int, events: Sequence[LogEvent]) -> None:
        """Bots need no answer."""

    def tell_stale(self) -> None:
        """Nor this one: the runner looks at the table again."""

    def refuse(self, error: QueendomError | StoreFailed) -> None:
        if isinstance(error, StoreFailed):
            self.failed = str(error)
        else:
            self.refused = error.key


class BotRunner:
    """Lets the bots of a table play while it is their turn.

    The pipeline holds its runner; the runner knows the pipeline only while bots play. So nothing holds a table in a
    circle, and one that is closed is freed at once.
    """

    __slots__ = ("_services", "_task")

    def __init__(self, services: Services) -> None:
        self._services = services
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self._task is not None

    def table_changed(self, pipeline: CommandPipeline, events: Sequence[LogEvent]) -> None:
        if events[0]["type"] == "take-back":
            self._drop_thought(pipeline)
        self.wake(pipeline)

    def wake(self, pipeline: CommandPipeline) -> None:
        """Let the bots play if it is their turn."""
        if self._task is None and pipeline.table.bot_to_act is not None:
            # Of no request: whoever moved last has nothing to do with what comes of it.
            self._task = asyncio.create_task(self._run(pipeline), context=Context())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _drop_thought(self, pipeline: CommandPipeline) -> None:
        """What a bot thinks about was taken back: nobody waits for its answer, nor does its next turn."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
            self._task = None
            self._services.leases.forget(pipeline.table.id)

    async def _run(self, pipeline: CommandPipeline) -> None:
        try:
            await self._play_on(pipeline)
        except Exception as error:  # whatever it is, the table goes on
            log.error("bot stopped", table=pipeline.table.id[-6:], **why(error))
            asyncio.get_running_loop().call_later(_AGAIN_SECONDS, self.wake, pipeline)
        finally:
            if self._task is asyncio.current_task():  # if not, its turn was taken back
                self._task = None
                self._services.leases.forget(pipeline.table.id)
                pipeline.audience.tell_thinking(None)

    async def _play_on(self, pipeline: CommandPipeline) -> None:
        """Until it is nobody's turn, or a person's. Of tables at which only bots play, nobody has more than a few; they
        count where their bots are run.
        """
        with ExitStack() as counted:
            await self._play_counted(pipeline, counted)

    async def _play_counted(self, pipeline: CommandPipeline, counted: ExitStack) -> None:
        is_counted = not is_left_to_bots(pipeline.table)
        waited = False
        tries = 0
        while pipeline.table.bot_to_act is not None:
            if not await self._services.leases.has(pipeline.table.id):
                waited = True
                await asyncio.sleep(_AGAIN_SECONDS)
            elif waited:  # whoever had the lease may have moved on
                waited = False
                await pipeline.look()
            else:
                if not is_counted:
                    is_counted = True
                    counted.enter_context(self._services.reception.bot_table(pipeline.table.host))
                try:
                    await self._until_prepared(pipeline)
                    await self._let_play(pipeline)
                    tries = 0
                except LineFull:  # too many think already
                    _tell_place(pipeline.audience, pipeline.table.to_act, self._services.bot_pool.waiting)
                    await asyncio.sleep(_pause(tries, _has_people(pipeline.table)))
                    tries += 1

    async def _until_prepared(self, pipeline: CommandPipeline) -> None:
        """Wait until the bots of the game are compiled, and let people know that this is what is waited for."""
        preparation, table = self._services.preparation, pipeline.table
        if preparation.has_bots(table.game.name) or table.to_act is None:
            return
        pipeline.audience.tell_thinking(Thinking(table.to_act, preparing=True))
        await preparation.bots(table.game.name)
        pipeline.audience.tell_thinking(None)

    async def _let_play(self, pipeline: CommandPipeline) -> None:
        """Let the bot whose turn it is think, and do what it chose, unless the game has moved on.

        Raises LineFull, or StoreFailed.
        """
        table, bot_pool = pipeline.table, self._services.bot_pool
        acting, bot = table.to_act, table.bot_to_act
        if acting is None or bot is None:
            return
        look = pipeline.audience.look_of(acting)
        luck = derived(table.key, f"bot/{acting}/{table.moved}")
        tell = partial(_tell_place, pipeline.audience, acting)
        action = await bot_pool.choose(bot, look, luck, table.host, _has_people(table), tell)
        move = BotsMove(table, acting, bot, action)
        await pipeline.do(move)
        if move.refused is not None:
            log.error("bot broke a rule", table=table.id[-6:], bot=bot, key=move.refused)
            move = BotsMove(table, acting, bot, await bot_pool.stand_in(look, luck))
            await pipeline.do(move)
        if move.refused is not None:
            raise TableError(move.refused)
        if move.failed is not None:
            raise StoreFailed(move.failed)


def is_left_to_bots(table: Table, seat: int | None = None) -> bool:
    """Whether only bots play at a table, or will if one takes this seat."""
    return all(k == seat or (one.owner is None and not one.is_open) for k, one in enumerate(table.seats))


def _tell_place(audience: Audience, seat: int | None, ahead: int | None) -> None:
    """How many go before the bot of a seat; none, if it thinks."""
    audience.tell_thinking(Thinking(seat, ahead) if seat is not None and ahead else None)


def _has_people(table: Table) -> bool:
    """Whether somebody plays here who is not away: their bots go before those that play among themselves."""
    return any(seat.owner is not None and not seat.away for seat in table.seats)


def _pause(tries: int, has_people: bool) -> float:
    """Longer each time, and never the same for two tables: they are not to come back all at once."""
    pause: float = min(_MOST_PAUSE_SECONDS[has_people], _PAUSE_SECONDS * 2 ** min(tries, 10))
    return random.uniform(0.5 * pause, pause)
