"""The draws of a table: each is made when it is seen, and whoever has the seed can check it.

The draw number `index` from a source (`bag`, `pile/red`, …) among `total` equally likely things is
HMAC-SHA-256(seed, "source/index") read as a big-endian integer, modulo `total`. An integer in the last, incomplete run
of `total` is rejected, and "source/index/1", "source/index/2", … is read instead. What was drawn is found by counting
through the weights in the order of the outcomes' numbers.

Where players have brought numbers of their own, the key is not the seed but what seed and numbers give together.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from queendom.errors import SetupError, shown

SEED_BYTES = 32
_SPAN = 1 << 256

Digest = Callable[[bytes, str], bytes]


@dataclass(frozen=True, slots=True)
class ChancePoint:
    """A state that waits for a draw: from which source, and how many there are of each outcome."""

    source: str
    weights: tuple[int, ...]


class Chance(Protocol):
    """Decides what is drawn. It may follow a seed, a record or a test."""

    def draw(self, point: ChancePoint) -> int: ...


class SeededChance:
    """Draws that follow from a key: the seed, or what it gives with the players' numbers. Each source counts its own
    draws, so one source does not change another's.
    """

    def __init__(self, seed: bytes, drawn: Counter[str] | None = None, key: bytes | None = None) -> None:
        self.seed = seed
        self.key = seed if key is None else key
        self.drawn: Counter[str] = Counter() if drawn is None else drawn

    def draw(self, point: ChancePoint) -> int:
        index = self.drawn[point.source]
        self.drawn[point.source] += 1
        return pick(point.weights, uniform(self.key, f"{point.source}/{index}", sum(point.weights)))

    def copy(self) -> SeededChance:
        return SeededChance(self.seed, self.drawn.copy(), self.key)


def uniform(seed: bytes, label: str, total: int, digest: Digest | None = None) -> int:
    """Uniform in 0 … total − 1, from the seed and a label alone."""
    digest = digest or _hmac_sha256
    limit = _SPAN - _SPAN % total
    attempt = 0
    while True:
        value = int.from_bytes(digest(seed, f"{label}/{attempt}" if attempt else label), "big")
        if value < limit:
            return value % total
        attempt += 1


def pick(weights: Sequence[int], number: int) -> int:
    """The outcome in whose range the number lies, if each outcome has a range as long as its weight."""
    for outcome, weight in enumerate(weights):
        if number < weight:
            return outcome
        number -= weight
    raise ValueError("number is not below the sum of the weights")


def _hmac_sha256(seed: bytes, label: str) -> bytes:
    return hmac.digest(seed, label.encode(), "sha256")


def derived(seed: bytes, label: str) -> str:
    """Another secret for each label, for the random numbers of a table that are not draws: those of its bots."""
    return _hmac_sha256(seed, f"derived/{label}").hex()


def commitment(seed: bytes) -> str:
    """A hash that is shown before the game. It reveals nothing, and later proves that the seed was not changed. The
    promise of a player's number is the same.
    """
    return hashlib.sha256(seed).hexdigest()


def mixed_key(seed: bytes, numbers: Sequence[bytes]) -> bytes:
    """The key of all draws: of a seed, and of the numbers that players have brought, in the order of their seats.
    Without numbers it is the seed itself. Whoever does not know all of them can neither know nor choose it.
    """
    return hmac.digest(seed, b"".join(numbers), "sha256") if numbers else seed


def named_seed(*name: object) -> str:
    """A seed computed from a name, for long series of games."""
    return hashlib.sha256("/".join(map(str, name)).encode()).hexdigest()


def as_seed(given: int | str | bytes | None) -> bytes:
    """32 bytes from a whole number, 64 hex digits, bytes, or from the operating system."""
    if given is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(given, bytes) and len(given) == SEED_BYTES:
        return given
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < _SPAN:
        return given.to_bytes(SEED_BYTES, "big")
    if isinstance(given, str):
        try:
            seed = bytes.fromhex(given)
        except ValueError:
            seed = b""
        if len(seed) == SEED_BYTES:
            return seed
    raise SetupError("seed-unreadable", given=shown(given))
