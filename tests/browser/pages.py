"""Pages in Chromium, and what they say behind people's backs: console, requests, sockets."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Route,
    TimeoutError,
    WebSocket,
    expect,
)

STAGE = '[data-testid="action"]'
TABLE = '[data-testid="table"]'
#: What Chromium itself writes about an answer that is no success, or that does not come.
NETWORK = re.compile(r"Failed to load resource|WebSocket connection to .* failed|net::ERR_")
PICTURES = re.compile(r"/assets/(scene|poster|aurora)[^/]*\.svg$")
NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
DESK = (1440, 900)
PHONE = (390, 844)

#: What Chromium shall do without. The last of such flags counts, so these are Playwright's own and, in the last line,
#: the page that draws the address bar's list: made anew for every window, it takes as long as our page.
WITHOUT = [
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *(
        "HttpsFirstBalancedModeAutoEnable",
        "LensOverlay",
        "MediaRouter",
        "PaintHolding",
        "ThirdPartyStoragePartitioning",
    ),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    *("PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
]
#: The first is Chromium without windows: a third less work a page.
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=" + ",".join(WITHOUT),
]

#: Without a graphics card three quarters of a page's time go into drawing. What is not to be looked at is laid out,
#: can be pressed and answers as ever, but nothing of it is drawn: `undrawn` is the style that says so.
UNDRAWN = """
  window.undrawn = new CSSStyleSheet();
  undrawn.replaceSync("body { opacity: 0 !important; will-change: opacity }");
  document.adoptedStyleSheets.push(undrawn);
"""

#: Numbers for the draws: distinct, and the same every time, so that games go as the seeds of the tests say.
NUMBERS = """
  const honest = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (array.length !== 32) return honest(array);
    const made = Number(localStorage.getItem("numbers-made") ?? 0);
    localStorage.setItem("numbers-made", String(made + 1));
    return array.fill(7).fill(made, 0, 1).fill(CONTEXT, 1, 2);
  };
"""

#: A slow machine may be five times slower than ours.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


def launch(driver: Playwright) -> Browser:
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert path, "Chromium is missing: ./test installs it where it may"
    return driver.chromium.launch(executable_path=path, args=FLAGS)


class Frames:
    """What went over the sockets of a page."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._note)

    def _note(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def commands(self) -> list[dict[str, Any]]:
        """Everything but questions."""
        questions = ("preview", "hint", "again", "resume", "look", "ping")
        return [one for one in self.sent if one["type"] not in questions]


class Pages:
    """Opens pages, each in a context of its own, and listens to what they complain about."""

    #: Where the large pictures are. A route for the little ones would cost every page a fifth of its time.
    large: Path | None = None

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.may_fail = False  # requests are meant to fail in this test

    def context(
        self,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "dark",
        touch: bool = False,
        cookie: str | None = None,
        calm: bool = True,
        pictures: bool = False,
        drawn: bool = False,
        **settings: Any,
    ) -> BrowserContext:
        """A browser of somebody. `calm`: as somebody who asks for less motion. `drawn`: as it is to be looked at.
        `pictures`: with the large ones, too. Both take much time where no graphics card draws.
        """
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="light" if theme == "light" else "dark",
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        chosen = json.dumps(json.dumps({"language": language, "theme": theme, "speed": "instant", **settings}))
        # An empty page, where every one begins, has no storage.
        keep = f"localStorage.getItem('queendom') ?? localStorage.setItem('queendom', {chosen})"
        context.add_init_script(f"if (origin !== 'null') {keep}")
        context.add_init_script(NUMBERS.replace("CONTEXT", str(len(self.contexts))))
        if not (drawn or pictures):
            context.add_init_script(UNDRAWN)
        if cookie:
            context.add_cookies([{"name": "queendom", "value": cookie, "url": self.address}])
        if pictures and self.large is not None:
            context.route(PICTURES, self._bring_picture)
        context.on("page", self._listen)
        self.contexts.append(context)
        return context

    def _bring_picture(self, route: Route) -> None:
        assert self.large is not None
        route.fulfill(path=self.large / route.request.url.rpartition("/")[2], content_type="image/svg+xml")

    def open(self, path: str = "/", **given: Any) -> Page:
        """A page in a new context. It is there once it shows something."""
        page = self.context(**given).new_page()
        self.go(page, path)
        return page

    def go(self, page: Page, path: str) -> None:
        page.goto(self.address + path)
        page.wait_for_selector("main:not([aria-busy])")

    def _listen(self, page: Page) -> None:
        page.on("console", lambda announced: self._hear(page, announced))
        page.on("pageerror", lambda error: self._complain("error", str(error)))
        page.on("request", lambda asked: self._watch(asked.url))

    def _hear(self, page: Page, announced: ConsoleMessage) -> None:
        # A page which says that nothing is there says so by its status too, and Chromium tells of that.
        if "404 (Not Found)" not in announced.text or announced.location["url"] != page.url.partition("#")[0]:
            self._complain(announced.type, announced.text)

    def _complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not (self.may_fail and NETWORK.search(text)):
            self.complaints.append(f"{kind}: {text}")

    def _watch(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.strangers.append(url)

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert not self.complaints, self.complaints
        assert not self.strangers, self.strangers


class Touchable(Protocol):
    """Something on a page."""

    def get_attribute(self, name: str, /) -> str | None: ...

    def click(self) -> None: ...


class Seen(Protocol):
    """As much of a page as hands need: one of Playwright's, or a window of another engine."""

    def evaluate(self, function: str, /, arg: Any = None) -> Any: ...

    def get_attribute(self, kind: str, name: str, /) -> str | None: ...

    def inner_text(self, kind: str, /) -> str: ...

    def query_selector(self, kind: str, /) -> Touchable | None: ...

    def query_selector_all(self, kind: str, /) -> Sequence[Touchable]: ...

    def wait_for_selector(self, kind: str, /) -> Touchable | None: ...

    def wait_for_function(self, function: str, /, *, arg: Any, timeout: float, polling: float) -> object: ...


def stage(page: Seen) -> str:
    return page.get_attribute(STAGE, "data-stage") or ""


def number(page: Seen) -> int:
    return int(page.get_attribute(TABLE, "data-number") or 0)


def wait_for_stage(page: Seen, *stages: str, timeout: float = 2 * PATIENCE) -> str:
    try:
        page.wait_for_function(
            "([at, stages]) => stages.includes(document.querySelector(at)?.dataset.stage)", arg=[STAGE, list(stages)],
            timeout=timeout, polling=20,
        )  # fmt: skip
    except TimeoutError as error:
        raise AssertionError(f"waited for {' or '.join(stages)}; the page says: {page.inner_text('body')}") from error
    return stage(page)
