"""What a page may not know: colours of others, daggers of others' attempts, the seed. Looked for in all it gets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Response

from browser.pages import Frames

COLOURS = frozenset({"blue", "red", "green", "black", "purple"})
#: What browsers keep for a page.
KEPT = """
async () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases(),
  await caches.keys(), history.state, window.name, document.cookie])
"""
#: Where the page draws somebody's colour: leaders, the dock, the sheet's certain fields, a telling.
DRAWN = r"""
() => {
  const found = [];
  const places = "[data-seat] svg, [data-testid='dock'] svg, [data-testid='ceremony'] svg";
  for (const one of document.querySelectorAll(places))
    for (const name of one.classList) {
      const colour = /^court-(blue|red|green|black|purple)$/.exec(name)?.[1];
      const seat = one.closest("[data-seat]")?.dataset.seat ?? one.closest("[data-testid]").dataset.testid;
      if (colour) found.push(`${seat}: ${colour}`);
    }
  const heads = [...document.querySelectorAll("[data-testid='sheet'] thead th")].map((one) => one.textContent.trim());
  for (const one of document.querySelectorAll("[data-testid='sheet'] .certain")) {
    const row = one.closest("tr");
    const column = [...row.querySelectorAll("td")].indexOf(one.closest("td"));
    found.push(`sheet: ${row.querySelector("th").textContent.trim()}: ${heads[column]}`);
  }
  return [...new Set(found)];
}
"""


class Ears(Frames):
    """Everything that reaches a page: what comes over its sockets, and the bodies of all answers with data."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._answers: list[Response] = []
        page.on("response", lambda answer: self._answers.append(answer) if "/api/" in answer.url else None)

    def bodies(self) -> list[Any]:
        """The answers so far, each told once. Read them before the page goes elsewhere."""
        answers, self._answers = self._answers, []
        return [json.loads(one.text()) for one in answers if "json" in one.headers.get("content-type", "")]

    def last(self) -> dict[str, Any]:
        """The last view or step."""
        return next(one for one in reversed(self.heard) if one["type"] in ("view", "events"))

    def latest_view(self) -> list[dict[str, Any]]:
        """The last view and all steps after it: what a page goes by."""
        views = [k for k, one in enumerate(self.heard) if one["type"] == "view"]
        return [one for one in self.heard[views[-1] :] if one["type"] in ("view", "events")]

    def running(self) -> list[dict[str, Any]]:
        """Everything before the end of the game."""
        ends = [k for k, one in enumerate(self.heard) if any(e["type"] == "end" for e in one.get("events", []))]
        return self.heard[: ends[0]] if ends else list(self.heard)


def leaks(announced: Any, seat: int | None) -> list[str]:
    """Colours in a message that whoever sits there may not know. A colour in an unknown place is one, too."""
    found = [(key, around) for key, around in _colours(announced, ()) if not _may(key, around, seat)]
    return [f"{key} in {json.dumps(around[-1])[:300]}" for key, around in found]


def _colours(announced: Any, around: tuple[Any, ...], key: str = "") -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Every bare colour with its key, `factions/2`, and the objects around it."""
    if isinstance(announced, dict):
        for name, value in announced.items():
            assert name not in COLOURS, announced
            yield from _colours(value, (*around, announced), name)
    elif isinstance(announced, list):
        for k, value in enumerate(announced):
            yield from _colours(value, around, f"{key}/{k}")
    elif isinstance(announced, str) and announced in COLOURS:
        yield key, around


def _may(key: str, around: tuple[Any, ...], seat: int | None) -> bool:
    holder = around[-1]
    if re.fullmatch(r"colours/\d", key):  # which daggers there are
        return "assassinate" in holder
    if found := re.fullmatch(r"factions/(\d)", key):
        of = int(found[1])
        tried = any(one["assassin"] == seat and one["victim"] == of for one in holder.get("attempts", []))
        return of == seat or tried
    if key == "colour" and holder.get("kind") == "assassinate":
        return seat is not None and seat in (around[-2]["seat"], holder["victim"])
    if key == "colour" and "assassin" in holder:
        return seat is not None and seat in (holder["assassin"], holder["victim"])
    if key == "victim_colour":
        return seat is not None and seat == holder["assassin"]
    return False


def kept(page: Page) -> str:
    return str(page.evaluate(KEPT))


def tells_colours(text: str) -> bool:
    return re.search(rf"\b({'|'.join(COLOURS)})\b", text) is not None


def drawn(page: Page) -> list[str]:
    """Whose colour the page shows now: `0: red`, `dock: red`, `sheet: Bo: Army`."""
    found: list[str] = page.evaluate(DRAWN)
    return found
