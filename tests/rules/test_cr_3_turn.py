"""CR-3: what a player may do in a turn, and what it does."""

from __future__ import annotations

from collections import Counter

import pytest

import queendom
from matches import again

from .christina_regina_positions import (
    CARDS,
    COLOURS,
    DRAWS,
    GAME,
    GROUPS,
    LETTERS,
    PLAYERS,
    all_cards,
    at,
    box,
    discards,
    influence,
    opened,
    seats,
    sizes,
    stack,
    stacks,
    tilted,
    why_not,
)
from .winter_queen_positions import Brings, kinds, moves, refused, types

#: One stack empty, by its letter.
EMPTY = {letter: ["" if k == n else "none none *" for k in range(3)] for n, letter in enumerate(LETTERS)}


# --- CR-3.1 ---


def test_cr_3_1_one_card_is_taken_and_the_top_of_another_stack_goes_to_its_bottom() -> None:
    match = at("red none *", "blue green *", "black none *")
    events = match.play("C/S", chance=Brings("purple", "none"))
    assert stacks(match) == ["none purple 6", "green none 6 blue", "black none 7"]
    assert sizes(match) == [8, 9, 9]
    assert match.to_act == 1
    assert events == [
        {"type": "move", "seat": 0, "action": {"kind": "draw", "from": "copper", "bury": "silver"}},
        {"type": "reveal", "stack": "copper", "card": "copper-purple"},
        {"type": "reveal", "stack": "silver", "card": "silver-none"},
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_3_1_any_stack_and_any_other_stack(players: int) -> None:
    match = at(factions=seats(players))
    assert {move for move in moves(match) if "/" in move} == DRAWS
    for number, move in enumerate(sorted(DRAWS)):
        played = again(match)
        played.play(move)
        assert sizes(played) == [8 if letter == move[0] else 9 for letter in LETTERS], number


@pytest.mark.parametrize("letter", LETTERS)
def test_cr_3_1_not_twice_the_same_stack(letter: str) -> None:
    assert refused(at(), f"{letter}/{letter}") == "same-stack"


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("players", [2, 5])
def test_cr_3_1_only_if_no_stack_is_empty(letter: str, players: int) -> None:
    match = at(*EMPTY[letter], factions=seats(players))
    assert "draw" not in kinds(match)
    for move in sorted(DRAWS):
        assert why_not(match, move) == "stack-empty-no-draw"
        assert refused(match, move) == "stack-empty-no-draw"


def test_cr_3_1_one_card_in_each_stack_is_enough() -> None:
    match = at("red", "blue", "green")
    assert {move for move in moves(match) if "/" in move} == DRAWS
    events = match.play("C/S")
    assert stacks(match) == ["", "blue", "green"] and types(events) == ["move"]
    assert "draw" not in kinds(match)


def test_cr_3_1_the_buried_card_is_known_and_lies_below_all_others() -> None:
    match = at("none none *", "blue none *")
    match.play("C/S", chance=Brings("red", "green"))
    assert stack(match, "silver") == "none green 6 blue"
    match.play("C/S", chance=Brings("none", "black"))
    assert stack(match, "silver") == "green black 5 blue none"
    match.play("S/G", chance=Brings("purple", "none"))
    assert stack(match, "silver") == "black purple 4 blue none"


def test_cr_3_1_a_buried_card_is_never_drawn_by_chance_again() -> None:
    match = at("none none *", "blue none *")
    chance = Brings("red", "green")
    match.play("C/S", chance=chance)
    assert chance.points[1].weights == (0, 1, 1, 1, 1, 3)
    chance = Brings("black", "black")
    match.play("C/S", chance=chance)
    assert chance.points[1].weights == (0, 1, 0, 1, 1, 3)


def test_cr_3_1_a_buried_card_turns_up_again_without_chance() -> None:
    match = at("none none *", "red none blue green", "none none *")
    events = match.play("C/S", chance=Brings("none"))
    assert stack(match, "silver") == "none blue green red"
    assert events[1:] == [
        {"type": "reveal", "stack": "copper", "card": "copper-none"},
        {"type": "reveal", "stack": "silver", "card": "silver-blue"},
    ]


def test_cr_3_1_in_a_stack_of_two_the_cards_change_places() -> None:
    match = at("none none *", "red blue", "none none *")
    events = match.play("C/S", chance=Brings("none"))
    assert stack(match, "silver") == "blue red"
    assert [event["stack"] for event in events[1:]] == ["copper"]


def test_cr_3_1_in_a_stack_of_one_everything_stays() -> None:
    match = at("none none *", "red", "none none *")
    events = match.play("C/S", chance=Brings("none"))
    assert stack(match, "silver") == "red"
    assert [event["stack"] for event in events[1:]] == ["copper"]


def test_cr_3_1_exactly_one_thing_a_turn() -> None:
    match = at(factions="blue red green")
    for seat in (0, 1, 2, 0):
        assert match.to_act == seat
        match.play("C/S")
    with pytest.raises(queendom.IllegalAction, match="not-your-turn"):
        match.play("C/S", seat=0)


def test_cr_3_1_reveals_in_the_order_of_the_stacks() -> None:
    match = at()
    events = match.play("G/C", chance=Brings("red", "blue"))
    assert [(event["stack"], event["card"]) for event in events[1:]] == [
        ("copper", "copper-red"),
        ("gold", "gold-blue"),
    ]


# --- CR-3.2 ---


def tops(group: str, colour: str) -> list[str]:
    """The court stacks, with a card of this colour on top of one."""
    return [f"{colour} none *" if one == group else "none none *" for one in GROUPS]


@pytest.mark.parametrize("group", GROUPS)
def test_cr_3_2_a_card_without_colour_is_discarded(group: str) -> None:
    match = at()
    letter = group[0].upper()
    match.play(f"{letter}/{'S' if letter == 'C' else 'C'}")
    assert discards(match) == {f"{group}-none": 1}
    assert [influence(match, one) for one in GROUPS] == ["", "", ""]


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("group", GROUPS)
def test_cr_3_2_a_coloured_card_goes_on_top_of_its_groups_influence(group: str, colour: str) -> None:
    other = "blue" if colour != "blue" else "red"
    match = at(*tops(group, colour), influence=f"{group}-{other}")
    letter = group[0].upper()
    match.play(f"{letter}/{'S' if letter == 'C' else 'C'}")
    assert influence(match, group) == f"{colour} {other}"
    assert [influence(match, one) for one in GROUPS if one != group] == ["", ""]
    assert discards(match) == {}


def test_cr_3_2_not_only_the_drawers_colour() -> None:
    match = at("purple none *", factions="blue red")
    match.play("C/S")
    assert influence(match, "copper") == "purple"


def test_cr_3_2_its_own_group_also_after_a_manipulation() -> None:
    match = at("red none *", "none none *", "blue none *")
    match.play("C~G")
    match.play("G/S")
    assert influence(match, "copper") == "red" and influence(match, "gold") == ""
    match.play("C/S")
    assert influence(match, "copper") == "red" and influence(match, "gold") == "blue"


def test_cr_3_2_its_own_group_also_after_a_persuasion() -> None:
    match = at("", "none none *", "none none *", influence="silver-blue", discards="silver-red")
    match.play("+silver-red>C")
    match.play("C/G")
    assert influence(match, "silver") == "red blue" and influence(match, "copper") == ""


def test_cr_3_2_a_discard_remembers_its_group_too() -> None:
    match = at("none none *", "none none *", "red none *", discards="silver-none")
    match.play("+silver-none>G")
    match.play("G/C")
    assert discards(match) == {"silver-none": 1}


def test_cr_3_2_influence_and_discards_are_open_card_by_card() -> None:
    match = at("red none *", influence="copper-green copper-blue", discards="gold-black", factions="blue red green")
    match.play("C/S")
    for viewer in (None, 0, 1, 2):
        position = match.view(viewer).position
        assert position["influence"]["copper"] == ["copper-red", "copper-green", "copper-blue"]
        assert position["discards"] == ["gold-black"]


# --- CR-3.3 ---


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("colour", ["red", "none"])
def test_cr_3_3_agitation_discards_the_top_card_of_any_stack(letter: str, colour: str) -> None:
    group = GROUPS[LETTERS.index(letter)]
    match = at(*tops(group, colour))
    events = match.play(f"-{letter}", chance=Brings("black"))
    assert discards(match) == {f"{group}-{colour}": 1}
    assert stack(match, group) == "none black 6"
    assert [influence(match, one) for one in GROUPS] == ["", "", ""]
    assert events == [
        {"type": "move", "seat": 0, "action": {"kind": "agitate", "stack": group}},
        {"type": "reveal", "stack": group, "card": f"{group}-black"},
    ]


def test_cr_3_3_agitation_buries_nothing() -> None:
    match = at("red none *", "blue none *", "green none *")
    match.play("-C", chance=Brings("none"))
    assert stacks(match) == ["none none 6", "blue none 7", "green none 7"]


def test_cr_3_3_no_agitation_of_an_empty_stack() -> None:
    match = at("", "none", "none none *")
    assert {move for move in moves(match) if move.startswith("-")} == {"-S", "-G"}
    assert why_not(match, "-C") == "stack-empty"
    assert refused(match, "-C") == "stack-empty"
    match.play("-S")
    assert sizes(match)[1] == 0


@pytest.mark.parametrize("pair", ["C~S", "C~G", "S~G"])
def test_cr_3_3_manipulation_swaps_two_top_cards(pair: str) -> None:
    match = at("red none *", "blue none *", "green none *")
    events = match.play(pair)
    tops = {"C": "copper-red", "S": "silver-blue", "G": "gold-green"}
    tops[pair[0]], tops[pair[2]] = tops[pair[2]], tops[pair[0]]
    assert {letter: opened(match, group)[0] for letter, group in zip(LETTERS, GROUPS, strict=True)} == tops
    assert [opened(match, group)[1] for group in GROUPS] == [f"{group}-none" for group in GROUPS]
    assert sizes(match) == [9, 9, 9] and discards(match) == {}
    assert types(events) == ["move"]  # nothing turns up


def test_cr_3_3_manipulation_of_two_stacks_in_any_order() -> None:
    for given in (["gold", "copper"], ["copper", "gold"]):
        match = at("red none *", "none none *", "green none *")
        match.play({"kind": "manipulate", "stacks": given})
        assert stacks(match) == ["gold-green none 7", "none none 7", "copper-red none 7"]


def test_cr_3_3_manipulation_needs_two_different_stacks() -> None:
    assert {move for move in moves(at()) if "~" in move} == {"C~S", "C~G", "S~G"}
    for letter in LETTERS:
        assert refused(at(), f"{letter}~{letter}") == "same-stack"


@pytest.mark.parametrize("letter", LETTERS)
def test_cr_3_3_manipulation_only_of_stacks_that_have_cards(letter: str) -> None:
    match = at(*EMPTY[letter])
    pairs = {"C~S", "C~G", "S~G"}
    assert {move for move in moves(match) if "~" in move} == {pair for pair in pairs if letter not in pair}
    for pair in pairs:
        if letter in pair:
            assert why_not(match, pair) == "stack-empty"
            assert refused(match, pair) == "stack-empty"


def test_cr_3_3_no_manipulation_with_two_empty_stacks() -> None:
    match = at("", "", "none none *")
    assert "manipulate" not in kinds(match) and "agitate" in kinds(match)


def test_cr_3_3_persuasion_puts_any_discarded_card_on_any_stack() -> None:
    match = at("red none *", discards="copper-black silver-none silver-none gold-purple")
    cards = ("copper-black", "silver-none", "gold-purple")
    assert {move for move in moves(match) if move.startswith("+")} == {f"+{c}>{s}" for c in cards for s in LETTERS}
    events = match.play("+gold-purple>C")
    assert stack(match, "copper") == "gold-purple red none 6"
    assert discards(match) == {"copper-black": 1, "silver-none": 2}
    assert types(events) == ["move"]
    assert sizes(match) == [9, 7, 8]  # one more than before


def test_cr_3_3_persuasion_takes_only_one_of_several_alike() -> None:
    match = at("red none *", discards="silver-none silver-none")
    match.play("+silver-none>S")
    assert discards(match) == {"silver-none": 1}


def test_cr_3_3_persuasion_only_with_a_discarded_card() -> None:
    assert "persuade" not in kinds(at())
    match = at("red none *", influence="gold-green", discards="copper-black")
    for card in CARDS:
        if card != "copper-black":
            assert refused(match, f"+{card}>S") == "card-not-discarded"


def test_cr_3_3_the_second_open_card_is_covered_and_turns_up_again_later() -> None:
    match = at("red green *", discards="copper-black")
    match.play("+copper-black>C")
    assert stack(match, "copper") == "black red green 6"
    chance = Brings("none")
    events = match.play("C/S", chance=chance)
    assert [point.source for point in chance.points] == ["stack/silver"]
    assert events[1:] == [
        {"type": "reveal", "stack": "copper", "card": "copper-green"},
        {"type": "reveal", "stack": "silver", "card": "silver-none"},
    ]


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("players", [2, 3])
def test_cr_3_3_persuasion_on_an_empty_stack_makes_draws_possible_again(letter: str, players: int) -> None:
    match = at(*EMPTY[letter], discards="" if letter == "G" else "gold-red", factions=seats(players))
    assert "draw" not in kinds(match)
    match.play(f"+gold-red>{letter}")
    assert stack(match, GROUPS[LETTERS.index(letter)]).endswith("red") and min(sizes(match)) == 1
    assert {move for move in moves(match) if "/" in move} == DRAWS
    assert refused(match, "pass") == "pass-only-with-empty-stack"


def test_cr_3_3_persuasion_fills_only_one_of_two_empty_stacks() -> None:
    match = at("", "", "none none *")
    match.play("+copper-red>S")
    assert sizes(match) == [0, 1, 9]
    assert "draw" not in kinds(match) and "pass" in kinds(match)


@pytest.mark.parametrize("first", ["-C", "C~S", "+gold-red>C"])
@pytest.mark.parametrize("second", ["-G", "S~G", "+gold-black>S"])
def test_cr_3_3_one_action_a_game(first: str, second: str) -> None:
    match = at(discards="gold-red gold-black")
    match.play(first)
    assert match.position()["actions"] == [False, True]
    assert {"agitate", "manipulate", "persuade"} <= kinds(match)  # the other player's is unspent
    match.play("C/S")
    assert not {"agitate", "manipulate", "persuade"} & kinds(match)
    assert refused(match, second) == "action-card-spent"


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_3_3_one_for_each_player(players: int) -> None:
    match = at(factions=seats(players))
    for seat in range(players):
        assert match.to_act == seat and "agitate" in kinds(match)
        match.play("-" + LETTERS[seat % 3])
    assert match.position()["actions"] == [False] * players
    for _ in range(players):
        assert not {"agitate", "manipulate", "persuade"} & kinds(match)
        match.play("C/S")


def test_cr_3_3_nothing_else_spends_it() -> None:
    match = at(gold="")
    for move in ("1!I:red", "pass"):
        match.play(move)
        assert match.position()["actions"] == [True, True]
    match = at()
    match.play("C/S")
    assert match.position()["actions"] == [True, True]


def test_cr_3_3_no_card_is_lost() -> None:
    match = at("red none *", discards="gold-red", factions=seats(4))
    for move in ("-C", "C~S", "+gold-red>G", "C/S"):
        match.play(move)
        assert all_cards(match) == box()


# --- CR-3.4 ---


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_3_4_an_assassination_is_a_turn(players: int) -> None:
    match = at(factions=seats(players))
    before = match.position()
    events = match.play("1!II:red")
    assert types(events) == ["move", "attempt"]
    assert match.to_act == 1
    after = match.position()
    assert after["stacks"] == before["stacks"] and after["influence"] == before["influence"]
    assert after["discards"] == before["discards"] and after["actions"] == before["actions"]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [0, 1])
def test_cr_3_4_every_other_player_number_and_colour(players: int, seat: int) -> None:
    match = at(factions=seats(players), to_act=seat)
    assert {move for move in moves(match) if "!" in move} == {
        f"{victim}!{number}:{colour}"
        for victim in range(players)
        if victim != seat
        for number in ("I", "II", "III")
        for colour in COLOURS
    }


def test_cr_3_4_not_oneself_and_nobody_who_is_not_there() -> None:
    match = at(factions="blue red green", to_act=1)
    assert refused(match, "1!I:red") == "victim-is-oneself"
    assert refused(match, "3!I:red") == refused(match, "4!I:red") == refused(match, "5!I:red") == "no-such-victim"


@pytest.mark.parametrize("number", [0, 4, -1])
def test_cr_3_4_a_number_from_1_to_3(number: int) -> None:
    match = at()
    with pytest.raises(queendom.IllegalAction) as refusal:
        match.play({"kind": "assassinate", "victim": 1, "number": number, "colour": "red"})
    assert refusal.value.key == "no-such-leader"
    assert tilted(match) == [[], []]


# --- CR-3.5 ---


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_cr_3_5_pass_with_an_empty_stack(letter: str, players: int) -> None:
    match = at(*EMPTY[letter], factions=seats(players))
    before = match.position()
    assert "pass" in moves(match)
    events = match.play("pass")
    assert events == [{"type": "move", "seat": 0, "action": {"kind": "pass"}}]
    assert match.position() == before | {"to_act": 1, "passes": 1}


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_3_5_never_otherwise(players: int) -> None:
    match = at("none", "none", "none", factions=seats(players))
    assert refused(match, "pass") == "pass-only-with-empty-stack"
    assert refused(at(factions=seats(players)), "pass") == "pass-only-with-empty-stack"


def test_cr_3_5_also_with_two_or_three_empty_stacks() -> None:
    for stacks_left in (("", "", "none"), ("", "", "")):
        assert "pass" in moves(at(*stacks_left))


def test_cr_3_5_nobody_needs_to_pass() -> None:
    match = at(gold="")
    assert kinds(match) == {"agitate", "manipulate", "persuade", "assassinate", "pass"}


# --- CR-3.6 ---


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_3_6_with_cards_in_all_stacks_draw_act_or_assassinate(players: int) -> None:
    match = at(factions=seats(players), discards="gold-red")
    assert kinds(match) == {"draw", "agitate", "manipulate", "persuade", "assassinate"}
    assert refused(match, "pass") == "pass-only-with-empty-stack"


def test_cr_3_6_when_all_else_is_used_up_one_has_to_draw() -> None:
    match = at(spent=[0], attempts=["0>1 1 red"])
    assert moves(match) == DRAWS
    assert refused(match, "pass") == "pass-only-with-empty-stack"


def test_cr_3_6_when_all_else_is_used_up_one_has_to_pass_with_an_empty_stack() -> None:
    match = at(gold="", spent=[0], attempts=["0>1 1 red"])
    assert moves(match) == {"pass"}


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_3_6_somebody_always_has_a_move_and_each_is_possible(players: int) -> None:
    """All legal actions of dealt games can be played, and no other can."""
    for seed in range(2):
        match = GAME.start(players, seed=seed)
        for turn in range(40):
            legal = match.legal_actions()
            if match.result is not None:
                break
            assert legal and Counter(map(str, legal)).most_common(1)[0][1] == 1
            refusals = [match.rulebook.refusal(match.state, number) for number in range(145)]
            assert [match.rulebook.action(n) for n, why in enumerate(refusals) if why is None] == sorted(
                legal, key=match.rulebook.number
            )
            match.play(legal[(turn * 11 + seed) % len(legal)])
