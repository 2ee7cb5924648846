/** The rules of Christina Regina, in their order. */
import type { RuleSection } from "../../state/rules";

export const SECTIONS: readonly RuleSection[] = [
  {
    id: "components",
    title: "rules-page-components",
    rules: [
      { key: "rule-cr-1-1", title: "rule-cr-1-1-title", reading: "rule-cr-1-1-reading" },
      { key: "rule-cr-1-2", title: "rule-cr-1-2-title" },
      { key: "rule-cr-1-3", title: "rule-cr-1-3-title" },
    ],
  },
  {
    id: "set-up",
    title: "rules-page-set-up",
    rules: [
      { key: "rule-cr-2-1", title: "rule-cr-2-1-title" },
      { key: "rule-cr-2-2", title: "rule-cr-2-2-title" },
      { key: "rule-cr-2-3", title: "rule-cr-2-3-title", ruling: "rule-cr-2-3-ruling" },
    ],
  },
  {
    id: "turn",
    title: "rules-page-turn",
    intro: "rules-page-christina-regina-turn-intro",
    rules: [
      { key: "rule-cr-3-1", title: "rule-cr-3-1-title" },
      { key: "rule-cr-3-2", title: "rule-cr-3-2-title" },
      { key: "rule-cr-3-3", title: "rule-cr-3-3-title", ruling: "rule-cr-3-3-ruling" },
      { key: "rule-cr-3-4", title: "rule-cr-3-4-title" },
      { key: "rule-cr-3-5", title: "rule-cr-3-5-title" },
      { key: "rule-cr-3-6", title: "rule-cr-3-6-title" },
    ],
  },
  {
    id: "assassination",
    title: "rules-page-assassination",
    rules: [
      { key: "rule-cr-4-1", title: "rule-cr-4-1-title", ruling: "rule-cr-4-1-ruling" },
      { key: "rule-cr-4-2", title: "rule-cr-4-2-title" },
      { key: "rule-cr-4-3", title: "rule-cr-4-3-title" },
      { key: "rule-cr-4-4", title: "rule-cr-4-4-title" },
      { key: "rule-cr-4-5", title: "rule-cr-4-5-title", ruling: "rule-cr-4-5-ruling" },
      { key: "rule-cr-4-6", title: "rule-cr-4-6-title" },
    ],
  },
  {
    id: "end",
    title: "rules-page-end-and-scoring",
    rules: [
      { key: "rule-cr-5-1", title: "rule-cr-5-1-title", words: "rules-page-words-end" },
      { key: "rule-cr-5-2", title: "rule-cr-5-2-title" },
      { key: "rule-cr-5-3", title: "rule-cr-5-3-title", ruling: "rule-cr-5-3-ruling" },
      {
        key: "rule-cr-5-4",
        title: "rule-cr-5-4-title",
        words: "rules-page-words-winner",
        ruling: "rule-cr-5-4-ruling",
      },
      { key: "rule-cr-5-5", title: "rule-cr-5-5-title" },
    ],
  },
];
