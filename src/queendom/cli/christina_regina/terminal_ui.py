"""Christina Regina in the terminal: what to ask for each kind of action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from rich.console import RenderableType
from rich.text import Text

from queendom.cli.christina_regina.draw import Screen, card
from queendom.cli.christina_regina.tell import Teller
from queendom.cli.terminal_ui import Prompt, TerminalUi
from queendom.games.christina_regina.actions import Agitate, Assassinate, Draw, Manipulate, Persuade
from queendom.games.christina_regina.notation import ROMAN
from queendom.games.christina_regina.shapes import Event
from queendom.games.christina_regina.state import COLOURS, GROUPS
from queendom.games.christina_regina.view import legal_of, position_of
from queendom.kernel.actions import Action, Pass
from queendom.kernel.rulebook import Rulebook
from queendom.kernel.shapes import AnyEvent
from queendom.kernel.view import View
from queendom.locales import Words


class ChristinaReginaFace(TerminalUi):
    short_rules: ClassVar[str] = "play-short-rules-christina-regina"

    def __init__(self, words: Words, rulebook: Rulebook, names: list[str]) -> None:
        super().__init__(words, rulebook, names)
        self.screen = Screen(words, names)

    def table(self, view: View, width: int) -> RenderableType:
        return self.screen.table(view)

    def tell(self, events: Sequence[AnyEvent]) -> list[str | None]:
        teller = Teller(self.words, self.names)
        return [teller.tell(event) for event in cast(Sequence[Event], events)]

    def ask(self, view: View, prompt: Prompt) -> Action:
        kind = self.ask_kind(view, prompt, ("draw", "agitate", "manipulate", "persuade", "assassinate", "pass"))
        if isinstance(kind, Action):
            return kind
        options = legal_of(view)
        if kind == "draw":
            source = self._ask_stack(view, prompt, "cr-which-draw", options["draw"])
            others = [stack for stack in options["draw"] if stack != source]
            return Draw(source, self._ask_stack(view, prompt, "cr-which-bury", others))
        if kind == "agitate":
            return Agitate(self._ask_stack(view, prompt, "cr-which-agitate", options["agitate"]))
        if kind == "manipulate":
            one, other = options["manipulate"][self._ask_pair(prompt, options["manipulate"])]
            return Manipulate((one, other))
        if kind == "persuade":
            chosen = options["persuade"][
                prompt.number("cr-which-card", [card(self.words, name) for name in options["persuade"]])
            ]
            return Persuade(chosen, self._ask_stack(view, prompt, "cr-onto-which", GROUPS))
        if kind == "assassinate":
            return self._ask_assassination(prompt, options["assassinate"])
        return Pass()

    def _ask_stack(self, view: View, prompt: Prompt, question: str, stacks: Sequence[str]) -> str:
        labels = []
        for stack in stacks:
            tops = position_of(view)["stacks"][stack]["top"]
            shown = card(self.words, tops[0]) if tops else Text(self.words("cr-empty"))
            labels.append(Text.assemble(shown, "  ", self.words(stack)))
        return stacks[prompt.number(question, labels)]

    def _ask_pair(self, prompt: Prompt, pairs: Sequence[Sequence[str]]) -> int:
        return prompt.number("cr-which-pair", [" ↔ ".join(self.words(stack) for stack in pair) for pair in pairs])

    def _ask_assassination(self, prompt: Prompt, victims: Mapping[str, Sequence[int]]) -> Action:
        seats = list(victims)
        victim = seats[prompt.number("cr-which-victim", [self.names[int(seat)] for seat in seats])]
        numbers = victims[victim]
        labels = [f"{ROMAN[number - 1]} {self.words(GROUPS[number - 1])}" for number in numbers]
        number = numbers[prompt.number("cr-which-number", labels)]
        colour = COLOURS[prompt.number("cr-which-dagger", [self.words(f"card-{colour}") for colour in COLOURS])]
        return Assassinate(int(victim), number, colour)
