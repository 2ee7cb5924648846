"""Real reverse proxies, with the files that ship in deploy/ and a certificate made for the test."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.harness import PATIENCE, ClientSocket, Refused, Server, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "localhost"


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """Every one of them has to be there."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


class Proxy:
    """In front of a server of ours; devices of `harness` play through it, by https and wss."""

    program: str

    def __init__(self, folder: Path, server: Server) -> None:
        self.folder = folder / self.program
        self.folder.mkdir()
        self.server = server
        self.port, self.plain_port = free_port(), free_port()
        self.log = self.folder / "output"
        self.trusted = self.folder / "trusted.pem"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"https://{NAME}:{self.port}"

    @property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.trusted))

    def prepare(self) -> tuple[list[str], dict[str, str]]:
        """Its command and environment."""
        raise NotImplementedError

    # --- as a Host of harness.py ---

    def transport(self, source: str | None) -> httpx.AsyncBaseTransport:
        return httpx.AsyncHTTPTransport(verify=self.tls, local_address=source)

    async def open_socket(self, path: str, headers: Mapping[str, str]) -> ClientSocket:
        address = f"wss://{NAME}:{self.port}{path}"
        # Devices of harness.py know the name that the cookie has where there is no https.
        headers = {name: value.replace("queendom=", "__Host-queendom=") for name, value in headers.items()}
        try:
            return await connect(
                address, additional_headers={"origin": self.address} | headers, max_size=None, ping_interval=None,
                ssl=self.tls, proxy=None,
            )  # fmt: skip
        except InvalidStatus as refused:
            raise Refused(refused.response.status_code, bytes(refused.response.body or b"")) from None

    async def enter(self) -> None:
        """Nothing is opened for an event loop, here and below."""

    async def leave(self) -> None:
        """Nor closed."""

    # --- its process ---

    def __enter__(self) -> Self:
        command, environment = self.prepare()
        with self.log.open("wb") as output:
            self.process = subprocess.Popen(
                command, env=os.environ | environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output
            )
        until = time.monotonic() + PATIENCE
        while True:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.address}/healthz", verify=self.tls, trust_env=False).status_code == 200:
                    return self
            except (OSError, httpx.TransportError):
                assert time.monotonic() < until, self.log.read_text()
                time.sleep(0.05)

    def __exit__(self, *_: object) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Nginx(Proxy):
    program = "nginx"

    def prepare(self) -> tuple[list[str], dict[str, str]]:
        key = self.folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
             "-keyout", str(key), "-out", str(self.trusted), "-subj", f"/CN={NAME}",
             "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"],
            check=True, capture_output=True,
        )  # fmt: skip
        site = replaced(
            (DEPLOY / "nginx.conf").read_text(),
            ("/etc/letsencrypt/live/queendom.example/fullchain.pem", str(self.trusted)),
            ("/etc/letsencrypt/live/queendom.example/privkey.pem", str(key)),
            ("/var/log/nginx/queendom.log", str(self.folder / "access.log")),
            ("queendom.example", NAME),
            ("listen 443 ", f"listen {self.port} "),
            ("listen 80;", f"listen {self.plain_port};"),
            ("127.0.0.1:8000", f"127.0.0.1:{self.server.port}"),
        )
        (self.folder / "queendom.conf").write_text(site)
        paths = "".join(
            f"{kind}_temp_path {self.folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;" if os.geteuid() == 0 else ""
        main = f"""daemon off; {user} pid {self.folder}/pid; error_log stderr warn; worker_processes 1;
            events {{ worker_connections 512; }} http {{ {paths} include {self.folder}/queendom.conf; }}"""
        (self.folder / "main.conf").write_text(main)
        return [_found(self.program), "-p", str(self.folder), "-c", str(self.folder / "main.conf"), "-e", "stderr"], {}


class Caddy(Proxy):
    program = "caddy"

    def prepare(self) -> tuple[list[str], dict[str, str]]:
        # For a local name Caddy makes a certificate of its own; it is not to be put among those of the machine.
        more = f"admin off\nskip_install_trust\nauto_https disable_redirects\nhttp_port {self.plain_port}"
        (self.folder / "Caddyfile").write_text(f"{{\n{more}\n}}\nimport {DEPLOY / 'Caddyfile'}\n")
        home = self.folder / "home"
        self.trusted = home / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        environment = {
            "QUEENDOM_HOST": f"{NAME}:{self.port}",
            "QUEENDOM_UPSTREAM": f"127.0.0.1:{self.server.port}",
            "XDG_DATA_HOME": str(home),
            "XDG_CONFIG_HOME": str(home),
            "HOME": str(home),
        }
        return [_found(self.program), "run", "--config", str(self.folder / "Caddyfile")], environment

    @property
    def tls(self) -> ssl.SSLContext:
        if not self.trusted.exists():
            raise OSError("no certificate yet")
        return super().tls


PROXIES: dict[str, type[Proxy]] = {one.program: one for one in (Nginx, Caddy)}


def _found(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    assert found is not None, f"these tests need {program}; ./test --full installs it where it may"
    return found
