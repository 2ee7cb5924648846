/** How a step is shown: as beats, one after the other. */
import type { Clock } from "./connection.svelte";
import type { Step } from "./table.svelte";

/** A moment of a step that is being shown. */
export interface Beat {
  /** How many of the step's events are in the log once this beat begins. */
  eventCount: number;
  /** At normal speed. */
  ms: number;
  /** From this beat on the new position is shown. */
  arrives: boolean;
}

export interface BeatEnvironment<B extends Beat> {
  clock: Clock;
  pace(): number;
  /** What is left of a beat that takes no time: at this speed nobody sees it. */
  atOnce(beat: B): B;
  /** A beat stays until somebody goes on. */
  waitsFor(beat: B): boolean;
  /** A beat was on the screen as long as somebody wanted it to be. */
  wasSeen(beat: B): void;
  /** A beat begins: the step's events from one index to another go to the log. */
  onBeat(step: Step, from: number, to: number): void;
  /** Whether the step is still the one to show: a new view may have come meanwhile. */
  isNext(step: Step): boolean;
  /** All beats were shown, or the step is gone. */
  onEnd(step: Step, isShown: boolean): void;
}

export class BeatPlayer<B extends Beat> {
  /** The one on the screen. */
  beat = $state.raw<B | null>(null);

  #environment: BeatEnvironment<B>;
  #cancel: (() => void) | null = null;
  #end: (() => void) | null = null;
  #skips = false;

  constructor(environment: BeatEnvironment<B>) {
    this.#environment = environment;
  }

  get isShowing(): boolean {
    return this.#cancel !== null;
  }

  show(step: Step, beats: readonly B[], k = 0): void {
    const { clock, pace, atOnce, waitsFor, wasSeen, onBeat, isNext, onEnd } = this.#environment;
    const beat = beats[k];
    if (!beat) {
      this.#forget();
      return onEnd(step, true);
    }
    onBeat(step, beats[k - 1]?.eventCount ?? 0, beat.eventCount);
    const ms = this.#skips ? 0 : beat.ms * pace();
    this.beat = ms > 0 ? beat : atOnce(beat);
    const end = (isSeen: boolean): void => {
      this.#cancel = null;
      if (isSeen) wasSeen(beat);
      if (isNext(step)) this.show(step, beats, k + 1);
      else onEnd(step, false);
    };
    this.#end = () => end(ms > 0);
    this.#cancel =
      ms > 0 && waitsFor(beat)
        ? () => {}
        : // Somebody may have gone to another page meanwhile: then nothing takes time any more.
          clock.after(ms, () => end(ms > 0 && pace() > 0));
  }

  #forget(): void {
    this.#cancel = null;
    this.#end = null;
    this.beat = null;
  }

  /** Nothing more of the step at hand is shown. */
  stop(): void {
    this.#cancel?.();
    this.#forget();
    this.#skips = false;
  }

  /** Everything has been shown: the next step takes its time again. */
  rest(): void {
    this.beat = null;
    this.#skips = false;
  }

  /** On from the beat that waits; the rest takes its time. */
  goOn(): void {
    if (!this.#cancel) return;
    this.#cancel();
    this.#end?.();
  }

  /** Show the rest at once. */
  hurry(): void {
    if (!this.#cancel) return;
    this.#skips = true;
    this.goOn();
  }
}
