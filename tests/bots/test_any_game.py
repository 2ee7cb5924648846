"""Games that bring nothing for bots but their rules: every bot plays them, by the plain search where it searches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import queendom
from queendom.bots import Budget, bot_names, make_bot
from queendom.bots.levels import SearchBot
from queendom.bots.search import registry
from queendom.bots.search.registry import support_of
from queendom.bots.search.support import GameSupport
from queendom.games.christina_regina.game import Rulebook as ChristinaReginaRulebook
from queendom.kernel import rulebook
from queendom.kernel.layout import Seat, States
from queendom.kernel.streams import stream
from queendom.match import Match
from support import share

GAMES = ("winter-queen", "christina-regina")
LEVELS = ("novice", "adept", "expert", "master")
FEW = Budget(simulations=30)


@pytest.fixture
def rules_alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The shipped games without their objects, as if a plugin had brought them."""
    monkeypatch.setattr(registry, "_SHIPPED", ())
    support_of.cache_clear()
    yield
    support_of.cache_clear()


def play(match: Match, names: list[str], seed: int, budget: Budget = FEW) -> list[int]:
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(names)]
    while (seat := match.to_act) is not None:
        match.play(bots[seat].choose(match.view(seat), budget))
    assert match.result is not None
    return list(match.result["winners"])


@pytest.mark.once
@pytest.mark.usefixtures("rules_alone")
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_a_game_by_its_rules_alone(game: str) -> None:
    names = [name for name in bot_names(game) if name in ("random", "greedy", *LEVELS)]
    assert len(names) == 6
    records = []
    for _ in range(2):
        match = queendom.game(game).start(3, 4)
        play(match, names[-3:], 1)
        records.append(match.record())
    assert records[0] == records[1], "the same seed plays the same game"


@pytest.mark.once
@pytest.mark.usefixtures("rules_alone")
@pytest.mark.parametrize("game", GAMES)
def test_the_plain_search_gives_advice(game: str) -> None:
    match = queendom.game(game).start(2, 4)
    first, *others = make_bot("expert", 1).advise(match.view(match.to_act), Budget(simulations=400))
    assert first.chance is not None and 0 <= first.chance <= 1
    assert [reason.key for reason in first.reasons] == ["reason-search"]
    assert all(advice.action in match.legal_actions() for advice in (first, *others))


@pytest.mark.once
@pytest.mark.randomised
@pytest.mark.usefixtures("rules_alone")
def test_the_plain_search_beats_random() -> None:
    games = max(20, share(100))
    won = 0.0
    for number in range(games):
        names = ["random", "random"]
        names[number % 2] = "adept"
        winners = play(queendom.game("christina-regina").start(2, number // 2), names, number, Budget(simulations=100))
        won += (number % 2 in winners) / max(1, len(winners))
    assert won / games > 0.6


@pytest.mark.once
@pytest.mark.usefixtures("rules_alone")
def test_what_is_hidden_steers_no_plain_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets nothing but the view. And what it fills in fits the view, and is not always the same."""
    seen = []
    fill_hidden = ChristinaReginaRulebook.fill_hidden

    def noted(self: ChristinaReginaRulebook, states: States, streams: States) -> None:
        before = states.tobytes()
        fill_hidden(self, states, streams)
        assert self.layout.seen_by(states, 0, Seat(1)).tobytes() == before
        seen.append(tuple(states["colours"][0].tolist()))

    monkeypatch.setattr(ChristinaReginaRulebook, "fill_hidden", noted)
    match = queendom.game("christina-regina").start(4, 9, first=1)
    assert match.to_act == 1
    bot = make_bot("expert", 1)
    assert isinstance(bot, SearchBot)
    assert bot.search(match.view(1), Budget(simulations=200)).simulations == len(seen) == 200
    assert len({colours[1] for colours in seen}) == 1, "one's own colour is known"
    assert len(set(seen)) > 12, "of 24 ways to give four colours to three others"


@pytest.mark.usefixtures("rules_alone")
def test_a_game_with_secrets_must_say_what_they_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChristinaReginaRulebook, "fill_hidden", rulebook.Rulebook.fill_hidden)
    match = queendom.game("christina-regina").start(2, 1)
    with pytest.raises(NotImplementedError, match="christina-regina hides something"):
        make_bot("expert", 1).choose(match.view(match.to_act), FEW)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_that_hides_nothing_is_filled_as_it_was(game: str) -> None:
    match = queendom.game(game).start(2, 1)
    states = match.state.copy()
    match.rulebook.fill_hidden(states, stream("nothing hidden"))
    assert states.tobytes() == match.state.tobytes()


def test_time_is_a_cap_of_the_plain_search_too(rules_alone: None) -> None:
    match = queendom.game("winter-queen").start(2, 1)
    bot = make_bot("master", 1)
    assert isinstance(bot, SearchBot)
    result = bot.search(match.view(match.to_act), Budget(seconds=0.0, simulations=50))
    assert result.simulations == 1
    assert {one.number for one in result.considered} == set(match.view(match.to_act).legal_numbers())


def test_a_package_offers_what_bots_know_of_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By an entry point of the group `queendom.search`, under the game's name."""
    (tmp_path / "their_bots.py").write_text(
        "from queendom.bots.search.support import GameSupport\nSUPPORT = GameSupport(game='their-game')\nOTHER = 1\n"
    )
    info = tmp_path / "their_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[queendom.search]\ntheir-game = their_bots:SUPPORT\nwrong-game = their_bots:OTHER\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    support_of.cache_clear()
    try:
        assert support_of("their-game") is sys.modules["their_bots"].SUPPORT
        assert support_of("nobodys-game") == GameSupport(game="nobodys-game")
        with pytest.raises(TypeError, match="their_bots:OTHER"):
            support_of("wrong-game")
    finally:
        support_of.cache_clear()
        sys.modules.pop("their_bots", None)


def test_levels_of_a_game_that_names_none() -> None:
    levels = [GameSupport(game="nobodys-game").level(name).simulations for name in LEVELS]
    assert levels == sorted(set(levels))
