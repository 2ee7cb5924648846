"""How turns follow each other and how the game ends (WQ-3.6, WQ-4, WQ-5)."""

from __future__ import annotations

from queendom.games.winter_queen.effects import book_vp
from queendom.games.winter_queen.state import DEADLOCK, FINAL, FINAL_SCORING, MAIN, NONE, OVER
from queendom.kernel.bits import wide
from queendom.kernel.compiled import compiled, inlined
from queendom.kernel.layout import Record


@inlined
def end_turn(r: Record, s: Record) -> None:
    """Pass the turn on clockwise, or end the game."""
    players = r["players"]
    if s["stage"] == MAIN and s["passes"] == players:
        end_game(r, s, wide(DEADLOCK))
        return
    if s["stage"] == FINAL:
        s["turns_left"] -= 1
        if s["turns_left"] == 0:
            end_game(r, s, wide(FINAL_SCORING))
            return
    following = s["to_act"] + 1
    s["to_act"] = 0 if following == players else following


@compiled
def start_final_stage(r: Record, s: Record) -> None:
    """WQ-4.1, WQ-4.2, WQ-4.4: all crystals on one holder, and the turns that are left are counted."""
    s["stage"] = FINAL
    s["passes"] = 0
    for holder in range(1, r["holders"]):
        s["holders"][0] += s["holders"][holder]
        s["holders"][holder] = 0
    players = r["players"]
    before_token = (s["first"] - s["to_act"] - 1) % players
    turns = before_token + players
    if r["english_literal"]:
        turns += 1
    s["turns_left"] = turns + 1  # the turn that is being taken ends first


@compiled
def end_game(r: Record, s: Record, ending: int) -> None:
    """WQ-5.1: every filled page of every book scores; nothing is discarded."""
    for seat in range(wide(r["players"])):
        for slot in range(wide(s["held"][seat])):
            s["vp"][seat] += book_vp(r, s, seat, slot)
    s["stage"] = OVER
    s["ending"] = ending
    s["to_act"] = NONE
    s["turns_left"] = 0
