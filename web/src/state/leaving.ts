/** Who is still at a table, and so what leaving it means; who could play on, and how. */
import type { NewTable, TableInfo } from "../wire";
import { isLevel, LADDER } from "./levels";

type Sat = Pick<TableInfo, "seats">;

function seatsWhere(info: Sat | null, is: (seat: TableInfo["seats"][number]) => boolean): number[] {
  return (info?.seats ?? []).flatMap((seat, k) => (seat.kind === "person" && is(seat) ? [k] : []));
}

/** Seats of this device at which somebody plays. */
export const presentHere = (info: Sat | null): number[] => seatsWhere(info, (seat) => seat.yours && !seat.away);

/** Seats of this device for which a bot plays. */
export const awayHere = (info: Sat | null): number[] => seatsWhere(info, (seat) => seat.yours && seat.away);

/** Nobody at another device plays on: when the last one here leaves, the game is given up. */
export const areLast = (info: Sat | null): boolean =>
  seatsWhere(info, (seat) => !seat.yours && !seat.away).length === 0;

/** All people of the game sit at this device. */
export const areAllHere = (info: Sat | null): boolean =>
  seatsWhere(info, (seat) => seat.yours).length > 0 && seatsWhere(info, (seat) => !seat.yours).length === 0;

/** One person plays against bots, and it is whoever looks. */
export const isAloneAmongBots = (info: Sat | null): boolean =>
  areAllHere(info) && seatsWhere(info, () => true).length === 1;

/** The bot to try next, for whoever was alone against bots of one level. */
export function nextLevel(info: Sat | null): string | null {
  if (!info || !isAloneAmongBots(info)) return null;
  const [bot, ...more] = new Set(info.seats.flatMap((seat) => (seat.kind === "bot" ? [seat.bot] : [])));
  if (!isLevel(bot) || more.length > 0) return null;
  return LADDER[LADDER.indexOf(bot) + 1] ?? null;
}

/** A table like this one, against another bot. */
export function likeIt(info: TableInfo, bot: string): Omit<NewTable, "id"> {
  return {
    game: info.game,
    edition: info.edition,
    options: { ...info.options },
    hints: info.hints,
    seats: info.seats.map((seat) =>
      seat.kind === "bot" ? { kind: "bot", bot } : ({ kind: "here", name: seat.name } as const),
    ),
  };
}
