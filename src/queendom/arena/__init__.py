"""Contests between bots: who beats whom, how often, and how sure that is."""

from queendom.arena.contest import Contest, Entrant, Line, run

__all__ = ["Contest", "Entrant", "Line", "run"]
