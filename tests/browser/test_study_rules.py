"""The rules of both games: every rule in every language, examples that can be tried, ways from the table and back."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.look import KEY, TEXTS, axe, settled_look
from browser.pages import DESK, PHONE, Pages, wait_for_stage
from browser.spoken import some, spoken
from browser.tables import Json, Tables
from counts import SCALE
from queendom.games.examples import examples
from queendom.locales import LANGUAGES, words

pytestmark = pytest.mark.slow

#: In which languages everything is played through: in all of them by ./test --full.
PLAYED = LANGUAGES if SCALE >= 1 else LANGUAGES[:1]

RULES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = ("winter-queen", "christina-regina")
EXAMPLES = {example["id"]: example for game in GAMES for example in examples(game)}
STACKS = ("copper", "silver", "gold")
#: Links to rules and examples that lead to none of this page.
ASTRAY = """
(here) => [...document.querySelectorAll('main a[href*="#"]')].map((one) => one.getAttribute("href"))
  .filter((address) => !address.startsWith(here) || !document.getElementById(address.slice(here.length)))
"""
#: How the words of options begin.
OPTIONS = {"end": "end", "wisps-same-colour": "wisps", "scores": "scores", "memory-aid": "memory"}


def anchors(game: str) -> set[str]:
    """Of every rule in the docs: **WQ-3.5 is wq-3-5."""
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return {one.lower().replace(".", "-") for one in re.findall(r"^\*\*((?:WQ|CR)-\d\.\d)", text, re.MULTILINE)}


def open_rules(pages: Pages, page: Page, game: str, anchor: str = "") -> None:
    """With all examples."""
    pages.go(page, f"/rules/{game}#{anchor}")
    expect(page.locator("[data-example]")).to_have_count(len(examples(game)))


@pytest.mark.parametrize("language", spoken(1))
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_there_and_nothing_is_cut(pages: Pages, game: str, language: str) -> None:
    page = pages.context(language=language, size=PHONE, touch=True).new_page()
    open_rules(pages, page, game)
    ids = set(page.evaluate("() => [...document.querySelectorAll('main h3[id]')].map((one) => one.id)"))
    assert len(ids) > 20
    assert ids == anchors(game)
    empty = "() => [...document.querySelectorAll('main article p')].filter((one) => !one.textContent.trim()).length"
    assert page.evaluate(empty.replace("article p", "article .words p")) == 0
    page.locator("details.narrow > summary").click()
    wrong: list[str] = [f"a link to {one}" for one in page.evaluate(ASTRAY, f"/rules/{game}#")]
    for link in page.locator('main .shown a[href*="#example-"]').all():
        number = int((link.get_attribute("href") or "").rpartition("-")[2])
        expect(link).to_have_text(words(language)("rules-page-see-example", number=number))
    for width, height in (PHONE, DESK):
        page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{width}×{height}: {one}" for one in settled_look(page)]
    wrong += [f"the key {text!r}" for text in page.evaluate(TEXTS) if KEY.search(text)]
    assert not wrong, "\n".join(wrong)


def test_the_set_up_is_that_of_the_rules(pages: Pages) -> None:
    page = pages.context(plain=True).new_page()
    open_rules(pages, page, "winter-queen")
    text = (RULES / "winter-queen.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in row.split("|")] for row in re.findall(r"^\| (\d.*) \|$", text, re.MULTILINE)]
    assert len(rows) == 3
    shown = page.locator("main table tbody tr").all()
    assert [row.locator("th, td").all_inner_texts() for row in shown] == rows


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_options_are_those_of_the_server(pages: Pages, game: str) -> None:
    page = pages.context(plain=True).new_page()
    open_rules(pages, page, game)
    say = words("en")
    offered = next(one for one in page.request.get(f"{pages.address}/api/games").json()["games"] if one["name"] == game)
    usual = {say(f"home-{OPTIONS[option]}-{values[0]}") for option, values in offered["options"].items()}
    marked = page.locator("main .note li").filter(has_text=f"({say('rules-page-default')})").locator("b")
    assert set(marked.all_inner_texts()) == usual


@pytest.mark.parametrize("language", spoken(3))
def test_the_filter_knows_factions_and_usual_words(pages: Pages, language: str) -> None:
    page = pages.context(language=language).new_page()
    open_rules(pages, page, "christina-regina")
    say = words(language)
    for colour in ("blue", "red", "green", "black", "purple"):
        page.locator("#find-rule").fill(say(f"court-{colour}"))
        expect(page.locator("#cr-1-1")).to_be_visible()
    for key, rule in (("rules-page-words-winner", "cr-5-4"), ("rules-page-words-end", "cr-5-1")):
        for word in say(key).split(", "):
            page.locator("#find-rule").fill(word)
            expect(page.locator(f"#{rule}")).to_be_visible()
    # What is about the end has nothing left to play.
    page.locator("#find-rule").fill("")
    expect(page.locator('[data-example="cr-1"]').get_by_test_id("play-on")).to_be_visible()
    expect(page.locator('[data-example="cr-2"]').get_by_test_id("play-on")).to_have_count(0)


def test_the_filter_finds_rules_by_their_words(pages: Pages) -> None:
    page = pages.context(plain=True).new_page()
    open_rules(pages, page, "winter-queen")
    say = words("en")
    field, found = page.locator("#find-rule"), page.locator("main article")
    every = len(anchors("winter-queen"))
    expect(found).to_have_count(every)
    field.fill("wq-6.5")
    expect(found).to_have_count(1)
    expect(page.locator("#wq-6-5")).to_be_visible()
    expect(page.locator("search [role=status]")).to_have_text(say("rules-page-found", count=1))
    # The example that stands there can still be tried.
    expect(page.locator('[data-example="wq-7"]')).to_be_visible()
    field.fill(say("effect-rose").upper())
    expect(page.locator("#wq-6-2")).to_be_visible()
    field.fill("no rule has this")
    expect(found).to_have_count(0)
    expect(page.locator("search [role=status]")).to_have_text(say("rules-page-found", count=0))
    # A link to a rule that the filter hides shows everything again.
    page.locator('nav.wide a[href$="#wq-2-1"]').click()
    expect(found).to_have_count(every)
    expect(page.locator("#wq-2-1")).to_be_focused()
    expect(page.locator("#wq-2-1")).to_be_in_viewport()
    # The address still points at that rule; whoever types is not taken back to it.
    field.press_sequentially("wq-6.5")
    expect(field).to_be_focused()
    expect(field).to_have_value("wq-6.5")
    expect(found).to_have_count(1)


def spaces_of(gains: list[Json]) -> list[str]:
    return [space for gain in gains for space in gain.get("spaces", [])]


def names(action: Json, say: Any) -> str:
    """How the choice of an action is labelled: a space, or somebody."""
    if "return" in action:
        return str(action["return"])
    for chosen in action.get("choices", {}).values():
        if "opponent" in chosen:
            return str(say("person", number=chosen["opponent"] + 1))
        return str(chosen["space"])
    return ""


def choose(frame: Locator, action: Json, vp: int, say: Any) -> None:
    choices = frame.locator("fieldset .choice")
    if not names(action, say):
        choices.get_by_text(str(vp), exact=True).click()
        return
    named = choices.filter(has_text=re.compile(rf"(^|\s){re.escape(names(action, say))}(,|\s|$)"))
    for chosen in action.get("choices", {}).values():
        if "direction" in chosen:
            direction = say(f"rules-page-direction-{chosen['direction']}")
            named = named.filter(has_text=say("rules-page-way-from", space=chosen["space"], direction=direction))
    named.click()


def try_winter_queen(frame: Locator, example: Mapping[str, Any], say: Any) -> None:
    """Every try that the example has, or two of them, the best one last; then it is played out."""
    frame.get_by_test_id("try").click()
    best = example["tries"][0]
    announced = frame.locator(".outcome")
    others = example["tries"][1:]
    for one in [*(others if SCALE >= 1 else others[:2]), best]:
        choose(frame, one["action"], one["vp"], say)
        expect(frame.locator(".brought .big")).to_have_text(say("rules-page-brings", vp=one["vp"]))
        expect(frame.locator(".brought .chips .space")).to_have_text(spaces_of(one["gains"]))
        if not names(one["action"], say):
            expect(frame.locator(".brought")).to_contain_text(say("rules-page-right", vp=one["vp"]))
        if one is not best:
            expect(frame.locator(".brought")).to_contain_text(say("rules-page-better"))
            expect(announced).to_be_empty()
    expect(announced).to_have_text(say(f"rules-page-example-{example['id']}-told"))
    for worth in best.get("worth", []):
        effect, colour, *_ = worth["book"].split("-")
        named = say("effect-depicting", effect=say(f"effect-{effect}"), colour=colour)
        row = {"name": say("person", number=worth["seat"] + 1), "effect": named}
        expect(frame.locator(".brought")).to_contain_text(
            say("rules-page-page-changes", **row, before=worth["before"], after=worth["after"])
        )
    frame.get_by_test_id("play-out").click()
    # The book is gone, and so is the crystal that went back to the bag.
    expect(frame.locator(f'[data-book="{best["action"]["book"]}"]')).to_have_count(0)
    if back := best["action"].get("return"):
        expect(frame.locator(f'[data-space="{back}"] use[href^="#c-"]')).to_have_count(0)
    frame.get_by_test_id("start-over").click()
    expect(frame.locator(f'[data-book="{best["action"]["book"]}"]')).to_have_count(1)
    expect(frame.get_by_test_id("try")).to_be_visible()


def try_attempt(frame: Locator, example: Mapping[str, Any], say: Any) -> None:
    # Whose colour it is, is what one has to guess.
    expect(frame.locator(".owner").nth(1).locator("svg")).to_have_count(3)
    expect(frame.locator(".owner").nth(1).locator("svg[class*='court-']")).to_have_count(0)
    for one in [*example["tries"][1:], example["tries"][0]]:
        frame.locator(f'[data-choice="{one["action"]["colour"]}"]').click()
        said = say("rules-page-hit" if one["success"] else "rules-page-missed", leader="|").split("|")[0]
        expect(frame.locator(".brought")).to_contain_text(said)
        leaders = frame.locator(".owner")
        for k, seat in enumerate((example["seat"], one["action"]["victim"])):
            tilted = leaders.nth(k).get_by_text(say("court-tilted"), exact=True)
            expect(tilted).to_have_count(len(one["tilted"][seat]))
    expect(frame.locator(".outcome")).to_have_text(say(f"rules-page-example-{example['id']}-told"))


def try_scoring(frame: Locator, example: Mapping[str, Any], say: Any) -> None:
    position, points = example["position"], example["tries"][0]["points"]
    k = next(k for k in range(3) if any(one[k] for one in points))
    by_faction = {position["factions"][seat]: one[k] for seat, one in enumerate(points)}
    best = max(by_faction, key=lambda faction: int(by_faction[faction]))
    wrong = next(card.split("-")[1] for card in position["influence"][STACKS[k]] if not card.endswith(f"-{best}"))
    frame.locator(f'[data-choice="{wrong}"]').click()
    expect(frame.locator(".brought")).to_have_text(say("rules-page-points-wrong"))
    frame.get_by_test_id("start-over").click()
    frame.locator(f'[data-choice="{best}"]').click()
    expect(frame.locator(".brought")).to_have_text(say("rules-page-points-right"))
    for faction, vp in by_faction.items():
        shown = frame.locator(f".rows li:has(.court-{faction}) b.disc").all_inner_texts()
        assert sum(map(int, shown)) == vp, (faction, shown)
    expect(frame.locator(".outcome")).to_have_text(say(f"rules-page-example-{example['id']}-told"))


def try_out(page: Page, name: str, language: str = "en") -> None:
    frame, example, say = page.locator(f'[data-example="{name}"]'), EXAMPLES[name], words(language)
    frame.scroll_into_view_if_needed()
    if name.startswith("wq"):
        try_winter_queen(frame, example, say)
    elif "points" in example["tries"][0]:
        try_scoring(frame, example, say)
    else:
        try_attempt(frame, example, say)


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("game", GAMES)
def test_every_example_can_be_tried(pages: Pages, game: str, language: str) -> None:
    page = pages.context(language=language).new_page()
    open_rules(pages, page, game)
    for example in examples(game):
        try_out(page, example["id"], language)


@pytest.mark.parametrize(("language", "name"), some([("ru", "wq-7"), ("de", "wq-2"), ("hu", "cr-2")], 0, 2))
def test_examples_speak_every_language(pages: Pages, language: str, name: str) -> None:
    page = pages.context(language=language, size=PHONE, touch=True).new_page()
    open_rules(pages, page, "winter-queen" if name.startswith("wq") else "christina-regina")
    try_out(page, name, language)
    assert not settled_look(page)
    assert not [text for text in page.evaluate(TEXTS) if KEY.search(text)]


@pytest.mark.parametrize("name", ["wq-2", "cr-1"])
def test_an_example_is_played_on(pages: Pages, name: str) -> None:
    page = pages.context(name=f"Example {name}").new_page()
    open_rules(pages, page, "winter-queen" if name.startswith("wq") else "christina-regina")
    page.locator(f'[data-example="{name}"]').get_by_test_id("play-on").click()
    page.wait_for_url("**/tables/*")
    wait_for_stage(page, "start")
    if name.startswith("wq"):
        shown = page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('[data-space]')].flatMap((one) => {
                const crystal = one.querySelector('g > svg > use[href^="#c-"]');
                return crystal ? [[one.dataset.space, crystal.getAttribute("href").slice(3)]] : [];
            }))"""
        )
        assert shown == EXAMPLES[name]["position"]["map"]


@pytest.mark.parametrize(
    ("game", "rules"), some([("winter-queen", ("wq-3-4", "wq-6-7")), ("christina-regina", ("cr-3-3", "cr-4-1"))])
)
def test_from_a_table_to_a_rule_and_back(pages: Pages, tables: Tables, game: str, rules: tuple[str, ...]) -> None:
    table = tables.make(f"Asks {game}", "bot:greedy", "bot:greedy", game=game, first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    wait_for_stage(page, "start")
    for rule in rules:
        page.get_by_test_id("rules").click()
        page.locator(f'dialog [data-rule="{rule}"]').first.click()
        # Once its words are there the dialog grows no more, and its link keeps its place.
        expect(page.locator('[data-testid="rules-at-hand"] [role="status"]')).to_have_count(0)
        page.get_by_test_id("rule-page").click()
        page.wait_for_url(f"**/rules/{game}#{rule}")
        expect(page.locator("[data-example]")).to_have_count(len(examples(game)))
        expect(page.locator(f"#{rule}")).to_be_focused()
        expect(page.locator(f"#{rule}")).to_be_in_viewport()
        # Also after a look at another rule.
        page.locator("nav.wide a").first.click()
        page.get_by_test_id("back-to-table").click()
        page.wait_for_url(f"**/tables/{table['id']}")
        wait_for_stage(page, "start")


@pytest.mark.parametrize(("game", "theme"), some(list(product(GAMES, ("light", "dark"))), 0, 3))
def test_axe_finds_nothing_in_the_rules(pages: Pages, game: str, theme: str) -> None:
    size = DESK if game == "winter-queen" else PHONE
    page = pages.context(theme=theme, size=size, touch=size == PHONE).new_page()
    open_rules(pages, page, game)
    frame = page.locator("[data-example]").first
    frame.get_by_test_id("show-result").click()
    expect(frame.locator(".outcome")).not_to_be_empty()
    assert not axe(page)


def test_an_address_that_points_at_nothing_is_taken_calmly(pages: Pages) -> None:
    page = pages.context(plain=True).new_page()
    for anchor in ("nothing", "%E0%A4%A"):
        page.goto("about:blank")
        open_rules(pages, page, "christina-regina", anchor)
        expect(page.locator("#cr-3-1")).to_be_visible()


def test_whoever_starts_over_does_not_wait_for_an_answer(pages: Pages) -> None:
    page = pages.context(plain=True).new_page()
    open_rules(pages, page, "winter-queen")
    page.route("**/api/positions", lambda _: None)
    frame = page.locator('[data-example="wq-5"]')
    frame.get_by_test_id("show-result").click()
    frame.get_by_test_id("start-over").click()
    expect(frame.get_by_test_id("start-over")).to_have_count(0)
    page.unroute("**/api/positions")  # now they are answered
    frame.get_by_test_id("try").click()
    expect(frame.locator("fieldset .choice").first).to_be_focused()
    expect(frame.locator(".outcome")).to_be_empty()
    assert page.get_by_test_id("toast").count() == 0


def test_of_two_daggers_the_later_one_counts(pages: Pages) -> None:
    page = pages.context(plain=True).new_page()
    open_rules(pages, page, "christina-regina")
    example, say = EXAMPLES["cr-1"], words("en")
    frame = page.locator('[data-example="cr-1"]')
    waiting: list[Route] = []
    page.route("**/api/positions", lambda one: waiting.append(one))
    best, other = example["tries"][:2]
    assert best["success"] and not other["success"]
    for one in (other, best):
        frame.locator(f'[data-choice="{one["action"]["colour"]}"]').click()
    until = time.monotonic() + 30
    while len(waiting) < 2 and time.monotonic() < until:
        page.wait_for_timeout(20)
    assert len(waiting) == 2
    for one in reversed(waiting):
        with page.expect_response("**/api/positions"):
            one.continue_()
    expect(frame.locator(".outcome")).to_have_text(say("rules-page-example-cr-1-told"))
    page.wait_for_timeout(50)
    expect(frame.locator(f'[data-choice="{best["action"]["colour"]}"]')).to_have_attribute("aria-pressed", "true")
    expect(frame.locator(".brought")).to_contain_text(say("rules-page-hit", leader="|").split("|")[0])
