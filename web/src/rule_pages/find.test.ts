import { describe, expect, it } from "vitest";
import { allWords } from "../testing";
import * as christinaRegina from "../christina_regina/rule_of";
import { games } from "../games";
import { anchorOf, anchorOfCited, citations, citedAs } from "../state/rules";
import { RULE_OF_ACTION, RULE_OF_EFFECT } from "../winter_queen/rule_of";
import { hasWords } from "./find";

const english = allWords("en");
const contents = await Promise.all(games.map((game) => game.rules()));
const rules = contents.flatMap(({ sections }) => sections.flatMap((section) => section.rules));
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
    const written = [...english.matchAll(/^rule-((?:wq|cr)-\d-\d) =/gm)].map(([, anchor]) => anchor);
    expect(written.length).toBeGreaterThan(50);
    expect(anchors).toEqual(written);
  });

  it("ids are written and read alike", () => {
    expect(citedAs("wq-3-5")).toBe("WQ-3.5");
    for (const anchor of anchors) expect(anchorOfCited(citedAs(anchor))).toBe(anchor);
  });

  it("whatever a rule cites is there", () => {
    const cited = [...english.matchAll(/\b(?:WQ|CR)-\d\.\d\b/g)].map(([one]) => anchorOfCited(one));
    expect(cited.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  it("an effect leads to the rule that has its name", () => {
    for (const [effect, anchor] of Object.entries(RULE_OF_EFFECT)) {
      expect(rules.find((rule) => anchorOf(rule) === anchor)?.title).toBe(`effect-${effect}`);
    }
  });

  const titled = (rule: string, title: string): void => expect(english).toContain(`\nrule-${rule}-title = ${title}\n`);

  it.each([
    ["place", "Place on the map"],
    ["fill", "Place on a book"],
    ["activate", "Activate a book"],
    ["pass", "Passing"],
  ] as const)("%s of Winter Queen leads to %j", (action, title) => titled(RULE_OF_ACTION[action], title));

  it.each([
    ["draw", "Draw"],
    ["agitate", "Action"],
    ["manipulate", "Action"],
    ["persuade", "Action"],
    ["assassinate", "The attempt"],
    ["pass", "Pass"],
  ] as const)("%s of Christina Regina leads to %j", (action, title) =>
    titled(christinaRegina.RULE_OF_ACTION[action], title),
  );
});
