"""Why an action is not legal. None of the reasons depends on anybody's colour: a refusal tells no secret."""

from __future__ import annotations

KEYS = (
    "",
    "game-over",
    "chance-first",
    "no-such-action",
    "stack-empty-no-draw",
    "same-stack",
    "action-card-spent",
    "stack-empty",
    "card-not-discarded",
    "victim-is-oneself",
    "no-such-victim",
    "attempted-already",
    "own-leader-tilted",
    "victims-leader-tilted",
    "pass-only-with-empty-stack",
    "no-such-outcome",
)
(
    FINE,
    GAME_OVER,
    CHANCE_FIRST,
    NO_SUCH_ACTION,
    STACK_EMPTY_NO_DRAW,
    SAME_STACK,
    ACTION_CARD_SPENT,
    STACK_EMPTY,
    CARD_NOT_DISCARDED,
    VICTIM_IS_ONESELF,
    NO_SUCH_VICTIM,
    ATTEMPTED_ALREADY,
    OWN_LEADER_TILTED,
    VICTIMS_LEADER_TILTED,
    PASS_ONLY_WITH_EMPTY_STACK,
    NO_SUCH_OUTCOME,
) = range(len(KEYS))
