"""The guided first games: played step by step, the wrong way once, skipped through, and gone on with later."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import CONFIRM, CRYSTAL, GO_ON, STACK
from browser.look import KEY, TEXTS, axe, settled_look
from browser.pages import PHONE, Pages, wait_for_stage
from browser.spoken import spoken
from browser.tables import Json
from counts import SCALE
from queendom.locales import LANGUAGES, words

pytestmark = pytest.mark.slow

#: In which languages everything is played through: in all of them by ./test --full.
PLAYED = LANGUAGES if SCALE >= 1 else LANGUAGES[:1]

HOME = Path(__file__).parents[2] / "web" / "src"
GAMES = ("winter-queen", "christina-regina")
#: Whether a ring lies around the first that is to be seen of a kind.
RINGED = """
(kind) => {
  const one = [...document.querySelectorAll(kind)].find((one) => one.getBoundingClientRect().width > 0);
  if (!one) return false;
  // Of a space its hexagon: that is what the ring lies around.
  const box = (one.querySelector(":scope > .hit") ?? one).getBoundingClientRect();
  const near = (a, b) => Math.abs(a - b) <= 8;
  return [...document.querySelectorAll('[data-testid="spotlight"] i')].some((ring) => {
    const around = ring.getBoundingClientRect();
    return near(around.left, box.left) && near(around.right, box.right)
      && near(around.top, box.top) && near(around.bottom, box.bottom);
  });
}
"""
#: Crystals on the map, cards of the court.
STANDS = """
() => [...document.querySelectorAll('[data-space] use[href^="#c-"], [data-testid="court"] .unseen')].map(
  (one) => [one.closest("[data-space]")?.dataset.space, one.getAttribute("href") ?? one.textContent])
"""
#: And whether it is still there.
PRESS_IF_THERE = """(kind) => {
  document.querySelector(kind)?.click();
  return document.querySelector(kind) !== null;
}"""
BACK = '[data-testid="back"]'
PEEK = '[data-testid="peek"]'
FIELD = '[data-note="1/black"]'


def steps_of(game: str) -> list[Json]:
    lesson: Json = json.loads((HOME / game.replace("-", "_") / "lesson" / "lesson.json").read_text(encoding="utf-8"))
    steps: list[Json] = lesson["steps"]
    return steps


def presses(action: Json) -> list[str]:
    """What is pressed for a turn, one after the other."""
    match action["kind"]:
        case "place":
            crystal = f'[data-holder="{action["holder"]}"] [data-crystal="{action["colour"]}"]'
            return [crystal, f'[data-space="{action["space"]}"]', f'[data-take="{action["take"] or "none"}"]', CONFIRM]
        case "fill":
            crystal = f'[data-holder="{action["holder"]}"] [data-crystal="{action["colour"]}"]'
            return [crystal, f'[data-page="{action["book"]}/{action["page"]}"]', CONFIRM]
        case "activate":
            back = [f'[data-space="{action["return"]}"]'] if "return" in action else []
            return [f'[data-activate="{action["book"]}"]', *back, CONFIRM]
        case "draw":
            return [f'[data-stack="{action["from"]}"]', f'[data-stack="{action["bury"]}"]', CONFIRM]
        case "agitate":
            return ['[data-mode="agitate"]', f'[data-stack="{action["stack"]}"]', CONFIRM]
        case "assassinate":
            victim, number, colour = action["victim"], action["number"], action["colour"]
            chosen = [f'[data-victim="{victim}"]', f'[data-leader="{number}"]', f'[data-dagger="{colour}"]']
            return ['[data-mode="assassinate"]', *chosen, '[data-testid="strike"]']
        case "pass":
            return ['[data-mode="pass"]', CONFIRM]
    raise AssertionError(action)


def wait_for_step(page: Page, step: str) -> None:
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", step)


def hear(page: Page) -> None:
    """What waits to be told: here the lesson says when it is one's turn."""
    while page.evaluate(PRESS_IF_THERE, GO_ON):
        pass


def press(page: Page, kind: str) -> None:
    """Where the ring is."""
    page.wait_for_function(RINGED, arg=kind, polling=20)
    hear(page)
    page.locator(kind).locator("visible=true").first.click()


def expect_undone(page: Page) -> None:
    """Something else was done than what is asked for, and has had its time."""
    page.wait_for_timeout(100)
    assert page.get_by_test_id("lesson").get_attribute("data-done") is None


def do(page: Page, step: Json) -> None:
    """What a step asks for."""
    wait_for_step(page, step["id"])
    match step["id"]:
        case "page":
            page.locator('[data-page="lights-border/0"]').hover()
            expect_undone(page)
            page.locator('[data-page="lights-border/1"]').hover()
        case "peek":
            page.wait_for_function(RINGED, arg=PEEK, polling=20)
            page.locator(PEEK).hover()
            page.mouse.down()
            expect(page.locator(PEEK)).to_have_attribute("aria-pressed", "true")
            page.mouse.up()
        case "sheet":
            page.wait_for_function(RINGED, arg=FIELD, polling=20)
            page.get_by_test_id("lesson-said").click()
            expect_undone(page)
            press(page, FIELD)
            # One tap says the opposite of what is thought.
            expect_undone(page)
            press(page, FIELD)
    for move in step["moves"]:
        if move["seat"] == 0:
            for kind in presses(move["action"]):
                press(page, kind)
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-done", "")
    # A dagger of one's own, or for oneself, waits until it was looked at.
    own = max((k for k, move in enumerate(step["moves"]) if move["seat"] == 0), default=0)
    for move in step["moves"][own:]:
        if move["action"]["kind"] == "assassinate" and 0 in (move["seat"], move["action"]["victim"]):
            page.wait_for_selector(GO_ON)
    hear(page)


def go_on(page: Page) -> None:
    """To the next step; what was told at the end of a game leads back to the lesson. A click too many skips nothing."""
    if page.locator("dialog[open]").count():
        expect(page.locator("dialog[open] .foot .button")).to_have_count(1)
        page.get_by_test_id("to-lesson").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_test_id("lesson-next").dblclick()


def said(page: Page) -> str:
    return page.get_by_test_id("lesson-said").inner_text()


def stray(page: Page, game: str, other: str) -> None:
    """Another turn than the one that is asked for."""
    if game == "winter-queen":
        page.locator('[data-holder="0"] [data-crystal][data-legal]').last.click()
        page.locator("[data-space][data-legal]").last.click()
        if page.locator("[data-take]").count():
            page.locator('[data-take="none"]').click()
    else:
        page.locator('[data-stack="gold"]').click()
        page.locator('[data-stack="copper"]').click()
    # What is said fits what was chosen, and the ring leads back.
    expect(page.get_by_test_id("lesson-said")).to_have_text(other)
    page.wait_for_function(RINGED, arg=BACK, polling=20)
    page.locator(CONFIRM).click()


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_its_first_step_to_its_last(pages: Pages, game: str, language: str) -> None:
    say = words(language)
    page = pages.open(f"/learn/{game}", name=f"Learns {game}", language=language)
    steps = steps_of(game)
    heard = set()
    for number, step in enumerate(steps):
        wait_for_step(page, step["id"])
        heard.add(said(page))
        if step["id"] in ("place", "draw"):
            # What can be done comes a little later than the step, and is a part of what cards are called.
            page.wait_for_selector(f"{CRYSTAL}, {STACK}")
            before = page.evaluate(STANDS)
            stray(page, game, say("lesson-other"))
            expect(page.get_by_test_id("lesson-stray")).to_have_text(say("lesson-other"))
            # Once the answer to what was sent is here, it can be taken back.
            for _ in range(300):
                page.keyboard.press("Escape")
                if page.evaluate(STANDS) == before:
                    break
            wait_for_step(page, step["id"])
            assert page.evaluate(STANDS) == before
        if number == 3:
            page.reload()
            expect(page.get_by_test_id("lesson-said")).to_contain_text(say("lesson-went-on"))
        if number == 1:
            assert not axe(page)
        do(page, step)
        heard.add(said(page))
        if number == len(steps) - 1:
            expect(page.get_by_test_id("result")).to_be_visible()
        go_on(page)
    wait_for_step(page, "end")
    assert len(heard) >= 2 * len(steps) - 1
    page.get_by_test_id("lesson-play").click()
    page.wait_for_url("**/tables/*")
    wait_for_stage(page, "start", "waiting")
    table = page.request.get(f"{pages.address}/api{page.url.removeprefix(pages.address)}").json()
    bots = {"winter-queen": 1, "christina-regina": 2}[game]
    assert [seat["kind"] for seat in table["seats"]] == ["person", *["bot"] * bots]
    # Whoever comes back after the end begins again.
    pages.go(page, f"/learn/{game}")
    wait_for_step(page, steps[0]["id"])


@pytest.mark.parametrize("language", spoken(1))
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_skipped_on_a_phone(pages: Pages, game: str, language: str) -> None:
    page = pages.open(f"/learn/{game}", language=language, size=PHONE, touch=True)
    wrong: list[str] = []
    for step in [*(step["id"] for step in steps_of(game)), "end"]:
        wait_for_step(page, step)
        expect(page.get_by_test_id("lesson-said")).to_be_visible()
        wrong += [f"{step}: {one}" for one in settled_look(page)]
        wrong += [f"{step}: the key {text!r}" for text in page.evaluate(TEXTS) if KEY.search(text)]
        if step == "end":
            break
        page.get_by_test_id("lesson-skip").or_(page.get_by_test_id("lesson-next")).first.click()
    page.get_by_test_id("lesson-back").click()
    wait_for_step(page, steps_of(game)[-1]["id"])
    page.get_by_test_id("lesson-skip").click()
    page.get_by_test_id("lesson-again").click()
    wait_for_step(page, steps_of(game)[0]["id"])
    assert not wrong, "\n".join(wrong)


def test_whoever_leaves_a_lesson_is_not_called_back(pages: Pages) -> None:
    page = pages.open("/learn/winter-queen")
    wait_for_step(page, "place")
    page.get_by_test_id("lesson-skip").click()
    wait_for_step(page, "bot")
    page.route("**/api/positions", lambda _: None)
    page.get_by_test_id("lesson-back").click()
    wait_for_step(page, "place")
    page.locator("header.top a").first.click()
    expect(page.get_by_test_id("quick-winter-queen")).to_be_visible()
    with page.expect_response("**/api/positions"):
        page.unroute("**/api/positions")
    page.wait_for_timeout(50)
