/** A position as a session sees it: a table without a past, seen from the seat that is to act. */
import type { Position, PositionTold, TableInfo, View } from "../wire";

/** `person` names a seat: a position knows nobody. */
export function lookAt(told: PositionTold, person: (seat: number) => string): View {
  const { position, to_act, legal, result } = told;
  // Whoever has the link could read everybody's points in it.
  const shown: Position =
    position.game === "winter-queen" ? { ...position, options: { ...position.options, scores: "open" } } : position;
  const table: TableInfo = {
    id: "position",
    game: position.game,
    edition: position.edition,
    edition_version: position.edition_version,
    options: position.options,
    stage: to_act === null ? "over" : "running",
    seats: Array.from({ length: position.players }, (_, seat) => ({
      name: person(seat),
      kind: "person",
      bot: null,
      away: false,
      yours: false,
      here: true,
    })),
    first: position.first,
    to_act,
    number: 0,
    commitment: "",
    seed: null,
    invitation: null,
    host: false,
    rematch: null,
    rematch_of: null,
    hints: false,
    result,
  };
  return {
    type: "view",
    id: null,
    seat: to_act,
    number: 0,
    table,
    first_number: 1,
    events: [],
    position: shown,
    // A court's turn cannot be tried without being played: until then it is a picture.
    legal: position.game === "winter-queen" ? legal : null,
    take_back: null,
    reckoning: null,
    pages: null,
  };
}
