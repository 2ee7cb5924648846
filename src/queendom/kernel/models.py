"""Shapes as pydantic models, which check JSON and write its schema. Nothing that plays a game needs them.

One shape has several models: as it is kept, as it is sent to a viewer, and as it may stand in a record, whose readers
ignore keys that they do not know and fill in some that are missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from types import GenericAlias, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, cast, get_args, get_origin

from pydantic import ConfigDict, Field, TypeAdapter
from pydantic.config import JsonDict
from typing_extensions import Doc, TypeAliasType, TypedDict, get_type_hints, is_typeddict

from queendom.kernel.gate import sight_of, unwrapped
from queendom.kernel.shapes import (
    EachSeesOwn,
    Every,
    GameShapes,
    Limit,
    NullWhenRead,
    NullWhileSecret,
    OneOf,
    PerPlayers,
    Row,
    Schema,
    SeenBy,
    Sent,
    Sight,
    said,
)

#: In the schema of a record: a bound for each number of players. Whoever writes the schema makes conditions of them.
PER_PLAYERS = "x-per-players"
_MOST_PLAYERS = 9


class Variant(Enum):
    """Which model of a shape."""

    KEPT = "complete, and nothing else"
    SENT = "as a viewer may see it, and nothing else"
    RUNNING = "in the record of a running game, as a viewer may see it"
    OVER = "in the record of a game that is over: complete"

    @property
    def is_record(self) -> bool:
        return self in (Variant.RUNNING, Variant.OVER)

    @property
    def hides(self) -> bool:
        return self in (Variant.SENT, Variant.RUNNING)


class Models:
    """The models of one variant. `fill` tells what stands for a shape that differs from game to game, `names` what a
    shape is called where its own name is taken.
    """

    def __init__(
        self, variant: Variant, fill: Mapping[object, object] | None = None, names: Mapping[object, str] | None = None
    ) -> None:
        self.variant = variant
        self._fill = dict(fill or {})
        self._names = dict(names or {})
        self._made: dict[object, object] = {}
        self._adapters: dict[object, TypeAdapter[Any]] = {}
        #: What was made so far, by its name in a schema.
        self.by_name: dict[str, object] = {}

    def model(self, shape: object) -> Any:
        """The type that pydantic gets for a shape."""
        if isinstance(shape, TypeAliasType) or is_typeddict(cast(type, shape)):
            if shape not in self._made:
                made = self._made[shape] = self._named_model(shape)
                self.by_name.setdefault(getattr(made, "__name__", ""), made)
            return self._made[shape]
        origin = get_origin(shape)
        if origin is Annotated:
            kind, *meta = get_args(shape)
            return self._annotated(kind, meta)
        if origin in (Union, UnionType):
            return self._union([self.model(self._fill.get(one, one)) for one in get_args(shape)])
        if origin in (list, dict, tuple):
            return origin[tuple(self.model(one) for one in get_args(shape))]
        return shape

    def adapter(self, shape: object) -> TypeAdapter[Any]:
        """What checks JSON against a shape; made once."""
        if shape not in self._adapters:
            self._adapters[shape] = TypeAdapter(self.model(shape))
        return self._adapters[shape]

    def _name(self, shape: Any) -> str:
        return self._names.get(shape) or str(shape.__name__)

    def _named_model(self, shape: Any) -> object:
        if shape in self._fill:
            return self.model(self._fill[shape])
        if isinstance(shape, TypeAliasType):
            return TypeAliasType(self._name(shape), self.model(shape.__value__))
        keys = {}
        needed = self._needed(shape)
        for key, hint in get_type_hints(shape, include_extras=True).items():
            sight = sight_of(hint)
            if sight is Sight.NEVER and self.variant is not Variant.KEPT:
                continue
            hidden = self.variant.hides and (isinstance(sight, SeenBy) or sight is Sight.AT_THE_END)
            kind = self.model(_bare(hint))
            keys[key] = NotRequired[kind] if hidden or key not in needed else kind
        more: list[Any] = list(said(shape).more) if self.variant.is_record else []
        return self._object(self._name(shape), shape.__doc__, keys, said(shape).closed, more)

    def _needed(self, shape: Any) -> frozenset[str]:
        needs = said(shape).needs
        return frozenset(shape.__required_keys__ if needs is None or not self.variant.is_record else needs)

    def _object(
        self, name: str, about: str | None, keys: Mapping[str, object], closed: bool, more: Sequence[JsonDict]
    ) -> object:
        made = typed_dict(name, keys)
        made.__doc__ = about
        open_ = self.variant.is_record and not closed
        extra: JsonDict | None = {"allOf": list(more)} if more else None
        made.__pydantic_config__ = ConfigDict(
            extra="ignore" if open_ else "forbid", strict=True, json_schema_extra=extra
        )
        return made

    # --- what is said of a value ---

    def _annotated(self, kind: object, meta: list[object]) -> object:
        said_of = {type(one): one for one in meta}
        sent = said_of.get(Sent)
        if isinstance(sent, Sent) and self.variant is Variant.SENT:
            return self.model(sent.kind)
        if NullWhileSecret in said_of and self.variant is Variant.OVER:
            kind = any_of([one for one in get_args(kind) if one is not NoneType])
        if EachSeesOwn in said_of and self.variant.hides:
            (part,) = get_args(kind)
            kind = GenericAlias(list, (any_of([part, None]),))
        made = self._base(kind, said_of)
        if NullWhenRead in said_of and self.variant.is_record:
            made = self._union([made, NoneType])
        for more in self._fields(kind, meta):
            made = Annotated[made, more]
        return made

    def _base(self, kind: object, said_of: Mapping[type, object]) -> object:
        one_of, row, every = said_of.get(OneOf), said_of.get(Row), said_of.get(Every)
        if isinstance(one_of, OneOf):
            return Literal[tuple(str(one) if isinstance(one, str) else one for one in one_of.values)]
        if isinstance(row, Row):
            return tuple[tuple(self.model(one) for one in row.kinds)]  # type: ignore[misc]
        if isinstance(every, Every):
            return self._every(kind, every)
        return self.model(kind)

    def _every(self, kind: object, every: Every) -> object:
        known = (every, kind)
        if known not in self._made:
            names, values = get_args(kind)
            _, meta = unwrapped(names)
            all_names = [str(name) for one in meta if isinstance(one, OneOf) for name in one.values]
            value = self.model(values)
            keys = {name: self.model(besides) for name, besides in every.besides.items()}
            optional = self.variant.is_record and not every.needs_all
            keys |= dict.fromkeys(all_names, NotRequired[value] if optional else value)
            more: list[JsonDict] = []
            if every.each is not None and self.variant.is_record:
                each = every.each
                more.append({"properties": {name: cast(JsonDict, each(name)) for name in all_names}})
            made = self._object(every.name, every.about, keys, not every.besides, more)
            self._made[known] = self.by_name[every.name] = made
        return self._made[known]

    def _fields(self, kind: object, meta: list[object]) -> Iterator[Any]:
        base, _ = unwrapped(kind)
        for one in meta:
            if isinstance(one, Doc):
                yield Field(description=one.documentation)
            elif isinstance(one, Limit):
                yield from self._limit(base, one)
            elif isinstance(one, PerPlayers) and self.variant.is_record:
                yield Field(json_schema_extra={PER_PLAYERS: _by_players(one)})
            elif isinstance(one, Schema) and self.variant.is_record:
                yield Field(json_schema_extra=cast(JsonDict, one.more))

    def _limit(self, base: object, limit: Limit) -> Iterator[Any]:
        if base is int:
            yield Field(ge=limit.least, le=limit.most)
        elif limit.pattern is not None:
            yield Field(pattern=limit.pattern)
        elif limit.least is not None or limit.most is not None:
            yield Field(min_length=limit.least or None, max_length=limit.most)
        if limit.unique and self.variant.is_record:
            yield Field(json_schema_extra={"uniqueItems": True})

    def _union(self, kinds: list[Any]) -> object:
        """A union of these types, told apart by the tag if all of them have one."""
        union = any_of(kinds)
        tag = next((tag for tag in ("type", "kind", "why", "game", "ending") if _tells_apart(tag, kinds)), None)
        return union if tag is None else Annotated[union, Field(discriminator=tag)]


def any_of(kinds: Sequence[object]) -> Any:
    """A union of kinds that are known only now."""
    return Union.__getitem__(tuple(kinds))


def _tells_apart(tag: str, kinds: list[Any]) -> bool:
    """Whether all kinds have the tag, and no two of them the same value of it. A kind may be a union itself."""
    values = [
        [value for keys in _objects(kind) for value in get_args(unwrapped(keys.get(tag))[0]) or [None]]
        for kind in kinds
    ]
    different = [set(one) for one in values]
    is_everywhere = all(one and None not in one for one in values)
    return len(kinds) > 1 and is_everywhere and sum(map(len, different)) == len(set().union(*different))


def _objects(kind: Any) -> Iterator[dict[str, object]]:
    """The keys of each object of a model."""
    base, _ = unwrapped(kind)
    if is_typeddict(cast(type, base)):
        yield get_type_hints(base, include_extras=True)
    elif get_origin(base) in (Union, UnionType):
        for one in get_args(base):
            yield from _objects(one)


#: The name of the function hides from the type checker that the keys are known only when it is called.
typed_dict: Callable[[str, Mapping[str, object]], Any] = cast(Any, TypedDict)


def _bare(hint: object) -> object:
    """A key's type without the words on whether it may be missing."""
    while getattr(get_origin(hint), "_name", "") in ("NotRequired", "Required", "ReadOnly"):
        (hint,) = get_args(hint)
    return hint


def _by_players(bound: PerPlayers) -> JsonDict:
    asked: list[tuple[str, Callable[[int], int] | None]] = [
        ("maximum", bound.most), ("minItems", bound.length), ("maxItems", bound.length), ("const", bound.exactly),
    ]  # fmt: skip
    found: JsonDict = {}
    for word, value in asked:
        if value is not None:
            found[word] = {
                str(players): value(players) for players in range(2, _MOST_PLAYERS + 1) if _has(value, players)
            }
    return found


def _has(value: Callable[[int], int], players: int) -> bool:
    try:
        value(players)
    except KeyError:  # not so many can play
        return False
    return True


def named_apart(games: Mapping[str, GameShapes], taken: Sequence[str] = ()) -> dict[object, str]:
    """Names for the shapes of several games: where two have the same, each has its game's before it."""
    found: dict[str, dict[object, str]] = {}
    for game, shapes in games.items():
        for shape in _shapes_in(shapes):
            found.setdefault(shape.__name__, {})[shape] = game
    return {
        shape: "".join(word.capitalize() for word in game.split("-")) + name
        for name, shapes_of_name in found.items()
        if len(shapes_of_name) > 1 or name in taken
        for shape, game in shapes_of_name.items()
    }


def _shapes_in(shape: Any, seen: set[object] | None = None) -> Iterator[Any]:
    """Every shape with a name in a game's own module."""
    seen = set() if seen is None else seen
    if isinstance(shape, GameShapes):
        for slot in GameShapes.__dataclass_fields__:
            yield from _shapes_in(getattr(shape, slot), seen)
        return
    if isinstance(shape, TypeAliasType) or is_typeddict(cast(type, shape)):
        if shape in seen or shape.__module__.startswith("queendom.kernel"):
            return
        seen.add(shape)
        yield shape
        inner = [shape.__value__] if isinstance(shape, TypeAliasType) else shape.__annotations__.values()
    else:
        inner = [one for one in get_args(shape) if one is not shape]
        inner += [kind for one in inner if isinstance(one, Row) for kind in one.kinds]
    for one in inner:
        yield from _shapes_in(one, seen)
