"""What one device and one address may ask for: settings, with defaults that no person meets.

Nothing here is about the rules of a game. A limit that is reached delays (messages on a socket) or refuses with the
seconds to wait (everything else).
"""

from __future__ import annotations

import time
from dataclasses import dataclass, fields, replace
from math import ceil, inf

from queendom.errors import SetupError, TableError, shown


@dataclass(frozen=True, slots=True)
class Limits:
    """Each by its name in `--limit NAME=NUMBER`; 0 stands for none."""

    connections: int = 20_000  # in all; never more than the system allows
    address_connections: int = 1_000
    device_sockets: int = 60
    table_sockets: int = 1_000
    device_tables: int = 60  # opened at once; one more every `table_seconds`
    address_tables: int = 400
    table_seconds: int = 5
    device_messages: int = 100  # a second; five times as many at once
    address_messages: int = 400  # of those without a token
    log_lines: int = 100  # a second that tell of requests

    @classmethod
    def none(cls) -> Limits:
        return cls(**{field.name: 0 for field in fields(cls)})

    def but(self, given: str) -> Limits:
        """With one of them changed, written `name=number`, or all of them `off`. Raises SetupError."""
        if given == "off":
            return Limits.none()
        name, _, number = given.partition("=")
        known = [field.name.replace("_", "-") for field in fields(self)]
        if name not in known or not number.isdecimal() or len(number) > 9:
            raise SetupError("wrong-limit", given=shown(given), expected=", ".join(known))
        return replace(self, **{name.replace("-", "_"): int(number)})


class Bucket:
    """So many at once, then one for each piece of time that passes."""

    __slots__ = ("_at", "_left")

    def __init__(self, most: float) -> None:
        self._left = most
        self._at = time.monotonic()

    def wait(self, most: float, a_second: float, cost: float = 1.0) -> float:
        """Take one: 0.0. Or the seconds until there is one, and nothing is taken."""
        now = time.monotonic()
        self._left = min(most, self._left + (now - self._at) * a_second)
        self._at = now
        if self._left >= cost:
            self._left -= cost
            return 0.0
        return (cost - self._left) / a_second


class Quotas:
    """Buckets by name. Those that are full again are forgotten: what is remembered is bounded by what is used."""

    def __init__(self, most: int, a_second: float) -> None:
        self.most = most
        self.a_second = a_second
        self._buckets: dict[str, Bucket] = {}
        self._forgot = time.monotonic()

    def wait(self, name: str, cost: float = 1.0) -> float:
        """As a bucket's."""
        if not self.most:
            return 0.0
        self._forget()
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self.most)
        return bucket.wait(self.most, self.a_second, cost)

    def take(self, name: str, what: str) -> None:
        """Take one, or raise with the seconds to wait."""
        seconds = self.wait(name)
        if seconds:
            raise too_many(what, seconds)

    def _forget(self) -> None:
        full = self.most / self.a_second
        now = time.monotonic()
        if now - self._forgot > full:
            self._forgot = now
            self._buckets = {name: one for name, one in self._buckets.items() if now - one._at < full}


def too_many(what: str, seconds: float = 0.0) -> TableError:
    """More than one device or address may have; `what` names it."""
    return TableError("too-many", what=what, seconds=max(1, ceil(seconds)) if seconds < inf else 60)
