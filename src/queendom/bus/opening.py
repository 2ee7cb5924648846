"""Choosing a bus by where the tables are kept: what several processes share, they also speak through."""

from __future__ import annotations

from queendom.bus.local import LocalBus
from queendom.bus.port import Bus


def open_bus(database: str) -> Bus:
    if not database.startswith("postgres"):
        return LocalBus()
    from queendom.bus.postgres import PostgresBus

    return PostgresBus(database)
