"""Choosing a bus by where the tables are kept: what several processes share, they also speak through."""

from __future__ import annotations

from queendom.bus.local import LocalBus
from queendom.bus.port import Bus
from queendom.database import is_shared


def open_bus(database: str) -> Bus:
    """Raises SetupError for an address that cannot be used."""
    if not is_shared(database):
        return LocalBus()
    from queendom.bus.postgres import PostgresBus

    return PostgresBus(database)
