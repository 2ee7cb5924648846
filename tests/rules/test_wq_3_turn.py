"""WQ-3: what a player may do in a turn, and what it does."""

from __future__ import annotations

import random

import pytest

import queendom
from matches import again

from .winter_queen_positions import (
    COLOURS,
    COUNTIES,
    DOMAIN,
    GAME,
    SPACES,
    ZONES,
    Brings,
    at,
    full_map,
    kinds,
    moves,
    of_type,
    refused,
    types,
    vp,
)

TOPS = "red rose-clouds, green rose-way, purple rose-star, blue rose-arcane"
PLAYERS = [2, 3, 4]


# --- WQ-3.1 ---


def test_wq_3_1_a_crystal_goes_from_a_holder_to_the_map() -> None:
    match = at("green b2", holders=["red red blue", "green", "green"])
    before = match.position()
    events = match.play("0R-a1")
    after = match.position()
    assert after["map"] == {"a1": "red", "b2": "green"}
    assert after["holders"] == [["red", "blue"], ["green"], ["green"]]
    assert after["bag"] == before["bag"]
    assert types(events) == ["move"] and vp(match) == [0, 0]
    assert after["to_act"] == 1


@pytest.mark.parametrize("edition", sorted(SPACES))
def test_wq_3_1_any_empty_space(edition: str) -> None:
    match = at("", holders=["red", "red", "red"], edition=edition)
    tiles = {space for space, colour in match.position()["domain"].items() if colour}
    assert moves(match) == {
        f"{holder}R-{space}" for holder in range(3) for space in SPACES[edition] if space not in tiles
    }


def test_wq_3_1_no_space_with_a_placed_crystal() -> None:
    match = at("red c3, green c4")
    assert {move[-2:] for move in moves(match)} == set(SPACES["queendom"]) - {"a2", "e2", "c3", "c4"}
    for space in ("c3", "c4"):
        holder = match.position()["holders"][0][0]
        assert refused(match, f"0{holder[0].upper()}-{space}") == "space-not-empty"


def test_wq_3_1_no_space_with_a_depicted_crystal() -> None:
    match = at(domain="red a2, green c4, blue e2", holders=["red", "red", "red"])
    for space in ("a2", "c4", "e2"):
        assert refused(match, f"0R-{space}") == "space-not-empty"


@pytest.mark.parametrize("space", ["c1", "c4", "c7"])
def test_wq_3_1_an_empty_domain_tile_is_an_empty_space(space: str) -> None:
    match = at(holders=["red red", "red", "red"])
    match.play(f"0R-{space}")
    assert match.position()["map"] == {space: "red"}
    assert match.position()["domain"][space] is None
    assert refused(match, f"1R-{space}") == "space-not-empty"


def test_wq_3_1_only_crystals_that_lie_on_the_holder() -> None:
    match = at(holders=["red red green", "blue", "yellow"])
    assert {move[:2] for move in moves(match)} == {"0R", "0G", "1B", "2Y"}
    assert refused(match, "0B-a1") == "crystal-not-on-holder"
    assert refused(match, "1R-a1") == "crystal-not-on-holder"


def test_wq_3_1_only_from_a_holder_within_reach() -> None:
    match = at(holders=["red red", "green", "blue", "yellow"], players=4)
    assert {move[:2] for move in moves(match)} == {"0R", "3Y"}
    assert refused(match, "1G-a1") == "holder-out-of-reach"
    assert refused(match, "2B-a1") == "holder-out-of-reach"


def test_wq_3_1_exactly_one_action_a_turn() -> None:
    match = at(players=3)
    for seat in (0, 1, 2, 0):
        assert match.to_act == seat
        match.play(match.legal_actions()[0])
    with pytest.raises(queendom.IllegalAction, match="not-your-turn"):
        match.play(match.legal_actions()[0], seat=0)


# --- WQ-3.2 ---


@pytest.mark.parametrize("edition", sorted(SPACES))
@pytest.mark.parametrize("county", COUNTIES)
def test_wq_3_2_a_space_of_a_county_brings_its_top_book_or_none(edition: str, county: str) -> None:
    match = at(holders=["red", "red", "red"], tops=TOPS, edition=edition)
    for space in ZONES[edition][county].split():
        with_book = {move for move in moves(match) if move.startswith(f"0R-{space}")}
        assert with_book == {f"0R-{space}", f"0R-{space}+{county}"}


@pytest.mark.parametrize("edition", sorted(SPACES))
def test_wq_3_2_a_domain_tile_brings_the_top_book_of_any_one_county(edition: str) -> None:
    match = at(holders=["red", "red", "red"], tops=TOPS, edition=edition)
    empty = [space for space in DOMAIN[edition] if match.position()["domain"][space] is None]
    assert len(empty) == 3
    for space in empty:
        assert {move for move in moves(match) if move.startswith(f"0R-{space}")} == {
            f"0R-{space}",
            *(f"0R-{space}+{county}" for county in COUNTIES),
        }


def test_wq_3_2_the_book_is_taken_and_the_next_one_turns_up() -> None:
    match = at(holders=["red red", "red", "red"], tops=TOPS, below=2)
    events = match.play("0R-b1+red", chance=Brings("star-arcane"))
    after = match.position()
    assert after["books"] == [[{"book": "rose-clouds", "pages": [None, None]}], []]
    assert after["piles"]["red"] == {"top": "star-arcane", "below": 1}
    assert after["piles"]["green"] == {"top": "rose-way", "below": 2}
    assert types(events) == ["move", "reveal"]
    assert events[1] == {"type": "reveal", "county": "red", "book": "star-arcane"}
    assert after["map"] == {"b1": "red"}


def test_wq_3_2_a_domain_tile_brings_exactly_one_book() -> None:
    match = at(holders=["red red", "red", "red"], tops=TOPS)
    match.play("0R-c4+blue")
    after = match.position()
    assert [book["book"] for book in after["books"][0]] == ["rose-arcane"]
    assert {county for county in COUNTIES if after["piles"][county]["top"] is None} == {"blue"}


def test_wq_3_2_the_player_may_decline() -> None:
    match = at(holders=["red red", "red", "red"], tops=TOPS)
    before = match.position()
    match.play("0R-b1")
    assert match.position()["books"] == [[], []]
    assert match.position()["piles"] == before["piles"]


def test_wq_3_2_the_last_book_of_a_pile_leaves_it_empty() -> None:
    match = at(holders=["red red", "red", "red"], tops="red rose-clouds")
    events = match.play("0R-b1+red")
    assert types(events) == ["move"]
    assert match.position()["piles"]["red"] == {"top": None, "below": 0}
    assert refused(match, "1R-b2+red") == "pile-empty"
    assert refused(match, "1R-c4+red") == "pile-empty"


def test_wq_3_2_no_book_of_another_county() -> None:
    match = at(holders=["red red", "red", "red"], tops=TOPS)
    assert refused(match, "0R-b1+green") == "other-county"
    assert refused(match, "0R-c5+purple") == "other-county"


@pytest.mark.parametrize(("held", "may"), [(0, True), (1, True), (2, True), (3, False)])
def test_wq_3_2_only_with_fewer_than_three_books(held: int, may: bool) -> None:
    own = ["border-way", "lights-border", "border-star"][:held]
    match = at("", [" ".join(own)], holders=["red red", "red", "red"], tops=TOPS)
    assert any("+" in move for move in moves(match)) == may
    if may:
        match.play("0R-a1+red")
        assert [book["book"] for book in match.position()["books"][0]] == [*own, "rose-clouds"]
    else:
        assert refused(match, "0R-a1+red") == "books-full"
        assert refused(match, "0R-c4+red") == "books-full"


def test_wq_3_2_books_are_never_swapped_or_thrown_away() -> None:
    match = at("", ["border-way lights-border border-star"], holders=["red red", "red", "red"], tops=TOPS)
    assert kinds(match) == {"place", "fill"}
    match.play("0R-a1")
    after = match.position()
    assert [book["book"] for book in after["books"][0]] == ["border-way", "lights-border", "border-star"]
    assert all(pile["top"] for pile in after["piles"].values())


def test_wq_3_2_an_opponent_with_three_books_does_not_matter() -> None:
    match = at("", ["", "border-way lights-border border-star"], tops=TOPS, holders=["red", "red", "red"])
    assert "0R-a1+red" in moves(match)


# --- WQ-3.3 ---


def test_wq_3_3_any_colour_on_any_empty_page_of_an_own_book() -> None:
    match = at("", ["rose-way/red/- way-star", "border-way"], holders=["red green", "purple", "blue yellow"])
    pages = {"rose-way/1", "way-star/0", "way-star/1"}
    crystals = {"0R", "0G", "1P", "2B", "2Y"}
    assert {move for move in moves(match) if "=" in move} == {
        f"{crystal}={page}" for crystal in crystals for page in pages
    }


@pytest.mark.parametrize("page", [0, 1])
@pytest.mark.parametrize("colour", COLOURS)
def test_wq_3_3_the_crystal_lies_on_the_page(page: int, colour: str) -> None:
    match = at("", ["rose-way way-star"], holders=[f"{colour} {colour}", "red", "red"])
    match.play(f"0{colour[0].upper()}=way-star/{page}")
    after = match.position()
    pages = [colour if k == page else None for k in range(2)]
    assert after["books"][0] == [
        {"book": "rose-way", "pages": [None, None]},
        {"book": "way-star", "pages": pages},
    ]
    assert after["holders"][0] == [colour] and after["map"] == {}
    assert after["to_act"] == 1


def test_wq_3_3_one_crystal_a_page() -> None:
    match = at("", ["rose-way/red/-"], holders=["red green", "red", "red"])
    assert refused(match, "0R=rose-way/0") == "page-not-empty"
    assert refused(match, "0G=rose-way/0") == "page-not-empty"
    match.play("0G=rose-way/1")
    assert match.position()["books"][0] == [{"book": "rose-way", "pages": ["red", "green"]}]


def test_wq_3_3_no_page_of_an_opponents_book() -> None:
    match = at(
        "", ["rose-way", "border-way"], holders=["red green", "red", "red"], tops=TOPS.replace("rose-way", "way-star")
    )
    assert refused(match, "0R=border-way/0") == "book-not-yours"
    assert refused(match, "0R=rose-clouds/0") == "book-not-yours"


def test_wq_3_3_no_effect_is_applied_and_no_book_is_taken() -> None:
    match = at("red a1 a3", ["lights-border"], holders=["red red", "red", "red"], tops=TOPS, below=1)
    before = match.position()
    events = match.play("0R=lights-border/1")
    after = match.position()
    assert types(events) == ["move"] and vp(match) == [0, 0]
    assert after["piles"] == before["piles"] and len(after["books"][0]) == 1
    assert after["map"] == before["map"]


@pytest.mark.parametrize("players", PLAYERS)
def test_wq_3_3_impossible_on_the_first_turn(players: int) -> None:
    match = GAME.start(players, seed=6, first=0)
    for _ in range(players):
        assert kinds(match) == {"place"}
        match.play(next(action for action in match.legal_actions() if getattr(action, "take", None)))
    assert "fill" in kinds(match)


def test_wq_3_3_only_from_a_holder_within_reach() -> None:
    match = at("", ["rose-way"], holders=["red", "green", "blue", "yellow"], players=4)
    assert {move for move in moves(match) if "=" in move} == {
        "0R=rose-way/0",
        "0R=rose-way/1",
        "3Y=rose-way/0",
        "3Y=rose-way/1",
    }


def test_wq_3_3_the_crystal_depicted_on_forest_wisps_does_not_fill_the_page() -> None:
    match = at("", ["wisps-red-rose"], holders=["red", "red", "red"])
    match.play("0R=wisps-red-rose/0")
    assert match.position()["books"][0] == [{"book": "wisps-red-rose", "pages": ["red", None]}]


# --- WQ-3.4 ---


@pytest.mark.parametrize(("pages", "gain"), [("-/red", ("border", 2, 1)), ("red/-", ("lights", 1, 0))])
def test_wq_3_4_one_crystal_applies_that_pages_effect(pages: str, gain: tuple[str, int, int]) -> None:
    match = at(
        "red a1 b1 c2, green e3", [f"lights-border/{pages} rose-way/green/-"], tops=TOPS.replace("rose-way", "way-star")
    )
    before = match.position()
    events = match.play("lights-border!")
    assert types(events) == ["move", "gain"]
    assert (events[1]["why"], events[1]["vp"], events[1]["page"]) == gain
    after = match.position()
    assert after["vp"] == [gain[1], 0]
    assert after["books"] == [[{"book": "rose-way", "pages": ["green", None]}], []]
    assert "lights-border" in after["gone"]["books"]
    assert after["gone"]["crystals"]["red"] == before["gone"]["crystals"]["red"] + 1
    assert (after["bag"], after["map"], after["holders"]) == (before["bag"], before["map"], before["holders"])
    assert after["piles"] == before["piles"]  # no book is taken
    assert after["to_act"] == 1


def test_wq_3_4_two_crystals_apply_both_effects_and_a_crystal_goes_back() -> None:
    match = at("red a1 c2, green b2 d2, purple c4", ["rose-way way-star", "lights-border/green/red"], to_act=1)
    before = match.position()
    events = match.play("lights-border!c4")
    assert types(events) == ["move", "gain", "gain"]
    assert [(gain["why"], gain["page"], gain["vp"]) for gain in of_type(events, "gain")] == [
        ("lights", 0, 2),
        ("border", 1, 1),
    ]
    after = match.position()
    assert after["vp"] == [0, 3]
    assert after["books"][1] == [] and "lights-border" in after["gone"]["books"]
    assert after["gone"]["crystals"] == {"red": 1, "green": 1, "purple": 0, "blue": 0, "yellow": 0}
    assert "c4" not in after["map"] and len(after["map"]) == len(before["map"]) - 1
    assert after["bag"] == {**before["bag"], "purple": before["bag"]["purple"] + 1}


def test_wq_3_4_both_effects_are_applied_before_the_crystal_goes_back() -> None:
    match = at("red a1, green b2", ["lights-border/green/red"])
    match.play("lights-border!a1")
    assert vp(match) == [2, 0]
    assert match.position()["map"] == {"b2": "green"}


@pytest.mark.parametrize("order", ["0:a1 1:b2", "1:b2 0:a1"])
def test_wq_3_4_the_order_of_the_pages_is_free_and_changes_nothing(order: str) -> None:
    match = at("red a1 a3, green b2", ["rose-star/red/green"])
    match.play(f"rose-star!a1 {order}")
    assert vp(match) == [2 + 4, 0]  # a3 is on a1's line; b1, b3, c2 and c3 are empty beside b2


def test_wq_3_4_any_placed_crystal_may_go_back_and_one_must() -> None:
    match = at("red a1 c4, yellow b2, blue c1", ["lights-border/green/red"])
    assert {move for move in moves(match) if "!" in move} == {
        f"lights-border!{space}" for space in ("a1", "b2", "c1", "c4")
    }
    assert refused(match, "lights-border!") == "return-missing"
    assert refused(match, "lights-border!c5") == "return-not-placed"


@pytest.mark.parametrize("space", ["a2", "e2"])
def test_wq_3_4_never_a_depicted_crystal(space: str) -> None:
    match = at("red a1", ["lights-border/green/red"])
    assert refused(match, f"lights-border!{space}") == "return-not-placed"


def test_wq_3_4_with_nothing_to_return_nothing_is_returned() -> None:
    match = at("", ["wisps-yellow-lights/red/blue"])
    before = match.position()
    assert {move for move in moves(match) if "!" in move} == {"wisps-yellow-lights!"}
    assert refused(match, "wisps-yellow-lights!a2") == "return-not-placed"
    events = match.play("wisps-yellow-lights!")
    assert events[0]["action"] == {"kind": "activate", "book": "wisps-yellow-lights", "return": None}
    assert match.position()["bag"] == before["bag"]
    assert vp(match) == [1, 0]  # the blue tile


def test_wq_3_4_with_one_crystal_nothing_may_go_back() -> None:
    match = at("red a1", ["lights-border/-/red"])
    assert refused(match, "lights-border!a1") == "return-only-with-two"


def test_wq_3_4_at_least_one_crystal() -> None:
    match = at("red a1", ["lights-border wisps-red-rose"])
    assert "activate" not in kinds(match)
    assert refused(match, "lights-border!") == "book-without-crystal"
    assert refused(match, "wisps-red-rose!") == "book-without-crystal"  # a depicted crystal fills no page


def test_wq_3_4_only_an_own_book() -> None:
    match = at("red a1", ["rose-way", "lights-border/-/red"])
    assert refused(match, "lights-border!") == "book-not-yours"


@pytest.mark.parametrize(("book", "left"), [("rose-way", [1, 2]), ("way-star", [0, 2]), ("lights-border", [0, 1])])
def test_wq_3_4_the_other_books_keep_their_crystals(book: str, left: list[int]) -> None:
    match = at("", ["rose-way/red/- way-star/-/blue lights-border/green/-"])
    before = match.position()["books"][0]
    match.play(f"{book}!")
    assert match.position()["books"][0] == [before[k] for k in left]
    match.play(match.legal_actions()[0])
    assert {move[:-1] for move in moves(match) if "!" in move} == {before[k]["book"] for k in left}
    empty = {f"{before[k]['book']}/{page}" for k in left for page in range(2) if before[k]["pages"][page] is None}
    assert {move.split("=")[1] for move in moves(match) if "=" in move} == empty


def test_wq_3_4_activation_makes_room_for_a_book() -> None:
    match = at("", ["rose-way/red/- way-star lights-border"], tops="red rose-clouds")
    assert not any("+" in move for move in moves(match))
    match.play("rose-way!")
    match.play(match.legal_actions()[0])
    assert any("+red" in move for move in moves(match))


def test_wq_3_4_no_crystal_is_taken_from_a_holder() -> None:
    match = at("red a1", ["lights-border/-/red"], holders=["red", "red", "red"])
    match.play("lights-border!")
    assert match.position()["holders"] == [["red"]] * 3


def test_wq_3_4_a_returned_crystal_can_come_again() -> None:
    match = at(
        "purple c4", ["lights-border/green/red"], holders=["green green", "green", "green"], bag="red red red red"
    )
    match.play("lights-border!c4")
    assert match.position()["bag"]["purple"] == 1
    events = match.play("1G-a1", chance=Brings("red", "purple", "red"))
    assert of_type(events, "refill")[0]["crystals"] == ["red", "purple", "red"]


def test_wq_3_4_not_in_the_final_stage() -> None:
    match = at("red a1", ["lights-border/-/red rose-way/red/red"], stage="final")
    assert refused(match, "lights-border!") == "no-activation-in-final-stage"
    assert refused(match, "rose-way!a1") == "no-activation-in-final-stage"


# --- WQ-3.5 ---


@pytest.mark.parametrize(("players", "refill"), [(2, 3), (3, 4), (4, 4)])
def test_wq_3_5_last_crystal_scores_before_the_refill(players: int, refill: int) -> None:
    holders = ["red", *["blue blue"] * ({2: 3, 3: 3, 4: 4}[players] - 1)]
    match = at("", holders=holders, players=players, tops=TOPS, below=1)
    drawn = ["green", "yellow", "red", "purple"][:refill]
    before = match.position()
    events = match.play("0R-a1+red", chance=Brings(*drawn, "star-arcane"))
    assert events[1:] == [
        {"type": "gain", "seat": 0, "vp": 1, "why": "last-crystal"},
        {"type": "refill", "holder": 0, "crystals": drawn},
        {"type": "reveal", "county": "red", "book": "star-arcane"},
    ]
    after = match.position()
    assert after["vp"] == [1] + [0] * (players - 1)
    assert sorted(after["holders"][0]) == sorted(drawn)
    assert after["holders"][1:] == before["holders"][1:]
    assert sum(after["bag"].values()) == sum(before["bag"].values()) - refill
    assert after["stage"] == "main" and after["to_act"] == 1


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_wq_3_5_the_emptied_holder_is_the_one_refilled(holder: int) -> None:
    match = at(holders=["red", "red", "red"], to_act=1)
    events = match.play(f"{holder}R-a1", chance=Brings("blue", "blue", "green"))
    assert of_type(events, "refill") == [{"type": "refill", "holder": holder, "crystals": ["blue", "blue", "green"]}]
    assert match.position()["holders"] == [["green", "blue", "blue"] if k == holder else ["red"] for k in range(3)]
    assert vp(match) == [0, 1]


def test_wq_3_5_also_when_the_crystal_goes_on_a_book() -> None:
    match = at("", ["rose-way"], holders=["red", "green", "blue"])
    events = match.play("2B=rose-way/0")
    assert types(events) == ["move", "gain", "refill"]
    assert vp(match) == [1, 0]
    assert len(match.position()["holders"][2]) == 3


@pytest.mark.parametrize("holder", ["red red", "red green", "red green blue"])
def test_wq_3_5_nothing_for_a_crystal_that_is_not_the_last(holder: str) -> None:
    match = at(holders=[holder, "red", "red"])
    before = match.position()
    events = match.play("0R-a1")
    assert types(events) == ["move"] and vp(match) == [0, 0]
    assert match.position()["bag"] == before["bag"]


def test_wq_3_5_the_refill_is_seen_after_space_and_book_are_chosen() -> None:
    """An action names holder, crystal, space and book; chance is asked only then, and the bag before the pile."""
    match = at(holders=["red", "green", "green"], tops=TOPS, below=1)
    chance = Brings("blue", "blue", "blue", "star-arcane")
    match.play("0R-c4+green", chance=chance)
    assert [point.source for point in chance.points] == ["bag", "bag", "bag", "pile/green"]
    assert match.position()["map"] == {"c4": "red"}
    assert match.position()["books"][0] == [{"book": "rose-way", "pages": [None, None]}]


def test_wq_3_5_each_draw_is_from_what_the_bag_still_holds() -> None:
    match = at(holders=["red", "green", "green"], bag="red blue blue yellow")
    chance = Brings("blue", "yellow", "blue")
    match.play("0R-a1", chance=chance)
    assert [point.weights[:5] for point in chance.points] == [(1, 0, 0, 2, 1), (1, 0, 0, 1, 1), (1, 0, 0, 1, 0)]
    assert match.position()["bag"] == {"red": 1, "green": 0, "purple": 0, "blue": 0, "yellow": 0}


@pytest.mark.parametrize(("players", "in_bag"), [(2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (4, 3)])
def test_wq_3_5_a_bag_with_fewer_is_drawn_empty(players: int, in_bag: int) -> None:
    others = ["blue"] * ({2: 3, 3: 3, 4: 4}[players] - 1)
    match = at(holders=["red", *others], players=players, bag=" ".join(["green"] * in_bag))
    events = match.play("0R-a1")
    assert of_type(events, "refill") == [{"type": "refill", "holder": 0, "crystals": ["green"] * in_bag}]
    assert vp(match)[0] == 1
    after = match.position()
    assert sum(after["bag"].values()) == 0
    assert after["holders"] == [["green"] * in_bag + others]  # on the one holder of the final stage


@pytest.mark.parametrize(("players", "last"), [(2, 3), (3, 4), (4, 1)])
def test_wq_3_5_without_returns_only_four_players_meet_a_short_refill(players: int, last: int) -> None:
    match = GAME.start(players, seed=9, first=0)
    while match.position()["stage"] == "main":
        legal = match.legal_actions()
        fills = [action for action in legal if action.kind == "fill"]
        match.play((fills or [action for action in legal if getattr(action, "take", None)] or legal)[0])
    sizes = [len(event["crystals"]) for event in of_type(match.events, "refill")]
    full = {2: 3, 3: 4, 4: 4}[players]
    assert sizes == [full] * 7 + [last] * (players == 4)
    assert not any(event["action"]["kind"] == "activate" for event in of_type(match.events, "move"))


def test_wq_3_5_each_players_last_crystal_is_their_own_gain() -> None:
    match = at(holders=["red", "red", "red"], vp=[5, 7])
    match.play("0R-a1")
    match.play("1R-a3")
    assert vp(match) == [6, 8]


# --- WQ-3.6 ---


@pytest.mark.parametrize("players", PLAYERS)
def test_wq_3_6_a_full_map_and_no_book_leave_only_the_pass(players: int) -> None:
    match = at(full_map(), players=players)
    assert moves(match) == {"pass"}
    assert types(match.play("pass")) == ["move"]
    assert match.to_act == 1 and match.position()["passes"] == 1


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("first", [0, 1])
def test_wq_3_6_as_many_passes_in_a_row_as_players_are_a_deadlock(players: int, first: int) -> None:
    match = at(full_map(), players=players, first=first, vp=[3, 4, 1, 0][:players])
    for _ in range(players - 1):
        assert match.play("pass")[1:] == []
        assert match.result is None
    assert types(match.play("pass")) == ["move", "end"]
    assert match.result == {"scores": [3, 4, 1, 0][:players], "winners": [1], "ending": "deadlock"}
    assert match.to_act is None and match.legal_actions() == []
    with pytest.raises(queendom.IllegalAction, match="game-over"):
        match.play("pass")


def test_wq_3_6_another_action_breaks_the_row_of_passes() -> None:
    match = at(full_map(), ["", "", "rose-way"], players=3)
    match.play("pass")
    match.play("pass")
    crystal = next(move for move in moves(match) if "=" in move)
    match.play(crystal)
    assert match.position()["passes"] == 0
    match.play("pass")
    assert match.result is None
    match.play("pass")
    assert match.result is None and match.to_act == 2


def test_wq_3_6_an_activation_breaks_the_row_and_can_make_room() -> None:
    match = at(full_map(), ["", "lights-border/blue/yellow"], holders=["red", "green", "blue"])
    match.play("pass")
    match.play("lights-border!c4")
    assert match.position()["passes"] == 0
    assert {move[-2:] for move in moves(match)} == {"c4"}
    assert refused(match, "pass") == "pass-not-allowed"


@pytest.mark.parametrize(
    ("crystals", "books"),
    [
        ("", ""),
        (full_map().replace("red a1 ", "red "), ""),
        (full_map(), "rose-way"),
        (full_map(), "rose-way/red/green"),
    ],
)
def test_wq_3_6_never_with_another_legal_action(crystals: str, books: str) -> None:
    match = at(crystals, [books], holders=["yellow", "yellow", "blue"] if crystals else None, tops="")
    assert "pass" not in kinds(match)
    assert refused(match, "pass") == "pass-not-allowed"


def test_wq_3_6_a_full_map_with_a_book_is_no_reason_to_pass() -> None:
    match = at(full_map(), ["rose-way/red/-", "rose-star/red/red"], holders=["yellow", "yellow", "blue"], players=3)
    assert kinds(match) == {"fill", "activate"}
    match.play("rose-way!")
    assert kinds(match) == {"activate"}
    assert len(moves(match)) == 23


@pytest.mark.parametrize("players", PLAYERS)
def test_wq_3_6_in_the_final_stage_passes_are_ordinary_turns(players: int) -> None:
    turns = 2 * players - 1
    match = at("red a1", ["lights-border/-/red"], players=players, stage="final", holders=[""], turns_left=turns)
    for left in range(turns, 0, -1):
        assert match.result is None and match.position()["turns_left"] == left
        assert moves(match) == {"pass"}
        match.play("pass")
    assert match.result is not None
    assert match.result["ending"] == "final-scoring" and match.result["scores"][0] == 1


def test_wq_3_6_in_the_final_stage_a_full_map_leaves_books_or_a_pass() -> None:
    match = at(full_map(), ["", "rose-way/red/red", "way-star/-/red"], players=3, stage="final", turns_left=3)
    assert moves(match) == {"pass"}
    match.play("pass")
    assert moves(match) == {"pass"}  # both pages are filled, and books are not activated
    match.play("pass")
    assert kinds(match) == {"fill"}
    assert refused(match, "pass") == "pass-not-allowed"
    match.play(match.legal_actions()[0])
    assert match.result is not None and match.result["ending"] == "final-scoring"


# --- WQ-3.7 ---


def test_wq_3_7_scores_are_hidden_or_open_and_hidden_by_default() -> None:
    assert GAME.game.options["scores"].values == ("hidden", "open")
    assert GAME.start(2, seed=1).position()["options"]["scores"] == "hidden"
    assert GAME.start(2, seed=1, options={"scores": "open"}).position()["options"]["scores"] == "open"
    with pytest.raises(queendom.SetupError, match="wrong-option"):
        GAME.start(2, seed=1, options={"scores": "shouted"})


def test_wq_3_7_every_gain_is_announced_with_its_reason() -> None:
    match = at("red a1 a3", ["lights-border/green/red", "rose-way"], holders=["red", "blue", "blue"])
    events = match.play("lights-border!a1")
    assert [(gain["seat"], gain["vp"], gain["why"], gain["book"], gain["page"]) for gain in events[1:]] == [
        (0, 0, "lights", "lights-border", 0),  # no gain is announced, too
        (0, 2, "border", "lights-border", 1),
    ]
    assert events[2]["spaces"] == ["a1", "a3"]
    events = match.play("0R=rose-way/0")
    assert of_type(events, "gain") == [{"type": "gain", "seat": 1, "vp": 1, "why": "last-crystal"}]
    assert vp(match) == [2, 1]


@pytest.mark.parametrize("scores", ["hidden", "open"])
@pytest.mark.parametrize("players", PLAYERS)
def test_wq_3_7_totals_can_be_worked_out_by_everybody(players: int, scores: str) -> None:
    choice = random.Random(f"{players} {scores}")
    match = GAME.start(players, seed=players, options={"scores": scores})
    while match.to_act is not None:
        match.play(choice.choice(match.legal_actions()))
    assert match.result is not None
    for viewer in (None, *range(players)):
        heard = [0] * players
        for gain in of_type(match.view(viewer).history, "gain"):
            heard[gain["seat"]] += gain["vp"]
        assert heard == match.result["scores"] and sum(heard) > 0


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_wq_3_7_a_player_may_look_at_their_own_vp(seat: int) -> None:
    match = at(players=3, vp=[3, 8, 5])
    assert match.view(seat).position["vp"][seat] == [3, 8, 5][seat]
    assert again(match).position()["vp"] == [3, 8, 5]
