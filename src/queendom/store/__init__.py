"""Where tables are kept: an append-only log of events for each, behind one port."""

from queendom.store.port import NO_LEASE, Entry, Index, Lease, Notices, Store, StoreFailed, Taken

__all__ = ["NO_LEASE", "Entry", "Index", "Lease", "Notices", "Store", "StoreFailed", "Taken"]
