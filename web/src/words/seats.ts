/** What those who sit at a table are called. */
import type { TableInfo, Thinking } from "../wire";
import { botName, levelName } from "./bots";
import { t } from "./fluent.svelte";

/** A seat's name; bots of the same kind are told apart by a number. */
export function seatName(table: TableInfo, k: number): string {
  const seat = table.seats[k];
  if (!seat || seat.kind === "open") return t("lobby-open-seat");
  if (seat.kind === "person" || seat.bot === null) return seat.name;
  const alike = table.seats.flatMap((one, j) => (one.kind === "bot" && one.bot === seat.bot ? [j] : []));
  return alike.length > 1 ? `${botName(seat.bot)}\u00A0${alike.indexOf(k) + 1}` : botName(seat.bot);
}

/** Whether a seat is called "You": one's own, unless several people share the device. */
export function isYou(table: TableInfo | null, k: number): boolean {
  const own = (table?.seats ?? []).flatMap((seat, j) => (seat.yours && seat.kind === "person" ? [j] : []));
  return own.length === 1 && own[0] === k;
}

/** The same for somebody at the table: oneself "You", unless several people share the device. */
export function calledAt(table: TableInfo | null, k: number): string {
  if (!table) return t("person", { number: k + 1 });
  return isYou(table, k) ? t("you") : seatName(table, k);
}

interface Sitting {
  info: TableInfo | null;
  table: { here: boolean[]; toAct: number | null; thinking: Thinking | null };
  /** Something is being shown. */
  beat: unknown;
  isReplay: boolean;
}

/** Whether a bot is at it just now, in its own seat or for somebody who left. */
export function thinksAt({ info, table, beat, isReplay }: Sitting, k: number): boolean {
  return !beat && !isReplay && info?.stage === "running" && table.toAct === k && info.seats[k]?.bot != null;
}

/** What the bot whose turn it is waits for: others in the line, or to be made ready. Null while it thinks. */
export function waitsAt(session: Sitting, k: number): Thinking | null {
  const { thinking } = session.table;
  const waits = thinking?.seat === k && (thinking.ahead > 0 || thinking.preparing);
  return waits && thinksAt(session, k) ? thinking : null;
}

/** A name where there is little room. Bots of one level differ by the number at the end alone: that stays. */
export function shortened(name: string, most: number): string {
  const numbered = /^(.+\S)\s+(\d+)$/.exec(name);
  if (!numbered || name.length <= most) return name;
  const [, stem = "", number = ""] = numbered;
  const short = `${stem.slice(0, Math.max(1, most - number.length - 2)).trimEnd()}… ${number}`;
  return short.length < name.length ? short : name;
}

/** How many letters of a name fit beside so many opponents' on a phone. */
export const roomFor = (players: number): number => (players > 4 ? 10 : players > 3 ? 12 : 16);

/** Whether somebody is there: a bot and its level, away, or with a page open. */
export function presenceAt(session: Sitting, k: number): string {
  const { info, table } = session;
  const seat = info?.seats[k];
  if (!seat) return "";
  const waits = waitsAt(session, k);
  if (waits?.preparing) return t("seat-prepares");
  if (waits) return t("seat-waits", { ahead: waits.ahead });
  if (thinksAt(session, k)) return t("seat-thinks");
  if (seat.away) return t("seat-away");
  if (seat.kind === "bot") return levelName(seat.bot ?? "") || t("seat-bot");
  return t(table.here[k] ? "seat-here" : "seat-not-here");
}

/** Something that others did since one's last turn; for those who watch, in the last round. */
export function doneWords(
  { info, table }: { info: TableInfo | null; table: { seat: number | null } },
  key: string,
  seats: number | readonly number[],
  more: Record<string, string> = {},
): string {
  const names = [seats].flat().map((seat) => calledAt(info, seat));
  const what = t(key, { name: names.join(", "), ...more });
  return t("done", { what, since: t(table.seat === null ? "done-since-round" : "done-since-turn") });
}
