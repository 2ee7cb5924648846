"""WQ-6: the eight effects. Two Domain tiles depict a crystal, yellow on a2 and blue on e2 unless told otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from .winter_queen_positions import COLOURS, DOMAIN, GAME, SPACES, TILES, ZONES, at, page

EDGE = {
    "queendom": "a1 a2 a3 b1 b2 b5 b6 c1 c7 d1 d2 d5 d6 e1 e2 e3",
    "snowflake": "a1 a2 b1 b2 b3 c1 c4 d1 d2 d6 d7 e1 e4 f1 f2 f3 g1 g2",
    "lattice": "a1 a2 a3 a4 b1 b3 c1 c4 d1 d3 e1 e4 f1 f3 g1 g2 g3 g4",
}
EDITIONS = sorted(EDGE)


def nothing_fits(effect: str, colour: str, crystals: str = "") -> bool:
    book_page = page(effect, colour, crystals)
    (only,) = book_page.choices()
    return only["vp"] == 0 and only["spaces"] == [] and "from" not in only and book_page.vp() == 0


# --- WQ-6.1 ---


def test_wq_6_1_a_crystal_of_the_depicted_colour_scores_adjacent_ones_of_the_placed_colour() -> None:
    wisps = page("wisps-purple", "red", "purple c4, red a1 b3 c3 c5")
    assert wisps.by_space() == {"a1": 0, "b3": 1, "c3": 1, "c4": 3, "c5": 1}
    best = wisps.activate()
    assert (best["vp"], best["from"], best["spaces"]) == (3, "c4", ["b3", "c3", "c5"])


def test_wq_6_1_a_crystal_of_the_placed_colour_scores_adjacent_ones_of_the_depicted_colour() -> None:
    wisps = page("wisps-purple", "red", "red c4, purple b4 d4")
    assert wisps.by_space() == {"b4": 1, "c4": 2, "d4": 1}
    assert wisps.spaces() == "b4 d4" and wisps.activate()["from"] == "c4"


def test_wq_6_1_only_the_other_colour_counts() -> None:
    wisps = page("wisps-purple", "red", "red c4 c3 c5, purple b4, green d3 d4")
    assert wisps.by_space() == {"b4": 2, "c3": 0, "c4": 1, "c5": 1}
    assert wisps.spaces("c4") == "b4"


def test_wq_6_1_only_a_crystal_of_the_two_colours_may_be_chosen() -> None:
    wisps = page("wisps-purple", "red", "red c4, purple b4, green c5")
    assert wisps.refuses("c5") and wisps.refuses("c3") and wisps.refuses("a2")
    assert wisps.vp("b4") == 1


@pytest.mark.parametrize("depicted", COLOURS)
@pytest.mark.parametrize("placed", COLOURS)
def test_wq_6_1_every_pair_of_colours(depicted: str, placed: str) -> None:
    crystals = f"{depicted} c4, {placed} c3 c5" if depicted != placed else f"{placed} c4 c3 c5"
    wisps = page(f"wisps-{depicted}", placed, crystals)
    best = wisps.activate()
    assert (best["vp"], best["from"], best["spaces"]) == (2, "c4", ["c3", "c5"])


def test_wq_6_1_with_the_depicted_colour_placed_that_same_colour_counts() -> None:
    wisps = page("wisps-red", "red", "red a1 b3 c4, blue b2")
    assert wisps.by_space() == {"a1": 1, "b3": 2, "c4": 1}
    assert wisps.activate()["spaces"] == ["a1", "c4"]


def test_wq_6_1_or_nothing_under_the_option_none() -> None:
    none = {"wisps-same-colour": "none"}
    wisps = page("wisps-red", "red", "red a1 b3 c4, blue b2", options=none)
    assert wisps.by_space() == {"a1": 0, "b3": 0, "c4": 0}
    assert wisps.vp() == 0 and wisps.vp("b3") == 0
    other = page("wisps-red", "blue", "red a1 b3, blue b2", options=none)
    assert other.by_space() == {"a1": 1, "b2": 2, "b3": 1, "e2": 0}


def test_wq_6_1_the_option_and_its_default() -> None:
    assert GAME.game.options["wisps-same-colour"].values == ("same", "none")
    assert GAME.start(2, seed=1).position()["options"]["wisps-same-colour"] == "same"


def test_wq_6_1_depicted_crystals_may_be_chosen_and_count() -> None:
    chosen = page("wisps-yellow", "red", "red b3 b4")
    assert chosen.by_space() == {"a2": 2, "b3": 1, "b4": 1}
    assert chosen.activate()["from"] == "a2"
    assert page("wisps-green", "blue", "green d3").by_space() == {"d3": 1, "e2": 1}


def test_wq_6_1_nothing_that_fits_or_nothing_beside_it_gives_0() -> None:
    assert nothing_fits("wisps-purple", "red", "green c4 c5")
    lonely = page("wisps-purple", "red", "red c4 d6")
    assert lonely.by_space() == {"c4": 0, "d6": 0}
    assert (lonely.vp(), lonely.activate()["from"]) == (0, "c4")


def test_wq_6_1_all_six_neighbours() -> None:
    wisps = page("wisps-purple", "red", "purple c4, red c3 c5 b3 b4 d3 d4", players=3)
    assert wisps.spaces() == "b3 b4 c3 c5 d3 d4"


def test_wq_6_1_the_crystal_on_the_page_itself_is_not_on_the_map() -> None:
    assert page("wisps-purple", "red", "purple c4").vp() == 0


def test_wq_6_1_spaces_across_a_gap_are_not_adjacent() -> None:
    wisps = page("wisps-purple", "red", "red b1 a2 d1", edition="snowflake", domain="purple a1, blue g2")
    assert wisps.by_space() == {"a1": 1, "a2": 0, "b1": 1, "d1": 0}
    assert wisps.spaces("a1") == "b1"


def test_wq_6_1_the_proposal_is_the_first_of_the_best_in_map_order() -> None:
    assert page("wisps-purple", "red", "red d4, purple d5").activate()["from"] == "d4"
    assert page("wisps-purple", "red", "purple d4, red d5").activate()["from"] == "d4"
    assert page("wisps-purple", "red", "purple b4 d4, red a3 b5 d5").activate()["from"] == "b4"


# --- WQ-6.2 ---


def test_wq_6_2_the_chosen_crystal_alone_scores_1() -> None:
    rose = page("rose", "green", "green c5, red c4 c6")
    assert rose.by_space() == {"c5": 1}
    assert rose.spaces() == "c5"


@pytest.mark.parametrize("line", ["c5 c6 c7", "d4 e3", "d3 e1", "c3 c2 c1", "b3 a1", "b4 a3"])
def test_wq_6_2_six_lines_to_the_end_of_the_map(line: str) -> None:
    for seen in line.split():
        rose = page("rose", "green", f"green c4 {seen}")
        assert rose.vp("c4") == 2 and set(rose.spaces("c4").split()) == {"c4", seen}
    everything = page("rose", "green", f"green c4 {line}")
    assert everything.vp("c4") == 1 + len(line.split())


def test_wq_6_2_all_lines_together() -> None:
    rose = page("rose", "green", "green c4 c2 c6 a1 a3 e1 e3", players=4)
    assert rose.vp() == 7 and rose.activate()["from"] == "c4"


def test_wq_6_2_across_empty_spaces_and_other_colours() -> None:
    assert page("rose", "green", "green c1 c7").by_space() == {"c1": 2, "c7": 2}
    assert page("rose", "green", "green c1 c7, red c2 c3 c4, blue c5, purple c6").by_space() == {"c1": 2, "c7": 2}


def test_wq_6_2_only_its_own_colour_counts() -> None:
    assert page("rose", "green", "green c4, red c3 c5 b3 b4, purple d3 d4").vp() == 1


@pytest.mark.parametrize("elsewhere", ["a2", "b2", "b5", "d2", "d5", "b1", "b6", "e2"])
def test_wq_6_2_nothing_beside_the_lines(elsewhere: str) -> None:
    rose = page("rose", "green", f"green c4 {elsewhere}", domain="red c1, blue c7")
    assert rose.by_space()["c4"] == 1


def test_wq_6_2_not_along_two_lines_in_a_row() -> None:
    """From a1 the line south-east reaches e3; c7 is on a line with c4, but not with a1."""
    assert page("rose", "green", "green a1 c4 c7").by_space() == {"a1": 2, "c4": 3, "c7": 2}


def test_wq_6_2_depicted_crystals_may_be_chosen_and_count() -> None:
    rose = page("rose", "yellow", "yellow d2 b6")
    assert rose.by_space() == {"a2": 2, "b6": 1, "d2": 2}
    assert rose.activate()["from"] == "a2" and rose.spaces() == "a2 d2"


@pytest.mark.parametrize(
    ("one", "beyond"), [("a1", "a2"), ("a1", "d1"), ("a2", "d7"), ("d1", "g1"), ("d7", "g2"), ("g1", "g2")]
)
def test_wq_6_2_a_line_ends_at_a_gap(one: str, beyond: str) -> None:
    free = [space for space in DOMAIN["snowflake"] if space not in (one, beyond)]
    rose = page("rose", "red", f"red {one} {beyond}", edition="snowflake", domain=f"green {free[0]}, blue {free[1]}")
    assert rose.by_space() == {one: 1, beyond: 1}


@pytest.mark.parametrize(("edition", "gaps"), [("queendom", False), ("lattice", False), ("snowflake", True)])
def test_wq_6_2_only_the_snowflake_has_gaps(edition: str, gaps: bool) -> None:
    box: Any = GAME.game.load_edition(edition)
    there = {(space.row, space.column) for space in box.spaces}
    steps = ((0, 2), (1, 1), (1, -1))
    behind = [
        (row, column)
        for row, column in there
        for rows, columns in steps
        for far in range(2, 7)
        if (row + rows, column + columns) not in there and (row + far * rows, column + far * columns) in there
    ]
    assert bool(behind) == gaps


def test_wq_6_2_a_line_without_a_gap_crosses_the_snowflake() -> None:
    rose = page("rose", "red", "red a1 c2 f3 g2", edition="snowflake", domain="green a2, blue g1")
    assert rose.by_space() == dict.fromkeys(["a1", "c2", "f3", "g2"], 4)


def test_wq_6_2_the_player_may_choose_a_weaker_crystal_but_no_other_colour() -> None:
    rose = page("rose", "green", "green b1 b2 d6, red c4")
    assert rose.vp() == 2 and rose.vp("d6") == 1
    assert rose.refuses("c4") and rose.refuses("c3")
    assert rose.refuses("b1>0") and rose.refuses("b1@1")


def test_wq_6_2_the_proposal_is_the_first_of_the_best_in_map_order() -> None:
    assert page("rose", "green", "green a1 c5 c6 e1").activate()["from"] == "c5"
    assert page("rose", "green", "green d1 d6").activate()["from"] == "d1"


def test_wq_6_2_no_crystal_of_the_colour_gives_0() -> None:
    assert nothing_fits("rose", "green", "red c4")


# --- WQ-6.3 ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_wq_6_3_the_edge_of_each_map(edition: str) -> None:
    depicted = {part.split()[1] for part in TILES[edition].split(", ")}
    free = [space for space in SPACES[edition] if space not in depicted]
    edge = EDGE[edition].split()
    for start in range(0, len(free), 6):
        spaces = free[start : start + 6]
        border = page("border", "red", f"red {' '.join(spaces)}", edition=edition, players=4)
        assert border.spaces().split() == [space for space in spaces if space in edge]


@pytest.mark.parametrize("edition", EDITIONS)
def test_wq_6_3_depicted_crystals_count(edition: str) -> None:
    colour, space = TILES[edition].split(", ")[0].split()
    assert page("border", colour, edition=edition).spaces() == space


def test_wq_6_3_every_crystal_on_the_edge_wherever_it_lies() -> None:
    border = page("border", "red", "red a1 b1 b2 c7 e3 c3, green d6", players=3)
    assert border.vp() == 5 and border.spaces() == "a1 b1 b2 c7 e3"


def test_wq_6_3_only_its_own_colour_counts() -> None:
    assert page("border", "red", "red a1, green a3 b1, purple d6").vp() == 1


def test_wq_6_3_spaces_with_five_neighbours_are_on_the_edge_and_with_six_are_not() -> None:
    assert page("border", "red", "red b2 b5 d2 d5").vp() == 4
    assert page("border", "red", "red b3 b4 c2 c6").vp() == 0


def test_wq_6_3_beside_a_gap_is_on_the_edge() -> None:
    border = page("border", "red", "red b1 b2 d2 c2 d3 d4", edition="snowflake", players=3)
    assert border.spaces() == "b1 b2 d2"


def test_wq_6_3_no_crystal_on_the_edge_gives_0_and_there_is_nothing_to_choose() -> None:
    border = page("border", "red", "red c4, green a1")
    assert border.vp() == 0 and border.spaces() == ""
    assert len(border.choices()) == 1
    assert border.refuses("c4") and border.refuses("a1")


# --- WQ-6.4 ---


def test_wq_6_4_a_lone_crystal_is_a_group() -> None:
    assert page("clouds", "green", "green c4").vp() == 1
    assert page("clouds", "green", "green a1 c4 e3, red b3").vp() == 3


@pytest.mark.parametrize("group", ["c4 c5", "c4 d3", "b3 b4 c4", "c1 c2 c3 c4 c5", "a1 b3 c4 d4 e3"])
def test_wq_6_4_adjacent_crystals_are_one_group(group: str) -> None:
    clouds = page("clouds", "green", f"green {group}")
    assert clouds.vp() == 1
    assert clouds.spaces() == group.split()[0]


def test_wq_6_4_each_group_scores_1_whatever_its_size() -> None:
    clouds = page("clouds", "green", "green b1 b2 c2 b5 b6 d3, red c3", players=3)
    assert clouds.vp() == 3 and clouds.spaces() == "b1 b5 d3"


@pytest.mark.parametrize("group", ["a1 a3 b3 b4", "c1 c3 d1 d2", "c3 c5 d3 d4", "b3 b4 c3 c5 d3 d4"])
def test_wq_6_4_a_group_may_wind(group: str) -> None:
    """Its first two spaces in map order touch only by way of later ones."""
    assert page("clouds", "green", f"green {group}", players=3).vp() == 1


def test_wq_6_4_another_colour_or_an_empty_space_does_not_join_groups() -> None:
    assert page("clouds", "green", "green c3 c5, red c4").vp() == 2
    assert page("clouds", "green", "green c3 c5").vp() == 2


def test_wq_6_4_depicted_crystals_are_groups_and_join_groups() -> None:
    assert page("clouds", "yellow").spaces() == "a2"
    assert page("clouds", "yellow", "yellow a1 a3").spaces() == "a1"
    assert page("clouds", "green", "green a1 a3").spaces() == "a1 a3"


def test_wq_6_4_a_gap_parts_groups() -> None:
    clouds = page("clouds", "red", "red a1 a2 d1", edition="snowflake")
    assert clouds.spaces() == "a1 a2 d1"
    assert page("clouds", "red", "red a1 a2 b1 b2 b3", edition="snowflake").vp() == 1


def test_wq_6_4_no_crystal_of_the_colour_gives_0() -> None:
    assert nothing_fits("clouds", "green", "red c4")


# --- WQ-6.5 ---


def test_wq_6_5_each_new_colour_on_a_line_scores_with_the_chosen_crystal() -> None:
    way = page("way", "purple", "purple c2, red c3, green c4")
    best = way.activate()
    assert (best["vp"], best["from"], best["direction"]) == (3, "c2", 0)
    assert best["spaces"] == ["c2", "c3", "c4"]


def test_wq_6_5_the_chosen_crystal_alone_scores_1() -> None:
    way = page("way", "purple", "purple c4")
    assert [(score.get("from"), score.get("direction"), score["vp"]) for score in way.choices()] == [
        ("c4", direction, 1) for direction in range(6)
    ]


@pytest.mark.parametrize(("direction", "line"), list(enumerate(["c5 c6", "d4 e3", "d3 e1", "c3 c2", "b3 a1", "b4 a3"])))
def test_wq_6_5_each_of_the_six_directions(direction: int, line: str) -> None:
    near, far = line.split()
    way = page("way", "purple", f"purple c4, red {near}, green {far}")
    assert [score["vp"] for score in way.choices()] == [3 if k == direction else 1 for k in range(6)]
    assert way.activate()["direction"] == direction
    assert set(way.spaces(f"c4>{direction}").split()) == {"c4", near, far}


def test_wq_6_5_a_repeated_colour_ends_it() -> None:
    assert page("way", "purple", "purple c1, red c2, green c3, red c4, yellow c5").spaces("c1>0") == "c1 c2 c3"
    assert page("way", "purple", "purple c1, red c2, purple c3, green c4").spaces("c1>0") == "c1 c2"
    assert page("way", "purple", "purple c1 c2, red c3").spaces("c1>0") == "c1"


def test_wq_6_5_an_empty_space_ends_it() -> None:
    assert page("way", "purple", "purple c1, red c2, green c4").spaces("c1>0") == "c1 c2"
    assert page("way", "purple", "purple c1, green c3").spaces("c1>0") == "c1"


def test_wq_6_5_at_most_5() -> None:
    way = page("way", "red", "red c1 c6, green c2, purple c3, blue c4, yellow c5, green c7")
    assert way.spaces("c1>0") == "c1 c2 c3 c4 c5"
    assert way.vp() == 5


def test_wq_6_5_depicted_crystals_may_be_chosen_and_count() -> None:
    assert page("way", "yellow", "red a1").activate()["from"] == "a2"
    assert page("way", "red", "red a1, yellow a3").spaces("a1>0") == "a1 a2"
    assert page("way", "red", "red a1, green a3").spaces("a1>0") == "a1 a2 a3"


@pytest.mark.parametrize(("start", "direction", "beyond"), [("a1", 0, "a2"), ("a1", 2, "d1"), ("d7", 2, "g2")])
def test_wq_6_5_a_gap_ends_it(start: str, direction: int, beyond: str) -> None:
    free = [space for space in DOMAIN["snowflake"] if space not in (start, beyond)]
    tiles = f"yellow {free[0]}, blue {free[1]}"
    way = page("way", "red", f"red {start}, green {beyond}", edition="snowflake", domain=tiles)
    assert way.spaces(f"{start}>{direction}") == start


def test_wq_6_5_a_line_of_the_snowflake_without_a_gap() -> None:
    way = page("way", "red", "red b1, green c2, purple d4", edition="snowflake")
    assert way.spaces("b1>1") == "b1 c2 d4"


def test_wq_6_5_only_a_crystal_of_its_colour_may_be_chosen() -> None:
    way = page("way", "purple", "purple c1, red c2")
    assert way.refuses("c2") and way.refuses("c3") and way.refuses("c1>6") and way.refuses("@1")
    assert way.vp("c1>3") == 1 and way.vp("c1") == 2 and way.vp(">3") == 1


def test_wq_6_5_the_proposal_is_the_first_crystal_then_the_lowest_direction() -> None:
    best = page("way", "purple", "purple c4 e3, red c3 c5 d4").activate()
    assert (best["from"], best["direction"]) == ("c4", 0)
    best = page("way", "purple", "purple c4 b1, red c3 d4 b2").activate()
    assert (best["from"], best["direction"]) == ("b1", 0)
    best = page("way", "purple", "purple c4 b1, red c3 d4").activate()
    assert (best["from"], best["direction"]) == ("c4", 1)


def test_wq_6_5_no_crystal_of_the_colour_gives_0() -> None:
    assert nothing_fits("way", "purple", "red c4 c5")


# --- WQ-6.6 ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("zone", ["red", "green", "purple", "blue", "domain"])
def test_wq_6_6_each_zone_scores_1_no_matter_how_often(edition: str, zone: str) -> None:
    depicted = {part.split()[1] for part in TILES[edition].split(", ")}
    inside = [space for space in ZONES[edition][zone].split() if space not in depicted]
    lights = page("lights", "red", f"red {' '.join(inside)}", edition=edition, players=3)
    assert lights.vp() == 1 and lights.spaces() == inside[0]
    for space in inside:
        assert page("lights", "red", f"red {space}", edition=edition).spaces() == space


@pytest.mark.parametrize("edition", EDITIONS)
def test_wq_6_6_all_five_zones(edition: str) -> None:
    spaces = [spaces.split()[2] for spaces in ZONES[edition].values()]
    lights = page("lights", "red", f"red {' '.join(spaces)}", edition=edition, domain=_tiles_beside(edition, spaces))
    assert lights.vp() == 5 and lights.spaces().split() == sorted(spaces)


def _tiles_beside(edition: str, spaces: list[str]) -> str:
    free = [space for space in DOMAIN[edition] if space not in spaces]
    return f"yellow {free[0]}, blue {free[1]}"


def test_wq_6_6_all_domain_tiles_are_one_zone() -> None:
    assert page("lights", "green", "green c1 c4 c7").spaces() == "c1"
    assert page("lights", "green", "green c1 c4 c7 b1").spaces() == "b1 c1"


def test_wq_6_6_depicted_crystals_count() -> None:
    assert page("lights", "yellow").spaces() == "a2"
    assert page("lights", "blue", "blue a1 d1").spaces() == "a1 d1 e2"


def test_wq_6_6_two_crystals_side_by_side_in_two_counties() -> None:
    assert page("lights", "green", "green b3 b4").vp() == 2
    assert page("lights", "green", "green b2 b3").vp() == 1


def test_wq_6_6_only_its_own_colour_counts() -> None:
    assert page("lights", "green", "green a1, red a3, purple e3").vp() == 1


def test_wq_6_6_no_crystal_of_the_colour_gives_0_and_there_is_nothing_to_choose() -> None:
    assert nothing_fits("lights", "green", "red c4")
    assert page("lights", "green", "green a1").refuses("a1")


# --- WQ-6.7 ---


def test_wq_6_7_every_adjacent_empty_space_scores_1() -> None:
    star = page("star", "purple", "purple c4, red c3, green b4")
    assert star.vp() == 4 and star.spaces() == "b3 c5 d3 d4"


def test_wq_6_7_all_six_or_none() -> None:
    assert page("star", "purple", "purple c4").vp() == 6
    around = page("star", "purple", "purple c4, red c3 c5 b3, green b4 d3 d4")
    assert around.vp() == 0 and around.activate()["from"] == "c4"


@pytest.mark.parametrize(
    ("space", "empty"),
    [("a1", "b2 b3"), ("b1", "b2 c1 c2"), ("c1", "b1 c2 d1"), ("d6", "c6 c7 d5"), ("b2", "a1 b1 b3 c2 c3")],
)
def test_wq_6_7_off_the_map_there_is_no_space(space: str, empty: str) -> None:
    assert page("star", "purple", f"purple {space}").spaces() == empty  # a2 beside a1 depicts a crystal


def test_wq_6_7_an_empty_domain_tile_is_an_empty_space_and_a_depicted_crystal_is_not() -> None:
    assert page("star", "purple", "purple c2").spaces() == "b1 b2 c1 c3 d1 d2"
    assert page("star", "purple", "purple c2", domain="red c1, blue e2").spaces() == "b1 b2 c3 d1 d2"
    assert page("star", "purple", "purple c2, red c1").spaces() == "b1 b2 c3 d1 d2"


def test_wq_6_7_a_depicted_crystal_may_be_chosen() -> None:
    star = page("star", "yellow")
    assert star.activate()["from"] == "a2" and star.spaces() == "a1 a3 b3 b4"


def test_wq_6_7_crystals_of_the_same_colour_are_not_empty() -> None:
    assert page("star", "purple", "purple c4 c5").by_space() == {"c4": 5, "c5": 5}


def test_wq_6_7_the_player_chooses_which_crystal_of_the_colour() -> None:
    star = page("star", "purple", "purple a1 c4, red b1")
    assert star.by_space() == {"a1": 2, "c4": 6}
    assert star.vp() == 6 and star.vp("a1") == 2
    assert star.refuses("b1") and star.refuses("c5") and star.refuses("c4>0")


def test_wq_6_7_the_proposal_is_the_first_of_the_best_in_map_order() -> None:
    assert page("star", "purple", "purple c2 c6").activate()["from"] == "c2"


def test_wq_6_7_no_space_lies_in_a_gap() -> None:
    star = page("star", "purple", "purple a1 d1", edition="snowflake")
    assert star.by_space() == {"a1": 1, "d1": 1}
    assert star.spaces("a1") == "b1" and star.spaces("d1") == "d2"


def test_wq_6_7_no_crystal_of_the_colour_gives_0() -> None:
    assert nothing_fits("star", "purple", "red c4")


# --- WQ-6.8 ---


def test_wq_6_8_this_pages_crystal_alone_scores_1() -> None:
    arcane = page("arcane", "purple", "purple a1 c4")  # crystals on the map do not count
    assert arcane.vp() == 1
    assert arcane.activate()["crystals"] == ["border-arcane/1"]


def test_wq_6_8_every_other_crystal_of_the_colour_on_ones_own_books() -> None:
    arcane = page("arcane", "purple", own="rose-way/purple/purple way-star/-/red")
    assert arcane.activate()["crystals"] == ["border-arcane/1", "rose-way/0", "rose-way/1"]


def test_wq_6_8_this_books_other_page_included() -> None:
    arcane = page("wisps-green", "green")  # the book's page 1 is Arcane Knowledge
    scores = arcane.match.rulebook.page_scores(arcane.match.state, 0, arcane.book, 1, "green")  # type: ignore[attr-defined]
    assert [score.crystals for score in scores] == [
        ("wisps-green-arcane/0", "wisps-green-arcane/0/depicted", "wisps-green-arcane/1")
    ]
    both = page("star", "purple", own="border-arcane/purple/purple").match
    gains = both.play("border-arcane!")
    assert [gain["vp"] for gain in gains[1:]] == [0, 3]


def test_wq_6_8_the_chosen_opponents_crystals() -> None:
    arcane = page("arcane", "purple", others=["rose-way/purple/red way-star/purple/purple"])
    assert arcane.activate() == {
        "type": "gain",
        "seat": 0,
        "vp": 4,
        "why": "arcane",
        "book": "border-arcane",
        "page": 1,
        "opponent": 1,
        "crystals": ["border-arcane/1", "rose-way/0", "way-star/0", "way-star/1"],
    }


def test_wq_6_8_depicted_on_forest_wisps_pages_of_both() -> None:
    mine = page("arcane", "purple", own="wisps-purple-clouds")
    assert mine.activate()["crystals"] == ["border-arcane/1", "wisps-purple-clouds/0/depicted"]
    theirs = page("arcane", "purple", others=["wisps-purple-clouds/purple/-"])
    assert theirs.activate()["crystals"] == [
        "border-arcane/1",
        "wisps-purple-clouds/0",
        "wisps-purple-clouds/0/depicted",
    ]
    assert page("arcane", "red", others=["wisps-purple-clouds"]).vp() == 1


def test_wq_6_8_depicted_on_ones_own_empty_page_of_this_book() -> None:
    match = page("star", "red", own="wisps-green-arcane/-/green").match
    gains = match.play("wisps-green-arcane!")
    assert gains[1]["crystals"] == ["wisps-green-arcane/0/depicted", "wisps-green-arcane/1"]


def test_wq_6_8_only_one_opponent() -> None:
    others = ["rose-way/purple/-", "way-star/purple/purple", "rose-star/purple/-"]
    arcane = page("arcane", "purple", others=others, players=4)
    assert [(score["opponent"], score["vp"]) for score in arcane.choices()] == [(1, 2), (2, 3), (3, 2)]
    assert (arcane.vp(), arcane.activate()["opponent"]) == (3, 2)
    assert arcane.vp("@1") == 2 and arcane.activate("@3")["crystals"] == ["border-arcane/1", "rose-star/0"]


def test_wq_6_8_an_opponent_not_oneself_and_one_at_the_table() -> None:
    arcane = page("arcane", "purple", players=3)
    assert arcane.refuses("@0") and arcane.refuses("@3")
    assert arcane.refuses("c4") and arcane.refuses(">1")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_wq_6_8_every_seat_chooses_among_the_others(seat: int) -> None:
    books = [""] * seat + ["border-arcane/-/purple"]
    match = at("", books, players=3, to_act=seat)
    scores = match.rulebook.page_scores(match.state, seat, "border-arcane", 1, "purple")  # type: ignore[attr-defined]
    assert [score.opponent for score in scores] == [other for other in range(3) if other != seat]


def test_wq_6_8_the_proposal_is_the_lowest_seat_among_equals() -> None:
    arcane = page("arcane", "purple", others=["", "rose-way/purple/-", "way-star/purple/-"], players=4)
    assert arcane.activate()["opponent"] == 2
    assert page("arcane", "purple", players=4).activate()["opponent"] == 1


def test_wq_6_8_only_its_own_colour_counts() -> None:
    arcane = page("arcane", "purple", own="rose-way/red/green", others=["way-star/blue/yellow wisps-red-rose"])
    assert arcane.vp() == 1
