/** Bots in words. Keys stand here in full, so that none is without use or without words. */
import { t, words } from "./fluent.svelte";

interface BotWords {
  /** How strong it is, of four; 0 for one with a style of its own, null for one that is no level. */
  marks: number | null;
  /** Its level, its style or what it does, in a word or two. */
  kind: string;
  /** What one line says about it. */
  about: string;
}

/** In the order in which they are offered: those that hardly think, the levels, and masters by their style. */
const BOTS: Readonly<Record<string, BotWords>> = {
  random: { marks: null, kind: "home-way-random", about: "home-bot-random" },
  greedy: { marks: null, kind: "home-way-greedy", about: "home-bot-greedy" },
  novice: { marks: 1, kind: "level-novice", about: "home-bot-novice" },
  adept: { marks: 2, kind: "level-adept", about: "home-bot-adept" },
  expert: { marks: 3, kind: "level-expert", about: "home-bot-expert" },
  master: { marks: 4, kind: "level-master", about: "home-bot-master" },
  early: { marks: 0, kind: "level-early", about: "home-bot-early" },
  late: { marks: 0, kind: "level-late", about: "home-bot-late" },
  bluffer: { marks: 0, kind: "level-bluffer", about: "home-bot-bluffer" },
  tactician: { marks: 0, kind: "level-tactician", about: "home-bot-tactician" },
};

/** New bots may be offered before this page has words for them. */
export const botName = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** How strong a bot is, of four; 0 for one with a style of its own, null for one that is no level. */
export const levelOf = (bot: string): number | null => BOTS[bot]?.marks ?? null;

/** The level or the style of a bot; empty for one that has none. */
export const levelName = (bot: string): string => (levelOf(bot) === null ? "" : t(BOTS[bot]!.kind));

/** What one line says about a bot. */
export const botAbout = (bot: string): string => (BOTS[bot] ? t(BOTS[bot].about) : "");

/** New ones, of which this page knows nothing yet, come last. */
export function botsInOrder(bots: readonly string[]): string[] {
  const order = Object.keys(BOTS);
  const rank = (bot: string): number => (order.includes(bot) ? order.indexOf(bot) : order.length);
  return bots.toSorted((a, b) => rank(a) - rank(b));
}

/** A bot among those that can sit down: its name, and its level or what it is like. */
export function botChoice(bot: string): string {
  const name = botName(bot);
  const known = BOTS[bot];
  return known ? t("home-seat-bot-level", { name, level: t(known.kind) }) : t("home-seat-bot", { name });
}
