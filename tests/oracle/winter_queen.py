"""Winter Queen, slow and plain: a literal second reading of docs/rules/winter-queen.md, never imported by the product.

It knows nothing of the kernel. Names, sets, dicts and lists only; every step cites the rule that it reads.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from copy import deepcopy
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

COLOURS = ("red", "green", "purple", "blue", "yellow")
COUNTIES = COLOURS[:4]
DOMAIN = "domain"
LETTERS = {"r": "red", "g": "green", "p": "purple", "b": "blue", "C": DOMAIN, "T": DOMAIN}
DIRECTIONS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))  # 0 is east, then clockwise; rows grow southwards
SET_UP = {2: (3, 3, 3), 3: (3, 1, 4), 4: (4, 0, 4)}  # WQ-2.1: holders, removed per colour, crystals per holder
MOST_BOOKS = 3  # WQ-3.2
OPTIONS = {  # the default comes first
    "end": ("equal-turns", "english-literal"),
    "wisps-same-colour": ("same", "none"),
    "scores": ("hidden", "open"),
}
POSITION = ["game", "edition", "players", "options", "first", "stage", "ending", "to_act", "map", "domain", "piles"]
POSITION += ["holders", "bag", "books", "gone", "vp", "passes", "turns_left"]
ACTION_KEYS = {"kind", "holder", "colour", "space", "take", "book", "page", "return"}
GAIN_KEYS = {"type", "seat", "vp", "why", "book", "page", "spaces", "from", "direction", "opponent", "crystals"}

Words = dict[str, Any]  # an event, an action, a score or a position, as in a record


class RuleBroken(Exception):
    """Says which rule something broke, and how."""


def demand(truth: bool, complaint: str) -> None:
    if not truth:
        raise RuleBroken(complaint)


#: As `json.dumps(…, sort_keys=True)`, without making an encoder each time.
written = json.JSONEncoder(sort_keys=True).encode


def same(one: Any, other: Any) -> bool:
    """Equal as JSON: unlike in Python, `true` is not 1."""
    return written(one) == written(other)


def in_colour_order(crystals: Iterable[str]) -> list[str]:
    return sorted(crystals, key=COLOURS.index)


@cache
def read_file(path: Path) -> dict[str, Any]:
    """An edition's file, read once: nothing here changes it."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


class Edition:
    """What is printed on the components."""

    def __init__(self, path: str | Path) -> None:
        text = read_file(Path(path))
        self.name: str = text["name"]
        self.version: int = text["version"]
        self.each: int = text["crystals"]["each"]  # WQ-1.1
        self.books: dict[str, list[str]] = text["books"]["pages"]  # WQ-1.3
        tiles = text["tiles"]["crystals"]  # WQ-1.4
        self.tiles = Counter(None if tile == "empty" else tile for tile in tiles)
        self.where: dict[str, tuple[int, int]] = {}  # in map order: row, then number
        self.zone: dict[str, str] = {}
        for row, line in enumerate(text["map"]["drawing"].splitlines()):
            columns = [column for column, letter in enumerate(line) if letter != " "]
            for number, column in enumerate(columns, start=1):
                space = f"{'abcdefghijklmnopqrstuvwxyz'[row]}{number}"
                self.where[space] = (row, column)
                self.zone[space] = LETTERS[line[column]]
        self.spaces = list(self.where)
        self.domain = [space for space in self.spaces if self.zone[space] == DOMAIN]
        self.named = {place: space for space, place in self.where.items()}

    def step(self, space: str, direction: int) -> str | None:
        row, column = self.where[space]
        down, right = DIRECTIONS[direction]
        return self.named.get((row + down, column + right))

    def adjacent(self, space: str) -> set[str]:
        return {other for direction in range(6) if (other := self.step(space, direction)) is not None}

    def line(self, space: str, direction: int) -> list[str]:
        """The spaces after this one, until the next is missing (WQ-6.2)."""
        found: list[str] = []
        following = self.step(space, direction)
        while following is not None:
            found.append(following)
            following = self.step(following, direction)
        return found

    def on_edge(self, space: str) -> bool:
        return len(self.adjacent(space)) < 6  # WQ-6.3

    def in_map_order(self, spaces: Collection[str]) -> list[str]:
        return [space for space in self.spaces if space in spaces]

    def depicted_on(self, book: str, page: int) -> str | None:
        effect, _, colour = self.books[book][page].partition("-")
        return colour if effect == "wisps" else None


class Oracle:
    """A game; what lies on the table is kept under the names that position() gives it."""

    def __init__(self, edition: str | Path, players: int, first: int, options: Mapping[str, str] | None = None) -> None:
        demand(players in SET_UP, f"WQ-2.1: {players} players")
        demand(first in range(players), f"WQ-2.5: no seat {first}")
        self.box = Edition(edition)
        self.game, self.edition, self.players, self.first = "winter-queen", self.box.name, players, first
        self.options = {name: values[0] for name, values in OPTIONS.items()} | dict(options or {})
        for name, value in self.options.items():
            demand(value in OPTIONS.get(name, ()), f"no option {name}: {value}")
        self.holder_count, removed, self.per_holder = SET_UP[players]
        self.bag = dict.fromkeys(COLOURS, self.box.each - removed)
        self.in_play = dict(self.bag)
        self.stage = "set-up"
        self.ending: str | None = None
        self.to_act: int | None = None
        self.turns_left: int | None = None
        self.passes = 0
        self.map: dict[str, str] = {}
        self.domain: dict[str, str | None] = {}
        self.piles: dict[str, Words] = {}
        self.holders: list[list[str]] = []
        self.books: list[list[Words]] = [[] for _ in range(players)]
        self.gone: Words = {"books": [], "crystals": dict.fromkeys(COLOURS, 0)}
        self.vp = [0] * players
        self.pending: list[tuple[Any, ...]] = []  # what chance must still tell
        self.moved = False  # the seat to act has moved, its turn is not finished

    # --- set-up and positions ---

    def deal(self, event: Words) -> None:
        demand(self.stage == "set-up", "the game has been dealt already")
        sizes = [len(crystals) for crystals in event["holders"]]
        demand(sizes == [self.per_holder] * self.holder_count, f"WQ-2.1: holders of {sizes}")
        demand(set(event["tops"]) == set(COUNTIES), "WQ-2.3: one pile a county")
        below = len(self.box.books) // len(COUNTIES) - 1  # WQ-2.3
        self.piles = {county: {"top": event["tops"][county], "below": below} for county in COUNTIES}
        self.holders = [self.draw(crystals) for crystals in event["holders"]]
        self.domain = {space: event["domain"][space] for space in self.box.in_map_order(event["domain"])}
        demand(len(self.domain) == len(event["domain"]), "WQ-2.2: no such space")
        self.stage, self.to_act = "main", self.first
        self.check()

    def draw(self, crystals: list[str]) -> list[str]:
        demand(Counter(crystals) <= Counter(self.bag), f"WQ-3.5: the bag does not hold {crystals}")
        for colour in crystals:
            self.bag[colour] -= 1
        return in_colour_order(crystals)

    def check(self) -> None:
        """Everything in the box lies somewhere, and once only (WQ-1, WQ-2)."""
        tiles = Counter(self.domain.values())
        demand(set(self.domain) == set(self.box.domain) and tiles <= self.box.tiles, f"WQ-2.2: the tiles {tiles}")
        demand(set(self.map) <= set(self.box.spaces), "WQ-1.2: no such space")
        demand(not any(self.domain.get(space) for space in self.map), "WQ-3.1: a crystal on a depicted one")
        demand(min(*self.bag.values(), *self.gone["crystals"].values()) >= 0, "WQ-1.1: fewer than no crystals")
        on_pages = (colour for held in chain(*self.books) for colour in held["pages"] if colour is not None)
        total = Counter(chain(*self.holders, self.map.values(), on_pages))
        total += Counter(self.bag) + Counter(self.gone["crystals"])
        demand(total == Counter(self.in_play), f"WQ-2.1: {dict(total)} crystals")
        demand(all(len(books) <= MOST_BOOKS for books in self.books), "WQ-3.2: more than 3 books")
        seen = self.seen()
        demand(len(seen) == len(set(seen)) and set(seen) <= set(self.box.books), f"WQ-1.3: the books {seen}")
        demand(len(self.unseen()) == sum(pile["below"] for pile in self.piles.values()), "WQ-2.3: the piles' heights")

    def seen(self) -> list[str]:
        tops = [pile["top"] for pile in self.piles.values() if pile["top"] is not None]
        return [*tops, *(held["book"] for held in chain(*self.books)), *self.gone["books"]]

    def unseen(self) -> list[str]:
        seen = self.seen()
        return [book for book in self.box.books if book not in seen]

    @classmethod
    def from_position(cls, edition_path: str | Path, position: Words) -> Oracle:
        oracle = cls(edition_path, position["players"], position["first"], position["options"])
        named = (position["game"], position["edition"])
        demand(named == (oracle.game, oracle.edition), f"another game or edition: {named}")
        for part in POSITION:
            setattr(oracle, part, deepcopy(position[part]))
        oracle.holders = [in_colour_order(crystals) for crystals in oracle.holders]
        one_holder = oracle.stage == "final" or oracle.ending == "final-scoring"
        demand(len(oracle.holders) == (1 if one_holder else oracle.holder_count), "WQ-2.1, WQ-4.2: holders")
        demand((sum(oracle.bag.values()) == 0) == one_holder, "WQ-4.1: the last crystal of the bag")
        oracle.check()
        return oracle

    def position(self) -> Words:
        demand(self.stage != "set-up", "nothing has been dealt")
        self.map = {space: self.map[space] for space in self.box.in_map_order(self.map)}
        self.gone["books"] = [book for book in self.box.books if book in self.gone["books"]]
        return {part: deepcopy(getattr(self, part)) for part in POSITION}

    # --- the map ---

    def crystals(self) -> dict[str, str]:
        """All crystals on the map in map order; depicted ones count like placed ones (section 6)."""
        both = {**self.map, **{space: colour for space, colour in self.domain.items() if colour}}
        return {space: both[space] for space in self.box.spaces if space in both}

    def empty_spaces(self) -> list[str]:
        crystals = self.crystals()
        return [space for space in self.box.spaces if space not in crystals]  # WQ-3.1

    def of_colour(self, colour: str) -> list[str]:
        return [space for space, there in self.crystals().items() if there == colour]

    def pages(self, seat: int) -> dict[str, list[Any]]:
        """What lies on the pages of a seat's books, in the order they were taken."""
        return {held["book"]: held["pages"] for held in self.books[seat]}

    # --- a turn ---

    def legal(self) -> list[Words]:
        if self.to_act is None or self.moved:
            return []
        seat = self.to_act
        actions = [*self.placings(seat), *self.fillings(seat), *self.activations(seat)]
        return actions or [{"kind": "pass"}]  # WQ-3.6: only who can do nothing else

    def within_reach(self, seat: int) -> list[tuple[int, str]]:
        if self.stage == "final":
            holders = [0]  # WQ-4.2
        elif self.players == 2:
            holders = [0, 1, 2]  # WQ-2.4
        else:
            holders = sorted({(seat - 1) % self.players, seat})  # WQ-2.4: holder i lies between seats i and i + 1
        return [(holder, colour) for holder in holders for colour in COLOURS if colour in self.holders[holder]]

    def placings(self, seat: int) -> list[Words]:  # WQ-3.1
        targets = [(space, take) for space in self.empty_spaces() for take in self.books_to_take(seat, space)]
        return [
            {"kind": "place", "holder": holder, "colour": colour, "space": space, "take": take}
            for holder, colour in self.within_reach(seat)
            for space, take in targets
        ]

    def books_to_take(self, seat: int, space: str) -> list[str | None]:  # WQ-3.2
        if len(self.books[seat]) >= MOST_BOOKS:
            return [None]
        zone = self.box.zone[space]
        return [None, *(county for county in COUNTIES if zone in (county, DOMAIN) and self.piles[county]["top"])]

    def fillings(self, seat: int) -> list[Words]:  # WQ-3.3
        return [
            {"kind": "fill", "holder": holder, "colour": colour, "book": book, "page": page}
            for holder, colour in self.within_reach(seat)
            for book, pages in self.pages(seat).items()
            for page in (0, 1)
            if pages[page] is None
        ]

    def activations(self, seat: int) -> list[Words]:  # WQ-3.4
        actions: list[Words] = []
        if self.stage == "final":
            return actions  # WQ-4.3
        for book, pages in self.pages(seat).items():
            filled = sum(colour is not None for colour in pages)
            if filled == 1:
                actions.append({"kind": "activate", "book": book})
            if filled == 2:
                removable: list[str | None] = [*self.box.in_map_order(self.map)]  # never a depicted one
                actions += [{"kind": "activate", "book": book, "return": space} for space in removable or [None]]
        return actions

    def move(self, seat: int, action: Words) -> list[Words]:
        demand(not self.pending and not self.moved, "the turn before is not finished")
        demand(type(seat) is int and seat == self.to_act, f"seat {seat} moves, seat {self.to_act} is to act")
        wish = {key: value for key, value in action.items() if key in ACTION_KEYS}
        demand(not any(isinstance(value, bool | float) for value in wish.values()), f"not an action: {action}")
        demand(wish in self.legal(), f"not a legal action: {action}")
        choices = action.get("choices") or {}
        demand(wish["kind"] == "activate" or not choices, "choices belong to an activation")
        gains: list[Words] = []
        if wish["kind"] == "place":
            gains = self.take_crystal(seat, wish)
            self.map[wish["space"]] = wish["colour"]  # WQ-3.1
            if wish["take"] is not None:
                self.take_book(seat, wish["take"])
        elif wish["kind"] == "fill":
            gains = self.take_crystal(seat, wish)
            self.pages(seat)[wish["book"]][wish["page"]] = wish["colour"]  # WQ-3.3
        elif wish["kind"] == "activate":
            gains = self.activate(seat, wish, choices)
        if wish["kind"] != "pass":
            self.passes = 0
        elif self.stage == "main":
            self.passes += 1  # WQ-3.6
        for gain in gains:
            self.vp[seat] += gain["vp"]
        self.moved = True
        return gains

    def take_crystal(self, seat: int, wish: Words) -> list[Words]:  # WQ-3.5
        left = self.holders[wish["holder"]]
        left.remove(wish["colour"])
        if left:
            return []
        if self.stage == "main":  # WQ-4.5: nothing is refilled in the final stage
            self.pending.append(("refill", wish["holder"], min(self.per_holder, sum(self.bag.values()))))
        return [{"type": "gain", "seat": seat, "vp": 1, "why": "last-crystal"}]

    def take_book(self, seat: int, county: str) -> None:  # WQ-3.2
        self.books[seat].append({"book": self.piles[county]["top"], "pages": [None, None]})
        self.piles[county]["top"] = None
        if self.piles[county]["below"] > 0:
            self.pending.append(("reveal", county))

    def activate(self, seat: int, wish: Words, choices: Words) -> list[Words]:  # WQ-3.4
        book = wish["book"]
        pages = self.pages(seat)[book]
        filled = [page for page in (0, 1) if pages[page] is not None]
        demand(set(choices) <= {str(page) for page in filled}, f"choices for a page without a crystal: {choices}")
        gains = [self.apply_page(seat, book, page, choices.get(str(page), {})) for page in filled]
        self.books[seat] = [held for held in self.books[seat] if held["book"] != book]
        self.gone["books"].append(book)
        for page in filled:
            self.gone["crystals"][pages[page]] += 1
        if wish.get("return") is not None:
            self.bag[self.map.pop(wish["return"])] += 1
        return gains

    def apply_page(self, seat: int, book: str, page: int, choice: Words) -> Words:
        """The gain of a page: what is chosen holds, what is left open is the best there is."""
        scores = self.page_scores(seat, book, page, self.pages(seat)[book][page])
        for key, part in (("space", "from"), ("direction", "direction"), ("opponent", "opponent")):
            if choice.get(key) is not None:  # a null is a choice left open
                scores = [score for score in scores if same(score.get(part), choice[key])]
        demand(bool(scores), f"section 6: page {page} of {book} has no such choice: {choice}")
        best = self.best_of(scores)
        return {"type": "gain", "seat": seat, "vp": best["vp"], "why": best["why"], "book": book, "page": page} | best

    def refill(self, event: Words) -> bool:  # WQ-3.5
        payload = ("refill", event["holder"], len(event["crystals"]))
        demand(same(self.pending[:1], [payload]), f"WQ-3.5: {payload} where {self.pending[:1]} is due")
        self.holders[event["holder"]] = self.draw(event["crystals"])
        self.pending.pop(0)
        if not any(self.bag.values()):
            self.begin_final_stage()
        return self.stage == "final"

    def begin_final_stage(self) -> None:
        assert self.to_act is not None
        self.stage = "final"  # WQ-4.1
        self.holders = [in_colour_order(chain(*self.holders))]  # WQ-4.2
        seats_after = self.players - 1 - (self.to_act - self.first) % self.players  # those who finish the round
        literal = self.options["end"] == "english-literal"
        turns = seats_after + (1 if literal else 0) + self.players  # WQ-4.4; literally, the token holder has one more
        self.turns_left = 1 + turns  # the turn that triggered it is not finished yet

    def reveal(self, event: Words) -> None:  # WQ-2.3
        county, book = event["county"], event["book"]
        demand(self.pending[:1] == [("reveal", county)], f"WQ-3.2: {county} where {self.pending[:1]} is due")
        demand(book in self.unseen(), f"WQ-2.3: {book} has been seen already")
        self.pending.pop(0)
        self.piles[county] = {"top": book, "below": self.piles[county]["below"] - 1}

    def finish_turn(self) -> list[Words]:
        demand(self.moved and not self.pending, "the turn is not at its end")
        assert self.to_act is not None
        self.moved = False
        self.to_act = (self.to_act + 1) % self.players  # WQ-2.5
        if self.turns_left is not None:
            self.turns_left -= 1
            return self.end_game("final-scoring") if self.turns_left == 0 else []  # WQ-4.4
        return self.end_game("deadlock") if self.passes == self.players else []  # WQ-3.6

    # --- the end ---

    def end_game(self, ending: str) -> list[Words]:
        self.stage, self.ending, self.to_act, self.turns_left = "over", ending, None, None
        gains: list[Words] = []
        for after_first in range(self.players):  # WQ-5.1
            seat = (self.first + after_first) % self.players
            for book, pages in self.pages(seat).items():
                gains += [self.apply_page(seat, book, page, {}) for page in (0, 1) if pages[page] is not None]
        for gain in gains:
            self.vp[gain["seat"]] += gain["vp"]
        return [*gains, {"type": "end"}]

    def result(self) -> Words | None:
        if self.ending is None:
            return None
        winners = [seat for seat in range(self.players) if self.vp[seat] == max(self.vp)]  # WQ-5.2
        return {"scores": list(self.vp), "winners": winners, "ending": self.ending}

    # --- effects ---

    def page_scores(self, seat: int, book: str, page: int, colour: str) -> list[Words]:
        demand(book in self.pages(seat), f"seat {seat} does not hold {book}")
        effect = self.box.books[book][page].partition("-")[0]
        if effect == "arcane":
            scores = self.arcane(seat, book, page, colour)
        elif effect == "wisps":
            scores = self.wisps(self.box.depicted_on(book, page) or "", colour)
        else:
            scores = getattr(self, effect)(colour)
        counted = "crystals" if effect == "arcane" else "spaces"
        return [{"vp": len(score[counted]), "why": effect} | score for score in scores]

    def best(self, seat: int, book: str, page: int, colour: str) -> Words:
        return self.best_of(self.page_scores(seat, book, page, colour))

    def best_of(self, scores: list[Words]) -> Words:
        most = max(score["vp"] for score in scores)
        return next(score for score in scores if score["vp"] == most)  # section 6: the first of equals

    def choice(self, scored: dict[str, set[str]]) -> list[Words]:
        """One score for each crystal that may be chosen; 0 where none fits (section 6)."""
        order = self.box.in_map_order
        return [{"spaces": order(scored[space]), "from": space} for space in order(scored)] or [{"spaces": []}]

    def wisps(self, depicted: str, placed: str) -> list[Words]:  # WQ-6.1
        scored: dict[str, set[str]] = {}
        for chosen, other in ((depicted, placed), (placed, depicted)):
            for space in self.of_colour(chosen):
                scored[space] = self.box.adjacent(space) & set(self.of_colour(other))
                if depicted == placed and self.options["wisps-same-colour"] == "none":
                    scored[space] = set()
        return self.choice(scored)

    def rose(self, colour: str) -> list[Words]:  # WQ-6.2
        ours = set(self.of_colour(colour))
        scored: dict[str, set[str]] = {}
        for space in ours:
            on_lines = {other for direction in range(6) for other in self.box.line(space, direction)}
            scored[space] = {space} | (on_lines & ours)
        return self.choice(scored)

    def border(self, colour: str) -> list[Words]:  # WQ-6.3
        return [{"spaces": [space for space in self.of_colour(colour) if self.box.on_edge(space)]}]

    def clouds(self, colour: str) -> list[Words]:  # WQ-6.4
        ungrouped = self.of_colour(colour)
        first_ones: list[str] = []
        while ungrouped:
            first_ones.append(ungrouped[0])
            group = [ungrouped.pop(0)]
            for member in group:  # grows while it is walked
                joining = [space for space in ungrouped if space in self.box.adjacent(member)]
                group += joining
                ungrouped = [space for space in ungrouped if space not in joining]
        return [{"spaces": first_ones}]

    def way(self, colour: str) -> list[Words]:  # WQ-6.5
        crystals = self.crystals()
        scores: list[Words] = []
        for space in self.of_colour(colour):
            for direction in range(6):
                walked, colours = [space], [colour]
                for following in self.box.line(space, direction):
                    there = crystals.get(following)
                    if there is None or there in colours:
                        break
                    walked.append(following)
                    colours.append(there)
                spaces = self.box.in_map_order(set(walked))
                scores.append({"spaces": spaces, "from": space, "direction": direction})
        return scores or [{"spaces": []}]

    def lights(self, colour: str) -> list[Words]:  # WQ-6.6
        first_of: dict[str, str] = {}
        for space in self.of_colour(colour):
            first_of.setdefault(self.box.zone[space], space)
        return [{"spaces": list(first_of.values())}]

    def star(self, colour: str) -> list[Words]:  # WQ-6.7
        empty = set(self.empty_spaces())
        return self.choice({space: self.box.adjacent(space) & empty for space in self.of_colour(colour)})

    def arcane(self, seat: int, book: str, page: int, colour: str) -> list[Words]:  # WQ-6.8
        scores: list[Words] = []
        for opponent in range(self.players):
            if opponent == seat:
                continue
            crystals: list[str] = []
            for holder in (seat, opponent):
                for held, pages in self.pages(holder).items():
                    for number in (0, 1):
                        if (held, number) == (book, page) or pages[number] == colour:
                            crystals.append(f"{held}/{number}")
                        if self.box.depicted_on(held, number) == colour:
                            crystals.append(f"{held}/{number}/depicted")
            scores.append({"opponent": opponent, "crystals": crystals})
        return scores


def audit(record: Words, edition: str | Path) -> Words:
    """Walk the record of a finished game; its result, or RuleBroken at the first event that is not right."""
    head = [record.get(key) for key in ("format", "game", "rules")]
    demand(same(head, ["queendom-record/1", "winter-queen", 1]), f"not our record: {head}")
    demand(set(OPTIONS) <= set(record["options"]), "all options are listed, defaults too")
    oracle = Oracle(edition, len(record["seats"]), record["first"], {name: record["options"][name] for name in OPTIONS})
    printed = [oracle.box.name, oracle.box.version]
    demand(same([record["edition"], record["edition_version"]], printed), f"another edition than {printed}")
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
        known = {key: value for key, value in event.items() if key in GAIN_KEYS}  # readers ignore unknown keys
        demand(same(known, due), f"{event} where {due} is due")

    try:
        oracle.deal(next_event("deal"))
        while oracle.ending is None:
            payload = next_event("move")
            for gain in oracle.move(payload["seat"], payload["action"]):
                expect(gain)
            while oracle.pending:
                if oracle.pending[0][0] == "reveal":
                    oracle.reveal(next_event("reveal"))
                elif oracle.refill(next_event("refill")):
                    next_event("final-stage")
            for closing in oracle.finish_turn():
                expect(closing)
        demand(reading == len(events) - 1, "not the last event")
    except (RuleBroken, AttributeError, KeyError, TypeError, ValueError) as wrong:
        said = str(wrong) if isinstance(wrong, RuleBroken) else f"cannot be read, {wrong!r}"
        raise RuleBroken(f"event {reading}: {said}") from wrong
    result = oracle.result()
    assert result is not None
    recorded = {key: (record.get("result") or {}).get(key) for key in result}
    demand(same(recorded, result), f"the result is {result}, the record says {recorded}")
    return result
