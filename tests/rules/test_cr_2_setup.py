"""CR-2: the set-up, on dealt games."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import queendom
from queendom.games.christina_regina.shapes import Position

from .christina_regina_positions import COLOURS, GAME, GROUPS, KINDS, PLAYERS, all_pass, at, box, opened, sizes
from .winter_queen_positions import OUTCOMES, Brings

SEEDS = range(40)


def dealt(players: int = 2, seed: int = 1) -> Position:
    return GAME.start(players, seed=seed, first=0).position()


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_2_1_three_stacks_of_nine_with_two_open_cards(players: int) -> None:
    match = GAME.start(players, seed=2)
    assert sizes(match) == [9, 9, 9]
    for group in GROUPS:
        stack = match.position()["stacks"][group]
        assert len(stack["top"]) == 2 and stack["middle"] == 7 and stack["bottom"] == []
        assert all(card.startswith(group) for card in stack["top"])
    assert match.position()["influence"] == {"copper": [], "silver": [], "gold": []}
    assert match.position()["discards"] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_2_1_the_open_cards_are_told_to_all(players: int) -> None:
    match = GAME.start(players, seed=5)
    for viewer in (None, *range(players)):
        (deal,) = match.view(viewer).history
        assert set(deal) == {"type", "open", "factions"}
        assert deal["open"] == {group: opened(match, group) for group in GROUPS}
        assert match.view(viewer).position["stacks"] == match.position()["stacks"]


def test_cr_2_1_the_groups_are_shuffled_separately() -> None:
    deals = [dealt(2, seed)["stacks"] for seed in range(80)]
    for group in GROUPS:
        assert {deal[group]["top"][0] for deal in deals} == {f"{group}-{kind}" for kind in KINDS}
        assert {deal[group]["top"][1] for deal in deals} == {f"{group}-{kind}" for kind in KINDS}
    assert len({str(deal) for deal in deals}) > 70


def test_cr_2_1_every_unseen_card_of_the_group_may_turn_up_next() -> None:
    match = at("red none *", "none none *", "none blue *")
    chance = Brings("purple", "none")
    match.play("C/G", chance=chance)
    first, second = chance.points
    assert (first.source, first.weights) == ("stack/copper", (1, 0, 1, 1, 1, 3))
    assert (second.source, second.weights) == ("stack/gold", (0, 1, 1, 1, 1, 3))


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_2_1_two_open_cards_at_the_end_of_every_turn(players: int) -> None:
    """All below are face down: they were seen before, or nobody knows them."""
    for seed in range(3):
        match = GAME.start(players, seed=seed)
        for turn in range(60):
            for group, size in zip(GROUPS, sizes(match), strict=True):
                assert len(opened(match, group)) == min(2, size) and "?" not in opened(match, group)
            legal = match.legal_actions()
            if not legal:
                break
            match.play(legal[(turn * 7 + seed) % len(legal)])


def test_cr_2_1_no_position_hides_an_open_card() -> None:
    position = at().position()
    position["stacks"]["gold"] = {"top": ["gold-none"], "middle": 8, "bottom": []}
    with pytest.raises(queendom.PositionError) as refusal:
        GAME.position(position)
    assert refusal.value.arguments["part"] == "stacks.gold"


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_2_2_everyone_picks_one_colour_and_has_an_unused_action_card(players: int) -> None:
    for seed in SEEDS:
        position = dealt(players, seed)
        assert len(set(position["factions"])) == len(position["factions"]) == players
        assert set(position["factions"]) <= set(COLOURS)
        assert position["actions"] == [True] * players and position["tilted"] == [[]] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_2_2_the_pick_is_blind(players: int) -> None:
    drawn = [dealt(players, seed)["factions"] for seed in range(60)]
    for seat in range(players):
        assert {colours[seat] for colours in drawn} == set(COLOURS)


def test_cr_2_2_each_picks_among_the_colours_that_are_left() -> None:
    book = GAME.start(3, seed=1).rulebook
    states = book.new(GAME.start(3, seed=1, first=0).first)
    weights = []
    for colour in ("red", "purple", "blue"):
        point = book.chance_point(states)
        assert point is not None and point.source == "faction"
        weights.append(point.weights)
        assert book.apply_chance(states, OUTCOMES["faction"].index(colour))
        assert not book.apply_chance(states.copy(), 6)
    assert weights == [(1, 1, 1, 1, 1, 0), (1, 0, 1, 1, 1, 0), (1, 0, 1, 1, 0, 0)]


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_2_2_the_colour_is_secret_and_so_are_those_left_over(players: int) -> None:
    match = GAME.start(players, seed=9)
    factions = match.position()["factions"]
    for viewer in (None, *range(players)):
        expected = [colour if seat == viewer else None for seat, colour in enumerate(factions)]
        view = match.view(viewer)
        assert view.position["factions"] == expected and view.history[0]["factions"] == expected


def test_cr_2_2_no_colour_twice() -> None:
    with pytest.raises(queendom.PositionError) as refusal:
        at(factions="red red")
    assert refusal.value.arguments["part"] == "factions"


@pytest.mark.parametrize("players", [1, 6, 0])
def test_cr_2_2_two_to_five_players(players: int) -> None:
    with pytest.raises(queendom.SetupError, match="wrong-player-count"):
        GAME.start(players, seed=1)


@pytest.mark.parametrize(("players", "first"), [(p, s) for p in PLAYERS for s in range(p)])
def test_cr_2_3_the_chosen_first_player_begins_and_play_goes_clockwise(players: int, first: int) -> None:
    match = GAME.start(players, seed=4, first=first)
    turns = []
    for _ in range(2 * players + 1):
        assert match.position()["first"] == first
        turns.append(match.to_act)
        match.play(match.legal_actions()[0])
    assert turns == [(first + k) % players for k in range(2 * players + 1)]


@pytest.mark.parametrize("move", ["C/S", "-C", "C~S", "+copper-red>C", "1!I:red", "pass"])
def test_cr_2_3_the_turn_passes_on_after_anything(move: str) -> None:
    match = at(
        "none none *", gold="" if move == "pass" else "none none *", discards="copper-red", factions="blue red green"
    )
    for seat, following in pairwise((0, 1, 2, 0)):
        again = at(
            "none none *",
            gold="" if move == "pass" else "none none *",
            discards="copper-red",
            factions="blue red green",
            to_act=seat,
        )
        again.play(move if seat != 1 else move.replace("1!", "0!"))
        assert again.to_act == following
    match.play(move, seat=0)
    with pytest.raises(queendom.IllegalAction, match="not-your-turn"):
        match.play(match.legal_actions()[0], seat=0)


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_2_3_or_chance_decides(players: int) -> None:
    drawn = [GAME.start(players, seed=seed).to_act for seed in SEEDS]
    assert set(drawn) == set(range(players))
    assert drawn == [GAME.start(players, seed=seed).to_act for seed in SEEDS]


@pytest.mark.parametrize("first", [3, -1])
def test_cr_2_3_nobody_else_can_begin(first: int) -> None:
    with pytest.raises(queendom.SetupError, match="no-such-seat"):
        GAME.start(3, seed=1, first=first)


def test_cr_2_3_who_began_does_not_matter_at_the_end() -> None:
    results = []
    for first in range(3):
        match = at("", "", "", factions="blue red green", influence="gold-red gold-blue", first=first)
        assert match.to_act == first
        results.append(all_pass(match))
    assert results[0] == results[1] == results[2]
    assert Counter(results[0]["scores"]) == {3: 1, 2: 1, 0: 1} and box().total() == 27
