"""Words for people: message keys of the engine and labels of the terminal, from one Fluent file a language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from queendom.kernel.errors import QueendomError, SetupError, shown

LANGUAGES = ("en",)
_PLAIN = 10**9  # numbers up to here are written as numbers


class Words:
    """A language: `words("holder-out-of-reach", move="1R-b3")`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise SetupError("unknown-language", given=language[:20], expected=", ".join(LANGUAGES))
        self.language = language
        # Marks that isolate directions are for text that mixes scripts; terminals print them.
        self._bundle = FluentBundle([language], use_isolating=False)
        source = (files(__name__) / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **arguments: Any) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.language}: {key} has no text")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def error(self, error: QueendomError) -> str:
        """What was wrong, what was expected and what to do, in one line."""
        arguments = {
            name: value if isinstance(value, int) and abs(value) < _PLAIN else shown(value, 400)
            for name, value in error.arguments.items()
        }
        if error.key == "record-event-refused" and str(error.arguments["reason"]) in self:
            arguments["reason"] = str(error.arguments["reason"])
        return " ".join(self(error.key, **arguments).split())


@cache
def words(language: str = "en") -> Words:
    return Words(language)
