"""WQ-4: the final stage."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from matches import WinterQueenMatch

from .winter_queen_positions import GAME, Brings, at, full_map, kinds, moves, of_type, refused, types, vp

TOPS = "red rose-clouds, green rose-way, purple rose-star, blue rose-arcane"
HOLDERS = {2: 3, 3: 3, 4: 4}
ENDS = ["equal-turns", "english-literal"]


def about_to_end(players: int = 2, bag: str = "green", others: str = "blue", **parts: object) -> WinterQueenMatch:
    """Whoever is to act reaches a holder with one last red crystal, and a bag that this refill will empty."""
    trigger = int(str(parts.get("to_act", parts.get("first", 0))))
    holders = ["red" if k == trigger % HOLDERS[players] else others for k in range(HOLDERS[players])]
    return at(parts.pop("crystals", ""), holders=holders, players=players, bag=bag, **parts)  # type: ignore[arg-type]


def trigger(match: WinterQueenMatch, space: str = "a1") -> list[dict[str, object]]:
    """Take that last red crystal."""
    assert match.to_act is not None
    return match.play(f"{match.to_act % HOLDERS[match.rulebook.players]}R-{space}")


# --- WQ-4.1 ---


@pytest.mark.parametrize("bag", ["green", "green green", "green green green"])
def test_wq_4_1_the_final_stage_begins_when_a_refill_draws_the_last_crystal(bag: str) -> None:
    match = about_to_end(bag=bag, tops=TOPS, below=1)
    events = match.play("0R-a1+red")
    assert types(events) == ["move", "gain", "refill", "final-stage", "reveal"]
    after = match.position()
    assert after["stage"] == "final" and sum(after["bag"].values()) == 0
    assert match.result is None


@pytest.mark.parametrize(("players", "refill"), [(2, 3), (3, 4), (4, 4)])
def test_wq_4_1_not_while_one_crystal_is_left_in_the_bag(players: int, refill: int) -> None:
    match = about_to_end(players, bag=" ".join(["green"] * refill + ["yellow"]))
    events = match.play("0R-a1", chance=Brings(*["green"] * refill))
    assert types(events) == ["move", "gain", "refill"]
    after = match.position()
    assert after["stage"] == "main" and after["bag"]["yellow"] == 1
    assert after["turns_left"] is None and len(after["holders"]) == HOLDERS[players]


def test_wq_4_1_not_without_a_refill() -> None:
    match = at(holders=["red red", "blue", "blue"], bag="green")
    assert types(match.play("0R-a1")) == ["move"]
    assert match.position()["stage"] == "main"


def test_wq_4_1_also_when_the_last_crystal_goes_on_a_book() -> None:
    match = about_to_end(books=["rose-way"])
    assert types(match.play("0R=rose-way/0")) == ["move", "gain", "refill", "final-stage"]
    assert match.position()["stage"] == "final"


def test_wq_4_1_a_returned_crystal_puts_the_end_off() -> None:
    match = at("purple c4", ["lights-border/green/red"], holders=["red", "red", "blue"], bag="green green green")
    match.play("lights-border!c4")
    match.play("0R-a1", chance=Brings("green", "green", "green"))
    assert match.position()["stage"] == "main"
    assert match.position()["bag"]["purple"] == 1
    match.play("1R-a3")
    assert match.position()["stage"] == "final"


def test_wq_4_1_at_once_for_the_next_player() -> None:
    match = about_to_end(books=["", "lights-border/green/-"])
    assert "lights-border!" in moves(at("", ["", "lights-border/green/-"], to_act=1))
    trigger(match)
    assert kinds(match) == {"place", "fill"}


# --- WQ-4.2 ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wq_4_2_all_crystals_go_on_one_holder(players: int) -> None:
    others = ["blue yellow", "purple", "yellow red"][: HOLDERS[players] - 1]
    match = at(holders=["red", *others], players=players, bag="green green")
    match.play("0R-a1")
    pooled = Counter(" ".join(["green green", *others]).split())
    (pool,) = match.position()["holders"]
    assert Counter(pool) == pooled


@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_wq_4_2_everybody_may_take_from_it(players: int, seat: int) -> None:
    books = ["way-star", "rose-way", "border-way", "border-star"][:players]
    match = at("", books, players=players, stage="final", holders=["green blue purple"], to_act=seat)
    taken = {"0G", "0B", "0P"}
    assert {move[:2] for move in moves(match) if move.endswith("-c4")} == taken
    assert {move[:2] for move in moves(match) if move.endswith(f"={books[seat]}/0")} == taken
    for holder in (1, 2, 3):
        assert refused(match, f"{holder}B-b1") == "holder-out-of-reach"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wq_4_2_the_next_player_takes_what_came_from_far_holders(players: int) -> None:
    others = ["blue", "purple", "yellow"][: HOLDERS[players] - 1]
    match = at(holders=["red", *others], players=players, bag="green")
    match.play("0R-a1")
    assert {move[:2] for move in moves(match)} == {f"0{colour[0].upper()}" for colour in ("green", *others)}


def test_wq_4_2_taking_from_it_leaves_the_rest_for_the_others() -> None:
    match = at(holders=["red", "blue yellow", "purple"], players=3, bag="green")
    match.play("0R-a1")
    match.play("0P-a3")
    assert match.position()["holders"] == [["green", "blue", "yellow"]]
    assert refused(match, "0P-b1") == "crystal-not-on-holder"


# --- WQ-4.3 ---


def test_wq_4_3_books_are_not_activated() -> None:
    books = ["lights-border/-/red rose-way/red/green", ""]
    final = at("red a1, green b2", books, stage="final", tops="red rose-clouds")
    assert kinds(final) == {"place", "fill"}
    assert refused(final, "lights-border!") == "no-activation-in-final-stage"
    assert refused(final, "rose-way!a1") == "no-activation-in-final-stage"
    assert "activate" in kinds(at("red a1, green b2", books, tops="red rose-clouds"))


def test_wq_4_3_one_and_two_crystals_alike() -> None:
    for book in ("rose-way/red/-", "rose-way/-/red", "rose-way/red/red"):
        assert not any("!" in move for move in moves(at("red a1", [book], stage="final")))
        assert any("!" in move for move in moves(at("red a1", [book])))


def test_wq_4_3_no_crystal_leaves_the_map() -> None:
    match = at("red a1, green b2", ["lights-border/green/red"], stage="final", holders=["blue blue blue"], turns_left=3)
    on_map = match.position()["map"]
    while match.to_act is not None:
        match.play(match.legal_actions()[0])
        assert on_map.items() <= match.position()["map"].items()
        assert sum(match.position()["bag"].values()) == 0
        on_map = match.position()["map"]
    assert len(on_map) == 5


def test_wq_4_3_placing_taking_books_and_filling_go_on() -> None:
    match = at(
        "",
        ["rose-way/red/-"],
        stage="final",
        holders=["red blue"],
        tops=TOPS.replace("green rose-way,", ""),
        below={"red": 1},
    )
    assert {move for move in moves(match) if "=" in move} == {"0R=rose-way/1", "0B=rose-way/1"}
    assert {move for move in moves(match) if move.startswith("0R-b1")} == {"0R-b1", "0R-b1+red"}
    assert {move for move in moves(match) if move.startswith("0R-c4")} == {
        "0R-c4",
        "0R-c4+red",
        "0R-c4+purple",
        "0R-c4+blue",
    }
    events = match.play("0R-b1+red")
    assert types(events) == ["move", "reveal"]
    assert [book["book"] for book in match.position()["books"][0]] == ["rose-way", "rose-clouds"]
    match.play("0B-a3")
    assert match.position()["map"] == {"a3": "blue", "b1": "red"}


def test_wq_4_3_no_fourth_book_either() -> None:
    match = at("", ["rose-way way-star border-way"], stage="final", tops="red rose-clouds")
    assert kinds(match) == {"place", "fill"} and not any("+" in move for move in moves(match))


# --- WQ-4.4 ---


def turns_after_trigger(match: WinterQueenMatch) -> list[int]:
    """The final stage, played: who took its turns, in order."""
    trigger(match)
    turns: list[int] = []
    while match.to_act is not None and len(turns) < 20:
        turns.append(match.to_act)
        match.play(match.legal_actions()[-1])
    return turns


def by_the_rule(players: int, first: int, who: int, end: str) -> list[int]:
    """WQ-4.4 in its own words."""
    turns = []
    seat = (who + 1) % players
    while seat != first:
        turns.append(seat)
        seat = (seat + 1) % players
    if end == "english-literal":
        turns.append(first)
        return turns + [(first + 1 + k) % players for k in range(players)]
    return turns + [(first + k) % players for k in range(players)]


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize(
    ("players", "first", "who"), [(n, f, w) for n in (2, 3, 4) for f in range(n) for w in range(n)]
)
def test_wq_4_4_the_turns_of_the_final_stage(players: int, first: int, who: int, end: str) -> None:
    match = about_to_end(players, first=first, to_act=who, options={"end": end})
    turns = turns_after_trigger(match)
    assert turns == by_the_rule(players, first, who, end)
    assert match.result is not None and match.result["ending"] == "final-scoring"
    round_in_progress = [(first + k) % players for k in range((who - first) % players + 1)]
    more = Counter(round_in_progress + turns)
    assert more == {seat: 2 + (end == "english-literal" and seat == first) for seat in range(players)}


@pytest.mark.parametrize(("who", "equal", "literal"), [(0, 5, 6), (1, 4, 5), (2, 3, 4)])
def test_wq_4_4_the_three_player_example(who: int, equal: int, literal: int) -> None:
    assert len(turns_after_trigger(about_to_end(3, to_act=who))) == equal
    assert len(turns_after_trigger(about_to_end(3, to_act=who, options={"end": "english-literal"}))) == literal


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_wq_4_4_with_crystals_for_everybody(players: int, end: str) -> None:
    """The turns are as many when nobody has to pass."""
    others = " ".join(["blue", "yellow", "purple"][: players - 1]) if players == 2 else "blue yellow purple"
    match = about_to_end(players, others=others, options={"end": end}, bag="green green green")
    assert turns_after_trigger(match) == by_the_rule(players, 0, 0, end)
    assert all(event["action"]["kind"] == "place" for event in of_type(match.events, "move"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wq_4_4_turns_left_are_counted_down(players: int) -> None:
    match = about_to_end(players, others="blue blue")
    trigger(match)
    for left in range(2 * players - 1, 0, -1):
        assert match.position()["turns_left"] == left
        match.play(match.legal_actions()[0])
    assert match.result is not None


def test_wq_4_4_equal_turns_is_the_default() -> None:
    assert GAME.game.options["end"].values == ("equal-turns", "english-literal")
    assert GAME.start(2, seed=1).position()["options"]["end"] == "equal-turns"


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 0)])
def test_wq_4_4_turns_in_a_whole_game(players: int, first: int, end: str) -> None:
    choice = random.Random(players)
    match = GAME.start(players, seed=players, first=first, options={"end": end})
    while match.to_act is not None:
        legal = match.legal_actions()
        kind = choice.choice(sorted({action.kind for action in legal}))
        match.play(choice.choice([action for action in legal if action.kind == kind]))
    assert match.result is not None and match.result["ending"] == "final-scoring"
    turns = Counter(event["seat"] for event in of_type(match.events, "move"))
    least = min(turns.values())
    assert turns == {seat: least + (end == "english-literal" and seat == first) for seat in range(players)}


# --- WQ-4.5 ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wq_4_5_the_last_crystal_of_the_single_holder_gains_1_vp_and_nothing_is_refilled(players: int) -> None:
    match = at(stage="final", holders=["red"], players=players, turns_left=2, to_act=1, first=1)
    events = match.play("0R-a1")
    assert types(events) == ["move", "gain"]
    assert events[1] == {"type": "gain", "seat": 1, "vp": 1, "why": "last-crystal"}
    assert vp(match)[1] == 1 and match.position()["holders"] == [[]]
    assert moves(match) == {"pass"}


def test_wq_4_5_also_on_a_book() -> None:
    match = at("", ["rose-way"], stage="final", holders=["red"], turns_left=2)
    assert types(match.play("0R=rose-way/0")) == ["move", "gain"]
    assert vp(match) == [1, 0]


def test_wq_4_5_nothing_for_a_crystal_that_is_not_the_last() -> None:
    match = at(stage="final", holders=["red green"], turns_left=2)
    assert types(match.play("0R-a1")) == ["move"]
    assert vp(match) == [0, 0]


def test_wq_4_5_with_none_left_players_pass_until_the_turns_are_over() -> None:
    match = at("", ["rose-way/red/-"], stage="final", holders=["green"], players=3, turns_left=4, to_act=2)
    match.play("0G-a1")
    for seat in (0, 1, 2):
        assert match.to_act == seat and moves(match) == {"pass"}
        match.play("pass")
    assert match.result is not None and match.result["ending"] == "final-scoring"


def fewest_crystals(players: int, end: str) -> list[str]:
    """The kinds of action in the longest final stage with the fewest crystals: the token holder draws a bag of one."""
    match = about_to_end(players, options={"end": end})
    turns_after_trigger(match)
    return [event["action"]["kind"] for event in of_type(match.events, "move")[1:]]


def test_wq_4_5_two_players_pass_only_under_english_literal() -> None:
    assert fewest_crystals(2, "equal-turns") == ["place"] * 3
    assert fewest_crystals(2, "english-literal") == ["place"] * 3 + ["pass"]


@pytest.mark.parametrize(("players", "crystals"), [(3, 3), (4, 4)])
@pytest.mark.parametrize(("end", "more"), [("equal-turns", -1), ("english-literal", 0)])
def test_wq_4_5_three_or_four_players_may_pass_under_both(players: int, crystals: int, end: str, more: int) -> None:
    passes = 2 * players + more - crystals
    assert fewest_crystals(players, end) == ["place"] * crystals + ["pass"] * passes


def test_wq_4_5_the_last_turn_may_take_it() -> None:
    match = at(full_map().replace("red a1 ", "red "), stage="final", holders=["red"], turns_left=1)
    events = match.play("0R-a1")
    assert types(events) == ["move", "gain", "end"]
    assert match.result == {"scores": [1, 0], "winners": [0], "ending": "final-scoring"}
