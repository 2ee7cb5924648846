/** Words: the Fluent files of src/queendom/locales, the same that the terminal reads. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import de from "../../../src/queendom/locales/de.ftl?url";
import en from "../../../src/queendom/locales/en.ftl?url";
import hu from "../../../src/queendom/locales/hu.ftl?url";
import ru from "../../../src/queendom/locales/ru.ftl?url";
import { LANGUAGES, type Language } from "../state/settings.svelte";
import { piece, plain, segments, type Segment } from "./rich";

const ADDRESSES: Record<Language, string> = { en, ru, de, hu };

export type Arguments = Record<string, string | number>;

/** The languages by their own names: never translated. */
export const NAMES: Record<Language, string> = { en: "English", ru: "Русский", de: "Deutsch", hu: "Magyar" };

export function languageOf(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export function makeBundle(language: Language, source: string): FluentBundle {
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
  for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
  return bundle;
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Fetch a language, then speak it; what was there stays until then. */
  async speak(language: Language): Promise<void> {
    const answer = await fetch(ADDRESSES[language]);
    if (!answer.ok) throw new Error(`no words: ${language}`);
    this.use(language, makeBundle(language, await answer.text()));
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
