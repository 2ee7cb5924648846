"""The factored form stands for exactly the legal actions, and is small."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from matches import WINTER_QUEEN
from queendom.games.winter_queen.actions import Activate, Fill, Place
from queendom.kernel.actions import Action, Pass
from support import EDITIONS, share


def expand(factored: Mapping[str, Any]) -> set[Action]:
    actions: set[Action] = {Pass()} if factored["pass"] else set()
    for holder, colour in factored["crystals"]:
        actions |= {Place(holder, colour, space) for space in factored["spaces"]}
        for county, spaces in factored["with_book"].items():
            actions |= {Place(holder, colour, space, county) for space in spaces}
        actions |= {Fill(holder, colour, book, page) for book, page in factored["pages"]}
    for book, returns in factored["activate"].items():
        actions |= {Activate(book, space) for space in returns or [None]}
    return actions


@pytest.mark.randomised
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_factored_form_is_the_legal_list(players: int) -> None:
    for number in range(share(200)):
        rng = random.Random(f"factored {players} {number}")
        match = WINTER_QUEEN.start(players, number, edition=rng.choice(sorted(EDITIONS)))
        while match.to_act is not None:
            legal = match.legal_actions()
            factored = match.rulebook.factored(match.state)
            assert expand(factored) == set(legal)
            assert len(json.dumps(factored, separators=(",", ":"))) < 2048
            match.play(rng.choice(legal))
