/**
 * A table on a page, whichever game is played: the connection, what is shown of what came in, one's turn, and, where
 * several people share a device, whose eyes look. A game adds how its steps are shown and how a turn is made.
 */
import type {
  Ack,
  Action,
  GameName,
  Legal,
  Notice,
  Play,
  Position,
  Refusal,
  Stale,
  TableInfo,
  TakeBack,
  ToPage,
  View,
} from "../wire";
import { api, Refused } from "./api";
import { Connection, type Clock, type Socket, type WithoutId } from "./connection.svelte";
import { HintDesk } from "./hint.svelte";
import { isOfGame, Table, type Numbered, type Step } from "./table.svelte";

/** A moment of a step that is being shown. */
export interface Beat {
  /** How many of the step's events are told once this beat begins. */
  told: number;
  /** At normal speed. */
  ms: number;
  /** From this beat on the new position is shown. */
  arrives: boolean;
}

export interface Surroundings<Line> {
  open: (table: string, seat: number | null, after: number) => Socket;
  clock: Clock;
  pace: () => number;
  announce: (lines: Line[]) => void;
  confirm: () => boolean;
  /** A refusal, or a notice: something happened to one's own seat, and nothing is wrong. */
  onRefusal: (refusal: Pick<Refusal | Notice, "type" | "key" | "arguments">) => void;
  onTurn: () => void;
  /** Which build of the pages the server has; another one than ours: reload. */
  onBuild: (build: string | null) => void;
}

export abstract class GameSession<P extends Position, L extends Legal, A extends Action, B extends Beat, Line> {
  abstract readonly game: GameName;
  readonly id: string;
  readonly table: Table;
  readonly connection: Connection;
  readonly hint = new HintDesk(async () => {
    const { seat, number } = this.table;
    return seat === null ? null : this.connection.hint({ seat, seen: number });
  });
  /** Why there is nothing to see, for good. */
  gone = $state.raw<Pick<Refusal, "key" | "arguments"> | null>(null);
  beat = $state.raw<B | null>(null);
  /** Sent, and what it brought is not here yet. */
  isSending = $state(false);
  /** A game of before is watched: nobody is at it. */
  isReplay = $state(false);
  /** Behind the curtain the page knows what everybody may know; this seat may lift it. */
  curtain = $state<number | null>(null);

  protected readonly around: Surroundings<Line>;
  #cancelBeat: (() => void) | null = null;
  #endBeat: (() => void) | null = null;
  #skip = false;
  #lastTurn = -1;
  /** The last event of a command that was done; null while it is not answered. */
  #doneTo: number | null = null;
  #seat: number | null;
  #later: View[] = [];
  /** The curtain was lowered, and what everybody may know is not here yet. */
  #isFalling = false;

  constructor(id: string, seat: number | null, around: Surroundings<Line>) {
    this.id = id;
    this.#seat = seat;
    this.around = around;
    this.table = new Table((after) => this.connection.resume(after));
    this.connection = new Connection({
      open: () => around.open(id, this.#seat, this.#knownTo(this.#seat)),
      hear: (message) => this.#hear(message),
      onFailure: () => void this.#findOut(),
      clock: around.clock,
    });
  }

  // --- what a game adds ---

  protected abstract beatsOf(step: Step, own: boolean): B[];
  protected abstract lineOf(one: Numbered): Line | null;
  protected abstract hasEnded(position: P): boolean;
  /** Whether people at one device must not see each other's view. */
  protected abstract readonly hasSecrets: boolean;
  /** Everything has been shown: a turn may begin, with `legal`, or nobody's here. */
  protected abstract begin(): void;
  /** What is left of a beat that takes no time: at this speed nobody sees it. */
  protected atOnce(beat: B): B {
    return beat;
  }
  /** A beat stays until somebody goes on. */
  protected waitsFor(_: B): boolean {
    return false;
  }
  /** A beat was on the screen as long as somebody wanted it to be. */
  protected wasSeen(_: B): void {}
  /** Something is still to be told to whoever looks: meanwhile the device is not handed on. */
  protected get holds(): boolean {
    return false;
  }
  /** Something is going to be shown: a turn in the making is void. */
  protected abstract interrupt(): void;
  /** The connection is back and nothing has happened: a turn in the making stays. */
  protected resume(): void {}
  abstract get isDrafting(): boolean;

  // --- what is there ---

  #ofGame(position: Position | null | undefined): P | null {
    return position?.game === this.game ? (position as P) : null;
  }

  get position(): P | null {
    return this.#ofGame(this.table.position);
  }

  /** The position to draw: while a step is shown, the old one or the new. */
  get shown(): P | null {
    return (this.beat?.arrives ? this.#ofGame(this.table.queue[0]?.position) : null) ?? this.position;
  }

  /** The seat at the bottom: one's own, or the first for those who watch. */
  get viewSeat(): number {
    return this.table.seat ?? this.curtain ?? this.#seat ?? this.ownSeats[0] ?? 0;
  }

  get isOver(): boolean {
    const latest = this.#ofGame(this.table.latest);
    // A table that was given up is over in the middle of its game.
    return (latest !== null && this.hasEnded(latest)) || this.info?.stage === "over";
  }

  get info(): TableInfo | null {
    return this.table.info;
  }

  /** Own seats: more than one when several people play on this device. */
  get ownSeats(): number[] {
    return (this.info?.seats ?? []).flatMap((seat, k) => (seat.yours && seat.kind === "person" ? [k] : []));
  }

  get legal(): L | null {
    const { legal, seat, isCurrent } = this.table;
    return isCurrent && legal && this.info?.game === this.game && !this.#isAway(seat) ? (legal as L) : null;
  }

  /** Whoever has left does not act: a bot does, until they return. */
  #isAway(seat: number | null): boolean {
    return seat !== null && (this.info?.seats[seat]?.away ?? false);
  }

  get isMyTurn(): boolean {
    return this.legal !== null && !this.isSending;
  }

  /** Whether one can ask for a hint: a table may have none, and where one can only pass there is nothing to weigh up. */
  get canHint(): boolean {
    return this.isMyTurn && (this.info?.hints ?? false) && !this.mustPass;
  }

  /** There is nothing else to do. */
  protected get mustPass(): boolean {
    return false;
  }

  /** Whether one's last turn can be taken back: at a shared device anybody's of those who sit at it. */
  get canTakeBack(): boolean {
    const { takeBack, isCurrent } = this.table;
    return takeBack !== null && isCurrent && !this.isSending && this.ownSeats.includes(takeBack);
  }

  // --- hearing ---

  async #findOut(): Promise<void> {
    try {
      this.table.info ??= await api.table(this.id);
      if (this.#seat !== null && !(await api.table(this.id)).seats[this.#seat]?.yours) this.#seat = null;
    } catch (error) {
      if (error instanceof Refused && error.refusal.key === "table-unknown") {
        this.gone = error.refusal;
        this.connection.close();
      }
    }
  }

  #hear(message: ToPage): void {
    if (message.type === "refusal" || message.type === "notice") {
      this.around.onRefusal(message);
      return;
    }
    if (this.#isFalling && (message.type === "view" || message.type === "events")) {
      // What was on its way to a seat when the curtain fell is not for everybody.
      if (message.type === "events" || (message.seat !== null && message.seat !== this.#seat)) return;
      this.#isFalling = false;
    }
    // After the end comes everything that was hidden on the way: it waits until the end has been shown.
    if (message.type === "view" && this.hasSecrets && message.table.stage === "over" && this.#cancelBeat) {
      this.#later.push(message);
      return;
    }
    const { number, seat } = this.table;
    this.table.hear(message);
    this.#free();
    if (message.type === "view") {
      this.around.onBuild(message.pages);
      this.#seat = message.seat;
      this.#stopBeat();
      const isSame = this.table.number === number && this.table.seat === seat;
      if (isSame && this.isDrafting && this.legal) this.resume();
      else this.#settle();
    } else if (message.type === "events") {
      this.#showNext();
    }
  }

  // --- showing ---

  #showNext(): void {
    if (this.#cancelBeat) return;
    const step = this.table.queue[0];
    if (!step) {
      this.#hearLater();
      return this.#settle();
    }
    if (!step.events.some((event) => isOfGame(event) || event.type === "take-back")) return this.#showGuests(step);
    this.hint.close();
    this.interrupt();
    const own = step.events.some((event) => event.type === "move" && this.ownSeats.includes(event.seat) && !event.by);
    this.#run(step, this.beatsOf(step, own), 0);
  }

  #hearLater(): void {
    const later = this.#later;
    this.#later = [];
    // Something has happened since it was said: ask anew for everything.
    if (later.some((view) => view.number < this.table.number)) this.connection.resume(0);
    else for (const view of later) this.table.hear(view);
  }

  /** Somebody came or left: that takes no time, and a turn in the making stays as it is. */
  #showGuests(step: Step): void {
    const { isDrafting } = this;
    this.#tell(step, 0, step.events.length);
    this.table.finish(step);
    if (isDrafting && this.legal) this.#lastTurn = this.table.number;
    else this.#showNext();
  }

  #run(step: Step, beats: B[], k: number): void {
    const beat = beats[k];
    if (!beat) {
      this.#cancelBeat = null;
      this.#endBeat = null;
      this.beat = null;
      this.table.finish(step);
      return this.#showNext();
    }
    this.#tell(step, beats[k - 1]?.told ?? 0, beat.told);
    const ms = this.#skip ? 0 : beat.ms * this.around.pace();
    this.beat = ms > 0 ? beat : this.atOnce(beat);
    const end = (isSeen: boolean): void => {
      this.#cancelBeat = null;
      if (isSeen) this.wasSeen(beat);
      // The step may be gone: a new view came meanwhile.
      if (this.table.queue[0] === step) this.#run(step, beats, k + 1);
      else this.#showNext();
    };
    this.#endBeat = () => end(ms > 0);
    this.#cancelBeat =
      ms > 0 && this.waitsFor(beat)
        ? () => {}
        : // Somebody may have gone to another page meanwhile: then nothing takes time any more.
          this.around.clock.after(ms, () => end(ms > 0 && this.around.pace() > 0));
  }

  #tell(step: Step, from: number, to: number): void {
    const told = step.events
      .slice(from, to)
      .map((event, j) => this.lineOf({ number: step.firstNumber + from + j, event }))
      .filter((line) => line !== null);
    this.table.tell(step, to);
    if (told.length) this.around.announce(told);
  }

  #stopBeat(): void {
    this.#cancelBeat?.();
    this.#cancelBeat = null;
    this.#endBeat = null;
    this.#later = [];
    this.beat = null;
    this.#skip = false;
  }

  /** On from what waits; the rest takes its time. */
  goOn(): void {
    if (!this.#cancelBeat) return;
    this.#cancelBeat();
    this.#endBeat?.();
  }

  /** Show the rest at once. */
  hurry(): void {
    if (!this.#cancelBeat) return;
    this.#skip = true;
    this.#cancelBeat();
    this.#endBeat?.();
  }

  /** Everything has been shown: whose turn is it? */
  #settle(): void {
    this.#skip = false;
    this.beat = null;
    this.hint.close();
    this.begin();
    this.turnTable();
    if (this.legal && this.table.number !== this.#lastTurn) {
      this.#lastTurn = this.table.number;
      this.around.onTurn();
    }
  }

  /** Several people on one device: look through the eyes of whoever is to act; where there are secrets, once asked to. */
  protected turnTable(): void {
    if (this.holds) return;
    const { toAct, seat } = this.table;
    const next = toAct !== null && this.ownSeats.includes(toAct) && !this.#isAway(toAct) ? toAct : null;
    const isShared = this.hasSecrets && this.ownSeats.length > 1 && !this.isOver;
    this.curtain = isShared && next !== seat ? next : null;
    if (isShared) {
      if (seat !== null && next !== seat) this.lower();
      return;
    }
    // Where there are secrets, whoever is alone at a device sees their own, also when it is not their turn.
    const alone = this.hasSecrets && seat === null && !this.isOver ? (this.ownSeats[0] ?? null) : null;
    const eyes = next ?? alone;
    if (eyes !== null && eyes !== seat) this.#look(eyes, this.#knownTo(eyes));
  }

  /** How far the log is here as a seat knows it: where there are secrets, nobody's is another's. */
  #knownTo(seat: number | null): number {
    return this.hasSecrets && seat !== this.table.seat ? 0 : this.table.number;
  }

  #look(seat: number | null, after: number): void {
    this.#seat = seat;
    this.connection.look(seat, after);
  }

  // --- the curtain ---

  lift(): void {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.curtain = null;
    // From the beginning: the log as this seat knows it.
    this.#look(seat, 0);
  }

  /** What a seat may know is dropped at once, and not only hidden: the answer brings the public view. */
  lower(): void {
    this.#stopBeat();
    this.hint.close();
    this.table.forget();
    // Nor does it stay in what was said last.
    this.around.announce([]);
    this.#isFalling = true;
    this.#look(null, 0);
  }

  // --- acting ---

  async play(action: A): Promise<void> {
    const { seat, number } = this.table;
    if (seat === null || this.isSending) return;
    await this.#send({ type: "play", seen: number, seat, action });
  }

  async takeBack(): Promise<void> {
    const { number, takeBack } = this.table;
    if (takeBack === null || !this.canTakeBack) return;
    await this.#send({ type: "take-back", seen: number, seat: takeBack });
  }

  async #send(command: WithoutId<Play | TakeBack>): Promise<void> {
    this.isSending = true;
    this.hint.close();
    this.#doneTo = null;
    const answer = await this.connection.command(command);
    this.#doneTo = answer.type === "ack" ? answer.number : 0;
    this.#free();
    this.#answered(answer);
  }

  /** Between the answer and its events it is nobody's turn: what is on the page was played already. */
  #free(): void {
    if (this.#doneTo === null || this.table.number < this.#doneTo) return;
    this.#doneTo = null;
    this.isSending = false;
  }

  #answered(answer: Ack | Stale | Refusal): void {
    if (answer.type === "ack") return;
    if (answer.type === "stale") {
      this.#stopBeat();
      this.table.hear(answer);
      this.around.onRefusal({ type: "refusal", key: "turn-stale", arguments: {} });
    } else {
      this.around.onRefusal(answer);
    }
    // While something is shown, the turn begins afterwards.
    if (this.table.isCurrent) this.#settle();
  }

  close(): void {
    this.#stopBeat();
    this.hint.close();
    this.connection.close();
  }
}

/** A session of whichever game, for what games share. */
export type AnySession = Pick<
  GameSession<Position, Legal, Action, Beat, unknown>,
  | "id"
  | "table"
  | "connection"
  | "info"
  | "ownSeats"
  | "viewSeat"
  | "beat"
  | "curtain"
  | "legal"
  | "isMyTurn"
  | "isOver"
  | "isSending"
  | "canTakeBack"
  | "canHint"
  | "hint"
  | "hurry"
  | "lift"
  | "takeBack"
>;
