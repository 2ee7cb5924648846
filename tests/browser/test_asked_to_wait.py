"""Whoever has had enough for a while is told so in a calm sentence, and the page goes on by itself when it may."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.pages import Pages, wait_for_stage
from browser.server_with_pages import ServerWithPages
from browser.tables import Tables
from queendom.locales import words

pytestmark = pytest.mark.slow

Opened = tuple[ServerWithPages, Pages, Tables]
LIMITS = (
    "device-sockets=1",
    "device-hints=1",
    "device-bot-tables=1",
    "device-replays=2",
    "address-positions=40",
    "device-tables=0",
)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[ServerWithPages]:
    with ServerWithPages(tmp_path_factory.mktemp("narrow"), built, limits=LIMITS) as server:
        yield server


@pytest.fixture
def own(narrow: ServerWithPages, chromium: Browser) -> Iterator[Opened]:
    with Tables(narrow.address) as tables:
        pages = Pages(chromium, narrow.address)
        pages.may_fail = True
        yield narrow, pages, tables
        pages.close()


def sentence(language: str, what: str) -> re.Pattern[str]:
    """What is said, whatever the seconds."""
    said = words(language)("too-many", what=what, seconds=7)
    return re.compile(r"\d+".join(map(re.escape, said.split("7"))).replace("секунд", "секунд[а-я]*"))


def colour_of(page: Page, found: str) -> str:
    colour: str = page.locator(found).evaluate("one => getComputedStyle(one).color")
    return colour


def alarm(page: Page) -> str:
    colour: str = page.evaluate(
        "() => { const one = document.createElement('p'); one.style.color = 'var(--alarm)';"
        " document.body.append(one); const found = getComputedStyle(one).color; one.remove(); return found }"
    )
    return colour


def check_hint(own: Opened, language: str, size: tuple[int, int]) -> Page:
    _, pages, tables = own
    table = tables.make("Hints", "bot:random", hints=True, first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, language=language, size=size, drawn=True)
    wait_for_stage(page, "start")
    button = page.get_by_test_id("hint")
    button.click()
    expect(page.locator('[data-testid="hint-panel"][data-stage="answered"]')).to_be_visible()
    page.get_by_test_id("hint-close").click()
    other = tables.make("Hints", "bot:random", hints=True, first=0)
    page.goto("about:blank")
    pages.go(page, f"/tables/{other['id']}")
    wait_for_stage(page, "start")
    page.get_by_test_id("hint").click()
    refused = '[data-testid="hint-panel"][data-stage="refused"] .refusal'
    expect(page.locator(refused)).to_have_text(sentence(language, "hints"))
    assert colour_of(page, refused) != alarm(page)
    return page


def check_socket(own: Opened, language: str, size: tuple[int, int]) -> Page:
    _, pages, tables = own
    table = tables.make("Sockets", "bot:random", first=0)
    first = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    wait_for_stage(first, "start")
    page = pages.context(cookie=tables.cookie, language=language, size=size, drawn=True).new_page()
    page.goto(f"{pages.address}/tables/{table['id']}")
    expect(page.get_by_test_id("connection-bar")).to_contain_text(sentence(language, "sockets"))
    return page


def check_replay(own: Opened, language: str, size: tuple[int, int]) -> Page:
    _, pages, tables = own
    table = tables.over("Replays", "bot:random")
    for _ in range(3):
        tables.http.get(f"/api/tables/{table['id']}/replay")
    page = pages.open(f"/tables/{table['id']}/replay", cookie=tables.cookie, language=language, size=size, drawn=True)
    lost = page.get_by_test_id("lost")
    expect(lost).to_have_attribute("data-key", "too-many")
    expect(lost).to_contain_text(sentence(language, "replays"))
    expect(lost).to_contain_text(words(language)("lost-wait"))
    return page


def check_opening(own: Opened, language: str, size: tuple[int, int]) -> Page:
    _, pages, tables = own
    tables.make("Ada", "Bo")
    page = pages.open("/", cookie=tables.cookie, language=language, size=size, drawn=True)
    page.get_by_test_id("more-options").first.click()
    seats = page.locator('select[data-testid^="seat-"]')
    expect(seats).to_have_count(2)
    for seat in seats.all():
        seat.select_option("bot:master")
    tables.make(*4 * ["bot:master"])  # they are still at it when the page asks for another one
    page.get_by_test_id("open-table").click()
    expect(page.locator(".refusal")).to_have_text(sentence(language, "bot-tables"))
    assert colour_of(page, ".refusal") != alarm(page)
    return page


SHOWN: dict[str, Callable[[Opened, str, tuple[int, int]], Page]] = {
    "hint": check_hint,
    "socket": check_socket,
    "replay": check_replay,
    "opening": check_opening,
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_wait_is_said_calmly(own: Opened, name: str) -> None:
    language = {"hint": "en", "socket": "de", "replay": "ru", "opening": "hu"}[name]
    SHOWN[name](own, language, (390, 844) if name in ("hint", "opening") else (1440, 900))


@pytest.mark.full
def test_a_page_connects_by_itself_when_there_is_room(own: Opened) -> None:
    _, pages, _ = own
    page = check_socket(own, "en", (1440, 900))
    pages.contexts.pop(0).close()
    wait_for_stage(page, "start")
    expect(page.get_by_test_id("connection-bar")).to_be_hidden()
