"""The match and its record, at their edges: what is handed out is one's own, and what is wrong is told with a key."""

from __future__ import annotations

import json
from typing import Any

import pytest

import queendom
from matches import WINTER_QUEEN, WinterQueenMatch
from queendom.bots import make_bot
from queendom.games.winter_queen.actions import Activate, Choice, Fill, Place
from queendom.kernel.chance import SeededChance, as_seed, commitment, pick, uniform
from queendom.match import Match, check

GAME = WINTER_QUEEN
DOMAIN = {"a2": "yellow", "c1": None, "c4": None, "c7": None, "e2": "blue"}


def played(turns: int, seed: int = 3, **start: Any) -> WinterQueenMatch:
    match = GAME.start(players=2, seed=seed, **start)
    for _ in range(turns):
        match.play(match.legal_actions()[turns % 7])
    return match


def finish(match: Match, number: int = 0) -> Match:
    bot = make_bot("random", number)
    while match.to_act is not None:
        match.play(bot.choose(match.view(match.to_act)))
    return match


def test_what_is_handed_out_can_be_changed_without_harm() -> None:
    match = played(4)
    events = match.play(match.legal_actions()[0])
    before = json.dumps(match.record())
    for handed_out in (events, match.events, match.view(0).history, match.record()["events"]):
        handed_out[0].clear()
    match.record()["seats"][0]["name"] = "Nobody"
    match.position()["map"].clear()
    match.state["vp"] = 99
    match.view(1).state["vp"] = 99
    assert json.dumps(match.record()) == before


def test_an_unfinished_record_can_be_played_on_without_claiming_a_seed() -> None:
    record = json.loads(json.dumps(played(5).record()))
    assert record["result"] is None
    assert "seed" not in record
    again = check(record)
    assert again.record() == record
    finished = finish(again).record()
    assert "seed" not in finished
    assert queendom.replay(finished).result == finished["result"]
    with pytest.raises(queendom.RecordError):
        check(finished)


def test_a_table_that_is_given_up() -> None:
    match = played(5)
    assert match.abandon() == [{"type": "end"}]
    assert match.to_act is None
    assert match.legal_actions() == []
    record = json.loads(json.dumps(match.record()))
    assert record["result"] == {"scores": match.position()["vp"], "winners": [], "ending": "abandoned"}
    assert record["events"][-1] == {"type": "end"}
    assert check(record).record() == record
    for again in (match.abandon, lambda: match.play("pass")):
        with pytest.raises(queendom.IllegalAction, match="game-over"):
            again()
    del record["events"][-1]
    with pytest.raises(queendom.RecordError):
        check(record)


def test_a_record_that_starts_at_a_position_agrees_with_its_head() -> None:
    record = finish(GAME.position({"domain": DOMAIN}, seed=4)).record()
    assert check(json.loads(json.dumps(record))).result == record["result"]
    changes: list[dict[str, Any]] = [
        {"first": 1},
        {"edition": "lattice"},
        {"options": {**record["options"], "end": "english-literal"}},
        {"seats": record["seats"] * 2},
    ]
    for change in changes:
        with pytest.raises(queendom.QueendomError):
            check({**record, **change})


def test_names_in_records_and_positions_open_no_file() -> None:
    record = played(3).record()
    with pytest.raises(queendom.SetupError, match="unknown-edition"):
        queendom.replay({**record, "edition": "/etc/passwd.toml"})
    with pytest.raises(queendom.SetupError, match="unknown-edition"):
        GAME.position({"domain": DOMAIN, "edition": "/etc/passwd.toml"})


@pytest.mark.parametrize(
    ("key", "start"),
    [
        ("wrong-player-count", {"players": 5}),
        ("wrong-player-count", {"players": "two"}),
        ("wrong-player-count", {"players": True}),
        ("no-such-seat", {"first": 2}),
        ("no-such-seat", {"first": -1}),
        ("unknown-option", {"options": {"weather": "snow"}}),
        ("unknown-option", {"options": [1, 2]}),
        ("wrong-option", {"options": {"end": "never"}}),
        ("wrong-option", {"options": {"end": []}}),
        ("unknown-edition", {"edition": "mars"}),
        ("unknown-edition", {"edition": 5}),
        ("edition-unreadable", {"edition": "nowhere.toml"}),
        ("edition-missing", {"edition": {}}),
        ("wrong-seats", {"seats": [{"name": "A"}]}),
        ("wrong-seats", {"seats": [1, 2]}),
        ("wrong-seats", {"seats": [{}, {}]}),
        ("seed-unreadable", {"seed": -1}),
        ("seed-unreadable", {"seed": "snow"}),
        ("seed-unreadable", {"seed": 1.5}),
        ("seed-unreadable", {"seed": b"short"}),
    ],
)
def test_a_wrong_start_is_refused(key: str, start: dict[str, Any]) -> None:
    with pytest.raises(queendom.QueendomError) as caught:
        GAME.start(**{"players": 2, "seed": 1, **start})
    assert caught.value.key == key


@pytest.mark.parametrize("name", ["chess", "", None, [], 7])
def test_an_unknown_game_is_refused(name: Any) -> None:
    with pytest.raises(queendom.SetupError, match="unknown-game"):
        queendom.game(name)


@pytest.mark.parametrize(
    ("key", "action"),
    [
        ("no-such-space", Place(0, "red", "z9")),
        ("no-such-space", Place(0, "red", ["a1"])),  # type: ignore[arg-type]
        ("no-such-colour", Place(0, "pink", "a1")),
        ("no-such-holder", Place(9, "red", "a1")),
        ("no-such-county", Place(0, "red", "a1", "yellow")),
        ("no-such-book", Fill(0, "red", "diary", 0)),
        ("no-such-page", Fill(0, "red", "lights-border", 2)),
        ("no-such-book", Activate("diary")),
        ("book-not-yours", Activate("lights-border")),
        ("pass-not-allowed", "pass"),
        ("move-unreadable", "e2e4"),
        ("move-unreadable", "１Y-b3"),
        ("action-malformed", {}),
        ("action-malformed", {"kind": "place", "holder": True, "colour": "red", "space": "a1", "take": None}),
        ("action-malformed", {"kind": "activate", "book": "lights-border", "choices": {"2": {}}}),
        ("action-malformed", 17),
        ("action-malformed", None),
    ],
)
def test_a_wrong_action_is_refused_and_changes_nothing(key: str, action: Any) -> None:
    match = played(0)
    before = match.state.tobytes()
    with pytest.raises(queendom.QueendomError) as caught:
        match.play(action)
    assert caught.value.key == key
    assert match.state.tobytes() == before
    assert len(match.events) == 1


def test_acting_out_of_turn_and_after_the_end() -> None:
    match = played(0, first=0)
    with pytest.raises(queendom.IllegalAction, match="not-your-turn"):
        match.play(match.legal_actions()[0], seat=1)
    finish(match)
    with pytest.raises(queendom.IllegalAction, match="game-over"):
        match.play("pass")
    assert match.legal_actions() == []


@pytest.mark.parametrize(
    ("choices", "vp", "space"),
    [
        ((Choice(space="b2"), None), 2, "b2"),
        ((Choice(space="c3"), None), 3, "c3"),
        ((None, None), 3, "c3"),
        ((Choice(), None), 3, "c3"),
    ],
)
def test_an_explicit_choice_scores_exactly_that(choices: Any, vp: int, space: str) -> None:
    position = {
        "domain": DOMAIN,
        "map": {"b2": "red", "c3": "red", "d2": "red"},
        "holders": [["red"], ["blue"], ["green"]],
        "books": [[{"book": "rose-way", "pages": ["red", None]}], []],
    }
    match = GAME.position(position, seed=1)
    events = match.play(Activate("rose-way", None, choices))
    assert (events[1]["vp"], events[1]["from"]) == (vp, space)
    assert match.position()["vp"] == [events[1]["vp"], 0]


@pytest.mark.parametrize(
    "choices",
    [
        (Choice(space="a1"), None),
        (Choice(direction=2), None),
        (Choice(opponent=1), None),
        (None, Choice(space="b2")),
    ],
)
def test_a_choice_that_does_not_fit_is_refused(choices: Any) -> None:
    position = {
        "domain": DOMAIN,
        "map": {"b2": "red"},
        "holders": [["red"], ["blue"], ["green"]],
        "books": [[{"book": "rose-way", "pages": ["red", None]}], []],
    }
    match = GAME.position(position, seed=1)
    before = match.state.tobytes()
    with pytest.raises(queendom.IllegalAction, match="choice-does-not-fit"):
        match.play(Activate("rose-way", None, choices))
    assert match.state.tobytes() == before


def test_draws_reject_the_incomplete_last_run() -> None:
    """A value in the last, incomplete run is thrown away, and the next attempt has a label of its own."""
    asked = []

    def digest(seed: bytes, label: str) -> bytes:
        asked.append(label)
        return b"\xff" * 32 if len(asked) < 3 else (8).to_bytes(32, "big")

    assert uniform(b"", "bag/4", 3, digest) == 2
    assert asked == ["bag/4", "bag/4/1", "bag/4/2"]
    assert pick((0, 2, 0, 1), 2) == 3


def test_seeds_and_commitments() -> None:
    assert as_seed(42) == (42).to_bytes(32, "big")
    assert as_seed("2a".rjust(64, "0")) == as_seed(42)
    assert as_seed(None) != as_seed(None)
    assert commitment(as_seed(0)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_paired_seeds_stay_paired() -> None:
    """Whatever is played, the k-th book of a pile and the k-th crystal of the bag come from the same numbers."""
    one, other = SeededChance(as_seed(5)), SeededChance(as_seed(5))
    from queendom.kernel.chance import ChancePoint

    bag = ChancePoint("bag", (5, 5, 5))
    pile = ChancePoint("pile/red", (1,) * 20)
    first = [one.draw(bag), one.draw(pile), one.draw(bag)]
    second = [other.draw(pile), other.draw(bag), other.draw(bag)]
    assert (first[0], first[1], first[2]) == (second[1], second[0], second[2])
