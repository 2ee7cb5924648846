"""What pages would score, before anybody acts: the questions of a preview, and their answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from queendom.errors import IllegalAction, shown
from queendom.games.winter_queen import actions, shapes
from queendom.games.winter_queen.actions import Activate
from queendom.games.winter_queen.edition import Edition
from queendom.games.winter_queen.explanations import PageScore, Scoring
from queendom.games.winter_queen.state import COLOURS, MOST_BOOKS, NONE
from queendom.kernel.actions import Action
from queendom.kernel.layout import Rules, Seat, States
from queendom.kernel.rulebook import SeenGame
from queendom.kernel.shapes import AnyEvent, Foreign

#: Seat (None: the asking one), book, page and colour, as they are asked for.
Asked = tuple[int | None, str, int, str]


class _Rulebook(Protocol):
    """What previews need of the rules."""

    edition: Edition
    players: int
    rules: Rules
    scoring: Scoring

    def apply(self, states: States, action: Action) -> Sequence[AnyEvent]: ...
    def read_action(self, data: Foreign) -> Action: ...
    def read_move(self, text: str) -> Action: ...
    def factored(self, states: States) -> shapes.Legal: ...


class Previews:
    """The questions that can be asked of the pages of one match."""

    def __init__(self, rulebook: _Rulebook) -> None:
        self.rulebook = rulebook
        self.edition = rulebook.edition
        self.scoring = rulebook.scoring

    def answers(self, view: SeenGame, action: Foreign | str | None, questions: Foreign) -> shapes.Answers:
        """What was asked, from what the asking seat may know; raises IllegalAction."""
        found: shapes.Answers = {}
        page, pages, book = questions.get("page"), questions.get("pages"), questions.get("returns")
        if page is not None:
            found["choices"] = self.of_page(view.state, page["seat"], page["book"], page["page"], page["colour"])
        if pages is not None:
            asked = [(one.get("seat"), one["book"], one["page"], one["colour"]) for one in pages]
            found["scores"] = self.of_pages(view.state, view.seat, action, asked)
        if book is not None:
            view.check_turn()
            found["returns"] = self.of_returns(view.state, book)
        return found

    def examples(self, states: States) -> list[Foreign]:
        """The tops of the piles, as if seat 0 held them."""
        tops = [self.edition.books[top].name for top in states["tops"][0].tolist() if top != NONE]
        return [{"pages": [{"book": top, "page": 0, "colour": COLOURS[0]} for top in tops]}]

    def of_page(self, states: States, seat: int, book: str, page: int, colour: str) -> list[shapes.PageScore]:
        """Every way to score a page, as `page_scores`, written down."""
        return [score.to_json() for score in self.page_scores(states, seat, book, page, colour)]

    def page_scores(self, states: States, seat: int, book: str, page: int, colour: str) -> list[PageScore]:
        """Every choice for a page of a book that the seat holds, as if a crystal of `colour` lay on it now."""
        return self.scoring.choices(states, *self._place(states, seat, book, page, colour))

    def best_score(self, states: States, seat: int, book: str, page: int, colour: str) -> PageScore:
        """The proposal among these."""
        return self.scoring.best(states, *self._place(states, seat, book, page, colour))

    def of_pages(
        self, states: States, asking: Seat | None, action: Foreign | str | None, pages: Sequence[Asked]
    ) -> list[shapes.PageScore | None]:
        """The proposals for many pages, as if such a crystal lay on each: now, or after an action, before anything is
        drawn.

        The top book of a pile scores as if the seat held it too. None for a book that the action takes away.
        """
        after = states
        if action is not None:
            after = states.copy()
            rules = self.rulebook
            rules.apply(after, rules.read_move(action) if isinstance(action, str) else rules.read_action(action))
        hands: dict[tuple[int, int], States] = {}  # with a book more, by seat and book
        found: list[shapes.PageScore | None] = []
        for given, book, page, colour in pages:
            seat = asking if given is None else given
            where = actions.page_number(page), actions.colour_number(colour)
            best = self._best_after(states, after, seat, book, *where, hands)
            found.append(None if best is None else best.to_json())
        return found

    def of_returns(self, states: States, book: str) -> shapes.Returns:
        """What the filled pages of all seats are worth now, and after the seat to act has activated a book: for each
        crystal that may go back to the bag. The book and the crystals on it are gone by then, too.
        """
        activate = self.rulebook.factored(states)["activate"]
        if book not in activate:
            raise IllegalAction("book-not-yours", action=shown(book))
        rest = [one for one in self._filled(states) if one[1] != self.edition.book_number[book]]
        after: dict[str, list[int]] = {}
        for space in activate[book] or []:
            left = states.copy()
            self.rulebook.apply(left, Activate(book, space))
            after[space] = [self._worth(left, *one) for one in rest]
        pages: list[shapes.WorthOfPage] = [
            {
                "seat": seat,
                "book": self.edition.books[held].name,
                "page": page,
                "vp": self._worth(states, seat, held, page),
            }
            for seat, held, page in rest
        ]
        return {"pages": pages, "after": after}

    def _filled(self, states: States) -> list[tuple[int, int, int]]:
        """Seat, book and page of every crystal on a book."""
        return [
            (seat, int(held), page)
            for seat in range(self.rulebook.players)
            for slot, held in enumerate(states["books"][0, seat])
            if held != NONE
            for page in range(2)
            if states["pages"][0, seat, slot, page] != NONE
        ]

    def _worth(self, states: States, seat: int, book: int, page: int) -> int:
        return self.scoring.worth(states, seat, states["books"][0, seat].tolist().index(book), page)

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
        seat = self._seat(seat)
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
            found += [f"{name}/{page}/depicted"] * int(self.rulebook.rules["depicted_on"][0, book, page] == colour)
        return found

    def _place(self, states: States, seat: int, book: str, page: int, colour: str) -> tuple[int, int, int, int]:
        """Seat, slot, page and colour as numbers; raises IllegalAction if there is no such thing."""
        seat = self._seat(seat)
        held = [self.edition.books[k].name for k in states["books"][0, seat].tolist() if k != NONE]
        if book not in held:
            raise IllegalAction("book-not-yours", action=shown(book))
        return seat, held.index(book), actions.page_number(page), actions.colour_number(colour)

    def _seat(self, seat: int | None) -> int:
        if seat is None or seat not in range(self.rulebook.players):
            raise IllegalAction("no-such-seat", given=shown(seat), expected=f"0–{self.rulebook.players - 1}")
        return seat


def _with_book(states: States, seat: int, book: int) -> States:
    """A seat's books with one more at the end, without crystals. If there are three already, the first is dropped."""
    states = states.copy()
    books, pages = states["books"][0, seat], states["pages"][0, seat]
    held = int(states["held"][0, seat])
    if held == MOST_BOOKS:
        held -= 1
        books[:held], pages[:held] = books[1:].copy(), pages[1:].copy()
    books[held], pages[held] = book, NONE
    states["held"][0, seat] = held + 1
    return states
