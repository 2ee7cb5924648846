/** How the rules of a game are listed and cited. */

export interface RuleEntry {
  key: string;
  title: string;
  /** What the rulebooks leave open. */
  ruling?: string;
  /** What only pictures of the components show. */
  reading?: string;
  /** The option of the game that changes it. */
  option?: string;
  /** Under what else people look for it. */
  words?: string;
  /** What was decided for its section is about it too. */
  isRuled?: true;
}

export interface RuleSection {
  id: string;
  title: string;
  intro?: string;
  ruling?: string;
  rules: readonly RuleEntry[];
}

/** The anchor of a rule: `rule-wq-3-5` is `wq-3-5`. */
export const anchorOf = ({ key }: Pick<RuleEntry, "key">): string => key.slice("rule-".length);

/** As rules are cited: WQ-3.5. */
export const citedAs = (anchor: string): string => {
  const [game = "", section = "", number = ""] = anchor.split("-");
  return `${game.toUpperCase()}-${section}.${number}`;
};

/** And back: WQ-3.5 is the anchor wq-3-5. */
export const anchorOfCited = (cited: string): string => cited.toLowerCase().replace(".", "-");

/** A text with the rules it cites: every second part is an id such as WQ-3.5. */
export const citations = (text: string): string[] => text.split(/\b([A-Z]{2}-\d\.\d)\b/);

/** A rule by its anchor, and where it stands. */
export function ruleAt(
  sections: readonly RuleSection[],
  anchor: string,
): { section: RuleSection; rule: RuleEntry } | undefined {
  for (const section of sections) {
    const rule = section.rules.find((one) => anchorOf(one) === anchor);
    if (rule) return { section, rule };
  }
  return undefined;
}

/** Message keys of a worked example, and the anchor of the rule beside which it stands. */
export interface ExampleWords {
  at: string;
  about: string;
  outcome: string;
  /** It is about the end: nothing is left to play. */
  isEnd?: true;
}

/** Examples are numbered by game: wq-3 is the third. */
export const exampleNumber = (id: string): number => Number(id.split("-")[1]);
