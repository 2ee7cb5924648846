"""Refusals as HTTP answers: which status each has, and how long to wait where waiting helps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

import orjson
from starlette.responses import Response

from queendom.errors import IllegalAction, QueendomError, TableError
from queendom.server import messages

_STATUS = {
    "table-unknown": 404,
    "address-unknown": 404,
    "method-wrong": 405,
    "message-too-long": 413,
    "host-unknown": 421,
    "message-malformed": 422,
    "too-many": 429,
    "head-too-long": 431,
    "origin-wrong": 403,
    "no-seat-without-token": 403,
    "seat-not-yours": 403,
    "only-the-host": 403,
    "not-seated": 403,
    "same-start-with-others": 403,
    "invitation-wrong": 403,
    "invitation-withdrawn": 403,
    "table-not-yours-alone": 403,
    "table-removed": 410,
    "link-wrong": 403,
    "store-failed": 503,
    "server-full": 503,
    "server-failed": 500,
}


def status_of(error: QueendomError) -> int:
    """What HTTP calls it: a set-up that cannot be is 422, a moment that is not right 409."""
    return _STATUS.get(error.key, 409 if isinstance(error, IllegalAction | TableError) else 422)


def refusal_answer(error: QueendomError, status: int | None = None) -> Response:
    answer = Response(
        orjson.dumps(messages.refusal(error, None)), status or status_of(error), media_type="application/json"
    )
    answer.headers["cache-control"] = "no-store"
    if "seconds" in error.arguments:
        answer.headers["retry-after"] = str(error.arguments["seconds"])
    return answer


#: Words for an error in one of the languages that a browser names (Accept-Language). The edge knows them, not we.
Explain = Callable[[QueendomError, str], str]
_PAGE = """<!doctype html>
<html>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Queendom</title></head>
<body style="font: 18px/1.5 serif; max-width: 32em; margin: 15vh auto; color: #222; background: #f6f3ec">
<h1 style="font-weight: normal">Queendom</h1>
<p>{text}</p>
</body>
</html>
"""


def answer_for(error: QueendomError, asked: Mapping[str, str], path: str, explain: Explain) -> Response:
    """A refusal for whoever asks: a person who wanted a page reads a sentence, a program gets the message."""
    answer = refusal_answer(error)
    if path.startswith("/api") or "text/html" not in asked.get("accept", ""):
        return answer
    text = escape(explain(error, asked.get("accept-language", "")))
    page = Response(_PAGE.format(text=text), answer.status_code, media_type="text/html")
    page.headers["cache-control"] = "no-store"
    page.headers["content-security-policy"] = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    if "retry-after" in answer.headers:
        page.headers["retry-after"] = answer.headers["retry-after"]
    return page


def as_bytes(answer: Response) -> bytes:
    """An answer as it goes over the wire when no library is there to write it; the last one of its connection."""
    answer.headers["connection"] = "close"
    lines = [b"%s: %s\r\n" % pair for pair in answer.raw_headers]
    return b"".join([b"HTTP/1.1 %d \r\n" % answer.status_code, *lines, b"\r\n", bytes(answer.body)])
