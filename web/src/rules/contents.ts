/** What the rule pages hold, in the order of the rules: sections, rules, and where a rule is ours or the table's choice. */
import type { GameName } from "../wire";

export type OptionName = "end" | "wisps-same-colour" | "scores" | "memory-aid";

export interface RuleEntry {
  key: string;
  title: string;
  /** What the rulebooks leave open. */
  ruling?: string;
  /** What only pictures of the components show. */
  reading?: string;
  option?: OptionName;
  /** Under what else people look for it. */
  words?: string;
  /** What was decided for its section is about it too. */
  isRuled?: true;
}

export interface Section {
  id: string;
  title: string;
  intro?: string;
  ruling?: string;
  rules: readonly RuleEntry[];
}

/** The words of an option and of its values, the usual one first. */
export const OPTIONS: Readonly<Record<OptionName, { title: string; values: readonly string[] }>> = {
  end: { title: "home-option-end", values: ["home-end-equal-turns", "home-end-english-literal"] },
  "wisps-same-colour": { title: "home-option-wisps", values: ["home-wisps-same", "home-wisps-none"] },
  scores: { title: "home-option-scores", values: ["home-scores-hidden", "home-scores-open"] },
  "memory-aid": { title: "home-option-memory", values: ["home-memory-off", "home-memory-on"] },
};

/** The anchor of a rule: `rule-wq-3-5` is `wq-3-5`. */
export const anchorOf = ({ key }: Pick<RuleEntry, "key">): string => key.slice("rule-".length);

/** As rules are cited: WQ-3.5. */
export const citedAs = (anchor: string): string => {
  const [game = "", section = "", number = ""] = anchor.split("-");
  return `${game.toUpperCase()}-${section}.${number}`;
};

/** And back: WQ-3.5 is the anchor wq-3-5. */
export const anchorOfCited = (cited: string): string => cited.toLowerCase().replace(".", "-");

export const CONTENTS: Readonly<Record<GameName, readonly Section[]>> = {
  "winter-queen": [
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
  ],
  "christina-regina": [
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
  ],
};

const EVERY = new Map(
  Object.values(CONTENTS).flatMap((sections) =>
    sections.flatMap((section) => section.rules.map((rule) => [anchorOf(rule), { section, rule }] as const)),
  ),
);

/** A rule by its anchor, and where it stands. */
export const ruleAt = (anchor: string): { section: Section; rule: RuleEntry } | undefined => EVERY.get(anchor);
