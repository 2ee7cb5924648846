"""The kernel and the second reading of the rules play the same random games and must agree on everything."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

from matches import WINTER_QUEEN
from oracle.winter_queen import Oracle, audit
from queendom.games.winter_queen.actions import Activate, Choice
from queendom.games.winter_queen.state import COLOURS
from support import COUNTS, EDITIONS, share

GAMES = COUNTS["Winter Queen against the oracle"]
BATCHES = 30

#: Every combination of players, map and options comes up equally often.
SETTINGS = list(
    itertools.product((2, 3, 4), EDITIONS, ("equal-turns", "english-literal"), ("same", "none"), ("hidden", "open"))
)


def canonical(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def as_recorded(match: Any, action: Any) -> dict[str, Any]:
    """An action's JSON with the `"return": null` that a record has when nothing can be returned."""
    data: dict[str, Any] = action.to_json()
    if isinstance(action, Activate) and action.returned is None:
        held = match.position()["books"][match.to_act]
        if None not in next(one["pages"] for one in held if one["book"] == action.book):
            data["return"] = None
    return data


def compare_scores(match: Any, oracle: Oracle, rng: random.Random) -> None:
    """Every choice of every page, with the crystal that lies there or any other."""
    position = match.position()
    for seat, row in enumerate(position["books"]):
        for held in row:
            for page in range(2):
                colour = held["pages"][page] or rng.choice(COLOURS)
                ours = match.rulebook.page_scores(match.state, seat, held["book"], page, colour)
                keys = ("vp", "why", "spaces", "from", "direction", "opponent", "crystals")
                payload = [{key: score.to_json()[key] for key in keys if key in score.to_json()} for score in ours]
                theirs = oracle.page_scores(seat, held["book"], page, colour)
                assert payload == [{key: score[key] for key in keys if key in score} for score in theirs]
                best = match.rulebook.best_score(match.state, seat, held["book"], page, colour).to_json()
                theirs_best = oracle.best(seat, held["book"], page, colour)
                assert {key: best[key] for key in keys if key in best} == {
                    key: theirs_best[key] for key in keys if key in theirs_best
                }


def with_choices(match: Any, action: Any, rng: random.Random) -> Any:
    """Sometimes a player insists on a choice, or on a part of one."""
    if not isinstance(action, Activate) or rng.random() < 0.5:
        return action
    held = next(one for one in match.position()["books"][match.to_act] if one["book"] == action.book)
    choices: list[Choice | None] = [None, None]
    for page, colour in enumerate(held["pages"]):
        if colour is not None and rng.random() < 0.7:
            score = rng.choice(match.rulebook.page_scores(match.state, match.to_act, action.book, page, colour))
            parts = {"space": score.chosen, "direction": score.direction, "opponent": score.opponent}
            kept = {key: value for key, value in parts.items() if value is not None and rng.random() < 0.8}
            choices[page] = Choice(**kept) if kept else None
    return Activate(action.book, action.returned, (choices[0], choices[1]))


def pick(match: Any, legal: list[Any], rng: random.Random) -> Any:
    """Uniform in half of the turns; in the others the kind first, so that books are activated often."""
    if rng.random() < 0.5:
        return rng.choice(legal)
    kind = rng.choice(sorted({action.kind for action in legal}))
    return with_choices(match, rng.choice([action for action in legal if action.kind == kind]), rng)


def told_position(match: Any) -> dict[str, Any]:
    """Our position without the edition's version: the second reading has one file for each edition."""
    return {key: value for key, value in match.position().items() if key != "edition_version"}


def play_one(number: int) -> dict[str, Any]:
    rng = random.Random(f"oracle {number}")
    players, edition, end, wisps, scores = SETTINGS[number % len(SETTINGS)]
    options = {"end": end, "wisps-same-colour": wisps, "scores": scores}
    first = rng.randrange(players)
    match = WINTER_QUEEN.start(players, rng.getrandbits(200), first, edition, options)
    oracle = Oracle(EDITIONS[edition], players, first, options)
    oracle.deal(match.events[0])
    assert oracle.position() == told_position(match)
    while match.to_act is not None:
        legal = match.legal_actions()
        assert canonical([as_recorded(match, action) for action in legal]) == canonical(oracle.legal())
        if rng.random() < 0.2:
            compare_scores(match, oracle, rng)
        seat = match.to_act
        events = match.play(pick(match, legal, rng))
        payload = [event for event in events if event["type"] != "move"]
        gains = oracle.move(seat, events[0]["action"])
        assert payload[: len(gains)] == gains
        payload = payload[len(gains) :]
        while oracle.pending:
            event = payload.pop(0)
            assert event["type"] == oracle.pending[0][0]
            if event["type"] == "refill":
                assert oracle.refill(event) == (bool(payload) and payload[0]["type"] == "final-stage")
                if payload and payload[0]["type"] == "final-stage":
                    payload.pop(0)
            else:
                oracle.reveal(event)
        assert payload == oracle.finish_turn()
        assert oracle.position() == told_position(match)
    assert oracle.result() == match.result
    return match.record()


@pytest.mark.randomised
@pytest.mark.parametrize("batch", range(BATCHES))
def test_kernel_and_oracle_agree(batch: int) -> None:
    numbers = range(batch, share(GAMES), BATCHES)
    for number in numbers:
        record = play_one(number)
        assert audit(record, EDITIONS[record["edition"]]) == record["result"]
