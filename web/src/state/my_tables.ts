/** Tables at which this device holds a seat: which come first, and what is going on there. */
import type { ListedTable, TableInfo } from "../wire";

export interface Mine {
  /** Not over yet, those where one is to act first. */
  running: ListedTable[];
  over: ListedTable[];
  /** How many of this device's tables were put away. */
  away: number;
}

export function grouped(tables: readonly ListedTable[], putAway: readonly string[] = []): Mine {
  const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : table.stage === "running" ? 1 : 2);
  const kept = tables.filter((table) => !putAway.includes(table.id));
  return {
    // Sorting is stable: within a rank the server's order stays.
    running: kept.filter((table) => table.stage !== "over").toSorted((a, b) => rank(a) - rank(b)),
    over: kept.filter((table) => table.stage === "over"),
    away: tables.length - kept.length,
  };
}

/** Whether a table stands ready as it was set: nobody has touched it, and the same bots sit there. */
export function isReady(table: ListedTable, bot: string, count: number): boolean {
  const bots = table.seats.filter((seat) => seat.kind === "bot" && seat.bot === bot).length;
  return table.stage === "running" && !table.touched && bots === count && table.seats.length === count + 1;
}

/** The points at the end, one's own first; none where a game was given up. */
export function finalScores(table: TableInfo): number[] {
  const { result } = table;
  if (!result || result.ending === "abandoned") return [];
  const own = ownSeats(table);
  const first = own.length === 1 ? own[0] : 0;
  const others = result.scores.filter((_, seat) => seat !== first);
  return [...result.scores.filter((_, seat) => seat === first), ...others];
}

const STEPS: [unit: "minute" | "hour" | "day" | "week" | "month" | "year", minutes: number][] = [
  ["year", 525_960],
  ["month", 43_830],
  ["week", 10_080],
  ["day", 1_440],
  ["hour", 60],
  ["minute", 1],
];

/** How long ago something was, in the largest unit that fits. By a clock that is behind it is now, never later. */
export function ago(language: string, at: number, now: number): string {
  const minutes = (now - at) / 60_000;
  const step = STEPS.find(([, size]) => minutes >= size);
  if (!step) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(0, "second");
  // "Yesterday" would be a day of the calendar, of which hours alone tell nothing.
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(minutes / step[1]), step[0]);
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

export type Outcome = "won" | "shared" | "lost" | "nobody" | "abandoned" | "expired";

/** Whether a game was ended because nobody came back: whoever gives one up has left. */
export const hasExpired = ({ result, seats }: Pick<TableInfo, "result" | "seats">): boolean =>
  result?.ending === "abandoned" && seats.some((seat) => seat.kind === "person" && !seat.away);

/** How it ended for this device. Null while it has not, or for several people at one device. */
export function outcome(table: TableInfo): Outcome | null {
  const { result } = table;
  if (!result) return null;
  if (result.ending === "abandoned") return hasExpired(table) ? "expired" : "abandoned";
  if (result.winners.length === 0) return "nobody";
  const own = ownSeats(table);
  if (own.length !== 1) return null;
  if (!result.winners.some((seat) => own.includes(seat))) return "lost";
  return result.winners.length > 1 ? "shared" : "won";
}
