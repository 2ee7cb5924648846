/** What is decided when a table is opened, in words. */
import { t } from "./fluent.svelte";

/** Message keys of a name and of what it means. */
export type NameAndAbout = readonly [name: string, about: string];

type Names = Readonly<Record<string, NameAndAbout>>;

/** Message keys of an option and of its values, the usual one first. */
export interface OptionWords {
  name: string;
  values: Names;
}

/** Whether hints may be asked for: every game's table has this option. */
export const HINTS: OptionWords = {
  name: "home-option-hints",
  values: {
    off: ["home-hints-off", "home-hints-off-about"],
    on: ["home-hints-on", "home-hints-on-about"],
  },
};

/** What this page has no words for is called by its own name. */
export const nameIn = (names: Names, value: string): string => (names[value] ? t(names[value][0]) : value);

/** A value as something to choose, with what it means. */
export const choiceIn = (names: Names, value: string): { value: string; label: string; about: string } => ({
  value,
  label: nameIn(names, value),
  about: names[value] ? t(names[value][1]) : "",
});
