"""Find games for the archive: `python tests/archive/make.py`. Games that are there stay: they must replay for ever."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent))

import queendom  # noqa: E402
from archive.cases import DECIDED_BY, RARE_IN_CHRISTINA_REGINA, RARE_IN_WINTER_QUEEN  # noqa: E402
from queendom.bots import make_bot  # noqa: E402
from queendom.games.christina_regina.state import Ending as CourtEnding  # noqa: E402
from queendom.games.winter_queen.state import Ending as WinterEnding  # noqa: E402
from queendom.match import Match  # noqa: E402


def random_games() -> Iterator[Match]:
    """Random games, the numbers of players, maps and options in turn."""
    for number in count():
        options = {
            "end": ("equal-turns", "english-literal")[number % 2],
            "wisps-same-colour": ("same", "none")[number // 2 % 2],
        }
        edition = ("queendom", "snowflake", "lattice")[number % 3]
        players = 2 + number % 3 if number % 5 else 4
        match = queendom.game("winter-queen").start(players, number, edition=edition, options=options)
        yield finished(match, number)


def finished(match: Match, number: int) -> Match:
    bot = make_bot("random", "archive", number)
    while match.to_act is not None:
        match.play(bot.choose(match.view(match.to_act)))
    return match


def empty_map_game() -> Match:
    """No game from the deal gets here: every book costs a crystal on the map. So this one starts at a position."""
    position = {
        "players": 2,
        "domain": {"a2": "red", "c1": None, "c4": "green", "c7": None, "e2": None},
        "books": [[{"book": "lights-border", "pages": ["green", "red"]}], []],
        "holders": [["red", "blue"], ["green", "yellow", "purple"], ["blue"]],
    }
    match = queendom.game("winter-queen").position(position, seed=1)
    match.play("lights-border!")
    return finished(match, 0)


def courts() -> Iterator[Match]:
    """Random games of Christina Regina. Kinds of actions come up equally often, so that stacks run empty early."""
    for number in count():
        match = queendom.game("christina-regina").start(2 + number % 4, number)
        luck = random.Random(number)
        while match.to_act is not None:
            legal = match.legal_actions()
            kind = luck.choice(sorted({action.kind for action in legal}))
            match.play(luck.choice([action for action in legal if action.kind == kind]))
        yield match


def shown_by(match: Match) -> set[str]:
    """The names under which the archive could keep this game."""
    result = match.result
    assert result is not None
    cases = RARE_IN_WINTER_QUEEN if match.game.name == "winter-queen" else RARE_IN_CHRISTINA_REGINA
    shows = {f"ending-{result['ending']}"} | {name for name, case in cases.items() if case(match.events)}
    return shows | ({f"decided-by-{result['decided_by']}"} if result.get("decided_by") else set())


def main() -> None:
    winter = {f"ending-{ending}" for ending in WinterEnding} | set(RARE_IN_WINTER_QUEEN)
    court = {f"ending-{ending}" for ending in CourtEnding} | set(RARE_IN_CHRISTINA_REGINA)
    court |= {f"decided-by-{what}" for what in DECIDED_BY}
    if not (FOLDER / "nothing-to-return.json").exists():
        keep("nothing-to-return", empty_map_game())
    for wanted, played in ((winter, random_games()), (court, courts())):
        missing = {name for name in wanted if not (FOLDER / f"{name}.json").exists()}
        for match in played:
            if not missing:
                break
            for name in sorted(shown_by(match) & missing)[:1]:
                keep(name, match)
                missing.remove(name)


def keep(name: str, match: Match) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(match.record()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
