"""Records of every kind, and the schema to hold them against."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from matches import CHRISTINA_REGINA, WINTER_QUEEN
from queendom.games.winter_queen.actions import Activate, Choice
from queendom.games.winter_queen.edition import SHELF
from queendom.games.winter_queen.state import COLOURS

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
Json = dict[str, Any]

GAME = WINTER_QUEEN
COURT = CHRISTINA_REGINA
DOMAIN = {"a2": "yellow", "c1": None, "c4": None, "c7": None, "e2": "blue"}


@cache
def schema() -> Draft202012Validator:
    data = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(data)
    return Draft202012Validator(data)


def complaints(record: object) -> list[str]:
    return [f"{error.json_path}: {error.message[:200]}" for error in schema().iter_errors(record)]


# --- records to try the schema on ------------------------------------------------------------------------------------


def play(match: Any, seed: int, turns: int = 1000, by: str | None = None) -> Any:
    """Random moves, activations more often than chance would have them, with explicit choices now and then."""
    rng = random.Random(seed)
    for _ in range(turns):
        if match.to_act is None:
            break
        legal = match.legal_actions()
        rare = [action for action in legal if action.kind != "place"]
        action = rng.choice(rare if rare and rng.random() < 0.7 else legal)
        if isinstance(action, Activate) and rng.random() < 0.8:
            action = chosen(match, action, rng)
        match.play(action, by=by if rng.random() < 0.2 else None)
    return match


def after(move: str, match: Any) -> Any:
    match.play(move)
    return match


def chosen(match: Any, action: Activate, rng: random.Random) -> Activate:
    """The same activation with a choice for every page that has one."""
    seat = match.to_act
    held = next(one for one in match.position()["books"][seat] if one["book"] == action.book)
    choices: list[Choice | None] = [None, None]
    for page, colour in enumerate(held["pages"]):
        if colour is not None:
            score = rng.choice(match.rulebook.page_scores(match.state, seat, action.book, page, colour))
            choice = Choice(score.chosen, score.direction, score.opponent)
            choices[page] = choice if choice != Choice() else None
    return Activate(action.book, action.returned, (choices[0], choices[1]))


def custom_edition() -> Json:
    """Ours with other tiles, one book that was printed the other way round, and a note."""
    data: Json = copy.deepcopy(dict(GAME.game.find_edition("lattice").data))
    data["name"] = "my-box"
    data["tiles"]["crystals"] = ["red", "red", "green", "purple", "blue", "yellow", "yellow", "empty"]
    data["books"]["pages"]["rose-way"] = ["way", "rose"]
    data["books"]["note"] = "seen with our own eyes"
    return data


def late_position() -> Json:
    """Two turns before the end."""
    return {
        "players": 2,
        "stage": "final",
        "turns_left": 2,
        "domain": DOMAIN,
        "map": {"a1": "red", "b2": "green", "b3": "red", "d5": "purple"},
        "holders": [["red", "blue", "green"]],
        "books": [
            [{"book": "border-arcane", "pages": ["red", "green"]}, {"book": "way-star", "pages": ["blue", None]}],
            [{"book": "wisps-red-rose", "pages": ["green", "yellow"]}],
        ],
    }


def deadlock_position() -> Json:
    """Every space is full and nobody has a book: only passes are left."""
    edition = SHELF.load("queendom")
    spaces = [space.name for space in edition.spaces if DOMAIN.get(space.name) is None]
    colours = [colour for colour in COLOURS for _ in range(5)]
    return {
        "domain": DOMAIN,
        "map": dict(zip(spaces, colours, strict=False)),
        "holders": [["red"], ["green"], ["purple"]],
    }


def lonely_book() -> Json:
    """A book with two crystals and no placed crystal that could be returned; one page finds nothing to choose."""
    return {
        "domain": DOMAIN,
        "books": [[{"book": "rose-star", "pages": ["red", "blue"]}], []],
        "holders": [["red"], ["green"], ["purple"]],
    }


RECORDS: dict[str, Callable[[], Any]] = {
    "two": lambda: play(GAME.start(2, seed=1), 1),
    "three": lambda: play(GAME.start(3, seed=2), 2, by="bot:adept"),
    "four": lambda: play(GAME.start(4, seed=3), 3),
    "two on snowflake, literal end": lambda: play(
        GAME.start(2, seed=4, edition="snowflake", options={"end": "english-literal"}), 4
    ),
    "three on lattice, no wisps": lambda: play(
        GAME.start(3, seed=5, edition="lattice", options={"wisps-same-colour": "none", "scores": "open"}), 5
    ),
    "four, all options": lambda: play(
        GAME.start(4, seed=6, options={"end": "english-literal", "wisps-same-colour": "none", "scores": "open"}), 6
    ),
    "with a bot": lambda: play(GAME.start(2, seed=7, first=1, seats=[{"name": "Kaja"}, {"name": "F", "bot": "x"}]), 7),
    "own edition": lambda: play(GAME.start(3, seed=8, edition=custom_edition()), 8),
    "own edition from a position": lambda: play(
        GAME.position(play(GAME.start(4, seed=9, edition=custom_edition()), 9, turns=20).position(), seed=10), 10
    ),
    "from a position": lambda: play(GAME.position(late_position(), seed=11), 11),
    "from the end": lambda: GAME.position({"domain": DOMAIN, "stage": "over", "ending": "deadlock"}),
    "unfinished": lambda: play(GAME.start(4, seed=12), 12, turns=25),
    "just dealt": lambda: GAME.start(2, seed=13),
    "at a position": lambda: GAME.position(late_position()),
    "deadlock": lambda: play(GAME.position(deadlock_position(), seed=14), 14),
    "nothing to return": lambda: after("rose-star!", GAME.position(lonely_book(), seed=15)),
    "abandoned": lambda: abandoned(play(GAME.start(4, seed=16), 16, turns=25)),
    "abandoned at a position": lambda: abandoned(GAME.position(late_position(), seed=17)),
}


def abandoned(match: Any) -> Any:
    match.abandon()
    return match


def play_court(match: Any, seed: int, turns: int = 1000, by: str | None = None) -> Any:
    """Random moves of Christina Regina; draws are likelier than chance would have them, so that something scores."""
    rng = random.Random(seed)
    for _ in range(turns):
        if match.to_act is None:
            break
        legal = match.legal_actions()
        draws = [action for action in legal if action.kind == "draw"]
        action = rng.choice(draws if draws and rng.random() < 0.5 else legal)
        match.play(action, by=by if rng.random() < 0.2 else None)
    return match


def uneven_edition() -> Json:
    """Ours with two red cards in gold, another leader, and a note."""
    data: Json = copy.deepcopy(dict(COURT.game.find_edition("court").data))
    data["name"] = "my-box"
    data["cards"]["gold"] |= {"red": 2, "none": 3}
    data["factions"]["blue"]["gold"] = "somebody else"
    data["factions"]["blue"]["note"] = "seen with our own eyes"
    return data


def poor_court() -> Json:
    """One pass before the end, and no card on any influence stack: the Queen will win."""
    none = {group: [f"{group}-none"] * 4 for group in ("copper", "silver", "gold")}
    coloured = {group: [f"{group}-{colour}" for colour in COURT_COLOURS] for group in none}
    return {
        "stacks": {"copper": {}, "silver": {"top": coloured["silver"]}, "gold": {"top": coloured["gold"]}},
        "discards": [*coloured["copper"], *none["copper"], *none["silver"], *none["gold"]],
        "factions": ["red", "black"],
        "passes": 1,
        "to_act": 1,
    }


def tied_court(copper: list[str], silver: list[str], gold: list[str]) -> Json:
    """One pass before the end, with these influence stacks; blue and red play."""
    influence = {"copper": copper, "silver": silver, "gold": gold}
    left = [
        f"{group}-{kind}"
        for group in influence
        for kind in (*COURT_COLOURS, *["none"] * 4)
        if kind not in influence[group]
    ]
    return {
        "stacks": {"copper": {}, "silver": {}, "gold": {}},
        "influence": {group: [f"{group}-{colour}" for colour in colours] for group, colours in influence.items()},
        "discards": left,
        "factions": ["blue", "red"],
        "passes": 1,
        "to_act": 1,
    }


COURT_COLOURS = ("blue", "red", "green", "black", "purple")
THREES = (["blue", "red"], ["green", "red", "blue"], ["purple", "black"])
TWOS = (["blue", "green", "red"], ["red", "blue"], ["green", "purple", "red"])


def court_of(players: int) -> Any:
    return play_court(COURT.start(players, seed=20 + players), players)


COURT_RECORDS: dict[str, Callable[[], Any]] = {
    **{f"court of {players}": partial(court_of, players) for players in (2, 3, 4, 5)},
    "court with bots": lambda: play_court(
        COURT.start(
            3,
            seed=30,
            first=1,
            options={"memory-aid": "on"},
            seats=[{"name": "K"}, {"name": "F", "bot": "x"}, {"name": ""}],
        ),
        30,
        by="bot:adept",
    ),
    "court, own edition": lambda: play_court(COURT.start(4, seed=31, edition=uneven_edition()), 31),
    "court, own edition from a position": lambda: play_court(
        COURT.position(play_court(COURT.start(5, seed=32, edition=uneven_edition()), 32, turns=12).position(), seed=33),
        33,
    ),
    "court from a position": lambda: play_court(
        COURT.position(play_court(COURT.start(3, seed=34), 34, turns=12).position(), seed=35), 35
    ),
    "court, unfinished": lambda: play_court(COURT.start(5, seed=36), 36, turns=20),
    "court, just dealt": lambda: COURT.start(2, seed=37),
    "court, unfinished from a position": lambda: play_court(
        COURT.position(play_court(COURT.start(4, seed=38), 38, turns=12).position(), seed=39), 39, turns=4
    ),
    "court, the Queen wins": lambda: after("pass", COURT.position(poor_court(), seed=40)),
    "court from the end": lambda: COURT.position(
        after("pass", COURT.position(poor_court(), seed=40)).position(), seed=41
    ),
    "court, more threes": lambda: after("pass", COURT.position(tied_court(*THREES), seed=42)),
    "court, more twos": lambda: after("pass", COURT.position(tied_court(*TWOS), seed=43)),
    "court, shared": lambda: after(
        "pass",
        COURT.position(tied_court([], [], ["black", "green", "purple", "red", "blue"]), seed=44),
    ),
    "court, abandoned": lambda: abandoned(play_court(COURT.start(3, seed=45), 45, turns=9)),
    "court, abandoned at a position": lambda: abandoned(
        COURT.position(play_court(COURT.start(2, seed=46), 46, turns=5).position(), seed=47)
    ),
}
RECORDS |= COURT_RECORDS


@cache
def stored(name: str) -> str:
    return json.dumps(RECORDS[name]().record())


def record(name: str) -> Json:
    data: Json = json.loads(stored(name))
    return data
