import { afterEach, describe, expect, it, vi } from "vitest";
import {
  BOT,
  eventsOf,
  infoOf,
  legalOf,
  move,
  OWN,
  placing,
  positionOf,
  seatOf,
  settled,
  stepsOf,
  viewOf,
} from "../../testing";
import type { LogEvent } from "../../wire";
import { Sitting } from "../testing";
import { entries } from "./log_lines";

const start: LogEvent[] = [
  { type: "sit", seat: 0, name: "Ada" },
  { type: "start", first: 0 },
];
const legal = legalOf();
const last: LogEvent = { type: "gain", seat: 1, vp: 1, why: "last-crystal" };
const refill: LogEvent = { type: "refill", holder: 0, crystals: ["red"] };
const theirs = positionOf({ to_act: 1, map: { a1: "red" } });
const mine = positionOf({ to_act: 0, map: { a1: "red", b2: "blue" }, vp: [0, 1] });
const botMoves = (after: number) =>
  eventsOf(after, [move(1, placing("b2", "blue")), last, refill], { position: mine, to_act: 0, legal });

/** At the table, waiting for the bot. */
function waiting(): Sitting {
  const here = new Sitting();
  here.hear(viewOf([...start, move(0, placing("a1"))], 0, { position: theirs, table: infoOf({ to_act: 1 }) }));
  return here;
}

function onTurn(given = {}): Sitting {
  const here = new Sitting();
  here.hear(viewOf(start, 0, { legal, ...given }));
  return here;
}

afterEach(() => vi.unstubAllGlobals());

describe("showing", () => {
  it("a bot's move beat by beat, and one's turn begins only afterwards", () => {
    const here = waiting();
    const { session, clock } = here;
    here.hear(botMoves(3));
    expect([session.beat?.kind, session.shown, session.table.shownNumber]).toEqual(["move", theirs, 4]);
    expect([session.legal, session.isMyTurn, session.draft.legal, here.turns]).toEqual([null, false, null, 0]);
    clock.pass(620);
    expect([session.beat?.kind, session.shown, session.vp(1)]).toEqual(["gain", mine, 1]);
    clock.pass(840);
    expect([session.beat?.kind, session.table.shownNumber, session.isMyTurn]).toEqual(["refill", 6, false]);
    clock.pass(420);
    expect([session.beat, session.position, session.vp(1)]).toEqual([null, mine, 1]);
    expect([session.isMyTurn, session.draft.legal, here.turns]).toEqual([true, legal, 1]);
    expect(here.announced.map(({ key }) => key)).toEqual(["told-place", "told-gain-last", "told-refill"]);
  });

  it("several moves in their order, at the pace that was chosen", () => {
    const here = waiting();
    here.pace = 0.5;
    here.hear(eventsOf(3, [move(1, placing("b1"))], { position: theirs, to_act: 1 }));
    here.hear(botMoves(4));
    here.clock.pass(309);
    expect(here.session.table.shownNumber).toBe(4);
    here.clock.pass(1);
    expect(here.session.table.shownNumber).toBe(5);
    here.watch();
    expect(here.clock.now).toBeLessThan(1400);
    expect([here.session.table.shownNumber, here.turns]).toEqual([7, 1]);
  });

  it("hurry shows the rest at once, this beat too, and nothing more than that", () => {
    const here = waiting();
    here.session.hurry();
    here.hear(botMoves(3));
    here.clock.pass(1);
    expect(here.session.beat?.kind).toBe("move");
    here.session.hurry();
    here.clock.pass(0);
    expect([here.session.beat, here.turns]).toEqual([null, 1]);
    expect(here.announced).toHaveLength(3);
    here.hear(eventsOf(6, [move(1, placing("c4"))], { position: mine, to_act: 0, legal }));
    here.clock.pass(1);
    expect(here.session.beat?.kind).toBe("move");
  });

  it("a new view ends it: what was missed is there, told once in the log", () => {
    const here = waiting();
    here.hear(botMoves(3));
    here.clock.pass(700);
    const log = [...start, move(0, placing("a1")), move(1, placing("b2", "blue")), last, refill];
    here.hear(viewOf(log, 6, { position: mine, legal }));
    expect([here.session.beat, here.session.isMyTurn, here.turns]).toEqual([null, true, 1]);
    expect(here.session.table.log.map(({ event }) => event)).toEqual(log);
    here.session.draft.chooseCrystal({ holder: 0, index: 0, colour: "red" });
    here.clock.pass(10_000);
    expect([here.session.table.shownNumber, here.turns, here.session.draft.stage]).toEqual([6, 1, "where"]);
  });

  it("a real game: all of it is announced, the log is what was announced, the points end at the result", () => {
    const { steps, scores } = stepsOf("ending-final-scoring");
    const here = new Sitting(null);
    const seats = scores.map(() => BOT);
    here.hear(viewOf([], 0, { seat: null, position: null, table: infoOf({ seats }), number: 0, first_number: 1 }));
    for (const step of steps) here.hear(eventsOf(step.firstNumber - 1, step.events, { position: step.position }));
    here.watch();
    const { session } = here;
    expect(entries(session.table.log).flatMap(({ lines }) => lines)).toEqual(here.announced);
    expect(scores.map((_, seat) => session.vp(seat))).toEqual(scores);
    expect([session.isOver, here.turns]).toEqual([true, 0]);
  });

  it("a table that was given up is over, though its position is not", () => {
    const here = waiting();
    here.hear(
      eventsOf(3, [{ type: "leave", seat: 0, stand_in: "greedy" }, { type: "end" }], {
        position: theirs,
        table: infoOf({ stage: "over" }),
      }),
    );
    here.watch();
    expect(here.session.isOver).toBe(true);
  });
});

describe("a turn", () => {
  it("is there after a reload in its middle: the position at once, no beats, the draft empty", () => {
    const here = onTurn();
    expect([here.session.isMyTurn, here.session.draft.stage, here.session.beat, here.turns]).toEqual([
      true,
      "start",
      null,
      1,
    ]);
    expect([here.announced, here.builds]).toEqual([[], ["build"]]);
  });

  it("in the making survives a short loss, and somebody's coming and going", () => {
    const here = onTurn();
    here.session.draft.chooseCrystal({ holder: 0, index: 0, colour: "red" });
    here.socket.lose();
    here.clock.pass(1000);
    expect(here.opened).toEqual([[0, 0], [0, 2]]); // prettier-ignore
    here.socket.open();
    here.hear(viewOf(start, 2, { legal }));
    expect([here.session.draft.stage, here.turns]).toEqual(["where", 1]);
    here.hear(eventsOf(2, [{ type: "leave", seat: 1, stand_in: "greedy" }], { to_act: 0, legal, table: infoOf() }));
    expect([here.session.draft.stage, here.turns, here.session.table.number]).toEqual(["where", 1, 3]);
    expect(here.announced.map(({ key }) => key)).toEqual(["told-leave"]);
  });

  it("is played with what was seen; until its events are here nothing can be played again", async () => {
    const here = onTurn();
    const { session } = here;
    void session.play(placing("a1"));
    void session.play(placing("a2"));
    const [sent, ...more] = here.socket.of("play");
    expect([sent, more]).toMatchObject([{ seen: 2, seat: 0, action: placing("a1") }, []]);
    here.hear({ type: "ack", id: sent!.id, first_number: 3, number: 3 });
    await settled();
    expect([session.isSending, session.isMyTurn]).toEqual([true, false]);
    here.hear(eventsOf(2, [move(0, placing("a1"))], { position: theirs, to_act: 1, take_back: 0 }));
    expect([session.isSending, session.isMyTurn]).toEqual([false, false]);
    here.watch();
    expect([here.refusals, session.position]).toEqual([[], theirs]);
  });

  it("without asking is played as soon as it is complete", () => {
    const here = onTurn();
    here.confirm = false;
    here.session.draft.chooseCrystal({ holder: 0, index: 0, colour: "red" });
    here.session.drafted();
    expect(here.socket.of("play")).toEqual([]);
    here.session.draft.chooseSpace("a1");
    here.session.drafted();
    expect(here.socket.of("play")).toMatchObject([{ action: placing("a1") }]);
  });

  it("that is refused is told, and begins anew without another bell", async () => {
    const here = onTurn();
    here.session.draft.chooseCrystal({ holder: 0, index: 0, colour: "red" });
    void here.session.play(placing("a1"));
    here.hear({ type: "refusal", id: here.socket.of("play")[0]!.id, key: "space-taken", arguments: { space: "a1" } });
    await settled();
    expect(here.refusals).toEqual([{ key: "space-taken", arguments: { space: "a1" } }]);
    expect([here.session.draft.isEmpty, here.session.draft.legal, here.session.isMyTurn, here.turns]).toEqual([
      true,
      legal,
      true,
      1,
    ]);
  });

  it("that comes too late is told, and the page shows how it stands", async () => {
    const here = onTurn();
    void here.session.play(placing("a1"));
    const log = [...start, { type: "take-back", seat: 1, to: 1 } satisfies LogEvent];
    const view = viewOf(log, 2, { position: theirs, table: infoOf({ to_act: 1 }) });
    here.hear({ type: "stale", id: here.socket.of("play")[0]!.id, view });
    await settled();
    const { session } = here;
    expect(here.refusals.map(({ key }) => key)).toEqual(["turn-stale"]);
    expect([session.position, session.table.number, session.isMyTurn, session.isSending]).toEqual([
      theirs,
      3,
      false,
      false,
    ]);
    expect(session.draft.legal).toBeNull();
  });

  it("a refusal does not disturb what is being shown", async () => {
    const here = waiting();
    here.session.table.takeBack = 0;
    void here.session.takeBack();
    void here.session.takeBack();
    expect(here.socket.of("take-back")).toHaveLength(1);
    here.hear(botMoves(3));
    here.hear({ type: "refusal", id: here.socket.of("take-back")[0]!.id, key: "take-back-past-other", arguments: {} });
    await settled();
    expect([here.session.beat?.kind, here.turns, here.refusals.length]).toEqual(["move", 0, 1]);
    here.watch();
    expect([here.session.isMyTurn, here.turns]).toEqual([true, 1]);
  });

  it("is a bot's while one is away, and one's own again on return", () => {
    const away = infoOf({ seats: [seatOf({ yours: true, away: true, bot: "greedy" }), BOT] });
    const here = onTurn({ table: away });
    expect([here.session.isMyTurn, here.turns]).toEqual([false, 0]);
    here.hear(eventsOf(2, [{ type: "return", seat: 0 }], { to_act: 0, legal, table: infoOf() }));
    expect([here.session.isMyTurn, here.turns]).toEqual([true, 1]);
  });
});

describe("several people on one device", () => {
  const shared = (given = {}) => infoOf({ seats: [OWN, OWN, BOT], ...given });

  it("look through the eyes of whoever is to act, once the move has been shown", () => {
    const here = onTurn({ table: shared() });
    here.hear(eventsOf(2, [move(0, placing("a1"))], { position: theirs, to_act: 1 }));
    expect(here.socket.of("look")).toEqual([]);
    here.watch();
    expect(here.socket.of("look")).toMatchObject([{ seat: 1, after: 3 }]);
    here.socket.lose();
    here.clock.pass(1000);
    here.socket.open();
    expect([here.turns, here.opened.at(-1)]).toEqual([1, [1, 3]]);
    here.hear(viewOf([...start, move(0, placing("a1"))], 3, { seat: 1, legal, table: shared({ to_act: 1 }) }));
    expect([here.session.viewSeat, here.session.isMyTurn, here.turns]).toEqual([1, true, 2]);
    expect(here.session.table.log).toHaveLength(3);
  });

  it("nobody changes seats for a bot, or for whom a bot stands in", () => {
    const here = onTurn({ table: shared({ seats: [OWN, seatOf({ yours: true, away: true }), BOT] }) });
    for (const to_act of [1, 2]) {
      here.hear(eventsOf(here.session.table.number, [move(0, placing("a1"))], { to_act }));
      here.watch();
    }
    expect(here.socket.of("look")).toEqual([]);
  });
});

describe("a table that is gone", () => {
  const answer = (body: unknown) => vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body)));

  it("says so and is left alone", async () => {
    answer({ type: "refusal", id: null, key: "table-unknown", arguments: { given: "table" } });
    const here = new Sitting();
    here.socket.lose();
    here.clock.pass(1000);
    here.socket.lose();
    await settled();
    expect([here.session.gone?.key, here.session.connection.status]).toEqual(["table-unknown", "closed"]);
  });

  it("is watched when the seat is no longer ours", async () => {
    answer(infoOf({ seats: [seatOf(), BOT] }));
    const here = new Sitting();
    here.socket.lose();
    here.clock.pass(1000);
    here.socket.lose();
    await settled();
    here.clock.pass(2000);
    expect(here.opened.map(([seat]) => seat)).toEqual([0, 0, null]);
    expect(here.session.gone).toBeNull();
  });
});
