"""Make `tests/yesterday.json`, once: games of Queen's Dice from before it had `above` and version 2 of its rules.

Run where the game is installed. What is there stays: it must be read for ever.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from queens_dice.game import QueensDice

import queendom
from queendom import games
from queendom.kernel import rulebook
from queendom.kernel.rulebook import Option
from queendom.match.opening import open_table
from queendom.match.shapes import Record
from queendom.match.table import Table
from queendom.match.table_events import LogEvent, SeatAtOpening

FILE = Path(__file__).parent / "tests" / "yesterday.json"
Json = dict[str, Any]


class Yesterday(QueensDice):
    """The game as it was."""

    rules_versions: ClassVar[tuple[int, ...]] = (1,)
    options: ClassVar[Mapping[str, Option]] = {"limit": Option(("12", "15"))}

    def make_rulebook(
        self, edition: rulebook.Edition, players: int, options: Mapping[str, str], rules_version: int
    ) -> Any:
        made = super().make_rulebook(edition, players, {**options, "above": "nothing"}, rules_version)
        made.options = dict(options)
        return made


def table(number: int, moves: int) -> Json:
    """A table's log, with what each viewer's record said."""
    seats: list[SeatAtOpening] = [{"name": f"Player {seat}", "owner": "ada"} for seat in range(2 + number % 2)]
    options = {"limit": ("12", "15")[number // 2 % 2]}
    seed = hashlib.sha256(f"yesterday/{number}".encode()).digest()
    events, at = open_table(
        f"t{number}", game="queens-dice", edition=None, options=options, first=None, seats=seats, host="ada",
        invitation="i", seed=seed,
    )  # fmt: skip
    entries = [events]
    luck = random.Random(number)
    while at.to_act is not None and len(entries) <= moves:
        events, at = play(at, [event for entry in entries for event in entry], luck)
        entries.append(events)
    log = [event for entry in entries for event in entry]
    return {"id": at.id, "entries": entries, "records": [at.record(log, viewer) for viewer in (0, 1, None)]}


def play(at: Table, log: list[LogEvent], luck: random.Random) -> tuple[list[LogEvent], Table]:
    assert at.to_act is not None
    return at.play(at.to_act, luck.choice(at.view(at.to_act, log).legal_actions()))


def record(number: int) -> Record:
    match = queendom.game("queens-dice").start(2 + number % 2, number, options={"limit": ("12", "15")[number // 2 % 2]})
    luck = random.Random(number)
    while match.to_act is not None:
        match.play(luck.choices(match.legal_actions(), (3, 1))[0])
    return match.record()


def main() -> None:
    games.GAMES["queens-dice"] = Yesterday()
    tables = [table(number, moves) for number, moves in enumerate((0, 1, 3, 4, 100, 100))]
    FILE.write_text(json.dumps({"records": [record(number) for number in range(40)], "tables": tables}) + "\n")


if __name__ == "__main__":
    main()
