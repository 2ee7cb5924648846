"""Players that are programs. A bot sees what a person in its seat would see, and nothing else."""

from queendom.bots.base import Bot, Budget, bot_names, make_bot

__all__ = ["Bot", "Budget", "bot_names", "make_bot"]
