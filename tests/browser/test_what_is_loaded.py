"""What a page loads and how it settles: from its own server alone, little of it, and nothing jumps."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.input_methods import Hand, Mouse
from browser.pages import DESK, PHONE, Pages, wait_for_stage
from browser.spoken import some
from browser.tables import Tables
from counts import SCALE

pytestmark = pytest.mark.slow

MOST_SCRIPT = 120_000
MOST_SHIFT = 0.02
#: Set before the page begins: how far things jumped that nobody touched.
SHIFTS = """
window.shifted = 0;
window.jumps = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.hadRecentInput) continue;
    window.shifted += one.value;
    window.jumps.push([one.value, ...one.sources.map(({ node }) => node?.className?.toString() ?? node?.nodeName)]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""


def settled(page: Page) -> tuple[float, list[object]]:
    page.wait_for_load_state("networkidle")
    return page.evaluate("shifted"), page.evaluate("jumps")


@pytest.mark.parametrize("size", some([DESK, PHONE], 1), ids=str)
def test_nothing_jumps(pages: Pages, tables: Tables, size: tuple[int, int]) -> None:
    table = tables.make(f"Still {size[0]}", "bot:greedy", "bot:greedy", first=0)
    context = pages.context(
        size=size, touch=size == PHONE, cookie=tables.cookie, speed="quick", calm=False, pictures=True
    )
    context.add_init_script(SHIFTS)
    page = context.new_page()
    pages.go(page, "/")
    page.wait_for_selector('[data-testid="my-table"]')
    shifted, jumps = settled(page)
    assert shifted < MOST_SHIFT, jumps
    pages.go(page, f"/tables/{table['id']}")
    hand = Mouse(page, seed=16)
    for _ in range(3 if SCALE >= 1 else 1):
        wait_for_stage(page, "start")
        hand.turn()
    wait_for_stage(page, "start")
    shifted, jumps = settled(page)
    assert shifted < MOST_SHIFT, jumps


def test_it_asks_nobody_else(pages: Pages, tables: Tables) -> None:
    """Every request of a page that plays: to its own server. (The fixture watches all other tests as well.)"""
    asked: list[str] = []
    table = tables.make("Alone", "bot:greedy", first=0)
    page = pages.context(cookie=tables.cookie, pictures=True).new_page()
    page.on("request", lambda one: asked.append(one.url))
    page.on("websocket", lambda one: asked.append(one.url))
    pages.go(page, "/")
    pages.go(page, f"/tables/{table['id']}")
    Hand(page, seed=17).play_on(3)
    host = pages.address.removeprefix("http:")
    assert len(asked) > 10
    assert [one for one in asked if one.split(":", 1)[1].startswith(host) is False] == []
    assert any(one.startswith("ws:") for one in asked)


@pytest.mark.parametrize("game", ["winter-queen", "christina-regina"])
def test_scripts_are_small(pages: Pages, tables: Tables, built: Path, game: str) -> None:
    """All scripts that somebody loads who opens the start page and plays: a game's table comes when it is wanted."""
    packed = {one.name.removesuffix(".gz"): one.stat().st_size for one in (built / "assets").glob("*.js.gz")}
    assert len(packed) == len(list((built / "assets").glob("*.js")))
    table = tables.make(f"Light {game}", "bot:greedy", first=0, game=game)
    loaded: set[str] = set()
    page = pages.context(cookie=tables.cookie).new_page()
    page.on("request", lambda one: loaded.add(one.url.rsplit("/", 1)[-1]))
    pages.go(page, "/")
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    sizes = {name: packed[name] for name in loaded & packed.keys()}
    assert len(sizes) > 3
    assert sum(sizes.values()) < MOST_SCRIPT, sizes


def test_nothing_is_kept_but_what_was_chosen(pages: Pages, tables: Tables) -> None:
    """Who one is stays in a cookie that no script can read."""
    table = tables.make("Quiet", "bot:greedy", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    Hand(page, seed=18).play_on(2)
    assert page.evaluate("Object.keys(localStorage)") == ["queendom"]
    assert page.evaluate("Object.keys(sessionStorage)") == []
    fresh = pages.open("/", name="Nobody")
    fresh.get_by_test_id("quick-winter-queen").click()
    wait_for_stage(fresh, "start")
    assert fresh.evaluate("document.cookie") == ""
    kept = fresh.context.cookies()
    assert [(one["name"], one["httpOnly"], one["sameSite"]) for one in kept] == [("queendom", True, "Strict")]
