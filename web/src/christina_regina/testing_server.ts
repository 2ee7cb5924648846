/** What tests of a shared device share: a server with one table of a game that has secrets. */
import { Session as Inspector, type Runtime } from "node:inspector";
import { BOT, eventsOf, infoOf, OWN, seatOf, viewOf } from "../testing";
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
import { legalWith, moveBy, positionWith, Sitting, seenBy } from "./testing";

export const SERVES: Faction[] = ["red", "green", "blue"];
export const AWAY = seatOf({ yours: true, away: true, bot: "greedy" });
export const ELSEWHERE = seatOf({ name: "Cleo" });
export const agitate: ChristinaReginaAction = { kind: "agitate", stack: "gold" };
/** Ada strikes at Bea with purple, and sees that Bea serves green. */
export const strike: ChristinaReginaAction = { kind: "assassinate", victim: 1, number: 2, colour: "purple" };
export const struck: LogEvent = {
  type: "attempt",
  assassin: 0,
  victim: 1,
  number: 2,
  success: false,
  victim_colour: "green",
};

/** A server with one table and one page: it says only what it is told to, and to each seat what it may know. */
export class FakeServer {
  readonly here: Sitting;
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
    this.here = new Sitting(viewer);
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
    return positionWith({ factions, to_act: this.toAct, ending: this.isOver ? "scored" : null });
  }

  #legal(seat: number | null) {
    return seat !== null && seat === this.toAct ? legalWith() : null;
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
    this.happens([moveBy(this.toAct!, action), ...more], toAct);
    this.here.watch();
  }
}

/** Ada and Bea share the device, with a bot. */
export const shared = (toAct = 0): FakeServer => new FakeServer([OWN, OWN, BOT], null, toAct);

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
export const coloursIn = (server: FakeServer): string[] => {
  const colours = ["red", "green", "blue", "black", "purple"];
  return [...new Set(textsIn(server.session))].filter((text) => colours.includes(text)).sort();
};
