"""The doors: what everybody asks for, by device and by address, and what they have open.

Several processes share them. About once a second each tells the others what those have taken here who take much; they
charge it to the same devices and addresses. If a word of it is lost, somebody gets a little more: nothing else comes of
it. Devices and addresses are known by names that only processes with the same key can make: the word goes through other
hands.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import orjson

from queendom.server.limits import Limits, Quotas, too_many

MINUTE = 60.0
_AT_ONCE = 5  # seconds' worth of messages that may come together
_KB = 1000
FULL_SECONDS = 10  # after which somebody may try again who has too much open
_PROMISED_SECONDS = 10.0  # for which a place is kept that somebody was promised

#: Whoever has taken this share of a quota since the others last heard of it, or has that much open, is named to them.
_NOTICEABLE = 0.05
_MOST_NAMED = 400  # at a time; of more than that those who take the most
_MOST_BYTES = 7_000  # of one notice: PostgreSQL takes less than 8,000
_STALE_SECONDS = 3.5  # after which what another process had open is not believed any more

Told = list[tuple[str, str, float]]  # what, who, how much


class Who(NamedTuple):
    """A device, if it has a token, and the address that it comes from; both as names that tell nobody who it is."""

    device: str | None
    address: str | None


class Door:
    """Something that is asked for again and again."""

    def __init__(self, device: float, address: float, a_second: float, strangers_only: bool = False) -> None:
        """`a_second`: the share of all of it that comes back."""
        self.device = Quotas(device, device * a_second)
        self.address = Quotas(address, address * a_second)
        self._strangers_only = strangers_only  # whether devices with a token are not counted at their address

    def _of(self, who: Who) -> Iterator[tuple[Quotas, str]]:
        if who.device is not None:
            yield self.device, who.device
            if self._strangers_only:
                return
        if who.address is not None:
            yield self.address, who.address

    def missing(self, who: Who, cost: float = 0.0) -> float:
        """The seconds until so much may be taken; nothing is taken."""
        return max((quotas.missing(name, cost) for quotas, name in self._of(who)), default=0.0)

    def wait(self, who: Who, cost: float = 1.0) -> float:
        """Take so much: 0.0. Or the seconds until there is so much, and nothing is taken."""
        if seconds := self.missing(who, cost):
            return seconds
        self.charge(who, cost)
        return 0.0

    def charge(self, who: Who, cost: float) -> None:
        for quotas, name in self._of(who):
            quotas.charge(name, cost)


class _Crowd:
    """How many of something each has open: here, and in other processes as far as they told."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()
        self._there: dict[str, dict[str, tuple[float, float]]] = {}  # of whom, in which process: how many, and when

    def of(self, name: str) -> float:
        now = time.monotonic()
        there = self._there.get(name, {}).values()
        return self.here[name] + sum(number for number, at in there if now - at < _STALE_SECONDS)

    def change(self, name: str, by: int) -> None:
        self.here[name] += by
        if self.here[name] <= 0:
            del self.here[name]

    def hear(self, process: str, name: str, number: float) -> None:
        self._there.setdefault(name, {})[process] = number, time.monotonic()

    def forget(self) -> None:
        """What is too old to be believed."""
        now = time.monotonic()
        for name, told in list(self._there.items()):
            fresh = {process: one for process, one in told.items() if now - one[1] < _STALE_SECONDS}
            if fresh:
                self._there[name] = fresh
            else:
                del self._there[name]


class Space:
    """Something that stays open: how much of it there is room for."""

    def __init__(self, device: int, address: int) -> None:
        self.device = _Crowd(device)
        self.address = _Crowd(address)
        self._promised: dict[str, list[float]] = {}  # to whom, and until when

    def _of(self, who: Who) -> Iterator[tuple[_Crowd, str]]:
        if who.device is not None:
            yield self.device, who.device
        if who.address is not None:
            yield self.address, who.address

    def is_free(self, who: Who) -> bool:
        return all(
            not crowd.most or crowd.of(name) + len(self._promised.get(name, ())) < crowd.most
            for crowd, name in self._of(who)
        )

    def promise(self, who: Who) -> bool:
        """Keep a place until it is taken, or for a few seconds; False if there is none."""
        self._forget_promises()
        if not self.is_free(who):
            return False
        for _, name in self._of(who):
            self._promised.setdefault(name, []).append(time.monotonic() + _PROMISED_SECONDS)
        return True

    def open(self, who: Who) -> None:
        for crowd, name in self._of(who):
            crowd.change(name, 1)
            if promised := self._promised.get(name):
                promised.pop(0)

    def close(self, who: Who) -> None:
        for crowd, name in self._of(who):
            crowd.change(name, -1)

    def _forget_promises(self) -> None:
        now = time.monotonic()
        for name, until in list(self._promised.items()):
            until[:] = [one for one in until if one > now]
            if not until:
                del self._promised[name]


class Doors:
    """All of them."""

    def __init__(self, limits: Limits, key: str = "") -> None:
        self._key = hashlib.sha256(key.encode()).digest()
        minute, slow = 1 / MINUTE, max(1, limits.table_seconds)
        self.requests = Door(
            limits.device_messages * _AT_ONCE, limits.address_messages * _AT_ONCE, 1 / _AT_ONCE, strangers_only=True
        )
        self.tables = Door(limits.device_tables, limits.address_tables, 1.0)
        self.tables.device.a_second = 1 / slow
        self.tables.address.a_second = 4 / slow
        self.hints = Door(limits.device_hints, limits.address_hints, minute)
        self.replays = Door(limits.device_replays, limits.address_replays, minute)
        self.positions = Door(limits.device_positions, limits.address_positions, minute)
        self.uploads = Door(limits.device_upload_kb * _KB, limits.address_upload_kb * _KB, minute)
        self.downloads = Door(limits.device_download_kb * _KB, limits.address_download_kb * _KB, minute)
        self.sockets = Space(limits.device_sockets, limits.address_sockets)
        self.bot_tables = Space(limits.device_bot_tables, limits.address_bot_tables)
        quick = {
            "requests": self.requests,
            "tables": self.tables,
            "hints": self.hints,
            "replays": self.replays,
            "positions": self.positions,
            "uploads": self.uploads,
            "downloads": self.downloads,
        }
        self._doors = quick
        self._spaces = {"sockets": self.sockets, "bot-tables": self.bot_tables}
        #: What is shared, by the name that it has in notices: a device's part begins with d, an address's with a.
        self._quotas = {f"d:{what}": door.device for what, door in quick.items()}
        self._quotas |= {f"a:{what}": door.address for what, door in quick.items()}
        self._crowds = {f"d:{what}": space.device for what, space in self._spaces.items()}
        self._crowds |= {f"a:{what}": space.address for what, space in self._spaces.items()}

    def who(self, owner: str | None, address: str | None) -> Who:
        return Who(None if owner is None else self._name(owner), None if address is None else self._name(address))

    def _name(self, named: str) -> str:
        return hashlib.blake2b(named.encode(), key=self._key, digest_size=12).hexdigest()

    def requests_of(self, who: Who) -> tuple[Quotas, str]:
        """What each message of theirs is taken from: looked up once for many of them."""
        return (self.requests.address, who.address or "") if who.device is None else (self.requests.device, who.device)

    def enter(self, what: str, who: Who) -> None:
        """Take one, or raise with the seconds to wait."""
        if seconds := self._doors[what].wait(who):
            raise too_many(what, seconds)

    def check_space(self, what: str, who: Who) -> None:
        """Raises TableError if they have too much open."""
        if not self._spaces[what].is_free(who):
            raise too_many(what, FULL_SECONDS)

    def promise_space(self, what: str, who: Who) -> None:
        """The same, and a place is kept for a few seconds."""
        if not self._spaces[what].promise(who):
            raise too_many(what, FULL_SECONDS)

    # --- between processes ---

    def notices(self) -> list[str]:
        """What others should know now, each short enough for every bus; nothing if nobody takes much."""
        took: Told = [
            (what, name, round(taken, 1))
            for what, quotas in self._quotas.items()
            for name, taken in quotas.spent(_NOTICEABLE)
        ]
        has: Told = [
            (what, name, number)
            for what, crowd in self._crowds.items()
            for name, number in crowd.here.items()
            if crowd.most and number > max(1, _NOTICEABLE * crowd.most)
        ]
        for crowd in self._crowds.values():
            crowd.forget()
        return [*_packed("took", self._heaviest(took)), *_packed("has", self._heaviest(has))]

    def _heaviest(self, told: Told) -> Told:
        most = {what: quotas.most for what, quotas in self._quotas.items()}
        most |= {what: crowd.most for what, crowd in self._crowds.items()}
        return sorted(told, key=lambda one: -one[2] / (most[one[0]] or 1))[:_MOST_NAMED]

    def hear(self, process: str, notice: str) -> None:
        """What another process told. Whatever cannot be read is not for us."""
        try:
            read = orjson.loads(notice)
            took, has = _checked(read.get("took", ())), _checked(read.get("has", ()))
        except (ValueError, TypeError, AttributeError):
            return
        for what, name, number in took:
            if (quotas := self._quotas.get(what)) is not None:
                quotas.charge(name, number, here=False)
        for what, name, number in has:
            if (crowd := self._crowds.get(what)) is not None:
                crowd.hear(process, name, number)


def _checked(told: Iterable[Sequence[object]]) -> Told:
    found: Told = []
    for what, name, number in told:
        if not (isinstance(what, str) and isinstance(name, str) and isinstance(number, int | float) and number > 0):
            raise ValueError
        found.append((what, name, number))
    return found[:_MOST_NAMED]


def _packed(kind: str, told: Told) -> Iterator[str]:
    """In as many notices as it needs."""
    part: list[bytes] = []
    size = 0
    for one in map(orjson.dumps, told):
        if size + len(one) > _MOST_BYTES:
            yield _notice(kind, part)
            part, size = [], 0
        part.append(one)
        size += len(one) + 1
    if part:
        yield _notice(kind, part)


def _notice(kind: str, part: Sequence[bytes]) -> str:
    return f'{{"{kind}":[{b",".join(part).decode()}]}}'
