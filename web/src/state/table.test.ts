import { describe, expect, it } from "vitest";
import { eventsOf, infoOf, move, pick, placing, positionOf, randomFrom, viewOf } from "../testing";
import type { LogEvent, WinterQueenPosition } from "../wire";
import { isOfGame, standing, Table, turnsIn, type Numbered } from "./table.svelte";

const start: LogEvent[] = [
  { type: "sit", seat: 0, name: "Ada" },
  { type: "start", first: 0 },
];
const at = (to_act: number): WinterQueenPosition => positionOf({ to_act });
const numbers = (table: Table): number[] => table.log.map(({ number }) => number);
const numbered = (events: LogEvent[]): Numbered[] => events.map((event, k) => ({ number: k + 1, event }));

function opened(log: LogEvent[] = start): { table: Table; gaps: number[] } {
  const gaps: number[] = [];
  const table = new Table((after) => gaps.push(after));
  table.hear(viewOf(log, 0, { position: at(0) }));
  return { table, gaps };
}

describe("a table", () => {
  it("knows a step at once, and shows it when it is finished", () => {
    const { table } = opened();
    table.hear(eventsOf(2, [move(0, placing("a1"))], { position: at(1), to_act: 1, take_back: 0 }));
    expect([table.number, table.toAct, table.takeBack, table.latest]).toEqual([3, 1, 0, at(1)]);
    expect([table.isCurrent, table.position, table.shownNumber]).toEqual([false, at(0), 2]);
    const step = table.queue[0]!;
    table.finish(step);
    expect([table.isCurrent, table.position, table.shownNumber]).toEqual([true, at(1), 3]);
    table.finish(step);
    expect(numbers(table)).toEqual([1, 2, 3]);
  });

  it("tells the events of a step one after the other, each once", () => {
    const { table } = opened();
    table.hear(eventsOf(2, [move(0, placing("a1")), { type: "final-stage" }, { type: "end" }]));
    const step = table.queue[0]!;
    for (const count of [1, 1, 2]) table.tell(step, count);
    expect(numbers(table)).toEqual([1, 2, 3, 4]);
    table.finish(step);
    expect(numbers(table)).toEqual([1, 2, 3, 4, 5]);
  });

  it("only the first step can be finished: no move goes by unseen", () => {
    const { table } = opened();
    table.hear(eventsOf(2, [move(0, placing("a1"))]));
    table.hear(eventsOf(3, [move(1, placing("a2"))]));
    table.finish(table.queue[1]!);
    expect(table.queue).toHaveLength(2);
    expect(numbers(table)).toEqual([1, 2]);
  });

  it("asks for what is missing and takes nothing of a step that does not follow", () => {
    const { table, gaps } = opened();
    table.hear(eventsOf(3, [move(1, placing("a2"))], { to_act: 1 }));
    table.hear(eventsOf(1, [...start.slice(1), move(0, placing("a1"))], { to_act: 1 }));
    expect(gaps).toEqual([2, 2]);
    expect([table.number, table.toAct, table.queue]).toEqual([2, 0, []]);
    table.hear(viewOf([...start, move(0, placing("a1")), move(1, placing("a2"))], 3));
    expect(gaps).toEqual([2, 2, 2]);
    expect(table.number).toBe(2);
  });

  it("ignores a step that it has", () => {
    const { table, gaps } = opened();
    const step = eventsOf(2, [move(0, placing("a1"))], { to_act: 1 });
    table.hear(step);
    table.hear(step);
    table.finish(table.queue[0]!);
    table.hear(step);
    expect([table.queue, numbers(table), gaps]).toEqual([[], [1, 2, 3], []]);
  });

  it("a stale answer brings its view", () => {
    const { table } = opened();
    const log = [...start, move(0, placing("a1"))];
    table.hear({ type: "stale", id: "x", view: viewOf(log, 2, { position: at(1), take_back: 0 }) });
    expect([table.number, table.position, table.takeBack]).toEqual([3, at(1), 0]);
    expect(numbers(table)).toEqual([1, 2, 3]);
  });

  it("looks from another seat without losing the log", () => {
    const { table } = opened();
    const table1 = infoOf({ to_act: 1 });
    table.hear(viewOf(start, 2, { seat: 1, table: table1, legal: null }));
    expect([table.seat, table.toAct, numbers(table)]).toEqual([1, 1, [1, 2]]);
    table.hear(viewOf(start, 0, { seat: null }));
    expect([table.seat, numbers(table)]).toEqual([null, [1, 2]]);
  });

  it("shows at once who came and left, but the end only after the moves before it", () => {
    const { table } = opened();
    table.hear(eventsOf(2, [move(0, placing("a1"))]));
    table.hear(eventsOf(3, [{ type: "leave", seat: 1, stand_in: "greedy" }], { table: infoOf({ host: true }) }));
    expect(table.info?.host).toBe(true);
    table.hear(eventsOf(4, [{ type: "end" }], { table: infoOf({ stage: "over" }) }));
    expect(table.info?.stage).toBe("running");
    while (table.queue[0]) table.finish(table.queue[0]);
    expect(table.info?.stage).toBe("over");
  });

  it("hears whose page is open", () => {
    const { table } = opened();
    table.hear({ type: "presence", here: [true, false] });
    expect(table.here).toEqual([true, false]);
  });

  it("has a log without gaps and doubles whatever gets lost, doubled or cut short", () => {
    const random = randomFrom(20);
    for (let round = 0; round < 200; round += 1) {
      const truth: LogEvent[] = [...start];
      let wanted: number | null = null;
      const table = new Table((after) => (wanted = after));
      table.hear(viewOf(truth, 0, { position: at(0) }));
      for (let k = 0; k < 40; k += 1) {
        const step = table.queue[0];
        const what = pick(random, ["step", "step", "lost", "again", "tell", "finish", "finish", "view", "resume"]);
        if (what === "step" || what === "lost") {
          const before = truth.length;
          for (let more = Math.floor(random() * 4); more >= 0; more -= 1)
            truth.push(move(0, placing(`a${truth.length}`)));
          if (what === "step") table.hear(eventsOf(before, truth.slice(before), { position: at(truth.length) }));
        } else if (what === "again") {
          const from = Math.floor(random() * table.number);
          table.hear(eventsOf(from, truth.slice(from, table.number)));
        } else if (what === "tell" && step) table.tell(step, Math.floor(random() * (step.events.length + 1)));
        else if (what === "finish" && step) table.finish(step);
        else if (what === "view" || (what === "resume" && wanted !== null)) {
          const after = what === "view" ? Math.floor(random() * (table.number + 1)) : wanted!;
          table.hear(viewOf(truth, after, { position: at(truth.length) }));
          wanted = null;
          expect([table.isCurrent, table.number]).toEqual([true, truth.length]);
          expect(table.position).toEqual(at(truth.length));
        }
        const waiting = table.queue.flatMap((one) =>
          one.events.map((event, j) => ({ number: one.firstNumber + j, event })),
        );
        const known = [...table.log, ...waiting.filter(({ number }) => number > table.shownNumber)];
        if (
          known.length !== table.number ||
          !known.every(({ number, event }, j) => number === j + 1 && event === truth[j])
        ) {
          expect(known, `round ${round}, ${k}: ${what}`).toEqual(numbered(truth).slice(0, table.number));
        }
      }
    }
  });
});

describe("what stands after a take-back", () => {
  const gain: LogEvent = { type: "gain", seat: 0, vp: 1, why: "last-crystal" };
  const back = (to: number, seat = 0): LogEvent => ({ type: "take-back", seat, to });
  const stands = (events: LogEvent[]): number[] => standing(numbered(events)).map(({ number }) => number);

  it("is what came before, and the table's own events", () => {
    const left: LogEvent = { type: "leave", seat: 1, stand_in: "greedy" };
    expect(stands([...start, move(0, placing("a1")), gain, left, back(2), move(0, placing("a2"))])).toEqual([
      1, 2, 5, 6, 7,
    ]);
  });

  it("is right when one turn is taken back twice, and the one before it too", () => {
    const events = [
      ...start,
      move(0, placing("a1")),
      move(1, placing("b1")),
      back(3, 1),
      move(1, placing("b2")),
      back(3, 1),
      back(2),
    ];
    expect(stands(events)).toEqual([1, 2, 5, 7, 8]);
  });

  it("everything, without one", () => {
    expect(stands([...start, move(0, placing("a1")), gain])).toEqual([1, 2, 3, 4]);
  });

  it("the game's own events are those of its record", () => {
    const ofGame = (type: string): boolean => isOfGame({ type } as LogEvent);
    expect(["deal", "move", "gain", "refill", "reveal", "final-stage", "attempt", "end"].every(ofGame)).toBe(true);
    const ofTable = ["table", "sit", "stand", "start", "take-back", "leave", "return", "link", "hand-over", "rematch"];
    expect(ofTable.some(ofGame)).toBe(false);
  });
});

describe("how many turns were played", () => {
  const deal = { type: "deal" } as LogEvent;

  it("is how many moves stand; giving up is none", () => {
    expect(turnsIn(numbered([...start, deal]))).toBe(0);
    const played = [...start, deal, move(0, placing("a1")), move(1, placing("b1"))];
    expect(turnsIn(numbered(played))).toBe(2);
    expect(turnsIn(numbered([...played, { type: "take-back", seat: 1, to: 4 }]))).toBe(1);
    expect(turnsIn(numbered([...played, { type: "end" }]))).toBe(2);
  });

  it("nobody knows where a game begins at a position", () => {
    expect([[], start, [...start, move(0, placing("a1"))]].map((log) => turnsIn(numbered(log)))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
