/** One's own notes on who is who: players by colours, in pencil. Kept in this browser, sent nowhere. */
import type { Shelf } from "../../state/settings.svelte";
import type { Faction } from "../../wire";

export type Mark = "" | "no" | "maybe" | "yes";

const NEXT: Record<Mark, Mark> = { "": "no", no: "maybe", maybe: "yes", yes: "" };
const isMark = (value: unknown): value is Mark => typeof value === "string" && Object.hasOwn(NEXT, value);

export class Notes {
  #marks = $state<Record<string, Mark>>({});
  #shelf: Shelf | null;
  #key: string;

  constructor(shelf: Shelf | null, table: string, seat: number) {
    this.#shelf = shelf;
    this.#key = `queendom-notes/${table}/${seat}`;
    try {
      const kept: unknown = JSON.parse(shelf?.getItem(this.#key) ?? "{}");
      for (const [place, mark] of Object.entries(kept as object)) if (isMark(mark)) this.#marks[place] = mark;
    } catch {
      // Not ours to understand.
    }
  }

  at(player: number, faction: Faction): Mark {
    return this.#marks[`${player}/${faction}`] ?? "";
  }

  turn(player: number, faction: Faction): Mark {
    const mark = NEXT[this.at(player, faction)];
    this.#marks[`${player}/${faction}`] = mark;
    try {
      this.#shelf?.setItem(this.#key, JSON.stringify(this.#marks));
    } catch {
      // Lasts as long as the page.
    }
    return mark;
  }

  clear(): void {
    for (const place of Object.keys(this.#marks)) delete this.#marks[place];
    try {
      this.#shelf?.setItem(this.#key, "{}");
    } catch {
      // Lasts as long as the page.
    }
  }
}

/** What is known for certain, by player: the colour, or null. One's own only while one peeks. */
export function certain(
  factions: readonly (Faction | null)[],
  self: number | null,
  peeks: boolean,
): (Faction | null)[] {
  return factions.map((faction, seat) => (seat === self && !peeks ? null : faction));
}

/** Whether somebody cannot be of a colour, because another one certainly is. */
export function isTaken(known: readonly (Faction | null)[], player: number, faction: Faction): boolean {
  return known.some((one, seat) => seat !== player && one === faction) || (known[player] ?? faction) !== faction;
}

/** What is written in a field of the sheet: seen, certainly not, or one's own pencil. */
export type Verdict = "seen" | "not" | Mark;

export function verdictOn(
  known: readonly (Faction | null)[],
  notes: Notes | null,
  player: number,
  faction: Faction,
): Verdict {
  if (known[player] === faction) return "seen";
  if (isTaken(known, player, faction)) return "not";
  return notes?.at(player, faction) ?? "";
}
