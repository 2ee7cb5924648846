"""Numbers of the players' devices decide the draws, without anybody having to do anything; a dialog shows which."""

from __future__ import annotations

import hashlib
import hmac
import re

import pytest
from playwright.sync_api import Page, expect

from browser.pages import Pages, wait_for_stage
from browser.tables import Tables
from browser.test_complete_games import begin, id_of
from queendom.match import check

pytestmark = pytest.mark.slow


def open_with_a_friend(pages: Pages, name: str = "Ada") -> tuple[Page, str]:
    """Somebody's page in the lobby, and the invitation."""
    page = pages.open("/", name=name)
    begin(page, "with-friends")
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("lobby-seat")).to_have_count(2)
    return page, page.get_by_test_id("invitation").input_value().removeprefix(pages.address)


def come(page: Page, name: str) -> None:
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("come").click()


def show_fairness(page: Page) -> None:
    page.get_by_test_id("seat-menu").click()
    page.get_by_test_id("fairness-open").click()
    expect(page.get_by_test_id("fairness")).to_be_visible()


def numbers_in(page: Page) -> list[str]:
    dialog = page.get_by_test_id("fairness")
    for one in dialog.get_by_test_id("fair-seat").locator("summary").all():
        one.click()
    return [text.strip() for text in dialog.get_by_test_id("number").all_text_contents()]


def test_two_devices_bring_numbers_and_both_pages_check_them(pages: Pages, tables: Tables) -> None:
    ada, link = open_with_a_friend(pages)
    ada.get_by_test_id("fairness-open").click()
    seats = ada.get_by_test_id("fair-seat")
    expect(seats).to_have_count(2)
    expect(seats.nth(0)).to_have_attribute("data-brought", "promised")
    expect(seats.nth(1)).to_have_attribute("data-brought", "open")
    commitment = ada.get_by_test_id("commitment").text_content()
    ada.keyboard.press("Escape")

    bo = pages.open(link)
    come(bo, "Bo")
    for page in (ada, bo):
        wait_for_stage(page, "start", "waiting")
    info = tables.info(id_of(ada))
    numbers = [seat["number"] for seat in info["seats"]]
    assert info["commitment"] == commitment and all(numbers) and len(set(numbers)) == 2
    for page in (ada, bo):
        show_fairness(page)
        expect(page.locator('[data-testid="fair-seat"][data-brought="opened"]')).to_have_count(2)
        assert numbers_in(page) == numbers
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")

    # Both leave: the game is over, and everything can be computed.
    bo.get_by_test_id("seat-menu").click()
    bo.get_by_test_id("leave").click()
    ada.get_by_test_id("seat-menu").click()
    ada.get_by_test_id("give-up").click()
    ada.get_by_test_id("give-up-now").click()
    for page in (ada, bo):
        wait_for_stage(page, "over")
    record = tables.record(id_of(ada))
    check(record)
    seed = bytes.fromhex(record["seed"])
    key = hmac.digest(seed, b"".join(map(bytes.fromhex, numbers)), "sha256").hex()
    assert hashlib.sha256(seed).hexdigest() == commitment
    for page in (ada, bo):
        page.reload()
        wait_for_stage(page, "over")
        page.get_by_test_id("show-result").click()
        page.get_by_test_id("fairness-open").click()
        expect(page.get_by_test_id("fair-verdict")).to_have_attribute("data-right", "true")
        assert page.get_by_test_id("key").text_content() == key
        assert page.get_by_test_id("seed").text_content() == record["seed"]

    # The next game: one opens it, and the other's page brings a number there while its person looks at the result.
    ada.keyboard.press("Escape")
    bo.keyboard.press("Escape")
    before = id_of(ada)
    ada.get_by_test_id("rematch").click()
    ada.wait_for_url(lambda url: before not in url)
    wait_for_stage(ada, "start", "waiting")
    seats = tables.info(id_of(ada))["seats"]
    assert id_of(bo) == before and all(seat["number"] and seat["number"] not in numbers for seat in seats)


def test_a_game_against_bots_starts_at_once_with_this_devices_number(pages: Pages, tables: Tables) -> None:
    page = pages.open("/", name="Ada")
    page.evaluate(
        "new MutationObserver(() => (window.lobby ??= document.querySelector('[data-testid=lobby]')))"
        ".observe(document, { subtree: true, childList: true })"
    )
    begin(page, "quick-winter-queen")
    wait_for_stage(page, "start", "waiting")
    assert page.evaluate("window.lobby ?? null") is None, "the lobby was never seen"
    seats = tables.info(id_of(page))["seats"]
    assert [bool(seat["number"]) for seat in seats] == [seat["kind"] == "person" for seat in seats]


@pytest.mark.full
def test_nobody_is_waited_for_who_has_closed_the_page(pages: Pages, tables: Tables, friend: Tables) -> None:
    """The other device has promised a number and is gone; the page says whom it waits for, then starts without them."""
    ada, link = open_with_a_friend(pages)
    found = re.fullmatch(r".*/join/([^/]+)[/#]([^/]+)", link)
    assert found
    id, code = found.groups()
    promise = hashlib.sha256(b"never opened".ljust(32)).hexdigest()
    assert friend.command(id, "sit", invitation=code, name="Bo", promise=promise)["type"] == "ack"
    expect(ada.get_by_test_id("lobby-says")).to_contain_text("a number of Bo is still missing")
    # A reload changes nothing: the number is open, and the waiting goes on.
    ada.reload()
    expect(ada.get_by_test_id("lobby-says")).to_contain_text("a number of Bo is still missing")
    wait_for_stage(ada, "start", "waiting")
    show_fairness(ada)
    seats = ada.get_by_test_id("fair-seat")
    expect(seats.nth(0)).to_have_attribute("data-brought", "opened")
    expect(seats.nth(1)).to_have_attribute("data-brought", "missing")
    starts = [one for one in view(tables, id)["events"] if one["type"] == "start"]
    assert [(one["mixed"], one["missing"]) for one in starts] == [(True, [1])]


def view(tables: Tables, id: str) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = tables.http.get(f"/api/tables/{id}/view").json()
    return found
