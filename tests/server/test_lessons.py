"""The guided first games of the page: every position and move of theirs is played, by the rules and at the server.

`PYTHONPATH=tests python tests/server/test_lessons.py` writes anew what the moves bring: it follows from positions,
actions and seeds.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import queendom
from queendom.kernel import tally
from queendom.kernel.tally import Parts
from server.in_process import inside
from support import as_json

Json = dict[str, Any]
WEB = Path(__file__).parents[2] / "web"
LESSONS = ["winter-queen", "christina-regina"]
ME = 0


def file_of(name: str) -> Path:
    return WEB / "src" / name.replace("-", "_") / "lesson" / "lesson.json"


def read(name: str) -> Json:
    lesson: Json = json.loads(file_of(name).read_text(encoding="utf-8"))
    return lesson


def played(lesson: Json, position: Json, move: Json, parts: Parts) -> tuple[Json, Parts]:
    """The move with what it brings, as its player is told it; `parts` are where the points of the lesson came from."""
    match = queendom.game(lesson["game"]).position(position, seed=move["seed"])
    match.play(move["action"], move["seat"])
    payload: Json = {part: move[part] for part in ("seat", "action", "seed")}
    payload |= {"events": match.view(ME).history, "next": match.position()}
    parts = tally.with_gains(parts, match.rulebook.gained(match.events))
    if match.result is not None:
        payload |= {"result": match.result, "tally": tally.tell(match.rulebook.parts(match.state, parts), match.result)}
        score_breakdown = match.rulebook.score_breakdown(match.state)
        payload |= {"reckoning": score_breakdown} if score_breakdown else {}
    return payload, parts


def retold(lesson: Json) -> Json:
    """The lesson with all that follows from its positions, actions and seeds."""
    game = queendom.game(lesson["game"])
    steps = []
    position: Json = {}
    parts: Parts = tuple(() for _ in lesson["seats"])
    for step in lesson["steps"]:
        payload: Json = {"id": step["id"]}
        if "position" in step:
            start = game.position(step["position"], seed=0)
            payload["position"] = position = as_json(start.position())
            parts = tally.caught_up(parts, start.rulebook.scores(start.state))
        payload["moves"] = []
        for move in step["moves"]:
            made, parts = played(lesson, position, move, parts)
            payload["moves"].append(made)
            position = made["next"]
        steps.append(payload)
    return lesson | {"steps": steps}


def moments(lesson: Json) -> Iterator[tuple[str, Json, Json | None]]:
    """Each position of a lesson, with the move that is played there."""
    position: Json = {}
    for step in lesson["steps"]:
        position = step.get("position", position)
        for move in step["moves"]:
            yield step["id"], position, move
            position = move["next"]
        yield step["id"], position, None


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_tells_what_the_rules_bring(name: str) -> None:
    assert retold(read(name)) == read(name)


@pytest.mark.parametrize("name", LESSONS)
def test_the_server_knows_every_position_and_plays_every_move(name: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as client:
            for step, position, move in moments(read(name)):
                ask: Json = {"position": position}
                if move is not None:
                    ask |= {"action": move["action"], "seat": move["seat"], "play": True}
                answer = (await client.post("/api/positions", json=ask)).json()
                assert answer["position"] == position, step
                if move is not None:
                    assert answer["events"][0] == {
                        "type": "move", "seat": move["seat"], "action": move["action"],
                    }, step  # fmt: skip
                    assert answer["result"] == move.get("result"), step

    asyncio.run(run())


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_tells_only_what_its_player_may_know(name: str) -> None:
    """Others' colours and daggers are in its positions, which the server needs; not in its events, which are shown."""
    for step in read(name)["steps"]:
        for event in (event for move in step["moves"] for event in move["events"]):
            if event["type"] == "attempt":
                assert ME in (event["assassin"], event["victim"]) or "victim_colour" not in event


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_ends_with_the_victory_of_its_player(name: str) -> None:
    assert read(name)["steps"][-1]["moves"][-1]["result"]["winners"] == [ME]


if __name__ == "__main__":
    for name in LESSONS:
        file = file_of(name)
        file.write_text(json.dumps(retold(read(name))) + "\n", encoding="utf-8")
        subprocess.run(["npx", "prettier", "--write", str(file)], cwd=WEB, check=True)
