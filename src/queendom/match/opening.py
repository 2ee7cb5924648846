"""Opening a table: what a new one is made of is checked and becomes its first event; that event makes the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from queendom import games
from queendom.errors import PositionError, SetupError, TableError, shown
from queendom.kernel.chance import as_seed, commitment
from queendom.kernel.rulebook import Game
from queendom.kernel.shapes import Foreign
from queendom.match.match import Match, PlayableGame
from queendom.match.rulebooks import shared_rulebook
from queendom.match.table import Table, begin, seat_at_opening
from queendom.match.table_events import LogEvent, SeatAtOpening, TableOpened, owner_of


def open_table(
    id: str, *, game: str, edition: str | None, options: Mapping[str, object], first: int | None,
    seats: Sequence[SeatAtOpening], host: str, invitation: str, seed: bytes, edition_version: int | None = None,
    rematch_of: str | None = None, position: Foreign | None = None, hints: bool = False,
    same_start_of: str | None = None, rules_version: int | None = None,
) -> tuple[list[LogEvent], Table]:  # fmt: skip
    """A new table: its first event, and the deal if all seats are filled and no number is promised. Raises SetupError.

    A seat is `{}` (open), `{"bot": name}` or `{"name": …, "owner": …}`, perhaps with a `promise`. With a `position`
    (raises PositionError) there is no deal: the game starts there, with the position's own edition, options and first
    player. It is played by the newest rules, or by those of a `rules_version`.
    """
    found = games.find(game)
    players = found.check_players(len(seats))
    began = None if position is None else read_position(position, found, rules_version)
    if began is not None:
        _check_agrees(began, edition, options, first, players)
        is_private = all(seat.get("bot") or owner_of(seat) == host for seat in seats)
        if not began.rulebook.layout.is_public and not is_private:
            raise TableError("position-tells-secrets")
        head = began.rulebook
        edition, edition_version = head.edition.name, head.edition.version
        options, first = head.options, began.first
    chosen = found.check_options(options)
    known = found.find_edition(edition or found.default_edition, edition_version)
    check_first(first, players)
    event: TableOpened = {
        "type": "table",
        "game": found.name,
        "rules": found.rules_version if rules_version is None else rules_version,
        "edition": known.name,
        "edition_version": known.version,
        "options": chosen,
        "first": first,
        "seats": [seat.copy() for seat in seats],
        "commitment": commitment(seed),
        "host": host,
        "invitation": invitation,
        "seed": seed.hex(),
    }
    if hints:
        event["hints"] = True
    if rematch_of is not None:
        event["rematch_of"] = rematch_of
    if same_start_of is not None:
        event["same_start_of"] = same_start_of
    if began is not None:
        event["position"] = began.position()
    return begin(opened(id, event), [event])


def check_first(first: int | None, players: int) -> None:
    """The first player is drawn, or one of those who play. Raises SetupError."""
    if first is not None and first not in range(players):
        raise SetupError("no-such-seat", given=shown(first), expected=f"0–{players - 1}")


def read_position(data: Foreign, game: Game | None = None, rules_version: int | None = None) -> Match:
    """A match at a position that came from outside, of an edition that ships; what chance brings is new."""
    match = PlayableGame(game or games.find(data.get("game", ""))).position(data, rules_version=rules_version)
    edition = match.rulebook.edition
    if not edition.ships:
        known = ", ".join(sorted({one.name for one in match.game.editions()}))
        raise PositionError("position-wrong", part="edition", expected=known, found=shown(edition.name))
    return match


def _check_agrees(
    began: Match, edition: str | None, options: Mapping[str, object], first: int | None, players: int
) -> None:
    """A position tells its own setting; what is told beside it must not be another. And somebody must be to act."""
    head = began.rulebook
    visible: dict[str, object] = {"players": head.players, "edition": head.edition.name, "first": began.first}
    visible |= {f"options.{name}": head.options.get(name) for name in options}
    given: dict[str, object] = {"players": players, "edition": edition, "first": first}
    for part, wanted in (given | {f"options.{name}": value for name, value in options.items()}).items():
        found = visible[part]
        if wanted is not None and wanted != found:
            raise PositionError("position-wrong", part=part, expected=shown(wanted), found=shown(found))
    if began.result is not None:
        raise PositionError("position-wrong", part="ending", expected="null", found=shown(began.result["ending"]))


def opened(id: str, event: TableOpened) -> Table:
    """The table that a log's first event makes, with the rules and options that the event names. Raises TableError."""
    found = games.find(event["game"])
    _check_known(found, event)
    seats = tuple(map(seat_at_opening, event["seats"]))
    rulebook = shared_rulebook(
        found.name, event["edition"], event["edition_version"], len(seats), tuple(event["options"].items()),
        event["rules"],
    )  # fmt: skip
    return Table(
        id, found, rulebook, seats, event["host"], event["invitation"], as_seed(event["seed"]), event["first"],
        event.get("rematch_of"), event.get("hints", False),
        rulebook.from_position(event["position"]) if "position" in event else None, event.get("same_start_of"),
        number=1,
    )  # fmt: skip


def _check_known(game: Game, event: TableOpened) -> None:
    """A table that a newer program opened may have rules and options that nobody knows here."""
    if event["rules"] not in game.rules_versions:
        raise TableError("table-rules-version", given=shown(event["rules"]), expected=game.rules_version)
    for name, value in event["options"].items():
        if name not in game.options or value not in game.options[name].values:
            raise TableError("table-option", option=shown(name), given=shown(value))
