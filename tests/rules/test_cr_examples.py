"""The worked examples of docs/rules/christina-regina.md, section 7: the first two are the published ones."""

from __future__ import annotations

import pytest

from .courts import at, discards, finish, influence, lay, sizes, stack, tilted
from .positions import Brings, again, kinds, moves, of_type, refused

KAJA, LIO, METTE = range(3)


def test_cr_example_1_a_red_dagger_against_a_red_copper_card() -> None:
    match = at(factions="blue green red")
    events = match.play(f"{METTE}!I:red")
    assert events[1]["success"] is True
    assert tilted(match) == [[], [], [1]]
    lio = match.view(LIO)
    assert of_type(lio.history, "attempt") == [
        {"type": "attempt", "assassin": KAJA, "victim": METTE, "number": 1, "success": True}
    ]
    assert lio.position["factions"] == [None, "green", None]


@pytest.mark.parametrize("dagger", ["blue", "green", "black", "purple"])
def test_cr_example_1_with_any_other_dagger(dagger: str) -> None:
    match = at(factions="blue green red")
    events = match.play(f"{METTE}!I:{dagger}")
    assert events[1]["success"] is False
    assert tilted(match) == [[1], [], []]
    assert match.view(KAJA).position["factions"] == ["blue", None, "red"]


def test_cr_example_2_scoring_the_gold_stack() -> None:
    """Blue, red, green, black; blue's Gold card is tilted; nobody plays green."""
    result = finish(lay(gold="blue red green black"), "blue red black", attempts=["1>0 3 blue"])
    assert result["points"] == [[0, 0, 0], [0, 0, 3], [0, 0, 1]]
    assert result["scores"] == [0, 3, 1]


@pytest.mark.parametrize(
    ("stacks", "scores", "winners", "why"),
    [
        (("blue red", "green red blue", "purple black"), [4, 4], [0], "threes"),
        (("blue green red", "red blue", "green purple red"), [5, 5], [0], "twos"),
        (("blue green red", "red purple blue", "black"), [4, 4], [0, 1], "shared"),
        (("green black purple blue", "purple", "black"), [0, 0], [0, 1], "shared"),
    ],
)
def test_cr_example_breaking_a_tie(stacks: tuple[str, ...], scores: list[int], winners: list[int], why: str) -> None:
    result = finish(lay(*stacks), "blue red")
    assert (result["scores"], result["winners"], result["decided_by"]) == (scores, winners, why)


def test_cr_example_breaking_a_tie_ending_d_with_a_tilted_card() -> None:
    result = finish(lay("green black purple blue", "purple", "black"), "blue red", attempts=["1>0 1 blue"])
    assert (result["ending"], result["winners"]) == ("christina", [])


def test_cr_example_what_is_known_about_a_court_stack() -> None:
    match = at("none none *", "red none *", "none none *", factions="blue green red")
    assert stack(match, "silver") == "red none 7"
    match.play("C/S", chance=Brings("blue", "green"))
    assert stack(match, "silver") == "none green 6 red"
    match.play("G/S", chance=Brings("purple", "blue"))
    assert stack(match, "silver") == "green purple 5 red none"
    match.play("+copper-none>S")
    assert stack(match, "silver") == "copper-none green purple 5 red none" and sizes(match)[1] == 10
    assert match.state["unseen"][0, 1].tolist() == [1, 0, 0, 1, 0, 3]


def test_cr_example_persuasion_refills_an_empty_stack() -> None:
    cards = at("none none *", "none none *", "", factions="blue green red", discards="silver-red", to_act=METTE)
    match = again(cards)
    match.play("pass")
    assert match.position()["passes"] == 1
    match.play("+silver-red>G")
    assert match.position()["passes"] == 0 and stack(match, "gold") == "silver-red"
    assert refused(match, "pass") == "pass-only-with-empty-stack"
    assert {"draw", "agitate", "assassinate"} <= kinds(match)
    match.play("G/C")
    assert influence(match, "silver") == "red" and discards(match)["silver-red"] == 0
    assert sizes(match)[2] == 0 and "pass" in moves(match) and match.to_act == METTE


def test_cr_example_persuasion_fills_only_one_of_two_gaps() -> None:
    match = at("", "none none *", "", factions="blue green red", discards="silver-red", passes=1)
    match.play("+silver-red>G")
    assert "draw" not in kinds(match) and "pass" in kinds(match)
    assert match.position()["passes"] == 0
