"""Every screen there is, without anybody playing: tables of stored games, and the few clicks from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from browser.stock import FEW, OURS, Stored

SIZES = (
    (1920, 1080), (1440, 900), (1280, 720), (1024, 768), (768, 1024), (844, 390), (390, 844), (360, 640),
)  # fmt: skip
PHONES = ((844, 390), (390, 844), (360, 640))
DESK = (1440, 900)
UPRIGHT = (390, 844)

WQ2, WQ3, WQ4 = "winter-queen-2", "winter-queen-3", "winter-queen-4"
CR2, CR3, CR5 = "christina-regina-2", "christina-regina-3", "christina-regina-5"

MODE = "[data-mode]"

#: A device that has some tables to list, and one that has a table for each screen.
STORED = [
    Stored("few1", WQ2, "all", device=FEW),
    Stored("few2", CR3, "full", device=FEW),
    Stored("few3", WQ4, "over", device=FEW),
    Stored("wq2start", WQ2, "start", hints=True),
    *(Stored(f"wq{k}{moment}", game, moment, hints=moment == "all")
      for k, game in ((2, WQ2), (3, WQ3), (4, WQ4)) for moment in ("all", "final", "over")),
    Stored("wq2others", WQ2, "last", bots=False),
    Stored("wq4others", WQ4, "last", bots=False),
    Stored("wq4left", WQ4, "last", bots=False, left=0),
    *(Stored(f"cr{k}{moment}", game, moment)
      for k, game in ((2, CR2), (3, CR3), (5, CR5)) for moment in ("start", "full", "over")),
    Stored("cr3struck", CR3, "struck", bots=False),
    Stored("cr5others", CR5, "last", bots=False),
    Stored("cr3curtain", CR3, "start", here=2),
]  # fmt: skip
LOBBIES = {"lobby": OURS, "fewlobby": FEW}


@dataclass(frozen=True)
class Screen:
    """A state of the page: where it is, what is clicked there, and what must be in sight without scrolling."""

    name: str
    path: str
    clicks: Callable[[Page], None] = lambda page: None
    is_table: bool = False  # shown in one screen where it lies across
    sight: tuple[str, ...] = ()
    device: str = OURS
    sizes: tuple[tuple[int, int], ...] = SIZES
    at: tuple[int, int] = DESK  # where it is clicked

    def in_sight(self, size: tuple[int, int]) -> list[str]:
        """On the smallest phone the court's action card is scrolled to."""
        return [kind for kind in self.sight if kind != MODE or size != SIZES[-1]]


def stage(page: Page, *wanted: str) -> None:
    page.wait_for_function(
        "(wanted) => wanted.includes(document.querySelector('[data-testid=\"action\"]')?.dataset.stage)",
        arg=list(wanted),
        polling=20,
    )


def dialog(page: Page) -> None:
    page.wait_for_selector("dialog[open]")


def click(page: Page, kind: str, index: int = 0) -> None:
    page.locator(kind).locator("visible=true").nth(index).click()


# --- Winter Queen ---

CRYSTAL = "[data-crystal][data-legal]"
SPACE = "[data-space][data-legal]"
TURN = ('[data-testid="map"]', CRYSTAL, '[data-testid="action"]')
MAP = ('[data-testid="map"]', '[data-testid="action"]')
READY = ('[data-testid="map"]', '[data-testid="confirm"]')


def start(page: Page) -> None:
    stage(page, "start")


def chosen(page: Page) -> None:
    start(page)
    click(page, CRYSTAL)
    page.wait_for_selector('[data-testid="back"]')


def book(page: Page) -> None:
    """A space at which a book could be taken: one of those that ask for it."""
    chosen(page)
    for k in range(page.locator(SPACE).count()):
        click(page, SPACE, k)
        if page.query_selector("[data-take]"):
            break
        click(page, '[data-testid="back"]')
    stage(page, "book")


def ready(page: Page) -> None:
    book(page)
    click(page, "[data-take]")
    stage(page, "ready")


def activate(page: Page) -> None:
    start(page)
    click(page, "[data-activate][data-legal]")
    stage(page, "return", "ready")


def returned(page: Page) -> None:
    """Two crystals on a book: which goes back to the bag."""
    start(page)
    for k in range(page.locator("[data-activate][data-legal]").count()):
        click(page, "[data-activate][data-legal]", k)
        stage(page, "return", "ready")
        if page.query_selector(SPACE):
            break
        click(page, '[data-testid="back"]')
    stage(page, "return")


def filled(page: Page) -> None:
    chosen(page)
    click(page, "[data-page][data-legal]")
    stage(page, "ready")


def over(page: Page) -> None:
    stage(page, "over")


def result(page: Page) -> None:
    over(page)
    click(page, '[data-testid="show-result"]')
    dialog(page)


def at_the_end(page: Page) -> None:
    click(page, '[data-testid="to-end"]')
    page.wait_for_selector('[data-testid="show-result"]')


def waiting(page: Page) -> None:
    stage(page, "waiting")


# --- Christina Regina ---

STACK = "[data-stack][data-legal]"
COURT = ("[data-stack]", MODE, '[data-testid="action"]')


def heard(page: Page) -> None:
    """What waits to be told is gone on from."""
    page.wait_for_selector('[data-testid="go-on"], [data-testid="action"][data-stage="start"]')
    while page.query_selector('[data-testid="go-on"]'):
        click(page, '[data-testid="go-on"]')
        page.wait_for_timeout(30)
    stage(page, "start")


def bury(page: Page) -> None:
    heard(page)
    click(page, STACK)
    stage(page, "bury")


def drawn(page: Page) -> None:
    bury(page)
    click(page, STACK)
    stage(page, "ready")


def persuade(page: Page) -> None:
    heard(page)
    click(page, '[data-mode="persuade"]')
    stage(page, "card")


def assassinate(page: Page) -> None:
    heard(page)
    click(page, '[data-mode="assassinate"]')
    page.wait_for_selector("[data-victim], [data-leader]")


def strike(page: Page) -> None:
    assassinate(page)
    for kind in ("[data-victim]", "[data-leader]", "[data-dagger]"):
        if page.query_selector(kind):
            click(page, kind)
    page.wait_for_selector('[data-testid="strike"]')


def struck(page: Page) -> None:
    page.wait_for_selector('[data-testid="go-on"]')


def curtain(page: Page) -> None:
    stage(page, "curtain")


# --- what both have ---


def opened(kind: str) -> Callable[[Page], None]:
    """A dialog over the table."""

    def opens(page: Page) -> None:
        start(page)
        click(page, kind)
        dialog(page)

    return opens


def keys(page: Page) -> None:
    start(page)
    page.keyboard.press("?")
    dialog(page)


def seat_link(page: Page) -> None:
    opened('[data-testid="seat-menu"]')(page)
    click(page, '[data-testid="move-seat"]')
    page.wait_for_selector('[data-testid="invitation"]')


def chip(page: Page) -> None:
    """Somebody's books or cards, where there is no room for all of them."""
    page.wait_for_selector('[data-testid="action"]')
    click(page, ".chip")
    dialog(page)


def drawer(page: Page) -> None:
    page.wait_for_selector('[data-testid="table"]')
    click(page, 'header button:has(use[href$="a-notes"]), .bag-button')
    dialog(page)


def settings(page: Page) -> None:
    click(page, '[data-testid="settings-menu"]')
    page.wait_for_selector('[role="menu"]')


def asking(way: str) -> Callable[[Page], None]:
    def opens(page: Page) -> None:
        click(page, f'[data-testid="{way}"]')
        dialog(page)

    return opens


def all_options(page: Page) -> None:
    asking("more-options")(page)
    click(page, "dialog label:has-text('4')")


def wq(name: str, table: str, clicks: Callable[[Page], None], sight: tuple[str, ...] = (), **more: Any) -> Screen:
    return Screen(f"Winter Queen, {name}", f"/tables/{table}", clicks, True, sight, **more)


def cr(name: str, table: str, clicks: Callable[[Page], None], sight: tuple[str, ...] = (), **more: Any) -> Screen:
    return Screen(f"the court, {name}", f"/tables/{table}", clicks, True, sight, **more)


SCREENS = [
    Screen("home", "/", lambda page: page.wait_for_selector('[data-testid="my-table"]'), device=FEW),  # type: ignore
    Screen("settings", "/", settings, device=FEW),
    *(Screen(way, "/", asking(way), device=FEW) for way in ("with-friends", "on-device", "more-options")),
    Screen("more-options, 4 players", "/", all_options, device=FEW),
    Screen("lobby", "/tables/lobby", lambda page: page.wait_for_selector('[data-testid="lobby"]')),  # type: ignore
    Screen("join", "/join/fewlobby/invitation"),
    Screen("no address", "/nowhere"),
    Screen("no invitation", "/join/few3/x"),
    Screen("no seat", "/seat/wq2all/x"),
    Screen("no table", "/tables/nowhere"),
    Screen("rules of Winter Queen", "/rules/winter-queen"),
    Screen("rules of the court", "/rules/christina-regina"),
    Screen("a record", "/replay"),
    Screen("lesson of Winter Queen", "/learn/winter-queen", is_table=True),
    Screen("lesson of the court", "/learn/christina-regina", is_table=True),
    Screen("replay of Winter Queen", "/tables/wq2over/replay", is_table=True),
    Screen("replay's end of Winter Queen", "/tables/wq4over/replay", at_the_end, is_table=True),
    Screen("replay of the court", "/tables/cr5over/replay", is_table=True),
    wq("the first turn", "wq2start", start, TURN),
    *(wq(f"a turn, {k} players", f"wq{k}all", start, TURN) for k in (2, 3, 4)),
    *(wq(f"where to, {k} players", f"wq{k}all", chosen, MAP) for k in (2, 4)),
    *(wq(f"which book, {k} players", f"wq{k}all", book, MAP) for k in (2, 4)),
    *(wq(f"ready, {k} players", f"wq{k}all", ready, READY) for k in (2, 4)),
    wq("a page, 4 players", "wq4all", filled, ('[data-testid="confirm"]',)),
    wq("activating, 3 players", "wq3all", activate, ('[data-testid="action"]',)),
    *(wq(f"what goes back, {k} players", f"wq{k}all", returned, MAP) for k in (2, 4)),
    *(wq(f"final stage, {k} players", f"wq{k}final", start, TURN) for k in (2, 3, 4)),
    wq("somebody else's turn, who is not there, 2 players", "wq2others", waiting, MAP),
    wq("somebody else's turn, who is not there, 4 players", "wq4others", waiting, MAP),
    wq("a bot plays for oneself", "wq4left", waiting, MAP),
    wq("over, 2 players", "wq2over", over),
    wq("over, 4 players", "wq4over", over),
    wq("result, 2 players", "wq2over", result),
    wq("result, 4 players", "wq4over", result),
    wq("rules in short", "wq2start", opened('[data-testid="rules"]')),
    wq("one's seat", "wq2start", opened('[data-testid="seat-menu"]')),
    wq("a link for one's seat", "wq2start", seat_link),
    wq("somebody's books", "wq4others", chip, sizes=PHONES, at=UPRIGHT),
    wq("keys", "wq2start", keys),
    wq("bag and log", "wq2over", drawer, sizes=PHONES, at=UPRIGHT),
    *(cr(f"the first turn, {k} players", f"cr{k}start", start, COURT) for k in (2, 3, 5)),
    *(cr(f"a turn, {k} players", f"cr{k}full", heard, COURT) for k in (2, 3, 5)),
    cr("which to bury, 5 players", "cr5full", bury, COURT),
    cr("ready to draw, 3 players", "cr3full", drawn, ("[data-stack]", '[data-testid="confirm"]')),
    cr("which card, 5 players", "cr5full", persuade),
    cr("whom to assassinate, 2 players", "cr2full", assassinate),
    cr("whom to assassinate, 5 players", "cr5full", assassinate),
    cr("ready to strike, 5 players", "cr5full", strike, ('[data-testid="strike"]',)),
    cr("a dagger", "cr3struck", struck, ('[data-testid="go-on"]',)),
    cr("somebody else's turn, 5 players", "cr5others", waiting),
    cr("the curtain", "cr3curtain", curtain),
    *(cr(f"over, {k} players", f"cr{k}over", over) for k in (2, 5)),
    *(cr(f"result, {k} players", f"cr{k}over", result) for k in (2, 5)),
    cr("somebody's cards", "cr5others", chip, sizes=PHONES, at=UPRIGHT),
    cr("notes and log", "cr5full", drawer, sizes=PHONES, at=UPRIGHT),
]  # fmt: skip
