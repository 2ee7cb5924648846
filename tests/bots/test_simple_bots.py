"""The two simple bots: they play legal games from a view, the way they say they do."""

from __future__ import annotations

from collections import Counter

import pytest

import queendom
from queendom.bots import make_bot
from queendom.games.winter_queen.actions import Activate, Fill
from queendom.kernel.shapes import AnyResult
from queendom.match import Match
from support import share

GAME = queendom.game("winter-queen")
DOMAIN = {"a2": "yellow", "c1": None, "c4": None, "c7": None, "e2": "blue"}


def play(match: Match, names: list[str], seed: int) -> AnyResult:
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(names)]
    while (seat := match.to_act) is not None:
        match.play(bots[seat].choose(match.view(seat)))
    assert match.result is not None
    return match.result


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_plays_the_same_game(name: str, players: int) -> None:
    one, other = (GAME.start(players, 5) for _ in range(2))
    play(one, [name] * players, 1)
    play(other, [name] * players, 1)
    assert one.record() == other.record()


def test_random_is_uniform_over_the_legal_actions() -> None:
    match = GAME.position({"domain": DOMAIN, "map": {"a1": "red", "a3": "red"}, "holders": [["red"], ["blue"], []]})
    legal = match.legal_actions()
    view = match.view(0)
    bot = make_bot("random", 1)
    draws = 400 * len(legal)
    seen = Counter(bot.choose(view) for _ in range(draws))
    assert set(seen) == set(legal)
    chi_square = sum((seen[action] - 400) ** 2 / 400 for action in legal)
    assert chi_square < len(legal) + 6 * (2 * len(legal)) ** 0.5


def test_greedy_takes_the_most_points_it_can_gain_now() -> None:
    """Activating one book gives 3, the other 2, and taking a last crystal 1."""
    books = [{"book": "lights-border", "pages": [None, "red"]}, {"book": "border-way", "pages": ["green", None]}]
    match = GAME.position(
        {
            "domain": DOMAIN,
            "map": {"a1": "red", "a3": "red", "b1": "red", "b6": "green", "d1": "green"},
            "holders": [["red"], ["blue"], ["green", "green"]],
            "books": [books, []],
        }
    )
    assert {make_bot("greedy", k).choose(match.view(0)) for k in range(10)} == {Activate("lights-border")}


def test_greedy_prepares_the_best_gain_it_can_see() -> None:
    """Nothing to gain now: red on Border Keeper would give 4 next, more than any other page or place."""
    match = GAME.position(
        {
            "domain": DOMAIN,
            "map": {"a1": "red", "a3": "red", "b1": "red", "b6": "red", "c3": "green"},
            "holders": [["red", "green"], ["blue", "green"], ["green", "green"]],
            "books": [[{"book": "lights-border", "pages": [None, None]}], []],
        }
    )
    assert {make_bot("greedy", k).choose(match.view(0)) for k in range(10)} == {Fill(0, "red", "lights-border", 1)}


def test_greedy_breaks_ties_at_random() -> None:
    match = GAME.start(2, 1)
    assert len({make_bot("greedy", k).choose(match.view(match.to_act)) for k in range(20)}) > 10


@pytest.mark.once
@pytest.mark.randomised
def test_greedy_beats_random() -> None:
    games = max(40, share(400))
    wins = 0.0
    for number in range(games):
        seat = number % 2
        names = ["random", "random"]
        names[seat] = "greedy"
        winners = play(GAME.start(2, number // 2, first=number // 2 % 2), names, number)["winners"]
        wins += (seat in winners) / len(winners)
    assert wins / games > 0.8


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(queendom.SetupError, match="unknown-bot"):
        make_bot("deep-blue")
