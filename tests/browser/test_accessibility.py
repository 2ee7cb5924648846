"""axe-core finds nothing: on every main view, light and dark, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.hands import CRYSTAL
from browser.pages import DESK, PHONE, Pages, wait_for_stage
from browser.tables import Tables
from browser.test_every_view import world_of

pytestmark = pytest.mark.slow

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
#: What axe is asked for: everything but what it calls experimental.
RUN = """
async () => {
  const told = await axe.run(document, { resultTypes: ["violations"] });
  return told.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target} ${failureSummary.replaceAll("\\n", " ")}`));
}
"""


def views(pages: Pages, page: Page, tables: Tables) -> Iterator[str]:
    world = world_of(tables)
    pages.go(page, "/")
    page.wait_for_selector('[data-testid="my-table"]')
    yield "home"
    page.click('[data-testid="settings-menu"]')
    yield "settings"
    page.keyboard.press("Escape")
    page.click('[data-testid="more-options"]')
    page.wait_for_selector("dialog[open]")
    yield "more options"
    page.keyboard.press("Escape")
    pages.go(page, f"/tables/{world['lobby']['id']}")
    page.wait_for_selector('[data-testid="lobby"]')
    yield "lobby"
    pages.go(page, f"/tables/{world['start']['id']}")
    wait_for_stage(page, "start")
    yield "first turn"
    pages.go(page, f"/tables/{world['full']['id']}")
    wait_for_stage(page, "start")
    yield "table"
    page.click(CRYSTAL)
    yield "draft"
    page.click('[data-testid="rules"]')
    page.wait_for_selector("dialog[open]")
    yield "rules"
    pages.go(page, f"/tables/{world['over']['id']}")
    wait_for_stage(page, "over")
    page.click('[data-testid="show-result"]')
    page.wait_for_selector("dialog[open]")
    yield "result"
    pages.go(page, "/nowhere")
    yield "lost"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(pages: Pages, tables: Tables, theme: str, size: tuple[int, int]) -> None:
    world_of(tables)
    page = pages.open("/", cookie=tables.cookie, theme=theme, size=size, touch=size == PHONE, pictures=True)
    wrong: list[str] = []
    for view in views(pages, page, tables):
        # By itself, not by a script of the page: those may come from the server alone.
        page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
        wrong += [f"{view}: {one}" for one in page.evaluate(RUN)]
    assert not wrong, "\n".join(wrong)
