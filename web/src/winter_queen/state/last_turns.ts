/** The final stage: whose turns are still to come. The server says how many; they go around the table. */
import type { WinterQueenPosition } from "../../wire";

export type LastTurns =
  /** One's own, this one included; whether it is one's turn. */
  | { kind: "mine"; turns: number; isNow: boolean }
  /** Somebody has their last turn now, and oneself has none left, or only watches. */
  | { kind: "last"; seat: number }
  | { kind: "all"; turns: number };

export function lastTurns(
  position: Pick<WinterQueenPosition, "players" | "to_act" | "turns_left">,
  seat: number | null,
): LastTurns {
  const { players, to_act: toAct } = position;
  const turns = position.turns_left ?? 0;
  if (toAct === null) return { kind: "all", turns };
  const to = Array.from({ length: turns }, (_, k) => (toAct + k) % players);
  const mine = to.filter((one) => one === seat).length;
  if (mine) return { kind: "mine", turns: mine, isNow: toAct === seat };
  return turns <= players ? { kind: "last", seat: toAct } : { kind: "all", turns };
}
