"""The face of each game, by its name."""

from __future__ import annotations

from queendom.cli.christina_regina.face import ChristinaReginaFace
from queendom.cli.face import Face
from queendom.cli.winter_queen.face import WinterQueenFace

FACES: dict[str, type[Face]] = {"winter-queen": WinterQueenFace, "christina-regina": ChristinaReginaFace}
