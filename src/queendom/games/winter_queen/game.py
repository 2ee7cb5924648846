"""Winter Queen as a game among others: the names behind the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from queendom.games.winter_queen import (
    actions,
    edition,
    events,
    kernel,
    legal,
    notation,
    position,
    refusals,
    supply,
    view,
)
from queendom.games.winter_queen.actions import Activate
from queendom.games.winter_queen.board import tables
from queendom.games.winter_queen.edition import Edition
from queendom.games.winter_queen.kernel import perform_chosen
from queendom.games.winter_queen.numbering import MOST_LEGAL
from queendom.games.winter_queen.scoring import PageScore, Scoring
from queendom.games.winter_queen.state import COUNTIES, LAYOUT, MOST_BOOKS, NONE, OVER, SET_UP, Ending
from queendom.games.winter_queen.supply import BAG, FIRST_PILE, MOST_OUTCOMES, TILE
from queendom.kernel import generic, rulebook
from queendom.kernel.actions import Action, Json
from queendom.kernel.compiled import entry
from queendom.kernel.editions import Shelf
from queendom.kernel.errors import IllegalAction, shown
from queendom.kernel.layout import Layout, Rules, Seat, States

generic.implement(LAYOUT.dtype, kernel, legal, supply)

_SOURCES = {TILE: "domain", BAG: "bag"} | {FIRST_PILE + k: f"pile/{county}" for k, county in enumerate(COUNTIES)}


@entry
def _perform_chosen_at(rules: Rules, states: States, i: int, action: int, gained: int) -> None:
    perform_chosen(rules[0], states[i], action, gained)


class Rulebook(rulebook.Rulebook):
    """The rules of one match of Winter Queen."""

    game: ClassVar[str] = edition.GAME
    layout: ClassVar[Layout] = LAYOUT
    refusals: ClassVar[Sequence[str]] = refusals.KEYS
    most_legal: ClassVar[int] = MOST_LEGAL
    most_outcomes: ClassVar[int] = MOST_OUTCOMES
    edition: Edition

    def __init__(self, edition: Edition, players: int, options: Mapping[str, str]) -> None:
        super().__init__(edition, players, options, tables(edition, players, options))
        self.scoring = Scoring(edition, self.rules, players)

    def source_name(self, source: int) -> str:
        return _SOURCES[source]

    def number(self, action: Action) -> int:
        return actions.number(self.edition, action)

    def action(self, number: int) -> Action:
        return actions.action(self.edition, number)

    def read_action(self, data: Mapping[str, Any]) -> Action:
        return actions.read(data)

    def write_move(self, action: Action) -> str:
        return notation.write(action)

    def read_move(self, text: str) -> Action:
        return notation.read(text)

    def gains(self, states: States, action: Action) -> list[Json]:
        return events.gains(self.scoring, states, action)

    def perform(self, states: States, action: Action, number: int, gains: list[Json]) -> None:
        if isinstance(action, Activate) and any(action.choices):
            gained = sum(gain["vp"] for gain in gains)
            _perform_chosen_at(self.rules, states, 0, number, gained)
        else:
            super().perform(states, action, number, gains)

    def tell_deal(self, outcomes: Sequence[int]) -> Json:
        return events.tell_deal(self.edition, int(self.rules["per_holder"][0]), outcomes)

    def tell_move(
        self, before: States, action: Action, gains: list[Json], outcomes: Sequence[int], after: States
    ) -> list[Json]:
        return events.tell_move(self.scoring, before, action, gains, outcomes, after)

    def outcomes(self, events_of_move: Sequence[Mapping[str, Any]]) -> list[tuple[str, int]]:
        return events.outcomes(self.edition, events_of_move)

    def scores(self, states: States) -> list[int]:
        return [int(vp) for vp in states["vp"][0, : self.players]]

    def result(self, states: States) -> Json | None:
        """WQ-5.2: most VP win; a tie is a shared victory."""
        if states["stage"][0] != OVER:
            return None
        scores = self.scores(states)
        winners = [seat for seat, vp in enumerate(scores) if vp == max(scores)]
        return {"scores": scores, "winners": winners, "ending": str(list(Ending)[int(states["ending"][0]) - 1])}

    def see_event(self, event: Json, viewer: Seat | None, over: bool) -> Json:
        """Everything that happens in Winter Queen is public; what has not happened does not exist."""
        return event

    def tell_state(self, states: States) -> Json:
        return position.write(self.edition, self.rules, self.players, states)

    def from_position(self, data: Mapping[str, Any]) -> States:
        return position.Reader(self.edition, self.rules, self.players, data).read()

    def factored(self, states: States) -> Json:
        return view.factored(self.edition, self.rules, states)

    # --- previews ---

    def preview_page(self, states: States, seat: int, book: str, page: int, colour: str) -> list[Json]:
        return [score.to_json() for score in self.page_scores(states, seat, book, page, colour)]

    def page_scores(self, states: States, seat: int, book: str, page: int, colour: str) -> list[PageScore]:
        """Every choice for a page of a book that the seat holds, as if a crystal of `colour` lay on it now."""
        return self.scoring.choices(states, *self._place(states, seat, book, page, colour))

    def best_score(self, states: States, seat: int, book: str, page: int, colour: str) -> PageScore:
        """The proposal among these."""
        return self.scoring.best(states, *self._place(states, seat, book, page, colour))

    def preview_pages(
        self,
        states: States,
        asking: Seat | None,
        action: Mapping[str, Any] | str | None,
        pages: Sequence[tuple[int | None, str, int, str]],
    ) -> list[Json | None]:
        """The proposals for many pages (seat, book, page, colour), as if such a crystal lay on each: now, or after an
        action, before anything is drawn. A seat of None is the asking one.

        The top book of a pile scores as if the seat held it too. None for a book that the action takes away.
        """
        after = states
        if action is not None:
            after = states.copy()
            self.apply(after, self.read_move(action) if isinstance(action, str) else self.read_action(action))
        hands: dict[tuple[int, int], States] = {}  # with a book more, by seat and book
        found: list[Json | None] = []
        for given, book, page, colour in pages:
            seat = asking if given is None else given
            where = actions.page_number(page), actions.colour_number(colour)
            best = self._best_after(states, after, seat, book, *where, hands)
            found.append(None if best is None else best.to_json())
        return found

    def _best_after(
        self,
        before: States,
        after: States,
        seat: int | None,
        book: str,
        page: int,
        colour: int,
        hands: dict[tuple[int, int], States],
    ) -> PageScore | None:
        if seat is None or seat not in range(self.players):
            raise IllegalAction("no-such-seat", given=shown(seat), expected=f"0–{self.players - 1}")
        number = self.edition.book_number.get(book, NONE)
        if number == NONE or number not in [*before["books"][0, seat].tolist(), *before["tops"][0].tolist()]:
            raise IllegalAction("book-not-yours", action=shown(book))
        held = after["books"][0, seat].tolist()
        if number in held:
            return self.scoring.best(after, seat, held.index(number), page, colour)
        if number not in after["tops"][0].tolist():
            return None
        if (seat, number) not in hands:
            hands[seat, number] = _with_book(after, seat, number)
        hand = hands[seat, number]
        best = self.scoring.best(hand, seat, int(hand["held"][0, seat]) - 1, page, colour)
        if best.crystals is not None and NONE not in held:
            # WQ-6.8 counts all of one's own books, and a hand of four does not fit into a state.
            first = self._crystals_on(after, seat, 0, colour)
            best = replace(best, vp=best.vp + len(first), crystals=(*first, *best.crystals))
        return best

    def _crystals_on(self, states: States, seat: int, slot: int, colour: int) -> list[str]:
        """A book's crystals of a colour, named as Arcane Knowledge tells them."""
        book = int(states["books"][0, seat, slot])
        name = self.edition.books[book].name
        found = []
        for page in range(2):
            found += [f"{name}/{page}"] * int(states["pages"][0, seat, slot, page] == colour)
            found += [f"{name}/{page}/depicted"] * int(self.rules["depicted_on"][0, book, page] == colour)
        return found

    def _place(self, states: States, seat: int, book: str, page: int, colour: str) -> tuple[int, int, int, int]:
        """Seat, slot, page and colour as numbers; raises IllegalAction if there is no such thing."""
        if seat not in range(self.players):
            raise IllegalAction("no-such-seat", given=shown(seat), expected=f"0–{self.players - 1}")
        held = [self.edition.books[k].name for k in states["books"][0, seat].tolist() if k != NONE]
        if book not in held:
            raise IllegalAction("book-not-yours", action=shown(book))
        return seat, held.index(book), actions.page_number(page), actions.colour_number(colour)


def _with_book(states: States, seat: int, book: int) -> States:
    """A hand with one book more, empty, as its last; a full hand lets its first one go."""
    states = states.copy()
    books, pages = states["books"][0, seat], states["pages"][0, seat]
    held = int(states["held"][0, seat])
    if held == MOST_BOOKS:
        held -= 1
        books[:held], pages[:held] = books[1:].copy(), pages[1:].copy()
    books[held], pages[held] = book, NONE
    states["held"][0, seat] = held + 1
    return states


class WinterQueen(rulebook.Game):
    """Winter Queen, 2–4 players."""

    name: ClassVar[str] = edition.GAME
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = tuple(SET_UP)
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "end": ("equal-turns", "english-literal"),
        "wisps-same-colour": ("same", "none"),
        "scores": ("hidden", "open"),
    }
    endings: ClassVar[type[Ending]] = Ending
    default_edition: ClassVar[str] = edition.DEFAULT
    shelf: ClassVar[Shelf[Edition]] = edition.SHELF

    def rulebook(self, edition: rulebook.Edition, players: int, options: Mapping[str, str]) -> Rulebook:
        assert isinstance(edition, Edition)
        return Rulebook(edition, players, options)
