/** A finger that stays where it is. Not every browser tells of it, and those that do not go on with a click. */

const LONG = 600;
const STRAYS = 10;

type Touch = Pick<PointerEvent, "pointerType" | "isPrimary" | "clientX" | "clientY" | "target">;

export class Hold {
  readonly #onhold: (thing: Element) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = { x: 0, y: 0 };
  /** Something came of it: whatever else comes of the same touch is for nobody. */
  isSpent = false;

  /** What is called says whether something came of it. */
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
