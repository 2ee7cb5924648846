"""The other two engines, Firefox and WebKit: whole games, lessons, and a reload in mid-turn, by the same hands."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.engines.firefox import Firefox
from browser.engines.webkit import WebKit
from browser.engines.window import LISTEN, Window
from browser.input_methods import CONFIRM, CRYSTAL, GO_ON, SPACE, STACK, TAKE, CourtMouse, Mouse
from browser.pages import number, stage, wait_for_stage
from browser.server_with_pages import ServerWithPages
from browser.test_study_lessons import FIELD, GAMES, PEEK, RINGED, presses, steps_of

pytestmark = [pytest.mark.slow, pytest.mark.full]

LESSON = '[data-testid="lesson"]'


@pytest.fixture(scope="module")
def listening(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerWithPages]:
    """A server whose pages write down what they complain about."""
    folder = tmp_path_factory.mktemp("listening")
    pages = folder / "pages"
    shutil.copytree(built, pages)
    (pages / "assets" / "listen.js").write_text(LISTEN, encoding="utf-8")
    index = pages / "index.html"
    text = index.read_text(encoding="utf-8")
    assert "<head>" in text
    index.write_text(text.replace("<head>", '<head><script src="/assets/listen.js"></script>'), encoding="utf-8")
    for packed in pages.glob("index.html.*"):
        packed.unlink()
    with ServerWithPages(folder, pages) as server:
        yield server


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(
    request: pytest.FixtureRequest, listening: ServerWithPages, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    with request.param(listening.address, tmp_path_factory.mktemp("engine") / "own") as window:
        yield window


@pytest.fixture
def window(engine: Window) -> Iterator[Window]:
    """Nothing may have been complained about afterwards."""
    yield engine
    assert not engine.complaints()


def record(window: Window) -> Any:
    return window.evaluate("async () => (await fetch(location.pathname.replace('/', '/api/') + '/record')).json()")


def scores(window: Window) -> list[int]:
    """As the result tells them, by seat."""
    window.wait_for_selector('[data-testid="result"]')
    announced = window.evaluate(
        """() => [...document.querySelectorAll('[data-testid="score"]')].map((one) =>
            [Number(one.dataset.seat), one.innerText])"""
    )
    shown = {seat: int(re.findall(r"\d+", text)[0]) for seat, text in announced}
    return [shown[seat] for seat in range(len(shown))]


def test_what_is_complained_about_is_heard(engine: Window) -> None:
    engine.open("/")
    before = len(engine.complaints())
    engine.evaluate("() => { console.warn('a warning'); setTimeout(() => { throw new Error('an error'); }); }")
    engine.wait_for_function("() => sessionStorage.getItem('complaints')?.includes('an error')")
    announced = "\n".join(engine.complaints()[before:])
    assert "a warning" in announced and "an error" in announced
    engine.forget()


def test_a_game_of_winter_queen(window: Window) -> None:
    window.open("/", name="Engine queen")
    window.click('[data-testid="quick-winter-queen"]')
    assert Mouse(window, seed=1).play_on() > 10
    shown = scores(window)
    assert len(shown) == 2
    assert shown == record(window)["result"]["scores"]


def test_a_game_at_court(window: Window) -> None:
    window.open("/", name="Engine court")
    window.click('[data-testid="quick-christina-regina"]')
    assert CourtMouse(window, seed=34).play_on() > 5
    shown = scores(window)
    assert len(shown) == 3
    assert shown == record(window)["result"]["scores"]


def test_a_reload_in_mid_turn_loses_the_draft_and_nothing_else(window: Window) -> None:
    window.open("/", name="Engine reload")
    window.click('[data-testid="quick-winter-queen"]')
    hand = Mouse(window, seed=8)
    hand.play_on(2)
    wait_for_stage(window, "start")
    before = number(window)
    hand.choose(CRYSTAL)
    hand.choose(SPACE)
    if stage(window) == "book":
        hand.choose(TAKE)
    assert stage(window) == "ready"
    reload(window, before)
    hand.turn()
    wait_for_stage(window, "start")
    assert own_moves(window) == 3


def test_a_reload_in_mid_turn_at_court(window: Window) -> None:
    window.open("/", name="Engine reload at court")
    window.click('[data-testid="quick-christina-regina"]')
    hand = CourtMouse(window, seed=8)
    wait_for_stage(window, "start")
    hand.draw()
    hand.hear()
    wait_for_stage(window, "start")
    before = number(window)
    hand.choose(STACK)
    assert stage(window) == "bury"
    reload(window, before)
    hand.draw()
    hand.hear()
    wait_for_stage(window, "start")
    assert own_moves(window) == 2


def reload(window: Window, before: int) -> None:
    window.reload()
    wait_for_stage(window, "start")
    assert number(window) == before
    assert not window.query_selector(f"{CRYSTAL}[aria-pressed='true'], [data-look='drawn'], {CONFIRM}")


def own_moves(window: Window) -> int:
    return sum(one["type"] == "move" and one["seat"] == 0 for one in record(window)["events"])


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(window: Window, game: str) -> None:
    window.open(f"/learn/{game}", name="Engine lesson")
    steps = steps_of(game)
    for step in steps:
        window.wait_for_selector(f'{LESSON}[data-step="{step["id"]}"]')
        do(window, step)
        window.wait_for_selector(f"{LESSON}[data-done]")
        hear(window)
        if window.query_selector("dialog[open]"):
            window.click('[data-testid="to-lesson"]')
        go_on(window, step["id"])
    window.wait_for_selector(f'{LESSON}[data-step="end"]')


def go_on(window: Window, step: str) -> None:
    """To the next step. A click right after another one is taken for one too many."""
    for _ in range(20):
        window.click('[data-testid="lesson-next"]')
        if window.get_attribute(LESSON, "data-step") != step:
            return


def do(window: Window, step: dict[str, Any]) -> None:
    """What a step asks for, where the ring is."""
    if step["id"] == "page":
        window.hover('[data-page="lights-border/1"]')
    elif step["id"] == "peek":
        window.wait_for_function(RINGED, PEEK)
        window.hold(PEEK)
        window.wait_for_selector(f'{PEEK}[aria-pressed="true"]')
        window.let_go()
    elif step["id"] == "sheet":
        press(window, FIELD)
        press(window, FIELD)  # one tap says the opposite of what is thought
    for move in step["moves"]:
        if move["seat"] == 0:
            for kind in presses(move["action"]):
                press(window, kind)


def press(window: Window, kind: str) -> None:
    window.wait_for_function(RINGED, kind)
    hear(window)
    window.click(kind)


def hear(window: Window) -> None:
    while window.query_selector(GO_ON):
        window.click(GO_ON)
