"""Finds what bots know of a game."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from queendom.bots.search import christina_regina, winter_queen
from queendom.bots.search.support import GameSupport

#: The group of entry points by which other packages offer a `GameSupport`, under the name of its game.
GROUP = "queendom.search"

_SHIPPED = (winter_queen.SUPPORT, christina_regina.SUPPORT)


@cache
def support_of(game: str) -> GameSupport:
    """What bots know of a game by its name: its own object, or a plain one for a game that has none."""
    for support in _SHIPPED:
        if support.game == game:
            return support
    for entry in entry_points(group=GROUP, name=game):
        found = entry.load()
        if not isinstance(found, GameSupport):
            raise TypeError(f"{entry.value} is no GameSupport")
        return found
    return GameSupport(game=game)
