/**
 * Leads through a lesson: says each step's position to a session at a scripted socket, lets the bots play, waits for one's own turn or
 * deed, and answers kindly when it is another one.
 */
import { Refused } from "../state/api";
import { ScriptedSocket } from "../state/scripted_socket";
import type {
  AskPosition,
  Events,
  FromPage,
  Legal,
  Play,
  Position,
  PositionTold,
  Refusal,
  TableInfo,
  ToPage,
  View,
} from "../wire";
import {
  isSame,
  lastMove,
  logBefore,
  ME,
  startOf,
  tableOf,
  type Lesson,
  type LessonMove,
  type LessonPart,
  type LessonScript,
} from "../state/lesson";
import { offlineEvents, offlineView } from "../state/offline";

export interface GuideEnvironment {
  ask: (asked: AskPosition) => Promise<PositionTold>;
  /** What oneself is called. */
  you: () => string;
  remember: (step: number) => void;
}

/** Numbers of one visit to a step; log and position of two visits never look alike to a session. */
const VISIT = 1000;

export class Guide {
  readonly lesson: Lesson;
  /** One more than the lesson has: the last is the farewell. */
  step = $state(0);
  /** How many moves of the step were played. */
  played = $state(0);
  didDeed = $state(false);
  /** How often another turn was made than the one that is asked for. */
  strays = $state(0);
  failure = $state.raw<Pick<Refusal, "key" | "arguments"> | null>(null);

  readonly socket: ScriptedSocket;
  #script: LessonScript;
  #environment: GuideEnvironment;
  #visit = 0;
  #number = 0;
  #position: Position;

  constructor(script: LessonScript, environment: GuideEnvironment) {
    const { lesson } = script;
    this.lesson = lesson;
    this.#script = script;
    this.#environment = environment;
    this.#position = startOf(lesson, 0);
    this.socket = new ScriptedSocket((message) => this.#answer(message));
  }

  get count(): number {
    return this.lesson.steps.length + 1;
  }

  get isLast(): boolean {
    return this.step === this.count - 1;
  }

  /** The words of this step; past the last one, the closing words. */
  get part(): LessonPart {
    return this.#script.parts[this.lesson.steps[this.step]?.id ?? "end"]!;
  }

  get #moves(): LessonMove[] {
    return this.lesson.steps[this.step]?.moves ?? [];
  }

  /** The turn that is asked for now. */
  get asked(): LessonMove | null {
    const next = this.#moves[this.played];
    return next?.seat === ME ? next : null;
  }

  get hasActed(): boolean {
    return this.#moves.slice(0, this.played).some(({ seat }) => seat === ME);
  }

  /** Everything that the step asks for was done; it may still be shown. */
  get isDone(): boolean {
    return this.played === this.#moves.length && (this.didDeed || !this.part.deed) && !this.isLast;
  }

  infoAt(position: Position): TableInfo {
    return tableOf(this.lesson, this.#environment.you(), position, this.#number);
  }

  // --- from step to step ---

  async go(step: number): Promise<void> {
    const visit = ++this.#visit;
    this.step = Math.max(0, Math.min(step, this.count - 1));
    this.played = 0;
    this.didDeed = false;
    this.strays = 0;
    this.failure = null;
    this.#position = startOf(this.lesson, this.step);
    const events = logBefore(this.#script, this.step);
    this.#number = visit * VISIT + events.length;
    this.#environment.remember(this.step);
    const legal = await this.#legal(visit);
    if (visit !== this.#visit || this.failure) return;
    this.socket.say(this.#view(events, legal));
    await this.#playOthers(visit);
  }

  next(): Promise<void> {
    return this.go(this.step + 1);
  }

  did(deed: string): void {
    if (this.part.deed === deed && this.played === this.#moves.length) this.didDeed = true;
  }

  // --- what the session hears ---

  #seen(position: Position): Position {
    return this.#script.seen?.(position) ?? position;
  }

  #view(events: View["events"], legal: Legal | null): View {
    return offlineView({
      seat: ME,
      table: this.infoAt(this.#position),
      events,
      position: this.#seen(this.#position),
      legal,
      reckoning: this.#position.to_act === null ? (lastMove(this.lesson).reckoning ?? null) : null,
    });
  }

  /** What can be done, if a turn is asked for here. */
  async #legal(visit: number): Promise<Legal | null> {
    if (!this.asked) return null;
    try {
      return (await this.#environment.ask({ position: this.#position })).legal;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (visit === this.#visit) this.failure = error.refusal;
      return null;
    }
  }

  async #playOthers(visit: number): Promise<void> {
    for (;;) {
      const move = this.#moves[this.played];
      if (!move || move.seat === ME) return;
      const events = await this.#play(move, visit);
      if (visit !== this.#visit) return;
      this.socket.say(events);
      this.#reveal().forEach((view) => this.socket.say(view));
    }
  }

  async #play(move: LessonMove, visit: number): Promise<Events> {
    const first = this.#number + 1;
    this.#number += move.events.length;
    this.#position = move.next;
    this.played += 1;
    const legal = await this.#legal(visit);
    return offlineEvents({
      first_number: first,
      events: move.events,
      to_act: move.next.to_act,
      position: this.#seen(move.next),
      legal,
      table: move.next.to_act === null ? this.infoAt(move.next) : null,
    });
  }

  // --- what the session asks ---

  async #answer(message: FromPage): Promise<ToPage[]> {
    const { id } = message;
    const refuse = (key: string, given: Refusal["arguments"] = {}): ToPage[] => [
      { type: "refusal", id, key, arguments: given },
    ];
    try {
      switch (message.type) {
        case "play":
          return this.asked && isSame(this.asked.action, message.action) ? await this.#turn(message) : this.#stray(id);
        case "preview": {
          const { seat, action, page, pages } = message;
          const asked = { seat: seat ?? null, action: action ?? null, page: page ?? null, pages: pages ?? null };
          const { preview } = await this.#environment.ask({ position: this.#position, ...asked });
          return preview ? [{ type: "preview", id, ...preview }] : refuse("server-failed");
        }
        default:
          return refuse("nothing-to-take-back");
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return refuse(error.refusal.key, error.refusal.arguments);
    }
  }

  #stray(id: string): ToPage[] {
    this.strays += 1;
    return [{ type: "refusal", id, key: "lesson-other", arguments: {} }];
  }

  async #turn({ id }: Play): Promise<ToPage[]> {
    const visit = this.#visit;
    this.strays = 0;
    const events = await this.#play(this.asked!, visit);
    if (visit !== this.#visit) return [{ type: "refusal", id, key: "lesson-other", arguments: {} }];
    queueMicrotask(() => void this.#playOthers(visit));
    return [{ type: "ack", id, first_number: events.first_number, number: events.number }, events, ...this.#reveal()];
  }

  /** After the end of a game with secrets comes everything that was hidden on the way, as at a table. */
  #reveal(): View[] {
    if (!this.#script.seen || this.#position.to_act !== null) return [];
    return [this.#view(logBefore(this.#script, this.step + 1), null)];
  }
}
