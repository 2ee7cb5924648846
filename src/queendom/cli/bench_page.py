"""`queendom bench page`: how much the page makes a browser load, and how long it takes until somebody can play.

A server of its own with an empty database, and Chromium with nothing in its cache, once for each round.
"""

from __future__ import annotations

import gzip
import importlib.util
import shutil
import statistics
import tempfile
import time
from typing import TYPE_CHECKING

from rich.progress import Progress

from queendom.cli.bench_server import Ours
from queendom.errors import SetupError
from queendom.locales import words as find_words
from queendom.server.site import Site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

_CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
_QUICK_GAME = '[data-testid="quick-winter-queen"]'
_LEGAL = "[data-legal]"
_MOST_MILLISECONDS = 30_000
#: What a browser calls what it loads; other things count in the total alone.
_KINDS = {"document": "html", "script": "js", "stylesheet": "css", "font": "fonts"}
_PACKED = ("html_gzip", "js_gzip", "css_gzip")


def measure_page(rounds: int, progress: Progress) -> dict[str, float]:
    """Bytes of the first load of `/`, and milliseconds until the page is there and until one can play."""
    chromium = next(filter(None, map(shutil.which, _CHROMIUM)), None)
    if chromium is None or importlib.util.find_spec("playwright") is None:
        raise SetupError("bench-browser-missing")
    if Site().version is None:
        raise SetupError("bench-pages-missing")
    from playwright.sync_api import Error, sync_playwright

    task = progress.add_task(find_words()("measuring", what="page"), total=rounds + 1)
    shown, playable = [], []
    with tempfile.TemporaryDirectory(prefix="queendom-bench-") as folder:
        ours = Ours(folder)
        address = f"http://127.0.0.1:{ours.port}/"
        with ours.start(), sync_playwright() as driver:
            ours.wait()
            flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
            browser = driver.chromium.launch(executable_path=chromium, args=flags)
            try:
                measured = _bytes(browser, address)
                _play(browser, address)  # what loads once in the server or in the browser is not the page's
                progress.advance(task)
                for _ in range(rounds):
                    one, other = _play(browser, address)
                    shown.append(one)
                    playable.append(other)
                    progress.advance(task)
            except Error as error:
                raise SetupError("bench-failed", command="page", reason=error.message.strip()[:200]) from None
            finally:
                browser.close()
    measured["page.shown_ms"] = statistics.median(shown)
    measured["page.playable_ms"] = statistics.median(playable)
    return measured


def _bytes(browser: Browser, address: str) -> dict[str, float]:
    """What the first load brings, by kind: as it is, and as gzip makes it; in total what was sent, heads included."""
    loaded: list[Response] = []

    def note(response: Response) -> None:
        loaded.append(response)

    with browser.new_context() as context:
        page = context.new_page()
        page.on("response", note)
        page.goto(address, wait_until="networkidle")
        page.wait_for_selector(_QUICK_GAME, timeout=_MOST_MILLISECONDS)
        measured = dict.fromkeys([f"page.{name}" for name in (*_KINDS.values(), *_PACKED, "total")], 0.0)
        for one in loaded:
            sizes = one.request.sizes()
            measured["page.total"] += sizes["responseBodySize"] + sizes["responseHeadersSize"]
            kind = _KINDS.get(one.request.resource_type)
            if kind is not None:
                body = one.body()
                measured[f"page.{kind}"] += len(body)
                if f"{kind}_gzip" in _PACKED:
                    measured[f"page.{kind}_gzip"] += min(len(body), len(gzip.compress(body, 9)))
    return measured


def _play(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds from opening the address, as nobody has before: until the page is there, until one can play."""
    with browser.new_context() as context:
        page: Page = context.new_page()
        start = time.perf_counter()
        page.goto(address, wait_until="commit")
        page.wait_for_selector(_QUICK_GAME, timeout=_MOST_MILLISECONDS)
        shown = time.perf_counter()
        page.click(_QUICK_GAME)
        page.wait_for_selector(_LEGAL, timeout=_MOST_MILLISECONDS)
        return (shown - start) * 1000, (time.perf_counter() - start) * 1000
