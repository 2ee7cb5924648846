"""How people play: with a mouse, a finger, keys, or in short. Each takes turns chosen by a seeded generator."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from browser.pages import STAGE, Seen, stage, wait_for_stage

CRYSTAL = "[data-crystal][data-legal]"
SPACE = "[data-space][data-legal]"
PAGE = "[data-page][data-legal]"
ACTIVATE = "[data-activate][data-legal]"
TAKE = "[data-take]"
CONFIRM = '[data-testid="confirm"]'
PASS = '[data-testid="pass"]'

STACK = "[data-stack][data-legal]"
MODE = "[data-mode][data-legal]"
DISCARD = "[data-discard][data-legal]"
VICTIM = "[data-victim]"
LEADER = "[data-leader]"
DAGGER = "[data-dagger]"
STRIKE = '[data-testid="strike"]'
GO_ON = '[data-testid="go-on"]'
STACKS = ("copper", "silver", "gold")


#: Clicks the k-th of a kind.
CLICK = """([kind, k]) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 });
    document.querySelectorAll(kind)[k]?.dispatchEvent(click);
}"""


class Hand:
    """Clicks that the page makes itself: for games that only have to go on. What a pointer can reach is no question."""

    def __init__(self, page: Seen, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)

    def choose(self, kind: str) -> None:
        """One of what can be chosen, once something can be."""
        if not (count := self._count(kind)):
            self.page.wait_for_selector(kind)
            count = self._count(kind)
        self._touch(kind, self.rng.choice(range(count)))

    def _count(self, kind: str) -> int:
        return int(self.page.evaluate("(kind) => document.querySelectorAll(kind).length", kind))

    def _touch(self, kind: str, k: int) -> None:
        self.page.evaluate(CLICK, [kind, k])

    def turn(self) -> None:
        """A turn, from its start until it is sent."""
        if self._has(PASS):
            self.choose(PASS)
            return
        if self._has(ACTIVATE) and (self.rng.random() < 0.3 or not self._has(CRYSTAL)):
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
        return self._count(kind) > 0

    def play_on(self, turns: int = 1000) -> int:
        """Play until the game is over; returns how many turns it took."""
        for count in range(turns):
            self.hear()
            if wait_for_stage(self.page, "start", "over") == "over":
                return count
            self.turn()
        return turns

    def hear(self) -> None:
        """Go on from what waits to be told, if the game has such things."""


class Mouse(Hand):
    """A mouse: what lies under something else, or moves, cannot be clicked."""

    def _touch(self, kind: str, k: int) -> None:
        self.page.query_selector_all(kind)[k].click()


#: From now on.
COUNT_CLICKS = """() => {
    if (!("clicks" in window)) addEventListener("click", () => { window.clicks += 1; }, true);
    window.clicks = 0;
}"""


class Finger(Hand):
    """A touch screen: no mouse ever."""

    page: Page

    def _touch(self, kind: str, k: int) -> None:
        """A busy machine may lift the finger so late that the tap becomes a long press: then it taps again."""
        element = self.page.query_selector_all(kind)[k]
        self.page.evaluate(COUNT_CLICKS)
        element.tap()
        for _ in range(100):
            if self.page.evaluate("window.clicks > 0"):
                return
            self.page.wait_for_timeout(20)
        element.tap()


class Keys(Hand):
    """A keyboard alone: the documented shortcuts, Tab, arrows, Enter. The focus is never lost on the way."""

    page: Page
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


class CourtHand(Hand):
    """At the table of Christina Regina."""

    def hear(self) -> None:
        """What waits to be told, one dagger after the other, until it is somebody's turn here or all is over."""
        ready = ", ".join([GO_ON, *(f'{STAGE}[data-stage="{one}"]' for one in ("start", "over", "curtain"))])
        while self.page.wait_for_selector(ready) and self._has(GO_ON):
            self.go_on()

    def turn(self) -> None:
        self.hear()
        modes = [str(one.get_attribute("data-mode")) for one in self.page.query_selector_all(MODE)]
        if self._has(STACK) and (not modes or self.rng.random() < 0.7):
            self.draw()
            return
        mode = self.rng.choice(modes)
        if mode == "assassinate":
            self.attempt()
            return
        self.start(mode)
        if mode == "persuade":
            self.choose(DISCARD)
        if mode != "pass":
            self.choose(STACK)
        if mode == "manipulate":
            self.choose(STACK)
        assert stage(self.page) == "ready"
        self.choose(CONFIRM)

    def start(self, mode: str) -> None:
        """An action, an assassination, or passing."""
        self.choose(f'[data-mode="{mode}"][data-legal]')

    def draw(self) -> None:
        self.choose(STACK)
        assert stage(self.page) == "bury"
        self.choose(STACK)
        assert stage(self.page) == "ready"
        self.choose(CONFIRM)

    def attempt(self, victim: int | None = None, leader: int | None = None, dagger: str | None = None) -> None:
        """An attempt, and what it told: it waits for its assassin where nothing takes time."""
        self.assassinate(victim, leader, dagger)
        self.page.wait_for_selector(GO_ON)
        self.go_on()

    def go_on(self) -> None:
        """From what is told now, if it is still told."""
        while count := self._count(GO_ON):
            self._touch(GO_ON, count - 1)

    def assassinate(self, victim: int | None = None, leader: int | None = None, dagger: str | None = None) -> None:
        """An attempt: what is not told is chosen."""
        self.start("assassinate")
        self.choose(VICTIM if victim is None else f'[data-victim="{victim}"]')
        self.choose(LEADER if leader is None else f'[data-leader="{leader}"]')
        self.choose(DAGGER if dagger is None else f'[data-dagger="{dagger}"]')
        self.choose(STRIKE)


class CourtMouse(CourtHand, Mouse):
    """A mouse."""


class CourtFinger(CourtHand, Finger):
    """A touch screen."""

    page: Page

    def pull(self, one: str, other: str) -> None:
        """Press the card to draw, pull it to the one to bury, let go."""
        boxes = [self.page.locator(f'[data-stack="{stack}"]').bounding_box() for stack in (one, other)]
        (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box)
        touches = self.page.context.new_cdp_session(self.page)
        for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0), ("touchEnd", None)):
            points = [] if part is None else [{"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}]
            touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touches.detach()


class CourtKeys(CourtHand, Keys):
    """A keyboard alone."""

    page: Page

    def go_on(self) -> None:
        while self._has(GO_ON):
            self.choose(GO_ON)

    def choose(self, kind: str) -> None:
        if kind == STACK:
            legal = [str(one.get_attribute("data-stack")) for one in self.page.query_selector_all(kind)]
            self._press(str(STACKS.index(self.rng.choice(legal)) + 1))
            return
        if kind == DISCARD:
            for _ in range(self.rng.randrange(len(self.page.query_selector_all(kind)))):
                self._press("Tab")
                self._tab_to(DISCARD)
        elif kind in (VICTIM, LEADER, DAGGER):
            # The focus goes from one question to the next; what leaves no choice is chosen already.
            if not self._is_at(kind):
                assert self._has(f'{kind}[aria-pressed="true"]'), f"{kind} is neither asked for nor chosen"
                return
            for _ in range(self.rng.randrange(len(self.page.query_selector_all(kind)))):
                self._press("Tab")
        else:
            self._tab_to(kind)
        assert self._is_at(kind), f"{kind} cannot be reached by keys; at {self._where()}"
        self._press("Enter", may_lose=True)

    def start(self, mode: str) -> None:
        if mode == "pass":
            self.choose('[data-mode="pass"][data-legal]')
            return
        self._press("k" if mode == "assassinate" else mode[0], may_lose=mode == "assassinate")
