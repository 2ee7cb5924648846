/** The rules of Winter Queen, in their order. */
import type { RuleSection } from "../../state/rules";

export const SECTIONS: readonly RuleSection[] = [
  {
    id: "components",
    title: "rules-page-components",
    rules: [
      { key: "rule-wq-1-1", title: "rule-wq-1-1-title" },
      { key: "rule-wq-1-2", title: "rule-wq-1-2-title", reading: "rule-wq-1-2-reading" },
      { key: "rule-wq-1-3", title: "rule-wq-1-3-title", reading: "rule-wq-1-3-reading" },
      { key: "rule-wq-1-4", title: "rule-wq-1-4-title", reading: "rule-wq-1-4-reading" },
      { key: "rule-wq-1-5", title: "rule-wq-1-5-title", ruling: "rule-wq-1-5-ruling" },
    ],
  },
  {
    id: "set-up",
    title: "rules-page-set-up",
    rules: [
      { key: "rule-wq-2-1", title: "rule-wq-2-1-title" },
      { key: "rule-wq-2-2", title: "rule-wq-2-2-title" },
      { key: "rule-wq-2-3", title: "rule-wq-2-3-title" },
      { key: "rule-wq-2-4", title: "rule-wq-2-4-title" },
      { key: "rule-wq-2-5", title: "rule-wq-2-5-title" },
    ],
  },
  {
    id: "turn",
    title: "rules-page-turn",
    intro: "rules-page-winter-queen-turn-intro",
    rules: [
      { key: "rule-wq-3-1", title: "rule-wq-3-1-title" },
      { key: "rule-wq-3-2", title: "rule-wq-3-2-title", ruling: "rule-wq-3-2-ruling" },
      { key: "rule-wq-3-3", title: "rule-wq-3-3-title" },
      { key: "rule-wq-3-4", title: "rule-wq-3-4-title", ruling: "rule-wq-3-4-ruling" },
      { key: "rule-wq-3-5", title: "rule-wq-3-5-title", ruling: "rule-wq-3-5-ruling" },
      { key: "rule-wq-3-6", title: "rule-wq-3-6-title", ruling: "rule-wq-3-6-ruling" },
      { key: "rule-wq-3-7", title: "rule-wq-3-7-title", option: "scores" },
    ],
  },
  {
    id: "end",
    title: "rules-page-end",
    rules: [
      { key: "rule-wq-4-1", title: "rule-wq-4-1-title", words: "rules-page-words-end" },
      { key: "rule-wq-4-2", title: "rule-wq-4-2-title" },
      { key: "rule-wq-4-3", title: "rule-wq-4-3-title" },
      {
        key: "rule-wq-4-4",
        title: "rule-wq-4-4-title",
        words: "rules-page-words-end",
        ruling: "rule-wq-4-4-ruling",
        option: "end",
      },
      { key: "rule-wq-4-5", title: "rule-wq-4-5-title", ruling: "rule-wq-4-5-ruling" },
    ],
  },
  {
    id: "scoring",
    title: "rules-page-scoring",
    rules: [
      { key: "rule-wq-5-1", title: "rule-wq-5-1-title" },
      { key: "rule-wq-5-2", title: "rule-wq-5-2-title", words: "rules-page-words-winner" },
    ],
  },
  {
    id: "effects",
    title: "rules-page-effects",
    intro: "rules-page-effects-intro",
    ruling: "rules-page-effects-ruling",
    rules: [
      {
        key: "rule-wq-6-1",
        title: "effect-wisps",
        ruling: "rule-wq-6-1-ruling",
        option: "wisps-same-colour",
        isRuled: true,
      },
      { key: "rule-wq-6-2", title: "effect-rose", ruling: "rule-wq-6-2-ruling", isRuled: true },
      { key: "rule-wq-6-3", title: "effect-border", ruling: "rule-wq-6-3-ruling" },
      { key: "rule-wq-6-4", title: "effect-clouds" },
      { key: "rule-wq-6-5", title: "effect-way", isRuled: true },
      { key: "rule-wq-6-6", title: "effect-lights" },
      { key: "rule-wq-6-7", title: "effect-star", isRuled: true },
      { key: "rule-wq-6-8", title: "effect-arcane" },
    ],
  },
];
