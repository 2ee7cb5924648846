"""Positions as short texts, so that tests read like the rulebook.

crystals   `red a1 c3, green b2`                  by colour, then the spaces
books      `lights-border/green/- rose-way`       a seat's books; what lies on page 0 and page 1
holders    `red red blue`                         the crystals on one holder
tops       `red rose-way, green way-star`         the top book of some counties' piles
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import queendom
from matches import WINTER_QUEEN, Json, WinterQueenMatch, again
from queendom.kernel.chance import ChancePoint
from queendom.match import Match

GAME = WINTER_QUEEN
COLOURS = ("red", "green", "purple", "blue", "yellow")
COUNTIES = ("red", "green", "purple", "blue")
BOOKS = tuple(book.name for book in GAME.game.load_edition("queendom").books)  # type: ignore[attr-defined]

#: players -> holders, crystals a holder, crystals of a colour in play
TABLE = {2: (3, 3, 6), 3: (3, 4, 8), 4: (4, 4, 9)}

#: The castle and the towers of each map, and two tiles with a crystal: no more than three can be empty.
DOMAIN = {
    "queendom": ("a2", "c1", "c4", "c7", "e2"),
    "snowflake": ("a1", "a2", "d4", "g1", "g2"),
    "lattice": ("a1", "a4", "d2", "g1", "g4"),
}
TILES = {"queendom": "yellow a2, blue e2", "snowflake": "yellow g1, blue g2", "lattice": "yellow g1, blue g4"}

ZONES = {
    "queendom": {
        "red": "a1 b1 b2 b3 c2",
        "green": "a3 b4 b5 b6 c5",
        "purple": "c6 d4 d5 d6 e3",
        "blue": "c3 d1 d2 d3 e1",
        "domain": "a2 c1 c4 c7 e2",
    },
    "snowflake": {
        "red": "b1 b2 c1 c2 d3",
        "green": "b3 c3 c4 d6 d7",
        "purple": "d5 e3 e4 f2 f3",
        "blue": "d1 d2 e1 e2 f1",
        "domain": "a1 a2 d4 g1 g2",
    },
    "lattice": {
        "red": "a2 b1 b2 c1 c2",
        "green": "a3 b3 c3 c4 d3",
        "purple": "e3 e4 f2 f3 g3",
        "blue": "d1 e1 e2 f1 g2",
        "domain": "a1 a4 d2 g1 g4",
    },
}
SPACES = {edition: sorted(" ".join(zones.values()).split()) for edition, zones in ZONES.items()}

#: A book and a page for each effect.
PAGES = {
    "wisps-red": ("wisps-red-rose", 0),
    "wisps-blue": ("wisps-blue-border", 0),
    "wisps-purple": ("wisps-purple-clouds", 0),
    "wisps-yellow": ("wisps-yellow-lights", 0),
    "wisps-green": ("wisps-green-arcane", 0),
    "rose": ("rose-way", 0),
    "border": ("lights-border", 1),
    "clouds": ("clouds-way", 0),
    "way": ("rose-way", 1),
    "lights": ("lights-border", 0),
    "star": ("lights-star", 1),
    "arcane": ("border-arcane", 1),
}


def at(
    crystals: str = "",
    books: Sequence[str] = (),
    *,
    players: int = 2,
    edition: str = "queendom",
    domain: str | None = None,
    holders: Sequence[str] | None = None,
    bag: str | None = None,
    tops: str = "",
    below: int | Mapping[str, int] = 0,
    seed: int = 1,
    **parts: Any,
) -> WinterQueenMatch:
    """A match that stands at this position; seat 0 is to act unless told otherwise.

    Without `holders` each has two crystals. Without `bag` all other crystals are in it; with it they left the game.
    Books that are named nowhere left the game too, but for those below the tops.
    """
    placed = {space: colour for colour, spaces in _by_name(crystals).items() for space in spaces}
    tiles = {space: colour for colour, spaces in _by_name(domain or TILES[edition]).items() for space in spaces}
    held = [_held(text) for text in [*books, *[""] * (players - len(books))]]
    piles = _piles(tops, below)
    given = _default_holders(players, parts.get("stage", "main"), placed, held) if holders is None else holders
    position: Json = {
        "players": players,
        "edition": edition,
        "map": placed,
        "domain": {space: tiles.get(space) for space in DOMAIN[edition]},
        "books": held,
        "holders": [text.split() for text in given],
        "piles": piles,
        "gone": {"books": _gone(held, piles)},
    }
    if bag is not None:
        position["bag"] = dict(Counter(bag.split()))
    return GAME.position(position | parts, seed=seed)


def full_map(edition: str = "queendom") -> str:
    """A crystal on every space that has no depicted one in `TILES`."""
    depicted = {space for spaces in _by_name(TILES[edition]).values() for space in spaces}
    free = [space for space in SPACES[edition] if space not in depicted]
    return ", ".join(f"{colour} {' '.join(free[k::5])}" for k, colour in enumerate(COLOURS))


def _by_name(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, *rest in (part.split() for part in text.split(",") if part.strip()):
        found.setdefault(name, []).extend(rest)
    return found


def _held(text: str) -> list[Json]:
    books = []
    for part in text.split():
        book, *pages = part.split("/")
        pages = pages or ["-", "-"]
        books.append({"book": book, "pages": [None if colour == "-" else colour for colour in pages]})
    return books


def _piles(tops: str, below: int | Mapping[str, int]) -> Json:
    top = {county: books[0] for county, books in _by_name(tops).items()}
    under = {county: below if isinstance(below, int) else below.get(county, 0) for county in top}
    return {county: {"top": top.get(county), "below": under.get(county, 0)} for county in COUNTIES}


def _gone(held: list[list[Json]], piles: Json) -> list[str]:
    seen = {one["book"] for row in held for one in row} | {pile["top"] for pile in piles.values()}
    rest = [book for book in BOOKS if book not in seen]
    return rest[: len(rest) - sum(pile["below"] for pile in piles.values())]


def _default_holders(players: int, stage: str, placed: Mapping[str, str], held: list[list[Json]]) -> list[str]:
    number, _, each = TABLE[players]
    stock = Counter(dict.fromkeys(COLOURS, each))
    stock.subtract(placed.values())
    stock.subtract(colour for row in held for one in row for colour in one["pages"] if colour)
    holders = []
    for _ in range(number if stage == "main" else 1):
        taken = [colour for colour, _ in stock.most_common(2)]
        stock.subtract(taken)
        holders.append(" ".join(taken))
    return holders


# --- what may be done, what happened -------------------------------------------------------------------------------


def moves(match: Match) -> set[str]:
    """The legal actions, as short texts."""
    return {match.rulebook.write_move(action) for action in match.legal_actions()}


def kinds(match: Match) -> set[str]:
    """The kinds of legal actions: place, fill, activate, pass."""
    return {action.kind for action in match.legal_actions()}


def refused(match: Match, move: str) -> str:
    """Why this move is not legal: it is not among the legal ones, and trying it changes nothing."""
    assert move not in moves(match)
    before = match.position()
    with pytest.raises(queendom.IllegalAction) as refusal:
        match.play(move)
    assert match.position() == before
    return refusal.value.key


def of_type(events: Sequence[Json], kind: str) -> list[Json]:
    return [event for event in events if event["type"] == kind]


def types(events: Sequence[Json]) -> list[str]:
    return [event["type"] for event in events]


def vp(match: WinterQueenMatch) -> list[int]:
    """The victory points by seat."""
    return match.position()["vp"]


#: What chance brings, by the first word of where it comes from; Christina Regina's last two.
OUTCOMES = {
    "bag": COLOURS,
    "pile": BOOKS,
    "faction": ("blue", "red", "green", "black", "purple"),
    "stack": ("blue", "red", "green", "black", "purple", "none"),
}


class Brings:
    """Chance that brings these in this order: colours from the bag, books from the piles. It remembers who asked."""

    def __init__(self, *names: str) -> None:
        self.names = list(names)
        self.points: list[ChancePoint] = []

    def draw(self, point: ChancePoint) -> int:
        self.points.append(point)
        assert self.names, f"{point.source} was not to bring anything more"
        name = self.names.pop(0)
        known = OUTCOMES[point.source.split("/")[0]]
        assert name in known, f"{point.source} cannot bring {name}"
        return known.index(name)


# --- one page ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Page:
    """A page that seat 0 has put a crystal on, and the match it belongs to."""

    match: WinterQueenMatch
    book: str
    number: int
    colour: str

    def choices(self) -> list[Json]:
        """Everything that may be chosen for it, and what it scores."""
        scores = self.match.rulebook.page_scores(self.match.state, 0, self.book, self.number, self.colour)  # type: ignore[attr-defined]
        return [score.to_json() for score in scores]

    def by_space(self) -> dict[str, int]:
        """VP by the crystal that is chosen."""
        return {score["from"]: score["vp"] for score in self.choices()}

    def activate(self, choice: str = "") -> Json:
        """The gain when the book is activated, with this choice or the proposed one."""
        match = again(self.match)
        (gain,) = of_type(match.play(f"{self.book}!" + (f" {self.number}:{choice}" if choice else "")), "gain")
        assert vp(match)[0] == gain["vp"]
        assert gain["vp"] == len(gain.get("spaces") or gain.get("crystals", []))
        return gain

    def vp(self, choice: str = "") -> int:
        gained: int = self.activate(choice)["vp"]
        return gained

    def spaces(self, choice: str = "") -> str:
        """The spaces that score."""
        return " ".join(self.activate(choice)["spaces"])

    def refuses(self, choice: str) -> bool:
        """Whether this choice does not fit the page."""
        before = self.match.position()
        with pytest.raises(queendom.IllegalAction) as refusal:
            self.match.play(f"{self.book}! {self.number}:{choice}")
        return refusal.value.key == "choice-does-not-fit" and self.match.position() == before


def page(effect: str, colour: str, crystals: str = "", own: str = "", others: Sequence[str] = (), **parts: Any) -> Page:
    """A page with this effect and a crystal of this colour; `own` and `others` are further books."""
    book, number = PAGES[effect]
    pages = [colour if k == number else "-" for k in range(2)]
    match = at(crystals, [f"{book}/{pages[0]}/{pages[1]} {own}", *others], **parts)
    return Page(match, book, number, colour)
