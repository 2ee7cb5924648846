"""Any game in the terminal, by what every game can tell: its position, its events and its legal actions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from queendom.cli.terminal_ui import Prompt, TerminalUi
from queendom.kernel.actions import Action
from queendom.kernel.rulebook import Rulebook
from queendom.kernel.view import View
from queendom.locales import Words

#: What a position says of the game as a whole: told once, when the game was chosen.
_HEAD = frozenset({"game", "edition", "edition_version", "players", "options"})


class PlainUi(TerminalUi):
    """A screen for a game that brings none."""

    short_rules: ClassVar[str] = "play-short-rules-plain"

    def __init__(self, words: Words, rulebook: Rulebook, names: list[str]) -> None:
        super().__init__(words, rulebook, names)
        self.rulebook = rulebook

    def table(self, view: View, width: int) -> RenderableType:
        parts = Table(title=self.words.name(view.game), show_header=False, title_justify="left")
        for key, value in view.position.items():
            if key not in _HEAD:
                parts.add_row(Text(key), Text(_shown(value)))
        return parts

    def tell(self, events: Sequence[Mapping[str, Any]]) -> list[str | None]:
        return [self._tell(event) for event in events]

    def _tell(self, event: Mapping[str, Any]) -> str | None:
        if event["type"] == "move":
            move = self.rulebook.write_move(self.rulebook.read_action(event["action"]))
            return f"{self.names[event['seat']]}: {move}"
        rest = ", ".join(f"{key} {_shown(value)}" for key, value in event.items() if key != "type")
        return f"{event['type']}: {rest}" if rest else str(event["type"])

    def ask(self, view: View, prompt: Prompt) -> Action:
        actions = view.legal_actions()
        chosen = prompt.number_or_move("play-what", [view.rulebook.write_move(one) for one in actions], view)
        return chosen if isinstance(chosen, Action) else actions[chosen]


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
