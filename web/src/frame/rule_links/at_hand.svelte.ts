/** Rules at hand: what lies on a table says with `data-rule` which rules speak of it, and they open over the table. */
import { isForBrowser, stay } from "../../state/router.svelte";

export class RulesAtHand {
  #tables = $state(0);
  #shown = $state.raw<readonly (readonly string[])[]>([]);

  /** There is a table to open them over. */
  get isHere(): boolean {
    return this.#tables > 0;
  }

  /** Anchors of the rules that are open, the nearest first. */
  get rules(): readonly string[] | null {
    return this.#shown.at(-1) ?? null;
  }

  /** A rule led to this one. */
  get hasEarlier(): boolean {
    return this.#shown.length > 1;
  }

  /** A table begins; what is returned ends it. */
  lay(): () => void {
    this.#tables += 1;
    return () => {
      this.#tables -= 1;
      this.close();
    };
  }

  show(rules: readonly string[]): void {
    if (rules.length) this.#shown = [...this.#shown, rules];
  }

  back(): void {
    this.#shown = this.#shown.slice(0, -1);
  }

  close(): void {
    this.#shown = [];
  }
}

export const atHand = new RulesAtHand();

/** As `data-rule` has them, without those that come twice. */
export const anchorsIn = (written: string): string[] => [...new Set(written.split(" ").filter(Boolean))];

/** The rules of a thing, or of what it belongs to. */
export const rulesAt = (thing: Element | null): string[] =>
  anchorsIn(thing?.closest<HTMLElement | SVGElement>("[data-rule]")?.dataset["rule"] ?? "");

/** A link to a rule: on a table it opens there; with Ctrl, Shift or the middle button it is the browser's. */
export function toRule(event: MouseEvent): void {
  if (!atHand.isHere || isForBrowser(event)) return stay(event);
  event.preventDefault();
  atHand.show([(event.currentTarget as HTMLAnchorElement).hash.slice(1)]);
}
