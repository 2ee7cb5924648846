"""The start page: its first screen, what its buttons are called, whom they play against, and one's tables."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import Hand
from browser.pages import Pages, number, wait_for_stage
from browser.scenes import ended
from browser.server_with_pages import ServerWithPages
from browser.spoken import some, spoken
from browser.tables import Tables
from queendom.locales import words

WINTER, COURT = "winter-queen", "christina-regina"
PLAY = {WINTER: "quick-winter-queen", COURT: "quick-christina-regina"}
WIDE = [(1920, 1080), (1440, 900), (1280, 720), (1024, 768), (768, 1024)]
ON_ITS_SIDE = (844, 390)
UPRIGHT = [(390, 844), (360, 640)]

#: Where everything stands that can be pressed, of each game; and whether the page fits the window.
PLACES = """() => ({
  wide: document.documentElement.scrollWidth - innerWidth,
  games: [...document.querySelectorAll("article")].map((game) => Object.fromEntries(
    [...game.querySelectorAll("button, a")].map((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
      return [one.dataset.testid, { top, bottom, left, right, cut }];
    }),
  )),
})"""


def places(page: Page) -> list[dict[str, Any]]:
    found = page.evaluate(PLACES)
    assert found["wide"] <= 0
    games: list[dict[str, Any]] = found["games"]
    assert len(games) == 2
    return games


def stands_in_rows(game: dict[str, Any]) -> None:
    """No button stands alone in a row, or half in one; nothing is cut."""
    for row in (("with-friends", "on-device"), ("more-options", "rules-link")):
        left, right = (game[name] for name in row)
        assert (left["top"], left["bottom"]) == (right["top"], right["bottom"]), row
        assert left["right"] < right["left"]
    assert not [name for name, place in game.items() if place["cut"]]


# --- the first screen ---


@pytest.mark.parametrize("language", spoken(1))
def test_everything_stands_in_rows_and_fits(pages: Pages, language: str) -> None:
    page = pages.open("/", size=WIDE[0], language=language)
    for size in (*WIDE, ON_ITS_SIDE, *UPRIGHT):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        first, second = places(page)
        for game in (first, second):
            stands_in_rows(game)
        if size in UPRIGHT:
            assert first[PLAY[WINTER]]["bottom"] <= size[1]
            continue
        # Both games lie side by side, and their buttons on the same lines: a whole first screen, not half of one.
        assert [first[PLAY[WINTER]]["top"], first["rules-link"]["bottom"]] == [
            second[PLAY[COURT]]["top"],
            second["rules-link"]["bottom"],
        ]
        assert first["rules-link"]["bottom"] <= size[1], size


def test_a_phone_on_its_side_shows_both_main_buttons_below_ones_tables_too(pages: Pages, tables: Tables) -> None:
    for _ in range(3):
        tables.make("Ada", "bot:novice", first=0)
    page = pages.open("/", size=ON_ITS_SIDE, touch=True, cookie=tables.cookie)
    expect(page.get_by_test_id("my-table")).to_have_count(2)
    for game, button in zip(places(page), PLAY.values(), strict=True):
        assert game[button]["bottom"] <= ON_ITS_SIDE[1]


def test_no_hole_stays_where_a_newcomer_was_greeted(pages: Pages, tables: Tables) -> None:
    with Tables(tables.address) as mine:  # a device that has no other tables
        ended(mine, "Ada", "bot:random")
    page = pages.open("/", cookie=mine.cookie)
    expect(page.get_by_test_id("tables-over")).to_be_visible()
    expect(page.get_by_text(words("en")("lesson-hint"))).to_have_count(1)
    for game, button in zip(places(page), PLAY.values(), strict=True):
        assert 0 <= game[button]["top"] - game["learn"]["bottom"] <= 24


# --- names ---


@pytest.mark.parametrize("language", some(["en", "hu"], 1))
def test_whoever_hears_a_button_hears_of_which_game(pages: Pages, language: str) -> None:
    say = words(language)
    page = pages.open("/", language=language)
    for game in (WINTER, COURT):
        region = page.get_by_role("article", name=say(game), exact=True)
        for key in ("home-play-bots", "home-play-friends", "home-play-device", "home-more-options"):
            named = page.get_by_role("button", name=f"{say(key)} {say(game)}", exact=True)
            assert named.count() == region.get_by_role("button", name=say(key)).count() == 1
        for key in ("rules-page-link", "lesson-link"):
            expect(page.get_by_role("link", name=f"{say(key)} {say(game)}", exact=True)).to_have_count(1)


# --- whom one plays against ---


def level(page: Page, game: str) -> str:
    return page.get_by_test_id(f"level-{game}").inner_text().replace("\u00a0", " ").strip()


def bots_of(tables: Tables, page: Page) -> list[str | None]:
    page.wait_for_url("**/tables/*")
    return [seat["bot"] for seat in tables.info(page.url.rpartition("/")[2])["seats"]]


def test_the_main_button_says_whom_it_plays_against_and_remembers_it(pages: Pages, tables: Tables) -> None:
    page = pages.open("/")
    assert (level(page, WINTER), level(page, COURT)) == ("Ermine", "Ermine × 2")  # a newcomer's
    # By keyboard: down to the second level, and the focus is back on the button.
    page.get_by_test_id(f"level-{WINTER}").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitemradio")).to_have_count(4 + 3)
    assert page.get_by_role("menuitemradio", checked=True).all_inner_texts() == ["Ermine · novice", "1"]
    assert [one.get_attribute("data-level") for one in page.locator("[role=menu] [data-level]").all()] == list("1234")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert level(page, WINTER) == "Fox"
    assert page.evaluate("document.activeElement.dataset.testid") == f"level-{WINTER}"
    page.get_by_test_id(f"level-{COURT}").click()
    page.get_by_role("menuitemradio", name="4", exact=True).click()
    pages.go(page, "/")
    assert (level(page, WINTER), level(page, COURT)) == ("Fox", "Ermine × 4")
    assert page.evaluate("JSON.parse(localStorage.queendom).levels") == {WINTER: "adept"}
    page.get_by_test_id(PLAY[WINTER]).click()
    assert bots_of(tables, page) == [None, "adept"]
    pages.go(page, "/")
    page.get_by_test_id(PLAY[COURT]).click()
    assert bots_of(tables, page) == [None, *["novice"] * 4]


def test_a_table_set_up_in_detail_is_the_next_ones_beginning(pages: Pages, tables: Tables) -> None:
    page = pages.open("/", levels={WINTER: "expert"})
    page.get_by_test_id("more-options").first.click()
    assert page.get_by_test_id("seat-1").input_value() == "bot:expert"
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    for seat in (1, 2):
        page.get_by_test_id(f"seat-{seat}").select_option("bot:master")
    page.get_by_test_id("open-table").click()
    assert bots_of(tables, page) == [None, "master", "master"]
    pages.go(page, "/")
    assert level(page, WINTER) == "Snowy Owl × 2"


def test_the_list_of_levels_is_in_sight(pages: Pages) -> None:
    page = pages.open("/", size=ON_ITS_SIDE, touch=True, language="ru")
    for size, game in product((ON_ITS_SIDE, *UPRIGHT), (WINTER, COURT)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.get_by_test_id(f"level-{game}").tap()
        box = page.get_by_role("menu").bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1]
        assert page.get_by_role("menuitemradio").first.evaluate(
            "one => { const { x, y, width, height } = one.getBoundingClientRect();"
            " return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }"
        )
        page.keyboard.press("Escape")


def test_bots_are_offered_by_strength_and_then_by_style(pages: Pages, tables: Tables) -> None:
    levels = ["Ermine, novice", "Fox, adept", "Lynx, expert", "Snowy Owl, master"]
    styles = ["Swift, hasty", "Badger, patient", "Cuckoo, bluffer", "Wolverine, tactician"]
    simple = ["Snowflake, at random", "Magpie, greedy"]
    table = tables.make("Ada", None, game=COURT)
    page = pages.open("/", cookie=tables.cookie)
    for game, offered in ((WINTER, simple + levels), (COURT, simple + levels + styles)):
        page.locator(f'[data-game="{game}"] [data-testid="more-options"]').click()
        choices = page.get_by_test_id("seat-1").locator("option")
        # The window opens once its part of the page has come.
        expect(choices).to_have_count(2 + len(offered))
        assert choices.all_inner_texts()[2:] == [f"Bot: {one}" for one in offered]
        page.keyboard.press("Escape")
    pages.go(page, f"/tables/{table['id']}")
    page.get_by_test_id("sit-bot").wait_for()
    expect(page.locator("select option")).to_have_text([f"Bot: {one}" for one in simple + levels + styles])


# --- one's tables ---


def test_a_table_that_nobody_touched_is_not_set_twice(pages: Pages) -> None:
    page = pages.open("/")

    def play() -> str:
        page.get_by_test_id(PLAY[WINTER]).click()
        page.wait_for_url("**/tables/*")
        return page.url

    def home(listed: int) -> None:
        pages.go(page, "/")
        expect(page.get_by_test_id("my-table")).to_have_count(listed)

    first = play()
    home(1)
    assert play() == first
    # Another bot wants another table; the one that nobody touched is put away.
    home(1)
    page.get_by_test_id(f"level-{WINTER}").click()
    page.get_by_role("menuitemradio", name="Fox").click()
    second = play()
    assert second != first
    home(1)
    assert page.get_by_test_id("my-table").get_attribute("href") == second.removeprefix(pages.address)
    # Once somebody has played there, it is a game, and the next one another.
    page.get_by_test_id("my-table").click()
    wait_for_stage(page, "start")
    before = number(page)
    Hand(page, seed=1).turn()
    page.wait_for_function("n => Number(document.querySelector('[data-testid=table]').dataset.number) > n", arg=before)
    home(1)
    assert play() not in (first, second)
    home(2)


def test_a_table_says_since_when_and_how_it_ended(pages: Pages, tables: Tables) -> None:
    with Tables(tables.address) as mine:
        table = ended(mine, "Ada", "bot:random")
        scores = mine.info(table["id"])["result"]["scores"]
    page = pages.open("/", cookie=mine.cookie, language="de")
    page.clock.set_fixed_time(time.time() + 3 * 3600)
    page.reload()
    page.get_by_test_id("tables-over").get_by_role("button").first.click()
    listed = page.locator(f'a[href="/tables/{table["id"]}"]')
    expect(listed).to_contain_text("Winter Queen · vor 3 Stunden")
    assert re.search(rf"{scores[0]}\s:\s{scores[1]}$", listed.inner_text())


def test_a_table_can_be_put_away_and_brought_back(pages: Pages, tables: Tables) -> None:
    mine = Tables(tables.address)
    with mine:
        made = [mine.make("Ada", "bot:novice", first=0) for _ in range(2)]
        page = pages.open("/", cookie=mine.cookie)
        listed, away = page.get_by_test_id("my-table"), page.get_by_test_id("put-away")
        expect(listed).to_have_count(2)
        expect(away).to_be_empty()
        gone = listed.first.get_attribute("href")
        assert gone is not None
        page.get_by_role("button", name="Put away: Ermine").first.press("Enter")
        expect(listed).to_have_count(1)
        assert listed.get_attribute("href") != gone
        expect(away).to_contain_text("One table is put away on this device; it stays at its address.")
        # The focus is on the next one; after the last, where it can be undone.
        assert page.evaluate("document.activeElement.dataset.testid") == "put-table-away"
        page.keyboard.press("Enter")
        expect(listed).to_have_count(0)
        expect(page.get_by_role("button", name="List them again")).to_be_focused()
        pages.go(page, "/")
        expect(away).to_contain_text("2 tables are put away")
        expect(listed).to_have_count(0)
        pages.go(page, gone)
        wait_for_stage(page, "start")
        pages.go(page, "/")
        page.get_by_role("button", name="List them again").click()
        expect(listed).to_have_count(len(made))
        expect(away).to_be_empty()


def test_older_tables_are_shown_to_whoever_asks_for_them(pages: Pages, server: ServerWithPages) -> None:
    """They are not asked for before; all of them can be opened, and none can be put away once more."""
    with Tables(server.address) as mine:
        made = [mine.make("Ada", None)["id"] for _ in range(3)]
        put_away(server, made[:2])
        page = pages.open("/", cookie=mine.cookie)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        expect(page.get_by_test_id("my-table")).to_have_count(1)
        older = page.get_by_test_id("tables-older")
        heading = older.get_by_role("button", name="Older tables 2")
        expect(heading).to_have_attribute("aria-expanded", "false")
        assert not [url for url in asked if "older" in url]
        heading.press("Enter")
        expect(older.get_by_test_id("my-table")).to_have_count(2)
        expect(older).to_contain_text("nothing has happened there for a long time")
        expect(older.get_by_test_id("put-table-away")).to_have_count(0)
        older.get_by_test_id("my-table").first.click()
        page.wait_for_url(f"**/tables/{made[1]}")
        expect(page.get_by_test_id("lobby")).to_be_visible()
        # Whoever goes on brings it back.
        with Tables(server.address) as friend:
            invitation = mine.info(made[1])["invitation"]
            assert friend.command(made[1], "sit", invitation=invitation, name="Bo")["type"] == "ack"
        pages.go(page, "/")
        expect(page.get_by_test_id("my-table")).to_have_count(2)
        expect(page.get_by_role("button", name="Older tables 1")).to_be_visible()


def put_away(server: ServerWithPages, tables: list[str]) -> None:
    """As the server itself does after a long time."""
    file = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, timeout=60)) as database, database:
        database.executemany("UPDATE tables SET put_away = TRUE WHERE id = ?", [(id,) for id in tables])


# --- what a browser makes of it ---


def test_the_page_can_be_installed(pages: Pages) -> None:
    page = pages.open("/")
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["url"] == f"{pages.address}/manifest.webmanifest" and not found["errors"]
    assert '"standalone"' in found["data"]
    for kind in ("icon", "apple-touch-icon"):
        for link in page.locator(f'link[rel="{kind}"]').all():
            answer = page.request.get(f"{pages.address}{link.get_attribute('href')}")
            assert answer.ok and answer.headers["content-type"].startswith("image/")


def test_an_address_of_nothing_says_so_to_people_and_to_machines(pages: Pages) -> None:
    pages.may_fail = True  # the page asks for the table too, and hears the same
    page = pages.context(language="hu").new_page()
    for path, key in (("/nothing/here", "lost-address"), ("/tables/nobody", "lost-table")):
        answer = page.goto(pages.address + path)
        assert answer is not None and answer.status == 404
        expect(page.get_by_test_id("lost")).to_contain_text(words("hu")(key))
