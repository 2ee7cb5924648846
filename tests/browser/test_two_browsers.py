"""Two people in two browsers: one opens a table, the other comes by the link, and they play a complete game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import Hand
from browser.pages import DESK, PHONE, Pages, number, stage, wait_for_stage
from browser.tables import Tables
from browser.test_complete_games import begin, check_result, id_of
from counts import SCALE

pytestmark = pytest.mark.slow


def what_lies(page: Page) -> list[str]:
    """The crystals on the map, as the page draws them."""
    found: list[str] = page.eval_on_selector_all(
        "[data-space]",
        "all => all.map((one) => [one.dataset.space, ...[...one.querySelectorAll('use[href^=\"#c-\"]')]"
        ".filter((use) => !use.closest('.gone')).map((use) => use.getAttribute('href'))].join(' '))",
    )
    return found


def test_a_game_between_two_browsers(pages: Pages, tables: Tables) -> None:
    ada = pages.open("/", name="Ada of two")
    begin(ada, "with-friends")
    ada.get_by_test_id("open-table").click()
    expect(ada.get_by_test_id("lobby-seat")).to_have_count(2)
    link = ada.get_by_test_id("invitation").input_value()
    assert link.startswith(f"{pages.address}/join/")

    bo = pages.open(link.removeprefix(pages.address))
    bo.get_by_test_id("join-name").fill("Bo")
    bo.get_by_test_id("come").click()
    # The other page follows by itself: from the lobby to the table.
    wait_for_stage(ada, "start", "waiting")
    wait_for_stage(bo, "start", "waiting")
    assert id_of(ada) == id_of(bo)

    hands = [Hand(ada, seed=6), Hand(bo, seed=7)]
    turns = 0
    # Other tests see ends: a few turns do, where the rest is not for all games.
    while turns < (200 if SCALE >= 1 else 8):
        stages = [wait_for_stage(hand.page, "start", "waiting", "over") for hand in hands]
        if stages == ["over", "over"]:
            break
        if sorted(stages) != ["start", "waiting"] or number(ada) != number(bo):
            continue  # one of them has not heard yet
        assert what_lies(ada) == what_lies(bo)
        hands[stages.index("start")].turn()
        turns += 1
    if SCALE >= 1:
        check_result(ada)
        check_result(bo)
    assert turns > 6
    if SCALE < 1:  # the last turn may still be on its way
        wait_for_stage(hands[stages.index("start")].page, "waiting", "over")
    expect(bo.get_by_test_id("table")).to_have_attribute("data-number", str(tables.info(id_of(ada))["number"]))
    expect(ada.get_by_test_id("table")).to_have_attribute("data-number", str(number(bo)))
    assert what_lies(ada) == what_lies(bo)


def test_the_lobby_fills_before_everybodys_eyes(pages: Pages) -> None:
    host = pages.open("/", name="Host")
    begin(host, "with-friends")
    host.get_by_role("dialog").get_by_text("4", exact=True).click()
    host.get_by_test_id("open-table").click()
    seats = host.get_by_test_id("lobby-seat")
    expect(seats).to_have_count(4)
    link = host.get_by_test_id("invitation").input_value().removeprefix(pages.address)

    guest = pages.open(link, size=PHONE, touch=True)
    guest.get_by_test_id("join-name").fill("Guest")
    guest.get_by_test_id("come").tap()
    expect(guest.get_by_test_id("lobby-seat")).to_have_count(4)
    expect(seats.nth(1)).to_contain_text("Guest")
    host.get_by_test_id("sit-bot").last.click()
    expect(seats.nth(3)).not_to_have_class("open")
    expect(guest.get_by_test_id("lobby-seat").nth(3)).to_contain_text("Ermine")

    # Somebody who thinks better of it leaves the seat to others.
    guest.get_by_role("button", name="Guest").tap()
    expect(seats.nth(1)).not_to_contain_text("Guest")

    watcher = pages.open(link, size=DESK)
    watcher.get_by_test_id("join-name").fill("Cleo")
    watcher.get_by_test_id("come").click()
    expect(seats.nth(1)).to_contain_text("Cleo")
    host.get_by_test_id("sit-bot").first.click()
    for page in (host, watcher):
        wait_for_stage(page, "start", "waiting")
    assert {stage(host), stage(watcher)} <= {"start", "waiting"}
    # Somebody who only watches sees the same table, and cannot act.
    wait_for_stage(guest, "waiting")
    assert not guest.query_selector("[data-legal]")
