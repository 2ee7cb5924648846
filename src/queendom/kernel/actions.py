"""Actions outside the kernel: frozen dataclasses that say what a player wants, never what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeVar, cast

from queendom.kernel.errors import IllegalAction, shown

Json = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Action:
    """What a player wants to do. `kind` names it in records and on the wire."""

    kind: ClassVar[str]
    renamed: ClassVar[Mapping[str, str]] = {}  # fields whose name in a record is a word that Python keeps for itself

    def to_json(self) -> Json:
        """As in a record's `move` event."""
        return {"kind": self.kind, **{told: getattr(self, name) for name, told in _names(self.__class__)}}


_NAMES: dict[type, list[tuple[str, str]]] = {}


def _names(kind: type[Action]) -> list[tuple[str, str]]:
    """An action's fields, each with its name in a record; kept, because every move asks."""
    if kind not in _NAMES:
        _NAMES[kind] = [(field.name, kind.renamed.get(field.name, field.name)) for field in fields(kind)]
    return _NAMES[kind]


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, where the rules allow it."""

    kind: ClassVar[str] = "pass"


#: What nobody can change: most of any JSON, so it is asked about first.
_PLAIN = frozenset({str, int, float, bool, type(None)})


def copied(value: T) -> T:
    """A copy of JSON, all the way down: what is handed out is the receiver's own."""
    made: Any = value
    if isinstance(value, list):
        made = [part if type(part) in _PLAIN else copied(part) for part in value]
    elif isinstance(value, Mapping):
        made = {key: part if type(part) in _PLAIN else copied(part) for key, part in value.items()}
    return cast(T, made)


def text(data: Mapping[str, Any], key: str) -> str:
    """A text in an action's JSON."""
    value = data.get(key)
    if not isinstance(value, str):
        raise malformed(data, key, "expected-text")
    return value


def whole(data: Mapping[str, Any], key: str) -> int:
    """A whole number in an action's JSON."""
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise malformed(data, key, "expected-number")
    return value


def among(what: str, names: Sequence[str], name: object) -> int:
    """The number of a name; raises IllegalAction if there is no such colour, stack, …"""
    if not isinstance(name, str) or name not in names:
        raise IllegalAction(f"no-such-{what}", given=shown(name))
    return names.index(name)


def malformed(data: object, key: str, expected: str) -> IllegalAction:
    return IllegalAction("action-malformed", part=key, expected=expected, given=shown(data, 200))
