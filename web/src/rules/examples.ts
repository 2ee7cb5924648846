/** The worked examples: beside which rule each stands, and its words. */
import { anchorOfCited } from "./contents";

interface ExampleWords {
  at: string;
  about: string;
  told: string;
  /** It is about the end: nothing is left to play. */
  isEnd?: true;
}

export const EXAMPLES: Readonly<Record<string, ExampleWords>> = {
  "wq-1": {
    at: "wq-3-4",
    about: "rules-page-example-wq-1",
    told: "rules-page-example-wq-1-told",
  },
  "wq-2": {
    at: "wq-3-4",
    about: "rules-page-example-wq-2",
    told: "rules-page-example-wq-2-told",
  },
  "wq-3": {
    at: "wq-6-1",
    about: "rules-page-example-wq-3",
    told: "rules-page-example-wq-3-told",
  },
  "wq-4": {
    at: "wq-6-2",
    about: "rules-page-example-wq-4",
    told: "rules-page-example-wq-4-told",
  },
  "wq-5": {
    at: "wq-6-3",
    about: "rules-page-example-wq-5",
    told: "rules-page-example-wq-5-told",
  },
  "wq-6": {
    at: "wq-6-4",
    about: "rules-page-example-wq-6",
    told: "rules-page-example-wq-6-told",
  },
  "wq-7": {
    at: "wq-6-5",
    about: "rules-page-example-wq-7",
    told: "rules-page-example-wq-7-told",
  },
  "wq-8": {
    at: "wq-6-6",
    about: "rules-page-example-wq-8",
    told: "rules-page-example-wq-8-told",
  },
  "wq-9": {
    at: "wq-6-7",
    about: "rules-page-example-wq-9",
    told: "rules-page-example-wq-9-told",
  },
  "wq-10": {
    at: "wq-6-8",
    about: "rules-page-example-wq-10",
    told: "rules-page-example-wq-10-told",
  },
  "cr-1": {
    at: "cr-4-4",
    about: "rules-page-example-cr-1",
    told: "rules-page-example-cr-1-told",
  },
  "cr-2": {
    at: "cr-5-3",
    about: "rules-page-example-cr-2",
    told: "rules-page-example-cr-2-told",
    isEnd: true,
  },
};

export const DIRECTIONS: readonly string[] = [
  "rules-page-direction-0",
  "rules-page-direction-1",
  "rules-page-direction-2",
  "rules-page-direction-3",
  "rules-page-direction-4",
  "rules-page-direction-5",
];

export const numberOf = (id: string): number => Number(id.split("-")[1]);

/** Examples that stand beside a rule, and those that show it from elsewhere. */
export function examplesOf<E extends { id: string; rules: string[] }>(
  examples: readonly E[],
  rule: string,
): { here: E[]; elsewhere: E[] } {
  const known = examples.filter(({ id }) => id in EXAMPLES);
  const here = known.filter(({ id }) => EXAMPLES[id]?.at === rule);
  return {
    here,
    elsewhere: known.filter((one) => !here.includes(one) && one.rules.map(anchorOfCited).includes(rule)),
  };
}
