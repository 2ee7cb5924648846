/**
 * A worked example of Winter Queen that one can try: an ordinary session at a scripted socket. What it asks is answered by the
 * server, from the example's position; nothing of it is kept.
 */
import { chosenPace, pageEnvironment } from "../../frame/environment";
import { api, Refused } from "../../state/api";
import type { Socket } from "../../state/connection.svelte";
import { offlineEvents, offlineSeat, offlineTable, offlineView } from "../../state/offline";
import { ScriptedSocket } from "../../state/scripted_socket";
import type {
  Colour,
  FromPage,
  Gain,
  PageScore,
  ToPage,
  View,
  WinterQueenAction,
  WinterQueenExample,
  WinterQueenPosition,
} from "../../wire";
import { Session } from "../state/session.svelte";
import { highlightsOf, type Highlights } from "../state/log_lines";

/** Something that can be chosen: a crystal to count from, a way, an opponent, a crystal that goes back to the bag. */
export interface Choice {
  action: WinterQueenAction;
  /** How it would score, if that is what is chosen. */
  score: PageScore | null;
  space?: string;
  direction?: number;
  opponent?: number;
}

/** What a page of somebody else is worth before and after. */
export interface Change {
  seat: number;
  book: string;
  page: 0 | 1;
  before: number;
  after: number;
}

export interface Brought {
  vp: number;
  gains: Gain[];
  changes: Change[];
}

export type Kind = "guess" | "crystal" | "way" | "opponent" | "return";

interface Filled {
  seat: number;
  book: string;
  page: 0 | 1;
  colour: Colour;
}

export const filledPages = (position: WinterQueenPosition): Filled[] =>
  position.books.flatMap((held, seat) =>
    held.flatMap(({ book, pages }) =>
      pages.flatMap((colour, page) => (colour ? [{ seat, book, page: page as 0 | 1, colour }] : [])),
    ),
  );

/** The book that the example activates. */
export const bookOf = (example: WinterQueenExample): string => {
  const action = example.tries[0]?.action;
  return action?.kind === "activate" ? action.book : "";
};

const KINDS: Partial<Record<PageScore["why"], Kind>> = {
  wisps: "crystal",
  rose: "crystal",
  star: "crystal",
  way: "way",
  arcane: "opponent",
};

export function choiceOf(score: PageScore): Choice {
  const chosen: { space?: string; direction?: number; opponent?: number } =
    score.why === "arcane"
      ? { opponent: score.opponent }
      : {
          ...("from" in score && score.from !== undefined ? { space: score.from } : {}),
          ...("direction" in score && score.direction !== undefined ? { direction: score.direction } : {}),
        };
  const action = { kind: "activate", book: score.book, choices: { [score.page]: chosen } } as WinterQueenAction;
  return { action, score, ...chosen };
}

/** What somebody who points at a space means: the crystal there, or the way that goes over it. */
export function choiceAt(choices: readonly Choice[], space: string): Choice | null {
  const from = choices.filter((one) => one.space === space);
  if (from.length === 1) return from[0] ?? null;
  const over = choices.filter((one) => one.score && "spaces" in one.score && one.score.spaces[1] === space);
  return over.length === 1 ? (over[0] ?? null) : null;
}

/** All that gains light up. */
export function highlightsOfGains(gains: readonly Gain[]): Highlights | null {
  const highlights = gains.map(highlightsOf).filter((one) => one !== null);
  if (highlights.length < 2) return highlights[0] ?? null;
  return {
    spaces: [...new Set(highlights.flatMap((one) => one.spaces))],
    pages: highlights.flatMap((one) => one.pages ?? []),
    scores: true,
  };
}

export class ExampleSession extends Session {
  /** What the tried choice counts, or what can be chosen. */
  lit = $state.raw<Highlights | null>(null);

  override get highlights(): Highlights | null {
    return super.highlights ?? this.lit;
  }

  /** What pages are worth is what the example asks for: not told beforehand. */
  override async refreshWorth(): Promise<void> {}
}

export class Trial {
  readonly session: ExampleSession;
  kind = $state<Kind>("guess");
  choices = $state.raw<Choice[] | null>(null);
  chosen = $state.raw<Choice | null>(null);
  brought = $state.raw<Brought | null>(null);
  played = $state(false);
  readonly example: WinterQueenExample;
  #asked = 0;

  constructor(example: WinterQueenExample, nameOf: (seat: number) => string) {
    this.example = example;
    const { seat } = example;
    let position = example.position;
    let number = 0;
    const table = offlineTable(example.position, {
      id: example.id,
      seats: position.books.map((_, k) => offlineSeat(nameOf(k), null, k === seat)),
      to_act: seat,
      number,
    });
    const view = (id: string | null): View => offlineView({ id, seat, number, table, events: [], position });

    const play = async (id: string, action: WinterQueenAction): Promise<ToPage[]> => {
      const { events, next } = await api.position({ position, action, play: true });
      if (!events || next?.game !== "winter-queen") return [];
      position = next;
      const first_number = number + 1;
      number += events.length;
      return [
        { type: "ack", id, first_number, number },
        offlineEvents({ first_number, events, to_act: null, position }),
      ];
    };

    const answer = async (message: FromPage): Promise<ToPage[]> => {
      try {
        if (message.type === "play") return await play(message.id, message.action as WinterQueenAction);
        if (message.type !== "preview") return [view(message.id)];
        const { id, action = null, page = null, pages = null } = message;
        const { preview } = await api.position({ position, seat: message.seat ?? seat, action, page, pages });
        return preview ? [{ ...preview, type: "preview", id }] : [];
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return [{ type: "refusal", id: message.id, ...error.refusal }];
      }
    };

    const open = (): Socket => {
      const socket = new ScriptedSocket(answer);
      queueMicrotask(() => socket.say(view(null)));
      return socket;
    };
    const environment = pageEnvironment({ open, pace: chosenPace, onRefusal: () => {} });
    // What an example tells stands beside it.
    this.session = new ExampleSession(example.id, seat, { ...environment, announce: () => {} });
  }

  /** What can be chosen here. False: the server cannot be asked now. */
  async begin(): Promise<boolean> {
    const { example, session } = this;
    const book = bookOf(example);
    const own = filledPages(example.position).filter((one) => one.seat === example.seat && one.book === book);
    const [page] = own;
    if (own.length > 1) {
      try {
        const { legal } = await api.position({ position: example.position });
        const spaces = legal && "activate" in legal ? (legal.activate[book] ?? []) : [];
        this.kind = "return";
        this.choices = spaces.map((space) => ({
          action: { kind: "activate", book, return: space },
          score: null,
          space,
        }));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return false;
      }
    } else if (page) {
      const answer = await session.connection.ask({ seat: example.seat, page });
      if (!answer || answer.type === "refusal" || !answer.choices) return false;
      const why = answer.choices[0]?.why;
      this.kind = (why && KINDS[why]) ?? "guess";
      this.choices = this.kind === "guess" ? [] : answer.choices.map(choiceOf);
    }
    const spaces = [...new Set((this.choices ?? []).flatMap(({ space }) => space ?? []))];
    session.lit = spaces.length ? { spaces, scores: false } : null;
    return true;
  }

  /** Try a choice, or what the example tells. Of two that are asked for at once, the later one counts. */
  async try(choice: Choice | null): Promise<boolean> {
    const { example, session } = this;
    const action = choice?.action ?? example.tries[0]?.action;
    if (!action) return false;
    const asked = ++this.#asked;
    this.chosen = choice ?? { action, score: null };
    const pages = filledPages(example.position).filter((one) => one.seat !== example.seat);
    const [answer, before] = await Promise.all([
      session.connection.ask({ seat: example.seat, action, ...(pages.length ? { pages } : {}) }),
      pages.length ? session.connection.ask({ seat: example.seat, pages }) : null,
    ]);
    if (asked !== this.#asked) return true;
    if (!answer || answer.type === "refusal") {
      this.chosen = null;
      return false;
    }
    const was = before?.type === "preview" ? (before.scores ?? []) : [];
    const changes = pages.flatMap(({ seat, book, page }, k) => {
      const change = { seat, book, page, before: was[k]?.vp ?? 0, after: answer.scores?.[k]?.vp ?? 0 };
      return change.before === change.after && this.kind !== "return" ? [] : [change];
    });
    const gains = answer.gains ?? [];
    this.brought = { vp: gains.reduce((sum, gain) => sum + gain.vp, 0), gains, changes };
    session.lit = highlightsOfGains(gains);
    if (action.kind === "activate") {
      session.draft.activate = action.book;
      session.draft.returned = action.return ?? null;
    }
    return true;
  }

  get best(): number {
    return Math.max(0, ...(this.choices ?? []).map(({ score }) => score?.vp ?? 0));
  }

  /** Play it out on this page. False: the server cannot be asked now. */
  async play(): Promise<boolean> {
    const { session, chosen } = this;
    if (!chosen) return false;
    const { lit } = session;
    this.played = true;
    session.lit = null;
    await session.play(chosen.action);
    if (session.table.number > 0) return true;
    this.played = false;
    session.lit = lit;
    return false;
  }

  close(): void {
    this.session.close();
  }
}
