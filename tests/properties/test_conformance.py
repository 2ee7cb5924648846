"""The conformance suite on every game, every number of players and every edition."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from queendom import games
from queendom.kernel.conformance import Conformance
from queendom.kernel.layout import Field, Layout, Seat, Seen
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


def suite(game: games.Game, edition: str, players: int, number: int) -> Conformance:
    """Options take turns, so that every value comes up."""
    combinations = list(itertools.product(*game.options.values()))
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
    ],
)
def test_conformance(name: str, game: games.Game, edition: str, players: int) -> None:
    for number in range(share(COUNTS["conformance, each check and setting"])):
        getattr(suite(game, edition, players, number), name)(number)


@pytest.mark.randomised
@pytest.mark.parametrize(("game", "edition", "players"), SETTINGS)
def test_illegal_actions_are_refused_and_change_nothing(game: games.Game, edition: str, players: int) -> None:
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
