"""Winter Queen's component data: the map, the Spell Books and the Domain tiles of an edition file, validated."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from queendom.games.winter_queen.state import BOOKS, COLOURS, COUNTIES, DOMAIN, EACH, EFFECTS, SPACES
from queendom.kernel.editions import EditionCatalog, EditionFile

GAME = "winter-queen"
DEFAULT = "queendom"
FOLDER = Path(__file__).parent / "editions"
#: WQ: direction 0 is east, then clockwise: (rows, columns) in the doubled coordinates of the drawing.
DIRECTIONS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
PAGES_PER_EFFECT = 5
TILES_IN_BOX = 8

_LETTERS = {"r": 0, "g": 1, "p": 2, "b": 3, "C": DOMAIN, "T": DOMAIN}


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the map: its name, its place in the drawing, and its zone (a county's number, or DOMAIN)."""

    name: str
    row: int
    column: int
    zone: int
    castle: bool


@dataclass(frozen=True, slots=True)
class Book:
    """A Spell Book: the effect of each page, and the colour depicted there (Forest Wisps) or None."""

    name: str
    effects: tuple[str, str]
    depicted: tuple[str | None, str | None]


@dataclass(frozen=True)
class Edition:
    """A valid edition. `data` is the file's contents, for records of editions that do not ship."""

    name: str
    version: int
    spaces: tuple[Space, ...]
    books: tuple[Book, ...]
    tiles: Mapping[str, int]
    crests: Mapping[str, str]
    provenance: Mapping[str, str]
    data: Mapping[str, Any] = field(repr=False)
    space_number: Mapping[str, int] = field(init=False, repr=False)
    book_number: Mapping[str, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "space_number", {space.name: k for k, space in enumerate(self.spaces)})
        object.__setattr__(self, "book_number", {book.name: k for k, book in enumerate(self.books)})

    @property
    def domain(self) -> tuple[str, ...]:
        """The castle and tower spaces in map order."""
        return tuple(space.name for space in self.spaces if space.zone == DOMAIN)

    @property
    def ships(self) -> bool:
        """Whether this is, to the letter, an edition that comes with the product."""
        return SHELF.ships(self)

    def neighbour(self, space: Space, direction: int) -> int | None:
        """The number of the next space in a direction; a missing one ends the map there (WQ-6.2)."""
        rows, columns = DIRECTIONS[direction]
        at = (space.row + rows, space.column + columns)
        return next((k for k, other in enumerate(self.spaces) if (other.row, other.column) == at), None)


def parse(data: Mapping[str, Any], file: str) -> Edition:
    """An edition from the contents of a file."""
    source = EditionFile(data, file)
    name, version = source.head(GAME)
    source.check("crystals.each", EACH, source.get("crystals.each", int))
    source.check("crystals.colours", sorted(COLOURS), sorted(map(str, source.get("crystals.colours", list))))
    return Edition(
        name=name,
        version=version,
        spaces=_spaces(source),
        books=_books(source),
        tiles=_tiles(source),
        crests={county: source.get(f"counties.{county}", str) for county in COUNTIES},
        provenance=source.provenance("crystals", "counties", "map", "books", "tiles"),
        data=data,
    )


def _spaces(source: EditionFile) -> tuple[Space, ...]:
    """WQ-1.2: 25 spaces, four connected counties of five, a castle and four towers."""
    key = "map.drawing"
    spaces = []
    lines = [line for line in source.get(key, str).split("\n") if line.strip()]
    for row, line in enumerate(lines):
        number = 0
        for column, letter in enumerate(line):
            if letter == " ":
                continue
            if letter not in _LETTERS:
                raise source.wrong(f"{key}, line {row + 1}", tuple(_LETTERS), letter)
            number += 1
            spaces.append(Space(f"{chr(ord('a') + row)}{number}", row, column, _LETTERS[letter], letter == "C"))
    source.check(f"{key}: spaces", SPACES, len(spaces))
    parity = (spaces[0].row + spaces[0].column) % 2
    for space in spaces:
        if (space.row + space.column) % 2 != parity:
            raise source.wrong(f"{key}, line {space.row + 1}", "expected-neighbours", lines[space.row])
    for county, colour in enumerate(COUNTIES):
        inside = {(space.row, space.column) for space in spaces if space.zone == county}
        source.check(f"{key}: spaces in {colour}", 5, len(inside))
        source.check(f"{key}: connected spaces in {colour}", 5, len(_connected(inside)))
    source.check(f"{key}: castle, towers", [1, 4], [sum(s.castle for s in spaces), _towers(spaces)])
    return tuple(spaces)


def _towers(spaces: list[Space]) -> int:
    return sum(space.zone == DOMAIN and not space.castle for space in spaces)


def _connected(places: set[tuple[int, int]]) -> set[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    edge = {min(places)}
    while edge:
        found |= edge
        edge = {(row + r, column + c) for row, column in edge for r, c in DIRECTIONS} & places - found
    return found


def _books(source: EditionFile) -> tuple[Book, ...]:
    """WQ-1.3: 20 books, each effect on five pages, the Forest Wisps pages one of each colour."""
    known = {f"wisps-{colour}": ("wisps", colour) for colour in COLOURS} | {e: (e, None) for e in EFFECTS[1:]}
    books = []
    for name, pages in source.get("books.pages", dict).items():
        key = f"books.pages.{name}"
        if not re.fullmatch("[a-z0-9-]+", name):
            raise source.wrong("books.pages", "expected-book-name", name)
        if not isinstance(pages, list) or len(pages) != 2:
            raise source.wrong(key, "expected-two-pages", pages)
        for page in pages:
            if not isinstance(page, str) or page not in known:
                raise source.wrong(key, tuple(known), page)
        effects, depicted = zip(*(known[page] for page in pages), strict=True)
        books.append(Book(name, effects, depicted))
    source.check("books.pages: books", BOOKS, len(books))
    pages_of = Counter(effect for book in books for effect in book.effects)
    source.check(
        "books.pages: pages an effect", dict.fromkeys(EFFECTS, PAGES_PER_EFFECT), {e: pages_of[e] for e in EFFECTS}
    )
    wisps = sorted(colour for book in books for colour in book.depicted if colour)
    source.check("books.pages: Forest Wisps colours", sorted(COLOURS), wisps)
    return tuple(books)


def _tiles(source: EditionFile) -> dict[str, int]:
    """WQ-1.4: 8 tiles, each with a crystal or empty."""
    tiles = source.get("tiles.crystals", list)
    for tile in tiles:
        if tile not in (*COLOURS, "empty"):
            raise source.wrong("tiles.crystals", (*COLOURS, "empty"), tile)
    source.check("tiles.crystals: tiles", TILES_IN_BOX, len(tiles))
    return {kind: tiles.count(kind) for kind in (*COLOURS, "empty")}


SHELF = EditionCatalog(GAME, FOLDER, parse)
