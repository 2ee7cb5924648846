/** How a step at court is shown: cards go their way, new ones turn over, an attempt is a small ceremony. */
import type { Beat as BasicBeat } from "../../state/beats.svelte";
import { standing, type Numbered, type Step } from "../../state/table.svelte";
import type { Attempt, Card, ChristinaReginaPosition, Faction, LogEvent, Stack } from "../../wire";
import { factionOf, metalOf } from "./cards";

/** A card's way over the table: `court/gold`, `influence/gold`, `discards`, `under/gold`. */
export interface Way {
  card: Card;
  from: string;
  to: string;
}

export interface Ceremony {
  /** The attempt's number in the log. */
  number: number;
  attempt: Attempt;
  /** The dagger's colour, for those who may know it. */
  dagger: Faction | null;
}

export interface Beat extends BasicBeat {
  ways: Way[];
  ceremony: Ceremony | null;
  /** Cards that turned over just now. */
  turned: Stack[];
  kind: LogEvent["type"];
}

const CARD = 760;
const TURN = 380;
const ATTEMPT = 4200;

export function beatsOf(step: Step, before: ChristinaReginaPosition | null, own: boolean): Beat[] {
  const beats: Beat[] = [];
  let dagger: Faction | null = null;
  const turned: Stack[] = [];
  step.events.forEach((event, k) => {
    const beat: Beat = {
      eventCount: k + 1,
      ms: 0,
      arrives: true,
      ways: [],
      ceremony: null,
      turned: [...turned],
      kind: event.type,
    };
    if (event.type === "move") {
      const ways = before ? waysOf(event.action, before) : [];
      if (event.action.kind === "assassinate") dagger = event.action.colour ?? null;
      beats.push({ ...beat, ways, ms: ways.length ? (own ? CARD * 0.6 : CARD) : TURN, arrives: false });
    } else if (event.type === "attempt") {
      beats.push({
        ...beat,
        ms: ATTEMPT,
        arrives: false,
        ceremony: { number: step.firstNumber + k, attempt: event, dagger },
      });
    } else if (event.type === "reveal" && "stack" in event) {
      turned.push(event.stack);
      beats.push({ ...beat, turned: [...turned], ms: TURN });
    } else {
      beats.push(beat);
    }
  });
  return beats;
}

/** The attempts of a log that stand, in their order. */
export function attemptsOf(log: readonly Numbered[]): Ceremony[] {
  let dagger: Faction | null = null;
  const found: Ceremony[] = [];
  for (const { number, event } of standing(log)) {
    if (event.type === "move" && event.action.kind === "assassinate") dagger = event.action.colour ?? null;
    if (event.type === "attempt") found.push({ number, attempt: event, dagger });
  }
  return found;
}

function waysOf(action: { kind: string } & object, before: ChristinaReginaPosition): Way[] {
  const top = (stack: Stack): Card | undefined => before.stacks[stack].top[0];
  const way = (card: Card | undefined, from: string, to: string): Way[] => (card ? [{ card, from, to }] : []);
  const given = action as {
    kind: string;
    from: Stack;
    bury: Stack;
    stack: Stack;
    stacks: [Stack, Stack];
    card: Card;
  };
  switch (given.kind) {
    case "draw": {
      const drawn = top(given.from);
      const to = drawn && factionOf(drawn) ? `influence/${metalOf(drawn)}` : "discards";
      return [
        ...way(drawn, `court/${given.from}`, to),
        ...way(top(given.bury), `court/${given.bury}`, `under/${given.bury}`),
      ];
    }
    case "agitate":
      return way(top(given.stack), `court/${given.stack}`, "discards");
    case "manipulate":
      return [
        ...way(top(given.stacks[0]), `court/${given.stacks[0]}`, `court/${given.stacks[1]}`),
        ...way(top(given.stacks[1]), `court/${given.stacks[1]}`, `court/${given.stacks[0]}`),
      ];
    case "persuade":
      return way(given.card, "discards", `court/${given.stack}`);
    default:
      return [];
  }
}
