"""Actions outside the kernel: frozen dataclasses that say what a player wants, never what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, cast

from queendom.errors import IllegalAction, shown
from queendom.kernel.shapes import AnyAction, Foreign

#: A message of the server. The shapes in `server/wire` say what it contains.
Json = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Action:
    """What a player wants to do. `kind` names it in records and on the wire."""

    kind: ClassVar[str]

    def to_json(self) -> AnyAction:
        """As in a record's `move` event. A game whose action has fields writes them in its own shape."""
        return {"kind": self.kind}


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, where the rules allow it."""

    kind: ClassVar[str] = "pass"


#: Values that cannot be changed. Most of any JSON consists of them, so they are tested first.
_PLAIN = frozenset({str, int, float, bool, type(None)})


def copied(value: T) -> T:
    """A deep copy of JSON, so that whoever gets it may change it."""
    made: Any = value
    if isinstance(value, list):
        made = [part if type(part) in _PLAIN else copied(part) for part in value]
    elif isinstance(value, Mapping):
        made = {key: part if type(part) in _PLAIN else copied(part) for key, part in value.items()}
    return cast(T, made)


def text(data: Foreign, key: str) -> str:
    """A text in an action's JSON."""
    value = data.get(key)
    if not isinstance(value, str):
        raise malformed(data, key, "expected-text")
    return value


def whole(data: Foreign, key: str) -> int:
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
