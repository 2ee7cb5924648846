"""A game in the terminal: people on one device against bots. Choices are numbered, and one can go back at any time.

Where a game has secrets and several people share the screen, a curtain hides it between their turns.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from queendom.bots import Bot
from queendom.cli.terminal_ui import Back, Leave, Prompt, TerminalUi
from queendom.kernel.actions import Action, Pass
from queendom.kernel.layout import Seat
from queendom.kernel.shapes import AnyMove
from queendom.match import Match


class TerminalGame:
    """A match with people in some seats and bots in the others."""

    def __init__(self, match: Match, ui: TerminalUi, bots: Mapping[int, Bot], console: Console) -> None:
        self.match = match
        self.ui = ui
        self.words = ui.words
        self.bots = bots
        self.people = [seat for seat in range(match.rulebook.players) if seat not in bots]
        self.console = console
        self.prompt = Prompt(console, ui.words, ui.words(ui.short_rules))
        self.sentence = dict.fromkeys(self.people, 0)
        self.curtain = ui.has_secrets and len(self.people) > 1

    def run(self) -> None:
        """Play to the end; Ctrl-C, end of input or q leave cleanly."""
        try:
            while (seat := self.match.to_act) is not None:
                if seat in self.bots:
                    self.match.play(self.bots[seat].choose(self.match.view(seat)))
                else:
                    self._turn(seat)
            self._end()
        except (Leave, KeyboardInterrupt, EOFError):
            self.console.print("\n" + self.words("play-bye"))

    def _turn(self, seat: Seat) -> None:
        if self.curtain:
            self._lower_curtain(self.words("play-curtain", name=self.ui.names[seat]))
        self._tell_new(seat)
        self.console.print()
        self.console.print(self.ui.table(self.match.view(seat), self.console.width))
        self.match.play(self._ask(seat))
        self._tell_new(seat)
        if self.curtain:
            self._wait(self.words("play-done"))
            self._lower_curtain()

    def _lower_curtain(self, message: str = "") -> None:
        """Clear the screen and what it scrolled away."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        if message:
            self._wait(message)

    def _wait(self, message: str) -> None:
        try:
            self.prompt.line(message + " ")
        except Back:
            return

    def _tell_new(self, viewer: int) -> None:
        """What happened since this person last looked, in words."""
        history = self.match.view(viewer).history
        lines = self.ui.tell(history)
        for event, line in list(zip(history, lines, strict=True))[self.sentence[viewer] :]:
            if line:
                strong = event["type"] in ("gain", "attempt", "final-stage", "end")
                indent = "" if event["type"] == "move" else "  "
                self.console.print(Text(indent + line, style="bold" if strong else ""))
        self.sentence[viewer] = len(history)

    def _end(self) -> None:
        if self.people:
            self._tell_new(self.people[0])
        self.console.print()
        self.console.print(self.ui.table(self.match.view(None), self.console.width))
        result = self.match.result
        assert result is not None
        names = self.ui.names
        scores = ", ".join(f"{name} {points}" for name, points in zip(names, result["scores"], strict=True))
        self.console.print(self.words("play-over", ending=self.words.ending(result["ending"]), scores=scores))
        winners = result["winners"]
        if len(self.people) == 1 and winners == self.people:
            sentence = self.words("play-you-win")
        elif len(winners) == 1:
            sentence = self.words("play-winner", name=names[winners[0]])
        elif winners:
            sentence = self.words("play-shared", names=", ".join(names[seat] for seat in winners))
        else:
            sentence = self.words("play-nobody-wins")
        self.console.print(Text(sentence, style="bold yellow"))

    def _ask(self, seat: Seat) -> Action:
        """Ask until a whole action is chosen and confirmed."""
        view = self.match.view(seat)
        rulebook = view.rulebook
        example = rulebook.write_move(view.legal_actions()[0])
        self.console.print(Text(self.words("play-prompt-help", example=example), style="dim"))
        while True:
            try:
                action = self.ui.ask(view, self.prompt)
                if not isinstance(action, Pass):
                    move: AnyMove = {"type": "move", "seat": seat, "action": action.to_json()}
                    sentence = self.ui.tell([*view.history, move])[-1]
                    self.prompt.confirm(f"{sentence} ({rulebook.write_move(action)})")
                return action
            except Back:
                continue
