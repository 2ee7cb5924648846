import { describe, expect, it } from "vitest";
import { anchorsIn, RulesAtHand, rulesAt } from "./at_hand.svelte";
import { anchorOf, CONTENTS, ruleAt } from "./contents";
import { RULE_OF_ACTION, RULE_OF_EFFECT, RULES_OF, RULES_OF_STAGE, rulesOfEffects } from "./rule_of";

const anchors = new Set(
  Object.values(CONTENTS).flatMap((sections) => sections.flatMap(({ rules }) => rules.map(anchorOf))),
);

describe("the rules of things", () => {
  it.each(Object.entries({ ...RULES_OF, ...RULES_OF_STAGE, ...RULE_OF_ACTION, ...RULE_OF_EFFECT }))(
    "%s leads to rules that are there, all of one game, none twice",
    (_, written) => {
      const found = written.split(" ");
      expect(found.filter((anchor) => !anchors.has(anchor))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
      expect(new Set(found.map((anchor) => anchor.slice(0, 2))).size).toBe(1);
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
    expect(ruleAt("wq-6-4")).toMatchObject({ section: { id: "effects" }, rule: { title: "effect-clouds" } });
    expect(ruleAt("wq-9-9")).toBeUndefined();
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
