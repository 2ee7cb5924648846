"""Fast random streams for simulations and search: never for a table's draws (see `chance`).

sfc32: small, well tested, and without a multiplication, so that it is the same compiled and interpreted.
"""

from __future__ import annotations

import hashlib
import struct

import numpy as np

from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record, States

_STATE = np.dtype([("a", "i8"), ("b", "i8"), ("c", "i8"), ("counter", "i8")])

_WORD = 0xFFFFFFFF


def stream(*labels: object) -> States:
    """A stream of its own for these labels: `stream(seed, "greedy", game_number)`. An array of one record."""
    text = "\0".join(str(label) for label in labels)
    a, b, c = struct.unpack("<3I", hashlib.sha256(text.encode()).digest()[:12])
    made = np.array([(a, b, c, 1)], _STATE)
    for _ in range(12):
        next_word(made)
    return made


@compiled
def next_word(streams: States) -> int:
    """The next 32 bits, for code that is not compiled."""
    return word(streams[0])


@compiled
def next_below(streams: States, n: int) -> int:
    """Uniform in 0 … n − 1, for code that is not compiled."""
    return below(streams[0], n)


@inlined
def word(stream: Record) -> int:
    """The next 32 bits."""
    out: int = (stream["a"] + stream["b"] + stream["counter"]) & _WORD
    stream["counter"] = (stream["counter"] + 1) & _WORD
    stream["a"] = stream["b"] ^ (stream["b"] >> 9)
    stream["b"] = (stream["c"] + (stream["c"] << 3)) & _WORD
    stream["c"] = ((((stream["c"] << 21) & _WORD) | (stream["c"] >> 11)) + out) & _WORD
    return out


@inlined
def below(stream: Record, n: int) -> int:
    """Uniform in 0 … n − 1, exactly: Lemire's multiplication with rejection."""
    product = word(stream) * n
    if (product & _WORD) < n:
        threshold = ((_WORD + 1) - n) % n
        while (product & _WORD) < threshold:
            product = word(stream) * n
    return product >> 32
