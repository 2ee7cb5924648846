"""Bots against bots: many games, with a progress bar, a summary, and a record of each game."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from queendom import match as matches
from queendom.bots import check_bot, make_bot
from queendom.cli.output import print_json
from queendom.cli.prepare import prepared
from queendom.errors import SetupError
from queendom.kernel.chance import named_seed
from queendom.kernel.shapes import AnyResult
from queendom.locales import words as find_words
from queendom.match import Match


class Simulation:
    """K games of a setting; game k is the same whenever the setting and the seed are."""

    def __init__(
        self, game: str, players: int, games: int, seed: int, bots: str, records: Path | None, edition: str | None,
        options: Mapping[str, str],
    ) -> None:  # fmt: skip
        self.game = matches.game(game)
        self.players = self.game.game.check_players(players)
        self.games = games
        self.seed = seed
        self.bots = self._seat_bots(bots.split(","))
        self.records = records
        self.edition = edition
        self.options = options

    def _seat_bots(self, names: list[str]) -> list[str]:
        for name in names:
            check_bot(name, self.game.name)
        if len(names) not in (1, self.players):
            raise SetupError("wrong-bots", given=len(names), players=self.players)
        return names if len(names) == self.players else names * self.players

    def run(self, as_json: bool) -> None:
        words = find_words()
        progress = Console(stderr=True)
        if self.records:
            try:
                self.records.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise SetupError("file-unwritable", file=str(self.records), reason=error.strerror) from None
        with prepared(words, progress):
            self.play(0)
        start = time.perf_counter()
        results: list[AnyResult] = []
        plies = 0
        numbers = range(self.games)
        label = words("simulating", games=self.games)
        for number in track(numbers, label, console=progress, transient=True, disable=not progress.is_terminal):
            match = self.play(number)
            plies += sum(event["type"] == "move" for event in match.events)
            assert match.result is not None
            results.append(match.result)
            if self.records:
                self._write(number, match)
        summary = self._summary(results, plies, time.perf_counter() - start)
        if as_json:
            print_json(summary)
        else:
            self._show(summary)

    def play(self, number: int) -> Match:
        seed = named_seed("simulate", self.game.name, self.seed, number)
        seats = [{"name": f"{bot} {seat}", "bot": bot} for seat, bot in enumerate(self.bots)]
        match = self.game.start(self.players, seed, None, self.edition, self.options, seats)
        bots = [make_bot(bot, self.seed, number, seat) for seat, bot in enumerate(self.bots)]
        while (seat := match.to_act) is not None:
            match.play(bots[seat].choose(match.view(seat)))
        return match

    def _write(self, number: int, match: Match) -> None:
        assert self.records is not None
        name = f"{self.game.name}-{self.players}p-{self.seed}-{number:0{len(str(self.games - 1))}}.json"
        text = json.dumps(match.record(), ensure_ascii=False) + "\n"
        try:
            (self.records / name).write_text(text, encoding="utf-8")
        except OSError as error:
            raise SetupError("file-unwritable", file=str(self.records / name), reason=str(error.strerror)) from None

    def _summary(self, results: list[AnyResult], plies: int, seconds: float) -> dict[str, Any]:
        wins = [
            sum((seat in one["winners"]) / len(one["winners"]) for one in results if one["winners"])
            for seat in range(self.players)
        ]
        return {
            "game": self.game.name,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "bots": self.bots,
            "seconds": round(seconds, 3),
            "plies": plies,
            "mean_plies": plies / self.games,
            "mean_scores": [sum(one["scores"][seat] for one in results) / self.games for seat in range(self.players)],
            "wins": wins,
            "endings": dict(Counter(str(one["ending"]) for one in results)),
            "records": str(self.records) if self.records else None,
        }

    def _show(self, summary: dict[str, Any]) -> None:
        words = find_words()
        console = Console(highlight=False)
        console.print(
            words(
                "simulated",
                games=self.games,
                game=words.name(self.game.name),
                players=self.players,
                seconds=f"{summary['seconds']:.1f}",
                plies=f"{summary['mean_plies']:.1f}",
            )
        )
        for seat, bot in enumerate(self.bots):
            wins, score = 100 * summary["wins"][seat] / self.games, summary["mean_scores"][seat]
            console.print("  " + words("simulated-seat", seat=seat, bot=bot, wins=f"{wins:.1f}", score=f"{score:.1f}"))
        endings = ", ".join(f"{words.ending(name)} {number}" for name, number in summary["endings"].items())
        console.print("  " + words("simulated-endings", endings=endings))
        if self.records:
            console.print("  " + words("simulated-records", folder=str(self.records)))
