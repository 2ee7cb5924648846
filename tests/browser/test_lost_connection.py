"""Reloading, losing the network, losing the server: nothing that was done is lost, nothing is done twice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.input_methods import CONFIRM, CRYSTAL, SPACE, TAKE, Hand
from browser.pages import Frames, Pages, number, stage, wait_for_stage
from browser.server_with_pages import ServerWithPages
from browser.spoken import some
from browser.tables import Tables, is_main
from browser.test_complete_games import id_of
from queendom.locales import words

pytestmark = pytest.mark.slow


def moves(page: Page, address: str) -> list[dict[str, object]]:
    """The moves of the seat at the page, as the server knows them."""
    heard = page.request.get(f"{address}/api/tables/{id_of(page)}/record").json()
    return [one for one in heard["events"] if one["type"] == "move" and one["seat"] == 0]


def draft_a_place(hand: Hand) -> None:
    """A crystal for the map, up to the question whether to do it."""
    hand.choose(CRYSTAL)
    hand.choose(SPACE)
    if stage(hand.page) == "book":
        hand.choose(TAKE)
    assert stage(hand.page) == "ready"


def test_a_reload_in_mid_turn_loses_the_draft_and_nothing_else(pages: Pages, tables: Tables) -> None:
    table = tables.make("Reload", "bot:greedy", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    hand = Hand(page, seed=8)
    hand.play_on(3)
    wait_for_stage(page, "start")
    before, lines = number(page), page.get_by_test_id("log").inner_text()
    draft_a_place(hand)
    page.reload()
    wait_for_stage(page, "start")
    assert number(page) == before
    assert page.get_by_test_id("log").inner_text().split() == lines.split()
    assert not page.query_selector('[aria-pressed="true"]')
    hand.turn()
    wait_for_stage(page, "start")
    assert len(moves(page, pages.address)) == 4


@pytest.fixture
def own(tmp_path: Path, built: Path, chromium: Browser) -> Iterator[tuple[ServerWithPages, Pages, Tables]]:
    """A server that can be stopped, with pages and tables."""
    with ServerWithPages(tmp_path, built) as server, Tables(server.address) as tables:
        pages = Pages(chromium, server.address)
        pages.may_fail = True
        yield server, pages, tables
        pages.close()


def test_a_server_that_comes_back_finds_everybody(own: tuple[ServerWithPages, Pages, Tables]) -> None:
    """It dies in mid-turn, the turn is sent meanwhile, it comes back: the turn is done, once."""
    server, pages, tables = own
    table = tables.make("Back", "bot:greedy", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    hand = Hand(page, seed=9)
    hand.play_on(2)
    wait_for_stage(page, "start")
    hand.choose(CRYSTAL)
    server.kill()
    bar = page.get_by_test_id("connection-bar")
    expect(bar).to_be_visible()
    # One can go on choosing, and even send it.
    assert stage(page) == "where"
    hand.choose(SPACE)
    if stage(page) == "book":
        hand.choose(TAKE)
    hand.choose(CONFIRM)
    wait_for_stage(page, "waiting")
    server.start()
    # Unless it was quicker by itself.
    page.evaluate("document.querySelector('[data-testid=connection-bar] button')?.click()")
    wait_for_stage(page, "start")
    expect(bar).to_be_hidden()
    assert len(moves(page, server.address)) == 3


def test_a_move_whose_answer_is_lost_is_not_doubled(own: tuple[ServerWithPages, Pages, Tables]) -> None:
    """The server does the turn and dies before it can say so."""
    server, pages, tables = own
    table = tables.make("Lost answer", "bot:greedy", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    frames = Frames(page)
    page.reload()
    hand = Hand(page, seed=10)
    wait_for_stage(page, "start")
    hand.turn()
    wait_for_stage(page, "start")
    before = number(page)
    server.stop()
    server.tricks["die"] = {"moment": "after-commit", "nth": 1}
    server.start()
    wait_for_stage(page, "start")
    draft_a_place(hand)
    expect(page.get_by_test_id("connection-bar")).to_be_hidden()
    hand.choose(CONFIRM)
    assert server.process
    server.process.wait(timeout=60)
    del server.tricks["die"]
    server.start()
    wait_for_stage(page, "start")
    assert number(page) > before
    assert len(moves(page, server.address)) == 2
    sent = [one["id"] for one in frames.commands()]
    assert len(sent) > len(set(sent)), "the page did not ask again"


class Network:
    """What lies between a page's sockets and the server: it can be cut, and then nothing gets through."""

    def __init__(self, page: Page) -> None:
        self.is_down = False
        self.is_silent = False  # the sockets stay, and nothing comes or goes
        self.tried = 0
        self.views = 0
        self.pings = self.pongs = 0
        self._sockets: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live"), self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        self.tried += 1
        if self.is_down:
            socket.close(code=1011)
            return
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self.is_silent:
                return
            socket.send(message)
            kind = json.loads(message)["type"]
            self.views += kind == "view"
            self.pongs += kind == "pong"

        def ask(message: str | bytes) -> None:
            if not self.is_silent:
                self.pings += json.loads(message)["type"] == "ping"
                server.send(message)

        socket.on_message(ask)
        server.on_message(pass_on)
        self._sockets.append(socket)

    def cut(self) -> None:
        self.is_down = True
        for socket in self._sockets:
            socket.close(code=1011)
        self._sockets.clear()


@pytest.mark.full
def test_a_network_that_comes_back(pages: Pages, tables: Tables) -> None:
    """Cut in mid-turn: the bar says so, the draft stays, what is sent meanwhile is done once it is back."""
    pages.may_fail = True
    table = tables.make("Offline", "bot:greedy", first=0)
    page = pages.context(cookie=tables.cookie).new_page()
    network = Network(page)
    pages.go(page, f"/tables/{table['id']}")
    hand = Hand(page, seed=11)
    hand.play_on(1)
    wait_for_stage(page, "start")
    draft_a_place(hand)
    network.cut()
    bar = page.get_by_test_id("connection-bar")
    expect(bar).to_contain_text(words("en")("page-connection-lost"))
    assert stage(page) == "ready"
    hand.choose(CONFIRM)
    wait_for_stage(page, "waiting")
    assert len(moves(page, pages.address)) == 1
    network.is_down = False
    bar.get_by_role("button").click()
    expect(bar).to_contain_text(words("en")("page-connection-back"))
    wait_for_stage(page, "start")
    expect(bar).to_be_hidden()
    assert len(moves(page, pages.address)) == 2
    assert network.tried >= 2


def test_a_draft_outlives_a_short_loss(pages: Pages, tables: Tables) -> None:
    table = tables.make("Blink", "bot:greedy", first=0)
    page = pages.context(cookie=tables.cookie).new_page()
    network = Network(page)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    hand = Hand(page, seed=19)
    draft_a_place(hand)
    before = page.get_by_test_id("prompt").inner_text()
    network.cut()
    network.is_down = False
    while network.views < 2:
        page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
    assert stage(page) == "ready"
    assert page.get_by_test_id("prompt").inner_text() == before
    hand.choose(CONFIRM)
    wait_for_stage(page, "start")
    assert len(moves(page, pages.address)) == 1


def test_a_silent_network_is_noticed_while_one_waits(pages: Pages, tables: Tables, friend: Tables) -> None:
    """Nothing is sent and nothing is closed, as when a phone loses its network: five seconds later one knows. The
    page's own seconds, which pass as fast as answers come.
    """
    pages.may_fail = True
    table = tables.make("Ada", None, first=1)
    friend.command(table["id"], "sit", invitation=table["invitation"], name="Bob")
    page = pages.context(cookie=tables.cookie).new_page()
    network = Network(page)
    page.clock.install()
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "waiting")
    bar = page.get_by_test_id("connection-bar")
    # A connection that lives says so by itself, however long nobody acts.
    for _ in range(6):
        page.clock.run_for(1000)
        while network.pings > network.pongs:
            page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
        expect(bar).to_be_hidden()
    assert network.pongs > 1
    network.is_silent = True
    for _ in range(5):
        page.clock.run_for(1000)
    expect(bar).to_contain_text(words("en")("page-connection-lost"))
    assert network.tried == 1, "the socket is kept: it may come back"
    network.is_silent = False
    bar.get_by_role("button").click()
    expect(bar).to_contain_text(words("en")("page-connection-back"))
    expect(bar).to_be_hidden()


def test_the_browsers_word_is_taken_at_once(pages: Pages, tables: Tables) -> None:
    pages.may_fail = True
    table = tables.make("Ada", "bot:greedy", first=0)
    page = pages.context(cookie=tables.cookie).new_page()
    network = Network(page)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    network.is_silent = True
    bar = page.get_by_test_id("connection-bar")
    # Long before anybody would have noticed the silence.
    at_once = """async () => {
        dispatchEvent(new Event("offline"));
        for (let k = 0; k < 5; k += 1) await new Promise((done) => setTimeout(done));
        return document.querySelector('[data-testid="connection-bar"]') !== null;
    }"""
    assert page.evaluate(at_once)
    network.is_silent = False
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(bar).to_contain_text(words("en")("page-connection-back"))
    expect(bar).to_be_hidden()


@pytest.mark.parametrize("language", some(["en", "hu"], 1))
def test_a_server_that_is_gone_is_told_calmly(own: tuple[ServerWithPages, Pages, Tables], language: str) -> None:
    server, pages, tables = own
    say = words(language)
    table = tables.make("Gone", "bot:greedy", first=0)
    tables.play(table["id"], until=is_main)
    page = pages.open("/", cookie=tables.cookie, language=language)
    expect(page.get_by_test_id("my-table")).to_be_visible()
    server.stop()
    # From the start page: the words come as a toast, and everything stays where it is.
    page.get_by_test_id("quick-winter-queen").click()
    expect(page.get_by_test_id("toast")).to_contain_text(say("server-out-of-reach"))
    page.get_by_test_id("my-table").click()
    lost = page.get_by_test_id("lost")
    expect(lost).to_contain_text(say("lost-server"))
    expect(lost).to_contain_text(say("lost-server-about"))
    expect(lost.get_by_role("button")).to_be_visible()
    # It asks by itself, and goes on once it is back.
    server.start()
    wait_for_stage(page, "start")
