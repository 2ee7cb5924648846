"""What a game teaches the search: functions that mean the same in every game, bound by the state's dtype (`generic`).

What a game with secrets teaches besides (`SECRETS`) has a meaning for all others, too: nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from queendom.kernel import generic
from queendom.kernel.compiled import INTERPRETED
from queendom.kernel.layout import Record


def imagine(r: Record, s: Record, belief: Any, stream: Record) -> None:
    """Fill what the view leaves open, as likely as the belief says."""
    generic.function_of("imagine", s)(r, s, belief, stream)


def sight(r: Record, s: Record) -> int:
    """A number for what everybody has seen of chance and secrets since the action before."""
    return int(generic.function_of("sight", s)(r, s))


def candidates(r: Record, s: Record, t: Record, c: Record, belief: Any, actions: Any, priors: Any) -> int:
    """Write the actions worth considering and how likely each is to be best; returns how many. `t` is room."""
    return int(generic.function_of("candidates", s)(r, s, t, c, belief, actions, priors))


def evaluate(r: Record, s: Record, t: Record, c: Record, belief: Any, stream: Record, values: Any) -> None:
    """Write what a position is worth to each seat, between 0 and 1: a finished game exactly."""
    generic.function_of("evaluate", s)(r, s, t, c, belief, stream, values)


#: What the rest means for games that teach nothing of it: nothing is hidden.
OTHERWISE: dict[str, Callable[..., Any]] = {
    "overt": lambda r, s, action: action,
    "secret": lambda r, s: 0,
    "learns": lambda r, s, belief, seat: True,
    "tells": lambda r, s, c, belief, edges, first, found: None,
    "notice": lambda r, s, belief, edge: None,
    "by_habit": lambda r, s, belief: False,
}


def overt(r: Record, s: Record, action: int) -> int:
    """What everybody sees of an action: all of it, unless a part is secret."""
    return int(_taught("overt", s)(r, s, action))


def secret(r: Record, s: Record) -> int:
    """A number for what only the player to act knows."""
    return int(_taught("secret", s)(r, s))


def learns(r: Record, s: Record, belief: Any, seat: int) -> bool:
    """Whether a seat may learn from this simulation: not from one that rests on what they cannot know."""
    return bool(_taught("learns", s)(r, s, belief, seat))


def tells(r: Record, s: Record, c: Record, belief: Any, edges: Any, first: int, found: int) -> None:
    """Write into edges how likely the player to act would choose each, for every secret they may have."""
    _taught("tells", s)(r, s, c, belief, edges, first, found)


def notice(r: Record, s: Record, belief: Any, edge: Record) -> None:
    """Let everybody draw their conclusions from the action that is about to be done."""
    _taught("notice", s)(r, s, belief, edge)


def by_habit(r: Record, s: Record, belief: Any) -> bool:
    """Whether the player to act does what players like them usually do, in this simulation, instead of the best."""
    return bool(_taught("by_habit", s)(r, s, belief))


STUBS = (imagine, sight, candidates, evaluate)
SECRETS = (overt, secret, learns, tells, notice, by_habit)


def _taught(name: str, s: Record) -> Callable[..., Any]:
    return generic.function_of(name, s, OTHERWISE[name])


def _unless_taught(stub: Callable[..., Any]) -> None:
    """Compiled: what a stub means for games that teach nothing of this name."""

    def choose(r: Any, s: Any, *rest: Any) -> Any:
        return None if generic.is_implemented(stub.__name__, s) else OTHERWISE[stub.__name__]

    overload(stub, strict=False, jit_options={"error_model": "numpy"})(choose)


if not INTERPRETED:
    for _stub in SECRETS:
        _unless_taught(_stub)
