"""Moves as short texts for people, documented in docs/notation.md.

C/S          draw from Copper, bury Silver         +gold-red>C   persuasion: that discarded card on Copper
-G           agitation: discard Gold's top card    2!I:red       assassination of seat 2, number I, red dagger
C~G          manipulation: swap Copper and Gold    pass
"""

from __future__ import annotations

import re

from queendom.errors import NotationError, shown
from queendom.games.christina_regina.actions import Agitate, Assassinate, Draw, Manipulate, Persuade
from queendom.games.christina_regina.state import GROUPS
from queendom.kernel.actions import Action, Pass

LETTERS = {group[0].upper(): group for group in GROUPS}
ROMAN = ("I", "II", "III")

_DRAW = re.compile(r"([CSG])/([CSG])")
_AGITATE = re.compile(r"-([CSG])")
_MANIPULATE = re.compile(r"([CSG])~([CSG])")
_PERSUADE = re.compile(r"\+([a-z]+-[a-z]+)>([CSG])")
_ASSASSINATE = re.compile(r"([0-9])!(I{1,3}):([a-z]+)")


def write(action: Action) -> str:
    match action:
        case Draw(source, bury):
            return f"{_letter(source)}/{_letter(bury)}"
        case Agitate(stack):
            return f"-{_letter(stack)}"
        case Manipulate((one, other)):
            return f"{_letter(one)}~{_letter(other)}"
        case Persuade(card, stack):
            return f"+{card}>{_letter(stack)}"
        case Assassinate(victim, number, colour):
            roman = ROMAN[number - 1] if number in (1, 2, 3) else str(number)
            return f"{victim}!{roman}:{colour}"
    return "pass"


def read(text: str) -> Action:
    if not isinstance(text, str):
        raise NotationError("move-unreadable", given=shown(text))
    text = text.strip()
    if text == "pass":
        return Pass()
    if found := _DRAW.fullmatch(text):
        return Draw(LETTERS[found[1]], LETTERS[found[2]])
    if found := _AGITATE.fullmatch(text):
        return Agitate(LETTERS[found[1]])
    if found := _MANIPULATE.fullmatch(text):
        return Manipulate((LETTERS[found[1]], LETTERS[found[2]]))
    if found := _PERSUADE.fullmatch(text):
        return Persuade(found[1], LETTERS[found[2]])
    if found := _ASSASSINATE.fullmatch(text):
        return Assassinate(int(found[1]), ROMAN.index(found[2]) + 1, found[3])
    raise NotationError("move-unreadable", given=shown(text))


def _letter(group: str) -> str:
    return group[:1].upper() if isinstance(group, str) else "?"
