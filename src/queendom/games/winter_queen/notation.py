"""Moves as short texts for people, documented in docs/notation.md.

    1Y-b3       yellow from holder 1 on space b3          1R=lights-border/0   red from holder 1 on its page 0
    1Y-b3+red   … and take the top book of the red county  lights-border!       activate the book
    pass                                                   lights-border!b3     … and return the crystal on b3

Choices follow an activation, page by page: `way-star!b3 0:c4>2 1:c4`, `border-arcane! 1:@2` (an opponent).
"""

from __future__ import annotations

import re

from queendom.errors import NotationError, shown
from queendom.games.winter_queen.actions import Activate, Choice, Fill, Place
from queendom.games.winter_queen.state import COLOURS
from queendom.kernel.actions import Action, Pass

LETTERS = {colour[0].upper(): colour for colour in COLOURS}

_CRYSTAL = r"(?P<holder>[0-9])(?P<colour>[RGPBY])"
_PLACE = re.compile(_CRYSTAL + r"-(?P<space>[a-z][0-9]+)(\+(?P<take>[a-z]+))?")
_FILL = re.compile(_CRYSTAL + r"=(?P<book>[a-z0-9-]+)/(?P<page>[01])")
_ACTIVATE = re.compile(r"(?P<book>[a-z0-9-]+)!(?P<returned>[a-z][0-9]+)?(?P<choices>( [01]:\S+)*)")
_CHOICE = re.compile(r"(?P<page>[01]):(?P<space>[a-z][0-9]+)?(>(?P<direction>[0-9]))?(@(?P<opponent>[0-9]))?")


def write(action: Action) -> str:
    match action:
        case Place(holder, colour, space, take):
            return f"{holder}{colour[0].upper()}-{space}" + (f"+{take}" if take else "")
        case Fill(holder, colour, book, page):
            return f"{holder}{colour[0].upper()}={book}/{page}"
        case Activate(book, returned, choices):
            made = [(page, choice) for page, choice in enumerate(choices) if choice not in (None, Choice())]
            return f"{book}!{returned or ''}" + "".join(f" {page}:{_write_choice(choice)}" for page, choice in made)
    return "pass"


def _write_choice(choice: Choice | None) -> str:
    if choice is None:
        return ""
    return (
        (choice.space or "")
        + ("" if choice.direction is None else f">{choice.direction}")
        + ("" if choice.opponent is None else f"@{choice.opponent}")
    )


def read(text: str) -> Action:
    if not isinstance(text, str):
        raise NotationError("move-unreadable", given=shown(text))
    text = text.strip()
    if text == "pass":
        return Pass()
    if found := _PLACE.fullmatch(text):
        return Place(int(found["holder"]), LETTERS[found["colour"]], found["space"], found["take"])
    if found := _FILL.fullmatch(text):
        return Fill(int(found["holder"]), LETTERS[found["colour"]], found["book"], int(found["page"]))
    if found := _ACTIVATE.fullmatch(text):
        return Activate(found["book"], found["returned"], _read_choices(text, found["choices"]))
    raise NotationError("move-unreadable", given=shown(text))


def _read_choices(text: str, choices: str) -> tuple[Choice | None, Choice | None]:
    pages: list[Choice | None] = [None, None]
    for part in choices.split():
        found = _CHOICE.fullmatch(part)
        if not found or pages[int(found["page"])] is not None:
            raise NotationError("move-unreadable", given=shown(text))
        direction, opponent = found["direction"], found["opponent"]
        pages[int(found["page"])] = Choice(
            found["space"],
            None if direction is None else int(direction),
            None if opponent is None else int(opponent),
        )
    return pages[0], pages[1]
