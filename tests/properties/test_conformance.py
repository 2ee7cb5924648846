"""The conformance suite on every game, every number of players and every edition."""

from __future__ import annotations

import dataclasses
import itertools
from typing import Any, Literal

import numpy as np
import pytest
from typing_extensions import TypedDict

from queendom import games
from queendom.kernel.chance import ChancePoint
from queendom.kernel.conformance import Conformance
from queendom.kernel.layout import Field, Layout, Seat, Seen
from queendom.kernel.rulebook import Game
from queendom.kernel.shapes import Public
from queendom.kernel.streams import next_below, stream
from support import COUNTS, SMALL, share

SETTINGS = [
    pytest.param(game, edition.name, players, id=f"{game.name}-{edition.name}-{players}")
    for game in games.GAMES.values()
    for edition in game.editions()
    for players in game.players
]
#: More numbers than any game has actions, and some below 0.
NUMBERS = range(-50, 4100)


def suite(game: Game, edition: str, players: int, number: int) -> Conformance:
    """Options take turns, so that every value comes up."""
    combinations = list(itertools.product(*(option.values for option in game.options.values())))
    options = dict(zip(game.options, combinations[number % len(combinations)], strict=True))
    return Conformance(game.rulebook(game.find_edition(edition), players, options))


@pytest.mark.randomised
@pytest.mark.parametrize(("game", "edition", "players"), SETTINGS)
@pytest.mark.parametrize(
    "name",
    [
        "lockstep",
        "copies_are_independent",
        "legal_is_applicable",
        "names_round_trip",
        "chance_is_sound",
        "positions_round_trip",
        "playouts_are_real",
        "shapes_fit",
        "visibility_is_declared",
    ],
)
def test_conformance(name: str, game: Game, edition: str, players: int) -> None:
    for number in range(share(COUNTS["conformance, each check and setting"])):
        getattr(suite(game, edition, players, number), name)(number)


@pytest.mark.randomised
@pytest.mark.parametrize(("game", "edition", "players"), SETTINGS)
def test_illegal_actions_are_refused_and_change_nothing(game: Game, edition: str, players: int) -> None:
    for number in range(share(COUNTS["refusals, each setting"])):
        suite(game, edition, players, number).illegal_is_refused(number, NUMBERS[:: 40 if SMALL else 1])


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 20, 585])
def test_streams_are_uniform(n: int) -> None:
    """Chi-square of draws below n, far from any plausible accident."""
    luck = stream("uniform", n)
    draws = 200 * n if SMALL else 2000 * n
    seen = np.bincount([next_below(luck, n) for _ in range(min(draws, 40_000))], minlength=n)
    expected = seen.sum() / n
    chi_square = float(((seen - expected) ** 2 / expected).sum())
    assert chi_square < n + 6 * np.sqrt(2 * n) + 10


def test_what_a_field_hides_stays_hidden() -> None:
    """The gate: everybody's, one's own and nobody's fields, for a player and for a spectator."""
    layout = Layout(
        [
            Field("open", "i1", (), Seen.ALL),
            Field("hand", "i1", (3,), lambda s, viewer: np.arange(3) == viewer, unknown=-1),
            Field("secret", "i1", (), Seen.NOBODY, unknown=-1),
            Field("undeclared", "i1"),
        ]
    )
    states = np.zeros(2, layout.dtype)
    states[1] = (5, (1, 2, 3), 4, 6)
    seen = layout.seen_by(states, 1, Seat(2))
    assert seen["hand"][0].tolist() == [-1, -1, 3]
    assert (int(seen["open"][0]), int(seen["secret"][0]), int(seen["undeclared"][0])) == (5, -1, 0)
    assert layout.seen_by(states, 1, None)["hand"][0].tolist() == [-1, -1, -1]
    assert states["hand"][1].tolist() == [1, 2, 3]


# --- the suite notices ---


@pytest.fixture(params=["winter-queen", "christina-regina"])
def conformance(request: pytest.FixtureRequest) -> Conformance:
    game = games.GAMES[request.param]
    return suite(game, game.default_edition, 3, 0)


def test_a_copy_that_shares_memory_is_noticed(conformance: Conformance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance.rulebook.layout, "copy", lambda states, index=0: states[index : index + 1])
    with pytest.raises(AssertionError, match="shares memory"):
        conformance.copies_are_independent(1)


@pytest.mark.parametrize(
    ("weights", "complaint"), [((0, 0), "nothing can come"), ((-1, 2), "negative"), ((1,), "another number")]
)
def test_chance_that_is_not_sound_is_noticed(
    conformance: Conformance, monkeypatch: pytest.MonkeyPatch, weights: tuple[int, ...], complaint: str
) -> None:
    states = conformance.rulebook.new(Seat(0))
    monkeypatch.setattr(conformance, "walk", lambda seed: [states])
    monkeypatch.setattr(conformance.rulebook, "chance_point", lambda states: ChancePoint("bag", weights))
    with pytest.raises(AssertionError, match=complaint):
        conformance.chance_is_sound(1)


def with_a_key_too_many(event: Any) -> Any:
    return {**event, "planted": 1}


def with_a_key_too_few(event: Any) -> Any:
    return {key: part for key, part in event.items() if key not in ("holders", "open")}


def of_another_type(event: Any) -> Any:
    return {**event, "type": "shuffle"}


@pytest.mark.parametrize("spoil", [with_a_key_too_many, with_a_key_too_few, of_another_type])
def test_an_event_of_another_shape_is_noticed(
    conformance: Conformance, monkeypatch: pytest.MonkeyPatch, spoil: Any
) -> None:
    honest = conformance.rulebook.tell_deal
    conformance.shapes_fit(1)
    conformance.visibility_is_declared(1)
    monkeypatch.setattr(conformance.rulebook, "tell_deal", lambda outcomes: spoil(honest(outcomes)))
    with pytest.raises(AssertionError):
        conformance.shapes_fit(1)
    if spoil is not with_a_key_too_few:
        with pytest.raises(AssertionError):
            conformance.visibility_is_declared(1)


def test_a_key_that_does_not_say_who_may_see_it_is_noticed(
    conformance: Conformance, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Silent(TypedDict):
        type: Public[Literal["deal"]]
        count: int

    shapes = dataclasses.replace(conformance.rulebook.shapes, event=Silent)
    monkeypatch.setattr(type(conformance.rulebook), "shapes", shapes)
    with pytest.raises(AssertionError, match=r"deal\.count"):
        conformance.visibility_is_declared(1)
