"""Where a request comes from, and by which of our names it reached us."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from queendom.errors import SetupError, TableError, shown

LOCAL = "local"  # who comes by a socket of this machine that has no address


def _ip(text: str) -> Any:
    """An address as such, or None for a name."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(4096)
def household(address: str) -> str:
    """Whose limits an address shares: of the newer kind everybody has whole networks, of 2⁶⁴ addresses each."""
    found = _ip(address)
    return address if found is None or found.version == 4 else str(IPv6Network((found, 64), strict=False))


class Proxies:
    """Those whose word about where a request comes from is taken: addresses, and networks as in 10.0.0.0/8."""

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        """Raises SetupError."""
        given = [one.strip() for one in addresses]
        self._networks = [_network(one) for one in given if one != LOCAL]
        self._has_local = LOCAL in given
        self._knows = lru_cache(4096)(self._find)

    def __contains__(self, address: object) -> bool:
        return isinstance(address, str) and self._knows(address)

    def _find(self, address: str) -> bool:
        found = _ip(address)
        if found is None:
            return address == LOCAL and self._has_local
        return any(found in network for network in self._networks)

    def address(self, peer: str, headers: Mapping[str, str]) -> str:
        """Who is really asking: the last one that a proxy of ours did not know itself."""
        if peer not in self:
            return peer
        for one in reversed(",".join(_lines(headers, "x-forwarded-for")).split(",")):
            named = _without_port(one.strip())
            if named and named not in self:
                found = _ip(named)
                return peer if found is None else str(found)
        return peer

    def is_https(self, peer: str, scheme: str, headers: Mapping[str, str]) -> bool:
        """Whether the page came encrypted. A proxy on this machine is believed: all that it can bring about is that a
        cookie is kept more carefully.
        """
        told = _lines(headers, "x-forwarded-proto")
        named = told[-1].strip().lower() if told else ""
        if named and (peer in self or _is_loopback(peer)):
            return named in ("https", "wss")
        return scheme in ("https", "wss")


def _network(text: str) -> Any:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        expected = "127.0.0.1, 10.0.0.0/8"
        raise SetupError("number-wrong", name="--behind-proxy", given=shown(text), expected=expected) from None


def _lines(headers: Mapping[str, str], name: str) -> list[str]:
    """All lines of this name. Some proxies add one of their own below what the visitor sent: the last one is theirs."""
    if isinstance(headers, Headers):
        return headers.getlist(name)
    return [headers[name]] if name in headers else []


def _without_port(text: str) -> str:
    """Some proxies name the visitor's port, too."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


class Names:
    """The names that this server answers to. A name of somebody else's that leads here would make their page ours."""

    def __init__(self, allowed: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        named = {urlsplit(one).hostname or "" for one in origins}
        self._any = "*" in allowed
        self._names = {"localhost", own, f"{own}.local", *named, *(_name(one) for one in allowed)} - {""}

    def check(self, host: str | None, own: str | None) -> None:
        """Raises TableError unless a request by this Host is for us; `own` is the address that it reached."""
        if self._any or host is None:  # browsers always tell; what tells nothing is no browser
            return
        name = _name(host)
        if name in self._names or name.endswith(".localhost"):
            return
        found = _ip(name)
        # A number is no name that somebody could point here.
        if found is not None and (found.is_loopback or found.is_private or found == _ip(own or "")):
            return
        raise TableError("host-unknown", given=shown(host))


def _name(host: str) -> str:
    """A Host without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return (host.rpartition(":")[0] if host.count(":") == 1 else host).rstrip(".")


def _is_loopback(peer: str) -> bool:
    found = _ip(peer)
    return peer == LOCAL or bool(found is not None and found.is_loopback)
