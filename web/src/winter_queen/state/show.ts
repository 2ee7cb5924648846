/**
 * How a step is shown: as beats, one after the other. A beat tells some events, may let a piece fly, may light up spaces,
 * and may bring the new position.
 */
import type { Beat as BasicBeat } from "../../state/beats.svelte";
import type { Step } from "../../state/table.svelte";
import type { Colour, Gain, LogEvent, WinterQueenPosition } from "../../wire";
import { highlightsOf, type Highlights } from "./log_lines";

export interface Flight {
  colour: Colour;
  /** Anchors on the page: `holder/1`, `space/b3`, `page/rose-way/0`, `bag`. */
  from: string;
  to: string;
}

export interface Beat extends BasicBeat {
  flight: Flight | null;
  highlights: Highlights | null;
  gain: Gain | null;
  /** A page is counted at the end of the game. */
  isFinal: boolean;
  /** Points gained in this step so far, by seat. */
  vp: Readonly<Record<number, number>>;
  kind: LogEvent["type"];
}

const FLIGHT = 620;
const GAIN = 1300;
const EACH = 130;
const SMALL = 420;
const STAGE = 1400;

export function beatsOf(step: Step, before: WinterQueenPosition | null, own: boolean): Beat[] {
  const move = step.events.find((event) => event.type === "move");
  const activates = move?.type === "move" && move.action.kind === "activate";
  const ends = step.events.some(({ type }) => type === "end");
  const vp: Record<number, number> = {};
  const beats: Beat[] = [];
  let arrived = !move;
  step.events.forEach((event, k) => {
    const beat: Beat = {
      eventCount: k + 1,
      ms: 0,
      arrives: arrived,
      flight: null,
      highlights: null,
      gain: null,
      isFinal: false,
      vp: { ...vp },
      kind: event.type,
    };
    if (event.type === "move") {
      beat.ms = own ? 120 : FLIGHT;
      const { action } = event;
      if (action.kind === "place" && !own) {
        beat.flight = { colour: action.colour, from: holderAt(before, action.holder), to: `space/${action.space}` };
      } else if (action.kind === "fill" && !own) {
        const to = `page/${action.book}/${action.page}`;
        beat.flight = { colour: action.colour, from: holderAt(before, action.holder), to };
      } else if (action.kind === "activate") {
        beat.ms = own ? 250 : FLIGHT;
        beat.highlights = { spaces: [], pages: [`${action.book}/0`, `${action.book}/1`], scores: false };
      }
      beats.push(beat);
      // What a book counts is what lay there when it was activated: its gains come before the new position.
      if (!activates) arrived = true;
    } else if (event.type === "gain") {
      vp[event.seat] = (vp[event.seat] ?? 0) + event.vp;
      beats.push({
        ...beat,
        vp: { ...vp },
        ms: event.why === "last-crystal" ? SMALL * 2 : GAIN + EACH * event.vp,
        highlights: highlightsOf(event),
        gain: event,
        isFinal: ends && !activates && event.why !== "last-crystal",
      });
    } else if (event.type === "refill" || event.type === "reveal") {
      arrived = true;
      beats.push({ ...beat, arrives: true, ms: SMALL });
    } else if (event.type === "final-stage") {
      beats.push({ ...beat, arrives: true, ms: STAGE });
    } else {
      beats.push({ ...beat, arrives: true });
    }
  });
  if (activates && move.type === "move" && move.action.kind === "activate" && move.action.return) {
    const colour = before?.map[move.action.return];
    const last = beats.findLastIndex((beat) => beat.gain !== null && beat.gain.why !== "last-crystal");
    const eventCount = beats[last]?.eventCount ?? 1;
    if (colour) {
      beats.splice(last + 1, 0, {
        eventCount,
        ms: FLIGHT,
        arrives: false,
        flight: { colour, from: `space/${move.action.return}`, to: "bag" },
        highlights: { spaces: [move.action.return], scores: false },
        gain: null,
        isFinal: false,
        vp: { ...vp },
        kind: "move",
      });
    }
  }
  return beats;
}

function holderAt(before: WinterQueenPosition | null, holder: number): string {
  return before && before.stage !== "main" ? "holder/0" : `holder/${holder}`;
}
