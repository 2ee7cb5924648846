"""Two people on one device: behind the curtain the page holds what everybody may know, and nothing else."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.input_methods import CourtHand
from browser.pages import Pages, wait_for_stage
from browser.tables import Tables
from browser.visibility import Ears, drawn, kept, leaks, tells_colours
from queendom.locales import words

pytestmark = pytest.mark.slow

LIFT = '[data-testid="lift-curtain"]'
#: The cards as a page shows them: the same on every page that knows the same.
PUBLIC = """
() => [
  ...[...document.querySelectorAll("[data-stack]")].map((one) => one.innerHTML),
  document.querySelector(".discards").innerHTML,
  ...[...document.querySelectorAll("[data-anchor^='influence/']")].map((one) => one.innerHTML),
]
"""


def check_down(page: Page, ears: Ears, name: str) -> None:
    """The curtain is down, for somebody to lift."""
    wait_for_stage(page, "curtain")
    expect(page.locator(LIFT)).to_contain_text(name)
    until = time.monotonic() + 15
    while ears.latest_view()[0]["seat"] is not None:  # it falls before the public view is here
        assert drawn(page) == []
        assert time.monotonic() < until, "the page did not ask for the public view"
    wait_for_stage(page, "curtain")
    for message in ears.latest_view():
        assert message["legal"] is None
        assert not leaks(message, None)
    assert drawn(page) == []
    assert not tells_colours(kept(page))
    for gone in ("dock", "sheet", "peek", "ceremony", "confirm"):
        assert page.get_by_test_id(gone).count() == 0, gone
    assert not page.query_selector("[data-legal], dialog")
    say = words("en")
    # What was said last, and the log, tell no colour of anybody.
    said = "".join(page.get_by_test_id(one).text_content() or "" for one in ("announcer", "announcer-too"))
    log = page.get_by_test_id("log").inner_text()
    for key in ("told-cr-success-seen", "told-cr-failure-seen"):
        assert say(key, victim="\0", colour="\0").split("\0")[1].strip() not in said + log
    dagger = say("told-cr-assassinate-dagger", name="", victim="", number="", colour="\0")
    assert dagger.split(",")[-1].split("\0")[0].strip() not in said + log


def lift(page: Page, ears: Ears, seat: int, name: str) -> None:
    page.click(LIFT)
    wait_for_stage(page, "start")
    expect(page.get_by_test_id("dock").locator("b").first).to_have_text(name)
    assert ears.latest_view()[0]["seat"] == seat
    assert not leaks(ears.latest_view(), seat)


def check_peek(page: Page, ears: Ears, seat: int) -> str:
    """Whose colour the dock shows."""
    page.get_by_test_id("peek").hover()
    page.mouse.down()
    mine = str(ears.last()["position"]["factions"][seat])
    expect(page.get_by_test_id("dock")).to_contain_text(words("en")(f"court-{mine}"))
    assert [one for one in drawn(page) if not one.startswith("sheet")] == [f"dock: {mine}"]
    page.mouse.up()
    assert all(one.startswith("sheet") for one in drawn(page))
    return mine


def test_two_people_and_a_bot(pages: Pages, tables: Tables) -> None:
    table = tables.make("Ada at the curtain", "Berta", "bot:greedy", game="christina-regina", first=0)
    page = pages.context(cookie=tables.cookie).new_page()
    ears = Ears(page)
    pages.go(page, f"/tables/{table['id']}")
    watcher = pages.open(f"/tables/{table['id']}")
    hand = CourtHand(page, seed=50)
    say = words("en")
    check_down(page, ears, "Ada at the curtain")

    lift(page, ears, 0, "Ada at the curtain")
    ada = check_peek(page, ears, 0)
    hand.assassinate(victim=1, leader=2, dagger="red")
    # Where nothing takes time, the assassin looks before the curtain falls.
    telling = page.get_by_test_id("ceremony")
    expect(telling).to_have_attribute("data-role", "assassin")
    hand.hear()
    check_down(page, ears, "Berta")
    expect(watcher.get_by_test_id("table")).to_have_attribute("data-number", str(ears.last()["number"]))
    wait_for_stage(watcher, "waiting")
    assert page.evaluate(PUBLIC) == watcher.evaluate(PUBLIC)
    assert page.get_by_test_id("log").inner_text() == watcher.get_by_test_id("log").inner_text()

    # The victim is told once the curtain is up, and keys suffice for it.
    page.focus(LIFT)
    page.keyboard.press("Enter")
    expect(telling).to_have_attribute("data-role", "victim")
    expect(telling).to_contain_text(say("court-red"))
    expect(telling).to_contain_text("Ada at the curtain")
    expect(page.get_by_test_id("go-on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(telling).to_have_count(0)
    wait_for_stage(page, "start")
    berta = check_peek(page, ears, 1)
    assert berta != ada
    assert "court-red" not in page.locator('section[data-seat="0"]').inner_html()

    # A reload while it is up: down again. What she was told she is not told twice.
    page.reload()
    check_down(page, ears, "Berta")
    page.click(LIFT)
    wait_for_stage(page, "start")
    assert telling.count() == 0
    hand.draw()
    # The bot acts behind the curtain, then it waits for Ada.
    check_down(page, ears, "Ada at the curtain")
    lift(page, ears, 0, "Ada at the curtain")
    assert check_peek(page, ears, 0) == ada
    expect(page.get_by_test_id("log")).to_contain_text(say(f"court-{berta}"))

    # To the end: it rises for good, and everybody's colour is open.
    hand.draw()
    for _ in range(100):
        if wait_for_stage(page, "curtain", "over") == "over":
            break
        check_down(page, ears, "")
        page.click(LIFT)
        wait_for_stage(page, "start")
        hand.turn()
    expect(page.get_by_test_id("result")).to_be_visible()
    deal = next(event for event in tables.record(table["id"])["events"] if event["type"] == "deal")
    assert deal["factions"][:2] == [ada, berta]
    assert page.locator(LIFT).count() == 0


def test_it_falls_before_the_public_view_is_here(pages: Pages, tables: Tables) -> None:
    """What a seat knew is gone from the page at once, however slow the network is."""
    table = tables.make("Ada on a slow line", "Berta", "bot:greedy", game="christina-regina", first=0)
    page = pages.context(cookie=tables.cookie).new_page()
    ears = Ears(page)
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    is_slow = False

    def between(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            announced = json.loads(message)
            if is_slow and announced["type"] == "view" and announced["seat"] is None:
                held.append((socket, message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/live"), between)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "curtain")
    page.click(LIFT)
    wait_for_stage(page, "start")
    is_slow = True
    CourtHand(page, seed=51).attempt(victim=1, leader=1, dagger="green")
    # Fallen for nobody yet: the page does not know whose turn it is.
    expect(page.get_by_test_id("dock")).to_have_count(0)
    expect(page.get_by_test_id("log").locator(".entry")).to_have_count(0)
    until = time.monotonic() + 15
    while not held:
        page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
        assert time.monotonic() < until
    assert drawn(page) == []
    assert words("en")("court-green") not in page.get_by_test_id("log").inner_text()
    assert page.get_by_test_id("peek").count() == page.get_by_test_id("sheet").count() == 0
    assert not page.query_selector("[data-legal]")
    is_slow = False
    for socket, message in held:
        socket.send(message)
    expect(page.get_by_test_id("log").locator(".entry")).to_have_count(1)
    wait_for_stage(page, "curtain")
    expect(page.locator(LIFT)).to_contain_text("Berta")
    assert not leaks(ears.latest_view(), None)
