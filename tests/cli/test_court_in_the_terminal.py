"""Christina Regina on the command line: simulations that check, a game by typing, and the curtain."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from cli.running import run, run_here
from matches import CHRISTINA_REGINA
from queendom.bots import make_bot
from queendom.cli.play import TerminalGame
from queendom.cli.simulate import Simulation
from queendom.cli.terminal_uis import terminal_ui
from queendom.kernel.chance import as_seed, derived
from queendom.kernel.shapes import AnyResult
from queendom.locales import words


def test_simulated_records_pass_the_check(tmp_path: Path) -> None:
    done = run(
        "simulate",
        "christina-regina",
        "-p",
        "4",
        "-g",
        "15",
        "-s",
        "1",
        "-b",
        "greedy,random,random,greedy",
        "-r",
        tmp_path,
    )
    assert done.returncode == 0, done.stderr
    files = sorted(tmp_path.glob("*.json"))
    assert len(files) == 15
    assert run("replay", "--check", *files).returncode == 0
    record = json.loads(files[0].read_text())
    record["events"][0]["factions"].reverse()
    files[0].write_text(json.dumps(record))
    assert run_here("replay", "--check", *files).returncode == 1
    shown = run_here("replay", files[1]).stdout
    assert "drew" in shown
    assert "Result:" in shown


def test_a_whole_game_is_played_by_typing() -> None:
    typed = []
    match = CHRISTINA_REGINA.start(3, 11)
    bots = {seat: make_bot("greedy", derived(as_seed(11), f"bot/{seat}")) for seat in (1, 2)}
    while (seat := match.to_act) is not None:
        if seat == 0:
            action = match.legal_actions()[0]
            typed += [match.rulebook.write_move(action)] + ([""] if action.kind != "pass" else [])
        else:
            action = bots[seat].choose(match.view(seat))
        match.play(action)
    done = run("play", "christina-regina", "-p", "3", "--seed", "11", stdin="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert match.result is not None
    assert f"You {match.result['scores'][0]}, " in done.stdout


class Stage:
    """Two people on one screen: what is typed, and what the screen holds whenever it is cleared."""

    def __init__(self, answers: list[str]) -> None:
        self.screen = StringIO()
        self.console = Console(file=self.screen, force_terminal=True, width=120, highlight=False)
        self.answers = iter(answers)
        self.while_down: list[str] = []
        self.console.input = self.answer  # type: ignore[method-assign,assignment]

    def answer(self, prompt: Any) -> str:
        text = str(prompt)
        if "curtain is down" in text:
            # What the screen holds now: everything since it was last cleared.
            self.while_down.append(self.screen.getvalue().split("\x1b[2J\x1b[3J\x1b[H")[-1] + text)
            return ""
        if "Press Enter" in text:
            return ""
        return next(self.answers, "q")


def test_while_the_curtain_is_down_the_screen_holds_no_secret() -> None:
    match = CHRISTINA_REGINA.start(2, 5, first=0, seats=[{"name": "Ada"}, {"name": "Bo"}])
    ui = terminal_ui("christina-regina")(words(), match.rulebook, ["Ada", "Bo"])
    stage = Stage(["1!II:red", "", "C/S", "", "G/S", "", "q"])
    TerminalGame(match, ui, {}, stage.console).run()
    assert len(stage.while_down) == 4
    for shown in stage.while_down:
        assert not any(colour in shown for colour in ("blue", "red", "green", "black", "purple", "You are"))
    everything = stage.screen.getvalue()
    for seat, name in enumerate(("Ada", "Bo")):
        colour = match.position()["factions"][seat]
        assert f"({colour})" in everything, name


def test_one_person_needs_no_curtain() -> None:
    done = run_here("play", "christina-regina", "-p", "2", "--seed", "5", stdin="q\n")
    assert "curtain" not in done.stdout


def test_people_are_counted() -> None:
    done = run_here("play", "christina-regina", "-p", "2", "--people", "3")
    assert done.returncode == 2
    assert "--people cannot be 3" in done.stderr


def test_a_summary_counts_games_that_nobody_won() -> None:
    """Queen Christina's own victory: no winner, and no division by their number."""
    simulation = Simulation("christina-regina", 2, 2, 1, "random", None, None, {})
    results: list[AnyResult] = [
        {"winners": [], "scores": [0, 0], "ending": "christina"},
        {"winners": [0, 1], "scores": [3, 3], "ending": "scored"},
    ]
    summary = simulation._summary(results, 50, 1.0)
    assert summary["wins"] == [0.5, 0.5]
    assert summary["endings"] == {"christina": 1, "scored": 1}


def test_what_bots_draw_their_luck_from_is_secret() -> None:
    """Two tables with the same deal and other seeds: the bots' luck is not the deal's."""
    assert derived(as_seed(1), "bot/1") != derived(as_seed(2), "bot/1")
    assert derived(as_seed(1), "bot/1") != derived(as_seed(1), "bot/2")
    assert len(derived(as_seed(1), "bot/1")) == 64
