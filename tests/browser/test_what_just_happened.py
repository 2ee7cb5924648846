"""What others did since one's last turn stays on the table until one acts, and can be shown once more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.pages import PHONE, Frames, Pages, wait_for_stage
from browser.scenes import TOWERS, act, activating, filling, look, placing, three_deeds
from browser.server_with_pages import ServerWithPages
from browser.tables import Json, Tables

AGAIN = '[data-testid="again"]'
#: Whose turns the prompt tells, in their order.
LISTEN = """() => {
    window.told = [];
    const note = () => {
        const name = document.querySelector('[data-testid="prompt"]')?.textContent.match(/^(Bo|Cy|Di):/);
        if (name) window.told.push(name[1]);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
#: What a space is called, from then to then.
NAMES = """(space) => {
    window.names = [];
    const note = () => window.names.push(document.querySelector(`[data-space="${space}"]`).getAttribute("aria-label"));
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
AGAIN_END = '[data-testid="again-end"]'


@pytest.fixture(scope="module")
def friends(server: ServerWithPages) -> Iterator[Tables]:
    """Another device."""
    with Tables(server.address) as made:
        made.http.get("/api/tables")
        yield made


def seated(tables: Tables, friends: Tables, *names: str, **more: Any) -> str:
    """A table of friends, who share a device, with us in the first seat."""
    table = friends.make(None, *names, **more)
    assert tables.command(table["id"], "sit", invitation=table["invitation"], name="Ada")["type"] == "ack"
    id: str = table["id"]
    return id


@pytest.fixture(scope="module")
def round_of_deeds(tables: Tables, friends: Tables) -> Json:
    """Bo has filled a page, Cy gone to a tower with a book, Di activated a book: it is Ada's turn."""
    id = seated(tables, friends, "Bo", "Cy", "Di", position=three_deeds())
    act(tables, id, 0, lambda now: placing(now, set(now["legal"]["spaces"]) - set(TOWERS)))
    filled = act(friends, id, 1, filling)
    placed = act(friends, id, 2, lambda now: placing(now, TOWERS, with_book=True))
    lay = look(friends, id, 3)["position"]["map"]
    gone = act(friends, id, 3, lambda now: activating(now, but=[placed["space"]]))
    return {"id": id, "filled": filled, "placed": placed, "gone": gone, "colour": lay[gone["return"]]}


def check_deeds(page: Page, deeds: Json) -> None:
    filled, placed, gone = deeds["filled"], deeds["placed"], deeds["gone"]
    expect(page.locator(f'[data-done="{placed["space"]}"][data-by="2"]')).to_be_visible()
    expect(page.locator(f'[data-done="{gone["return"]}"][data-by="3"]')).to_be_visible()
    expect(page.locator(f'[data-space="{gone["return"]}"] [data-testid="gone"]')).to_be_visible()
    expect(page.locator(f'[data-page="{filled["book"]}/{filled["page"]}"] [data-by="1"]')).to_be_visible()
    expect(page.locator(f'[data-pile="{placed["take"]}"] [data-by="2"]')).to_be_visible()
    expect(page.locator(f'[data-seat="3"] [data-gone="{gone["book"]}"]')).to_be_visible()


def name_of(page: Page, space: str) -> str:
    return page.get_attribute(f'[data-space="{space}"]', "aria-label") or ""


def test_the_deeds_of_three_are_marked_named_and_outlive_a_reload(
    pages: Pages, tables: Tables, round_of_deeds: Json
) -> None:
    page = pages.open(f"/tables/{round_of_deeds['id']}", cookie=tables.cookie)
    wait_for_stage(page, "start")
    check_deeds(page, round_of_deeds)
    space, left = round_of_deeds["placed"]["space"], round_of_deeds["gone"]["return"]
    assert name_of(page, space).endswith("placed by Cy since your turn")
    colour = round_of_deeds["colour"]
    assert name_of(page, left).endswith(f"{colour} crystal sent back to the bag by Di since your turn")
    # On a castle or tower the ring lies within the light frame, not on it.
    ring, tile = (
        page.locator(selector).first.bounding_box()
        for selector in (f'[data-space="{space}"] .last', f'[data-space="{space}"] .hit')
    )
    assert ring and tile and ring["width"] < tile["width"] * 0.82
    page.reload()
    wait_for_stage(page, "start")
    check_deeds(page, round_of_deeds)
    # Whoever watches sees the last turn of everybody else.
    watching = pages.open(f"/tables/{round_of_deeds['id']}")
    check_deeds(watching, round_of_deeds)
    assert name_of(watching, space).endswith("placed by Cy in the last round")
    phone = pages.open(f"/tables/{round_of_deeds['id']}", cookie=tables.cookie, size=PHONE, touch=True)
    expect(phone.locator(f'[data-done="{space}"]')).to_be_visible()
    expect(phone.locator(f'[data-pile="{round_of_deeds["placed"]["take"]}"] [data-by="2"]')).to_be_visible()
    expect(phone.locator('[data-seat="1"] [data-by="1"]')).to_be_visible()
    expect(phone.locator('[data-seat="3"] [data-gone]')).to_be_visible()


def test_the_round_is_shown_again_and_nothing_happens(pages: Pages, tables: Tables, round_of_deeds: Json) -> None:
    page = pages.context(cookie=tables.cookie).new_page()
    frames = Frames(page)
    pages.go(page, f"/tables/{round_of_deeds['id']}")
    wait_for_stage(page, "start")
    space = round_of_deeds["placed"]["space"]
    before = name_of(page, space)
    number = page.get_attribute('[data-testid="table"]', "data-number")
    page.evaluate(LISTEN)
    page.evaluate(NAMES, space)
    page.click(AGAIN)
    # From the beginning: the crystal does not lie there yet; then turn after turn, and back.
    page.wait_for_selector(AGAIN_END)
    page.wait_for_selector(AGAIN)
    assert any("crystal." not in one for one in page.evaluate("names"))
    assert list(dict.fromkeys(page.evaluate("told"))) == ["Bo", "Cy", "Di"]
    assert name_of(page, space) == before
    check_deeds(page, round_of_deeds)
    # By its key; whoever acts has seen enough.
    page.keyboard.press("s")
    page.wait_for_selector(AGAIN_END)
    page.keyboard.press("c")
    wait_for_stage(page, "start")
    assert page.evaluate("document.activeElement.matches('[data-crystal]')")
    page.keyboard.press("s")
    page.wait_for_selector(AGAIN_END)
    page.locator(f'[data-space="{space}"] .hit').click(force=True)
    page.wait_for_selector(AGAIN_END, state="detached")
    assert name_of(page, space).startswith(before.split(".")[0])
    assert page.get_attribute('[data-testid="table"]', "data-number") == number
    assert not frames.commands()


def test_marks_go_when_one_has_acted(pages: Pages, tables: Tables, friends: Tables) -> None:
    id = seated(tables, friends, "Bo")
    first = look(tables, id, 0)["table"]["to_act"]
    if first == 0:
        act(tables, id, 0, lambda now: placing(now, now["legal"]["spaces"]))
    theirs = act(friends, id, 1, lambda now: placing(now, TOWERS))
    page = pages.open(f"/tables/{id}", cookie=tables.cookie)
    wait_for_stage(page, "start")
    expect(page.locator(f'[data-done="{theirs["space"]}"]')).to_be_visible()
    act(tables, id, 0, lambda now: placing(now, now["legal"]["spaces"]))
    expect(page.locator("[data-done]")).to_have_count(0)
    then = act(friends, id, 1, lambda now: placing(now, now["legal"]["spaces"]))
    expect(page.locator(f'[data-done="{then["space"]}"][data-by="1"]')).to_be_visible()
    expect(page.locator("[data-done]")).to_have_count(1)
    # What Bo did could be taken back: then it did not happen.
    announced = look(friends, id, 1)
    if announced["take_back"] == 1:
        assert friends.command(id, "take-back", seen=announced["number"], seat=1)["type"] == "ack"
        expect(page.locator("[data-done]")).to_have_count(0)


def test_the_court_marks_cards_and_daggers(pages: Pages, tables: Tables, friends: Tables) -> None:
    id = seated(tables, friends, "Bo", "Cy", "Di", game="christina-regina", first=0)
    page = pages.open(f"/tables/{id}", cookie=tables.cookie)
    wait_for_stage(page, "start")
    act(tables, id, 0, lambda now: {"kind": "manipulate", "stacks": ["copper", "silver"]})
    wait_for_stage(page, "waiting")
    act(friends, id, 1, lambda now: {"kind": "draw", "from": "gold", "bury": "copper"})
    act(friends, id, 2, lambda now: {"kind": "manipulate", "stacks": ["copper", "silver"]})
    act(friends, id, 3, lambda now: {"kind": "agitate", "stack": "gold"})
    wait_for_stage(page, "start")
    drawn = page.locator('.influence [data-by="1"], .discards [data-by="1"]')
    for _ in range(2):
        expect(page.locator('[data-buried="copper"] [data-by="1"]')).to_be_visible()
        expect(drawn).to_be_visible()
        for stack in ("copper", "silver"):
            expect(page.locator(f'[data-stack="{stack}"] [data-by="2"]')).to_be_visible()
        expect(page.locator('.discards [data-by="3"]')).to_be_visible()
        assert "swapped here by Cy since your turn" in page.inner_text('[data-stack="silver"]')
        assert "a card was buried here by Bo since your turn" in page.inner_text('[data-stack="copper"]')
        page.reload()
        wait_for_stage(page, "start")
    page.keyboard.press("s")
    page.wait_for_selector(AGAIN_END)
    expect(drawn).to_have_count(0)
    page.wait_for_selector(AGAIN)
    expect(drawn).to_be_visible()
    # Ada acts: nothing is marked. Then Bo strikes Di.
    act(tables, id, 0, lambda now: {"kind": "draw", "from": "copper", "bury": "silver"})
    wait_for_stage(page, "waiting")
    expect(page.locator("[data-by]")).to_have_count(0)
    act(
        friends, id, 1,
        lambda now: {"kind": "assassinate", "victim": 3, "number": 1, "colour": now["legal"]["colours"][0]},
    )  # fmt: skip
    expect(page.locator('[data-seat="3"] .leaders [data-by="1"]')).to_be_visible()
    expect(page.locator('[data-seat="1"] .daggers .done')).to_be_visible()
