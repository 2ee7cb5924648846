"""Sums that add up where they are shown: at the end of games and lessons; what is counted now; the lesson's ring."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import queendom
from browser.pages import Pages, wait_for_stage
from browser.scenes import position_of
from browser.spoken import spoken
from browser.tables import Json, Tables
from browser.test_study_lessons import do, hear, press, steps_of, wait_for_step
from queendom.bots import make_bot
from queendom.locales import words

pytestmark = pytest.mark.slow

WINTER, COURT = "winter-queen", "christina-regina"
#: By seat: the total that is shown, and the parts of it.
SUMS = """
() => Object.fromEntries([...document.querySelectorAll('dialog [data-testid="score"]')].map((total) => [
  total.dataset.seat,
  { total: Number.parseInt(total.textContent),
    parts: [...total.closest("li").querySelectorAll("[data-points]")].map((one) => Number(one.textContent)),
    names: [...total.closest("li").querySelectorAll("dd")].map(
      (row) => [...row.querySelectorAll("span")].map((one) => one.textContent.replace(/[0-9]+$/, "").trim())) },
]))
"""
#: How far apart the nearest edges of two things are.
APART = """
([one, other]) => {
  const a = document.querySelector(one).getBoundingClientRect();
  const b = document.querySelector(other).getBoundingClientRect();
  const gap = (from, to, at, until) => Math.max(at - to, from - until, 0);
  return Math.hypot(gap(a.left, a.right, b.left, b.right), gap(a.top, a.bottom, b.top, b.bottom));
}
"""


def in_the_middle(game: str, players: int, turns: int = 24) -> Json:
    """A position after so many turns, with points in it."""
    match = queendom.game(game).start(players=players, seed=11)
    bot = make_bot("greedy", 11)
    for _ in range(turns):
        match.play(bot.choose(match.view(match.to_act)))
    return position_of(match)


def check_sums(page: Page) -> Json:
    expect(page.get_by_test_id("result")).to_be_visible()
    announced: Json = page.evaluate(SUMS)
    assert announced
    for seat, one in announced.items():
        assert sum(one["parts"]) == one["total"], (seat, one)
        for names in one["names"]:
            assert len(set(names)) == len(names), "equal sources stand together"
    return announced


def end_of_lesson(pages: Pages, game: str, **given: Any) -> Page:
    context = pages.context(**given)
    last = len(steps_of(game)) - 1
    context.add_init_script(
        f"if (origin !== 'null') localStorage.setItem('queendom-lessons', '{json.dumps({game: last})}')"
    )
    page = context.new_page()
    pages.go(page, f"/learn/{game}")
    do(page, steps_of(game)[-1])
    return page


@pytest.mark.parametrize("kind", ["whole", "from a position", "given up"])
def test_the_parts_of_a_result_are_its_total(pages: Pages, tables: Tables, kind: str) -> None:
    seats = ("Ada", "bot:greedy", "bot:greedy")
    if kind == "from a position":
        table = tables.over(*seats, position=in_the_middle(WINTER, 3))
    elif kind == "given up":
        table = tables.make(*seats, position=in_the_middle(WINTER, 3))
        tables.command(table["id"], "leave", seat=0)
    else:
        table = tables.over(*seats)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    wait_for_stage(page, "over")
    if not page.locator("dialog[open]").count():
        page.get_by_test_id("show-result").click()
    announced = check_sums(page)
    scores = tables.info(table["id"])["result"]["scores"]
    assert {int(seat): one["total"] for seat, one in announced.items()} == dict(enumerate(scores))
    why = page.get_by_test_id("why")
    if kind == "given up":
        expect(why).to_have_count(0)
        return
    first, second = sorted(scores)[-1], sorted(scores)[-2]
    expect(why).to_contain_text(str(first - second) if first > second else str(first))
    assert "for You" not in why.inner_text()


@pytest.mark.parametrize("language", spoken(3))
def test_the_end_of_the_lesson_adds_up(pages: Pages, language: str) -> None:
    page = end_of_lesson(pages, WINTER, language=language)
    announced = check_sums(page)
    assert [announced[seat]["total"] for seat in ("0", "1")] == [22, 18]
    say = words(language)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(say("result-unseen-turns"))
    expect(page.get_by_test_id("why")).to_contain_text("4")
    expect(page.get_by_test_id("why")).to_contain_text(say("effect-border"))


def test_the_court_says_why_it_was_won(pages: Pages) -> None:
    page = end_of_lesson(pages, COURT)
    hear(page)
    say = words("en")
    why = page.get_by_test_id("why")
    ahead = say("court-why-ahead", who="you", winner="You", behind=say("bot-adept"), margin=2)
    expect(why).to_contain_text(ahead.split(" ahead")[0])
    expect(why).to_contain_text(say("court-why-difference", source=say("copper"), points=3, against=0))


def test_what_is_counted_at_the_end_is_said(pages: Pages, tables: Tables) -> None:
    match = queendom.game(WINTER).start(players=2, seed=4)
    bot = make_bot("greedy", 4)
    while position_of(match)["turns_left"] != 1:
        match.play(bot.choose(match.view(match.to_act)))
    seat = match.to_act
    assert seat is not None
    seats = ["Ada" if k == seat else "bot:greedy" for k in range(2)]
    table = tables.make(*seats, position=match.position())
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, speed="calm", calm=False)
    wait_for_stage(page, "start")
    number = tables.info(table["id"])["number"]
    tables.command(table["id"], "play", seen=number, seat=seat, action=match.legal_actions()[0].to_json())
    say = words("en")
    prompt, action = page.get_by_test_id("prompt"), page.get_by_test_id("action")
    yours = say("act-counting", you="yes", name="", effect="", vp=0).split(":")[0]
    theirs = say("act-counting", you="no", name=say("bot-greedy"), effect="", vp=0).split(":")[0]
    expect(prompt).to_contain_text(re.compile(f"{yours}|{theirs}"))
    expect(action).to_contain_text(say("top-scoring"))
    expect(action).not_to_contain_text(say("act-game-over"))
    page.get_by_test_id("hurry").click()
    expect(page.get_by_test_id("result")).to_be_visible()


def test_a_note_is_right_before_it_counts(pages: Pages) -> None:
    """One tap writes the opposite of what the step says."""
    context = pages.context()
    step = [one["id"] for one in steps_of(COURT)].index("sheet")
    context.add_init_script(
        f"if (origin !== 'null') localStorage.setItem('queendom-lessons', '{json.dumps({COURT: step})}')"
    )
    page = context.new_page()
    pages.go(page, f"/learn/{COURT}")
    wait_for_step(page, "sheet")
    lesson = page.get_by_test_id("lesson")
    field = '[data-testid="sheet"] tbody tr:first-child td:nth-child(5) button'
    press(page, field)
    expect(page.locator(field)).to_have_attribute("data-mark", "no")
    page.wait_for_timeout(100)
    expect(lesson).not_to_have_attribute("data-done", "")
    press(page, field)
    expect(lesson).to_have_attribute("data-done", "")
    expect(page.locator(field)).to_have_attribute("data-mark", "maybe")


def test_the_ring_is_of_ice_and_has_words_where_those_of_the_lesson_are_far(pages: Pages) -> None:
    page = pages.open(f"/learn/{WINTER}", size=(1920, 1080))
    wait_for_step(page, "place")
    ring = '[data-testid="spotlight"] i'
    expect(page.locator(ring)).to_have_count(1)
    colours = page.evaluate(
        """() => {
          const probe = document.body.appendChild(document.createElement("i"));
          const colour = (name) => { probe.style.color = `var(--${name})`; return getComputedStyle(probe).color; };
          const found = { ice: colour("ice"), gold: colour("gold-mark") };
          probe.remove();
          const ring = document.querySelector('[data-testid="spotlight"] i');
          return { ...found, ring: getComputedStyle(ring).borderTopColor };
        }"""
    )
    assert colours["ring"] == colours["ice"] != colours["gold"]
    assert page.evaluate(APART, [ring, '[data-testid="lesson"]']) > 480
    bubble = page.get_by_test_id("bubble")
    expect(bubble).to_be_visible()
    assert page.get_by_test_id("lesson-said").inner_text().endswith(bubble.inner_text())
    assert page.evaluate(APART, [ring, '[data-testid="bubble"]']) < 40
    press(page, '[data-holder="0"] [data-crystal="red"]')
    press(page, '[data-space="b1"]')
    press(page, '[data-take="red"]')
    # What is to be pressed lies beside the words now.
    expect(page.locator('[data-testid="confirm"]')).to_be_visible()
    expect(bubble).to_have_count(0)
