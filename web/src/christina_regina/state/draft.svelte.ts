/**
 * A turn at court in the making: the card to draw and the one to bury; an action with its stacks or card; an attempt with
 * victim, leader and dagger; or passing. Nothing is sent before it is confirmed. What is possible is only looked up.
 */
import type { Card, ChristinaReginaAction, ChristinaReginaLegal, Faction, Leader, Stack } from "../../wire";
import { STACKS } from "./cards";

export const MODES = ["draw", "agitate", "manipulate", "persuade", "assassinate", "pass"] as const;
export type Mode = (typeof MODES)[number];

/** What is asked for next. */
export type Stage = "start" | "bury" | "stack" | "second" | "card" | "victim" | "number" | "dagger" | "ready";

export class Draft {
  legal = $state.raw<ChristinaReginaLegal | null>(null);
  mode = $state<Mode | null>(null);
  from = $state<Stack | null>(null);
  bury = $state<Stack | null>(null);
  stack = $state<Stack | null>(null);
  second = $state<Stack | null>(null);
  card = $state<Card | null>(null);
  victim = $state<number | null>(null);
  number = $state<Leader | null>(null);
  dagger = $state<Faction | null>(null);

  begin(legal: ChristinaReginaLegal | null): void {
    this.clear();
    this.legal = legal;
  }

  clear(): void {
    this.mode = null;
    this.from = this.bury = this.stack = this.second = null;
    this.card = null;
    this.victim = this.number = this.dagger = null;
  }

  get isEmpty(): boolean {
    return this.mode === null;
  }

  get stage(): Stage {
    switch (this.mode) {
      case null:
        return "start";
      case "draw":
        return this.from === null ? "start" : this.bury === null ? "bury" : "ready";
      case "agitate":
        return this.stack === null ? "stack" : "ready";
      case "manipulate":
        return this.stack === null ? "stack" : this.second === null ? "second" : "ready";
      case "persuade":
        return this.card === null ? "card" : this.stack === null ? "stack" : "ready";
      case "assassinate":
        return this.victim === null
          ? "victim"
          : this.number === null
            ? "number"
            : this.dagger === null
              ? "dagger"
              : "ready";
      case "pass":
        return "ready";
    }
  }

  canStart(mode: Mode): boolean {
    const { legal } = this;
    if (!legal) return false;
    switch (mode) {
      case "draw":
        return legal.draw.length > 0;
      case "agitate":
        return legal.agitate.length > 0;
      case "manipulate":
        return legal.manipulate.length > 0;
      case "persuade":
        return legal.persuade.length > 0;
      case "assassinate":
        return Object.keys(legal.assassinate).length > 0;
      case "pass":
        return legal.pass;
    }
  }

  start(mode: Mode): boolean {
    if (!this.canStart(mode)) return false;
    this.clear();
    this.mode = mode;
    // Where there is only one, there is nothing to choose.
    const [victim, ...others] = mode === "assassinate" ? this.victims : [];
    if (victim !== undefined && others.length === 0) this.chooseVictim(victim);
    return true;
  }

  /** Court stacks that can be chosen now, and for what. */
  get stacks(): readonly Stack[] {
    const { legal } = this;
    if (!legal) return [];
    switch (this.mode) {
      case null:
        return legal.draw;
      case "draw":
        return this.from === null ? legal.draw : legal.draw.filter((stack) => stack !== this.from);
      case "agitate":
        return legal.agitate;
      case "manipulate": {
        const pairs = legal.manipulate.filter((pair) => this.stack === null || pair.includes(this.stack));
        return STACKS.filter((stack) => stack !== this.stack && pairs.some((pair) => pair.includes(stack)));
      }
      case "persuade":
        return this.card === null ? [] : STACKS;
      case "assassinate":
      case "pass":
        return [];
    }
  }

  chooseStack(stack: Stack): boolean {
    if (this.#takeBack(stack)) return true;
    if (!this.stacks.includes(stack)) return false;
    switch (this.mode) {
      case null:
        this.mode = "draw";
        this.from = stack;
        return true;
      case "draw":
        if (this.from === null) this.from = stack;
        else this.bury = stack;
        return true;
      case "manipulate":
        if (this.stack === null) this.stack = stack;
        else this.second = stack;
        return true;
      default:
        this.stack = stack;
        return true;
    }
  }

  /** A second tap on a chosen one takes it back. */
  #takeBack(stack: Stack): boolean {
    if (stack === this.from) this.clear();
    else if (stack === this.bury) this.bury = null;
    else if (stack === this.second) this.second = null;
    else if (stack === this.stack) [this.stack, this.second] = [this.second, null];
    else return false;
    return true;
  }

  get cards(): readonly Card[] {
    return this.mode === "persuade" ? (this.legal?.persuade ?? []) : [];
  }

  chooseCard(card: Card): boolean {
    if (!this.cards.includes(card)) return false;
    this.card = card === this.card ? null : card;
    this.stack = null;
    return true;
  }

  get victims(): number[] {
    return Object.keys(this.legal?.assassinate ?? {}).map(Number);
  }

  numbersFor(victim: number): readonly Leader[] {
    return this.legal?.assassinate[String(victim)] ?? [];
  }

  chooseVictim(victim: number): boolean {
    if (!this.victims.includes(victim)) return false;
    if (this.mode !== "assassinate") this.start("assassinate");
    this.victim = victim;
    this.number = this.dagger = null;
    const numbers = this.numbersFor(victim);
    if (numbers.length === 1) this.number = numbers[0]!;
    return true;
  }

  chooseNumber(number: Leader): boolean {
    if (this.victim === null || !this.numbersFor(this.victim).includes(number)) return false;
    this.number = number;
    return true;
  }

  chooseDagger(colour: Faction): boolean {
    if (this.number === null || !this.legal?.colours.includes(colour)) return false;
    this.dagger = colour;
    return true;
  }

  /** A whole action at once. False, and nothing chosen, if it is none that can be done now. */
  chooseAll(action: ChristinaReginaAction): boolean {
    const isMade = this.start(action.kind) && this.#chooseParts(action) && this.action !== null;
    if (!isMade) this.clear();
    return isMade;
  }

  #chooseParts(action: ChristinaReginaAction): boolean {
    switch (action.kind) {
      case "draw":
        return this.chooseStack(action.from) && this.chooseStack(action.bury);
      case "agitate":
        return this.chooseStack(action.stack);
      case "manipulate":
        return action.stacks.every((stack) => this.chooseStack(stack));
      case "persuade":
        return this.chooseCard(action.card) && this.chooseStack(action.stack);
      case "assassinate":
        return (
          action.colour !== undefined &&
          this.chooseVictim(action.victim) &&
          this.chooseNumber(action.number) &&
          this.chooseDagger(action.colour)
        );
      case "pass":
        return true;
    }
  }

  /** One step back. */
  back(): void {
    switch (this.mode) {
      case "draw":
        if (this.bury !== null) this.bury = null;
        else this.clear();
        return;
      case "manipulate":
        if (this.second !== null) this.second = null;
        else if (this.stack !== null) this.stack = null;
        else this.clear();
        return;
      case "persuade":
        if (this.stack !== null) this.stack = null;
        else if (this.card !== null) this.card = null;
        else this.clear();
        return;
      case "agitate":
        if (this.stack !== null) this.stack = null;
        else this.clear();
        return;
      case "assassinate":
        if (this.dagger !== null) this.dagger = null;
        else if (this.number !== null && this.victim !== null && this.numbersFor(this.victim).length > 1)
          this.number = null;
        else if (this.victim !== null && this.victims.length > 1) this.victim = this.number = null;
        else this.clear();
        return;
      case "pass":
        this.clear();
        return;
    }
  }

  get action(): ChristinaReginaAction | null {
    if (!this.legal || this.stage !== "ready") return null;
    const { from, bury, stack, second, card, victim, number, dagger } = this;
    switch (this.mode) {
      case "draw":
        return from && bury ? { kind: "draw", from, bury } : null;
      case "agitate":
        return stack ? { kind: "agitate", stack } : null;
      case "manipulate": {
        if (!stack || !second) return null;
        // As the server named the pair.
        const pair = this.legal.manipulate.find((one) => one.includes(stack) && one.includes(second));
        return pair ? { kind: "manipulate", stacks: pair } : null;
      }
      case "persuade":
        return card && stack ? { kind: "persuade", card, stack } : null;
      case "assassinate":
        return victim !== null && number !== null && dagger !== null
          ? { kind: "assassinate", victim, number, colour: dagger }
          : null;
      case "pass":
        return { kind: "pass" };
      case null:
        return null;
    }
  }
}
