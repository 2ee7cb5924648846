"""Compiled rules and bots are loaded from disk when first called: a server calls them before somebody waits."""

from __future__ import annotations

import hashlib
from multiprocessing import get_context
from pathlib import Path

from queendom import games
from queendom import match as matches
from queendom.bots import Budget, bot_names, make_bot
from queendom.kernel import plugins
from queendom.kernel.compiled import INTERPRETED, cache_folder
from queendom.server.bot_pool import ADVISER

#: What a bot thinks here does not matter, only that all of it was called.
_LITTLE = Budget(simulations=2)


def compile_all() -> None:
    """Compile what has never been compiled here, one process for each game; it stays on the disk."""
    spawn = get_context("spawn")
    at_work = [spawn.Process(target=_warm_up, args=[name]) for name in games.GAMES]
    for one in at_work:
        one.start()
    for one in at_work:
        one.join()
    if all(one.exitcode == 0 for one in at_work):
        _mark().touch()


def is_all_compiled() -> bool:
    """Whether that was done here for exactly these sources: some of it may come from other commands."""
    return INTERPRETED or _mark().exists()


def _mark() -> Path:
    """One for each place of the sources: what numba compiled for the same sources elsewhere, it does not use here.
    Nor what it compiled for a game before that was installed anew.
    """
    installed = [(str(file), file.stat().st_mtime_ns) for _, file in plugins.source_files()]
    places = str((__file__, installed))
    return cache_folder() / f"all-compiled-{hashlib.sha256(places.encode()).hexdigest()[:16]}"


def warm_up() -> None:
    """Load what every game's rules and bots need."""
    for name in games.GAMES:
        _warm_up(name)


def _warm_up(name: str) -> None:
    """Play a game with every bot in turn, look at it, and ask for a hint at every turn, the last ones included."""
    game = games.GAMES[name]
    bots = bot_names(name)
    match = matches.game(name).start(game.players[0], seed=0)
    turn = 0
    while match.to_act is not None:
        view = match.view(match.to_act)
        view.rulebook.factored(view.state)
        make_bot(ADVISER, turn).advise(view, _LITTLE)
        match.play(make_bot(bots[turn % len(bots)], turn).choose(view, _LITTLE))
        turn += 1
    match.record()
    for questions in match.rulebook.examples_of_questions(match.state):
        match.view(0).answers(None, questions)
