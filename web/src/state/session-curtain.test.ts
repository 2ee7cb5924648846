/** What any game's session does for people who share a device, told with a game that has secrets. */
import { describe, expect, it } from "vitest";
import { courtMove, seenBy } from "../christina_regina/testing";
import {
  agitate,
  AWAY,
  coloursIn,
  ELSEWHERE,
  House,
  SERVES,
  shared,
  strike,
  struck,
} from "../christina_regina/testing_house";
import { BOT, OWN, settled } from "../testing";
import type { LogEvent } from "../wire";

describe("the curtain", () => {
  it("is down when the page is opened: whoever is to act may lift it, and nobody's turn has begun", () => {
    const house = shared();
    const { session, here } = house;
    expect(here.opened).toEqual([[null, 0]]);
    expect([session.curtain, session.table.seat, session.viewSeat, session.colour]).toEqual([0, null, 0, null]);
    expect([session.isMyTurn, session.draft.legal, here.turns]).toEqual([false, null, 0]);
    expect(house.looks()).toEqual([]);
    expect(coloursIn(house)).toEqual([]);
  });

  it("once lifted brings the whole log as this seat knows it, and the turn begins", () => {
    const house = shared();
    const { session, here } = house;
    session.lift();
    expect([house.looks(), session.curtain, session.viewSeat, session.isMyTurn]).toEqual([[[0, 0]], null, 0, false]);
    session.lift();
    expect(house.looks()).toHaveLength(1);
    house.answers();
    expect([session.table.seat, session.colour, session.isMyTurn, here.turns]).toEqual([0, "red", true, 1]);
    expect(session.table.log.map(({ event }) => event)).toEqual(house.log.map((event) => seenBy(event, 0)));
    expect(coloursIn(house)).toContain("red");
  });

  it("while it is asked for, the table is seen from the seat of whoever lifts it", () => {
    const { session } = shared(1);
    expect(session.viewSeat).toBe(1);
    session.lift();
    expect(session.viewSeat).toBe(1);
  });

  it("falls by itself when the turn has been shown, and the next one may lift it", () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    house.happens([courtMove(0, agitate)], 1, { takeBack: 0 });
    expect([session.beat?.kind, session.curtain, session.table.seat]).toEqual(["move", null, 0]);
    here.watch();
    expect([session.curtain, session.table.seat, house.looks().at(-1)]).toEqual([1, null, [null, 0]]);
    house.answers();
    expect([session.curtain, session.viewSeat, session.isMyTurn, here.turns]).toEqual([1, 1, false, 1]);
    expect(session.position).toEqual(house.position(null));
    house.lift();
    expect([session.colour, session.isMyTurn, here.turns, session.curtain]).toEqual(["green", true, 2, null]);
    expect(house.looks()).toEqual([[0, 0], [null, 0], [1, 0]]); // prettier-ignore
  });

  it("is lifted right away too, before what everybody may know is here", () => {
    const house = shared();
    house.lift();
    house.plays(agitate, [], 1);
    house.session.lift();
    house.answers();
    expect([house.session.curtain, house.session.colour, house.session.isMyTurn]).toEqual([null, "green", true]);
  });

  it("hides nothing from whoever is alone at a device", () => {
    const house = new House([OWN, ELSEWHERE, BOT], 0);
    house.plays(agitate, [], 1);
    house.plays(agitate, [], 2);
    expect([house.session.curtain, house.session.colour, house.looks()]).toEqual([null, "red", []]);
  });
});

describe("behind the curtain", () => {
  it("a search finds what there is: one's own colour in front of it, everything when it waits to be shown", () => {
    const house = new House([OWN, ELSEWHERE, BOT], 0, 1);
    expect(coloursIn(house)).toEqual(["red"]);
    house.here.hear({ ...house.view(0), position: null, events: [] });
    expect(coloursIn(house)).toEqual([]);
    const watched = shared(2);
    watched.isOver = true;
    watched.here.hear(watched.step(null, [{ type: "end" }], { position: null }));
    expect(coloursIn(watched)).toEqual([]);
    watched.here.hear(watched.view(null));
    expect(coloursIn(watched)).toEqual([...SERVES].sort());
  });

  it("nothing is left of what a seat knew, from the very moment that it falls", () => {
    const house = shared();
    house.lift();
    house.plays(strike, [struck], 1);
    expect(house.here.announced.map(({ key }) => key)).toEqual(["told-cr-assassinate-dagger", "told-cr-failure-seen"]);
    expect(coloursIn(house)).toEqual([]);
    expect([house.session.position, house.session.table.log, house.here.lastSaid]).toEqual([null, [], []]);
    house.answers();
    expect(coloursIn(house)).toEqual([]);
    expect(house.session.table.log.map(({ event }) => event)).toEqual(house.log.map((event) => seenBy(event, null)));
  });

  it("nor of a turn in the making, of what it would change, of a glance at one's colour", async () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    session.draft.chooseStack("gold");
    session.draft.chooseStack("silver");
    session.drafted();
    const { id } = here.socket.of("preview")[0]!;
    here.hear({ type: "preview", id, gains: null, position: house.position(0), choices: null, scores: null });
    await settled();
    session.peeks = true;
    session.spoken = { stacks: ["gold"], influence: [], seats: [] };
    expect([session.outcome?.position.factions[0], session.draft.stage]).toEqual(["red", "ready"]);
    session.lower();
    expect(coloursIn(house)).toEqual([]);
    expect([session.outcome, session.peeks, session.spoken, session.draft.isEmpty, session.draft.legal]).toEqual([
      null,
      false,
      null,
      true,
      null,
    ]);
    house.answers();
    expect([session.curtain, coloursIn(house)]).toEqual([0, []]);
  });

  it("nor of a dagger in the middle of its ceremony, or in a draft", () => {
    const house = shared();
    const { session } = house;
    house.lift();
    session.draft.chooseVictim(1);
    session.draft.chooseNumber(2);
    session.draft.chooseDagger("purple");
    session.lower();
    expect(coloursIn(house)).toEqual([]);
    house.answers();
    house.lift();
    house.happens([courtMove(0, strike), struck], 1);
    house.here.clock.pass(600);
    expect(session.beat?.ceremony?.dagger).toBe("purple");
    session.lower();
    expect([session.beat, coloursIn(house)]).toEqual([null, []]);
    house.here.clock.pass(10_000);
    house.answers();
    expect([session.beat, session.curtain, coloursIn(house)]).toEqual([null, 1, []]);
  });

  it("what was on its way to the seat is not heard any more", () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    house.plays(strike, [struck], 1);
    const late = house.view(0);
    const bot = [courtMove(2, agitate)];
    house.log.push(...bot);
    here.hear(late);
    here.hear(house.step(0, bot));
    expect([session.table.seat, session.table.number, session.beat, coloursIn(house)]).toEqual([null, 0, null, []]);
    expect([house.looks().length, here.socket.of("resume")]).toEqual([2, []]);
    house.answers();
    expect([session.table.seat, session.table.number, session.curtain]).toEqual([null, house.log.length, 1]);
  });

  it("late answers to questions are dropped", async () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    session.draft.start("agitate");
    session.draft.chooseStack("gold");
    session.drafted();
    const { id } = here.socket.of("preview")[0]!;
    house.plays(agitate, [], 1);
    here.hear({ type: "preview", id, gains: null, position: house.position(0), choices: null, scores: null });
    await settled();
    expect([session.outcome, coloursIn(house)]).toEqual([null, []]);
  });

  it("the victim hears of a dagger once the curtain is up, and nobody else does", () => {
    const house = shared();
    const { session } = house;
    house.lift();
    house.plays(strike, [struck], 1);
    house.answers();
    expect(session.untold).toEqual([]);
    house.lift();
    expect(session.untold).toMatchObject([{ attempt: seenBy(struck, 1), dagger: "purple" }]);
    session.heard();
    expect(session.untold).toEqual([]);
    house.plays(agitate, [], 0);
    house.answers();
    house.lift();
    expect(session.untold).toEqual([]);
    house.plays(agitate, [], 1);
    house.answers();
    house.lift();
    expect(session.untold).toEqual([]);
  });

  it("what the victim has not heard yet is gone when the curtain falls again", () => {
    const house = shared();
    house.lift();
    house.plays(strike, [struck], 1);
    house.answers();
    house.lift();
    expect(house.session.untold).toHaveLength(1);
    house.session.lower();
    expect([house.session.untold, coloursIn(house)]).toEqual([[], []]);
  });

  it("a dagger that the victim has just watched is not told a second time", () => {
    const house = new House([OWN, AWAY, BOT]);
    house.lift();
    const attempt: LogEvent = { type: "attempt", assassin: 2, victim: 0, number: 1, success: true };
    house.happens([courtMove(0, agitate)], 2);
    house.happens([courtMove(2, { kind: "assassinate", victim: 0, number: 1, colour: "black" }), attempt], 0);
    house.here.watch();
    expect([house.session.table.seat, house.session.isMyTurn, house.session.untold]).toEqual([0, true, []]);
  });
});

describe("turns of others", () => {
  it("a bot's is shown openly, without a curtain to lift, and the next of us may lift it then", () => {
    const house = shared(1);
    const { session, here } = house;
    house.lift();
    house.plays(agitate, [], 2);
    house.answers();
    expect([session.curtain, session.table.seat, session.viewSeat]).toEqual([null, null, 0]);
    house.happens([courtMove(2, strike), { ...struck, assassin: 2 } as LogEvent], 0);
    here.clock.pass(600);
    expect([session.beat?.ceremony?.dagger, session.curtain, coloursIn(house)]).toEqual([null, null, []]);
    here.watch();
    expect([session.curtain, session.table.seat, here.turns, house.looks().length]).toEqual([0, null, 1, 2]);
    expect(here.announced.map(({ key }) => key)).toEqual(["told-cr-agitate", "told-cr-assassinate", "told-cr-failure"]);
  });

  it("a bot that is quick is watched by whoever has just moved, then the curtain falls once", () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    house.happens([courtMove(0, agitate)], 2);
    house.happens([courtMove(2, { kind: "manipulate", stacks: ["copper", "gold"] })], 1);
    here.watch();
    expect(here.announced.map(({ key }) => key)).toEqual(["told-cr-agitate", "told-cr-manipulate"]);
    expect([session.curtain, session.table.seat, coloursIn(house), here.turns]).toEqual([1, null, [], 1]);
    expect(house.looks()).toEqual([[0, 0], [null, 0]]); // prettier-ignore
  });

  it("somebody's at another device is no reason for a curtain either", () => {
    const house = new House([OWN, OWN, ELSEWHERE], null, 2);
    expect(house.session.curtain).toBeNull();
    house.plays(agitate, [], 1);
    expect([house.session.curtain, house.looks()]).toEqual([1, []]);
  });
});

describe("taking back at a shared device", () => {
  it("works from behind the curtain, and gives the turn to whoever had it", async () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    house.happens([courtMove(0, agitate)], 1, { takeBack: 0 });
    here.watch();
    expect(session.canTakeBack).toBe(false); // nothing is known just now
    house.answers();
    expect([session.curtain, session.canTakeBack]).toEqual([1, true]);
    void session.takeBack();
    const [sent] = here.socket.of("take-back");
    expect(sent).toMatchObject({ seat: 0, seen: 3 });
    here.hear({ type: "ack", id: sent!.id, first_number: 4, number: 4 });
    house.happens([{ type: "take-back", seat: 0, to: 2 }], 0);
    await settled();
    here.watch();
    expect([session.curtain, session.table.seat, session.canTakeBack, here.refusals]).toEqual([0, null, false, []]);
    house.lift();
    expect([session.colour, session.isMyTurn, here.turns]).toEqual(["red", true, 2]);
  });

  it("also when the next one has lifted it already: then it falls for them", async () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    house.happens([courtMove(0, agitate)], 1, { takeBack: 0 });
    here.watch();
    house.answers();
    house.lift();
    expect([session.colour, session.canTakeBack]).toEqual(["green", true]);
    void session.takeBack();
    here.hear({ type: "ack", id: here.socket.of("take-back")[0]!.id, first_number: 4, number: 4 });
    house.happens([{ type: "take-back", seat: 0, to: 2 }], 0);
    await settled();
    here.watch();
    expect([session.curtain, session.table.seat, coloursIn(house)]).toEqual([0, null, []]);
  });

  it("is not for a bot's turn, or for somebody's elsewhere", () => {
    const house = new House([OWN, OWN, ELSEWHERE], null, 2);
    house.happens([courtMove(2, agitate)], 0, { takeBack: 2 });
    house.here.watch();
    expect(house.session.canTakeBack).toBe(false);
  });
});

describe("seats whose people are away", () => {
  it("have no curtain: a bot plays; when they are back they may lift it", () => {
    const house = new House([OWN, AWAY, BOT], null, 1);
    const { session } = house;
    expect(session.curtain).toBeNull();
    house.seats = [OWN, OWN, BOT];
    house.happens([{ type: "return", seat: 1 }], 1, { table: true });
    expect([session.curtain, session.table.seat]).toEqual([1, null]);
  });

  it("who leaves in the middle of a turn takes what they know with them", () => {
    const house = shared();
    const { session } = house;
    house.lift();
    session.draft.chooseStack("gold");
    house.seats = [AWAY, OWN, BOT];
    house.happens([{ type: "leave", seat: 0, stand_in: "greedy" }], 0, { table: true });
    expect([session.curtain, session.table.seat, session.draft.legal, coloursIn(house)]).toEqual([
      null,
      null,
      null,
      [],
    ]);
    house.answers();
    expect([session.curtain, session.isMyTurn]).toEqual([null, false]);
  });

  it("somebody else's coming and going leaves a turn in the making alone", () => {
    const house = shared();
    const { session } = house;
    house.lift();
    session.draft.chooseStack("gold");
    house.seats = [OWN, AWAY, BOT];
    house.happens([{ type: "leave", seat: 1, stand_in: "greedy" }], 0, { table: true });
    expect([session.draft.stage, session.colour, session.curtain, house.looks().length]).toEqual([
      "bury",
      "red",
      null,
      1,
    ]);
  });

  it("a seat that was moved to another device leaves the other one alone here, with all that it knows", () => {
    const house = shared(1);
    const { session } = house;
    expect(session.curtain).toBe(1);
    house.seats = [OWN, ELSEWHERE, BOT];
    house.happens([{ type: "hand-over", seat: 1 }], 1, { table: true });
    expect([session.curtain, house.looks()]).toEqual([null, [[0, 0]]]);
    house.answers();
    expect([session.table.seat, session.colour, session.curtain]).toEqual([0, "red", null]);
    expect(session.table.log.map(({ event }) => event)).toEqual(house.log.map((event) => seenBy(event, 0)));
  });
});
