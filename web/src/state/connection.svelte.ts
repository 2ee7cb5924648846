/**
 * A table's socket: it comes back by itself after every loss, asks for what it missed, and sends a command again, with the
 * same id, until it is answered. So a move is never lost and never doubled, whatever the network does.
 */
import type {
  Ack,
  Again,
  AskAgain,
  AskHint,
  AskPreview,
  Command,
  FromPage,
  Hint,
  Preview,
  Refusal,
  Stale,
  ToPage,
} from "../wire";
import { newId } from "./api";

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Clock {
  after(ms: number, then: () => void): () => void;
}

/** What commands and questions look like before they have an id. */
export type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

export type Status = "connecting" | "open" | "lost" | "closed";

const WAITS = [300, 700, 1500, 3000, 5000, 8000];
/** A socket without a message for so many milliseconds after a question is dead, even if the browser calls it open. */
const PATIENCE = 12_000;
/** After so long without a message the page asks whether the server is there, if somebody looks at it; … */
const SILENCE = 2000;
/** … and after so long without an answer it says that nobody answers. Together less than five seconds. */
const DOUBT = 2000;

/** What is asked, and what it is answered with. */
type Answer = Preview | Hint | Again | Stale | Refusal;

interface Waiting {
  message: Command;
  settle: (answer: Ack | Stale | Refusal) => void;
}

export class Connection {
  status = $state<Status>("connecting");
  /** How often it was tried in vain since it was last open. */
  failures = $state(0);
  /** Nobody answers, though the browser believes in the socket. */
  isQuiet = $state(false);
  /** Why the server does not open it for a while. */
  refusal = $state.raw<Pick<Refusal, "key" | "arguments"> | null>(null);

  #open: () => Socket;
  #clock: Clock;
  #socket: Socket | null = null;
  #commands = new Map<string, Waiting>();
  #questions = new Map<string, (answer: Answer | null) => void>();
  #cancelWait: (() => void) | null = null;
  #cancelPatience: (() => void) | null = null;
  #cancelPulse: (() => void) | null = null;
  #cancelDoubt: (() => void) | null = null;
  #isAwake: (() => boolean) | null;
  #hear: (message: ToPage) => void;
  #onFailure: () => void;

  constructor(given: {
    open: () => Socket;
    hear: (message: ToPage) => void;
    onFailure?: () => void;
    clock: Clock;
    /** Whether somebody looks: only then is it worth asking. Without it nothing is asked. */
    isAwake?: (() => boolean) | undefined;
  }) {
    this.#isAwake = given.isAwake ?? null;
    this.#open = given.open;
    this.#hear = given.hear;
    this.#clock = given.clock;
    this.#onFailure = given.onFailure ?? (() => {});
    this.#connect();
  }

  #connect(): void {
    this.#cancelWait?.();
    this.#cancelWait = null;
    if (this.status === "closed") return;
    // Called twice, it must not leave the first socket open.
    const old = this.#socket;
    const socket = this.#open();
    this.#socket = socket;
    old?.close();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.status = "open";
      this.failures = 0;
      this.refusal = null;
      this.#listen();
      for (const { message } of this.#commands.values()) this.#say(message);
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket || typeof event.data !== "string") return;
      this.#cancelPatience?.();
      this.#cancelPatience = null;
      this.#listen();
      this.#take(JSON.parse(event.data) as ToPage);
      if (this.#commands.size > 0 || this.#questions.size > 0) this.#expect();
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  /** A word has come, or the socket is new: from now on silence counts. */
  #listen(): void {
    this.#trust();
    if (this.#isAwake) this.#cancelPulse = this.#clock.after(SILENCE, () => this.#pulse());
  }

  #trust(): void {
    this.isQuiet = false;
    this.#cancelPulse?.();
    this.#cancelPulse = null;
    this.#cancelDoubt?.();
    this.#cancelDoubt = null;
  }

  #pulse(): void {
    if (this.#isAwake?.()) this.check();
    this.#cancelPulse = this.#clock.after(SILENCE, () => this.#pulse());
  }

  /** Whether the server is there: somebody looks again, or it has been silent. */
  check(): void {
    if (this.status !== "open" || this.#cancelDoubt) return;
    this.#say({ type: "ping", id: newId() });
    this.#cancelDoubt = this.#clock.after(DOUBT, () => (this.isQuiet = true));
  }

  /** The browser says that there is no network. A server on the same machine may answer all the same. */
  doubt(): void {
    if (this.status !== "open") return;
    this.check();
    this.isQuiet = true;
  }

  #lose(): void {
    this.#trust();
    this.#cancelPatience?.();
    this.#cancelPatience = null;
    this.#socket = null;
    for (const answer of this.#questions.values()) answer(null);
    this.#questions.clear();
    if (this.status === "closed") return;
    const neverOpened = this.status !== "open";
    this.status = "lost";
    const wait = WAITS[Math.min(this.failures, WAITS.length - 1)] ?? 8000;
    this.failures += 1;
    if (neverOpened) this.#onFailure();
    // Not all pages at the same moment, when a server comes back.
    this.#cancelWait = this.#clock.after(wait * (0.75 + Math.random() / 2), () => this.#connect());
  }

  /** The server would not open it now, and says when it may. */
  holdOff(refusal: Pick<Refusal, "key" | "arguments">, seconds: number): void {
    if (this.status !== "lost" || !this.#cancelWait) return;
    this.refusal = refusal;
    this.#cancelWait();
    this.#cancelWait = this.#clock.after(seconds * 1000, () => this.#connect());
  }

  #take(message: ToPage): void {
    if (message.type === "pong") return;
    const id = "id" in message ? message.id : null;
    if (id !== null && (message.type === "ack" || message.type === "stale" || message.type === "refusal")) {
      const waiting = this.#commands.get(id);
      if (waiting) {
        this.#commands.delete(id);
        waiting.settle(message);
        return;
      }
    }
    if (id !== null && isAnswer(message)) {
      const question = this.#questions.get(id);
      if (question) {
        this.#questions.delete(id);
        question(message);
        return;
      }
    }
    this.#hear(message);
  }

  #say(message: FromPage): void {
    if (this.status !== "open" || !this.#socket) return;
    this.#socket.send(JSON.stringify(message));
    this.#expect();
  }

  /** Something has to come before our patience ends. */
  #expect(): void {
    this.#cancelPatience ??= this.#clock.after(PATIENCE, () => {
      const dead = this.#socket;
      this.#lose();
      dead?.close();
    });
  }

  /** Try again at once: the person asked for it, or the network is back. */
  hurry(): void {
    if (this.isQuiet) {
      const dead = this.#socket;
      this.#lose();
      dead?.close();
    }
    if (this.status === "lost") this.#connect();
  }

  command(command: WithoutId<Command>): Promise<Ack | Stale | Refusal> {
    const message = { ...command, id: newId() } as Command;
    return new Promise((settle) => {
      this.#commands.set(message.id, { message, settle });
      this.#say(message);
    });
  }

  /** A question is worth nothing later: null if the connection is lost meanwhile. */
  ask(question: Omit<AskPreview, "id" | "type">): Promise<Preview | Refusal | null> {
    return this.#ask({ ...question, type: "preview", id: newId() }) as Promise<Preview | Refusal | null>;
  }

  /** The same for a hint. */
  hint(question: Omit<AskHint, "id" | "type">): Promise<Hint | Stale | Refusal | null> {
    return this.#ask({ ...question, type: "hint", id: newId() }) as Promise<Hint | Stale | Refusal | null>;
  }

  /** The same for what has happened after a number. */
  again(after: number): Promise<Again | Refusal | null> {
    return this.#ask({ type: "again", id: newId(), after }) as Promise<Again | Refusal | null>;
  }

  #ask(message: AskPreview | AskHint | AskAgain): Promise<Answer | null> {
    if (this.status !== "open") return Promise.resolve(null);
    return new Promise((settle) => {
      this.#questions.set(message.id, settle);
      this.#say(message);
    });
  }

  resume(after: number): void {
    this.#say({ type: "resume", id: newId(), after });
  }

  look(seat: number | null, after: number): void {
    this.#say({ type: "look", id: newId(), seat, after });
  }

  close(): void {
    this.status = "closed";
    this.#trust();
    this.#cancelWait?.();
    this.#cancelPatience?.();
    this.#socket?.close();
    this.#socket = null;
    for (const answer of this.#questions.values()) answer(null);
    this.#questions.clear();
  }
}

const isAnswer = (message: ToPage): message is Answer =>
  ["preview", "hint", "again", "stale", "refusal"].includes(message.type);
