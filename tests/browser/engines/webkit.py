"""WebKit: Debian's MiniBrowser, driven over HTTP by the WebKitWebDriver that comes with it, on a screen of its own."""

from __future__ import annotations

import glob
import json
import os
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx

from browser.engines.window import Window, end
from server.harness import free_port

DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
_SECONDS = 60.0
_LESS_MOTION = "[Settings]\ngtk-enable-animations=0\n"


class WebKit(Window):
    """One window in one process of its own."""

    def __init__(self, address: str, folder: Path) -> None:
        super().__init__(address)
        self._folder = folder
        self._open = ExitStack()

    def __enter__(self) -> Self:
        browser = next(iter(glob.glob(BROWSERS)), None)
        assert browser and shutil.which(DRIVER) and shutil.which(SCREEN), (
            "WebKit is missing: ./test --full installs it where it may"
        )
        self._folder.mkdir(parents=True, exist_ok=True)
        screen, display = self._start_screen()
        self._open.callback(end, screen)
        port = free_port()
        driver = subprocess.Popen([DRIVER, f"--port={port}"], env=self._environment(display))
        self._open.callback(end, driver)
        to = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=_SECONDS, verify=False)
        self._http = self._open.enter_context(to)
        self._wait()
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        self._session = "/session"
        self._session += "/" + self._ask("POST", "", capabilities={"alwaysMatch": options})["sessionId"]
        self._open.callback(self._ask, "DELETE", "")  # the browser goes with its session
        self._ask("POST", "/timeouts", script=30_000, pageLoad=60_000)
        self.resize(1440, 900)
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    @staticmethod
    def _start_screen() -> tuple[subprocess.Popen[bytes], str]:
        """A screen that nobody sees; it chooses its number itself, and tells it once it is there."""
        heard, announced = os.pipe()
        command = [SCREEN, "-displayfd", str(announced), "-screen", "0", "2000x1200x24", "-nolisten", "tcp"]
        screen = subprocess.Popen(command, pass_fds=[announced], stderr=subprocess.DEVNULL)
        os.close(announced)
        with os.fdopen(heard) as pipe:
            return screen, f":{pipe.readline().strip()}"

    def _environment(self, display: str) -> dict[str, str]:
        settings = self._folder / "config" / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text(_LESS_MOTION, encoding="utf-8")
        return dict(
            os.environ,
            DISPLAY=display,
            HOME=str(self._folder),
            XDG_CONFIG_HOME=str(self._folder / "config"),
            XDG_DATA_HOME=str(self._folder / "data"),
            XDG_CACHE_HOME=str(self._folder / "cache"),
            GDK_BACKEND="x11",
            NO_AT_BRIDGE="1",
            WEBKIT_DISABLE_COMPOSITING_MODE="1",
            LIBGL_ALWAYS_SOFTWARE="1",
            # Its own sandbox cannot be made inside another one; it sees our pages alone.
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",
        )

    def _wait(self) -> None:
        until = time.monotonic() + _SECONDS
        while time.monotonic() < until:
            try:
                self._http.get("/status")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("WebKitWebDriver did not answer")

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self._http.request(method, self._session + path, json=body if method == "POST" else None)
        assert answer.status_code == 200, f"{path}: {answer.text[:1000]}"
        return answer.json()["value"]

    def go(self, url: str) -> None:
        self._ask("POST", "/url", url=url)

    def reload(self) -> None:
        self._ask("POST", "/refresh")

    def resize(self, width: int, height: int) -> None:
        """The window's own frame takes room as well."""
        self._ask("POST", "/window/rect", width=width, height=height)
        inner = self.call("() => [innerWidth, innerHeight]", None)
        self._ask("POST", "/window/rect", width=2 * width - inner[0], height=2 * height - inner[1])
        self.wait_for_function("(wanted) => innerWidth === wanted[0] && innerHeight === wanted[1]", [width, height])

    def call(self, function: str, given: Any) -> Any:
        # As text there and back, so that null and nothing are the same as elsewhere.
        answer = f"JSON.stringify((await ({function})(JSON.parse(given))) ?? null)"
        script = f"const [given, done] = arguments;(async () => {answer})().then(done, (error) => done('!' + error));"
        announced = str(self._ask("POST", "/execute/async", script=script, args=[json.dumps(given)]))
        assert not announced.startswith("!"), announced
        return json.loads(announced)

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._ask("POST", "/actions", actions=actions)
