"""The court's views: what is told fits a phone, long names are read whole, and every event is said."""

from __future__ import annotations

from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.input_methods import CourtHand
from browser.look import KEY, TEXTS, axe, settled_look
from browser.pages import DESK, PHONE, Pages, wait_for_stage
from browser.spoken import some, spoken
from browser.tables import Json, Tables
from browser.test_announcements import LISTEN
from browser.test_court_secrets import sit
from browser.visibility import Ears
from queendom.locales import words

pytestmark = pytest.mark.slow


def is_full(now: Json) -> bool:
    """A turn in which all but passing can be done, after attempts and draws."""
    legal, position = now["legal"], now["position"]
    influence = sum(map(len, position["influence"].values()))
    tried = len(position["attempts"]) >= 2 and influence >= 3
    return bool(tried and legal["draw"] and legal["persuade"] and legal["assassinate"])


def world_of(tables: Tables) -> dict[str, Json]:
    kept, ada = tables.kept, "Ada with a rather long name"
    greedy, random = "bot:greedy", "bot:random"
    court: Any = {"game": "christina-regina", "first": 0}
    aid = {"options": {"memory-aid": "on"}}
    return {
        "full": kept("court", lambda: tables.played(is_full, ada, random, greedy, random, greedy, **court, **aid)),
    }


@pytest.mark.parametrize(("language", "theme"), list(zip(spoken(1), cycle(["dark", "light"]), strict=False)))
def test_tellings_fit_a_phone(pages: Pages, tables: Tables, language: str, theme: str) -> None:
    """The assassin's, and the victim's after the curtain; the court's is shorter."""
    names = ("Ada with a rather long name", "Berta, whose name is long as well")
    table = tables.make(*names, "bot:greedy", game="christina-regina", first=0)
    page = pages.open(
        f"/tables/{table['id']}",
        cookie=tables.cookie,
        language=language,
        theme=theme,
        size=PHONE,
        touch=True,
    )
    hand = CourtHand(page, seed=70)
    page.click('[data-testid="lift-curtain"]')
    wait_for_stage(page, "start")
    hand.assassinate(victim=1, leader=3, dagger="purple")
    expect(page.get_by_test_id("ceremony")).to_have_attribute("data-role", "assassin")
    assert not settled_look(page)
    hand.hear()
    wait_for_stage(page, "curtain")
    page.click('[data-testid="lift-curtain"]')
    expect(page.get_by_test_id("ceremony")).to_have_attribute("data-role", "victim")
    assert not settled_look(page)
    assert not axe(page)
    assert not [text for text in page.evaluate(TEXTS) if KEY.search(text)]
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.get_by_test_id("go-on")).to_be_in_viewport(ratio=1)


def test_long_names_are_read_whole(pages: Pages, tables: Tables) -> None:
    """Also beside the note that somebody has seen one's colour, in every language."""
    names = ("Wilhelmina Seraphina Augusta of the Fens", "Bartholomew Archibald Maximilian-Joachim")
    assert [len(name) for name in names] == [40, 40]
    opened, _, table = sit(pages, tables, *names, "bot:greedy")
    ada, bo, _ = opened
    CourtHand(ada, seed=72).draw()
    wait_for_stage(bo, "start")
    CourtHand(bo, seed=72).attempt(victim=0)
    wait_for_stage(ada, "start")
    CourtHand(ada, seed=72).hear()
    for language, size in product(spoken(2), some((DESK, (1210, 810), PHONE), 1, 2)):
        page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, language=language, size=size)
        wait_for_stage(page, "start")
        CourtHand(page, seed=72).hear()
        if size == PHONE:
            page.locator('.chip[data-seat="1"]').click()
        panel = page.locator('section[data-seat="1"]')
        expect(panel).to_contain_text(words(language)("court-has-seen-you"))
        name = panel.locator("header b")
        expect(name).to_have_text(names[1])
        whole = "one => one.scrollWidth <= one.clientWidth && getComputedStyle(one).overflow === 'visible'"
        assert name.evaluate(whole)
        assert not settled_look(page)
        page.context.close()


@pytest.mark.parametrize("width", some([390, 360], 1))
def test_what_the_table_remembers_is_tidy(pages: Pages, tables: Tables, width: int) -> None:
    """Three columns alike: nothing touches the ring around a card, nothing sticks out, influence begins in a line."""
    table = world_of(tables)["full"]
    for language in spoken(3):
        page = pages.open(
            f"/tables/{table['id']}", cookie=tables.cookie, language=language, size=(width, 780), touch=True
        )
        wait_for_stage(page, "start")
        CourtHand(page, seed=0).hear()
        found = page.evaluate(
            """() => [...document.querySelectorAll(".column")].map((column) => {
                const box = (one) => column.querySelector(one).getBoundingClientRect();
                const cards = [...column.querySelectorAll(".known span > *")].map((one) => one.getBoundingClientRect());
                return {
                    gap: box(".below").top - box("[data-stack]").bottom,
                    influence: box(".influence").top,
                    cards: cards.length,
                    out: cards.filter((card) => card.right > column.getBoundingClientRect().right + 1
                        || card.left < column.getBoundingClientRect().left - 1).length,
                };
            })"""
        )
        assert sum(column["cards"] for column in found) > 3
        assert all(column["gap"] >= 6 and column["out"] == 0 for column in found), found
        assert len({column["influence"] for column in found}) == 1
        page.context.close()


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "on its side"])
def test_a_phone_shows_all_that_can_be_done(pages: Pages, tables: Tables, size: tuple[int, int]) -> None:
    """Without scrolling: the three stacks, the action card's uses, the daggers, passing, and what is asked."""
    table = tables.make("Ada", "bot:greedy", "bot:greedy", game="christina-regina", first=0)
    for language in spoken(1):
        page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, language=language, size=size, touch=True)
        wait_for_stage(page, "start")
        hidden = page.evaluate(
            """() => [...document.querySelectorAll("[data-stack], [data-mode], .prompt")].filter((one) => {
                const { left, right, top, bottom } = one.getBoundingClientRect();
                const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
                return !corners.every(([x, y]) => 0 <= x && x <= innerWidth && 0 <= y && y <= innerHeight)
                    || !one.parentElement.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
            }).map((one) => one.textContent)"""
        )
        assert not hidden, language
        assert not settled_look(page)
        page.context.close()


def card_name(card: str) -> str:
    say = words("en")
    metal, faction = card.split("-")
    return say("court-card", faction=say(f"court-{faction}"), metal=say(metal))


def sentence(event: Json, stacks: Json, names: list[str]) -> str:
    """An event in words, written down here once more. `stacks`: as they are before it."""
    say = words("en")
    action = event.get("action", {})
    name = names[event.get("seat", 0)]

    def top(stack: str) -> str:
        return card_name(stacks[stack]["top"][0])

    match event["type"], action.get("kind"):
        case "move", "draw":
            return say("told-cr-draw", name=name, drawn=top(action["from"]), buried=top(action["bury"]))
        case "move", "agitate":
            return say("told-cr-agitate", name=name, card=top(action["stack"]))
        case "move", "manipulate":
            one, other = map(say, action["stacks"])
            return say("told-cr-manipulate", name=name, one=one, other=other)
        case "move", "persuade":
            return say("told-cr-persuade", name=name, card=card_name(action["card"]), stack=say(action["stack"]))
        case "move", "assassinate":
            given = {"name": name, "victim": names[action["victim"]], "number": "I" * action["number"]}
            if "colour" not in action:
                return say("told-cr-assassinate", **given)
            return say("told-cr-assassinate-dagger", **given, colour=say(f"court-{action['colour']}"))
        case "move", "pass":
            return say("told-pass", name=name)
        case "attempt", _:
            key = "told-cr-success" if event["success"] else "told-cr-failure"
            if "victim_colour" not in event:
                return say(key)
            return say(f"{key}-seen", victim=names[event["victim"]], colour=say(f"court-{event['victim_colour']}"))
        case "reveal", _:
            return say("told-cr-reveal", stack=say(event["stack"]), card=card_name(event["card"]))
        case "end", _:
            return say("told-end")
    raise AssertionError(event)


def test_one_sentence_for_each_event_at_court(pages: Pages, tables: Tables) -> None:
    table = tables.make("Listener", "bot:greedy", "bot:random", game="christina-regina", first=0)
    page = pages.context(cookie=tables.cookie).new_page()
    ears = Ears(page)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    page.evaluate(LISTEN)
    hand = CourtHand(page, seed=71)
    hand.attempt(victim=2)
    hand.play_on()
    turn = words("en")("act-your-turn")
    announced = [one for one in page.evaluate("heard") if one != turn]
    expected: list[str] = []
    stacks: Json = {}
    for message in ears.heard:
        if message["type"] == "events":
            expected += [sentence(event, stacks, ["You", "Magpie", "Snowflake"]) for event in message["events"]]
        if message["type"] in ("view", "events"):
            stacks = message["position"]["stacks"]
    assert announced == expected
    assert len(expected) > 30
