"""Where tables are kept: an append-only log of events for each, behind one port."""

from queendom.store.port import NO_LEASE, Entry, Index, Lease, Listed, Notices, Stage, Store, StoreFailed, Taken, Turn

__all__ = [
    "NO_LEASE",
    "Entry",
    "Index",
    "Lease",
    "Listed",
    "Notices",
    "Stage",
    "Store",
    "StoreFailed",
    "Taken",
    "Turn",
]
