"""How each game is played in the terminal: with a screen of its own, or a plain one that serves any game."""

from __future__ import annotations

from importlib.metadata import entry_points

from queendom.cli.christina_regina.terminal_ui import ChristinaReginaFace
from queendom.cli.plain_ui import PlainUi
from queendom.cli.terminal_ui import TerminalUi
from queendom.cli.winter_queen.terminal_ui import WinterQueenFace
from queendom.kernel import plugins

_OWN: dict[str, type[TerminalUi]] = {"winter-queen": WinterQueenFace, "christina-regina": ChristinaReginaFace}


def terminal_ui(game: str) -> type[TerminalUi]:
    """The screen of a game: ours, one that its package brings, or the plain one."""
    if game in _OWN:
        return _OWN[game]
    for entry in entry_points(group=plugins.TERMINAL_UIS, name=game):
        found = entry.load()
        if not (isinstance(found, type) and issubclass(found, TerminalUi)):
            raise TypeError(f"{entry.value} is no TerminalUi")
        return found
    return PlainUi
