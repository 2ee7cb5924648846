/**
 * A table without a server behind it: what a session hears is played to it, and what it asks is answered by whoever
 * plays. Replays, examples and lessons are ordinary sessions at such a table.
 */
import type { FromPage, ToPage } from "../wire";
import type { Socket } from "./connection.svelte";

export class ScriptedSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  #answer: (message: FromPage) => Promise<ToPage[]>;
  #isClosed = false;

  /** `answer` gets what the session sends: plays, take-backs, previews. */
  constructor(answer: (message: FromPage) => Promise<ToPage[]>) {
    this.#answer = answer;
    // A socket opens later than it is made.
    queueMicrotask(() => !this.#isClosed && this.onopen?.());
  }

  /** Let the session hear something. */
  say(message: ToPage): void {
    if (!this.#isClosed) this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    void this.#answer(JSON.parse(text) as FromPage).then((answers) => answers.forEach((one) => this.say(one)));
  }

  close(): void {
    this.#isClosed = true;
  }
}
