"""The ten worked examples of docs/rules/winter-queen.md, section 7: positions, results, and the spaces that score."""

from __future__ import annotations

import re
from typing import Any

import pytest

from matches import Json, WinterQueenMatch, again
from oracle.winter_queen import Oracle
from queendom.games.examples import examples
from support import EDITIONS

from .ids import HERE, IDS
from .winter_queen_positions import GAME, of_type, refused, types

KAJA, LIO, METTE = range(3)
EXAMPLES = {one["id"]: one for one in examples("winter-queen")}
#: What the published rulebook says.
VP = {"wq-1": 2, "wq-2": 5, "wq-3": 3, "wq-4": 6, "wq-5": 3, "wq-6": 3, "wq-7": 3, "wq-8": 4, "wq-9": 2, "wq-10": 4}


def example(number: int) -> WinterQueenMatch:
    """The position of an example: the product's own data."""
    return GAME.position(EXAMPLES[f"wq-{number}"]["position"], seed=1)


def scores(match: WinterQueenMatch, seat: int, book: str, page: int, colour: str) -> list[Json]:
    rulebook: Any = match.rulebook
    return [score.to_json() for score in rulebook.page_scores(match.state, seat, book, page, colour)]


def best(match: WinterQueenMatch, seat: int, book: str, page: int, colour: str) -> Json:
    rulebook: Any = match.rulebook
    proposal: Json = rulebook.best_score(match.state, seat, book, page, colour).to_json()
    return proposal


def activate(match: WinterQueenMatch, move: str) -> Json:
    """The one gain of this activation, which is also what the player's points grow by."""
    seat = match.to_act
    assert seat is not None
    (gain,) = of_type(match.play(move), "gain")
    assert gain["seat"] == seat and match.position()["vp"][seat] == gain["vp"]
    return gain


def test_example_1_border_keeper_with_one_crystal_on_the_book() -> None:
    match = example(1)
    before = match.position()
    events = match.play("lights-border!")
    assert types(events) == ["move", "gain"]
    assert events[1] == {
        "type": "gain",
        "seat": LIO,
        "vp": 2,
        "why": "border",
        "book": "lights-border",
        "page": 1,
        "spaces": ["a1", "d6"],
    }
    after = match.position()
    assert after["vp"] == [0, 2, 0]
    assert after["books"] == [[], [], []]
    assert "lights-border" in after["gone"]["books"] and "lights-border" not in before["gone"]["books"]
    assert before["gone"]["crystals"]["red"] == 0 and after["gone"]["crystals"]["red"] == 1
    assert after["map"] == before["map"] and after["bag"] == before["bag"]
    assert after["to_act"] == METTE


def test_example_2_two_crystals_on_the_book() -> None:
    match = example(2)
    before = match.position()
    wisps = best(match, KAJA, "wisps-purple-clouds", 0, "red")
    assert (wisps["vp"], wisps["from"], wisps["spaces"]) == (2, "b4", ["a3", "b5"])
    assert refused(match, "lights-border!") == "return-missing"
    events = match.play("lights-border!b4")
    assert types(events) == ["move", "gain", "gain"]
    assert [(gain["why"], gain["vp"], gain["spaces"]) for gain in of_type(events, "gain")] == [
        ("lights", 3, ["b2", "d2", "d5"]),
        ("border", 2, ["a3", "b5"]),
    ]
    after = match.position()
    assert after["vp"] == [0, 0, 5]
    assert after["books"][METTE] == [] and "lights-border" in after["gone"]["books"]
    assert after["gone"]["crystals"] == {"red": 1, "green": 1, "purple": 0, "blue": 0, "yellow": 0}
    assert "b4" not in after["map"]
    assert after["bag"] == {**before["bag"], "purple": before["bag"]["purple"] + 1}
    assert best(match, KAJA, "wisps-purple-clouds", 0, "red")["vp"] == 0
    assert activate(match, "wisps-purple-clouds!")["vp"] == 0


def test_example_3_forest_wisps() -> None:
    match = example(3)
    found = {score["from"]: score["vp"] for score in scores(match, KAJA, "wisps-purple-clouds", 0, "red")}
    assert found == {"a1": 1, "b2": 1, "b3": 3, "c3": 1, "d6": 0}
    gain = activate(match, "wisps-purple-clouds! 0:b3")
    assert (gain["vp"], gain["spaces"]) == (3, ["a1", "b2", "c3"])


def test_example_3_forest_wisps_with_a_red_crystal_chosen() -> None:
    for red in ("a1", "b2", "c3"):
        match = example(3)
        gain = activate(match, f"wisps-purple-clouds! 0:{red}")
        assert (gain["vp"], gain["from"], gain["spaces"]) == (1, red, ["b3"])


def test_example_4_rose_of_the_winds() -> None:
    match = example(4)
    assert best(match, LIO, "rose-way", 0, "green")["from"] == "c5"
    gain = activate(match, "rose-way! 0:c5")
    assert (gain["vp"], gain["spaces"]) == (6, ["b5", "c2", "c5", "c7", "d4", "d5"])


def test_example_5_border_keeper() -> None:
    match = example(5)
    gain = activate(match, "border-way!")
    assert (gain["vp"], gain["spaces"]) == (3, ["a1", "b6", "e3"])


def test_example_6_magical_clouds() -> None:
    match = example(6)
    gain = activate(match, "clouds-way!")
    assert (gain["vp"], gain["spaces"]) == (3, ["b4", "c1", "d2"])


def test_example_7_bright_way() -> None:
    match = example(7)
    by_direction = [score["vp"] for score in scores(match, LIO, "rose-way", 1, "purple")]
    assert by_direction == [3, 1, 1, 1, 1, 1]
    gain = activate(match, "rose-way! 1:b1>0")
    assert (gain["vp"], gain["from"], gain["direction"], gain["spaces"]) == (3, "b1", 0, ["b1", "b2", "b3"])


def test_example_8_northern_lights() -> None:
    match = example(8)
    gain = activate(match, "way-lights!")
    assert (gain["vp"], gain["spaces"]) == (4, ["b2", "c4", "d2", "d5"])


def test_example_9_polar_star() -> None:
    match = example(9)
    gain = activate(match, "way-star! 1:b1")
    assert (gain["vp"], gain["from"], gain["spaces"]) == (2, "b1", ["c1", "c2"])


def test_example_10_arcane_knowledge() -> None:
    match = example(10)
    gain = activate(match, "rose-arcane! 1:@2")
    assert (gain["vp"], gain["opponent"]) == (4, METTE)
    assert gain["crystals"] == [
        "rose-arcane/1",
        "border-way/0",
        "clouds-way/1",
        "wisps-purple-clouds/0/depicted",
    ]


# --- the data itself ---


def test_the_examples_are_those_of_the_rulebook() -> None:
    assert {id: one["tries"][0]["vp"] for id, one in EXAMPLES.items()} == VP
    assert [one["vp"] for one in EXAMPLES["wq-3"]["tries"]] == [3, 1, 1, 1]
    assert EXAMPLES["wq-2"]["tries"][0]["worth"][0]["after"] == 0
    for one in EXAMPLES.values():
        assert set(one["rules"]) <= set(IDS)
        assert all(len(gain.get("spaces") or gain["crystals"]) == gain["vp"] for gain in one["tries"][0]["gains"])


def test_the_examples_are_as_the_rules_page_tells_them() -> None:
    """The same order, the same rules, the same points."""
    page = (HERE.parents[1] / "docs/rules/winter-queen.md").read_text("utf-8").split("## 7.")[1].split("## 8.")[0]
    payload = re.split(r"^\d+\. ", page, flags=re.MULTILINE)[1:]
    assert len(payload) == len(EXAMPLES)
    for text, one in zip(payload, EXAMPLES.values(), strict=True):
        assert sorted(set(re.findall(r"WQ-\d\.\d", text))) == one["rules"]
        assert re.findall(r"\*\*(\d)\s+VP\*\*", text)[0] == str(one["tries"][0]["vp"])


@pytest.mark.parametrize("id", EXAMPLES)
def test_an_example_is_a_whole_legal_position_and_gives_its_result(id: str) -> None:
    payload = EXAMPLES[id]
    match = GAME.position(payload["position"], seed=1)
    assert match.position() == payload["position"] and match.to_act == payload["seat"]
    for one in payload["tries"]:
        played = again(match)
        before = [
            best(played, page["seat"], page["book"], page["page"], page["colour"]) for page in one.get("worth", [])
        ]
        events = played.play(one["action"])
        assert of_type(events, "gain") == one["gains"]
        assert played.position()["vp"][payload["seat"]] == one["vp"] == sum(gain["vp"] for gain in one["gains"])
        for page, was in zip(one.get("worth", []), before, strict=True):
            now = best(played, page["seat"], page["book"], page["page"], page["colour"])
            assert (was["vp"], now["vp"]) == (page["before"], page["after"])


@pytest.mark.parametrize("id", EXAMPLES)
def test_an_example_gives_its_result_in_the_second_reading(id: str) -> None:
    payload = EXAMPLES[id]
    for one in payload["tries"]:
        oracle = Oracle.from_position(EDITIONS["queendom"], payload["position"])
        before = [
            oracle.best(page["seat"], page["book"], page["page"], page["colour"])["vp"] for page in one.get("worth", [])
        ]
        assert oracle.move(payload["seat"], one["action"]) == one["gains"]
        assert oracle.finish_turn() == [] and oracle.vp[payload["seat"]] == one["vp"]
        for page, was in zip(one.get("worth", []), before, strict=True):
            now = oracle.best(page["seat"], page["book"], page["page"], page["colour"])["vp"]
            assert (was, now) == (page["before"], page["after"])
