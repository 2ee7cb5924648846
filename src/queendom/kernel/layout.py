"""The layout of a state record, and who may see each field of it.

A field declares its visibility where it declares its type; `Layout.seen_by` is the one gate through which a state
leaves the kernel. A field without such a declaration cannot be defined.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NewType

import numpy as np
import numpy.typing as npt

Seat = NewType("Seat", int)

#: An array of state records, and an array of one record with what stays fixed during a match (the edition's tables, the
#: options, the number of players). Whoever is not compiled hands over (array, index): far cheaper than a bare record.
States = npt.NDArray[Any]
Rules = npt.NDArray[Any]
#: One record of either. Compiled functions pass these among each other: a record is a pointer, an array is counted.
Record = np.void


class Seen(Enum):
    """Who may see a field of a running game."""

    ALL = "all"
    NOBODY = "nobody"


#: Or a rule of the game: which elements of a field a viewer may see, as an array of the field's shape.
Sight = Callable[[Record, Seat | None], npt.NDArray[np.bool_]]


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its name, element type, shape, who sees it, and what stands there for those who do not."""

    name: str
    element: str
    shape: tuple[int, ...] = ()
    seen: Seen | Sight = Seen.NOBODY
    unknown: int = 0


class Layout:
    """A record's fields, as a numpy dtype and as declarations of visibility."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        parts: list[Any] = [(field.name, field.element, field.shape) for field in fields]
        # Copies leave gaps between fields as they are. So the gap is a field, too: equal states are equal bytes.
        gap = np.dtype(parts, align=True).itemsize - np.dtype(parts).itemsize
        self.dtype = np.dtype([*parts, ("gap", "u1", (gap,))] if gap else parts, align=True)
        if self.dtype.itemsize != np.dtype(parts).itemsize + gap:
            raise ValueError("fields must be declared from wide to narrow: there is a gap between two")

        self._numbers, self._spans = _reader(self.fields)
        #: Whether everybody may see everything.
        self.is_public = all(field.seen is Seen.ALL for field in fields)

    def copy(self, states: States, index: int = 0) -> States:
        """One state by itself. As bytes: numpy takes twenty times as long to copy a record field by field."""
        return np.frombuffer(bytearray(states[index : index + 1].tobytes()), self.dtype)

    def numbers(self, states: States, index: int = 0) -> dict[str, Any]:
        """A state's fields as plain numbers, arrays as flat tuples, read in one go: for code that is not compiled."""
        values = self._numbers.unpack_from(states[index : index + 1].tobytes())
        return {name: values[span] for name, span in self._spans}

    def seen_by(self, states: States, index: int, viewer: Seat | None) -> States:
        """A copy of one state that holds only what `viewer` may know (None: a spectator)."""
        view = self.copy(states, index)
        if self.is_public:
            return view
        for field in self.fields:
            if field.seen is Seen.NOBODY:
                view[field.name] = field.unknown
            elif field.seen is not Seen.ALL:
                hidden = ~field.seen(states[index], viewer)
                view[field.name][0][hidden] = field.unknown
        return view


def _reader(fields: Sequence[Field]) -> tuple[struct.Struct, list[tuple[str, Any]]]:
    """How the bytes of a state are read as numbers, and where among them each field is found."""
    spans: list[tuple[str, Any]] = []
    form, start = "=", 0
    for field in fields:
        size = math.prod(field.shape)
        spans.append((field.name, slice(start, start + size) if field.shape else start))
        form += f"{size}{np.dtype(field.element).char}"
        start += size
    return struct.Struct(form), spans
