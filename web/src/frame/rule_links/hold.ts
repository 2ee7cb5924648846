/** A long press with a finger. Not every browser has an event for it, and where there is none a click follows. */

const LONG = 600;
const STRAYS = 10;

type Touch = Pick<PointerEvent, "pointerType" | "isPrimary" | "clientX" | "clientY" | "target">;

export class Hold {
  readonly #onhold: (thing: Element) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = { x: 0, y: 0 };
  /** The press opened something: a click or a menu that follows from the same touch is to be ignored. */
  isSpent = false;

  /** `onhold` tells whether it opened something. */
  constructor(onhold: (thing: Element) => boolean) {
    this.#onhold = onhold;
  }

  press({ pointerType, isPrimary, clientX, clientY, target }: Touch): void {
    this.release();
    this.isSpent = false;
    if (pointerType !== "touch" || !isPrimary) return;
    this.#at = { x: clientX, y: clientY };
    this.#timer = setTimeout(() => (this.isSpent = this.#onhold(target as Element)), LONG);
  }

  move({ clientX, clientY }: Pick<Touch, "clientX" | "clientY">): void {
    if (Math.hypot(clientX - this.#at.x, clientY - this.#at.y) > STRAYS) this.release();
  }

  release(): void {
    clearTimeout(this.#timer);
  }
}
