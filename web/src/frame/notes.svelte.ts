/** What is said beside the table: to the eye as a toast, to the ear through the one announcer. */
import { secondsToWait } from "../state/api";
import type { Arguments } from "../words/fluent.svelte";

export interface Toast {
  id: number;
  key: string;
  given: Arguments;
  /** What was announced already is for the eye alone. */
  kind: "info" | "alarm" | "announced";
}

const STAYS = 7000;

class Notes {
  toasts = $state.raw<Toast[]>([]);
  /** Said politely, one after the other; two elements take turns so that a repeated sentence is heard again. */
  said = $state.raw<[string, string]>(["", ""]);
  #turn = 0;
  #next = 0;

  toast(key: string, given: Arguments = {}, kind: Toast["kind"] = "info"): void {
    // Whoever is asked to wait has done nothing wrong.
    if (kind === "alarm" && secondsToWait({ key, arguments: given }) !== null) kind = "info";
    const toast = { id: ++this.#next, key, given, kind };
    this.toasts = [...this.toasts.filter((one) => one.key !== key), toast].slice(-3);
    setTimeout(() => this.dismiss(toast.id), STAYS);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((one) => one.id !== id);
  }

  /** Somebody went to another page: what was said of this one is over. */
  leave(): void {
    this.toasts = [];
  }

  announce(text: string): void {
    this.#turn = 1 - this.#turn;
    this.said = this.#turn === 0 ? [text, ""] : ["", text];
  }
}

export const notes = new Notes();
