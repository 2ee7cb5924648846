"""Where points came from: the parts of every seat add up to its score, and what is said of a victory holds.

Everything is counted here anew from the record's events and last position, without the code that tells it.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

import pytest

import queendom
from counts import COUNTS, share
from queendom.bots import make_bot
from queendom.games.christina_regina.shapes import Position
from queendom.kernel.shapes import AnyResult
from queendom.kernel.tally import Tally, Why
from queendom.match import Match
from server.test_lessons import LESSONS, read

Json = dict[str, Any]
WINTER, COURT = "winter-queen", "christina-regina"
STACKS = ("copper", "silver", "gold")
#: How a game is played: whole, from a position in its middle, given up, from a position and given up.
WAYS = ("whole", "whole", "whole", "from a position", "given up", "both")


def game_number(game: str, number: int) -> tuple[Match, Json]:
    """A game, and the points that it started with by seat; the same number gives the same game."""
    rules = queendom.game(game)
    way = WAYS[number % len(WAYS)]
    counts = rules.game.players
    players = counts[number // len(WAYS) % len(counts)]
    options = {"end": "english-literal"} if game == WINTER and number % 7 == 0 else {}
    match = rules.start(players=players, seed=number, options=options)
    bots = [make_bot(("random", "greedy")[(number + seat) % 2], number, seat) for seat in range(players)]

    def play(turns: int) -> None:
        while match.to_act is not None and turns:
            match.play(bots[match.to_act].choose(match.view(match.to_act)))
            turns -= 1

    if way in ("from a position", "both"):
        play(8 + number % 23)
        match = rules.position(match.position(), seed=number)
    # The court counts nothing before the end, and then all of it.
    before = match.rulebook.scores(match.state) if game == WINTER else [0] * players
    play(5 + number % 17 if way in ("given up", "both") else 10_000)
    if match.result is None:
        match.abandon()
    return match, {"before": before, "way": way}


def gains_of(match: Match) -> list[tuple[int, str, str, int]]:
    """Seat, source, stretch and points of everything that was gained, from the events alone."""
    if match.game.name == COURT:
        points = (
            counted(cast(Position, match.position())) if match.result and match.result["ending"] != "abandoned" else []
        )
        return [(seat, STACKS[k], "end", vp) for seat, row in enumerate(points) for k, vp in enumerate(row) if vp]
    events = cast(list[Json], match.record()["events"])
    last = max((k for k, event in enumerate(events) if event["type"] == "move"), default=-1)
    is_counted = match.result is not None and match.result["ending"] != "abandoned"
    found = []
    for k, event in enumerate(events):
        if event["type"] == "gain" and event["vp"]:
            at_the_end = k > last and is_counted and event["why"] != "last-crystal"
            found.append((event["seat"], event["why"], "end" if at_the_end else "game", event["vp"]))
    return found


def counted(position: Position) -> list[list[int]]:
    """CR-5 by hand: fallen leaders take their faction's topmost card with them, then 3, 2, 1 from the top."""
    rows = [[0, 0, 0] for _ in position["factions"]]
    for k, stack in enumerate(STACKS):
        colours = [card.split("-")[1] for card in position["influence"][stack]]
        for seat, colour in enumerate(position["factions"]):
            if k + 1 in position["tilted"][seat] and colour in colours:
                colours.remove(colour)
        for worth, colour in zip((3, 2, 1), dict.fromkeys(colours), strict=False):
            if colour in position["factions"]:
                rows[position["factions"].index(colour)][k] = worth
    return rows


def check_parts(tally: Tally, scores: list[int], before: list[int], gains: list[tuple[int, str, str, int]]) -> None:
    for seat, parts in enumerate(tally["parts"]):
        assert sum(part["points"] for part in parts) == scores[seat]
        assert all(part["points"] > 0 for part in parts)
        payload = {(part["source"], part["when"]): (part["points"], part["times"]) for part in parts}
        assert len(payload) == len(parts), "equal sources are one part"
        assert payload.pop(("earlier", "before"), (0, 0))[0] == before[seat]
        expected: dict[tuple[str, str], tuple[int, int]] = {}
        for whose, source, when, points in gains:
            if whose == seat:
                had = expected.get((source, when), (0, 0))
                expected[source, when] = had[0] + points, had[1] + 1
        assert payload == expected


def check_why(tally: Tally, result: AnyResult, before: list[int], gains: list[tuple[int, str, str, int]]) -> str:
    """What the sentence claims, each claim counted anew; returns what kind of sentence it is."""
    why, winners, scores = tally["why"], result["winners"], result["scores"]
    if not winners:
        assert why is None
        return str(result["ending"])
    assert why is not None
    others = [seat for seat in range(len(scores)) if seat not in winners]
    points: list[list[int]] = cast(Json, result).get("points", [])
    if why["by"] == "shared":
        assert len(winners) > 1 and {scores[seat] for seat in winners} == {why["own"]} and why["own"] == max(scores)
        assert len({tuple(sorted(points[seat])) for seat in winners}) == 1 if points else True
        return "shared"
    (winner,) = winners
    assert why["next"] is not None
    if why["by"] == "points":
        assert why["level"] is None and why["own"] == scores[winner] > why["next"] == max(scores[k] for k in others)
        assert why["behind"] == [seat for seat in others if scores[seat] == why["next"]]
        check_most(why, winner, before, gains)
        return "points" if len(why["behind"]) == 1 else "several behind"
    worth = {"threes": 3, "twos": 2}[why["by"]]
    level = [seat for seat in range(len(scores)) if scores[seat] == scores[winner]]
    if why["by"] == "twos":
        level = [seat for seat in level if points[seat].count(3) == points[winner].count(3)]
    assert why["level"] == scores[winner] == max(scores) and why["most"] == []
    assert why["own"] == points[winner].count(worth) > why["next"]
    rest = {seat: points[seat].count(worth) for seat in level if seat != winner}
    assert why["next"] == max(rest.values()) and why["behind"] == [k for k in rest if rest[k] == why["next"]]
    return str(why["by"])


def check_most(why: Why, winner: int, before: list[int], gains: list[tuple[int, str, str, int]]) -> None:
    sums = [Counter[str]({"earlier": vp}) for vp in before]
    times: Counter[str] = Counter({"earlier": 1})
    for seat, source, _, points in gains:
        sums[seat][source] += points
        times[source] += seat == winner
    own, several = sums[winner], len(why["behind"]) > 1
    against = Counter[str]() if several else sums[why["behind"][0]]
    ahead = {source: own[source] - against[source] for source in own if own[source]}
    assert why["most"] and {one["source"] for one in why["most"]} == {
        source for source in ahead if ahead[source] == max(ahead.values())
    }
    for one in why["most"]:
        assert (one["points"], one["times"]) == (own[one["source"]], times[one["source"]])
        assert one["against"] == (None if several else against[one["source"]])


@pytest.mark.parametrize("game", [WINTER, COURT])
def test_the_parts_add_up_and_the_sentence_holds(game: str) -> None:
    seen: Counter[str] = Counter()
    number = share(COUNTS["sums that add up, each game"])
    for k in range(number):
        match, payload = game_number(game, k)
        result, tally = match.result, match.tally
        assert result is not None and tally is not None
        gains = gains_of(match)
        check_parts(tally, result["scores"], payload["before"], gains)
        seen[check_why(tally, result, payload["before"], gains)] += 1
        again = queendom.replay(json.loads(json.dumps(match.record())))
        assert again.tally == tally, "a replay tells the same"
    assert seen["points"]
    if number >= 1000:
        assert seen["abandoned"] and seen["shared"] and seen["several behind"]
        assert game == WINTER or (seen["threes"] and seen["twos"])


def test_an_unfinished_game_has_none() -> None:
    for game in (WINTER, COURT):
        assert queendom.game(game).start(players=2, seed=1).tally is None


@pytest.mark.parametrize("name", LESSONS)
def test_the_end_of_a_lesson_adds_up(name: str) -> None:
    """What its log tells, and what was not shown, is what everybody has at the end."""
    lesson = read(name)
    last = lesson["steps"][-1]["moves"][-1]
    result, tally = last["result"], last["tally"]
    gains: list[tuple[int, str, str, int]] = []
    if name == COURT:
        points = counted(last["next"])
        gains = [(seat, STACKS[k], "end", vp) for seat, row in enumerate(points) for k, vp in enumerate(row) if vp]
    else:
        for step in lesson["steps"]:
            for move in step["moves"]:
                for event in move["events"]:
                    if event["type"] == "gain" and event["vp"]:
                        is_final = move is last and event["why"] != "last-crystal"
                        gains.append((event["seat"], event["why"], "end" if is_final else "game", event["vp"]))
    shown = Counter({seat: sum(vp for whose, _, _, vp in gains if whose == seat) for seat in range(3)})
    before = [score - shown[seat] for seat, score in enumerate(result["scores"])]
    assert min(before) >= 0
    check_parts(tally, result["scores"], before, gains)
    assert check_why(tally, result, before, gains) == "points"
