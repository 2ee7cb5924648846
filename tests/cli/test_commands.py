"""The commands, as a person gives them: what they print, exit codes, one line for whatever is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from cli.running import run, run_here
from queendom.locales import words
from support import EDITIONS


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    done = run(
        "simulate", "winter-queen", "--players", "3", "--games", "12", "--seed", "5", "--records", folder, "--json"
    )
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    assert summary["games"] == 12
    assert summary["bots"] == ["random"] * 3
    assert sum(summary["wins"]) == pytest.approx(12)
    return folder


def test_simulated_records_pass_the_check(records: Path) -> None:
    files = sorted(records.glob("*.json"))
    assert len(files) == 12
    done = run_here("replay", "--check", *files)
    assert (done.returncode, done.stderr) == (0, "")
    assert "12 of 12" in done.stdout
    assert all(len(json.loads(file.read_text())["seed"]) == 64 for file in files)


def test_the_same_seed_simulates_the_same_games(records: Path, tmp_path: Path) -> None:
    run_here("simulate", "winter-queen", "--players", "3", "--games", "12", "--seed", "5", "--records", tmp_path)
    assert {f.name: f.read_text() for f in tmp_path.iterdir()} == {f.name: f.read_text() for f in records.iterdir()}


def change_a_gain(record: dict[str, Any]) -> None:
    next(event for event in record["events"] if event["type"] == "gain" and event["why"] != "last-crystal")["vp"] += 1


def change_a_draw(record: dict[str, Any]) -> None:
    tops = record["events"][0]["tops"]
    tops["red"], tops["green"] = tops["green"], tops["red"]


def change_the_seed(record: dict[str, Any]) -> None:
    record["seed"] = "0" * 64


def change_the_winner(record: dict[str, Any]) -> None:
    record["result"]["winners"] = [(record["result"]["winners"][0] + 1) % 3]


def drop_an_event(record: dict[str, Any]) -> None:
    del record["events"][3]


@pytest.mark.parametrize("change", [change_a_gain, change_a_draw, change_the_seed, change_the_winner, drop_an_event])
def test_a_changed_record_fails_the_check(change: Any, records: Path, tmp_path: Path) -> None:
    good = sorted(records.glob("*.json"))[0]
    record = json.loads(good.read_text())
    change(record)
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record))
    done = run_here("replay", "--check", good, bad)
    assert done.returncode == 1
    assert str(bad) in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_replay_shows_every_move(records: Path) -> None:
    file = sorted(records.glob("*.json"))[0]
    done = run_here("replay", file)
    moves = [event for event in json.loads(file.read_text())["events"] if event["type"] == "move"]
    assert done.returncode == 0
    assert done.stdout.count("random 0: ") + done.stdout.count("random 1: ") + done.stdout.count("random 2: ") == len(
        moves
    )


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        (["simulate", "chess"], "There is no game “chess”"),
        (["simulate", "winter-queen", "--players", "7"], "Winter Queen is for 2–4 players, not 7"),
        (["simulate", "winter-queen", "--games", "0"], "--games cannot be 0"),
        (["simulate", "winter-queen", "--bots", "deep-blue"], "There is no bot “deep-blue”"),
        (["simulate", "winter-queen", "--players", "4", "--bots", "random,greedy"], "2 bots for 4 seats"),
        (["simulate", "winter-queen", "--edition", "mars"], "no edition “mars”"),
        (["simulate", "winter-queen", "--edition", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["simulate", "winter-queen", "--option", "end=never"], "end cannot be “never”"),
        (["simulate", "winter-queen", "--option", "weather=snow"], "no option “weather”"),
        (["simulate", "winter-queen", "--option", "snow"], "name=value"),
        (["simulate", "winter-queen", "--records", "/dev/null/x"], "cannot be written"),
        (["simulate", "winter-queen", "--players", "many"], "--players"),
        (["replay", "--check", "nowhere.json"], "nowhere.json"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["edition", "check", "nowhere.toml"], "nowhere.toml"),
        (["bench", "moonlight"], "moonlight"),
        (["play", "--bot", "deep-blue"], "There is no bot “deep-blue”"),
        (["play", "--players", "9"], "not 9"),
        (["play", "--seed", "snow"], "is not a seed"),
        (["play", "--lang", "xx"], "There is no language “xx”"),
        (["dance"], "dance"),
        (["--dance"], "--dance"),
    ],
)
def test_wrong_input_is_told_in_one_line(arguments: list[str], output: str) -> None:
    done = run_here(*arguments)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert output in done.stderr
    lines = [line for line in done.stderr.splitlines() if line.startswith("queendom: ")]
    assert len(lines) == 1


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {"QUEENDOM_LANG": "ru"}, "ru"),
        ([], {"QUEENDOM_LANG": "", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ([], {"QUEENDOM_LANG": "", "LC_ALL": "fr_FR.UTF-8"}, "en"),
        (["--lang", "hu"], {"QUEENDOM_LANG": "ru"}, "hu"),
    ],
)
def test_play_speaks_the_language(arguments: list[str], environment: Mapping[str, str], language: str) -> None:
    done = run_here("play", *arguments, stdin="q\n", environment=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert words(language)("play-what") in done.stdout
    assert words(language)("play-bye") in done.stdout


def test_what_goes_wrong_is_told_in_the_language() -> None:
    assert "There is no language “xx”" in run_here("games", environment={"QUEENDOM_LANG": "xx"}).stderr
    output = [run_here("play", "--lang", language, "--players", "7").stderr for language in ("en", "ru", "de", "hu")]
    assert len(set(output)) == 4
    assert all("7" in one and "2–4" in one for one in output)


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "null", "17", '{"format": "queendom-record/9"}', '"' + "x" * 500, "\x00"]
)
def test_rubbish_is_no_record(content: str, tmp_path: Path) -> None:
    file = tmp_path / "rubbish.json"
    file.write_text(content)
    done = run_here("replay", "--check", file)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len([line for line in done.stderr.splitlines() if line.startswith("queendom: ")]) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_edition_check_draws_the_map(edition: str) -> None:
    done = run_here("edition", "check", EDITIONS[edition])
    assert done.returncode == 0
    assert f"“{edition}”, version 1" in done.stdout
    assert done.stdout.count("♜") == 4
    assert done.stdout.count("♛") == 1
    assert "lights-border" in done.stdout


def test_edition_check_names_file_key_and_expectation(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(EDITIONS["queendom"].read_text().replace("    r T g\n", "    r T  \n"))
    done = run_here("edition", "check", file)
    assert done.returncode == 2
    assert done.stderr == f"queendom: {file}: map.drawing: spaces is 24; expected: 25.\n"


def test_games_tells_what_there_is() -> None:
    games = json.loads(run("games", "--json").stdout)["games"]
    assert [game["name"] for game in games] == ["winter-queen", "christina-regina"]
    output = games[0]
    assert output["name"] == "winter-queen"
    assert output["players"] == [2, 3, 4]
    assert output["options"]["end"]["default"] == "equal-turns"
    assert {edition["name"] for edition in output["editions"]} == set(EDITIONS)
    assert "Winter Queen" in run_here("games").stdout


@pytest.mark.parametrize(
    "command", [[], ["simulate"], ["replay"], ["edition"], ["edition", "check"], ["bench"], ["play"], ["games"]]
)
def test_help_is_there(command: list[str]) -> None:
    done = (run_here if command else run)(*command, "--help")
    assert done.returncode == 0
    assert "Usage" in done.stdout


@pytest.mark.slow
def test_bench_prints_rates_and_ratios() -> None:
    done = run("bench", "kernel", "--seconds", "0.02", "--json")
    output = json.loads(done.stdout)
    assert output["rates"]["wq.plies"] > 0
    assert output["ratios"]["wq.plies/interpreted"] > 1
    assert {"wq.plies.2", "wq.plies.3", "wq.plies.4"} <= set(output["rates"])
