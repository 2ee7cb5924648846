"""WQ-2: the set-up, on dealt games."""

from __future__ import annotations

from collections import Counter

import pytest

import queendom
from queendom.games.winter_queen.shapes import Position

from .winter_queen_positions import BOOKS, COLOURS, COUNTIES, DOMAIN, GAME, SPACES, Brings, at, moves, of_type, refused

EDITIONS = sorted(SPACES)
SEEDS = range(40)


def dealt(players: int = 2, seed: int = 1, edition: str = "queendom") -> Position:
    return GAME.start(players, seed=seed, first=0, edition=edition).position()


@pytest.mark.parametrize(
    ("players", "holders", "removed", "in_play", "per_holder", "in_bag"),
    [(2, 3, 3, 30, 3, 21), (3, 3, 1, 40, 4, 28), (4, 4, 0, 45, 4, 29)],
)
def test_wq_2_1_the_table(players: int, holders: int, removed: int, in_play: int, per_holder: int, in_bag: int) -> None:
    for seed in range(5):
        position = dealt(players, seed)
        assert [len(holder) for holder in position["holders"]] == [per_holder] * holders
        assert sum(position["bag"].values()) == in_bag
        crystals = Counter(position["bag"]) + Counter(colour for holder in position["holders"] for colour in holder)
        assert crystals == dict.fromkeys(COLOURS, 9 - removed) and crystals.total() == in_play
        assert position["map"] == {} and set(position["gone"]["crystals"].values()) == {0}
        assert position["books"] == [[]] * players and position["vp"] == [0] * players


@pytest.mark.parametrize("players", [1, 5, 0])
def test_wq_2_1_two_to_four_players(players: int) -> None:
    with pytest.raises(queendom.SetupError, match="wrong-player-count"):
        GAME.start(players, seed=1)


def test_wq_2_1_holders_are_filled_from_the_bag_at_random() -> None:
    first_holders = {tuple(dealt(2, seed)["holders"][0]) for seed in SEEDS}
    assert len(first_holders) > 10
    assert {colour for holder in first_holders for colour in holder} == set(COLOURS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_wq_2_2_five_of_the_eight_tiles_on_castle_and_towers(edition: str) -> None:
    box = Counter([*COLOURS, None, None, None])
    for seed in range(10):
        match = GAME.start(3, seed=seed, edition=edition)
        tiles = match.position()["domain"]
        assert tuple(tiles) == DOMAIN[edition]
        assert Counter(tiles.values()) <= box
        assert match.view(None).position["domain"] == tiles  # face up
        back = int(match.state["tiles"][0])
        assert sum(back >> 4 * kind & 15 for kind in range(6)) == 3


def test_wq_2_2_the_tiles_are_drawn_at_random() -> None:
    deals = [dealt(2, seed)["domain"] for seed in SEEDS]
    for space in DOMAIN["queendom"]:
        assert {deal[space] for deal in deals} == {*COLOURS, None}
    assert {sum(tile is None for tile in deal.values()) for deal in deals} >= {1, 2, 3}


@pytest.mark.parametrize("edition", EDITIONS)
def test_wq_2_3_four_piles_of_five_with_the_top_book_visible(edition: str) -> None:
    position = dealt(4, 3, edition)
    assert set(position["piles"]) == set(COUNTIES)
    assert [pile["below"] for pile in position["piles"].values()] == [4, 4, 4, 4]
    tops = {pile["top"] for pile in position["piles"].values()}
    assert len(tops) == 4 and tops <= set(BOOKS)
    assert position["gone"]["books"] == []


def test_wq_2_3_the_books_are_shuffled() -> None:
    tops = [dealt(2, seed)["piles"]["red"]["top"] for seed in SEEDS]
    assert len(set(tops)) > 10


def test_wq_2_3_what_lies_below_is_unknown_to_all() -> None:
    match = GAME.start(2, seed=5, first=0)
    for viewer in (None, 0, 1):
        for pile in match.view(viewer).position["piles"].values():
            assert set(pile) == {"top", "below"}
        assert set(match.view(viewer).history[0]) == {"type", "domain", "tops", "holders"}


def test_wq_2_3_every_unseen_book_may_turn_up_in_any_pile() -> None:
    match = GAME.start(2, seed=5, first=0)
    position = match.position()
    tops = {pile["top"] for pile in position["piles"].values()}
    hidden = [book for book in BOOKS if book not in tops]
    colour = position["holders"][0][0]
    chance = Brings(hidden[-1])
    match.play({"kind": "place", "holder": 0, "colour": colour, "space": "b6", "take": "green"}, chance=chance)
    (point,) = chance.points
    assert point.source == "pile/green"
    assert [book for book, weight in zip(BOOKS, point.weights, strict=True) if weight] == hidden
    assert set(point.weights) == {0, 1}
    assert match.position()["piles"]["green"] == {"top": hidden[-1], "below": 3}


def test_wq_2_3_a_pile_holds_five_books() -> None:
    match = GAME.start(2, seed=8, first=0)
    taken: list[str] = []
    while (top := match.position()["piles"]["blue"]["top"]) is not None and len(taken) < 20:
        taken.append(top)
        match.play(next(action for action in match.legal_actions() if getattr(action, "take", None) == "blue"))
    assert len(set(taken)) == len(taken) == 5
    assert [event["county"] for event in of_type(match.events, "reveal")] == ["blue"] * 4


REACH = [
    (2, 0, {0, 1, 2}),
    (2, 1, {0, 1, 2}),
    (3, 0, {0, 2}),
    (3, 1, {1, 0}),
    (3, 2, {2, 1}),
    (4, 0, {0, 3}),
    (4, 1, {1, 0}),
    (4, 2, {2, 1}),
    (4, 3, {3, 2}),
]


@pytest.mark.parametrize(("players", "seat", "within_reach"), REACH)
def test_wq_2_4_reach(players: int, seat: int, within_reach: set[int]) -> None:
    """Holder k lies between seat k and seat k + 1; with two players both reach all."""
    number = {2: 3, 3: 3, 4: 4}[players]
    match = at("", [""] * seat + ["rose-way"], players=players, to_act=seat)
    assert {int(move[0]) for move in moves(match) if "-a1" in move} == within_reach
    assert {int(move[0]) for move in moves(match) if "=" in move} == within_reach
    position = match.position()
    for holder in set(range(number)) - within_reach:
        letter = position["holders"][holder][0][0].upper()
        assert refused(match, f"{holder}{letter}-a1") == "holder-out-of-reach"
        assert refused(match, f"{holder}{letter}=rose-way/0") == "holder-out-of-reach"


@pytest.mark.parametrize("players", [3, 4])
def test_wq_2_4_two_neighbours_share_exactly_one_holder(players: int) -> None:
    reach = {seat: holders for number, seat, holders in REACH if number == players}
    found = {}
    for seat in range(players):
        match = GAME.start(players, seed=2, first=seat)
        found[seat] = {int(move[0]) for move in moves(match)}
        assert match.to_act == seat
    assert found == reach
    for seat in range(players):
        assert found[seat] & found[(seat + 1) % players] == {seat}


def test_wq_2_4_there_are_no_further_holders() -> None:
    match = GAME.start(3, seed=1, first=0)
    assert refused(match, "3R-a1") == "holder-out-of-reach"


@pytest.mark.parametrize(("players", "first"), [(p, s) for p in (2, 3, 4) for s in range(p)])
def test_wq_2_5_the_chosen_first_player_begins_and_play_goes_clockwise(players: int, first: int) -> None:
    match = GAME.start(players, seed=4, first=first)
    turns = []
    for _ in range(2 * players + 1):
        assert match.position()["first"] == first  # the token stays
        turns.append(match.to_act)
        match.play(match.legal_actions()[0])
    assert turns == [(first + k) % players for k in range(2 * players + 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wq_2_5_or_chance_decides(players: int) -> None:
    drawn = [GAME.start(players, seed=seed).to_act for seed in SEEDS]
    assert set(drawn) == set(range(players))
    assert drawn == [GAME.start(players, seed=seed).to_act for seed in SEEDS]


@pytest.mark.parametrize("first", [3, -1])
def test_wq_2_5_nobody_else_can_begin(first: int) -> None:
    with pytest.raises(queendom.SetupError, match="no-such-seat"):
        GAME.start(3, seed=1, first=first)
