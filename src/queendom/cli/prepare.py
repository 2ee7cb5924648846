"""Starting a terminal game, with a line to look at while the rules are compiled for the first time."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from rich.console import Console

from queendom.errors import SetupError
from queendom.kernel.compiled import is_compiled_already
from queendom.locales import Words
from queendom.locales import words as find_words

_SECONDS_TO_COMPILE = 12
_SECONDS_TO_COMPILE_ALL = 30


@contextmanager
def prepared(words: Words, console: Console) -> Iterator[None]:
    """Show that the rules are being compiled, where they are not yet."""
    if is_compiled_already():
        yield
        return
    with compiling(words, console, _SECONDS_TO_COMPILE):
        yield


def prepare_all(words: Words, console: Console) -> None:
    """Compile everything, with the bots, so that no measurement includes compiling."""
    from queendom.server.precompile import compile_all, is_all_compiled

    if not is_all_compiled():
        with compiling(words, console, _SECONDS_TO_COMPILE_ALL):
            compile_all()


@contextmanager
def compiling(words: Words, console: Console, seconds: int) -> Iterator[None]:
    """A line to look at meanwhile."""
    with console.status(words("preparing", seconds=seconds)):
        if not console.is_terminal:
            console.print(words("preparing", seconds=seconds))
        yield


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def start_terminal_game(
    game: str, players: int, people: int, bot: str, name: str | None, seed: str | None, edition: str | None,
    options: Mapping[str, str],
) -> None:  # fmt: skip
    words = find_words()
    console = Console(highlight=False)
    with prepared(words, Console(stderr=True)):
        from queendom import match as matches
        from queendom.bots import check_bot, make_bot
        from queendom.cli.play import TerminalGame
        from queendom.cli.terminal_uis import terminal_ui
        from queendom.kernel.chance import as_seed, derived

        check_bot(bot, game)
        chosen = as_seed(int(seed) if seed is not None and seed.isdecimal() and len(seed) < 80 else seed)
        playable = matches.game(game)
        playable.game.check_players(players)
        if not 1 <= people <= players:
            raise SetupError("number-wrong", name="--people", given=people, expected=f"1–{players}")
        bot_name = words(f"bot-{bot}") if f"bot-{bot}" in words else bot
        seats = [{"name": name or (words("you") if people == 1 else words("person", number=1))}]
        seats += [{"name": words("person", number=number)} for number in range(2, people + 1)]
        for number in range(1, players - people + 1):
            seats.append({"name": bot_name if players - people == 1 else f"{bot_name} {number}", "bot": bot})
        match = playable.start(players, chosen, None, edition, options, seats)
        names = [seat["name"] for seat in seats]
        ui = terminal_ui(game)(words, match.rulebook, names)
        # From the secret seed. If it came from what players see, or from the draws, they could work out the deal.
        bots = {seat: make_bot(bot, derived(chosen, f"bot/{seat}")) for seat in range(people, players)}
        terminal = TerminalGame(match, ui, bots, console)
    terminal.run()
