"""The ten worked examples of docs/rules/winter-queen.md, section 7: positions, results, and the spaces that score."""

from __future__ import annotations

from typing import Any

from queendom.match import Match

from .positions import Json, at, of_type, refused, types

KAJA, LIO, METTE = range(3)


def table(crystals: str, to_act: int, **books: str) -> Match:
    """Kaja, Lio and Mette on `queendom`, with yellow depicted on a2 and blue on e2, and the other tiles empty."""
    names = ("kaja", "lio", "mette")
    return at(crystals, [books.get(name, "") for name in names], players=3, to_act=to_act, domain="yellow a2, blue e2")


def scores(match: Match, seat: int, book: str, page: int, colour: str) -> list[Json]:
    rulebook: Any = match.rulebook
    return [score.to_json() for score in rulebook.page_scores(match.state, seat, book, page, colour)]


def best(match: Match, seat: int, book: str, page: int, colour: str) -> Json:
    rulebook: Any = match.rulebook
    proposal: Json = rulebook.best_score(match.state, seat, book, page, colour).to_json()
    return proposal


def activate(match: Match, move: str) -> Json:
    """The one gain of this activation, which is also what the player's points grow by."""
    seat = match.to_act
    assert seat is not None
    (gain,) = of_type(match.play(move), "gain")
    assert gain["seat"] == seat and match.position()["vp"][seat] == gain["vp"]
    return gain


def test_example_1_border_keeper_with_one_crystal_on_the_book() -> None:
    match = table("red a1 c3 d6", LIO, lio="lights-border/-/red")
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
    match = table(
        "green b2 d2 d5, red a3 b5, purple b4", METTE, mette="lights-border/green/red", kaja="wisps-purple-clouds/red/-"
    )
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
    match = table("purple b3 d6, red a1 b2 c3", KAJA, kaja="wisps-purple-clouds/red/-")
    found = {score["from"]: score["vp"] for score in scores(match, KAJA, "wisps-purple-clouds", 0, "red")}
    assert found == {"a1": 1, "b2": 1, "b3": 3, "c3": 1, "d6": 0}
    gain = activate(match, "wisps-purple-clouds! 0:b3")
    assert (gain["vp"], gain["spaces"]) == (3, ["a1", "b2", "c3"])


def test_example_3_forest_wisps_with_a_red_crystal_chosen() -> None:
    for red in ("a1", "b2", "c3"):
        match = table("purple b3 d6, red a1 b2 c3", KAJA, kaja="wisps-purple-clouds/red/-")
        gain = activate(match, f"wisps-purple-clouds! 0:{red}")
        assert (gain["vp"], gain["from"], gain["spaces"]) == (1, red, ["b3"])


def test_example_4_rose_of_the_winds() -> None:
    match = table("green c5 b5 c2 c7 d4 d5 d1, red c3", LIO, lio="rose-way/green/-")
    assert best(match, LIO, "rose-way", 0, "green")["from"] == "c5"
    gain = activate(match, "rose-way! 0:c5")
    assert (gain["vp"], gain["spaces"]) == (6, ["b5", "c2", "c5", "c7", "d4", "d5"])


def test_example_5_border_keeper() -> None:
    match = table("red a1 b6 c3 e3", METTE, mette="border-way/red/-")
    gain = activate(match, "border-way!")
    assert (gain["vp"], gain["spaces"]) == (3, ["a1", "b6", "e3"])


def test_example_6_magical_clouds() -> None:
    match = table("green b4 b5 c5 c1 d2", KAJA, kaja="clouds-way/green/-")
    gain = activate(match, "clouds-way!")
    assert (gain["vp"], gain["spaces"]) == (3, ["b4", "c1", "d2"])


def test_example_7_bright_way() -> None:
    match = table("purple b1, red b2, green b3 b4, blue b5", LIO, lio="rose-way/-/purple")
    by_direction = [score["vp"] for score in scores(match, LIO, "rose-way", 1, "purple")]
    assert by_direction == [3, 1, 1, 1, 1, 1]
    gain = activate(match, "rose-way! 1:b1>0")
    assert (gain["vp"], gain["from"], gain["direction"], gain["spaces"]) == (3, "b1", 0, ["b1", "b2", "b3"])


def test_example_8_northern_lights() -> None:
    match = table("green b2 d2 d5 c4 c7", METTE, mette="way-lights/-/green")
    gain = activate(match, "way-lights!")
    assert (gain["vp"], gain["spaces"]) == (4, ["b2", "c4", "d2", "d5"])


def test_example_9_polar_star() -> None:
    match = table("purple b1, red b2", KAJA, kaja="way-star/-/purple")
    gain = activate(match, "way-star! 1:b1")
    assert (gain["vp"], gain["from"], gain["spaces"]) == (2, "b1", ["c1", "c2"])


def test_example_10_arcane_knowledge() -> None:
    match = table(
        "", LIO, lio="rose-arcane/-/purple border-way/purple/-", mette="clouds-way/-/purple wisps-purple-clouds"
    )
    gain = activate(match, "rose-arcane! 1:@2")
    assert (gain["vp"], gain["opponent"]) == (4, METTE)
    assert gain["crystals"] == [
        "rose-arcane/1",
        "border-way/0",
        "clouds-way/1",
        "wisps-purple-clouds/0/depicted",
    ]
