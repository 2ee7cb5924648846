/** What a hint tells, in words that all games share. */
import type { Advice, HintReason } from "../wire";
import { rich, t, words, type Arguments } from "./fluent.svelte";
import type { Segment } from "./rich";

export const percent = (chance: number, digits = 0): string =>
  new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: digits }).format(chance);

/** Chances that differ look different: where whole percents would not tell them apart, a decimal does. */
const digitsFor = (chance: number, all: readonly Advice[]): number =>
  all.some(
    (other) =>
      other.chance !== null &&
      !other.equal &&
      other.chance !== chance &&
      Math.round(other.chance * 100) === Math.round(chance * 100),
  )
    ? 1
    : 0;

/**
 * What an action is worth, among all that are told: the chance to win with it, or how far ahead one ends; nothing where
 * nobody knows.
 */
export function worthWords({ chance, ahead, equal }: Advice, all: readonly Advice[]): string {
  if (equal) return t("advice-equal");
  if (ahead !== null) {
    const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
    return t("advice-ahead", { ahead: number.format(ahead), points: Math.abs(ahead) });
  }
  return chance === null ? "" : t("advice-chance", { chance: percent(chance, digitsFor(chance, all)) });
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
