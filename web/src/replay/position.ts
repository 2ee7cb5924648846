/** A position as a session sees it: a table without a past, seen from the seat that is to act. */
import type { Game } from "../frame/game_interface";
import { offlineSeat, offlineTable, offlineView } from "../state/offline";
import type { PositionTold, View } from "../wire";

/** `person` names a seat: a position knows nobody. */
export function lookAt(
  { position, to_act, legal, result, tally }: PositionTold,
  { uncovered, hasTrials }: Pick<Game, "uncovered" | "hasTrials">,
  person: (seat: number) => string,
): View {
  const seats = Array.from({ length: position.players }, (_, seat) => offlineSeat(person(seat)));
  return offlineView({
    seat: to_act,
    table: offlineTable(position, { id: "position", seats, to_act, number: 0, result, tally }),
    events: [],
    // Whoever has the link could read everything in it.
    position: uncovered(position),
    legal: hasTrials ? legal : null,
  });
}
