"""Whole games that must replay for ever: one for every ending and for every rare case."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from archive.cases import DECIDED_BY, RARE
from oracle import christina_regina, winter_queen
from queendom import games
from queendom.games.christina_regina.edition import FOLDER as COURT_EDITIONS
from queendom.games.winter_queen.edition import FOLDER as WINTER_EDITIONS
from queendom.match import check

FOLDER = Path(__file__).parent
AUDITS: dict[str, Any] = {
    "winter-queen": (winter_queen.audit, WINTER_EDITIONS),
    "christina-regina": (christina_regina.audit, COURT_EDITIONS),
}
FILES = sorted(FOLDER.glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_archived_game_replays(path: Path) -> None:
    record = read(path)
    match = check(record)
    assert json.dumps(match.record()) == json.dumps(record)


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.stem != "nothing-to-return"], ids=lambda path: path.stem
)
def test_archived_game_holds_by_the_second_reading(path: Path) -> None:
    record = read(path)
    audit, editions = AUDITS[record["game"]]
    assert audit(record, editions / f"{record['edition']}.toml") == record["result"]


@pytest.mark.parametrize("ending", [ending for game in games.GAMES.values() for ending in game.endings])
def test_every_ending_has_a_game(ending: str) -> None:
    record = read(FOLDER / f"ending-{ending}.json")
    assert record["result"]["ending"] == ending


@pytest.mark.parametrize("case", RARE)
def test_every_rare_case_has_a_game(case: str) -> None:
    assert RARE[case](read(FOLDER / f"{case}.json")["events"])


@pytest.mark.parametrize("decided_by", DECIDED_BY)
def test_every_way_to_decide_has_a_game(decided_by: str) -> None:
    assert read(FOLDER / f"decided-by-{decided_by}.json")["result"]["decided_by"] == decided_by
