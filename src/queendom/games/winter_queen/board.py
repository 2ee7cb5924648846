"""What stays fixed during a match, as one record of tables: the edition's geometry and books, the options, the players.

Masks hold spaces in map order; see `state`.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from queendom.games.winter_queen.edition import Edition
from queendom.games.winter_queen.state import BOOKS, COLOURS, DOMAIN, EACH, EFFECTS, NONE, SET_UP, SPACES, TILES
from queendom.kernel.layout import Rules

RULES = np.dtype(
    [
        ("neighbours", "u4", (SPACES,)),
        ("lines", "u4", (SPACES,)),  # everything on the six lines that leave a space
        ("steps", "i1", (SPACES, 6)),  # the next space in each direction
        ("zones", "u4", (DOMAIN + 1,)),
        ("brings", "u4", (DOMAIN,)),  # spaces that let a player take a county's book: its own and the Domain's (WQ-3.2)
        ("edge", "u4"),
        ("domain", "i1", (TILES,)),
        ("effects", "i1", (BOOKS, 2)),
        ("depicted_on", "i1", (BOOKS, 2)),  # the colour a Forest Wisps page depicts
        ("tiles", "u4"),  # Domain tiles by what they depict, packed as in the state
        ("all_books", "u4"),
        ("in_play", "u4"),  # crystals of each colour, packed as in the bag
        ("players", "i1"),
        ("holders", "i1"),
        ("per_holder", "i1"),
        ("reach", "i1", (4,)),  # the set of holders within a seat's reach in the main stage
        ("deal_steps", "i1"),
        ("english_literal", "i1"),
        ("wisps_same_scores_none", "i1"),
    ],
    align=True,
)


def tables(edition: Edition, players: int, options: Mapping[str, str]) -> Rules:
    """The record that kernel functions take as `rules`."""
    rules = np.zeros(1, RULES)
    r = rules[0]
    _geometry(r, edition)
    for number, book in enumerate(edition.books):
        for page in range(2):
            depicted = book.depicted[page]
            r["effects"][number][page] = EFFECTS.index(book.effects[page])
            r["depicted_on"][number][page] = NONE if depicted is None else COLOURS.index(depicted)
    r["tiles"] = sum(number << (4 * kind) for kind, number in enumerate(edition.tiles.values()))
    r["all_books"] = (1 << BOOKS) - 1
    holders, per_holder, removed = SET_UP[players]
    r["in_play"] = sum((EACH - removed) << (4 * colour) for colour in range(len(COLOURS)))
    r["players"], r["holders"], r["per_holder"] = players, holders, per_holder
    for seat in range(players):  # WQ-2.4: holder k lies between seat k and seat k + 1
        r["reach"][seat] = 0b111 if players == 2 else 1 << seat | 1 << (seat - 1) % players
    r["deal_steps"] = TILES + 4 + holders * per_holder
    r["english_literal"] = options["end"] == "english-literal"
    r["wisps_same_scores_none"] = options["wisps-same-colour"] == "none"
    return rules


def _geometry(r: np.void, edition: Edition) -> None:
    for number, space in enumerate(edition.spaces):
        r["zones"][space.zone] |= 1 << number
        for direction in range(6):
            step = edition.neighbour(space, direction)
            r["steps"][number][direction] = NONE if step is None else step
            if step is not None:
                r["neighbours"][number] |= 1 << step
            while step is not None:
                r["lines"][number] |= 1 << step
                step = edition.neighbour(edition.spaces[step], direction)
        if (r["steps"][number] == NONE).any():  # WQ-6.3: fewer than six neighbours
            r["edge"] |= 1 << number
    r["brings"] = r["zones"][:DOMAIN] | r["zones"][DOMAIN]
    r["domain"] = [edition.space_number[name] for name in edition.domain]
