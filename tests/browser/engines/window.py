"""A window of any engine: as much of a page as the hands of hands.py need, in two questions to the engine.

An engine says what a function answers, and moves the pointer; clicks are the engine's own, so that what lies under
something else cannot be clicked.
"""

from __future__ import annotations

import json
import subprocess
import time
from abc import ABC, abstractmethod
from typing import Any

#: Where the middle of what is to be clicked lies, once it stands still, is enabled and nothing lies over it.
_SPOT = """([kind, index]) => {
  const one = document.querySelectorAll(kind)[index];
  if (!one || one.disabled) return null;
  one.scrollIntoViewIfNeeded ? one.scrollIntoViewIfNeeded() : one.scrollIntoView({ block: "nearest" });
  // Of a space its hexagon, as the page does.
  const { left, top, width, height } = (one.querySelector(":scope > .hit") ?? one).getBoundingClientRect();
  const spot = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const at = document.elementFromPoint(...spot);
  const isFree = width > 0 && at && (one.contains(at) || at.closest("label")?.contains(one));
  return { spot, box: [left, top, width, height], isFree, over: at?.outerHTML.slice(0, 200) ?? "" };
}"""

#: What follows from a click is there with the next picture.
_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"

#: For engines that tell nobody what is said on the console: the pages that are tested in them write it down.
LISTEN = """{
  const note = (text) => {
    const heard = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
    sessionStorage.setItem("complaints", JSON.stringify([...heard, text]));
  };
  for (const kind of ["error", "warn"]) {
    const own = console[kind];
    console[kind] = (...given) => {
      note(`${kind}: ${given.join(" ")}`);
      own.apply(console, given);
    };
  }
  addEventListener("error", (event) => note(`error: ${event.message ?? event.target.outerHTML}`), true);
  addEventListener("unhandledrejection", (event) => note(`rejected: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => note(`policy: ${event.violatedDirective}`));
}
"""


def end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


class Slow(AssertionError):
    """What was waited for did not come."""


class Window(ABC):
    """What is the same in every engine."""

    def __init__(self, address: str) -> None:
        self.address = address

    # --- what an engine does ---

    @abstractmethod
    def go(self, url: str) -> None:
        """Load a page."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page once more."""

    @abstractmethod
    def call(self, function: str, given: Any) -> Any:
        """What a function of the page answers, as JSON."""

    @abstractmethod
    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Move the pointer, press and let go: as WebDriver writes it, old and new."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """The room that the page has."""

    # --- what the hands use ---

    def complaints(self) -> list[str]:
        """What pages complained about so far: errors and warnings."""
        announced: list[str] = self.call("() => JSON.parse(sessionStorage.getItem('complaints') ?? '[]')", None)
        return announced

    def open(self, path: str, **settings: Any) -> None:
        """A page at which somebody has chosen this and that before."""
        self.go(self.address)
        chosen = json.dumps({"language": "en", "theme": "dark", "speed": "instant", **settings})
        self.call("(chosen) => { localStorage.clear(); localStorage.setItem('queendom', chosen); }", chosen)
        self.visit(path)

    def visit(self, path: str) -> None:
        self.go(self.address + path)
        self.wait_for_selector("main:not([aria-busy])")

    def forget(self) -> None:
        """What was complained about on purpose."""
        self.call("() => sessionStorage.removeItem('complaints')", None)

    @property
    def url(self) -> str:
        return str(self.call("() => location.href", None))

    def evaluate(self, function: str, arg: Any = None) -> Any:
        return self.call(function, arg)

    def get_attribute(self, kind: str, name: str) -> str | None:
        return self.query_selector_all(kind)[0].get_attribute(name)

    def inner_text(self, kind: str) -> str:
        return str(self.call("(kind) => document.querySelector(kind).innerText", kind))

    def query_selector(self, kind: str) -> Element | None:
        return next(iter(self.query_selector_all(kind)), None)

    def query_selector_all(self, kind: str) -> list[Element]:
        found = self.call("(kind) => document.querySelectorAll(kind).length", kind)
        return [Element(self, kind, k) for k in range(found)]

    def wait_for_selector(self, kind: str) -> Element:
        seen = """(kind) => [...document.querySelectorAll(kind)].some((one) => one.getClientRects().length)"""
        self.wait_for_function(seen, kind)
        return Element(self, kind, 0)

    def wait_for_function(self, function: str, arg: Any = None, timeout: float = 30_000, polling: float = 20) -> None:
        until = time.monotonic() + timeout / 1000
        while not self.call(function, arg):
            if time.monotonic() > until:
                raise Slow(f"waited for {function} {arg}; the page says: {self.inner_text('body')[:2000]}")
            time.sleep(polling / 1000)

    def click(self, kind: str) -> None:
        """The first of a kind that is to be seen."""
        self.wait_for_selector(kind)
        seen = "(kind) => [...document.querySelectorAll(kind)].findIndex((one) => one.getClientRects().length)"
        Element(self, kind, max(0, self.call(seen, kind))).click()

    def hover(self, kind: str) -> None:
        x, y = Element(self, kind, 0).spot()
        self._point([_move(x, y)])

    def hold(self, kind: str) -> None:
        """Press, and do not let go."""
        x, y = Element(self, kind, 0).spot()
        self._point([_move(x, y), _DOWN])

    def let_go(self) -> None:
        self._point([_UP])

    def press(self, x: int, y: int) -> None:
        self._point([_move(x, y), _DOWN, _UP])
        self.call(_DRAWN, None)

    def _point(self, steps: list[dict[str, Any]]) -> None:
        mouse = {"pointerType": "mouse"}
        self.perform([{"type": "pointer", "id": "mouse", "parameters": mouse, "actions": steps}])


_DOWN = {"type": "pointerDown", "button": 0}
_UP = {"type": "pointerUp", "button": 0}


def _move(x: int, y: int) -> dict[str, Any]:
    return {"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"}


class Element:
    """The k-th of a kind."""

    def __init__(self, window: Window, kind: str, index: int) -> None:
        self.window = window
        self.kind = kind
        self.index = index

    def get_attribute(self, name: str) -> str | None:
        found: str | None = self.window.call(
            "([kind, k, name]) => document.querySelectorAll(kind)[k].getAttribute(name)", [self.kind, self.index, name]
        )
        return found

    def click(self) -> None:
        self.window.press(*self.spot())

    def spot(self, seconds: float = 15.0) -> tuple[int, int]:
        """Where a click reaches it."""
        until = time.monotonic() + seconds
        last: Any = None
        while True:
            now = self.window.call(_SPOT, [self.kind, self.index])
            if now and now["isFree"] and last and last["box"] == now["box"]:
                x, y = now["spot"]
                return x, y
            if time.monotonic() > until:
                raise Slow(f"{self.kind} cannot be clicked: {now}")
            last = now
