"""The address of a database, for all who open one: read, and shown without its password."""

from __future__ import annotations

import re

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from queendom.errors import SetupError

_EXPECTED = "sqlite:///FILE, postgresql://USER@HOST/NAME"


def parse(url: str) -> URL:
    """The address of a database; SetupError if it is none that we can use."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise SetupError("database-unknown", url=shown_url(url), expected=_EXPECTED) from None
    name = parsed.drivername.partition("+")[0]
    if name == "sqlite" and parsed.database and parsed.database != ":memory:" and not parsed.host:
        return parsed.set(drivername="sqlite+pysqlite")
    if name in ("postgresql", "postgres"):
        return parsed.set(drivername="postgresql+psycopg")
    raise SetupError("database-unknown", url=shown_url(url), expected=_EXPECTED)


def is_shared(url: str) -> bool:
    """Whether several processes may serve this database."""
    return parse(url).get_backend_name() == "postgresql"


def shown_url(url: str) -> str:
    """An address as it may stand in a message or a log: its password, wherever it stands, is left out."""
    hidden = re.sub(r"(//[^:/@]*):.*@", r"\1@", url)
    return re.sub(r"(?i)([?&]\w*password=)[^&]*", r"\1", hidden)
