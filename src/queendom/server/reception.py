"""The reception: what every connection is measured by before it reaches a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import Scope

from queendom.errors import TableError
from queendom.server import request_ids
from queendom.server.address import LOCAL, Names, Proxies
from queendom.server.doors import FULL_SECONDS, Doors, Who
from queendom.server.identity import Device, Tokens
from queendom.server.limits import Limits, too_many
from queendom.server.logs import Lines
from queendom.server.pace import Account, Pace
from queendom.server.porter import Guest, Porter
from queendom.server.refusals import Explain

_MOST_HOSTS = 10_000


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever sent a request."""

    device: Device | None
    is_kept: bool  # the browser has the device's token in the form that we give it now
    https: bool
    account: Account

    @property
    def owner(self) -> str | None:
        return None if self.device is None else self.device.owner


class Reception:
    """Who they are, where they come from, and how much they may ask for."""

    def __init__(
        self,
        limits: Limits,
        files: int,
        tokens: Tokens,
        proxies: Proxies,
        names: Names,
        explain: Explain,
        key: str = "",
    ) -> None:
        """`key` is what all processes share that serve the same tables."""
        self.limits = limits
        self.porter = Porter(limits, files, proxies)
        self.doors = Doors(limits, key)
        self.pace = Pace(limits, self.doors)
        self.tokens = tokens
        self.proxies = proxies
        self.names = names
        self.explain = explain
        self.lines = Lines(limits.log_lines)
        self._hosts: dict[str, Who] = {}  # who lets bots play among themselves, with the address they came from
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
        return Visitor(device, signed is not None, https, self.pace.account(owner, address))

    def let_open_table(self, visitor: Visitor) -> None:
        """Raises TableError if too many were opened lately."""
        self.doors.enter("tables", visitor.account.who)

    def promise_bot_table(self, owner: str, account: Account) -> None:
        """Raises TableError if this device or address lets many tables of bots play already."""
        who = self.doors.who(owner, None)._replace(address=account.who.address)
        self.doors.promise_space("bot-tables", who)
        if len(self._hosts) > _MOST_HOSTS:
            self._hosts.clear()
        self._hosts[owner] = who

    @contextmanager
    def bot_table(self, host: str) -> Iterator[None]:
        """While it plays. After a restart nobody knows from where its host had come."""
        who = self._hosts.get(host) or self.doors.who(host, None)
        self.doors.bot_tables.open(who)
        try:
            yield
        finally:
            self.doors.bot_tables.close(who)

    # --- sockets ---

    def let_open_socket(self, account: Account, watching: int) -> None:
        """Raises TableError if they have too many, or if so many watch the table that it has no place for another."""
        most = self.limits.table_sockets
        if most and watching >= most:
            raise too_many("sockets", FULL_SECONDS)
        self.doors.check_space("sockets", account.who)

    @property
    def open_sockets(self) -> int:
        return self._open

    def socket_opened(self, account: Account) -> None:
        self._open += 1
        self.doors.sockets.open(account.who)

    def socket_closed(self, account: Account) -> None:
        self._open -= 1
        self.doors.sockets.close(account.who)


def peer_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else LOCAL
