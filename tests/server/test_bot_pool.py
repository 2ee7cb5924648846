"""The threads that bots think in: how many, for how long, and who plays when a bot does not come back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import queendom
from queendom.bots import Budget, make_bot
from queendom.errors import TableError
from queendom.kernel.actions import Action
from queendom.kernel.view import View
from queendom.server import bot_pool as bot_pool_module
from queendom.server.app import Settings, open_registry
from queendom.server.bot_pool import BotPool, Load
from queendom.server.identity import Device
from queendom.server.line import Line, LineFull
from queendom.server.live_table import LiveTable
from queendom.server.registry import TableRegistry
from queendom.server.wire import AskHint, NewTable
from queendom.thinking import thought
from server.harness import new_id

pytestmark = pytest.mark.once

LUCK = "some luck"
Doing = Callable[[View, Budget], Any]


@pytest.fixture(scope="module")
def view() -> View:
    match = queendom.game("christina-regina").start(3, seed=4)
    return match.view(match.to_act)


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let bots do something else, by their names."""

    def teach(**doing: Doing) -> None:
        class Odd:
            def __init__(self, name: str) -> None:
                self.name = name

            def choose(self, view: View, budget: Budget | None = None) -> Any:
                return doing[self.name](view, budget or Budget())

            def advise(self, view: View, budget: Budget, most: int) -> Any:
                return [doing[self.name](view, budget)]

        for module in (thought, bot_pool_module):
            monkeypatch.setattr(
                module, "make_bot", lambda name, luck: Odd(name) if name in doing else make_bot(name, luck)
            )

    return teach


def with_bot_pool(work: Callable[[BotPool], Coroutine[Any, Any, None]], *given: Any) -> None:
    async def run() -> None:
        bot_pool = BotPool(*given)
        try:
            await work(bot_pool)
        finally:
            bot_pool.close()

    asyncio.run(run())


def bot_threads() -> int:
    return sum(thread.name == "bot" for thread in threading.enumerate())


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


def greedy(view: View) -> Action:
    return make_bot("greedy", LUCK).choose(view)


def test_time_in_line_is_not_the_bots(view: View, odd: Callable[..., None]) -> None:
    """Eight of them, each of which takes a seventh of the deadline, in one thread: all answer themselves."""

    def slow(view: View, budget: Budget) -> str:
        time.sleep(0.2)
        return "own answer"

    odd(slow=slow)

    async def work(bot_pool: BotPool) -> None:
        before = bot_threads()
        asked = [bot_pool.choose("slow", lambda: view, LUCK, "ada", True) for _ in range(8)]
        answers: list[object] = [*await asyncio.gather(*asked)]
        assert answers == ["own answer"] * 8
        assert bot_threads() <= before
        assert bot_pool.load == Load(0, 0, 0, 0)

    with_bot_pool(work, 1, 1.0, 1.4)


def test_lost_threads_are_replaced_but_not_for_ever(view: View, odd: Callable[..., None]) -> None:
    answer = threading.Event()
    odd(silent=lambda view, budget: answer.wait(60), quick=lambda view, budget: "own answer")

    async def work(bot_pool: BotPool) -> None:
        others = bot_threads() - 2

        def choose(name: str) -> Coroutine[Any, Any, Any]:
            return bot_pool.choose(name, lambda: view, LUCK, "ada", True)

        for _ in range(4):
            assert await choose("silent") == greedy(view), "played for by somebody quick"
            assert await choose("quick") == "own answer", "and its thread is replaced"
        assert bot_pool.load.lost == 4 and bot_threads() <= others + 6
        asked = [choose(name) for name in ("silent", "silent", "quick", "quick")]
        assert await asyncio.gather(*asked) == [greedy(view)] * 4, "also for those who wait when the last one is lost"
        assert bot_pool.load == Load(0, 0, 0, 6) and bot_threads() <= others + 6, "no thread is started any more"
        assert await choose("quick") == greedy(view)
        with pytest.raises(TableError) as refused:
            await bot_pool.advise(lambda: view, LUCK, "ada")
        assert refused.value.key == "too-many" and refused.value.arguments["what"] == "hints"
        seconds = refused.value.arguments["seconds"]
        assert isinstance(seconds, int) and seconds >= 1
        answer.set()
        await until(lambda: bot_threads() <= others + 2)
        assert bot_pool.load == Load(0, 0, 0, 0)
        assert await asyncio.gather(*[choose("quick") for _ in range(4)]) == ["own answer"] * 4

    with_bot_pool(work, 2, 1.0, 0.3)


def test_whoever_fails_is_played_for_by_the_best_quick_answer(view: View, odd: Callable[..., None]) -> None:
    def broken(view: View, budget: Budget) -> Action:
        raise RuntimeError

    def leaving(view: View, budget: Budget) -> Action:
        raise SystemExit

    async def work(bot_pool: BotPool) -> None:
        odd(broken=broken, leaving=leaving)
        for _ in range(2):
            for name in ("broken", "leaving"):
                assert await bot_pool.choose(name, lambda: view, LUCK, "ada", True) == greedy(view)
        odd(broken=broken, greedy=broken)
        assert await bot_pool.choose("broken", lambda: view, LUCK, "ada", True) in view.legal_actions()
        assert bot_pool.load == Load(0, 0, 0, 0)

    with_bot_pool(work, 1)


def test_views_are_made_where_bots_think(view: View) -> None:
    made: list[str] = []

    def look() -> View:
        made.append(threading.current_thread().name)
        return view

    async def work(bot_pool: BotPool) -> None:
        await bot_pool.choose("random", look, LUCK, "ada", True)
        await bot_pool.advise(look, LUCK, "ada")
        await bot_pool.stand_in(look, LUCK)
        assert made[:2] == ["bot"] * 2 and made[2].startswith("bot-in-need")

    with_bot_pool(work)


def test_without_a_crowd_everybody_has_all_the_time(view: View, odd: Callable[..., None]) -> None:
    given: list[float | None] = []
    odd(counted=lambda view, budget: given.append(budget.seconds))

    async def work(bot_pool: BotPool) -> None:
        for people in (True, False):
            for count in range(1, 5):
                await asyncio.gather(
                    *(bot_pool.choose("counted", lambda: view, LUCK, str(k), people) for k in range(count))
                )
        assert given == [1.0] * 20
        assert not bot_pool.crowded

    with_bot_pool(work)


@pytest.mark.parametrize("owners", [1, 200], ids=["of one owner", "each of another"])
def test_the_more_people_wait_the_less_bots_think(view: View, odd: Callable[..., None], owners: int) -> None:
    """All are served in about two seconds, none with too little; whoever brings one table among many has more time."""
    given: dict[str, list[float]] = {}

    def counted(view: View, budget: Budget) -> str:
        assert budget.seconds is not None
        given.setdefault(threading.current_thread().name, []).append(budget.seconds)
        time.sleep(min(0.06, budget.seconds))
        return "own answer"

    odd(counted=counted)

    async def work(bot_pool: BotPool) -> None:
        asked = [bot_pool.choose("counted", lambda: view, LUCK, str(k % owners), True) for k in range(200)]
        waiting = asyncio.gather(*asked)
        await asyncio.sleep(0)
        assert bot_pool.crowded and bot_pool.load == Load(198, 0, 2, 0)
        answers: set[object] = {*await waiting}
        assert answers == {"own answer"}
        # Two think at once. What the machine does beside it is not counted.
        assert sum(min(0.06, seconds) for seconds in given["bot"]) / 2 < 4, "at 60 ms each it would be six seconds"
        assert all(0.005 <= seconds <= 1.0 for seconds in given["bot"])
        assert min(given["bot"][:4]) > 0.01
        assert not bot_pool.crowded and bot_pool.load == Load(0, 0, 0, 0)

    with_bot_pool(work)


def test_whoever_brings_many_tables_has_hasty_bots_and_nobody_else(view: View, odd: Callable[..., None]) -> None:
    given: list[tuple[str, float | None]] = []
    busy = threading.Event()
    odd(
        busy=lambda view, budget: busy.wait(60),
        many=lambda view, budget: given.append(("many", budget.seconds)),
        one=lambda view, budget: given.append(("one", budget.seconds)),
        bots=lambda view, budget: given.append(("bots", budget.seconds)),
    )

    async def work(bot_pool: BotPool) -> None:
        first = asyncio.ensure_future(bot_pool.choose("busy", lambda: view, LUCK, "ada", True))
        await asyncio.sleep(0)
        asked = [bot_pool.choose("bots", lambda: view, LUCK, "ada", False)]
        asked += [bot_pool.choose("many", lambda: view, LUCK, "ada", True) for _ in range(100)]
        asked += [bot_pool.choose("one", lambda: view, LUCK, "bo", True)]
        waiting = asyncio.gather(*asked)
        await asyncio.sleep(0)
        assert bot_pool.load == Load(101, 1, 1, 0)
        busy.set()
        await asyncio.gather(first, waiting)
        assert [name for name, _ in given[:2]] == ["many", "one"]
        assert given[0][1] is not None and given[0][1] < 0.02
        assert given[1][1] is not None and given[1][1] > 0.4
        assert [name for name, _ in given].index("bots") == 9, "the tenth"

    with_bot_pool(work, 1, 0.5)


def test_whoever_stops_waiting_leaves_the_line(view: View, odd: Callable[..., None]) -> None:
    busy = threading.Event()
    odd(busy=lambda view, budget: busy.wait(60))

    async def work(bot_pool: BotPool) -> None:
        tasks = [asyncio.ensure_future(bot_pool.choose("busy", lambda: view, LUCK, "ada", True)) for _ in range(3)]
        await asyncio.sleep(0)
        assert bot_pool.load == Load(2, 0, 1, 0)
        tasks[1].cancel()
        await asyncio.wait([tasks[1]])
        assert bot_pool.load == Load(1, 0, 1, 0)
        busy.set()
        await asyncio.gather(tasks[0], tasks[2])
        assert bot_pool.load == Load(0, 0, 0, 0)

    with_bot_pool(work, 1)


# --- at tables ---


async def opened(registry: TableRegistry, device: Device, *seats: str, **more: Any) -> LiveTable:
    """A table at court: `bot:name`, or somebody on this device."""
    kinds = [
        {"kind": "bot", "bot": seat[4:]} if seat.startswith("bot:") else {"kind": "here", "name": seat}
        for seat in seats
    ]
    wanted = {"id": new_id(), "game": "christina-regina", "seats": kinds, **more}
    return await registry.create(device, NewTable.model_validate(wanted))


def test_a_table_that_finds_the_line_full_tries_again_by_itself(tmp_path: Path) -> None:
    """Each of twelve tables of one owner plays to its end though only one of them may stand in line."""

    async def work() -> None:
        registry = await open_registry(Settings(f"sqlite:///{tmp_path / 'tables.db'}"))
        refused = 0

        class Short(Line[Any]):
            def add(self, one: Any) -> None:
                nonlocal refused
                try:
                    super().add(one)
                except LineFull:
                    refused += 1
                    raise

        registry.services.bot_pool._line = Short(most_of_one=1)
        try:
            host = Device.of("A" * 43)
            before = len(asyncio.all_tasks())
            lives = [await opened(registry, host, "bot:adept", "bot:adept") for _ in range(12)]
            while any(live.table.stage != "over" for live in lives):
                assert len(asyncio.all_tasks()) <= before + len(lives)
                await asyncio.sleep(0.01)
            assert refused >= 5
        finally:
            await registry.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_hint_that_finds_the_line_full_is_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    async def work() -> None:
        registry = await open_registry(Settings(f"sqlite:///{tmp_path / 'tables.db'}"))
        registry.services.bot_pool._line = Line(most=0)
        try:
            ada = Device.of("A" * 43)
            live = await opened(registry, ada, "Ada", "Bo", hints=True, first=0)
            ask = AskHint.model_validate({"type": "hint", "id": new_id(), "seat": 0, "seen": live.table.number})
            for _ in range(2):
                with pytest.raises(TableError) as refused:
                    await live.hint(ada, ask)
                assert refused.value.key == "too-many"
                assert refused.value.arguments == {"what": "hints", "seconds": 2}
            registry.services.bot_pool._line = Line()
            assert (await live.hint(ada, ask))["type"] == "hint"
        finally:
            await registry.close()

    asyncio.run(work())


def test_pages_that_ask_the_same_at_once_make_somebody_think_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    honest = BotPool.advise

    async def counted(self: BotPool, *given: Any) -> Any:
        nonlocal asked
        asked += 1
        return await honest(self, *given)

    monkeypatch.setattr(BotPool, "advise", counted)

    async def work() -> None:
        registry = await open_registry(Settings(f"sqlite:///{tmp_path / 'tables.db'}"))
        try:
            ada = Device.of("A" * 43)
            live = await opened(registry, ada, "Ada", "Bo", hints=True, first=0)
            ask = AskHint.model_validate({"type": "hint", "id": new_id(), "seat": 0, "seen": live.table.number})
            payload = await asyncio.gather(*(live.hint(ada, ask) for _ in range(20)))
            assert all(one == payload[0] and one["type"] == "hint" for one in payload)
            assert asked == 1
        finally:
            await registry.close()

    asyncio.run(work())
