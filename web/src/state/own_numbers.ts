/**
 * The numbers that this device brings to tables (docs/chance.md). Each is kept under its promise, which the table shows:
 * so it outlives a reload, and whichever page of this device comes first can open it.
 */
import { sha256, toHex } from "./sha256";
import { shelf } from "./settings.svelte";

interface Kept {
  number: string;
  /** When it was made. */
  at: number;
  /** What the server had promised when this number was sent to it; null before. */
  commitment: string | null;
}

const PREFIX = "queendom-number-";
const LONGEST = 60 * 24 * 60 * 60 * 1000;

export class OwnNumbers {
  readonly #shelf: Storage | null;
  /** Browsers may refuse to keep anything. */
  readonly #here = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(shelf: Storage | null, now: () => number = () => Date.now()) {
    this.#shelf = shelf;
    this.#now = now;
  }

  /** A new number; returns its promise. */
  promise(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const promise = toHex(sha256(bytes));
    this.#forgetOld();
    this.#keep(promise, { number: toHex(bytes), at: this.#now(), commitment: null });
    return promise;
  }

  number(promise: string | null | undefined): string | null {
    return this.#kept(promise)?.number ?? null;
  }

  /** It is about to be sent: from now on the server must stay with what it has promised. */
  sent(promise: string, commitment: string): void {
    const kept = this.#kept(promise);
    if (kept && kept.commitment === null) this.#keep(promise, { ...kept, commitment });
  }

  /** What the server had promised when the number was sent; null if it was not sent from here. */
  commitmentBefore(promise: string | null): string | null {
    return this.#kept(promise)?.commitment ?? null;
  }

  #kept(promise: string | null | undefined): Kept | null {
    if (!promise) return null;
    try {
      const kept = JSON.parse(this.#shelf?.getItem(PREFIX + promise) ?? "null") as Partial<Kept> | null;
      if (typeof kept?.number === "string") return { at: 0, commitment: null, ...kept } as Kept;
    } catch {
      // Broken, or not to be read.
    }
    return this.#here.get(promise) ?? null;
  }

  #keep(promise: string, kept: Kept): void {
    this.#here.set(promise, kept);
    try {
      this.#shelf?.setItem(PREFIX + promise, JSON.stringify(kept));
    } catch {
      // Full or forbidden: it lasts as long as the page.
    }
  }

  /** Tables that have waited for so long are not begun any more. */
  #forgetOld(): void {
    try {
      for (const key of Object.keys(this.#shelf ?? {}).filter((one) => one.startsWith(PREFIX))) {
        const kept = this.#kept(key.slice(PREFIX.length));
        if (!kept || kept.at < this.#now() - LONGEST) this.#shelf?.removeItem(key);
      }
    } catch {
      // Forbidden: then there are none.
    }
  }
}

export const ownNumbers = new OwnNumbers(shelf() as Storage | null);
