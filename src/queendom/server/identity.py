"""Who is asking: a device is known by an unguessable token in a cookie that no script can read.

Tokens are made here and nowhere else: a signature says so. Those from before there were signatures are taken if some
table knows them. Logs, events and the store only ever hold the token's hash: the *owner* of seats.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

COOKIE = "queendom"
#: Over HTTPS: a browser takes a cookie of such a name from this very host only, and never sends it unencrypted.
SECURE_COOKIE = "__Host-queendom"
_SECONDS_KEPT = 400 * 24 * 3600  # as long as browsers allow
_RENEW_SECONDS = 24 * 3600  # a cookie is given again so often: it never runs out for whoever comes back
_TOKEN = r"([A-Za-z0-9_-]{43})"
_SIGNED = re.compile(rf"{_TOKEN}\.([A-Za-z0-9_-]{{22}})")
_UNSIGNED = re.compile(_TOKEN)
_MOST_REMEMBERED = 10_000


@dataclass(frozen=True, slots=True, repr=False)
class Device:
    """A browser, or a program that plays."""

    token: str
    owner: str

    @classmethod
    def of(cls, token: str) -> Device:
        return cls(token, hashlib.sha256(token.encode()).hexdigest()[:40])

    def secret(self, label: str) -> str:
        """A code that only this device can bring about: the same label gives the same again."""
        digest = hmac.digest(self.token.encode(), label.encode(), "sha256")
        return digest.hex()[:32]


class Tokens:
    """Makes tokens, and knows its own again."""

    def __init__(self, key: str, has_tables: Callable[[str], Awaitable[bool]]) -> None:
        self._key = key.encode()
        self._has_tables = has_tables  # whether an owner is found at some table
        self._remembered: dict[str, None] = {}
        self._given: dict[str, float] = {}  # when devices last got their cookie from this process

    def new(self) -> Device:
        return Device.of(secrets.token_urlsafe(32))

    def cookie(self, device: Device, https: bool) -> str:
        """The header that lets a browser keep the token."""
        name, path = (SECURE_COOKIE, "/") if https else (COOKIE, "/api")
        signed = f"{device.token}.{self._signature(device.token)}"
        self._given.pop(device.owner, None)
        self._given[device.owner] = time.monotonic()
        if len(self._given) > _MOST_REMEMBERED:
            self._given.pop(next(iter(self._given)))
        parts = [f"{name}={signed}", f"Max-Age={_SECONDS_KEPT}", f"Path={path}", "HttpOnly", "SameSite=Strict"]
        return "; ".join([*parts, "Secure"] if https else parts)

    def is_due(self, device: Device) -> bool:
        """Whether a device should get its cookie again."""
        given = self._given.get(device.owner)
        return given is None or time.monotonic() - given > _RENEW_SECONDS

    def signed(self, headers: Mapping[str, str], https: bool) -> Device | None:
        """The device that a request's cookie names, if the token is signed by us."""
        for text in _cookies(headers, SECURE_COOKIE if https else COOKIE):
            found = _SIGNED.fullmatch(text)
            if found and hmac.compare_digest(found[2], self._signature(found[1])):
                return Device.of(found[1])
        return None

    async def read(self, headers: Mapping[str, str], https: bool) -> Device | None:
        """The same, or the one of an old cookie that holds a seat somewhere."""
        device = self.signed(headers, https)
        if device is not None:
            return device
        for text in _cookies(headers, COOKIE)[:1]:
            if _UNSIGNED.fullmatch(text) and await self._is_known(old := Device.of(text)):
                return old
        return None

    async def _is_known(self, device: Device) -> bool:
        if device.owner in self._remembered:
            return True
        if not await self._has_tables(device.owner):
            return False
        if len(self._remembered) >= _MOST_REMEMBERED:
            self._remembered.pop(next(iter(self._remembered)))
        self._remembered[device.owner] = None
        return True

    def _signature(self, token: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, token.encode(), "sha256"))[:22].decode()


def _cookies(headers: Mapping[str, str], name: str) -> list[str]:
    """Every value that a request gives for a name."""
    pairs = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
    return [value for key, _, value in pairs if key == name]


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
