"""Rules at hand: whatever lies on a table opens its rules there, by mouse, finger or key, and nothing else happens."""

from __future__ import annotations

from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.input_methods import CRYSTAL, SPACE, STACK
from browser.look import KEY, TEXTS, axe, settled_look
from browser.pages import DESK, PHONE, Frames, Pages, stage, wait_for_stage
from browser.spoken import some, spoken
from browser.tables import Tables, world_of
from browser.test_study_rules import GAMES, anchors
from counts import SCALE
from queendom.locales import words

pytestmark = pytest.mark.slow

RULES = '[data-testid="rules-at-hand"]'
DOCK_MARK = '[data-testid="dock"] [data-mark]'
STEP_MARK = '[data-testid="action"] [data-mark]'


def open_table(pages: Pages, tables: Tables, game: str, **given: Any) -> tuple[Page, Frames]:
    """At the start of one's turn; at Winter Queen with books."""
    if game == "winter-queen":
        table = world_of(tables)["two"]
    else:
        make = lambda: tables.make("Ada", "bot:greedy", "bot:greedy", game=game, first=0)  # noqa: E731
        table = tables.kept("court at hand", make)
    page = pages.context(cookie=tables.cookie, **given).new_page()
    frames = Frames(page)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    return page, frames


def draft(page: Page, game: str) -> str:
    """Something chosen, and not everything; returns the stage of the turn."""
    page.locator(CRYSTAL if game == "winter-queen" else STACK).first.click()
    return wait_for_stage(page, "where", "bury")


def chosen(page: Page) -> list[str]:
    """What is chosen so far, as it is drawn."""
    announced: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('main [aria-pressed=true]')].map((one) => one.outerHTML)"
    )
    return announced


def expect_rules(page: Page, *rules: str, language: str = "en") -> Locator:
    """Exactly these are open, with their words."""
    dialog = page.locator("dialog", has=page.locator(RULES))
    expect(dialog.locator("article h3")).to_have_count(len(rules))
    say = words(language)
    for k, rule in enumerate(rules):
        article = dialog.locator("article").nth(k)
        game, section, number = rule.split("-")
        expect(article.locator("h3 a")).to_have_text(f"{game.upper()}-{section}.{number}")
        expect(article.locator(".words p")).to_have_text(say(f"rule-{rule}"))
    return dialog


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator(RULES)).to_have_count(0)


@pytest.mark.parametrize(("game", "touch"), some(list(product(GAMES, (False, True))), 0, 3))
def test_a_mark_opens_its_rules(pages: Pages, tables: Tables, game: str, touch: bool) -> None:
    """A turn in the making stays as it was, the focus comes back, and nothing is sent."""
    page, frames = open_table(pages, tables, game, size=PHONE if touch else DESK, touch=touch)
    before, made = draft(page, game), chosen(page)
    marks = page.locator(DOCK_MARK)
    assert marks.count() >= (2 if game == "winter-queen" else 5)
    for k in range(marks.count()):
        mark = marks.nth(k)
        box = mark.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
        mark.scroll_into_view_if_needed()
        if touch:
            mark.tap()
        else:
            mark.click()
        expect_rules(page, *str(mark.get_attribute("data-mark")).split())
        close(page)
        expect(mark).to_be_focused()
        assert stage(page) == before
    assert chosen(page) == made
    assert frames.commands() == []


@pytest.mark.parametrize("game", some(GAMES))
def test_the_step_that_is_asked_for_has_a_mark(pages: Pages, tables: Tables, game: str) -> None:
    page, _ = open_table(pages, tables, game)
    steps = ["wq-3-1 wq-3-3 wq-3-4", "wq-3-1 wq-3-3"] if game == "winter-queen" else ["cr-3-1 cr-3-2"] * 2
    for k, rules in enumerate(steps):
        if k:
            draft(page, game)
        page.click(STEP_MARK)
        expect_rules(page, *rules.split())
        close(page)


@pytest.mark.parametrize(
    ("game", "things"),
    [
        (
            "winter-queen",
            [
                '[data-space="c1"]',
                "[data-pile]",
                "[data-crystal]",
                "[data-holder] header",
                '[data-anchor="bag"]',
                '[data-testid="dock"] [data-page]',
                ".panel [data-page]",
                "[data-activate]",
                '[data-anchor^="vp/"]',
            ],
        ),
        (
            "christina-regina",
            [
                "[data-stack]",
                '[data-anchor^="influence/"]',
                '[data-anchor="discards"]',
                '[data-mode="agitate"]',
                '[data-mode="pass"]',  # cannot be used now
                '[data-testid="dock"] .leaders svg',
                "[data-seat] .leaders svg",
                "[data-seat] .action svg",
            ],
        ),
    ],
)
def test_a_right_click_opens_the_rules(pages: Pages, tables: Tables, game: str, things: list[str]) -> None:
    page, frames = open_table(pages, tables, game)
    before, made = draft(page, game), chosen(page)
    for thing in things:
        one = page.locator(thing).first
        rules = one.evaluate("(one) => one.closest('[data-rule]').dataset.rule")
        box = one.bounding_box()
        assert box is not None, thing
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")
        expect_rules(page, *rules.split())
        close(page)
        assert stage(page) == before, thing
    assert chosen(page) == made
    assert frames.commands() == []
    # What has no rules has the browser's own menu.
    prevented = """() => !document.querySelector('[data-testid="log"]').dispatchEvent(
        new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))"""
    assert not page.evaluate(prevented)


def hold(page: Page, thing: str, until: str | None = None, strays: bool = False) -> None:
    """A finger on it, for a moment or until something is there; then it lets go, or does so some way off."""
    one = page.locator(thing).first
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None, thing
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touches = page.context.new_cdp_session(page)
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    if until:
        page.wait_for_selector(until)
    if strays:
        touches.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + 40, "y": y}]})
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touches.detach()


@pytest.mark.parametrize(
    ("game", "things"),
    [
        ("winter-queen", ['[data-space="c1"]', "[data-pile]", CRYSTAL, '[data-testid="dock"] [data-page]']),
        pytest.param(
            "christina-regina",
            ["[data-stack]", '[data-anchor^="influence/"]', '[data-testid="dock"] .leaders svg'],
            marks=pytest.mark.full,
        ),
    ],
)
def test_a_long_press_opens_the_rules(pages: Pages, tables: Tables, game: str, things: list[str]) -> None:
    """And nothing else comes of it: no click, no pull, whether the finger stays or strays."""
    page, frames = open_table(pages, tables, game, size=PHONE, touch=True)
    made = chosen(page)
    held = list(product(things, (False, True))) if SCALE >= 1 else list(zip(things, cycle((True, False)), strict=False))
    for thing, strays in held:
        rules = page.locator(thing).first.evaluate("(one) => one.closest('[data-rule]').dataset.rule")
        hold(page, thing, RULES, strays)
        expect_rules(page, *rules.split())
        page.locator("dialog .icon-button").tap()
        expect(page.locator(RULES)).to_have_count(0)
        assert stage(page) == "start", thing
    assert chosen(page) == made
    # A short one is a tap.
    hold(page, CRYSTAL if game == "winter-queen" else STACK)
    wait_for_stage(page, "where", "bury")
    expect(page.locator(RULES)).to_have_count(0)
    assert frames.commands() == []


@pytest.mark.parametrize(
    ("game", "things"),
    [
        ("winter-queen", [CRYSTAL, SPACE, '[data-testid="dock"] [data-page]', "[data-pile]"]),
        ("christina-regina", ["[data-stack]", "[data-mode]:enabled", DOCK_MARK]),
    ],
)
def test_the_key_i_opens_the_rules_of_what_has_the_focus(
    pages: Pages, tables: Tables, game: str, things: list[str]
) -> None:
    page, frames = open_table(pages, tables, game)
    page.keyboard.press("i")  # of nothing
    if game == "winter-queen":
        draft(page, game)
    for thing in things:
        one = page.locator(thing).first
        one.focus()
        page.keyboard.press("i")
        expect_rules(page, *one.evaluate("(one) => one.closest('[data-rule]').dataset.rule").split())
        page.keyboard.press("u")  # keys of the table do nothing meanwhile
        close(page)
        expect(one).to_be_focused()
    assert stage(page) == ("where" if game == "winter-queen" else "start")
    assert frames.commands() == []
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text(words("en")("keys-rule"))


def test_pages_of_others_are_explained_with_their_rule(pages: Pages, tables: Tables) -> None:
    page, _ = open_table(pages, tables, "winter-queen")
    theirs = page.locator(".panel [data-page]").first
    theirs.dispatch_event("click")
    theirs.focus()
    link = page.locator('[data-testid="preview"] a[data-rule]').first
    rule = str(link.get_attribute("data-rule"))
    link.click()
    expect_rules(page, rule)
    close(page)
    expect(theirs).to_be_focused()
    # With Ctrl it is a link like any other.
    with page.context.expect_page() as opened:
        page.locator('[data-testid="preview"] a[data-rule]').first.click(modifiers=["Control"])
    opened.value.wait_for_url(f"**/rules/winter-queen#{rule}")
    expect(page.locator(RULES)).to_have_count(0)


def test_a_rule_leads_to_those_it_cites_and_to_its_page(pages: Pages, tables: Tables) -> None:
    page, _ = open_table(pages, tables, "christina-regina", size=PHONE, touch=True)
    # One that cites others.
    page.evaluate("""() => document.querySelector('[data-stack]').setAttribute("data-rule", "cr-3-4")""")
    page.locator("[data-stack]").first.focus()
    page.keyboard.press("i")
    dialog = expect_rules(page, "cr-3-4")
    expect(page.get_by_test_id("earlier-rule")).to_have_count(0)
    dialog.locator("article .words p a").first.tap()
    expect_rules(page, "cr-4-1")
    expect(dialog.locator("h3").last).to_be_focused()
    page.get_by_test_id("earlier-rule").tap()
    expect_rules(page, "cr-3-4")
    page.get_by_test_id("rule-page").tap()
    page.wait_for_url("**/rules/christina-regina#cr-3-4")
    expect(page.locator("#cr-3-4")).to_be_focused()
    page.get_by_test_id("back-to-table").tap()
    wait_for_stage(page, "start")
    expect(page.locator(RULES)).to_have_count(0)


def test_rules_that_do_not_come(pages: Pages, tables: Tables) -> None:
    """Said calmly; the way to the page of all rules is there, and the next try may succeed."""
    pages.may_fail = True
    page, _ = open_table(pages, tables, "winter-queen")
    page.route("**/OpenedRules*", lambda route: route.abort())
    mark = page.locator(DOCK_MARK).first
    mark.click()
    expect(page.locator(RULES)).to_have_text(words("en")("rules-at-hand-missing"))
    expect(page.get_by_test_id("rule-page")).to_be_visible()
    close(page)
    expect(mark).to_be_focused()
    assert stage(page) == "start"
    page.unroute("**/OpenedRules*")
    mark.click()
    expect_rules(page, *str(mark.get_attribute("data-mark")).split())


@pytest.mark.parametrize("language", spoken(3))
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_table_can_be_read(pages: Pages, tables: Tables, game: str, language: str) -> None:
    """On a phone: all there, nothing is cut, and no rule is missing that something on the table names."""
    page, _ = open_table(pages, tables, game, size=PHONE, touch=True, language=language)
    named = page.evaluate("() => [...document.querySelectorAll('[data-rule]')].map((one) => one.dataset.rule.trim())")
    assert {rule for rules in named for rule in rules.split()} <= anchors(game)
    wrong: list[str] = []
    for rules in sorted(set(named)):
        # From whatever can be reached: who holds a finger on it gets the same event.
        opened = """(rules) => [...document.querySelectorAll('[data-rule]')]
            .find((one) => one.dataset.rule.trim() === rules)
            .dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))"""
        page.evaluate(opened, rules)
        expect_rules(page, *rules.split(), language=language)
        # They look alike: some are looked at closely, in ./test --full all.
        if SCALE >= 1 or rules in sorted(set(named))[::4]:
            wrong += [f"{rules}: {one}" for one in settled_look(page)]
            wrong += [f"{rules}: the key {text!r}" for text in page.evaluate(TEXTS) if KEY.search(text)]
        close(page)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "theme"), some(list(product(GAMES, ("light", "dark"))), 0, 3))
def test_axe_finds_nothing_in_the_rules_at_hand(pages: Pages, tables: Tables, game: str, theme: str) -> None:
    size = PHONE if game == "winter-queen" else DESK
    page, _ = open_table(pages, tables, game, size=size, touch=size == PHONE, theme=theme)
    # What lies below is looked at by test_screens.py as well.
    wrong: list[str] = axe(page) if SCALE >= 1 else []
    for mark in some((DOCK_MARK, STEP_MARK), 1):
        page.locator(mark).last.click()
        expect(page.locator(f"{RULES} article").first).to_be_visible()
        wrong += axe(page)
        close(page)
    assert not wrong, "\n".join(wrong)
