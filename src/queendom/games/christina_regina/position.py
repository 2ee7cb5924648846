"""Positions in words: any state in which a player is to act or the game is over, documented in docs/positions.md.

In the position of a masked state, null stands for what its viewer may not know.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from queendom.games.christina_regina import shapes
from queendom.games.christina_regina.actions import CARDS
from queendom.games.christina_regina.edition import Edition
from queendom.games.christina_regina.state import (
    COLOURS,
    GROUP_SIZE,
    GROUPS,
    KINDS,
    NONE,
    OPEN,
    OVER,
    PLAYING,
    ROOM,
    STATE,
    UNKNOWN,
    Ending,
)
from queendom.games.christina_regina.turn import end_game
from queendom.kernel.compiled import compiled
from queendom.kernel.layout import Rules, States
from queendom.kernel.positions import PositionReader


def write(players: int, states: States) -> shapes.State:
    """The parts of a position that the state knows."""
    s = states[0]
    over = int(s["stage"]) == OVER
    return {
        "first": int(s["first"]),
        "to_act": None if over else int(s["to_act"]),
        "ending": str(list(Ending)[int(s["ending"]) - 1]) if over else None,
        "stacks": {group: _write_stack(s, k) for k, group in enumerate(GROUPS)},
        "influence": {
            group: [f"{group}-{COLOURS[c]}" for c in s["influence"][k, : int(s["heights"][k])][::-1].tolist()]
            for k, group in enumerate(GROUPS)
        },
        "discards": [CARDS[card] for card in range(len(CARDS)) for _ in range(int(s["discards"][card]))],
        "factions": [_colour(c) for c in s["colours"][:players].tolist()],
        "actions": [not spent for spent in s["spent"][:players].tolist()],
        "tilted": [[n + 1 for n in range(3) if tilted >> n & 1] for tilted in s["tilted"][:players].tolist()],
        "attempts": [
            {
                "assassin": assassin,
                "victim": victim,
                "number": int(s["attempts"][assassin, victim]),
                "colour": _colour(int(s["daggers"][assassin, victim])),
                "success": bool(s["succeeded"][assassin, victim]),
            }
            for assassin in range(players)
            for victim in range(players)
            if s["attempts"][assassin, victim]
        ],
        "passes": int(s["passes"]),
    }


def _colour(number: int) -> str | None:
    return None if number < 0 else COLOURS[number]


def _write_stack(s: np.void, stack: int) -> shapes.CourtStack:
    cards = s["stacks"][stack, : int(s["sizes"][stack])].tolist()
    unknown = cards.count(UNKNOWN)
    top = cards.index(UNKNOWN) if unknown else len(cards)
    named = [CARDS[card] for card in cards if card != UNKNOWN]
    return {"top": named[:top], "middle": unknown, "bottom": named[top:]}


@compiled
def _end_game_at(rules: Rules, states: States) -> None:
    end_game(rules[0], states[0])


class Reader(PositionReader[Edition]):
    """A position of Christina Regina. Parts may be left out: see docs/positions.md for what stands in for them."""

    def read(self) -> States:
        states = np.zeros(1, STATE)
        s = states[0]
        s["dealt"] = self.players
        s["stacks"] = s["influence"] = s["colours"] = s["daggers"] = NONE
        s["first"] = self.seat("first", 0)
        self._read_factions(s)
        self._read_attempts(s)
        self._read_stacks(s)
        self._read_open_cards(s)
        self._read_unseen(s)
        for seat, unspent in enumerate(self._flags("actions")):
            s["spent"][seat] = not unspent
        self._read_end(states)
        return states

    def _read_factions(self, s: np.void) -> None:
        factions = self.data.get("factions")
        if not isinstance(factions, list) or len(factions) != self.players:
            raise self.wrong("factions", "expected-colours", factions, count=self.players)
        for seat, colour in enumerate(factions):
            s["colours"][seat] = self._colour("factions", colour)
            if factions.count(colour) > 1:
                raise self.wrong("factions", "expected-colour-once", colour)

    def _read_attempts(self, s: np.void) -> None:
        """CR-4: the attempts tell which leaders are tilted; `tilted`, if told, must say the same."""
        attempts = self.data.get("attempts", [])
        if not isinstance(attempts, list) or not all(isinstance(one, Mapping) for one in attempts):
            raise self.wrong("attempts", "expected-attempts", attempts)
        for k, one in enumerate(attempts):
            part = f"attempts[{k}]"
            assassin, victim = (self._seat_in(f"{part}.{key}", one.get(key)) for key in ("assassin", "victim"))
            number = self.number(f"{part}.number", one.get("number"))
            if assassin == victim or number not in (1, 2, 3) or s["attempts"][assassin, victim]:
                raise self.wrong(part, "expected-attempt", one)
            colour = self._colour(f"{part}.colour", one.get("colour"))
            success = bool(s["colours"][victim] == colour)
            if one.get("success", success) is not success:
                raise self.wrong(f"{part}.success", str(success).lower(), one.get("success"))
            loser = victim if success else assassin
            if s["tilted"][loser] >> (number - 1) & 1:
                raise self.wrong(part, "expected-standing-leader", one)
            s["attempts"][assassin, victim], s["daggers"][assassin, victim] = number, colour
            s["succeeded"][assassin, victim] = success
            s["tilted"][loser] |= 1 << (number - 1)
        tilted = [[n + 1 for n in range(3) if mask >> n & 1] for mask in s["tilted"][: self.players].tolist()]
        if self.data.get("tilted", tilted) != tilted:
            raise self.wrong("tilted", tilted, self.data["tilted"])

    def _read_stacks(self, s: np.void) -> None:
        stacks = self.mapping("stacks", {})
        if set(stacks) != set(GROUPS):
            raise self.wrong("stacks", ", ".join(GROUPS), ", ".join(map(str, stacks)))
        for k, group in enumerate(GROUPS):
            stack = stacks[group]
            if not isinstance(stack, Mapping):
                raise self.wrong(f"stacks.{group}", "expected-top-middle-bottom", stack)
            top, bottom = (self._cards(f"stacks.{group}.{key}", stack.get(key, [])) for key in ("top", "bottom"))
            middle = self.number(f"stacks.{group}.middle", stack.get("middle", 0))
            cards = [*top, *[UNKNOWN] * middle, *bottom]
            if len(cards) > ROOM or (middle and len(top) < OPEN):
                raise self.wrong(f"stacks.{group}", "expected-stack", stack, most=ROOM)
            s["sizes"][k] = len(cards)
            s["stacks"][k, : len(cards)] = cards

    def _read_open_cards(self, s: np.void) -> None:
        influence = self.mapping("influence", {})
        for k, group in enumerate(GROUPS):
            cards = self._cards(f"influence.{group}", influence.get(group, []))
            for card in cards:
                if card // KINDS != k or card % KINDS == len(COLOURS) or len(cards) > GROUP_SIZE:
                    raise self.wrong(f"influence.{group}", "expected-coloured-cards", CARDS[card])
            s["heights"][k] = len(cards)
            s["influence"][k, : len(cards)] = [card % KINDS for card in reversed(cards)]
        for card in self._cards("discards", self.data.get("discards", [])):
            s["discards"][card] += 1

    def _read_unseen(self, s: np.void) -> None:
        """What the unknown cards may be: all of a group that lie nowhere else."""
        for k, group in enumerate(GROUPS):
            for c, kind in enumerate((*COLOURS, "none")):
                card = k * KINDS + c
                known = int((s["stacks"] == card).sum()) + int(s["discards"][card])
                known += int((s["influence"][k] == c).sum())
                left = self.edition.cards[group][kind] - known
                if left < 0:
                    raise self.wrong("cards", f"{self.edition.cards[group][kind]} × {CARDS[card]}", known)
                s["unseen"][k, c] = left
            middle = int((s["stacks"][k] == UNKNOWN).sum())
            if int(s["unseen"][k].sum()) != middle:
                raise self.wrong(f"stacks.{group}.middle", int(s["unseen"][k].sum()), middle)

    def _read_end(self, states: States) -> None:
        s = states[0]
        ending = self.data.get("ending")
        passes = self.number("passes", self.data.get("passes", 0))
        if passes > self.players - (ending is None) or (passes and s["sizes"].all()):
            raise self.wrong("passes", "expected-passes-at-empty-stack", passes, players=self.players)
        s["passes"] = passes
        s["stage"] = PLAYING
        s["to_act"] = self.seat("to_act", int(s["first"])) if ending is None else NONE
        if ending is not None:
            _end_game_at(self.rules, states)
            made = str(list(Ending)[int(s["ending"]) - 1])
            if made != ending or passes != self.players:
                raise self.wrong("ending", "expected-ending", ending, ending=made, count=self.players)

    # --- values ---

    def _cards(self, part: str, value: object) -> list[int]:
        if not isinstance(value, list) or not all(isinstance(card, str) and card in CARDS for card in value):
            raise self.wrong(part, "expected-cards", value)
        return [CARDS.index(card) for card in value]

    def _colour(self, part: str, value: object) -> int:
        if value not in COLOURS:
            raise self.wrong(part, ", ".join(COLOURS), value)
        return COLOURS.index(str(value))

    def _seat_in(self, part: str, value: object) -> int:
        seat = self.number(part, value)
        if seat >= self.players:
            raise self.wrong(part, f"0–{self.players - 1}", seat)
        return seat

    def _flags(self, part: str) -> list[bool]:
        value = self.data.get(part, [True] * self.players)
        if not isinstance(value, list) or len(value) != self.players or not all(isinstance(v, bool) for v in value):
            raise self.wrong(part, "expected-flags", value, count=self.players)
        return value
