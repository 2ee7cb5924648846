"""Christina Regina's positions as short texts, beside those of `positions`.

stack      `red silver-none * green`    a court stack, top first; * for all of its group that lie nowhere else
influence  `gold-blue gold-red`         top first, of all groups together
attempt    `0>1 2 red`                  seat 0 tried seat 1, number 2, with a red dagger
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, cast

from matches import CHRISTINA_REGINA, ChristinaReginaMatch, Json
from queendom.games.christina_regina.shapes import Reckoning, Result
from queendom.match import Match

GAME = CHRISTINA_REGINA
GROUPS = ("copper", "silver", "gold")
COLOURS = ("blue", "red", "green", "black", "purple")
KINDS = (*COLOURS, "none")
CARDS = tuple(f"{group}-{kind}" for group in GROUPS for kind in KINDS)
LETTERS = "CSG"
ROMAN = ("I", "II", "III")
PLAYERS = [2, 3, 4, 5]

#: Everything that one may draw and bury.
DRAWS = {f"{one}/{other}" for one in LETTERS for other in LETTERS if one != other}


def seats(players: int) -> str:
    """Factions for so many players."""
    return " ".join(COLOURS[:players])


def full(text: str, group: str) -> list[str]:
    """Cards by their whole names; one without a group is of this one."""
    return [card if "-" in card else f"{group}-{card}" for card in text.split()]


def at(
    copper: str = "none none *",
    silver: str = "none none *",
    gold: str = "none none *",
    *,
    factions: str = "blue red",
    influence: str = "",
    discards: str = "",
    attempts: Sequence[str] = (),
    spent: Sequence[int] = (),
    edition: Json | None = None,
    seed: int = 1,
    **parts: Any,
) -> ChristinaReginaMatch:
    """A match that stands at this position; seat 0 is to act unless told otherwise.

    Cards of a group whose stack has no * and that are named nowhere lie among the discards.
    """
    colours = factions.split()
    left = box(edition)
    lying = [*influence.split(), *discards.split()]
    payload = {group: text.partition("*") for group, text in zip(GROUPS, (copper, silver, gold), strict=True)}
    for group, (top, _, bottom) in payload.items():
        lying += full(top, group) + full(bottom, group)
    left.subtract(lying)
    assert min(left.values()) >= 0, f"more cards than there are: {-left}"
    stacks, gone = {}, discards.split()
    for group, (top, star, bottom) in payload.items():
        rest = [card for card in left.elements() if card.startswith(group)]
        if not star:
            gone += rest
        middle = len(rest) if star else 0
        stacks[group] = {"top": full(top, group), "middle": middle, "bottom": full(bottom, group)}
    position: Json = {
        "players": len(colours),
        "factions": colours,
        "stacks": stacks,
        "influence": {group: [c for c in influence.split() if c.startswith(group)] for group in GROUPS},
        "discards": gone,
        "attempts": [tried(text) for text in attempts],
        "actions": [seat not in spent for seat in range(len(colours))],
    }
    if edition is not None:
        position["edition"] = edition
    return GAME.position(position | parts, seed=seed)


def tried(text: str) -> Json:
    """An attempt."""
    who, number, colour = text.split()
    assassin, victim = map(int, who.split(">"))
    return {"assassin": assassin, "victim": victim, "number": int(number), "colour": colour}


def box(edition: Mapping[str, Any] | None = None) -> Counter[str]:
    """How many of each card an edition has."""
    cards = (edition or GAME.game.load_edition("court").data)["cards"]
    return Counter({card: cards[card.split("-")[0]][card.split("-")[1]] for card in CARDS})


# --- where cards lie -----------------------------------------------------------------------------------------------


def stack(match: ChristinaReginaMatch, group: str) -> str:
    """A court stack: its known top, how many are unknown, its known bottom; own group's cards by colour alone."""
    payload = match.position()["stacks"][group]
    words = [*payload["top"], *([str(payload["middle"])] if payload["middle"] else []), *payload["bottom"]]
    return " ".join(word.removeprefix(f"{group}-") for word in words)


def stacks(match: ChristinaReginaMatch) -> list[str]:
    return [stack(match, group) for group in GROUPS]


def size(match: ChristinaReginaMatch, group: str) -> int:
    payload = match.position()["stacks"][group]
    return len(payload["top"]) + int(payload["middle"]) + len(payload["bottom"])


def sizes(match: ChristinaReginaMatch) -> list[int]:
    return [size(match, group) for group in GROUPS]


def opened(match: ChristinaReginaMatch, group: str) -> list[str]:
    """The cards of a court stack that lie face up."""
    payload = match.position()["stacks"][group]
    row = [*payload["top"], *["?"] * int(payload["middle"]), *payload["bottom"]]
    return row[:2]


def influence(match: ChristinaReginaMatch, group: str) -> str:
    """The colours of an influence stack, top first."""
    cards = match.position()["influence"][group]
    assert all(card.startswith(group) for card in cards)
    return " ".join(card.removeprefix(f"{group}-") for card in cards)


def discards(match: ChristinaReginaMatch) -> Counter[str]:
    return Counter(match.position()["discards"])


def all_cards(match: ChristinaReginaMatch) -> Counter[str]:
    """Every court card that lies anywhere, unknown ones by what the state says that they may be."""
    position = match.position()
    found = Counter(position["discards"])
    for group in GROUPS:
        found.update(position["influence"][group])
        found.update(position["stacks"][group]["top"])
        found.update(position["stacks"][group]["bottom"])
    unseen = match.state["unseen"][0].reshape(-1).tolist()
    return found + Counter(dict(zip(CARDS, unseen, strict=True)))


def tilted(match: ChristinaReginaMatch) -> list[list[int]]:
    """The numbers of the tilted faction cards, by seat."""
    return match.position()["tilted"]


def why_not(match: Match, move: str) -> str | None:
    """Why the rules refuse a move, without trying it."""
    book = match.rulebook
    return book.refusal(match.state, book.number(book.read_move(move)))


# --- how a game ends -----------------------------------------------------------------------------------------------


def all_pass(match: ChristinaReginaMatch) -> Result:
    """Everybody passes; how the game ends."""
    for _ in range(match.rulebook.players):
        assert match.result is None
        match.play("pass")
    result = match.result
    assert result is not None
    return result


def reckoning(match: ChristinaReginaMatch) -> Reckoning | None:
    """How the points came about, card by card, once the game is over."""
    return cast("Reckoning | None", match.rulebook.score_breakdown(match.state))


def finish(influence: str = "", factions: str = "blue red", **parts: Any) -> Result:
    """The result of a game that ends with these influence stacks."""
    return all_pass(at("", "", "", influence=influence, factions=factions, **parts))


def lay(copper: str = "", silver: str = "", gold: str = "") -> str:
    """Influence stacks by colour, top first."""
    return " ".join(
        card for text, group in zip((copper, silver, gold), GROUPS, strict=True) for card in full(text, group)
    )


def wider(**groups: Mapping[str, int]) -> Json:
    """An edition with other cards in some groups."""

    data: Json = deepcopy(dict(GAME.game.load_edition("court").data))
    data["name"] = "wider"
    for group, cards in groups.items():
        data["cards"][group].update(cards)
    return data
