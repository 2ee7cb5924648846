/** Tables at which this device holds a seat: which come first, and what is going on there. */
import type { TableInfo } from "../wire";

export interface Mine {
  /** Not over yet, those where one is to act first. */
  running: TableInfo[];
  over: TableInfo[];
}

export function grouped(tables: readonly TableInfo[]): Mine {
  const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : table.stage === "running" ? 1 : 2);
  return {
    // Sorting is stable: within a rank the server's order stays.
    running: tables.filter((table) => table.stage !== "over").toSorted((a, b) => rank(a) - rank(b)),
    over: tables.filter((table) => table.stage === "over"),
  };
}

export function isMyTurn(table: TableInfo): boolean {
  const seat = table.to_act === null ? undefined : table.seats[table.to_act];
  return table.stage === "running" && seat?.yours === true && seat.kind === "person" && !seat.away;
}

export const openSeats = (table: TableInfo): number => table.seats.filter((seat) => seat.kind === "open").length;

export const ownSeats = (table: TableInfo): number[] =>
  table.seats.flatMap((seat, k) => (seat.yours && seat.kind === "person" ? [k] : []));

/** Who to name: the others, or everybody when all seats are on this device. */
export function company(table: TableInfo): number[] {
  const taken = table.seats.flatMap((seat, k) => (seat.kind === "open" ? [] : [k]));
  const others = taken.filter((k) => !table.seats[k]?.yours);
  return others.length || ownSeats(table).length < 2 ? others : taken;
}

export type Outcome = "won" | "shared" | "lost" | "nobody" | "abandoned";

/** How it ended for this device. Null while it has not, or for several people at one device. */
export function outcome(table: TableInfo): Outcome | null {
  const { result } = table;
  if (!result) return null;
  if (result.ending === "abandoned") return "abandoned";
  if (result.winners.length === 0) return "nobody";
  const own = ownSeats(table);
  if (own.length !== 1) return null;
  if (!result.winners.some((seat) => own.includes(seat))) return "lost";
  return result.winners.length > 1 ? "shared" : "won";
}
