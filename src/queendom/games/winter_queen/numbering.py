"""The fixed numbering of actions: state-independent integers, documented in docs/actions.md.

place     (crystal·5 + take)·25 + space       crystal: 5·holder + colour; take: 0 no book, 1 + county otherwise
fill      2500 + (crystal·20 + book)·2 + page
activate  3300 + book·26 + return         return: 0 nothing, 1 + space otherwise
pass      3820
"""

from __future__ import annotations

from queendom.kernel.compiled import inlined

FILL = 4 * 5 * 5 * 25
ACTIVATE = FILL + 4 * 5 * 20 * 2
PASS = ACTIVATE + 20 * 26
ACTIONS = PASS + 1

#: No position has more legal actions: 9 crystals × (25 spaces + 40 with a book + 6 pages) + 3 books × 25 returns.
MOST_LEGAL = 9 * (25 + 40 + 6) + 3 * 25


@inlined
def place(crystal: int, take: int, space: int) -> int:
    return (crystal * 5 + take) * 25 + space


@inlined
def fill(crystal: int, book: int, page: int) -> int:
    return FILL + (crystal * 20 + book) * 2 + page


@inlined
def activate(book: int, returned: int) -> int:
    return ACTIVATE + book * 26 + returned


@inlined
def read_place(action: int) -> tuple[int, int, int]:
    """crystal, take, space"""
    return action // 125, action // 25 % 5, action % 25


@inlined
def read_fill(action: int) -> tuple[int, int, int]:
    """crystal, book, page"""
    action -= FILL
    return action // 40, action // 2 % 20, action % 2


@inlined
def read_activate(action: int) -> tuple[int, int]:
    """book, return"""
    action -= ACTIVATE
    return action // 26, action % 26
