/** What tests of Christina Regina share: positions, real games as each seat saw them, and a session at a table. */
import { FakeClock, FakeSocket, repositoryFile } from "../testing";
import type { SessionEnvironment } from "../state/session.svelte";
import type { Step } from "../state/table.svelte";
import type {
  Card,
  ChristinaReginaAction,
  ChristinaReginaLegal,
  ChristinaReginaPosition,
  ChristinaReginaResult,
  CourtStack,
  Faction,
  LogEvent,
  Refusal,
  Stack,
  ToPage,
} from "../wire";
import { FACTIONS, factionOf, metalOf, STACKS } from "./state/cards";
import { SeenAttempts } from "./state/seen_attempts";
import { Session } from "./state/session.svelte";
import type { Line } from "./state/log_lines";

export const positionWith = (given: Partial<ChristinaReginaPosition> = {}): ChristinaReginaPosition => ({
  game: "christina-regina",
  edition: "court",
  edition_version: 1,
  players: 3,
  first: 0,
  to_act: 0,
  passes: 0,
  options: { "memory-aid": "off" },
  ending: null,
  stacks: {
    copper: { top: ["copper-red", "copper-blue"], middle: 7, bottom: [] },
    silver: { top: ["silver-none", "silver-green"], middle: 7, bottom: [] },
    gold: { top: ["gold-black", "gold-none"], middle: 7, bottom: [] },
  },
  influence: { copper: [], silver: [], gold: [] },
  discards: [],
  factions: [null, null, null],
  actions: [true, true, true],
  tilted: [[], [], []],
  attempts: [],
  ...given,
});

export const legalWith = (given: Partial<ChristinaReginaLegal> = {}): ChristinaReginaLegal => ({
  draw: [...STACKS],
  agitate: [...STACKS],
  manipulate: [
    ["copper", "silver"],
    ["copper", "gold"],
    ["silver", "gold"],
  ],
  persuade: ["copper-green", "gold-none"],
  assassinate: { "1": [1, 2, 3], "2": [3] },
  colours: [...FACTIONS],
  pass: false,
  ...given,
});

export const moveBy = (seat: number, action: ChristinaReginaAction, by?: string): LogEvent => ({
  type: "move",
  seat,
  action,
  ...(by ? { by } : {}),
});

/** Real games of Christina Regina, as they lie in the archive of records. */
export const RECORDED_GAMES = [
  "ending-scored",
  "ending-christina",
  "decided-by-points",
  "decided-by-threes",
  "decided-by-twos",
  "decided-by-shared",
  "draws-resumed",
  "stack-refilled-by-persuasion",
];

/** Through whose eyes: a seat's, those of whoever watches (null), or once all is told. */
export type Eyes = number | null | "all";

/** An event as somebody may know it. */
export function seenBy(event: LogEvent, eyes: Eyes): LogEvent {
  if (eyes === "all") return event;
  if (event.type === "deal" && "factions" in event)
    return { ...event, factions: event.factions.map((faction, seat) => (seat === eyes ? faction : null)) };
  if (event.type === "move" && event.action.kind === "assassinate") {
    const { colour: _, ...action } = event.action;
    return eyes === event.seat || eyes === action.victim ? event : { ...event, action };
  }
  if (event.type === "attempt" && eyes !== event.assassin) {
    const { victim_colour: _, ...attempt } = event;
    return attempt;
  }
  return event;
}

interface RecordedGame {
  events: LogEvent[];
  seats: object[];
  first: number;
  result: ChristinaReginaResult;
}

/** A real game step by step, as somebody saw it then, with the positions that its events tell. */
export function stepsIn(game: string, eyes: Eyes): { steps: Step[]; result: ChristinaReginaResult } {
  const record = JSON.parse(repositoryFile(`tests/archive/${game}.json`)) as RecordedGame;
  const players = record.seats.length;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const stacks: Record<Stack, (Card | null)[]> = { copper: [], silver: [], gold: [] };
  let position = positionWith({
    players,
    first: record.first,
    to_act: record.first,
    factions: seats.map(() => null),
    actions: seats.map(() => true),
    tilted: seats.map(() => []),
  });

  const take = (stack: Stack): Card => {
    const card = stacks[stack].shift();
    if (!card) throw new Error(`${game}: nothing open on ${stack}`);
    return card;
  };
  const discard = (card: Card): void => void (position = { ...position, discards: [...position.discards, card] });
  const act = (seat: number, action: ChristinaReginaAction): void => {
    position = { ...position, to_act: (seat + 1) % players };
    if (action.kind === "draw") {
      const card = take(action.from);
      const metal = metalOf(card);
      const { influence } = position;
      if (factionOf(card))
        position = { ...position, influence: { ...influence, [metal]: [card, ...influence[metal]] } };
      else discard(card);
      stacks[action.bury].push(take(action.bury));
    } else if (action.kind === "agitate") discard(take(action.stack));
    else if (action.kind === "manipulate") {
      const [one, other] = action.stacks;
      const [first, second] = [take(one), take(other)];
      stacks[one].unshift(second);
      stacks[other].unshift(first);
    } else if (action.kind === "persuade") {
      const at = position.discards.indexOf(action.card);
      position = { ...position, discards: position.discards.filter((_, k) => k !== at) };
      stacks[action.stack].unshift(action.card);
    }
    if (action.kind === "agitate" || action.kind === "manipulate" || action.kind === "persuade")
      position = { ...position, actions: position.actions.map((ready, k) => ready && k !== seat) };
  };

  const steps: Step[] = [];
  let dagger: Faction | null = null;
  record.events.forEach((whole, k) => {
    const event = seenBy(whole, whole.type === "end" || record.events.at(-1) === whole ? "all" : eyes);
    if (event.type === "deal" && "factions" in event) {
      for (const stack of STACKS) stacks[stack] = [...event.open[stack], ...Array<null>(7).fill(null)];
      position = { ...position, factions: event.factions };
    } else if (event.type === "move") {
      act(event.seat, event.action as ChristinaReginaAction);
      dagger = event.action.kind === "assassinate" ? (event.action.colour ?? null) : null;
    } else if (event.type === "attempt") {
      const { assassin, victim, number, success, victim_colour: seen } = event;
      const hit = success ? victim : assassin;
      position = {
        ...position,
        tilted: position.tilted.map((one, seat) => (seat === hit ? [...one, number].sort() : one)),
        factions: position.factions.map((one, seat) => (seat === victim ? (seen ?? one) : one)),
        attempts: [...position.attempts, { assassin, victim, number, colour: dagger, success }],
      };
    } else if (event.type === "reveal" && "stack" in event) {
      const place = stacks[event.stack].slice(0, 2).indexOf(null);
      if (place >= 0) stacks[event.stack][place] = event.card;
    } else if (event.type === "end") position = { ...position, ending: record.result.ending, to_act: null };
    position = {
      ...position,
      stacks: { copper: stackOf(stacks.copper), silver: stackOf(stacks.silver), gold: stackOf(stacks.gold) },
    };
    const step = steps.at(-1);
    if (!step || event.type === "move")
      steps.push({ firstNumber: k + 1, events: [event], position, table: null, toAct: position.to_act });
    else Object.assign(step, { events: [...step.events, event], position, toAct: position.to_act });
  });
  return { steps, result: record.result };
}

function stackOf(cards: (Card | null)[]): CourtStack {
  const known = (some: (Card | null)[]): Card[] => some.filter((card) => card !== null);
  const hidden = cards.indexOf(null);
  if (hidden < 0) return { top: known(cards), middle: 0, bottom: [] };
  return {
    top: known(cards.slice(0, hidden)),
    middle: cards.filter((card) => card === null).length,
    bottom: known(cards.slice(hidden)),
  };
}

/** A session at court: its sockets, its clock, and all that it told. */
export class Sitting {
  readonly clock = new FakeClock();
  readonly sockets: FakeSocket[] = [];
  /** With which seat and after which number each socket was opened. */
  readonly opened: [seat: number | null, after: number][] = [];
  readonly announced: Line[] = [];
  /** The lines that were said last: what an ear, or whoever reads the page aloud, still finds. */
  lastSaid: Line[] = [];
  readonly refusals: Pick<Refusal, "key" | "arguments">[] = [];
  turns = 0;
  confirm = true;
  /** 0: nothing takes time, or nobody looks. */
  pace = 1;
  readonly session: Session;

  constructor(seat: number | null = 0, heard: SeenAttempts | null = new SeenAttempts(null, "table")) {
    const around: SessionEnvironment<Line> = {
      open: (_, asSeat, after) => {
        this.opened.push([asSeat, after]);
        this.sockets.push(new FakeSocket());
        return this.socket;
      },
      clock: this.clock,
      pace: () => this.pace,
      announce: (lines) => {
        this.announced.push(...lines);
        this.lastSaid = lines;
      },
      confirm: () => this.confirm,
      onRefusal: ({ key, arguments: given }) => this.refusals.push({ key, arguments: given }),
      onTurn: () => (this.turns += 1),
      onBuild: () => {},
    };
    this.session = new Session("table", seat, around, heard);
    this.socket.open();
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  hear(message: ToPage): void {
    this.socket.say(message);
  }

  /** Let time pass until everything has been shown. */
  watch(): void {
    while (this.session.beat) {
      // Whoever is told something reads it, and goes on.
      if (this.session.beat.ceremony) this.session.goOn();
      this.clock.pass(100);
    }
  }
}
