"""Sets of at most 63 things as integers. Masks are int64: where numba combines int64 and uint64, it makes a float."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from queendom.kernel.compiled import inlined

_intrinsic: Any = intrinsic  # its stub asks callers for the typing context too


def wide(value: Any) -> int:
    """A field's value as an ordinary integer: narrow ones overflow when they are shifted."""
    return int(value)


def count(mask: int) -> int:
    """How many are in the set."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The first of a set that is not empty."""
    mask = int(mask)
    return (mask & -mask).bit_length() - 1


@_intrinsic
def _ctpop(typing_context: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@_intrinsic
def _cttz(typing_context: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

    return types.int64(types.int64), build


@overload(wide, strict=False)
def _wide_compiled(value: Any) -> Callable[[Any], Any]:
    return lambda value: np.int64(value)


@overload(count, strict=False)  # strict would compare annotations too
def _count_compiled(mask: Any) -> Callable[[Any], Any]:
    return lambda mask: _ctpop(mask)


@overload(lowest, strict=False)
def _lowest_compiled(mask: Any) -> Callable[[Any], Any]:
    return lambda mask: _cttz(mask)


@inlined
def nth(mask: int, n: int) -> int:
    """The n-th of a set of at most 32, counting from 0; the set must have more than n. A binary search."""
    at = 0
    for width in (16, 8, 4, 2, 1):
        here = count(mask & ((1 << width) - 1))
        beyond = n >= here
        at += width * beyond
        n -= here * beyond
        mask >>= width * beyond
    return at


def members(mask: int) -> list[int]:
    """The set's members in ascending order, for code that is not compiled."""
    mask = int(mask)
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
