"""A bot of one's own: one file, and it plays wherever bots do. The example is the one of docs/bots.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import queendom
from cli.running import run, run_here
from queendom.bots import base, bot_names, check_bot, load_bots, make_bot
from queendom.games.winter_queen.actions import Place

DOCS = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
ARENA = ["arena", "winter-queen", "--games", "2"]


@pytest.fixture
def example(tmp_path: Path) -> Path:
    [code] = [
        block for block in re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.S) if "class Collector" in block
    ]
    file = tmp_path / "collector.py"
    file.write_text(code)
    return file


@pytest.fixture
def collector(example: Path) -> Iterator[None]:
    load_bots(example)
    yield
    # Classes stay with their parents as long as they live.
    del base._bots()["collector"]


@pytest.mark.usefixtures("collector")
def test_the_example_plays() -> None:
    assert bot_names("winter-queen").index("collector") == bot_names("winter-queen").index("novice") + 1
    assert "collector" not in bot_names("christina-regina")
    with pytest.raises(queendom.SetupError, match="unknown-bot"):
        check_bot("collector", "christina-regina")
    match = queendom.game("winter-queen").start(2, 3)
    bot = make_bot("collector", 1)
    takes = 0
    while match.to_act is not None:
        view = match.view(match.to_act)
        could = any(isinstance(one, Place) and one.take for one in view.legal_actions())
        chosen = bot.choose(view)
        assert not could or (isinstance(chosen, Place) and chosen.take)
        takes += could
        match.play(chosen)
    assert takes > 3


@pytest.mark.usefixtures("collector")
def test_a_bot_plays_its_own_games_only() -> None:
    match = queendom.game("christina-regina").start(2, 3)
    with pytest.raises(queendom.SetupError, match="unknown-bot"):
        make_bot("collector", 1).choose(match.view(match.to_act))


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_example_enters_the_arena(example: Path, jobs: str) -> None:
    done = run(*ARENA, "--with", example, "--bots", "collector,random", "--jobs", jobs, "--json")
    assert done.returncode == 0 and '"collector"' in done.stdout, done.stderr


@pytest.mark.once
@pytest.mark.parametrize(("file", "named"), [("nothing.py", "nothing.py"), ("notes.txt", "notes.txt")])
def test_what_is_no_file_of_bots_is_refused(tmp_path: Path, file: str, named: str) -> None:
    (tmp_path / "notes.txt").write_text("bots")
    done = run_here(*ARENA, "--with", tmp_path / file)
    assert done.returncode == 2
    assert named in done.stderr and "Traceback" not in done.stderr
