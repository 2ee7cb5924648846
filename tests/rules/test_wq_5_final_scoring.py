"""WQ-5: the final scoring."""

from __future__ import annotations

import pytest

from matches import Json, WinterQueenMatch

from .winter_queen_positions import at, full_map, of_type, types

PLAYERS = [2, 3, 4]


def last_pass(crystals: str = "", books: tuple[str, ...] = (), players: int = 2, **parts: object) -> WinterQueenMatch:
    """A game whose last turn is to be a pass: the single holder is empty."""
    return at(crystals, books, players=players, stage="final", holders=[""], turns_left=1, **parts)  # type: ignore[arg-type]


def finish(match: WinterQueenMatch) -> list[Json]:
    events = match.play("pass")
    assert match.result is not None
    return events


def payload(gains: list[Json]) -> list[tuple[int, str, int, int]]:
    return [(gain["seat"], gain["book"], gain["page"], gain["vp"]) for gain in gains]


def test_wq_5_1_all_filled_pages_of_all_books() -> None:
    books = ("lights-border/red/red clouds-way/-/green rose-star/blue/-", "border-way/green/-")
    match = last_pass("red a1 a3 c2, green b2 b3", books)
    events = finish(match)
    assert types(events) == ["move", "gain", "gain", "gain", "gain", "gain", "end"]
    assert payload(of_type(events, "gain")) == [
        (0, "lights-border", 0, 2),
        (0, "lights-border", 1, 2),
        (0, "clouds-way", 1, 2),  # b2 or b3 with the red crystal beside it
        (0, "rose-star", 0, 1),
        (1, "border-way", 0, 1),
    ]
    assert match.result == {"scores": [7, 1], "winners": [0], "ending": "final-scoring"}


def test_wq_5_1_books_without_a_crystal_score_nothing() -> None:
    match = last_pass("red a1 a3", ("lights-border", "wisps-red-rose"))
    assert types(finish(match)) == ["move", "end"]
    assert match.result is not None and match.result["scores"] == [0, 0]


@pytest.mark.parametrize(("players", "first"), [(n, first) for n in PLAYERS for first in range(n)])
def test_wq_5_1_from_the_first_player_clockwise(players: int, first: int) -> None:
    books = ("lights-border/-/red", "border-way/red/-", "border-star/red/-", "border-arcane/red/-")[:players]
    match = last_pass("red a1", books, players, first=first, to_act=(first - 1) % players)
    seats = [gain["seat"] for gain in of_type(finish(match), "gain")]
    assert seats == [(first + k) % players for k in range(players)]
    assert match.result is not None and match.result["scores"] == [1] * players


def test_wq_5_1_nothing_is_discarded_and_nothing_leaves_the_map() -> None:
    books = ("lights-border/red/red rose-way", "border-way/red/green")
    match = last_pass("red a1 a3, green b2", books)
    before = match.position()
    finish(match)
    after = match.position()
    for part in ("map", "domain", "books", "bag", "gone", "holders", "piles"):
        assert after[part] == before[part]
    assert after["stage"] == "over" and after["to_act"] is None


def test_wq_5_1_later_players_can_still_score_earlier_players_books() -> None:
    books = ("rose-arcane/-/purple", "border-arcane/-/purple")
    assert payload(of_type(finish(last_pass("", books)), "gain")) == [
        (0, "rose-arcane", 1, 2),
        (1, "border-arcane", 1, 2),
    ]


def test_wq_5_1_points_are_added_to_those_of_the_game() -> None:
    match = last_pass("red a1 a3", ("lights-border/-/red", "border-way/red/-"), vp=[10, 4])
    finish(match)
    assert match.result is not None and match.result["scores"] == [12, 6]


def test_wq_5_1_the_last_turn_counts() -> None:
    match = at("red a1", ["lights-border/-/red"], stage="final", holders=["red"], turns_left=1)
    events = match.play("0R-a3")
    assert types(events) == ["move", "gain", "gain", "end"]
    assert [gain["why"] for gain in of_type(events, "gain")] == ["last-crystal", "border"]
    assert match.result is not None and match.result["scores"] == [3, 0]


def test_wq_5_1_after_a_deadlock_too() -> None:
    """The others passed without books; this position lets one of them own a book all the same."""
    match = at(full_map(), ["", "", "border-way/blue/-"], players=3, to_act=0, passes=2)
    events = match.play("pass")
    (gain,) = of_type(events, "gain")
    assert (gain["seat"], gain["why"]) == (2, "border") and gain["vp"] > 0
    assert match.result is not None
    assert match.result["ending"] == "deadlock" and match.result["scores"] == [0, 0, gain["vp"]]


def test_wq_5_1_three_books_with_six_crystals() -> None:
    match = last_pass("red a1", ("lights-border/red/red border-way/red/red rose-star/red/red",), players=3)
    gains = of_type(finish(match), "gain")
    assert [(gain["why"], gain["vp"]) for gain in gains] == [
        ("lights", 1),
        ("border", 1),
        ("border", 1),
        ("way", 2),  # the depicted yellow crystal lies beside it
        ("rose", 1),
        ("star", 2),
    ]


def test_wq_5_1_the_best_choice_is_made_for_everyone() -> None:
    match = last_pass("red a1 c5 c6", ("rose-star/red/-",))
    (gain,) = of_type(finish(match), "gain")
    assert (gain["vp"], gain["from"], gain["spaces"]) == (2, "c5", ["c5", "c6"])


@pytest.mark.parametrize(
    ("vp", "winners"),
    [
        ([3, 2], [0]),
        ([2, 3], [1]),
        ([4, 4], [0, 1]),
        ([0, 0], [0, 1]),
        ([5, 9, 7], [1]),
        ([9, 5, 9], [0, 2]),
        ([6, 6, 6], [0, 1, 2]),
        ([1, 2, 3, 3], [2, 3]),
        ([8, 2, 8, 8], [0, 2, 3]),
        ([0, 0, 0, 1], [3]),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_wq_5_2_most_vp_wins_and_a_tie_is_shared(vp: list[int], winners: list[int], first: int) -> None:
    match = last_pass(players=len(vp), vp=vp, first=first)
    finish(match)
    assert match.result == {"scores": vp, "winners": winners, "ending": "final-scoring"}


def test_wq_5_2_the_final_scoring_decides() -> None:
    match = last_pass("red a1 a3", ("", "lights-border/-/red"), vp=[3, 2])
    finish(match)
    assert match.result == {"scores": [3, 4], "winners": [1], "ending": "final-scoring"}


def test_wq_5_2_books_or_the_token_break_no_tie() -> None:
    match = last_pass("red a1 a3", ("", "lights-border/-/red rose-way"), vp=[2, 0])
    finish(match)
    assert match.result == {"scores": [2, 2], "winners": [0, 1], "ending": "final-scoring"}


def test_wq_5_2_nobody_has_won_before_the_end() -> None:
    match = at(vp=[30, 0])
    assert match.result is None
