"""The components: a die. A game whose components vary keeps them in a file for each edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from queendom.kernel.editions import EditionCatalog, EditionFile
from queens_dice.rules import FACES
from queens_dice.shapes import NAME


@dataclass(frozen=True)
class Edition:
    """A valid edition. `data` is the file's contents."""

    name: str
    version: int
    provenance: Mapping[str, str]
    data: Mapping[str, Any]

    @property
    def ships(self) -> bool:
        return EDITIONS.ships(self)


def parse(data: Mapping[str, Any], file: str) -> Edition:
    source = EditionFile(data, file)
    name, version = source.head(NAME)
    source.check("die.faces", FACES, source.get("die.faces", int))
    return Edition(name, version, source.provenance("die"), data)


EDITIONS = EditionCatalog(NAME, Path(__file__).parent / "editions", parse)
