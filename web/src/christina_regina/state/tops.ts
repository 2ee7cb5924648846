/** The open cards of each stack, two at most, as far as the log tells: for words and marks, not for the table. */
import type { Card, LogEvent, Stack } from "../../wire";
import { STACKS } from "./cards";

export type Tops = Record<Stack, Card[]>;

export const noTops = (): Tops => ({ copper: [], silver: [], gold: [] });

/** Cards that an event moves. */
export interface Moved {
  drawn?: Card | undefined;
  buried?: Card | undefined;
  discarded?: Card | undefined;
}

/** What an event does to the open cards. */
export function follow(event: LogEvent, tops: Tops): Moved {
  switch (event.type) {
    case "table":
      if (event.position?.game === "christina-regina") {
        const { stacks } = event.position;
        for (const stack of STACKS) tops[stack] = stacks[stack].top.slice(0, 2);
      }
      return {};
    case "deal":
      if ("open" in event) for (const stack of STACKS) tops[stack] = [...event.open[stack]];
      return {};
    case "reveal":
      if ("stack" in event) tops[event.stack] = [...tops[event.stack].slice(0, 1), event.card];
      return {};
    case "move":
      return afterMove(event.action, tops);
    default:
      return {};
  }
}

function afterMove(action: Extract<LogEvent, { type: "move" }>["action"], tops: Tops): Moved {
  switch (action.kind) {
    case "draw": {
      const drawn = tops[action.from].shift();
      const buried = tops[action.bury].shift();
      // In a stack of one or two it stays open; in any other the reveal that follows takes its place.
      if (drawn && buried) tops[action.bury].push(buried);
      return { drawn, buried };
    }
    case "agitate":
      return { discarded: tops[action.stack].shift() };
    case "manipulate": {
      const [one, other] = action.stacks;
      const [first, second] = [tops[one].shift(), tops[other].shift()];
      if (second) tops[one].unshift(second);
      if (first) tops[other].unshift(first);
      return {};
    }
    case "persuade":
      tops[action.stack] = [action.card, ...tops[action.stack].slice(0, 1)];
      return {};
    default:
      return {};
  }
}
