"""Nobody's page holds what they may not know: not on the screen, not in storage, not in anything it was sent."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.input_methods import CourtHand
from browser.pages import Pages, number, stage, wait_for_stage
from browser.tables import Json, Tables
from browser.test_court_games import check_result
from browser.visibility import Ears, drawn, kept, leaks, tells_colours
from queendom.locales import words

pytestmark = pytest.mark.slow


def sit(pages: Pages, tables: Tables, *names: str, speed: str = "instant") -> tuple[list[Page], list[Ears], Json]:
    """A page for each person, the first at the device that opened the table, then one that watches."""
    seats = [name if not k or name.startswith("bot:") else None for k, name in enumerate(names)]
    table = tables.make(*seats, game="christina-regina", first=0)
    opened, ears = [], []
    people = [name for name in names if not name.startswith("bot:")]
    for k, name in enumerate([*people, None]):
        page = pages.context(cookie=None if k else tables.cookie, speed=speed).new_page()
        opened.append(page)
        ears.append(Ears(page))
        if k and name:
            pages.go(page, f"/join/{table['id']}/{table['invitation']}")
            page.get_by_test_id("join-name").fill(name)
            page.get_by_test_id("come").click()
        else:
            pages.go(page, f"/tables/{table['id']}")
    for page in opened:
        wait_for_stage(page, "start", "waiting")
    return opened, ears, table


def in_step(opened: list[Page]) -> list[str]:
    """Wait until all pages show the same, and it is somebody's turn, or over."""
    for _ in range(3000):
        stages = [wait_for_stage(page, "start", "waiting", "over") for page in opened]
        numbers = {number(page) for page in opened}
        if len(numbers) == 1 and (stages.count("start") == 1 or set(stages) == {"over"}):
            for page in opened:
                CourtHand(page, seed=0).go_on()
            return [stage(page) for page in opened]
        opened[0].evaluate("() => new Promise((done) => requestAnimationFrame(done))")
    raise AssertionError("the pages do not come together")


def test_two_browsers_and_a_watcher(pages: Pages, tables: Tables) -> None:
    """A complete game with attempts of all kinds; each page is looked through after every turn."""
    opened, ears, table = sit(pages, tables, "Ada of secrets", "Bo", "bot:greedy")
    hands = [CourtHand(page, seed=40 + k) for k, page in enumerate(opened)]
    say = words("en")
    names = ["Ada of secrets", "Bo", "Magpie"]
    victims = [2, 0, 1, 2]  # Ada on the bot, Bo on Ada, Ada on Bo, Bo on the bot
    seats: list[int | None] = [0, 1, None]
    bodies: list[list[Json]] = [[], [], []]
    turns = 0
    while "over" not in (stages := in_step(opened)):
        for k, page in enumerate(opened):
            # Whom one has struck one knows: that is on the sheet, and nothing else anywhere.
            known = ears[k].last()["position"]["factions"]
            announced = [(seat, one) for seat, one in enumerate(known) if one and seat != seats[k]]
            assert set(drawn(page)) == {f"sheet: {names[seat]}: {say(f'court-{one}')}" for seat, one in announced}
            assert not tells_colours(kept(page))
            bodies[k] += ears[k].bodies()
        acting = stages.index("start")
        if turns < len(victims):
            hands[acting].attempt(victim=victims[turns])
        else:
            hands[acting].turn()
        turns += 1
    assert turns > 6
    record = tables.record(table["id"])
    deal = next(event for event in record["events"] if event["type"] == "deal")
    done = [event for event in record["events"] if event["type"] == "attempt"]
    assert len(done) >= len(victims)
    for seat, heard, answers in zip(seats, ears, bodies, strict=True):
        running = heard.running()
        assert len(running) > turns
        for message in [*running, *answers]:
            assert not leaks(message, seat), message
            assert record["seed"] not in str(message)
        # After the end everything is told.
        last = next(one for one in reversed(heard.heard) if one["type"] == "view")
        assert last["position"]["factions"] == deal["factions"]
        assert all(one["colour"] for one in last["position"]["attempts"])
    # The check itself sees something: what a seat may know, another may not.
    assert any(leaks(message, None) for message in ears[0].running())
    assert any(leaks(message, 1) for message in ears[0].running())
    for page in opened:
        check_result(page)
        page.keyboard.press("Escape")
        shown = dict(one.split(": ") for one in drawn(page) if one[0].isdigit())
        me = {0, 1, 2} - {int(seat) for seat in shown}
        assert all(shown[str(seat)] == deal["factions"][seat] for seat in {0, 1, 2} - me)
        log = page.get_by_test_id("log").inner_text()
        assert log.count(say("told-cr-success-seen", victim="\0", colour="\0").split("\0")[1].strip()) == len(done)


def test_three_tellings_of_an_attempt(pages: Pages, tables: Tables) -> None:
    opened, ears, _ = sit(pages, tables, "Ada the assassin", "Bo", "Cleo", speed="calm")
    ada, bo, cleo, watcher = opened
    say = words("en")
    serves = ears[1].last()["position"]["factions"][1]
    dagger = next(colour for colour in ("red", "green") if colour != serves)
    faction, blade = say(f"court-{serves}"), say(f"court-{dagger}")
    leader = say("ceremony-leader", metal="silver")
    # One after the other: with four pages on a busy machine a telling must not end before it was looked at.
    CourtHand(ada, seed=44).assassinate(victim=1, leader=2, dagger=dagger)
    telling = {page: page.get_by_test_id("ceremony") for page in opened}
    for page, role in ((ada, "assassin"), (bo, "victim"), (cleo, "court"), (watcher, "court")):
        expect(telling[page]).to_have_attribute("data-role", role)
    texts = {page: telling[page].evaluate("one => one.innerText") for page in opened}
    looks = {page: [one for one in drawn(page) if one.startswith("ceremony")] for page in opened}
    assert say("ceremony-assassin-missed-about", victim="Bo", faction=faction, leader=leader) in texts[ada]
    assert f"ceremony: {serves}" in looks[ada]
    assert say("ceremony-victim-missed-about", assassin="Ada the assassin", dagger=blade, leader=leader) in texts[bo]
    assert looks[bo] == [f"ceremony: {dagger}"]
    for page in (cleo, watcher):
        assert say("ceremony-court-missed-about", leader=leader) in texts[page]
        assert looks[page] == []
        assert not any(say(f"court-{colour}") in texts[page] for colour in ("blue", "red", "green", "black", "purple"))
    for page in (ada, bo):
        page.get_by_test_id("go-on").click()
        expect(telling[page]).to_be_hidden()
    # Afterwards the log has it, to each what they may know.
    wait_for_stage(bo, "start")
    logs = {page: page.get_by_test_id("log").inner_text() for page in opened}
    assert faction in logs[ada] and blade in logs[ada]
    assert blade in logs[bo] and faction not in logs[bo]
    for page in (cleo, watcher):
        assert blade not in logs[page] and faction not in logs[page]


def test_where_nothing_takes_time_a_telling_waits(pages: Pages, tables: Tables) -> None:
    """For the assassin and the victim, until they go on; the court reads it. Told once, also after a reload."""
    opened, _, _ = sit(pages, tables, "Ada the assassin", "Bo", "Cleo")
    ada, bo, cleo, watcher = opened
    say = words("en")
    CourtHand(ada, seed=45).assassinate(victim=1, leader=2)
    for page, role in ((ada, "assassin"), (bo, "victim")):
        expect(page.get_by_test_id("ceremony")).to_have_attribute("data-role", role)
        expect(page.get_by_test_id("go-on")).to_be_focused()
    headline = {
        say(f"ceremony-court-{result}", assassin="Ada the assassin", victim="Bo") for result in ("hit", "missed")
    }
    for page in (cleo, watcher):
        toast = page.get_by_test_id("toast")
        expect(toast).to_have_count(1)
        assert toast.inner_text().strip() in headline
        # The announcer has said it already.
        assert page.locator('[role="status"] [data-testid="toast"]').count() == 0
        assert page.get_by_test_id("ceremony").count() == 0
    # Whoever has not gone on yet is told again.
    for page, role in ((ada, "assassin"), (bo, "victim")):
        page.reload()
        expect(page.get_by_test_id("ceremony")).to_have_attribute("data-role", role)
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("ceremony")).to_have_count(0)
        page.reload()
        wait_for_stage(page, "start", "waiting")
        assert page.get_by_test_id("ceremony").count() == 0
        assert not tells_colours(kept(page))
    cleo.reload()
    wait_for_stage(cleo, "waiting")
    assert cleo.get_by_test_id("ceremony").count() == 0


@pytest.mark.full
def test_a_peek_lasts_as_long_as_it_is_held(pages: Pages, tables: Tables) -> None:
    opened, ears, _ = sit(pages, tables, "Ada peeks", "bot:greedy")
    page, watcher = opened
    mine = ears[0].last()["position"]["factions"][0]
    announced = words("en")("court-you-serve", faction=words("en")(f"court-{mine}"))
    dock, peek = page.get_by_test_id("dock"), page.get_by_test_id("peek")

    def is_shown(yes: bool) -> None:
        if yes:
            expect(dock).to_contain_text(announced)
            assert drawn(page) == [f"dock: {mine}"]
        else:
            expect(dock).not_to_contain_text(announced)
            assert drawn(page) == []
        assert peek.get_attribute("aria-pressed") == str(yes).lower()

    # Alone among bots it is open, until one veils it.
    expect(dock).to_contain_text(announced)
    page.get_by_test_id("stays-open").click()
    is_shown(False)
    peek.hover()
    is_shown(False)
    page.mouse.down()
    is_shown(True)
    page.mouse.up()
    is_shown(False)
    # Moving away ends it as well.
    page.mouse.down()
    is_shown(True)
    page.mouse.move(5, 5)
    is_shown(False)
    page.mouse.up()
    for key in ("Space", "Enter"):
        peek.focus()
        page.keyboard.down(key)
        is_shown(True)
        page.keyboard.up(key)
        is_shown(False)
    page.keyboard.down("Enter")
    is_shown(True)
    page.keyboard.press("Tab")
    is_shown(False)
    page.keyboard.up("Enter")
    # Whoever watches has nothing to peek at.
    expect(watcher.get_by_test_id("dock")).to_be_visible()
    assert watcher.get_by_test_id("peek").count() == 0
    assert watcher.get_by_test_id("sheet").count() == 0
    assert drawn(watcher) == []
    assert not any(leaks(message, None) for message in ears[1].heard)
