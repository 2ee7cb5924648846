"""Events in words, one line each."""

from __future__ import annotations

from queendom.games.winter_queen.edition import Book
from queendom.games.winter_queen.game import Rulebook
from queendom.games.winter_queen.shapes import Action, Event, Gain
from queendom.locales import Words


def page_name(words: Words, book: Book, page: int) -> str:
    """A page by its effect; Forest Wisps with the colour it depicts."""
    effect, depicted = words(f"effect-{book.effects[page]}"), book.depicted[page]
    return words("effect-depicting", effect=effect, colour=depicted) if depicted else effect


class Teller:
    """Tells what happened at a table of these names."""

    def __init__(self, words: Words, rulebook: Rulebook, names: list[str]) -> None:
        self.words = words
        self.rulebook = rulebook
        self.names = names
        self.tops: dict[str, str] = {}
        self.map: dict[str, str] = {}

    def tell(self, event: Event) -> str | None:
        """One event; None for what is told with another."""
        match event["type"]:
            case "deal":
                self.tops = dict(event["tops"])
                return None
            case "move":
                return self._move(self.names[event["seat"]], event["action"])
            case "gain":
                return self._gain(event)
            case "refill":
                crystals = ", ".join(self.words(colour) for colour in event["crystals"])
                return self.words("told-refill", holder=event["holder"], crystals=crystals)
            case "reveal":
                self.tops[event["county"]] = event["book"]
                return self.words("told-reveal", county=event["county"], book=self.book(event["book"]))
            case "final-stage":
                return self.words("told-final-stage")
        return self.words("told-end")

    def book(self, name: str) -> str:
        """A book by its effects' names."""
        book = self.rulebook.edition.books[self.rulebook.edition.book_number[name]]
        return " + ".join(page_name(self.words, book, page) for page in range(2))

    def _move(self, name: str, action: Action) -> str:
        match action["kind"]:
            case "place":
                self.map[action["space"]] = action["colour"]
                placed = {"name": name, "colour": action["colour"], "space": action["space"]}
                if action["take"] is None:
                    return self.words("told-place", **placed)
                taken = self.tops.pop(action["take"], None)
                if taken is None:  # the game began at a position, whose top books no event told
                    return self.words("told-place-take-county", **placed, county=action["take"])
                return self.words("told-place-take", **placed, book=self.book(taken))
            case "fill":
                filled = self.rulebook.edition.books[self.rulebook.edition.book_number[action["book"]]]
                effect = page_name(self.words, filled, action["page"])
                return self.words("told-fill", name=name, colour=action["colour"], effect=effect)
            case "activate":
                book_name = self.book(action["book"])
                returned = action.get("return")
                if returned is None:
                    return self.words("told-activate", name=name, book=book_name)
                colour = self.map.pop(returned, "any")
                return self.words("told-activate-return", name=name, book=book_name, space=returned, colour=colour)
        return self.words("told-pass", name=name)

    def _gain(self, event: Gain) -> str:
        name = self.names[event["seat"]]
        if event["why"] == "last-crystal":
            return self.words("told-gain-last", name=name)
        effect = self.words(f"effect-{event['why']}")
        spaces = "" if event["why"] == "arcane" else ", ".join(event["spaces"])
        if spaces:
            return self.words("told-gain-spaces", name=name, vp=event["vp"], effect=effect, spaces=spaces)
        return self.words("told-gain", name=name, vp=event["vp"], effect=effect)
