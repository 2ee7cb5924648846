"""Sounds come with the first touch and go with a switch; whoever asks for less motion gets none."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.input_methods import CRYSTAL, CourtHand, Hand
from browser.pages import PHONE, Pages, wait_for_stage
from browser.scenes import ended
from browser.spoken import some
from browser.tables import Tables
from queendom.locales import words

pytestmark = pytest.mark.slow

#: What a page would be heard and felt by.
EARS = """
  window.heard = {contexts: 0, tones: 0, knocks: []};
  window.AudioContext = class extends AudioContext {
    constructor() { super(); heard.contexts += 1; }
    createOscillator() { heard.tones += 1; return super.createOscillator(); }
  };
  Object.defineProperty(navigator, "vibrate", {value: (given) => { heard.knocks.push(given); return true; }});
"""


def at_table(context: BrowserContext, pages: Pages, table: dict[str, Any]) -> Page:
    page = context.new_page()
    page.add_init_script(EARS)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    return page


def heard(page: Page) -> Any:
    return page.evaluate("heard")


@pytest.mark.parametrize("game", some([Hand, CourtHand]))
def test_sounds_come_with_the_first_touch(pages: Pages, tables: Tables, game: type[Hand]) -> None:
    name = "winter-queen" if game is Hand else "christina-regina"
    table = tables.make("Ada", "bot:greedy", game=name, first=0)
    context = pages.context(cookie=tables.cookie)
    page = at_table(context, pages, table)
    # A browser forbids it before that, and would complain.
    assert heard(page)["contexts"] == 0 == heard(page)["tones"]
    switch = page.get_by_test_id("sound")
    expect(switch).to_have_accessible_name(words("en")("settings-sound-is-on"))
    hand = game(page, seed=6)
    hand.turn()
    hand.hear()
    wait_for_stage(page, "start")
    now = heard(page)
    assert now["contexts"] == 1
    assert now["tones"] >= 3, "one for the turn that was sent, two for the next"
    assert now["knocks"][-2:] == [[12], [16, 60, 16]]
    # Off is off, and stays so.
    switch.click()
    expect(switch).to_have_accessible_name(words("en")("settings-sound-is-off"))
    before = heard(page)["tones"]
    hand.turn()
    hand.hear()
    wait_for_stage(page, "start")
    assert heard(page)["tones"] == before
    page.reload()
    wait_for_stage(page, "start")
    expect(switch).to_have_accessible_name(words("en")("settings-sound-is-off"))


def test_knocks_have_a_switch_of_their_own(pages: Pages, tables: Tables) -> None:
    table = tables.make("Ada", "bot:greedy", first=0)
    page = at_table(pages.context(cookie=tables.cookie, size=PHONE, touch=True), pages, table)
    page.get_by_test_id("settings-menu").click()
    switch = page.get_by_role("menuitemcheckbox", name=words("en")("settings-haptics"))
    expect(switch).to_be_checked()
    expect(page.get_by_role("menuitemcheckbox", name=words("en")("settings-sound"))).to_be_checked()
    switch.click()
    page.keyboard.press("Escape")
    before = len(heard(page)["knocks"])
    Hand(page, seed=2).turn()
    wait_for_stage(page, "start")
    assert len(heard(page)["knocks"]) == before


# --- motion ---

#: Everything on the page that moves, or would: longer than 120 ms after all, or through animations made by hand.
RESTLESS = """() => {
  const unit = (one) => (one.trim().endsWith("ms") ? 1e-3 : 1);
  const seconds = (list) => Math.max(0, ...list.split(",").map((one) => parseFloat(one) * unit(one)));
  const found = new Set(window.animated);
  const name = (node) => node.tagName + "." + (node.getAttribute("class") ?? "");
  for (const node of document.querySelectorAll("*")) {
    for (const part of [null, "::before", "::after"]) {
      const style = getComputedStyle(node, part);
      if (seconds(style.transitionDuration) + seconds(style.transitionDelay) > 0.12)
        found.add("transition " + name(node));
      if (style.animationName === "none") continue;
      const endless = style.animationIterationCount === "infinite";
      if (endless || seconds(style.animationDuration) + seconds(style.animationDelay) > 0.12)
        found.add(`animation ${style.animationName} ${name(node)}`);
    }
  }
  for (const one of document.getAnimations()) {
    if (one.effect.getComputedTiming().endTime > 120) found.add("running " + name(one.effect.target));
  }
  return [...found];
}"""
WATCH = """
  window.animated = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const ms = typeof how === "number" ? how : (how?.duration ?? 0);
    if (ms > 120) window.animated.push("animate " + (this.getAttribute("class") ?? this.tagName));
    return animate.call(this, frames, how);
  };
"""


def calm(pages: Pages, **given: Any) -> Page:
    """Of somebody who asks for less motion, and watches others' turns at their usual pace."""
    page = pages.context(calm=True, speed="quick", **given).new_page()
    page.add_init_script(WATCH)
    return page


def check_still(page: Page) -> None:
    assert page.evaluate(RESTLESS) == []


def test_pages_are_still(pages: Pages) -> None:
    page = calm(pages)
    for path in ("/", "/learn/winter-queen", "/learn/christina-regina", "/rules/winter-queen"):
        pages.go(page, path)
        check_still(page)


@pytest.mark.parametrize("game", [Hand, CourtHand])
def test_tables_are_still(pages: Pages, tables: Tables, game: type[Hand]) -> None:
    """At every moment of a turn, while others move, in dialogs and menus."""
    name = "winter-queen" if game is Hand else "christina-regina"
    table = tables.make("Ada", "bot:greedy", "bot:random", game=name, first=0)
    page = calm(pages, cookie=tables.cookie)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    check_still(page)
    hand = game(page, seed=5)
    if isinstance(hand, CourtHand):
        hand.draw()
    else:
        hand.choose(CRYSTAL)
        check_still(page)
        page.keyboard.press("Escape")
        hand.turn()
    wait_for_stage(page, "showing", "waiting")
    check_still(page)
    hand.hear()
    wait_for_stage(page, "start")
    for opened in ("seat-menu", "rules", "settings-menu"):
        page.get_by_test_id(opened).click()
        check_still(page)
        page.keyboard.press("Escape")
    check_still(page)


@pytest.mark.parametrize("game", some(["winter-queen", "christina-regina"]))
def test_results_are_still(pages: Pages, tables: Tables, game: str) -> None:
    """What is told one after the other is all there at once."""
    table = ended(tables, "Ada", "bot:greedy", "bot:random", game=game)
    page = calm(pages, cookie=tables.cookie)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "over")
    page.get_by_test_id("show-result").click()
    expect(page.get_by_test_id("rematch")).to_be_visible()
    check_still(page)
