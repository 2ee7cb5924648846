/** Whether the draws of a game were what they had to be, as far as a page can compute it (docs/chance.md). */
import type { TableInfo } from "../wire";
import type { OwnNumbers } from "./own_numbers";
import { fromHex, hmacSha256, joined, sha256, toHex } from "./sha256";

/** What a seat brings. `left-out`: this device has sent its number, and the server does not have it. */
export type Brought = "bot" | "open" | "none" | "promised" | "opened" | "missing" | "left-out";

export interface SeatFairness {
  seat: number;
  brought: Brought;
  promise: string | null;
  number: string | null;
  /** Whether the number is the promised one; null without one. */
  fits: boolean | null;
}

export interface Fairness {
  seats: SeatFairness[];
  /** Numbers are mixed into the key, or are going to be. */
  isMixed: boolean;
  /** Whether the seed is the promised one; null before the end. */
  seedFits: boolean | null;
  /** Whether the server stayed with what it had promised when this device sent its number; null if it did not. */
  stayed: boolean | null;
  /** Whether every number is the promised one; null where there is none. */
  numbersFit: boolean | null;
  /** What all draws follow from; null before the end. */
  key: string | null;
  /** Everything is right; null before the end. */
  isRight: boolean | null;
}

const hashOf = (number: string): string => toHex(sha256(fromHex(number)));

export function fairnessOf(info: TableInfo, numbers: Pick<OwnNumbers, "commitmentBefore">): Fairness {
  const seats = info.seats.map(({ kind, promise, number, yours }, seat): SeatFairness => {
    const isSent = yours && numbers.commitmentBefore(promise) !== null;
    const waits = info.stage === "waiting" ? "promised" : isSent ? "left-out" : "missing";
    const brought = number ? "opened" : promise ? waits : kind === "bot" ? "bot" : kind === "open" ? "open" : "none";
    return { seat, brought, promise, number, fits: number ? hashOf(number) === promise : null };
  });
  const opened = seats.flatMap(({ number }) => (number ? [fromHex(number)] : []));
  const before = info.seats.flatMap(({ promise, yours }) => (yours ? (numbers.commitmentBefore(promise) ?? []) : []));
  const stayed = before.length ? before.every((one) => one === info.commitment) : null;
  const { seed } = info;
  const seedFits = seed === null ? null : hashOf(seed) === info.commitment;
  const key = seed === null ? null : opened.length ? toHex(hmacSha256(fromHex(seed), joined(...opened))) : seed;
  const numbersFit = opened.length ? seats.every(({ fits }) => fits !== false) : null;
  const isOurs = seats.every(({ brought }) => brought !== "left-out");
  const isRight = seedFits === null ? null : seedFits && stayed !== false && numbersFit !== false && isOurs;
  return { seats, isMixed: seats.some(({ promise }) => promise), seedFits, stayed, numbersFit, key, isRight };
}
