/** Where the worked examples stand on the page of rules. */
import { anchorOfCited, type ExampleWords } from "../state/rules";

/** Examples that stand beside a rule, and those that show it from elsewhere; only those that have words. */
export function examplesOf<E extends { id: string; rules: string[] }>(
  examples: readonly E[],
  words: Readonly<Record<string, ExampleWords>>,
  rule: string,
): { here: E[]; elsewhere: E[] } {
  const known = examples.filter(({ id }) => id in words);
  const here = known.filter(({ id }) => words[id]?.at === rule);
  return {
    here,
    elsewhere: known.filter((one) => !here.includes(one) && one.rules.map(anchorOfCited).includes(rule)),
  };
}
