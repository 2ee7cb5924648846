"""The one way in which a table moves on: kept, then accepted, then acknowledged, then published; and when."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from queendom.errors import QueendomError
from queendom.match.fold import fold, folded
from queendom.match.opening import open_table
from queendom.match.table import Table
from queendom.match.table_events import LogEvent, SeatAtOpening
from queendom.server import registry as module
from queendom.server.app import Settings, open_registry
from queendom.server.clock import now
from queendom.server.entries import logged
from queendom.server.identity import Device
from queendom.server.live_table import LiveTable
from queendom.server.pipeline import Order, Step
from queendom.server.registry import TableRegistry
from queendom.server.wire import Link, NewTable, Play
from queendom.store import StoreFailed
from server.harness import new_id
from support import START, timed

pytestmark = pytest.mark.once

ADA = Device.of("A" * 43)
DRAW = {"kind": "draw", "from": "copper", "bury": "gold"}


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> int:
        return self.time


@asynccontextmanager
async def opened(folder: Path, clock: Callable[[], int] | None = None) -> AsyncIterator[TableRegistry]:
    registry = await open_registry(Settings(f"sqlite:///{folder / 'tables.db'}", now=clock or now))
    try:
        yield registry
    finally:
        await registry.close()


async def table_of_two(registry: TableRegistry, *seats: str) -> LiveTable:
    kinds = [
        {"kind": "bot", "bot": seat[4:]} if seat.startswith("bot:") else {"kind": "here", "name": seat}
        for seat in seats or ("Ada", "Bo")
    ]
    wanted = {"id": new_id(), "game": "christina-regina", "seats": kinds, "first": 0}
    return await registry.create(ADA, NewTable.model_validate(wanted))


def play(live: LiveTable, seat: int, action: Any = DRAW, seen: int | None = None, id: str | None = None) -> Play:
    parts = {"type": "play", "id": id or new_id(), "seat": seat, "action": action}
    return Play.model_validate(parts | {"seen": live.table.number if seen is None else seen})


class Given(Order):
    """An order of nobody, as a clock's will be: somebody's turn is played for them."""

    def __init__(self, seat: int, action: Any = DRAW) -> None:
        self.seat = seat
        self.action = action
        self.heard: list[Any] = []

    def step(self, table: Table) -> Step:
        return table.play(self.seat, self.action)

    def acknowledge(self, first: int, events: Sequence[LogEvent]) -> None:
        self.heard.append(("acknowledged", first, len(events)))

    def tell_stale(self) -> None:
        self.heard.append("stale")

    def refuse(self, error: QueendomError | StoreFailed) -> None:
        self.heard.append(error.key if isinstance(error, QueendomError) else str(error))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.002)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 200))


# --- in this order ---


class Traced:
    """What a pipeline does to one table, in the order in which it does it."""

    def __init__(self, live: LiveTable, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
        self.trace: list[str] = []
        self.fail: Exception | None = None
        store, audience = registry.services.store, live.audience
        append, moved_on, publish = store.append_then, audience.moved_on, audience.publish

        def appending(entry: Any, index: Any, tell: Any, lease: Any = None) -> None:
            self.trace.append("append")

            def kept(outcome: Any) -> None:
                self.trace.append("kept")
                tell(outcome)

            if self.fail is not None:
                asyncio.get_running_loop().call_soon(tell, self.fail)
            else:
                append(entry, index, kept, lease)

        def accepting(*given: Any) -> None:
            self.trace.append("accept")
            moved_on(*given)

        def publishing(events: Any) -> None:
            self.trace.append("publish")
            publish(events)

        monkeypatch.setattr(store, "append_then", appending)
        monkeypatch.setattr(audience, "moved_on", accepting)
        monkeypatch.setattr(audience, "publish", publishing)

    def reply(self, answer: dict[str, Any]) -> None:
        self.trace.append(answer["type"])


ALL = ["append", "kept", "accept", "ack", "publish"]


def test_kept_then_accepted_then_acknowledged_then_published(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, with a task, and for an order of nobody: the same way."""

    async def work() -> None:
        async with opened(tmp_path) as registry:
            live = await table_of_two(registry)
            traced = Traced(live, registry, monkeypatch)
            assert live.do_at_once(ADA, play(live, 0), traced.reply)
            assert traced.trace == ["append"] and live.pipeline.is_busy
            await until(lambda: not live.pipeline.is_busy)
            assert traced.trace == ALL
            traced.trace.clear()
            await live.do(ADA, play(live, 1), traced.reply)
            assert traced.trace == ALL and not live.pipeline.is_busy
            traced.trace.clear()
            order = Given(0)
            first = live.table.number + 1
            await live.pipeline.do(order)
            assert traced.trace == [one for one in ALL if one != "ack"]
            assert order.heard == [("acknowledged", first, live.table.number - first + 1)]

    run(work)


def test_what_cannot_be_kept_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path) as registry:
            live = await table_of_two(registry)
            traced = Traced(live, registry, monkeypatch)
            traced.fail = StoreFailed("disk full")
            before = live.table
            assert live.do_at_once(ADA, play(live, 0), traced.reply)
            await until(lambda: not live.pipeline.is_busy)
            await live.do(ADA, play(live, 0), traced.reply)
            order = Given(0)
            await live.pipeline.do(order)
            assert traced.trace == ["append", "refusal", "append", "refusal", "append"]
            assert order.heard == ["disk full"]
            assert live.table is before and not live.pipeline.is_busy
            traced.fail = None
            await live.do(ADA, play(live, 0), traced.reply)
            assert traced.trace[-5:] == ALL

    run(work)


def test_whoever_was_second_looks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process wrote first: what it wrote is taken in, and the order is then stale, or done after it."""

    async def work() -> None:
        async with opened(tmp_path) as registry:
            live = await table_of_two(registry)
            # As another process would: a table of its own, on the same store.
            elsewhere = TableRegistry(registry.services)
            other = await elsewhere.live(live.table.id)
            answers: list[dict[str, Any]] = []
            await other.do(ADA, play(other, 0), answers.append)
            assert live.table.number < other.table.number
            assert live.do_at_once(ADA, play(live, 0), answers.append)
            await until(lambda: len(answers) == 2)
            assert [one["type"] for one in answers] == ["ack", "stale"]
            assert live.table.number == other.table.number
            await until(lambda: not live.pipeline.is_busy)
            # A link moves nobody's turn: what was decided before it still holds.
            parts = {"type": "link", "id": new_id(), "seat": 0}
            await other.do(ADA, Link.model_validate(parts), answers.append)
            order = Given(1)
            await live.pipeline.do(order)
            assert order.heard[0][0] == "acknowledged"
            assert live.table.number == order.heard[0][1] + order.heard[0][2] - 1

    run(work)


def test_a_command_is_done_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as registry:
            live = await table_of_two(registry)
            answers: list[dict[str, Any]] = []
            command = play(live, 0)
            for _ in range(3):
                if not live.do_at_once(ADA, command, answers.append):
                    await live.do(ADA, command, answers.append)
                await until(lambda: not live.pipeline.is_busy)
            assert answers == [answers[0]] * 3 and answers[0]["type"] == "ack"
            stale = play(live, 0, seen=1)
            assert not live.do_at_once(ADA, stale, answers.append)
            await live.do(ADA, stale, answers.append, 0)
            assert answers[-1]["type"] == "stale"

    run(work)


def test_whoever_does_not_wait_any_more_moves_the_table_on_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is read before the store's answer comes, because the lock is free: nothing is accepted twice."""

    async def work() -> None:
        async with opened(tmp_path) as registry:
            live = await table_of_two(registry)
            store = registry.services.store
            append = store.append_then
            late: list[Callable[[], None]] = []

            def slow(entry: Any, index: Any, tell: Any, lease: Any = None) -> None:
                append(entry, index, lambda outcome: late.append(lambda: tell(outcome)), lease)

            monkeypatch.setattr(store, "append_then", slow)
            order = Given(0)
            waiting = asyncio.create_task(live.pipeline.do(order))
            await until(lambda: bool(late))
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            before = live.table.number
            await live.pipeline.look()
            number = live.table.number
            assert number > before
            late[0]()
            assert live.table.number == number == len(live.audience.story) and order.heard == []

    run(work)


def test_a_refusal_of_the_rules_frees_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as registry:
            live = await table_of_two(registry)
            answers: list[dict[str, Any]] = []
            assert live.do_at_once(ADA, play(live, 1), answers.append)
            order = Given(0, {"kind": "nonsense"})
            await live.pipeline.do(order)
            assert answers[0]["key"] == "not-your-turn" and order.heard[0]
            assert not live.pipeline.is_busy

            class Broken(Given):
                def step(self, table: Table) -> Step:
                    raise ZeroDivisionError

            with pytest.raises(ZeroDivisionError):
                live.pipeline.do_at_once(Broken(0))
            assert not live.pipeline.is_busy

    run(work)


def test_a_bot_that_breaks_a_rule_leaves_nothing_in_a_circle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played for by another, and the table is freed when it is closed."""
    monkeypatch.setattr(module, "_IDLE_SECONDS", 0.0)

    async def work() -> None:
        async with opened(tmp_path) as registry:
            live = await table_of_two(registry, "Ada", "bot:random")
            pool = registry.services.bot_pool
            honest = pool.choose
            broken = 0

            async def lawless(*given: Any) -> Any:
                nonlocal broken
                action = await honest(*given)
                broken += 1
                return "nonsense" if broken == 1 else action

            monkeypatch.setattr(pool, "choose", lawless)
            number = live.table.number
            gone = weakref.ref(live.audience)
            gc.collect()
            gc.disable()
            try:
                await live.do(ADA, play(live, 0), lambda _: None)
                while live.is_busy or live.table.to_act or live.table.number <= number + 1:
                    await asyncio.sleep(0.005)
                assert broken == 1
                await asyncio.sleep(0.05)
                del live
                registry._close_idle()
                assert gone() is None
            finally:
                gc.enable()

    run(work)


# --- when ---


def test_the_fold_knows_when_each_command_was_kept() -> None:
    seats: list[SeatAtOpening] = [{"name": "Ada", "owner": "ada"}, {"name": "Bo", "owner": "bo"}]
    events, table = open_table(
        "t", game="winter-queen", edition=None, options={}, first=0, seats=seats, host="ada", invitation="i",
        seed=bytes(32),
    )  # fmt: skip
    commands, rng = [events], random.Random(1)
    for _ in range(5):
        assert table.progress is not None and table.to_act is not None
        events, table = table.play(table.to_act, rng.choice(table.progress.legal_actions()))
        commands.append(events)
    moments = list(folded("t", timed(commands)))
    assert [one.changed_at for one in moments] == [START + 1000 * k for k in range(6)]
    assert {one.opened_at for one in moments} == {START}
    assert [one.number for one in moments][-1] == table.number and fold("t", timed(commands)).changed_at == START + 5000


def test_what_is_done_at_a_time_is_folded_to_the_same(tmp_path: Path) -> None:
    """A table that moves on and the table that its log gives tell the same times, also after a restart."""
    clock = Clock()

    async def work() -> None:
        async with opened(tmp_path, clock) as registry:
            live = await table_of_two(registry)
            id = live.table.id
            assert live.table.opened_at == live.table.changed_at == START
            clock.time += 5_000
            await live.do(ADA, play(live, 0), lambda _: None)
            clock.time += 60_000
            await live.do(ADA, play(live, 0), lambda _: None)  # refused: not her turn
            assert (live.table.opened_at, live.table.changed_at) == (START, START + 5_000)
            again = fold(id, map(logged, await registry.services.store.read(id)))
            assert (again.opened_at, again.changed_at) == (START, START + 5_000)
            [listed] = await registry.tables_of(ADA.owner)
            assert listed["changed"] == START + 5_000
        async with opened(tmp_path, clock) as registry:
            table = (await registry.live(id)).table
            assert (table.opened_at, table.changed_at) == (START, START + 5_000)

    run(work)


def test_a_log_that_ends_before_it_starts_is_refused() -> None:
    """Checks that hold without assertions: a log that cannot be is no table."""
    seats: list[SeatAtOpening] = [{"name": "Ada", "owner": "ada"}, {}]
    events, table = open_table(
        "t", game="winter-queen", edition=None, options={}, first=0, seats=seats, host="ada", invitation="i",
        seed=bytes(32),
    )  # fmt: skip
    impossible: list[Any] = [{"type": "end"}, {"type": "take-back", "seat": 0, "to": 1}, {"type": "deal"}]
    for wrong in impossible:
        with pytest.raises(QueendomError):
            table.after([wrong], START)
    with pytest.raises(QueendomError):
        table.record(events, None)
