"""Winter Queen in the terminal: what to ask for each kind of action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from rich.console import RenderableType
from rich.text import Text

from queendom.cli.terminal_ui import Prompt, TerminalUi
from queendom.cli.winter_queen.draw import Screen, crystal
from queendom.cli.winter_queen.tell import Teller
from queendom.games.winter_queen.actions import Activate, Fill, Place
from queendom.games.winter_queen.game import Rulebook
from queendom.games.winter_queen.shapes import Event
from queendom.games.winter_queen.state import COLOURS
from queendom.games.winter_queen.view import position_of
from queendom.kernel import rulebook as rulebooks
from queendom.kernel.actions import Action, Pass
from queendom.kernel.shapes import AnyEvent
from queendom.kernel.view import View
from queendom.locales import Words


class WinterQueenFace(TerminalUi):
    short_rules: ClassVar[str] = "play-short-rules-winter-queen"

    def __init__(self, words: Words, rulebook: rulebooks.Rulebook, names: list[str]) -> None:
        super().__init__(words, rulebook, names)
        assert isinstance(rulebook, Rulebook)
        self.rulebook = rulebook
        self.screen = Screen(words, names)

    def table(self, view: View, width: int) -> RenderableType:
        return self.screen.table(view, width)

    def tell(self, events: Sequence[AnyEvent]) -> list[str | None]:
        teller = Teller(self.words, self.rulebook, self.names)
        return [teller.tell(event) for event in cast(Sequence[Event], events)]

    def ask(self, view: View, prompt: Prompt) -> Action:
        kind = self.ask_kind(view, prompt, ("place", "fill", "activate", "pass"))
        if isinstance(kind, Action):
            return kind
        legal = view.legal_actions()
        if kind == "place":
            return self._ask_place(view, prompt, [one for one in legal if isinstance(one, Place)])
        if kind == "fill":
            return self._ask_fill(view, prompt, [one for one in legal if isinstance(one, Fill)])
        if kind == "activate":
            return self._ask_activate(view, prompt, [one for one in legal if isinstance(one, Activate)])
        return Pass()

    def _ask_crystal(self, view: View, prompt: Prompt, actions: Sequence[Place | Fill]) -> tuple[int, str]:
        """Which crystal: each kind on each holder once."""
        options = sorted({(one.holder, one.colour) for one in actions}, key=lambda it: (it[0], COLOURS.index(it[1])))
        labels = []
        for holder, colour in options:
            name = self.words("play-crystal", colour=colour, holder=holder)
            label = Text.assemble(crystal(colour), " ", name)
            if len(position_of(view)["holders"][holder]) == 1:
                label.append(" · " + self.words("play-last-crystal"), style="bold yellow")
            labels.append(label)
        return options[prompt.number("play-which-crystal", labels)]

    def _ask_place(self, view: View, prompt: Prompt, places: list[Place]) -> Action:
        holder, colour = self._ask_crystal(view, prompt, places)
        places = [one for one in places if (one.holder, one.colour) == (holder, colour)]
        space = prompt.name("play-which-space", list(dict.fromkeys(one.space for one in places)))
        places = [one for one in places if one.space == space]
        if len(places) == 1:
            return places[0]
        tops = position_of(view)["piles"]
        labels = [
            self._take_label(one.take, tops[one.take]["top"] or "") if one.take else self.words("play-no-book")
            for one in places
        ]
        return places[prompt.number("play-which-book", labels)]

    def _take_label(self, county: str, book: str) -> str:
        name = self.screen.book(self.rulebook, book)
        return self.words("play-take", county=county, book=str(name))

    def _ask_fill(self, view: View, prompt: Prompt, fills: list[Fill]) -> Action:
        holder, colour = self._ask_crystal(view, prompt, fills)
        fills = [one for one in fills if (one.holder, one.colour) == (holder, colour)]
        labels = []
        for one in fills:
            book = self.rulebook.edition.books[self.rulebook.edition.book_number[one.book]]
            assert view.seat is not None
            vp = self.rulebook.best_score(view.state, view.seat, one.book, one.page, colour).vp
            labels.append(self.words("play-page", effect=str(self.screen.page(book, one.page)), vp=vp))
        return fills[prompt.number("play-which-page", labels)]

    def _ask_activate(self, view: View, prompt: Prompt, activations: list[Activate]) -> Action:
        books = list(dict.fromkeys(one.book for one in activations))
        labels = []
        for book in books:
            one = next(one for one in activations if one.book == book)
            vp = sum(gain["vp"] for gain in self.rulebook.immediate_events(view.state, one))
            labels.append(self.words("play-activation", book=str(self.screen.book(self.rulebook, book)), vp=vp))
        book = books[prompt.number("play-which-activation", labels)]
        activations = [one for one in activations if one.book == book]
        if activations[0].returned is None:
            return activations[0]
        space = prompt.name("play-which-return", [str(one.returned) for one in activations])
        return next(one for one in activations if one.returned == space)
