"""Reading positions part by part; errors name the part and what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from queendom.errors import PositionError, shown
from queendom.kernel.layout import Rules
from queendom.kernel.shapes import Foreign

E = TypeVar("E")


class PositionReader(Generic[E]):
    """A position's parts as they were given, with getters that raise clear errors."""

    def __init__(self, edition: E, rules: Rules, players: int, data: Foreign) -> None:
        self.edition = edition
        self.rules = rules
        self.players = players
        self.data = data

    def wrong(self, part: str, expected: object, found: object, **arguments: int | str) -> PositionError:
        """`expected` is a value, or a key with its arguments."""
        return PositionError("position-wrong", part=part, expected=str(expected), found=shown(found), **arguments)

    def mapping(self, part: str, default: Foreign) -> Foreign:
        value = self.data.get(part, default)
        if not isinstance(value, Mapping):
            raise self.wrong(part, "expected-names-and-values", value)
        return value

    def one_of(self, part: str, allowed: tuple[str, ...], default: str) -> str:
        value = self.data.get(part, default)
        if value not in allowed:
            raise self.wrong(part, ", ".join(allowed), value)
        return str(value)

    def seat(self, part: str, default: int) -> int:
        seat = self.number(part, self.data.get(part, default))
        if seat >= self.players:
            raise self.wrong(part, f"0–{self.players - 1}", seat)
        return seat

    def number(self, part: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1000:
            raise self.wrong(part, "0, 1, 2, …", value)
        return value

    def numbers(self, part: str, value: object, length: int) -> list[int]:
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(part, "expected-numbers", value, count=length)
        return [self.number(part, one) for one in value]
