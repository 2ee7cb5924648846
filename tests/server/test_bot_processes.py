"""Bots that think in processes of their own: as in threads, and whatever becomes of a process."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import orjson
import psutil
import pytest

import queendom
from counts import SCALE
from queendom.bots import make_bot
from queendom.kernel.view import View
from queendom.server.bot_pool import BotPool, Load
from queendom.server.places import Place, Processes, Threads
from queendom.thinking.processes import ProcessLost, Thinker
from queendom.thinking.thought import MOST_BYTES, Thought, ThoughtFailed, packed, read_answer, think, unpacked
from server.harness import PATIENCE, Page, Server, any_action, devices, free_port
from server.scraping import scraped, value

pytestmark = pytest.mark.once

LUCK = "some luck"


def views(game: str, players: int, plies: int, **more: Any) -> Iterator[View]:
    """What those who are to act see, on the way through a game."""
    match = queendom.game(game).start(players, seed=3, **more)
    for ply in range(plies):
        if match.to_act is None:
            return
        yield match.view(match.to_act)
        match.play(make_bot("greedy", ply).choose(match.view(match.to_act)))


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


@pytest.fixture(scope="module")
def view() -> View:
    return next(views("christina-regina", 3, 1))


# --- what crosses ---


@pytest.mark.parametrize(
    ("game", "players", "more"),
    [
        ("winter-queen", 2, {}),
        ("winter-queen", 3, {"edition": "snowflake", "options": {"end": "immediate"}}),
        ("christina-regina", 2, {}),
        ("christina-regina", 5, {}),
    ],
    ids=str,
)
def test_a_process_chooses_what_a_thread_chooses(
    thinker: Thinker, game: str, players: int, more: dict[str, Any]
) -> None:
    """The same view, luck and simulations give the same action, and the same advice with all of its reasons."""
    if "options" in more:
        known = queendom.game(game).game.options
        more = more | {"options": {name: option.values[-1] for name, option in known.items()}}
    seen = [*views(game, players, 60, **more)]
    for number, one in enumerate(seen[:: len(seen) // 6]):
        for thought in (
            Thought("choose", "master", f"{LUCK} {number}", 300),
            Thought("choose", "novice", f"{LUCK} {number}", 100),
            Thought("advise", "master", f"{LUCK} {number}", 300, 3),
        ):
            there = read_answer(one.rulebook, thinker.ask(number, packed(thought, one, None)))
            assert there == think(thought, one, None)


def test_what_crosses_is_the_view_and_no_more(view: View) -> None:
    """Another name in it, and somebody has to ask here whether others may know it."""
    asked = orjson.loads(packed(Thought("choose", "master", LUCK, 10), view, 1.0))
    assert asked.keys() == {
        "kind", "bot", "luck", "seconds", "simulations", "most", "rules", "seat", "state", "history"
    }  # fmt: skip
    assert asked["rules"].keys() == {"game", "version", "edition", "edition_version", "players", "options"}
    thought, there, seconds = unpacked(orjson.dumps(asked))
    assert (thought, seconds) == (Thought("choose", "master", LUCK, 10), 1.0)
    assert there.to_json() == view.to_json() and there.state.tobytes() == view.state.tobytes()
    assert there.legal_numbers() == view.legal_numbers()


def test_whatever_is_no_question_is_answered_all_the_same(thinker: Thinker, view: View) -> None:
    question = orjson.loads(packed(Thought("choose", "master", LUCK, 10), view, 1.0))
    pid = thinker.ask(0, b"{}") and thinker.pid
    for wrong in (
        b"", b"no json", b"[]", orjson.dumps(question | {"bot": "nobody"}), orjson.dumps(question | {"state": "!"}),
        orjson.dumps(question | {"seat": 1 - question["seat"]}),
    ):  # fmt: skip
        with pytest.raises(ThoughtFailed):
            read_answer(view.rulebook, thinker.ask(1, wrong))
    assert thinker.pid == pid, "none of it ended the process"
    with pytest.raises(ProcessLost):
        thinker.ask(2, bytes(MOST_BYTES + 1))


# --- in the pool ---


def with_pool(
    work: Callable[[BotPool, Any], Coroutine[Any, Any, None]],
    place: Place,
    seconds: float = 1.0,
    deadline: float = 10.0,
) -> None:
    async def run() -> None:
        pool = BotPool(0, seconds, deadline, places=[place])
        try:
            await work(pool, place)
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


def master(pool: BotPool, view: View, owner: str = "ada") -> Coroutine[Any, Any, Any]:
    return pool.choose("master", lambda: view, LUCK, owner, True)


def searched(view: View) -> Any:
    """What the master chooses if it has the time."""
    return think(Thought("choose", "master", LUCK), view, 100.0)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSEGV])
def test_a_process_that_dies_in_mid_thought_is_replaced_and_its_thought_begun_anew(view: View, end: int) -> None:
    async def work(pool: BotPool, place: Processes) -> None:
        await master(pool, view)
        (pid,) = place.pids
        os.kill(pid, signal.SIGSTOP)  # in mid-thought for certain
        asked = asyncio.ensure_future(master(pool, view))
        await until(lambda: place.busy == 1)
        await asyncio.sleep(0.05)
        os.kill(pid, end)
        os.kill(pid, signal.SIGCONT)
        assert await asked == searched(view)
        assert pool.metrics.thoughts == {("processes", "done"): 2, ("processes", "again"): 1}
        assert pool.load == Load(0, 0, 0, 0) and place.pids != [pid]

    with_pool(work, Processes(1, patience=PATIENCE), 100.0, PATIENCE)


def test_a_process_that_hangs_is_replaced_and_its_thought_begun_anew(view: View) -> None:
    async def work(pool: BotPool, place: Processes) -> None:
        await master(pool, view)
        os.kill(place.pids[0], signal.SIGSTOP)
        place._patience = 0.5  # only now: to start a process may take longer
        assert await master(pool, view) == searched(view)
        assert pool.metrics.thoughts == {("processes", "done"): 2, ("processes", "again"): 1}

    with_pool(work, Processes(1, patience=PATIENCE), 100.0, PATIENCE)


@pytest.mark.full
def test_where_all_hang_somebody_quick_plays_at_the_deadline(view: View) -> None:
    async def work(pool: BotPool, place: Processes) -> None:
        await asyncio.gather(master(pool, view), master(pool, view))
        for pid in place.pids:
            os.kill(pid, signal.SIGSTOP)
        pool.deadline = 0.3
        answers = await asyncio.gather(*(master(pool, view) for _ in range(2)))
        assert answers == [make_bot("greedy", LUCK).choose(view)] * 2
        assert pool.metrics.thoughts["processes", "overdue"] == 2
        pool.deadline = PATIENCE
        await until(lambda: place.busy == 0)
        assert place.room == 2, "no place is lost for ever"
        assert await master(pool, view) == searched(view)

    with_pool(work, Processes(2, patience=PATIENCE), 100.0, PATIENCE)


def test_many_small_thoughts_leave_nothing_behind(view: View) -> None:
    count = 10_000 if SCALE == 1 else 600

    async def work(pool: BotPool, place: Processes) -> None:
        async def some(number: int) -> None:
            for k in range(number):
                await pool.choose("random", lambda: view, f"{LUCK} {k}", "ada", True)

        await asyncio.gather(*(some(100) for _ in range(4)))
        here, child = psutil.Process(), psutil.Process(place.pids[0])
        before = here.num_threads(), here.num_fds(), child.num_threads(), child.num_fds()
        memory = child.memory_info().rss
        await asyncio.gather(*(some(count // 4) for _ in range(4)))
        assert (here.num_threads(), here.num_fds(), child.num_threads(), child.num_fds()) == before
        assert child.memory_info().rss < memory + 2 * 2**20
        assert len(place.pids) == 1 and place.pids[0] == child.pid
        assert not place._at and not place._timers and pool.load == Load(0, 0, 0, 0)
        assert len(asyncio.all_tasks()) <= 2

    with_pool(work, Processes(1))


@pytest.mark.parametrize("make", [lambda: Threads(1), lambda: Processes(1)], ids=["threads", "processes"])
def test_the_line_alone_says_who_is_next(view: View, make: Callable[[], Place]) -> None:
    """Owners take turns, people go before bots, wherever is thought."""

    async def work(pool: BotPool, place: Place) -> None:
        served: list[str] = []

        def choose(who: str, for_people: bool = True) -> Coroutine[Any, Any, Any]:
            def look() -> View:
                served.append(who)
                return view

            return pool.choose("random", look, LUCK, who[0], for_people)

        asked = [choose(who) for who in ("a1", "a2", "a3", "b1", "c1", "b2")]
        asked.insert(1, choose("x1", False))
        await asyncio.gather(*asked)
        assert served == ["a1", "a2", "b1", "c1", "a3", "b2", "x1"]

    with_pool(work, make())


# --- at tables ---


async def turns(page: Page, number: int) -> None:
    rng = random.Random(1)
    for _ in range(number):
        answer = await page.play(any_action(page.now["legal"], rng))
        assert answer["type"] == "ack", answer
        while page.number <= answer["number"] or page.now["legal"] is None:
            await page.hear()


def children(server: Server) -> list[psutil.Process]:
    assert server.process is not None
    return [*psutil.Process(server.process.pid).children()]


@pytest.mark.slow
def test_a_table_goes_on_when_the_process_of_its_bot_is_killed(tmp_path: Path) -> None:
    metrics = f"127.0.0.1:{free_port()}"

    async def work(server: Server) -> None:
        async with devices(server, 1) as (ada,):
            table = await ada.create("christina-regina", "Ada", "bot:master", first=0, hints=True)
            page = await ada.look(table["id"], 0)
            await turns(page, 1)
            (child,) = children(server)
            assert child.nice() >= 10
            child.suspend()
            asked = asyncio.create_task(turns(page, 1))
            while value(scraped(metrics), "bot_thoughts", place="processes") != 1:
                await asyncio.sleep(0.05)
            child.kill()
            await asked
            hint = await page.ask("hint", seat=0, seen=page.number)
            assert hint["type"] == "hint" and hint["advice"]
            await page.close()
        figures = scraped(metrics)
        assert value(figures, "thoughts_total", place="processes", outcome="done") == 3
        assert value(figures, "thoughts_total", place="processes", outcome="again") == 1
        assert value(figures, "bot_room", place="processes") == 1

    with Server(tmp_path, arguments=["--bot-processes", "1", "--metrics", metrics]) as server:
        asyncio.run(work(server))
        last = children(server)
        assert server.stop() == 0
        assert "bot failed" not in server.logged() and "bots begun anew" in server.logged()
        assert not psutil.wait_procs(last, PATIENCE)[1]


@pytest.mark.slow
def test_processes_end_with_their_server_whatever_ends_it(tmp_path: Path) -> None:
    with Server(tmp_path, arguments=["--bot-processes", "2"]) as server:
        until = time.monotonic() + PATIENCE
        while len(children(server)) < 2:
            assert time.monotonic() < until
            time.sleep(0.02)
        last = children(server)
        server.kill()
        assert not psutil.wait_procs(last, PATIENCE)[1]
