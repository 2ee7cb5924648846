"""Queen's Dice by itself: what every game must do, its own rules, and who sees what."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, cast

import pytest
from queens_dice.game import QueensDice

import queendom
from queendom import games
from queendom.bots import Budget, bot_names, make_bot
from queendom.errors import IllegalAction, PositionError
from queendom.kernel.chance import ChancePoint, SeededChance
from queendom.kernel.conformance import Conformance
from queendom.kernel.layout import Seat
from queendom.match import Match

GAME = queendom.game("queens-dice")
SETTINGS = list(product((2, 3), (1, 2), ("12", "15"), ("half", "nothing")))
CHECKS: list[Callable[[Conformance, object], None]] = [
    Conformance.lockstep,
    Conformance.copies_are_independent,
    Conformance.legal_is_applicable,
    lambda suite, seed: suite.illegal_is_refused(seed, range(-5, 20)),
    Conformance.names_round_trip,
    Conformance.chance_is_sound,
    Conformance.positions_round_trip,
    Conformance.playouts_are_real,
    Conformance.shapes_fit,
    Conformance.visibility_is_declared,
]


def test_it_was_found() -> None:
    assert isinstance(games.GAMES["queens-dice"], QueensDice)
    assert list(games.GAMES) == ["winter-queen", "christina-regina", "queens-dice"]


@pytest.mark.parametrize("check", range(len(CHECKS)))
def test_it_conforms(check: int) -> None:
    run_check = CHECKS[check]
    for number, (players, version, limit, above) in enumerate(SETTINGS):
        edition = GAME.game.find_edition("plain")
        rulebook = GAME.game.rulebook(edition, players, {"limit": limit, "above": above}, version)
        for seed in range(5):
            run_check(Conformance(rulebook), (number, seed))


def as_json(told: Mapping[str, object]) -> dict[str, Any]:
    """An event or a position, whose keys only this game knows."""
    return cast(dict[str, Any], told)


def played(match: Match, seed: object) -> Match:
    luck = random.Random(str(seed))
    while match.to_act is not None:
        match.play(luck.choice(match.legal_actions()))
    return match


@pytest.mark.parametrize("players", [2, 3])
def test_records_replay_and_follow_from_their_seed(players: int) -> None:
    for seed in range(20):
        match = played(GAME.start(players, seed, options={"limit": ("12", "15")[seed % 2]}), seed)
        record = json.loads(json.dumps(match.record()))
        assert queendom.check(record).record() == record
        changed = json.loads(json.dumps(record))
        changed["events"][0]["cards"][0] = changed["events"][0]["cards"][0] % 6 + 1
        with pytest.raises(queendom.RecordError):
            queendom.check(changed)


def at(totals: list[int], cards: list[int], version: int, **options: str) -> list[int]:
    position = {"totals": totals, "cards": cards, "stopped": [True, False], "to_act": 1, "options": options}
    match = GAME.position(position, seed=1, rules_version=version)
    match.play("stop")
    assert match.result is not None
    scores: list[int] = match.result["scores"]
    return scores


def test_what_is_counted() -> None:
    assert at([5, 7], [2, 4], 2) == [7, 11]
    assert at([9, 10], [2, 4], 2) == [11, 7]
    assert at([9, 10], [2, 4], 2, above="nothing") == [11, 0]
    assert at([9, 10], [2, 4], 2, limit="15") == [11, 14]


def test_exactly_the_limit_counts_double_from_version_2_on() -> None:
    assert at([8, 7], [4, 4], 1) == [12, 11]
    assert at([8, 7], [4, 4], 2) == [24, 11]


def test_a_card_is_seen_by_its_player_alone_until_the_end() -> None:
    match = GAME.start(3, 5)
    cards = as_json(match.events[0])["cards"]
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        shown = [card if seat == viewer else None for seat, card in enumerate(cards)]
        assert as_json(view.position)["cards"] == as_json(view.history[0])["cards"] == shown
    over = played(match, 1).view(None)
    assert as_json(over.position)["cards"] == as_json(over.history[0])["cards"] == cards


class Chosen:
    """Chance that deals these cards and then rolls these dice."""

    def __init__(self, cards: list[int], dice: list[int]) -> None:
        self.left = {"card": list(cards), "die": list(dice)}

    def draw(self, point: ChancePoint) -> int:
        return self.left[point.source].pop(0) - 1


def told(cards: list[int], viewer: int | None) -> list[str]:
    """All that a viewer is given in a game with these cards, up to its last move."""
    rulebook = GAME.game.rulebook(GAME.game.find_edition("plain"), 2, GAME.game.check_options({}))
    chance = Chosen(cards, [3, 4])
    match = Match.deal(GAME.game, rulebook, Seat(0), SeededChance(bytes(32)), [{"name": "A"}, {"name": "B"}], chance)
    texts = []
    for action in ("roll", "roll", "stop"):
        texts.append(json.dumps([match.view(viewer).to_json(), match.record_for(viewer)]))
        match.play(action, chance=chance)
    return [*texts, json.dumps([match.view(viewer).to_json(), match.record_for(viewer)])]


def test_what_one_sees_does_not_depend_on_what_one_may_not_know() -> None:
    assert told([2, 5], 1) == told([6, 5], 1) and told([2, 5], 0) == told([2, 1], 0)
    assert told([2, 5], None) == told([6, 1], None)
    assert told([2, 5], 0) != told([6, 5], 0)


def test_what_is_refused() -> None:
    match = GAME.start(2, 1)
    with pytest.raises(IllegalAction):
        match.play({"kind": "cheat"})
    with pytest.raises(PositionError):
        GAME.position({"cards": [7, 1]})
    with pytest.raises(PositionError):
        GAME.position({"cards": [1, 1], "stopped": [True, False], "to_act": 0})


@pytest.mark.parametrize("bot", bot_names("queens-dice"))
def test_every_bot_plays_it(bot: str) -> None:
    match = GAME.start(3, 3)
    while match.to_act is not None:
        match.play(make_bot(bot, 1).choose(match.view(match.to_act), Budget(simulations=50)))
    assert match.result is not None


def test_search_rolls_when_it_must_and_stops_when_it_should() -> None:
    def best(total: int) -> Any:
        position = {"totals": [11, total], "cards": [1, 1], "stopped": [True, False], "to_act": 1}
        view = GAME.position(position, seed=1).view(1)
        return make_bot("master", 1).choose(view, Budget(simulations=400)).kind

    # The other has 11 and a card: with 3 one is behind whatever it is; with 11 and a one every roll is too much.
    assert best(3) == "roll" and best(11) == "stop"


def test_advice_comes_with_chances() -> None:
    view = GAME.start(2, 1).view(GAME.start(2, 1).to_act)
    advice = make_bot("master", 1).advise(view, Budget(simulations=200))
    assert {one.action.kind for one in advice} <= {"roll", "stop"} and advice[0].chance is not None
