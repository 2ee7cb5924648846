"""Bots see their seat and nothing else: whatever is hidden from it can be replaced, and their choice stays the same."""

from __future__ import annotations

import dataclasses
import random

import pytest

import queendom
from leaks.interference import with_other_secrets
from queendom.bots import Advice, Budget, bot_names, make_bot
from queendom.kernel.shapes import AnyAction
from queendom.kernel.view import View
from queendom.match import Match
from support import share

SETTINGS = [("winter-queen", players) for players in (2, 3, 4)] + [
    ("christina-regina", players) for players in (2, 3, 4, 5)
]
#: By simulations: time is no part of what decides here.
FEW = Budget(simulations=60)


def choice_and_advice(bot: str, view: View) -> tuple[AnyAction, list[Advice]]:
    return make_bot(bot, "fair").choose(view, FEW).to_json(), make_bot(bot, "fair").advise(view, FEW)


def play_on(match: Match, rng: random.Random) -> None:
    """A random action, all kinds alike: so that there are attempts, books and spent action cards."""
    legal = match.legal_actions()
    kind = rng.choice(sorted({action.kind for action in legal}))
    match.play(rng.choice([action for action in legal if action.kind == kind]))


@pytest.mark.once
@pytest.mark.randomised
@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_no_choice_depends_on_what_is_hidden(game: str, players: int) -> None:
    rng = random.Random(f"fair/{game}/{players}")
    names = bot_names(game)
    differed = asked = 0
    for number in range(max(1, share(12))):
        match = queendom.game(game).start(players, number)
        while match.to_act is not None:
            other = with_other_secrets(match, match.to_act, rng)
            differed += other.state.tobytes() != match.state.tobytes()
            bot = names[asked % len(names)]
            asked += 1
            one_choice, other_choice = (choice_and_advice(bot, one.view(match.to_act)) for one in (match, other))
            assert one_choice == other_choice, bot
            play_on(match, rng)
    assert asked > 10
    assert differed > 0 or game == "winter-queen"


@pytest.mark.once
def test_who_looked_would_be_found_out() -> None:
    """The same check on views that hide nothing: then choices do depend on others' secrets."""
    rng = random.Random("looked")
    match = queendom.game("christina-regina").start(3, 1)
    caught = 0
    while match.to_act is not None:
        other = with_other_secrets(match, match.to_act, rng)
        open_views = [dataclasses.replace(one.view(match.to_act), state=one.state.copy()) for one in (match, other)]
        one_choice, other_choice = (choice_and_advice("master", view) for view in open_views)
        caught += one_choice != other_choice
        play_on(match, rng)
    assert caught > 0
