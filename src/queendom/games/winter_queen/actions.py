"""Winter Queen's actions (WQ-3), and the mapping to and from the kernel's numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from queendom.errors import IllegalAction, shown
from queendom.games.winter_queen import numbering, shapes
from queendom.games.winter_queen.edition import Edition
from queendom.games.winter_queen.numbering import ACTIONS, ACTIVATE, FILL, PASS
from queendom.games.winter_queen.state import COLOURS, COUNTIES
from queendom.kernel.actions import Action, Pass, among, malformed, text, whole
from queendom.kernel.shapes import Foreign


@dataclass(frozen=True, slots=True)
class Place(Action):
    """WQ-3.1, WQ-3.2: a crystal on the map; `take` names the county whose top book is taken, or None."""

    kind: ClassVar[str] = "place"
    holder: int
    colour: str
    space: str
    take: str | None = None

    def to_json(self) -> shapes.Place:
        return {
            "kind": "place",
            "holder": self.holder,
            "colour": self.colour,
            "space": self.space,
            "take": self.take,
        }


@dataclass(frozen=True, slots=True)
class Fill(Action):
    """WQ-3.3: a crystal on a page of one's own book."""

    kind: ClassVar[str] = "fill"
    holder: int
    colour: str
    book: str
    page: int

    def to_json(self) -> shapes.Fill:
        return {
            "kind": "fill",
            "holder": self.holder,
            "colour": self.colour,
            "book": self.book,
            "page": self.page,
        }


@dataclass(frozen=True, slots=True)
class Choice:
    """An explicit choice for one page's effect (WQ-6); what is left open is chosen best."""

    space: str | None = None
    direction: int | None = None
    opponent: int | None = None

    def to_json(self) -> shapes.Choice:
        data: shapes.Choice = {}
        if self.space is not None:
            data["space"] = self.space
        if self.direction is not None:
            data["direction"] = self.direction
        if self.opponent is not None:
            data["opponent"] = self.opponent
        return data


@dataclass(frozen=True, slots=True)
class Activate(Action):
    """WQ-3.4: apply a book. `returned` is the space whose crystal goes back to the bag, with two crystals on the book.

    `choices` by page; None lets the best be taken.
    """

    kind: ClassVar[str] = "activate"
    book: str
    returned: str | None = None
    choices: tuple[Choice | None, Choice | None] = (None, None)

    def to_json(self, nothing_to_return: bool = False) -> shapes.Activate:
        """As in a record, but without the null for a crystal that should be returned and is not there: only the state
        can tell.
        """
        data: shapes.Activate = {"kind": "activate", "book": self.book}
        if self.returned is not None or nothing_to_return:
            data["return"] = self.returned
        first, second = self.choices
        if first or second:
            choices: shapes.Choices = {}
            if first:
                choices["0"] = first.to_json()
            if second:
                choices["1"] = second.to_json()
            data["choices"] = choices
        return data


def number(edition: Edition, action: Action) -> int:
    """The kernel's number; choices have none."""
    match action:
        case Place(holder, colour, space, take):
            county = 0 if take is None else 1 + among("county", COUNTIES, take)
            return numbering.place(_crystal(holder, colour), county, _known("space", edition.space_number, space))
        case Fill(holder, colour, book, page):
            number_of_book = _known("book", edition.book_number, book)
            return numbering.fill(_crystal(holder, colour), number_of_book, page_number(page))
        case Activate(book, returned):
            back = 0 if returned is None else 1 + _known("space", edition.space_number, returned)
            return numbering.activate(_known("book", edition.book_number, book), back)
        case Pass():
            return PASS
    raise IllegalAction("no-such-action", action=shown(action))


def action(edition: Edition, number: int) -> Action:
    """The action behind a number."""
    if not isinstance(number, int) or number not in range(ACTIONS):
        raise IllegalAction("no-such-action", action=shown(number))
    if number == PASS:
        return Pass()
    if number >= ACTIVATE:
        book, returned = numbering.read_activate(number)
        return Activate(edition.books[book].name, edition.spaces[returned - 1].name if returned else None)
    if number >= FILL:
        crystal, book, page = numbering.read_fill(number)
        return Fill(crystal // 5, COLOURS[crystal % 5], edition.books[book].name, page)
    crystal, take, space = numbering.read_place(number)
    county = COUNTIES[take - 1] if take else None
    return Place(crystal // 5, COLOURS[crystal % 5], edition.spaces[space].name, county)


def read(data: Foreign) -> Action:
    """An action from its JSON; unknown keys are ignored."""
    if not isinstance(data, Mapping):
        raise malformed(data, "", "expected-action")
    match data.get("kind"):
        case "place":
            if "take" not in data:
                raise malformed(data, "take", "expected-county-or-null")
            take = None if data["take"] is None else text(data, "take")
            return Place(whole(data, "holder"), text(data, "colour"), text(data, "space"), take)
        case "fill":
            return Fill(whole(data, "holder"), text(data, "colour"), text(data, "book"), whole(data, "page"))
        case "activate":
            returned = None if data.get("return") is None else text(data, "return")
            return Activate(text(data, "book"), returned, _read_choices(data))
        case "pass":
            return Pass()
    raise malformed(data, "kind", "place, fill, activate, pass")


def _read_choices(data: Foreign) -> tuple[Choice | None, Choice | None]:
    given = data.get("choices", {})
    if not isinstance(given, Mapping) or not all(page in ("0", "1") for page in given):
        raise malformed(data, "choices", "expected-choices")
    pages = []
    for page in ("0", "1"):
        choice = given.get(page)
        if choice is not None and not isinstance(choice, Mapping):
            raise malformed(data, "choices", "expected-choices")
        pages.append(None if choice is None else _read_choice(choice))
    return pages[0], pages[1]


def _read_choice(data: Foreign) -> Choice | None:
    choice = Choice(
        space=None if data.get("space") is None else text(data, "space"),
        direction=None if data.get("direction") is None else whole(data, "direction"),
        opponent=None if data.get("opponent") is None else whole(data, "opponent"),
    )
    return None if choice == Choice() else choice  # a choice of nothing is none


def _crystal(holder: int, colour: str) -> int:
    if holder not in range(4):
        raise IllegalAction("no-such-holder", given=shown(holder))
    return holder * 5 + colour_number(colour)


def colour_number(colour: str) -> int:
    return among("colour", COLOURS, colour)


def page_number(page: int) -> int:
    if page not in (0, 1):
        raise IllegalAction("no-such-page", given=shown(page))
    return page


def _known(what: str, numbers: Mapping[str, int], name: str) -> int:
    if not isinstance(name, str) or name not in numbers:
        raise IllegalAction(f"no-such-{what}", given=shown(name))
    return numbers[name]
