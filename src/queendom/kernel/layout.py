"""The layout of a state record, and who may see each field of it.

A field declares its visibility where it declares its type; `Layout.seen_by` is the one gate through which a state
leaves the kernel. A field without a declaration cannot be written down.
"""

from __future__ import annotations

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
        # Copies leave gaps between fields as they are: filled by name, equal states are equal bytes.
        gap = np.dtype(parts, align=True).itemsize - np.dtype(parts).itemsize
        self.dtype = np.dtype([*parts, ("gap", "u1", (gap,))] if gap else parts, align=True)
        if self.dtype.itemsize != np.dtype(parts).itemsize + gap:
            raise ValueError("fields must be declared from wide to narrow: there is a gap between two")

    @property
    def is_public(self) -> bool:
        """Whether everybody may see everything."""
        return all(field.seen is Seen.ALL for field in self.fields)

    def seen_by(self, states: States, index: int, viewer: Seat | None) -> States:
        """A copy of one state that holds only what `viewer` may know (None: a spectator)."""
        view = states[index : index + 1].copy()
        for field in self.fields:
            if field.seen is Seen.NOBODY:
                view[field.name] = field.unknown
            elif field.seen is not Seen.ALL:
                hidden = ~field.seen(states[index], viewer)
                view[field.name][0][hidden] = field.unknown
        return view
