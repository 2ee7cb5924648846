"""Bots that search: legal, the same for the same seed, fair, and better the more they search."""

from __future__ import annotations

import random

import numpy as np
import pytest

import queendom
from queendom.bots import Budget, bot_names, levels, make_bot
from queendom.bots.levels import SearchBot
from queendom.bots.search.christina_regina.cards import cell, read_places
from queendom.bots.search.christina_regina.evaluation import finish
from queendom.bots.search.config import Config, Leaf
from queendom.bots.search.registry import support_of
from queendom.bots.search.searcher import Searcher
from queendom.games.christina_regina.turn import place_at
from queendom.kernel.shapes import AnyResult
from queendom.kernel.streams import stream
from queendom.match import Match
from support import share

LEVELS = ("novice", "adept", "expert", "master")
SETTINGS = [("winter-queen", players) for players in (2, 3, 4)] + [
    ("christina-regina", players) for players in (2, 3, 4, 5)
]
#: So few that a game is over in no time.
FEW = Budget(simulations=40)


def play(match: Match, names: list[str], seed: int, budget: Budget | None = FEW) -> AnyResult:
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(names)]
    while (seat := match.to_act) is not None:
        match.play(bots[seat].choose(match.view(seat), budget))
    assert match.result is not None
    return match.result


def test_all_levels_are_there() -> None:
    assert set(LEVELS) <= set(bot_names())
    assert "searchbot" not in bot_names()


@pytest.mark.once
@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_the_same_seed_plays_the_same_game(game: str, players: int) -> None:
    one, other = (queendom.game(game).start(players, 5) for _ in range(2))
    names = [LEVELS[seat % len(LEVELS)] for seat in range(players)]
    play(one, names, 1)
    play(other, names, 1)
    assert one.record() == other.record()


@pytest.mark.once
@pytest.mark.parametrize(("game", "players"), SETTINGS)
@pytest.mark.parametrize("leaf", list(Leaf))
def test_a_search_considers_legal_actions_only(game: str, players: int, leaf: Leaf) -> None:
    match = queendom.game(game).start(players, 8)
    searcher = Searcher(Config(leaf=leaf))
    luck = stream("legal")
    while match.to_act is not None:
        view = match.view(match.to_act)
        result = searcher.search(view, luck, 25, 600)
        assert {one.number for one in result.considered} <= set(view.legal_numbers())
        assert result.simulations >= 25
        assert all(0.0 <= one.value <= 1.0 for one in result.considered)
        match.play(view.rulebook.action(result.considered[-1].number))


@pytest.mark.once
@pytest.mark.parametrize("game", ["winter-queen", "christina-regina"])
def test_threads_search_together(game: str) -> None:
    match = queendom.game(game).start(3, 3)
    view = match.view(match.to_act)
    results = [Searcher(Config(), threads=2).search(view, stream("together"), 20_000, 600) for _ in range(3)]
    assert results[0].simulations == 20_000
    assert results[0].best.number in view.legal_numbers()
    assert results[1] == results[0] == results[2]  # neither writes where the other reads


@pytest.mark.once
def test_a_view_is_not_changed_by_thinking() -> None:
    for game in ("winter-queen", "christina-regina"):
        match = queendom.game(game).start(3, 11)
        view = match.view(match.to_act)
        before = view.state.tobytes(), view.rulebook.rules.tobytes()
        make_bot("expert", 1).choose(view, FEW)
        assert (view.state.tobytes(), view.rulebook.rules.tobytes()) == before


def test_a_bot_blind_to_everything_still_sees_one_action() -> None:
    match = queendom.game("winter-queen").start(2, 4)
    view = match.view(match.to_act)
    for seed in range(10):
        result = Searcher(Config(blindness=1.0)).search(view, stream(seed), 5, 600)
        assert len(result.considered) == 1


@pytest.mark.once
def test_advice_is_legal_and_in_order() -> None:
    for game in ("winter-queen", "christina-regina"):
        match = queendom.game(game).start(3, 2)
        view = match.view(match.to_act)
        advice = make_bot("expert", 1).advise(view, Budget(simulations=400))
        assert 1 <= len(advice) <= 3
        assert all(one.action in match.legal_actions() for one in advice)
        assert all(type(one.chance) is float and 0 <= one.chance <= 1 for one in advice)  # a float of Python's
    assert make_bot("greedy", 1).advise(view)[0].chance is None
    with pytest.raises(queendom.IllegalAction, match="not-your-turn"):
        make_bot("expert", 1).advise(match.view((match.to_act or 0) + 1))


@pytest.mark.once
def test_the_same_from_another_holder_is_no_other_advice() -> None:
    found = 0
    for seed in range(6):
        match = queendom.game("winter-queen").start(2, seed)
        view = match.view(match.to_act)
        bot = make_bot("expert", 1)
        assert isinstance(bot, SearchBot)
        considered = [view.rulebook.action(one.number).to_json() for one in bot.search(view, FEW).considered[:3]]
        advised = [one.action.to_json() for one in make_bot("expert", 1).advise(view, FEW)]
        assert len({str(one | {"holder": 0}) for one in advised}) == len(advised)
        found += len({str(one | {"holder": 0}) for one in considered}) < len(considered)
    assert found  # else this would test nothing


def _share(game: str, one: str, other: str, rounds: int, players: int = 2) -> float:
    won = 0.0
    for number in range(rounds):
        for seat in range(players):
            names = [other] * players
            names[seat] = one
            winners = play(queendom.game(game).start(players, number), names, number, None)["winners"]
            won += (seat in winners) / max(1, len(winners))
    return won / (rounds * players)


@pytest.mark.once
@pytest.mark.randomised
def test_novice_beats_random_at_winter_queen() -> None:
    assert _share("winter-queen", "novice", "random", max(30, share(200))) > 0.85


@pytest.mark.once
@pytest.mark.randomised
@pytest.mark.parametrize(("one", "other"), [("adept", "novice"), ("expert", "adept")])
def test_each_level_beats_the_one_below_at_winter_queen(one: str, other: str) -> None:
    assert _share("winter-queen", one, other, max(8, share(100))) > 0.6


STYLES = ("early", "late", "bluffer", "tactician")


def _habits(bot: str, deals: int) -> dict[str, float]:
    """What a bot does among three plain masters, on the same deals for every bot: means a game."""
    found = {"plies": 0.0, "attempts": 0.0, "missed by others": 0.0}
    budget = Budget(simulations=300)
    for number in range(deals):
        match = queendom.game("christina-regina").start(4, number)
        seat = number % 4
        play(match, [bot if one == seat else "expert" for one in range(4)], number, budget)
        s = match.state[0]
        found["plies"] += sum(event["type"] == "move" for event in match.events)
        found["attempts"] += float((s["attempts"][seat] > 0).sum())
        found["missed by others"] += float(((s["attempts"][:, seat] > 0) & ~s["succeeded"][:, seat].astype(bool)).sum())
    return {what: whole / deals for what, whole in found.items()}


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.randomised
def test_styles_of_the_court_play_their_own_way() -> None:
    """The designer's four: a short game, a long one, one that attracts failing daggers, one that throws them."""
    assert set(STYLES) < set(bot_names("christina-regina"))
    assert not set(STYLES) & set(bot_names("winter-queen"))
    deals = max(40, share(80))
    habits = {bot: _habits(bot, deals) for bot in ("expert", *STYLES)}
    assert habits["early"]["plies"] < habits["late"]["plies"]
    assert habits["tactician"]["attempts"] > habits["expert"]["attempts"] + 0.4
    assert habits["bluffer"]["missed by others"] > habits["expert"]["missed by others"]


def test_a_level_is_a_budget_of_simulations() -> None:
    """So that it plays alike on any machine."""
    for game in ("winter-queen", "christina-regina"):
        levels_of_game = [support_of(game).levels[level].simulations for level in LEVELS]
        assert levels_of_game == sorted(set(levels_of_game)), "each level searches more than the one below"
        match = queendom.game(game).start(2, 1)
        adept = make_bot("adept", 1)
        assert isinstance(adept, SearchBot)
        assert adept.search(match.view(match.to_act), Budget(seconds=600)).simulations == levels_of_game[1]


@pytest.mark.parametrize("budget", [None, Budget(seconds=0.0), Budget(seconds=0.0, simulations=1000)], ids=str)
def test_time_is_a_cap(budget: Budget | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "_CAP", 0.0)
    assert 0 < simulations(budget) < 1000


def test_a_number_of_simulations_is_kept_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine: only so it does the same on all of them."""
    monkeypatch.setattr(levels, "_CAP", 0.0)
    assert simulations(Budget(simulations=1000)) == 1000


def simulations(budget: Budget | None) -> int:
    """How many a master makes at the beginning of a game."""
    match = queendom.game("winter-queen").start(2, 1)
    master = make_bot("master", 1)
    assert isinstance(master, SearchBot)
    return master.search(match.view(match.to_act), budget).simulations


@pytest.mark.once
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_search_counts_as_the_rules_do(players: int) -> None:
    """Places (CR-5.2, CR-5.3) and victories (CR-5.4, CR-5.5) of random games, against the game's own."""
    rng = random.Random(players)
    for number in range(12):
        match = queendom.game("christina-regina").start(players, number)
        rules = match.rulebook.rules
        while match.to_act is not None:
            legal = match.legal_actions()
            kind = rng.choice(sorted({action.kind for action in legal}))
            match.play(rng.choice([action for action in legal if action.kind == kind]))
            if match.to_act is None:
                break
            places = read_places(rules[0], match.state[0])
            for group in range(3):
                for colour in range(5):
                    place = place_at(rules, match.state, 0, colour, group)
                    assert cell(places, 5 * group + colour) == (15 if place < 0 else place)
        assert match.result is not None
        winners = match.result["winners"]
        values = np.zeros(5)
        finish(rules[0], match.state[0], values)
        assert values[:players].tolist() == [1 / len(winners) if k in winners else 0 for k in range(players)]
