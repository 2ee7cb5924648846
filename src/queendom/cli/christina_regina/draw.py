"""Christina Regina drawn in a terminal: court stacks, influence as it would score now, and everybody's leaders.

Colour is never the only sign: a card says its colour and its metal's Roman number.
"""

from __future__ import annotations

from collections import Counter

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from queendom.games.christina_regina.notation import ROMAN
from queendom.games.christina_regina.shapes import KnownAttempt
from queendom.games.christina_regina.state import GROUPS
from queendom.games.christina_regina.view import position_of
from queendom.kernel.view import View
from queendom.locales import Words

_GROUND = {
    "blue": "#2f5fb3",
    "red": "#a82a2a",
    "green": "#2f7d4a",
    "black": "#3a3a3a",
    "purple": "#73409b",
    "none": "#6b5f52",
}
_METAL = {"copper": "#d08a5a", "silver": "#c9d1d9", "gold": "#f2c14e"}


def card(words: Words, name: str) -> Text:
    """A card: its metal's number and its colour."""
    group, _, colour = name.partition("-")
    label = f" {ROMAN[GROUPS.index(group)]:>3} {words(f'card-{colour}'):<9}"
    return Text(label, style=f"bold white on {_GROUND[colour]}")


class Screen:
    """A whole table, as one of its players sees it."""

    def __init__(self, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names

    def table(self, view: View) -> RenderableType:
        stacks = Columns([self._stack(view, group) for group in GROUPS], padding=(0, 1))
        parts: list[RenderableType] = [self._head(view), stacks, self._discards(view), Text(""), self._seats(view)]
        return Group(*parts)

    def _head(self, view: View) -> Text:
        head = Text(self.words(view.game), style="bold")
        if view.seat is not None:
            colour = position_of(view)["factions"][view.seat] or ""
            head.append("  ")
            head.append(
                self.words("cr-you-are", colour=self.words(f"card-{colour}"), faction=self._faction(view, colour))
            )
        return head

    def _faction(self, view: View, colour: str) -> str:
        name: str = view.rulebook.edition.data["factions"][colour]["name"]
        return self.words(f"faction-{name}") if f"faction-{name}" in self.words else name

    def _stack(self, view: View, group: str) -> Panel:
        """The open cards, what lies below, and the influence stack with its points."""
        stack = position_of(view)["stacks"][group]
        known = len(stack["top"])
        size = known + stack["middle"] + len(stack["bottom"])
        body = Table.grid(padding=(0, 1))
        for place, name in enumerate(stack["top"][:2]):
            body.add_row(card(self.words, name), Text(self.words("cr-top") if place == 0 else "", style="dim"))
        if size == 0:
            body.add_row(Text(self.words("cr-empty"), style="bold yellow"), "")
        else:
            body.add_row(Text(self.words("play-below", count=max(0, size - 2)), style="dim"), "")
        if view.rulebook.options["memory-aid"] == "on" and stack["bottom"]:
            buried = ", ".join(self.words(f"card-{name.split('-')[1]}") for name in stack["bottom"])
            body.add_row(Text(self.words("cr-buried", cards=buried), style="dim"), "")
        body.add_row("", "")
        body.add_row(Text(self.words("cr-influence"), style="bold"), "")
        for place, name in enumerate(position_of(view)["influence"][group]):
            points = str(3 - place) if place < 3 else "·"
            body.add_row(card(self.words, name), Text(points, style="bold yellow"))
        title = f"{ROMAN[GROUPS.index(group)]} {self.words(group)}"
        return Panel(body, title=title, border_style=_METAL[group], width=25)

    def _discards(self, view: View) -> Text:
        text = Text(self.words("cr-discards") + " ", style="dim")
        if not position_of(view)["discards"]:
            text.append(self.words("cr-no-discards"), style="dim")
        discards: Counter[str] = Counter(position_of(view)["discards"])
        for name, number in discards.items():
            text.append_text(card(self.words, name))
            text.append(f" ×{number}  " if number > 1 else "  ")
        return text

    def _seats(self, view: View) -> Table:
        position = position_of(view)
        grid = Table.grid(padding=(0, 2))
        for seat, name in enumerate(self.names):
            who = Text("▶ " if seat == position["to_act"] else "  ", style="bold yellow")
            who.append(name, style="bold white")
            leaders = Text()
            for number in (1, 2, 3):
                tilted = number in position["tilted"][seat]
                leaders.append(
                    f" {ROMAN[number - 1]}{'╱' if tilted else ' '}", style="strike dim" if tilted else "bold"
                )
            action = self.words("cr-action-ready" if position["actions"][seat] else "cr-action-spent")
            colour = position["factions"][seat]
            known = Text(self.words(f"card-{colour}"), style=f"white on {_GROUND[colour]}") if colour else Text("?")
            tries = "; ".join(self._attempt(one) for one in position["attempts"] if one["assassin"] == seat)
            grid.add_row(who, known, leaders, Text(action, style="dim"), Text(tries, style="dim"))
        return grid

    def _attempt(self, one: KnownAttempt) -> str:
        key = "cr-attempt-success" if one["success"] else "cr-attempt-failure"
        return self.words(key, victim=self.names[one["victim"]], number=ROMAN[one["number"] - 1])
