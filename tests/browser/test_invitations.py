"""Links that bring somebody to a seat: their codes stand in no address that a server sees, and last as they should."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect

from browser.pages import Pages, wait_for_stage
from browser.server_with_pages import ServerWithPages
from browser.tables import Tables

pytestmark = pytest.mark.slow


class Asked:
    """What browsers ask for: every address, with where they say that they come from."""

    def __init__(self) -> None:
        self.addresses: list[str] = []
        self._requests: list[Request] = []

    def watch(self, page: Page) -> Page:
        page.on("request", lambda one: self._requests.append(one))
        page.on("websocket", lambda one: self.addresses.append(one.url))
        return page

    def sent(self) -> str:
        """All of it, as a server gets it: a browser keeps the fragment to itself."""
        found = [address.partition("#")[0] for address in self.addresses]
        for request in self._requests:
            found += [request.url.partition("#")[0], request.headers.get("referer", "")]
        return "\n".join(found)

    def open(self, context: BrowserContext, address: str) -> Page:
        page = self.watch(context.new_page())
        page.goto(address)
        page.wait_for_selector("main:not([aria-busy])")
        return page


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_no_code_is_in_anything_that_is_asked_of_a_server(chromium: object, built: Path, tmp_path: Path) -> None:
    """An evening with an invitation and a seat that moves, by what is shown and shared; reloads and a change of the
    language on the way. Neither requests nor sockets, neither the log nor the figures have a code in an address.
    """
    port = free_port()
    server = ServerWithPages(tmp_path, built)
    server.arguments += ["--metrics", f"127.0.0.1:{port}", "--log", "debug"]
    with server:
        pages = Pages(chromium, server.address)  # type: ignore[arg-type]
        asked = Asked()
        with Tables(server.address) as ada:
            table = ada.make("Ada", None)
            host = asked.open(pages.context(cookie=ada.cookie), f"{server.address}/tables/{table['id']}")
            link = host.get_by_test_id("invitation").input_value()
            invitation = table["invitation"]
            assert link == f"{server.address}/join/{table['id']}#{invitation}"

            guest = asked.open(pages.context(), link)
            guest.get_by_test_id("join-name").fill("Bo")
            guest.reload()
            guest.get_by_role("button", name="Language").click()
            guest.get_by_role("menuitemradio", name="Deutsch").click()
            expect(guest.get_by_test_id("come")).to_have_text("Platz nehmen")
            assert guest.url == link, "it is still all there"
            guest.get_by_test_id("come").click()
            wait_for_stage(guest, "start", "waiting")
            assert invitation not in guest.url

            guest.get_by_test_id("seat-menu").click()
            guest.get_by_test_id("move-seat").click()
            moving = guest.get_by_test_id("invitation").input_value()
            address, _, code = moving.partition("#")
            assert address == f"{server.address}/seat/{table['id']}" and len(code) == 32
            phone = asked.open(pages.context(), moving)
            phone.reload()
            phone.get_by_test_id("come").click()
            wait_for_stage(phone, "start", "waiting")
            assert code not in phone.url

        sent = asked.sent()
        assert table["id"] in sent, "addresses are looked at"
        assert invitation not in sent and code not in sent
        figures = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert "queendom_requests_total" in figures
        for told in (server.logged(), figures):
            assert invitation not in told and code not in told and table["id"] not in told
        pages.close()


def test_links_of_before_still_work_and_leave_the_path_at_once(pages: Pages, tables: Tables) -> None:
    table = tables.make("Ada", None, first=0)
    guest = pages.open(f"/join/{table['id']}/{table['invitation']}")
    assert guest.url == f"{pages.address}/join/{table['id']}#{table['invitation']}"
    guest.reload()
    guest.get_by_test_id("join-name").fill("Bo")
    guest.get_by_test_id("come").click()
    wait_for_stage(guest, "waiting")
    code = tables.command(table["id"], "link", seat=0)["code"]
    phone = pages.open(f"/seat/{table['id']}/{code}")
    assert phone.url == f"{pages.address}/seat/{table['id']}#{code}"
    phone.get_by_test_id("come").click()
    wait_for_stage(phone, "start")


def test_another_link_in_the_same_window_is_another_link(pages: Pages, tables: Tables) -> None:
    """A browser does not load a page again when only the fragment differs."""
    pages.may_fail = True
    table = tables.make("Ada", None)
    page = pages.open(f"/join/{table['id']}#wrong-invitation-01")
    expect(page.get_by_test_id("join")).to_be_visible()
    page.evaluate("code => { location.hash = code }", table["invitation"])
    expect(page.get_by_test_id("join")).to_be_visible()
    page.get_by_test_id("come").click()
    wait_for_stage(page, "start", "waiting")
