"""Scenes at tables: positions in which something can be done, and what others do there, without a page."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from functools import cache

import queendom
from browser.tables import Json, Tables
from queendom.bots import make_bot
from queendom.games.winter_queen.game import Rulebook
from queendom.match import Match

TOWERS = ("a2", "c1", "c4", "c7", "e2")


def look(tables: Tables, table: str, seat: int) -> Json:
    """What a seat of this device sees and can do now."""
    answer = tables.http.get(f"/api/tables/{table}/view", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    announced: Json = answer.json()
    return announced


def act(tables: Tables, table: str, seat: int, choose: Callable[[Json], Json]) -> Json:
    """A turn of a seat of this device: `choose` gets what it sees."""
    now = look(tables, table, seat)
    action = choose(now)
    announced = tables.command(table, "play", seen=now["number"], seat=seat, action=action)
    assert announced["type"] == "ack", announced
    return action


def position_of(match: Match) -> Json:
    return dict(match.position())


def games_of(players: int) -> Iterator[Match]:
    """Moments of Winter Queen among people who like books, the same in every run."""
    for seed in range(200):
        rng = random.Random(f"scenes {players} {seed}")
        match = queendom.game("winter-queen").start(players, seed=seed)
        while match.to_act is not None and position_of(match)["stage"] == "main":
            yield match
            legal = match.legal_actions()
            fills = [one for one in legal if one.kind == "fill"]
            takes = [one for one in legal if getattr(one, "take", None)]
            match.play(rng.choice(fills if fills and rng.random() < 0.7 else takes or legal))


def bots_play(game: str, players: int, seed: int = 0, bot: str = "greedy") -> Iterator[Match]:
    """The moments of a game between bots, the same in every run."""
    match = queendom.game(game).start(players, seed=seed, first=0)
    player = make_bot(bot, seed)
    while match.to_act is not None:
        yield match
        match.play(player.choose(match.view(match.to_act)))


@cache
def late(game: str, players: int, turns: int = 6) -> Json:
    """A position so many turns before a game's end, or a few more: the first is to act."""
    positions = [position_of(match) for match in bots_play(game, players)]
    return next(one for one in positions[-turns::-1] if one["to_act"] == 0)


def ended(tables: Tables, *seats: str, game: str = "winter-queen") -> Json:
    """A table whose game is over, and began a little before its end."""
    return tables.over(*seats, game=game, position=late(game, len(seats)))


def found(game: str, players: int, is_so: Callable[[Match, Json], bool], bot: str = "greedy") -> Json:
    """A position that is as wanted, the first to act."""
    for seed in range(200):
        for match in bots_play(game, players, seed, bot):
            if match.to_act == 0 and is_so(match, position := position_of(match)):
                return position
    raise AssertionError("no such position")


def turns(match: Match) -> int:
    return sum(event["type"] == "move" for event in match.events)


@cache
def full_turn(players: int) -> Json:
    """Winter Queen: a turn of the first in which all can be done."""
    for match in games_of(players):
        legal: Json = dict(match.rulebook.factored(match.state))
        if (
            match.to_act == 0
            and legal["pages"]
            and any(legal["with_book"].values())
            and any(legal["activate"].values())
        ):
            return position_of(match)
    raise AssertionError("no such position")


def held(match: Match, seat: int) -> list[list[str | None]]:
    return [one["pages"] for one in position_of(match)["books"][seat]]


@cache
def three_deeds() -> Json:
    """Four players, the first to act: after them one can fill a page, one go to a tower with a book, one activate."""
    for match in games_of(4):
        position = position_of(match)
        if (
            match.to_act == 0
            and any(None in pages for pages in held(match, 1))
            and len(held(match, 2)) < 3
            and any(None not in pages for pages in held(match, 3))
            and any(space not in position["map"] and not position["domain"][space] for space in TOWERS)
            and 5 < len(position["map"]) < 15
        ):
            return position
    raise AssertionError("no such position")


def placing(now: Json, spaces: Collection[str], with_book: bool = False) -> Json:
    """A crystal on one of these spaces, if it can be, with a book or without."""
    legal = now["legal"]
    county = next((one for one, where in legal["with_book"].items() if set(where) & set(spaces)), None)
    holder, colour = legal["crystals"][0]
    space = next(one for one in legal["spaces"] if one in spaces)
    take = county if with_book else None
    return {"kind": "place", "holder": holder, "colour": colour, "space": space, "take": take}


def filling(now: Json) -> Json:
    (holder, colour), (book, page) = now["legal"]["crystals"][0], now["legal"]["pages"][0]
    return {"kind": "fill", "holder": holder, "colour": colour, "book": book, "page": page}


def activating(now: Json, but: Collection[str] = ()) -> Json:
    """A book with two crystals; one that does not lie on these spaces goes back."""
    book, spaces = next((book, spaces) for book, spaces in now["legal"]["activate"].items() if spaces)
    return {"kind": "activate", "book": book, "return": next(one for one in spaces if one not in but)}


@cache
def costly() -> tuple[Json, str]:
    """The first of two is to act and can activate a book: some crystal costs them nothing and the other something."""
    for match in games_of(2):
        if match.to_act != 0 or position_of(match)["first"] != 0:
            continue
        rules = match.rulebook
        assert isinstance(rules, Rulebook)
        for book, spaces in rules.factored(match.state)["activate"].items():
            announced = rules.previews.of_returns(match.state, book) if spaces else {"after": {}, "pages": []}
            for row in announced["after"].values():
                change = [then - page["vp"] for page, then in zip(announced["pages"], row, strict=True)]
                whose = {page["seat"] for page, by in zip(announced["pages"], change, strict=True) if by}
                if whose == {0, 1}:
                    return position_of(match), book
    raise AssertionError("no such position")
