"""The game in the terminal, played by typing."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import time

from cli.running import PROGRAM, run, run_here
from queendom import game as find_game
from queendom.kernel.chance import as_seed, derived
from queendom.locales import words

GAME = ["play", "--seed", "7"]


def play(typed: str, *more: str) -> subprocess.CompletedProcess[str]:
    return run_here(*GAME, *more, stdin=typed)


def test_end_of_input_leaves_cleanly() -> None:
    done = run(*GAME)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert words()("play-bye") in done.stdout


def test_a_game_is_played_to_its_end_in_notation() -> None:
    """Every move typed as text; the bots answer; the result is told."""
    from queendom.bots import make_bot

    typed = []
    match = find_game("winter-queen").start(2, 7, seats=[{"name": "You"}, {"name": "Magpie", "bot": "greedy"}])
    bot = make_bot("greedy", derived(as_seed(7), "bot/1"))
    while match.to_act is not None:
        if match.to_act == 0:
            action = match.legal_actions()[0]
            typed += [match.rulebook.write_move(action), ""] if action.kind != "pass" else ["1"]
        else:
            action = bot.choose(match.view(1))
        match.play(action)
    done = play("\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert match.result is not None
    assert f"You {match.result['scores'][0]}, Magpie {match.result['scores'][1]}" in done.stdout


def test_wrong_answers_are_explained_and_asked_again() -> None:
    done = play("99\nsnow\n1\n1\nz9\nb\n9R-a1\n0R-a1+blue\nlights-border!\nr\nq\n")
    assert done.returncode == 0
    assert "“99” is not one of the choices" in done.stdout
    assert "“snow” is not one of the choices" in done.stdout
    assert "“z9” is not one of the spaces" in done.stdout
    assert "There is no holder 9" in done.stdout
    assert "does not bring the book" in done.stdout or "no such crystal" in done.stdout
    assert "That is not one of your books" in done.stdout
    assert "On your turn, do one of three things" in done.stdout


def test_what_a_page_would_score_is_shown() -> None:
    """After a book was taken, each of its pages tells what it would score with each colour."""
    match = find_game("winter-queen").start(2, 7)
    taking = next(a for a in match.legal_actions() if getattr(a, "take", None))
    done = play(match.rulebook.write_move(taking) + "\n\nq\n")
    assert re.search(r"would score R\d G\d P\d B\d Y\d", done.stdout)


def test_ctrl_c_leaves_cleanly() -> None:
    leader, follower = pty.openpty()
    # Test workers may ignore Ctrl-C, and children inherit that.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    command = [*PROGRAM, *GAME]
    process = subprocess.Popen(command, stdin=follower, stdout=follower, stderr=follower, start_new_session=True)
    signal.signal(signal.SIGINT, before)
    os.close(follower)
    shown, until = b"", time.monotonic() + 120
    while b"> " not in shown and time.monotonic() < until:
        if select.select([leader], [], [], 1)[0]:
            shown += os.read(leader, 65536)
    process.send_signal(signal.SIGINT)
    while process.poll() is None and time.monotonic() < until:
        if select.select([leader], [], [], 0.2)[0]:
            try:
                shown += os.read(leader, 65536)
            except OSError:
                break
    assert process.wait(timeout=30) == 0
    os.close(leader)
    assert b"Traceback" not in shown
    assert b"Goodbye" in shown
