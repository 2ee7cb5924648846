"""What bots give away in final stages, as a table or as JSON."""

from __future__ import annotations

from rich.console import Console
from rich.progress import track
from rich.table import Table

from queendom.arena.entrant import Entrant
from queendom.arena.regret import Regret, given_away, solvable, sum_up
from queendom.cli.output import print_json
from queendom.cli.prepare import prepare_all
from queendom.locales import words as find_words

_GAME = "winter-queen"


def measure(bots: str, positions: int, seed: int, as_json: bool) -> None:
    words = find_words()
    entrants = [Entrant.read(one) for one in bots.split(",")]
    for entrant in entrants:
        entrant.check(_GAME)
    progress = Console(stderr=True)
    prepare_all(words, progress)
    found: list[list[float]] = [[] for _ in entrants]
    shown = track(solvable(_GAME, positions, seed), words("regret-title"), positions, console=progress, transient=True)
    for number, view in enumerate(shown):
        for of_one, regret in zip(found, given_away(entrants, view, number), strict=True):
            of_one.append(regret)
    results = [sum_up(entrant, of_one) for entrant, of_one in zip(entrants, found, strict=True)]
    if as_json:
        print_json({"lines": [one.to_json() for one in results]})
    else:
        _show(results)


def _show(results: list[Regret]) -> None:
    words = find_words()
    table = Table(title=words("regret-title"))
    for key in ("arena-bot", "regret-mean", "regret-none", "regret-positions"):
        table.add_column(words(key), justify="left" if key == "arena-bot" else "right")
    for one in results:
        mean = f"{one.mean:.2f} ± {one.error:.2f}"
        table.add_row(str(one.entrant), mean, f"{100 * one.perfect:.0f} %", str(one.positions))
    Console(highlight=False).print(table)
