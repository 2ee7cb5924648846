"""Contests: fair to both sides, the same for the same seed, and never played twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import queendom
from cli.running import run as run_command
from cli.running import run_here
from queendom.arena import Contest, Entrant, run
from queendom.arena.contest import Line, Round, is_enough, line
from queendom.arena.log import append, open_log
from queendom.cli.arena_plot import check_plot

RANDOM, GREEDY = Entrant("random"), Entrant("greedy")


@pytest.mark.parametrize("written", ["master", "master:0.1s", "expert:500", "random"])
def test_entrants_are_written_as_they_are_read(written: str) -> None:
    assert str(Entrant.read(written)) == written


@pytest.mark.parametrize("written", ["", "deep-blue", "master:", "master:0", "master:1.5", "master:1s:2", "Master"])
def test_what_is_no_entrant_is_refused(written: str) -> None:
    with pytest.raises(queendom.SetupError):
        Entrant.read(written)


def test_budgets() -> None:
    assert RANDOM.budget is None
    timed = Entrant.read("master:0.2s").budget
    assert timed is not None and timed.seconds == 0.2 and timed.simulations is not None
    counted = Entrant.read("master:70").budget
    assert counted is not None and counted.simulations == 70


@pytest.mark.once
@pytest.mark.parametrize(("game", "players"), [("winter-queen", 2), ("winter-queen", 3), ("christina-regina", 4)])
def test_a_round_is_one_deal_from_every_seat(game: str, players: int) -> None:
    contest = Contest(game, players, GREEDY, RANDOM, seed=3)
    one = contest.round(0)
    assert one == contest.round(0)
    assert one != contest.round(1) | {"round": 0}
    assert len(one["shares"]) == len(one["margins"]) == players
    assert all(0 <= share <= 1 for share in one["shares"])


@pytest.mark.once
def test_equals_share_a_round() -> None:
    """The same bot on both sides: what one loses from a seat it wins from the other, but for its own luck."""
    found = run(Contest("winter-queen", 2, RANDOM, RANDOM, seed=5), 60)
    assert abs(found.share - 0.5) < 0.2
    assert found.games == 120
    assert found.times_fair == pytest.approx(2 * found.share)


@pytest.mark.once
def test_greedy_is_better_than_random_in_both_games() -> None:
    for game in ("winter-queen", "christina-regina"):
        assert run(Contest(game, 2, GREEDY, RANDOM), 30).share > 0.6


def test_intervals() -> None:
    rounds: list[Round] = [{"round": 0, "shares": [1.0, 0.0], "margins": [1, -1], "plies": 60}] * 50
    even = line(2, rounds)
    assert (even.share, even.margin, even.plies) == (0.5, 0.0, 30.0)
    always = line(2, [{"round": 0, "shares": [1.0, 1.0], "margins": [5, 3], "plies": 60}] * 50)
    assert always.share == 1.0 and always.error == pytest.approx(0.03)
    mixed = line(2, [{"round": k, "shares": [1.0, k % 2], "margins": [0, 0], "plies": 2} for k in range(400)])
    assert mixed.share == 0.75
    assert mixed.error == pytest.approx(1.96 * 0.25 / 20, rel=0.01)
    assert mixed.to_json()["interval"] == [pytest.approx(0.7255, abs=1e-3), pytest.approx(0.7745, abs=1e-3)]


def test_it_stops_when_it_is_clear() -> None:
    clear = Line(200, 400, 0.8, 0.05, 0.0, 30.0, 1.6)
    assert is_enough(clear, 0.7)
    assert not is_enough(clear, 0.78)
    assert not is_enough(clear, None)
    assert not is_enough(Line(199, 398, 0.9, 0.01, 0.0, 30.0, 1.8), 0.5)


@pytest.mark.once
def test_a_log_is_gone_on_with(tmp_path: Path) -> None:
    contest = Contest("winter-queen", 2, GREEDY, RANDOM, seed=9)
    path = tmp_path / "logs" / "one.jsonl"
    whole = run(contest, 6)
    assert open_log(path, contest) == []
    run(contest, 3, done=lambda one, so_far: append(path, one))
    with path.open("a") as log:
        log.write('{"round": 3, "sha')  # stopped in the middle of a line
    known = open_log(path, contest)
    assert [one["round"] for one in known] == [0, 1, 2]
    played = []
    again = run(contest, 6, known=known, done=lambda one, so_far: played.append(one["round"]))
    assert played == [3, 4, 5]
    assert again == whole
    with pytest.raises(queendom.SetupError, match="other-contest"):
        open_log(path, Contest("winter-queen", 2, GREEDY, RANDOM, seed=10))


@pytest.mark.once
@pytest.mark.slow
def test_processes_find_the_same() -> None:
    contest = Contest("winter-queen", 2, GREEDY, RANDOM, seed=2)
    assert run(contest, 6, jobs=2).share == run(contest, 6).share


@pytest.mark.once
@pytest.mark.slow
def test_the_command_tells_json_and_goes_on(tmp_path: Path) -> None:
    contest = ["arena", "christina-regina", "--players", "3", "--bots", "greedy,random", "--games", "9"]
    first, second = (
        json.loads(command(*contest, "--log", tmp_path, "--json").stdout) for command in (run_command, run_here)
    )
    assert first == second
    [line_of_pair] = first["lines"]
    assert line_of_pair["bots"] == ["greedy", "random"] and line_of_pair["games"] == 9
    assert len(next(tmp_path.glob("*.jsonl")).read_text().splitlines()) == 4


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("name", ["lines.svg", "lines.png"])
def test_the_lines_are_drawn(tmp_path: Path, name: str) -> None:
    contest = ["arena", "winter-queen", "--bots", "greedy,random,novice", "--games", "4"]
    assert run_command(*contest, "--plot", tmp_path / name, "--json").returncode == 0
    drawn = (tmp_path / name).read_bytes()
    assert b"greedy" in drawn if name.endswith("svg") else drawn.startswith(b"\x89PNG")


def test_a_picture_of_no_known_kind_is_refused_before_anything_is_played() -> None:
    with pytest.raises(queendom.SetupError, match="plot-format"):
        check_plot(Path("lines.docx"))
