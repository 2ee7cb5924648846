/** What those who sit at a table are called. */
import type { TableInfo } from "../wire";
import { t, words } from "./words.svelte";

/** A seat's name; bots of the same kind are told apart by a number. */
export function seatName(table: TableInfo, k: number): string {
  const seat = table.seats[k];
  if (!seat || seat.kind === "open") return t("lobby-open-seat");
  if (seat.kind === "person" || seat.bot === null) return seat.name;
  const alike = table.seats.flatMap((one, j) => (one.kind === "bot" && one.bot === seat.bot ? [j] : []));
  return alike.length > 1 ? `${botName(seat.bot)}\u00A0${alike.indexOf(k) + 1}` : botName(seat.bot);
}

/** New bots may be offered before this page has words for them. */
export const botName = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** The same for somebody at the table: oneself "You", unless several people share the device. */
export function calledAt(table: TableInfo | null, k: number): string {
  if (!table) return t("person", { number: k + 1 });
  const own = table.seats.flatMap((seat, j) => (seat.yours && seat.kind === "person" ? [j] : []));
  return own.length === 1 && own[0] === k ? t("you") : seatName(table, k);
}

/** Whether somebody is there: a bot, away, or with a page open. */
export function presenceAt({ info, table }: { info: TableInfo | null; table: { here: boolean[] } }, k: number): string {
  const seat = info?.seats[k];
  if (!seat) return "";
  if (seat.away) return t("seat-away");
  if (seat.kind === "bot") return t("seat-bot");
  return t(table.here[k] ? "seat-here" : "seat-not-here");
}
