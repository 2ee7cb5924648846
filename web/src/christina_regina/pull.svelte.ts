/** One gesture for a whole turn: press the card to draw, pull to the card to bury, let go. */
import type { Stack } from "../wire";

interface Point {
  x: number;
  y: number;
}

/** So far a finger may stray before a press becomes a pull. */
const STRAYS = 12;

interface PullEnvironment {
  /** Whether a turn can begin with the card on this stack. */
  canBegin: (stack: Stack) => boolean;
  /** The card on this stack is pulled. */
  onBegin: (stack: Stack) => void;
  /** It was let go on a stack, or on none. */
  onEnd: (to: Stack | null) => void;
}

export class Pull {
  /** Where the pulled card is; null while none is. */
  at = $state.raw<Point | null>(null);

  #environment: PullEnvironment;
  /** The press at hand, or the last one, was a pull. */
  #isPull = false;

  constructor(environment: PullEnvironment) {
    this.#environment = environment;
  }

  press(event: PointerEvent, from: Stack): void {
    this.#isPull = false;
    if (!this.#environment.canBegin(from)) return;
    const start: Point = { x: event.clientX, y: event.clientY };
    (event.currentTarget as HTMLElement).releasePointerCapture?.(event.pointerId);
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (Math.hypot(x - start.x, y - start.y) < STRAYS) return;
      if (!this.#isPull) {
        this.#isPull = true;
        this.#environment.onBegin(from);
      }
      this.at = { x, y };
    };
    const release = ({ clientX, clientY }: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
      this.at = null;
      if (!this.#isPull) return;
      const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-stack]");
      const to = under?.dataset["stack"] as Stack | undefined;
      this.#environment.onEnd(to && to !== from ? to : null);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
  }

  /** Whether a click ends a pull, and so is no tap; after most pulls there is no click. */
  swallows(event: MouseEvent): boolean {
    const isByKeyboard = event.detail === 0;
    if (!this.#isPull || isByKeyboard) return false;
    this.#isPull = false;
    return true;
  }
}
