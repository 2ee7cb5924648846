/** What a person chose on this device. Kept in the browser, never sent. */
import { LANGUAGES, type Language } from "../words/languages";

export type Theme = "system" | "dark" | "light";
export type Look = "theme" | "night" | "paper";
export type Speed = "calm" | "normal" | "quick" | "instant";

export interface Choices {
  language: Language | null; // null: the browser's
  theme: Theme;
  look: Look;
  speed: Speed;
  confirm: boolean;
  /** Not called `sound`: an older setting of that name was off by default. */
  sounds: boolean;
  haptics: boolean;
  notices: boolean;
  name: string;
  /** Of each game: the bot that one plays against at once, and how many of them. */
  levels: Record<string, string>;
  opponents: Record<string, number>;
  /** Of each game: the table that was opened by the one button last. */
  quick: Record<string, string>;
  /** Tables that are not listed any more, the latest at the end. */
  putAway: string[];
  /** One's own secrets stay covered, also where nobody else is at the table. */
  veiled: boolean;
}

const STANDARD: Choices = {
  language: null,
  theme: "system",
  look: "theme",
  speed: "normal",
  confirm: true,
  sounds: true,
  haptics: true,
  notices: false,
  name: "",
  levels: {},
  opponents: {},
  quick: {},
  putAway: [],
  veiled: false,
};

const isShort = (value: unknown): boolean => typeof value === "string" && value.length <= 64;

function isRecord(value: unknown, isRight: (one: unknown) => boolean): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isRight);
}

const ALLOWED: { [K in keyof Choices]: (value: unknown) => boolean } = {
  language: (value) => value === null || LANGUAGES.includes(value as Language),
  theme: (value) => ["system", "dark", "light"].includes(value as string),
  look: (value) => ["theme", "night", "paper"].includes(value as string),
  speed: (value) => ["calm", "normal", "quick", "instant"].includes(value as string),
  confirm: (value) => typeof value === "boolean",
  sounds: (value) => typeof value === "boolean",
  haptics: (value) => typeof value === "boolean",
  notices: (value) => typeof value === "boolean",
  name: (value) => typeof value === "string" && value.length <= 40,
  levels: (value) => isRecord(value, isShort),
  opponents: (value) => isRecord(value, (one) => Number.isInteger(one) && Number(one) >= 1 && Number(one) <= 9),
  quick: (value) => isRecord(value, isShort),
  putAway: (value) => Array.isArray(value) && value.every(isShort),
  veiled: (value) => typeof value === "boolean",
};

const KEY = "queendom";

/** Where choices are kept. Browsers may refuse it, as in private windows: then choices last as long as the page. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export class Settings {
  #choices = $state<Choices>({ ...STANDARD });
  #shelf: Shelf | null;

  constructor(shelf: Shelf | null) {
    this.#shelf = shelf;
    try {
      const kept: unknown = JSON.parse(shelf?.getItem(KEY) ?? "{}");
      if (kept && typeof kept === "object") this.#take(kept as Record<string, unknown>);
    } catch {
      // Broken, or written by something else: the standard choices stay.
    }
  }

  #take(kept: Record<string, unknown>): void {
    for (const name of Object.keys(STANDARD) as (keyof Choices)[]) {
      if (name in kept && ALLOWED[name](kept[name])) Object.assign(this.#choices, { [name]: kept[name] });
    }
  }

  get<K extends keyof Choices>(name: K): Choices[K] {
    return this.#choices[name];
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.#choices[name] = value;
    try {
      this.#shelf?.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // Full or forbidden: the choice lasts as long as the page.
    }
  }
}

/** The browser's storage; null where it allows none. */
export function shelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const settings = new Settings(shelf());
