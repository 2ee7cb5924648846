import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { anchorOf, anchorOfCited, citedAs, CONTENTS } from "./contents";
import { citations, hasWords } from "./find";
import { addressOfRule, RULE_OF_ACTION, RULE_OF_EFFECT } from "./rule_of";

const english = readFileSync(new URL("../../../src/queendom/locales/en.ftl", import.meta.url), "utf8");
const rules = Object.values(CONTENTS).flatMap((sections) => sections.flatMap((section) => section.rules));
const anchors = rules.map(anchorOf);

describe("finding rules", () => {
  it.each([
    ["The last crystal of a holder", "crystal last", true],
    ["The last crystal of a holder", "CRYSTAL", true],
    ["The last crystal of a holder", "book", false],
    ["The last crystal of a holder", "crystal book", false],
    ["Königinnen-Gebiet", "konig gebiet", true],
    ["Счёт", "счет", true],
    ["anything", "  ", true],
  ])("%j with %j", (text, wanted, is) => expect(hasWords(text, wanted)).toBe(is));

  it("a text is split at the rules it cites", () => {
    expect(citations("As before (WQ-3.1 to WQ-3.3).")).toEqual(["As before (", "WQ-3.1", " to ", "WQ-3.3", ")."]);
    expect(citations("Nothing here: WQ-10")).toEqual(["Nothing here: WQ-10"]);
  });
});

describe("the contents", () => {
  it("hold every rule that has words, each once", () => {
    const told = [...english.matchAll(/^rule-((?:wq|cr)-\d-\d) =/gm)].map(([, anchor]) => anchor);
    expect(told.length).toBeGreaterThan(50);
    expect(anchors).toEqual(told);
  });

  it("ids are written and read alike", () => {
    expect(citedAs("wq-3-5")).toBe("WQ-3.5");
    for (const anchor of anchors) expect(anchorOfCited(citedAs(anchor))).toBe(anchor);
  });

  it("whatever a rule cites is there", () => {
    const cited = [...english.matchAll(/\b(?:WQ|CR)-\d\.\d\b/g)].map(([one]) => anchorOfCited(one));
    expect(cited.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  it("effects and actions lead to rules that are there", () => {
    const found = [...Object.values(RULE_OF_EFFECT), ...Object.values(RULE_OF_ACTION)];
    expect(found.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    expect(addressOfRule("cr-3-1")).toBe("/rules/christina-regina#cr-3-1");
  });

  it("an effect leads to the rule that has its name", () => {
    for (const [effect, anchor] of Object.entries(RULE_OF_EFFECT)) {
      expect(rules.find((rule) => anchorOf(rule) === anchor)?.title).toBe(`effect-${effect}`);
    }
  });

  it.each([
    ["place", "Place on the map"],
    ["fill", "Place on a book"],
    ["activate", "Activate a book"],
    ["draw", "Draw"],
    ["agitate", "Action"],
    ["manipulate", "Action"],
    ["persuade", "Action"],
    ["assassinate", "The attempt"],
    ["pass", "Pass"],
  ])("%s leads to %j", (action, title) => {
    expect(english).toContain(`\nrule-${RULE_OF_ACTION[action]}-title = ${title}\n`);
  });
});
