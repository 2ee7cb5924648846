"""CR-5: how the game ends, what is scored, and who wins."""

from __future__ import annotations

import random

import pytest

from .christina_regina_positions import (
    COLOURS,
    GAME,
    GROUPS,
    PLAYERS,
    all_pass,
    at,
    finish,
    influence,
    lay,
    reckoning,
    seats,
    sizes,
    wider,
)
from .winter_queen_positions import moves, refused

# --- CR-5.1 ---


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [0, 1])
def test_cr_5_1_the_game_ends_when_all_have_passed_one_after_another(players: int, seat: int) -> None:
    match = at(gold="", factions=seats(players), to_act=seat)
    for passes in range(players):
        assert match.result is None and match.position()["passes"] == passes
        assert match.to_act == (seat + passes) % players
        events = match.play("pass")
    assert [event["type"] for event in events] == ["move", "end"]
    assert match.result is not None and match.to_act is None
    assert match.position()["ending"] is not None and match.position()["to_act"] is None
    assert match.legal_actions() == [] and refused(match, "pass") == "game-over"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("move", ["-C", "C~S", "+gold-red>C", "+gold-red>G", "assassination"])
def test_cr_5_1_anything_else_starts_the_count_again(players: int, move: str) -> None:
    match = at(gold="", factions=seats(players), to_act=players - 1, passes=players - 1)
    match.play("0!I:red" if move == "assassination" else move)
    assert match.position()["passes"] == 0 and match.result is None
    if move != "+gold-red>G":
        for _ in range(players):
            assert match.result is None
            match.play("pass")
        assert match.result is not None


def test_cr_5_1_a_draw_starts_it_again_too() -> None:
    match = at("none none *", "none none *", "", factions="blue red green")
    match.play("pass")
    match.play("+gold-none>G")
    match.play("G/C")
    assert sizes(match)[2] == 0 and match.position()["passes"] == 0
    for _ in range(3):
        assert match.result is None
        match.play("pass")
    assert match.result is not None


def test_cr_5_1_passes_of_the_same_player_do_not_add_up() -> None:
    match = at(gold="", factions="blue red")
    for move in ("pass", "-C", "pass", "0!I:red"):
        match.play(move)
    assert match.result is None and match.position()["passes"] == 0


def test_cr_5_1_an_empty_stack_alone_ends_nothing() -> None:
    match = at("", "", "", spent=[0, 1], attempts=["0>1 1 red", "1>0 2 blue"])
    assert match.result is None and moves(match) == {"pass"}


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_5_1_dealt_games_end_in_no_other_way(players: int) -> None:
    match = GAME.start(players, seed=6)
    passes = 0
    for turn in range(400):
        legal = match.legal_actions()
        if not legal:
            break
        action = legal[turn * 5 % len(legal)]
        passes = passes + 1 if action.kind == "pass" else 0
        match.play(action)
        assert (match.result is not None) == (passes == players)
    assert match.result is not None


# --- CR-5.2 ---


def test_cr_5_2_the_topmost_card_of_a_tilted_colour_is_taken_out() -> None:
    result = finish(lay(gold="blue red green"), "blue red", attempts=["1>0 3 blue"])
    assert result["points"] == [[0, 0, 0], [0, 0, 3]]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_cr_5_2_only_from_the_stack_of_that_number(number: int) -> None:
    result = finish(lay("blue red", "blue red", "blue red"), "blue red", attempts=[f"1>0 {number} blue"])
    assert result["points"][0] == [0 if group + 1 == number else 3 for group in range(3)]
    assert result["points"][1] == [3 if group + 1 == number else 2 for group in range(3)]


def test_cr_5_2_a_failed_attempt_costs_the_assassin() -> None:
    result = finish(lay(copper="red blue"), "blue red", attempts=["1>0 1 green"])
    assert result["points"] == [[3, 0, 0], [0, 0, 0]]


def test_cr_5_2_nothing_if_the_stack_has_no_such_card() -> None:
    result = finish(lay(copper="red green", gold="blue"), "blue red", attempts=["1>0 1 blue"])
    assert result["points"] == [[0, 0, 3], [3, 0, 0]]


def test_cr_5_2_several_tilted_cards_of_one_number() -> None:
    attempts = ["1>0 3 blue", "2>1 3 red"]
    result = finish(lay(gold="blue red green black"), "blue red black", attempts=attempts)
    assert result["points"] == [[0, 0, 0], [0, 0, 0], [0, 0, 2]]


def test_cr_5_2_several_tilted_cards_of_one_player() -> None:
    attempts = ["1>0 1 blue", "2>0 2 blue"]
    result = finish(lay("blue red", "blue red", "blue red"), "blue red green", attempts=attempts)
    assert result["points"] == [[0, 0, 3], [3, 3, 2], [0, 0, 0]]


def test_cr_5_2_the_card_need_not_lie_on_top() -> None:
    result = finish(lay(silver="green red blue black"), "blue red black", attempts=["0>1 2 red"])
    assert result["points"] == [[0, 2, 0], [0, 0, 0], [0, 1, 0]]


def test_cr_5_2_only_the_topmost_of_several() -> None:
    edition = wider(gold={"blue": 3, "none": 2})
    laid = lay(gold="blue red blue green blue")
    result = finish(laid, "blue red green", attempts=["1>0 3 blue"], edition=edition)
    assert result["points"] == [[0, 0, 2], [0, 0, 3], [0, 0, 1]]


def test_cr_5_2_a_tilted_card_does_nothing_before_the_end() -> None:
    match = at("blue none *", "none none *", "", influence="copper-red", attempts=["1>0 1 blue"])
    match.play("+gold-none>G")
    match.play("C/S")
    assert influence(match, "copper") == "blue red"


# --- CR-5.3 ---


@pytest.mark.parametrize("group", GROUPS)
def test_cr_5_3_three_two_one_from_the_top(group: str) -> None:
    result = finish(" ".join(f"{group}-{colour}" for colour in COLOURS), "blue red green black purple")
    at_group = GROUPS.index(group)
    assert [points[at_group] for points in result["points"]] == [3, 2, 1, 0, 0]
    assert result["scores"] == [3, 2, 1, 0, 0]


def test_cr_5_3_the_last_card_drawn_is_the_top() -> None:
    match = at("blue none *", "none none *", "none", influence="copper-red")
    match.play("C/S")
    match.play("G/S")
    assert influence(match, "copper") == "blue red"
    assert all_pass(match)["points"] == [[3, 0, 0], [2, 0, 0]]


def test_cr_5_3_all_three_stacks_add_up() -> None:
    result = finish(lay("blue red", "red green blue", "green red black blue"), "blue red")
    assert result["points"] == [[3, 1, 0], [2, 3, 2]]
    assert result["scores"] == [4, 7]


def test_cr_5_3_colours_nobody_plays_take_their_place() -> None:
    result = finish(lay("green blue black red", "green black purple blue", "purple red"), "blue red")
    assert result["points"] == [[2, 0, 0], [0, 0, 2]]
    assert result["scores"] == [2, 2]


def test_cr_5_3_what_is_taken_out_leaves_no_gap() -> None:
    result = finish(lay(copper="blue green red"), "blue red", attempts=["1>0 1 blue"])
    assert result["points"] == [[0, 0, 0], [2, 0, 0]]


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_5_3_never_more_than_six_points_a_stack(players: int) -> None:
    result = finish(lay(*[" ".join(COLOURS)] * 3), seats(players))
    assert sum(result["scores"]) == {2: 15, 3: 18, 4: 18, 5: 18}[players]


def test_cr_5_3_nothing_but_influence_scores() -> None:
    match = at("blue none *", "none none *", "", discards="silver-blue", influence="gold-black gold-red")
    assert all_pass(match)["scores"] == [0, 2]


def test_cr_5_3_only_the_uppermost_of_a_colour_is_its_place() -> None:
    edition = wider(gold={"blue": 2, "green": 2, "none": 2})
    result = finish(lay(gold="green blue green blue red"), "blue red", edition=edition)
    assert result["points"] == [[0, 0, 2], [0, 0, 1]]


def test_cr_5_3_points_are_told_at_the_end_only() -> None:
    match = at("", "", "", influence=lay("blue red"))
    assert match.result is None
    result = all_pass(match)
    assert result == {
        "scores": [3, 2],
        "winners": [0],
        "ending": "scored",
        "points": [[3, 0, 0], [2, 0, 0]],
        "decided_by": "points",
    }


# --- CR-5.4 ---


def decided(*stacks: str, factions: str = "blue red", **parts: object) -> tuple[list[int], str | None]:
    """Who wins, and what decides."""
    result = finish(lay(*stacks), factions, **parts)
    assert result["ending"] == "scored"
    return result["winners"], result["decided_by"]


def test_cr_5_4_most_points_win() -> None:
    assert decided("blue", "red blue", "red") == ([1], "points")
    assert decided("red blue", "blue", "") == ([0], "points")


def test_cr_5_4_points_come_before_threes() -> None:
    """Two 3s against two 2s and a 3: 6 against 7."""
    assert decided("red blue", "red blue", "blue") == ([0], "points")


def test_cr_5_4_level_points_most_threes() -> None:
    assert decided("blue red", "green red blue") == ([0], "threes")
    assert decided("red blue", "green blue red") == ([1], "threes")


def test_cr_5_4_level_threes_most_twos() -> None:
    assert decided("blue green red", "red blue", "green purple red") == ([0], "twos")
    assert decided("red green blue", "blue red", "green purple blue") == ([1], "twos")


def test_cr_5_4_the_ones_never_decide_and_the_victory_is_shared() -> None:
    assert decided("blue green red", "red purple blue", "black") == ([0, 1], "shared")


def test_cr_5_4_shared_by_some() -> None:
    assert decided("blue red green", "red blue green", "", factions="blue red green") == ([0, 1], "shared")
    assert decided("green red blue", "red green blue", "", factions="blue red green") == ([1, 2], "shared")


def test_cr_5_4_who_is_out_of_the_running_does_not_come_back() -> None:
    """Seats 0 and 1 have 4 points, as 2 + 2 and as 3 + 1; seat 2 has a 3 too, but fewer points."""
    assert decided("green blue red", "red blue", "", factions="blue red green") == ([1], "threes")


def test_cr_5_4_a_tie_of_three_is_narrowed_step_by_step() -> None:
    three = "blue red green"
    assert decided("blue green red", "red blue green", "purple green", factions=three) == ([0], "threes")
    # 5 points each: 3 + 2, 3 + 1 + 1, 2 + 2 + 1: the threes leave two of them, the twos one
    assert decided("blue green red", "red blue green", "black green red", factions=three) == ([0], "twos")
    assert decided("blue red green", "red green blue", "green blue red", factions=three) == ([0, 1, 2], "shared")


@pytest.mark.parametrize("factions", ["purple black", "black purple"])
def test_cr_5_4_zero_points_are_shared_too(factions: str) -> None:
    """Whoever has the one card that scores nothing, and whoever has none."""
    result = finish(lay("blue red green purple"), factions)
    assert result["scores"] == [0, 0] and result["ending"] == "scored"
    assert (result["winners"], result["decided_by"]) == ([0, 1], "shared")


# --- CR-5.5 ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cr_5_5_christina_wins_if_no_player_has_a_card(players: int) -> None:
    result = finish(lay("purple", "purple", ""), seats(players))
    assert result["ending"] == "christina" and result["winners"] == []
    assert result["scores"] == [0] * players and result["decided_by"] is None


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_5_5_also_with_empty_influence_stacks(players: int) -> None:
    match = at("", "", "", factions=seats(players))
    assert all_pass(match)["ending"] == "christina"
    assert match.position()["ending"] == "christina"


def test_cr_5_5_after_the_tilted_cards() -> None:
    attempts = ["1>0 1 blue", "0>1 3 red"]
    result = finish(lay("blue green", "", "red black"), "blue red", attempts=attempts)
    assert (result["ending"], result["winners"]) == ("christina", [])


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("group", [0, 1, 2])
def test_cr_5_5_one_card_of_any_player_anywhere_keeps_her_from_it(seat: int, group: int) -> None:
    colour = ["blue", "red"][seat]
    stacks = [colour if k == group else "" for k in range(3)]
    result = finish(lay(*stacks), "blue red")
    assert (result["ending"], result["winners"]) == ("scored", [seat])


def test_cr_5_5_a_card_that_scores_nothing_keeps_her_from_it_too() -> None:
    result = finish(lay("green black purple blue"), "blue red")
    assert (result["ending"], result["winners"], result["scores"]) == ("scored", [0, 1], [0, 0])


def test_cr_5_5_that_card_tilted_away_and_she_wins() -> None:
    result = finish(lay("green black purple blue"), "blue red", attempts=["1>0 1 blue"])
    assert (result["ending"], result["winners"]) == ("christina", [])


def test_cr_5_5_a_second_card_of_the_colour_stays() -> None:
    edition = wider(copper={"blue": 2, "none": 3})
    result = finish(lay("blue blue"), "blue red", attempts=["1>0 1 blue"], edition=edition)
    assert (result["ending"], result["winners"], result["scores"]) == ("scored", [0], [3, 0])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cr_5_3_the_reckoning_tells_how_the_points_came_about(players: int) -> None:
    """Card by card it adds up to the result; what is removed belongs to a tilted leader, once."""
    for seed in range(12):
        luck = random.Random(seed)
        match = GAME.start(players=players, seed=seed)
        assert reckoning(match) is None
        while match.to_act is not None:
            match.play(luck.choice(match.legal_actions()))
        payload, result = reckoning(match), match.result
        assert payload is not None and result is not None
        position = match.position()
        for group, name in enumerate(("copper", "silver", "gold")):
            assert [row["card"] for row in payload[name]] == position["influence"][name]
            counted = [0] * players
            for row in payload[name]:
                if row["seat"] is not None:
                    counted[row["seat"]] += row["points"]
                    assert position["factions"][row["seat"]] == row["card"].split("-")[1]
                if row["removed"]:
                    assert row["points"] == 0 and row["seat"] is not None
                    assert group + 1 in position["tilted"][row["seat"]]
            assert counted == [points[group] for points in result["points"]]
            removed = [row["card"] for row in payload[name] if row["removed"]]
            assert len(removed) == len(set(removed))
            left = [row["points"] for row in payload[name] if not row["removed"]]
            assert left == sorted(left, reverse=True) and left[:3] == [3, 2, 1][: len(left)]
