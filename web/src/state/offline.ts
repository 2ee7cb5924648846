/** Tables that no server knows: what replays, positions, lessons and examples are shown at. */
import type { Events, SeatInfo, TableInfo, View } from "../wire";

/** A seat with somebody in it: a bot by its name, or a person. */
export const offlineSeat = (name: string, bot: string | null = null, yours = false): SeatInfo => ({
  name,
  kind: bot === null ? "person" : "bot",
  bot,
  away: false,
  yours,
  here: true,
  promise: null,
  number: null,
});

type Known = "game" | "edition" | "edition_version" | "options" | "first";

/** What is played, as positions and replays tell it, and whatever else is known of the table. */
export function offlineTable(
  { game, edition, edition_version, options, first }: Pick<TableInfo, Known>,
  known: Pick<TableInfo, "id" | "seats" | "to_act" | "number"> & Partial<TableInfo>,
): TableInfo {
  return {
    game,
    edition,
    edition_version,
    options,
    first,
    stage: known.to_act === null ? "over" : "running",
    commitment: "",
    seed: null,
    invitation: null,
    host: false,
    rematch: null,
    rematch_of: null,
    same_start_of: null,
    taken_back: 0,
    hints: false,
    result: null,
    tally: null,
    ...known,
  };
}

/** A view of such a table, from its first event on. */
export const offlineView = (known: Pick<View, "seat" | "table" | "events" | "position"> & Partial<View>): View => ({
  type: "view",
  id: null,
  number: known.table.number,
  first_number: 1,
  legal: null,
  take_back: null,
  reckoning: null,
  pages: null,
  ...known,
});

/** What happened at such a table. */
export const offlineEvents = (
  known: Pick<Events, "first_number" | "events" | "to_act" | "position"> & Partial<Events>,
): Events => ({
  type: "events",
  number: known.first_number + known.events.length - 1,
  legal: null,
  take_back: null,
  table: null,
  ...known,
});
