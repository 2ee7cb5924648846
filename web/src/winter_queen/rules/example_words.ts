/** The worked examples of Winter Queen: beside which rule each stands, and its words. */
import type { ExampleWords } from "../../state/rules";

export const EXAMPLES: Readonly<Record<string, ExampleWords>> = {
  "wq-1": {
    at: "wq-3-4",
    about: "rules-page-example-wq-1",
    outcome: "rules-page-example-wq-1-told",
  },
  "wq-2": {
    at: "wq-3-4",
    about: "rules-page-example-wq-2",
    outcome: "rules-page-example-wq-2-told",
  },
  "wq-3": {
    at: "wq-6-1",
    about: "rules-page-example-wq-3",
    outcome: "rules-page-example-wq-3-told",
  },
  "wq-4": {
    at: "wq-6-2",
    about: "rules-page-example-wq-4",
    outcome: "rules-page-example-wq-4-told",
  },
  "wq-5": {
    at: "wq-6-3",
    about: "rules-page-example-wq-5",
    outcome: "rules-page-example-wq-5-told",
  },
  "wq-6": {
    at: "wq-6-4",
    about: "rules-page-example-wq-6",
    outcome: "rules-page-example-wq-6-told",
  },
  "wq-7": {
    at: "wq-6-5",
    about: "rules-page-example-wq-7",
    outcome: "rules-page-example-wq-7-told",
  },
  "wq-8": {
    at: "wq-6-6",
    about: "rules-page-example-wq-8",
    outcome: "rules-page-example-wq-8-told",
  },
  "wq-9": {
    at: "wq-6-7",
    about: "rules-page-example-wq-9",
    outcome: "rules-page-example-wq-9-told",
  },
  "wq-10": {
    at: "wq-6-8",
    about: "rules-page-example-wq-10",
    outcome: "rules-page-example-wq-10-told",
  },
};

/** Directions on the map, in words, as the rules number them. */
export const DIRECTIONS: readonly string[] = [
  "rules-page-direction-0",
  "rules-page-direction-1",
  "rules-page-direction-2",
  "rules-page-direction-3",
  "rules-page-direction-4",
  "rules-page-direction-5",
];
