"""What a record shows: its ending, and the rare cases that it contains."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Events = list[Mapping[str, Any]]


def _final(events: Events) -> int:
    """Where the final stage begins; the length if it does not."""
    return next((k for k, event in enumerate(events) if event["type"] == "final-stage"), len(events))


def _passes(events: Events) -> bool:
    return any(event["type"] == "move" and event["action"]["kind"] == "pass" for event in events)


def final_pool_runs_dry(events: Events) -> bool:
    """WQ-4.5: the last crystal of the single holder is taken."""
    return any(event.get("why") == "last-crystal" for event in events[_final(events) :])


def short_refill(events: Events) -> bool:
    """WQ-3.5: the bag holds fewer than a holder takes."""
    full = len(events[0]["holders"][0]) if events[0]["type"] == "deal" else 3
    return any(event["type"] == "refill" and len(event["crystals"]) < full for event in events)


def nothing_to_return(events: Events) -> bool:
    """WQ-3.4: a book with two crystals, and none on the map that could go back."""
    moves = (event["action"] for event in events if event["type"] == "move")
    return any("return" in action and action["return"] is None for action in moves)


def pass_in_main_stage(events: Events) -> bool:
    """WQ-3.6: a full map and no book."""
    return _passes(events[: _final(events)])


def pass_in_final_stage(events: Events) -> bool:
    """WQ-4.5: nothing left to take, or nowhere to put it."""
    return _passes(events[_final(events) :])


def _empties_and_refills(events: Events) -> int:
    """Where a persuasion puts a card on an empty stack; the length if none does (Christina Regina, CR-3.3)."""
    sizes = dict.fromkeys(("copper", "silver", "gold"), 9)
    for k, event in enumerate(events):
        action = event.get("action", {})
        if action.get("kind") == "draw":
            sizes[action["from"]] -= 1
        elif action.get("kind") == "agitate":
            sizes[action["stack"]] -= 1
        elif action.get("kind") == "persuade":
            sizes[action["stack"]] += 1
            if sizes[action["stack"]] == 1:
                return k
    return len(events)


def stack_refilled_by_persuasion(events: Events) -> bool:
    return _empties_and_refills(events) < len(events)


def draws_resumed(events: Events) -> bool:
    """CR-3.3: after such a persuasion somebody draws again."""
    later = events[_empties_and_refills(events) :]
    return any(event.get("action", {}).get("kind") == "draw" for event in later)


DECIDED_BY = ("points", "threes", "twos", "shared")

RARE_IN_CHRISTINA_REGINA: dict[str, Callable[[Events], bool]] = {
    case.__name__.replace("_", "-"): case for case in (stack_refilled_by_persuasion, draws_resumed)
}
RARE_IN_WINTER_QUEEN: dict[str, Callable[[Events], bool]] = {
    case.__name__.replace("_", "-"): case
    for case in (final_pool_runs_dry, short_refill, nothing_to_return, pass_in_main_stage, pass_in_final_stage)
}
RARE = RARE_IN_WINTER_QUEEN | RARE_IN_CHRISTINA_REGINA
