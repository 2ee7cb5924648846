"""No view, legal action, refusal, event or record tells a viewer what they may not know."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

import queendom
from leaks.interference import check_game
from queendom import games
from queendom.games.christina_regina import events
from queendom.games.christina_regina.game import Rulebook
from queendom.games.christina_regina.state import COLOURS
from queendom.kernel.errors import IllegalAction
from queendom.kernel.layout import Seen
from support import COUNTS, share

GAMES = COUNTS["non-interference, each number of players"]
SETTINGS = [(game.name, players) for game in games.GAMES.values() for players in game.players]
ACTIONS = {"winter-queen": 3821, "christina-regina": 145}


@pytest.mark.once
@pytest.mark.randomised
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_nothing_reaches_a_viewer_that_they_may_not_know(name: str, players: int, part: int) -> None:
    for number in range(part, share(GAMES), 10):
        rng = random.Random(f"leaks {name} {players} {number}")
        match = queendom.game(name).start(players, number, first=number % players)
        differed = check_game(match, rng, ACTIONS[name])
        assert differed > 0 or name == "winter-queen"


def play_until_it_shows() -> None:
    for number in range(5):
        match = queendom.game("christina-regina").start(4, number, first=0)
        check_game(match, random.Random(number), ACTIONS["christina-regina"])


def leak_in_the_view(patch: pytest.MonkeyPatch) -> None:
    fields = [
        dataclasses.replace(field, seen=Seen.ALL) if field.name == "colours" else field
        for field in Rulebook.layout.fields
    ]
    patch.setattr(Rulebook.layout, "fields", tuple(fields))


def leak_a_dagger_in_the_view(patch: pytest.MonkeyPatch) -> None:
    fields = [
        dataclasses.replace(field, seen=Seen.ALL) if field.name == "daggers" else field
        for field in Rulebook.layout.fields
    ]
    patch.setattr(Rulebook.layout, "fields", tuple(fields))


def leak_in_the_legal_actions(patch: pytest.MonkeyPatch) -> None:
    """The view would have to hold the colours first: both, and the list tells which dagger is right."""
    leak_in_the_view(patch)
    honest = Rulebook.legal_numbers

    def telling(self: Rulebook, states: Any) -> list[int]:
        numbers = honest(self, states)
        return [n for n in numbers if n < 69 or n == 144 or (n - 69) % 5 == states["colours"][0, (n - 69) // 15]]

    patch.setattr(Rulebook, "legal_numbers", telling)


def leak_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = Rulebook.apply

    def telling(self: Rulebook, states: Any, action: Any) -> Any:
        try:
            return honest(self, states, action)
        except IllegalAction as error:
            colours = [COLOURS[c] for c in states["colours"][0, : self.players].tolist()]
            raise IllegalAction(error.key, **error.arguments, colours=colours) from None

    patch.setattr(Rulebook, "apply", telling)


def leak_in_an_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events, "see", lambda event, viewer, over: event)


def leak_an_attempts_colour(patch: pytest.MonkeyPatch) -> None:
    honest = events.see

    def telling(event: Any, viewer: Any, over: bool) -> Any:
        return event if event["type"] == "attempt" else honest(event, viewer, over)

    patch.setattr(events, "see", telling)


@pytest.mark.parametrize(
    "plant",
    [
        leak_in_the_view,
        leak_a_dagger_in_the_view,
        leak_in_the_legal_actions,
        leak_in_a_refusal,
        leak_in_an_event,
        leak_an_attempts_colour,
    ],
)
def test_a_planted_leak_is_noticed(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    play_until_it_shows()
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        play_until_it_shows()


def test_at_the_end_everything_is_revealed() -> None:
    match = queendom.game("christina-regina").start(3, 5)
    rng = random.Random(5)
    while match.to_act is not None:
        match.play(rng.choice(match.legal_actions()))
    assert match.view(None).history == match.events
    assert match.record_for(None) == match.record()
    assert None not in match.view(1).position["factions"]
    assert all(one["colour"] for one in match.view(2).position["attempts"])
