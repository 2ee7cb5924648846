/** At the first start on a machine the server compiles rules and bots, and says so in the page it hands out. */
import type { Preparation } from "../wire";
import { api } from "./api";

const EVERY = 700;

/** What is still being prepared, and how much of it is there, from 0 to 1. */
export interface Preparing {
  part: "rules" | "bots";
  share: number;
}

const isPreparing = (): boolean => Boolean(globalThis.document?.querySelector('meta[name="queendom-preparing"]'));

export class PreparationWatch {
  now = $state<Preparing | null>(null);

  constructor(
    private readonly ask: () => Promise<Preparation> = api.preparation,
    private readonly later: (next: () => void) => void = (next) => void setTimeout(next, EVERY),
  ) {}

  /** Ask until all is done. A server that does not answer just now is asked again. */
  async start(): Promise<void> {
    try {
      const found = await this.ask();
      this.now = found.done ? null : preparing(found);
      if (found.done) return;
    } catch {
      // It is busy, or gone: what else is asked for will tell.
    }
    this.later(() => void this.start());
  }
}

function preparing({ rules, bots }: Preparation): Preparing {
  return rules < 1 ? { part: "rules", share: rules } : { part: "bots", share: bots };
}

export const preparation = new PreparationWatch();

/** For pages that were handed out meanwhile. */
export function watchPreparation(): void {
  if (isPreparing()) void preparation.start();
}
