"""A game at a table: who plays, what has happened, what may happen next. No network, no storage."""

from queendom.match.match import Match, PlayableGame, game
from queendom.match.record import check, replay

__all__ = ["Match", "PlayableGame", "check", "game", "replay"]
