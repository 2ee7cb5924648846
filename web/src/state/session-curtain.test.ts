/** What any game's session does for people who share a device, told with a game that has secrets. */
import { describe, expect, it } from "vitest";
import { moveBy, seenBy } from "../christina_regina/testing";
import {
  agitate,
  AWAY,
  coloursIn,
  ELSEWHERE,
  FakeServer,
  SERVES,
  shared,
  strike,
  struck,
} from "../christina_regina/testing_server";
import { BOT, OWN, settled } from "../testing";
import type { LogEvent } from "../wire";

describe("the curtain", () => {
  it("is down when the page is opened: whoever is to act may lift it, and nobody's turn has begun", () => {
    const server = shared();
    const { session, here } = server;
    expect(here.opened).toEqual([[null, 0]]);
    expect([session.curtain, session.table.seat, session.viewSeat, session.colour]).toEqual([0, null, 0, null]);
    expect([session.isMyTurn, session.draft.legal, here.turns]).toEqual([false, null, 0]);
    expect(server.looks()).toEqual([]);
    expect(coloursIn(server)).toEqual([]);
  });

  it("once lifted brings the whole log as this seat knows it, and the turn begins", () => {
    const server = shared();
    const { session, here } = server;
    session.lift();
    expect([server.looks(), session.curtain, session.viewSeat, session.isMyTurn]).toEqual([[[0, 0]], null, 0, false]);
    session.lift();
    expect(server.looks()).toHaveLength(1);
    server.answers();
    expect([session.table.seat, session.colour, session.isMyTurn, here.turns]).toEqual([0, "red", true, 1]);
    expect(session.table.log.map(({ event }) => event)).toEqual(server.log.map((event) => seenBy(event, 0)));
    expect(coloursIn(server)).toContain("red");
  });

  it("while it is asked for, the table is seen from the seat of whoever lifts it", () => {
    const { session } = shared(1);
    expect(session.viewSeat).toBe(1);
    session.lift();
    expect(session.viewSeat).toBe(1);
  });

  it("falls by itself when the turn has been shown, and the next one may lift it", () => {
    const server = shared();
    const { session, here } = server;
    server.lift();
    server.happens([moveBy(0, agitate)], 1, { takeBack: 0 });
    expect([session.beat?.kind, session.curtain, session.table.seat]).toEqual(["move", null, 0]);
    here.watch();
    expect([session.curtain, session.table.seat, server.looks().at(-1)]).toEqual([1, null, [null, 0]]);
    server.answers();
    expect([session.curtain, session.viewSeat, session.isMyTurn, here.turns]).toEqual([1, 1, false, 1]);
    expect(session.position).toEqual(server.position(null));
    server.lift();
    expect([session.colour, session.isMyTurn, here.turns, session.curtain]).toEqual(["green", true, 2, null]);
    expect(server.looks()).toEqual([[0, 0], [null, 0], [1, 0]]); // prettier-ignore
  });

  it("is lifted right away too, before what everybody may know is here", () => {
    const server = shared();
    server.lift();
    server.plays(agitate, [], 1);
    server.session.lift();
    server.answers();
    expect([server.session.curtain, server.session.colour, server.session.isMyTurn]).toEqual([null, "green", true]);
  });

  it("hides nothing from whoever is alone at a device", () => {
    const server = new FakeServer([OWN, ELSEWHERE, BOT], 0);
    server.plays(agitate, [], 1);
    server.plays(agitate, [], 2);
    expect([server.session.curtain, server.session.colour, server.looks()]).toEqual([null, "red", []]);
  });
});

describe("behind the curtain", () => {
  it("a search finds what there is: one's own colour in front of it, everything when it waits to be shown", () => {
    const server = new FakeServer([OWN, ELSEWHERE, BOT], 0, 1);
    expect(coloursIn(server)).toEqual(["red"]);
    server.here.hear({ ...server.view(0), position: null, events: [] });
    expect(coloursIn(server)).toEqual([]);
    const watched = shared(2);
    watched.isOver = true;
    watched.here.hear(watched.step(null, [{ type: "end" }], { position: null }));
    expect(coloursIn(watched)).toEqual([]);
    watched.here.hear(watched.view(null));
    expect(coloursIn(watched)).toEqual([...SERVES].sort());
  });

  it("nothing is left of what a seat knew, from the very moment that it falls", () => {
    const server = shared();
    server.lift();
    server.plays(strike, [struck], 1);
    expect(server.here.announced.map(({ key }) => key)).toEqual(["told-cr-assassinate-dagger", "told-cr-failure-seen"]);
    expect(coloursIn(server)).toEqual([]);
    expect([server.session.position, server.session.table.log, server.here.lastSaid]).toEqual([null, [], []]);
    server.answers();
    expect(coloursIn(server)).toEqual([]);
    expect(server.session.table.log.map(({ event }) => event)).toEqual(server.log.map((event) => seenBy(event, null)));
  });

  it("nor of a turn in the making, of what it would change, of a glance at one's colour", async () => {
    const server = shared();
    const { session, here } = server;
    server.lift();
    session.draft.chooseStack("gold");
    session.draft.chooseStack("silver");
    session.drafted();
    const { id } = here.socket.of("preview")[0]!;
    here.hear({
      type: "preview",
      id,
      gains: null,
      position: server.position(0),
      choices: null,
      scores: null,
      returns: null,
    });
    await settled();
    session.peeks = true;
    session.spoken = { stacks: ["gold"], influence: [], seats: [] };
    expect([session.outcome?.position.factions[0], session.draft.stage]).toEqual(["red", "ready"]);
    session.lower();
    expect(coloursIn(server)).toEqual([]);
    expect([session.outcome, session.peeks, session.spoken, session.draft.isEmpty, session.draft.legal]).toEqual([
      null,
      false,
      null,
      true,
      null,
    ]);
    server.answers();
    expect([session.curtain, coloursIn(server)]).toEqual([0, []]);
  });

  it("nor of a dagger in the middle of its ceremony, or in a draft", () => {
    const server = shared();
    const { session } = server;
    server.lift();
    session.draft.chooseVictim(1);
    session.draft.chooseNumber(2);
    session.draft.chooseDagger("purple");
    session.lower();
    expect(coloursIn(server)).toEqual([]);
    server.answers();
    server.lift();
    server.happens([moveBy(0, strike), struck], 1);
    server.here.clock.pass(600);
    expect(session.beat?.ceremony?.dagger).toBe("purple");
    session.lower();
    expect([session.beat, coloursIn(server)]).toEqual([null, []]);
    server.here.clock.pass(10_000);
    server.answers();
    expect([session.beat, session.curtain, coloursIn(server)]).toEqual([null, 1, []]);
  });

  it("what was on its way to the seat is not heard any more", () => {
    const server = shared();
    const { session, here } = server;
    server.lift();
    server.plays(strike, [struck], 1);
    const late = server.view(0);
    const bot = [moveBy(2, agitate)];
    server.log.push(...bot);
    here.hear(late);
    here.hear(server.step(0, bot));
    expect([session.table.seat, session.table.number, session.beat, coloursIn(server)]).toEqual([null, 0, null, []]);
    expect([server.looks().length, here.socket.of("resume")]).toEqual([2, []]);
    server.answers();
    expect([session.table.seat, session.table.number, session.curtain]).toEqual([null, server.log.length, 1]);
  });

  it("late answers to questions are dropped", async () => {
    const server = shared();
    const { session, here } = server;
    server.lift();
    session.draft.start("agitate");
    session.draft.chooseStack("gold");
    session.drafted();
    const { id } = here.socket.of("preview")[0]!;
    server.plays(agitate, [], 1);
    here.hear({
      type: "preview",
      id,
      gains: null,
      position: server.position(0),
      choices: null,
      scores: null,
      returns: null,
    });
    await settled();
    expect([session.outcome, coloursIn(server)]).toEqual([null, []]);
  });

  it("the victim hears of a dagger once the curtain is up, and nobody else does", () => {
    const server = shared();
    const { session } = server;
    server.lift();
    server.plays(strike, [struck], 1);
    server.answers();
    expect(session.untold).toEqual([]);
    server.lift();
    expect(session.untold).toMatchObject([{ attempt: seenBy(struck, 1), dagger: "purple" }]);
    session.goOnFromAttempt();
    expect(session.untold).toEqual([]);
    server.plays(agitate, [], 0);
    server.answers();
    server.lift();
    expect(session.untold).toEqual([]);
    server.plays(agitate, [], 1);
    server.answers();
    server.lift();
    expect(session.untold).toEqual([]);
  });

  it("what the victim has not heard yet is gone when the curtain falls again", () => {
    const server = shared();
    server.lift();
    server.plays(strike, [struck], 1);
    server.answers();
    server.lift();
    expect(server.session.untold).toHaveLength(1);
    server.session.lower();
    expect([server.session.untold, coloursIn(server)]).toEqual([[], []]);
  });

  it("a dagger that the victim has just watched is not told a second time", () => {
    const server = new FakeServer([OWN, AWAY, BOT]);
    server.lift();
    const attempt: LogEvent = { type: "attempt", assassin: 2, victim: 0, number: 1, success: true };
    server.happens([moveBy(0, agitate)], 2);
    server.happens([moveBy(2, { kind: "assassinate", victim: 0, number: 1, colour: "black" }), attempt], 0);
    server.here.watch();
    expect([server.session.table.seat, server.session.isMyTurn, server.session.untold]).toEqual([0, true, []]);
  });
});

describe("turns of others", () => {
  it("a bot's is shown openly, without a curtain to lift, and the next of us may lift it then", () => {
    const server = shared(1);
    const { session, here } = server;
    server.lift();
    server.plays(agitate, [], 2);
    server.answers();
    expect([session.curtain, session.table.seat, session.viewSeat]).toEqual([null, null, 0]);
    server.happens([moveBy(2, strike), { ...struck, assassin: 2 } as LogEvent], 0);
    here.clock.pass(600);
    expect([session.beat?.ceremony?.dagger, session.curtain, coloursIn(server)]).toEqual([null, null, []]);
    here.watch();
    expect([session.curtain, session.table.seat, here.turns, server.looks().length]).toEqual([0, null, 1, 2]);
    expect(here.announced.map(({ key }) => key)).toEqual(["told-cr-agitate", "told-cr-assassinate", "told-cr-failure"]);
  });

  it("a bot that is quick is watched by whoever has just moved, then the curtain falls once", () => {
    const server = shared();
    const { session, here } = server;
    server.lift();
    server.happens([moveBy(0, agitate)], 2);
    server.happens([moveBy(2, { kind: "manipulate", stacks: ["copper", "gold"] })], 1);
    here.watch();
    expect(here.announced.map(({ key }) => key)).toEqual(["told-cr-agitate", "told-cr-manipulate"]);
    expect([session.curtain, session.table.seat, coloursIn(server), here.turns]).toEqual([1, null, [], 1]);
    expect(server.looks()).toEqual([[0, 0], [null, 0]]); // prettier-ignore
  });

  it("somebody's at another device is no reason for a curtain either", () => {
    const server = new FakeServer([OWN, OWN, ELSEWHERE], null, 2);
    expect(server.session.curtain).toBeNull();
    server.plays(agitate, [], 1);
    expect([server.session.curtain, server.looks()]).toEqual([1, []]);
  });
});

describe("taking back at a shared device", () => {
  it("works from behind the curtain, and gives the turn to whoever had it", async () => {
    const server = shared();
    const { session, here } = server;
    server.lift();
    server.happens([moveBy(0, agitate)], 1, { takeBack: 0 });
    here.watch();
    expect(session.canTakeBack).toBe(false); // nothing is known just now
    server.answers();
    expect([session.curtain, session.canTakeBack]).toEqual([1, true]);
    void session.takeBack();
    const [sent] = here.socket.of("take-back");
    expect(sent).toMatchObject({ seat: 0, seen: 3 });
    here.hear({ type: "ack", id: sent!.id, first_number: 4, number: 4 });
    server.happens([{ type: "take-back", seat: 0, to: 2 }], 0);
    await settled();
    here.watch();
    expect([session.curtain, session.table.seat, session.canTakeBack, here.refusals]).toEqual([0, null, false, []]);
    server.lift();
    expect([session.colour, session.isMyTurn, here.turns]).toEqual(["red", true, 2]);
  });

  it("also when the next one has lifted it already: then it falls for them", async () => {
    const server = shared();
    const { session, here } = server;
    server.lift();
    server.happens([moveBy(0, agitate)], 1, { takeBack: 0 });
    here.watch();
    server.answers();
    server.lift();
    expect([session.colour, session.canTakeBack]).toEqual(["green", true]);
    void session.takeBack();
    here.hear({ type: "ack", id: here.socket.of("take-back")[0]!.id, first_number: 4, number: 4 });
    server.happens([{ type: "take-back", seat: 0, to: 2 }], 0);
    await settled();
    here.watch();
    expect([session.curtain, session.table.seat, coloursIn(server)]).toEqual([0, null, []]);
  });

  it("is not for a bot's turn, or for somebody's elsewhere", () => {
    const server = new FakeServer([OWN, OWN, ELSEWHERE], null, 2);
    server.happens([moveBy(2, agitate)], 0, { takeBack: 2 });
    server.here.watch();
    expect(server.session.canTakeBack).toBe(false);
  });
});

describe("seats whose people are away", () => {
  it("have no curtain: a bot plays; when they are back they may lift it", () => {
    const server = new FakeServer([OWN, AWAY, BOT], null, 1);
    const { session } = server;
    expect(session.curtain).toBeNull();
    server.seats = [OWN, OWN, BOT];
    server.happens([{ type: "return", seat: 1 }], 1, { table: true });
    expect([session.curtain, session.table.seat]).toEqual([1, null]);
  });

  it("who leaves in the middle of a turn takes what they know with them", () => {
    const server = shared();
    const { session } = server;
    server.lift();
    session.draft.chooseStack("gold");
    server.seats = [AWAY, OWN, BOT];
    server.happens([{ type: "leave", seat: 0, stand_in: "greedy" }], 0, { table: true });
    expect([session.curtain, session.table.seat, session.draft.legal, coloursIn(server)]).toEqual([
      null,
      null,
      null,
      [],
    ]);
    server.answers();
    expect([session.curtain, session.isMyTurn]).toEqual([null, false]);
  });

  it("somebody else's coming and going leaves a turn in the making alone", () => {
    const server = shared();
    const { session } = server;
    server.lift();
    session.draft.chooseStack("gold");
    server.seats = [OWN, AWAY, BOT];
    server.happens([{ type: "leave", seat: 1, stand_in: "greedy" }], 0, { table: true });
    expect([session.draft.stage, session.colour, session.curtain, server.looks().length]).toEqual([
      "bury",
      "red",
      null,
      1,
    ]);
  });

  it("a seat that was moved to another device leaves the other one alone here, with all that it knows", () => {
    const server = shared(1);
    const { session } = server;
    expect(session.curtain).toBe(1);
    server.seats = [OWN, ELSEWHERE, BOT];
    server.happens([{ type: "hand-over", seat: 1 }], 1, { table: true });
    expect([session.curtain, server.looks()]).toEqual([null, [[0, 0]]]);
    server.answers();
    expect([session.table.seat, session.colour, session.curtain]).toEqual([0, "red", null]);
    expect(session.table.log.map(({ event }) => event)).toEqual(server.log.map((event) => seenBy(event, 0)));
  });
});
