"""Odd things from outside: always a typed error with a key that can be told, never another exception."""

from __future__ import annotations

from typing import Any

import pytest

import queendom
from queendom.bots import make_bot
from queendom.errors import QueendomError
from queendom.locales import words

HUGE = 10**5000
DEEP: Any = []
for _ in range(100_000):
    DEEP = [DEEP]
CYCLE: dict[str, Any] = {}
CYCLE["name"] = CYCLE


class Rude:
    def __str__(self) -> str:
        raise RuntimeError("no")


ODD: dict[str, Any] = {
    "huge": HUGE,
    "deep": DEEP,
    "cycle": CYCLE,
    "rude": Rude(),
    "negative": -1,
    "fraction": 1.5,
    "bytes": b"x",
    "null in a name": "a\0.toml",
    "none": None,
    "true": True,
    "empty": "",
    "long": "é" * 500,
}
NONSENSE: dict[str, Any] = {
    "huge": HUGE,
    "low": -HUGE,
    "fraction": 1.5,
    "list": [],
    "none": None,
    "many": 10**6,
    "yes": True,
}


def refused(call: Any) -> None:
    """If the call is refused, then with words; any other exception fails the test. Some odd things are fine."""
    payload = "fine"
    try:
        call()
    except QueendomError as error:
        payload = str(error) and words().error(error)
    assert payload


@pytest.mark.parametrize("which", ODD)
@pytest.mark.parametrize("name", ["winter-queen", "christina-regina"])
def test_odd_values_are_refused_with_a_key(name: str, which: str) -> None:
    odd = ODD[which]
    game = queendom.game(name)
    match = game.start(2, 1)
    before = match.state.tobytes()
    position = match.position()
    record = match.record()
    refused(lambda: queendom.game(odd))
    for argument in ("players", "seed", "first", "edition", "options", "seats"):
        refused(lambda argument=argument: game.start(**{"players": 2, "seed": 1, argument: odd}))
    refused(lambda: game.start(2, 1, seats=[{"name": odd}, {"name": "B", "bot": odd}]))
    refused(lambda: game.start(2, 1, options={"end": odd}))
    refused(lambda: game.position(odd))
    for part in position:
        refused(lambda part=part: game.position({**position, part: odd}))
    for part in record:
        refused(lambda part=part: queendom.replay({**record, part: odd}))
        refused(lambda part=part: queendom.check({**record, part: odd}))
    for action in (odd, {"kind": odd}, {"kind": "place", "holder": odd}, {"kind": "assassinate", "victim": odd}):
        refused(lambda action=action: match.play(action))
    refused(lambda: match.play(match.legal_actions()[0], seat=5 if odd is None else odd))
    refused(lambda: match.view(5 if odd is None else odd))
    refused(lambda: match.rulebook.read_move(odd))
    refused(lambda: match.rulebook.read_action(odd))
    refused(lambda: match.rulebook.action(4000 if odd is True else odd))
    assert match.state.tobytes() == before


@pytest.mark.parametrize("which", NONSENSE)
def test_chance_that_brings_nonsense_is_refused(which: str) -> None:
    outcome = NONSENSE[which]

    class Nonsense:
        def draw(self, point: Any) -> Any:
            return outcome

    match = queendom.game("christina-regina").start(3, 1)
    before = match.state.tobytes()
    for chance in (Nonsense(), 5):
        with pytest.raises(QueendomError) as caught:
            match.play("C/S", chance=chance)  # type: ignore[arg-type]
        assert words().error(caught.value)
    assert match.state.tobytes() == before


def test_bots_act_only_in_their_turn() -> None:
    match = queendom.game("winter-queen").start(3, 1, first=0)
    for name in ("random", "greedy"):
        for viewer in (None, 1):
            with pytest.raises(queendom.IllegalAction, match="not-your-turn"):
                make_bot(name).choose(match.view(viewer))
    match.abandon()
    with pytest.raises(queendom.IllegalAction, match="game-over"):
        make_bot("greedy").choose(match.view(0))
