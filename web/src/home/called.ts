/** What things of a table are called. Keys stand here in full, so that none is without use or without words. */
import { botName, levelName } from "../words/called";
import { t, words } from "../words/words.svelte";

const BOTS: Record<string, string> = {
  random: "home-bot-random",
  greedy: "home-bot-greedy",
  novice: "home-bot-novice",
  adept: "home-bot-adept",
  expert: "home-bot-expert",
  master: "home-bot-master",
  early: "home-bot-early",
  late: "home-bot-late",
  bluffer: "home-bot-bluffer",
  tactician: "home-bot-tactician",
};

/** What one line says about a bot. */
export function botAbout(bot: string): string {
  const key = BOTS[bot];
  return key ? t(key) : "";
}

/** A bot among those that can sit down: its name, and its level if it has one. */
export function botChoice(bot: string): string {
  const level = levelName(bot);
  const name = botName(bot);
  return level ? t("home-seat-bot-level", { name, level }) : t("home-seat-bot", { name });
}

const MAPS: Record<string, [name: string, about: string]> = {
  queendom: ["map-queendom", "home-map-queendom"],
  snowflake: ["map-snowflake", "home-map-snowflake"],
  lattice: ["map-lattice", "home-map-lattice"],
};

export const mapName = (edition: string): string => (MAPS[edition] ? t(MAPS[edition][0]) : edition);
export const mapAbout = (edition: string): string => (MAPS[edition] ? t(MAPS[edition][1]) : "");

interface OptionWords {
  name: string;
  values: Record<string, [name: string, about: string]>;
}

const OPTIONS: Record<string, OptionWords> = {
  end: {
    name: "home-option-end",
    values: {
      "equal-turns": ["home-end-equal-turns", "home-end-equal-turns-about"],
      "english-literal": ["home-end-english-literal", "home-end-english-literal-about"],
    },
  },
  "wisps-same-colour": {
    name: "home-option-wisps",
    values: {
      same: ["home-wisps-same", "home-wisps-same-about"],
      none: ["home-wisps-none", "home-wisps-none-about"],
    },
  },
  scores: {
    name: "home-option-scores",
    values: {
      hidden: ["home-scores-hidden", "home-scores-hidden-about"],
      open: ["home-scores-open", "home-scores-open-about"],
    },
  },
  hints: {
    name: "home-option-hints",
    values: {
      off: ["home-hints-off", "home-hints-off-about"],
      on: ["home-hints-on", "home-hints-on-about"],
    },
  },
  "memory-aid": {
    name: "home-option-memory",
    values: {
      off: ["home-memory-off", "home-memory-off-about"],
      on: ["home-memory-on", "home-memory-on-about"],
    },
  },
};

/** Options of which this page knows what they mean. */
export const knowsOption = (option: string): boolean => option in OPTIONS;

export function optionName(option: string): string {
  const known = OPTIONS[option];
  return known ? t(known.name) : option;
}

export function valueName(option: string, value: string): string {
  const key = OPTIONS[option]?.values[value]?.[0];
  return key ? t(key) : value;
}

export function valueAbout(option: string, value: string): string {
  const key = OPTIONS[option]?.values[value]?.[1];
  return key ? t(key) : "";
}

export const listed = (names: string[]): string =>
  new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
