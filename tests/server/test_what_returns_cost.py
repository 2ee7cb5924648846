"""What each crystal that may go back to the bag would cost whom, held against games that are really played on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from counts import portion
from matches import WINTER_QUEEN, WinterQueenMatch
from queendom.errors import IllegalAction
from queendom.games.winter_queen.actions import Activate
from queendom.games.winter_queen.game import Rulebook
from queendom.games.winter_queen.shapes import Returns
from server.harness import Device, Page, Server, any_action, devices
from server.test_previews import moments, sit_down


def worth(match: WinterQueenMatch) -> dict[tuple[int, str, int], int]:
    """Every page with a crystal on it, and what it scores: by a position that is read anew."""
    anew = WINTER_QUEEN.position(match.position(), seed=1)
    rules = anew.rulebook
    assert isinstance(rules, Rulebook)
    return {
        (seat, held["book"], page): rules.best_score(anew.state, seat, held["book"], page, colour).vp
        for seat, row in enumerate(match.position()["books"])
        for held in row
        for page, colour in enumerate(held["pages"])
        if colour is not None
    }


def pages_of(payload: Returns) -> list[tuple[int, str, int]]:
    return [(one["seat"], one["book"], one["page"]) for one in payload["pages"]]


@pytest.mark.randomised
@pytest.mark.parametrize("players", [2, 3, 4])
def test_wq_3_4_what_a_returned_crystal_costs_is_what_playing_it_costs(players: int) -> None:
    met: set[str] = set()
    for number in range(max(4, portion(60, 2))):
        rng = random.Random(f"returns {players} {number}")
        for match in moments(players, "queendom", rng):
            rules, acting = match.rulebook, match.to_act
            assert isinstance(rules, Rulebook)
            for book, spaces in rules.factored(match.state)["activate"].items():
                before, state = worth(match), match.state.copy()
                payload = rules.previews.of_returns(match.state, book)
                assert (match.state == state).all(), "a preview changes nothing"
                rest = [page for page in before if page[1] != book]
                assert pages_of(payload) == rest
                assert [one["vp"] for one in payload["pages"]] == [before[page] for page in rest]
                assert list(payload["after"]) == (spaces or [])
                for space in rng.sample(spaces or [], min(3, len(spaces or []))):
                    played = WINTER_QUEEN.position(match.position(), seed=number)
                    played.play(Activate(book, space))
                    after = worth(played)
                    assert payload["after"][space] == [after[page] for page in rest]
                    for page in rest:
                        change = after[page] - before[page]
                        whose = "mine" if page[0] == acting else "theirs"
                        met.add(f"{whose} {'loses' if change < 0 else 'gains' if change > 0 else 'stays'}")
    assert met >= {f"{whose} {how}" for whose in ("mine", "theirs") for how in ("loses", "stays")}
    assert met & {"mine gains", "theirs gains"}


def test_only_a_book_that_can_be_activated_has_a_price() -> None:
    match = WINTER_QUEEN.start(2, seed=1)
    rules = match.rulebook
    assert isinstance(rules, Rulebook)
    for book in ("rose-way", "", "cookery"):
        with pytest.raises(IllegalAction) as refused:
            rules.previews.of_returns(match.state, book)
        assert refused.value.key == "book-not-yours"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("returns")) as running:
        yield running


async def sit_until_something_may_be_returned(ada: Device, bela: Device) -> tuple[str, list[Page], Page]:
    """A random game may end before somebody can return a crystal: then the next one begins."""
    rng = random.Random(3)
    while True:
        id, pages = await sit_down(ada, bela)
        while acting := next((one for one in pages if one.now["legal"]), None):
            if any(acting.now["legal"]["activate"].values()):
                return id, pages, acting
            assert (await acting.play(any_action(acting.now["legal"], rng)))["type"] == "ack"
            for one in pages:
                await one.wait_for("events")
        for page in pages:
            await page.close()


@pytest.mark.slow
def test_prices_are_told_to_whoever_is_to_act(server: Server) -> None:
    async def work() -> None:
        async with devices(server, 3) as (ada, bela, eve):
            id, pages, mine = await sit_until_something_may_be_returned(ada, bela)
            book = next(book for book, spaces in mine.now["legal"]["activate"].items() if spaces)
            payload = await mine.ask("preview", seat=mine.seat, returns=book)
            assert list(payload["returns"]["after"]) == mine.now["legal"]["activate"][book]
            assert all(len(row) == len(payload["returns"]["pages"]) for row in payload["returns"]["after"].values())
            assert payload["scores"] is payload["gains"] is payload["position"] is payload["choices"] is None
            other = next(one for one in pages if one is not mine)
            assert (await other.ask("preview", seat=other.seat, returns=book))["key"] == "not-your-turn"
            watching = await eve.look(id)
            assert (await watching.ask("preview", returns=book))["key"] == "not-your-turn"
            for page in [*pages, watching]:
                await page.close()

    asyncio.run(work())
