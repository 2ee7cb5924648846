"""The oracle's own checks: the rulebook's examples, the counts of the rules, and whole random games."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from .winter_queen import COLOURS, COUNTIES, OPTIONS, SET_UP, Oracle, RuleBroken, Words, audit

EDITIONS = Path(__file__).parents[2] / "src" / "queendom" / "games" / "winter_queen" / "editions"
QUEENDOM = EDITIONS / "queendom.toml"
ALL_EDITIONS = [QUEENDOM, EDITIONS / "snowflake.toml", EDITIONS / "lattice.toml"]
DEFAULTS = {name: values[0] for name, values in OPTIONS.items()}
IN_PLAY = {2: 30, 3: 40, 4: 45}
Books = dict[str, list[str | None]]


# --- positions ---


def build(
    crystals: dict[str, str],
    books: list[Books] | None = None,
    *,
    players: int = 3,
    domain: dict[str, str] | None = None,
    edition: Path = QUEENDOM,
    options: dict[str, str] | None = None,
    bag: int | None = None,
    final: int | None = None,
    **changes: Any,
) -> Oracle:
    """A position with these crystals on the map and these books; the rest follows.

    `bag`: how many crystals it holds; the others, and all books not named, left with earlier activations.
    `final`: turns left in the final stage. The holders hold what is left over, one crystal each at least.
    """
    box = Oracle(edition, players, 0).box
    held = [*(books or []), *({} for _ in range(players - len(books or [])))]
    free = Counter(dict.fromkeys(COLOURS, box.each - SET_UP[players][1]))
    free.subtract(crystals.values())
    free.subtract(colour for mine in held for pages in mine.values() for colour in pages if colour)
    rest = sorted(free.elements(), key=COLOURS.index)
    holder_count = 1 if final is not None else SET_UP[players][0]
    holders = [[rest.pop(0)] for _ in range(holder_count)]
    taken = [book for mine in held for book in mine]
    unseen = [book for book in box.books if book not in taken]
    gone: list[str] = []
    discarded: list[str] = []
    while bag is not None and len(rest) > bag:
        gone.append(unseen.pop())
        discarded += [rest.pop() for _ in range(min(2, len(rest) - bag))]
    tops = [unseen.pop(0) for _ in COUNTIES]
    heights = [len(unseen[number::4]) for number in range(4)]
    position: Words = {
        "game": "winter-queen",
        "edition": box.name,
        "players": players,
        "options": DEFAULTS | (options or {}),
        "first": 0,
        "stage": "main" if final is None else "final",
        "ending": None,
        "to_act": 0,
        "map": crystals,
        "domain": {space: (domain or {"c1": "blue", "c7": "yellow"}).get(space) for space in box.domain},
        "piles": {c: {"top": top, "below": height} for c, top, height in zip(COUNTIES, tops, heights, strict=True)},
        "holders": holders,
        "bag": {colour: rest.count(colour) for colour in COLOURS},
        "books": [[{"book": book, "pages": pages} for book, pages in mine.items()] for mine in held],
        "gone": {"books": gone, "crystals": {colour: discarded.count(colour) for colour in COLOURS}},
        "vp": [0] * players,
        "passes": 0,
        "turns_left": final,
    }
    return Oracle.from_position(edition, position | changes)


def scores(oracle: Oracle, book: str, page: int, colour: str) -> dict[Any, int]:
    """VP by the crystal chosen."""
    return {score.get("from"): score["vp"] for score in oracle.page_scores(0, book, page, colour)}


# --- the rulebook's own examples (section 7) ---


def test_example_1_border_keeper_activated_with_one_crystal() -> None:
    oracle = build({"a1": "red", "d6": "red", "c2": "red"}, [{"lights-border": [None, "red"]}])
    gains = oracle.move(0, {"kind": "activate", "book": "lights-border"})
    assert gains == [
        {"type": "gain", "seat": 0, "vp": 2, "why": "border", "book": "lights-border", "page": 1}
        | {"spaces": ["a1", "d6"]}
    ]
    assert oracle.pending == [] and oracle.finish_turn() == []
    after = oracle.position()
    assert after["vp"] == [2, 0, 0] and after["to_act"] == 1 and after["books"][0] == []
    assert after["gone"]["books"] == ["lights-border"] and after["gone"]["crystals"]["red"] == 1
    assert after["map"] == {"a1": "red", "c2": "red", "d6": "red"}


def test_example_2_two_crystals_and_a_purple_one_goes_back_to_the_bag() -> None:
    crystals = {"a1": "green", "a3": "green", "e1": "green", "b1": "red", "d6": "red", "b2": "purple"}
    miranda: Books = {"wisps-purple-clouds": ["red", None]}
    oracle = build(crystals, [{"lights-border": ["green", "red"]}, miranda])
    purple = oracle.bag["purple"]
    assert oracle.best(1, "wisps-purple-clouds", 0, "red")["vp"] == 1
    with pytest.raises(RuleBroken):
        oracle.move(0, {"kind": "activate", "book": "lights-border"})
    with pytest.raises(RuleBroken):  # WQ-3.4: never a depicted one
        oracle.move(0, {"kind": "activate", "book": "lights-border", "return": "c1"})
    gains = oracle.move(0, {"kind": "activate", "book": "lights-border", "return": "b2"})
    assert [(gain["why"], gain["vp"], gain["spaces"]) for gain in gains] == [
        ("lights", 3, ["a1", "a3", "e1"]),
        ("border", 2, ["b1", "d6"]),
    ]
    assert oracle.vp == [5, 0, 0] and oracle.bag["purple"] == purple + 1 and "b2" not in oracle.map
    assert oracle.gone["books"] == ["lights-border"] and sum(oracle.gone["crystals"].values()) == 2
    assert oracle.best(1, "wisps-purple-clouds", 0, "red")["vp"] == 0


def test_example_3_forest_wisps() -> None:
    oracle = build({"b3": "purple", "a1": "red", "b4": "red", "c3": "red"}, [{"wisps-purple-clouds": ["red", None]}])
    assert scores(oracle, "wisps-purple-clouds", 0, "red") == {"a1": 1, "b3": 3, "b4": 1, "c3": 1}
    assert oracle.best(0, "wisps-purple-clouds", 0, "red") == {
        "vp": 3,
        "why": "wisps",
        "spaces": ["a1", "b4", "c3"],
        "from": "b3",
    }


def test_example_4_rose_of_the_winds() -> None:
    greens = dict.fromkeys(["c4", "c6", "e3", "e1", "a1", "c2", "b6"], "green")
    oracle = build({**greens, "b3": "red", "d4": "blue"}, [{"rose-way": ["green", None]}])
    best = oracle.best(0, "rose-way", 0, "green")
    assert (best["vp"], best["from"]) == (6, "c4") and best["spaces"] == ["a1", "c2", "c4", "c6", "e1", "e3"]


def test_example_5_border_keeper() -> None:
    oracle = build({"a1": "red", "b6": "red", "d1": "red", "c4": "red"}, [{"border-way": ["red", None]}])
    assert oracle.best(0, "border-way", 0, "red") == {"vp": 3, "why": "border", "spaces": ["a1", "b6", "d1"]}


def test_example_6_magical_clouds() -> None:
    greens = dict.fromkeys(["a1", "b3", "c3", "c6", "e1"], "green")
    oracle = build(greens, [{"clouds-way": ["green", None]}])
    assert oracle.best(0, "clouds-way", 0, "green") == {"vp": 3, "why": "clouds", "spaces": ["a1", "c6", "e1"]}


def test_example_7_bright_way() -> None:
    line = {"a1": "purple", "b3": "red", "c4": "green", "d4": "green", "e3": "blue"}
    oracle = build(line, [{"rose-way": [None, "purple"]}])
    ways = oracle.page_scores(0, "rose-way", 1, "purple")
    assert [way["direction"] for way in ways] == [0, 1, 2, 3, 4, 5]
    assert [way["vp"] for way in ways] == [1, 3, 1, 1, 1, 1]
    assert ways[1] == {"vp": 3, "why": "way", "spaces": ["a1", "b3", "c4"], "from": "a1", "direction": 1}


def test_example_8_northern_lights() -> None:
    crystals = {"a1": "green", "b2": "green", "e1": "green", "e3": "green"}
    oracle = build(crystals, [{"way-lights": [None, "green"]}], domain={"c7": "green", "c1": "red"})
    assert oracle.best(0, "way-lights", 1, "green") == {"vp": 4, "why": "lights", "spaces": ["a1", "c7", "e1", "e3"]}


def test_example_9_polar_star() -> None:
    oracle = build({"d1": "purple", "c2": "red"}, [{"way-star": [None, "purple"]}], domain={"a2": "red", "c7": "blue"})
    assert oracle.best(0, "way-star", 1, "purple") == {
        "vp": 2,
        "why": "star",
        "spaces": ["c1", "d2"],
        "from": "d1",  # c1 is an empty tile
    }


def test_example_10_arcane_knowledge() -> None:
    miranda: Books = {"border-way": ["purple", None], "rose-arcane": [None, "purple"]}
    martin: Books = {"wisps-purple-clouds": [None, "purple"]}
    oracle = build({"a1": "purple"}, [miranda, martin])
    both = ["border-way/0", "rose-arcane/1"]
    assert oracle.page_scores(0, "rose-arcane", 1, "purple") == [
        {"vp": 4, "why": "arcane", "opponent": 1}
        | {"crystals": [*both, "wisps-purple-clouds/0/depicted", "wisps-purple-clouds/1"]},
        {"vp": 2, "why": "arcane", "opponent": 2, "crystals": both},
    ]


# --- effects beyond the examples ---


@pytest.mark.parametrize(("option", "vp"), [("same", [1, 2, 1]), ("none", [0, 0, 0])])
def test_wisps_of_one_colour(option: str, vp: list[int]) -> None:
    crystals = {"b2": "blue", "a1": "red", "b3": "red", "c4": "red"}
    oracle = build(crystals, [{"wisps-red-rose": ["red", None]}], options={"wisps-same-colour": option})
    found = oracle.page_scores(0, "wisps-red-rose", 0, "red")
    assert [score["from"] for score in found] == ["a1", "b3", "c4"] and [score["vp"] for score in found] == vp
    assert [len(score["spaces"]) for score in found] == vp


def test_effects_with_nothing_that_fits_give_exactly_one_zero() -> None:
    books: Books = {"rose-way": [None, None], "wisps-red-rose": [None, None], "lights-star": [None, None]}
    oracle = build({}, [books])
    for book, whys in (
        ("rose-way", ["rose", "way"]),
        ("wisps-red-rose", ["wisps"]),
        ("lights-star", ["lights", "star"]),
    ):
        for page, why in enumerate(whys):
            assert oracle.page_scores(0, book, page, "green") == [{"vp": 0, "why": why, "spaces": []}]
    with pytest.raises(RuleBroken):
        oracle.page_scores(1, "rose-way", 0, "green")


def test_a_line_ends_at_a_gap_of_the_snowflake() -> None:
    tiles = {"a1": "red", "a2": "blue"}
    snowflake = EDITIONS / "snowflake.toml"
    oracle = build({"b1": "red", "f1": "red"}, [{"rose-star": [None, None]}], domain=tiles, edition=snowflake)
    assert oracle.box.line("a1", 0) == [] and oracle.box.line("a1", 1) == ["b1", "c2", "d4", "e3", "f3", "g2"]
    assert scores(oracle, "rose-star", 0, "red") == {"a1": 2, "b1": 2, "f1": 1}


def test_a_bright_way_of_all_five_colours_and_the_proposal_among_equals() -> None:
    line = {"c2": "red", "c3": "green", "c4": "purple", "c5": "blue", "c6": "yellow"}
    oracle = build(line, [{"rose-way": [None, "red"]}], domain={"c1": "blue", "c7": "red"})
    best = oracle.best(0, "rose-way", 1, "red")
    assert (best["vp"], best["from"], best["direction"]) == (5, "c2", 0)
    assert best["spaces"] == ["c2", "c3", "c4", "c5", "c6"]
    westward = next(s for s in oracle.page_scores(0, "rose-way", 1, "red") if s["from"] == "c7" and s["direction"] == 3)
    assert westward["vp"] == 5 and westward["spaces"] == ["c3", "c4", "c5", "c6", "c7"]


def test_arcane_counts_this_books_other_page_and_own_depicted_crystals_as_if_filled() -> None:
    oracle = build({}, [{"wisps-green-arcane": ["green", "red"]}], players=2)
    assert oracle.page_scores(0, "wisps-green-arcane", 1, "green") == [
        {"vp": 3, "why": "arcane", "opponent": 1}
        | {"crystals": ["wisps-green-arcane/0", "wisps-green-arcane/0/depicted", "wisps-green-arcane/1"]}
    ]
    assert oracle.best(0, "wisps-green-arcane", 1, "red")["crystals"] == ["wisps-green-arcane/1"]


def test_choices_hold_and_may_be_partial() -> None:
    line = {"a1": "purple", "b3": "red", "c4": "green", "d3": "red", "e1": "purple"}
    books: list[Books] = [{"way-star": ["purple", None]}]
    activate = {"kind": "activate", "book": "way-star"}

    def gain(choice: Words) -> tuple[Any, ...]:
        made = build(line, books).move(0, activate | {"choices": {"0": choice}})[0]
        return made["from"], made["direction"], made["vp"]

    assert gain({}) == ("a1", 1, 3)
    assert gain({"space": "e1"}) == ("e1", 5, 3)
    assert gain({"direction": 5}) == ("e1", 5, 3)
    assert gain({"direction": 3}) == ("a1", 3, 1)
    assert gain({"space": "e1", "direction": 4}) == ("e1", 4, 1)
    for wrong in ({"space": "b3"}, {"direction": 6}, {"opponent": 1}, {"space": "e1", "direction": True}):
        oracle = build(line, books)
        before = oracle.position()
        with pytest.raises(RuleBroken):
            oracle.move(0, activate | {"choices": {"0": wrong}})
        assert oracle.position() == before
    with pytest.raises(RuleBroken):
        build(line, books).move(0, activate | {"choices": {"1": {}}})


# --- set-up and turns ---


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda path: path.stem)
def test_the_map(edition: Path) -> None:
    box = Oracle(edition, 2, 0).box
    assert len(box.spaces) == 25 and len(box.domain) == 5
    assert Counter(box.zone.values()) == {"domain": 5, "red": 5, "green": 5, "purple": 5, "blue": 5}
    assert all(space in box.adjacent(other) for space in box.spaces for other in box.adjacent(space))
    assert Counter(page.partition("-")[0] for pages in box.books.values() for page in pages) == dict.fromkeys(
        ["wisps", "rose", "border", "clouds", "way", "lights", "star", "arcane"], 5
    )


def test_the_queendom_map_is_that_of_section_8() -> None:
    box = Oracle(QUEENDOM, 2, 0).box
    assert box.domain == ["a2", "c1", "c4", "c7", "e2"]
    assert {s for s in box.spaces if box.zone[s] == "red"} == {"a1", "b1", "b2", "b3", "c2"}
    assert {s for s in box.spaces if box.zone[s] == "purple"} == {"e3", "d6", "d5", "d4", "c6"}
    assert sum(box.on_edge(space) for space in box.spaces) == 16
    assert [box.step("c4", direction) for direction in range(6)] == ["c5", "d4", "d3", "c3", "b3", "b4"]


@pytest.mark.parametrize(("players", "in_bag"), [(2, 21), (3, 28), (4, 29)])
def test_set_up(players: int, in_bag: int) -> None:
    oracle = Oracle(QUEENDOM, players, players - 1)
    deal = dealt(oracle, random.Random(players))
    assert oracle.legal() == []
    oracle.deal(deal)
    position = oracle.position()
    assert sum(position["bag"].values()) == in_bag and position["to_act"] == players - 1
    assert [len(crystals) for crystals in position["holders"]] == [SET_UP[players][2]] * SET_UP[players][0]
    assert {action["kind"] for action in oracle.legal()} == {"place"}  # WQ-3.3
    reach = {action["holder"] for action in oracle.legal()}
    assert reach == ({0, 1, 2} if players == 2 else {players - 2, players - 1})  # WQ-2.4
    with pytest.raises(RuleBroken):
        oracle.deal(deal)


def test_impossible_deals() -> None:
    def spoilt(part: str, key: Any, value: Any) -> None:
        oracle = Oracle(QUEENDOM, 2, 0)
        event = dealt(oracle, random.Random(1))
        event[part][key] = value
        with pytest.raises(RuleBroken):
            oracle.deal(event)

    event = dealt(Oracle(QUEENDOM, 2, 0), random.Random(1))
    spoilt("holders", 0, ["red", "red"])
    spoilt("holders", 0, ["red", "red", "white"])
    spoilt("tops", "red", event["tops"]["blue"])
    spoilt("tops", "red", "cookery-book")
    spoilt("domain", "c4", "empty")
    spoilt("domain", "a1", None)
    spoilt("domain", "c4", next(colour for space, colour in event["domain"].items() if colour and space != "c4"))
    oracle = Oracle(QUEENDOM, 2, 0)
    with pytest.raises(RuleBroken):
        oracle.deal(event | {"holders": [["red"] * 3, ["red"] * 3, ["red", "blue", "blue"]]})


def test_placing_and_taking_a_book() -> None:
    oracle = build(
        {"a1": "red"}, [{}, {"rose-way": [None, None], "border-way": [None, None], "way-star": [None, None]}]
    )
    places = [action for action in oracle.legal() if action["kind"] == "place"]
    assert {a["space"] for a in places} == set(oracle.box.spaces) - {"a1", "c1", "c7"}  # WQ-3.1: depicted ones too
    assert {a["take"] for a in places if a["space"] == "b1"} == {None, "red"}  # WQ-3.2
    assert {a["take"] for a in places if a["space"] == "c4"} == {None, *COUNTIES}
    top = oracle.piles["blue"]["top"]
    gains = oracle.move(0, {"kind": "place", "holder": 0, "colour": "red", "space": "c4", "take": "blue"})
    assert gains == [{"type": "gain", "seat": 0, "vp": 1, "why": "last-crystal"}]  # WQ-3.5
    assert oracle.pending == [("refill", 0, 4), ("reveal", "blue")]
    assert oracle.books[0] == [{"book": top, "pages": [None, None]}]
    with pytest.raises(RuleBroken):
        oracle.finish_turn()
    with pytest.raises(RuleBroken):  # the refill comes first
        oracle.reveal({"type": "reveal", "county": "blue", "book": oracle.unseen()[0]})
    with pytest.raises(RuleBroken):
        oracle.refill({"type": "refill", "holder": 0, "crystals": ["blue"] * 3})
    assert not oracle.refill({"type": "refill", "holder": 0, "crystals": ["blue", "green"] * 2})
    with pytest.raises(RuleBroken):
        oracle.reveal({"type": "reveal", "county": "blue", "book": top})
    oracle.reveal({"type": "reveal", "county": "blue", "book": oracle.unseen()[-1]})
    assert oracle.finish_turn() == [] and oracle.to_act == 1
    assert {a["take"] for a in oracle.legal() if a["kind"] == "place"} == {None}  # WQ-3.2: three books are enough
    assert {a["holder"] for a in oracle.legal()} == {0, 1}
    oracle.move(1, {"kind": "fill", "holder": 0, "colour": "blue", "book": "way-star", "page": 1})
    assert oracle.books[1][2]["pages"] == [None, "blue"] and oracle.pending == []


def test_a_pile_without_a_book_below_reveals_nothing() -> None:
    oracle = build({}, bag=5)
    piles: dict[str, Words] = {county: {"top": None, "below": 0} for county in COUNTIES}
    piles["red"] = {"top": oracle.piles["red"]["top"], "below": 0}
    others = [book for book in oracle.box.books if book != piles["red"]["top"]]
    oracle.piles, oracle.gone["books"] = piles, others
    assert {a["take"] for a in oracle.legal() if a["space"] == "c4"} == {None, "red"}
    oracle.move(0, {"kind": "place", "holder": 0, "colour": "red", "space": "a1", "take": "red"})
    assert oracle.pending == [("refill", 0, 4)]


def test_nothing_to_return() -> None:
    oracle = build({}, [{"border-star": ["red", "blue"]}])
    returns = [action for action in oracle.legal() if action["kind"] == "activate"]
    assert returns == [{"kind": "activate", "book": "border-star", "return": None}]
    assert [gain["vp"] for gain in oracle.move(0, returns[0])] == [0, 3]  # depicted crystals count


def test_impossible_positions() -> None:
    good = build({"a1": "red"}, [{"rose-way": ["red", None]}]).position()
    assert Oracle.from_position(QUEENDOM, good).position() == good
    for change in (
        {"map": {"a1": "blue"}},  # one crystal too many of a colour
        {"map": {"c1": "red"}},  # on a depicted one
        {"map": {"a9": "red"}},
        {"bag": {**good["bag"], "red": -1}},
        {"books": [good["books"][0], good["books"][0], []]},
        {"piles": {**good["piles"], "red": {"top": "rose-way", "below": 4}}},
        {"piles": {**good["piles"], "red": {"top": None, "below": 0}}},
        {"holders": good["holders"][:2]},
        {"stage": "final", "turns_left": 3},  # with a full bag
        {"edition": "lattice"},
        {"players": 5},
        {"options": {"end": "never"}},
    ):
        with pytest.raises(RuleBroken):
            Oracle.from_position(QUEENDOM, good | change)


def full_map(players: int) -> dict[str, str]:
    spaces = [space for space in Oracle(QUEENDOM, players, 0).box.spaces if space not in ("c1", "c7")]
    return {space: COLOURS[number % 5] for number, space in enumerate(spaces)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deadlock(players: int) -> None:
    oracle = build(full_map(players), players=players, bag=2)
    for seat in range(players):
        assert oracle.legal() == [{"kind": "pass"}] and oracle.passes == seat  # WQ-3.6
        assert oracle.move(seat, {"kind": "pass"}) == []
        assert oracle.finish_turn() == ([{"type": "end"}] if seat == players - 1 else [])
    assert oracle.result() == {"scores": [0] * players, "winners": list(range(players)), "ending": "deadlock"}
    over = oracle.position()
    assert over["passes"] == players and len(over["holders"]) == SET_UP[players][0] and over["stage"] == "over"
    assert Oracle.from_position(QUEENDOM, over).position() == over and oracle.legal() == []


def test_an_activation_ends_a_row_of_passes() -> None:
    oracle = build(full_map(3), [{}, {"rose-way": ["red", None]}], bag=2)
    oracle.move(0, {"kind": "pass"})
    oracle.finish_turn()
    with pytest.raises(RuleBroken):
        oracle.move(1, {"kind": "pass"})
    oracle.move(1, {"kind": "activate", "book": "rose-way"})
    assert oracle.finish_turn() == [] and oracle.passes == 0 and oracle.legal() == [{"kind": "pass"}]


# WQ-4.4 with the token at seat 1, by the seat that draws the last crystal: who still has a turn
TURNS = {
    (2, 0): ("10", "101"),
    (2, 1): ("010", "0101"),
    (3, 0): ("120", "1201"),
    (3, 1): ("20120", "201201"),
    (3, 2): ("0120", "01201"),
    (4, 0): ("1230", "12301"),
    (4, 1): ("2301230", "23012301"),
    (4, 2): ("301230", "3012301"),
    (4, 3): ("01230", "012301"),
}


@pytest.mark.parametrize("end", OPTIONS["end"])
@pytest.mark.parametrize(("players", "trigger"), list(TURNS))
def test_the_length_of_the_final_stage(end: str, players: int, trigger: int) -> None:
    crystals = full_map(players)
    del crystals["a1"]
    oracle = build(crystals, players=players, bag=2, options={"end": end}, to_act=trigger, first=1)
    chance = random.Random(trigger)
    colour = oracle.holders[trigger][0]
    place = {"kind": "place", "holder": trigger, "colour": colour, "space": "a1", "take": None}
    events = play_turn(oracle, place, chance)
    assert [event["type"] for event in events] == ["move", "gain", "refill", "final-stage"]
    assert len(events[2]["crystals"]) == 2  # WQ-3.5: fewer than a holder takes
    assert oracle.stage == "final" and len(oracle.holders) == 1  # WQ-4.2
    turns = ""
    expected = TURNS[players, trigger][OPTIONS["end"].index(end)]
    while oracle.to_act is not None:
        assert oracle.turns_left == len(expected) - len(turns)
        assert all(action["kind"] != "activate" for action in oracle.legal())  # WQ-4.3
        turns += str(oracle.to_act)
        play_turn(oracle, chance.choice(oracle.legal()), chance)
    assert turns == expected


def test_the_last_crystal_of_the_single_holder() -> None:
    oracle = build(full_map(3), [{}, {"rose-way": [None, None]}], bag=0, final=5, to_act=1)
    colour = oracle.holders[0][0]
    gains = oracle.move(1, {"kind": "fill", "holder": 0, "colour": colour, "book": "rose-way", "page": 0})
    assert [gain["why"] for gain in gains] == ["last-crystal"] and oracle.pending == []  # WQ-4.5
    assert oracle.finish_turn() == []
    for _ in range(3):
        assert oracle.legal() == [{"kind": "pass"}]
        assert oracle.move(oracle.to_act or 0, {"kind": "pass"}) == []
        assert oracle.finish_turn() == [] and oracle.passes == 0  # WQ-3.6: WQ-4.4 alone ends the game
    oracle.move(2, {"kind": "pass"})
    closing = oracle.finish_turn()
    assert [event.get("why") for event in closing] == ["rose", None] and closing[-1] == {"type": "end"}
    result = oracle.result()
    assert result is not None and result["winners"] == [1] and result["ending"] == "final-scoring"
    assert oracle.books[1] == [{"book": "rose-way", "pages": [colour, None]}]  # WQ-5.1: nothing is discarded


# --- whole games ---


def dealt(oracle: Oracle, chance: random.Random) -> Words:
    holders, _, each = SET_UP[oracle.players]
    tiles = chance.sample([*COLOURS, None, None, None], 5)  # WQ-1.4, WQ-2.2
    bag = [colour for colour in COLOURS for _ in range(oracle.bag[colour])]
    chance.shuffle(bag)
    return {
        "type": "deal",
        "domain": dict(zip(oracle.box.domain, tiles, strict=True)),
        "tops": dict(zip(COUNTIES, chance.sample(list(oracle.box.books), 4), strict=True)),
        "holders": [bag[each * number : each * (number + 1)] for number in range(holders)],
    }


def play_turn(oracle: Oracle, action: Words, chance: random.Random) -> list[Words]:
    """One turn with chance drawn at random; its events."""
    seat = oracle.to_act
    assert seat is not None
    events: list[Words] = [{"type": "move", "seat": seat, "action": action}, *oracle.move(seat, action)]
    while oracle.pending:
        if oracle.pending[0][0] == "refill":
            _, holder, count = oracle.pending[0]
            bag = [colour for colour in COLOURS for _ in range(oracle.bag[colour])]
            refill = {"type": "refill", "holder": holder, "crystals": chance.sample(bag, count)}
            events.append(refill)
            if oracle.refill(refill):
                events.append({"type": "final-stage"})
        else:
            reveal = {"type": "reveal", "county": oracle.pending[0][1], "book": chance.choice(oracle.unseen())}
            events.append(reveal)
            oracle.reveal(reveal)
    return events + oracle.finish_turn()


def count_components(position: Words) -> None:
    pages = [colour for books in position["books"] for held in books for colour in held["pages"] if colour]
    on_holders = sum(len(crystals) for crystals in position["holders"])
    counted = sum(position["bag"].values()) + sum(position["gone"]["crystals"].values())
    assert counted + len(pages) + on_holders + len(position["map"]) == IN_PLAY[position["players"]]
    books = [held["book"] for books in position["books"] for held in books] + position["gone"]["books"]
    books += [pile["top"] for pile in position["piles"].values() if pile["top"]]
    assert len(books) == len(set(books))
    assert len(books) + sum(pile["below"] for pile in position["piles"].values()) == 20


def play_game(edition: Path, players: int, seed: int, options: dict[str, str], look: bool = False) -> Words:
    """A game of uniformly random legal actions, as a record."""
    chance = random.Random(seed)
    first = chance.randrange(players)
    oracle = Oracle(edition, players, first, options)
    deal = dealt(oracle, chance)
    events = [deal]
    oracle.deal(deal)
    while oracle.to_act is not None:
        legal = oracle.legal()
        if look:
            assert len({repr(action) for action in legal}) == len(legal) > 0
            position = oracle.position()
            count_components(position)
            assert Oracle.from_position(edition, position).position() == position
        events += play_turn(oracle, chance.choice(legal), chance)
    count_components(oracle.position())
    return {
        "format": "queendom-record/1",
        "game": "winter-queen",
        "rules": 1,
        "edition": oracle.edition,
        "edition_version": oracle.box.version,
        "options": dict(oracle.options),
        "seats": [{"name": f"Player {seat + 1}"} for seat in range(players)],
        "first": first,
        "events": events,
        "result": oracle.result(),
    }


GAMES = list(product([2, 3, 4], ALL_EDITIONS, OPTIONS["end"], OPTIONS["wisps-same-colour"], OPTIONS["scores"]))


@pytest.mark.parametrize(("number", "game"), list(enumerate(GAMES)))
def test_a_random_game(number: int, game: tuple[int, Path, str, str, str]) -> None:
    players, edition, end, wisps, shown = game
    options = {"end": end, "wisps-same-colour": wisps, "scores": shown}
    record = play_game(edition, players, number, options, look=True)
    events, result = record["events"], record["result"]
    assert audit(record, edition) == result
    gained = [0] * players
    for event in events:
        if event["type"] == "gain":
            gained[event["seat"]] += event["vp"]
            shown_by = event.get("spaces", event.get("crystals", ["the last"]))
            assert len(shown_by) == event["vp"]
    assert gained == result["scores"]
    if result["ending"] == "final-scoring":  # WQ-4.4: equally many turns, or one more for the token holder
        turns = Counter(event["seat"] for event in events if event["type"] == "move")
        turns[record["first"]] -= end == "english-literal"
        assert len(set(turns.values())) == 1
    tamper(record, edition, random.Random(number))


def tamper(record: Words, edition: Path, chance: random.Random) -> None:
    """No changed record passes."""

    def rejected(change: Words, where: str) -> None:
        with pytest.raises(RuleBroken, match=where):
            audit({**record, **change}, edition)

    events, result = record["events"], record["result"]
    numbers = range(len(events))
    gain = chance.choice([number for number in numbers if events[number]["type"] == "gain"])
    changed = deepcopy(events)
    changed[gain]["vp"] += 1
    rejected({"events": changed}, f"event {gain}:")
    swap = chance.choice([number for number in numbers[1:] if events[number - 1] != events[number]])
    swapped = [*events[: swap - 1], events[swap], events[swap - 1], *events[swap + 1 :]]
    rejected({"events": swapped}, "event")
    reveal = chance.choice([number for number in numbers if events[number]["type"] == "reveal"])
    rejected({"events": events[:reveal] + events[reveal + 1 :]}, f"event {reveal}:")
    missing = chance.choice(numbers)
    rejected({"events": events[:missing] + events[missing + 1 :]}, "event")
    rejected({"events": [*events, {"type": "end"}]}, "event")
    others = [seat for seat in range(len(record["seats"])) if seat not in result["winners"]]
    rejected({"result": {**result, "winners": [*others[:1], *result["winners"][1:]]}}, "result")
    rejected({"result": {**result, "ending": "abandoned"}}, "result")
    rejected({"rules": 2}, "record")
    rejected({"options": {**record["options"], "scores": "shouted"}}, "option")
    moves = [number for number in numbers if events[number]["type"] == "move"]
    other_seat = deepcopy(events)
    number = chance.choice(moves)
    other_seat[number]["seat"] = (other_seat[number]["seat"] + 1) % len(record["seats"])
    rejected({"events": other_seat}, f"event {number}:")


def test_unknown_keys_are_ignored_and_a_stand_in_may_move() -> None:
    record = play_game(QUEENDOM, 3, 7, {})
    for event in record["events"]:
        event["note"] = "snow"
        if event["type"] == "move":
            event["by"] = "bot:adept"
    assert audit(record | {"seed": "00"}, QUEENDOM) == record["result"]
