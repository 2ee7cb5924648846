"""Who is asking: a device is known by an unguessable token in a cookie that no script can read.

Logs, events and the store only ever hold the token's hash, the *holder* of seats.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

COOKIE = "queendom"
_SECONDS_KEPT = 400 * 24 * 3600  # as long as browsers allow
_TOKEN_COOKIE = re.compile(rf"(?:^|;\s*){COOKIE}=([A-Za-z0-9_-]{{43}})(?:;|$)")


@dataclass(frozen=True, slots=True, repr=False)
class Device:
    """A browser, or a program that plays."""

    token: str
    holder: str

    @classmethod
    def of(cls, token: str) -> Device:
        return cls(token, hashlib.sha256(token.encode()).hexdigest()[:40])

    @classmethod
    def new(cls) -> Device:
        return cls.of(secrets.token_urlsafe(32))

    def secret(self, label: str) -> str:
        """A code that only this device can bring about: the same label gives the same again."""
        digest = hmac.digest(self.token.encode(), label.encode(), "sha256")
        return digest.hex()[:32]

    def cookie(self, https: bool) -> str:
        """The header that lets a browser keep the token."""
        parts = [f"{COOKIE}={self.token}", f"Max-Age={_SECONDS_KEPT}", "Path=/api", "HttpOnly", "SameSite=Strict"]
        return "; ".join([*parts, "Secure"] if https else parts)


def read_device(headers: Mapping[str, str]) -> Device | None:
    """The device that a request's cookie names, if it has the form of one of our tokens."""
    found = _TOKEN_COOKIE.search(headers.get("cookie", ""))
    return Device.of(found[1]) if found else None


def is_from_our_page(headers: Mapping[str, str], origins: Collection[str]) -> bool:
    """Browsers say which page a request comes from: it must be ours. Programs say nothing, and hold no cookie that
    somebody else's page could make use of.
    """
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False
