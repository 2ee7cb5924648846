/** What a hint tells, in words that all games share. */
import type { Advice, HintReason } from "../wire";
import { rich, t, words, type Arguments } from "./words.svelte";
import type { Segment } from "./rich";

export const percent = (chance: number): string =>
  new Intl.NumberFormat(words.language, { style: "percent" }).format(chance);

/** What an action is worth: the chance to win with it, or how far ahead one ends; nothing where nobody knows. */
export function worthWords({ chance, ahead }: Advice): string {
  if (ahead !== null) {
    const told = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
    return t("advice-ahead", { ahead: told.format(ahead), points: Math.abs(ahead) });
  }
  return chance === null ? "" : t("advice-chance", { chance: percent(chance) });
}

/** The values that each reason of a game speaks of. */
export type Reasons = Readonly<Record<string, readonly string[]>>;

/** Reasons of every game. */
export const COMMON_REASONS: Reasons = { "reason-exact": [], "reason-search": [] };

/** A reason as a sentence; null for one that this page does not know. */
export function reasonWords(
  { key, values }: HintReason,
  known: Reasons,
  resolve: (name: string, value: string | number) => string | number = (_, value) => value,
): Segment[] | null {
  const names = known[key];
  if (!names || names.some((name) => values[name] === undefined)) return null;
  const given: Arguments = Object.fromEntries(names.map((name) => [name, resolve(name, values[name]!)]));
  return rich(key, given);
}
