"""Rulebooks are shared: many threads may ask the same one at once, while the compiled rules run without the GIL."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import queendom
from queendom.kernel.rulebook import Rulebook


@pytest.mark.parametrize("name", ["winter-queen", "christina-regina"])
def test_one_rulebook_serves_many_threads(name: str) -> None:
    match = queendom.game(name).start(4, 1)
    rng = random.Random(1)
    positions = []
    while match.to_act is not None:
        positions.append((match.state, match.rulebook.legal_numbers(match.state)))
        match.play(rng.choice(match.legal_actions()))
    rulebook: Rulebook = match.rulebook

    def ask(seed: int) -> bool:
        luck = random.Random(seed)
        return all(
            rulebook.legal_numbers(states) == legal for states, legal in (luck.choice(positions) for _ in range(400))
        )

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(ask, range(8)))
