"""Firefox over WebDriver BiDi, which it speaks itself: commands and what happens, in one socket."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import connect

from browser.engines.window import Window, end

PROGRAM = "firefox-esr"
_SPEAKS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
#: Nobody is asked or told anything but our server, and less motion is wanted.
_PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "browser.safebrowsing.downloads.remote.enabled": False,
    "remote.active-protocols": 1,
}
_SECONDS = 60.0


class Firefox(Window):
    """One window in one process of its own, with a profile that nobody keeps."""

    def __init__(self, address: str, folder: Path) -> None:
        super().__init__(address)
        self._folder = folder
        self._heard: list[str] = []
        self._ids = itertools.count(1)
        self._open = ExitStack()

    def __enter__(self) -> Self:
        program = shutil.which(PROGRAM)
        assert program, f"{PROGRAM} is missing: ./test --full installs it where it may"
        profile = self._folder / "profile"
        profile.mkdir(parents=True)
        wanted = "".join(f'user_pref("{name}", {json.dumps(value)});\n' for name, value in _PREFERENCES.items())
        (profile / "user.js").write_text(wanted, encoding="utf-8")
        log = self._folder / "firefox.log"
        command = [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)]
        with log.open("wb") as file:
            self._process = subprocess.Popen([*command, "about:blank"], stdout=file, stderr=file)
        self._open.callback(end, self._process)
        to = connect(f"{self._address_in(log)}/session", max_size=None, compression=None)
        self._socket = self._open.enter_context(to)
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self.resize(1440, 900)
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _address_in(self, log: Path) -> str:
        until = time.monotonic() + _SECONDS
        while time.monotonic() < until:
            if found := _SPEAKS.search(log.read_text(encoding="utf-8", errors="replace")):
                return found[1]
            assert self._process.poll() is None, log.read_text(encoding="utf-8", errors="replace")
            time.sleep(0.05)
        raise AssertionError("Firefox did not begin to listen")

    def _ask(self, method: str, **parameters: Any) -> Any:
        """A command, and its answer; what happens meanwhile is noted."""
        id = next(self._ids)
        self._socket.send(json.dumps({"id": id, "method": method, "params": parameters}))
        while True:
            announced = json.loads(self._socket.recv(timeout=_SECONDS))
            if announced["type"] == "event":
                self._note(announced["params"])
            elif announced["id"] == id:
                assert announced["type"] == "success", f"{method}: {announced}"
                return announced["result"]

    def _note(self, entry: Any) -> None:
        if entry["level"] in ("error", "warn"):
            self._heard.append(f"{entry['level']}: {entry['text']}")

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", context=self._context, wait="complete")

    def resize(self, width: int, height: int) -> None:
        room = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=room)

    def call(self, function: str, given: Any) -> Any:
        # As text there and back: BiDi has a way of its own to write values.
        whole = f"async (given) => JSON.stringify((await ({function})(JSON.parse(given))) ?? null)"
        announced = self._ask(
            "script.callFunction",
            functionDeclaration=whole,
            awaitPromise=True,
            target={"context": self._context},
            arguments=[{"type": "string", "value": json.dumps(given)}],
            userActivation=False,
        )
        assert announced["type"] == "success", announced
        return json.loads(announced["result"]["value"])

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._ask("input.performActions", context=self._context, actions=actions)

    def complaints(self) -> list[str]:
        return [*super().complaints(), *self._heard]

    def forget(self) -> None:
        super().forget()
        self._heard.clear()
