"""Christina Regina's kernel and the second reading of its rules play the same random games and must agree."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from matches import CHRISTINA_REGINA
from oracle.christina_regina import Oracle, audit
from queendom.games.christina_regina.edition import FOLDER
from queendom.games.christina_regina.shapes import Position
from support import COUNTS, share

GAMES = COUNTS["Christina Regina against the oracle"]
BATCHES = 30
COURT = FOLDER / "court.toml"


def canonical(actions: Sequence[Mapping[str, object]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def told_position(position: Position | dict[str, Any]) -> dict[str, Any]:
    """Attempts in one order; without the edition's version, which the second reading does not know."""
    attempts = sorted(position["attempts"], key=lambda one: (one["assassin"], one["victim"]))
    return {key: value for key, value in position.items() if key != "edition_version"} | {"attempts": attempts}


def play_one(number: int) -> dict[str, Any]:
    rng = random.Random(f"christina {number}")
    players = 2 + number % 4
    first = rng.randrange(players)
    options = {"memory-aid": rng.choice(("off", "on"))}
    match = CHRISTINA_REGINA.start(players, rng.getrandbits(200), first, options=options)
    oracle = Oracle(COURT, players, first, options)
    oracle.deal(match.events[0])
    assert told_position(oracle.position()) == told_position(match.position())
    while (seat := match.to_act) is not None:
        legal = match.legal_actions()
        assert canonical([action.to_json() for action in legal]) == canonical(oracle.legal())
        if rng.random() < 0.5:
            kind = rng.choice(sorted({action.kind for action in legal}))
            legal = [action for action in legal if action.kind == kind]
        events = match.play(rng.choice(legal))
        payload = events[1:]
        attempts = oracle.move(seat, events[0]["action"])
        assert payload[: len(attempts)] == attempts
        payload = payload[len(attempts) :]
        while oracle.pending:
            event = payload.pop(0)
            assert (event["type"], event["stack"]) == ("reveal", oracle.pending[0])
            oracle.reveal(event)
        assert payload == oracle.finish_turn()
        assert told_position(oracle.position()) == told_position(match.position())
    assert oracle.result() == match.result
    return match.record()


@pytest.mark.randomised
@pytest.mark.parametrize("batch", range(BATCHES))
def test_kernel_and_oracle_agree(batch: int) -> None:
    for number in range(batch, share(GAMES), BATCHES):
        record = play_one(number)
        assert audit(record, COURT) == record["result"]
