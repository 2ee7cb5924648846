/**
 * Leads through a lesson: says each step's position to a session at a tape, lets the bots play, waits for one's own turn or
 * deed, and answers kindly when it is another one.
 */
import { Refused } from "../state/api";
import { Tape } from "../state/tape";
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
import { isSame, lastMove, ME, seen, startOf, tableOf, toldBefore, type Lesson, type LessonMove } from "./lesson";
import { partOf, type Deed, type Part } from "./script";

export interface GuideSurroundings {
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

  readonly tape: Tape;
  #around: GuideSurroundings;
  #visit = 0;
  #number = 0;
  #position: Position;

  constructor(lesson: Lesson, around: GuideSurroundings) {
    this.lesson = lesson;
    this.#around = around;
    this.#position = startOf(lesson, 0);
    this.tape = new Tape((message) => this.#answer(message));
  }

  get count(): number {
    return this.lesson.steps.length + 1;
  }

  get isLast(): boolean {
    return this.step === this.count - 1;
  }

  get part(): Part {
    return partOf(this.lesson.game, this.lesson.steps[this.step]?.id);
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
    return tableOf(this.lesson, this.#around.you(), position, this.#number);
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
    const events = toldBefore(this.lesson, this.step);
    this.#number = visit * VISIT + events.length;
    this.#around.remember(this.step);
    const legal = await this.#legal(visit);
    if (visit !== this.#visit || this.failure) return;
    this.tape.say(this.#view(events, legal));
    await this.#playOthers(visit);
  }

  next(): Promise<void> {
    return this.go(this.step + 1);
  }

  did(deed: Deed): void {
    if (this.part.deed === deed && this.played === this.#moves.length) this.didDeed = true;
  }

  // --- what the session hears ---

  #view(events: View["events"], legal: Legal | null): View {
    const isOver = this.#position.to_act === null;
    return {
      type: "view",
      id: null,
      seat: ME,
      number: this.#number,
      table: this.infoAt(this.#position),
      first_number: 1,
      events,
      position: seen(this.#position),
      legal,
      take_back: null,
      reckoning: isOver ? (lastMove(this.lesson).reckoning ?? null) : null,
      pages: null,
    };
  }

  /** What can be done, if a turn is asked for here. */
  async #legal(visit: number): Promise<Legal | null> {
    if (!this.asked) return null;
    try {
      return (await this.#around.ask({ position: this.#position })).legal;
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
      this.tape.say(events);
      this.#reveal().forEach((view) => this.tape.say(view));
    }
  }

  async #play(move: LessonMove, visit: number): Promise<Events> {
    const first = this.#number + 1;
    this.#number += move.events.length;
    this.#position = move.next;
    this.played += 1;
    const legal = await this.#legal(visit);
    return {
      type: "events",
      first_number: first,
      number: first + move.events.length - 1,
      events: move.events,
      to_act: move.next.to_act,
      position: seen(move.next),
      legal,
      take_back: null,
      table: move.next.to_act === null ? this.infoAt(move.next) : null,
    };
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
          const { preview } = await this.#around.ask({ position: this.#position, ...asked });
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
    if (this.#position.game !== "christina-regina" || this.#position.to_act !== null) return [];
    return [this.#view(toldBefore(this.lesson, this.step + 1), null)];
  }
}
