/** A command on its way: until what it brought is here it is nobody's turn. What is on the page was played already. */
import type { Ack, Refusal, Stale } from "../wire";

export class Sending {
  isSending = $state(false);
  /** The last event of a command that was done; null while it is not answered. */
  #doneTo: number | null = null;

  begin(): void {
    this.isSending = true;
    this.#doneTo = null;
  }

  /** `number` is that of the last event that is here. */
  answered(answer: Ack | Stale | Refusal, number: number): void {
    this.#doneTo = answer.type === "ack" ? answer.number : 0;
    this.reached(number);
  }

  /** Events up to a number are here. */
  reached(number: number): void {
    if (this.#doneTo === null || number < this.#doneTo) return;
    this.#doneTo = null;
    this.isSending = false;
  }
}
