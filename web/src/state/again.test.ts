import { describe, expect, it } from "vitest";
import { eventsOf, infoOf, legalOf, move, placing, positionOf, settled, viewOf } from "../testing";
import type { Again, LogEvent } from "../wire";
import { Sitting } from "../winter_queen/testing";

const start: LogEvent[] = [
  { type: "sit", seat: 0, name: "Ada" },
  { type: "start", first: 0 },
];
const legal = legalOf();
const before = positionOf({ to_act: 1, map: { a1: "red" } });
const now = positionOf({ to_act: 0, map: { a1: "red", b2: "blue" }, vp: [0, 1] });
const theirs: LogEvent[] = [move(1, placing("b2", "blue")), { type: "gain", seat: 1, vp: 1, why: "last-crystal" }];
const answer = (id: string): Again => ({
  type: "again",
  id,
  position: before,
  steps: [eventsOf(3, theirs, { position: now, to_act: 0, legal })],
});

/** It is Ada's turn, and the bot has acted since her last one. */
function onTurn(): Sitting {
  const here = new Sitting();
  here.hear(viewOf([...start, move(0, placing("a1")), ...theirs], 0, { position: now, legal, table: infoOf() }));
  return here;
}

async function shown(): Promise<Sitting> {
  const here = onTurn();
  void here.session.showAgain();
  const [asked] = here.socket.of("again");
  expect(asked).toMatchObject({ after: 3 });
  here.hear(answer(asked!.id));
  await settled();
  return here;
}

describe("once more", () => {
  it("shows what others did from where it stood then, announces it, and is back where it was", async () => {
    const here = await shown();
    const { session, clock } = here;
    expect([session.shown, session.isMyTurn, session.draft.legal]).toEqual([before, false, null]);
    expect([session.beat?.kind, session.shownLog.at(-1)?.number, session.table.number]).toEqual(["move", 4, 5]);
    expect(session.marks.placed.size).toBe(0);
    clock.pass(620);
    expect([session.shown, session.vp(1), session.shownLog.at(-1)?.number]).toEqual([now, 1, 5]);
    here.watch();
    expect([session.again.isOn, session.position, session.isMyTurn, session.draft.legal]).toEqual([
      false,
      now,
      true,
      legal,
    ]);
    expect(here.announced.map(({ key }) => key)).toEqual(["told-place", "told-gain-last"]);
    expect([...session.marks.placed]).toEqual([["b2", 1]]);
    expect([here.socket.of("play"), session.table.log.length, here.turns]).toEqual([[], 5, 1]);
  });

  it("takes its time also where nothing does", async () => {
    const here = onTurn();
    here.pace = 0;
    void here.session.showAgain();
    here.hear(answer(here.socket.of("again")[0]!.id));
    await settled();
    expect(here.clock.waits).toEqual([620]);
  });

  it.each<[string, (here: Sitting) => void]>([
    ["going on", ({ session }) => session.goOn()],
    ["hurrying", ({ session }) => session.hurry()],
    ["playing", ({ session }) => void session.play(placing("c3"))],
    [
      "something that happens",
      (here) =>
        here.hear(eventsOf(5, [{ type: "leave", seat: 1, stand_in: "x" }], { position: now, to_act: 0, legal })),
    ],
  ])("%s ends it", async (_, end) => {
    const here = await shown();
    end(here);
    expect([here.session.again.isOn, here.session.position, here.session.beat]).toEqual([false, now, null]);
    here.clock.pass(10_000);
    expect(here.session.shown).toEqual(now);
  });

  it("is not shown when the answer comes late, nor where nobody has acted", async () => {
    const here = onTurn();
    void here.session.showAgain();
    here.session.again.stop();
    here.hear(answer(here.socket.of("again")[0]!.id));
    await settled();
    expect(here.session.again.isOn).toBe(false);
    const first = new Sitting();
    first.hear(viewOf(start, 0, { legal }));
    expect(first.session.canShowAgain).toBe(false);
    await first.session.showAgain();
    expect(first.socket.of("again")).toEqual([]);
  });
});
