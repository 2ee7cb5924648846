"""Hints and bots on the page: asked for, told, followed and dropped; levels to choose from, and a bot that thinks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.input_methods import GO_ON, CourtHand
from browser.look import KEY, TEXTS, axe, settled_look
from browser.pages import DESK, PHONE, Frames, Pages, stage, wait_for_stage
from browser.scenes import found, full_turn, turns
from browser.spoken import some, spoken
from browser.tables import Json, Tables
from counts import SCALE
from queendom.locales import words

PHONES = ((390, 844), (360, 640))
pytestmark = pytest.mark.slow

WINTER, COURT = "winter-queen", "christina-regina"
GAMES = [WINTER, COURT]
HINT = '[data-testid="hint"]'
PANEL = '[data-testid="hint-panel"]'
ANSWERED = f'{PANEL}[data-stage="answered"]'
THINKING = f'{PANEL}[data-stage="thinking"]'
READY = '[data-testid="confirm"]'
#: Every reason there is, and one of tomorrow.
REASONS: dict[str, list[Json]] = {
    WINTER: [
        *({"key": f"reason-{one}", "values": {"points": 3}} for one in ("points", "pages", "spoils", "book")),
        *({"key": f"reason-{one}", "values": {}} for one in ("full", "exact", "search", "of-tomorrow")),
        {"key": "reason-unlike-book", "values": {"book": "rose-way"}},
        {"key": "reason-unlike-promise", "values": {"points": 5, "other": 4}},
        {"key": "reason-unlike-helps", "values": {"points": 2}},
        {"key": "reason-unlike-spares", "values": {}},
        *({"key": f"reason-unlike-{one}", "values": {"colour": "blue", "name": 1}} for one in ("denies", "leaves")),
    ],
    COURT: [
        *({"key": f"reason-{one}", "values": {"points": 1.5}} for one in ("influence", "lowers")),
        *({"key": f"reason-{one}", "values": {"card": "gold-black"}} for one in ("buries", "discards", "unlike-card")),
        {"key": "reason-likely", "values": {"chance": 0.625, "colour": "green", "victim": 1}},
        *({"key": f"reason-{one}", "values": {}} for one in ("hides", "exact", "search", "of-tomorrow")),
    ],
}


class Between:
    """On the line of a page: `change` gets what the server says, and says what the page hears; None keeps it back."""

    def __init__(self, page: Page) -> None:
        self.change: Callable[[Json], Json | None] = lambda message: message
        self.kept: list[Json] = []
        page.route_web_socket(re.compile("/live"), self._sit)

    def _sit(self, mine: WebSocketRoute) -> None:
        server = mine.connect_to_server()

        def hear(text: Any) -> None:
            message = self.change(json.loads(text))
            if message is None:
                self.kept.append(json.loads(text))
            else:
                mine.send(json.dumps(message))

        server.on_message(hear)

    def keep(self, type: str) -> None:
        """Keep messages of a type back."""
        self.change = lambda message: None if message["type"] == type else message

    def pass_on(self) -> None:
        self.change = lambda message: message


def with_reasons(game: str) -> Callable[[Json], Json]:
    """The best action has every reason, the second tells points instead of a chance."""

    def change(message: Json) -> Json:
        if message["type"] == "hint" and message["advice"]:
            message["advice"][0]["reasons"] = REASONS[game]
            if len(message["advice"]) > 1:
                message["advice"][1] |= {"chance": None, "ahead": 1.5}
        return message

    return change


def table_of(tables: Tables, game: str, name: str, *others: str, **more: Any) -> Json:
    seats = others or ("bot:greedy", "bot:greedy")
    return tables.make(name, *seats, **{"game": game, "first": 0, "hints": True, **more})


def in_the_middle(tables: Tables, game: str) -> Json:
    """A table in full swing, with bots of every kind."""
    bots = ["bot:expert", "bot:master", "bot:adept", *(["bot:bluffer"] if game == COURT else [])]

    def make() -> Json:
        position = full_turn(4) if game == WINTER else found(game, 5, lambda match, _: turns(match) > 12)
        return tables.make("Ada", *bots, game=game, hints=True, position=position)

    return tables.kept(f"hint {game}", make)


def asked(page: Page, by: str = "click") -> None:
    if by == "key":
        page.keyboard.press("h")
    elif by == "tap":
        page.tap(HINT)
    else:
        page.click(HINT)
    page.wait_for_selector(ANSWERED)


@pytest.mark.parametrize("game", some(GAMES, 1))
def test_by_keys_alone(pages: Pages, tables: Tables, game: str) -> None:
    table = table_of(tables, game, f"Keys {game}")
    page = pages.context(cookie=tables.cookie, confirm=False).new_page()
    frames = Frames(page)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    before = page.evaluate("JSON.stringify(document.querySelector('main > *').getBoundingClientRect())")
    asked(page, "key")
    first = page.locator('[data-advice="0"]')
    expect(first).to_be_focused()
    assert page.evaluate("JSON.stringify(document.querySelector('main > *').getBoundingClientRect())") == before
    assert 1 <= page.locator("[data-advice]").count() <= 3
    expect(first).to_contain_text("%")
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    expect(page.locator(HINT)).to_be_focused()
    assert stage(page) == "start", "Escape took the hint, and no step"
    page.keyboard.press("Enter")
    expect(first).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator(PANEL)).to_have_count(0)
    page.keyboard.press("h")
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(PANEL)).to_have_count(0)
    # What a hint names is never played unasked, also by somebody who does not want to confirm.
    wait_for_stage(page, "ready")
    assert not frames.commands()
    expect(page.locator(READY)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-number", str(table["number"]))
    assert [one["type"] for one in frames.commands()] == ["play"]
    announced = next(one for one in frames.heard if one["type"] == "hint")
    assert frames.commands()[0]["action"] == announced["advice"][0]["action"]


@pytest.mark.parametrize("game", some(GAMES))
def test_by_touch(pages: Pages, tables: Tables, game: str) -> None:
    table = table_of(tables, game, f"Touch {game}")
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, size=PHONE, touch=True)
    wait_for_stage(page, "start")
    asked(page, "tap")
    page.tap('[data-testid="hint-close"]')
    expect(page.locator(PANEL)).to_have_count(0)
    asked(page, "tap")
    sizes = page.evaluate("[...document.querySelectorAll('[data-testid=hint-panel] button')].map(b => b.offsetHeight)")
    assert min(sizes) >= 24
    page.locator("[data-advice]").last.tap()
    wait_for_stage(page, "ready")
    page.tap('[data-testid="back"]')
    assert stage(page) != "ready"


def test_a_table_without_hints_has_no_button(pages: Pages, tables: Tables) -> None:
    table = table_of(tables, WINTER, "On her own", hints=False)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    wait_for_stage(page, "start")
    expect(page.locator(HINT)).to_have_count(0)
    page.keyboard.press("h")
    page.keyboard.press("l")
    expect(page.locator(PANEL)).to_have_count(0)


def test_a_hint_that_takes_its_time_is_refused_or_lost(pages: Pages, tables: Tables) -> None:
    table = table_of(tables, COURT, "Patience")
    page = pages.context(cookie=tables.cookie).new_page()
    between = Between(page)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    between.keep("hint")
    page.click(HINT)
    expect(page.locator(THINKING)).to_be_focused()
    expect(page.locator(PANEL)).to_contain_text(words("en")("advice-thinks"))
    page.reload()
    wait_for_stage(page, "start")
    expect(page.locator(PANEL)).to_have_count(0)
    page.click(HINT)
    page.wait_for_selector(THINKING)
    # Played by hand meanwhile: it closes, and what comes later is for nobody.
    CourtHand(page, seed=1).draw()
    expect(page.locator(PANEL)).to_have_count(0)
    wait_for_stage(page, "start")
    refusal = {"type": "refusal", "key": "hints-off", "arguments": {}}
    between.change = lambda message: refusal | {"id": message["id"]} if message["type"] == "hint" else message
    page.click(HINT)
    expect(page.locator(PANEL)).to_contain_text(words("en")("hints-off"))
    page.keyboard.press("Escape")
    between.pass_on()
    asked(page)


@pytest.mark.full
def test_a_curtain_takes_it_along(pages: Pages, tables: Tables) -> None:
    table = table_of(tables, COURT, "Ada asks", "Berta", "bot:greedy")
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    page.click('[data-testid="lift-curtain"]')
    wait_for_stage(page, "start")
    asked(page)
    CourtHand(page, seed=1).draw()
    page.wait_for_selector(f'[data-testid="lift-curtain"], {GO_ON}')
    expect(page.locator(PANEL)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(PANEL)).to_have_count(0)
    page.click('[data-testid="lift-curtain"]')
    wait_for_stage(page, "start")
    expect(page.locator(PANEL)).to_have_count(0)
    asked(page)


@pytest.mark.parametrize(("game", "size", "theme"), some(list(product(GAMES, (DESK, PHONE), ("light", "dark"))), 0, 7))
def test_axe_finds_nothing_in_a_hint(
    pages: Pages, tables: Tables, game: str, size: tuple[int, int], theme: str
) -> None:
    table = in_the_middle(tables, game)
    page = pages.context(
        cookie=tables.cookie, theme=theme, size=size, touch=size == PHONE, pictures=SCALE >= 1
    ).new_page()
    Between(page).change = with_reasons(game)
    pages.go(page, f"/tables/{table['id']}")
    page.wait_for_selector(f"{HINT}, {GO_ON}")
    CourtHand(page, seed=1).go_on()
    asked(page)
    wrong = axe(page)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", spoken(2))
def test_nothing_of_it_is_cut(pages: Pages, tables: Tables, language: str) -> None:
    wrong: list[str] = []
    for game in GAMES:
        made = in_the_middle(tables, game)
        page = pages.context(cookie=tables.cookie, language=language, size=PHONES[0], touch=True).new_page()
        Between(page).change = with_reasons(game)
        pages.go(page, f"/tables/{made['id']}")
        page.wait_for_selector(f"{HINT}, {GO_ON}")
        CourtHand(page, seed=1).go_on()
        asked(page)
        texts = page.locator('[data-advice="0"] .why').all_inner_texts()
        assert len(texts) == len(REASONS[game]) - 1, "what has no words is left out"
        for width, height in (*PHONES, (1440, 900), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{game}, {width}×{height}: {one}" for one in settled_look(page)]
        wrong += [f"{game}: the key {text!r}" for text in page.evaluate(TEXTS) if KEY.search(text)]
        page.context.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "size"), some(list(product(GAMES, (DESK, PHONE))), 0, 3))
def test_a_bot_shows_its_level_and_that_it_thinks(
    pages: Pages, tables: Tables, game: str, size: tuple[int, int]
) -> None:
    table = table_of(tables, game, f"Watches {size} {game}", "bot:adept", "bot:greedy")
    page = pages.context(cookie=tables.cookie, size=size, touch=size == PHONE).new_page()
    between = Between(page)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    seat = page.locator('[data-seat="1"]').first
    expect(seat.locator("[data-level]")).to_have_attribute("data-level", "2")
    expect(seat).to_contain_text("adept")
    expect(page.locator(".thinks")).to_have_count(0)
    heard: list[int] = []

    def first_only(message: Json) -> Json | None:
        """One's own turn, and none of what the bots do then."""
        if message["type"] == "events":
            heard.append(message["number"])
            return message if len(heard) == 1 else None
        return message

    between.change = first_only
    asked(page)
    page.click('[data-advice="0"]')
    page.locator(f'{READY}, [data-testid="strike"]').last.click()
    expect(seat.locator(".thinks")).to_have_count(1)
    expect(seat).to_contain_text(words("en")("seat-thinks"))
    expect(page.locator(".thinks")).to_have_count(1)


def test_levels_and_hints_are_chosen_on_the_start_page(pages: Pages, tables: Tables) -> None:
    page = pages.open("/")
    for game, has_styles in ((WINTER, False), (COURT, True)):
        page.click(f'[data-game="{game}"] [data-testid="more-options"]')
        page.wait_for_selector('[data-testid="seat-1"]')
        offered = page.locator('[data-testid="seat-1"] option').evaluate_all("all => all.map(one => one.value)")
        levels = ["bot:novice", "bot:adept", "bot:expert", "bot:master"]
        assert [one for one in offered if one in levels] == levels, "the weakest first"
        assert ("bot:bluffer" in offered) == has_styles
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    say = words("en")
    on = page.get_by_role("group", name=say("home-option-hints")).get_by_role("radio", name=say("home-hints-on"))
    page.click(f'[data-game="{WINTER}"] [data-testid="with-friends"]')
    page.click("dialog button[aria-expanded]")
    expect(on).not_to_be_checked()
    page.select_option('[data-testid="seat-1"]', "bot:expert")
    expect(on).to_be_checked()
    expect(page.locator("dialog [data-level]")).to_have_attribute("data-level", "3")
    page.click('[data-testid="open-table"]')
    page.wait_for_selector('[data-testid="table"]')
    info = tables.info(page.url.rsplit("/", 1)[1])
    assert info["hints"] and info["seats"][1]["bot"] == "expert"


def test_what_is_about_equal_is_called_so(pages: Pages, tables: Tables) -> None:
    """No two that look alike but stand one above the other: about equal, or a decimal tells them apart."""

    def change(message: Json) -> Json:
        if message["type"] == "hint":
            one = {**message["advice"][0], "reasons": [], "ahead": None}
            message["advice"] = [
                {**one, "chance": 0.351, "equal": False},
                {**one, "chance": 0.349, "equal": True},
                {**one, "chance": 0.346, "equal": False},
            ]
        return message

    table = table_of(tables, WINTER, "About equal", "bot:greedy")
    page = pages.context(cookie=tables.cookie).new_page()
    Between(page).change = change
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    asked(page)
    announced = [page.locator(f'[data-advice="{k}"] .worth').inner_text() for k in range(3)]
    say = words("en")
    assert announced[1] == say("advice-equal")
    assert announced[0] == say("advice-chance", chance="35.1%") and announced[2] == say("advice-chance", chance="34.6%")
