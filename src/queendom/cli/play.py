"""A game in the terminal: one person against bots. Numbered choices, back at any time, nothing to compute."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from queendom.bots import Bot, make_bot
from queendom.cli.draw import Screen, crystal
from queendom.cli.tell import Teller
from queendom.games.winter_queen.actions import Activate, Fill, Place
from queendom.games.winter_queen.game import Rulebook
from queendom.games.winter_queen.state import COLOURS
from queendom.kernel.actions import Action, Pass
from queendom.kernel.errors import QueendomError
from queendom.locales import Words
from queendom.match import Match


class Leave(Exception):
    """The person leaves the table."""


class Back(Exception):
    """One step back in a choice."""


class TerminalGame:
    """A match with a person in one seat and bots in the others."""

    def __init__(self, match: Match, seat: int, bots: Sequence[str], words: Words, console: Console) -> None:
        assert isinstance(match.rulebook, Rulebook)
        self.match = match
        self.rulebook = match.rulebook
        self.seat = seat
        self.words = words
        self.console = console
        self.names = [str(one["name"]) for one in match.seats]
        self.bots: dict[int, Bot] = {
            k: make_bot(bots[k], match.record()["events"][0]) for k in range(len(bots)) if k != seat
        }
        self.screen = Screen(words, self.names)
        self.teller = Teller(words, self.rulebook, self.names)

    def run(self) -> None:
        """Play to the end; Ctrl-C, end of input or q leave cleanly."""
        try:
            self._tell(self.match.events)
            while self.match.to_act is not None:
                if self.match.to_act == self.seat:
                    self._show()
                    self._tell(self.match.play(self._ask_action()))
                else:
                    bot = self.bots[self.match.to_act]
                    self._tell(self.match.play(bot.choose(self.match.view(self.match.to_act))))
            self._show()
            self._tell_result()
        except (Leave, KeyboardInterrupt, EOFError):
            self.console.print("\n" + self.words("play-bye"))

    # --- showing ---

    def _show(self) -> None:
        self.console.print()
        self.console.print(self.screen.table(self.match.view(self.seat)))

    def _tell(self, events: Sequence[dict[str, object]]) -> None:
        for event in events:
            line = self.teller.tell(event)
            if line:
                strong = event["type"] in ("gain", "final-stage", "end")
                self.console.print(
                    Text(("  " if event["type"] != "move" else "") + line, style="bold" if strong else "")
                )

    def _tell_result(self) -> None:
        result = self.match.result
        assert result is not None
        scores = ", ".join(f"{name} {vp}" for name, vp in zip(self.names, result["scores"], strict=True))
        self.console.print(self.words("play-over", ending=self.words(f"ending-{result['ending']}"), scores=scores))
        winners = result["winners"]
        if winners == [self.seat]:
            key, arguments = "play-you-win", {}
        elif len(winners) == 1:
            key, arguments = "play-winner", {"name": self.names[winners[0]]}
        else:
            key, arguments = "play-shared", {"names": ", ".join(self.names[seat] for seat in winners)}
        self.console.print(Text(self.words(key, **arguments), style="bold yellow"))

    # --- asking ---

    def _ask_action(self) -> Action:
        """Ask until a whole action is chosen and confirmed."""
        legal = self.match.legal_actions()
        self.console.print(
            Text(self.words("play-prompt-help", example=self.rulebook.write_move(legal[0])), style="dim")
        )
        while True:
            try:
                action = self._ask_kind(legal)
                self._confirm(action)
                return action
            except Back:
                continue

    def _ask_kind(self, legal: list[Action]) -> Action:
        asks: dict[str, Callable[[list[Action]], Action]] = {
            "place": self._ask_place,
            "fill": self._ask_fill,
            "activate": self._ask_activate,
            "pass": lambda actions: actions[0],
        }
        kinds = [kind for kind in asks if any(action.kind == kind for action in legal)]
        labels = [Text(self.words(f"play-{kind}")) for kind in kinds]
        chosen = self._ask("play-what", labels, moves=True)
        if isinstance(chosen, Action):
            return chosen
        kind = kinds[chosen]
        return asks[kind]([action for action in legal if action.kind == kind])

    def _ask_crystal(self, actions: Sequence[Place | Fill]) -> tuple[int, str]:
        """Which crystal: each kind on each holder once."""
        options = sorted({(one.holder, one.colour) for one in actions}, key=lambda it: (it[0], COLOURS.index(it[1])))
        position = self.match.position()
        labels = []
        for holder, colour in options:
            name = self.words("play-crystal", colour=self.words(colour), holder=holder)
            label = Text.assemble(crystal(colour), " ", name)
            if len(position["holders"][holder]) == 1:
                label.append(" · " + self.words("play-last-crystal"), style="bold yellow")
            labels.append(label)
        return options[self._ask_number("play-which-crystal", labels)]

    def _ask_place(self, legal: list[Action]) -> Action:
        places = [one for one in legal if isinstance(one, Place)]
        holder, colour = self._ask_crystal(places)
        places = [one for one in places if (one.holder, one.colour) == (holder, colour)]
        space = self._ask_space("play-which-space", list(dict.fromkeys(one.space for one in places)))
        places = [one for one in places if one.space == space]
        if len(places) == 1:
            return places[0]
        tops = self.match.position()["piles"]
        labels = [
            self._take_label(one.take, tops[one.take]["top"]) if one.take else Text(self.words("play-no-book"))
            for one in places
        ]
        return places[self._ask_number("play-which-book", labels)]

    def _take_label(self, county: str, book: str) -> Text:
        name = self.screen.book(self.rulebook, book)
        return Text(self.words("play-take", county=self.words(county), book=str(name)))

    def _ask_fill(self, legal: list[Action]) -> Action:
        fills = [one for one in legal if isinstance(one, Fill)]
        holder, colour = self._ask_crystal(fills)
        fills = [one for one in fills if (one.holder, one.colour) == (holder, colour)]
        labels = []
        for one in fills:
            book = self.rulebook.edition.books[self.rulebook.edition.book_number[one.book]]
            vp = self.rulebook.best_score(self.match.state, self.seat, one.book, one.page, colour).vp
            page = str(self.screen.page(book, one.page))
            labels.append(Text(self.words("play-page", effect=page, vp=vp)))
        return fills[self._ask_number("play-which-page", labels)]

    def _ask_activate(self, legal: list[Action]) -> Action:
        activations = [one for one in legal if isinstance(one, Activate)]
        books = list(dict.fromkeys(one.book for one in activations))
        labels = []
        for book in books:
            one = next(one for one in activations if one.book == book)
            vp = sum(gain["vp"] for gain in self.rulebook.gains(self.match.state, one))
            labels.append(Text(self.words("play-activation", book=str(self.screen.book(self.rulebook, book)), vp=vp)))
        book = books[self._ask_number("play-which-activation", labels)]
        activations = [one for one in activations if one.book == book]
        if activations[0].returned is None:
            return activations[0]
        space = self._ask_space("play-which-return", [str(one.returned) for one in activations])
        return next(one for one in activations if one.returned == space)

    def _confirm(self, action: Action) -> None:
        if isinstance(action, Pass):
            return
        answer = self._read(self.words("play-confirm", move=self.rulebook.write_move(action)) + " ")
        if answer not in ("", "y", "yes"):
            raise Back

    # --- reading ---

    def _ask_number(self, question: str, labels: Sequence[Text]) -> int:
        chosen = self._ask(question, labels)
        assert isinstance(chosen, int)
        return chosen

    def _ask(self, question: str, labels: Sequence[Text], moves: bool = False) -> int | Action:
        """One of the labels, by its number; where moves are allowed, also a move in notation."""
        self.console.print(Text(self.words(question), style="bold"))
        for number, label in enumerate(labels, 1):
            self.console.print(Text.assemble((f"  {number} ", "bold yellow"), label))
        while True:
            answer = self._read("> ")
            if answer.isdecimal() and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            if moves:
                try:
                    action = self.rulebook.read_move(answer)
                    if action in self.match.legal_actions():
                        return action
                    self.rulebook.apply(self.match.state, action)
                except QueendomError as error:
                    if error.key != "move-unreadable":
                        self.console.print(self.words.error(error))
                        continue
            self.console.print(self.words("play-not-understood", given=answer[:40], most=len(labels)))

    def _ask_space(self, question: str, spaces: Sequence[str]) -> str:
        self.console.print(Text(self.words(question, example=spaces[0]), style="bold"))
        while True:
            answer = self._read("> ").lower()
            if answer in spaces:
                return answer
            self.console.print(self.words("play-not-a-space", given=answer[:40], expected=", ".join(spaces)))

    def _read(self, prompt: str) -> str:
        """A line; q leaves, b goes back, r tells the rules in short."""
        while True:
            answer = self.console.input(Text(prompt, style="bold yellow")).strip()
            if answer in ("q", "quit"):
                raise Leave
            if answer in ("b", "back"):
                raise Back
            if answer not in ("r", "?"):
                return answer
            self.console.print(self.words("play-short-rules"))
