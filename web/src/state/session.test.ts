/** What any game's session does for people who share a device, told with a game that has secrets. */
import { Session as Inspector, type Runtime } from "node:inspector";
import { describe, expect, it } from "vitest";
import { courtLegal, courtMove, courtOf, CourtSitting, seenBy } from "../christina_regina/testing";
import { BOT, eventsOf, infoOf, OWN, seatOf, settled, viewOf } from "../testing";
import type {
  ChristinaReginaAction,
  ChristinaReginaPosition,
  Events,
  Faction,
  LogEvent,
  SeatInfo,
  TableInfo,
  View,
} from "../wire";

const SERVES: Faction[] = ["red", "green", "blue"];
const AWAY = seatOf({ yours: true, away: true, bot: "greedy" });
const ELSEWHERE = seatOf({ name: "Cleo" });
const agitate: ChristinaReginaAction = { kind: "agitate", stack: "gold" };
/** Ada strikes at Bea with purple, and sees that Bea serves green. */
const strike: ChristinaReginaAction = { kind: "assassinate", victim: 1, number: 2, colour: "purple" };
const struck: LogEvent = {
  type: "attempt",
  assassin: 0,
  victim: 1,
  number: 2,
  success: false,
  victim_colour: "green",
};

/** A server with one table and one page: it says only what it is told to, and to each seat what it may know. */
class House {
  readonly here: CourtSitting;
  log: LogEvent[] = [
    { type: "start", first: 0 },
    {
      type: "deal",
      open: {
        copper: ["copper-red", "copper-blue"],
        silver: ["silver-none", "silver-green"],
        gold: ["gold-black", "gold-none"],
      },
      factions: SERVES,
    },
  ];
  seats: SeatInfo[];
  toAct: number | null = 0;
  takeBack: number | null = null;
  isOver = false;
  rematch: string | null = null;
  #viewer: number | null;
  #heard = new Set<string>();

  constructor(seats: SeatInfo[], viewer: number | null = null, toAct = 0) {
    this.seats = seats;
    this.toAct = toAct;
    this.#viewer = viewer;
    this.here = new CourtSitting(viewer);
    this.here.hear(this.view(viewer));
  }

  get session() {
    return this.here.session;
  }

  get info(): TableInfo {
    return infoOf({
      game: "christina-regina",
      edition: "court",
      options: { "memory-aid": "off" },
      seats: this.seats,
      stage: this.isOver ? "over" : "running",
      to_act: this.toAct,
      number: this.log.length,
      rematch: this.rematch,
    });
  }

  position(seat: number | null): ChristinaReginaPosition {
    const factions = SERVES.map((faction, k) => (this.isOver || k === seat ? faction : null));
    return courtOf({ factions, to_act: this.toAct, ending: this.isOver ? "scored" : null });
  }

  #legal(seat: number | null) {
    return seat !== null && seat === this.toAct ? courtLegal() : null;
  }

  view(seat: number | null, after = 0): View {
    const log = this.log.map((event) => seenBy(event, this.isOver ? "all" : seat));
    return viewOf(log, after, {
      seat,
      table: this.info,
      position: this.position(seat),
      legal: this.#legal(seat),
      take_back: this.takeBack,
      reckoning: this.isOver ? { copper: [], silver: [], gold: [] } : null,
    });
  }

  /** What a step is for a seat; nobody hears it by that. */
  step(seat: number | null, events: LogEvent[], given: Partial<Events> = {}): Events {
    return eventsOf(
      this.log.length - events.length,
      events.map((event) => seenBy(event, this.isOver ? "all" : seat)),
      {
        to_act: this.toAct,
        position: this.position(seat),
        legal: this.#legal(seat),
        take_back: this.takeBack,
        ...given,
      },
    );
  }

  happens(events: LogEvent[], toAct: number | null, given: { takeBack?: number; table?: boolean } = {}): void {
    this.log.push(...events);
    this.toAct = toAct;
    this.takeBack = given.takeBack ?? null;
    this.here.hear(this.step(this.#viewer, events, given.table ? { table: this.info } : {}));
  }

  ends(events: LogEvent[]): void {
    this.isOver = true;
    this.happens([...events, { type: "end" }], null, { table: true });
    this.here.hear(this.view(this.#viewer));
  }

  /** Answer what the page has asked for since. */
  answers(): void {
    for (const message of [...this.here.socket.sent]) {
      if (this.#heard.has(message.id)) continue;
      this.#heard.add(message.id);
      if (message.type === "look") this.#viewer = message.seat;
      if (message.type === "look" || message.type === "resume")
        this.here.hear(this.view(this.#viewer, message.after ?? 0));
    }
  }

  /** The connection is lost; the next one is open and has got nothing yet. Which seat, and after which number? */
  comesBack(): [number | null, number] {
    this.here.socket.lose();
    this.here.clock.pass(1000);
    this.here.socket.open();
    const [seat, after] = this.here.opened.at(-1)!;
    this.#viewer = seat;
    this.here.hear(this.view(seat, after));
    return [seat, after];
  }

  looks(): [number | null, number | undefined][] {
    return this.here.sockets.flatMap((socket) =>
      socket.of("look").map(({ seat, after }): [number | null, number | undefined] => [seat, after]),
    );
  }

  /** Somebody lifts the curtain and is at their turn. */
  lift(): void {
    this.session.lift();
    this.answers();
  }

  plays(action: ChristinaReginaAction, more: LogEvent[], toAct: number | null): void {
    this.happens([courtMove(this.toAct!, action), ...more], toAct);
    this.here.watch();
  }
}

/** Ada and Bea share the device, with a bot. */
const shared = (toAct = 0): House => new House([OWN, OWN, BOT], null, toAct);

/** Every text that an object holds, its private parts too; what tests put in, and functions, aside. */
function textsIn(root: object): string[] {
  const inspector = new Inspector();
  inspector.connect();
  const found: string[] = [];
  const shelf = globalThis as { inspected?: unknown };
  shelf.inspected = { root, seen: new WeakSet() };
  const call = (objectId: string, code: string): unknown => {
    let value: unknown;
    inspector.post(
      "Runtime.callFunctionOn",
      { objectId, functionDeclaration: code, returnByValue: true },
      (error, answer) => {
        if (error) throw error;
        value = answer.result.value;
      },
    );
    return value;
  };
  const visit = (thing: Runtime.RemoteObject | undefined): void => {
    if (thing?.type === "string") found.push(String(thing.value));
    if (thing?.type !== "object" || !thing.objectId || /^Fake/.test(thing.className ?? "")) return;
    const isNew = "function () { const { seen } = inspected; return !seen.has(this) && Boolean(seen.add(this)); }";
    if (!call(thing.objectId, isNew)) return;
    inspector.post("Runtime.getProperties", { objectId: thing.objectId, ownProperties: true }, (error, answer) => {
      if (error) throw error;
      // Of the types only these are missing.
      const { privateProperties = [] } = answer as {
        privateProperties?: { name: string; value?: Runtime.RemoteObject }[];
      };
      const inner = (answer.internalProperties ?? []).filter(({ name }) => name !== "[[Prototype]]");
      for (const { value } of [...answer.result, ...privateProperties, ...inner]) visit(value);
    });
  };
  inspector.post("Runtime.evaluate", { expression: "inspected.root" }, (error, answer) => {
    if (error) throw error;
    visit(answer.result);
  });
  inspector.disconnect();
  delete shelf.inspected;
  return found;
}

/** Colours that the session knows of: behind the curtain nobody's, and no dagger's. */
const coloursIn = (house: House): string[] => {
  const colours = ["red", "green", "blue", "black", "purple"];
  return [...new Set(textsIn(house.session))].filter((text) => colours.includes(text)).sort();
};

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

describe("the end", () => {
  it.each([
    ["of whoever looks from a seat", new House([OWN, ELSEWHERE, BOT], 0, 2)],
    ["of those who watch", new House([ELSEWHERE, ELSEWHERE, BOT], null, 2)],
    ["at a shared device", shared(2)],
  ])("%s: everything is shown, and only after the last beats", (_, house) => {
    const { session, here } = house;
    house.ends([courtMove(2, agitate)]);
    const [, deal] = house.log;
    const known = () => session.table.log.find(({ event }) => event.type === "deal")?.event;
    expect([session.beat?.kind, session.shown?.ending, session.table.reckoning]).toEqual(["move", null, null]);
    expect([session.shown?.factions[2], session.info?.stage]).toEqual([null, "running"]);
    expect(known()).not.toEqual(deal);
    here.watch();
    expect([session.shown?.ending, session.shown?.factions, session.info?.stage]).toEqual(["scored", SERVES, "over"]);
    expect(session.table.reckoning).not.toBeNull();
    expect(known()).toEqual(deal);
    expect([session.curtain, session.table.isCurrent, session.isOver, here.turns]).toEqual([null, true, true, 0]);
    expect(here.announced.map(({ key }) => key)).toEqual(["told-cr-agitate", "told-end"]);
  });

  it("after one's own last move the curtain does not fall any more", () => {
    const house = shared();
    house.lift();
    house.ends([courtMove(0, agitate)]);
    house.here.watch();
    expect([house.session.table.seat, house.session.curtain, house.session.shown?.factions]).toEqual([0, null, SERVES]);
  });

  it("can be hurried to", () => {
    const house = shared(2);
    house.ends([courtMove(2, agitate)]);
    house.session.hurry();
    house.here.clock.pass(0);
    expect([house.session.beat, house.session.table.reckoning !== null]).toEqual([null, true]);
  });

  it("the next game, opened while the end is still shown, is not forgotten", () => {
    const house = shared(2);
    const { session, here } = house;
    house.ends([courtMove(2, agitate)]);
    house.rematch = "next";
    house.happens([{ type: "rematch", table: "next" }], null, { table: true });
    here.watch();
    house.answers();
    expect([session.info?.rematch, session.table.number, session.table.reckoning !== null]).toEqual([
      "next",
      house.log.length,
      true,
    ]);
    expect(session.table.log.map(({ event }) => event)).toEqual(house.log);
  });

  it("a connection that is lost while it is shown takes nothing away", () => {
    const house = shared(2);
    house.ends([courtMove(2, agitate)]);
    house.here.clock.pass(100);
    house.comesBack();
    house.here.watch();
    house.answers();
    expect([house.session.table.log.map(({ event }) => event), house.session.table.reckoning !== null]).toEqual([
      house.log,
      true,
    ]);
  });

  it("a table that is given up while somebody is waited for has no curtain left", () => {
    const house = new House([OWN, AWAY, BOT]);
    expect(house.session.curtain).toBe(0);
    house.ends([{ type: "leave", seat: 0, stand_in: "greedy" }]);
    house.here.watch();
    expect([house.session.curtain, house.session.isOver, house.session.shown?.factions]).toEqual([null, true, SERVES]);
  });

  it("is all there after a reload", () => {
    const house = shared();
    house.isOver = true;
    house.toAct = null;
    house.log.push({ type: "end" });
    house.here.hear(house.view(null));
    expect([house.session.curtain, house.session.shown?.factions, house.session.beat]).toEqual([null, SERVES, null]);
  });
});

describe("a lost connection", () => {
  it("with the curtain up comes back to the same seat, and a turn in the making stays", () => {
    const house = shared();
    const { session } = house;
    house.lift();
    session.draft.chooseStack("gold");
    expect(house.comesBack()).toEqual([0, 2]);
    expect([session.draft.stage, session.colour, session.curtain, house.here.turns]).toEqual(["bury", "red", null, 1]);
  });

  it("with the curtain down comes back as those who watch", () => {
    const house = shared();
    house.lift();
    house.plays(agitate, [], 1);
    house.answers();
    expect(house.comesBack()).toEqual([null, 3]);
    expect([house.session.curtain, house.session.table.seat, coloursIn(house)]).toEqual([1, null, []]);
  });

  it("just when the curtain fell asks for what everybody may know, whole", () => {
    const house = shared();
    house.lift();
    house.plays(agitate, [], 1);
    expect(house.comesBack()).toEqual([null, 0]);
    expect([house.session.curtain, house.session.table.number, coloursIn(house)]).toEqual([1, 3, []]);
    house.lift();
    expect(house.session.colour).toBe("green");
  });

  it("just when it was lifted asks for the whole log of that seat", () => {
    const house = shared();
    house.session.lift();
    expect(house.comesBack()).toEqual([0, 0]);
    expect(house.session.table.log.map(({ event }) => event)).toEqual(house.log.map((event) => seenBy(event, 0)));
    expect([house.session.colour, house.session.isMyTurn, house.session.curtain]).toEqual(["red", true, null]);
  });

  it("while it fell and was lifted at once ends at the seat of whoever lifted it", () => {
    const house = shared();
    house.lift();
    house.plays(agitate, [], 1);
    house.session.lift();
    expect(house.comesBack()).toEqual([1, 0]);
    expect([house.session.colour, house.session.curtain, house.session.isMyTurn]).toEqual(["green", null, true]);
  });

  it("after which the turn is another's: the curtain falls", () => {
    const house = shared();
    house.lift();
    house.log.push(courtMove(0, agitate));
    house.toAct = 1;
    expect(house.comesBack()).toEqual([0, 2]);
    expect([house.session.curtain, house.session.table.seat, coloursIn(house)]).toEqual([1, null, []]);
  });

  it("a move that was sent meanwhile is sent again, and the curtain falls after it", async () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    void session.play(agitate);
    const [sent] = here.socket.of("play");
    house.log.push(courtMove(0, agitate));
    house.toAct = 1;
    house.comesBack();
    expect(here.socket.of("play")).toEqual([sent]);
    here.hear({ type: "ack", id: sent!.id, first_number: 3, number: 3 });
    await settled();
    house.answers();
    expect([session.curtain, session.isSending, session.table.seat]).toEqual([1, false, null]);
    house.lift();
    expect([session.isMyTurn, session.colour]).toEqual([true, "green"]);
  });

  it("a move that came too late lets the curtain fall when the turn is another's", async () => {
    const house = shared();
    const { session, here } = house;
    house.lift();
    void session.play(agitate);
    house.log.push(courtMove(0, agitate));
    house.toAct = 1;
    here.hear({ type: "stale", id: here.socket.of("play")[0]!.id, view: house.view(0, 2) });
    await settled();
    expect(here.refusals.map(({ key }) => key)).toEqual(["turn-stale"]);
    expect([session.curtain, session.table.seat, coloursIn(house)]).toEqual([1, null, []]);
  });
});
