/**
 * A hint: asked for by whoever is to act, told to them alone, and gone as soon as the table changes. What a bot thinks is
 * the server's business; here is only whether something is being thought, told or refused.
 */
import type { Advice, Hint, Refusal, Stale, Thinking } from "../wire";

export type HintStage = "closed" | "thinking" | "answered" | "refused";

export class HintDesk {
  stage = $state<HintStage>("closed");
  advice = $state.raw<readonly Advice[]>([]);
  refusal = $state.raw<Pick<Refusal, "key" | "arguments"> | null>(null);

  /** What it waits for; null while it is being thought. */
  waits = $state.raw<Pick<Thinking, "ahead" | "preparing"> | null>(null);

  #ask: () => Promise<Hint | Stale | Refusal | null>;
  #asked = 0;

  constructor(ask: () => Promise<Hint | Stale | Refusal | null>) {
    this.#ask = ask;
  }

  get isOpen(): boolean {
    return this.stage !== "closed";
  }

  async open(): Promise<void> {
    if (this.stage === "thinking") return;
    const asked = ++this.#asked;
    this.stage = "thinking";
    this.advice = [];
    this.refusal = null;
    this.waits = null;
    const answer = await this.#ask();
    // Closed meanwhile, or for a position that is gone.
    if (asked !== this.#asked) return;
    if (answer?.type === "hint") {
      this.advice = answer.advice;
      this.stage = "answered";
    } else if (answer?.type === "refusal") {
      this.refusal = answer;
      this.stage = "refused";
    } else this.close(); // the connection is lost, or the game has moved on: the table tells both
  }

  /** Of whoever thinks about it: only one is thought about at a time. */
  hear({ ahead, preparing }: Pick<Thinking, "ahead" | "preparing">): void {
    this.waits = ahead > 0 || preparing ? { ahead, preparing } : null;
  }

  /** Nothing of it stays: at a shared device the next one to look is somebody else. */
  close(): void {
    this.#asked += 1;
    this.stage = "closed";
    this.advice = [];
    this.refusal = null;
  }
}
