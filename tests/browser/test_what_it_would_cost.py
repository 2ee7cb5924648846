"""What a turn would cost whom: the crystal that goes back to the bag, what others' pages are worth, the last turns."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

import queendom
from browser.pages import PHONE, Pages, wait_for_stage
from browser.scenes import act, costly, look, placing, position_of
from browser.tables import Json, Tables, is_final
from queendom.games.winter_queen.actions import Activate
from queendom.games.winter_queen.game import Rulebook
from queendom.match import Match

Page_ = tuple[int, str, int]


def worth(match: Match) -> dict[Page_, int]:
    rules = match.rulebook
    assert isinstance(rules, Rulebook)
    return {
        (seat, held["book"], page): rules.best_score(match.state, seat, held["book"], page, colour).vp
        for seat, row in enumerate(position_of(match)["books"])
        for held in row
        for page, colour in enumerate(held["pages"])
        if colour is not None
    }


def prices(position: Json, book: str) -> tuple[dict[Page_, int], dict[str, dict[Page_, int]]]:
    """What pages are worth, and by space what they are worth after the crystal there was really sent back."""
    match = queendom.game("winter-queen").position(position, seed=1)
    after = {}
    assert isinstance(match.rulebook, Rulebook)
    for space in match.rulebook.factored(match.state)["activate"][book] or []:
        played = queendom.game("winter-queen").position(position, seed=1)
        played.play(Activate(book, space))
        after[space] = worth(played)
    return worth(match), after


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"


def announced(card: Locator) -> dict[int, str]:
    """The sum of each seat that is named."""
    rows = card.locator("[data-cost-of]")
    return {
        int(rows.nth(k).get_attribute("data-cost-of") or -1): rows.nth(k).locator(".whose .gold").inner_text()
        for k in range(rows.count())
    }


def sums(before: dict[Page_, int], after: dict[Page_, int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for page, vp in after.items():
        if vp != before[page]:
            found[page[0]] = found.get(page[0], 0) + vp - before[page]
    return found


def opened(pages: Pages, tables: Tables, **given: Any) -> tuple[Page, str, str]:
    position, book = costly()
    table = tables.make("Ada", "bot:novice", position=position)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, **given)
    wait_for_stage(page, "start")
    return page, book, table["id"]


def test_every_crystal_that_may_go_back_has_its_price(pages: Pages, tables: Tables) -> None:
    page, book, _ = opened(pages, tables)
    before, after = prices(costly()[0], book)
    # Others' filled pages say what they are worth.
    for (seat, name, k), vp in before.items():
        if seat == 1:
            expect(page.locator(f'[data-seat="1"] [data-page="{name}/{k}"] .worth em')).to_have_text(str(vp))
    page.click(f'[data-activate="{book}"]')
    wait_for_stage(page, "return")
    touched = {space: sums(before, then) for space, then in after.items()}
    for space, whose in touched.items():
        badge = page.locator(f'[data-cost="{space}"]')
        if not whose:
            expect(badge).to_have_count(0)
        else:
            expect(badge).to_have_text(signed(whose.get(0, 0) - whose.get(1, 0)))
    # Pointed at or focused: whose pages, page by page.
    card = page.get_by_test_id("preview")
    both = next(space for space, whose in touched.items() if set(whose) == {0, 1})
    for point in (page.hover, page.focus):
        point(f'[data-space="{both}"]')
        expect(card).to_have_attribute("data-kind", "cost")
        assert announced(card) == {seat: signed(by) for seat, by in touched[both].items()}
        changed = [f"{before[one]} → {vp}" for one, vp in after[both].items() if vp != before[one]]
        assert sorted(card.locator(".soft b").all_inner_texts()) == sorted(changed)
        page.mouse.move(2, 2)
    label = page.get_attribute(f'[data-space="{both}"]', "aria-label") or ""
    assert f"Your pages {signed(touched[both][0])}" in label and signed(touched[both][1]) in label
    # Chosen, it stays told while nothing else is pointed at.
    page.click(f'[data-space="{both}"]')
    page.mouse.move(2, 2)
    page.evaluate("document.activeElement.blur()")
    wait_for_stage(page, "ready")
    expect(card).to_have_attribute("data-kind", "activation")
    assert announced(card) == {seat: signed(by) for seat, by in touched[both].items()}


def test_on_a_phone_the_price_and_the_worth_are_told_too(pages: Pages, tables: Tables) -> None:
    page, book, _ = opened(pages, tables, size=PHONE, touch=True)
    before, after = prices(costly()[0], book)
    page.locator('[data-seat="1"]').tap()
    sheet = page.locator("dialog")
    shown = [vp for (seat, _, _), vp in before.items() if seat == 1]
    expect(sheet.locator(".worth em")).to_have_count(len(shown))
    assert sorted(map(int, sheet.locator(".worth em").all_inner_texts())) == sorted(shown)
    page.keyboard.press("Escape")
    page.locator(f'[data-activate="{book}"]').tap()
    wait_for_stage(page, "return")
    space, whose = next((space, sums(before, then)) for space, then in after.items() if len(sums(before, then)) == 2)
    page.locator(f'[data-space="{space}"]').tap()
    wait_for_stage(page, "ready")
    expect(page.get_by_test_id("preview").locator("[data-cost-of]")).to_have_count(2)
    assert announced(page.get_by_test_id("preview")) == {seat: signed(by) for seat, by in whose.items()}


def test_a_space_with_the_crystal_in_hand_is_not_called_empty(pages: Pages, tables: Tables) -> None:
    table = tables.make("Ada", "bot:novice", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    wait_for_stage(page, "start")
    page.locator("[data-crystal][data-legal]").first.click()
    page.click('[data-space="a1"]')
    page.hover('[data-space="a2"]')
    page.hover('[data-space="a1"]')
    card = page.get_by_test_id("preview")
    expect(card).to_have_attribute("data-kind", "space")
    expect(card).to_contain_text("a1")
    expect(card).not_to_contain_text("empty")


def test_the_final_stage_says_whose_turns_are_left(pages: Pages, tables: Tables) -> None:
    table = tables.played(is_final, "Ada", "bot:random")
    now = look(tables, table["id"], 0)["position"]
    mine = len(range(0, now["turns_left"], 2))
    for language, words in {
        "en": "your last turn" if mine == 1 else f"{mine} turns left for you",
        "de": "Dein letzter Zug" if mine == 1 else f"Du hast noch {mine} Züge",
    }.items():
        page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, language=language)
        expect(page.locator("header").first).to_contain_text(words)
    watching = pages.open(f"/tables/{table['id']}")
    words = "last turn: Ada" if now["turns_left"] <= 2 else f"{now['turns_left']} turns left"
    expect(watching.locator("header").first).to_contain_text(words)


def test_those_who_watch_see_what_is_in_reach_of_whoever_acts_and_the_log_names_books(
    pages: Pages, tables: Tables
) -> None:
    table = tables.make("Ada", "Bo", "Cy", first=0)["id"]
    taken = act(tables, table, 0, lambda now: placing(now, now["legal"]["with_book"]["red"], with_book=True))
    assert taken["take"] == "red"
    page = pages.open(f"/tables/{table}")
    # Bo is to act: the holders beside Bo are in reach, the third is not.
    within = {holder for holder, _ in look(tables, table, 1)["legal"]["crystals"]}
    assert len(within) == 2
    for holder in range(3):
        words = "in reach" if holder in within else "out of reach"
        expect(page.locator(f'[data-holder="{holder}"] header')).to_have_text(re.compile(f"^ *{words} *$"))
    expect(page.get_by_test_id("log")).to_contain_text(re.compile(r"on [a-e]\d, took [A-Z].* / [A-Z]"))
