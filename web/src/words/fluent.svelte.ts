/** Words: the Fluent files of src/queendom/locales, the same that the terminal reads; a page fetches the chapters it shows. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import type { GameName } from "../wire";
import type { Language } from "./languages";
import { piece, plain, segments, type Segment } from "./rich";

/** A file of words; each game has one by its name. */
export type Chapter = "common" | "replay" | "rules" | "lessons" | GameName;

/** Where each chapter of each language lies, by the end of its path: `de/rules`. */
const ADDRESSES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      ["../../../src/queendom/locales/*/*.ftl", "!../../../src/queendom/locales/*/terminal.ftl"],
      { query: "?url", import: "default", eager: true },
    ),
  ).map(([path, address]) => [path.split("/").slice(-2).join("/").replace(".ftl", ""), address]),
);

async function fetched(language: Language, chapter: Chapter): Promise<string> {
  const answer = await fetch(ADDRESSES[`${language}/${chapter}`]!);
  if (!answer.ok) throw new Error(`no words: ${language}/${chapter}`);
  return answer.text();
}

export type Arguments = Record<string, string | number>;

export function makeBundle(language: Language, ...sources: string[]): FluentBundle {
  const inCase =
    (kind: "crystal" | "county"): FluentFunction =>
    (positional, named) => {
      const value = String(positional[0]);
      const message = bundle.getMessage(`${kind}-${value}`);
      const pattern = message?.attributes[String(named["case"] ?? "")] ?? message?.value;
      return piece(kind, value, pattern ? bundle.formatPattern(pattern) : value);
    };
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { CRYSTAL: inCase("crystal"), COUNTY: inCase("county") },
  });
  for (const source of sources) {
    for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
  }
  return bundle;
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  /** What has been asked for, in whatever language, and the language asked for last. */
  #chapters = new Set<Chapter>(["common"]);
  #wanted: Language = "en";
  #spoken = new Set<Chapter>();
  #sources = new Map<string, Promise<string>>();

  #source(language: Language, chapter: Chapter): Promise<string> {
    const name = `${language}/${chapter}`;
    const found = this.#sources.get(name) ?? fetched(language, chapter);
    this.#sources.set(name, found);
    // What could not be fetched is asked for again the next time.
    found.catch(() => this.#sources.delete(name));
    return found;
  }

  /** Fetch a language, then speak it; what was there stays until then. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      await this.#read();
    } catch (error) {
      if (this.#wanted === language) this.#wanted = this.language;
      throw error;
    }
  }

  /** What a part of the page has to say: fetched before it is shown. */
  async need(...chapters: Chapter[]): Promise<void> {
    if (chapters.every((chapter) => this.#spoken.has(chapter))) return;
    for (const chapter of chapters) this.#chapters.add(chapter);
    try {
      await this.#read();
    } catch (error) {
      for (const chapter of chapters) if (!this.#spoken.has(chapter)) this.#chapters.delete(chapter);
      throw error;
    }
  }

  async #read(): Promise<void> {
    for (;;) {
      const language = this.#wanted;
      const chapters = [...this.#chapters];
      const sources = await Promise.all(chapters.map((chapter) => this.#source(language, chapter)));
      // Somebody may have asked for more meanwhile, or for another language.
      if (language !== this.#wanted || chapters.some((one) => !this.#chapters.has(one))) continue;
      if (chapters.length < this.#chapters.size) continue;
      this.use(language, makeBundle(language, ...sources));
      this.#spoken = new Set(chapters);
      return;
    }
  }

  use(language: Language, bundle: FluentBundle): void {
    this.#bundle = bundle;
    this.language = language;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** A sentence that may hold pieces: for `segments` or `plain`. */
  sentence(key: string, given: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!this.#bundle || !pattern) {
      if (this.#bundle) console.error(`no words for ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given as Record<string, FluentVariable>, errors);
    if (errors.length) console.error(key, errors[0]);
    return text;
  }
}

export const words = new Words();

/** Words as text. */
export const t = (key: string, given?: Arguments): string => plain(words.sentence(key, given));

/** A refusal's words: some of its arguments are keys themselves, as docs/api.md tells. */
export function tRefusal(key: string, given: Arguments = {}): string {
  const resolved = { ...given };
  const { game, expected, reason } = given;
  if (typeof game === "string" && words.has(game)) resolved["game"] = t(game);
  if (typeof expected === "string" && expected.startsWith("expected-") && words.has(expected)) {
    resolved["expected"] = t(expected, given);
  }
  if (typeof reason === "string" && words.has(reason)) resolved["reason"] = t(reason, resolved);
  return t(words.has(key) ? key : "server-failed", resolved);
}

/** Words with pieces to draw. */
export const rich = (key: string, given?: Arguments): Segment[] => segments(words.sentence(key, given));

/** Several names as one: "Ada, Bea and Cleo". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
