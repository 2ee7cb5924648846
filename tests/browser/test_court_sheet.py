"""One's own pencil, and the memory aid."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import CourtHand
from browser.pages import Pages, wait_for_stage
from browser.tables import Tables
from browser.visibility import Ears
from queendom.locales import words

pytestmark = pytest.mark.slow


def marks(page: Page) -> list[str]:
    found: list[str] = page.locator('[data-testid="sheet"] .pencil').evaluate_all(
        "all => all.map((one) => ['no', 'maybe', 'yes'].find((mark) => one.classList.contains(mark)) ?? '')"
    )
    return found


def test_notes_outlast_a_reload_in_this_browser(pages: Pages, tables: Tables) -> None:
    table = tables.make("Ada with a pencil", "bot:greedy", "bot:greedy", game="christina-regina", first=0)
    page = pages.context(cookie=tables.cookie, veiled=True).new_page()
    ears = Ears(page)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    fields = page.locator('[data-testid="sheet"] .pencil')
    expect(fields).to_have_count(10)
    for field, taps in ((0, 1), (3, 2), (7, 3), (9, 4)):
        for _ in range(taps):
            fields.nth(field).click()
    noted = ["no", "", "", "maybe", "", "", "", "yes", "", ""]
    assert marks(page) == noted
    label = fields.nth(7).get_attribute("aria-label")
    page.reload()
    wait_for_stage(page, "start")
    assert marks(page) == noted
    assert fields.nth(7).get_attribute("aria-label") == label
    # They stay with the turns, and nobody is told of them.
    CourtHand(page, seed=60).draw()
    wait_for_stage(page, "start")
    assert marks(page) == noted
    assert "maybe" not in str(ears.sent)
    assert len(ears.commands()) == 1
    # The same seat in another browser has a clean sheet.
    other = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, veiled=True)
    wait_for_stage(other, "start")
    assert marks(other) == [""] * 10
    page.get_by_role("button", name=words("en")("sheet-clear")).click()
    assert marks(page) == [""] * 10
    page.reload()
    wait_for_stage(page, "start")
    assert marks(page) == [""] * 10


@pytest.mark.parametrize("aid", ["on", "off"])
def test_the_memory_aid_lists_what_was_buried(pages: Pages, tables: Tables, aid: str) -> None:
    options = {"memory-aid": aid}
    table = tables.make("Mnemosyne", "bot:greedy", game="christina-regina", first=0, options=options)
    page = pages.context(cookie=tables.cookie).new_page()
    ears = Ears(page)
    pages.go(page, f"/tables/{table['id']}")
    hand = CourtHand(page, seed=61)
    for _ in range(3):
        wait_for_stage(page, "start")
        hand.draw()
    wait_for_stage(page, "start")
    say = words("en")

    def name(card: str) -> str:
        metal, faction = card.split("-")
        return say("court-card", faction=say(f"court-{faction}"), metal=say(metal))

    stacks = ears.last()["position"]["stacks"]
    announced = [
        say("court-known-below", cards=", ".join(map(name, one["bottom"]))) for one in stacks.values() if one["bottom"]
    ]
    lists = page.locator('[data-testid="court"] .below .unseen')
    if aid == "off":
        assert announced  # all saw them go; whether the page lists them is a choice
        assert lists.count() == 0
        assert page.locator('[data-testid="court"] .known').count() == 0
    else:
        assert sum(len(one["bottom"]) for one in stacks.values()) >= 3
        assert [text.strip() for text in lists.all_text_contents()] == announced
        assert page.locator('[data-testid="court"] .known svg').count() >= 3
