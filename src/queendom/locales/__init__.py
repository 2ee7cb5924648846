"""Words for people: message keys of the engine and labels of the terminal, from one Fluent file a language."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from queendom.kernel.errors import QueendomError, SetupError, shown

LANGUAGES = ("en", "ru", "de", "hu")
_PLAIN = 10**9  # numbers up to here are written as numbers


class Words:
    """A language: `words("holder-out-of-reach", action="1R-b3")`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise SetupError("unknown-language", given=language[:20], expected=", ".join(LANGUAGES))
        self.language = language
        # Marks that isolate directions are for text that mixes scripts; terminals print them.
        functions = {"CRYSTAL": self._declining("crystal"), "COUNTY": self._declining("county")}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        source = (files(__name__) / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **arguments: Any) -> str:
        return self._formatted(key, "", arguments)

    def _formatted(self, key: str, attribute: str, arguments: Mapping[str, Any]) -> str:
        """The message, or its attribute of this name if it has one."""
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute, message.value)
        if pattern is None:
            raise KeyError(f"{self.language}: {key} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
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
        """What was wrong, what was expected and what to do, in one line."""
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
