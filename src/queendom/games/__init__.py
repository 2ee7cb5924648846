"""The games that there are, by name: the two that come with Queendom, and those of other installed packages."""

from __future__ import annotations

from importlib.metadata import EntryPoint

from queendom.errors import SetupError, shown
from queendom.games.christina_regina.game import ChristinaRegina
from queendom.games.winter_queen.game import WinterQueen
from queendom.kernel.plugins import offered_games
from queendom.kernel.rulebook import Game

GAMES: dict[str, Game] = {game.name: game for game in (WinterQueen(), ChristinaRegina())}
#: Games that are installed and cannot be played, each with the reason, in English: it is for whoever installed them.
UNUSABLE: dict[str, str] = {}


def find(name: str) -> Game:
    """A game by its name."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    if isinstance(name, str) and name in UNUSABLE:
        raise SetupError("game-unusable", given=name, reason=UNUSABLE[name])
    raise SetupError("unknown-game", given=shown(name), expected=", ".join(GAMES))


def _add(entry: EntryPoint) -> None:
    """Add a game that a package offers. If it cannot be loaded, the others can still be played."""
    if entry.name in GAMES:
        UNUSABLE[f"{entry.name} ({entry.value})"] = "there is a game of this name already"
        return
    try:
        loaded = entry.load()
        game = loaded() if isinstance(loaded, type) else loaded
    except Exception as error:  # whatever somebody else's code raises
        UNUSABLE[entry.name] = f"{type(error).__name__}: {shown(error, 300)}"
        return
    if not isinstance(game, Game):
        UNUSABLE[entry.name] = f"{entry.value} is no queendom.kernel.rulebook.Game"
    elif game.name != entry.name:
        UNUSABLE[entry.name] = f"{entry.value} calls itself {game.name}"
    else:
        GAMES[game.name] = game


for _entry in offered_games():
    _add(_entry)
