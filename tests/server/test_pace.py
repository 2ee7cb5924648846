"""Whose turn it is: little work at once, the rest in a line in which nobody waits for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from queendom.server import pace as paces
from queendom.server.limits import Limits
from queendom.server.pace import Measured, Pace


def run(work: Callable[[Pace], Awaitable[None]], limits: Limits | None = None) -> None:
    async def inside() -> None:
        await work(Pace(limits or Limits()))

    asyncio.run(inside())


def busy(seconds: float) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        pass


def test_whoever_asks_for_little_never_waits() -> None:
    async def work(pace: Pace) -> None:
        ada = pace.account("ada", "1.1.1.1")
        for _ in range(10):
            assert pace.is_free(ada)
            ada.charge(0.0005)
            await asyncio.sleep(0.01)

    run(work)


def test_what_a_device_uses_its_address_and_all_use() -> None:
    async def work(pace: Pace) -> None:
        eves = [pace.account(f"eve {k}", "6.6.6.6") for k in range(50)]
        ada = pace.account("ada", "1.1.1.1")
        for eve in eves:
            eve.charge(0.05)  # each of them a little
        assert not any(pace.is_free(eve) for eve in eves), "one address is one address"
        assert not pace.is_free(ada), "and there is one event loop"
        assert all(eve.behind > ada.behind + 1 for eve in eves)
        await asyncio.sleep(0.2)
        assert pace.is_free(ada), "what all have used is forgiven at once"

    run(work)


def test_those_who_caused_the_least_go_first_and_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paces, "_BEHIND_WITHOUT_TOKEN", 0.1)

    async def work(pace: Pace) -> None:
        ada, eve = pace.account("ada", "1.1.1.1"), pace.account("eve", "6.6.6.6")
        stranger = pace.account(None, "7.7.7.7")
        eve.charge(0.02)
        order: list[str] = []
        for name, account in (("eve", eve), ("stranger", stranger), ("ada", ada)):
            pace.wait(account, lambda name=name: order.append(name))  # type: ignore[misc]
        async with asyncio.timeout(60):
            while len(order) < 3:
                await asyncio.sleep(0.01)
        assert order == ["ada", "stranger", "eve"]
        # Ada comes again and again; whoever waits is next some time all the same.
        order.clear()
        pace.wait(eve, lambda: order.append("eve"))
        until = time.monotonic() + 60
        while "eve" not in order and time.monotonic() < until:
            for _ in range(20):
                pace.wait(ada, lambda: busy(0.001))
            await asyncio.sleep(0.01)
        assert order == ["eve"]

    run(work)


def test_a_round_is_short_and_others_have_theirs() -> None:
    async def work(pace: Pace) -> None:
        eve = pace.account("eve", "6.6.6.6")
        done = 0

        def piece() -> None:
            nonlocal done
            busy(0.001)
            done += 1

        for _ in range(100):
            pace.wait(eve, piece)
        most = before = 0
        async with asyncio.timeout(60):
            while done < 100:
                await asyncio.sleep(0)
                most, before = max(most, done - before), done
        assert 0 < most < 50, "pieces in one round of the event loop"

    run(work)


def test_pieces_of_long_work_are_charged_and_take_turns() -> None:
    async def work(pace: Pace) -> None:
        eve = pace.account("eve", "6.6.6.6")
        for _ in range(5):
            await pace.turn(eve, 0.01)
        assert eve.owes() > 0.02

    run(work)


def test_awaiting_is_free_and_working_is_charged() -> None:
    async def job() -> str:
        await asyncio.sleep(0.05)
        busy(0.02)
        await asyncio.sleep(0.05)
        return "done"

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError

    async def work(pace: Pace) -> None:
        eve = pace.account("eve", "6.6.6.6")
        began = time.perf_counter()
        assert await Measured(job(), eve) == "done"
        assert 0.005 < eve.owes() < time.perf_counter() - began - 0.08, "nearly a tenth of a second was awaited"
        with pytest.raises(ValueError):  # noqa: PT011
            await Measured(failing(), eve)

        async def slow() -> None:
            await Measured(asyncio.sleep(10), eve)

        task = asyncio.create_task(slow())
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(work)


def test_messages_have_a_rate_and_without_limits_there_is_none() -> None:
    async def work(pace: Pace) -> None:
        eve = pace.account("eve", "6.6.6.6")
        assert [eve.wait() for _ in range(50)] == [0.0] * 50
        assert eve.wait() > 0

    async def lavish(pace: Pace) -> None:
        eve = pace.account("eve", "6.6.6.6")
        eve.charge(100)
        assert pace.is_free(eve) and not any(eve.wait() for _ in range(10_000))

    run(work, Limits(device_messages=10))
    run(lavish, Limits.none())
