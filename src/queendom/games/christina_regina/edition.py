"""Christina Regina's component data: the court cards and the factions of an edition file, validated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from queendom.games.christina_regina.state import COLOURS, GROUP_SIZE, GROUPS
from queendom.kernel.editions import EditionCatalog, EditionFile

GAME = "christina-regina"
DEFAULT = "court"
FOLDER = Path(__file__).parent / "editions"


@dataclass(frozen=True, slots=True)
class Faction:
    """A colour's faction: what it is called, its heraldic charge, and its three leaders by group."""

    name: str
    charge: str
    leaders: Mapping[str, str]


@dataclass(frozen=True)
class Edition:
    """A valid edition. `data` is the file's contents, for records of editions that do not ship."""

    name: str
    version: int
    cards: Mapping[str, Mapping[str, int]]  # group -> colour or none -> how many
    factions: Mapping[str, Faction]
    provenance: Mapping[str, str]
    data: Mapping[str, Any] = field(repr=False)

    @property
    def ships(self) -> bool:
        """Whether this is, to the letter, an edition that comes with the product."""
        return SHELF.ships(self)


def parse(data: Mapping[str, Any], file: str) -> Edition:
    """An edition from the contents of a file."""
    source = EditionFile(data, file)
    name, version = source.head(GAME)
    for number, group in enumerate(GROUPS, 1):
        source.check(f"groups.{group}", number, source.get(f"groups.{group}", int))
    return Edition(
        name=name,
        version=version,
        cards={group: _cards(source, group) for group in GROUPS},
        factions={colour: _faction(source, colour) for colour in COLOURS},
        provenance=source.provenance("groups", "cards", "factions"),
        data=data,
    )


def _cards(source: EditionFile, group: str) -> dict[str, int]:
    """CR-1.1: nine cards a group; each colour at least once, for a faction must be able to score."""
    cards = {}
    for kind in (*COLOURS, "none"):
        key = f"cards.{group}.{kind}"
        cards[kind] = source.get(key, int)
        if cards[kind] < (kind != "none"):
            raise source.wrong(key, "1, 2, …", cards[kind])
    source.check(f"cards.{group}: cards", GROUP_SIZE, sum(cards.values()))
    return cards


def _faction(source: EditionFile, colour: str) -> Faction:
    """CR-1.2: a leader for each group."""
    key = f"factions.{colour}"
    leaders = {group: source.get(f"{key}.{group}", str) for group in GROUPS}
    return Faction(source.get(f"{key}.name", str), source.get(f"{key}.charge", str), leaders)


SHELF = EditionCatalog(GAME, FOLDER, parse)
