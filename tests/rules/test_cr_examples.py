"""The worked examples of docs/rules/christina-regina.md, section 7: the first two are the published ones."""

from __future__ import annotations

import pytest

from matches import ChristinaReginaMatch, again
from oracle.christina_regina import Oracle
from queendom.games.christina_regina.edition import FOLDER
from queendom.games.examples import examples

from .christina_regina_positions import GAME, at, discards, finish, influence, lay, reckoning, sizes, stack, tilted
from .ids import IDS
from .winter_queen_positions import Brings, kinds, moves, of_type, refused

KAJA, LIO, METTE = range(3)
EXAMPLES = {one["id"]: one for one in examples("christina-regina")}


def example(number: int) -> ChristinaReginaMatch:
    """The position of a published example: the product's own data."""
    return GAME.position(EXAMPLES[f"cr-{number}"]["position"], seed=1)


def test_cr_example_1_a_red_dagger_against_a_red_copper_card() -> None:
    match = example(1)
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
    match = example(1)
    events = match.play(f"{METTE}!I:{dagger}")
    assert events[1]["success"] is False
    assert tilted(match) == [[1], [], []]
    assert match.view(KAJA).position["factions"] == ["blue", None, "red"]


def test_cr_example_2_scoring_the_gold_stack() -> None:
    """Blue, red, green, black; blue's Gold card is tilted; nobody plays green."""
    match = example(2)
    assert influence(match, "gold") == "blue red green black" and tilted(match) == [[3], [], []]
    match.play("pass")
    result = match.result
    assert result is not None
    assert result["points"] == [[0, 0, 0], [0, 0, 3], [0, 0, 1]]
    assert result["scores"] == [0, 3, 1]
    payload = reckoning(match)
    assert payload is not None
    rows = [(row["card"], row["points"], row["seat"], row["removed"]) for row in payload["gold"]]
    assert rows == [
        ("gold-blue", 0, 0, True),
        ("gold-red", 3, 1, False),
        ("gold-green", 2, None, False),
        ("gold-black", 1, 2, False),
    ]
    assert payload["copper"] == payload["silver"] == []


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


# --- the data itself ---


def test_cr_examples_are_those_of_the_rulebook() -> None:
    assert list(EXAMPLES) == ["cr-1", "cr-2"]
    assert [one["success"] for one in EXAMPLES["cr-1"]["tries"]] == [True, False, False, False, False]
    assert EXAMPLES["cr-2"]["tries"][0]["points"] == [[0, 0, 0], [0, 0, 3], [0, 0, 1]]
    assert all(set(one["rules"]) <= set(IDS) for one in EXAMPLES.values())


@pytest.mark.parametrize("id", EXAMPLES)
def test_cr_examples_are_whole_legal_positions_and_give_their_results(id: str) -> None:
    payload = EXAMPLES[id]
    match = GAME.position(payload["position"], seed=1)
    assert match.position() == payload["position"] and match.to_act == payload["seat"]
    for one in payload["tries"]:
        played = again(match)
        events = played.play(one["action"])
        assert tilted(played) == one["tilted"]
        assert [event["success"] for event in of_type(events, "attempt")] == [one[k] for k in ("success",) if k in one]
        assert (played.result and played.result["points"]) == one.get("points")


@pytest.mark.parametrize("id", EXAMPLES)
def test_cr_examples_give_their_results_in_the_second_reading(id: str) -> None:
    payload = EXAMPLES[id]
    for one in payload["tries"]:
        oracle = Oracle.from_position(FOLDER / "court.toml", payload["position"])
        events = oracle.move(payload["seat"], one["action"])
        oracle.finish_turn()
        assert oracle.tilted == one["tilted"]
        assert [event["success"] for event in of_type(events, "attempt")] == [one[k] for k in ("success",) if k in one]
        assert (oracle.result() or {}).get("points") == one.get("points")
