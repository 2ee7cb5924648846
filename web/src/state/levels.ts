/** The bots that one climbs past, and which of them one plays against at once: remembered on this device. */
import type { Settings } from "./settings.svelte";

/** From the weakest to the strongest. */
export const LADDER = ["novice", "adept", "expert", "master"] as const;
export type Level = (typeof LADDER)[number];

export const isLevel = (bot: string | null | undefined): bot is Level => LADDER.includes(bot as Level);

/** The level of a game's one button; whoever has not chosen begins with the weakest. */
export function levelIn(settings: Settings, game: string): Level {
  const kept = settings.get("levels")[game];
  return isLevel(kept) ? kept : LADDER[0];
}

/** How many bots one plays against at once; `first` is what a game proposes until somebody chooses. */
export function opponentsIn(settings: Settings, game: string, first: number, most: number): number {
  return Math.min(settings.get("opponents")[game] ?? first, most);
}

export function rememberLevel(settings: Settings, game: string, level: Level): void {
  settings.set("levels", { ...settings.get("levels"), [game]: level });
}

export function rememberOpponents(settings: Settings, game: string, count: number): void {
  settings.set("opponents", { ...settings.get("opponents"), [game]: count });
}

/** A table against bots alone that was set up in detail is the next one's beginning, as far as one button can say it. */
export function rememberBots(settings: Settings, game: string, seats: readonly { kind: string; bot?: string }[]): void {
  const bots = seats.filter((seat) => seat.kind === "bot");
  const [first] = bots;
  if (bots.length !== seats.length - 1 || !bots.every((seat) => seat.bot === first?.bot) || !isLevel(first?.bot))
    return;
  rememberLevel(settings, game, first.bot);
  rememberOpponents(settings, game, bots.length);
}
