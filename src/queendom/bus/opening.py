"""Choosing a bus: what several processes share, they also speak through, unless another place is named."""

from __future__ import annotations

import re

from queendom.bus.local import LocalBus
from queendom.bus.port import Bus
from queendom.database import is_shared, shown_url
from queendom.errors import SetupError

_REDIS = re.compile(r"(redis|rediss|unix)://.+")


def open_bus(database: str, address: str | None = None) -> Bus:
    """Raises SetupError for an address that cannot be used."""
    if address is not None:
        return _redis(database, address)
    if not is_shared(database):
        return LocalBus()
    from queendom.bus.postgres import PostgresBus

    return PostgresBus(database)


def _redis(database: str, address: str) -> Bus:
    if not _REDIS.fullmatch(address):
        raise SetupError("bus-unknown", url=shown_url(address), expected="redis://HOST:6379/0")
    if not is_shared(database):
        raise SetupError("bus-needs-postgres", url=shown_url(address))
    try:
        from queendom.bus.redis import RedisBus
    except ImportError:
        raise SetupError("bus-not-installed", url=shown_url(address), expected="queendom[redis]") from None
    return RedisBus(address)
