"""Previews: what an action would bring, and what else a game lets one ask, from what the asking seat may know."""

from __future__ import annotations

from queendom.kernel.actions import Json
from queendom.kernel.view import View
from queendom.server import wire


def asks_something(ask: wire.AskPreview | wire.AskPosition) -> bool:
    return ask.action is not None or bool(ask.questions)


def previewed(view: View, ask: wire.AskPreview | wire.AskPosition) -> Json:
    """Null where not asked for; raises IllegalAction."""
    answer: Json = dict.fromkeys(("gains", "position", *wire.ANSWERS))
    if ask.action is not None:
        answer |= view.preview(ask.action)
    if ask.questions:
        answer |= view.answers(ask.action, ask.questions)
    return answer
