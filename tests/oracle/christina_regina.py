"""Christina Regina, slow and plain: a literal second reading of docs/rules/christina-regina.md.

The product never imports it, and it knows nothing of the kernel. A court stack is a list of cards, top first; a card
that nobody has seen yet has no name. Every step cites the rule that it reads.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, permutations
from pathlib import Path
from typing import Any

COLOURS = ("blue", "red", "green", "black", "purple")
NONE = "none"
NUMBERS = {"copper": 1, "silver": 2, "gold": 3}  # CR-1.1
GROUPS = list(NUMBERS)
POINTS = (3, 2, 1)  # CR-5.3: for the first, second and third place from the top
OPEN = 2  # CR-2.1: so many cards of each court stack lie face up
OPTIONS = {"memory-aid": ("off", "on")}  # the default comes first
ACTION_KEYS = {"kind", "from", "bury", "stack", "stacks", "card", "victim", "number", "colour"}
EVENT_KEYS = {"type", "assassin", "victim", "number", "success", "victim_colour"}

Words = dict[str, Any]  # an event, an action, an attempt or a position, as in a record


class RuleBroken(Exception):
    """Says which rule something broke, and how."""


def demand(truth: bool, complaint: str) -> None:
    if not truth:
        raise RuleBroken(complaint)


#: As JSON, because there, unlike in Python, `true` is not 1.
written = json.JSONEncoder(sort_keys=True).encode


def group_of(card: str) -> str:
    return card.partition("-")[0]


def colour_of(card: str) -> str:
    return card.partition("-")[2]


@cache
def read_file(path: Path) -> dict[str, Any]:
    """An edition's file, read once: nothing here changes it."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


class Edition:
    """What is printed on the components."""

    def __init__(self, path: str | Path) -> None:
        text = read_file(Path(path))
        demand(text["game"] == "christina-regina", f"an edition of {text['game']}")
        numbers = {group: text["groups"][group] for group in GROUPS}
        demand(numbers == NUMBERS, f"CR-1.1: the groups {numbers}")
        self.name: str = text["name"]
        self.version: int = text["version"]
        self.cards: Counter[str] = Counter()  # CR-1.1: in the order group, then colour, non-coloured last
        for group in GROUPS:
            for colour in (*COLOURS, NONE):
                self.cards[f"{group}-{colour}"] = text["cards"][group][colour]

    def in_order(self, cards: list[str]) -> list[str]:
        return sorted(cards, key=list(self.cards).index)


@dataclass
class Card:
    """A card in a court stack, known to all or (without a name) to nobody."""

    name: str | None
    face_up: bool


class Oracle:
    """A game, as it lies on the table."""

    def __init__(self, edition: str | Path, players: int, first: int, options: Mapping[str, str] | None = None) -> None:
        demand(type(players) is int and 2 <= players <= 5, f"2–5 players, not {players}")
        demand(type(first) is int and 0 <= first < players, f"CR-2.3: no seat {first}")
        self.box = Edition(edition)
        self.players, self.first = players, first
        self.options = {name: values[0] for name, values in OPTIONS.items()} | dict(options or {})
        for name, value in self.options.items():
            demand(value in OPTIONS.get(name, ()), f"no option {name}: {value}")
        self.to_act: int | None = None
        self.ending: str | None = None
        self.stacks: dict[str, list[Card]] = {}  # first = top
        self.influence: dict[str, list[str]] = {group: [] for group in GROUPS}  # first = top
        self.discards: list[str] = []
        self.factions: list[str] = []  # CR-2.2; empty until the game is dealt
        self.actions = [True] * players  # CR-2.2: the action card is unspent
        self.tilted: list[list[int]] = [[] for _ in range(players)]
        self.attempts: list[Words] = []
        self.passes = 0
        self.pending: list[str] = []  # stacks with a card that must still be turned up
        self.moved = False  # the seat to act has moved, its turn is not finished

    # --- set-up and positions ---

    def deal(self, event: Words) -> None:
        demand(not self.factions, "the game has been dealt already")
        demand(set(event["open"]) == set(GROUPS), "CR-2.1: one court stack a group")
        stacks: dict[str, list[Card]] = {}
        for group in GROUPS:
            size = sum(count for card, count in self.box.cards.items() if group_of(card) == group)
            shown = event["open"][group]
            demand(len(shown) == min(OPEN, size), f"CR-2.1: open on {group}: {shown}")
            demand(all(group_of(card) == group for card in shown), f"CR-2.1: open on {group}: {shown}")
            stacks[group] = [Card(card, True) for card in shown]
            stacks[group] += [Card(None, False) for _ in range(size - len(shown))]
        self.stacks, self.factions, self.to_act = stacks, list(event["factions"]), self.first
        self.check()

    def check(self) -> None:
        """Every card of the box lies somewhere, and once only (CR-1, CR-2)."""
        demand(len(self.factions) == self.players, f"CR-2.2: {len(self.factions)} factions")
        demand(all(colour in COLOURS for colour in self.factions), f"CR-2.2: the factions {self.factions}")
        demand(len(set(self.factions)) == self.players, f"CR-2.2: the factions {self.factions}")
        demand(self.seen() <= self.box.cards, f"CR-1.1: more cards than the box has: {self.seen() - self.box.cards}")
        for group in GROUPS:
            hidden = sum(card.name is None for card in self.stacks[group])
            demand(hidden == len(self.unseen(group)), f"CR-1.1: {hidden} unknown cards in {group}")
            demand(all(card.name for card in self.stacks[group][:OPEN]), f"CR-2.1: the open cards of {group}")
            coloured = {f"{group}-{colour}" for colour in COLOURS}
            demand(set(self.influence[group]) <= coloured, f"CR-3.2: the influence stack {self.influence[group]}")

    def seen(self) -> Counter[str]:
        """All cards whose place is known to all (section 6: perfect recall)."""
        in_stacks = (card.name for card in chain(*self.stacks.values()) if card.name is not None)
        return Counter(chain(in_stacks, *self.influence.values(), self.discards))

    def unseen(self, group: str) -> list[str]:
        """What the unknown cards of this group's court stack are: they have lain there since the set-up."""
        rest = self.box.cards - self.seen()
        return [card for card in rest.elements() if group_of(card) == group]

    @classmethod
    def from_position(cls, edition_path: str | Path, position: Words) -> Oracle:
        oracle = cls(edition_path, position["players"], position["first"], position["options"])
        named = (position["game"], position["edition"])
        demand(named == ("christina-regina", oracle.box.name), f"another game or edition: {named}")
        for group in GROUPS:
            stack = position["stacks"][group]
            names = [*stack["top"], *[None] * stack["middle"], *stack["bottom"]]
            oracle.stacks[group] = [Card(name, place < OPEN) for place, name in enumerate(names)]
            oracle.influence[group] = list(position["influence"][group])
        oracle.discards = list(position["discards"])
        oracle.factions = list(position["factions"])
        oracle.check()
        oracle.actions = list(position["actions"])
        demand([type(unspent) for unspent in oracle.actions] == [bool] * oracle.players, "CR-1.3: the action cards")
        for payload in position["attempts"]:
            assassin = payload["assassin"]
            wish = {"kind": "assassinate"} | {key: payload[key] for key in ("victim", "number", "colour")}
            demand(assassin in range(oracle.players), f"no such seat: {payload}")
            demand(wish in oracle.assassinations(assassin), f"section 4: {payload}")
            demand(oracle.assassinate(assassin, wish)["success"] == payload["success"], f"CR-4.4: {payload}")
        demand(oracle.tilted == position["tilted"], f"CR-4.4: {oracle.tilted} must be tilted")
        oracle.passes, oracle.to_act, oracle.ending = position["passes"], position["to_act"], position["ending"]
        demand(oracle.passes == 0 or oracle.any_empty(), "CR-3.5: passes, and no court stack is empty")
        if oracle.ending is None:
            demand(oracle.to_act in range(oracle.players), f"CR-2.3: seat {oracle.to_act}")
            demand(oracle.passes in range(oracle.players), f"CR-5.1: {oracle.passes} passes")
        else:
            demand(oracle.to_act is None and oracle.passes == oracle.players, "CR-5.1: the end")
            demand(oracle.ending == oracle.how_it_ends(), f"CR-5.5: the ending {oracle.ending}")
        return oracle

    def position(self) -> Words:
        demand(bool(self.factions), "nothing has been dealt")
        return {
            "game": "christina-regina",
            "edition": self.box.name,
            "players": self.players,
            "options": dict(self.options),
            "first": self.first,
            "to_act": self.to_act,
            "ending": self.ending,
            "stacks": {group: self.known_of(self.stacks[group]) for group in GROUPS},
            "influence": {group: list(self.influence[group]) for group in GROUPS},
            "discards": self.box.in_order(self.discards),
            "factions": list(self.factions),
            "actions": list(self.actions),
            "tilted": [sorted(numbers) for numbers in self.tilted],
            "attempts": [dict(attempt) for attempt in self.attempts],
            "passes": self.passes,
        }

    def known_of(self, stack: list[Card]) -> Words:
        """Section 6: known cards on top, unknown ones, known ones at the bottom; all on top if none is unknown."""
        names = [card.name for card in stack]
        unknown = [place for place, name in enumerate(names) if name is None]
        if not unknown:
            return {"top": names, "middle": 0, "bottom": []}
        return {"top": names[: unknown[0]], "middle": len(unknown), "bottom": names[unknown[-1] + 1 :]}

    # --- what a seat may do ---

    def legal(self) -> list[Words]:
        if self.to_act is None or self.moved:
            return []
        actions = self.draws()
        if self.actions[self.to_act]:  # CR-3.3: once a game for each player
            actions += [*self.agitations(), *self.manipulations(), *self.persuasions()]
        actions += self.assassinations(self.to_act)  # CR-4.6: with or without an empty stack
        if self.any_empty():
            actions.append({"kind": "pass"})  # CR-3.5
        return actions

    def any_empty(self) -> bool:
        return any(not stack for stack in self.stacks.values())

    def not_empty(self) -> list[str]:
        return [group for group in GROUPS if self.stacks[group]]

    def draws(self) -> list[Words]:  # CR-3.1
        if self.any_empty():
            return []
        return [{"kind": "draw", "from": taken, "bury": buried} for taken, buried in permutations(GROUPS, 2)]

    def agitations(self) -> list[Words]:  # CR-3.3
        return [{"kind": "agitate", "stack": group} for group in self.not_empty()]

    def manipulations(self) -> list[Words]:  # CR-3.3
        return [{"kind": "manipulate", "stacks": [one, other]} for one, other in combinations(self.not_empty(), 2)]

    def persuasions(self) -> list[Words]:  # CR-3.3: an empty stack too
        cards = [card for card in self.box.cards if card in self.discards]
        return [{"kind": "persuade", "card": card, "stack": group} for card in cards for group in GROUPS]

    def assassinations(self, assassin: int) -> list[Words]:
        return [
            {"kind": "assassinate", "victim": victim, "number": number, "colour": colour}
            for victim in range(self.players)
            if victim != assassin and not self.tried(assassin, victim)  # CR-4.2
            for number in NUMBERS.values()
            if number not in self.tilted[assassin] and number not in self.tilted[victim]  # CR-4.1
            for colour in COLOURS  # CR-4.5
        ]

    def tried(self, assassin: int, victim: int) -> bool:
        return any(attempt["assassin"] == assassin and attempt["victim"] == victim for attempt in self.attempts)

    # --- a turn ---

    def move(self, seat: int, action: Words) -> list[Words]:
        demand(not self.moved, "the turn before is not finished")
        demand(type(seat) is int and seat == self.to_act, f"seat {seat} moves, seat {self.to_act} is to act")
        wish = {key: value for key, value in action.items() if key in ACTION_KEYS}  # readers ignore unknown keys
        demand(written(wish) in map(written, self.legal()), f"section 3: not a legal action: {action}")
        events: list[Words] = []
        kind = wish["kind"]
        if kind == "draw":
            self.draw(wish["from"], wish["bury"])
        elif kind == "assassinate":
            events.append(self.assassinate(seat, wish))
        elif kind != "pass":
            self.actions[seat] = False  # CR-3.3
            self.act(wish)
        self.passes = self.passes + 1 if kind == "pass" else 0  # CR-5.1
        self.arrange()
        self.moved = True
        return events

    def take_top(self, group: str) -> str:
        card = self.stacks[group].pop(0)
        assert card.name is not None and card.face_up
        return card.name

    def draw(self, taken: str, buried: str) -> None:
        drawn = self.take_top(taken)  # CR-3.1
        self.stacks[buried].append(self.stacks[buried].pop(0))
        if colour_of(drawn) == NONE:
            self.discards.append(drawn)  # CR-3.2
        else:
            self.influence[group_of(drawn)].insert(0, drawn)  # CR-3.2: its own group, on top

    def act(self, wish: Words) -> None:  # CR-3.3
        if wish["kind"] == "agitate":
            self.discards.append(self.take_top(wish["stack"]))
        elif wish["kind"] == "manipulate":
            one, other = (self.stacks[group] for group in wish["stacks"])
            one[0], other[0] = other[0], one[0]
        else:
            self.discards.remove(wish["card"])
            self.stacks[wish["stack"]].insert(0, Card(wish["card"], True))

    def assassinate(self, assassin: int, wish: Words) -> Words:
        victim, number, colour = wish["victim"], wish["number"], wish["colour"]
        success = colour == self.factions[victim]  # CR-4.4
        self.tilted[victim if success else assassin].append(number)
        self.tilted = [sorted(numbers) for numbers in self.tilted]
        public = {"assassin": assassin, "victim": victim, "number": number, "success": success}  # CR-4.3
        self.attempts.append(public | {"colour": colour})
        return {"type": "attempt"} | public | {"victim_colour": self.factions[victim]}

    def arrange(self) -> None:
        """CR-2.1: the top two cards of each stack lie face up again, all others face down."""
        for group in GROUPS:
            for card in self.stacks[group][OPEN:]:
                card.face_up = False
            self.pending += [group for card in self.stacks[group][:OPEN] if not card.face_up]

    def to_turn_up(self) -> Card:
        """The next card that is due; within a stack the top one first."""
        return next(card for card in self.stacks[self.pending[0]] if not card.face_up)

    def may_turn_up(self) -> list[str]:
        """What the next card that is due may be; equal ones as often as there are."""
        known = self.to_turn_up().name
        return self.unseen(self.pending[0]) if known is None else [known]

    def reveal(self, event: Words) -> None:
        stack, name = event["stack"], event["card"]
        demand(self.pending[:1] == [stack], f"CR-2.1: {stack} where {self.pending[:1]} is due")
        demand(name in self.may_turn_up(), f"CR-2.1: {name} cannot come up in {stack}")
        card = self.to_turn_up()
        card.name, card.face_up = name, True
        self.pending.pop(0)

    def finish_turn(self) -> list[Words]:
        demand(self.moved and not self.pending, "the turn is not at its end")
        assert self.to_act is not None
        self.moved = False
        self.to_act = (self.to_act + 1) % self.players  # CR-2.3
        if self.passes < self.players:
            return []
        self.to_act, self.ending = None, self.how_it_ends()  # CR-5.1
        return [{"type": "end"}]

    # --- the end ---

    def scored_influence(self) -> dict[str, list[str]]:
        """The colours in each influence stack, top first, after the assassinations are resolved."""
        left = {group: [colour_of(card) for card in self.influence[group]] for group in GROUPS}
        for seat in range(self.players):
            for group in GROUPS:
                if NUMBERS[group] in self.tilted[seat] and self.factions[seat] in left[group]:
                    left[group].remove(self.factions[seat])  # CR-5.2: the topmost one
        return left

    def how_it_ends(self) -> str:
        remaining = set(chain(*self.scored_influence().values()))
        return "scored" if remaining & set(self.factions) else "christina"  # CR-5.5

    def points(self) -> list[list[int]]:  # CR-5.3
        points = [[0] * len(GROUPS) for _ in range(self.players)]
        for column, group in enumerate(GROUPS):
            ranking = list(dict.fromkeys(self.scored_influence()[group]))  # only a colour's topmost card is its place
            for colour, worth in zip(ranking, POINTS, strict=False):
                if colour in self.factions:  # a colour nobody plays takes its place and scores for nobody
                    points[self.factions.index(colour)][column] = worth
        return points

    def result(self) -> Words | None:
        if self.ending is None:
            return None
        points = self.points()
        scores = [sum(row) for row in points]
        result: Words = {"scores": scores, "winners": [], "ending": self.ending, "points": points, "decided_by": None}
        if self.ending == "christina":
            return result  # CR-5.5
        winners = list(range(self.players))
        threes, twos = ([row.count(worth) for row in points] for worth in (3, 2))
        for decided_by, count in {"points": scores, "threes": threes, "twos": twos}.items():  # CR-5.4
            most = max(count[seat] for seat in winners)
            winners = [seat for seat in winners if count[seat] == most]
            if len(winners) == 1:
                return result | {"winners": winners, "decided_by": decided_by}
        return result | {"winners": winners, "decided_by": "shared"}


def audit(record: Words, edition: str | Path) -> Words:
    """Walk the record of a finished game; its result, or RuleBroken at the first event that is not right."""
    head = [record.get(key) for key in ("format", "game", "rules")]
    demand(written(head) == written(["queendom-record/1", "christina-regina", 1]), f"not our record: {head}")
    demand(set(OPTIONS) <= set(record["options"]), "all options are listed, defaults too")
    oracle = Oracle(edition, len(record["seats"]), record["first"], {name: record["options"][name] for name in OPTIONS})
    printed = [oracle.box.name, oracle.box.version]
    named = [record["edition"], record["edition_version"]]
    demand(written(named) == written(printed), f"another edition than {printed}")
    events: list[Words] = record["events"]
    reading = -1

    def next_event(kind: str) -> Words:
        nonlocal reading
        reading += 1
        demand(reading < len(events), f"a {kind} is missing")
        demand(events[reading]["type"] == kind, f"a {events[reading]['type']} where a {kind} is due")
        return events[reading]

    def expect(due: Words) -> None:
        event = next_event(due["type"])
        payload = {key: value for key, value in event.items() if key in EVENT_KEYS}  # readers ignore unknown keys
        demand(written(payload) == written(due), f"{event} where {due} is due")

    try:
        oracle.deal(next_event("deal"))
        while oracle.ending is None:
            payload = next_event("move")
            for attempt in oracle.move(payload["seat"], payload["action"]):
                expect(attempt)
            while oracle.pending:
                oracle.reveal(next_event("reveal"))
            for closing in oracle.finish_turn():
                expect(closing)
        demand(reading == len(events) - 1, "not the last event")
    except (RuleBroken, AttributeError, LookupError, TypeError, ValueError) as wrong:
        said = str(wrong) if isinstance(wrong, RuleBroken) else f"cannot be read, {wrong!r}"
        raise RuleBroken(f"event {reading}: {said}") from wrong
    result = oracle.result()
    assert result is not None
    recorded = {key: (record.get("result") or {}).get(key) for key in result}
    demand(written(recorded) == written(result), f"the result is {result}, the record says {recorded}")
    return result
