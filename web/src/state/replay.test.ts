import { describe, expect, it } from "vitest";
import { FakeClock, GAMES, infoOf, positionOf, repositoryFile, settled, stepsOf } from "../testing";
import type { AskPreview, Eyes, FromPage, Replay, Result, ToPage, WinterQueenEvent } from "../wire";
import { Session as ChristinaReginaSession } from "../christina_regina/state/session.svelte";
import { Session } from "../winter_queen/state/session.svelte";
import { uncovered } from "../winter_queen/state/uncovered";
import type { Socket } from "./connection.svelte";
import {
  eventsAt,
  eyesOf,
  infoAt,
  isGivenUpAt,
  isOverAt,
  lastOf,
  momentOf,
  seatOfEyes,
  shownAt,
  turnAt,
  viewAt,
} from "./replay";
import type { SessionEnvironment } from "./session.svelte";
import { ScriptedSocket } from "./scripted_socket";

const NO_NUMBER = { promise: null, number: null };

/** A real game, with as much of its positions as its events tell. */
function replayOf(game: string): Replay {
  const { steps, scores } = stepsOf(game);
  const record = JSON.parse(repositoryFile(`tests/archive/${game}.json`)) as { result: Result };
  return {
    game: "winter-queen",
    edition: "queendom",
    edition_version: 1,
    options: positionOf().options,
    seats: scores.map((_, k) =>
      k === 0 ? { ...NO_NUMBER, name: "Ada", bot: null } : { ...NO_NUMBER, name: "Frost", bot: "greedy" },
    ),
    first: 0,
    result: record.result,
    tally: null,
    reckoning: null,
    steps: steps.map((step, k) => ({
      first_number: step.firstNumber,
      events: step.events as WinterQueenEvent[],
      position: step.position!,
      to_act: k === steps.length - 1 ? null : k % scores.length,
    })),
  };
}

/** A game of the court: a few moves are enough, the messages are the same. */
function christinaReginaReplay(): Replay {
  const record = JSON.parse(repositoryFile("tests/archive/ending-scored.json")) as {
    events: Replay["steps"][number]["events"];
    result: Result;
    seats: { name: string }[];
  };
  const steps: Replay["steps"] = [];
  record.events.forEach((event, k) => {
    const position = christinaReginaPosition(record.seats.length, k === record.events.length - 1);
    if (!steps.length || event.type === "move") {
      steps.push({ first_number: k + 1, events: [event], position, to_act: 0 });
    } else Object.assign(steps.at(-1)!, { events: [...steps.at(-1)!.events, event], position });
  });
  return {
    game: "christina-regina",
    edition: "court",
    edition_version: 1,
    options: { "memory-aid": "off" },
    seats: record.seats.map(({ name }) => ({ ...NO_NUMBER, name, bot: null })),
    first: 0,
    result: record.result,
    tally: null,
    reckoning: { copper: [], silver: [], gold: [{ card: "gold-red", points: 3, seat: 0, removed: false }] },
    steps,
  };
}

const christinaReginaPosition = (players: number, over: boolean): Replay["steps"][number]["position"] => ({
  game: "christina-regina",
  edition: "court",
  edition_version: 1,
  players,
  first: 0,
  to_act: over ? null : 0,
  passes: 0,
  options: { "memory-aid": "off" },
  ending: over ? "scored" : null,
  stacks: {
    copper: { top: [], middle: 0, bottom: [] },
    silver: { top: [], middle: 0, bottom: [] },
    gold: { top: [], middle: 0, bottom: [] },
  },
  influence: { copper: [], silver: [], gold: [] },
  discards: [],
  factions: Array.from({ length: players }, () => null),
  actions: Array.from({ length: players }, () => true),
  tilted: Array.from({ length: players }, () => []),
  attempts: [],
});

/** No table is behind the record. */
const BESIDE = { id: "replay", commitment: "", seed: null, uncovered };

/** A session at a scripted socket that says what it is told to. */
async function listener<S extends Session | ChristinaReginaSession>(
  make: (environment: SessionEnvironment<unknown>) => S,
): Promise<{ session: S; say: (message: ToPage) => void; sent: FromPage[]; watch: () => void }> {
  const clock = new FakeClock();
  const sent: FromPage[] = [];
  let socket: ScriptedSocket | null = null;
  const session = make({
    open: (): Socket =>
      (socket = new ScriptedSocket(async (message) => {
        sent.push(message);
        return message.type === "preview" ? [nothing(message)] : [];
      })),
    clock,
    pace: () => 1,
    announce: () => {},
    confirm: () => true,
    onRefusal: () => {},
    onTurn: () => {},
    onBuild: () => {},
  });
  await settled();
  const watch = (): void => {
    while (session.beat) clock.pass(50);
  };
  return { session, say: (message) => socket!.say(message), sent, watch };
}
const nothing = ({ id }: AskPreview): ToPage => ({
  type: "preview",
  id,
  gains: null,
  position: null,
  choices: null,
  scores: null,
  returns: null,
});

const wq = () => listener((environment) => new Session("replay", null, environment));

describe("messages of a replay", () => {
  it.each(GAMES)("%s: numbers go on without gaps", (game) => {
    const replay = replayOf(game);
    let number = 0;
    for (let k = 0; k <= lastOf(replay); k += 1) {
      const events = eventsAt(replay, k, "all", BESIDE);
      const view = viewAt(replay, k, "all", BESIDE);
      expect(events.first_number).toBe(number + 1);
      expect(events.number).toBe(number + events.events.length);
      number = events.number;
      expect([view.first_number, view.number, view.events.length]).toEqual([1, number, number]);
      expect(view.table.number).toBe(number);
    }
  });

  it.each(GAMES)("%s: a moment is the same by playing, by jumping, and by going back to it", async (game) => {
    const replay = replayOf(game);
    const played = await wq();
    const jumped = await wq();
    played.say(viewAt(replay, 0, "all", BESIDE));
    const seen: unknown[] = [];
    const state = ({ table, isOver }: Session): unknown => [
      table.position,
      table.log,
      table.number,
      table.toAct,
      table.info,
      table.isCurrent,
      isOver,
    ];
    for (let k = 0; k <= lastOf(replay); k += 1) {
      if (k > 0) played.say(eventsAt(replay, k, "all", BESIDE));
      played.watch();
      jumped.say(viewAt(replay, k, "all", BESIDE));
      expect(state(played.session)).toEqual(state(jumped.session));
      seen.push(structuredClone(state(played.session)));
    }
    for (let k = lastOf(replay); k >= 0; k -= 1) {
      jumped.say(viewAt(replay, k, "all", BESIDE));
      expect(state(jumped.session)).toEqual(seen[k]);
    }
    // Nothing was missing on the way, and nobody tried to act.
    expect(played.sent.filter(({ type }) => type !== "preview")).toEqual([]);
  });

  it("a jump while something is shown ends it", async () => {
    const replay = replayOf("ending-final-scoring");
    const { session, say } = await wq();
    say(viewAt(replay, 3, "all", BESIDE));
    say(eventsAt(replay, 4, "all", BESIDE));
    expect(session.beat).not.toBeNull();
    say(viewAt(replay, 1, "all", BESIDE));
    expect(session.beat).toBeNull();
    expect(session.table.log.length).toBe(viewAt(replay, 1, "all", BESIDE).number);
    expect(session.shown).toEqual(shownAt(replay, 1, "all", BESIDE));
  });

  it("it is over at the end only, with its result, and running again before it", () => {
    const replay = replayOf("ending-deadlock");
    const last = lastOf(replay);
    expect(infoAt(replay, last, BESIDE)).toMatchObject({ stage: "over", result: replay.result });
    expect(infoAt(replay, last - 1, BESIDE)).toMatchObject({ stage: "running", result: null });
    expect([isOverAt(replay, last), isOverAt(replay, last - 1)]).toEqual([true, false]);
  });

  it("an unfinished record ends without an end", () => {
    const whole = replayOf("ending-deadlock");
    const replay: Replay = { ...whole, result: null, steps: whole.steps.slice(0, 5) };
    expect(infoAt(replay, 4, BESIDE)).toMatchObject({ stage: "running", result: null });
    expect(isOverAt(replay, 4)).toBe(false);
  });

  it("a game from a position starts without an event", async () => {
    const position = positionOf();
    const steps: Replay["steps"] = [
      { first_number: 1, events: [], position, to_act: 0 },
      { first_number: 1, events: [{ type: "move", seat: 0, action: { kind: "pass" } }], position, to_act: 1 },
    ];
    const replay: Replay = { ...replayOf("ending-deadlock"), result: null, steps };
    const { session, say, watch } = await wq();
    say(viewAt(replay, 0, "all", BESIDE));
    say(eventsAt(replay, 1, "all", BESIDE));
    watch();
    expect([session.table.number, session.table.log.length]).toEqual([1, 1]);
    say(viewAt(replay, 0, "all", BESIDE));
    expect([session.table.number, session.table.log.length]).toEqual([0, 0]);
  });

  it("seats are those who played; nobody is oneself", () => {
    const { seats } = infoAt(replayOf("ending-final-scoring"), 0, BESIDE);
    expect(seats[0]).toMatchObject({ name: "Ada", kind: "person", yours: false, away: false });
    expect(seats[1]).toMatchObject({ kind: "bot", bot: "greedy", yours: false });
  });

  it("how the influence was counted is told at the end, also where there is no table behind the record", () => {
    const replay = christinaReginaReplay();
    const { reckoning } = replay;
    const last = lastOf(replay);
    expect(reckoning).not.toBeNull();
    expect(viewAt(replay, last, "all", BESIDE).reckoning).toBe(reckoning);
    expect(viewAt(replay, last - 1, "all", BESIDE).reckoning).toBeNull();
    const beside = { ...BESIDE, id: "k3v9", commitment: "abc", seed: "def" };
    expect(viewAt(replay, last, "all", beside)).toMatchObject({ reckoning, table: { id: "k3v9", seed: "def" } });
  });

  it("the court's last view waits until the end has been shown", async () => {
    const replay = christinaReginaReplay();
    const last = lastOf(replay);
    const { session, say, watch } = await listener(
      (environment) => new ChristinaReginaSession("replay", null, environment),
    );
    say(viewAt(replay, last - 1, "all", BESIDE));
    say(eventsAt(replay, last, "all", BESIDE));
    say(viewAt(replay, last, "all", BESIDE));
    expect(session.table.reckoning).toBeNull();
    watch();
    expect(session.table.reckoning).toEqual(replay.reckoning);
    expect(session.isOver && session.table.isCurrent).toBe(true);
    say(viewAt(replay, 0, "all", BESIDE));
    expect([session.isOver, session.table.reckoning]).toEqual([false, null]);
  });
});

describe("turns", () => {
  it("are as many as moves", () => {
    const replay = replayOf("ending-final-scoring");
    const last = lastOf(replay);
    expect([0, 1, 2, last].map((k) => turnAt(replay, k))).toEqual([0, 1, 2, last]);
    expect([0, last].map((k) => isGivenUpAt(replay, k))).toEqual([false, false]);
  });

  it("giving up is none", () => {
    const whole = replayOf("ending-final-scoring");
    const [start, first, second] = whole.steps;
    const end: Replay["steps"][number] = { ...second!, first_number: 99, events: [{ type: "end" }], to_act: null };
    const result: Result = { scores: [3, 2], winners: [], ending: "abandoned" };
    const replay: Replay = { ...whole, result, steps: [start!, first!, second!, end] };
    expect([0, 1, 2, 3].map((k) => turnAt(replay, k))).toEqual([0, 1, 2, 2]);
    expect([0, 1, 2, 3].map((k) => isGivenUpAt(replay, k))).toEqual([false, false, false, true]);
    // A record that begins at a position and is not finished was not given up.
    const unfinished: Replay = { ...whole, result: null, steps: [{ ...start!, events: [] }] };
    expect([turnAt(unfinished, 0), isGivenUpAt(unfinished, 0)]).toEqual([0, false]);
  });
});

describe("as seen by", () => {
  it.each([
    ["all", null],
    ["public", null],
    ["0", 0],
    ["3", 3],
  ] as [Eyes, number | null][])("%s looks from seat %s", (eyes, seat) => expect(seatOfEyes(eyes)).toBe(seat));

  it("there are as many eyes as seats, and two more", () => {
    const replay = replayOf("ending-final-scoring");
    expect(eyesOf(replay)).toEqual(["all", "public", ...replay.seats.map((_, k) => String(k))]);
  });

  it("whoever sees all sees all points; the record's options stay", () => {
    const replay = replayOf("ending-final-scoring");
    expect(shownAt(replay, 1, "all", BESIDE).options).toMatchObject({ scores: "open" });
    expect(shownAt(replay, 1, "0", BESIDE).options).toMatchObject({ scores: "hidden" });
    expect(replay.steps[1]!.position.options).toMatchObject({ scores: "hidden" });
    expect(infoOf().options).toEqual(infoAt(replay, 1, BESIDE).options);
  });
});

it("a wanted moment is one that exists", () => {
  const replay = replayOf("ending-final-scoring");
  const last = lastOf(replay);
  expect([-1, 0, 2.7, last, last + 1, NaN, Infinity].map((k) => momentOf(replay, k))).toEqual([
    0,
    0,
    2,
    last,
    last,
    0,
    last,
  ]);
  expect(() => viewAt(replay, last + 1, "all", BESIDE)).toThrow(RangeError);
});
