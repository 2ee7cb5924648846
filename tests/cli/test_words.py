"""Every message key has words, and no word lies about unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import queendom
from queendom import games
from queendom.bots import bot_names
from queendom.games.christina_regina.actions import Agitate, Assassinate, Draw, Manipulate, Persuade
from queendom.games.christina_regina.state import GROUPS
from queendom.games.winter_queen.actions import Activate, Fill, Place
from queendom.kernel.actions import Pass
from queendom.kernel.errors import IllegalAction, QueendomError, RecordDiffers
from queendom.locales import LANGUAGES, words

SOURCES = Path(queendom.__file__).parent


def raised_keys() -> Iterator[tuple[str, set[str]]]:
    """Every key with which an error is made, and the names of its arguments."""
    kinds = {kind.__name__ for kind in QueendomError.__subclasses__()} | {"RecordDiffers"}
    for source in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    yield str(key.value), {keyword.arg or "" for keyword in node.keywords}


winter_queen = (Place, Fill, Activate, Pass)
christina_regina = (Draw, Agitate, Manipulate, Persuade, Assassinate, Pass)


def refusals_of(game: games.Game) -> tuple[str, ...]:
    rulebook = game.rulebook(game.find_edition(game.default_edition), game.players[0], game.check_options({}))
    return tuple(rulebook.refusals)


def messages(language: str) -> dict[str, Message]:
    source = (SOURCES / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_can_be_told(language: str) -> None:
    found = dict(raised_keys())
    assert len(found) > 25
    for key, arguments in found.items():
        told = words(language).error(QueendomError(key, **dict.fromkeys(arguments, "x")))
        assert told
        assert "\n" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    keys = {key for game in games.GAMES.values() for key in refusals_of(game)}
    for key in keys - {""}:
        assert words(language).error(IllegalAction(key, action="1R-b3", source="bag", given=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    text = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES.rglob("*.py"))
    families = ("effect-", "stage-", "ending-", "bot-", "no-such-", "card-", "faction-", "cr-which-", "cr-onto-")
    kinds = {action.kind for action in (*winter_queen, *christina_regina)}
    named_by_data = {"stag", "wolf", "bear", "owl", *GROUPS, *(f"play-{kind}" for kind in kinds), "you"}
    for key in messages(language):
        assert f'"{key}"' in text or key.startswith(families) or key in named_by_data, key
    for name in bot_names():
        assert f"bot-{name}" in messages(language)


def test_a_missing_argument_is_noticed() -> None:
    with pytest.raises(KeyError, match="wrong-player-count"):
        words()("wrong-player-count", game="x")


def test_errors_survive_pickling() -> None:
    import pickle

    error = pickle.loads(pickle.dumps(RecordDiffers("record-result", given="a", expected="b")))
    assert (type(error), error.key, error.arguments) == (
        RecordDiffers,
        "record-result",
        {"given": "a", "expected": "b"},
    )
    assert str(error) == "record-result (given='a', expected='b')"
