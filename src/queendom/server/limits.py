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
    """Each by its name in `--limit NAME=NUMBER`; 0 stands for none.

    Where nothing else is said, a number counts what may be asked for within a minute, all of it at once if need be.
    """

    connections: int = 20_000  # in all; never more than the system allows
    address_connections: int = 1_000
    device_sockets: int = 60  # open
    address_sockets: int = 500
    table_sockets: int = 1_000
    device_tables: int = 60  # opened at once; one more every `table_seconds`
    address_tables: int = 400
    table_seconds: int = 5
    device_bot_tables: int = 10  # running, with bots only
    address_bot_tables: int = 40
    device_messages: int = 100  # a second; five times as many at once
    address_messages: int = 400  # of those without a token
    device_hints: int = 30
    address_hints: int = 120
    device_replays: int = 60
    address_replays: int = 240
    device_positions: int = 600
    address_positions: int = 2_400
    device_upload_kb: int = 6_000  # bytes that come in
    address_upload_kb: int = 24_000
    device_download_kb: int = 60_000  # bytes of answers
    address_download_kb: int = 240_000
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


#: Whoever uses less than this share of what comes back is nobody whom other processes have to hear of.
_SLOW = 0.1


class Bucket:
    """So many at once, then one for each piece of time that passes."""

    __slots__ = ("_at", "_left", "taken")

    def __init__(self, most: float) -> None:
        self._left = most
        self._at = time.monotonic()
        self.taken = 0.0  # in this process, and not told to the others yet

    def missing(self, most: float, a_second: float, cost: float = 1.0) -> float:
        """The seconds until so much may be taken; 0.0 if it may be now."""
        now = time.monotonic()
        back = (now - self._at) * a_second
        self._left = min(most, self._left + back)
        self.taken = max(0.0, self.taken - _SLOW * back)
        self._at = now
        return 0.0 if self._left >= cost else (cost - self._left) / a_second

    def take(self, cost: float = 1.0) -> None:
        self._left -= cost
        self.taken += cost

    def lose(self, cost: float, least: float) -> None:
        """Take what cannot be refused any more; nobody owes more than `least`."""
        self._left = max(-least, self._left - cost)


class Quotas:
    """Buckets by name. Those that are full again are forgotten: what is remembered is bounded by what is used."""

    def __init__(self, most: float, a_second: float) -> None:
        self.most = most
        self.a_second = a_second
        self._buckets: dict[str, Bucket] = {}
        self._forgot = time.monotonic()

    def __len__(self) -> int:
        return len(self._buckets)

    def missing(self, name: str, cost: float = 1.0) -> float:
        """The seconds until so much may be taken; nothing is taken."""
        bucket = self._buckets.get(name)
        return 0.0 if bucket is None or not self.most else bucket.missing(self.most, self.a_second, cost)

    def wait(self, name: str, cost: float = 1.0) -> float:
        """Take so much: 0.0. Or the seconds until there is so much, and nothing is taken."""
        if not self.most:
            return 0.0
        bucket = self._bucket(name)
        seconds = bucket.missing(self.most, self.a_second, cost)
        if not seconds:
            bucket.take(cost)
        return seconds

    def charge(self, name: str, cost: float, here: bool = True) -> None:
        """Take what was used already, and more than there is if need be: then the next one waits. `here` says whether
        it was used in this process.
        """
        if not self.most:
            return
        bucket = self._bucket(name)
        bucket.missing(self.most, self.a_second)
        bucket.lose(cost, self.most)
        if here:
            bucket.taken += cost

    def spent(self, share: float) -> list[tuple[str, float]]:
        """Who has taken more than this share of all that one may have, and how much, since they were last named."""
        found = [(name, one.taken) for name, one in self._buckets.items() if one.taken > share * self.most]
        for name, _ in found:
            self._buckets[name].taken = 0.0
        return found

    def _bucket(self, name: str) -> Bucket:
        self._forget()
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self.most)
        return bucket

    def _forget(self) -> None:
        now = time.monotonic()
        full = self.most / self.a_second
        if now - self._forgot > full:
            self._forgot = now
            self._buckets = {
                name: one for name, one in self._buckets.items() if one.missing(self.most, self.a_second, self.most)
            }


def too_many(what: str, seconds: float = 0.0) -> TableError:
    """More than one device or address may have; `what` names it."""
    return TableError("too-many", what=what, seconds=max(1, ceil(seconds)) if seconds < inf else 60)
