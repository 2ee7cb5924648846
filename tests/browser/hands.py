"""How people play: with a mouse, with a finger, with keys. Each takes one turn, chosen by a seeded generator."""

from __future__ import annotations

import random

from playwright.sync_api import ElementHandle, Page

from browser.pages import stage, wait_for_stage

CRYSTAL = "[data-crystal][data-legal]"
SPACE = "[data-space][data-legal]"
PAGE = "[data-page][data-legal]"
ACTIVATE = "[data-activate][data-legal]"
TAKE = "[data-take]"
CONFIRM = '[data-testid="confirm"]'
PASS = '[data-testid="pass"]'


class Hand:
    """A mouse."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)

    def choose(self, kind: str) -> None:
        """One of what can be chosen."""
        self._touch(self.rng.choice(self.page.query_selector_all(kind)))

    def _touch(self, element: ElementHandle) -> None:
        element.click()

    def turn(self) -> None:
        """A turn, from its start until it is sent."""
        if self._has(PASS):
            self.choose(PASS)
            return
        if self._has(ACTIVATE) and self.rng.random() < 0.3:
            self.choose(ACTIVATE)
            if stage(self.page) == "return":
                self.choose(SPACE)
        else:
            self.choose(CRYSTAL)
            if self._has(PAGE) and (self.rng.random() < 0.5 or not self._has(SPACE)):
                self.choose(PAGE)
            else:
                self.choose(SPACE)
                if stage(self.page) == "book":
                    self.choose(TAKE)
        assert stage(self.page) == "ready"
        self.choose(CONFIRM)

    def _has(self, kind: str) -> bool:
        return self.page.query_selector(kind) is not None

    def play_on(self, turns: int = 1000) -> int:
        """Play until the game is over; returns how many turns it took."""
        for count in range(turns):
            if wait_for_stage(self.page, "start", "over") == "over":
                return count
            self.turn()
        return turns


class Finger(Hand):
    """A touch screen: no mouse ever."""

    def _touch(self, element: ElementHandle) -> None:
        element.tap()


class Keys(Hand):
    """A keyboard alone: the documented shortcuts, Tab, arrows, Enter. The focus is never lost on the way."""

    ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")

    def choose(self, kind: str) -> None:
        if kind == CRYSTAL:
            self._press("c")
            for _ in range(self.rng.randrange(4)):
                self._press("ArrowRight")
        elif kind == SPACE:
            if not self._is_at("[data-space]"):
                self._press("m")
            for _ in range(100):
                self._press(self.rng.choice(self.ARROWS))
                if self._is_at(SPACE) and self.rng.random() < 0.5:
                    break
        elif kind in (PAGE, ACTIVATE):
            self._press("b" if kind == PAGE else "a")
            self._tab_to(kind)
        elif kind == TAKE:
            for _ in range(self.rng.randrange(2)):
                self._press("Tab")
        elif kind == PASS:
            self._tab_to(PASS)
        assert self._is_at(kind), f"{kind} cannot be reached by keys; at {self._where()}"
        is_last = kind in (CONFIRM, PASS)
        self._press("Enter", may_lose=is_last)

    def _tab_to(self, kind: str) -> None:
        for _ in range(60):
            if self._is_at(kind):
                return
            self._press("Tab", may_lose=True)  # out of the page and in again

    def _press(self, key: str, may_lose: bool = False) -> None:
        self.page.keyboard.press(key)
        if not may_lose:
            assert not self._is_at("body"), f"{key} lost the focus at {stage(self.page)}"

    def _is_at(self, kind: str) -> bool:
        return bool(self.page.evaluate("kind => document.activeElement.matches(kind)", kind))

    def _where(self) -> str:
        return str(self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)"))
