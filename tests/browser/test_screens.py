"""Every screen in every size, language and theme: nothing cut, nothing over anything, all in reach, nothing for axe.

With ./test --full each screen is seen in all of them, and axe looks at each in two of these eight ways.
In ./test a share is seen: a third of the screens, each in one language and theme and two sizes.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError

from browser.look import KEY, TEXTS, axe, settled_look
from browser.pages import Pages
from browser.screens import SCREENS, Screen
from browser.server_with_pages import ServerWithPages
from browser.stock import NAMES
from counts import SCALE
from queendom.locales import LANGUAGES

pytestmark = pytest.mark.slow

THEMES = ("dark", "light")

WAYS = list(product(LANGUAGES, THEMES)) if SCALE >= 1 else list(zip(LANGUAGES, THEMES * 2, strict=True))
#: A folder for a picture of each screen in each size, to look at them; `montage` makes one sheet of many.
PICTURES = os.environ.get("QUEENDOM_TEST_PICTURES")
#: With axe, which takes long: one wide screen and one phone.
AXES = ((1440, 900), (390, 844))
#: As a link would, without loading the page anew.
GO = "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"


#: Which share of the screens ./test looks at: the same every time, so that a change alone makes it fail.
TURN = int(os.environ.get("QUEENDOM_TEST_TURN", "0"))


@dataclass(frozen=True)
class Task:
    """A screen, the sizes to see it in, and those of them in which axe looks too."""

    screen: Screen
    sizes: tuple[tuple[int, int], ...]
    axe: tuple[tuple[int, int], ...]


def share_of(way: int) -> list[Task]:
    """What is to be seen in a language and theme."""
    if SCALE >= 1:
        return [Task(screen, screen.sizes, AXES if (k + way) % 4 == 0 else ()) for k, screen in enumerate(SCREENS)]
    chance = random.Random(TURN)
    tasks = []
    for screen in chance.sample(SCREENS, len(SCREENS) // 3):
        sizes = tuple(chance.sample(screen.sizes, 2))
        task = Task(screen, sizes, sizes[:1] if chance.random() < 0.3 else ())
        if chance.randrange(len(WAYS)) == way:
            tasks.append(task)
    return tasks


@pytest.fixture(scope="module")
def stocked(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[ServerWithPages]:
    with ServerWithPages(tmp_path_factory.mktemp("stocked"), built, stocked=True) as running:
        yield running


class Walk:
    """Goes from screen to screen, as one device and as the other, without loading the page anew."""

    def __init__(self, pages: Pages, language: str, theme: str) -> None:
        self.pages = pages
        self._given: dict[str, Any] = {"language": language, "theme": theme, "name": NAMES[0], "drawn": bool(PICTURES)}
        self._open: dict[str, Page] = {}

    def to(self, screen: Screen) -> Page:
        page = self._open.get(screen.device)
        if page is None:
            context: BrowserContext = self.pages.context(cookie=screen.device, size=screen.at, **self._given)
            page = self._open[screen.device] = context.new_page()
            self.pages.go(page, screen.path)
        else:
            self._resize(page, screen.at)
            for path in ("/nowhere", screen.path):
                page.evaluate(GO, path)
            page.wait_for_selector("main:not([aria-busy])")
        screen.clicks(page)
        page.mouse.move(0, 0)
        return page

    def look(self, page: Page, screen: Screen, size: tuple[int, int]) -> list[str]:
        """What is wrong once the page has settled in a size."""
        self._resize(page, size)
        in_one_screen = screen.is_table and size[0] > size[1]
        return settled_look(page, [in_one_screen, screen.in_sight(size), [NAMES[0]], False])

    @staticmethod
    def _resize(page: Page, size: tuple[int, int]) -> None:
        page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize(("language", "theme"), WAYS)
def test_screens(chromium: Browser, stocked: ServerWithPages, language: str, theme: str) -> None:
    pages = Pages(chromium, stocked.address)
    pages.may_fail = True  # links that lead nowhere are screens too
    way = WAYS.index((language, theme))
    walk = Walk(pages, language, theme)
    wrong: list[str] = []
    for task in share_of(way):
        screen = task.screen
        try:
            page = walk.to(screen)
        except TimeoutError as error:
            wrong.append(f"{screen.name}: {str(error).splitlines()[0]}")
            continue
        if page.evaluate("document.documentElement.lang") != language:
            wrong.append(f"{screen.name}: not in {language}")
        for size in task.sizes:
            found = walk.look(page, screen, size)
            if size in task.axe:
                found += axe(page)
            if PICTURES:
                page.screenshot(path=f"{PICTURES}/{screen.name}, {size[0]}×{size[1]}, {language}, {theme}.png")
            wrong += [f"{screen.name}, {size[0]}×{size[1]}: {one}" for one in found]
        wrong += [f"{screen.name}: the key {text!r}" for text in page.evaluate(TEXTS) if KEY.search(text)]
    pages.close()
    assert not wrong, "\n".join(wrong)
