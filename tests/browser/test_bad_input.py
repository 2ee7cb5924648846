"""Links that lead nowhere, seats that are taken, pages that grew old: a calm page with a way on, in any language."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.pages import Pages, wait_for_stage
from browser.scenes import ended
from browser.server_with_pages import ServerWithPages
from browser.spoken import spoken
from browser.tables import Tables
from queendom.locales import words

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("language", spoken(0))]

NO_TABLE = "3aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"


def check_lost(page: Page, language: str, key: str, *ways: str) -> None:
    """A calm page: what happened, what to do, the ways on."""
    lost = page.get_by_test_id("lost")
    expect(lost).to_be_visible()
    say = words(language)
    expect(lost.locator("h2")).to_have_text(say(key))
    about = re.sub(r"\s+", " ", lost.inner_text())
    assert say(f"{key}-about", minutes=15) in about
    assert page.evaluate("document.documentElement.lang") == language
    for way in ways:
        expect(lost.get_by_text(say(way), exact=True)).to_be_visible()


def go_home(page: Page, language: str) -> None:
    page.get_by_test_id("lost").get_by_text(words(language)("lost-home"), exact=True).click()
    expect(page.get_by_test_id("quick-winter-queen")).to_be_visible()


def test_an_unknown_address(pages: Pages, language: str) -> None:
    pages.may_fail = True
    page = pages.context(language=language).new_page()
    for path in ("/nowhere", "/tables", "/tables/a/b/c", "/join", "/join/a/b/c", "/%E0%A4%A"):
        pages.go(page, path)
        check_lost(page, language, "lost-address", "lost-home")
        go_home(page, language)


def test_a_table_that_does_not_exist(pages: Pages, language: str) -> None:
    pages.may_fail = True
    page = pages.context(language=language).new_page()
    for path in (f"/tables/{NO_TABLE}", f"/join/{NO_TABLE}#x", f"/seat/{NO_TABLE}/x", "/tables/%00'\"<"):
        pages.go(page, path)
        check_lost(page, language, "lost-table", "lost-home")
        go_home(page, language)


def test_all_seats_are_taken(pages: Pages, tables: Tables, server: ServerWithPages, language: str) -> None:
    table = tables.make("Full", None, first=0)
    with Tables(server.address) as other:
        # Somebody looks at the page while somebody else takes the last seat.
        pages.may_fail = True
        late = pages.open(f"/join/{table['id']}#{table['invitation']}", language=language)
        expect(late.get_by_test_id("join")).to_be_visible()
        announced = other.command(table["id"], "sit", invitation=table["invitation"], name="Quick")
        assert announced["type"] == "ack"
    late.get_by_test_id("come").click()
    check_lost(late, language, "lost-full", "lost-home", "lost-watch")
    # And whoever comes later still.
    page = pages.open(f"/join/{table['id']}/{table['invitation']}", language=language)
    check_lost(page, language, "lost-full", "lost-home", "lost-watch")
    page.get_by_text(words(language)("lost-watch"), exact=True).click()
    wait_for_stage(page, "waiting")
    assert not page.query_selector("[data-legal]")


def test_a_table_that_is_over(pages: Pages, tables: Tables, language: str) -> None:
    table = tables.kept("ended", lambda: ended(tables, "Ended", "bot:random"))
    code = tables.info(table["id"])["invitation"] or "x"
    page = pages.open(f"/join/{table['id']}#{code}", language=language)
    check_lost(page, language, "lost-over", "lost-home", "lost-see-end")
    page.get_by_text(words(language)("lost-see-end"), exact=True).click()
    wait_for_stage(page, "over")


def test_a_wrong_invitation(pages: Pages, tables: Tables, language: str) -> None:
    pages.may_fail = True
    table = tables.make("Wary", None)
    page = pages.open(f"/join/{table['id']}#wrong-invitation-01", language=language)
    page.get_by_test_id("join-name").fill("Stranger")
    page.get_by_test_id("come").click()
    check_lost(page, language, "lost-invitation", "lost-home", "lost-watch")
    assert tables.info(table["id"])["seats"][1]["kind"] == "open"
    # A link that lost its code on the way asks for nothing first.
    pages.go(page, f"/join/{table['id']}")
    check_lost(page, language, "lost-invitation", "lost-home", "lost-watch")


def test_an_invitation_that_was_withdrawn(pages: Pages, tables: Tables, language: str) -> None:
    pages.may_fail = True
    table = tables.make("Wary", None)
    page = pages.open(f"/join/{table['id']}#{table['invitation']}", language=language)
    assert tables.command(table["id"], "renew-invitation")["type"] == "ack"
    page.get_by_test_id("come").click()
    check_lost(page, language, "lost-withdrawn", "lost-home", "lost-watch")


def test_a_table_that_its_host_has_removed(pages: Pages, tables: Tables, language: str) -> None:
    """For whoever looks at it just then, and for whoever comes later by any address."""
    pages.may_fail = True
    table = tables.make("Wary", None)
    watcher = pages.open(f"/tables/{table['id']}", language=language)
    expect(watcher.get_by_test_id("lobby")).to_be_visible()
    assert tables.command(table["id"], "remove")["type"] == "ack"
    check_lost(watcher, language, "lost-removed", "lost-home")
    for path in (f"/tables/{table['id']}", f"/join/{table['id']}#{table['invitation']}"):
        check_lost(pages.open(path, language=language), language, "lost-removed", "lost-home")


def test_a_seat_link_works_once(pages: Pages, tables: Tables, language: str) -> None:
    table = tables.make("Mover", "bot:greedy", first=0)
    code = tables.command(table["id"], "link", seat=0)["code"]
    page = pages.open(f"/seat/{table['id']}/{code}", language=language)
    page.get_by_test_id("come").click()
    wait_for_stage(page, "start")
    pages.may_fail = True
    again = pages.open(f"/seat/{table['id']}/{code}", language=language)
    again.get_by_test_id("come").click()
    check_lost(again, language, "lost-link", "lost-home", "lost-watch")


def test_an_old_page_asks_to_be_loaded_again(pages: Pages, tables: Tables, language: str) -> None:
    """The server is updated while the page is open: its next view names another build."""
    table = tables.make("Old", "bot:greedy", first=0)
    page = pages.context(language=language, cookie=tables.cookie).new_page()
    sockets: list[WebSocketRoute] = []
    served: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            announced = json.loads(message)
            if announced["type"] == "view" and served:
                announced["pages"] = served[-1]
            socket.send(json.dumps(announced))

        server.on_message(heard)
        sockets.append(socket)

    page.route_web_socket(re.compile("/live"), between)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    served.append("0123456789abcdef")
    sockets[-1].close(code=1012)  # as a server does that is started again
    check_lost(page, language, "lost-old-page", "lost-reload")
    served.clear()
    page.get_by_text(words(language)("lost-reload"), exact=True).click()
    wait_for_stage(page, "start")
