"""Leaving a table: what is said is what happens, and whoever left sees the way back. And where the focus is left."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import CRYSTAL, SPACE, TAKE, Hand
from browser.pages import PHONE, Pages, stage, wait_for_stage
from browser.spoken import some, spoken
from browser.tables import Tables
from queendom.locales import words

pytestmark = pytest.mark.slow

GAMES = ["winter-queen", "christina-regina"]


def with_friend(tables: Tables, friend: Tables, game: str = "winter-queen", **more: Any) -> dict[str, Any]:
    table = tables.make("Ada", None, "bot:greedy", game=game, **more)
    friend.command(table["id"], "sit", invitation=table["invitation"], name="Bob")
    return table


def at_table(pages: Pages, tables: Tables, table: dict[str, Any], **given: Any) -> Page:
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, **given)
    wait_for_stage(page, "start", "waiting", "curtain")
    return page


@pytest.mark.parametrize("language", spoken(2))
def test_alone_one_gives_up_or_goes_home(pages: Pages, tables: Tables, language: str) -> None:
    """Nothing promises that a bot would play on; giving up asks once; home keeps the table."""
    say = words(language)
    table = tables.make("Ada", "bot:greedy", first=0)
    page = at_table(pages, tables, table, language=language)
    page.get_by_test_id("seat-menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("seat-give-up-how"))
    expect(dialog).not_to_contain_text(say("seat-leave-how"))
    expect(dialog.get_by_test_id("leave")).to_have_count(0)
    # Home: the table is kept, and the way back is where it was said to be.
    expect(dialog).to_contain_text(say("seat-home-how"))
    dialog.get_by_test_id("seat-home").click()
    mine = page.get_by_test_id("my-table").first
    expect(mine).to_be_visible()
    assert say("home-my-tables") in say("seat-home-how")
    assert tables.info(table["id"])["stage"] == "running"
    page.goto(f"{pages.address}/tables/{table['id']}")
    wait_for_stage(page, "start")
    # Giving up asks, and takes no for an answer.
    page.get_by_test_id("seat-menu").click()
    dialog.get_by_test_id("give-up").click()
    expect(dialog.get_by_test_id("give-up-question")).to_have_text(say("seat-give-up-ask"))
    dialog.get_by_test_id("keep-playing").click()
    expect(dialog.get_by_test_id("give-up")).to_be_visible()
    assert tables.info(table["id"])["stage"] == "running"
    dialog.get_by_test_id("give-up").click()
    dialog.get_by_test_id("give-up-now").click()
    expect(page.get_by_role("dialog")).to_contain_text(say("result-abandoned"))
    assert tables.info(table["id"])["result"]["ending"] == "abandoned"


@pytest.mark.parametrize(("game", "size"), some(list(product(GAMES, ((1440, 900), PHONE))), 0, 3))
def test_whoever_left_sees_it_and_comes_back(
    pages: Pages, tables: Tables, friend: Tables, game: str, size: tuple[int, int]
) -> None:
    table = with_friend(tables, friend, game, first=1)
    page = at_table(pages, tables, table, size=size, touch=size == PHONE)
    page.get_by_test_id("seat-menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(words("en")("seat-leave-how"))
    expect(dialog).to_contain_text(words("en")("seat-home-how-people"))
    expect(dialog.get_by_test_id("give-up")).to_have_count(0)
    dialog.get_by_test_id("leave").click()
    bar = page.get_by_test_id("dock").get_by_test_id("stand-in")
    expect(bar).to_contain_text("Fox plays for you")
    back = bar.get_by_test_id("take-seat-back")
    expect(back).to_be_in_viewport(ratio=1)
    box = back.bounding_box()
    assert box and box["height"] >= (44 if size == PHONE else 36)
    back.click()
    expect(bar).to_have_count(0)
    assert not tables.info(table["id"])["seats"][0]["away"]
    if size != PHONE:
        expect(page.get_by_test_id("log")).to_contain_text("You: back at the table")


def test_the_last_person_is_told_that_the_game_would_end(pages: Pages, tables: Tables, friend: Tables) -> None:
    table = with_friend(tables, friend, first=0)
    page = at_table(pages, tables, table)
    page.get_by_test_id("seat-menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_test_id("leave")).to_be_visible()
    # The other one leaves while the menu is open: it says at once what is true now.
    friend.command(table["id"], "leave", seat=1)
    expect(dialog).to_contain_text(words("en")("seat-give-up-how-last"))
    expect(dialog.get_by_test_id("leave")).to_have_count(0)
    dialog.get_by_test_id("give-up").click()
    assert tables.info(table["id"])["stage"] == "running"
    dialog.get_by_test_id("give-up-now").click()
    expect(page.get_by_role("dialog")).to_contain_text(words("en")("result-abandoned"))


@pytest.mark.parametrize("game", some(GAMES, 1))
def test_people_at_one_device_leave_by_name(pages: Pages, tables: Tables, game: str) -> None:
    """Each seat by itself, while somebody else still plays; the whole game is given up for all."""
    table = tables.make("Ada", "Bea", "bot:greedy", game=game, first=0)
    page = at_table(pages, tables, table)
    page.get_by_test_id("seat-menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_test_id("leave")).to_have_text(["Ada: leave", "Bea: leave"])
    expect(dialog).to_contain_text(words("en")("seat-leave-how-shared"))
    dialog.get_by_test_id("leave").nth(1).click()
    expect(dialog).to_have_count(0)
    assert [one["away"] for one in tables.info(table["id"])["seats"]] == [False, True, False]
    page.get_by_test_id("seat-menu").click()
    expect(dialog.get_by_test_id("leave")).to_have_count(0)
    expect(dialog.get_by_test_id("return")).to_have_text("Bea: take the seat back")
    dialog.get_by_test_id("return").click()
    expect(dialog).to_have_count(0)
    page.get_by_test_id("seat-menu").click()
    expect(dialog.get_by_test_id("leave")).to_have_count(2)
    dialog.get_by_test_id("give-up").click()
    dialog.get_by_test_id("give-up-now").click()
    expect(page.get_by_role("dialog")).to_contain_text(words("en")("result-abandoned"))
    assert tables.info(table["id"])["result"]["ending"] == "abandoned"


def test_whoever_watches_has_no_seat_to_leave(pages: Pages, tables: Tables) -> None:
    table = tables.make("Ada", "bot:greedy", first=0)
    page = pages.open(f"/tables/{table['id']}")
    wait_for_stage(page, "waiting")
    expect(page.get_by_test_id("rules")).to_be_visible()
    expect(page.get_by_test_id("seat-menu")).to_have_count(0)
    expect(page.get_by_test_id("stand-in")).to_have_count(0)


def test_the_seats_button_says_what_it_is(pages: Pages, tables: Tables) -> None:
    table = tables.make("Ada", "bot:greedy", first=0)
    for language in spoken(3):
        page = at_table(pages, tables, table, language=language)
        expect(page.get_by_test_id("seat-menu")).to_have_text(words(language)("seat-menu"))
        assert page.get_by_test_id("seat-menu").locator("use").get_attribute("href") == "#i-seat"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- where the focus is ---


FOCUSED = "document.activeElement?.closest('[data-testid]')?.dataset.testid ?? document.activeElement?.tagName"


def wait_for_focus(page: Page, where: str) -> None:
    page.wait_for_function(f"where => ({FOCUSED}) === where", arg=where)


@pytest.mark.parametrize("key", some(["r", "?"]))
def test_a_dialog_opened_by_a_key_gives_the_focus_back(pages: Pages, tables: Tables, key: str) -> None:
    table = tables.make("Ada", "bot:greedy", first=0)
    page = at_table(pages, tables, table)
    # Nothing had it: then it is where one goes on.
    page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    wait_for_focus(page, "action")
    # Something had it: then there.
    page.locator(CRYSTAL).first.focus()
    crystal = page.evaluate("document.activeElement.outerHTML")
    page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("html => document.activeElement.outerHTML === html", arg=crystal)
    # With a mouse: at the button that opened it.
    page.get_by_test_id("rules").click()
    page.get_by_role("dialog").get_by_role("button", name=words("en")("page-close")).click()
    wait_for_focus(page, "rules")


def test_the_focus_stays_at_the_table_after_a_turn(pages: Pages, tables: Tables) -> None:
    table = tables.make("Ada", "bot:greedy", first=0)
    page = at_table(pages, tables, table)
    hand = Hand(page, seed=3)
    hand.choose(CRYSTAL)
    hand.choose(SPACE)
    if stage(page) == "book":
        hand.choose(TAKE)
    page.get_by_test_id("confirm").focus()
    page.keyboard.press("Enter")
    wait_for_focus(page, "action")
    wait_for_stage(page, "start")
    wait_for_focus(page, "action")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[data-testid=action]') !== null")
