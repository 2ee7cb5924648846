"""What is always true of Winter Queen, whatever is played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import queendom
from matches import WINTER_QUEEN, WinterQueenMatch
from queendom.games.winter_queen.state import COLOURS, SET_UP
from queendom.match import check
from support import EDITIONS, FULL_OPTIONS, SCALE, SMALL

EXAMPLES = 5 if SMALL else max(5, round(300 * SCALE))
SETTINGS = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
#: One number a turn picks among the legal actions: shrinks well, and any list of numbers is a game.
PICKS = st.lists(st.integers(0, 10_000), max_size=60)

starts = st.fixed_dictionaries(
    {
        "players": st.sampled_from((2, 3, 4)),
        "seed": st.integers(0, 2**64),
        "first": st.none() | st.integers(0, 1),
        "edition": st.sampled_from(sorted(EDITIONS)),
        "options": st.fixed_dictionaries({name: st.sampled_from(values) for name, values in FULL_OPTIONS.items()}),
    }
)


def played(start: dict[str, Any], picks: list[int]) -> WinterQueenMatch:
    match = WINTER_QUEEN.start(**start)
    for pick in picks:
        if match.to_act is None:
            break
        legal = match.legal_actions()
        match.play(legal[pick % len(legal)])
    return match


@SETTINGS
@given(starts, PICKS)
def test_every_crystal_is_accounted_for(start: dict[str, Any], picks: list[int]) -> None:
    position = played(start, picks).position()
    held = [colour for row in position["books"] for book in row for colour in book["pages"] if colour]
    there = [*position["map"].values(), *held, *(colour for holder in position["holders"] for colour in holder)]
    each = 9 - SET_UP[start["players"]][2]
    for colour in COLOURS:
        elsewhere = position["bag"][colour] + position["gone"]["crystals"][colour]
        assert there.count(colour) + elsewhere == each
        assert position["gone"]["crystals"][colour] >= 0


@SETTINGS
@given(starts, PICKS)
def test_no_book_is_in_two_places(start: dict[str, Any], picks: list[int]) -> None:
    match = played(start, picks)
    position = match.position()
    books = [book["book"] for row in position["books"] for book in row] + position["gone"]["books"]
    books += [pile["top"] for pile in position["piles"].values() if pile["top"]]
    assert len(books) == len(set(books))
    assert len(books) + sum(pile["below"] for pile in position["piles"].values()) == 20
    assert all(len(row) <= 3 for row in position["books"])


@SETTINGS
@given(starts, PICKS)
def test_the_same_seed_gives_the_same_game(start: dict[str, Any], picks: list[int]) -> None:
    assert played(start, picks).record() == played(start, picks).record()


@SETTINGS
@given(starts, PICKS)
def test_a_record_replays_to_the_same_bytes(start: dict[str, Any], picks: list[int]) -> None:
    record = json.dumps(played(start, picks).record())
    assert json.dumps(queendom.replay(json.loads(record)).record()["events"]) == json.dumps(
        json.loads(record)["events"]
    )
    assert check(json.loads(record)).position() == played(start, picks).position()


@SETTINGS
@given(starts, PICKS)
def test_scores_are_the_sum_of_the_gains(start: dict[str, Any], picks: list[int]) -> None:
    match = played(start, picks)
    gained = [0] * start["players"]
    for event in match.events:
        if event["type"] == "gain":
            gained[event["seat"]] += event["vp"]
            shown = event.get("spaces", event.get("crystals"))
            assert shown is None or len(shown) == len(set(shown)) == event["vp"]
    assert gained == match.position()["vp"]


@SETTINGS
@given(starts, PICKS, st.integers(0, 10_000))
def test_an_illegal_action_changes_nothing(start: dict[str, Any], picks: list[int], number: int) -> None:
    match = played(start, picks)
    action = match.rulebook.action(number % 3821)
    if action in match.legal_actions():
        return
    before, events = match.state.tobytes(), list(match.events)
    with pytest.raises(queendom.IllegalAction):
        match.play(action)
    assert match.state.tobytes() == before
    assert match.events == events


@SETTINGS
@given(starts, PICKS)
def test_everyone_sees_the_same(start: dict[str, Any], picks: list[int]) -> None:
    """Winter Queen has no secrets but the future, and that does not exist yet."""
    match = played(start, picks)
    spectator = match.view(None)
    assert spectator.legal_actions() == []
    for seat in range(start["players"]):
        assert match.view(seat).position == spectator.position
        assert bool(match.view(seat).legal_actions()) == (match.to_act == seat)
    assert ("seed" in match.record()) == (match.result is not None)


@settings(max_examples=200 if not SMALL else 20, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(
                st.sampled_from(
                    ["kind", "holder", "colour", "space", "take", "book", "page", "return", "choices", "0"]
                ),
                inner,
            )
        ),
    )
)
def test_rubbish_is_refused_with_a_typed_error(rubbish: Any) -> None:
    game = WINTER_QUEEN
    match = game.start(2, 1)
    before = match.state.tobytes()
    with pytest.raises(queendom.QueendomError):
        match.play(rubbish)
    with pytest.raises(queendom.QueendomError):
        queendom.replay(rubbish)
    if rubbish != {}:
        with pytest.raises(queendom.QueendomError):
            game.position(rubbish)
    assert match.state.tobytes() == before
