"""Games through the page alone: by mouse, by keyboard, by touch. What it shows at the end is the record's.

./test --full plays them from their beginning to their end; otherwise each is begun, and another one near its end is
played out. Whole games are played in test_announcements.py and test_court_secrets.py.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import Finger, Hand, Keys, Mouse
from browser.pages import PHONE, Pages, wait_for_stage
from browser.scenes import late
from browser.tables import Tables
from counts import SCALE

pytestmark = pytest.mark.slow

#: Whether anything but keys was used.
NOTE_TOUCHES = """
    for (const one of ["pointerdown", "mousedown", "click"])
        addEventListener(one, (event) => { if (event.detail || one !== "click") window.touched = one; }, true);
"""


def id_of(page: Page) -> str:
    found = re.search(r"/tables/([^/]+)$", page.url)
    assert found, page.url
    return found[1]


def play_out(pages: Pages, tables: Tables, hand: Hand, game: str, players: int, begun: int = 3) -> None:
    """To the end: of this game, or after a few turns of another one."""
    assert isinstance(hand.page, Page)
    if SCALE >= 1:
        hand.play_on()
        return
    assert hand.play_on(begun) == begun
    table = tables.make("Ada", *["bot:greedy"] * (players - 1), game=game, position=late(game, players))
    hand.page.context.clear_cookies()
    hand.page.context.add_cookies([{"name": "queendom", "value": tables.cookie, "url": pages.address}])
    pages.go(hand.page, f"/tables/{table['id']}")
    assert hand.play_on() >= 1


def begin(page: Page, way: str) -> None:
    """A way to play Winter Queen, from the start page."""
    page.locator('[data-game="winter-queen"]').get_by_test_id(way).click()


def check_result(page: Page) -> None:
    """The result opens by itself and tells the scores of the record."""
    expect(page.get_by_test_id("result")).to_be_visible()
    record = page.request.get(f"{page.url.replace('/tables/', '/api/tables/')}/record").json()
    shown = {
        int(one.get_attribute("data-seat") or -1): int(re.findall(r"\d+", one.inner_text())[0])
        for one in page.query_selector_all('[data-testid="score"]')
    }
    assert [shown[seat] for seat in range(len(shown))] == record["result"]["scores"]
    winners = {
        int(one.get_attribute("data-seat") or -1)
        for one in page.query_selector_all('li:has([data-testid="crown"]) [data-testid="score"]')
    }
    assert winners == set(record["result"]["winners"])


@pytest.mark.full
def test_two_players_by_mouse(pages: Pages, tables: Tables) -> None:
    page = pages.open("/", name="Mouse 2", pictures=True)
    page.get_by_test_id("quick-winter-queen").click()
    play_out(pages, tables, Mouse(page, seed=1), "winter-queen", 2)
    check_result(page)


def test_four_players_by_mouse(pages: Pages, tables: Tables) -> None:
    page = pages.open("/", name="Mouse 4")
    begin(page, "more-options")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("4", exact=True).click()
    dialog.get_by_test_id("open-table").click()
    play_out(pages, tables, Mouse(page, seed=2), "winter-queen", 4)
    check_result(page)


@pytest.mark.full
def test_two_players_by_keys(pages: Pages, tables: Tables) -> None:
    page = pages.context(name="Keys").new_page()
    page.add_init_script(NOTE_TOUCHES)
    pages.go(page, "/")
    keys = Keys(page, seed=3)
    keys._tab_to('[data-testid="quick-winter-queen"]')
    page.keyboard.press("Enter")
    play_out(pages, tables, keys, "winter-queen", 2)
    check_result(page)
    assert page.evaluate("window.touched") is None
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("result")).to_be_hidden()


def test_two_players_by_touch(pages: Pages, tables: Tables) -> None:
    page = pages.open("/", name="Finger", size=PHONE, touch=True, pictures=SCALE >= 1)
    page.get_by_test_id("quick-winter-queen").tap()
    play_out(pages, tables, Finger(page, seed=4), "winter-queen", 2)
    check_result(page)


def test_several_people_on_one_device(pages: Pages) -> None:
    """Whoever is to act sits at the bottom."""
    page = pages.open("/", name="Device")
    begin(page, "on-device")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("3", exact=True).click()
    for seat, name in enumerate(("Ada", "Bo", "Cleo")):
        dialog.get_by_test_id(f"name-{seat}").fill(name)
    dialog.get_by_test_id("open-table").click()
    hand = Hand(page, seed=5)
    acted = set()
    for _ in range(6):
        wait_for_stage(page, "start")
        acted.add(page.get_by_test_id("dock").locator("b").first.inner_text())
        hand.turn()
    assert acted == {"Ada", "Bo", "Cleo"}
