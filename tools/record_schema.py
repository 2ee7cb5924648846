"""docs/record.schema.json, made from the shapes of the games.

A record is read by others: keys that they do not know are allowed in it, and some may be missing. What depends on the
number of players, and on whether the game is over, becomes a condition.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any

from typing_extensions import TypeAliasType

from queendom.kernel.models import PER_PLAYERS, Models, Variant, any_of, named_apart, typed_dict
from queendom.kernel.rulebook import Game
from queendom.kernel.shapes import AnyEvent, AnyOptions, AnyPosition, AnyResult, GameName, OneOf
from queendom.match.shapes import ABANDONED, Abandoned, AnyEdition, Record

Schema = dict[str, Any]
_REF = "#/$defs/"


def record_schema(games: Mapping[str, Game]) -> Schema:
    """One record, of any of these games."""
    anything = dict.fromkeys([AnyOptions, AnyPosition, AnyEdition, AnyResult, AnyEvent], dict[str, object])
    names = TypeAliasType("GameName", Annotated[str, OneOf(*games)])
    head = Models(Variant.RUNNING, {**anything, GameName: names}).adapter(Record).json_schema()
    defs: Schema = head.pop("$defs")
    renamed = named_apart({name: game.shapes for name, game in games.items()})
    conditions = []
    for name, game in games.items():
        defs |= _of_game(game, renamed)
        conditions.append({"if": _has(game={"const": name}), "then": {"$ref": _REF + name}})
    endings = [str(ending) for game in games.values() for ending in game.endings]
    return _tidy(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": "urn:queendom:record:1",
            "title": "queendom-record/1",
            **{key: value for key, value in head.items() if key != "title"},
            "allOf": [*conditions, *_course_of_a_game(endings)],
            "$defs": defs | {f"is-{kind}": _has(type={"const": kind}) for kind in ("deal", "move", "end")},
        }
    )


def _has(**properties: Schema) -> Schema:
    """An object with these keys, each of them so."""
    return {"type": "object", "required": list(properties), "properties": properties}


def _course_of_a_game(endings: list[str]) -> list[Schema]:
    """What holds for the events of every game."""

    def events(**more: Any) -> Schema:
        return {"properties": {"events": more}}

    deal, move, end = ({"$ref": f"{_REF}is-{kind}"} for kind in ("deal", "move", "end"))
    over = {"properties": {"result": {"type": "object"}, "events": {"minItems": 1}}}
    return [
        {
            "$comment": "A game begins with its one deal; a match from a position has none.",
            "if": {"required": ["position"]},
            "then": events(**{"prefixItems": [{"anyOf": [move, end]}], "not": {"contains": deal}}),
            "else": events(minItems=1, prefixItems=[deal], contains=deal, maxContains=1),
        },
        {
            "$comment": "A running game tells no seed and has no end.",
            "if": {"properties": {"result": {"type": "null"}}},
            "then": {"properties": {"seed": False, "events": {"not": {"contains": end}}}},
        },
        {
            "$comment": "A game that was played to its end tells its seed.",
            "if": {"properties": {"result": _has(ending={"enum": endings})}},
            "then": {"required": ["seed"]},
        },
        {
            "$comment": "What is over has one end, unless it stood at its end from the beginning.",
            "if": over,
            "then": events(contains=end, maxContains=1),
        },
        {
            "$comment": "What was abandoned has one in any case.",
            "if": {"properties": {"result": _has(ending={"const": ABANDONED})}},
            "then": events(contains=end),
        },
    ]


# --- one game ---


def _of_game(game: Game, names: Mapping[object, str]) -> Schema:
    """The parts of a record that are this game's own, while it runs and once nothing is secret any more."""
    running, over = (_parts(game, names, variant) for variant in (Variant.RUNNING, Variant.OVER))
    more = _differing(running, over)
    over = {name + "Complete" * (name in more): _renamed(part, more) for name, part in over.items()}
    defs = running | over
    running_body, over_body = defs.pop("Body"), defs.pop("BodyComplete", None)
    whole: Schema = {"properties": running_body["properties"]}
    conditions = [_for_players(whole, players, defs) for players in game.players]
    if over_body is not None:
        conditions.insert(
            0,
            {
                "$comment": "Once the game is over, nothing is secret.",
                "if": {"properties": {"result": {"type": "object"}}},
                "then": {"properties": {key: over_body["properties"][key] for key in ("events", "position")}},
            },
        )
    seats = {"minItems": min(game.players), "maxItems": max(game.players)}
    whole["properties"] = {"seats": seats, **whole["properties"]}
    return {game.name: whole | {"allOf": conditions}} | defs


def _parts(game: Game, names: Mapping[object, str], variant: Variant) -> Schema:
    """The schemas of all shapes of a game, and of a `Body` that has the parts of a record."""
    shapes = game.shapes
    options: Any = shapes.options
    body = typed_dict(
        "Body",
        {
            "edition_data": shapes.edition,
            "options": options,
            "first": Record.__annotations__["first"],
            "position": shapes.position,
            "events": list[shapes.event],  # type: ignore[name-defined]
            "result": any_of([any_of([shapes.result, Abandoned]), None]),
        },
    )
    defs: Schema = Models(variant, names=names).adapter(body).json_schema()
    found: Schema = defs.pop("$defs")
    found["Body"] = defs
    defs["properties"]["options"] |= {"required": sorted(options.__required_keys__)}
    return {name: _by_tag(part) for name, part in found.items()}


def _by_tag(part: Any) -> Any:
    """Unions told apart by a key as conditions: readers then hear what is wrong with the kind that was meant."""
    if isinstance(part, list):
        return [_by_tag(one) for one in part]
    if not isinstance(part, dict):
        return part
    made = {key: _by_tag(value) for key, value in part.items()}
    tag = made.pop("discriminator", None)
    if not isinstance(tag, dict) or "oneOf" not in made:
        return made
    del made["oneOf"]
    key, kinds = tag["propertyName"], tag["mapping"]
    by_shape: dict[str, list[str]] = {}
    for kind, shape in kinds.items():
        by_shape.setdefault(json.dumps(shape), []).append(kind)
    conditions = [
        {"if": {"properties": {key: _one_of(values)}}, "then": {"$ref": json.loads(shape)}}
        for shape, values in by_shape.items()
    ]
    return made | _has(**{key: {"enum": list(kinds)}}) | {"allOf": conditions}


def _one_of(values: list[str]) -> Schema:
    return {"const": values[0]} if len(values) == 1 else {"enum": values}


def _differing(one: Schema, other: Schema) -> set[str]:
    """The names of what is not the same in both, or refers to such."""
    found = {name for name in one | other if one.get(name) != other.get(name)}
    while more := {name for name, part in other.items() if name not in found and not found.isdisjoint(_refs(part))}:
        found |= more
    return found


def _refs(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].removeprefix(_REF)
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from _refs(one)


def _renamed(part: Any, names: set[str]) -> Any:
    if isinstance(part, list):
        return [_renamed(one, names) for one in part]
    if not isinstance(part, dict):
        return part
    made = {key: _renamed(value, names) for key, value in part.items()}
    if isinstance(made.get("$ref"), str) and made["$ref"].removeprefix(_REF) in names:
        made["$ref"] += "Complete"
    return made


# --- numbers of players ---


def _for_players(whole: Schema, players: int, defs: Schema) -> Schema:
    seats = {"minItems": players, "maxItems": players}
    return {
        "if": {"required": ["seats"], "properties": {"seats": seats}},
        "then": _bounds(whole, players, defs),
    }


def _bounds(part: Any, players: int, defs: Schema) -> Schema:
    """What is bound by the number of players in a part, wherever it lies."""
    if not isinstance(part, dict):
        return {}
    found: Schema = {word: by_players[str(players)] for word, by_players in part.get(PER_PLAYERS, {}).items()}
    inner = [part[key] for key in ("allOf", "anyOf", "oneOf") if key in part]
    nested: Iterable[Any] = [one for kinds in inner for one in kinds]
    if "then" in part:
        nested = [*nested, part["then"]]
    if "$ref" in part:
        nested = [*nested, defs[part["$ref"].removeprefix(_REF)]]
    for one in nested:
        found = _merged(found, _bounds(one, players, defs))
    properties = {key: _bounds(one, players, defs) for key, one in part.get("properties", {}).items()}
    found = _merged(found, {"properties": {key: one for key, one in properties.items() if one}})
    if items := _bounds(part.get("items"), players, defs):
        found = _merged(found, {"items": items})
    return {key: value for key, value in found.items() if value != {}}


def _merged(one: Schema, other: Schema) -> Schema:
    made = dict(one)
    for key, value in other.items():
        if isinstance(value, dict) and isinstance(made.get(key), dict):
            made[key] = _merged(made[key], value)
        elif made.setdefault(key, value) != value:
            raise ValueError(f"two bounds for the same key: {key} {made[key]} {value}")
    return made


def _tidy(part: Any) -> Any:
    """Without what repeats a name, and without our own words."""
    if isinstance(part, list):
        return [_tidy(one) for one in part]
    if not isinstance(part, dict):
        return part
    return {
        key: {name: _tidy(one) for name, one in value.items()} if key in ("properties", "$defs") else _tidy(value)
        for key, value in part.items()
        if key != PER_PLAYERS and not (key == "title" and part.get("$id") is None and isinstance(value, str))
    }
