"""Positions in words: any state in which a player is to act or the game is over, documented in docs/positions.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

import numpy as np

from queendom.games.winter_queen import shapes
from queendom.games.winter_queen.edition import Edition
from queendom.games.winter_queen.state import (
    BOOKS,
    COLOURS,
    COUNTIES,
    FINAL,
    LAYOUT,
    MAIN,
    MOST_BOOKS,
    NONE,
    OVER,
    PILE,
    SET_UP,
    STAGES,
    STATE,
    Ending,
)
from queendom.kernel.bits import members
from queendom.kernel.layout import Rules, States
from queendom.kernel.positions import PositionReader

_ENDINGS = (None, *Ending)
_DEADLOCK = _ENDINGS.index(Ending.DEADLOCK)


def write(edition: Edition, rules: Rules, players: int, states: States) -> shapes.State:
    """The parts of a position that the state knows; see `Rulebook.position` for the rest."""
    s = LAYOUT.numbers(states)
    stage, ending = s["stage"], s["ending"]
    main = stage == MAIN or ending == _DEADLOCK
    holders = int(rules["holders"][0]) if main else 1
    depicted = s["depicted"]
    colours = {k: colour for colour, mask in zip(COLOURS, s["crystals"], strict=True) for k in members(mask)}
    names = [space.name for space in edition.spaces]
    books = [_write_books(edition, s, seat) for seat in range(players)]
    position: shapes.State = {
        "first": s["first"],
        "stage": STAGES[stage],
        "ending": None if stage != OVER else str(_ENDINGS[ending]),
        "to_act": None if stage == OVER else s["to_act"],
        "map": {names[k]: colours[k] for k in sorted(colours) if not depicted >> k & 1},
        "domain": {
            space: colours[k] if depicted >> (k := edition.space_number[space]) & 1 else None
            for space in edition.domain
        },
        "piles": {
            county: {"top": None if top == NONE else edition.books[top].name, "below": below}
            for county, top, below in zip(COUNTIES, s["tops"], s["below"], strict=True)
        },
        "holders": [_unpack_list(holder) for holder in s["holders"][:holders]],
        "bag": _unpack(s["bag"]),
        "books": books,
        "gone": {"books": _write_gone_books(edition, s), "crystals": dict.fromkeys(COLOURS, 0)},
        "vp": list(s["vp"][:players]),
        "passes": s["passes"],
        "turns_left": s["turns_left"] if stage == FINAL else None,
    }
    pages = [colour for row in books for book in row for colour in book["pages"]]
    on_table = _on_table(position["map"].values(), *position["holders"], pages)
    each, bag = int(rules["in_play"][0]), position["bag"]
    position["gone"]["crystals"] = {
        colour: (each >> 4 * c & 15) - on_table[colour] - bag[colour] for c, colour in enumerate(COLOURS)
    }
    return position


def _write_books(edition: Edition, s: Mapping[str, Any], seat: int) -> list[shapes.HeldBook]:
    first = seat * MOST_BOOKS
    return [
        {
            "book": edition.books[s["books"][slot]].name,
            "pages": [None if c == NONE else COLOURS[c] for c in s["pages"][2 * slot : 2 * slot + 2]],
        }
        for slot in range(first, first + s["held"][seat])
    ]


def _write_gone_books(edition: Edition, s: Mapping[str, Any]) -> list[str]:
    """Those that lie neither in a pile nor with a player."""
    there = {*s["tops"], *s["books"]}
    return [book.name for k, book in enumerate(edition.books) if k not in there and not s["unseen"] >> k & 1]


def _unpack(packed: int) -> dict[str, int]:
    return {colour: packed >> (4 * c) & 15 for c, colour in enumerate(COLOURS)}


def _unpack_list(packed: int) -> list[str]:
    return [colour for colour, number in _unpack(packed).items() for _ in range(number)]


def _on_table(*crystals: Iterable[str | None]) -> dict[str, int]:
    """How many there are of each colour among the crystals on the map, on holders and on pages."""
    there = [*chain(*crystals)]
    return {colour: there.count(colour) for colour in COLOURS}


class Reader(PositionReader[Edition]):
    """A position of Winter Queen."""

    def read(self) -> States:
        """The state of this position. Parts may be left out: see docs/positions.md for what stands in for them."""
        states = np.zeros(1, STATE)
        s = states[0]
        s["dealt"] = self.rules[0]["deal_steps"]
        s["refilling"] = s["revealing"] = NONE
        s["books"] = s["pages"] = NONE
        stage = self.one_of("stage", STAGES, "main")
        s["stage"] = STAGES.index(stage)
        s["first"] = self.seat("first", 0)
        s["to_act"] = NONE if stage == "over" else self.seat("to_act", int(s["first"]))
        self._read_map(s)
        self._read_books(s)
        self._read_piles(s)
        self._read_crystals(s)
        s["vp"][: self.players] = self.numbers("vp", self.data.get("vp", [0] * self.players), self.players)
        self._read_end(s)
        return states

    # --- parts ---

    def _read_map(self, s: np.void) -> None:
        domain = self.mapping("domain", {})
        if set(domain) != set(self.edition.domain):
            raise self.wrong("domain", ", ".join(self.edition.domain), ", ".join(map(str, domain)))
        left = {colour: number for colour, number in self.edition.tiles.items() if colour != "empty"}
        left_empty = self.edition.tiles["empty"]
        for space, colour in domain.items():
            if colour is None:
                left_empty -= 1
                continue
            left[self._colour(f"domain.{space}", colour)] -= 1
            bit = 1 << self.edition.space_number[space]
            s["crystals"][COLOURS.index(colour)] |= bit
            s["depicted"] |= bit
        if left_empty < 0 or min(left.values()) < 0:
            raise self.wrong("domain", ", ".join(f"{k} {n}" for k, n in self.edition.tiles.items()), domain)
        left["empty"] = left_empty
        s["tiles"] = sum(number << (4 * kind) for kind, number in enumerate(left.values()))
        for space, colour in self.mapping("map", {}).items():
            if space not in self.edition.space_number:
                raise self.wrong("map", "expected-space", space)
            if domain.get(space) is not None:
                raise self.wrong(f"map.{space}", "expected-bare-space", colour)
            s["crystals"][COLOURS.index(self._colour(f"map.{space}", colour))] |= 1 << self.edition.space_number[space]

    def _read_books(self, s: np.void) -> None:
        rows = self.data.get("books", [[] for _ in range(self.players)])
        if not isinstance(rows, list) or len(rows) != self.players or not all(isinstance(row, list) for row in rows):
            raise self.wrong("books", "expected-lists", rows, count=self.players)
        for seat, row in enumerate(rows):
            if len(row) > MOST_BOOKS:
                raise self.wrong(f"books[{seat}]", "expected-at-most", len(row), most=MOST_BOOKS)
            for slot, one in enumerate(row):
                part = f"books[{seat}][{slot}]"
                if not isinstance(one, Mapping):
                    raise self.wrong(part, "expected-book-and-pages", one)
                pages = one.get("pages", [None, None])
                if not isinstance(pages, list) or len(pages) != 2:
                    raise self.wrong(f"{part}.pages", "expected-two-pages", pages)
                s["books"][seat, slot] = self._book(f"{part}.book", one.get("book"))
                s["held"][seat] += 1
                for page, colour in enumerate(pages):
                    if colour is not None:
                        s["pages"][seat, slot, page] = COLOURS.index(self._colour(f"{part}.pages", colour))
                        s["filled"][seat] |= 1 << (2 * slot + page)

    def _read_piles(self, s: np.void) -> None:
        piles = self.mapping("piles", {county: {"top": None, "below": 0} for county in COUNTIES})
        if set(piles) != set(COUNTIES):
            raise self.wrong("piles", ", ".join(COUNTIES), ", ".join(map(str, piles)))
        for k, county in enumerate(COUNTIES):
            pile = piles[county]
            if not isinstance(pile, Mapping):
                raise self.wrong(f"piles.{county}", "expected-top-and-below", pile)
            top, below = pile.get("top"), self.number(f"piles.{county}.below", pile.get("below", 0))
            if below > PILE - 1 or (top is None and below):
                raise self.wrong(f"piles.{county}.below", "expected-below", below, most=PILE - 1)
            s["tops"][k] = NONE if top is None else self._book(f"piles.{county}.top", top)
            s["below"][k] = below
        used = [k for k in (*s["tops"].tolist(), *s["books"].ravel().tolist()) if k != NONE]
        if len(used) != len(set(used)):
            twice = next(k for k in used if used.count(k) > 1)
            raise self.wrong("books, piles", "expected-book-once", self.edition.books[twice].name)
        self._read_gone_books(s, set(used))

    def _read_gone_books(self, s: np.void, used: set[int]) -> None:
        """Books that left the game. If the position does not list them: none, or, if there are no piles, all others."""
        rest = set(range(BOOKS)) - used
        below = int(s["below"].sum())
        gone = self.mapping("gone", {}).get(
            "books", sorted(self.edition.books[k].name for k in rest) if below == 0 else []
        )
        if not isinstance(gone, list):
            raise self.wrong("gone.books", "expected-books", gone)
        numbers = {self._book("gone.books", one) for one in gone}
        if numbers & used:
            raise self.wrong("gone.books", "expected-books-gone", gone)
        if len(rest - numbers) != below:
            raise self.wrong("piles, gone.books", "expected-books-below", below, count=len(rest - numbers))
        s["unseen"] = sum(1 << k for k in rest - numbers)

    def _read_crystals(self, s: np.void) -> None:
        stage = int(s["stage"])
        ending = self.data.get("ending")
        pooled = stage == FINAL or (stage == OVER and ending != Ending.DEADLOCK)
        number = 1 if pooled else int(self.rules[0]["holders"])
        holders = self.data.get("holders", [[] for _ in range(number)])
        if not isinstance(holders, list) or len(holders) != number or not all(isinstance(h, list) for h in holders):
            raise self.wrong("holders", "expected-lists", holders, count=number)
        for k, holder in enumerate(holders):
            most = int(self.rules[0]["per_holder"]) * (SET_UP[self.players][0] if pooled else 1)
            if len(holder) > most:
                raise self.wrong(f"holders[{k}]", "expected-at-most", len(holder), most=most)
            for colour in holder:
                s["holders"][k] += 1 << (4 * COLOURS.index(self._colour(f"holders[{k}]", colour)))
        each = _unpack(int(self.rules[0]["in_play"]))
        pages = [colour for row in self.data.get("books", []) for one in row for colour in one.get("pages", [])]
        on_table = _on_table(self.mapping("map", {}).values(), *holders, pages)
        gone = self._counts("gone.crystals", self.mapping("gone", {}).get("crystals"))
        bag = self._counts("bag", self.data.get("bag"))
        if bag is None and pooled:
            bag = dict.fromkeys(COLOURS, 0)
        for c, colour in enumerate(COLOURS):
            rest = each[colour] - on_table[colour]
            # If only one of bag and gone is given, the other one gets the rest.
            inside = rest - (gone[colour] if gone else 0) if bag is None else bag[colour]
            left = rest - inside if gone is None else gone[colour]
            if inside < 0 or left < 0 or inside + left != rest:
                found = on_table[colour] + max(inside, 0) + max(left, 0)
                raise self.wrong("crystals", f"{each[colour]} × {colour}", found)
            s["bag"] += inside << (4 * c)
        if pooled and s["bag"]:
            raise self.wrong("bag", "expected-empty-bag", self.data.get("bag"))
        if not pooled and not s["bag"]:
            raise self.wrong("bag", "expected-filled-bag", 0)

    def _read_end(self, s: np.void) -> None:
        stage = int(s["stage"])
        ending = self.data.get("ending")
        if stage == OVER:
            if ending not in tuple(Ending):
                raise self.wrong("ending", ", ".join(Ending), ending)
            s["ending"] = _ENDINGS.index(Ending(ending))
        elif ending is not None:
            raise self.wrong("ending", "expected-no-ending", ending)
        most_turns = 2 * self.players - 1 + int(self.rules[0]["english_literal"])  # WQ-4.4
        if stage == FINAL:
            turns = self.number("turns_left", self.data.get("turns_left", self.players))
            if not 1 <= turns <= most_turns:
                raise self.wrong("turns_left", f"1–{most_turns}", turns)
            s["turns_left"] = turns
        elif self.data.get("turns_left") is not None:
            raise self.wrong("turns_left", "expected-no-turns-left", self.data["turns_left"])
        passes = self.number("passes", self.data.get("passes", 0))
        if passes > (0 if stage == FINAL else self.players - (stage == MAIN)):
            raise self.wrong("passes", "expected-passes", passes, players=self.players)
        s["passes"] = passes

    # --- values ---

    def _colour(self, part: str, value: object) -> str:
        if value not in COLOURS:
            raise self.wrong(part, ", ".join(COLOURS), value)
        return str(value)

    def _book(self, part: str, value: object) -> int:
        if not isinstance(value, str) or value not in self.edition.book_number:
            raise self.wrong(part, "expected-book", value)
        return self.edition.book_number[value]

    def _counts(self, part: str, value: object) -> dict[str, int] | None:
        if value is None:
            return None
        if not isinstance(value, Mapping) or not set(value) <= set(COLOURS):
            raise self.wrong(part, ", ".join(COLOURS), value)
        return {colour: self.number(part, value.get(colour, 0)) for colour in COLOURS}
