"""Where tables are kept: an append-only log of events for each, behind one port."""

from queendom.store.port import Entry, Index, Store, StoreFailed, Taken

__all__ = ["Entry", "Index", "Store", "StoreFailed", "Taken"]
