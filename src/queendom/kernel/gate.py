"""The one gate through which events leave. Each viewer gets the parts of an event that its shape lets them see.

An event whose type stands in no shape becomes `{"type": "unseen"}`: it keeps its number and tells nothing. A key that
stands in no shape, or does not say who may see it, is left out, for everybody and for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Protocol, Union, cast, get_args, get_origin

from typing_extensions import TypeAliasType, get_type_hints, is_typeddict

from queendom.kernel.layout import Seat
from queendom.kernel.shapes import AnyEvent, EachSeesOwn, OneOf, SeenBy, Sight

#: What stands in the place of an event that nobody may know of.
UNSEEN: Final = "unseen"
_HIDDEN: Final = object()

#: The objects around a value, the nearest first: where the seats that may see it are named.
_Around = tuple[Mapping[str, Any], ...]


class _Filter(Protocol):
    """What is left of a value for a viewer; `_HIDDEN` if nothing is."""

    def see(self, value: Any, viewer: int | None, over: bool, around: _Around) -> Any: ...


#: What each key of an object goes through; None if everybody sees it as it is.
_Rules = dict[str, _Filter | None]


class Gate:
    """The gate for events of these shapes: unions of TypedDicts, each with a `type` of its own."""

    def __init__(self, *shapes: object) -> None:
        self._kinds = _told_apart("type", [one for union in shapes for one in members(union)], _rules_of)
        #: Whether every viewer sees the same.
        self.is_public = all(kind.is_public for kind in self._kinds.values())

    @property
    def types(self) -> frozenset[str]:
        """The types of events that somebody may know of."""
        return frozenset(self._kinds)

    def see(self, event: AnyEvent, viewer: Seat | int | None, over: bool) -> AnyEvent:
        """An event as a viewer may know it (None: everybody), while the game runs or once it is over."""
        kind = self._kinds.get(event["type"])
        if kind is None:
            return {"type": UNSEEN}
        return cast(AnyEvent, kind.see(event, viewer, over, ()))


@cache
def gate_for(*shapes: object) -> Gate:
    """The gate for these shapes, made once."""
    return Gate(*shapes)


def without_unseen(events: Iterable[AnyEvent]) -> list[AnyEvent]:
    """Events that went through a gate, without the unseen ones: for readers that do not number events."""
    return [event for event in events if event["type"] != UNSEEN]


# --- filters ---


class _Object:
    """A JSON object: each key by its own rule. None is for what everybody sees as it is."""

    def __init__(self, rules: _Rules) -> None:
        self._known = frozenset(rules)
        self._rules = [(key, rule) for key, rule in rules.items() if rule is not None]
        self.is_public = all(_is_public(rule) for rule in rules.values())

    def see(self, value: Any, viewer: int | None, over: bool, around: _Around) -> Any:
        if type(value) is not dict:
            return _HIDDEN
        # Most events are seen as they are, and then nothing is copied.
        seen = value if value.keys() <= self._known else {key: value[key] for key in value if key in self._known}
        inside = (value, *around)
        for key, rule in self._rules:
            if key in seen:
                left = rule.see(seen[key], viewer, over, inside)
                if left is not seen[key]:
                    seen = dict(seen) if seen is value else seen
                    if left is _HIDDEN:
                        del seen[key]
                    else:
                        seen[key] = left
        return seen


class _Tagged:
    """One of several objects, told apart by the value of a key."""

    def __init__(self, tag: str, kinds: Mapping[str, _Object]) -> None:
        self._tag, self._kinds = tag, dict(kinds)
        self.is_public = all(kind.is_public for kind in kinds.values())

    def see(self, value: Any, viewer: int | None, over: bool, around: _Around) -> Any:
        if type(value) is not dict:
            return _HIDDEN
        kind = self._kinds.get(value.get(self._tag, ""))
        return _HIDDEN if kind is None else kind.see(value, viewer, over, around)


class _Values:
    """An object by names: those of the game where they are known, or any."""

    def __init__(self, names: frozenset[str] | None, inner: _Filter | None) -> None:
        self._names, self._inner = names, inner
        self.is_public = _is_public(inner)

    def see(self, value: Any, viewer: int | None, over: bool, around: _Around) -> Any:
        if type(value) is not dict:
            return _HIDDEN
        if self._names is not None and not value.keys() <= self._names:
            value = {key: part for key, part in value.items() if key in self._names}
        if self._inner is None:
            return value
        inner = self._inner
        seen = {key: inner.see(part, viewer, over, around) for key, part in value.items()}
        return {key: part for key, part in seen.items() if part is not _HIDDEN}


class _Items:
    """A list, or null."""

    def __init__(self, inner: _Filter) -> None:
        self._inner = inner
        self.is_public = _is_public(inner)

    def see(self, value: Any, viewer: int | None, over: bool, around: _Around) -> Any:
        if type(value) is not list:
            return _HIDDEN
        seen = [self._inner.see(part, viewer, over, around) for part in value]
        return [part for part in seen if part is not _HIDDEN]


class _OrNull:
    """Null, or what is behind it."""

    def __init__(self, inner: _Filter) -> None:
        self._inner = inner
        self.is_public = _is_public(inner)

    def see(self, value: Any, viewer: int | None, over: bool, around: _Around) -> Any:
        return None if value is None else self._inner.see(value, viewer, over, around)


class _SomeSeats:
    """For the seats that are named around it; for everybody at the end."""

    is_public = False

    def __init__(self, seats: tuple[str, ...], inner: _Filter | None) -> None:
        self._seats, self._inner = seats, inner

    def see(self, value: Any, viewer: int | None, over: bool, around: _Around) -> Any:
        if not over and (viewer is None or viewer not in self._named(around)):
            return _HIDDEN
        return value if self._inner is None else self._inner.see(value, viewer, over, around)

    def _named(self, around: _Around) -> Iterator[object]:
        for key in self._seats:
            yield from (one[key] for one in around if key in one)


class _Own:
    """Of a list by seat, one's own part; all of it at the end."""

    is_public = False

    def see(self, value: Any, viewer: int | None, over: bool, around: _Around) -> Any:
        if type(value) is not list:
            return _HIDDEN
        return value if over else [part if seat == viewer else None for seat, part in enumerate(value)]


# --- how shapes become filters ---


def members(shape: object) -> Iterator[Any]:
    """The TypedDicts of a union, through the names of types and of other unions."""
    if isinstance(shape, TypeAliasType):
        yield from members(shape.__value__)
    elif get_origin(shape) is Annotated:
        yield from members(get_args(shape)[0])
    elif get_origin(shape) in (Union, UnionType):
        for one in get_args(shape):
            yield from members(one)
    elif is_typeddict(cast(type, shape)):
        yield shape


def _keys(shape: Any) -> dict[str, object]:
    return cast(dict[str, object], get_type_hints(shape, include_extras=True))


def _is_public(rule: _Filter | None) -> bool:
    return rule is None or getattr(rule, "is_public", False) is True


def _tags(shape: Any, key: str) -> tuple[str, ...]:
    """What a key says that tells kinds of objects apart."""
    kind, _ = unwrapped(_keys(shape).get(key))
    return get_args(kind) if get_origin(kind) is Literal else ()


def unwrapped(hint: object) -> tuple[object, list[object]]:
    """A type without its names and qualifiers, and all that is said of it, the outermost first."""
    meta: list[object] = []
    while True:
        origin = get_origin(hint)
        if isinstance(hint, TypeAliasType):
            hint = hint.__value__
        elif origin is Annotated:
            hint, *said = get_args(hint)
            meta += said
        elif getattr(origin, "_name", "") in ("NotRequired", "Required", "ReadOnly"):
            (hint,) = get_args(hint)
        else:
            return hint, meta


def sight_of(hint: object) -> object:
    """Who may see a key of an event; None if it does not say."""
    _, meta = unwrapped(hint)
    return next((one for one in meta if isinstance(one, Sight | SeenBy | EachSeesOwn)), None)


def _rules_of(shape: Any) -> _Rules:
    """The rules of an event's keys. Those that do not say who may see them have none."""
    return {key: _rule(hint) for key, hint in _keys(shape).items() if _passes(sight_of(hint))}


def _passes(sight: object) -> bool:
    return sight is not None and sight not in (Sight.NEVER, Sight.AS_STATE)


def _rule(hint: object) -> _Filter | None:
    """What a key's value goes through."""
    sight, inner = sight_of(hint), _inside(hint)
    if isinstance(sight, EachSeesOwn):
        return _Own()
    if isinstance(sight, SeenBy):
        return _SomeSeats(sight.seats, inner)
    return _SomeSeats((), inner) if sight is Sight.AT_THE_END else inner


def _inside(hint: object) -> _Filter | None:
    """What the parts of a value go through; None if there is nothing in it that could be left out."""
    kind, _ = unwrapped(hint)
    origin = get_origin(kind)
    if is_typeddict(cast(type, kind)):
        return _Object(_nested(kind))
    if origin in (Union, UnionType):
        return _either([one for one in get_args(kind) if one is not NoneType], NoneType in get_args(kind))
    if origin is list:
        inner = _inside(get_args(kind)[0])
        return None if inner is None else _Items(inner)
    if origin is dict:
        names, values = get_args(kind)
        return _by_name(names, values)
    return None


def _nested(shape: Any) -> _Rules:
    """Inside an event a key is seen by those who see the object around it, unless it says otherwise."""
    found: _Rules = {}
    for key, hint in _keys(shape).items():
        sight = sight_of(hint)
        if sight is None or _passes(sight):
            found[key] = _rule(hint)
    return found


def _by_name(names: object, values: object) -> _Filter | None:
    _, meta = unwrapped(names)
    known = next((frozenset(map(str, one.values)) for one in meta if isinstance(one, OneOf)), None)
    inner = _inside(values)
    return None if known is None and inner is None else _Values(known, inner)


def _either(kinds: list[object], or_null: bool) -> _Filter | None:
    shapes = [one for kind in kinds for one in members(kind)]
    if not shapes:
        found = [inner for inner in map(_inside, kinds) if inner is not None]
        if len(found) > 1:
            raise ValueError(f"a gate cannot tell these apart: {kinds}")
        made: _Filter | None = found[0] if found else None
    elif len(shapes) == 1:
        made = _Object(_nested(shapes[0]))
    else:
        tag = next(key for key in ("type", "kind", "why", "game", "ending") if all(_tags(one, key) for one in shapes))
        made = _Tagged(tag, _told_apart(tag, shapes, _nested))
    return _OrNull(made) if or_null and made is not None else made


def _told_apart(tag: str, shapes: list[Any], rules_of: Callable[[Any], _Rules]) -> dict[str, _Object]:
    """The objects by what their tag says. Shapes of one kind, as the gains of Winter Queen, must agree on each key."""
    rules: dict[str, _Rules] = {}
    sights: dict[tuple[str, str], object] = {}
    for shape in shapes:
        for kind in _tags(shape, tag):
            rules.setdefault(kind, {}).update(rules_of(shape))
            for key, hint in _keys(shape).items():
                if sights.setdefault((kind, key), sight_of(hint)) != sight_of(hint):
                    raise ValueError(f"two shapes of {kind} disagree on who may see {key}")
    return {kind: _Object(found) for kind, found in rules.items()}


def undeclared(shape: object) -> list[str]:
    """The keys of events that do not say who may see them, as `type.key`."""
    return [
        f"{'/'.join(_tags(one, 'type'))}.{key}"
        for one in members(shape)
        for key, hint in _keys(one).items()
        if sight_of(hint) is None
    ]
