"""Games watched again: from a record or at their table, turn by turn, through anybody's eyes; and shared positions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import queendom
from browser.look import KEY, TEXTS, axe, settled_look
from browser.pages import PHONE, Frames, Pages, wait_for_stage
from browser.spoken import some, spoken
from browser.tables import Json, Tables
from browser.visibility import Ears, drawn, leaks
from counts import SCALE
from queendom.locales import words
from queendom.server.analysis import replay
from queendom.server.wire import Eyes

pytestmark = pytest.mark.slow

ARCHIVE = Path(__file__).parents[1] / "archive"
GAMES = {"winter-queen": "ending-final-scoring", "christina-regina": "ending-scored"}
#: What a table shows of a position, in the position's own words.
SHOWN = r"""
() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const map = {};
  for (const one of all("[data-space]")) {
    const crystal = one.querySelector('g:not(.gone) > svg > use[href^="#c-"]');
    if (crystal) map[one.dataset.space] = crystal.getAttribute("href").slice(3);
  }
  const influence = {};
  for (const one of all('[data-anchor^="influence/"]')) {
    const metal = one.dataset.anchor.split("/")[1];
    influence[metal] = all(".plate", one).map((plate) => `${metal}-${/court-(\w+)/.exec(plate.className)[1]}`);
  }
  const vp = {};
  for (const one of all(".vp b"))
    if (!one.closest("dialog")) {
      const anchor = one.closest('[data-anchor^="vp/"]');
      vp[one.closest("[data-seat]")?.dataset.seat ?? anchor.dataset.anchor.split("/")[1]] = Number(one.textContent);
    }
  const log = document.querySelector('[data-testid="log"]')?.innerText ?? "";
  return { map, influence, vp, log };
}
"""
CALM = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def read(game: str) -> Json:
    record: Json = json.loads((ARCHIVE / f"{GAMES[game]}.json").read_text(encoding="utf-8"))
    return record


def file_of(record: Json | str, name: str = "game.json") -> Any:
    text = record if isinstance(record, str) else json.dumps(record)
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def open_record(page: Page, record: Json) -> None:
    page.get_by_test_id("record-file").set_input_files(file_of(record))
    expect(page.get_by_test_id("turn")).to_have_text(words("en")("replay-before-first"))


def last_number(step: Json) -> int:
    return int(step["first_number"] + len(step["events"]) - 1)


def wait_until_at(page: Page, steps: list[Json], moment: int) -> None:
    """The moment is chosen, and the table shows it."""
    page.wait_for_function(
        """([moment, number]) => document.querySelector('[data-testid="replay"]')?.dataset.at === String(moment)
            && document.querySelector('[data-testid="table"]')?.dataset.number === String(number)""",
        arg=[moment, last_number(steps[moment])],
        polling=10,
    )
    page.evaluate(CALM)


def check_shown(shown: Json, position: Json) -> None:
    if position["game"] == "winter-queen":
        assert shown["map"] == position["map"]
        assert shown["vp"] == {str(seat): vp for seat, vp in enumerate(position["vp"])}
    else:
        assert shown["influence"] == position["influence"]


def scores_of(page: Page) -> list[int]:
    """What the result tells, by seat."""
    expect(page.get_by_test_id("result")).to_be_visible()
    announced = page.get_by_test_id("score").all()
    shown = {
        int(one.get_attribute("data-seat") or -1): int(re.findall(r"\d+", one.inner_text())[0]) for one in announced
    }
    return [shown[seat] for seat in range(len(shown))]


@pytest.mark.parametrize("game", GAMES)
def test_a_jump_and_every_turn_lead_to_the_same_end(pages: Pages, game: str) -> None:
    record = read(game)
    steps = replay(record, "all")["steps"]
    last = len(steps) - 1
    page = pages.open("/replay")
    open_record(page, record)
    page.get_by_test_id("to-end").click()
    wait_until_at(page, steps, last)
    jumped = page.evaluate(SHOWN)
    check_shown(jumped, steps[-1]["position"])
    expect(page.get_by_role("dialog")).to_have_count(0)  # the result waits until it is asked for
    page.get_by_test_id("show-result").click()
    assert scores_of(page) == record["result"]["scores"]
    page.keyboard.press("Escape")
    page.get_by_test_id("to-start").click()
    wait_until_at(page, steps, 0)
    check_shown(page.evaluate(SHOWN), steps[0]["position"])
    # ./test --full goes through all turns, otherwise through the first ones and the last.
    skipped = range(8, last - 4) if SCALE < 1 else range(0)
    for moment in range(1, last + 1):
        if moment in skipped:
            continue
        if moment - 1 in skipped:
            page.get_by_test_id("slider").fill(str(moment - 1))
            wait_until_at(page, steps, moment - 1)
        page.get_by_test_id("one-on").click()
        wait_until_at(page, steps, moment)
        if moment < last:
            check_shown(page.evaluate(SHOWN), steps[moment]["position"])
    # Reached turn by turn, the end shows its result by itself.
    assert scores_of(page) == record["result"]["scores"]
    if game == "christina-regina":
        # With how the influence was counted, card by card.
        cards = sum(map(len, steps[-1]["position"]["influence"].values()))
        expect(page.locator("dialog .stacks li.row")).to_have_count(cards)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(SHOWN) == jumped


def test_keys_walk_through_a_game(pages: Pages) -> None:
    record = read("winter-queen")
    steps = replay(record, "all")["steps"]
    last = len(steps) - 1
    page = pages.open("/replay")
    open_record(page, record)
    for key, moment in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        wait_until_at(page, steps, moment)
    page.keyboard.press("ArrowLeft")
    wait_until_at(page, steps, 0)
    play = page.get_by_test_id("play")
    page.keyboard.press("Space")
    expect(play).to_have_text(words("en")("replay-pause"))
    page.wait_for_function("() => document.querySelector('[data-testid=\"replay\"]').dataset.at >= 2")
    page.keyboard.press("Space")
    expect(play).to_have_text(words("en")("replay-play"))
    # At the end it stops by itself.
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    wait_until_at(page, steps, last - 1)
    page.keyboard.press("Space")
    wait_until_at(page, steps, last)
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(play).to_have_text(words("en")("replay-play"))
    page.keyboard.press("Escape")
    # The slider has the same keys, and does not count a press twice.
    page.get_by_test_id("slider").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    wait_until_at(page, steps, 1)
    page.keyboard.press("End")
    wait_until_at(page, steps, last)
    # Keys of a list stay its own.
    page.get_by_test_id("speed").focus()
    page.keyboard.press("Home")
    wait_until_at(page, steps, last)


def test_other_eyes_hide_what_they_could_not_know(pages: Pages) -> None:
    record = read("christina-regina")
    whole = replay(record, "all")["steps"]
    page = pages.context().new_page()
    ears = Ears(page)
    pages.go(page, "/replay")
    open_record(page, record)
    factions = whole[0]["position"]["factions"]
    expect_drawn(page, factions)
    last = len(whole) - 1
    say = words("en")
    log = page.get_by_test_id("log")
    for eyes in ("0", "2", "public"):
        ears.bodies()
        with page.expect_response("**/api/replays"):
            page.get_by_test_id("eyes").select_option(eyes)
        seat = None if eyes == "public" else int(eyes)
        steps = replay(record, eyes)["steps"]
        for moment in (0, 8, 15, last - 1):
            page.get_by_test_id("slider").fill(str(moment))
            wait_until_at(page, steps, moment)
            expect_drawn(page, steps[moment]["position"]["factions"])
        # Of attempts, the log tells the daggers that this seat held or met.
        attempts = [e for step in steps for e in step["events"] if e.get("action", {}).get("kind") == "assassinate"]
        announced = sum("colour" in event["action"] for event in attempts)
        assert announced == sum(seat in (event["seat"], event["action"]["victim"]) for event in attempts)
        mark = (
            say("told-cr-assassinate-dagger", name="", victim="", number="", colour="")
            .rpartition(",")[2]
            .partition("  ")[0]
            .strip()
        )
        assert log.inner_text().count(mark) == announced
        bodies = [body for body in ears.bodies() if "steps" in body]
        assert len(bodies) == 1
        assert not leaks(bodies[0]["steps"][:-1], seat)
        # At the end everybody's faction is revealed.
        page.keyboard.press("Escape")
        page.get_by_test_id("to-end").click()
        wait_until_at(page, steps, last)
        expect_drawn(page, factions)


def test_an_attempt_with_nothing_hidden(pages: Pages) -> None:
    """The dagger and the shield are both open, to the eye and in the log; to everybody then they were not."""
    record = read("christina-regina")
    steps = replay(record, "all")["steps"]
    at, attempt = next(
        (k, event)
        for k, step in enumerate(steps)
        for event in step["events"]
        if event["type"] == "attempt" and not event["success"]
    )
    dagger = steps[at]["events"][0]["action"]["colour"]
    say = words("en")
    page = pages.open("/replay", speed="calm")
    open_record(page, record)
    for eyes, role in (("all", "all"), ("public", "court"), (str(attempt["victim"]), "victim")):
        with page.expect_response("**/api/replays"):
            page.get_by_test_id("eyes").select_option(eyes)
        page.get_by_test_id("slider").fill(str(at - 1))
        page.get_by_test_id("one-on").click()
        telling = page.get_by_test_id("ceremony")
        expect(telling).to_have_attribute("data-role", role)
        seen = {one.removeprefix("ceremony: ") for one in drawn(page) if one.startswith("ceremony")}
        assert seen == {"all": {dagger, attempt["victim_colour"]}, "court": set(), "victim": {dagger}}[role]
        if role == "all":
            announced = telling.inner_text()
            assert say(f"court-{dagger}") in announced and say(f"court-{attempt['victim_colour']}") in announced
        page.get_by_test_id("go-on").click()
        expect(telling).to_have_count(0)
        last = page.get_by_test_id("log").locator(".entry").last.inner_text()
        assert (say(f"court-{dagger}") in last) == (role != "court")
        assert (say(f"court-{attempt['victim_colour']}") in last) == (role == "all")


def test_giving_up_is_no_turn(pages: Pages) -> None:
    record = read("christina-regina")
    starts = [k for k, event in enumerate(record["events"]) if event["type"] == "move"]
    match = queendom.replay({**record, "events": record["events"][: starts[3]], "result": None})
    match.abandon()
    page = pages.open("/replay")
    open_record(page, dict(match.record()))
    say, turn = words("en"), page.get_by_test_id("turn")
    for announced in (say("replay-turn", turn=k, turns=3) for k in (1, 2, 3)):
        page.get_by_test_id("one-on").click()
        expect(turn).to_have_text(announced)
    page.get_by_test_id("one-on").click()
    expect(turn).to_have_text(say("replay-given-up", turn=3))


def test_what_an_action_card_was_played_as(pages: Pages) -> None:
    """Where there is a log; of a bare position nobody can tell."""
    record = read("christina-regina")
    steps = replay(record, "all")["steps"]
    kinds = {"agitate", "manipulate", "persuade"}
    moves = [event for event in record["events"] if event["type"] == "move"]
    played = {event["seat"]: event["action"]["kind"] for event in moves if event["action"]["kind"] in kinds}
    assert len(set(played.values())) > 1
    at = 1 + max(k for k, event in enumerate(moves) if event["action"]["kind"] in kinds)
    context = pages.context()
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=pages.address)
    page = context.new_page()
    pages.go(page, "/replay")
    open_record(page, record)
    page.get_by_test_id("slider").fill(str(at))
    wait_until_at(page, steps, at)
    say = words("en")

    def shown() -> dict[int, str]:
        panels = page.locator("section[data-seat]").all()
        found = {int(one.get_attribute("data-seat") or -1): one.get_by_test_id("action-card").inner_text().strip()
                 for one in panels}  # fmt: skip
        bottom = next(seat for seat in range(len(record["seats"])) if seat not in found)
        return found | {bottom: page.get_by_test_id("own-action-card").inner_text().strip()}

    for seat, announced in shown().items():
        if seat in played:
            assert announced.endswith(say(f"court-{played[seat]}"))
        else:
            assert announced in (say("court-action-ready"), say("court-action-card"))
    page.get_by_test_id("copy-position").click()
    expect(page.get_by_test_id("toast")).to_be_visible()
    page.goto(str(page.evaluate("navigator.clipboard.readText()")))
    expect(page.get_by_test_id("position")).to_be_visible()
    assert {seat for seat, announced in shown().items() if announced == say("court-action-spent")} == set(played)


def test_other_eyes_do_not_count_the_points_of_others(pages: Pages) -> None:
    """Points lie face down at this table: everybody counts their own until the end."""
    record = read("winter-queen")
    assert record["options"]["scores"] == "hidden"
    page = pages.open("/replay")
    open_record(page, record)
    moment = 40
    looks: dict[Eyes, set[int]] = {"1": {1}, "public": set(), "all": {0, 1, 2, 3}}
    for eyes, seats in looks.items():
        steps = replay(record, eyes)["steps"]
        with page.expect_response("**/api/replays"):
            page.get_by_test_id("eyes").select_option(eyes)
        page.get_by_test_id("slider").fill(str(moment))
        wait_until_at(page, steps, moment)
        vp = steps[moment]["position"]["vp"]
        expect(page.locator("main .vp b")).to_have_count(len(seats))
        assert page.evaluate(SHOWN)["vp"] == {str(seat): vp[seat] for seat in seats}
        page.get_by_test_id("to-end").click()
        wait_until_at(page, steps, len(steps) - 1)
        check_shown(page.evaluate(SHOWN), steps[-1]["position"])


def expect_drawn(page: Page, factions: list[str | None]) -> None:
    """Each known faction at its seat, the one below in the dock, the sheet no wiser; no other anywhere."""
    found, say = drawn(page), words("en")
    known = [(seat, faction) for seat, faction in enumerate(factions) if faction]
    sheet = {one for one in found if one.startswith("sheet")}
    assert sheet <= {f"sheet: Player {seat + 1}: {say(f'court-{faction}')}" for seat, faction in known}, found
    places = set(found) - sheet
    assert {one for one in places if one[0].isdigit()} <= {f"{seat}: {faction}" for seat, faction in known}, found
    assert sorted(one.rpartition(": ")[2] for one in places) == sorted(faction for _, faction in known), found


@pytest.mark.parametrize("game", some(list(GAMES)))
def test_a_table_shows_its_own_game_again(pages: Pages, tables: Tables, game: str) -> None:
    more: Any = {"game": game, "first": 0}
    table = tables.over(f"Again {game}", "bot:greedy", **more)
    record = tables.record(table["id"])
    steps = replay(record, "all")["steps"]
    last = len(steps) - 1
    page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie)
    wait_for_stage(page, "over")
    page.get_by_test_id("show-result").click()
    page.get_by_test_id("watch-again").click()
    page.wait_for_url("**/replay")
    wait_until_at(page, steps, 0)
    page.keyboard.press("End")
    wait_until_at(page, steps, last)
    check_shown(page.evaluate(SHOWN), steps[-1]["position"])
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**/replay#{last - 1}")
    # The address holds the turn: whoever loads it again is there.
    page.reload()
    page.wait_for_selector('[data-testid="replay"]')
    wait_until_at(page, steps, last - 1)
    page.keyboard.press("ArrowRight")
    assert scores_of(page) == record["result"]["scores"]
    with page.expect_download() as saved:
        page.get_by_test_id("record").click()
    assert json.loads(saved.value.path().read_text(encoding="utf-8")) == record


def test_a_game_that_is_not_over_is_not_shown(pages: Pages, tables: Tables) -> None:
    pages.may_fail = True
    table = tables.make("Unfinished", "bot:greedy", first=0)
    page = pages.open(f"/tables/{table['id']}/replay", cookie=tables.cookie)
    page.get_by_role("link", name=words("en")("replay-to-table")).click()
    wait_for_stage(page, "start")


def test_wrong_files_are_told_in_words(pages: Pages) -> None:
    pages.may_fail = True  # the server refuses what is no record
    page = pages.open("/replay")
    record = read("winter-queen")
    forged = record | {"result": record["result"] | {"scores": [99, 0, 0, 0]}}
    field, wrong = page.get_by_test_id("record-file"), page.get_by_test_id("wrong-record")
    for file in (
        file_of("no record at all", "letter.json"),
        file_of("[]"),
        file_of("{}"),
        file_of(forged),
        file_of(record | {"game": "chess"}),
        file_of(record | {"events": [*record["events"][:9], *record["events"][11:]]}),
        file_of("x" * (1024 * 1024 + 1)),
    ):
        field.set_input_files(file)
        expect(wrong).to_be_visible()
        expect(page.get_by_test_id("choose-record")).to_have_text(words("en")("replay-open-choose"))
        announced = [text for text in page.evaluate(TEXTS) if KEY.search(text)]
        assert not announced
    expect(wrong).to_contain_text(words("en")("replay-open-too-long", file="game.json"))
    open_record(page, record)


@pytest.mark.parametrize("game", GAMES)
def test_play_on_and_share(pages: Pages, tables: Tables, game: str) -> None:
    """From the middle of a game: a link that opens elsewhere, and a table that begins there."""
    record = read(game)
    steps = replay(record, "all")["steps"]
    moment = 7
    position = steps[moment]["position"]
    names = [seat["name"] for seat in record["seats"]]
    context = pages.context(name=f"Plays on {game}")
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=pages.address)
    page = context.new_page()
    pages.go(page, "/replay")
    open_record(page, record)
    # Through whichever eyes one looks: what is shared and played on from is the whole position.
    with page.expect_response("**/api/replays"):
        page.get_by_test_id("eyes").select_option("public")
    page.get_by_test_id("slider").fill(str(moment))
    wait_until_at(page, steps, moment)
    if game == "christina-regina":
        # The bar and the controls count alike.
        expect(page.locator(".middle.soft")).to_have_text(words("en")("court-turn", turn=moment))
    page.get_by_test_id("copy-position").click()
    copied = "replay-copied-secrets" if game == "christina-regina" else "replay-copied"
    expect(page.get_by_test_id("toast")).to_contain_text(words("en")(copied))
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link.startswith(f"{pages.address}/position#")

    fresh = pages.context(name=f"Was told {game}").new_page()
    asked: list[str] = []
    fresh.on("request", lambda one: asked.append(one.url))
    fresh.goto(link)
    expect(fresh.get_by_test_id("position")).to_be_visible()
    check_shown(fresh.evaluate(SHOWN), position)
    # Which turn it is no position tells.
    say = words("en")
    court = game == "christina-regina"
    numbered = say("court-turn", turn=1) if court else say("top-main", round=1)
    assert fresh.get_by_text(numbered, exact=True).count() == 0
    assert fresh.locator(".middle.soft").all_inner_texts() == ([] if court else [say("top-main-only")])
    # A position of the court is a picture until it is played.
    assert court == (fresh.locator("[data-legal]").count() == 0)
    fragment = link.partition("#")[2]
    assert not [url for url in asked if fragment in url and not url.startswith(link)]

    # Through somebody's eyes one plays on as them, otherwise as whoever is to act.
    eyes = (position["to_act"] + 1) % position["players"]
    page.get_by_test_id("eyes").select_option(str(eyes))
    expect(page.locator("#play-on-about")).to_contain_text(names[eyes])
    for player, button, seat in ((fresh, "play-from", position["to_act"]), (page, "play-on", eyes)):
        frames = Frames(player)
        player.get_by_test_id(button).click()
        player.wait_for_url("**/tables/*")
        wait_for_stage(player, "start")
        assert player.get_by_text(numbered, exact=True).count() == 0
        first = next(one for one in frames.heard if one["type"] == "view")
        # What was said of the link is over with its page.
        expect(player.get_by_test_id("toast")).to_have_count(0)
        assert first["seat"] == seat
        hidden = {"factions", "attempts", "vp", "options"}
        # Where a bot is to act, it may have acted before one is there.
        if seat == position["to_act"]:
            assert {k: v for k, v in first["position"].items() if k not in hidden} == {
                k: v for k, v in position.items() if k not in hidden
            }
        seats = first["table"]["seats"]
        assert [seat["kind"] for seat in seats].count("bot") == len(seats) - 1


def test_broken_links_are_taken_calmly(pages: Pages) -> None:
    pages.may_fail = True
    page = pages.context().new_page()
    for fragment in ("", "#", "#nonsense", "#%E0%A4%A", "#eJyrVkpPzE1VslJQKs_MK0kt0i0sTU3NU6oFAGzpCJY"):
        page.goto("about:blank")
        page.goto(f"{pages.address}/position{fragment}")
        expect(page.get_by_text(words("en")("replay-position-broken"), exact=True)).to_be_visible()
        assert not [text for text in page.evaluate(TEXTS) if KEY.search(text)]


@pytest.mark.parametrize("language", spoken(2))
def test_nothing_of_replays_is_cut_on_a_phone(pages: Pages, language: str) -> None:
    page = pages.open("/replay", language=language, size=PHONE, touch=True)
    wrong: list[str] = []

    def look(view: str) -> None:
        wrong.extend(f"{view}: {one}" for one in settled_look(page))
        wrong.extend(f"{view}: the key {text!r}" for text in page.evaluate(TEXTS) if KEY.search(text))
        if language == "en" and view in ("open a record", "winter-queen: turn 9", "christina-regina: more"):
            wrong.extend(f"{view}: {one}" for one in axe(page))

    look("open a record")
    for game in GAMES:
        record = read(game)
        steps = replay(record, "all")["steps"]
        pages.go(page, "/replay")
        page.get_by_test_id("record-file").set_input_files(file_of(record))
        page.wait_for_selector('[data-testid="replay"]')
        page.get_by_test_id("slider").fill("9")
        wait_until_at(page, steps, 9)
        look(f"{game}: turn 9")
        page.get_by_test_id("replay-more").click()
        expect(page.get_by_test_id("play-on")).to_be_visible()
        look(f"{game}: more")
        page.keyboard.press("Escape")
        page.get_by_test_id("to-end").click()
        wait_until_at(page, steps, len(steps) - 1)
        look(f"{game}: the end")
    assert not wrong, "\n".join(wrong)
