"""CR-1: what is in the box. Printed components are edition data; an edition that breaks these counts is refused."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import queendom
from matches import Json
from queendom.games.christina_regina.actions import Assassinate

from .christina_regina_positions import CARDS, COLOURS, GAME, GROUPS, KINDS, PLAYERS, all_cards, at, box, wider
from .winter_queen_positions import refused


def edition() -> Any:
    return GAME.game.load_edition("court")


def spoilt(*path: str, value: object) -> str:
    """The part that a changed edition is refused for."""
    data: Json = deepcopy(dict(edition().data))
    part = data
    for key in path[:-1]:
        part = part[key]
    if value is None:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    with pytest.raises(queendom.EditionError) as refusal:
        GAME.start(2, seed=1, edition=data)
    return str(refusal.value.arguments["part"])


def test_cr_1_1_27_court_cards_in_three_groups_of_nine() -> None:
    assert box().total() == 27
    for group in GROUPS:
        assert edition().cards[group] == {"blue": 1, "red": 1, "green": 1, "black": 1, "purple": 1, "none": 4}


def test_cr_1_1_the_groups_are_numbered() -> None:
    groups = edition().data["groups"]
    assert [groups[group] for group in GROUPS] == [1, 2, 3]
    assert spoilt("groups", "gold", value=2) == "groups.gold"


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_1_1_all_of_them_are_in_every_game(players: int) -> None:
    match = GAME.start(players, seed=3)
    for _ in range(8):
        assert all_cards(match) == box()
        match.play(match.legal_actions()[0])


def test_cr_1_1_the_split_is_edition_data() -> None:
    assert edition().provenance["cards"] == "reconstructed"
    other = wider(copper={"red": 2, "none": 3})
    match = GAME.start(2, seed=1, edition=other)
    assert all_cards(match) == box(other) and box(other)["copper-red"] == 2


@pytest.mark.parametrize(
    ("kind", "number", "part"),
    [("none", 5, "cards.copper: cards"), ("none", 3, "cards.copper: cards"), ("red", 0, "cards.copper.red")],
)
def test_cr_1_1_other_numbers_of_cards_are_refused(kind: str, number: int, part: str) -> None:
    assert spoilt("cards", "copper", kind, value=number) == part


def test_cr_1_1_no_position_has_more_cards() -> None:
    for cards in (["copper-red", "copper-red"], ["copper-none"] * 5):
        with pytest.raises(queendom.PositionError) as refusal:
            GAME.position(at("").position() | {"discards": cards})
        assert refusal.value.arguments["part"] == "cards"


def test_cr_1_1_no_position_has_fewer_cards() -> None:
    position = at("none none *").position()
    position["stacks"]["copper"]["middle"] -= 1
    with pytest.raises(queendom.PositionError) as refusal:
        GAME.position(position)
    assert refusal.value.arguments["part"] == "stacks.copper.middle"


def test_cr_1_2_15_faction_cards_three_a_colour() -> None:
    factions = edition().factions
    assert tuple(factions) == COLOURS
    leaders = [leader for faction in factions.values() for leader in faction.leaders.values()]
    assert all(tuple(faction.leaders) == GROUPS for faction in factions.values())
    assert len(leaders) == len(set(leaders)) == 15


@pytest.mark.parametrize("group", GROUPS)
def test_cr_1_2_an_edition_without_a_leader_is_refused(group: str) -> None:
    assert spoilt("factions", "red", group, value=None) == f"factions.red.{group}"


def test_cr_1_2_everybody_has_all_three_numbers() -> None:
    legal = at(factions="blue red green").legal_actions()
    numbers = {(action.victim, action.number) for action in legal if isinstance(action, Assassinate)}
    assert numbers == {(victim, number) for victim in (1, 2) for number in (1, 2, 3)}


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_1_3_an_action_card_for_everyone(players: int) -> None:
    assert GAME.start(players, seed=1).position()["actions"] == [True] * players


def test_cr_1_3_a_dagger_in_each_colour_and_no_other() -> None:
    match = at()
    daggers = {getattr(action, "colour", None) for action in match.legal_actions()} - {None}
    assert daggers == set(COLOURS)
    assert refused(match, "1!I:white") == "no-such-colour"
    assert refused(match, "1!I:none") == "no-such-colour"


def test_cr_1_3_the_names_of_all_kinds_of_cards() -> None:
    assert len(CARDS) == 18 and len(KINDS) == 6
    assert refused(at(), "+copper-white>C") == "no-such-card"
