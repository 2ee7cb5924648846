"""Winter Queen drawn in a terminal: the map as hexagons, holders, piles and everybody's books.

Colour is never the only sign: every crystal has its letter, capital when placed and small when depicted on a tile.
"""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from queendom.cli.winter_queen.tell import page_name
from queendom.games.winter_queen.edition import Book, Edition
from queendom.games.winter_queen.game import Rulebook
from queendom.games.winter_queen.shapes import HeldBook, Position
from queendom.games.winter_queen.state import COLOURS, COUNTIES, DOMAIN
from queendom.games.winter_queen.view import position_of
from queendom.kernel.layout import States
from queendom.kernel.view import View
from queendom.locales import Words

INK = {"red": "#ff6b6b", "green": "#5fd38d", "purple": "#c792ff", "blue": "#6cb6ff", "yellow": "#ffd75f"}
_GROUND = {"red": "#3b1a1f", "green": "#16321f", "purple": "#2c1d40", "blue": "#152a44"}
_DOMAIN_GROUND = "#3a3a40"
_DOMAIN_WALL = "#e8e0c8"
_DARK = "#10131a"
_WIDE = 105  # columns that map and panel take side by side
_UNIT = 3  # columns a step in the edition's doubled coordinates


def letter(colour: str) -> str:
    return colour[0].upper()


def crystal(colour: str) -> Text:
    """A crystal by its letter, in its colour."""
    return Text(f" {letter(colour)} ", style=f"bold {_DARK} on {INK[colour]}")


def crystals(colours: list[str]) -> Text:
    return Text(" ").join(crystal(colour) for colour in colours) if colours else Text("—", style="dim")


def hexagons(edition: Edition, position: Position | None = None) -> Text:
    """The map. Without a position: the counties alone."""
    canvas = _Canvas()
    left = min(space.column for space in edition.spaces)
    for space in edition.spaces:
        middle = (space.column - left + 1) * _UNIT
        top = space.row * 3
        ground = _DOMAIN_GROUND if space.zone == DOMAIN else _GROUND[COUNTIES[space.zone]]
        wall = _DOMAIN_WALL if space.zone == DOMAIN else INK[COUNTIES[space.zone]]
        south_east, south_west = (edition.neighbour(space, direction) is not None for direction in (1, 2))
        canvas.hexagon(middle, top, wall, ground, not south_west, not south_east)
        canvas.write(middle - 1, top + 1, space.name, f"#aab2c5 on {ground}")
        placed = position["map"].get(space.name) if position else None
        depicted = position["domain"].get(space.name) if position else None
        if placed:
            canvas.write(middle - 1, top + 2, f" {letter(placed)} ", f"bold {_DARK} on {INK[placed]}")
        elif depicted:
            canvas.write(middle - 1, top + 2, f"({letter(depicted).lower()})", f"bold {INK[depicted]} on {ground}")
        elif space.zone == DOMAIN:
            canvas.write(middle, top + 2, "♛" if space.castle else "♜", f"{_DOMAIN_WALL} on {ground}")
        else:
            canvas.write(middle, top + 2, "·", f"#8a93a6 on {ground}")
    return canvas.text()


class _Canvas:
    """Characters with styles at places. Hexagons that touch share a wall."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, column: int, row: int, text: str, style: str) -> None:
        for k, character in enumerate(text):
            self.cells[row, column + k] = (character, style)

    def hexagon(self, middle: int, top: int, wall: str, ground: str, floor_left: bool, floor_right: bool) -> None:
        """Walls three columns from the middle. A floor is drawn where no other hexagon's roof is one already."""
        self.write(middle - 1, top, "   ", f"on {ground}")
        self.write(middle - 2, top, "╱", wall)
        self.write(middle + 2, top, "╲", wall)
        for row in (top + 1, top + 2):
            self.write(middle - _UNIT, row, "│", wall)
            self.write(middle - _UNIT + 1, row, " " * (2 * _UNIT - 1), f"on {ground}")
            self.write(middle + _UNIT, row, "│", wall)
        if floor_left:
            self.write(middle - 2, top + 3, "╲", wall)
        if floor_right:
            self.write(middle + 2, top + 3, "╱", wall)

    def text(self) -> Text:
        rows = max(row for row, _ in self.cells)
        columns = max(column for _, column in self.cells)
        lines = []
        for row in range(rows + 1):
            line = Text()
            for column in range(columns + 1):
                character, style = self.cells.get((row, column), (" ", ""))
                line.append(character, style=style)
            lines.append(line)
        return Text("\n").join(lines)


class Screen:
    """A whole table, as one of its players sees it."""

    def __init__(self, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names

    def table(self, view: View, width: int) -> Table:
        """Map to the left; turn, bag, holders, piles and books to the right, or below on a narrow terminal."""
        assert isinstance(view.rulebook, Rulebook)
        grid = Table.grid(padding=(0, 3))
        grid.add_column(no_wrap=True)
        grid.add_column()
        left = Table.grid()
        left.add_row(hexagons(view.rulebook.edition, position_of(view)))
        left.add_row(Text(self.words("play-map-legend"), style="dim"))
        right = Table.grid(padding=(0, 0))
        for part in (self.head(view), self.supply(view), self.piles(view), self.books(view)):
            right.add_row(part)
            right.add_row("")
        if width >= _WIDE:
            grid.add_row(left, right)
        else:
            grid.add_row(left)
            grid.add_row(right)
        return grid

    def head(self, view: View) -> Text:
        position = position_of(view)
        title = self.words("play-title", game=self.words(view.game), stage=self.words(f"stage-{position['stage']}"))
        head = Text(title, style="bold")
        if position["turns_left"]:
            head.append(" · " + self.words("play-turns-left", turns=position["turns_left"]), style="bold yellow")
        return head

    def supply(self, view: View) -> Table:
        """The holders, those within the viewer's reach lit, and the bag."""
        position = position_of(view)
        grid = Table.grid(padding=(0, 2))
        reach = self._reach(view)
        for number, holder in enumerate(position["holders"]):
            label = self.words("play-pool") if position["stage"] == "final" else self._holder(number)
            near = number in reach
            mark = self.words("play-in-reach") if near else ""
            grid.add_row(Text(label, style="bold" if near else "dim"), crystals(holder), Text(mark, style="italic dim"))
        bag = Text(" ").join(Text(f"{letter(c)}{n}", style=INK[c]) for c, n in position["bag"].items())
        grid.add_row(Text(self.words("play-bag", count=sum(position["bag"].values())), style="dim"), bag, "")
        return grid

    def _holder(self, number: int) -> str:
        return self.words("play-holder", number=number)

    def _reach(self, view: View) -> set[int]:
        if view.seat is None:
            return set()
        if position_of(view)["stage"] != "main":
            return {0}
        mask = int(view.rulebook.rules["reach"][0, view.seat])
        return {holder for holder in range(4) if mask >> holder & 1}

    def piles(self, view: View) -> Table:
        assert isinstance(view.rulebook, Rulebook)
        grid = Table.grid(padding=(0, 2))
        for county, pile in position_of(view)["piles"].items():
            crest = view.rulebook.edition.crests[county]
            crest = self.words(crest) if crest in self.words else crest
            name = self.words("play-pile", county=county, crest=crest)
            top = (
                self.book(view.rulebook, pile["top"])
                if pile["top"]
                else Text(self.words("play-pile-empty"), style="dim")
            )
            below = Text(self.words("play-below", count=pile["below"]) if pile["top"] else "", style="dim")
            grid.add_row(Text(name, style=INK[county]), top, below)
        return grid

    def book(self, rulebook: Rulebook, name: str) -> Text:
        """A book by its two effects."""
        book = rulebook.edition.books[rulebook.edition.book_number[name]]
        return Text(" | ").join(self.page(book, page) for page in range(2))

    def page(self, book: Book, page: int) -> Text:
        depicted = book.depicted[page]
        return Text(page_name(self.words, book, page), style=INK[depicted] if depicted else "")

    def books(self, view: View) -> Table:
        """Everybody's books: what lies on each page and what it would score now."""
        position = position_of(view)
        grid = Table.grid(padding=(0, 2))
        for seat, row in enumerate(position["books"]):
            shown = seat == view.seat or view.rulebook.options["scores"] == "open" or position["stage"] == "over"
            vp = self.words("vp", vp=position["vp"][seat]) if shown else self.words("play-hidden")
            head = Text("▶ " if seat == position["to_act"] else "  ", style="bold yellow")
            head.append(self.words("play-books", name=self.names[seat], count=len(row)), style="bold white")
            if seat == position["first"]:
                head.append(" ❄ " + self.words("play-token"), style="dim")
            grid.add_row(head, Text(vp, style="bold yellow"))
            for held in row:
                for page in range(2):
                    grid.add_row(*self._page_row(view, seat, held, page))
        return grid

    def _page_row(self, view: View, seat: int, held: HeldBook, page: int) -> tuple[Text, Text]:
        rulebook, state = view.rulebook, view.state
        assert isinstance(rulebook, Rulebook)
        book = rulebook.edition.books[rulebook.edition.book_number[held["book"]]]
        label = Text.assemble(("    " + ("┌ " if page == 0 else "└ "), "dim"))
        label.append_text(self.page(book, page).copy())
        colour = held["pages"][page]
        if colour:
            score = rulebook.best_score(state, seat, held["book"], page, colour)
            where = ", ".join(score.spaces or ())
            value = Text.assemble(crystal(colour), " ", (self.words("vp", vp=score.vp), "bold"), (f"  {where}", "dim"))
            return label, value
        return label, self.would_score(rulebook, state, seat, held["book"], page)

    def would_score(self, rulebook: Rulebook, state: States, seat: int, book: str, page: int) -> Text:
        """An empty page: what it would score with each colour."""
        text = Text(self.words("play-would-score") + " ", style="dim")
        for colour in COLOURS:
            text.append(
                f"{letter(colour)}{rulebook.best_score(state, seat, book, page, colour).vp} ", style=INK[colour]
            )
        return text
