"""What the page promises is what happens, and nothing happens before it is confirmed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import ACTIVATE, CONFIRM, CRYSTAL, PAGE, SPACE, TAKE, Hand
from browser.pages import Frames, Pages, number, stage, wait_for_stage
from browser.server_with_pages import ServerWithPages
from browser.spoken import some
from browser.tables import Json, Tables, has_everything
from browser.test_two_browsers import what_lies

pytestmark = pytest.mark.slow


def open_table(pages: Pages, tables: Tables, name: str, **settings: Any) -> tuple[Page, Frames, Json]:
    """A turn in which everything can be done, with what the page says to the server."""
    table = tables.played(has_everything, name, "bot:greedy", first=0)
    page = pages.context(cookie=tables.cookie, **settings).new_page()
    frames = Frames(page)
    pages.go(page, f"/tables/{table['id']}")
    wait_for_stage(page, "start")
    return page, frames, table


def first_number(text: str) -> int:
    return int(re.findall(r"\d+", text)[0])


def worth(page: Page, frames: Frames, book: str, index: int, colour: str) -> int:
    """What the server answered when the page asked what this page of a book would score."""
    for asked in reversed(frames.sent):
        for k, one in enumerate(asked.get("pages") or []):
            if (one["book"], one["page"], one["colour"]) == (book, index, colour) and "action" not in asked:
                announced = next(answer for answer in frames.heard if answer.get("id") == asked["id"])
                return int(announced["scores"][k]["vp"])
    raise AssertionError("the page did not ask")


def test_what_a_page_would_score(pages: Pages, tables: Tables) -> None:
    page, frames, _ = open_table(pages, tables, "Promise")
    colour = page.get_attribute(CRYSTAL, "data-crystal") or ""
    page.click(CRYSTAL)
    target = page.query_selector(PAGE)
    assert target
    book, index = (target.get_attribute("data-page") or "").split("/")
    target.click()
    wait_for_stage(page, "ready")
    promised = worth(page, frames, book, int(index), colour)
    here = page.locator(f'[data-testid="dock"] [data-page="{book}/{index}"]')
    expect(here.locator(".now")).to_contain_text(str(promised))
    expect(page.get_by_test_id("preview")).to_have_attribute("data-kind", "page")
    assert first_number(page.get_by_test_id("preview").inner_text()) == promised
    assert f"{promised}\N{NO-BREAK SPACE}VP" in here.inner_text()


@pytest.mark.parametrize("name", some(["Sum one", "Sum two", "Sum three"]))
def test_an_activation_brings_what_it_shows(pages: Pages, tables: Tables, name: str) -> None:
    page, frames, _ = open_table(pages, tables, name)
    page.locator(ACTIVATE).first.click()
    if stage(page) == "return":
        page.locator(SPACE).first.click()
    wait_for_stage(page, "ready")
    preview = page.get_by_test_id("preview")
    page.mouse.move(2, 2)
    expect(preview).to_have_attribute("data-kind", "activation")
    # By now it is known what the pages are worth.
    promised = first_number(page.locator(ACTIVATE).first.locator("b").inner_text())
    assert first_number(preview.inner_text()) == promised
    page.click(CONFIRM)
    wait_for_stage(page, "start", "over")
    step = next(one for one in frames.heard if one["type"] == "events")
    gains = [one["vp"] for one in step["events"] if one["type"] == "gain" and one["why"] != "last-crystal"]
    assert sum(gains) == promised


def test_what_a_crystal_on_the_map_changes(pages: Pages, tables: Tables) -> None:
    """Pages with a crystal show what they will be worth; after the turn, before anybody else acts, they are."""
    page, frames, _ = open_table(pages, tables, "Change")
    page.click(CRYSTAL)
    page.locator(SPACE).last.click()
    if stage(page) == "book":
        page.click('[data-take="none"]')
    wait_for_stage(page, "ready")
    page.mouse.move(2, 2)
    asked = [one for one in frames.sent if one["type"] == "preview" and one.get("action")][-1]
    page.wait_for_function("document.querySelector('[data-testid=\"preview\"]')?.dataset.kind === 'changes'")
    announced = next(one for one in frames.heard if one.get("id") == asked["id"])
    after = [score["vp"] for score in announced["scores"]]
    rows = page.get_by_test_id("preview").locator("li b").all_inner_texts()
    shown = [int(re.findall(r"\d+", text)[-1]) for text in rows if not text.startswith("+")]
    assert shown == after


def test_nothing_is_sent_before_it_is_confirmed(pages: Pages, tables: Tables) -> None:
    page, frames, _ = open_table(pages, tables, "Undecided")
    hand = Hand(page, seed=14)
    before = number(page)
    back = page.get_by_test_id("back")
    for _ in range(3):
        hand.choose(CRYSTAL)
        hand.choose(SPACE)
        if stage(page) == "book":
            hand.choose(TAKE)
        while stage(page) != "start":
            back.click()
        hand.choose(CRYSTAL)
        hand.choose(PAGE)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        assert stage(page) == "start"
        hand.choose(ACTIVATE)
        while stage(page) != "start":
            back.click()
    assert frames.commands() == []
    assert number(page) == before
    hand.turn()
    wait_for_stage(page, "start", "over")
    assert [one["type"] for one in frames.commands()] == ["play"]


def test_without_a_question_it_is_played_at_once(pages: Pages, tables: Tables) -> None:
    page, frames, _ = open_table(pages, tables, "Decided", confirm=False)
    before = number(page)
    page.click(CRYSTAL)
    page.locator(PAGE).first.click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-testid=\"table\"]').dataset.number) > before", arg=before
    )
    wait_for_stage(page, "start", "over")
    assert [one["action"]["kind"] for one in frames.commands()] == ["fill"]


def test_a_turn_can_be_taken_back_until_somebody_acts(pages: Pages, server: ServerWithPages) -> None:
    """Between people on two devices: the page offers it, and then all is as it was."""
    with Tables(server.address) as ada, Tables(server.address) as bo:
        table = ada.make("Regret", None, first=0)
        assert bo.command(table["id"], "sit", invitation=table["invitation"], name="Bo")["type"] == "ack"
        page = pages.open(f"/tables/{table['id']}", cookie=ada.cookie)
        wait_for_stage(page, "start")
        before = what_lies(page)
        page.click(CRYSTAL)
        page.click(SPACE)
        if stage(page) == "book":
            page.click('[data-take="none"]')
        page.click(CONFIRM)
        wait_for_stage(page, "waiting")
        expect(page.get_by_test_id("take-back")).to_be_visible()
        assert what_lies(page) != before
        page.get_by_test_id("take-back").click()
        wait_for_stage(page, "start")
        assert what_lies(page) == before
