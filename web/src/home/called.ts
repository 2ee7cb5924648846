/** What things of a table are called. Keys stand here in full, so that none is without use or without words. */
import { t, words } from "../words/words.svelte";

const BOT_LEVELS: Record<string, string> = { random: "home-bot-random", greedy: "home-bot-greedy" };

export function botLevel(bot: string): string {
  const key = BOT_LEVELS[bot];
  return key ? t(key) : "";
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
