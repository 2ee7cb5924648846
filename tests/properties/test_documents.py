"""What docs/ tells is true: the schema fits real records and refuses broken ones, and every example runs."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import queendom
from queendom.games.winter_queen import notation
from queendom.games.winter_queen.actions import Activate, Choice
from queendom.games.winter_queen.numbering import ACTIONS
from queendom.games.winter_queen.refusals import KEYS
from queendom.games.winter_queen.state import COLOURS
from queendom.match import check

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
Json = dict[str, Any]

GAME = queendom.game("winter-queen")
DOMAIN = {"a2": "yellow", "c1": None, "c4": None, "c7": None, "e2": "blue"}


def text(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text(name), re.MULTILINE | re.DOTALL)


@cache
def schema() -> Draft202012Validator:
    data = json.loads(text("record.schema.json"))
    Draft202012Validator.check_schema(data)
    return Draft202012Validator(data)


def complaints(record: object) -> list[str]:
    return [f"{error.json_path}: {error.message[:200]}" for error in schema().iter_errors(record)]


# --- records to try the schema on ------------------------------------------------------------------------------------


def play(match: Any, seed: int, turns: int = 1000, by: str | None = None) -> Any:
    """Random moves, activations more often than chance would have them, with explicit choices now and then."""
    rng = random.Random(seed)
    for _ in range(turns):
        if match.to_act is None:
            break
        legal = match.legal_actions()
        rare = [action for action in legal if action.kind != "place"]
        action = rng.choice(rare if rare and rng.random() < 0.7 else legal)
        if isinstance(action, Activate) and rng.random() < 0.8:
            action = chosen(match, action, rng)
        match.play(action, by=by if rng.random() < 0.2 else None)
    return match


def after(move: str, match: Any) -> Any:
    match.play(move)
    return match


def chosen(match: Any, action: Activate, rng: random.Random) -> Activate:
    """The same activation with a choice for every page that has one."""
    seat = match.to_act
    held = next(one for one in match.position()["books"][seat] if one["book"] == action.book)
    choices: list[Choice | None] = [None, None]
    for page, colour in enumerate(held["pages"]):
        if colour is not None:
            score = rng.choice(match.rulebook.page_scores(match.state, seat, action.book, page, colour))
            choice = Choice(score.chosen, score.direction, score.opponent)
            choices[page] = choice if choice != Choice() else None
    return Activate(action.book, action.returned, (choices[0], choices[1]))


def custom_edition() -> Json:
    """Ours with other tiles, one book that was printed the other way round, and a note."""
    data: Json = copy.deepcopy(dict(GAME.game.find_edition("lattice").data))
    data["name"] = "my-box"
    data["tiles"]["crystals"] = ["red", "red", "green", "purple", "blue", "yellow", "yellow", "empty"]
    data["books"]["pages"]["rose-way"] = ["way", "rose"]
    data["books"]["note"] = "seen with our own eyes"
    return data


def late_position() -> Json:
    """Two turns before the end."""
    return {
        "players": 2,
        "stage": "final",
        "turns_left": 2,
        "domain": DOMAIN,
        "map": {"a1": "red", "b2": "green", "b3": "red", "d5": "purple"},
        "holders": [["red", "blue", "green"]],
        "books": [
            [{"book": "border-arcane", "pages": ["red", "green"]}, {"book": "way-star", "pages": ["blue", None]}],
            [{"book": "wisps-red-rose", "pages": ["green", "yellow"]}],
        ],
    }


def deadlock_position() -> Json:
    """Every space is full and nobody has a book: only passes are left."""
    spaces = [space.name for space in GAME.game.find_edition("queendom").spaces if DOMAIN.get(space.name) is None]
    colours = [colour for colour in COLOURS for _ in range(5)]
    return {
        "domain": DOMAIN,
        "map": dict(zip(spaces, colours, strict=False)),
        "holders": [["red"], ["green"], ["purple"]],
    }


def lonely_book() -> Json:
    """A book with two crystals and no placed crystal that could be returned; one page finds nothing to choose."""
    return {
        "domain": DOMAIN,
        "books": [[{"book": "rose-star", "pages": ["red", "blue"]}], []],
        "holders": [["red"], ["green"], ["purple"]],
    }


RECORDS: dict[str, Callable[[], Any]] = {
    "two": lambda: play(GAME.start(2, seed=1), 1),
    "three": lambda: play(GAME.start(3, seed=2), 2, by="bot:adept"),
    "four": lambda: play(GAME.start(4, seed=3), 3),
    "two on snowflake, literal end": lambda: play(
        GAME.start(2, seed=4, edition="snowflake", options={"end": "english-literal"}), 4
    ),
    "three on lattice, no wisps": lambda: play(
        GAME.start(3, seed=5, edition="lattice", options={"wisps-same-colour": "none", "scores": "open"}), 5
    ),
    "four, all options": lambda: play(
        GAME.start(4, seed=6, options={"end": "english-literal", "wisps-same-colour": "none", "scores": "open"}), 6
    ),
    "with a bot": lambda: play(GAME.start(2, seed=7, first=1, seats=[{"name": "Kaja"}, {"name": "F", "bot": "x"}]), 7),
    "own edition": lambda: play(GAME.start(3, seed=8, edition=custom_edition()), 8),
    "own edition from a position": lambda: play(
        GAME.position(play(GAME.start(4, seed=9, edition=custom_edition()), 9, turns=20).position(), seed=10), 10
    ),
    "from a position": lambda: play(GAME.position(late_position(), seed=11), 11),
    "from the end": lambda: GAME.position({"domain": DOMAIN, "stage": "over", "ending": "deadlock"}),
    "unfinished": lambda: play(GAME.start(4, seed=12), 12, turns=25),
    "just dealt": lambda: GAME.start(2, seed=13),
    "at a position": lambda: GAME.position(late_position()),
    "deadlock": lambda: play(GAME.position(deadlock_position(), seed=14), 14),
    "nothing to return": lambda: after("rose-star!", GAME.position(lonely_book(), seed=15)),
}


@cache
def stored(name: str) -> str:
    return json.dumps(RECORDS[name]().record())


def record(name: str) -> Json:
    data: Json = json.loads(stored(name))
    return data


@pytest.mark.parametrize("name", RECORDS)
def test_the_schema_fits_real_records(name: str) -> None:
    data = record(name)
    assert complaints(data) == []
    assert check(data).record() == data


def test_the_records_show_everything_that_the_schema_knows() -> None:
    """Otherwise the schema could be wrong about what never came up."""
    events = [event for name in RECORDS for event in record(name)["events"]]
    actions = [event["action"] for event in events if event["type"] == "move"]
    assert {event["type"] for event in events} == {"deal", "move", "gain", "refill", "final-stage", "reveal", "end"}
    assert {action["kind"] for action in actions} == {"place", "fill", "activate", "pass"}
    assert {event["why"] for event in events if event["type"] == "gain"} == {
        "wisps", "rose", "border", "clouds", "way", "lights", "star", "arcane", "last-crystal",
    }  # fmt: skip
    choices = [choice for action in actions for choice in action.get("choices", {}).values()]
    assert {key for choice in choices for key in choice} == {"space", "direction", "opponent"}
    assert any(action.get("return", "") is None for action in actions)
    assert any("by" in event for event in events)
    assert any(event.get("vp") == 0 and "from" not in event for event in events if event["type"] == "gain")
    assert {record(name)["result"] and record(name)["result"]["ending"] for name in RECORDS} == {
        None, "final-scoring", "deadlock",
    }  # fmt: skip


def test_unknown_keys_are_allowed() -> None:
    data = record("two")
    data["clock"] = {"minutes": 5}
    data["seats"][0]["colour"] = "gold"
    data["result"]["rating"] = [1, -1]
    for event in data["events"]:
        event["at"] = "2031-01-06T12:00:00Z"
        event.get("action", {})["thought"] = 1.5
    assert complaints(data) == []
    again = queendom.replay(data).record()
    assert again["events"] == record("two")["events"] and again["result"] == record("two")["result"]


def test_an_abandoned_game_fits() -> None:
    data = record("unfinished") | {"seed": "00" * 32}
    data["result"] = {"scores": [3, 0, 1, 2], "winners": [], "ending": "abandoned"}
    assert complaints(data) == []
    data["result"]["winners"] = [0]
    assert complaints(data)


# --- what the schema refuses -----------------------------------------------------------------------------------------


def first(data: Json, **wanted: object) -> Json:
    """The first event, action or choice that has these values."""
    for event in data["events"]:
        for one in (event, event.get("action", {})):
            if all(one.get(key) == value for key, value in wanted.items()):
                return one
    raise AssertionError(f"no {wanted} in this record")


def change(*path: Any, to: object) -> Callable[[Json], None]:
    def broken(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return broken


def drop(*path: Any) -> Callable[[Json], None]:
    def broken(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return broken


def spoil(key: str, to: object, **wanted: object) -> Callable[[Json], None]:
    return lambda data: first(data, **wanted).update({key: to})


def lose(key: str, **wanted: object) -> Callable[[Json], None]:
    return lambda data: first(data, **wanted).pop(key)


def gained(data: Json, why: str) -> Json:
    """A gain of this kind that brought something."""
    found: Json = next(event for event in data["events"] if event.get("why") == why and event["vp"] > 0)
    return found


def without(why: str, key: str) -> Callable[[Json], object]:
    return lambda data: gained(data, why).pop(key)


HEAD = (
    "format",
    "game",
    "rules",
    "edition",
    "edition_version",
    "options",
    "seats",
    "first",
    "seed",
    "events",
    "result",
)
BROKEN: dict[str, Callable[[Json], object]] = {
    **{f"no {key}": drop(key) for key in HEAD},
    "another format": change("format", to="queendom-record/2"),
    "another game": change("game", to="chess"),
    "rules as text": change("rules", to="1"),
    "rules true": change("rules", to=True),
    "edition as number": change("edition", to=1),
    "edition_version 0": change("edition_version", to=0),
    "edition_data null": change("edition_data", to=None),
    "an option missing": drop("options", "scores"),
    "an unknown option": change("options", "speed", to="fast"),
    "an unknown value": change("options", "end", to="sudden"),
    "one seat": change("seats", to=[{"name": "Kaja"}]),
    "five seats": change("seats", to=[{"name": "Kaja"}] * 5),
    "a seat without a name": change("seats", 0, to={}),
    "a name as number": change("seats", 0, "name", to=1),
    "a bot as truth": change("seats", 0, "bot", to=True),
    "first as text": change("first", to="0"),
    "first is no player": change("first", to=4),
    "seed too short": change("seed", to="ab"),
    "seed in capitals": change("seed", to="AB" * 32),
    "seed null": change("seed", to=None),
    "seed before the end": change("result", to=None),
    "events as object": change("events", to={}),
    "no events at all": change("events", to=[]),
    "no deal": drop("events", 0),
    "two deals": lambda data: data["events"].insert(1, data["events"][0]),
    "no end": lambda data: data["events"].pop(),
    "two ends": lambda data: data["events"].append({"type": "end"}),
    "an event without a type": drop("events", 1, "type"),
    "an event that is text": change("events", 1, to="move"),
    "an unknown event": change("events", 1, "type", to="take-back"),
    # the deal
    "deal without domain": drop("events", 0, "domain"),
    "deal without tops": drop("events", 0, "tops"),
    "deal without holders": drop("events", 0, "holders"),
    "an empty tile as text": change("events", 0, "domain", "a2", to="empty"),
    "four tiles": drop("events", 0, "domain", "a2"),
    "a tile nowhere": change("events", 0, "domain", "castle", to=None),
    "a county without a top": drop("events", 0, "tops", "blue"),
    "a top that is null": change("events", 0, "tops", "blue", to=None),
    "a crystal of no colour": change("events", 0, "holders", 0, 0, to="white"),
    "a short holder": lambda data: data["events"][0]["holders"][0].pop(),
    "a holder too many": lambda data: data["events"][0]["holders"].append(["red", "red", "red", "red"]),
    # moves
    "move without seat": lose("seat", type="move"),
    "move of seat 4": spoil("seat", 4, type="move"),
    "move of seat −1": spoil("seat", -1, type="move"),
    "move without action": lose("action", type="move"),
    "move in notation": spoil("action", "1Y-b3", type="move"),
    "by a number": spoil("by", 3, type="move"),
    "an unknown kind": spoil("kind", "swap", kind="place"),
    "no kind": lose("kind", kind="place"),
    **{f"place without {key}": lose(key, kind="place") for key in ("holder", "colour", "space", "take")},
    "holder 4": spoil("holder", 4, kind="place"),
    "a bad colour": spoil("colour", "orange", kind="place"),
    "no colour": spoil("colour", None, kind="place"),
    "a bad space": spoil("space", "3b", kind="place"),
    "take yellow": spoil("take", "yellow", kind="place"),
    "take false": spoil("take", False, kind="place"),
    **{f"fill without {key}": lose(key, kind="fill") for key in ("holder", "colour", "book", "page")},
    "page 2": spoil("page", 2, kind="fill"),
    "page as text": spoil("page", "0", kind="fill"),
    "activate nothing": lose("book", kind="activate"),
    "return a number": spoil("return", 3, kind="activate"),
    "choices as list": spoil("choices", [], kind="activate"),
    "a choice for page 2": spoil("choices", {"2": {"space": "a1"}}, kind="activate"),
    "a choice as text": spoil("choices", {"0": "a1"}, kind="activate"),
    "choose direction 6": spoil("choices", {"0": {"direction": 6}}, kind="activate"),
    "choose direction −1": spoil("choices", {"0": {"direction": -1}}, kind="activate"),
    "choose a space by number": spoil("choices", {"0": {"space": 3}}, kind="activate"),
    "choose opponent 4": spoil("choices", {"0": {"opponent": 4}}, kind="activate"),
    # gains
    **{f"gain without {key}": lose(key, type="gain") for key in ("seat", "vp", "why")},
    "vp as text": spoil("vp", "1", type="gain"),
    "negative vp": lambda data: gained(data, "border").update(vp=-1),
    "an unknown why": spoil("why", "luck", type="gain"),
    "last crystal for 2": spoil("vp", 2, why="last-crystal"),
    "last crystal with spaces": spoil("spaces", ["a1"], why="last-crystal"),
    "last crystal with a book": spoil("book", "rose-way", why="last-crystal"),
    **{
        f"{why} without {key}": without(why, key)
        for why in ("wisps", "rose", "border", "clouds", "way", "lights", "star")
        for key in ("book", "page", "spaces")
    },
    **{f"{why} without from": without(why, "from") for why in ("wisps", "rose", "way", "star")},
    **{f"arcane without {key}": without("arcane", key) for key in ("book", "page", "opponent", "crystals")},
    "way without direction": without("way", "direction"),
    "way in direction 6": lambda data: gained(data, "way").update(direction=6),
    "rose with direction": lambda data: gained(data, "rose").update(direction=1),
    "border with from": lambda data: gained(data, "border").update({"from": "a1"}),
    "border with an opponent": lambda data: gained(data, "border").update(opponent=1),
    "arcane with spaces": lambda data: gained(data, "arcane").update(spaces=[]),
    "arcane with a strange crystal": lambda data: gained(data, "arcane")["crystals"].__setitem__(0, "rose-way/2"),
    "a space too many": lambda data: gained(data, "border")["spaces"].append("c4"),
    "a space twice": lambda data: gained(data, "border").update(vp=2, spaces=["a1", "a1"]),
    "a space too few": lambda data: gained(data, "border")["spaces"].pop(),
    "a crystal too few": lambda data: gained(data, "arcane")["crystals"].pop(),
    "six zones": lambda data: gained(data, "lights").update(vp=6, spaces=["a1", "a2", "a3", "b1", "b2", "b3"]),
    # the rest
    "refill without holder": lose("holder", type="refill"),
    "refill without crystals": lose("crystals", type="refill"),
    "refill of nothing": spoil("crystals", [], type="refill"),
    "refill of five": spoil("crystals", ["red"] * 5, type="refill"),
    "refill with a number": spoil("crystals", [1], type="refill"),
    "reveal without county": lose("county", type="reveal"),
    "reveal in yellow": spoil("county", "yellow", type="reveal"),
    "reveal without book": lose("book", type="reveal"),
    "reveal null": spoil("book", None, type="reveal"),
    "result without scores": drop("result", "scores"),
    "result without winners": drop("result", "winners"),
    "result without ending": drop("result", "ending"),
    "scores as text": change("result", "scores", 0, to="12"),
    "a score too few": lambda data: data["result"]["scores"].pop(),
    "nobody won": change("result", "winners", to=[]),
    "seat 4 won": change("result", "winners", to=[4]),
    "an unknown ending": change("result", "ending", to="resigned"),
    "a position as text": change("position", to="start"),
    "a position and a deal": change("position", to={"domain": DOMAIN}),
}
BROKEN_POSITION: dict[str, Callable[[Json], object]] = {
    "no domain": drop("position", "domain"),
    "no stage of this name": change("position", "stage", to="late"),
    "to_act as text": change("position", "to_act", to="0"),
    "map as list": change("position", "map", to=["a1"]),
    "a bad colour on the map": change("position", "map", "a1", to="orange"),
    "piles without a county": drop("position", "piles", "blue"),
    "five below": change("position", "piles", "blue", "below", to=5),
    "a bag of text": change("position", "bag", to="empty"),
    "a bag with orange": change("position", "bag", "orange", to=1),
    "four books": change("position", "books", 0, to=[{"book": "rose-way"}] * 4),
    "one page": change("position", "books", 0, 0, "pages", to=["red"]),
    "gone books as number": change("position", "gone", "books", to=3),
    "negative points": change("position", "vp", 0, to=-1),
    "no turns left": change("position", "turns_left", to=0),
    "an ending of no name": change("position", "ending", to="abandoned"),
    "a deal after all": lambda data: data["events"].insert(1, record("two")["events"][0]),
}
BROKEN_EDITION: dict[str, Callable[[Json], object]] = {
    "no name": drop("edition_data", "name"),
    "no provenance": drop("edition_data", "map", "provenance"),
    "an unknown provenance": change("edition_data", "map", "provenance", to="guessed"),
    "ten crystals": change("edition_data", "crystals", "each", to=10),
    "a strange letter": change("edition_data", "map", "drawing", to="r x g"),
    "19 books": drop("edition_data", "books", "pages", "rose-way"),
    "three pages": change("edition_data", "books", "pages", "rose-way", to=["rose", "way", "star"]),
    "an unknown effect": change("edition_data", "books", "pages", "rose-way", to=["rose", "fog"]),
    "seven tiles": change("edition_data", "tiles", "crystals", to=["red"] * 7),
}


@cache
def eventful() -> str:
    """A finished game of four in which everything happened that the broken variants spoil."""
    wanted = {"wisps", "rose", "border", "clouds", "way", "lights", "star", "arcane", "last-crystal"}
    for seed in range(100):
        data = play(GAME.start(4, seed=seed), seed).record()
        if wanted == {event["why"] for event in data["events"] if event.get("vp", 0) > 0}:
            assert complaints(data) == []
            return json.dumps(data)
    raise AssertionError("no such game among the first hundred")


@pytest.mark.parametrize("name", BROKEN)
def test_the_schema_refuses(name: str) -> None:
    data = json.loads(eventful())
    BROKEN[name](data)
    assert not schema().is_valid(data)


@pytest.mark.parametrize("name", BROKEN_POSITION)
def test_the_schema_refuses_positions_with(name: str) -> None:
    data = record("from a position")
    BROKEN_POSITION[name](data)
    assert not schema().is_valid(data)


@pytest.mark.parametrize("name", BROKEN_EDITION)
def test_the_schema_refuses_editions_with(name: str) -> None:
    data = record("own edition")
    BROKEN_EDITION[name](data)
    assert not schema().is_valid(data)


def test_the_schema_knows_the_number_of_players() -> None:
    for players, name in ((2, "two"), (3, "three")):
        for broken in (
            change("first", to=players),
            spoil("seat", players, type="move"),
            change("result", "winners", to=[players]),
            change("result", "scores", to=[1] * (players + 1)),
            spoil("holder", 3, kind="place"),
        ):
            data = record(name)
            broken(data)
            assert not schema().is_valid(data)


# --- the pages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_python_examples_run(page: Path) -> None:
    namespace: Json = {"__name__": page.stem}
    for number, block in enumerate(blocks(page.name, "python")):
        exec(compile(block, f"{page.name}, block {number}", "exec"), namespace)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_pages_are_tidy(page: Path) -> None:
    """Lines fit, links lead somewhere, and blocks say what they are."""
    for line in page.read_text(encoding="utf-8").splitlines():
        assert len(line) <= 120, line
    for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert (DOCS / link).is_file(), link
    fences = re.findall(r"^```(\w*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(fences[::2]) <= {"python", "text", "json", "toml"}
    assert set(fences[1::2]) <= {""}


def test_json_examples_are_complete_records() -> None:
    examples = [json.loads(block) for block in blocks("record.md", "json")]
    assert [example["result"] is None for example in examples] == [True, False]
    for example in examples:
        assert complaints(example) == []
        assert check(example).record() == example


def table(name: str, columns: int) -> list[list[str]]:
    """The rows of every table with so many columns."""
    rows = (line.strip("|").split("|") for line in text(name).splitlines() if line.startswith("|"))
    return [[cell.strip() for cell in row] for row in rows if len(row) == columns]


def quoted(cell: str) -> str:
    return cell.strip("`")


def test_notation_examples_round_trip() -> None:
    moves = [quoted(row[0]) for row in table("notation.md", 2) if row[0].startswith("`")]
    assert len(moves) == 10
    for move in moves:
        action = notation.read(move)
        assert notation.write(action) == move
        GAME.start(4).rulebook.number(action)  # every name in it exists


def test_numbers_of_actions() -> None:
    rulebook = GAME.start(4).rulebook
    rows = [row for row in table("actions.md", 3) if row[0].isdigit()]
    assert len(rows) == 11
    for number, move, _ in rows:
        assert rulebook.number(rulebook.read_move(quoted(move))) == int(number)
        assert rulebook.write_move(rulebook.action(int(number))) == quoted(move)
    ranges = {row[0]: (int(row[2]), int(row[3])) for row in table("actions.md", 4) if row[2].isdigit()}
    for kind, (low, high) in ranges.items():
        assert rulebook.action(low).kind == rulebook.action(high).kind == kind
    assert sum(high - low + 1 for low, high in ranges.values()) == ACTIONS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chance_program_deals_as_the_library(players: int) -> None:
    program = next(block for block in blocks("chance.md", "python") if "def deal" in block)
    assert re.findall(r"^(?:import|from) .*", program, re.MULTILINE) == ["import hmac"]
    namespace: Json = {}
    exec(compile(program, "chance.md", "exec"), namespace)
    for name in ("queendom", "snowflake", "lattice"):
        for seed in range(5):
            match = GAME.start(players, seed=seed, edition=name)
            told = match.events[0]
            hexadecimal = seed.to_bytes(32, "big").hex()
            assert namespace["deal"](hexadecimal, players, tuple(told["domain"])) == told
            assert namespace["draw"](hexadecimal, "first/0", list(range(players))) == match.first


def test_the_chance_program_rejects_as_described() -> None:
    program = next(block for block in blocks("chance.md", "python") if "def deal" in block)
    asked: list[bytes] = []

    class Digest:
        @staticmethod
        def digest(key: bytes, message: bytes, name: str) -> bytes:
            asked.append(message)
            return b"\xff" * 32 if len(asked) < 3 else (4).to_bytes(32, "big")

    namespace: Json = {}
    exec(compile(program, "chance.md", "exec"), namespace)
    namespace["hmac"] = Digest
    assert namespace["draw"]("00" * 32, "bag/17", ["red", "green", "blue"]) == "green"
    assert asked == [b"bag/17", b"bag/17/1", b"bag/17/2"]


def test_every_error_is_documented() -> None:
    """All message keys of the library are in the tables of docs/api.md, and no others."""
    errors = "EditionError|IllegalAction|NotationError|PositionError|RecordDiffers|RecordError|SetupError"
    keys = set(KEYS) - {""}
    for part in ("kernel", "games", "match"):
        for source in (ROOT / "src" / "queendom" / part).rglob("*.py"):
            keys |= set(re.findall(rf"(?:{errors})\(\s*f?\"([a-z-]+[a-z])\"", source.read_text(encoding="utf-8")))
    keys |= {f"no-such-{what}" for what in ("colour", "county", "space", "book")}  # made from parts
    documented = {quoted(row[0]) for row in table("api.md", 3) if re.fullmatch(r"`[a-z]+(-[a-z]+)+`", row[0])}
    assert documented == keys
