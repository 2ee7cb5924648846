/**
 * The turns of others once more: shown step by step as they were shown then, while the table itself stays where it is.
 * Every position comes from the server, as it told it then.
 */
import type { Again as Answer, Position } from "../wire";
import type { Clock } from "./connection.svelte";
import type { Beat } from "./beats.svelte";
import { isOfGame, type Step } from "./table.svelte";

interface AgainEnvironment<B extends Beat> {
  ask(after: number): Promise<Answer | null>;
  clock: Clock;
  pace(): number;
  beatsOf(step: Step): B[];
  show(beat: B | null): void;
  tell(step: Step, from: number, to: number): void;
  onStart(): void;
  /** It ended, by itself or not. */
  onEnd(): void;
}

export class Again<B extends Beat> {
  /** The step that is being shown. */
  step = $state.raw<Step | null>(null);
  /** The position before it. */
  position = $state.raw<Position | null>(null);
  /** The number of the last event that was shown once more. */
  shownTo = $state(0);

  #environment: AgainEnvironment<B>;
  #rest: Step[] = [];
  #cancel: (() => void) | null = null;
  #asked = 0;

  constructor(environment: AgainEnvironment<B>) {
    this.#environment = environment;
  }

  get isOn(): boolean {
    return this.step !== null;
  }

  async start(after: number): Promise<void> {
    this.stop();
    const asked = ++this.#asked;
    const answer = await this.#environment.ask(after);
    if (!answer || asked !== this.#asked) return;
    this.position = answer.position;
    this.shownTo = after;
    this.#rest = answer.steps
      .filter(({ events }) => events.some((event) => isOfGame(event) || event.type === "take-back"))
      .map(({ first_number: firstNumber, events, position, to_act: toAct }) => ({
        firstNumber,
        events,
        position,
        table: null,
        toAct,
      }));
    if (!this.#rest.length) return;
    this.#environment.onStart();
    this.#next();
  }

  /** Back to where the table stands; what was asked for is not wanted any more. */
  stop(): void {
    this.#asked += 1;
    this.#cancel?.();
    this.#cancel = null;
    if (!this.isOn) return;
    this.step = null;
    this.position = null;
    this.#rest = [];
    this.#environment.show(null);
    this.#environment.onEnd();
  }

  #next(): void {
    const [step, ...rest] = this.#rest;
    this.#rest = rest;
    if (!step) return this.stop();
    this.step = step;
    this.#run(step, this.#environment.beatsOf(step), 0);
  }

  #run(step: Step, beats: B[], k: number): void {
    const beat = beats[k];
    if (!beat) {
      this.position = step.position ?? this.position;
      return this.#next();
    }
    this.shownTo = step.firstNumber + beat.eventCount - 1;
    this.#environment.tell(step, beats[k - 1]?.eventCount ?? 0, beat.eventCount);
    this.#environment.show(beat);
    // Where nothing takes time, this still does: it was asked for.
    const ms = beat.ms * (this.#environment.pace() || 1);
    this.#cancel = this.#environment.clock.after(ms, () => this.#run(step, beats, k + 1));
  }
}
