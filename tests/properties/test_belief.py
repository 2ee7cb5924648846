"""What a seat may believe is exactly what its view leaves possible, and samples are as likely as that."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import cast

import numpy as np
import pytest

from matches import CHRISTINA_REGINA, ChristinaReginaMatch
from queendom.games.christina_regina.belief import assignments, complete_at
from queendom.games.christina_regina.shapes import Position
from queendom.games.christina_regina.state import COLOURS
from queendom.kernel.layout import Seat
from queendom.kernel.streams import stream
from support import SMALL, share


def played(number: int, players: int) -> ChristinaReginaMatch:
    """A random game, stopped somewhere; kinds of actions equally often, so that there are attempts."""
    rng = random.Random(f"belief {number} {players}")
    match = CHRISTINA_REGINA.start(players, number)
    for _ in range(rng.randrange(30)):
        if match.to_act is None:
            return played(number + 1000, players)
        legal = match.legal_actions()
        kind = rng.choice(sorted({action.kind for action in legal}))
        match.play(rng.choice([action for action in legal if action.kind == kind]))
    return match if match.to_act is not None else played(number + 1000, players)


def could_be(match: ChristinaReginaMatch, viewer: int, colours: tuple[int, ...]) -> bool:
    """Whether the viewer's view would be the same, to the byte, if these were the colours."""
    players = match.rulebook.players
    states = match.state
    s = states[0]
    s["colours"][:players] = colours
    for assassin, victim in itertools.permutations(range(players), 2):
        if s["attempts"][assassin, victim]:
            right = colours[victim]
            if viewer not in (assassin, victim):
                s["daggers"][assassin, victim] = right if s["succeeded"][assassin, victim] else (right + 1) % 5
            if bool(s["succeeded"][assassin, victim]) != (s["daggers"][assassin, victim] == right):
                return False
    seen = match.rulebook.layout.seen_by(states, 0, Seat(viewer))
    return bool(seen.tobytes() == match.view(viewer).state.tobytes())


@pytest.mark.randomised
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_assignments_are_exactly_what_the_view_allows(players: int) -> None:
    for number in range(share(200)):
        match = played(number, players)
        for viewer in range(players):
            believed = assignments(match.view(viewer))
            every = itertools.permutations(range(len(COLOURS)), players)
            possible = {tuple(COLOURS[c] for c in one) for one in every if could_be(match, viewer, one)}
            assert set(believed) == possible
            assert sum(believed.values()) == pytest.approx(1)
            assert len(set(believed.values())) == 1
            assert tuple(match.position()["factions"]) in believed


@pytest.mark.randomised
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_samples_are_complete_and_fit_the_view(players: int) -> None:
    luck = stream("samples", players)
    for number in range(share(200)):
        match = played(number, players)
        for viewer in range(players):
            view = match.view(viewer)
            sample = view.state.copy()
            complete_at(match.rulebook.rules, sample, 0, luck)
            assert match.rulebook.layout.seen_by(sample, 0, Seat(viewer)).tobytes() == view.state.tobytes()
            if sample["colours"].tobytes() == match.state["colours"].tobytes():
                same = [name for name in sample.dtype.names or () if name != "daggers"]
                assert all(sample[name].tobytes() == match.state[name].tobytes() for name in same)
            payload = cast(Position, match.rulebook.position(sample))
            assert None not in payload["factions"]
            assert len(set(payload["factions"])) == players
            for one in payload["attempts"]:
                assert (one["colour"] == payload["factions"][one["victim"]]) == one["success"]


def test_samples_are_as_likely_as_believed() -> None:
    match = CHRISTINA_REGINA.start(4, 3, first=0)
    match.play({"kind": "assassinate", "victim": 1, "number": 1, "colour": "red"})
    view = match.view(0)
    believed = assignments(view)
    assert len(believed) == 6
    luck = stream("likely")
    draws = 600 if SMALL else 6000
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(draws):
        sample = view.state.copy()
        complete_at(match.rulebook.rules, sample, 0, luck)
        seen[tuple(COLOURS[c] for c in sample["colours"][0, :4].tolist())] += 1
    assert set(seen) == set(believed)
    expected = draws / 6
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < 30
    assert np.isclose(sum(believed.values()), 1)
