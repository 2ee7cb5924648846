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

const LEVELS: Record<string, [marks: number, words: string]> = {
  novice: [1, "level-novice"],
  adept: [2, "level-adept"],
  expert: [3, "level-expert"],
  master: [4, "level-master"],
  early: [0, "level-style"],
  late: [0, "level-style"],
  bluffer: [0, "level-style"],
  tactician: [0, "level-style"],
};

/** How strong a bot is, of four; 0 for one with a style of its own, null for one that is no level. */
export const levelOf = (bot: string): number | null => LEVELS[bot]?.[0] ?? null;

export function levelName(bot: string): string {
  const key = LEVELS[bot]?.[1];
  return key ? t(key) : "";
}

/** The same for somebody at the table: oneself "You", unless several people share the device. */
export function calledAt(table: TableInfo | null, k: number): string {
  if (!table) return t("person", { number: k + 1 });
  const own = table.seats.flatMap((seat, j) => (seat.yours && seat.kind === "person" ? [j] : []));
  return own.length === 1 && own[0] === k ? t("you") : seatName(table, k);
}

interface Sitting {
  info: TableInfo | null;
  table: { here: boolean[]; toAct: number | null };
  /** Something is being shown. */
  beat: unknown;
  isReplay: boolean;
}

/** Whether a bot is at it just now, in its own seat or for somebody who left. */
export function thinksAt({ info, table, beat, isReplay }: Sitting, k: number): boolean {
  return !beat && !isReplay && info?.stage === "running" && table.toAct === k && info.seats[k]?.bot != null;
}

/** Whether somebody is there: a bot and its level, away, or with a page open. */
export function presenceAt(session: Sitting, k: number): string {
  const { info, table } = session;
  const seat = info?.seats[k];
  if (!seat) return "";
  if (thinksAt(session, k)) return t("seat-thinks");
  if (seat.away) return t("seat-away");
  if (seat.kind === "bot") return levelName(seat.bot ?? "") || t("seat-bot");
  return t(table.here[k] ? "seat-here" : "seat-not-here");
}
