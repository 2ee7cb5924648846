"""What is looked for on a screen: what is cut, hangs out, is covered, out of reach or too small to read."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
#: What axe is asked for: everything but what it calls experimental.
RUN = """
async () => {
  if (window.undrawn) undrawn.disabled = true;
  const told = await axe.run(document, { resultTypes: ["violations"] });
  if (window.undrawn) undrawn.disabled = false;
  return told.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target} ${failureSummary.replaceAll("\\n", " ")}`));
}
"""

#: Given: whether all is to be shown in one screen, what must be in sight, names that may be cut short, and whether to
#: look at words alone, those that are cut short on purpose left out. Nothing is changed by looking: what was scrolled
#: to is scrolled back. `data-clamp` says that something may be cut short, since it is told in full
#: elsewhere: what is drawn then ends with a whole line and says that it goes on.
LOOK = r"""
([inOneScreen, sight, names, onlyWords]) => {
  const found = new Set();
  const root = document.documentElement;
  const name = (one) => `<${one.tagName.toLowerCase()} class="${one.getAttribute("class") ?? ""}"> ` +
    (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 60);
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hides = (flow) => flow === "hidden" || flow === "clip";
  const scrolls = (flow) => flow === "auto" || flow === "scroll";
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const shown = dialogs.at(-1) ?? document.body;

  // The document.
  if (root.scrollWidth > innerWidth) found.add(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  if (inOneScreen && root.scrollHeight > innerHeight)
    found.add(`the page is ${root.scrollHeight - innerHeight} px too high`);

  // Words.
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const one = text.parentElement;
    if (!text.data.trim() || one.closest(".unseen, svg, [popover], script, style") || !isSeen(one))
      continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    if (!boxes.length) continue;
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const wrong = [];
    let [across, down] = [true, true]; // not scrolled by anything so far
    let isForEars = false;
    for (let around = one; around && around !== root; around = around.parentElement) {
      const style = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (style.display === "contents" || style.display === "inline") continue;
      if (hides(style.overflowX) && box.width <= 1) {
        isForEars = true;
        break;
      }
      const isShort = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      const mayBe = around.hasAttribute("data-clamp");
      if (mayBe && style.webkitLineClamp !== "none") {
        const lines = around.clientHeight / parseFloat(style.lineHeight);
        if (Math.abs(lines - Math.round(lines)) > 0.2) wrong.push("a line cut through");
      }
      if (isShort && !mayBe && !onlyWords && !names.some((long) => around.textContent.includes(long))) {
        if (around.scrollWidth > around.clientWidth + 1) wrong.push("cut short");
        else if (hides(style.overflowY) && around.scrollHeight > around.clientHeight + 3) wrong.push("cut short");
      }
      if (isShort) {
        across = false;
        if (style.webkitLineClamp !== "none") down = false;
      }
      const isOut = left < box.left - 1 || right > box.right + 1;
      const isOver = top < box.top - 3 || bottom > box.bottom + 3;
      if (across && hides(style.overflowX) && isOut) wrong.push("cut at the side");
      if (down && hides(style.overflowY) && isOver) wrong.push("cut above or below");
      if (across && around.matches("button, a.button") && isOut) wrong.push("out of its button");
      if (scrolls(style.overflowX)) across = across && around.matches("dialog, dialog *, ol");
      if (scrolls(style.overflowY)) down = false;
      if (style.position === "fixed") down = false;
    }
    if (isForEars) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (!onlyWords && size < 12) wrong.push("under 12 px");
    if (boxes.length > 3 && Math.max(...boxes.map((box) => box.width)) < 2 * size) wrong.push("letter under letter");
    if (across && (left < -1 || right > innerWidth + 1)) wrong.push("outside of the screen");
    const isLong = root.scrollHeight > root.clientHeight;
    if (down && !isLong && (top < -1 || bottom > innerHeight + 1)) wrong.push("below the screen");
    for (const what of wrong) found.add(`${what}: ${name(one)}`);
  }

  if (onlyWords) return [...found];

  // What can be pressed: nothing else that can lies over it, and it can be brought into sight.
  const PRESSED = "button, a[href], input, select, summary, [role='button'], [role='menuitem'], [role='radio']";
  const boxOf = (one) => {
    const part = one.matches("a") ? [...one.getClientRects()][0] : null;
    return part ?? (one.querySelector(":scope > .hit") ?? one).getBoundingClientRect();
  };
  const isPressed = (one) => !one.disabled && isSeen(one) && !one.closest("[inert], .unseen") &&
    getComputedStyle(one).pointerEvents !== "none";
  const area = document.querySelector("[role='menu'], [data-testid='ceremony']") ?? shown;
  const all = [...area.querySelectorAll(PRESSED)].filter(isPressed);
  // In its middle, or in two of four places around it: a small mark may lie on a corner.
  const over = (one) => {
    const box = boxOf(one);
    if (box.width < 2 || box.height < 2) return null;
    const near = one.closest("label");
    const under = [];
    for (const [x, y] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]) {
      const at = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      if (!at) return "outside of the screen";
      if (one.contains(at) || at.contains(one) || near?.contains(at)) continue;
      if (at.closest("[data-testid='stand-in']")) return null; // it lies across a place in which nothing can be done
      const other = at.closest(PRESSED) ?? at;
      if (x === 0.5) return `under ${name(other)}`;
      if (other.matches(PRESSED) && !other.contains(one)) under.push(other);
    }
    return under.length > 1 ? `under ${name(under[0])}` : null;
  };
  // Of what is out of sight in the same scrolling box, as the lines of a long log are, some and the last.
  const scrolled = new Map();
  for (const one of all) {
    if (!over(one)) continue;
    let around = one.parentElement;
    while (around !== root && !scrolls(getComputedStyle(around).overflowY)) around = around.parentElement;
    scrolled.set(around, [...(scrolled.get(around) ?? []), one]);
  }
  const some = (those) => those.filter((_, k) => k === those.length - 1 || k % Math.ceil(those.length / 8) === 0);
  for (const one of [...scrolled.values()].flatMap(some)) {
    const moved = [];
    for (let around = one.parentElement; around; around = around.parentElement)
      moved.push([around, around.scrollLeft, around.scrollTop]);
    // By people only what scrolls is scrolled: what is hidden stays hidden.
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    for (const [around, left, top] of moved) {
      const style = getComputedStyle(around);
      if (around === root || around === document.body) continue;
      if (hides(style.overflowX)) around.scrollLeft = left;
      if (hides(style.overflowY)) around.scrollTop = top;
    }
    // A high bar at the bottom may lie over the middle: then it can be scrolled to above that.
    if (over(one)) scrollBy({ top: boxOf(one).top - innerHeight * 0.15, behavior: "instant" });
    const wrong = over(one);
    if (wrong) found.add(`cannot be pressed, ${wrong}: ${name(one)}`);
    for (const [around, left, top] of moved) Object.assign(around, { scrollLeft: left, scrollTop: top });
  }

  // What must be in sight without scrolling, and not under anything.
  for (const kind of sight) {
    const those = [...document.querySelectorAll(kind)].filter((one) => one.getClientRects().length);
    if (!those.length) found.add(`not there: ${kind}`);
    for (const one of those) {
      const { left, right, top, bottom } = boxOf(one);
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.add(`not in sight: ${kind} ${name(one)}`);
      else {
        const at = document.elementFromPoint((left + right) / 2, bottom - 3);
        const bar = at?.closest("aside, header");
        if (bar && !bar.contains(one)) found.add(`under a bar: ${kind} ${name(one)}`);
      }
    }
  }
  return [...found];
}
"""
TEXTS = r"""
() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest("code, script, style")) texts.push(walker.currentNode.data.trim());
  for (const name of ["aria-label", "title", "placeholder"])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
  return texts.filter(Boolean);
}
"""
#: A message key, or what stands in a message before it is filled in, or a private sign of ours.
KEY = re.compile(r"^[a-z]+(-[a-z0-9]+)+$|\{ ?\$|[\ue000-\uf8ff]|undefined|\[object|\bNaN\b")


def settled_look(page: Page, given: list[Any] | None = None, patience: int = 5000) -> list[str]:
    """What is wrong once the page has settled in its size."""
    wanted = [False, [], [], True] if given is None else given
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    look = as_if_drawn(LOOK)
    found: list[str] = page.evaluate(look, wanted)
    if found:
        with contextlib.suppress(TimeoutError):
            page.wait_for_function(
                f"(given) => ({look})(given).length === 0", arg=wanted, timeout=patience, polling=100
            )
        found = page.evaluate(look, wanted)
    return found


def as_if_drawn(look: str) -> str:
    """A function that looks at a page, for one that is not drawn: it is meanwhile, though no picture comes of it."""
    return f"""(given) => {{
        if (window.undrawn) undrawn.disabled = true;
        try {{
            return ({look})(given);
        }} finally {{
            if (window.undrawn) undrawn.disabled = false;
        }}
    }}"""


def axe(page: Page) -> list[str]:
    """By itself, not by a script of the page: those may come from the server alone."""
    page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
    found: list[str] = page.evaluate(RUN)
    if found:
        # Something may still be on its way in or out; what stays is wrong.
        page.wait_for_timeout(500)
        found = page.evaluate(RUN)
    return found
