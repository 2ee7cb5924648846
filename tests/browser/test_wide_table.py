"""Winter Queen's table on a wide screen: nothing lies over what one wants to read, and every player's books open."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import ACTIVATE, CRYSTAL, SPACE
from browser.pages import Pages, wait_for_stage
from browser.spoken import spoken
from browser.tables import Json, Tables, has_everything, is_final
from browser.test_small_screens import MAP, NOW, settled
from browser.test_small_screens import UNSEEN as HIDDEN

LAPTOP = (1280, 720)
OPENED = '[data-testid="opened-player"]'
#: Whether the last line of the log is seen, and nothing lies over it.
LAST_LINE = """
() => {
  const line = [...document.querySelectorAll('[data-testid="log"] .line')].at(-1);
  const { left, bottom, height } = line.getBoundingClientRect();
  const there = document.elementFromPoint(left + 20, bottom - Math.min(height, 18) / 2);
  return line.contains(there) || there === line;
}
"""


def four(tables: Tables) -> Json:
    return tables.kept(
        "wide four", lambda: tables.played(has_everything, "Wide", "bot:greedy", "bot:random", "bot:greedy")
    )


@pytest.fixture
def laptop(pages: Pages, tables: Tables) -> Page:
    page = pages.open(f"/tables/{four(tables)['id']}", cookie=tables.cookie, size=LAPTOP)
    wait_for_stage(page, "start")
    return page


def test_a_preview_leaves_the_newest_lines_of_the_log_in_sight(laptop: Page) -> None:
    assert laptop.evaluate(LAST_LINE)
    previews = 0
    for pointed in ('[data-pile="red"]', CRYSTAL, '[data-testid="dock"] [data-page]', '[data-space="c4"]'):
        laptop.locator(pointed).first.hover()
        laptop.wait_for_selector('[data-testid="preview"]')
        laptop.wait_for_function(LAST_LINE)
        previews += 1
    assert previews == 4


def test_what_now_keeps_its_height_and_its_place(laptop: Page, tables: Tables) -> None:
    table = four(tables)
    seen = {laptop.evaluate(NOW)}

    def look(*stages: str) -> None:
        wait_for_stage(laptop, *stages)
        seen.add(laptop.evaluate(NOW))

    laptop.click(CRYSTAL)
    look("where")
    # The space that offers most books, and one that offers one.
    books = [spaces for spaces in table["legal"]["with_book"].values() if spaces]
    offered = sorted({space for spaces in books for space in spaces}, key=lambda one: sum(one in all for all in books))
    for space in (offered[-1], offered[0]):
        laptop.click(f'[data-space="{space}"]')
        look("book")
    laptop.click('[data-take="none"]')
    look("ready")
    laptop.click(ACTIVATE)
    look("return", "ready")
    if laptop.query_selector(SPACE):
        laptop.click(SPACE)
        look("ready")
    assert len(seen) == 1, seen


def test_the_player_opposite_opens_in_place(laptop: Page) -> None:
    chip = laptop.locator(".over .chip")
    chip.hover()
    opened = laptop.locator(OPENED)
    expect(opened).to_be_visible()
    expect(chip).to_have_attribute("aria-expanded", "true")
    # Nothing is darkened, and no space is covered.
    expect(laptop.locator("dialog")).to_have_count(0)
    assert laptop.evaluate(HIDDEN, [MAP, f"{OPENED} [data-page]"]) == []
    page = opened.locator("[data-page]").first
    page.hover()
    expect(laptop.get_by_test_id("preview")).to_be_visible()
    laptop.mouse.move(600, 400)
    expect(opened).to_have_count(0)

    # With keys: it opens when it has the focus, and its pages are next.
    laptop.keyboard.press("p")
    while not chip.evaluate("chip => chip === document.activeElement"):
        laptop.keyboard.press("Shift+Tab")
    expect(opened).to_be_visible()
    laptop.keyboard.press("Tab")
    assert page.evaluate("page => page === document.activeElement")
    laptop.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    wait_for_stage(laptop, "start")

    # A click keeps it open, another closes it.
    chip.click()
    laptop.mouse.move(600, 400)
    expect(opened).to_be_visible()
    chip.dispatch_event("click")
    expect(opened).to_have_count(0)


def test_a_tap_opens_it_without_a_dialog(pages: Pages, tables: Tables) -> None:
    page = pages.open(f"/tables/{four(tables)['id']}", cookie=tables.cookie, size=(1366, 1024), touch=True)
    wait_for_stage(page, "start")
    page.locator(".over .chip").tap()
    expect(page.locator(OPENED)).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    page.locator('[data-space="c4"]').tap(force=True)
    expect(page.locator(OPENED)).to_have_count(0)


def test_neighbours_show_their_books_on_a_laptop(laptop: Page) -> None:
    expect(laptop.locator(".column section[data-seat]")).to_have_count(2)
    assert laptop.evaluate(HIDDEN, [".column section[data-seat]", "[data-crystal]"]) == []


@pytest.mark.parametrize("size", [LAPTOP, (1440, 900)])
def test_nobody_moves_in_the_final_stage(pages: Pages, tables: Tables, size: tuple[int, int]) -> None:
    seats = ("Wide", "bot:greedy", "bot:greedy", "bot:greedy")
    table = tables.kept("wide final", lambda: tables.played(is_final, *seats))
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, size=size)
    wait_for_stage(page, "start")
    # Clockwise: left, opposite, right.
    left, top, right = (page.locator(f'[data-seat="{seat}"]').first.bounding_box() for seat in (1, 2, 3))
    assert left and top and right
    assert left["x"] < top["x"] < right["x"]
    # All crystals are seen, and so is every space.
    assert settled(page, HIDDEN, [MAP, "[data-crystal][data-legal]"]) == []
    holder, spaces = page.locator("[data-holder]").bounding_box(), page.locator('[data-testid="map"]').bounding_box()
    assert holder and spaces
    apart = holder["x"] >= spaces["x"] + spaces["width"] or holder["y"] + holder["height"] <= spaces["y"]
    assert apart, (holder, spaces)


def test_an_absent_player_is_told_in_full(pages: Pages, tables: Tables) -> None:
    with Tables(tables.address) as other:
        table = tables.make("Wide", None, "bot:greedy", first=0)
        announced = other.http.get(f"/api/tables/{table['id']}")
        assert announced.status_code < 300
        other.command(table["id"], "sit", invitation=table["invitation"], name="Berta")
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, size=LAPTOP)
    wait_for_stage(page, "start")
    for language in spoken(3):
        page.evaluate(
            "language => localStorage.setItem('queendom', JSON.stringify({language, speed: 'instant'}))", language
        )
        page.reload()
        wait_for_stage(page, "start")
        presence = page.locator('[data-seat="1"] .presence')
        expect(presence).not_to_be_empty()
        assert presence.evaluate("one => one.scrollWidth <= one.clientWidth"), presence.inner_text()
        # What is in the panel lies in line with it.
        inner = page.locator('[data-seat="1"] .free, [data-seat="1"] header').evaluate_all(
            "all => new Set(all.map((one) => one.getBoundingClientRect().width)).size"
        )
        assert inner == 1
