"""An assassination is chosen beside the evidence: nothing of it is covered, and the daggers bear one's notes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import CourtHand
from browser.look import settled_look
from browser.pages import DESK, PHONE, Pages, stage, wait_for_stage
from browser.spoken import some, spoken
from browser.tables import Tables
from browser.test_court_small_screens import SHIELDS, SIDE, in_sight
from browser.visibility import Ears
from queendom.locales import words

pytestmark = pytest.mark.slow

ATTEMPT = '[data-testid="attempt"]'
FACTIONS = ("blue", "red", "green", "black", "purple")


def sit(pages: Pages, tables: Tables, *bots: str, **given: Any) -> tuple[Page, str]:
    """At a new table; also one's own colour."""
    table = tables.make("Ada strikes", *bots, game="christina-regina", first=0)
    page = pages.context(cookie=tables.cookie, **given).new_page()
    ears = Ears(page)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    colour: str = ears.last()["position"]["factions"][0]
    return page, colour


def focused(page: Page, kind: str) -> None:
    page.wait_for_function("kind => document.activeElement.matches(kind)", arg=kind)


@pytest.mark.parametrize("size", some([DESK, (1280, 720)], 0))
def test_the_evidence_stays_readable(pages: Pages, tables: Tables, size: tuple[int, int]) -> None:
    """Notes can be read and written, the log and all leaders are there, whatever is chosen so far."""
    page, _ = sit(pages, tables, *["bot:greedy"] * 4, size=size)
    CourtHand(page, seed=1).draw()
    wait_for_stage(page, "start")
    CourtHand(page, seed=1).hear()
    evidence = {
        '[data-testid="sheet"] tbody th': 4,
        '[data-testid="log"] li:last-child': page.locator('[data-testid="log"] li:last-child').count(),
        '[data-seat] .leaders svg[width="48"]': 12,
    }
    for kind in ("[data-mode='assassinate']", "[data-victim]", "[data-leader]", "[data-dagger]"):
        page.locator(kind).first.click()
        for one, count in evidence.items():
            if size == DESK or "leaders" not in one:
                in_sight(page, one, count)
        assert not settled_look(page)
    assert stage(page) == "ready"
    page.locator('[data-testid="sheet"] .pencil').first.click()
    assert stage(page) == "ready"
    in_sight(page, '[data-testid="strike"]', 1)
    expect(page.locator("dialog")).to_have_count(0)


def test_daggers_bear_the_notes_on_the_victim(pages: Pages, tables: Tables) -> None:
    page, own = sit(pages, tables, "bot:greedy", "bot:greedy")
    say = words("en")
    others = [one for one in FACTIONS if one != own]
    row = page.locator('[data-testid="sheet"] tbody tr').first
    for taps in (1, 2, 3):
        for _ in range(taps):
            row.locator(".pencil").nth(taps - 1).click()
    page.keyboard.press("k")
    daggers = page.locator("[data-dagger]")
    expect(page.locator("[data-dagger] .note")).to_have_count(0)
    page.click('[data-victim="1"]')

    def noted() -> dict[str, str | None]:
        return {str(one.get_attribute("data-dagger")): one.get_attribute("data-note") for one in daggers.all()}

    assert noted() == dict(zip(others, ("no", "maybe", "yes", None), strict=True)) | {own: "not"}
    maybe = page.locator(f'[data-dagger="{others[1]}"]')
    expect(maybe.locator(".note")).to_have_text("?")
    announced = say("sheet-cell", name="Magpie 1", faction=say(f"court-{others[1]}"), mark="maybe")
    expect(maybe).to_contain_text(announced)
    # A note that is written meanwhile is there at once; the other victim has none.
    row.locator(".pencil").nth(3).click()
    expect(page.locator(f'[data-dagger="{others[3]}"]')).to_have_attribute("data-note", "no")
    page.click('[data-victim="2"]')
    assert noted() == dict.fromkeys(others) | {own: "not"}


def test_ones_own_dagger_is_marked_where_ones_colour_is_open(pages: Pages, tables: Tables) -> None:
    page, own = sit(pages, tables, "bot:greedy", "bot:greedy", veiled=True)
    page.keyboard.press("k")
    page.click('[data-victim="1"]')
    marked = page.locator("[data-own], [data-dagger][data-note]")
    expect(marked).to_have_count(0)
    peek = page.get_by_test_id("peek")
    peek.hover()
    page.mouse.down()
    expect(marked).to_have_count(1)
    expect(page.locator(f'[data-dagger="{own}"] .own')).to_have_text(words("en")("court-dagger-own"))
    page.mouse.up()
    expect(marked).to_have_count(0)
    page.get_by_test_id("stays-open").click()
    expect(page.locator("[data-own]")).to_have_count(1)


def test_keys_lead_through_it_and_back(pages: Pages, tables: Tables) -> None:
    page, _ = sit(pages, tables, "bot:greedy", "bot:greedy")
    page.keyboard.press("k")
    focused(page, "[data-victim]")
    for kind in ("[data-leader]", "[data-dagger]", '[data-testid="strike"]'):
        page.keyboard.press("Enter")
        focused(page, kind)
    for kind, now in (("[data-dagger]", "dagger"), ("[data-leader]", "number"), ("[data-victim]", "victim")):
        page.keyboard.press("Escape")
        focused(page, kind)
        assert stage(page) == now
    page.keyboard.press("Escape")
    focused(page, '[data-mode="assassinate"]')
    assert stage(page) == "start"
    expect(page.locator(ATTEMPT)).to_have_count(0)
    # The same key ends what it began; and the button takes back a step.
    for by in ("key", "button"):
        page.keyboard.press("k")
        expect(page.get_by_role("region", name=words("en")("court-assassinate"))).to_be_visible()
        if by == "key":
            page.keyboard.press("k")
        else:
            page.get_by_test_id("back").click()
        focused(page, '[data-mode="assassinate"]')


def test_between_two_the_victim_is_chosen(pages: Pages, tables: Tables) -> None:
    page, _ = sit(pages, tables, "bot:greedy")
    page.keyboard.press("k")
    expect(page.locator('[data-victim="1"]')).to_have_attribute("aria-pressed", "true")
    focused(page, "[data-leader]")
    page.keyboard.press("Escape")
    assert stage(page) == "start"


@pytest.mark.parametrize("size", some([PHONE, (360, 640), SIDE], 1, 2))
def test_on_a_phone_the_court_stays_above_it(pages: Pages, tables: Tables, size: tuple[int, int]) -> None:
    """With one's notes in it; everybody's leaders and the open cards are in sight, and everything to choose."""
    page, _ = sit(pages, tables, *["bot:greedy"] * 4, size=size, touch=True)
    for language in spoken(2):
        page.evaluate("language => localStorage.setItem('queendom', JSON.stringify({ language, speed: 'instant' }))",
                      language)  # fmt: skip
        page.reload()
        wait_for_stage(page, "start")
        page.locator('[data-mode="assassinate"]').tap()
        for kind in ("[data-victim]", "[data-leader]", "[data-dagger]"):
            in_sight(page, kind, page.locator(kind).count())
            page.locator(kind).first.tap()
        in_sight(page, SHIELDS, 16)
        in_sight(page, "[data-next] > *", 3)
        in_sight(page, '[data-testid="strike"]', 1)
        assert not settled_look(page), language
    note = page.locator(f"{ATTEMPT} [data-testid='sheet'] .pencil").first
    note.tap()
    expect(page.locator("[data-dagger][data-note='no']")).to_have_count(1)
    expect(page.locator("dialog")).to_have_count(0)
    half = page.evaluate(f"document.querySelector('{ATTEMPT}').getBoundingClientRect().top / innerHeight")
    assert half >= 0.4 or size == SIDE
