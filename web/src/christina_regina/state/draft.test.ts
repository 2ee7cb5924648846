import { beforeEach, describe, expect, it } from "vitest";
import { pick, randomFrom } from "../../testing";
import type { Card, ChristinaReginaAction, ChristinaReginaLegal, Leader, Stack } from "../../wire";
import { legalWith } from "../testing";
import { FACTIONS, LEADERS, STACKS } from "./cards";
import { Draft, MODES, type Stage } from "./draft.svelte";

const legal = legalWith();

let draft: Draft;
beforeEach(() => {
  draft = new Draft();
  draft.begin(legal);
});

/** The stages that `back` leads through, until nothing is left. */
function backwards(): Stage[] {
  const stages = [draft.stage];
  while (!draft.isEmpty && stages.length < 9) {
    draft.back();
    stages.push(draft.stage);
  }
  return stages;
}

describe("drawing", () => {
  it("begins with a tap on a stack, and asks which other one is buried", () => {
    expect([draft.stage, draft.stacks, draft.action]).toEqual(["start", STACKS, null]);
    draft.chooseStack("silver");
    expect([draft.mode, draft.stage, draft.stacks, draft.action]).toEqual(["draw", "bury", ["copper", "gold"], null]);
    draft.chooseStack("gold");
    expect([draft.stage, draft.action]).toEqual(["ready", { kind: "draw", from: "silver", bury: "gold" }]);
  });

  it("can also be chosen first, and then the stacks", () => {
    expect(draft.start("draw")).toBe(true);
    expect([draft.stage, draft.isEmpty, draft.stacks]).toEqual(["start", false, STACKS]);
    draft.chooseStack("gold");
    draft.chooseStack("copper");
    expect(draft.action).toEqual({ kind: "draw", from: "gold", bury: "copper" });
  });

  it("another stack is buried instead with one tap", () => {
    for (const stack of ["silver", "gold", "copper"] as const) draft.chooseStack(stack);
    expect(draft.action).toEqual({ kind: "draw", from: "silver", bury: "copper" });
  });

  it("a second tap takes it back: the buried one alone, the drawn one with all that follows", () => {
    draft.chooseStack("silver");
    draft.chooseStack("gold");
    draft.chooseStack("gold");
    expect([draft.stage, draft.from, draft.bury]).toEqual(["bury", "silver", null]);
    draft.chooseStack("gold");
    draft.chooseStack("silver");
    expect([draft.stage, draft.isEmpty, draft.bury]).toEqual(["start", true, null]);
  });

  it("back leads from the burying to the drawing to nothing", () => {
    draft.chooseStack("silver");
    draft.chooseStack("gold");
    expect(backwards()).toEqual(["ready", "bury", "start"]);
    draft.start("draw");
    expect(backwards()).toEqual(["start", "start"]);
  });
});

describe("agitation", () => {
  it("asks for a stack, any other one takes its place, a second tap takes it back", () => {
    draft.start("agitate");
    expect([draft.stage, draft.stacks, draft.action]).toEqual(["stack", STACKS, null]);
    draft.chooseStack("gold");
    expect([draft.stage, draft.action]).toEqual(["ready", { kind: "agitate", stack: "gold" }]);
    draft.chooseStack("copper");
    expect(draft.action).toEqual({ kind: "agitate", stack: "copper" });
    draft.chooseStack("copper");
    expect([draft.stage, draft.mode]).toEqual(["stack", "agitate"]);
  });

  it("back leads to the stack, then to nothing", () => {
    draft.start("agitate");
    draft.chooseStack("gold");
    expect(backwards()).toEqual(["ready", "stack", "start"]);
  });
});

describe("manipulation", () => {
  it.each([
    ["silver", "copper"],
    ["copper", "silver"],
  ] as [Stack, Stack][])("%s and %s are the pair that the server names", (one, other) => {
    draft.start("manipulate");
    expect([draft.stage, draft.stacks]).toEqual(["stack", STACKS]);
    draft.chooseStack(one);
    expect([draft.stage, draft.stacks.includes(one), draft.action]).toEqual(["second", false, null]);
    draft.chooseStack(other);
    expect([draft.stage, draft.action]).toEqual(["ready", { kind: "manipulate", stacks: ["copper", "silver"] }]);
  });

  it("offers only stacks that are in a pair, and only the other half of one", () => {
    draft.begin(legalWith({ manipulate: [["copper", "gold"]] }));
    draft.start("manipulate");
    expect([draft.stacks, draft.chooseStack("silver")]).toEqual([["copper", "gold"], false]);
    draft.chooseStack("gold");
    expect(draft.stacks).toEqual(["copper"]);
  });

  it("a second tap takes back the one that is tapped and keeps the other", () => {
    draft.start("manipulate");
    draft.chooseStack("gold");
    draft.chooseStack("copper");
    draft.chooseStack("copper");
    expect([draft.stage, draft.stack, draft.second]).toEqual(["second", "gold", null]);
    draft.chooseStack("silver");
    draft.chooseStack("gold");
    expect([draft.stage, draft.stack, draft.second]).toEqual(["second", "silver", null]);
    draft.chooseStack("silver");
    expect([draft.stage, draft.mode]).toEqual(["stack", "manipulate"]);
  });

  it("back leads through both stacks to nothing", () => {
    draft.start("manipulate");
    draft.chooseStack("gold");
    draft.chooseStack("copper");
    expect(backwards()).toEqual(["ready", "second", "stack", "start"]);
  });
});

describe("persuasion", () => {
  it("asks for a discarded card, then for any stack, an empty one too", () => {
    draft.begin(legalWith({ draw: [], agitate: ["copper"] }));
    draft.start("persuade");
    expect([draft.stage, draft.cards, draft.stacks]).toEqual(["card", legal.persuade, []]);
    expect(draft.chooseStack("gold")).toBe(false);
    draft.chooseCard("copper-green");
    expect([draft.stage, draft.stacks]).toEqual(["stack", STACKS]);
    draft.chooseStack("gold");
    expect(draft.action).toEqual({ kind: "persuade", card: "copper-green", stack: "gold" });
  });

  it("another card asks for the stack again; a second tap takes card or stack back", () => {
    draft.start("persuade");
    draft.chooseCard("copper-green");
    draft.chooseStack("gold");
    draft.chooseStack("gold");
    expect([draft.stage, draft.card]).toEqual(["stack", "copper-green"]);
    draft.chooseStack("gold");
    draft.chooseCard("gold-none");
    expect([draft.stage, draft.card, draft.stack]).toEqual(["stack", "gold-none", null]);
    draft.chooseCard("gold-none");
    expect([draft.stage, draft.mode]).toEqual(["card", "persuade"]);
  });

  it("back leads through stack and card to nothing", () => {
    draft.start("persuade");
    draft.chooseCard("gold-none");
    draft.chooseStack("copper");
    expect(backwards()).toEqual(["ready", "stack", "card", "start"]);
  });
});

describe("an attempt", () => {
  it("asks for victim, leader and dagger", () => {
    draft.start("assassinate");
    expect([draft.stage, draft.victims, draft.stacks]).toEqual(["victim", [1, 2], []]);
    expect([draft.chooseNumber(2), draft.chooseDagger("red")]).toEqual([false, false]);
    draft.chooseVictim(1);
    expect([draft.stage, draft.numbersFor(1)]).toEqual(["number", LEADERS]);
    draft.chooseNumber(2);
    expect([draft.stage, draft.action]).toEqual(["dagger", null]);
    draft.chooseDagger("red");
    expect([draft.stage, draft.action]).toEqual([
      "ready",
      { kind: "assassinate", victim: 1, number: 2, colour: "red" },
    ]);
    draft.chooseDagger("black");
    draft.chooseNumber(3);
    expect(draft.action).toEqual({ kind: "assassinate", victim: 1, number: 3, colour: "black" });
  });

  it("where one leader is left to strike at, it is chosen with the victim", () => {
    draft.chooseVictim(2);
    expect([draft.mode, draft.number, draft.stage]).toEqual(["assassinate", 3, "dagger"]);
  });

  it("where one victim is left, it is chosen at once, and there is no way back to choosing it", () => {
    draft.begin(legalWith({ assassinate: { "2": [1, 3] } }));
    draft.start("assassinate");
    expect([draft.victim, draft.stage]).toEqual([2, "number"]);
    draft.chooseNumber(3);
    draft.chooseDagger("red");
    expect(backwards()).toEqual(["ready", "dagger", "number", "start"]);
    draft.begin(legalWith({ assassinate: { "2": [3] } }));
    draft.start("assassinate");
    expect([draft.number, draft.stage]).toEqual([3, "dagger"]);
    expect(backwards()).toEqual(["dagger", "start"]);
  });

  it("another victim asks for everything again", () => {
    draft.chooseVictim(1);
    draft.chooseNumber(2);
    draft.chooseDagger("red");
    draft.chooseVictim(2);
    expect([draft.stage, draft.number, draft.dagger]).toEqual(["dagger", 3, null]);
    draft.chooseVictim(1);
    expect([draft.stage, draft.number]).toEqual(["number", null]);
  });

  it("back leads through dagger, leader and victim, and passes by a leader that was not chosen", () => {
    draft.chooseVictim(1);
    draft.chooseNumber(2);
    draft.chooseDagger("red");
    expect(backwards()).toEqual(["ready", "dagger", "number", "victim", "start"]);
    draft.chooseVictim(2);
    draft.chooseDagger("red");
    expect(backwards()).toEqual(["ready", "dagger", "victim", "start"]);
  });
});

describe("changing one's mind", () => {
  it.each(MODES.filter((mode) => mode !== "pass"))("%s begins empty, whatever was in the making", (mode) => {
    draft.chooseVictim(1);
    draft.chooseNumber(2);
    draft.chooseDagger("red");
    draft.start("persuade");
    expect([draft.victim, draft.number, draft.dagger]).toEqual([null, null, null]);
    draft.chooseCard("gold-none");
    draft.chooseStack("gold");
    draft.start(mode);
    expect([draft.mode, draft.card, draft.stack, draft.from, draft.action]).toEqual([mode, null, null, null, null]);
  });

  it("passing needs no choice, and can be taken back", () => {
    draft.begin(legalWith({ draw: [], pass: true }));
    draft.start("agitate");
    expect(draft.start("pass")).toBe(true);
    expect([draft.stage, draft.stacks, draft.action]).toEqual(["ready", [], { kind: "pass" }]);
    expect(backwards()).toEqual(["ready", "start"]);
  });

  it("back with nothing in the making is nothing", () => {
    draft.back();
    expect([draft.isEmpty, draft.stage]).toEqual([true, "start"]);
  });
});

describe("what is not legal", () => {
  it("is not begun, and changes nothing", () => {
    draft.begin(legalWith({ draw: [], agitate: [], manipulate: [], persuade: [], assassinate: {}, pass: false }));
    expect(MODES.map((mode) => [draft.canStart(mode), draft.start(mode)])).toEqual(MODES.map(() => [false, false]));
    expect([draft.chooseStack("gold"), draft.chooseCard("gold-none"), draft.chooseVictim(1)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([draft.isEmpty, draft.action]).toEqual([true, null]);
  });

  it("a card that is not discarded, a victim that is not there, a tilted leader, a colour that is not", () => {
    draft.start("persuade");
    expect(draft.chooseCard("gold-red")).toBe(false);
    expect(draft.chooseVictim(0)).toBe(false);
    expect(draft.mode).toBe("persuade");
    draft.begin(legalWith({ colours: ["red"] }));
    draft.chooseVictim(2);
    expect([draft.chooseNumber(1), draft.chooseDagger("blue"), draft.stage]).toEqual([false, false, "dagger"]);
  });

  it("out of turn is everything, and a new turn begins empty", () => {
    draft.chooseStack("gold");
    draft.chooseStack("silver");
    draft.begin(null);
    expect([draft.isEmpty, draft.action, draft.stacks, draft.victims]).toEqual([true, null, [], []]);
    expect([draft.chooseStack("gold"), draft.start("agitate"), draft.chooseVictim(1)]).toEqual([false, false, false]);
  });

  it("is never made, whatever is clicked", () => {
    const random = randomFrom(11);
    const made = { draw: 0, agitate: 0, manipulate: 0, persuade: 0, assassinate: 0, pass: 0 };
    for (let round = 0; round < 2500; round += 1) {
      const rules = randomLegal(random);
      draft.begin(rules);
      for (let k = 0; k < 14; k += 1) {
        click(random);
        const { action } = draft;
        if (action) made[action.kind] += 1;
        const isFine = (!action || isLegal(rules, action)) && (draft.stage === "ready") === (action !== null);
        if (!isFine) expect.fail(JSON.stringify({ rules, action, stage: draft.stage }));
      }
    }
    expect(Math.min(...Object.values(made))).toBeGreaterThan(150);
  });
});

const CARDS: Card[] = ["copper-red", "copper-none", "silver-green", "gold-black"];

function click(random: () => number): void {
  const what = Math.floor(random() * 12);
  if (what < 5) draft.chooseStack(pick(random, STACKS));
  else if (what < 6) draft.start(pick(random, MODES));
  else if (what < 8) draft.chooseCard(pick(random, CARDS));
  else if (what < 9) draft.chooseVictim(pick(random, [0, 1, 2, 3]));
  else if (what < 10) draft.chooseNumber(pick(random, LEADERS));
  else if (what < 11) draft.chooseDagger(pick(random, FACTIONS));
  else draft.back();
}

function randomLegal(random: () => number): ChristinaReginaLegal {
  const some = <T>(from: readonly T[], part = 0.7): T[] => from.filter(() => random() < part);
  const victims = some(["0", "1", "2"]).map((seat): [string, Leader[]] => [seat, some(LEADERS)]);
  return {
    draw: random() < 0.5 ? [...STACKS] : [],
    agitate: some(STACKS),
    manipulate: some(legal.manipulate),
    persuade: some(CARDS),
    assassinate: Object.fromEntries(victims),
    colours: some(FACTIONS, 0.9),
    pass: random() < 0.5,
  };
}

/** As wire.ts says: `draw` from any and bury any other; `persuade` on any stack; each victim × numbers × colours. */
function isLegal(rules: ChristinaReginaLegal, action: ChristinaReginaAction): boolean {
  switch (action.kind) {
    case "draw":
      return action.from !== action.bury && [action.from, action.bury].every((stack) => rules.draw.includes(stack));
    case "agitate":
      return rules.agitate.includes(action.stack);
    case "manipulate":
      return rules.manipulate.some((pair) => String(pair) === String(action.stacks));
    case "persuade":
      return rules.persuade.includes(action.card) && STACKS.includes(action.stack);
    case "assassinate":
      return (
        (rules.assassinate[action.victim]?.includes(action.number) ?? false) && rules.colours.includes(action.colour!)
      );
    case "pass":
      return rules.pass;
  }
}
