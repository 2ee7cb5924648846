"""Rules and bots are compiled when they are first called, and kept on the disk: a server calls them before somebody
waits. The rules of all games come first, since nobody can play without them; then the bots.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Literal, NamedTuple

from queendom import games
from queendom import match as matches
from queendom.bots import Budget, bot_names, make_bot
from queendom.kernel.compiled import COMPILED, INTERPRETED, Progress, cache_folder, compiled_sources
from queendom.kernel.view import View
from queendom.server.bot_pool import ADVISER

#: What a bot thinks here does not matter, only that all of it was called.
_LITTLE = Budget(simulations=2)
_SECONDS_BETWEEN_REPORTS = 0.25
_POLITE = 5  # how much compiling steps back: whoever opens the page goes first

Part = Literal["rules", "bots"]
PARTS: tuple[Part, ...] = ("rules", "bots")


class Stage(NamedTuple):
    """A part of what is compiled."""

    game: str
    part: Part


#: Is told how much of a stage is done, from 0 to 1. At 1 its compiled code is on the disk.
Report = Callable[[Stage, float], None]


def all_stages() -> list[Stage]:
    """Everything that is compiled, in this order."""
    return [Stage(game, part) for part in PARTS for game in games.GAMES]


def is_all_compiled() -> bool:
    """Whether that was done here for exactly these sources: some of it may come from other commands."""
    return INTERPRETED or all(map(_is_compiled, all_stages()))


def _is_compiled(stage: Stage) -> bool:
    return _mark(stage).exists()


def _mark(stage: Stage) -> Path:
    """One for each place and time of the sources: numba does not use what it compiled for the same sources elsewhere,
    or before they were written anew.
    """
    stamps = [(str(file), file.stat().st_mtime_ns) for _, file in compiled_sources()]
    stamp = hashlib.sha256(str(stamps).encode()).hexdigest()[:16]
    return cache_folder() / f"{COMPILED}-{stage.part}-{stage.game}-{stamp}"


# --- loading or compiling, in this process ---


def warm_up() -> None:
    """Load what every game's rules and bots need; compile what is not on the disk."""
    for stage in all_stages():
        warm_up_stage(stage)


def warm_up_stage(stage: Stage) -> None:
    if stage.part == "rules":
        _call_rules(stage.game)
    else:
        _call_bots(stage.game)


def _call_rules(name: str) -> None:
    """Play a game at random, and look at it the way a server does at every turn."""
    match = _game(name)
    while match.to_act is not None:
        view = match.view(match.to_act)
        view.rulebook.factored(view.state)
        match.play(make_bot("random", 0).choose(view, _LITTLE))
    match.record()
    for questions in match.rulebook.examples_of_questions(match.state):
        match.view(0).answers(None, questions)


def _call_bots(name: str) -> None:
    """Play a game with every bot in turn, and ask for a hint at every turn, the last ones included."""
    match = _game(name)
    bots = bot_names(name)
    turn = 0
    while match.to_act is not None:
        view: View = match.view(match.to_act)
        make_bot(ADVISER, turn).advise(view, _LITTLE)
        match.play(make_bot(bots[turn % len(bots)], turn).choose(view, _LITTLE))
        turn += 1


def _game(name: str) -> matches.Match:
    return matches.game(name).start(games.GAMES[name].players[0], seed=0)


# --- compiling, in processes beside this one ---


def compile_all(report: Report = lambda stage, share: None) -> bool:
    """Compile what has never been compiled here, in as many processes as there are cores. It stays on the disk.

    If another process is at it already, that is waited for. Returns whether all of it is there now.
    """
    known: set[Stage] = set()

    def look() -> None:
        for stage in all_stages():
            if stage not in known and _is_compiled(stage):
                known.add(stage)
                report(stage, 1.0)

    with _one_at_a_time(cache_folder() / "compiling", meanwhile=look):
        look()
        return _compile_rest(report, [stage for stage in all_stages() if stage not in known])


def _compile_rest(report: Report, wanted: list[Stage]) -> bool:
    left = iter(wanted)
    workers = [_start_worker() for _ in range(min(os.cpu_count() or 1, len(games.GAMES), len(wanted)))]
    for worker in workers:
        worker.send(next(left, None))
    finished: set[Stage] = set()
    while workers:
        heard = wait(workers)
        for worker in [one for one in workers if one in heard]:
            try:
                stage, share = worker.recv()
                if share == 1:
                    _mark(stage).touch()
                    finished.add(stage)
                    worker.send(next(left, None))
            except (EOFError, OSError):  # it has ended: all is done, or it failed
                workers.remove(worker)
                continue
            report(stage, share)
    return finished == set(wanted)


@contextlib.contextmanager
def _one_at_a_time(file: Path, meanwhile: Callable[[], None]) -> Iterator[None]:
    """Only one process compiles: the others would do the same again."""
    try:
        import fcntl
    except ImportError:  # not on this system: then several may, which is only slower
        yield
        return
    with file.open("a") as held:
        while True:
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                meanwhile()
                time.sleep(_SECONDS_BETWEEN_REPORTS)
        yield


def _start_worker() -> Connection:
    spawn = get_context("spawn")
    ours, theirs = spawn.Pipe()
    # A daemon: it ends with this process.
    spawn.Process(target=_work, args=[theirs], name="compiling", daemon=True).start()
    theirs.close()
    return ours


def _work(asked: Connection) -> None:
    """In a process of its own: one stage after the other, until there is none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides
    with contextlib.suppress(AttributeError, OSError):  # where the system has no such thing
        os.nice(_POLITE)
    progress = Progress()
    while (stage := asked.recv()) is not None:
        with _reports(asked, stage, progress):
            warm_up_stage(stage)
        asked.send((stage, 1))


@contextlib.contextmanager
def _reports(to: Connection, stage: Stage, progress: Progress) -> Iterator[None]:
    """Say meanwhile how far it is."""
    done = threading.Event()

    def report() -> None:
        while not done.wait(_SECONDS_BETWEEN_REPORTS):
            to.send((stage, min(0.99, progress.share(_modules(stage)))))

    reporting = threading.Thread(target=report, daemon=True)
    reporting.start()
    try:
        yield
    finally:
        done.set()
        reporting.join()


def _modules(stage: Stage) -> Callable[[str], bool]:
    """Whose functions a stage compiles, by the names of their modules."""
    packages = {name: type(game).__module__.split(".")[-2:][0] for name, game in games.GAMES.items()}
    own = {packages.pop(stage.game), "kernel"}
    others = set(packages.values())

    def belongs(module: str) -> bool:
        rooms = set(module.split("."))
        if rooms & others:
            return False
        return "bots" in rooms if stage.part == "bots" else bool(rooms & own) and "bots" not in rooms

    return belongs
