"""What several kinds of tests need: how much to run, the editions, short ways to build positions."""

from __future__ import annotations

from pathlib import Path

from counts import COUNTS, SCALE, SMALL, share
from queendom.games.winter_queen.edition import FOLDER
from queendom.games.winter_queen.game import WinterQueen

EDITIONS: dict[str, Path] = {name: FOLDER / f"{name}.toml" for name in ("queendom", "snowflake", "lattice")}
FULL_OPTIONS = WinterQueen.options

__all__ = ["COUNTS", "EDITIONS", "FULL_OPTIONS", "SCALE", "SMALL", "share"]
