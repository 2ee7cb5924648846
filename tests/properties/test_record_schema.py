"""docs/record.schema.json fits real records of every kind, and refuses broken ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import queendom
from properties.records import (
    COURT,
    COURT_RECORDS,
    DOMAIN,
    GAME,
    RECORDS,
    Json,
    complaints,
    play,
    play_court,
    poor_court,
    record,
    schema,
)
from queendom.match import check


@pytest.mark.parametrize("name", RECORDS)
def test_the_schema_fits_real_records(name: str) -> None:
    data = record(name)
    assert complaints(data) == []
    assert check(data).record() == data


def test_the_records_show_everything_that_the_schema_knows() -> None:
    """Otherwise the schema could be wrong about what never came up."""
    names = [name for name in RECORDS if name not in COURT_RECORDS]
    events = [event for name in names for event in record(name)["events"]]
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
    assert {record(name)["result"] and record(name)["result"]["ending"] for name in names} == {
        None, "final-scoring", "deadlock", "abandoned",
    }  # fmt: skip


def test_the_court_records_show_everything_that_the_schema_knows() -> None:
    records = [record(name) for name in COURT_RECORDS]
    events = [event for one in records for event in one["events"]]
    actions = [event["action"] for event in events if event["type"] == "move"]
    assert {event["type"] for event in events} == {"deal", "move", "attempt", "reveal", "end"}
    assert {action["kind"] for action in actions} == {
        "draw", "agitate", "manipulate", "persuade", "assassinate", "pass",
    }  # fmt: skip
    assert {event["success"] for event in events if event["type"] == "attempt"} == {True, False}
    assert any(event["type"] == "reveal" and not event["card"].startswith(event["stack"]) for event in events)
    assert any("by" in event for event in events)
    results = [one["result"] for one in records if one["result"]]
    assert {result["ending"] for result in results} == {"scored", "christina", "abandoned"}
    assert {result["decided_by"] for result in results if "decided_by" in result} == {
        "points", "threes", "twos", "shared", None,
    }  # fmt: skip
    assert any("position" in one and one["position"]["attempts"] for one in records)


@pytest.mark.parametrize("name", COURT_RECORDS)
def test_the_schema_fits_what_viewers_are_shown(name: str) -> None:
    match = COURT_RECORDS[name]()
    for viewer in (None, *range(match.rulebook.players)):
        shown = json.loads(json.dumps(match.record_for(viewer)))
        assert shown["events"] == match.view(viewer).history
        assert complaints(shown) == []
        if match.result is not None:
            assert shown["events"] == match.events


@pytest.mark.parametrize("name", ["two", "court of 5"])
def test_unknown_keys_are_allowed(name: str) -> None:
    data = record(name)
    data["clock"] = {"minutes": 5}
    data["seats"][0]["colour"] = "gold"
    data["result"]["rating"] = [1, -1]
    for event in data["events"]:
        event["at"] = "2031-01-06T12:00:00Z"
        event.get("action", {})["thought"] = 1.5
    assert complaints(data) == []
    again = queendom.replay(data).record()
    assert again["events"] == record(name)["events"] and again["result"] == record(name)["result"]


@pytest.mark.parametrize("name", ["abandoned", "court, abandoned", "court, abandoned at a position"])
def test_an_abandoned_game_has_an_end_and_no_winner(name: str) -> None:
    for broken in (change("result", "winners", to=[0]), drop("events", -1), change("result", to=None)):
        data = record(name)
        broken(data)
        assert complaints(data)


# --- what the schema refuses -----------------------------------------------------------------------------------------


def first(data: Json, **wanted: object) -> Json:
    """The first event, action or choice that has these values."""
    for event in data["events"]:
        found: list[Json] = [event, event.get("action", {})]
        for one in found:
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


COURT_BROKEN: dict[str, Callable[[Json], object]] = {
    **{f"no {key}": drop(key) for key in HEAD},
    "the other game": change("game", to="winter-queen"),
    "the other game's options": change("options", to={"end": "equal-turns"}),
    "no option": change("options", to={}),
    "an unknown value": change("options", "memory-aid", to="yes"),
    "six seats": change("seats", to=[{"name": "Kaja"}] * 6),
    "first is no player": change("first", to=5),
    "seed before the end": change("result", to=None),
    "no deal": drop("events", 0),
    "two deals": lambda data: data["events"].insert(1, data["events"][0]),
    "no end": lambda data: data["events"].pop(),
    "the other game's event": change("events", 1, to={"type": "final-stage"}),
    # the deal
    "deal without open": drop("events", 0, "open"),
    "deal without factions": drop("events", 0, "factions"),
    "deal without gold": drop("events", 0, "open", "gold"),
    "a fourth stack": change("events", 0, "open", "iron", to=["gold-red", "gold-blue"]),
    "one open card": lambda data: data["events"][0]["open"]["gold"].pop(),
    "three open cards": lambda data: data["events"][0]["open"]["gold"].append("gold-none"),
    "a card of another group": change("events", 0, "open", "gold", 0, to="copper-red"),
    "a card of no kind": change("events", 0, "open", "gold", 0, to="gold-yellow"),
    "a faction too few": lambda data: data["events"][0]["factions"].pop(),
    "a faction twice": lambda data: data["events"][0]["factions"].__setitem__(0, data["events"][0]["factions"][1]),
    "a faction of no colour": change("events", 0, "factions", 0, to="yellow"),
    "a secret faction": change("events", 0, "factions", 0, to=None),
    # moves
    "move without seat": lose("seat", type="move"),
    "move of seat 5": spoil("seat", 5, type="move"),
    "move without action": lose("action", type="move"),
    "move in notation": spoil("action", "C/S", type="move"),
    "by a number": spoil("by", 3, type="move"),
    "the other game's kind": spoil("kind", "place", kind="draw"),
    "no kind": lose("kind", kind="draw"),
    **{f"draw without {key}": lose(key, kind="draw") for key in ("from", "bury")},
    "draw from nowhere": spoil("from", None, kind="draw"),
    "draw from iron": spoil("from", "iron", kind="draw"),
    "bury where one draws": lambda data: first(data, kind="draw").update({"from": "gold", "bury": "gold"}),
    "agitate nothing": lose("stack", kind="agitate"),
    "agitate by number": spoil("stack", 2, kind="agitate"),
    "manipulate nothing": lose("stacks", kind="manipulate"),
    "manipulate one": spoil("stacks", ["gold"], kind="manipulate"),
    "manipulate three": spoil("stacks", ["gold", "silver", "copper"], kind="manipulate"),
    "manipulate the same": spoil("stacks", ["gold", "gold"], kind="manipulate"),
    **{f"persuade without {key}": lose(key, kind="persuade") for key in ("card", "stack")},
    "persuade a colour": spoil("card", "red", kind="persuade"),
    **{f"assassinate without {key}": lose(key, kind="assassinate") for key in ("victim", "number", "colour")},
    "victim 5": spoil("victim", 5, kind="assassinate"),
    "number 0": spoil("number", 0, kind="assassinate"),
    "number 4": spoil("number", 4, kind="assassinate"),
    "a Roman number": spoil("number", "II", kind="assassinate"),
    "a dagger of no colour": spoil("colour", "none", kind="assassinate"),
    # what follows
    **{
        f"attempt without {key}": lose(key, type="attempt")
        for key in ("assassin", "victim", "number", "success", "victim_colour")
    },
    "assassin 5": spoil("assassin", 5, type="attempt"),
    "attempt on 5": spoil("victim", 5, type="attempt"),
    "attempt with 4": spoil("number", 4, type="attempt"),
    "success 1": spoil("success", 1, type="attempt"),
    "victim of no colour": spoil("victim_colour", None, type="attempt"),
    "reveal without stack": lose("stack", type="reveal"),
    "reveal without card": lose("card", type="reveal"),
    "reveal in iron": spoil("stack", "iron", type="reveal"),
    "reveal a book": spoil("card", "rose-way", type="reveal"),
    # the result
    **{f"result without {key}": drop("result", key) for key in ("scores", "winners", "ending", "points", "decided_by")},
    "a score too few": lambda data: data["result"]["scores"].pop(),
    "ten points": change("result", "scores", 0, to=10),
    "points for four": lambda data: data["result"]["points"].pop(),
    "points for two groups": lambda data: data["result"]["points"][0].pop(),
    "four points": change("result", "points", 0, 0, to=4),
    "nobody won": change("result", "winners", to=[]),
    "seat 5 won": change("result", "winners", to=[5]),
    "the other game's ending": change("result", "ending", to="deadlock"),
    "decided by luck": change("result", "decided_by", to="luck"),
    "decided by nothing": change("result", "decided_by", to=None),
    "shared alone": lambda data: data["result"].update(winners=[0], decided_by="shared"),
    "shared, but decided": lambda data: data["result"].update(winners=[0, 1], decided_by="threes"),
    "the Queen and a winner": lambda data: data["result"].update(winners=[0], ending="christina", decided_by=None),
    "the Queen and points": lambda data: data["result"].update(winners=[], ending="christina", decided_by=None),
    "a position and a deal": change("position", to=poor_court()),
}
COURT_BROKEN_POSITION: dict[str, Callable[[Json], object]] = {
    "no stacks": drop("position", "stacks"),
    "no factions": drop("position", "factions"),
    "two stacks": drop("position", "stacks", "gold"),
    "a fourth stack": change("position", "stacks", "iron", to={}),
    "the other game": change("position", "game", to="winter-queen"),
    "other players": change("position", "players", to=2),
    "a top as text": change("position", "stacks", "gold", "top", to="gold-red"),
    "a card of no kind": change("position", "stacks", "gold", "bottom", to=["gold-yellow"]),
    "ten unknown cards": change("position", "stacks", "gold", "middle", to=10),
    "influence of another group": change("position", "influence", "gold", to=["copper-red"]),
    "influence without colour": change("position", "influence", "gold", to=["gold-none"]),
    "discards as number": change("position", "discards", to=3),
    "a faction too few": lambda data: data["position"]["factions"].pop(),
    "a secret faction": change("position", "factions", 0, to=None),
    "a secret dagger": change("position", "attempts", 0, "colour", to=None),
    "an attempt without victim": drop("position", "attempts", 0, "victim"),
    "an attempt with number 4": change("position", "attempts", 0, "number", to=4),
    "actions as numbers": change("position", "actions", to=[1, 1, 0]),
    "leader 4 tilted": change("position", "tilted", 0, to=[4]),
    "six passes": change("position", "passes", to=6),
    "an ending of no name": change("position", "ending", to="abandoned"),
    "a deal after all": lambda data: data["events"].insert(1, record("court of 3")["events"][0]),
}
COURT_BROKEN_EDITION: dict[str, Callable[[Json], object]] = {
    "no name": drop("edition_data", "name"),
    "the other game": change("edition_data", "game", to="winter-queen"),
    "no provenance": drop("edition_data", "cards", "provenance"),
    "gold is 4": change("edition_data", "groups", "gold", to=4),
    "no green card": change("edition_data", "cards", "gold", "green", to=0),
    "no count of none": drop("edition_data", "cards", "gold", "none"),
    "a group too few": drop("edition_data", "cards", "gold"),
    "a faction too few": drop("edition_data", "factions", "purple"),
    "a leader too few": drop("edition_data", "factions", "purple", "gold"),
    "a charge as number": change("edition_data", "factions", "purple", "charge", to=1),
}


@cache
def eventful_court() -> str:
    """A finished game of five in which everything happened that the broken variants spoil, with one winner."""
    wanted = {"draw", "agitate", "manipulate", "persuade", "assassinate", "pass"}
    for seed in range(100):
        data = play_court(COURT.start(5, seed=seed), seed).record()
        kinds = {event["action"]["kind"] for event in data["events"] if event["type"] == "move"}
        if kinds == wanted and len(data["result"]["winners"]) == 1:
            assert complaints(data) == []
            return json.dumps(data)
    raise AssertionError("no such game among the first hundred")


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


@pytest.mark.parametrize("name", COURT_BROKEN)
def test_the_schema_refuses_courts_with(name: str) -> None:
    data = json.loads(eventful_court())
    COURT_BROKEN[name](data)
    assert not schema().is_valid(data)


@pytest.mark.parametrize("name", COURT_BROKEN_POSITION)
def test_the_schema_refuses_court_positions_with(name: str) -> None:
    data = record("court from a position")
    COURT_BROKEN_POSITION[name](data)
    assert not schema().is_valid(data)


@pytest.mark.parametrize("name", COURT_BROKEN_EDITION)
def test_the_schema_refuses_court_editions_with(name: str) -> None:
    data = record("court, own edition")
    COURT_BROKEN_EDITION[name](data)
    assert not schema().is_valid(data)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_schema_knows_the_number_of_players_of_a_court(players: int) -> None:
    for broken in (
        change("first", to=players),
        spoil("seat", players, type="move"),
        spoil("victim", players, kind="assassinate"),
        spoil("victim", players, type="attempt"),
        spoil("assassin", players, type="attempt"),
        lambda data: data["events"][0]["factions"].pop(),
        change("result", "winners", to=[players]),
        change("result", "scores", to=[1] * (players + 1)),
        change("result", "points", to=[[1, 0, 0]] * (players - 1)),
    ):
        data = record(f"court of {players}")
        broken(data)
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
