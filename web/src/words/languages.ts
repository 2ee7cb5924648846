/** The languages of the page. */
export const LANGUAGES = ["en", "ru", "de", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

interface LanguageFacts {
  /** The language by its own name: never translated. */
  name: string;
  /** Letters that need every file of a font that texts in this language need. */
  letters: string;
}

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: "English", letters: "A" },
  ru: { name: "Русский", letters: "AЁё" },
  de: { name: "Deutsch", letters: "Aß" },
  hu: { name: "Magyar", letters: "AŐő" },
};

/** The first wanted language that we have, by what browsers call languages: `de-AT` is German. */
export function languageOf(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
