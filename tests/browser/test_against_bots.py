"""Alone against bots: turns are taken back past theirs, a game starts the same way again, a stronger one comes next."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import CourtHand, Hand
from browser.pages import Pages, number, wait_for_stage
from browser.spoken import spoken
from browser.tables import Tables, is_final
from browser.test_complete_games import id_of
from queendom.locales import words

pytestmark = pytest.mark.slow

GAMES = {"winter-queen": Hand, "christina-regina": CourtHand}
BACK = "take-back"


def view(tables: Tables, table: str) -> dict[str, Any]:
    announced: dict[str, Any] = tables.http.get(f"/api/tables/{table}/view", params={"seat": 0}).json()
    return announced


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_taken_back_past_bots(pages: Pages, tables: Tables, game: str) -> None:
    """On one's own turn, one press for each turn, until the game is as it began."""
    table = tables.make("Ada", "bot:greedy", "bot:random", game=game, first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    hand = GAMES[game](page, seed=4)
    positions = []
    for _ in range(3):
        hand.hear()
        wait_for_stage(page, "start")
        positions.append(view(tables, table["id"])["position"])
        hand.turn()
    hand.hear()
    for was in reversed(positions):
        wait_for_stage(page, "start")
        before = number(page)
        page.get_by_test_id(BACK).click()
        page.wait_for_function(
            "n => Number(document.querySelector('[data-testid=table]').dataset.number) > n", arg=before
        )
        wait_for_stage(page, "start")
        assert view(tables, table["id"])["position"] == was
    expect(page.get_by_test_id(BACK)).to_have_count(0)
    assert tables.info(table["id"])["taken_back"] == 3
    # Told once, not three times; and what was taken back is gone from the log.
    expect(page.get_by_test_id("log").get_by_text("took the last turn back")).to_have_count(1)
    # It goes on from there.
    hand.turn()
    hand.hear()
    wait_for_stage(page, "start")
    expect(page.get_by_test_id(BACK)).to_be_visible()


@pytest.mark.parametrize("language", spoken(1))
def test_with_others_a_word_says_why_not(pages: Pages, tables: Tables, friend: Tables, language: str) -> None:
    say = words(language)
    table = tables.make("Ada", None, first=0, game="christina-regina")
    friend.command(table["id"], "sit", invitation=table["invitation"], name="Bob")
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, language=language)
    wait_for_stage(page, "start")
    action = page.get_by_test_id("action")
    hand = CourtHand(page, seed=1)
    hand.draw()
    wait_for_stage(page, "waiting")
    expect(action).to_contain_text(say("act-stands-shown"))
    expect(page.get_by_test_id(BACK)).to_have_count(0)
    draw = {"kind": "draw", "from": "copper", "bury": "gold"}
    seen = tables.info(table["id"])["number"]
    assert friend.command(table["id"], "play", seat=1, seen=seen, action=draw)["type"] == "ack"
    wait_for_stage(page, "start")
    expect(page.get_by_test_id(BACK)).to_have_count(0)


def decided(tables: Tables, bot: str, ours: int, theirs: int) -> dict[str, Any]:
    """A game whose end is near, with such points."""
    late = tables.kept("late", lambda: tables.played(is_final, "Ada", "bot:novice", first=0))
    position = view(tables, late["id"])["position"] | {"vp": [ours, theirs]}
    return tables.over("Ada", f"bot:{bot}", position=position)


def open_result(pages: Pages, tables: Tables, table: dict[str, Any], **given: Any) -> Page:
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, **given)
    wait_for_stage(page, "over")
    page.get_by_test_id("show-result").click()
    return page


def test_the_same_start_again(pages: Pages, tables: Tables) -> None:
    table = tables.over("Ada", "bot:greedy", "bot:random")
    page = open_result(pages, tables, table)
    page.get_by_test_id("same-start").click()
    page.wait_for_url(lambda url: table["id"] not in url)
    wait_for_stage(page, "start", "waiting")
    again, old = tables.info(id_of(page)), tables.info(table["id"])
    assert again["same_start_of"] == table["id"] and again["stage"] == "running"
    assert (again["commitment"], again["first"]) == (old["commitment"], old["first"])
    deals = [view(tables, one)["events"][2] for one in (again["id"], old["id"])]
    assert deals[0] == deals[1] and deals[0]["type"] == "deal"


def test_no_same_start_with_others(pages: Pages, tables: Tables, friend: Tables) -> None:
    table = tables.make("Ada", None, first=0)
    friend.command(table["id"], "sit", invitation=table["invitation"], name="Bob")
    friend.command(table["id"], "leave", seat=1)
    tables.command(table["id"], "leave", seat=0)
    page = open_result(pages, tables, table)
    expect(page.get_by_test_id("rematch")).to_be_visible()
    expect(page.get_by_test_id("same-start")).to_have_count(0)
    expect(page.get_by_test_id("next-level")).to_have_count(0)


def test_whoever_won_tries_the_next_level(pages: Pages, tables: Tables) -> None:
    table = decided(tables, "novice", 90, 3)
    page = open_result(pages, tables, table)
    button = page.get_by_test_id("next-level")
    expect(button).to_have_text("You won: try Fox")
    button.click()
    page.wait_for_url(lambda url: table["id"] not in url)
    wait_for_stage(page, "start", "waiting", "showing")
    now = tables.info(id_of(page))
    assert [one["bot"] for one in now["seats"]] == [None, "adept"]
    assert now["options"] == table["options"] and now["same_start_of"] is None
    # Not for whoever lost, nor after the strongest.
    for bot, ours, theirs in (("novice", 3, 90), ("master", 90, 3)):
        page = open_result(pages, tables, decided(tables, bot, ours, theirs))
        expect(page.get_by_test_id("rematch")).to_be_visible()
        expect(page.get_by_test_id("next-level")).to_have_count(0)
