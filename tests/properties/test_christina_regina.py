"""What is always true of Christina Regina, whatever is played; and its edition, factored form and greedy player."""

from __future__ import annotations

import copy
import json
import random
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import queendom
from matches import CHRISTINA_REGINA
from queendom.bots import make_bot
from queendom.games.christina_regina.actions import Agitate, Assassinate, Draw, Manipulate, Persuade
from queendom.games.christina_regina.edition import FOLDER, parse
from queendom.games.christina_regina.shapes import Position
from queendom.games.christina_regina.state import COLOURS, GROUPS
from queendom.kernel.actions import Action, Pass
from queendom.match import Match, check
from support import share

GAME = CHRISTINA_REGINA
COURT = tomllib.loads((FOLDER / "court.toml").read_text(encoding="utf-8"))
FULL = {f"{group}-{kind}": number for group in GROUPS for kind, number in COURT["cards"][group].items()}
Change = Callable[[dict[str, Any]], Any]


def expand(factored: Mapping[str, Any]) -> set[Action]:
    actions: set[Action] = {Pass()} if factored["pass"] else set()
    actions |= {Draw(one, other) for one in factored["draw"] for other in factored["draw"] if one != other}
    actions |= {Agitate(stack) for stack in factored["agitate"]}
    actions |= {Manipulate((one, other)) for one, other in factored["manipulate"]}
    actions |= {Persuade(card, stack) for card in factored["persuade"] for stack in GROUPS}
    for victim, numbers in factored["assassinate"].items():
        actions |= {Assassinate(int(victim), number, colour) for number in numbers for colour in COLOURS}
    return actions


def known_cards(position: Position) -> Counter[str]:
    cards = Counter(position["discards"])
    for group in GROUPS:
        cards.update(position["influence"][group])
        cards.update(position["stacks"][group]["top"] + position["stacks"][group]["bottom"])
    return cards


@pytest.mark.randomised
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_card_is_accounted_for_and_the_factored_form_is_the_legal_list(players: int) -> None:
    for number in range(share(300)):
        rng = random.Random(f"cards {players} {number}")
        match = GAME.start(players, number)
        while match.to_act is not None:
            position = match.position()
            known = known_cards(position)
            assert not known - Counter(FULL)
            hidden = sum(stack["middle"] for stack in position["stacks"].values())
            assert known.total() + hidden == 27
            for group in GROUPS:
                stack = position["stacks"][group]
                assert len(stack["top"]) >= 2 or stack["middle"] + len(stack["bottom"]) == 0
            legal = match.legal_actions()
            factored = match.rulebook.factored(match.state)
            assert expand(factored) == set(legal)
            assert len(json.dumps(factored, separators=(",", ":"))) < 2048
            match.play(rng.choice(legal))
        record = json.loads(json.dumps(match.record()))
        assert json.dumps(check(record).record()) == json.dumps(record)


WRONG: list[tuple[str, Change]] = [
    ("game", lambda data: data.update(game="winter-queen")),
    ("groups.gold", lambda data: data["groups"].update(gold=4)),
    ("cards.silver.red", lambda data: data["cards"]["silver"].pop("red")),
    ("cards.silver.red", lambda data: data["cards"]["silver"].update(red=0)),
    ("cards.silver.none", lambda data: data["cards"]["silver"].update(none=-1)),
    ("cards.silver: cards", lambda data: data["cards"]["silver"].update(none=5)),
    ("factions.blue.charge", lambda data: data["factions"]["blue"].pop("charge")),
    ("factions.black.gold", lambda data: data["factions"]["black"].update(gold=3)),
    ("cards.provenance", lambda data: data["cards"].update(provenance="guessed")),
]


@pytest.mark.parametrize(("part", "change"), WRONG, ids=[f"{k}-{part}" for k, (part, _) in enumerate(WRONG)])
def test_a_wrong_edition_names_file_key_and_expectation(part: str, change: Change) -> None:
    data = copy.deepcopy(COURT)
    change(data)
    with pytest.raises(queendom.EditionError) as caught:
        parse(data, "mine.toml")
    assert (caught.value.arguments["file"], caught.value.arguments["part"]) == ("mine.toml", part)


def test_an_edition_with_two_cards_of_a_colour_is_played_and_kept() -> None:
    data = copy.deepcopy(COURT)
    data["cards"]["gold"].update(red=2, none=3)
    match = GAME.start(3, 1, edition=data)
    bot = make_bot("random", 1)
    while match.to_act is not None:
        match.play(bot.choose(match.view(match.to_act)))
    record = json.loads(json.dumps(match.record()))
    assert record["edition_data"]["cards"]["gold"]["red"] == 2
    assert check(record).record() == record


def court(**parts: Any) -> Match:
    """Two players, blue and red; the open cards are told, the rest is unseen."""
    unseen = {"top": [], "middle": 7, "bottom": []}
    stacks = {group: {**unseen, "top": [f"{group}-none", f"{group}-none"]} for group in GROUPS}
    for group, top in parts.pop("tops").items():
        stacks[group]["top"] = top
    return GAME.position({"players": 2, "factions": ["blue", "red"], "stacks": stacks, **parts}, seed=1)


def test_greedy_draws_its_own_colour() -> None:
    match = court(tops={"gold": ["gold-blue", "gold-none"]})
    chosen = {make_bot("greedy", k).choose(match.view(0)) for k in range(10)}
    assert chosen <= {Draw("gold", "copper"), Draw("gold", "silver")}


def test_greedy_buries_what_would_push_it_down() -> None:
    """Its Gold card scores; the red Gold card on the Copper stack would push it down, so it is buried."""
    stacks = {
        "copper": {"top": ["gold-red", "copper-none"], "middle": 7, "bottom": []},
        "silver": {"top": ["silver-none", "silver-none"], "middle": 7, "bottom": []},
        "gold": {"top": ["gold-none", "gold-none"], "middle": 5, "bottom": []},
    }
    position = {"players": 2, "factions": ["blue", "red"], "stacks": stacks, "influence": {"gold": ["gold-blue"]}}
    stacks["copper"]["middle"] = 8
    match = GAME.position(position, seed=1)
    chosen = {make_bot("greedy", k).choose(match.view(0)) for k in range(10)}
    assert chosen <= {Draw("silver", "copper"), Draw("gold", "copper")}


@pytest.mark.once
@pytest.mark.randomised
def test_greedy_beats_random() -> None:
    games, wins = max(60, share(600)), 0.0
    for number in range(games):
        match = GAME.start(3, number // 3)
        seat = number % 3
        bots = [make_bot("greedy" if k == seat else "random", number, k) for k in range(3)]
        while match.to_act is not None:
            match.play(bots[match.to_act].choose(match.view(match.to_act)))
        winners = match.result["winners"] if match.result else []
        wins += (seat in winners) / max(1, len(winners))
    assert wins / games > 0.4
