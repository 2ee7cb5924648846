"""A short name for each request and each socket, in the answer's head and in every line of the log about it.

It says nothing: neither who asked, nor how many did before.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from starlette.datastructures import Headers

from queendom.server.address import Proxies

HEADER = "x-request-id"
_FORM = re.compile(r"[A-Za-z0-9._-]{8,64}")

#: The request or socket that is worked for. Tasks take it over from whoever starts them.
_CURRENT: ContextVar[str | None] = ContextVar("request", default=None)


def named(peer: str, headers: Headers, proxies: Proxies) -> str:
    """What a proxy of ours calls it, so that its log and ours can be read together; else a new name."""
    told = headers.getlist(HEADER)
    if len(told) == 1 and peer in proxies and _FORM.fullmatch(told[0]):
        return told[0]
    return made()


def made() -> str:
    return os.urandom(6).hex()


def current() -> str | None:
    return _CURRENT.get()


def begin(name: str | None) -> None:
    """For the rest of this task."""
    _CURRENT.set(name)


@contextmanager
def working_for(name: str | None) -> Iterator[None]:
    token = _CURRENT.set(name)
    try:
        yield
    finally:
        _CURRENT.reset(token)
