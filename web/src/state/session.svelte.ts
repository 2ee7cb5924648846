/**
 * A table on a page, whichever game is played: the connection, what is shown of what came in, one's turn, and, where
 * several people share a device, whose eyes look. A game adds how its steps are shown and how a turn is made.
 */
import type {
  Ack,
  Action,
  GameName,
  Legal,
  LogEvent,
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
import { Again } from "./again.svelte";
import { api, Refused, secondsToWait } from "./api";
import { BeatPlayer, type Beat } from "./beats.svelte";
import { Connection, type Clock, type Socket, type WithoutId } from "./connection.svelte";
import { Curtain, turnOf } from "./curtain.svelte";
import { HintDesk } from "./hint.svelte";
import { bringNumberTo } from "./next_table";
import { NumberKeeper } from "./number_keeper";
import { ownNumbers } from "./own_numbers";
import { Sending } from "./sending.svelte";
import { othersSince, type Turn } from "./since";
import { isOfGame, Table, type Numbered, type Step } from "./table.svelte";

/** A turn in the making. */
export interface TurnDraft<A extends Action> {
  /** What is to be decided next; `ready` once nothing is. */
  readonly stage: string;
  readonly isEmpty: boolean;
  /** The whole turn, once nothing is left to decide. */
  readonly action: A | null;
  /** Undo the last choice. */
  back(): void;
}

export interface SessionEnvironment<Line> {
  open: (table: string, seat: number | null, after: number) => Socket;
  clock: Clock;
  /** Whether somebody looks at the page; without it a silent connection is not noticed. */
  isAwake?: () => boolean;
  pace: () => number;
  announce: (lines: Line[]) => void;
  confirm: () => boolean;
  /** A refusal, or a notice: something happened to one's own seat, and nothing is wrong. */
  onRefusal: (refusal: Pick<Refusal | Notice, "type" | "key" | "arguments">) => void;
  onTurn: () => void;
  /** One's own turn goes out. */
  onSent?: () => void;
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
  /** What others did since one's last turn, once more. */
  readonly again = new Again<B>({
    ask: async (after) => {
      const answer = await this.connection.again(after);
      return answer?.type === "again" ? answer : null;
    },
    clock: { after: (ms, then) => this.environment.clock.after(ms, then) },
    pace: () => this.environment.pace(),
    beatsOf: (step) => this.beatsOf(step, false),
    show: (beat) => (this.#beats.beat = beat),
    tell: (step, from, to) => this.#announce(step, from, to),
    onStart: () => this.interrupt(),
    onEnd: () => this.begin(),
  });
  /** Why there is nothing to see, for good. */
  gone = $state.raw<Pick<Refusal, "key" | "arguments"> | null>(null);
  /** A game of before is watched: nobody is at it. */
  isReplay = $state(false);

  protected readonly environment: SessionEnvironment<Line>;
  readonly #beats = new BeatPlayer<B>({
    clock: { after: (ms, then) => this.environment.clock.after(ms, then) },
    pace: () => this.environment.pace(),
    atOnce: (beat) => this.atOnce(beat),
    waitsFor: (beat) => this.waitsFor(beat),
    wasSeen: (beat) => this.wasSeen(beat),
    onBeat: (step, from, to) => this.#tell(step, from, to),
    isNext: (step) => this.table.queue[0] === step,
    onEnd: (step, isShown) => {
      if (isShown) this.table.finish(step);
      this.#showNext();
    },
  });
  readonly #numbers = new NumberKeeper({
    info: () => this.table.info,
    command: (command) => this.connection.command(command),
    clock: { after: (ms, then) => this.environment.clock.after(ms, then) },
    numbers: ownNumbers,
  });
  readonly #curtain = new Curtain();
  readonly #sending = new Sending();
  /** The number at which somebody here was last told that it is their turn. */
  #lastTurn = -1;
  /** Whose view was asked for. */
  #seat: number | null;
  /** Views that wait until the end of the game has been shown. */
  #later: View[] = [];

  constructor(id: string, seat: number | null, environment: SessionEnvironment<Line>) {
    this.id = id;
    this.#seat = seat;
    this.environment = environment;
    this.table = new Table((after) => this.connection.resume(after));
    this.connection = new Connection({
      open: () => environment.open(id, this.#seat, this.#knownTo(this.#seat)),
      hear: (message) => this.#hear(message),
      onFailure: () => void this.#findOut(),
      clock: environment.clock,
      isAwake: environment.isAwake,
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
  abstract readonly draft: TurnDraft<A>;
  abstract get isDrafting(): boolean;
  /** A choice of the turn in the making was made or undone. */
  abstract drafted(): void;
  /** What the game needs besides the table, fetched once `info` is known. */
  async load(): Promise<void> {}
  /** Everything is here that the game's table draws. */
  get isReady(): boolean {
    return this.position !== null;
  }

  // --- what is there ---

  /** The moment of a step that is on the screen. */
  get beat(): B | null {
    return this.#beats.beat;
  }

  /** Sent, and what it brought is not here yet. */
  get isSending(): boolean {
    return this.#sending.isSending;
  }

  /** Behind the curtain the page knows what everybody may know; this seat may lift it. */
  get curtain(): number | null {
    return this.#curtain.seat;
  }

  #ofGame(position: Position | null | undefined): P | null {
    return position?.game === this.game ? (position as P) : null;
  }

  get position(): P | null {
    return this.#ofGame(this.again.isOn ? this.again.position : this.table.position);
  }

  /** The step that is being shown, for the first time or once more. */
  get step(): Step | null {
    return this.again.step ?? (this.beat ? (this.table.queue[0] ?? null) : null);
  }

  /** The position to draw: while a step is shown, the old one or the new. */
  get shown(): P | null {
    return (this.beat?.arrives ? this.#ofGame(this.step?.position) : null) ?? this.position;
  }

  /** The log as far as it is shown: while turns are shown once more, up to them. */
  get shownLog(): readonly Numbered[] {
    const { log } = this.table;
    return this.again.isOn ? log.filter(({ number }) => number <= this.again.shownTo) : log;
  }

  /** What others did since one's last turn, as far as it has been shown. */
  get others(): Turn[] {
    const { seat, toAct } = this.table;
    return othersSince(this.shownLog, seat, toAct, this.step?.firstNumber);
  }

  get canShowAgain(): boolean {
    return this.isMyTurn && !this.isReplay && this.others.length > 0;
  }

  /** Show the turns of others since one's last turn once more; nothing of it happens again. */
  async showAgain(): Promise<void> {
    const [first] = this.others;
    if (!first || !this.canShowAgain) return;
    this.hint.close();
    await this.again.start(first.number - 1);
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
    return this.legal !== null && !this.isSending && !this.again.isOn;
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
      const info = await api.door(this.id, this.#seat);
      this.table.info ??= info;
      this.#findOwnSeat(info);
    } catch (error) {
      if (!(error instanceof Refused)) return;
      const { key } = error.refusal;
      const seconds = secondsToWait(error.refusal);
      if (seconds !== null) this.connection.holdOff(error.refusal, seconds);
      else if (key === "seat-not-yours" || key === "no-such-seat") {
        const info = await api.table(this.id).catch(() => null);
        if (info) this.#findOwnSeat(info);
      } else if (key === "table-unknown" || key === "table-removed") this.#end(error.refusal);
    }
  }

  /** Before the start the host may have given seats other numbers. */
  #findOwnSeat({ seats }: TableInfo): void {
    if (this.#seat === null || seats[this.#seat]?.yours) return;
    const own = seats.flatMap((seat, k) => (seat.yours && seat.kind === "person" ? [k] : []));
    this.#seat = own.length === 1 ? (own[0] ?? null) : null;
  }

  #end(why: Pick<Refusal, "key" | "arguments">): void {
    this.gone = why;
    this.connection.close();
  }

  #hear(message: ToPage): void {
    if (message.type === "notice" && message.key === "table-removed") return this.#end(message);
    if (message.type === "refusal" || message.type === "notice") {
      this.environment.onRefusal(message);
      return;
    }
    if (message.type === "thinking" && message.hint !== null) {
      this.hint.hear(message);
      return;
    }
    if ((message.type === "view" || message.type === "events") && !this.#curtain.allows(message, this.#seat)) return;
    // After the end comes everything that was hidden on the way: it waits until the end has been shown.
    if (message.type === "view" && this.hasSecrets && message.table.stage === "over" && this.#beats.isShowing) {
      this.#later.push(message);
      return;
    }
    if (message.type === "view" || message.type === "events") this.again.stop();
    const { number, seat } = this.table;
    this.table.hear(message);
    this.#numbers.look();
    if (message.type === "events") this.#goOnWith(message.events);
    this.#sending.reached(this.table.number);
    if (message.type === "view") {
      this.environment.onBuild(message.pages);
      this.#seat = message.seat;
      this.#stopBeat();
      const isSame = this.table.number === number && this.table.seat === seat;
      if (isSame && this.isDrafting && this.legal) this.resume();
      else this.#settle();
    } else if (message.type === "events") {
      this.#showNext();
    }
  }

  /** Whoever sits here may sit at the next table too. */
  #goOnWith(events: readonly LogEvent[]): void {
    const next = events.find((event) => event.type === "rematch");
    if (!next || !this.ownSeats.length) return;
    bringNumberTo(next.table, this.environment.clock, () => this.connection.status !== "closed");
  }

  // --- showing ---

  #showNext(): void {
    if (this.#beats.isShowing) return;
    const step = this.table.queue[0];
    if (!step) {
      this.#hearLater();
      return this.#settle();
    }
    if (!step.events.some((event) => isOfGame(event) || event.type === "take-back")) return this.#showGuests(step);
    this.hint.close();
    this.interrupt();
    const own = step.events.some((event) => event.type === "move" && this.ownSeats.includes(event.seat) && !event.by);
    this.#beats.show(step, this.beatsOf(step, own));
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

  #tell(step: Step, from: number, to: number): void {
    this.table.tell(step, to);
    this.#announce(step, from, to);
  }

  #announce(step: Step, from: number, to: number): void {
    const lines = step.events
      .slice(from, to)
      .map((event, j) => this.lineOf({ number: step.firstNumber + from + j, event }))
      .filter((line) => line !== null);
    if (lines.length) this.environment.announce(lines);
  }

  #stopBeat(): void {
    this.#beats.stop();
    this.#later = [];
  }

  /** On from what waits; the rest takes its time. */
  goOn(): void {
    this.again.stop();
    this.#beats.goOn();
  }

  /** Show the rest at once. */
  hurry(): void {
    this.again.stop();
    this.#beats.hurry();
  }

  /** Everything has been shown: whose turn is it? */
  #settle(): void {
    this.#beats.rest();
    this.hint.close();
    this.begin();
    this.turnTable();
    if (this.legal && this.table.number !== this.#lastTurn) {
      this.#lastTurn = this.table.number;
      this.environment.onTurn();
    }
  }

  /** Several people on one device: look through the eyes of whoever is to act; where there are secrets, once asked to. */
  protected turnTable(): void {
    if (this.holds) return;
    const { toAct, seat } = this.table;
    const { ownSeats, hasSecrets, isOver } = this;
    const next = toAct !== null && ownSeats.includes(toAct) && !this.#isAway(toAct) ? toAct : null;
    const { lifter, falls, eyes } = turnOf({ ownSeats, next, seat, hasSecrets, isOver });
    this.#curtain.seat = lifter;
    if (falls) this.lower();
    else if (eyes !== null) this.#look(eyes, this.#knownTo(eyes));
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
    const { seat } = this.#curtain;
    if (seat === null) return;
    this.#curtain.seat = null;
    // From the beginning: the log as this seat knows it.
    this.#look(seat, 0);
  }

  /** What a seat may know is dropped at once, and not only hidden: the answer brings the public view. */
  lower(): void {
    this.again.stop();
    this.#stopBeat();
    this.hint.close();
    this.table.forget();
    // Nor does it stay in what was said last.
    this.environment.announce([]);
    this.#curtain.fall();
    this.#look(null, 0);
  }

  // --- acting ---

  async play(action: A): Promise<void> {
    const { seat, number } = this.table;
    if (seat === null || this.isSending) return;
    this.environment.onSent?.();
    await this.#send({ type: "play", seen: number, seat, action });
  }

  /** Play the turn in the making, if nothing of it is left to decide. */
  playDraft(): void {
    const { action } = this.draft;
    if (action) void this.play(action);
  }

  async takeBack(): Promise<void> {
    const { number, takeBack } = this.table;
    if (takeBack === null || !this.canTakeBack) return;
    await this.#send({ type: "take-back", seen: number, seat: takeBack });
  }

  async #send(command: WithoutId<Play | TakeBack>): Promise<void> {
    this.again.stop();
    this.#sending.begin();
    this.hint.close();
    const answer = await this.connection.command(command);
    this.#sending.answered(answer, this.table.number);
    this.#answered(answer);
  }

  #answered(answer: Ack | Stale | Refusal): void {
    if (answer.type === "ack") return;
    if (answer.type === "stale") {
      this.#stopBeat();
      this.table.hear(answer);
      this.environment.onRefusal({ type: "refusal", key: "turn-stale", arguments: {} });
    } else {
      this.environment.onRefusal(answer);
    }
    // While something is shown, the turn begins afterwards.
    if (this.table.isCurrent) this.#settle();
  }

  close(): void {
    this.again.stop();
    this.#stopBeat();
    this.#numbers.close();
    this.hint.close();
    this.connection.close();
  }
}

/** A session of whichever game, for what games share. */
export type AnySession = Pick<
  GameSession<Position, Legal, Action, Beat, unknown>,
  | "game"
  | "id"
  | "gone"
  | "load"
  | "isReady"
  | "isReplay"
  | "draft"
  | "drafted"
  | "playDraft"
  | "close"
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
  | "canShowAgain"
  | "showAgain"
  | "again"
  | "hint"
  | "hurry"
  | "lift"
  | "takeBack"
>;
