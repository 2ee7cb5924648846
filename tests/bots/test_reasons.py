"""Why a hint is given: nothing that contradicts its rank, nothing said twice, and differences that are there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import cast

import pytest

import queendom
from queendom.bots import Advice, Budget, make_bot
from queendom.bots.base import Reason
from queendom.bots.search.christina_regina.reasons import differences as court_differences
from queendom.bots.search.winter_queen.reasons import differences as winter_differences
from queendom.games.christina_regina.shapes import Position as CourtPosition
from queendom.games.winter_queen.actions import Fill, Place
from queendom.games.winter_queen.game import Rulebook
from queendom.games.winter_queen.shapes import Position
from queendom.kernel.view import View
from queendom.match import Match

WINTER, COURT = "winter-queen", "christina-regina"
COLOURS = ("red", "green", "purple", "blue", "yellow")
FEW = Budget(simulations=300)


def moments(game: str) -> Iterator[Match]:
    """Games in full swing and at their beginning, each at somebody's turn."""
    for seed in range(8):
        match = queendom.game(game).start(players=2 + seed % 3, seed=seed)
        bot = make_bot("greedy", seed)
        for _ in range(5 * (seed % 4)):
            if match.to_act is not None:
                match.play(bot.choose(match.view(match.to_act)))
        if match.to_act is not None:
            yield match


@cache
def advised(game: str) -> list[tuple[Match, list[Advice]]]:
    return [(match, make_bot("expert", 1).advise(match.view(match.to_act), FEW)) for match in moments(game)]


def said(advice: Advice) -> list[tuple[str, str]]:
    return [(reason.key, str(sorted(reason.values.items()))) for reason in advice.reasons]


@pytest.mark.once
@pytest.mark.parametrize("game", [WINTER, COURT])
def test_only_the_best_came_out_best(game: str) -> None:
    found = 0
    for _, (first, *others) in advised(game):
        assert first.reasons and not first.equal
        found += len(others)
        for other in others:
            assert "reason-search" not in [reason.key for reason in other.reasons]
    assert found > 8, "else this would test nothing"


@pytest.mark.once
@pytest.mark.parametrize("game", [WINTER, COURT])
def test_nothing_is_said_twice_in_the_same_words(game: str) -> None:
    for _, (first, *others) in advised(game):
        assert all(not other.reasons or said(other) != said(first) for other in others)


@pytest.mark.once
@pytest.mark.parametrize("game", [WINTER, COURT])
def test_about_equal_is_about_equal(game: str) -> None:
    kinds: Counter[bool] = Counter()
    for _, (first, *others) in advised(game):
        for other in others:
            assert first.chance is not None and other.chance is not None
            assert other.equal == (first.chance - other.chance <= 0.01)
            kinds[other.equal] += 1
    assert kinds[True] and kinds[False]


def after(match: Match, advice: Advice) -> Match:
    played = queendom.game(match.game.name).position(match.position(), seed=1)
    played.play(advice.action)
    return played


def winter(match: Match) -> Position:
    return cast(Position, match.position())


def colours_in_reach(match: Match) -> set[str]:
    return {action.colour for action in match.legal_actions() if isinstance(action, Place | Fill)}


def _book_taken(match: Match, advice: Advice) -> str:
    assert isinstance(advice.action, Place) and advice.action.take is not None
    return str(winter(match)["piles"][advice.action.take]["top"])


def _vp(match: Match, seat: int, book: str, page: int, colour: str) -> int:
    """What a page would score, as its previews tell it."""
    rules = cast(Rulebook, match.rulebook)
    return max(one["vp"] for one in rules.previews.of_page(match.state, seat, book, page, colour))


def _promise(match: Match, seat: int, book: str) -> int:
    return sum(max(_vp(match, seat, book, page, colour) for colour in COLOURS) for page in (0, 1))


def _worth_of_others(match: Match, seat: int) -> int:
    return sum(
        _vp(match, k, held["book"], page, colour)
        for k, books in enumerate(winter(match)["books"])
        for held in books
        for page, colour in enumerate(held["pages"])
        if k != seat and colour
    )


def check(match: Match, first: Advice, other: Advice, reason: Reason) -> None:
    """What is said to distinguish them, played and looked at."""
    here, there = after(match, other), after(match, first)
    if reason.key == "reason-unlike-book":
        books = [{one["book"] for one in winter(now)["books"][match.to_act or 0]} for now in (here, there)]
        assert reason.values["book"] in books[0] and reason.values["book"] not in books[1]
    elif reason.key == "reason-unlike-card":
        stack = reason.values["card"].split("-")[0]
        tops = [cast(CourtPosition, now.position())["stacks"][stack]["top"][:1] for now in (here, there)]
        assert tops[0] == [reason.values["card"]] and tops[1] != tops[0]
    elif reason.key == "reason-unlike-promise":
        (book,) = {_book_taken(match, advice) for advice in (first, other)}
        assert [_promise(now, match.to_act or 0, book) for now in (here, there)] == [
            reason.values["points"],
            reason.values["other"],
        ]
        assert reason.values["points"] != reason.values["other"]
    elif reason.key in ("reason-unlike-helps", "reason-unlike-spares"):
        before = _worth_of_others(match, match.to_act or 0)
        helped = [_worth_of_others(now, match.to_act or 0) - before for now in (here, there)]
        if reason.key == "reason-unlike-helps":
            assert helped[0] == reason.values["points"] > 0 >= helped[1]
        else:
            assert helped[1] > 0 >= helped[0]
    else:
        assert here.to_act == there.to_act == reason.values["name"]
        reach = [reason.values["colour"] in colours_in_reach(now) for now in (here, there)]
        assert reach == ([False, True] if reason.key == "reason-unlike-denies" else [True, False])


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "differences", "kinds"),
    [
        (WINTER, winter_differences, {"book", "denies", "leaves", "promise", "helps", "spares"}),
        (COURT, court_differences, {"card"}),
    ],
)
def test_what_distinguishes_two_actions_is_there(
    game: str, differences: Callable[[View, int, int], list[Reason]], kinds: set[str]
) -> None:
    seen: Counter[str] = Counter()
    for match in moments(game):
        view = match.view(match.to_act)
        legal = match.legal_actions()
        for k in range(40):
            action, best = legal[k * 7 % len(legal)], legal[k * 11 % len(legal)]
            for reason in differences(view, view.rulebook.number(action), view.rulebook.number(best)):
                seen[reason.key] += 1
                check(match, Advice(best), Advice(action), reason)
    assert set(seen) == {f"reason-unlike-{kind}" for kind in kinds}


@pytest.mark.once
@pytest.mark.parametrize("game", [WINTER, COURT])
def test_the_others_are_told_from_the_best(game: str) -> None:
    """The best is not compared with itself; what is said of the others holds."""
    found = 0
    for match, (first, *others) in advised(game):
        assert not [reason for reason in first.reasons if "unlike" in reason.key]
        for other in others:
            for reason in [one for one in other.reasons if "unlike" in one.key]:
                found += 1
                check(match, first, other, reason)
    assert found
