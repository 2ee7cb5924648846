"""What a player can do, in factored form: crystals in reach × spaces or pages, and books to activate.

A few hundred actions in less than 2 kB, for pages and playthroughs: the factors of the kernel, with names.
"""

from __future__ import annotations

from typing import cast

from queendom.games.winter_queen import legal, shapes
from queendom.games.winter_queen.edition import Edition
from queendom.games.winter_queen.state import COLOURS, COUNTIES
from queendom.kernel.bits import members
from queendom.kernel.compiled import entry_point
from queendom.kernel.layout import Rules, States
from queendom.kernel.view import View


@entry_point
def _factors_at(rules: Rules, states: States, i: int) -> legal.Factors:
    return legal.factors(rules[0], states[i])


def factored(edition: Edition, rules: Rules, states: States) -> shapes.Legal:
    """The legal actions of the seat to act.

    `crystals` × `spaces` place, × `with_book[county]` place and take that book, × `pages` fill; `activate` maps a book
    to the spaces whose crystal may go back to the bag, or to null where none does.
    """
    if states["to_act"][0] < 0:
        return {"crystals": [], "spaces": [], "with_book": {}, "pages": [], "activate": {}, "pass": False}
    crystals, empty, *with_book, pages, one, two, placed = map(int, _factors_at(rules, states, 0))
    books = [edition.books[k].name for k in states["books"][0, int(states["to_act"][0])].tolist() if k >= 0]
    spaces = _names(edition, empty)
    activate: dict[str, list[str] | None] = {books[bit // 2]: None for bit in members(one | two)}
    if placed:
        activate |= {books[bit // 2]: _names(edition, placed) for bit in members(two)}
    return {
        "crystals": [[crystal // 5, COLOURS[crystal % 5]] for crystal in members(crystals)],
        "spaces": spaces,
        "with_book": {county: _names(edition, mask) for county, mask in zip(COUNTIES, with_book, strict=True) if mask},
        "pages": [[books[bit // 2], bit % 2] for bit in members(pages)],
        "activate": activate,
        "pass": not (crystals and (empty or pages)) and not activate,
    }


def _names(edition: Edition, mask: int) -> list[str]:
    return [edition.spaces[k].name for k in members(mask)]


def position_of(view: View) -> shapes.Position:
    """The position of a view of this game."""
    return cast(shapes.Position, view.position)


def legal_of(view: View) -> shapes.Legal:
    """The factored legal actions of a view of this game."""
    return cast(shapes.Legal, view.rulebook.factored(view.state))
