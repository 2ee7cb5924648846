"""WQ-1: what is in the box. Printed components are edition data; an edition that breaks these counts is refused."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

import queendom
from matches import Json

from .winter_queen_positions import COLOURS, COUNTIES, DOMAIN, GAME, SPACES, ZONES, at, vp

EDITIONS = sorted(SPACES)


def edition(name: str) -> Any:
    return GAME.game.load_edition(name)


def spoilt(part: str, key: str, value: object) -> str:
    """The part that a changed edition is refused for."""
    data: Json = deepcopy(dict(edition("queendom").data))
    data[part][key] = value
    with pytest.raises(queendom.EditionError) as refusal:
        GAME.start(2, seed=1, edition=data)
    return str(refusal.value.arguments["part"])


def test_wq_1_1_45_crystals_9_of_each_colour() -> None:
    position = GAME.start(4, seed=1).position()
    crystals = Counter(position["bag"]) + Counter(colour for holder in position["holders"] for colour in holder)
    assert crystals == {"blue": 9, "green": 9, "yellow": 9, "purple": 9, "red": 9}
    assert crystals.total() == 45


def test_wq_1_1_another_number_of_crystals_is_refused() -> None:
    assert spoilt("crystals", "each", 8) == "crystals.each"
    assert spoilt("crystals", "colours", ["red", "green", "purple", "blue", "white"]) == "crystals.colours"


@pytest.mark.parametrize("name", EDITIONS)
def test_wq_1_2_25_spaces_four_counties_of_five_a_castle_and_four_towers(name: str) -> None:
    spaces = edition(name).spaces
    assert [space.name for space in spaces] == SPACES[name] and len(spaces) == 25
    zones = [*COUNTIES, "domain"]
    assert {
        zone: " ".join(sorted(space.name for space in spaces if zones[space.zone] == zone)) for zone in zones
    } == ZONES[name]
    assert edition(name).domain == DOMAIN[name]
    assert [space.zone for space in spaces if space.castle] == [4]


@pytest.mark.parametrize("name", EDITIONS)
def test_wq_1_2_spaces_are_hexagons(name: str) -> None:
    box = edition(name)
    neighbours = {
        space.name: [None if at is None else box.spaces[at].name for at in (box.neighbour(space, d) for d in range(6))]
        for space in box.spaces
    }
    castle = next(space.name for space in box.spaces if space.castle)
    assert None not in neighbours[castle] and len(set(neighbours[castle])) == 6
    for space, around in neighbours.items():
        for direction, other in enumerate(around):
            assert other is None or neighbours[other][(direction + 3) % 6] == space


def test_wq_1_2_the_six_directions_of_the_castle() -> None:
    box = edition("queendom")
    castle = next(space for space in box.spaces if space.castle)
    east_then_clockwise = [box.spaces[box.neighbour(castle, direction)].name for direction in range(6)]
    assert east_then_clockwise == ["c5", "d4", "d3", "c3", "b3", "b4"]


@pytest.mark.parametrize(
    ("drawing", "part"),
    [
        ("   r T g\n r r r g g g\nT r b C g p T\n b b b p p p\n    b T p", "map.drawing, line 2"),  # rows interlock
        ("    r T g\n r r r g g g\nT r b C g p T\n b b b p p p\n    b T", "map.drawing: spaces"),
        ("    r T g\n r r r g g g\nT r b T g p T\n b b b p p p\n    b T p", "map.drawing: castle, towers"),
        ("    b T g\n r r r g g g\nT r b C g p T\n b b b p p p\n    b T p", "map.drawing: spaces in red"),
        ("    p T g\n r r r g g g\nT r b C g p T\n b b b p p p\n    b T r", "map.drawing: connected spaces in red"),
    ],
)
def test_wq_1_2_another_map_is_refused(drawing: str, part: str) -> None:
    assert spoilt("map", "drawing", drawing) == part


@pytest.mark.parametrize("name", EDITIONS)
def test_wq_1_2_two_looks_share_one_map(name: str) -> None:
    drawings = [key for key, value in edition(name).data["map"].items() if "\n" in str(value)]
    assert drawings == ["drawing"]


@pytest.mark.parametrize("name", EDITIONS)
def test_wq_1_3_20_books_with_each_of_8_effects_on_5_pages(name: str) -> None:
    books = edition(name).books
    assert len({book.name for book in books}) == len(books) == 20
    effects = Counter(effect for book in books for effect in book.effects)
    assert effects == dict.fromkeys(("wisps", "rose", "border", "clouds", "way", "lights", "star", "arcane"), 5)


@pytest.mark.parametrize("name", EDITIONS)
def test_wq_1_3_forest_wisps_depict_each_colour_once(name: str) -> None:
    pages = [page for book in edition(name).books for page in zip(book.effects, book.depicted, strict=True)]
    assert sorted(str(colour) for effect, colour in pages if effect == "wisps") == sorted(COLOURS)
    assert {colour for effect, colour in pages if effect != "wisps"} == {None}


def test_wq_1_3_northern_lights_and_border_keeper_share_a_book() -> None:
    assert ("lights", "border") in [book.effects for book in edition("queendom").books]


def test_wq_1_3_other_books_are_refused() -> None:
    pages = dict(edition("queendom").data["books"]["pages"])
    assert spoilt("books", "pages", {**pages, "rose-way": ["rose", "rose"]}) == "books.pages: pages an effect"
    assert spoilt("books", "pages", {**pages, "rose-way": ["rose", "frost"]}) == "books.pages.rose-way"
    blue_twice = {**pages, "wisps-red-rose": ["wisps-blue", "rose"]}
    assert spoilt("books", "pages", blue_twice) == "books.pages: Forest Wisps colours"
    del pages["rose-way"]
    assert spoilt("books", "pages", pages) == "books.pages: books"


@pytest.mark.parametrize("name", EDITIONS)
def test_wq_1_4_8_domain_tiles_five_depict_a_crystal_and_three_are_empty(name: str) -> None:
    assert edition(name).tiles == {"red": 1, "green": 1, "purple": 1, "blue": 1, "yellow": 1, "empty": 3}


def test_wq_1_4_another_number_of_tiles_is_refused() -> None:
    assert spoilt("tiles", "crystals", [*COLOURS, "empty", "empty"]) == "tiles.crystals: tiles"


@pytest.mark.parametrize("tiles", ["yellow a2", "yellow a2, yellow e2 c4"])
def test_wq_1_4_no_position_has_other_tiles(tiles: str) -> None:
    with pytest.raises(queendom.PositionError) as refusal:
        at(domain=tiles)
    assert refusal.value.arguments["part"] == "domain"


@pytest.mark.parametrize("tiles", ["red a2, green c1, blue c7", "red a2, green c1, purple c4, blue c7, yellow e2"])
def test_wq_1_4_every_choice_of_five_is_a_position(tiles: str) -> None:
    depicted = {space: colour for colour, space in (tile.split() for tile in tiles.split(", "))}
    assert at(domain=tiles).position()["domain"] == {space: depicted.get(space) for space in DOMAIN["queendom"]}


@pytest.mark.parametrize(("players", "holders"), [(2, 3), (3, 3), (4, 4)])
def test_wq_1_5_holders_bag_and_the_token(players: int, holders: int) -> None:
    position = GAME.start(players, seed=1, first=1).position()
    assert len(position["holders"]) == holders
    assert position["first"] == 1 and sum(position["bag"].values()) > 0


@pytest.mark.parametrize("before", [36, 150, 999])
def test_wq_1_5_vp_never_run_out(before: int) -> None:
    match = at(holders=["red", "green", "blue"], vp=[before, 36])
    match.play("0R-a1")
    assert vp(match) == [before + 1, 36]
