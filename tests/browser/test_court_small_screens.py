"""The court on phones: both open cards, the counts of the stacks and everybody are in sight, and so is a whole turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.input_methods import CONFIRM, CourtHand
from browser.look import settled_look
from browser.pages import PHONE, Pages, wait_for_stage
from browser.scenes import found
from browser.server_with_pages import ServerWithPages
from browser.spoken import spoken
from browser.tables import Json, Tables
from browser.test_court_views import is_full
from queendom.locales import words
from queendom.match import Match

pytestmark = pytest.mark.slow

SMALL = (360, 640)
SIDE = (844, 390)
#: Three leaders and an action card each, without who struck at them.
SHIELDS = ".chip .shields svg:not([data-by] *)"
Size = tuple[int, int]

#: Of everything found: how much of it nobody sees, since it is outside of the screen or something lies over it.
HIDDEN = """(kind) => [...document.querySelectorAll(kind)].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const own = one.closest("button, [data-next]") ?? one;
    let [hidden, all] = [0, 0];
    for (let x = 0.1; x < 1; x += 0.2)
        for (let y = 0.1; y < 1; y += 0.2) {
            const at = document.elementFromPoint(left + width * x, top + height * y);
            hidden += !(at && (own.contains(at) || at.contains(own)));
            all += 1;
        }
    return hidden / all;
})"""


def table_of_five(tables: Tables) -> Json:
    court: Any = {"game": "christina-regina", "first": 0}
    bots = ("bot:random", "bot:greedy", "bot:random", "bot:greedy")
    return tables.kept("court of five", lambda: tables.played(is_full, "Ada", *bots, **court))


def sit(pages: Pages, tables: Tables, size: tuple[int, int], language: str = "en", **more: Any) -> Page:
    """At a table with five, in the middle of a game."""
    path = f"/tables/{table_of_five(tables)['id']}"
    page = pages.open(path, cookie=tables.cookie, size=size, touch=True, language=language, **more)
    CourtHand(page, seed=0).hear()
    wait_for_stage(page, "start")
    return page


@pytest.fixture(scope="module", params=[PHONE, SMALL, SIDE], ids=["390", "360", "on its side"])
def size(request: pytest.FixtureRequest) -> Size:
    given: Size = request.param
    return given


@pytest.fixture(scope="module")
def seated(chromium: Browser, server: ServerWithPages, tables: Tables, size: Size) -> Iterator[Page]:
    """A phone of each size at the table, for tests that change nothing."""
    pages = Pages(chromium, server.address)
    yield sit(pages, tables, size)
    pages.close()


def in_sight(page: Page, kind: str, count: int, covered: float = 0) -> None:
    """All of them; `covered`: what part of each may lie under something else."""
    hidden = page.evaluate(HIDDEN, kind)
    assert len(hidden) == count, kind
    assert max(hidden) <= covered, f"{kind}: {hidden}"


def test_both_open_cards_can_be_read(seated: Page) -> None:
    """The next one too: whole, its charge and numeral large enough, in the colours of its metal and faction."""
    page = seated
    in_sight(page, "[data-stack]", 3)
    in_sight(page, "[data-next] > *", 3)
    for stack in ("copper", "silver", "gold"):
        card = page.locator(f'[data-next="{stack}"]')
        box = card.bounding_box()
        top = page.locator(f'[data-stack="{stack}"]').bounding_box()
        assert box and top
        assert box["width"] >= 36
        assert box["x"] >= top["x"] + top["width"]
        charge, numeral = card.locator("use").last.bounding_box(), card.locator("text").bounding_box()
        assert charge and numeral
        assert max(charge["width"], charge["height"]) >= 22
        assert numeral["height"] >= 8
        expect(card.locator(f".metal-{stack}")).to_have_css("opacity", "1")


def test_heads_tell_how_many_cards_there_are(seated: Page) -> None:
    page = seated
    in_sight(page, '[data-testid="count"]', 3)
    labels = page.locator("[data-stack] .unseen").all_inner_texts()
    shown = [int(text) for text in page.locator('[data-testid="count"] .bare').all_inner_texts()]
    # Two are open, and the label tells how many lie below.
    assert all(f"{count - 2} below" in label for count, label in zip(shown, labels, strict=True))


def test_four_opponents_are_in_sight(pages: Pages, tables: Tables, size: Size) -> None:
    for language in spoken(3):
        page = sit(pages, tables, size, language)
        in_sight(page, ".chip", 4)
        in_sight(page, SHIELDS, 16)
        assert not settled_look(page)
        page.context.close()


def test_on_its_side_ones_own_place_is_in_sight(pages: Pages, tables: Tables) -> None:
    """Over what is asked, and its words are whole."""
    for language in spoken(1):
        page = sit(pages, tables, SIDE, language)
        in_sight(page, '[data-testid="dock"] .leaders svg:not([data-by] *)', 3)
        in_sight(page, '[data-testid="stays-open"]', 1)
        served = page.locator('[data-testid="dock"] .who small')
        assert served.evaluate("one => one.scrollHeight <= 2 * parseFloat(getComputedStyle(one).lineHeight)"), language
        page.context.close()


def test_marks_of_what_others_did_take_no_room(seated: Page) -> None:
    """They are whole, no stack is pushed down by them, and what lies under them can be pressed."""
    page = seated
    found = page.evaluate(
        """() => [...document.querySelectorAll("[data-by]")].map((mark) => {
            const { left, right, top, bottom } = mark.getBoundingClientRect();
            const around = mark.closest(".chip, .discards ul, .column").getBoundingClientRect();
            const isWhole = around.top <= top && bottom <= around.bottom
                && around.left - 4 <= left && right <= around.right + 6;
            const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return isWhole && !mark.parentElement.contains(at) ? "" : mark.parentElement.outerHTML;
        })"""
    )
    assert len(found) >= 4
    assert not any(found), found
    assert len({box["y"] for box in map(Locator.bounding_box, page.locator(".influence").all()) if box}) == 1


def test_a_turn_needs_no_scrolling(seated: Page, size: Size) -> None:
    """Draw, bury and confirm; the action card's choices. The row of what can be done may be pushed sideways."""
    page = seated
    page.evaluate("addEventListener('scroll', (event) => { window.scrolled = event.target === document }, true)")

    def touch(kind: str) -> None:
        one = page.locator(kind).first
        box = one.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1], kind
        if box["x"] + box["width"] > size[0]:
            assert page.locator(".dock.row").count(), f"{kind} is outside of the screen"
            one.evaluate("one => one.scrollIntoView({ block: 'nearest', inline: 'center' })")
        # A question mark lies in the corner of what can be done, and the sign of who discarded it in that of a card.
        covered = 0.2 if "mode" in kind else 0.1 if "discard" in kind else 0
        in_sight(page, kind, page.locator(kind).count(), covered)
        one.tap()

    touch('[data-stack="copper"]')
    touch('[data-stack="gold"]')
    in_sight(page, CONFIRM, 1)
    touch('[data-testid="back"]')
    touch('[data-testid="back"]')
    for mode in ("agitate", "manipulate"):
        touch(f'[data-mode="{mode}"]')
        touch('[data-stack="silver"]')
        if mode == "manipulate":
            touch('[data-stack="gold"]')
            touch('[data-testid="back"]')
        touch('[data-testid="back"]')
        touch('[data-testid="back"]')
    touch('[data-mode="persuade"]')
    touch("[data-discard][data-legal]")
    touch('[data-stack="silver"]')
    in_sight(page, CONFIRM, 1)
    assert not page.evaluate("window.scrolled")
    while page.locator('[data-testid="back"]').count():
        touch('[data-testid="back"]')


def test_ones_colour_is_open_alone_among_bots(pages: Pages, tables: Tables) -> None:
    """Until one veils it, with a button that says so; then it stays veiled. With people it is veiled."""
    say = words("en")
    page = sit(pages, tables, PHONE)
    dock, keep = page.get_by_test_id("dock"), page.get_by_test_id("stays-open")
    serves = say("court-you-serve", faction="").strip()
    expect(dock).to_contain_text(serves)
    expect(keep).to_have_text(say("court-veil-again"))
    keep.tap()
    expect(dock).not_to_contain_text(serves)
    expect(keep).to_have_text(say("court-keep-open"))
    page.reload()
    wait_for_stage(page, "start")
    expect(dock).to_contain_text(say("court-colour-veiled"))
    keep.tap()
    expect(dock).to_contain_text(serves)
    table = tables.make("Ada", None, game="christina-regina", first=0)
    guest = pages.open(f"/join/{table['id']}/{table['invitation']}")
    guest.get_by_test_id("join-name").fill("Bo")
    guest.get_by_test_id("come").click()
    wait_for_stage(guest, "start", "waiting")
    for one in (guest, pages.open(f"/tables/{table['id']}", cookie=tables.cookie)):
        expect(one.get_by_test_id("dock")).to_contain_text(say("court-colour-veiled"))
        expect(one.get_by_test_id("stays-open")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 664), SMALL, SIDE], ids=["low", "360", "on its side"])
def test_the_only_move_is_in_sight(pages: Pages, tables: Tables, size: Size) -> None:
    """Passing, when nothing else can be done: nobody has to look for it in a row that scrolls."""

    def only_pass(match: Match, position: Json) -> bool:
        return [action.kind for action in match.legal_actions()] == ["pass"]

    position = found("christina-regina", 3, only_pass, bot="random")
    table = tables.make("Ada", "bot:random", "bot:random", game="christina-regina", position=position)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, size=size, touch=True)
    wait_for_stage(page, "start")
    passing = page.get_by_test_id("pass")
    expect(passing).to_be_in_viewport(ratio=1)
    assert page.evaluate(HIDDEN, '[data-testid="pass"]') == [0]
    passing.click()
    page.locator(CONFIRM).click()
    expect(page.get_by_test_id("pass")).to_have_count(0)


@pytest.mark.parametrize("language", ["hu"])
def test_bots_of_one_level_can_be_told_apart(pages: Pages, tables: Tables, language: str) -> None:
    table = tables.make("Ada", *["bot:novice"] * 4, game="christina-regina", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, size=PHONE, touch=True, language=language)
    wait_for_stage(page, "start")
    names = page.locator(".chip .who b").all_inner_texts()
    assert [name[-1] for name in names] == ["1", "2", "3", "4"]
    assert page.evaluate("[...document.querySelectorAll('.chip .who b')].every((b) => b.scrollWidth <= b.clientWidth)")
