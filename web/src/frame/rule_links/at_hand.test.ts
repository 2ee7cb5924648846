import { describe, expect, it } from "vitest";
import { anchorsIn, RulesAtHand, rulesAt } from "./at_hand.svelte";
import { anchorOf, ruleAt, type RuleSection } from "../../state/rules";
import * as christinaRegina from "../../christina_regina/rule_of";
import { SECTIONS as CHRISTINA_REGINA } from "../../christina_regina/rules/contents";
import * as winterQueen from "../../winter_queen/rule_of";
import { SECTIONS as WINTER_QUEEN } from "../../winter_queen/rules/contents";

const { RULE_OF_EFFECT, rulesOfEffects } = winterQueen;

const ofWinterQueen = {
  ...winterQueen.RULES_OF,
  ...winterQueen.RULES_OF_STAGE,
  ...winterQueen.RULE_OF_ACTION,
  ...RULE_OF_EFFECT,
};
const ofChristinaRegina = {
  ...christinaRegina.RULES_OF,
  ...christinaRegina.RULES_OF_START,
  ...christinaRegina.RULE_OF_ACTION,
};

const cases = (rules: Record<string, string>, sections: readonly RuleSection[]) =>
  Object.entries(rules).map(([thing, written]) => [thing, written, sections] as const);

describe("the rules of things", () => {
  it.each([...cases(ofWinterQueen, WINTER_QUEEN), ...cases(ofChristinaRegina, CHRISTINA_REGINA)])(
    "%s leads to rules that are there, all of its game, none twice",
    (_, written, sections) => {
      const found = written.split(" ");
      const anchors = sections.flatMap(({ rules }) => rules.map(anchorOf));
      expect(found.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
    },
  );

  it("a book with one effect twice has one rule", () => {
    expect(rulesOfEffects(["way", "star"])).toBe("wq-6-5 wq-6-7");
    expect(rulesOfEffects(["way", "way"])).toBe("wq-6-5");
    expect(rulesOfEffects([])).toBe("");
  });

  it("are read from what is pointed at, or from what it belongs to", () => {
    const thing = { closest: () => ({ dataset: { rule: "wq-3-1  wq-3-3 wq-3-1" } }) } as unknown as Element;
    expect(rulesAt(thing)).toEqual(["wq-3-1", "wq-3-3"]);
    expect(rulesAt({ closest: () => null } as unknown as Element)).toEqual([]);
    expect(rulesAt(null)).toEqual([]);
    expect(anchorsIn("")).toEqual([]);
  });

  it("are found with their section", () => {
    expect(ruleAt(WINTER_QUEEN, "wq-6-4")).toMatchObject({
      section: { id: "effects" },
      rule: { title: "effect-clouds" },
    });
    expect(ruleAt(WINTER_QUEEN, "wq-9-9")).toBeUndefined();
  });
});

describe("rules over a table", () => {
  it("one leads to another and back, and all are put away together", () => {
    const atHand = new RulesAtHand();
    expect([atHand.rules, atHand.hasEarlier]).toEqual([null, false]);
    atHand.show(["wq-4-3"]);
    expect([atHand.rules, atHand.hasEarlier]).toEqual([["wq-4-3"], false]);
    atHand.show(["wq-3-1"]);
    expect([atHand.rules, atHand.hasEarlier]).toEqual([["wq-3-1"], true]);
    atHand.back();
    expect(atHand.rules).toEqual(["wq-4-3"]);
    atHand.show(["wq-3-1"]);
    atHand.close();
    expect(atHand.rules).toBeNull();
  });

  it("nothing opens for a thing without rules", () => {
    const atHand = new RulesAtHand();
    atHand.show([]);
    expect(atHand.rules).toBeNull();
  });

  it("they go with their table", () => {
    const atHand = new RulesAtHand();
    expect(atHand.isHere).toBe(false);
    const end = atHand.lay();
    expect(atHand.isHere).toBe(true);
    atHand.show(["cr-3-1"]);
    end();
    expect([atHand.isHere, atHand.rules]).toEqual([false, null]);
  });
});
