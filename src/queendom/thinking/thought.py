"""What a bot is asked, and what it answers, also as bytes that another process can read.

What crosses is the view of the bot's seat and nothing else of a table: neither its seed nor its id, nor what others
hide. The luck is made from the seed for this one decision, and tells nothing about the seed.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import numpy as np
import orjson

from queendom import games
from queendom.bots import Advice, Budget, make_bot
from queendom.bots.base import Reason
from queendom.kernel.compiled import source_hash
from queendom.kernel.layout import Seat
from queendom.kernel.rulebook import Rulebook
from queendom.kernel.view import View

#: Of a question or an answer. A view with the longest log that a table can have takes a few hundred kB.
MOST_BYTES = 8 * 2**20
_FORM = 1
_MOST_RULEBOOKS = 64


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot is asked about a view: for the action that it would choose, or for advice."""

    kind: Literal["choose", "advise"]
    bot: str
    luck: str
    simulations: int | None = None
    most: int = 1  # pieces of advice


class ThoughtFailed(Exception):
    """The bot failed. Only the kind of its error is told: its text may hold secrets."""


def think(thought: Thought, view: View, seconds: float | None) -> Any:
    """An action, or a list of advice: whatever the bot answers."""
    bot = make_bot(thought.bot, thought.luck)
    budget = Budget(seconds, thought.simulations)
    return bot.choose(view, budget) if thought.kind == "choose" else bot.advise(view, budget, thought.most)


def form() -> str:
    """Whoever has the same rules and bots writes and reads thoughts in the same form."""
    return f"{_FORM}-{source_hash()[:16]}"


# --- the question ---


def packed(thought: Thought, view: View, seconds: float | None) -> bytes:
    """A thought as bytes: the rules that everybody may know, the masked state, and the history as it was seen."""
    rulebook = view.rulebook
    edition = rulebook.edition
    return orjson.dumps(
        {
            "kind": thought.kind,
            "bot": thought.bot,
            "luck": thought.luck,
            "seconds": seconds,
            "simulations": thought.simulations,
            "most": thought.most,
            "rules": {
                "game": view.game,
                "version": rulebook.rules_version,
                "edition": edition.name if edition.ships else edition.data,
                "edition_version": edition.version,
                "players": rulebook.players,
                "options": rulebook.listed_options,
            },
            "seat": view.seat,
            "state": base64.b85encode(view.state.tobytes()).decode(),
            "history": view.history,
        }
    )


def unpacked(question: bytes) -> tuple[Thought, View, float | None]:
    """The thought, and the view as whoever asks has it."""
    asked = orjson.loads(question)
    rulebook = _rulebook(orjson.dumps(asked["rules"]))
    states = np.frombuffer(base64.b85decode(asked["state"]), rulebook.layout.dtype).copy()
    seat = None if asked["seat"] is None else Seat(asked["seat"])
    view = View.of(asked["rules"]["game"], rulebook, states, asked["history"], seat, False)
    thought = Thought(asked["kind"], asked["bot"], asked["luck"], asked["simulations"], asked["most"])
    return thought, view, asked["seconds"]


@lru_cache(maxsize=_MOST_RULEBOOKS)
def _rulebook(told: bytes) -> Rulebook:
    rules = orjson.loads(told)
    game = games.find(rules["game"])
    named = rules["edition"]
    if isinstance(named, str):
        edition = game.find_edition(named, rules["edition_version"])
    else:
        edition = game.parse_edition(named, "edition")
    return game.rulebook(edition, rules["players"], rules["options"], rules["version"])


# --- the answer ---


def answered(question: bytes) -> bytes:
    """Think about a question. Whatever goes wrong is an answer, too."""
    try:
        thought, view, seconds = unpacked(question)
        return orjson.dumps(_told(think(thought, view, seconds)))
    except Exception as error:
        return failed(type(error).__name__)


def failed(how: str) -> bytes:
    """An answer of somebody who has none."""
    return orjson.dumps({"failed": how})


def _told(found: Any) -> Mapping[str, object]:
    if not isinstance(found, list):
        return {"action": found.to_json()}
    return {
        "advice": [
            {
                "action": one.action.to_json(),
                "chance": one.chance,
                "ahead": one.ahead,
                "reasons": [[reason.key, dict(reason.values)] for reason in one.reasons],
                "equal": one.equal,
            }
            for one in found
        ]
    }


def read_answer(rulebook: Rulebook, answer: bytes) -> Any:
    """An action, or a list of advice, as `think` gives it; raises ThoughtFailed. That the action is legal is looked at
    where it is played.
    """
    told = orjson.loads(answer)
    if "failed" in told:
        raise ThoughtFailed(str(told["failed"])[:80])
    return rulebook.read_action(told["action"]) if "action" in told else _advice(rulebook, told["advice"])


def _advice(rulebook: Rulebook, told: Sequence[Mapping[str, Any]]) -> list[Advice]:
    return [
        Advice(
            rulebook.read_action(one["action"]),
            one["chance"],
            one["ahead"],
            tuple(Reason(key, values) for key, values in one["reasons"]),
            one["equal"],
        )
        for one in told
    ]
