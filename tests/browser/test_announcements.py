"""What screen readers are told: one sentence for each event, in the order of the events, from the message keys."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.input_methods import Hand
from browser.pages import Pages, number, wait_for_stage
from browser.tables import Json, Tables
from browser.test_complete_games import id_of
from queendom.locales import words

pytestmark = pytest.mark.slow

LISTEN = """
() => {
  window.heard = [];
  window.where = [];
  for (const id of ["announcer", "announcer-too"]) {
    const one = document.querySelector(`[data-testid="${id}"]`);
    const hear = () => {
      if (!one.textContent) return;
      window.heard.push(one.textContent);
      window.where.push(id);
    };
    new MutationObserver(hear).observe(one, { childList: true, characterData: true, subtree: true });
  }
}
"""


def effect(edition: Json, book: str, page: int) -> str:
    """A page's effect in English: with the depicted crystal, if there is one."""
    say = words("en")
    kind, _, depicted = edition["books"]["pages"][book][page].partition("-")
    name = say(f"effect-{kind}")
    return say("effect-depicting", effect=name, colour=depicted) if depicted else name


def sentence(event: Json, edition: Json, before: dict[str, str], tops: dict[str, str], name: str) -> str:
    """An event in words, written down here once more. `before` lies on the map before it, `tops` on the piles."""
    say = words("en")
    given: dict[str, Any] = {"name": name}
    match event:
        case {"type": "move", "action": {"kind": "place", "take": None} as action}:
            return say("told-place", **given, colour=action["colour"], space=action["space"])
        case {"type": "move", "action": {"kind": "place"} as action}:
            left, right = (effect(edition, tops[action["take"]], page) for page in (0, 1))
            book = say("book-name", left=left, right=right)
            return say("told-place-take", **given, colour=action["colour"], space=action["space"], book=book)
        case {"type": "move", "action": {"kind": "fill"} as action}:
            page = effect(edition, action["book"], action["page"])
            return say("told-fill", **given, colour=action["colour"], effect=page)
        case {"type": "move", "action": {"kind": "activate"} as action}:
            left, right = (effect(edition, action["book"], page) for page in (0, 1))
            book = say("book-name", left=left, right=right)
            back = action.get("return")
            if back is None:
                return say("told-activate", **given, book=book)
            return say("told-activate-return", **given, book=book, space=back, colour=before[back])
        case {"type": "move"}:
            return say("told-pass", **given)
        case {"type": "gain", "why": "last-crystal"}:
            return say("told-gain-last", **given)
        case {"type": "gain"}:
            page = effect(edition, event["book"], event["page"])
            if event.get("spaces"):
                spaces = " ".join(event["spaces"])
                return say("told-gain-spaces", **given, vp=str(event["vp"]), effect=page, spaces=spaces)
            return say("told-gain", **given, vp=str(event["vp"]), effect=page)
        case {"type": "refill"}:
            crystals = " ".join(say(f"crystal-{colour}") for colour in event["crystals"])
            return say("told-refill", holder=event["holder"] + 1, crystals=crystals)
        case {"type": "reveal"}:
            left, right = (effect(edition, event["book"], page) for page in (0, 1))
            book = say("book-name", left=left, right=right)
            return say("told-reveal", county=event["county"], book=book)
        case {"type": "final-stage"}:
            return say("told-final-stage")
        case {"type": "end"}:
            return say("told-end")
    raise AssertionError(event)


def expected(page: Page, address: str, edition: Json) -> list[str]:
    """Every event of the game after the deal, in words."""
    record = page.request.get(f"{address}/api/tables/{id_of(page)}/record").json()
    lying: dict[str, str] = {}
    tops: dict[str, str] = {}
    announced = []
    for event in record["events"]:
        if event["type"] == "deal":
            tops = event["tops"]
            continue
        name = "You" if event.get("seat") == 0 else "Magpie"
        announced.append(sentence(event, edition, lying, tops, name))
        action = event.get("action", {})
        if action.get("kind") == "place":
            lying[action["space"]] = action["colour"]
        elif action.get("return"):
            del lying[action["return"]]
        elif event["type"] == "reveal":
            tops[event["county"]] = event["book"]
    return announced


def test_one_sentence_for_each_event(pages: Pages, tables: Tables) -> None:
    table = tables.make("Listener", "bot:greedy", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    edition = page.request.get(f"{pages.address}/api/games/winter-queen/editions/{table['edition']}").json()["data"]
    wait_for_stage(page, "start")
    page.evaluate(LISTEN)
    Hand(page, seed=12).play_on()
    heard: list[str] = page.evaluate("heard")
    turn = words("en")("act-your-turn")
    announced = [one for one in heard if one != turn]
    assert announced == expected(page, pages.address, edition)
    # Whose turn it is comes after what the others did, once a turn.
    assert heard.count(turn) > 10
    assert not any(one == other == turn for one, other in pairwise(heard))
    assert number(page) > len(announced)


def test_a_repeated_sentence_is_heard_again(pages: Pages, tables: Tables) -> None:
    """Two elements take turns: the same words in the same element would be silent."""
    table = tables.make("Echo", "bot:greedy", first=0)
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    wait_for_stage(page, "start")
    page.evaluate(LISTEN)
    hand = Hand(page, seed=13)
    hand.play_on(4)
    wait_for_stage(page, "start")
    last: list[str] = page.evaluate("where")
    assert len(last) > 8
    assert all(one != other for one, other in pairwise(last))
