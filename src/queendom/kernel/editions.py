"""Reading edition files: TOML with a shape, and errors that name the file, the key and what was expected."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from queendom.errors import EditionError, SetupError, expected_kind, shown

FORMAT = "queendom-edition/1"
_DEEPEST = 8
PROVENANCES = ("stated", "derived", "ruled", "reconstructed")


class EditionFile:
    """The contents of an edition file, with getters that raise clear errors."""

    def __init__(self, data: Mapping[str, Any], file: str) -> None:
        self.data = data
        self.file = file
        self._check_plain("", data)

    def _check_plain(self, key: str, value: object, depth: int = 0) -> None:
        """Only values of JSON, and not nested too deeply: records contain editions that people have made."""
        if depth > _DEEPEST:
            raise self.wrong(key, "expected-levels", f"> {_DEEPEST}", most=_DEEPEST)
        if isinstance(value, Mapping):
            for name, part in value.items():
                self._check_plain(f"{key}.{shown(name)}".lstrip("."), part, depth + 1)
        elif isinstance(value, list):
            for part in value:
                self._check_plain(key, part, depth + 1)
        elif not isinstance(value, str | int | float):
            raise self.wrong(key, "expected-plain-values", type(value).__name__)

    @classmethod
    def read(cls, path: Path) -> EditionFile:
        try:
            return cls(tomllib.loads(path.read_text(encoding="utf-8")), str(path))
        except (OSError, ValueError, RecursionError) as error:  # a TOMLDecodeError is a ValueError
            reason = error.strerror if isinstance(error, OSError) else shown(error, 200)
            raise EditionError("edition-unreadable", file=str(path), reason=str(reason)) from None

    def wrong(self, key: str, expected: object, found: object, **arguments: int) -> EditionError:
        """`expected` is a value, or a key with its arguments."""
        details = {"expected": _in_short(expected), "found": _in_short(found), **arguments}
        return EditionError("edition-wrong", file=self.file, part=key, **details)

    def get(self, key: str, kind: type) -> Any:
        """The value at a dotted key, of this kind."""
        value: Any = self.data
        for part in key.split("."):
            if not isinstance(value, Mapping) or part not in value:
                raise EditionError("edition-missing", file=self.file, part=key, expected=expected_kind(kind))
            value = value[part]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.wrong(key, expected_kind(kind), type(value).__name__)
        return value

    def one_of(self, key: str, allowed: Iterable[str]) -> str:
        value: str = self.get(key, str)
        allowed = tuple(allowed)
        if value not in allowed:
            raise self.wrong(key, allowed, value)
        return value

    def check(self, key: str, expected: object, found: object) -> None:
        if expected != found:
            raise self.wrong(key, expected, found)

    def head(self, game: str) -> tuple[str, int]:
        """Name and version of the edition, after checking that it is one for this game."""
        self.check("format", FORMAT, self.get("format", str))
        self.check("game", game, self.get("game", str))
        version: int = self.get("version", int)
        if version < 1:
            raise self.wrong("version", "1, 2, …", version)
        return self.get("name", str), version

    def provenance(self, *parts: str) -> dict[str, str]:
        """Where each part's facts come from."""
        return {part: self.one_of(f"{part}.provenance", PROVENANCES) for part in parts}


def _in_short(value: object) -> object:
    if isinstance(value, str | int | float):
        return shown(value, 200)
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    if isinstance(value, Iterable):
        return ", ".join(str(item) for item in value)
    return repr(value)


E = TypeVar("E", bound="Named")


class Named(Protocol):
    """What a shelf needs to know of an edition."""

    @property
    def name(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def data(self) -> Mapping[str, Any]: ...


class EditionCatalog(Generic[E]):
    """The editions of one game that come with the product, older versions included, and anyone's own files."""

    def __init__(self, game: str, folder: Path, parse: Callable[[Mapping[str, Any], str], E]) -> None:
        self.game = game
        self.folder = folder
        self.parse = parse

    @cached_property
    def shipped(self) -> dict[tuple[str, int], E]:
        editions = [self.read(path) for path in sorted(self.folder.glob("*.toml"))]
        return {(edition.name, edition.version): edition for edition in editions}

    def read(self, path: Path) -> E:
        file = EditionFile.read(path)
        return self.parse(file.data, file.file)

    def ships(self, edition: Named) -> bool:
        """Whether this is, to the letter, an edition that comes with the product."""
        known = self.shipped.get((edition.name, edition.version))
        return known is not None and known.data == edition.data

    def find(self, name: str, version: int | None = None) -> E:
        """A shipped edition by its name: the newest, or a given version."""
        versions = [known for known in self.shipped if known[0] == name and version in (None, known[1])]
        if not versions:
            names = sorted({known for known, _ in self.shipped})
            wanted = name if version is None else f"{name} {shown(version)}"
            raise SetupError("unknown-edition", game=self.game, given=wanted[:80], expected=", ".join(names))
        return self.shipped[max(versions)]

    def load(self, edition: str | Path) -> E:
        """A shipped edition by its name, or anyone's file by its path."""
        if isinstance(edition, Path) or edition.endswith(".toml"):
            return self.read(Path(edition))
        return self.find(edition)
