"""The porter: every connection that is open, how many there may be, and when one has had its time.

uvicorn and httptools know no sizes, times or numbers of connections; what they leave open is closed here.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from collections.abc import Container
from contextlib import suppress
from math import inf

from queendom.server.address import household
from queendom.server.limits import Limits

#: Seconds for a request to arrive: its head, and all of it.
HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
#: Seconds for which a connection that is to end may go without taking a byte, and in which it must have ended.
_STUCK_SECONDS = 5.0
_FAREWELL_SECONDS = 120.0
_ROUND_SECONDS = 1.0
#: What the system may hold for one connection that does not read. Left alone it grows to megabytes.
_SYSTEM_BYTES = 128 * 1024
#: What all connections together may leave unread; beyond, those that take nothing end at once.
_MOST_UNREAD = 64 * 1024 * 1024
#: Files that are not connections: the database, logs, pipes.
_OTHER_FILES = 100
_LEAST = 20


class Guest:
    """A connection."""

    __slots__ = ("address", "deadline", "household", "is_extra", "is_idle", "moved", "since", "transport", "unsent")

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        self.household = household(address)  # whose places it takes
        self.since = time.monotonic()
        self.deadline = self.since + HEAD_SECONDS  # when it is closed if nothing changes
        self.is_idle = True  # nothing is being asked for: the first to go when all places are taken
        self.is_extra = False  # came when all places were taken: for those who are known
        self.unsent = 0  # bytes that it has not taken, when it was looked at last
        self.moved = self.since  # when it took some


class Porter:
    """Every open connection."""

    def __init__(self, limits: Limits, files: int, crowds: Container[str] = ()) -> None:
        possible = max(_LEAST, files - _OTHER_FILES)
        wanted = min(limits.connections or possible, possible)
        self.extra = max(_LEAST // 2, wanted // 10)  # beyond `most`: for devices that are known, and for health
        self.most = max(_LEAST // 2, wanted - self.extra)
        self.most_of_address = min(limits.address_connections or self.most, self.most)
        self._crowds = crowds  # addresses that stand for many: proxies
        self._guests: dict[asyncio.Transport, Guest] = {}
        self._by_address: Counter[str] = Counter()
        self._idle: dict[Guest, None] = {}  # in the order in which they became so
        self._idle_at: dict[str, dict[Guest, None]] = {}  # the same by address
        self._extras = 0

    def __len__(self) -> int:
        return len(self._guests)

    def let_in(self, transport: asyncio.Transport) -> Guest | None:
        """A new connection; None if it must go at once. If all places are taken, the one that idles longest goes."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else "local"
        guest = Guest(transport, address)
        if self._by_address[guest.household] >= self.most_of_address and address not in self._crowds:
            guest.is_extra = not self._send_idle_away(guest.household)
        elif len(self._guests) - self._extras >= self.most:
            guest.is_extra = not self._send_idle_away(None)
        if guest.is_extra and self._extras >= self.extra:
            return None
        self._guests[transport] = guest
        self._by_address[guest.household] += 1
        self._extras += guest.is_extra
        self._rest(guest)
        _bound(transport)
        return guest

    def known(self, transport: asyncio.Transport) -> Guest | None:
        return self._guests.get(transport)

    def gone(self, transport: asyncio.Transport) -> None:
        guest = self._guests.pop(transport, None)
        if guest is None:
            return
        self._stir(guest)
        self._extras -= guest.is_extra
        self._by_address[guest.household] -= 1
        if not self._by_address[guest.household]:
            del self._by_address[guest.household]

    def note(self, guest: Guest, deadline: float, is_idle: bool = False) -> None:
        """What a connection is at, and the seconds that it has for it."""
        guest.deadline = inf if deadline == inf else time.monotonic() + deadline
        if is_idle != guest.is_idle:
            guest.is_idle = is_idle
            if is_idle:
                self._rest(guest)
            else:
                self._stir(guest)

    def _rest(self, guest: Guest) -> None:
        """It asks for nothing. Those beyond the number stay out of this: none of them makes place for another."""
        if not guest.is_extra:
            self._idle[guest] = None
            self._idle_at.setdefault(guest.household, {})[guest] = None

    def _stir(self, guest: Guest) -> None:
        self._idle.pop(guest, None)
        here = self._idle_at.get(guest.household)
        if here is not None:
            here.pop(guest, None)
            if not here:
                del self._idle_at[guest.household]

    def _send_idle_away(self, address: str | None) -> bool:
        """Make place for somebody who may ask for something; of this address, if one is named."""
        longest = next(iter(self._idle if address is None else self._idle_at.get(address, ())), None)
        if longest is None:
            return False
        longest.transport.abort()
        self.gone(longest.transport)
        return True

    # --- time ---

    async def walk_round(self) -> None:
        """For ever: end what has had its time."""
        while True:
            await asyncio.sleep(_ROUND_SECONDS)
            now = time.monotonic()
            for guest in list(self._guests.values()):
                if now > guest.deadline or self._is_stuck(guest, now):
                    guest.transport.abort()
            self._free_memory(now)

    def _free_memory(self, now: float) -> None:
        """The most go first."""
        unread = sum(guest.unsent for guest in self._guests.values())
        if unread <= _MOST_UNREAD:
            return
        for guest in sorted(self._guests.values(), key=lambda guest: -guest.unsent):
            if now - guest.moved > 2 * _ROUND_SECONDS:
                guest.transport.abort()
                unread -= guest.unsent
                if unread <= _MOST_UNREAD:
                    return

    def _is_stuck(self, guest: Guest, now: float) -> bool:
        """Whether something waits to be sent, or the end to be reached, and nothing moves."""
        transport = guest.transport
        unsent = transport.get_write_buffer_size()
        if unsent < guest.unsent or not (unsent or transport.is_closing()):
            guest.moved = now
        guest.unsent = unsent
        if transport.is_closing():
            guest.deadline = min(guest.deadline, now + _FAREWELL_SECONDS)
            return now - guest.moved > _STUCK_SECONDS
        return now - guest.moved > 4 * _STUCK_SECONDS


def _bound(transport: asyncio.Transport) -> None:
    plug = transport.get_extra_info("socket")
    if plug is not None:
        with suppress(OSError):  # gone already
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SYSTEM_BYTES)


def raise_file_limit() -> int:
    """As many open files as the system lets us have; returns how many."""
    try:
        import resource
    except ImportError:  # no such limit on this system
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):  # macOS says "unlimited" and means less
            pass
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft
