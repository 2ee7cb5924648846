"""What can go wrong, as message keys with typed arguments. Words are found at the edge, in a person's language."""

from __future__ import annotations


def shown(value: object, limit: int = 80) -> str:
    """A value as it may stand in a message: short, and whatever it is, without a further error."""
    try:
        return str(value)[:limit]
    except Exception:  # numbers of thousands of digits, endless nesting, a broken __str__
        return type(value).__name__


class QueendomError(Exception):
    """Something was not as the rules or a format ask. `key` names the message, `arguments` fill it.

    An argument `expected` that begins with `expected-` is a key itself; its arguments stand among the others.
    """

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        arguments = ", ".join(f"{name}={_quoted(value)}" for name, value in self.arguments.items())
        return f"{self.key} ({arguments})" if arguments else self.key

    def __reduce__(self) -> tuple[object, ...]:
        return _revive, (type(self), self.key, self.arguments)


def expected_kind(kind: type) -> str:
    """The key that says: a value of this kind."""
    return _KINDS[kind]


_KINDS = {str: "expected-text", int: "expected-number", list: "expected-list", dict: "expected-names-and-values"}


def _quoted(value: object) -> str:
    return repr(value) if isinstance(value, str) else shown(value)


def _revive(kind: type[QueendomError], key: str, arguments: dict[str, object]) -> QueendomError:
    return kind(key, **arguments)


class IllegalAction(QueendomError):
    """The rules do not allow this action now; nothing has changed."""


class SetupError(QueendomError):
    """No such game, player count, option, seat or bot."""


class TableError(QueendomError):
    """A table does not allow this: a seat, a link or a moment that is not the sender's. Nothing has changed."""


class EditionError(QueendomError):
    """An edition file is not what was expected; names the file, the key and the expectation."""


class PositionError(QueendomError):
    """A position that the rules cannot reach or that is not written as documented."""


class RecordError(QueendomError):
    """A record that is malformed."""


class RecordDiffers(RecordError):
    """A well-formed record whose events or result the rules or its own seed contradict."""


class NotationError(QueendomError):
    """A text that names no move."""
