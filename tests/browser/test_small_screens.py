"""On a phone, upright or on its side, the map, the crystals in reach and what confirms are in sight together."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.input_methods import ACTIVATE, CRYSTAL, SPACE
from browser.pages import Pages, wait_for_stage
from browser.tables import Json, Tables, has_everything, is_final
from counts import SCALE
from queendom.locales import LANGUAGES

SIZES = ((844, 390), (360, 640), (390, 844))

#: What cannot be seen and touched where it lies, of what each selector finds; without any it tells that.
UNSEEN = """
(selectors) => {
  const wrong = [];
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    if (!found.length) wrong.push(`no ${selector}`);
    for (const one of found) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const name = one.dataset.space ?? one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 30);
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        wrong.push(`${selector} ${name} is outside`);
        continue;
      }
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!there || !(one.contains(there) || there.contains(one)))
        wrong.push(`${selector} ${name} lies under ${there?.outerHTML.slice(0, 60)}`);
    }
  }
  return wrong;
}
"""
#: Books lie side by side on an upright phone: one scrolls along them, never away from the map.
AT_HAND = """
(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
  const { top, bottom } = one.getBoundingClientRect();
  const floor = document.querySelector("aside > .now").getBoundingClientRect().top;
  return top < -1 || bottom > floor + 1 ? [`${one.dataset.page ?? one.dataset.activate} from ${top} to ${bottom}`] : [];
})
"""
BOOKS = "[data-page][data-legal], [data-activate][data-legal]"
MAP = "[data-space]"
BAR = "header.top"
NOW = "document.querySelector('aside > .now').getBoundingClientRect().height"


def world_of(tables: Tables) -> dict[str, Json]:
    greedy, random = "bot:greedy", "bot:random"
    return {
        "two": tables.kept("small two", lambda: tables.played(has_everything, "Small", greedy)),
        "three": tables.kept("small three", lambda: tables.played(has_everything, "Small", greedy, greedy)),
        "four": tables.kept("small four", lambda: tables.played(has_everything, "Small", greedy, random, greedy)),
        "final four": tables.kept("small final", lambda: tables.played(is_final, "Small", greedy, greedy, greedy)),
        "final two": tables.kept("small final two", lambda: tables.played(is_final, "Small", greedy)),
    }


def steps(page: Page, table: Json) -> Iterator[tuple[str, list[str]]]:
    """Through a turn of each kind, nothing confirmed; with what else has to be in sight at each step."""
    yield "start", [CRYSTAL]
    page.tap(CRYSTAL)
    yield "where", [CRYSTAL, SPACE]
    with_book = next(filter(None, table["legal"]["with_book"].values()), None)
    if with_book:
        page.tap(f'[data-space="{with_book[0]}"]')
        yield "book", ["[data-take]", "[data-pile][data-legal]"]
        page.tap('[data-take="none"]')
    else:
        page.tap(SPACE)
        if page.query_selector('[data-take="none"]'):
            page.tap('[data-take="none"]')
    yield "ready", [CRYSTAL, '[data-testid="confirm"]', '[data-testid="back"]']
    while page.query_selector('[data-testid="back"]'):
        page.keyboard.press("Escape")
    if not page.query_selector(ACTIVATE):
        return
    back = next((book for book, spaces in table["legal"]["activate"].items() if spaces), None)
    if back is None:
        return
    page.locator(f'[data-activate="{back}"]').tap()
    yield "return", [SPACE, '[data-testid="back"]']
    page.tap(SPACE)
    yield "ready", ['[data-testid="confirm"]']
    while page.query_selector('[data-testid="back"]'):
        page.keyboard.press("Escape")


def settled(page: Page, look: str, what: object) -> list[str]:
    """What is wrong once the page has settled in its size."""
    found: list[str] = page.evaluate(look, what)
    if found:
        with contextlib.suppress(TimeoutError):
            page.wait_for_function(f"(what) => ({look})(what).length === 0", arg=what, timeout=5000)
        found = page.evaluate(look, what)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_a_turn_is_in_sight(pages: Pages, tables: Tables, language: str) -> None:
    world = world_of(tables)
    names = list(world)
    if SCALE < 1:
        # ./test --full looks at every table in every language; else they share.
        names = names[LANGUAGES.index(language) :: len(LANGUAGES)]
    page = pages.open("/", cookie=tables.cookie, language=language, size=SIZES[0], touch=True)
    wrong: list[str] = []
    for name in names:
        pages.go(page, f"/tables/{world[name]['id']}")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            wait_for_stage(page, "start")
            heights = set()
            for step, needed in steps(page, world[name]):
                wait_for_stage(page, step)
                where = f"{name}, {width}×{height}, {step}: "
                wrong += [where + one for one in settled(page, UNSEEN, [BAR, MAP, *needed])]
                wrong += [where + one for one in settled(page, AT_HAND, BOOKS)]
                if not page.evaluate("document.documentElement.scrollHeight <= innerHeight"):
                    wrong.append(where + "the page scrolls")
                heights.add(page.evaluate(NOW))
            assert len(heights) == 1, f"{name}, {width}×{height}: what now was {heights} high"
    assert not wrong, "\n".join(wrong)


def test_the_log_of_a_phone_lights_what_it_tells(pages: Pages, tables: Tables) -> None:
    table = world_of(tables)["four"]
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, size=SIZES[1], touch=True)
    wait_for_stage(page, "start")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".bag-button").tap()
        drawer = page.get_by_test_id("drawer")
        expect(drawer).to_be_visible()
        # The map is above it or beside it, and its spaces have the names that the log uses.
        names = page.locator('[data-testid="map"] text.name')
        expect(names).to_have_count(page.locator(MAP).count())
        assert settled(page, UNSEEN, [MAP]) == []
        assert min(names.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")) >= 12
        line = drawer.locator("button.line", has_text=" on ").filter(has_not_text="page").last
        line.scroll_into_view_if_needed()
        line.tap()
        expect(page.locator('[data-testid="map"] .spoken')).not_to_have_count(0)
        drawer.get_by_role("button", name="Close").tap()
        expect(drawer).to_have_count(0)
        expect(page.locator('[data-testid="map"] .spoken')).to_have_count(0)


@pytest.mark.parametrize("game", ["winter-queen", "christina-regina"])
def test_bar_and_what_now_stay_on_a_phone(pages: Pages, tables: Tables, game: str) -> None:
    table = tables.kept(f"{game} stays", lambda: tables.make("Stays", "bot:greedy", "bot:greedy", game=game, first=0))
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, size=(360, 640), touch=True)
    wait_for_stage(page, "start")
    for _ in range(3):
        page.mouse.wheel(0, 400)
    page.evaluate("scrollTo(0, 9999)")
    assert page.evaluate(UNSEEN, [BAR, '[data-testid="prompt"]']) == []
