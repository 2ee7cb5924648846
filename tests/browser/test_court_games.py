"""Complete games of Christina Regina through the page alone: by mouse, by keyboard, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import CONFIRM, STACKS, CourtFinger, CourtHand, CourtKeys, CourtMouse
from browser.pages import DESK, PHONE, Frames, Pages, stage, wait_for_stage
from browser.spoken import some
from browser.tables import Json, Tables
from browser.test_complete_games import NOTE_TOUCHES, id_of, play_out
from counts import SCALE

pytestmark = pytest.mark.slow


def begin(page: Page, players: int) -> None:
    """A game with bots, from the start page."""
    page.locator('[data-game="christina-regina"]').get_by_test_id("more-options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(str(players), exact=True).click()
    dialog.get_by_test_id("open-table").click()


def check_result(page: Page) -> None:
    """The result opens by itself and tells what the record does: scores, winners, and who served whom."""
    expect(page.get_by_test_id("result")).to_be_visible()
    record = page.request.get(f"{page.url.replace('/tables/', '/api/tables/')}/record").json()
    scores = page.query_selector_all('[data-testid="score"]')
    shown = {int(one.get_attribute("data-seat") or -1): int(one.inner_text()) for one in scores}
    assert [shown[seat] for seat in range(len(shown))] == record["result"]["scores"]
    winners = page.query_selector_all('li.winner [data-testid="score"]')
    assert {int(one.get_attribute("data-seat") or -1) for one in winners} == set(record["result"]["winners"])
    first = record["events"][0]
    for seat, faction in enumerate(first["factions"] if first["type"] == "deal" else record["position"]["factions"]):
        row = page.locator(f'li:has([data-testid="score"][data-seat="{seat}"])')
        # The shield with the name, and the three leaders.
        expect(row.locator(f"svg.court-{faction}")).to_have_count(4)


@pytest.mark.full
def test_two_players_by_mouse(pages: Pages, tables: Tables) -> None:
    page = pages.open("/", name="Court mouse 2", pictures=True)
    begin(page, 2)
    play_out(pages, tables, CourtMouse(page, seed=31), "christina-regina", 2)
    check_result(page)


def test_five_players_by_mouse(pages: Pages, tables: Tables) -> None:
    page = pages.open("/", name="Court mouse 5")
    begin(page, 5)
    play_out(pages, tables, CourtMouse(page, seed=32), "christina-regina", 5)
    check_result(page)
    assert len(page.query_selector_all('[data-testid="score"]')) == 5


def test_two_players_by_keys(pages: Pages, tables: Tables) -> None:
    page = pages.context(name="Court keys").new_page()
    page.add_init_script(NOTE_TOUCHES)
    pages.go(page, "/")
    keys = CourtKeys(page, seed=33)
    keys._tab_to('[data-game="christina-regina"] [data-testid="more-options"]')
    page.keyboard.press("Enter")
    # How many play: a group of radio buttons, the number asked for is one of them.
    keys._tab_to('dialog [type="radio"]')
    for _ in range(6):
        if page.evaluate("document.activeElement.closest('label')?.innerText.trim() === '2'"):
            break
        page.keyboard.press("ArrowRight")
    keys._tab_to('[data-testid="open-table"]')
    page.keyboard.press("Enter")
    wait_for_stage(page, "start", "waiting")
    assert len(page.query_selector_all("section[data-seat]")) == 1

    # Escape goes back a step at a time, and out of the assassination.
    wait_for_stage(page, "start")
    page.keyboard.press("1")
    page.keyboard.press("2")
    assert stage(page) == "ready"
    page.keyboard.press("Escape")
    assert stage(page) == "bury"
    page.keyboard.press("Escape")
    assert stage(page) == "start"
    page.keyboard.press("k")
    expect(page.get_by_test_id("attempt")).to_be_visible()
    assert stage(page) == "number"
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("attempt")).to_have_count(0)
    wait_for_stage(page, "start")

    keys.attempt()
    wait_for_stage(page, "start")
    keys.hear()
    for mode in ("agitate", "manipulate"):
        keys.start(mode)
        assert stage(page) == "stack"
        page.keyboard.press("Escape")
        wait_for_stage(page, "start")
    play_out(pages, tables, keys, "christina-regina", 2)
    check_result(page)
    assert page.evaluate("window.touched") is None
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("result")).to_be_hidden()


@pytest.mark.full
def test_three_players_by_touch(pages: Pages, tables: Tables) -> None:
    page = pages.open("/", name="Court finger", size=PHONE, touch=True, pictures=SCALE >= 1)
    page.get_by_test_id("quick-christina-regina").tap()
    finger = CourtFinger(page, seed=34)
    wait_for_stage(page, "start")
    finger.pull("copper", "gold")
    wait_for_stage(page, "ready")
    assert page.locator('[data-stack="copper"]').get_attribute("data-look") == "drawn"
    assert page.locator('[data-stack="gold"]').get_attribute("data-look") == "burying"
    finger.choose(CONFIRM)
    wait_for_stage(page, "start")
    record = page.request.get(f"{pages.address}/api/tables/{id_of(page)}/record").json()
    mine = [event["action"] for event in record["events"] if event["type"] == "move"]
    assert {"kind": "draw", "from": "copper", "bury": "gold"} in mine
    play_out(pages, tables, finger, "christina-regina", 3)
    check_result(page)


def test_a_pull_that_ends_nowhere(pages: Pages, tables: Tables) -> None:
    """The card stays drawn; the next tap chooses the one to bury."""
    table = tables.make("Half a pull", "bot:greedy", game="christina-regina", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    wait_for_stage(page, "start")
    card = page.locator('[data-stack="silver"]')
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] + 120, steps=4)
    page.mouse.up()
    wait_for_stage(page, "bury")
    assert card.get_attribute("data-look") == "drawn"
    # With the mouse gone, Enter on a card is a choice as ever.
    page.locator('[data-stack="gold"]').focus()
    page.keyboard.press("Enter")
    wait_for_stage(page, "ready")
    # The third could still be buried instead.
    looks = [page.locator(f'[data-stack="{one}"]').get_attribute("data-look") for one in STACKS]
    assert looks == ["bury", "drawn", "burying"]


@pytest.mark.parametrize("size", some([PHONE, DESK]))
def test_the_button_to_confirm_stays_under_the_finger(pages: Pages, tables: Tables, size: tuple[int, int]) -> None:
    """What the server foresees comes later than the button: it must not push it away."""
    table = tables.make("Under the finger", "bot:greedy", game="christina-regina", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, size=size)
    wait_for_stage(page, "start")
    page.click('[data-stack="copper"]')
    page.evaluate(
        """confirm => {
            window.seen = new Set();
            const look = () => {
                const box = document.querySelector(confirm)?.getBoundingClientRect();
                if (box) window.seen.add(`${Math.round(box.x)} ${Math.round(box.y)}`);
            };
            const everything = { subtree: true, childList: true, attributes: true, characterData: true };
            new MutationObserver(look).observe(document.body, everything);
        }""",
        CONFIRM,
    )
    page.click('[data-stack="gold"]')
    expect(page.locator("[data-anchor^='influence/'] li:not(.none), .discards li:not(.none)")).to_have_count(1)
    assert len(page.evaluate("[...window.seen]")) == 1


def test_what_a_draw_would_do_is_told_before(pages: Pages, tables: Tables) -> None:
    table = tables.make("Foreseen", "bot:greedy", game="christina-regina", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    wait_for_stage(page, "start")
    page.click('[data-stack="copper"]')
    page.click('[data-stack="silver"]')
    expect(page.locator(".changes li")).to_have_count(2)
    # What the server foresees comes later.
    expect(page.locator("[data-anchor^='influence/'] li:not(.none), .discards li:not(.none)")).to_have_count(1)
    moved, buried = page.locator(".changes li").all_inner_texts()
    goes_to = "discards" if page.locator('[data-testid="court"] .discards li svg').count() else "influence"
    rows = page.locator("[data-anchor^='influence/'] li:not(.none)")
    assert rows.count() == (goes_to == "influence")
    assert "Copper" in moved
    assert "Silver" in buried
    page.get_by_test_id("back").click()
    wait_for_stage(page, "bury")
    expect(rows).to_have_count(0)


def test_passing_is_confirmed(pages: Pages, tables: Tables) -> None:
    """And nothing is offered that cannot be done."""
    table = tables.played(lambda now: now["legal"]["pass"], "Passer", "bot:greedy", game="christina-regina", first=0)
    page = pages.context(cookie=tables.cookie).new_page()
    frames = Frames(page)
    pages.go(page, f"/tables/{table['id']}")
    hand = CourtHand(page, seed=3)
    hand.hear()
    wait_for_stage(page, "start")
    hand.start("pass")
    assert wait_for_stage(page, "ready") == "ready"
    assert frames.commands() == []
    page.keyboard.press("Escape")
    wait_for_stage(page, "start")
    hand.start("pass")
    page.click(CONFIRM)
    page.wait_for_function("document.querySelector('[data-testid=action]').dataset.stage !== 'ready'")
    assert [one["action"] for one in frames.commands()] == [{"kind": "pass"}]


def test_what_would_be_discarded_is_marked(pages: Pages, tables: Tables) -> None:
    """The pile is sorted: the new card is seldom the last."""

    def is_between(now: Json) -> bool:
        return bool(now["legal"]["agitate"]) and "gold-none" in now["position"]["discards"]

    table = tables.played(is_between, "Agitator", "bot:greedy", game="christina-regina", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    CourtHand(page, seed=3).hear()
    wait_for_stage(page, "start")
    page.click('[data-mode="agitate"]')
    before = page.locator(".discards li").count()
    page.click('[data-stack="copper"]')
    expect(page.locator(".discards li")).to_have_count(before + 1)
    marked = page.locator(".discards li:has(.drawn)")
    expect(marked).to_have_count(1)
    label = page.locator('[data-stack="copper"] .unseen').inner_text()
    assert marked.locator(".unseen").inner_text() in label
