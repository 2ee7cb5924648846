/** Hints: asked for when it is one's turn, told to whoever asked, and gone with what they were about. */
import { describe, expect, it } from "vitest";
import { moveBy } from "../christina_regina/testing";
import { agitate, FakeServer, shared } from "../christina_regina/testing_server";
import { BOT, eventsOf, infoOf, legalOf, move, OWN, placing, settled, viewOf } from "../testing";
import type { Advice, Hint, LogEvent } from "../wire";
import { Sitting } from "../winter_queen/testing";

const LOG: LogEvent[] = [{ type: "start", first: 0 }];
const ADVICE: Advice[] = [
  { action: placing("b2"), chance: 0.6, ahead: null, equal: false, reasons: [] },
  {
    action: { kind: "place", holder: 0, colour: "blue", space: "a1", take: "red" },
    chance: 0.5,
    ahead: null,
    equal: false,
    reasons: [],
  },
];

function atTurn(given: { hints?: boolean; pass?: boolean } = {}): Sitting {
  const here = new Sitting();
  const legal = legalOf({ with_book: { red: ["a1"] }, pass: given.pass ?? false });
  here.hear(viewOf(LOG, 0, { table: infoOf({ hints: given.hints ?? true, number: 1 }), legal }));
  return here;
}

function answer(here: Sitting, advice = ADVICE): void {
  const { id, seat, seen } = here.socket.of("hint").at(-1)!;
  here.hear({ type: "hint", id, seat, number: seen, advice } satisfies Hint);
}

describe("a hint", () => {
  it("can be had at one's turn, at tables that have them, where there is something to weigh up", () => {
    expect(atTurn().session.canHint).toBe(true);
    expect(atTurn({ hints: false }).session.canHint).toBe(false);
    expect(atTurn({ pass: true }).session.canHint).toBe(false);
    const here = atTurn();
    here.hear(eventsOf(1, [move(0, placing("b2"))], { to_act: 1 }));
    expect(here.session.canHint).toBe(false);
  });

  it("is thought about, then told", async () => {
    const here = atTurn();
    const { hint } = here.session;
    void hint.open();
    void hint.open();
    expect([hint.stage, hint.isOpen]).toEqual(["thinking", true]);
    expect(here.socket.of("hint")).toMatchObject([{ type: "hint", seat: 0, seen: 1 }]);
    answer(here);
    await settled();
    expect([hint.stage, hint.advice]).toEqual(["answered", ADVICE]);
  });

  it("that is refused says why; one that came too late, or not at all, says nothing", async () => {
    const here = atTurn();
    const { hint } = here.session;
    void hint.open();
    const { id } = here.socket.of("hint")[0]!;
    here.hear({ type: "refusal", id, key: "hints-off", arguments: {} });
    await settled();
    expect([hint.stage, hint.refusal?.key, here.refusals]).toEqual(["refused", "hints-off", []]);
    void hint.open();
    here.hear({ type: "stale", id: here.socket.of("hint")[1]!.id, view: viewOf(LOG) });
    await settled();
    expect([hint.stage, hint.refusal]).toEqual(["closed", null]);
    void hint.open();
    here.socket.lose();
    await settled();
    expect(hint.stage).toBe("closed");
  });

  it("closes when the table changes, and what comes afterwards is for nobody", async () => {
    const here = atTurn();
    const { hint } = here.session;
    void hint.open();
    here.hear(eventsOf(1, [{ type: "take-back", seat: 1, to: 0 }], { to_act: 0, legal: legalOf() }));
    expect(hint.stage).toBe("closed");
    answer(here);
    await settled();
    expect([hint.stage, hint.advice]).toEqual(["closed", []]);
  });

  it("stays while somebody else comes or goes", async () => {
    const here = atTurn();
    void here.session.hint.open();
    answer(here);
    await settled();
    here.hear({ type: "presence", here: [true, false] });
    expect(here.session.hint.stage).toBe("answered");
  });

  it("that is followed drafts its action, and plays nothing, whatever the settings say", async () => {
    const here = atTurn();
    here.confirm = false;
    const { session } = here;
    void session.hint.open();
    answer(here);
    await settled();
    expect(session.draftAll(placing("b2"))).toBe(true);
    expect([session.hint.stage, session.draft.stage, session.draft.action]).toEqual(["closed", "ready", placing("b2")]);
    expect(session.draft.crystal).toEqual({ holder: 0, index: 0, colour: "red" });
    expect(here.socket.of("play")).toEqual([]);
    const blue = { kind: "place", holder: 0, colour: "blue", space: "a1", take: "red" } as const;
    expect(session.draftAll(blue)).toBe(true);
    expect([session.draft.action, session.draft.crystal?.index]).toEqual([blue, 2]);
    expect(session.draftAll(placing("z9"))).toBe(false);
    expect(session.draft.isEmpty).toBe(true);
  });
});

describe("at a shared device", () => {
  it("falls with the curtain, and its answer finds nobody", async () => {
    const server = shared();
    server.lift();
    const { session } = server;
    void session.hint.open();
    const { id, seat, seen } = server.here.socket.of("hint")[0]!;
    const hint: Hint = { type: "hint", id, seat, number: seen, advice: [{ ...ADVICE[0]!, action: agitate }] };
    server.here.hear(hint);
    await settled();
    expect(session.hint.advice).toHaveLength(1);
    session.lower();
    expect([session.hint.stage, session.hint.advice]).toEqual(["closed", []]);
    server.answers();
    server.lift();
    void session.hint.open();
    server.happens([moveBy(0, agitate)], 1);
    server.here.watch();
    server.here.hear({ ...hint, id: server.here.socket.of("hint")[1]!.id });
    await settled();
    expect([session.hint.stage, session.hint.advice]).toEqual(["closed", []]);
  });

  it("a hint of the court drafts every kind of action", () => {
    const { session } = new FakeServer([OWN, BOT, BOT], 0);
    const { draft } = session;
    for (const action of [
      agitate,
      { kind: "draw", from: "copper", bury: "gold" },
      { kind: "assassinate", victim: 1, number: 2, colour: "blue" },
    ] as const) {
      expect(session.draftAll(action)).toBe(true);
      expect(draft.action).toEqual(action);
    }
    expect(session.draftAll({ kind: "draw", from: "copper", bury: "copper" })).toBe(false);
    expect(draft.isEmpty).toBe(true);
  });
});
