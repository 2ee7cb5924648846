"""Every view in every language on every size of screen: nothing is cut, nothing hangs over, every word is a word."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, TimeoutError

from browser.hands import ACTIVATE, CRYSTAL, SPACE
from browser.pages import Pages, wait_for_stage
from browser.tables import Json, Tables, has_everything, is_final
from counts import SCALE
from queendom.locales import LANGUAGES

pytestmark = pytest.mark.slow

PHONES = ((390, 844), (360, 640))
SCREENS = ((1440, 900), (1024, 768), (768, 1024))


#: Text that is cut or hangs out. Whoever cuts on purpose says so with an ellipsis, a line clamp, or data-clamp.
LOOK = r"""
() => {
  const found = new Set();
  const name = (one) => `<${one.tagName.toLowerCase()} class="${one.getAttribute("class") ?? ""}"> ` +
    one.textContent.trim().slice(0, 60);
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  const shown = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const one = text.parentElement;
    if (!text.data.trim() || one.closest(".unseen, svg, [data-clamp], [popover]")) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    if (!boxes.length) continue;
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const wrong = [];
    let [across, down] = [true, true]; // not scrolled by anything so far
    for (let around = one; around && around !== root; around = around.parentElement) {
      const style = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (style.display === "contents" || style.display === "inline") continue;
      const hides = (flow) => flow === "hidden" || flow === "clip";
      const isForEars = hides(style.overflowX) && box.width <= 1;
      const isMeant = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (isForEars || isMeant) {
        wrong.length = 0;
        across = down = false;
        break;
      }
      const isOut = left < box.left - 1 || right > box.right + 1;
      const isOver = top < box.top - 3 || bottom > box.bottom + 3;
      if (across && hides(style.overflowX) && isOut) wrong.push("cut at the side");
      if (down && hides(style.overflowY) && isOver) wrong.push("cut above or below");
      if (around.matches("button, a.button") && isOut) wrong.push("out of its button");
      if (["auto", "scroll"].includes(style.overflowX)) across = across && around.matches("dialog, dialog *, ol");
      if (["auto", "scroll"].includes(style.overflowY)) down = false;
      if (style.position === "fixed") down = false;
    }
    if (across && (left < -1 || right > innerWidth + 1)) wrong.push("outside of the screen");
    const isLong = root.scrollHeight > root.clientHeight;
    if (down && !isLong && (top < -1 || bottom > innerHeight + 1)) wrong.push("below the screen");
    for (const what of wrong) found.add(`${what}: ${name(one)}`);
  }
  return [...found];
}
"""
TEXTS = r"""
() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest("code, script, style")) texts.push(walker.currentNode.data.trim());
  for (const name of ["aria-label", "title", "placeholder"])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
  return texts.filter(Boolean);
}
"""
#: A message key, or what stands in a message before it is filled in, or a private sign of ours.
KEY = re.compile(r"^[a-z]+(-[a-z0-9]+)+$|\{ ?\$|[\ue000-\uf8ff]|undefined|\[object|\bNaN\b")


def world_of(tables: Tables) -> dict[str, Json]:
    """Tables to look at."""
    kept, ada = tables.kept, "Ada with a rather long name"
    greedy, random = "bot:greedy", "bot:random"
    return {
        "lobby": kept("lobby", lambda: tables.make(ada, None, greedy, None)),
        "start": kept("start", lambda: tables.make(ada, greedy, first=0)),
        "full": kept("full", lambda: tables.played(has_everything, ada, greedy, random, greedy)),
        "two": kept("two", lambda: tables.played(has_everything, ada, greedy)),
        "three": kept("three", lambda: tables.played(has_everything, ada, greedy, greedy, edition="lattice")),
        "final": kept("final", lambda: tables.played(is_final, ada, greedy, greedy)),
        "over": kept("over", lambda: tables.over(ada, greedy, greedy, greedy)),
    }


def views(pages: Pages, page: Page, world: dict[str, Json], code: str) -> Iterator[str]:
    """Goes from view to view; the page stands still at each."""

    def at(name: str, path: str = "") -> None:
        pages.go(page, f"/tables/{world[name]['id']}{path}")

    def close() -> None:
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")

    def dialog() -> None:
        page.wait_for_selector("dialog[open]")

    pages.go(page, "/")
    page.wait_for_selector('[data-testid="my-table"]')
    yield "home"
    page.click('[data-testid="settings-menu"]')
    page.wait_for_selector('[role="menu"]')
    yield "settings"
    page.keyboard.press("Escape")
    for way in ("with-friends", "on-device", "more-options"):
        page.click(f'[data-testid="{way}"]')
        dialog()
        yield way
        if way != "more-options":
            page.click("dialog button[aria-expanded]")
        page.click("dialog label:has-text('4')")
        yield f"{way}, all options"
        close()
    at("lobby")
    page.wait_for_selector('[data-testid="lobby"]')
    yield "lobby"
    pages.go(page, f"/join/{world['lobby']['id']}/{code}")
    yield "join"
    for name in ("start", "full", "two", "three", "final"):
        at(name)
        wait_for_stage(page, "start")
        yield f"table, {name}"
        if name == "start":
            page.keyboard.press("?")
            dialog()
            yield "keys"
            close()
            page.click('[data-testid="rules"]')
            dialog()
            yield "rules"
            close()
            page.click('[data-testid="seat-menu"]')
            dialog()
            page.click('[data-testid="move-seat"]')
            page.wait_for_selector('[data-testid="invitation"]')
            yield "seat menu"
            close()
        page.click(CRYSTAL)
        yield f"where to, {name}"
        if name in ("full", "two"):
            space = next(iter(next(filter(None, world[name]["legal"]["with_book"].values()))))
            page.click(f'[data-space="{space}"]')
            wait_for_stage(page, "book")
            yield f"which book, {name}"
            page.click('[data-take="none"]')
            yield f"ready, {name}"
            page.click(ACTIVATE)
            wait_for_stage(page, "return", "ready")
            yield f"activate, {name}"
            if page.query_selector(SPACE):
                page.click(SPACE)
                yield f"return, {name}"
            page.keyboard.press("Escape")
        if name == "full":
            # Wide screens show these beside the map.
            for opens in ("button.chip", ".bag-button"):
                if page.viewport_size and page.viewport_size["width"] > 1024:
                    page.set_viewport_size({"width": 1024, "height": 768})
                page.click(opens)
                dialog()
                yield f"over the table: {opens}"
                close()
    at("over")
    wait_for_stage(page, "over")
    yield "over"
    page.click('[data-testid="show-result"]')
    dialog()
    page.click("dialog summary")
    yield "result"
    close()
    for path in ("/nowhere", f"/join/{world['over']['id']}/x", f"/seat/{world['two']['id']}/x"):
        pages.go(page, path)
        yield path.split("/")[1]


def settled_look(page: Page) -> list[str]:
    """What is wrong once the page has settled in its size."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    found: list[str] = page.evaluate(LOOK)
    if found:
        with contextlib.suppress(TimeoutError):
            page.wait_for_function(f"() => ({LOOK})().length === 0", timeout=1000)
        found = page.evaluate(LOOK)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sizes", [PHONES, SCREENS], ids=["phones", "screens"])
def test_nothing_is_cut(pages: Pages, tables: Tables, language: str, sizes: tuple[tuple[int, int], ...]) -> None:
    pages.may_fail = True  # links that lead nowhere are views too
    if sizes is SCREENS and SCALE < 1:
        # ./test --full looks at every screen in every language; else they share.
        sizes = (SCREENS[LANGUAGES.index(language) % len(SCREENS)],)
    world = world_of(tables)
    page = pages.open(
        "/",
        cookie=tables.cookie,
        language=language,
        size=sizes[0],
        touch=sizes is PHONES,
    )
    wrong: list[str] = []
    seen = 0
    for view in views(pages, page, world, world["lobby"]["invitation"]):
        assert page.evaluate("document.documentElement.lang") == language
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{view}, {width}×{height}: {one}" for one in settled_look(page)]
            seen += 1
        page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
        wrong += [f"{view}: the key {text!r}" for text in page.evaluate(TEXTS) if KEY.search(text)]
    assert seen >= len(sizes) * 25
    assert not wrong, "\n".join(wrong)
