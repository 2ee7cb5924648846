"""Bots against each other: how often each wins, with an interval. A contest can be stopped and continued any time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from queendom import match as matches
from queendom.arena import Contest, Entrant, Line, run
from queendom.arena.contest import Round
from queendom.arena.log import append, open_log
from queendom.bots import load_bots
from queendom.cli.arena_plot import check_plot, draw
from queendom.cli.output import print_json
from queendom.cli.prepare import prepare_all
from queendom.errors import SetupError
from queendom.locales import words as find_words


class Arena:
    """Every pair of bots. With more than two players, one seat has the first bot and all others the second."""

    def __init__(
        self, game: str, players: int, bots: str, games: int, seed: int, options: Mapping[str, str], logs: Path | None,
        target: float | None, jobs: int, more_bots: Path | None,
        plot: Path | None = None,
    ) -> None:  # fmt: skip
        if more_bots:
            load_bots(more_bots)
        found = matches.game(game)
        self.players = found.game.check_players(players)
        entrants = [Entrant.read(one) for one in bots.split(",")]
        for entrant in entrants:
            entrant.check(game)
        if len(entrants) < 2:
            raise SetupError("too-few-bots", given=bots, expected="master,greedy")
        chosen = found.game.check_options(options)
        self.contests = [Contest(game, players, one, other, seed, chosen) for one, other in combinations(entrants, 2)]
        self.rounds = -(-games // self.players)
        self.logs = logs
        self.target = target
        self.jobs = jobs
        self.more_bots = more_bots
        if plot:
            check_plot(plot)
        self.plot = plot

    def run(self, as_json: bool) -> None:
        words = find_words()
        console = Console(stderr=True)
        prepare_all(words, console)
        bars = (
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[so_far]}"),
            TimeRemainingColumn(),
        )  # fmt: skip
        with Progress(*bars, console=console, transient=True, disable=not console.is_terminal) as progress:
            lines = [(contest, self._contest(contest, progress)) for contest in self.contests]
        if self.plot:
            draw(self.plot, words("arena-title", game=words.name(self.contests[0].game), players=self.players), lines)
        if as_json:
            print_json({"lines": [self._as_json(contest, found) for contest, found in lines]})
        else:
            self._show(lines)

    def _contest(self, contest: Contest, progress: Progress) -> Line:
        log = self.logs / f"{_file(contest)}.jsonl" if self.logs else None
        known: Sequence[Round] = open_log(log, contest) if log else []
        task = progress.add_task(
            f"{contest.challenger} – {contest.other}", total=self.rounds, completed=len(known), so_far=""
        )

        def done(one: Round, so_far: Line) -> None:
            if log:
                append(log, one)
            progress.update(task, advance=1, so_far=f"{100 * so_far.share:.1f} ± {100 * so_far.error:.1f} %")

        return run(
            contest, self.rounds, known=known, target=self.target, jobs=self.jobs, more_bots=self.more_bots, done=done
        )

    def _as_json(self, contest: Contest, found: Line) -> dict[str, object]:
        heading = {key: part for key, part in contest.heading().items() if key != "contest"}
        return heading | found.to_json()

    def _show(self, lines: Sequence[tuple[Contest, Line]]) -> None:
        words = find_words()
        table = Table(title=words("arena-title", game=words.name(self.contests[0].game), players=self.players))
        for key in ("arena-bot", "arena-against", "arena-wins", "arena-fair", "arena-margin", "arena-games"):
            table.add_column(words(key), justify="left" if key in ("arena-bot", "arena-against") else "right")
        for contest, found in lines:
            table.add_row(
                str(contest.challenger),
                str(contest.other),
                f"{100 * found.share:.1f} ± {100 * found.error:.1f} %",
                f"{found.times_fair:.2f}",
                f"{found.margin:+.1f}",
                str(found.games),
            )
        Console(highlight=False).print(table)


def _file(contest: Contest) -> str:
    """A name of its own for each contest of a folder."""
    bots = f"{contest.challenger}-{contest.other}".replace(":", "_")
    return f"{contest.game}-{contest.players}p-{bots}-{contest.seed}"
