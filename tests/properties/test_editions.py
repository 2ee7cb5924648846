"""Edition files: a wrong one is refused by file, key and expectation; an own one travels with its games."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import queendom
from matches import WINTER_QUEEN
from queendom.games.winter_queen.edition import SHELF, parse
from queendom.match import check
from support import EDITIONS

QUEENDOM = tomllib.loads(EDITIONS["queendom"].read_text(encoding="utf-8"))
Change = Callable[[dict[str, Any]], Any]


def pages(data: dict[str, Any]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = data["books"]["pages"]
    return found


def drawing(*befores_and_afters: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        for before, after in zip(befores_and_afters[::2], befores_and_afters[1::2], strict=True):
            assert before in data["map"]["drawing"]
            data["map"]["drawing"] = data["map"]["drawing"].replace(before, after, 1)

    return change


WRONG: list[tuple[str, Change]] = [
    ("format", lambda data: data.update(format="queendom-edition/9")),
    ("game", lambda data: data.update(game="chess")),
    ("name", lambda data: data.pop("name")),
    ("version", lambda data: data.update(version=0)),
    ("version", lambda data: data.update(version="one")),
    ("crystals.each", lambda data: data["crystals"].update(each=8)),
    ("crystals.colours", lambda data: data["crystals"]["colours"].pop()),
    ("crystals.provenance", lambda data: data["crystals"].update(provenance="guessed")),
    ("map.provenance", lambda data: data["map"].pop("provenance")),
    ("counties.red", lambda data: data["counties"].pop("red")),
    ("map.drawing: spaces", drawing("r T g", "r T")),
    ("map.drawing: spaces in red", drawing("    r T g", "    b T g")),
    ("map.drawing: connected spaces in red", drawing("    b T p", "    r T p", "    r T g", "    b T g")),
    ("map.drawing: castle, towers", drawing("b C g", "b T g")),
    ("map.drawing, line 1", drawing("r T g", "r X g")),
    ("map.drawing, line 2", drawing(" r r r g g g", "r r r g g g ")),
    ("map.drawing", lambda data: data["map"].update(drawing=["r"])),
    ("books.pages: books", lambda data: pages(data).pop("rose-way")),
    ("books.pages.rose-way", lambda data: pages(data).update({"rose-way": ["rose"]})),
    ("books.pages.rose-way", lambda data: pages(data).update({"rose-way": ["rose", "moon"]})),
    ("books.pages.rose-way", lambda data: pages(data).update({"rose-way": [["rose"], "way"]})),
    ("books.pages: pages an effect", lambda data: pages(data).update({"rose-way": ["rose", "rose"]})),
    ("books.pages: Forest Wisps colours", lambda data: pages(data).update({"wisps-red-rose": ["wisps-blue", "rose"]})),
    ("books.pages", lambda data: pages(data).update({"a b!": pages(data).pop("rose-way")})),
    ("tiles.crystals: tiles", lambda data: data["tiles"]["crystals"].pop()),
    ("tiles.crystals", lambda data: data["tiles"]["crystals"].__setitem__(0, "pink")),
    ("tiles.note", lambda data: data["tiles"].update(note=tomllib.loads("d = 1979-05-27")["d"])),
]


@pytest.mark.parametrize(("part", "change"), WRONG, ids=[f"{k}-{part}" for k, (part, _) in enumerate(WRONG)])
def test_a_wrong_edition_names_file_key_and_expectation(part: str, change: Change) -> None:
    data = copy.deepcopy(QUEENDOM)
    change(data)
    with pytest.raises(queendom.EditionError) as caught:
        parse(data, "mine.toml")
    assert caught.value.arguments["file"] == "mine.toml"
    assert caught.value.arguments["part"] == part
    assert caught.value.arguments["expected"]


@pytest.mark.parametrize("content", ["", "x =", "\x00", "[[]]"])
def test_a_file_that_is_no_edition(content: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(content)
    with pytest.raises(queendom.EditionError) as caught:
        SHELF.load(file)
    assert caught.value.arguments["file"] == str(file)


def test_an_own_edition_travels_in_records_and_positions(tmp_path: Path) -> None:
    data = copy.deepcopy(QUEENDOM)
    data["name"] = "mine"
    pages(data)["rose-way"], pages(data)["way-star"] = ["way", "rose"], ["star", "way"]
    game = WINTER_QUEEN
    match = game.start(players=2, seed=1, edition=data)
    while match.to_act is not None:
        match.play(match.legal_actions()[-1])
    record = json.loads(json.dumps(match.record()))
    assert record["edition_data"]["name"] == "mine"
    assert check(record).record() == record
    assert game.position(match.position()).position() == match.position()
    assert "edition_data" not in game.start(players=2, seed=1).record()


def test_a_shipped_name_with_other_contents_is_not_the_shipped_one() -> None:
    data = copy.deepcopy(QUEENDOM)
    data["tiles"]["crystals"][5] = "red"
    match = WINTER_QUEEN.start(players=2, seed=1, edition=data)
    assert match.record()["edition_data"]["tiles"]["crystals"].count("red") == 2


@pytest.mark.parametrize("name", EDITIONS)
def test_neighbours_are_mutual_and_lines_straight(name: str) -> None:
    edition = SHELF.load(name)
    for number, space in enumerate(edition.spaces):
        for direction in range(6):
            step = edition.neighbour(space, direction)
            if step is not None:
                assert edition.neighbour(edition.spaces[step], (direction + 3) % 6) == number
