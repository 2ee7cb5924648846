"""The functions by which the compiled search asks a game: the same names in every game, bound by the state's dtype.

A game says once which of its functions they are (`register`). The optional ones concern games with secrets; for a
game without them, each has a default that means: nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
from numba.extending import overload

from queendom.kernel import generic
from queendom.kernel.compiled import INTERPRETED
from queendom.kernel.layout import Record

# --- what every game that uses the compiled search has ----------------------------------------------------------------


def public_key(r: Record, s: Record) -> int:
    """A number for what chance and secrets have shown to everybody since the action before."""
    return int(generic.function_of("public_key", s)(r, s))


def candidates(r: Record, s: Record, t: Record, c: Record, belief: Any, actions: Any, priors: Any) -> int:
    """Write the actions worth considering and how likely each is to be best; returns how many.

    `t` is a state to try things in.
    """
    return int(generic.function_of("candidates", s)(r, s, t, c, belief, actions, priors))


def evaluate(r: Record, s: Record, t: Record, c: Record, belief: Any, stream: Record, values: Any) -> None:
    """Write what a position is worth to each seat, between 0 and 1; of a finished game, exactly."""
    generic.function_of("evaluate", s)(r, s, t, c, belief, stream, values)


# --- what games with secrets have besides -----------------------------------------------------------------------------

_DEFAULTS: dict[str, Callable[..., Any]] = {
    "sample_hidden": lambda r, s, belief, stream: None,
    "public_action": lambda r, s, action: action,
    "private_key": lambda r, s: 0,
    "learns_from": lambda r, s, belief, seat: True,
    "signal_likelihoods": lambda r, s, c, belief, edges, first, found: None,
    "update_public_belief": lambda r, s, belief, edge: None,
    "plays_by_prior": lambda r, s, belief: False,
}


def sample_hidden(r: Record, s: Record, belief: Any, stream: Record) -> None:
    """Fill in what the view hides, each possibility as likely as the belief says."""
    _function_of("sample_hidden", s)(r, s, belief, stream)


def public_action(r: Record, s: Record, action: int) -> int:
    """What everybody sees of an action: the action without its secret part."""
    return int(_function_of("public_action", s)(r, s, action))


def private_key(r: Record, s: Record) -> int:
    """A number for what only the player to act knows."""
    return int(_function_of("private_key", s)(r, s))


def learns_from(r: Record, s: Record, belief: Any, seat: int) -> bool:
    """Whether a seat's statistics take this simulation in. One that rests on what the seat cannot know is left out."""
    return bool(_function_of("learns_from", s)(r, s, belief, seat))


def signal_likelihoods(r: Record, s: Record, c: Record, belief: Any, edges: Any, first: int, found: int) -> None:
    """Write into each edge how likely the player to act would choose it, for every secret that they may have."""
    _function_of("signal_likelihoods", s)(r, s, c, belief, edges, first, found)


def update_public_belief(r: Record, s: Record, belief: Any, edge: Record) -> None:
    """Update what an onlooker believes by the action that is about to be done."""
    _function_of("update_public_belief", s)(r, s, belief, edge)


def plays_by_prior(r: Record, s: Record, belief: Any) -> bool:
    """Whether the player to act draws an action by its prior in this simulation, instead of selecting the best."""
    return bool(_function_of("plays_by_prior", s)(r, s, belief))


_REQUIRED = (public_key, candidates, evaluate)
_OPTIONAL = (
    sample_hidden, public_action, private_key, learns_from, signal_likelihoods, update_public_belief, plays_by_prior,
)  # fmt: skip


def register(state: np.dtype[Any], *modules: ModuleType) -> None:
    """Say which functions of a game these are: the ones of the same names in its modules."""
    there = tuple(hook for hook in _OPTIONAL if any(hook.__name__ in vars(module) for module in modules))
    generic.implement(state, *modules, stubs=_REQUIRED + there)


def _function_of(name: str, s: Record) -> Callable[..., Any]:
    return generic.function_of(name, s, _DEFAULTS[name])


def _bind_default(hook: Callable[..., Any]) -> None:
    """Bind compiled callers to the default, for states of games that have no function of this name."""

    def choose(r: Any, s: Any, *rest: Any) -> Any:
        return None if generic.is_implemented(hook.__name__, s) else _DEFAULTS[hook.__name__]

    overload(hook, strict=False, jit_options={"error_model": "numpy"})(choose)


if not INTERPRETED:
    for _hook in _OPTIONAL:
        _bind_default(_hook)
