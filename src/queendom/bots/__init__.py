"""Players that are programs. A bot sees what a person in its seat would see, and nothing else."""

from queendom.bots.base import Advice, Bot, Budget, Reason, bot_names, check_bot, load_bots, make_bot

__all__ = ["Advice", "Bot", "Budget", "Reason", "bot_names", "check_bot", "load_bots", "make_bot"]
