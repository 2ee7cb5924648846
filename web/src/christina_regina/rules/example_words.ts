/** The worked examples of Christina Regina: beside which rule each stands, and its words. */
import type { ExampleWords } from "../../state/rules";

export const EXAMPLES: Readonly<Record<string, ExampleWords>> = {
  "cr-1": {
    at: "cr-4-4",
    about: "rules-page-example-cr-1",
    outcome: "rules-page-example-cr-1-told",
  },
  "cr-2": {
    at: "cr-5-3",
    about: "rules-page-example-cr-2",
    outcome: "rules-page-example-cr-2-told",
    isEnd: true,
  },
};
