"""No move goes by unseen: it is shown before the turn begins, can be hurried, and is in the log in any case."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import CONFIRM, CRYSTAL, SPACE, TAKE
from browser.pages import Pages, stage, wait_for_stage
from browser.tables import Tables
from queendom.locales import words

pytestmark = pytest.mark.slow

#: Every stage that the page goes through, with the time.
WATCH = """
() => {
  const at = document.querySelector('[data-testid="action"]');
  window.stages = [];
  new MutationObserver(() => window.stages.push([at.dataset.stage, performance.now()]))
    .observe(at, { attributes: true, attributeFilter: ["data-stage"] });
}
"""
#: A page that nobody looks at, as the browser tells it.
HIDE = """
(isHidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  const state = isHidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


def open_table(pages: Pages, tables: Tables, name: str, **more: Any) -> Page:
    table = tables.make(name, "bot:greedy", "bot:greedy", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, **more)
    wait_for_stage(page, "start")
    page.evaluate(WATCH)
    return page


def place(page: Page, confirm: bool = True) -> None:
    page.click(CRYSTAL)
    page.click(SPACE)
    if stage(page) == "book":
        page.locator(TAKE).last.click()
    if confirm:
        page.click(CONFIRM)


def shown_for(page: Page) -> float:
    """How many milliseconds moves were shown, until it was one's turn."""
    stages: list[tuple[str, float]] = page.evaluate("stages")
    assert [name for name, _ in stages].count("showing") >= 1, stages
    total = 0.0
    for (name, since), (_, until) in pairwise(stages):
        if name == "showing":
            total += until - since
    return total


def test_moves_of_others_are_shown_before_the_turn(pages: Pages, tables: Tables) -> None:
    page = open_table(pages, tables, "Patient", speed="normal", calm=False)
    place(page)
    wait_for_stage(page, "showing")
    # While it is shown nothing can be chosen.
    assert not page.query_selector("[data-legal]")
    expect(page.get_by_test_id("hurry")).to_be_visible()
    wait_for_stage(page, "start")
    # Two bots, each at least for as long as a crystal flies.
    assert shown_for(page) > 2 * 500
    expect(page.get_by_test_id("log")).to_contain_text("Magpie 1")
    expect(page.get_by_test_id("log")).to_contain_text("Magpie 2")


def test_faster_shows_the_rest_at_once(pages: Pages, tables: Tables) -> None:
    page = open_table(pages, tables, "Hasty", speed="calm", calm=False)
    place(page)
    began = page.evaluate("performance.now()")
    page.get_by_test_id("hurry").click()
    wait_for_stage(page, "start")
    assert page.evaluate("performance.now()") - began < 5_000
    # Told all the same, each move by its line.
    lines = page.get_by_test_id("log").locator(".entry")
    assert lines.count() == 3


def test_on_a_hidden_page_everything_is_in_the_log(pages: Pages, tables: Tables) -> None:
    page = open_table(pages, tables, "Elsewhere", speed="calm")
    place(page, confirm=False)
    page.evaluate(HIDE, True)
    page.evaluate("document.querySelector('[data-testid=\"confirm\"]').click()")
    wait_for_stage(page, "start")
    page.evaluate(HIDE, False)
    log = page.get_by_test_id("log")
    expect(log).to_contain_text(words("en")("log-since"))
    # Below the mark are the moves of both others, above it one's own.
    texts = [text.replace("\xa0", " ") for text in log.locator("li").all_inner_texts()]
    mark = next(k for k, text in enumerate(texts) if words("en")("log-since") in text)
    assert "You" in texts[mark - 1]
    assert "Magpie 1" in texts[mark + 1] and "Magpie 2" in texts[mark + 2]
    # On the map what was placed meanwhile is marked as well.
    assert page.locator("[data-space] .last").count() >= 1


def test_whoever_comes_back_later_sees_what_is_new(pages: Pages, tables: Tables) -> None:
    page = open_table(pages, tables, "Later")
    place(page)
    wait_for_stage(page, "start")
    page.reload()
    wait_for_stage(page, "start")
    expect(page.get_by_test_id("log")).to_contain_text(words("en")("log-since"))
