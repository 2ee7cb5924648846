/** What a person chose on this device. Kept in the browser, never sent. */

export const LANGUAGES = ["en", "ru", "de", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "dark" | "light";
export type Look = "theme" | "night" | "paper";
export type Speed = "calm" | "normal" | "quick" | "instant";

export interface Choices {
  language: Language | null; // null: the browser's
  theme: Theme;
  look: Look;
  speed: Speed;
  confirm: boolean;
  sound: boolean;
  notices: boolean;
  name: string;
}

const STANDARD: Choices = {
  language: null,
  theme: "system",
  look: "theme",
  speed: "normal",
  confirm: true,
  sound: false,
  notices: false,
  name: "",
};

const ALLOWED: { [K in keyof Choices]: (value: unknown) => boolean } = {
  language: (value) => value === null || LANGUAGES.includes(value as Language),
  theme: (value) => ["system", "dark", "light"].includes(value as string),
  look: (value) => ["theme", "night", "paper"].includes(value as string),
  speed: (value) => ["calm", "normal", "quick", "instant"].includes(value as string),
  confirm: (value) => typeof value === "boolean",
  sound: (value) => typeof value === "boolean",
  notices: (value) => typeof value === "boolean",
  name: (value) => typeof value === "string" && value.length <= 40,
};

const KEY = "queendom";

/** Where choices are kept; browsers may refuse it (private windows), then they last as long as the page. */
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
      // What somebody else wrote there is not ours to understand.
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

/** The browser's, where it allows one. */
export function shelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const settings = new Settings(shelf());
