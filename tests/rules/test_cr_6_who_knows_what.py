"""Section 6 of docs/rules/christina-regina.md: who knows what, in views, histories, actions, records, refusals."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

import queendom
from matches import ChristinaReginaMatch, Json

from .christina_regina_positions import COLOURS, GAME, GROUPS, PLAYERS, all_pass, at, seats
from .winter_queen_positions import Brings, of_type

ASSASSIN, VICTIM, OTHER = 0, 1, 2
VIEWERS = [ASSASSIN, VICTIM, OTHER, None]
FACTIONS = "blue red green"


def attempted(dagger: str = "black", factions: str = FACTIONS, gold: str = "none none *") -> ChristinaReginaMatch:
    """Seat 0 has tried seat 1."""
    match = at(gold=gold, factions=factions)
    match.play(f"{VICTIM}!II:{dagger}")
    return match


def dealt(players: int = 3, seed: int = 7) -> ChristinaReginaMatch:
    """A dealt game in which seat 0 has tried seat 1, with a colour that nobody picked."""
    match = GAME.start(players, seed=seed, first=0)
    factions = match.position()["factions"]
    unpicked = [colour for colour in COLOURS if colour not in factions]
    match.play(f"1!II:{unpicked[0] if unpicked else factions[0]}")
    return match


def ended(match: ChristinaReginaMatch) -> ChristinaReginaMatch:
    while match.result is None:
        legal = match.legal_actions()
        match.play(next((action for action in legal if action.kind in ("pass", "draw")), legal[0]))
    return match


def payload(match: ChristinaReginaMatch, viewer: int | None) -> Json:
    """Everything that reaches a viewer."""
    view = match.view(viewer)
    return {
        "view": view.to_json(),
        "legal": [action.to_json() for action in view.legal_actions()],
        "factored": match.rulebook.factored(view.state) if view.to_act == viewer else None,
        "record": match.record_for(viewer),
    }


# --- what everybody knows ---


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cr_6_open_to_all(viewer: int | None) -> None:
    match = attempted()
    match.play("-C", chance=Brings("none"))
    match.play("S/G", chance=Brings("green", "red"))
    position, truth = match.view(viewer).position, match.position()
    for part in ("stacks", "influence", "discards", "actions", "tilted", "passes", "to_act", "first", "ending"):
        assert position[part] == truth[part], part
    assert position["actions"] == [True, False, True] and position["tilted"] == [[2], [], []]
    assert position["attempts"][0] | {"colour": None} == {
        "assassin": ASSASSIN,
        "victim": VICTIM,
        "number": 2,
        "colour": None,
        "success": False,
    }


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cr_6_the_same_moves_and_reveals_to_all(viewer: int | None) -> None:
    match = at("red none *", discards="gold-red", factions=FACTIONS)
    for move in ("C/S", "-G", "C~S", "S/C"):
        match.play(move)
    assert match.view(viewer).history == match.events


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_6_nobody_knows_what_lies_face_down(players: int) -> None:
    """Not even the table: the order is drawn when a card turns up."""
    match = GAME.start(players, seed=3)
    for viewer in (None, *range(players)):
        for group in GROUPS:
            assert match.view(viewer).position["stacks"][group]["middle"] == 7
        assert not of_type(match.view(viewer).history, "reveal")
    states = match.state["stacks"][0]
    assert (states == -2).sum() == 21


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cr_6_cards_seen_earlier_are_public(viewer: int | None) -> None:
    match = at("none none *", "blue none *", factions=FACTIONS)
    match.play("C/S", chance=Brings("red", "green"))
    match.play("+copper-none>S")
    assert match.view(viewer).position["stacks"]["silver"] == {
        "top": ["copper-none", "silver-none", "silver-green"],
        "middle": 6,
        "bottom": ["silver-blue"],
    }


def test_cr_6_memory_aid_is_a_table_option_off_by_default() -> None:
    assert GAME.start(2, seed=1).position()["options"] == {"memory-aid": "off"}
    assert GAME.start(2, seed=1, options={"memory-aid": "on"}).position()["options"] == {"memory-aid": "on"}
    with pytest.raises(queendom.SetupError, match="wrong-option"):
        GAME.start(2, seed=1, options={"memory-aid": "maybe"})


def test_cr_6_memory_aid_changes_no_rule() -> None:
    matches = [GAME.start(3, seed=4, first=0, options={"memory-aid": value}) for value in ("off", "on")]
    for turn in range(20):
        legal = [match.legal_actions() for match in matches]
        assert legal[0] == legal[1]
        if not legal[0]:
            break
        events = [match.play(legal[0][turn * 3 % len(legal[0])]) for match in matches]
        assert events[0] == events[1]


# --- colours ---


@pytest.mark.parametrize(
    ("viewer", "known"),
    [
        (ASSASSIN, ["blue", "red", None]),
        (VICTIM, [None, "red", None]),
        (OTHER, [None, None, "green"]),
        (None, [None] * 3),
    ],
)
@pytest.mark.parametrize("dagger", COLOURS)
def test_cr_6_a_players_colour(viewer: int | None, known: list[str | None], dagger: str) -> None:
    match = attempted(dagger)
    assert match.view(viewer).position["factions"] == known
    assert match.view(viewer).state["colours"][0, :3].tolist() == [
        -2 if colour is None else COLOURS.index(colour) for colour in known
    ]


@pytest.mark.parametrize(("viewer", "sees"), [(ASSASSIN, True), (VICTIM, False), (OTHER, False), (None, False)])
def test_cr_6_the_victims_colour_in_histories_and_records(viewer: int | None, sees: bool) -> None:
    match = attempted()
    for events in (match.view(viewer).history, match.record_for(viewer)["events"]):
        (attempt,) = of_type(events, "attempt")
        assert attempt.get("victim_colour", "unknown") == ("red" if sees else "unknown")


@pytest.mark.parametrize(("viewer", "sees"), [(ASSASSIN, True), (VICTIM, True), (OTHER, False), (None, False)])
@pytest.mark.parametrize("dagger", COLOURS)
def test_cr_6_the_dagger(viewer: int | None, sees: bool, dagger: str) -> None:
    match = attempted(dagger)
    view = match.view(viewer)
    expected = dagger if sees else None
    assert view.position["attempts"][0]["colour"] == expected
    for events in (view.history, match.record_for(viewer)["events"]):
        (move,) = of_type(events, "move")
        assert move["action"].get("colour") == expected
    assert (view.state["daggers"][0, ASSASSIN, VICTIM] >= 0) == sees


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_6_the_deal_tells_everybody_their_own_colour_alone(players: int) -> None:
    match = dealt(players)
    factions = match.position()["factions"]
    for viewer in (None, *range(players)):
        for events in (match.view(viewer).history, match.record_for(viewer)["events"]):
            assert events[0]["factions"] == [colour if seat == viewer else None for seat, colour in enumerate(factions)]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("dagger", ["purple", "red"])
def test_cr_6_what_a_viewer_is_told_does_not_depend_on_what_they_may_not_know(viewer: int | None, dagger: str) -> None:
    """The same moves with every other assignment of colours that the viewer cannot tell apart."""
    known = {ASSASSIN: ("blue", "red"), VICTIM: ("red",), OTHER: ("green",), None: ()}[viewer]
    found = set()
    for colours in permutations(COLOURS, 3):
        fits = {
            ASSASSIN: colours[:2] == known,
            VICTIM: colours[1:2] == known,
            OTHER: colours[2:] == known and (colours[1] == dagger) == (dagger == "red"),
            None: (colours[1] == dagger) == (dagger == "red"),
        }[viewer]
        if fits:
            match = attempted(dagger, " ".join(colours))
            match.play("C/S", chance=Brings("red", "none"))
            match.play("-G", chance=Brings("black"))
            found.add(json.dumps(payload(match, viewer), sort_keys=True))
    assert len(found) == 1


@pytest.mark.parametrize("viewer", [OTHER, None])
def test_cr_6_nor_on_the_dagger(viewer: int | None) -> None:
    found = {json.dumps(payload(attempted(dagger), viewer), sort_keys=True) for dagger in set(COLOURS) - {"red"}}
    assert len(found) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_6_colours_that_nobody_picked_are_told_to_nobody(players: int) -> None:
    match = dealt(players)
    unpicked = set(COLOURS) - set(match.position()["factions"])
    for viewer in range(2, players):
        text = json.dumps({**match.view(viewer).to_json(), "position": match.view(viewer).position["factions"]})
        assert not any(f'"{colour}"' in text for colour in unpicked)


def test_cr_6_the_seed_is_told_to_nobody_while_the_game_goes_on() -> None:
    match = dealt()
    for viewer in VIEWERS:
        assert "seed" not in match.record_for(viewer)


def test_cr_6_records_from_a_position_keep_its_secrets() -> None:
    match = at(factions="blue red green black", attempts=["0>1 1 purple", "2>3 2 black"])
    match.play("C/S")
    known = {
        0: (["blue", "red", None, None], ["purple", None]),
        1: ([None, "red", None, None], ["purple", None]),
        2: ([None, None, "green", "black"], [None, "black"]),
        3: ([None, None, None, "black"], [None, "black"]),
        None: ([None] * 4, [None, None]),
    }
    for viewer, (factions, daggers) in known.items():
        for position in (match.view(viewer).position, match.record_for(viewer)["position"]):
            assert position["factions"] == factions
            assert [attempt["colour"] for attempt in position["attempts"]] == daggers


# --- what one may do ---


@pytest.mark.parametrize("players", PLAYERS)
def test_cr_6_only_the_player_to_act_is_told_what_to_do(players: int) -> None:
    match = at(factions=seats(players), to_act=1)
    for viewer in (None, *range(players)):
        assert match.view(viewer).legal_actions() == (match.legal_actions() if viewer == 1 else [])


def test_cr_6_legal_actions_tell_nobodys_colour() -> None:
    """They are the same from the view as from the table, and the same whoever has which colour."""
    found = set()
    for colours in permutations(COLOURS, 3):
        match = at(factions=" ".join(colours), discards="gold-red")
        assert match.view(0).legal_actions() == match.legal_actions()
        found.add(json.dumps([action.to_json() for action in match.legal_actions()]))
    assert len(found) == 1


def refusal_of(match: ChristinaReginaMatch, action: str) -> tuple[str, str]:
    """The key and the arguments of a refusal."""
    with pytest.raises(queendom.IllegalAction) as refusal:
        match.play(action)
    return refusal.value.key, json.dumps(refusal.value.arguments, sort_keys=True)


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("0!I:red", "victim-is-oneself"),
        ("4!I:red", "no-such-victim"),
        ("9!I:red", "no-such-victim"),
        ("1!I:white", "no-such-colour"),
        ("1!I:red", "attempted-already"),
        ("1!III:red", "attempted-already"),
        ("2!II:red", "own-leader-tilted"),
        ("2!III:red", "victims-leader-tilted"),
    ],
)
def test_cr_6_a_refusal_tells_nobodys_colour(action: str, key: str) -> None:
    """Seat 0 failed with II on seat 1, seat 2 failed with III on seat 3."""
    found = set()
    for colours in permutations(COLOURS, 4):
        wrong = [next(colour for colour in COLOURS if colour != colours[victim]) for victim in (1, 3)]
        attempts = [f"0>1 2 {wrong[0]}", f"2>3 3 {wrong[1]}"]
        found.add(refusal_of(at(factions=" ".join(colours), attempts=attempts), action))
    assert {refused for refused, _ in found} == {key} and len(found) == 1


def test_cr_6_a_refused_attempt_teaches_nothing() -> None:
    match = at(factions=FACTIONS, attempts=["2>1 1 red"])
    before = payload(match, 0)
    assert refusal_of(match, "1!I:red")[0] == "victims-leader-tilted"
    assert payload(match, 0) == before


# --- after the end ---


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cr_6_at_the_end_everything_is_told_to_all(viewer: int | None) -> None:
    match = ended(dealt())
    view = match.view(viewer)
    assert view.position == match.position()
    assert view.history == match.events
    assert match.record_for(viewer) == match.record()
    (attempt,) = of_type(view.history, "attempt")
    (move,) = [event for event in of_type(view.history, "move") if event["action"]["kind"] == "assassinate"]
    assert attempt["victim_colour"] == match.position()["factions"][1]
    assert move["action"]["colour"] == match.position()["attempts"][0]["colour"] is not None
    assert view.history[0]["factions"] == match.position()["factions"]
    assert "seed" in match.record_for(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cr_6_at_the_end_of_a_game_from_a_position_too(viewer: int | None) -> None:
    match = attempted("purple", gold="")
    assert match.view(viewer).position != match.position()
    all_pass(match)
    assert match.view(viewer).position == match.position()
    assert match.view(viewer).history == match.events


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cr_6_at_the_end_the_record_from_a_position_is_complete(viewer: int | None) -> None:
    match = at(gold="", factions=FACTIONS, attempts=["0>1 1 purple"])
    all_pass(match)
    assert match.record_for(viewer) == match.record()


def test_cr_6_not_before_the_last_pass() -> None:
    match = attempted("purple", gold="")
    for _ in range(2):
        match.play("pass")
        assert match.view(OTHER).position["factions"] == [None, None, "green"]
        assert match.view(OTHER).position["attempts"][0]["colour"] is None
    match.play("pass")
    assert match.view(OTHER).position["factions"] == FACTIONS.split()
    assert match.view(OTHER).position["attempts"][0]["colour"] == "purple"
