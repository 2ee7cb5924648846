"""A game that is no part of the product brings its own shapes, and the protocol has them without a change."""

from __future__ import annotations

import json
from typing import Any, Literal

import pytest
from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypedDict

from queendom.games import GAMES
from queendom.kernel.shapes import End, GameShapes, Pass, Public, SeatNumber
from queendom.server import wire
from queendom.server.wire import outgoing
from queendom.server.wire.protocol import Protocol


class Deal(TypedDict):
    type: Public[Literal["deal"]]
    coin: Public[str]


class Toss(TypedDict):
    type: Public[Literal["toss"]]
    seat: Public[SeatNumber]


class Position(TypedDict):
    game: Literal["coins"]
    tossed: int


class Legal(TypedDict):
    toss: bool


class Result(TypedDict):
    scores: list[int]
    winners: list[int]
    ending: Literal["heads"]


class Options(TypedDict):
    coin: Literal["silver"]


class Questions(TypedDict, total=False):
    """`odds` asks for those of a coin."""

    odds: str


class Answers(TypedDict, total=False):
    """`odds` of a coin."""

    odds: float


COINS = GameShapes(
    action=Pass, event=Deal | Toss | End, position=Position, legal=Legal, result=Result, options=Options, edition=dict,
    questions=Questions, answers=Answers,
)  # fmt: skip
WITH = Protocol({name: game.shapes for name, game in GAMES.items()} | {"coins": COINS})
STEP: dict[str, Any] = {
    "type": "events", "first_number": 3, "number": 4, "events": [{"type": "toss", "seat": 0}, {"type": "end"}],
    "to_act": None, "position": {"game": "coins", "tossed": 1}, "legal": {"toss": False}, "take_back": None,
    "table": None,
}  # fmt: skip


def test_its_messages_fit() -> None:
    to_page = WITH.adapter(outgoing.ToPage)
    to_page.validate_json(json.dumps(STEP))
    with pytest.raises(ValidationError):
        to_page.validate_json(json.dumps(STEP | {"position": {"game": "coins", "tossed": 1, "planted": 2}}))
    with pytest.raises(ValidationError):
        wire.TO_PAGE.validate_json(json.dumps(STEP))


def test_its_questions_can_be_asked() -> None:
    ask = {"type": "preview", "id": "command-1", "odds": "silver"}
    asked = TypeAdapter(WITH.from_page).validate_json(json.dumps(ask))
    assert asked.questions == {"odds": "silver"}
    assert set(WITH.ask_preview.asked) == {*wire.PROTOCOL.ask_preview.asked, "odds"}
    assert WITH.answers == [*wire.ANSWERS, "odds"]
    with pytest.raises(ValidationError):
        wire.FROM_PAGE.validate_json(json.dumps(ask))
    answer = {"type": "preview", "id": "command-1", **dict.fromkeys(("gains", "position", *WITH.answers))}
    WITH.adapter(outgoing.ToPage).validate_json(json.dumps(answer | {"odds": 0.5}))


def test_names_that_two_games_have_are_told_apart() -> None:
    WITH.model(outgoing.ToPage)
    assert {"CoinsDeal", "WinterQueenDeal", "Toss"} <= set(WITH.models.by_name)


def test_the_server_names_no_piece_of_a_game() -> None:
    """Its shapes are holes that the games fill."""
    from pathlib import Path

    words = {"crystal", "book", "county", "faction", "dagger", "stack", "influence", "winter", "christina"}
    for source in (Path(wire.__file__).parent).glob("*.py"):
        text = source.read_text(encoding="utf-8").lower()
        assert {word for word in words if word in text} == set(), source.name
