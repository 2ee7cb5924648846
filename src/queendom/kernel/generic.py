"""Functions that mean the same in every game, for code that serves all of them: playouts, search, conformance, Python.

A game says once which of its functions they are (`implement`). Compiled callers are bound to them by the state's
dtype: such code is cached across processes, unlike functions that are handed over as arguments. A table of the same
pairs serves interpreted runs. Records are named as everywhere: `r` what stays fixed, `s` the state.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from queendom.kernel.compiled import INTERPRETED, entry_point
from queendom.kernel.layout import Record, Rules, States

_TABLE: dict[tuple[str, np.dtype[Any]], Callable[..., Any]] = {}


def set_up(r: Record, s: Record, first: int) -> None:
    """The state before the deal; `first` takes the first turn."""
    _TABLE["set_up", s.dtype](r, s, first)


def decides(r: Record, s: Record) -> bool:
    """Whether a player is to act."""
    return bool(_TABLE["decides", s.dtype](r, s))


def legal(r: Record, s: Record, actions: Any) -> int:
    """Write every legal action; returns how many there are."""
    return int(_TABLE["legal", s.dtype](r, s, actions))


def random_legal(r: Record, s: Record, stream: Record) -> int:
    """One of the legal actions, each equally likely."""
    return int(_TABLE["random_legal", s.dtype](r, s, stream))


def refusal(r: Record, s: Record, action: int) -> int:
    """Why an action is not legal, as a code of the game; 0 if it is."""
    return int(_TABLE["refusal", s.dtype](r, s, action))


def perform(r: Record, s: Record, action: int) -> None:
    """Do a legal action."""
    _TABLE["perform", s.dtype](r, s, action)


def chance(r: Record, s: Record, weights: Any) -> int:
    """Write the weights of the next draw's outcomes; returns its source, 0 if the state waits for no draw."""
    return int(_TABLE["chance", s.dtype](r, s, weights))


def chance_source(r: Record, s: Record) -> int:
    """Where the next draw comes from; 0 if the state waits for none."""
    return int(_TABLE["chance_source", s.dtype](r, s))


def draw(r: Record, s: Record, stream: Record) -> int:
    """An outcome of the next draw, as likely as its weight."""
    return int(_TABLE["draw", s.dtype](r, s, stream))


def apply_chance(r: Record, s: Record, outcome: int) -> int:
    """Carry out one draw; a refusal code if this outcome is not possible."""
    return int(_TABLE["apply_chance", s.dtype](r, s, outcome))


def perform_chance(r: Record, s: Record, outcome: int) -> None:
    """Carry out one draw whose outcome is known to be possible."""
    _TABLE["perform_chance", s.dtype](r, s, outcome)


def gain_now(r: Record, s: Record, action: int) -> int:
    """The points a legal action gains at once."""
    return int(_TABLE["gain_now", s.dtype](r, s, action))


def prospect(r: Record, s: Record, seat: int) -> int:
    """The points a seat could gain by its best action on the board as it is."""
    return int(_TABLE["prospect", s.dtype](r, s, seat))


_STUBS = (
    set_up, decides, legal, random_legal, refusal, perform, chance, chance_source, draw, apply_chance, perform_chance,
    gain_now, prospect,
)  # fmt: skip


def function_of(name: str, s: Record, otherwise: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """A game's own function of this name, for interpreted runs."""
    return _TABLE[name, s.dtype] if otherwise is None else _TABLE.get((name, s.dtype), otherwise)


def is_implemented(name: str, record: Any) -> bool:
    """Whether a game whose states are such records has a function of this name."""
    return any(name == known and numba.from_dtype(state) == record for known, state in _TABLE)


def implement(state: np.dtype[Any], *modules: ModuleType, stubs: tuple[Callable[..., Any], ...] = _STUBS) -> None:
    """Register a game's functions: those in its modules that have the names of the functions here."""
    record = numba.from_dtype(state)
    for stub in stubs:
        function = next(vars(module)[stub.__name__] for module in modules if stub.__name__ in vars(module))
        _TABLE[stub.__name__, state] = function
        if not INTERPRETED:
            overload(stub, strict=False, jit_options={"error_model": "numpy"})(_bind(record, function))


def _bind(record: Any, function: Any) -> Callable[..., Any]:
    def choose(r: Any, s: Any, *rest: Any) -> Any:
        return function.py_func if s == record else None

    return choose


# --- for code that is not compiled: (array, index), which is far cheaper to hand over than a record ------------------


@entry_point
def set_up_at(rules: Rules, states: States, i: int, first: int) -> None:
    set_up(rules[0], states[i], first)


@entry_point
def decides_at(rules: Rules, states: States, i: int) -> bool:
    return decides(rules[0], states[i])


@entry_point
def legal_at(rules: Rules, states: States, i: int, actions: Any) -> int:
    return legal(rules[0], states[i], actions)


@entry_point
def apply_at(rules: Rules, states: States, i: int, action: int) -> int:
    """Do an action if it is legal; otherwise change nothing and return the refusal code."""
    code = refusal(rules[0], states[i], action)
    if code == 0:
        perform(rules[0], states[i], action)
    return code


@entry_point
def refusal_at(rules: Rules, states: States, i: int, action: int) -> int:
    return refusal(rules[0], states[i], action)


@entry_point
def chance_at(rules: Rules, states: States, i: int, weights: Any) -> int:
    return chance(rules[0], states[i], weights)


@entry_point
def apply_chance_at(rules: Rules, states: States, i: int, outcome: int) -> int:
    return apply_chance(rules[0], states[i], outcome)
