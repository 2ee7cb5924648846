"""What lies at which address of the page, and what a link to it shows elsewhere: a title, a sentence, a picture.

Addresses hold tables and codes. A link shows which game it is about, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from queendom import games

#: What may be found by whoever searches: it is about no table and nobody.
_PUBLIC = frozenset({"home", "rules", "learn"})
_LOCALES = {"en": "en_GB", "ru": "ru_RU", "de": "de_DE", "hu": "hu_HU"}
_PICTURE = "/pictures/{name}.png"
_PICTURE_SIZE = (1200, 630)


class Place(NamedTuple):
    """Where an address leads: what kind of page, of which game, and at which table."""

    kind: str
    game: str | None = None
    table: str | None = None

    @property
    def is_public(self) -> bool:
        return self.kind in _PUBLIC


UNKNOWN = Place("unknown")
_ALONE = {"replay": "record", "position": "position"}


def place_of(path: str) -> Place:
    """The same as the page makes of it: web/src/state/router.svelte.ts."""
    match [part for part in path.split("/") if part]:
        case []:
            return Place("home")
        case ["replay" | "position" as kind]:
            return Place(_ALONE[kind])
        case ["rules" | "learn" as kind, game] if game in games.GAMES:
            return Place(kind, game)
        case ["tables", table]:
            return Place("table", None, table)
        case ["tables", table, "replay"]:
            return Place("replay", None, table)
        case ["join" | "seat" as kind, table] | ["join" | "seat" as kind, table, _]:
            # The code is in the fragment, which no browser sends. Links of before had it in the path.
            return Place(kind, None, table)
    return UNKNOWN


def _named(kind: str, game: str | None, language: str) -> tuple[str, str]:
    return "Queendom", ""


@dataclass(frozen=True, slots=True)
class Sayings:
    """Words for links. The edge knows them, not we."""

    #: The language for whoever accepts these (Accept-Language).
    language: Callable[[str], str] = lambda accepted: "en"
    #: Title and sentence for a kind of page, of a game where it is known, in a language.
    say: Callable[[str, str | None, str], tuple[str, str]] = _named


def head(place: Place, said: tuple[str, str], language: str, origin: str | None) -> str:
    """What stands in the head of the page. Without an origin there are no absolute addresses, so no picture."""
    title, text = said
    wide, high = _PICTURE_SIZE
    named: list[tuple[str, str]] = [("description", text)]
    properties: list[tuple[str, str]] = [
        ("og:site_name", "Queendom"),
        ("og:type", "website"),
        ("og:title", title),
        ("og:description", text),
        ("og:locale", _LOCALES.get(language, language)),
    ]
    named += [("twitter:title", title), ("twitter:description", text)]
    if not place.is_public:
        named.append(("robots", "noindex, nofollow"))
    if origin is not None:
        picture = origin + _PICTURE.format(name=place.game or "queendom")
        properties += [("og:image", picture), ("og:image:type", "image/png"), ("og:image:alt", title)]
        properties += [("og:image:width", str(wide)), ("og:image:height", str(high))]
        named += [("twitter:card", "summary_large_image"), ("twitter:image", picture)]
        # Whoever shows a link takes this for its address: an invitation has to stay the one that was sent.
        if place.is_public:
            properties.append(("og:url", origin + ("/" if place.game is None else f"/{place.kind}/{place.game}")))
    lines = [f"<title>{escape(title)}</title>"]
    lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named if value]
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties if value]
    return "".join(lines)
