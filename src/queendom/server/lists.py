"""What a device is shown of its tables in a list: their summaries, brought up to their last entries. No log is read."""

from __future__ import annotations

from collections.abc import Collection

import orjson

from queendom import games
from queendom.kernel.actions import Json
from queendom.match.table import Table
from queendom.server.facts import TableFacts, facts_of, info_from
from queendom.store import Listed


class Summary(TableFacts):
    """The facts of a table as its index keeps them. They may hold secrets, as its log does."""

    rules: int  # the version of the game's rules
    touched: bool  # whether a person has done something since the table was opened


def summary_of(table: Table, is_touched: bool) -> Summary:
    return {**facts_of(table), "rules": table.rulebook.rules_version, "touched": is_touched}


def packed(summary: Summary) -> bytes:
    return orjson.dumps(summary)


def summary_from(row: Listed) -> Summary | None:
    """A table as its row and its last entry tell; None if they do not: an earlier version wrote one of them."""
    if row.summary is None:
        return None
    summary: Summary = orjson.loads(row.summary)
    if summary["changed"] != row.indexed:
        return None
    if row.number is not None and row.at is not None and row.number > summary["number"]:
        if row.to_act is None:
            return None
        # Whatever has come since then were moves: everything else writes a new summary.
        summary["number"], summary["to_act"] = row.number, row.to_act
        summary["changed"] = summary["moved"] = row.at
    return summary


def can_be_opened(summary: Summary) -> bool:
    """Whether this server knows the game and its rules: a newer one, or one with more games, may have opened it."""
    game = games.GAMES.get(summary["game"])
    return game is not None and summary["rules"] in game.rules_versions


def listed(summary: Summary, owner: str, here: Collection[int], put_away: bool) -> Json:
    """A table in the list of a device."""
    return info_from(summary, owner, here) | {
        "opened": summary["opened"],
        "changed": summary["changed"],
        "since": summary["moved"] if summary["stage"] == "running" else None,
        "touched": summary["touched"],
        "put_away": put_away,
    }


_RANKS = {"running": 1, "waiting": 2, "over": 3}


def in_order(tables: list[Json]) -> list[Json]:
    """First those where it is one's own turn, then running ones, those that wait, and those that are over; of each the
    newest first.
    """
    return sorted(tables, key=lambda one: (0 if _is_ones_turn(one) else _RANKS[one["stage"]], -one["changed"]))


def _is_ones_turn(table: Json) -> bool:
    acting = table["to_act"]
    if table["stage"] != "running" or acting is None:
        return False
    seat = table["seats"][acting]
    return bool(seat["yours"] and not seat["away"])
