"""Winter Queen in the terminal: what to ask for each kind of action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from queendom.cli.face import Asker, Face
from queendom.cli.winter_queen.draw import Screen, crystal
from queendom.cli.winter_queen.tell import Teller
from queendom.games.winter_queen.actions import Activate, Fill, Place
from queendom.games.winter_queen.game import Rulebook
from queendom.games.winter_queen.state import COLOURS
from queendom.kernel import rulebook as rulebooks
from queendom.kernel.actions import Action, Pass
from queendom.kernel.view import View
from queendom.locales import Words


class WinterQueenFace(Face):
    has_secrets: ClassVar[bool] = False
    short_rules: ClassVar[str] = "play-short-rules-winter-queen"

    def __init__(self, words: Words, rulebook: rulebooks.Rulebook, names: list[str]) -> None:
        super().__init__(words, rulebook, names)
        assert isinstance(rulebook, Rulebook)
        self.rulebook = rulebook
        self.screen = Screen(words, names)

    def table(self, view: View, width: int) -> RenderableType:
        return self.screen.table(view, width)

    def tell(self, events: Sequence[Mapping[str, Any]]) -> list[str | None]:
        teller = Teller(self.words, self.rulebook, self.names)
        return [teller.tell(event) for event in events]

    def ask(self, view: View, asker: Asker) -> Action:
        kind = self.ask_kind(view, asker, ("place", "fill", "activate", "pass"))
        if isinstance(kind, Action):
            return kind
        legal = view.legal_actions()
        if kind == "place":
            return self._ask_place(view, asker, [one for one in legal if isinstance(one, Place)])
        if kind == "fill":
            return self._ask_fill(view, asker, [one for one in legal if isinstance(one, Fill)])
        if kind == "activate":
            return self._ask_activate(view, asker, [one for one in legal if isinstance(one, Activate)])
        return Pass()

    def _ask_crystal(self, view: View, asker: Asker, actions: Sequence[Place | Fill]) -> tuple[int, str]:
        """Which crystal: each kind on each holder once."""
        options = sorted({(one.holder, one.colour) for one in actions}, key=lambda it: (it[0], COLOURS.index(it[1])))
        labels = []
        for holder, colour in options:
            name = self.words("play-crystal", colour=colour, holder=holder)
            label = Text.assemble(crystal(colour), " ", name)
            if len(view.position["holders"][holder]) == 1:
                label.append(" · " + self.words("play-last-crystal"), style="bold yellow")
            labels.append(label)
        return options[asker.number("play-which-crystal", labels)]

    def _ask_place(self, view: View, asker: Asker, places: list[Place]) -> Action:
        holder, colour = self._ask_crystal(view, asker, places)
        places = [one for one in places if (one.holder, one.colour) == (holder, colour)]
        space = asker.name("play-which-space", list(dict.fromkeys(one.space for one in places)))
        places = [one for one in places if one.space == space]
        if len(places) == 1:
            return places[0]
        tops = view.position["piles"]
        labels = [
            self._take_label(one.take, tops[one.take]["top"]) if one.take else self.words("play-no-book")
            for one in places
        ]
        return places[asker.number("play-which-book", labels)]

    def _take_label(self, county: str, book: str) -> str:
        name = self.screen.book(self.rulebook, book)
        return self.words("play-take", county=county, book=str(name))

    def _ask_fill(self, view: View, asker: Asker, fills: list[Fill]) -> Action:
        holder, colour = self._ask_crystal(view, asker, fills)
        fills = [one for one in fills if (one.holder, one.colour) == (holder, colour)]
        labels = []
        for one in fills:
            book = self.rulebook.edition.books[self.rulebook.edition.book_number[one.book]]
            assert view.seat is not None
            vp = self.rulebook.best_score(view.state, view.seat, one.book, one.page, colour).vp
            labels.append(self.words("play-page", effect=str(self.screen.page(book, one.page)), vp=vp))
        return fills[asker.number("play-which-page", labels)]

    def _ask_activate(self, view: View, asker: Asker, activations: list[Activate]) -> Action:
        books = list(dict.fromkeys(one.book for one in activations))
        labels = []
        for book in books:
            one = next(one for one in activations if one.book == book)
            vp = sum(gain["vp"] for gain in self.rulebook.gains(view.state, one))
            labels.append(self.words("play-activation", book=str(self.screen.book(self.rulebook, book)), vp=vp))
        book = books[asker.number("play-which-activation", labels)]
        activations = [one for one in activations if one.book == book]
        if activations[0].returned is None:
            return activations[0]
        space = asker.name("play-which-return", [str(one.returned) for one in activations])
        return next(one for one in activations if one.returned == space)
