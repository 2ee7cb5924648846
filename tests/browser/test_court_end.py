"""The end at court: who served whom, then the count, then who has won; nothing of it is told before its time."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import CONFIRM, GO_ON
from browser.pages import PHONE, Pages, wait_for_stage
from browser.scenes import ended, found
from browser.spoken import some, spoken
from browser.tables import Json, Tables
from browser.test_announcements import LISTEN
from browser.test_court_games import check_result
from queendom.locales import words
from queendom.match import Match

pytestmark = pytest.mark.slow

COUNTING = '[data-testid="counting"]'
RESULT = '[data-testid="result"]'
PASS = '[data-mode="pass"][data-legal]'

#: Everything that stands in the result, part by part, each time something changes.
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const dialog = document.querySelector("dialog[open]");
        if (!dialog?.querySelector("[data-testid='counting'], [data-testid='result']")) return;
        const now = JSON.stringify({
            part: dialog.querySelector("[data-testid='counting']")?.innerText ?? "whole",
            scores: dialog.querySelectorAll("[data-testid='score']").length,
            winners: dialog.querySelectorAll(".winner").length,
            open: dialog.querySelectorAll("[data-count] ol").length,
            behind: document.querySelector("[data-testid='prompt']").innerText,
        });
        if (now !== window.seen.at(-1)) window.seen.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@cache
def last_pass() -> Json:
    """A position in which the last pass is left to do."""
    return found("christina-regina", 3, lambda match, position: position["passes"] == 2, bot="random")


#: By number: how much of what is counted was in sight, at most, while it was counted.
WATCH_COUNTS = """() => {
    window.shares = {};
    const look = () => {
        for (const one of document.querySelectorAll("[data-count].now")) {
            const { top, bottom } = one.getBoundingClientRect();
            const share = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / (bottom - top);
            window.shares[one.dataset.count] = Math.max(share, window.shares[one.dataset.count] ?? 0);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def near_its_end(tables: Tables) -> Json:
    bots = ("bot:random", "bot:greedy")
    return tables.make("Ada at the end", *bots, game="christina-regina", position=last_pass())


def end(pages: Pages, tables: Tables, **given: Any) -> Page:
    page = pages.open(f"/tables/{near_its_end(tables)['id']}", cookie=tables.cookie, **given)
    page.evaluate(WATCH)
    page.evaluate(WATCH_COUNTS)
    page.evaluate(LISTEN)
    while page.wait_for_selector(f"{GO_ON}, {PASS}") and page.query_selector(GO_ON):
        page.locator(GO_ON).first.click()
    page.click(PASS)
    page.click(CONFIRM)
    return page


@pytest.mark.parametrize("calm", some([False, True]))
def test_colours_then_the_count_then_the_ranking(pages: Pages, tables: Tables, calm: bool) -> None:
    page = end(pages, tables, speed="quick", calm=calm)
    say = words("en")
    expect(page.locator(RESULT)).to_be_visible()
    seen = page.evaluate("window.seen.map((one) => JSON.parse(one))")
    parts = list(dict.fromkeys(one["part"] for one in seen))
    stacks = [say("court-end-count", stack=say(stack)) for stack in ("copper", "silver", "gold")]
    assert parts == [say("court-end-colours"), *stacks, "whole"]
    for one in seen:
        if one["part"] != "whole":
            assert one["open"] == parts.index(one["part"])
            assert one["scores"] == one["winners"] == 0
            assert one["behind"] == say("court-end-counting")
    check_result(page)
    # Heard in the same order: colours, each stack, and only then who won, with the points.
    headline = page.locator(RESULT).inner_text()
    heard = [one for one in page.evaluate("heard") if any(one.startswith(part) for part in [*parts, headline])]
    assert [next(part for part in [*parts, headline] if one.startswith(part)) for one in heard] == [
        *parts[:-1],
        headline,
    ]
    assert not any(headline in one for one in heard[:-1])
    # Whoever comes back sees everything at once.
    page.reload()
    wait_for_stage(page, "over")
    page.evaluate(WATCH)
    page.click('[data-testid="show-result"]')
    expect(page.locator(RESULT)).to_be_visible()
    assert page.evaluate("window.seen.every((one) => JSON.parse(one).part === 'whole')")


def test_one_button_shows_it_all(pages: Pages, tables: Tables) -> None:
    page = end(pages, tables, speed="calm", calm=False)
    expect(page.locator(COUNTING)).to_be_visible()
    assert page.locator('[data-testid="score"]').count() == 0
    page.get_by_test_id("skip-count").focus()
    page.keyboard.press("Enter")
    expect(page.locator(COUNTING)).to_have_count(0)
    check_result(page)
    page.wait_for_function("document.activeElement.matches('[data-testid=\"result\"]')")
    page.keyboard.press("Escape")
    scores = [str(score) for score in page.request.get(
        page.url.replace("/tables/", "/api/tables/") + "/record").json()["result"]["scores"]]  # fmt: skip
    prompt = page.get_by_test_id("prompt")
    expect(prompt).not_to_have_text(words("en")("court-end-counting"))
    assert all(score in prompt.inner_text() for score in scores)


@pytest.mark.full
def test_what_is_counted_is_in_sight_on_a_phone(pages: Pages, tables: Tables) -> None:
    page = end(pages, tables, speed="quick", size=PHONE, touch=True, theme="light")
    expect(page.locator(RESULT)).to_be_in_viewport(ratio=1)
    # Noted by the page itself: a count may be over before anybody asks.
    shares: list[float] = page.evaluate("[0, 1, 2].map((k) => window.shares[k] ?? 0)")
    assert min(shares) >= 0.9, shares


def test_a_finished_game_has_no_influence_to_come(pages: Pages, tables: Tables) -> None:
    """Where a stack is empty at the end: on the table and in the result."""

    def is_so(_: Match, now: Json) -> bool:
        return now["passes"] == 1 and not all(now["influence"].values())

    position = found("christina-regina", 2, is_so, bot="random")
    table = tables.over("Ada", "bot:random", game="christina-regina", position=position)
    for language in spoken(1):
        page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, language=language)
        wait_for_stage(page, "over")
        say = words(language)
        assert say("court-no-influence", stage="over") != say("court-no-influence", stage="going")
        expect(page.locator(".influence .none").first).to_have_text(say("court-no-influence", stage="over"))
        page.context.close()


def test_what_folds_out_bears_our_own_mark(pages: Pages, tables: Tables) -> None:
    """Not the browser's triangle; in results and in the rules."""
    over = tables.kept("court over", lambda: ended(tables, "Ada", "bot:random", "bot:greedy", game="christina-regina"))
    page = pages.open(f"/tables/{over['id']}", cookie=tables.cookie)
    page.get_by_test_id("show-result").click()
    for path in (None, "/rules/christina-regina"):
        if path:
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            pages.go(page, path)
        summary = page.locator("summary")
        expect(summary).to_be_visible()
        style = "[getComputedStyle(one).listStyleType, getComputedStyle(one, '::before').content]"
        assert summary.evaluate(f"one => {style}") == ["none", '""']
        turn = "one => getComputedStyle(one, '::before').transform"
        closed = summary.evaluate(turn)
        summary.click()
        assert summary.evaluate(turn) != closed
