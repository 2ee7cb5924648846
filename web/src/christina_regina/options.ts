/** The options of Christina Regina in words. Keys stand here in full, so that none is without use or words. */
import type { OptionWords } from "../words/options";

export const OPTIONS = {
  "memory-aid": {
    name: "home-option-memory",
    values: {
      off: ["home-memory-off", "home-memory-off-about"],
      on: ["home-memory-on", "home-memory-on-about"],
    },
  },
} satisfies Record<string, OptionWords>;
