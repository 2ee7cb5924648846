"""The reception: what every connection is measured by before it reaches a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import Scope

from queendom.errors import TableError
from queendom.server import request_ids
from queendom.server.address import LOCAL, Names, Proxies
from queendom.server.identity import Device, Tokens
from queendom.server.limits import Limits, Quotas
from queendom.server.logs import Lines
from queendom.server.pace import Account, Pace
from queendom.server.porter import Guest, Porter
from queendom.server.refusals import Explain


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever sent a request."""

    device: Device | None
    is_kept: bool  # the browser has the device's token in the form that we give it now
    https: bool
    account: Account
    address: str

    @property
    def owner(self) -> str | None:
        return None if self.device is None else self.device.owner


class Reception:
    """Who they are, where they come from, and how much they may ask for."""

    def __init__(
        self, limits: Limits, files: int, tokens: Tokens, proxies: Proxies, names: Names, explain: Explain
    ) -> None:
        self.limits = limits
        self.porter = Porter(limits, files, proxies)
        self.pace = Pace(limits)
        self.tokens = tokens
        self.proxies = proxies
        self.names = names
        self.explain = explain
        self.lines = Lines(limits.log_lines)
        self.device_tables = Quotas(limits.device_tables, 1 / max(1, limits.table_seconds))
        self.address_tables = Quotas(limits.address_tables, 4 / max(1, limits.table_seconds))
        self._sockets: dict[str, int] = {}  # of each device
        self._open = 0  # sockets, those without a device included

    # --- requests, before they are understood ---

    def known(self, headers: Mapping[str, str], guest: Guest, scheme: str) -> Device | None:
        """The device, if it has a token of ours."""
        return self.tokens.signed(headers, self.proxies.is_https(guest.address, scheme, headers))

    def account(self, headers: Mapping[str, str], guest: Guest, device: Device | None) -> Account:
        address = self.proxies.address(guest.address, headers)
        return self.pace.account(None if device is None else device.owner, address)

    # --- and after ---

    def request_id(self, scope: Scope, headers: Headers) -> str:
        """The name of a request or socket, which from here on stands in every line of the log about it."""
        name = request_ids.named(peer_of(scope), headers, self.proxies)
        request_ids.begin(name)
        return name

    def note_refused(self, name: str, status: int, error: TableError) -> None:
        """A line for what is refused before it is understood."""
        self.lines.info("request", request_id=name, status=status, key=error.key)

    def check_name(self, scope: Scope, headers: Headers) -> None:
        own = scope.get("server")
        self.names.check(headers.get("host"), own[0] if own else None)

    async def visitor(self, scope: Scope, headers: Headers) -> Visitor:
        """Who sent a request, or wants to open a socket. Raises StoreFailed."""
        peer = peer_of(scope)
        https = self.proxies.is_https(peer, scope["scheme"], headers)
        address = self.proxies.address(peer, headers)
        signed = self.tokens.signed(headers, https)
        device = signed or await self.tokens.read(headers, https)
        owner = None if device is None else device.owner
        return Visitor(device, signed is not None, https, self.pace.account(owner, address), address)

    def let_open_table(self, visitor: Visitor) -> None:
        """Raises TableError if too many were opened lately."""
        if visitor.owner is not None:
            self.device_tables.take(visitor.owner, "tables")
        self.address_tables.take(visitor.address, "tables")

    # --- sockets ---

    def has_space(self, device: Device | None) -> bool:
        most = self.limits.device_sockets
        return device is None or not most or self._sockets.get(device.owner, 0) < most

    @property
    def open_sockets(self) -> int:
        return self._open

    def socket_opened(self, device: Device | None) -> None:
        self._open += 1
        if device is not None:
            self._sockets[device.owner] = self._sockets.get(device.owner, 0) + 1

    def socket_closed(self, device: Device | None) -> None:
        self._open -= 1
        if device is not None:
            self._sockets[device.owner] -= 1
            if not self._sockets[device.owner]:
                del self._sockets[device.owner]


def peer_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else LOCAL
