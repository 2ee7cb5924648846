"""Words for people, of engine, page and terminal: a folder for each language, a Fluent file for each chapter."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from queendom.errors import QueendomError, SetupError, shown
from queendom.kernel import plugins

LANGUAGES = ("en", "ru", "de", "hu")
#: A page fetches the chapters it shows; the last is for the terminal, and for the server itself, and is never fetched.
CHAPTERS = ("common", "winter-queen", "christina-regina", "replay", "rules", "lessons", "terminal")
_PLAIN = 10**9  # numbers up to here are written as numbers


class Words:
    """A language: `words("holder-out-of-reach", action="1R-b3")`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise SetupError("unknown-language", given=language[:20], expected=", ".join(LANGUAGES))
        self.language = language
        self._own = self._bundle(
            (files(__name__) / language / f"{chapter}.ftl").read_text(encoding="utf-8") for chapter in CHAPTERS
        )

    def _bundle(self, sources: Iterable[str]) -> FluentBundle:
        # Marks that isolate directions are for text that mixes scripts; terminals print them.
        functions = {"CRYSTAL": self._declining("crystal"), "COUNTY": self._declining("county")}
        bundle = FluentBundle([self.language], functions, use_isolating=False)
        for source in sources:
            bundle.add_resource(FluentResource(source))
        return bundle

    @cached_property
    def _added(self) -> FluentBundle:
        """The words of games that other packages bring: in this language, or in English. Ours come first, and looking
        for packages takes a moment: so they are read when a word is asked for that we do not have.
        """
        found = []
        for entry in plugins.offered_games():
            source = plugins.source_of(entry)
            names = [] if source is None else [source / "locales" / f"{one}.ftl" for one in (self.language, "en")]
            found += [file.read_text(encoding="utf-8") for file in names if file.is_file()][:1]
        return self._bundle(found)

    def __contains__(self, key: str) -> bool:
        return bool(self._own.has_message(key) or self._added.has_message(key))

    def name(self, game: str) -> str:
        """What a game is called; by the name of its package's making if it has no other."""
        return self(game) if game in self else game

    def ending(self, ending: str) -> str:
        """How a game ended."""
        return self(f"ending-{ending}") if f"ending-{ending}" in self else ending

    def __call__(self, key: str, **arguments: Any) -> str:
        return self._formatted(key, "", arguments)

    def _formatted(self, key: str, attribute: str, arguments: Mapping[str, Any]) -> str:
        """The message, or its attribute of this name if it has one."""
        bundle = self._own if self._own.has_message(key) else self._added
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            raise KeyError(f"{self.language}: {key} has no text")
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise KeyError(f"{self.language}: {key}: {errors[0]}")
        # Where a word may break is for pages; terminals print the mark.
        return str(text).replace("\u00ad", "")

    def _declining(self, family: str) -> Callable[..., Any]:
        """A Fluent function: of `red`, the words of crystal-red in a grammatical case."""

        def declined(key: str, case: str = "") -> str:
            return self._formatted(f"{family}-{key}", case, {})

        return declined

    def error(self, error: QueendomError) -> str:
        """What was wrong, what was expected and what to do, in one line; as the program says it, if a game of another
        package has no words for it.
        """
        if error.key not in self:
            return str(error)
        arguments: dict[str, object] = {
            name: value if isinstance(value, int) and abs(value) < _PLAIN else shown(value, 400)
            for name, value in error.arguments.items()
        }
        if str(arguments.get("game")) in self:
            arguments["game"] = self(str(arguments["game"]))
        # What was expected, and why a record's event is refused, may be keys themselves, with arguments beside them.
        if str(arguments.get("expected")).startswith("expected-"):
            arguments["expected"] = self(str(arguments["expected"]), **arguments)
        if error.key == "record-event-refused" and str(arguments["reason"]) in self:
            arguments["reason"] = self(str(arguments["reason"]), **arguments)
        return " ".join(self(error.key, **arguments).split())


def words(language: str | None = None) -> Words:
    """A language's words; without a name, those of the person at the terminal."""
    return _words(language or spoken(os.environ))


@cache
def _words(language: str) -> Words:
    return Words(language)


def spoken(environment: Mapping[str, str]) -> str:
    """The language of whoever works here: QUEENDOM_LANG, or the one of the locale if it is known, or English."""
    if chosen := environment.get("QUEENDOM_LANG"):
        return chosen
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    language = locale.replace("-", "_").replace(".", "_").split("_")[0].lower()
    return language if language in LANGUAGES else "en"
