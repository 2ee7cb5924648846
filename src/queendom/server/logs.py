"""Structured logs: one JSON object a line (plain lines in a terminal), on standard error.

They name tables by their last letters, commands by their kind and errors by their type. Tokens, codes, seeds, actions
and what an exception says are never handed to them; but the store says why it failed in words that quote no values.
Nor are addresses of people: a line says which request it is about, and whoever has to know where one came from finds
its name in the log of the proxy.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog

from queendom.errors import QueendomError
from queendom.server import request_ids
from queendom.server.limits import Quotas
from queendom.store import StoreFailed


def set_up_logs(level: str = "info") -> None:
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _add_request,
    ]
    last: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # uvicorn's own lines hold addresses with codes and cookies' hosts: only what goes wrong, through our form.
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Plain())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def _add_request(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    if (name := request_ids.current()) is not None:
        event.setdefault("request_id", name)
    return event


class _Plain(logging.Formatter):
    """Warnings of libraries: who, where and what, without the values that their messages may quote."""

    def format(self, record: logging.LogRecord) -> str:
        frames = traceback.extract_tb(record.exc_info[2]) if record.exc_info else []
        where = [f"{frame.filename}:{frame.lineno}" for frame in frames[-6:]]
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        event: dict[str, Any] = {"event": "library", "level": record.levelname.lower(), "logger": record.name}
        event |= {"text": _text(record), "error": kind, "where": where}
        return str(structlog.processors.JSONRenderer()(None, "", dict(_add_request(None, "", event))))


#: Libraries whose messages are fixed words wherever they are not filled with arguments.
_FIXED_WORDS = ("uvicorn", "asyncio", "queendom")


def _text(record: logging.LogRecord) -> str | None:
    """The fixed words of a message: numbers are filled in, any other value is left out."""
    words = record.msg
    is_template = bool(record.args)
    if not isinstance(words, str) or not (is_template or record.name.split(".")[0] in _FIXED_WORDS):
        return None
    line = words.strip().partition("\n")[0]
    if not is_template:
        # asyncio names what failed, with its arguments.
        return _QUOTES.split(line)[0].strip() if record.name == "asyncio" else line
    given = record.args if isinstance(record.args, tuple) else ()
    try:
        return line % tuple(one if isinstance(one, int | float) else _Left() for one in given)
    except (TypeError, ValueError):
        return line


_QUOTES = re.compile(r"[(<\[{'\"]")


class _Left:
    """In place of a value that is left out."""

    def __repr__(self) -> str:
        return "…"


def loggable(error: BaseException) -> dict[str, object]:
    """An unforeseen error as it may stand in a log: its type and where it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    return {"error": type(error).__name__, "where": [f"{one.filename}:{one.lineno}" for one in frames[-6:]]}


def why(error: BaseException) -> dict[str, object]:
    """An error as it may stand in a log: its type, and the reason where that quotes nothing."""
    reason = error.key if isinstance(error, QueendomError) else str(error) if isinstance(error, StoreFailed) else None
    return {"error": type(error).__name__, "reason": reason}


class Lines:
    """Lines of which there may be any number: so many a second, then it is counted how many were left out."""

    def __init__(self, a_second: int) -> None:
        self._quota = Quotas(a_second * 2, a_second)
        self._left_out = 0

    def info(self, event: str, **parts: object) -> None:
        if self._quota.wait(event):
            self._left_out += 1
            return
        if self._left_out:
            parts["left_out_before"], self._left_out = self._left_out, 0
        structlog.get_logger().info(event, **parts)
