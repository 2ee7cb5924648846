"""A bot that waits for its turn to think says how many go first, beside its name and in what now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.pages import DESK, PHONE, Pages, wait_for_stage
from browser.server_with_pages import ServerWithPages
from browser.spoken import spoken
from browser.tables import Tables
from queendom.locales import words

pytestmark = pytest.mark.slow

#: How long the one thread is held: until what waits has been looked at.
HELD = 15.0
AHEAD = 3
GAMES = ["winter-queen", "christina-regina"]


@pytest.fixture
def busy(tmp_path: Path, built: Path) -> Iterator[ServerWithPages]:
    """One thread for bots, and a bot that does not answer before its deadline."""
    server = ServerWithPages(tmp_path, built)
    server.tricks["odd_bots"] = {"threads": 1, "seconds": 1.0, "deadline": HELD}
    with server as running:
        yield running


@pytest.mark.full
@pytest.mark.parametrize("language", spoken(1))
def test_how_many_go_first(chromium: Browser, busy: ServerWithPages, language: str) -> None:
    say = words(language)
    pages = Pages(chromium, busy.address)
    opened: list[Page] = []
    with Tables(busy.address) as tables:
        tables.make("Ada", "bot:silent", first=1)
        for _ in range(AHEAD):
            tables.make("Ada", "bot:greedy", first=1)
        asked = [tables.make("Ada", "bot:master", first=1, game=game) for game in GAMES]
        for ahead, table in enumerate(asked, start=AHEAD):
            for size in (DESK, PHONE):
                page = pages.open(f"/tables/{table['id']}", cookie=tables.cookie, language=language, size=size)
                bot = say("bot-master")
                prompt = page.get_by_test_id("prompt")
                expect(prompt).to_have_text(say("act-bot-waits", name=bot, ahead=ahead))
                assert str(ahead) in prompt.inner_text()
                if size == DESK:
                    presence = page.locator('[data-seat="1"] .presence').first
                    expect(presence).to_contain_text(say("seat-waits", ahead=ahead))
                opened.append(page)
        # Once the one before them is given up, all have their turn, and nothing of it is left.
        for page in opened:
            wait_for_stage(page, "start")
            expect(page.get_by_text(say("seat-waits", ahead=AHEAD))).to_have_count(0)
    pages.close()
