"""CR-4: assassinations. What each player knows of them is in test_cr_6_who_knows_what.py too."""

from __future__ import annotations

import pytest

from matches import again

from .christina_regina_positions import COLOURS, PLAYERS, ROMAN, at, seats, sizes, tilted
from .winter_queen_positions import kinds, moves, of_type, refused, types


def numbers(moves_of: set[str], victim: int) -> set[str]:
    """The numbers that may be announced against a victim."""
    return {move.split("!")[1].split(":")[0] for move in moves_of if move.startswith(f"{victim}!")}


# --- CR-4.1 ---


def test_cr_4_1_a_victim_a_number_and_a_dagger() -> None:
    match = at(factions="blue red green")
    events = match.play("2!III:green")
    assert events == [
        {"type": "move", "seat": 0, "action": {"kind": "assassinate", "victim": 2, "number": 3, "colour": "green"}},
        {"type": "attempt", "assassin": 0, "victim": 2, "number": 3, "success": True, "victim_colour": "green"},
    ]
    assert match.position()["attempts"] == [
        {"assassin": 0, "victim": 2, "number": 3, "colour": "green", "success": True}
    ]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_cr_4_1_the_assassins_own_card_of_that_number_must_be_untilted(number: int) -> None:
    match = at(factions="blue red green", attempts=[f"1>0 {number} blue"])
    assert tilted(match) == [[number], [], []]
    free = set(ROMAN) - {ROMAN[number - 1]}
    for victim in (1, 2):
        assert numbers(moves(match), victim) == free
        for colour in COLOURS:
            assert refused(match, f"{victim}!{ROMAN[number - 1]}:{colour}") == "own-leader-tilted"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_cr_4_1_so_must_the_victims(number: int) -> None:
    match = at(factions="blue red green", attempts=[f"2>1 {number} red"])
    assert tilted(match) == [[], [number], []]
    assert numbers(moves(match), 1) == set(ROMAN) - {ROMAN[number - 1]}
    assert numbers(moves(match), 2) == set(ROMAN)
    for colour in COLOURS:
        assert refused(match, f"1!{ROMAN[number - 1]}:{colour}") == "victims-leader-tilted"


def test_cr_4_1_numbers_tilted_on_either_side_add_up() -> None:
    match = at(factions="blue red green", attempts=["1>0 1 blue", "2>1 2 red"])
    assert tilted(match) == [[1], [2], []]
    assert numbers(moves(match), 1) == {"III"} and numbers(moves(match), 2) == {"II", "III"}


@pytest.mark.parametrize("players", [4, 5])
def test_cr_4_1_with_all_three_tilted_nobody_can_be_tried(players: int) -> None:
    match = at(factions=seats(players), attempts=["1>0 1 blue", "2>0 2 blue", "3>0 3 blue"])
    assert tilted(match)[0] == [1, 2, 3]
    assert "assassinate" not in kinds(match)
    match.play("C/S")
    assert numbers(moves(match), 0) == set() and numbers(moves(match), 2) == set(ROMAN)


def test_cr_4_1_a_card_of_a_third_player_does_not_matter() -> None:
    match = at(factions="blue red green", attempts=["1>2 1 green"])
    assert numbers(moves(match), 1) == set(ROMAN)


def test_cr_4_1_one_tilted_in_this_game_counts_at_once() -> None:
    match = at(factions="blue red green")
    match.play("2!II:red")  # wrong: seat 0 tilts II
    assert refused(match, "0!II:blue") == "victims-leader-tilted"
    match.play("2!II:green")
    assert refused(match, "1!II:red") == "own-leader-tilted"


# --- CR-4.2 ---


@pytest.mark.parametrize("colour", ["red", "green"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_cr_4_2_one_attempt_whatever_the_number_and_the_outcome(colour: str, number: int) -> None:
    match = at(attempts=[f"0>1 {number} {colour}"])
    assert "assassinate" not in kinds(match)
    for roman in ROMAN:
        assert refused(match, f"1!{roman}:blue") == "attempted-already"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_cr_4_2_each_opponent_can_be_tried_once(players: int) -> None:
    """Always with the right colour, so that no card of the assassin's is tilted."""
    match = at(factions=seats(players))
    for victim in range(1, players):
        assert numbers(moves(match), victim) == set(ROMAN)
        match.play(f"{victim}!I:{COLOURS[victim]}")
        for k in range(players - 1):
            match.play(("C/S", "S/G", "G/C")[k % 3])
        assert refused(match, f"{victim}!II:red") == "attempted-already"
    assert "assassinate" not in kinds(match)
    assert len(match.position()["attempts"]) == players - 1


def test_cr_4_2_the_victim_may_strike_back() -> None:
    match = at()
    match.play("1!I:red")
    assert numbers(moves(match), 0) == {"II", "III"}
    match.play("0!II:green")
    assert tilted(match) == [[], [1, 2]]


def test_cr_4_2_several_may_try_the_same_victim() -> None:
    match = at(factions="blue red green")
    match.play("2!I:green")
    assert numbers(moves(match), 2) == {"II", "III"}
    match.play("2!II:green")
    assert tilted(match) == [[], [], [1, 2]]


# --- CR-4.3 ---


@pytest.mark.parametrize(("colour", "success"), [("red", True), ("green", False), ("black", False)])
def test_cr_4_3_all_learn_who_whom_number_and_outcome(colour: str, success: bool) -> None:
    match = at(factions="blue red green")
    match.play(f"1!II:{colour}")
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        (move,), (attempt,) = of_type(view.history, "move"), of_type(view.history, "attempt")
        payload = {"type": "attempt", "assassin": 0, "victim": 1, "number": 2, "success": success}
        assert payload.items() <= attempt.items()
        assert {"kind": "assassinate", "victim": 1, "number": 2}.items() <= move["action"].items()
        (kept,) = view.position["attempts"]
        assert {"assassin": 0, "victim": 1, "number": 2, "success": success}.items() <= kept.items()


@pytest.mark.parametrize("colour", COLOURS)
def test_cr_4_3_the_victim_sees_the_dagger_and_the_assassin_the_colour(colour: str) -> None:
    match = at(factions="blue red green black")
    match.play(f"1!II:{colour}")
    for viewer in (None, 0, 1, 2, 3):
        view = match.view(viewer)
        (move,), (attempt,) = of_type(view.history, "move"), of_type(view.history, "attempt")
        assert move["action"].get("colour") == (colour if viewer in (0, 1) else None)
        assert view.position["attempts"][0]["colour"] == (colour if viewer in (0, 1) else None)
        assert attempt.get("victim_colour") == ("red" if viewer == 0 else None)
        assert view.position["factions"][1] == ("red" if viewer in (0, 1) else None)


def test_cr_4_3_nothing_else_is_learnt() -> None:
    match = at(factions="blue red green black")
    match.play("1!I:black")
    assert match.view(0).position["factions"] == ["blue", "red", None, None]
    assert match.view(1).position["factions"] == [None, "red", None, None]
    assert match.view(2).position["factions"] == [None, None, "green", None]
    assert match.view(None).position["factions"] == [None] * 4
    for viewer in (None, 2, 3):
        for event in match.view(viewer).history:
            assert "colour" not in event.get("action", {}) and "victim_colour" not in event


# --- CR-4.4 ---


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("players", PLAYERS)
def test_cr_4_4_success_tilts_the_victims_card(number: int, players: int) -> None:
    match = at(factions=seats(players))
    events = match.play(f"{players - 1}!{ROMAN[number - 1]}:{COLOURS[players - 1]}")
    assert tilted(match) == [[]] * (players - 1) + [[number]]
    assert events[1]["success"] is True


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("players", PLAYERS)
def test_cr_4_4_failure_tilts_the_assassins_card(number: int, players: int) -> None:
    for colour in set(COLOURS) - {"red"}:
        match = at(factions=seats(players))
        events = match.play(f"1!{ROMAN[number - 1]}:{colour}")
        assert tilted(match) == [[number]] + [[]] * (players - 1)
        assert events[1]["success"] is False and events[1]["victim_colour"] == "red"


def test_cr_4_4_cards_stay_tilted() -> None:
    match = at(factions="blue red green")
    match.play("1!I:red")
    match.play("2!II:blue")
    match.play("0!III:blue")
    assert tilted(match) == [[3], [1, 2], []]
    for move in ("C/S", "-C", "G/C"):
        match.play(move)
        assert tilted(match) == [[3], [1, 2], []]


def test_cr_4_4_the_outcome_follows_from_the_attempts_of_a_position() -> None:
    match = at(factions="blue red green", attempts=["0>1 1 red", "1>2 2 blue"])
    assert tilted(match) == [[], [1, 2], []]
    assert [one["success"] for one in match.position()["attempts"]] == [True, False]


# --- CR-4.5 ---


@pytest.mark.parametrize("factions", ["blue red", "red blue", "purple green", "black purple"])
def test_cr_4_5_any_of_the_five_colours(factions: str) -> None:
    match = at(factions=factions)
    for roman in ROMAN:
        assert {move for move in moves(match) if f"!{roman}:" in move} == {f"1!{roman}:{c}" for c in COLOURS}
    for colour in COLOURS:
        played = again(match)
        assert types(played.play(f"1!I:{colour}")) == ["move", "attempt"]


def test_cr_4_5_ones_own_colour_is_a_bluff_and_fails() -> None:
    match = at(factions="blue red")
    events = match.play("1!I:blue")
    assert events[1]["success"] is False and tilted(match) == [[1], []]
    assert match.view(1).history[-2]["action"]["colour"] == "blue"


def test_cr_4_5_a_colour_that_one_knows_to_be_anothers_too() -> None:
    match = at(factions="blue red green", attempts=["0>1 1 red"])
    assert "2!II:red" in moves(match)
    assert match.play("2!II:red")[1]["success"] is False


# --- CR-4.6 ---


@pytest.mark.parametrize("stacks", [("", "none none *", "none none *"), ("red", "", ""), ("", "", "")])
@pytest.mark.parametrize("players", PLAYERS)
def test_cr_4_6_also_with_an_empty_stack(stacks: tuple[str, str, str], players: int) -> None:
    match = at(*stacks, factions=seats(players))
    assert min(sizes(match)) == 0
    for victim in range(1, players):
        assert numbers(moves(match), victim) == set(ROMAN)
    assert match.play("1!I:red")[1]["success"] is True
    assert tilted(match)[1] == [1] and match.to_act == 1


def test_cr_4_6_also_between_passes() -> None:
    match = at(gold="", factions="blue red green", passes=2)
    match.play("1!I:red")
    assert match.position()["passes"] == 0 and match.result is None
