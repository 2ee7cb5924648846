"""No screen is wider than its window, and no table is higher: whatever is long is scrolled where it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page

from browser.pages import Pages, wait_for_stage
from browser.spoken import some
from browser.tables import Json, Tables

SIZES = ((1920, 1080), (1440, 900), (1280, 720), (1024, 768), (768, 1024))
GAMES = ("winter-queen", "christina-regina")
#: Upright screens show the court's dock below its table.
SCROLLS = {("christina-regina", (768, 1024))}
#: Whether the window fits, once the page has settled in it: a picture later at the latest.
FITS = """
(mayScroll) => new Promise((done) => {
  const root = document.documentElement;
  const until = performance.now() + 5000;
  const look = () => {
    const isWide = root.scrollWidth > innerWidth;
    const isHigh = !mayScroll && root.scrollHeight > innerHeight;
    if ((isWide || isHigh) && performance.now() < until) requestAnimationFrame(look);
    else done(isWide ? `${root.scrollWidth} wide` : isHigh ? `${root.scrollHeight} high` : "");
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
})
"""


def is_late(now: Json) -> bool:
    return bool(now["number"] >= 40)


def table_of(tables: Tables, game: str) -> Json:
    """A table in the middle of a long game."""
    if game == "christina-regina":
        seats = ("Window", *["bot:random"] * 4)
        return tables.kept("court window", lambda: tables.played(is_late, *seats, game=game, first=0))
    return tables.kept("window", lambda: tables.played(is_late, "Window", "bot:greedy", "bot:random"))


def over_of(tables: Tables, game: str) -> Json:
    """A whole game of two: some thirty rounds of Winter Queen."""
    seats = ("Window", "bot:random")
    return tables.kept(f"{game} window over", lambda: tables.over(*seats, game=game, first=0))


def wrong(page: Page, game: str, view: str, sizes: Sequence[tuple[int, int]] = SIZES) -> Iterator[str]:
    """What is too wide or too high, at every size."""
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if found := page.evaluate(FITS, (game, size) in SCROLLS):
            yield f"{view}, {size}: {found}"
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_its_window_after_many_rounds(pages: Pages, tables: Tables, game: str) -> None:
    page = pages.open(f"/tables/{table_of(tables, game)['id']}", cookie=tables.cookie, size=SIZES[0])
    page.wait_for_selector('[data-testid="log"] li >> nth=20')
    assert not list(wrong(page, game, "table"))


@pytest.mark.parametrize("game", some(GAMES))
def test_an_end_its_result_and_its_replay_fit_their_window(pages: Pages, tables: Tables, game: str) -> None:
    table = over_of(tables, game)["id"]
    page = pages.open(f"/tables/{table}", cookie=tables.cookie, size=SIZES[0])
    wait_for_stage(page, "over")
    found = list(wrong(page, game, "over"))
    page.click('[data-testid="show-result"]')
    page.wait_for_selector("dialog[open]")
    found += wrong(page, game, "result")
    pages.go(page, f"/tables/{table}/replay")
    page.get_by_test_id("to-end").click()
    page.wait_for_selector('[data-testid="log"] li >> nth=20')
    found += wrong(page, game, "replay")
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_lessons_fit_their_window(pages: Pages, game: str) -> None:
    page = pages.open(f"/learn/{game}", size=SIZES[0])
    found: list[str] = []
    skip = page.get_by_test_id("lesson-skip")
    page.wait_for_selector('[data-testid="lesson"]')
    while skip.count():
        step = page.get_by_test_id("lesson").get_attribute("data-step")
        found += wrong(page, game, f"step {step}", some(SIZES, 2, 4))
        skip.click()
        page.wait_for_function(
            "step => document.querySelector('[data-testid=lesson]').dataset.step !== step", arg=step, polling=20
        )
    assert not found
