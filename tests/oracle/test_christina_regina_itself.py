"""The oracle's own checks: the rulebook's examples, each kind of action, every ending, and whole random games."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from .christina_regina import COLOURS, GROUPS, Oracle, RuleBroken, Words, audit

EDITIONS = Path(__file__).parents[2] / "src" / "queendom" / "games" / "christina_regina" / "editions"
COURT = EDITIONS / "court.toml"
ALL_CARDS = [f"{group}-{colour}" for group in GROUPS for colour in [*COLOURS, *["none"] * 4]]
DEAL: Words = {
    "type": "deal",
    "open": {
        "copper": ["copper-red", "copper-none"],
        "silver": ["silver-none", "silver-blue"],
        "gold": ["gold-green", "gold-purple"],
    },
    "factions": ["red", "blue", "green"],
}
PASS = {"kind": "pass"}


# --- positions ---


def start(players: int = 3, first: int = 0, factions: list[str] | None = None) -> Oracle:
    oracle = Oracle(COURT, players, first)
    oracle.deal(DEAL | {"factions": factions or list(COLOURS[:players])})
    return oracle


def build(
    stacks: dict[str, list[str]] | None = None,
    influence: dict[str, str] | None = None,
    factions: str = "red blue green",
    attempts: list[tuple[int, int, int, str]] | None = None,
    **changes: Any,
) -> Oracle:
    """A position where every card is known: these stacks (the others are empty) and colours; the rest is discarded."""
    colours = factions.split()
    lying = {group: (stacks or {}).get(group, []) for group in GROUPS}
    lead = {group: [f"{group}-{c}" for c in (influence or {}).get(group, "").split()] for group in GROUPS}
    rest = Counter(ALL_CARDS)
    for cards in (*lying.values(), *lead.values()):
        rest.subtract(cards)
    tilted: list[list[int]] = [[] for _ in colours]
    payload = []
    for assassin, victim, number, colour in attempts or []:
        success = colours[victim] == colour
        tilted[victim if success else assassin].append(number)
        payload.append({"assassin": assassin, "victim": victim, "number": number, "colour": colour, "success": success})
    position = {
        "game": "christina-regina",
        "edition": "court",
        "players": len(colours),
        "options": {"memory-aid": "off"},
        "first": 0,
        "to_act": 0,
        "ending": None,
        "stacks": {group: {"top": cards, "middle": 0, "bottom": []} for group, cards in lying.items()},
        "influence": lead,
        "discards": list(rest.elements()),
        "factions": colours,
        "actions": [True] * len(colours),
        "tilted": [sorted(numbers) for numbers in tilted],
        "attempts": payload,
        "passes": 0,
    }
    return Oracle.from_position(COURT, position | changes)


def turn(oracle: Oracle, action: Words, *cards: str) -> list[Words]:
    """The seat to act moves; these cards turn up."""
    assert oracle.to_act is not None
    events = oracle.move(oracle.to_act, action)
    assert len(oracle.pending) == len(cards)
    for card in cards:
        oracle.reveal({"type": "reveal", "stack": oracle.pending[0], "card": card})
    return events + oracle.finish_turn()


def all_pass(oracle: Oracle) -> Words:
    for _ in range(oracle.players - oracle.passes):
        assert oracle.result() is None
        events = turn(oracle, PASS)
    assert events == [{"type": "end"}]
    result = oracle.result()
    assert result is not None
    assert oracle.to_act is None and oracle.legal() == []
    return result


def kinds(oracle: Oracle) -> Counter[str]:
    return Counter(action["kind"] for action in oracle.legal())


# --- set-up ---


def test_cr_1_1_the_box_and_cr_2_1_the_deal() -> None:
    oracle = start(3, first=2)
    assert Counter(ALL_CARDS) == oracle.box.cards
    assert oracle.box.cards.total() == 27
    position = oracle.position()
    assert position["to_act"] == position["first"] == 2
    assert position["stacks"]["gold"] == {"top": ["gold-green", "gold-purple"], "middle": 7, "bottom": []}
    assert position["factions"] == ["blue", "red", "green"]
    assert position["discards"] == [] and position["tilted"] == [[], [], []] and position["actions"] == [True] * 3
    assert Counter(oracle.unseen("gold")) == Counter({"gold-none": 4, "gold-blue": 1, "gold-red": 1, "gold-black": 1})
    assert kinds(oracle) == {"draw": 6, "agitate": 3, "manipulate": 3, "assassinate": 2 * 3 * 5}


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"factions": ["red", "red", "blue"]}, r"CR-2\.2"),
        ({"factions": ["red", "blue"]}, r"CR-2\.2"),
        ({"factions": ["red", "blue", "none"]}, r"CR-2\.2"),
        ({"open": DEAL["open"] | {"gold": ["gold-red"]}}, r"CR-2\.1"),
        ({"open": DEAL["open"] | {"gold": ["gold-red", "silver-red"]}}, r"CR-2\.1"),
        ({"open": DEAL["open"] | {"gold": ["gold-red", "gold-red"]}}, r"CR-1\.1"),
        ({"open": {"gold": ["gold-red", "gold-none"]}}, r"CR-2\.1"),
    ],
)
def test_an_impossible_deal(changed: Words, rule: str) -> None:
    with pytest.raises(RuleBroken, match=rule):
        Oracle(COURT, 3, 0).deal(DEAL | changed)


def test_seats_and_options() -> None:
    assert Oracle(COURT, 5, 4, {"memory-aid": "on"}).options == {"memory-aid": "on"}
    for players, first in ((1, 0), (6, 0), (2, 2), (2, -1)):
        with pytest.raises(RuleBroken):
            Oracle(COURT, players, first)
    for options in ({"memory-aid": "loud"}, {"end": "on"}):
        with pytest.raises(RuleBroken):
            Oracle(COURT, 2, 0, options)


# --- draws ---


def test_cr_3_1_a_draw_buries_a_card_of_another_stack_and_two_cards_turn_up() -> None:
    oracle = start()
    assert oracle.move(0, {"kind": "draw", "from": "silver", "bury": "copper"}) == []
    assert oracle.pending == ["copper", "silver"]
    with pytest.raises(RuleBroken):
        oracle.finish_turn()
    for stack, card in (("silver", "silver-red"), ("copper", "copper-red"), ("copper", "silver-red")):
        with pytest.raises(RuleBroken, match=r"CR-2\.1"):
            oracle.reveal({"type": "reveal", "stack": stack, "card": card})
    oracle.reveal({"type": "reveal", "stack": "copper", "card": "copper-none"})
    oracle.reveal({"type": "reveal", "stack": "silver", "card": "silver-red"})
    assert oracle.finish_turn() == []
    position = oracle.position()
    assert position["stacks"]["copper"] == {
        "top": ["copper-none", "copper-none"],
        "middle": 6,
        "bottom": ["copper-red"],
    }
    assert position["stacks"]["silver"] == {"top": ["silver-blue", "silver-red"], "middle": 6, "bottom": []}
    assert position["discards"] == ["silver-none"]  # CR-3.2
    assert position["to_act"] == 1
    turn(oracle, {"kind": "draw", "from": "silver", "bury": "copper"}, "copper-blue", "silver-none")
    position = oracle.position()
    assert position["influence"] == {"copper": [], "silver": ["silver-blue"], "gold": []}
    assert position["stacks"]["copper"]["bottom"] == ["copper-red", "copper-none"]
    turn(oracle, {"kind": "draw", "from": "silver", "bury": "gold"}, "silver-none", "gold-none")
    assert oracle.position()["influence"]["silver"] == ["silver-red", "silver-blue"]  # the latest lies on top


def test_cr_3_1_not_from_and_under_the_same_stack() -> None:
    for bury in ("silver", "brass", None):
        with pytest.raises(RuleBroken):
            start().move(0, {"kind": "draw", "from": "silver", "bury": bury})


def test_cr_3_2_a_card_goes_to_its_own_group() -> None:
    oracle = build({"copper": ["gold-red"], "silver": ["copper-none"], "gold": ["gold-none"]})
    turn(oracle, {"kind": "draw", "from": "copper", "bury": "silver"})  # a single card stays open at the bottom
    assert oracle.position()["influence"]["gold"] == ["gold-red"]
    assert oracle.position()["stacks"]["silver"]["top"] == ["copper-none"]
    assert kinds(oracle)["draw"] == 0 and kinds(oracle)["pass"] == 1


def test_a_known_card_turns_up_without_chance() -> None:
    stacks = {
        "copper": ["copper-red", "copper-blue", "copper-none"],
        "silver": ["silver-red", "silver-blue"],
        "gold": ["gold-red"],
    }
    oracle = build(stacks)
    oracle.move(0, {"kind": "draw", "from": "gold", "bury": "copper"})
    assert oracle.pending == ["copper"] and oracle.may_turn_up() == ["copper-none"]
    with pytest.raises(RuleBroken):
        oracle.reveal({"type": "reveal", "stack": "copper", "card": "copper-green"})
    oracle.reveal({"type": "reveal", "stack": "copper", "card": "copper-none"})
    oracle.finish_turn()
    assert oracle.position()["stacks"]["copper"]["top"] == ["copper-blue", "copper-none", "copper-red"]
    oracle = build(stacks)
    turn(oracle, {"kind": "draw", "from": "gold", "bury": "silver"})  # of two cards, both were open and are again
    assert oracle.position()["stacks"]["silver"]["top"] == ["silver-blue", "silver-red"]


# --- action cards ---


def test_cr_3_3_agitation() -> None:
    oracle = start()
    turn(oracle, {"kind": "agitate", "stack": "gold"}, "gold-none")
    position = oracle.position()
    assert position["discards"] == ["gold-green"]  # coloured, and not in an influence stack
    assert position["actions"] == [False, True, True]
    assert position["stacks"]["gold"] == {"top": ["gold-purple", "gold-none"], "middle": 6, "bottom": []}


def test_cr_3_3_manipulation() -> None:
    oracle = start()
    with pytest.raises(RuleBroken):
        oracle.move(0, {"kind": "manipulate", "stacks": ["gold", "copper"]})
    turn(oracle, {"kind": "manipulate", "stacks": ["copper", "gold"]})  # both lay face up: nothing turns up
    position = oracle.position()
    assert position["stacks"]["copper"] == {"top": ["gold-green", "copper-none"], "middle": 7, "bottom": []}
    assert position["stacks"]["gold"]["top"] == ["copper-red", "gold-purple"]
    turn(oracle, {"kind": "draw", "from": "silver", "bury": "copper"}, "copper-blue", "silver-none")
    assert oracle.position()["stacks"]["copper"]["bottom"] == ["gold-green"]


def test_cr_3_3_persuasion_pushes_an_open_card_down() -> None:
    oracle = start()
    turn(oracle, {"kind": "agitate", "stack": "gold"}, "gold-none")
    turn(oracle, {"kind": "persuade", "card": "gold-green", "stack": "copper"})  # it lay face up in the discards
    position = oracle.position()
    assert position["discards"] == [] and position["actions"] == [False, False, True]
    assert position["stacks"]["copper"] == {
        "top": ["gold-green", "copper-red", "copper-none"],
        "middle": 7,
        "bottom": [],
    }
    turn(oracle, {"kind": "draw", "from": "copper", "bury": "silver"}, "copper-none", "silver-none")
    assert oracle.position()["influence"]["gold"] == ["gold-green"]
    assert oracle.position()["stacks"]["copper"] == {"top": ["copper-red", "copper-none"], "middle": 7, "bottom": []}
    assert kinds(oracle).keys() == {"draw", "assassinate"}  # seat 0 has spent its action card


def test_cr_3_3_equal_discards_are_one_choice_and_an_empty_stack_can_be_filled() -> None:
    stacks = {"silver": ["silver-red", "silver-none"], "gold": ["gold-red", "gold-blue"]}
    oracle = build(stacks, dict.fromkeys(GROUPS, "purple black"), passes=2)
    different = len(set(oracle.discards))
    assert kinds(oracle)["persuade"] == 3 * different < 3 * len(oracle.discards)
    assert kinds(oracle)["agitate"] == 2 and kinds(oracle)["manipulate"] == 1  # neither of them empty
    assert kinds(oracle)["pass"] == 1 and kinds(oracle)["draw"] == 0
    turn(oracle, {"kind": "persuade", "card": "silver-none", "stack": "copper"})
    assert oracle.position()["stacks"]["copper"]["top"] == ["silver-none"]
    assert oracle.passes == 0
    assert kinds(oracle)["pass"] == 0 and kinds(oracle)["draw"] == 6


# --- assassinations ---


def test_rulebook_example_1_a_red_dagger_against_a_red_copper_card() -> None:
    oracle = start(3, factions=["blue", "green", "red"])
    events = turn(oracle, {"kind": "assassinate", "victim": 2, "number": 1, "colour": "red"})
    attempt = {"assassin": 0, "victim": 2, "number": 1, "success": True}
    assert events == [{"type": "attempt", "victim_colour": "red"} | attempt]
    position = oracle.position()
    assert position["tilted"] == [[], [], [1]]
    assert position["attempts"] == [attempt | {"colour": "red"}]
    assert position["actions"] == [True] * 3  # no action card is spent


def test_cr_4_failure_and_what_may_be_tried() -> None:
    oracle = start(3, factions=["blue", "green", "red"])
    events = turn(oracle, {"kind": "assassinate", "victim": 2, "number": 3, "colour": "blue"})  # CR-4.5: a bluff
    assert events[0]["success"] is False and events[0]["victim_colour"] == "red"
    assert oracle.position()["tilted"] == [[3], [], []]
    allowed = {(action["victim"], action["number"]) for action in oracle.legal() if action["kind"] == "assassinate"}
    assert allowed == {(0, 1), (0, 2), (2, 1), (2, 2), (2, 3)}  # CR-4.1: the victim's card must be untilted too
    turn(oracle, {"kind": "assassinate", "victim": 0, "number": 1, "colour": "blue"})
    assert oracle.position()["tilted"] == [[1, 3], [], []]
    turn(oracle, {"kind": "assassinate", "victim": 0, "number": 2, "colour": "blue"})
    assert oracle.position()["tilted"] == [[1, 2, 3], [], []]
    assert kinds(oracle)["assassinate"] == 0  # CR-4.1, CR-4.2
    turn(oracle, {"kind": "agitate", "stack": "gold"}, "gold-none")
    allowed = {(action["victim"], action["number"]) for action in oracle.legal() if action["kind"] == "assassinate"}
    assert allowed == {(2, 1), (2, 2), (2, 3)}


@pytest.mark.parametrize(
    "changed", [{"victim": 0}, {"victim": 3}, {"number": 0}, {"number": True}, {"colour": "none"}, {"victim": 1.0}]
)
def test_cr_4_1_no_such_attempt(changed: Words) -> None:
    with pytest.raises(RuleBroken):
        start().move(0, {"kind": "assassinate", "victim": 1, "number": 1, "colour": "red"} | changed)


# --- passes, the end ---


def test_cr_3_5_no_pass_while_no_stack_is_empty() -> None:
    with pytest.raises(RuleBroken):
        start().move(0, PASS)


def test_cr_5_1_any_other_turn_starts_the_count_again() -> None:
    oracle = build({"gold": ["gold-red"]}, {"copper": "red"})
    turn(oracle, PASS)
    turn(oracle, PASS)
    assert oracle.position()["passes"] == 2 and oracle.to_act == 2
    turn(oracle, {"kind": "assassinate", "victim": 0, "number": 2, "colour": "blue"})  # CR-4.6
    assert oracle.position()["passes"] == 0
    turn(oracle, PASS)
    turn(oracle, {"kind": "agitate", "stack": "gold"})
    assert oracle.position()["actions"] == [True, False, True] and oracle.passes == 0
    assert all_pass(oracle)["winners"] == [0]
    assert oracle.position()["passes"] == 3 and oracle.position()["ending"] == "scored"
    assert Oracle.from_position(COURT, oracle.position()).result() == oracle.result()
    with pytest.raises(RuleBroken):
        oracle.move(0, PASS)


def test_rulebook_example_2_the_gold_stack() -> None:
    oracle = build({}, {"gold": "blue red green black"}, "blue red black", [(1, 0, 3, "blue")])
    before = oracle.position()["influence"]
    result = all_pass(oracle)
    assert result == {
        "scores": [0, 3, 1],
        "winners": [1],
        "ending": "scored",
        "points": [[0, 0, 0], [0, 0, 3], [0, 0, 1]],
        "decided_by": "points",
    }
    assert oracle.position()["influence"] == before


@pytest.mark.parametrize(
    ("factions", "copper", "silver", "gold", "points", "winners", "decided_by"),
    [
        ("red blue green", "red blue", "red blue", "green", [[3, 3, 0], [2, 2, 0], [0, 0, 3]], [0], "points"),
        # 4 points each: 3 + 1 and 2 + 2
        ("red blue", "red blue", "black blue red", "", [[3, 1, 0], [2, 2, 0]], [0], "threes"),
        # 5 points each, a three each: 3 + 2 and 3 + 1 + 1
        ("red blue", "red black blue", "blue red", "black green blue", [[3, 2, 0], [1, 3, 1]], [0], "twos"),
        ("red blue", "red blue", "blue red", "", [[3, 2, 0], [2, 3, 0]], [0, 1], "shared"),
        # CR-5.4: shared at 0 points too, as one of the colours is still there
        ("red blue", "black green purple red", "", "", [[0, 0, 0], [0, 0, 0]], [0, 1], "shared"),
    ],
)
def test_cr_5_4_points_and_ties(
    factions: str,
    copper: str,
    silver: str,
    gold: str,
    points: list[list[int]],
    winners: list[int],
    decided_by: str,
) -> None:
    result = all_pass(build({}, {"copper": copper, "silver": silver, "gold": gold}, factions))
    assert result["points"] == points
    assert result["scores"] == [sum(row) for row in points]
    assert (result["ending"], result["winners"], result["decided_by"]) == ("scored", winners, decided_by)


def test_cr_5_4_the_threes_narrow_a_tie_that_the_twos_decide() -> None:
    influence = {
        "copper": "red green blue",  # red 3, green 2, blue 1
        "silver": "blue red green",  # blue 3, red 2, green 1
        "gold": "purple green blue",  # nobody 3, green 2, blue 1
    }
    result = all_pass(build({}, influence))
    assert result["scores"] == [5, 5, 5]  # green has no three, blue no two
    assert (result["winners"], result["decided_by"]) == ([0], "twos")


@pytest.mark.parametrize(
    ("influence", "attempts"),
    [
        ({}, []),
        ({"gold": "black purple", "copper": "green"}, []),
        ({"gold": "red black", "copper": "blue"}, [(0, 1, 1, "blue"), (1, 0, 3, "red")]),
        ({"gold": "black red"}, [(0, 1, 3, "green")]),  # disgraced by a failure
    ],
)
def test_cr_5_5_christina_wins(influence: dict[str, str], attempts: list[tuple[int, int, int, str]]) -> None:
    result = all_pass(build({}, influence, "red blue", attempts))
    assert result == {
        "scores": [0, 0],
        "winners": [],
        "ending": "christina",
        "points": [[0, 0, 0], [0, 0, 0]],
        "decided_by": None,
    }


def test_cr_5_2_a_failed_assassin_loses_a_card_and_a_missing_card_costs_nothing() -> None:
    oracle = build({}, {"copper": "red blue"}, "red blue", [(0, 1, 1, "green"), (1, 0, 2, "red")])
    assert oracle.position()["tilted"] == [[1, 2], []]
    assert all_pass(oracle)["points"] == [[0, 0, 0], [3, 0, 0]]


def test_cr_5_3_only_the_topmost_card_of_a_colour_is_its_place(tmp_path: Path) -> None:
    """An edition with two red Copper cards, and one Copper card less without colour."""
    twice = tmp_path / "twice.toml"
    text = COURT.read_text(encoding="utf-8").replace("red = 1", "red = 2", 1).replace("none = 4", "none = 3", 1)
    twice.write_text(text, encoding="utf-8")
    position = build({}, {"copper": "blue"}, "red blue").position()
    position["discards"].remove("copper-none")
    position["discards"].remove("copper-red")
    position["influence"]["copper"] = ["copper-red", "copper-red", "copper-blue"]
    assert all_pass(Oracle.from_position(twice, position))["points"] == [[3, 0, 0], [2, 0, 0]]
    attempt = {"assassin": 1, "victim": 0, "number": 1, "colour": "red", "success": True}
    position |= {"attempts": [attempt], "tilted": [[1], []]}
    assert all_pass(Oracle.from_position(twice, position))["points"] == [[3, 0, 0], [2, 0, 0]]  # CR-5.2: one card


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "winter-queen"},
        {"edition": "other"},
        {"discards": []},
        {"discards": ALL_CARDS},
        {"factions": ["red", "red", "blue"]},
        {"tilted": [[1], [], []]},
        {"attempts": [{"assassin": 0, "victim": 0, "number": 1, "colour": "red", "success": True}]},
        {"attempts": [{"assassin": 0, "victim": 1, "number": 1, "colour": "red", "success": True}]},
        {"actions": [True]},
        {"passes": 3},
        {"to_act": 3},
        {"ending": "scored"},
        {"ending": "christina", "to_act": None, "passes": 3},
    ],
)
def test_an_impossible_position(changed: Words) -> None:
    position = build({}, {"gold": "red"}).position()
    assert Oracle.from_position(COURT, position).position() == position
    with pytest.raises(RuleBroken):
        Oracle.from_position(COURT, position | changed)


# --- random games, played beside real cards ---


class Table:
    """27 real cards, shuffled: each is a name and a serial number, and lies in one place."""

    def __init__(self, chance: random.Random) -> None:
        cards = list(zip(ALL_CARDS, range(len(ALL_CARDS)), strict=True))
        self.stacks = {group: [card for card in cards if card[0].startswith(group)] for group in GROUPS}
        for group in GROUPS:
            chance.shuffle(self.stacks[group])
        self.influence: dict[str, list[tuple[str, int]]] = {group: [] for group in GROUPS}
        self.discards: list[tuple[str, int]] = []

    def open_cards(self, group: str) -> list[tuple[str, int]]:
        return self.stacks[group][:2]

    def play(self, action: Words) -> list[Words]:
        """Moves the cards; what turns face up."""
        face_up = {*self.discards, *(card for group in GROUPS for card in self.open_cards(group))}
        stacks, kind = self.stacks, action["kind"]
        if kind == "draw":
            card = stacks[action["from"]].pop(0)
            stacks[action["bury"]].append(stacks[action["bury"]].pop(0))
            group, colour = card[0].split("-")
            (self.discards if colour == "none" else self.influence[group]).insert(0, card)
        elif kind == "agitate":
            self.discards.append(stacks[action["stack"]].pop(0))
        elif kind == "manipulate":
            one, other = (stacks[group] for group in action["stacks"])
            mine, yours = one.pop(0), other.pop(0)
            one.insert(0, yours)
            other.insert(0, mine)
        elif kind == "persuade":
            card = next(card for card in self.discards if card[0] == action["card"])
            self.discards.remove(card)
            stacks[action["stack"]].insert(0, card)
        return [
            {"type": "reveal", "stack": group, "card": card[0]}
            for group in GROUPS
            for card in self.open_cards(group)
            if card not in face_up
        ]

    def compare(self, position: Words) -> None:
        places = [*self.stacks.values(), *self.influence.values(), self.discards]
        assert sorted(serial for cards in places for _, serial in cards) == list(range(27))
        assert sorted(position["discards"]) == sorted(name for name, _ in self.discards)
        counted = len(position["discards"]) + sum(map(len, position["influence"].values()))
        for group in GROUPS:
            names = [name for name, _ in self.stacks[group]]
            known = position["stacks"][group]
            top, bottom = known["top"], known["bottom"]
            assert len(names) == len(top) + known["middle"] + len(bottom)
            assert names[: len(top)] == top and names[len(names) - len(bottom) :] == bottom
            assert len(top) >= min(2, len(names)) and not (bottom and known["middle"] == 0)
            assert all(name.startswith(group) for name in names[len(top) : len(top) + known["middle"]])
            assert position["influence"][group] == [name for name, _ in self.influence[group]]
            counted += len(names)
        assert counted == 27


def play_game(players: int, seed: int, look: bool = False) -> Words:
    """A game of uniformly random legal actions, as a record."""
    chance = random.Random(seed)
    first = chance.randrange(players)
    table = Table(chance)
    oracle = Oracle(COURT, players, first)
    shown = {group: [name for name, _ in table.open_cards(group)] for group in GROUPS}
    events: list[Words] = [{"type": "deal", "open": shown, "factions": chance.sample(COLOURS, players)}]
    oracle.deal(events[0])
    while oracle.to_act is not None:
        legal = oracle.legal()
        if look:
            assert len({repr(action) for action in legal}) == len(legal) > 0
            position = oracle.position()
            table.compare(position)
            again = Oracle.from_position(COURT, position)
            assert again.position() == position and again.legal() == legal
        move: Words = {"type": "move", "seat": oracle.to_act, "action": chance.choice(legal)}
        events += [move, *oracle.move(move["seat"], move["action"])]
        reveals = table.play(move["action"])
        assert oracle.pending == [reveal["stack"] for reveal in reveals]
        for reveal in reveals:
            assert reveal["card"] in oracle.may_turn_up()
            oracle.reveal(reveal)
        events += reveals + oracle.finish_turn()
    table.compare(oracle.position())
    return {
        "format": "queendom-record/1",
        "game": "christina-regina",
        "rules": 1,
        "edition": "court",
        "edition_version": oracle.box.version,
        "options": dict(oracle.options),
        "seats": [{"name": f"Player {seat + 1}"} for seat in range(players)],
        "first": first,
        "events": events,
        "result": oracle.result(),
    }


@pytest.mark.parametrize(("players", "number"), list(product([2, 3, 4, 5], range(20))))
def test_a_random_game(players: int, number: int) -> None:
    record = play_game(players, 100 * players + number, look=True)
    events, result = record["events"], record["result"]
    assert audit(record, COURT) == result
    moves = [event for event in events if event["type"] == "move"]
    assert [move["action"]["kind"] for move in moves[-players:]] == ["pass"] * players
    assert [move["seat"] for move in moves] == [(record["first"] + turn) % players for turn in range(len(moves))]
    attempts = Counter((event["assassin"], event["victim"]) for event in events if event["type"] == "attempt")
    assert max(attempts.values(), default=0) <= 1  # CR-4.2
    spent = Counter(m["seat"] for m in moves if m["action"]["kind"] in ("agitate", "manipulate", "persuade"))
    assert max(spent.values(), default=0) <= 1  # CR-3.3
    assert sum(result["scores"]) <= 3 * sum((3, 2, 1))
    tamper(record, random.Random(number))


def tamper(record: Words, chance: random.Random) -> None:
    """No changed record passes."""

    def rejected(change: Words, where: str) -> None:
        with pytest.raises(RuleBroken, match=where):
            audit({**record, **change}, COURT)

    events, result = record["events"], record["result"]
    numbers = range(len(events))

    def changed(number: int, **parts: Any) -> list[Words]:
        return [*events[:number], deepcopy(events[number]) | parts, *events[number + 1 :]]

    for kind in ("attempt", "reveal", "move"):
        for number in chance.sample(found := [n for n in numbers if events[n]["type"] == kind], min(3, len(found))):
            event = events[number]
            rejected({"events": events[:number] + events[number + 1 :]}, "event")
            if kind == "attempt":
                rejected({"events": changed(number, success=not event["success"])}, f"event {number}:")
                rejected({"events": changed(number, victim_colour="white")}, f"event {number}:")
            elif kind == "reveal":
                rejected({"events": changed(number, card="gold-white")}, f"event {number}:")
            else:
                neighbour = (event["seat"] + 1) % len(record["seats"])
                rejected({"events": changed(number, seat=neighbour)}, f"event {number}:")
                rejected({"events": changed(number, action={"kind": "sleep"})}, f"event {number}:")
    rejected({"events": changed(0, factions=["red"] * len(record["seats"]))}, "event 0:")
    rejected({"events": events[:-1]}, "event")
    rejected({"events": [*events, {"type": "end"}]}, "event")
    everybody = list(range(len(record["seats"])))
    wrong = [0] if result["winners"] == everybody else everybody
    rejected({"result": {**result, "winners": wrong}}, "result")
    rejected({"result": {**result, "decided_by": "ones"}}, "result")
    rejected({"result": {**result, "points": [[9, 9, 9], *result["points"][1:]]}}, "result")
    rejected({"result": {**result, "ending": "abandoned"}}, "result")
    rejected({"rules": 2}, "record")
    rejected({"edition_version": 99}, "edition")
    rejected({"options": {"memory-aid": "loud"}}, "option")


def test_unknown_keys_are_ignored_and_a_stand_in_may_move() -> None:
    record = play_game(3, 7)
    for event in record["events"]:
        event["note"] = "snow"
        if event["type"] == "move":
            event["by"] = "bot:adept"
            event["action"]["why"] = "because"
    assert audit(record | {"seed": "00"}, COURT) == record["result"]
