"""Scores with explanations: what a page scores for every choice, and which crystals or spaces count (WQ-6).

The masks come from `effects`; here they are translated to names. `gain` events, previews and tests use this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from queendom.errors import IllegalAction
from queendom.games.winter_queen import effects, shapes
from queendom.games.winter_queen.actions import Choice
from queendom.games.winter_queen.edition import Edition
from queendom.games.winter_queen.state import ARCANE, BORDER, CLOUDS, EFFECTS, LIGHTS, NONE, WAY
from queendom.kernel.bits import members, wide
from queendom.kernel.compiled import entry_point
from queendom.kernel.layout import Rules, States

_WithoutChoice = Literal["border", "clouds", "lights"]
_WITHOUT_CHOICE = (EFFECTS[BORDER], EFFECTS[CLOUDS], EFFECTS[LIGHTS])


@dataclass(frozen=True, slots=True)
class PageScore:
    """What one page scores with one choice. `spaces` are those that score; Arcane Knowledge has `crystals` instead."""

    book: str
    page: int
    why: str
    vp: int
    spaces: tuple[str, ...] | None = None
    chosen: str | None = None
    direction: int | None = None
    opponent: int | None = None
    crystals: tuple[str, ...] | None = None

    def to_json(self) -> shapes.PageScore:
        """The keys of a `gain` event."""
        vp, book, page = self.vp, self.book, self.page
        if self.opponent is not None:
            crystals = list(self.crystals or ())
            return {
                "vp": vp,
                "why": "arcane",
                "book": book,
                "page": page,
                "opponent": self.opponent,
                "crystals": crystals,
            }
        spaces = list(self.spaces or ())
        if self.why in _WITHOUT_CHOICE:
            return {"vp": vp, "why": cast(_WithoutChoice, self.why), "book": book, "page": page, "spaces": spaces}
        if self.why == EFFECTS[WAY]:
            way: shapes.ScoreOfWay = {"vp": vp, "why": "way", "book": book, "page": page, "spaces": spaces}
            if self.chosen is not None:
                way["from"] = self.chosen
            if self.direction is not None:
                way["direction"] = self.direction
            return way
        why = cast(Literal["wisps", "rose", "star"], self.why)
        data: shapes.ScoreFromCrystal = {"vp": vp, "why": why, "book": book, "page": page, "spaces": spaces}
        if self.chosen is not None:
            data["from"] = self.chosen
        return data


@entry_point
def _best_choice_at(
    rules: Rules, states: States, i: int, seat: int, slot: int, page: int, colour: int, space: int, direction: int,
    opponent: int,
) -> tuple[int, int, int, int]:  # fmt: skip
    return effects.best_choice(rules[0], states[i], seat, slot, page, colour, space, direction, opponent)


@entry_point
def _choosable_at(rules: Rules, states: States, i: int, book: int, page: int, colour: int) -> int:
    effect = wide(rules[0]["effects"][book, page])
    return effects.choosable(rules[0], states[i], effect, wide(rules[0]["depicted_on"][book, page]), colour)


class Scoring:
    """The pages of one match's books, scored on any of its states."""

    def __init__(self, edition: Edition, rules: Rules, players: int) -> None:
        self.edition = edition
        self.rules = rules
        self.players = players

    def best(
        self, states: States, seat: int, slot: int, page: int, colour: int | None = None, choice: Choice | None = None
    ) -> PageScore:
        """The best choice for a page, keeping what `choice` fixes; for the crystal that lies there, or one of `colour`.

        A book's page can be asked for any colour: what it would score if that crystal lay there now.
        """
        lies = int(states["pages"][0, seat, slot, page])
        colour = lies if colour is None else colour
        space, direction, opponent = self._fixed(states, seat, slot, page, colour, choice)
        found = _best_choice_at(self.rules, states, 0, seat, slot, page, colour, space, direction, opponent)
        return self._named(states, seat, slot, page, *found)

    def worth(self, states: States, seat: int, slot: int, page: int) -> int:
        """The VP of a page with the crystal that lies on it: what `best` scores, without the names."""
        colour = int(states["pages"][0, seat, slot, page])
        found = _best_choice_at(self.rules, states, 0, seat, slot, page, colour, NONE, NONE, NONE)
        return int(found[0]).bit_count()

    def choices(self, states: States, seat: int, slot: int, page: int, colour: int) -> list[PageScore]:
        """Every possible choice for a page: by space in map order, then by direction, then by opponent."""
        effect = int(self.rules["effects"][0, states["books"][0, seat, slot], page])
        if effect == ARCANE:
            opponents = [other for other in range(self.players) if other != seat]
            tries = [(NONE, NONE, opponent) for opponent in opponents]
        else:
            spaces = members(_choosable_at(self.rules, states, 0, int(states["books"][0, seat, slot]), page, colour))
            directions = range(6) if effect == WAY else (NONE,)
            tries = [(space, direction, NONE) for space in spaces for direction in directions]
        return [
            self._named(
                states, seat, slot, page, *_best_choice_at(self.rules, states, 0, seat, slot, page, colour, *one)
            )
            for one in tries or [(NONE, NONE, NONE)]
        ]

    def _fixed(
        self, states: States, seat: int, slot: int, page: int, colour: int, choice: Choice | None
    ) -> tuple[int, int, int]:
        """An explicit choice as numbers; raises IllegalAction if this page has no such choice."""
        if choice is None:
            return NONE, NONE, NONE
        book = self.edition.books[states["books"][0, seat, slot]]
        effect = book.effects[page]
        space = direction = opponent = NONE
        if choice.space is not None:
            space = self.edition.space_number.get(choice.space, NONE)
            fitting = _choosable_at(self.rules, states, 0, int(states["books"][0, seat, slot]), page, colour)
            if space == NONE or not fitting >> space & 1:
                raise IllegalAction("choice-does-not-fit", book=book.name, page=page, given=choice.space)
        if choice.direction is not None:
            direction = choice.direction
            if effect != EFFECTS[WAY] or direction not in range(6):
                raise IllegalAction("choice-does-not-fit", book=book.name, page=page, given=choice.direction)
        if choice.opponent is not None:
            opponent = choice.opponent
            if effect != EFFECTS[ARCANE] or opponent not in range(self.players) or opponent == seat:
                raise IllegalAction("choice-does-not-fit", book=book.name, page=page, given=choice.opponent)
        return space, direction, opponent

    def _named(
        self, states: States, seat: int, slot: int, page: int, mask: int, space: int, direction: int, opponent: int
    ) -> PageScore:
        book = self.edition.books[states["books"][0, seat, slot]]
        spaces = self.edition.spaces
        arcane = opponent != NONE
        return PageScore(
            book=book.name,
            page=page,
            why=book.effects[page],
            vp=int(mask).bit_count(),
            spaces=None if arcane else tuple(spaces[k].name for k in members(mask)),
            chosen=None if space == NONE else spaces[space].name,
            direction=None if direction == NONE else int(direction),
            opponent=int(opponent) if arcane else None,
            crystals=tuple(self._on_book(states, seat, opponent, bit) for bit in members(mask)) if arcane else None,
        )

    def _on_book(self, states: States, seat: int, opponent: int, bit: int) -> str:
        """The name of a crystal on a book, from its bit in an Arcane Knowledge mask."""
        whose, bit = (seat, bit) if bit < effects.ARCANE_BITS else (opponent, bit - effects.ARCANE_BITS)
        book = self.edition.books[states["books"][0, whose, bit // 4]].name
        return f"{book}/{bit // 2 % 2}" + ("/depicted" if bit % 2 else "")
