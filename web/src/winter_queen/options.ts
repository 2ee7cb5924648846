/** The options and maps of Winter Queen in words. Keys stand here in full, so that none is without use or words. */
import type { NameAndAbout, OptionWords } from "../words/options";

export const OPTIONS = {
  end: {
    name: "home-option-end",
    values: {
      "equal-turns": ["home-end-equal-turns", "home-end-equal-turns-about"],
      "english-literal": ["home-end-english-literal", "home-end-english-literal-about"],
    },
  },
  "wisps-same-colour": {
    name: "home-option-wisps",
    values: {
      same: ["home-wisps-same", "home-wisps-same-about"],
      none: ["home-wisps-none", "home-wisps-none-about"],
    },
  },
  scores: {
    name: "home-option-scores",
    values: {
      hidden: ["home-scores-hidden", "home-scores-hidden-about"],
      open: ["home-scores-open", "home-scores-open-about"],
    },
  },
} satisfies Record<string, OptionWords>;

export const MAPS: Readonly<Record<string, NameAndAbout>> = {
  queendom: ["map-queendom", "home-map-queendom"],
  snowflake: ["map-snowflake", "home-map-snowflake"],
  lattice: ["map-lattice", "home-map-lattice"],
};
