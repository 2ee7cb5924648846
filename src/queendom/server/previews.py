"""Previews: what an action or a page would bring, from what the asking seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from queendom.kernel.actions import Json
from queendom.kernel.errors import IllegalAction
from queendom.kernel.layout import Seat, States
from queendom.kernel.view import View
from queendom.server import wire


@runtime_checkable
class WithPages(Protocol):
    """The rules of a game whose books have pages."""

    def preview_pages(
        self,
        states: States,
        asking: Seat | None,
        action: Mapping[str, Any] | str | None,
        pages: Sequence[tuple[int | None, str, int, str]],
    ) -> list[Json | None]: ...


def asks_something(ask: wire.AskPreview | wire.AskPosition) -> bool:
    return ask.action is not None or ask.page is not None or ask.pages is not None


def previewed(view: View, ask: wire.AskPreview | wire.AskPosition) -> Json:
    """Null where not asked for; raises IllegalAction."""
    told: Json = dict.fromkeys(("gains", "position", "choices", "scores"))
    if ask.action is not None:
        told |= view.preview(ask.action)
    if ask.page is not None:
        page = ask.page
        told["choices"] = view.rulebook.preview_page(view.state, page.seat, page.book, page.page, page.colour)
    if ask.pages is not None:
        rules = view.rulebook
        if not isinstance(rules, WithPages):
            raise IllegalAction("no-pages", game=rules.game)
        asked = [(one.seat, one.book, one.page, one.colour) for one in ask.pages]
        told["scores"] = rules.preview_pages(view.state, view.seat, ask.action, asked)
    return told
