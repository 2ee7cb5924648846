"""What a bot is, and how one is found by its name.

A bot is a class with a `name` in a module of this folder: it appears wherever bots are chosen.
"""

from __future__ import annotations

import pkgutil
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, ClassVar

from queendom.errors import IllegalAction, SetupError, shown
from queendom.kernel.actions import Action
from queendom.kernel.streams import stream
from queendom.kernel.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may search for one action; None leaves it to the bot.

    With simulations alone a bot chooses the same on any machine. With both, the search ends at whichever comes first.
    """

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good: a message key and its values. `locales` has the words."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advice:
    """An action worth considering: the chance to win with it, or by how much one would be ahead, where that is known.

    `equal`: its chance is about that of the first advice, so that either may be the better one.
    """

    action: Action
    chance: float | None = None
    ahead: float | None = None
    reasons: tuple[Reason, ...] = ()
    equal: bool = False


class Bot(ABC):
    """A player. Each has a random stream of its own, so the same seed gives the same game."""

    name: ClassVar[str]
    #: The games it plays; none named: all.
    games: ClassVar[tuple[str, ...]] = ()
    #: Where it stands among others when one chooses an opponent: the strongest last.
    rank: ClassVar[int] = 100

    def __init__(self, *seed: object) -> None:
        self.stream = stream(self.name, *seed)

    def choose(self, view: View, budget: Budget | None = None) -> Action:
        """A legal action for the view's seat; raises IllegalAction if it is not its turn."""
        self.check_turn(view)
        return self.pick(view, budget)

    def check_turn(self, view: View) -> None:
        if self.games and view.game not in self.games:
            raise SetupError("unknown-bot", given=self.name, expected=", ".join(bot_names(view.game)))
        if view.to_act is None:
            raise IllegalAction("game-over")
        if view.to_act != view.seat:
            raise IllegalAction("not-your-turn", given=shown(view.seat), expected=int(view.to_act))

    def advise(self, view: View, budget: Budget | None = None, most: int = 3) -> list[Advice]:
        """The best actions for the view's seat, the best first. By default the one action that the bot would choose."""
        return [Advice(self.choose(view, budget))]

    @abstractmethod
    def pick(self, view: View, budget: Budget | None) -> Action:
        """Choose an action. Called when it is the seat's turn."""


def load_bots(path: Path) -> None:
    """Add the bots of a Python file to those one can choose; raises SetupError."""
    spec = spec_from_file_location(f"bots_of_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise SetupError("file-unreadable", file=str(path), reason="*.py?")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except OSError as error:
        raise SetupError("file-unreadable", file=str(path), reason=str(error.strerror)) from None
    _bots.cache_clear()


@cache
def _bots() -> dict[str, type[Bot]]:
    for module in pkgutil.iter_modules(import_module("queendom.bots").__path__):
        import_module(f"queendom.bots.{module.name}")
    return {bot.name: bot for one in Bot.__subclasses__() for bot in _kinds(one)}


def _kinds(kind: type[Bot]) -> list[type[Bot]]:
    """This kind of bot and all that are made from it, if they have a name of their own."""
    found = [kind] if "name" in vars(kind) else []
    return found + [deeper for one in kind.__subclasses__() for deeper in _kinds(one)]


def bot_names(game: str | None = None) -> tuple[str, ...]:
    """The bots that play a game, the weakest first; all of them, if none is named."""
    found = (bot for bot in _bots().values() if game is None or not bot.games or game in bot.games)
    return tuple(bot.name for bot in sorted(found, key=lambda bot: (bot.rank, bot.name)))


def check_bot(name: str, game: str | None = None) -> None:
    """Raises SetupError unless there is such a bot, and it plays the game."""
    if name not in bot_names(game):
        raise SetupError("unknown-bot", given=shown(name), expected=", ".join(bot_names(game)))


def make_bot(name: str, *seed: object) -> Bot:
    """A bot by its name, with a random stream of its own for each seed."""
    check_bot(name)
    return _bots()[name](*seed)
