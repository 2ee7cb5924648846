"""The games that there are, by name."""

from __future__ import annotations

from queendom.games.christina_regina.game import ChristinaRegina
from queendom.games.winter_queen.game import WinterQueen
from queendom.kernel.errors import SetupError, shown
from queendom.kernel.rulebook import Game

GAMES: dict[str, Game] = {game.name: game for game in (WinterQueen(), ChristinaRegina())}


def find(name: str) -> Game:
    """A game by its name."""
    if not isinstance(name, str) or name not in GAMES:
        raise SetupError("unknown-game", given=shown(name), expected=", ".join(GAMES))
    return GAMES[name]
