"""The lobby as its host and the guests see it: somebody is sent away, the link renewed, the table changed, removed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.look import axe
from browser.pages import DESK, PHONE, Pages, wait_for_stage
from browser.spoken import spoken
from browser.tables import Tables
from queendom.locales import words

pytestmark = pytest.mark.slow
SIDE = (844, 390)


def lobby(pages: Pages, table: str, who: Tables, **given: object) -> Page:
    page = pages.open(f"/tables/{table}", cookie=who.cookie, **given)
    expect(page.get_by_test_id("lobby")).to_be_visible()
    return page


def link_of(page: Page) -> str:
    return page.get_by_test_id("invitation").input_value()


def test_somebody_is_sent_away_by_keys_and_told_so(pages: Pages, tables: Tables, friend: Tables) -> None:
    pages.may_fail = True
    table = tables.make("Ada", None, None)
    friend.command(table["id"], "sit", invitation=table["invitation"], name="Bo", seat=1)
    host, guest = lobby(pages, table["id"], tables), lobby(pages, table["id"], friend)
    link = link_of(host)
    # Nobody else has these buttons.
    for button in ("seat-menu-1", "change-table", "new-link", "remove-table"):
        expect(guest.get_by_test_id(button)).to_have_count(0)

    menu = host.get_by_test_id("seat-menu-1")
    menu.focus()
    host.keyboard.press("ArrowDown")
    expect(host.get_by_role("menuitem")).to_be_focused()
    host.keyboard.press("Enter")
    expect(host.get_by_role("dialog")).to_contain_text("Send Bo away?")
    host.get_by_test_id("do-it").focus()
    host.keyboard.press("Enter")
    expect(host.get_by_test_id("lobby-seat").nth(1)).to_contain_text("Open seat")
    expect(host.get_by_role("dialog")).to_have_count(0)
    expect(host.get_by_test_id("invitation")).not_to_have_value(link)

    expect(guest.get_by_test_id("toast")).to_have_text(words("en")("seat-closed"))
    expect(guest.get_by_test_id("invitation")).to_have_count(0)
    expect(guest.get_by_role("button", name="Sit down")).to_have_count(0)
    pages.go(guest, link.removeprefix(pages.address))
    guest.get_by_test_id("come").click()
    expect(guest.get_by_test_id("lost")).to_have_attribute("data-key", "lost-withdrawn")
    pages.go(guest, link_of(host).removeprefix(pages.address))
    guest.get_by_test_id("come").click()
    expect(host.get_by_test_id("lobby-seat").nth(1)).not_to_contain_text("Open seat")


def test_whoever_stands_up_may_sit_down_elsewhere(pages: Pages, tables: Tables, friend: Tables) -> None:
    table = tables.make("Ada", None, None)
    friend.command(table["id"], "sit", invitation=table["invitation"], name="Bo", seat=1)
    guest = lobby(pages, table["id"], friend)
    expect(guest.get_by_role("button", name=words("en")("lobby-seat-someone"))).to_have_count(0)
    guest.get_by_role("button", name="Bo").click()
    guest.get_by_role("button", name="Sit down").nth(1).click()
    guest.locator("form input").fill("Bo")
    guest.keyboard.press("Enter")
    expect(guest.get_by_test_id("lobby-seat").nth(2)).to_contain_text("Bo")


@pytest.mark.parametrize("language", spoken(1))
def test_everybody_hears_what_the_host_changes(pages: Pages, tables: Tables, friend: Tables, language: str) -> None:
    """A guest is on seat 3 of 4. Then there are three seats, on another map; the guest stays, and the game starts."""
    table = tables.make("Ada", None, None, "bot:greedy")
    friend.command(table["id"], "sit", invitation=table["invitation"], name="Bo", seat=2)
    host, guest = (lobby(pages, table["id"], who, language=language) for who in (tables, friend))
    say = words(language)
    host.get_by_test_id("change-table").click()
    dialog = host.get_by_role("dialog")
    expect(dialog).to_contain_text("Bo")
    dialog.get_by_text(say("map-lattice"), exact=True).click()
    host.get_by_test_id("save-table").click()
    expect(dialog).to_have_count(0)
    what = say("lobby-changed", what=say("lobby-changed-to", name=say("home-map"), value=say("map-lattice")))
    for page in (host, guest):
        expect(page.locator("[role=status]").get_by_test_id("toast")).to_have_text(what)
        expect(page.get_by_test_id("lobby")).to_contain_text(say("map-lattice"))

    # The open seat goes by the seat's menu: none is left, so the game begins, on the map that was chosen.
    host.get_by_test_id("seat-menu-1").click()
    host.get_by_role("menuitem").last.click()
    for page in (host, guest):
        wait_for_stage(page, "start", "waiting")
    info = friend.info(table["id"])
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bo", "greedy"] and info["edition"] == "lattice"
    spaces = [
        page.eval_on_selector_all("[data-space]", "all => all.map((one) => one.dataset.space)")
        for page in (host, guest)
    ]
    drawing = tables.http.get("/api/games/winter-queen/editions/lattice").json()["data"]["map"]["drawing"]
    rows = [row.split() for row in drawing.split("\n") if row.strip()]
    named = {f"{'abcdefghi'[k]}{j}" for k, row in enumerate(rows) for j in range(1, len(row) + 1)}
    for shown in spaces:
        assert set(shown) == named, "the board was loaded anew"


def test_people_come_while_the_host_still_thinks(pages: Pages, tables: Tables, friend: Tables) -> None:
    table = tables.make("Ada", None, None)
    host = lobby(pages, table["id"], tables)
    host.get_by_test_id("change-table").click()
    dialog = host.get_by_role("dialog")
    expect(dialog.get_by_test_id("seat-1")).to_be_visible()
    friend.command(table["id"], "sit", invitation=table["invitation"], name="Bo", seat=2)
    expect(dialog).to_contain_text("Bo")
    expect(dialog.get_by_test_id("seat-2")).to_have_count(0)
    dialog.get_by_text("2", exact=True).click()
    host.get_by_test_id("save-table").click()
    wait_for_stage(host, "start", "waiting")
    assert [seat["name"] for seat in tables.info(table["id"])["seats"]] == ["Ada", "Bo"]


def test_a_table_is_removed_after_one_question(pages: Pages, tables: Tables, friend: Tables) -> None:
    pages.may_fail = True
    table = tables.make("Ada", None, None)
    friend.command(table["id"], "sit", invitation=table["invitation"], name="Bo")
    host, guest = lobby(pages, table["id"], tables), lobby(pages, table["id"], friend)
    host.get_by_test_id("remove-table").click()
    host.get_by_test_id("keep").click()
    expect(host.get_by_test_id("remove-table")).to_be_focused()
    host.get_by_test_id("remove-table").click()
    host.get_by_test_id("do-it").click()
    expect(host.get_by_test_id("quick-winter-queen")).to_be_visible()
    expect(guest.get_by_test_id("lost")).to_have_attribute("data-key", "table-removed")


@pytest.mark.parametrize("size", [PHONE, *(pytest.param(size, marks=pytest.mark.full) for size in (DESK, SIDE))])
def test_what_the_host_has_can_be_read_and_reached(
    pages: Pages, tables: Tables, friend: Tables, size: tuple[int, int]
) -> None:
    """Nothing is too wide, axe finds nothing, and every button can be pressed."""
    table = tables.make("Ada", None, "bot:adept", None)
    friend.command(table["id"], "sit", invitation=table["invitation"], name="B" * 40, seat=1)
    page = lobby(pages, table["id"], tables, size=size, language="de", touch=size[0] < 1000)
    too_wide = "document.documentElement.scrollWidth > innerWidth"
    assert axe(page) == [] and not page.evaluate(too_wide)
    for button in ("seat-menu-1", "seat-menu-3"):
        page.get_by_test_id(button).click()
        assert axe(page) == [] and not page.evaluate(too_wide)
        page.keyboard.press("Escape")
    for button in ("change-table", "remove-table"):
        page.get_by_test_id(button).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert axe(page) == [] and not page.evaluate(too_wide)
        page.keyboard.press("Escape")
