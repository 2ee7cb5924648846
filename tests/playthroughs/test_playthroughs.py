"""Golden playthroughs: whole games written out, so that a change of rules is reviewed as a diff.

`python tests/playthroughs/test_playthroughs.py` writes them anew.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import queendom
from queendom import games

FOLDER = Path(__file__).parent
GOLDEN = [(game.name, players) for game in games.GAMES.values() for players in game.players]


def playthrough(name: str, players: int) -> Iterator[str]:
    """Every state of one game: who acts, what is legal, what each may know, what was played and what came of it."""
    rng = random.Random(f"{name} {players}")
    match = queendom.game(name).start(players, seed=players, first=0)
    yield f"# {name}, {players} players"
    yield from map(json.dumps, match.events)
    while (seat := match.to_act) is not None:
        legal = match.legal_actions()
        yield f"\n## seat {seat} to act, {len(legal)} legal actions"
        yield "legal " + json.dumps(match.rulebook.factored(match.state))
        seen: dict[str, list[str]] = {}
        for viewer in (*range(players), None):
            seen.setdefault(json.dumps(match.view(viewer).position), []).append(str(viewer))
        for position, viewers in seen.items():
            yield f"seen by {', '.join(viewers)} {position}"
        kind = rng.choice(sorted({action.kind for action in legal}))
        action = rng.choice([action for action in legal if action.kind == kind])
        yield f"plays {match.rulebook.write_move(action)}"
        yield from map(json.dumps, match.play(action))
    yield f"\n## result {json.dumps(match.result)}"
    yield f"position {json.dumps(match.position())}"


@pytest.mark.parametrize(("name", "players"), GOLDEN)
def test_playthrough_is_as_it_was(name: str, players: int) -> None:
    golden = (FOLDER / f"{name}-{players}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, before) in enumerate(zip(playthrough_lines(name, players), golden, strict=True), 1):
        assert line == before, f"line {number}"


def playthrough_lines(name: str, players: int) -> list[str]:
    return "\n".join(playthrough(name, players)).splitlines()


def test_there_is_a_playthrough_for_every_game() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {f"{name}-{players}.txt" for name, players in GOLDEN}


if __name__ == "__main__":
    for name, players in GOLDEN:
        text = "\n".join(playthrough(name, players)) + "\n"
        (FOLDER / f"{name}-{players}.txt").write_text(text, encoding="utf-8")
