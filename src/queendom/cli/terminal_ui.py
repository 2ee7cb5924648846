"""A game in the terminal: the base of the classes that show a table, say what happened and ask for an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rich.console import Console, RenderableType
from rich.text import Text

from queendom.errors import QueendomError
from queendom.kernel.actions import Action
from queendom.kernel.rulebook import Rulebook
from queendom.kernel.shapes import AnyEvent
from queendom.kernel.view import View
from queendom.locales import Words


class Leave(Exception):
    """The person leaves the table."""


class Back(Exception):
    """Start the choice over."""


class Prompt:
    """Asks a person; q leaves, b goes back, r tells the rules in short."""

    def __init__(self, console: Console, words: Words, short_rules: str) -> None:
        self.console = console
        self.words = words
        self.short_rules = short_rules

    def number(self, question: str, labels: Sequence[Text | str]) -> int:
        """One of the labels, by its number."""
        chosen = self.number_or_move(question, labels, None)
        assert isinstance(chosen, int)
        return chosen

    def number_or_move(self, question: str, labels: Sequence[Text | str], view: View | None) -> int | Action:
        """One of the labels, or, with a view, a legal move in notation."""
        self.console.print(Text(self.words(question), style="bold"))
        for number, label in enumerate(labels, 1):
            self.console.print(Text.assemble((f"  {number} ", "bold yellow"), label))
        while True:
            answer = self.line("> ")
            if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            if not answer:
                continue
            action = self._move(answer, view) if view else None
            if action is not None:
                return action
            if view is None or not self._explained(answer, view):
                self.console.print(self.words("play-not-understood", given=answer[:40], most=len(labels)))

    def _move(self, answer: str, view: View) -> Action | None:
        try:
            action = view.rulebook.read_move(answer)
            return action if view.rulebook.number(action) in view.legal_numbers() else None
        except QueendomError:
            return None

    def _explained(self, answer: str, view: View) -> bool:
        """Say why a move is not legal; False if the answer names no move at all."""
        try:
            number = view.rulebook.number(view.rulebook.read_move(answer))
            key = view.rulebook.refusal(view.state, number)
            error = QueendomError(key or "no-such-action", action=answer[:40])
        except QueendomError as caught:
            error = caught
        if error.key == "move-unreadable":
            return False
        self.console.print(self.words.error(error))
        return True

    def name(self, question: str, names: Sequence[str]) -> str:
        """One of these names, typed."""
        self.console.print(Text(self.words(question, example=names[0]), style="bold"))
        while True:
            answer = self.line("> ").lower()
            if answer in names:
                return answer
            self.console.print(self.words("play-not-a-space", given=answer[:40], expected=", ".join(names)))

    def confirm(self, move: str) -> None:
        """Enter plays, b starts over; anything else is asked again."""
        while self.line(self.words("play-confirm", move=move) + " ") not in ("", "y", "yes"):
            self.console.print(self.words("play-confirm-again"))

    def line(self, prompt: str) -> str:
        while True:
            answer = self.console.input(Text(prompt, style="bold yellow")).strip()
            if answer in ("q", "quit"):
                raise Leave
            if answer in ("b", "back"):
                raise Back
            if answer not in ("r", "?"):
                return answer
            self.console.print(" ".join(self.short_rules.split()))


class TerminalUi(ABC):
    """One game in the terminal. It gets what a viewer may see, and no more."""

    short_rules: ClassVar[str]

    def __init__(self, words: Words, rulebook: Rulebook, names: list[str]) -> None:
        self.words = words
        self.names = names
        #: Whether people who share the screen must not see what another one saw.
        self.has_secrets = not rulebook.layout.is_public

    @abstractmethod
    def table(self, view: View, width: int) -> RenderableType:
        """The table as the viewer sees it, on a terminal this wide."""

    @abstractmethod
    def tell(self, events: Sequence[AnyEvent]) -> list[str | None]:
        """A whole history in words, event by event; None for what is told with another."""

    @abstractmethod
    def ask(self, view: View, prompt: Prompt) -> Action:
        """One of the viewer's legal actions."""

    def ask_kind(self, view: View, prompt: Prompt, kinds: Sequence[str]) -> str | Action:
        """What kind of action, of those that are legal; or a whole move in notation."""
        legal = {action.kind for action in view.legal_actions()}
        shown = [kind for kind in kinds if kind in legal]
        chosen = prompt.number_or_move("play-what", [self.words(f"play-{kind}") for kind in shown], view)
        return chosen if isinstance(chosen, Action) else shown[chosen]
