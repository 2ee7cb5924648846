import { describe, expect, it } from "vitest";
import { STACKS } from "../christina_regina/state/cards";
import { Session as ChristinaReginaSession } from "../christina_regina/state/session.svelte";
import { entries } from "../christina_regina/state/log_lines";
import { Refused } from "../state/api";
import type { SessionEnvironment } from "../state/session.svelte";
import { FakeClock, settled } from "../testing";
import { Session } from "../winter_queen/state/session.svelte";
import type { ChristinaReginaAction, Legal, PositionTold, WinterQueenAction } from "../wire";
import { Guide } from "./guide.svelte";
import { games } from "../games";
import type { LessonScript } from "../state/lesson";
import { reached, remember } from "./progress";

const [winter, christina] = (await Promise.all(games.map(async (game) => (await game.lesson()).script))) as [
  LessonScript,
  LessonScript,
];

/** What the server would say can be done; which, does not matter here. */
const LEGAL = { crystals: [], spaces: [], with_book: {}, pages: [], activate: {}, pass: true } as unknown as Legal;

class Class {
  readonly clock = new FakeClock();
  readonly remembered: number[] = [];
  readonly refused: string[] = [];
  isAway = false;
  readonly guide: Guide;
  readonly session: Session | ChristinaReginaSession;

  constructor(script: LessonScript) {
    this.guide = new Guide(script, {
      ask: async ({ position }) => {
        if (this.isAway) throw new Refused({ key: "server-out-of-reach", arguments: {} });
        return { position, legal: LEGAL, preview: null } as unknown as PositionTold;
      },
      you: () => "Ada",
      remember: (step) => this.remembered.push(step),
    });
    const environment: SessionEnvironment<unknown> = {
      open: () => this.guide.socket,
      clock: this.clock,
      pace: () => 1,
      announce: () => {},
      confirm: () => true,
      onRefusal: ({ key }) => this.refused.push(key),
      onTurn: () => {},
      onBuild: () => {},
    };
    this.session =
      script.lesson.game === "winter-queen"
        ? new Session("lesson", 0, environment)
        : new ChristinaReginaSession("lesson", 0, environment);
  }

  async go(step: number): Promise<void> {
    await settled();
    await this.guide.go(step);
    await this.watch();
  }

  async watch(): Promise<void> {
    for (let k = 0; k < 5; k++) {
      await settled();
      while (this.session.beat) {
        const { beat } = this.session;
        for (let ms = 0; ms < 6000 && this.session.beat === beat; ms += 100) this.clock.pass(100);
        // It waits for somebody.
        if (this.session.beat === beat) this.session.goOn();
      }
    }
  }

  async play(action: unknown): Promise<void> {
    if (this.session instanceof Session) void this.session.play(action as WinterQueenAction);
    else void this.session.play(action as ChristinaReginaAction);
    await this.watch();
  }
}

describe.each([winter, christina])("the lesson of $lesson.game", (script) => {
  const { lesson, seen = (position) => position } = script;

  it("can be played from its first step to its end", async () => {
    const here = new Class(script);
    const { guide, session } = here;
    await here.go(0);
    for (const [k, step] of lesson.steps.entries()) {
      expect(guide.step).toBe(k);
      if (guide.part.deed) {
        expect(guide.isDone).toBe(false);
        guide.did(guide.part.deed);
      } else if (guide.asked) {
        expect([session.isMyTurn, guide.isDone]).toEqual([true, false]);
        await here.play(guide.asked.action);
      }
      expect([step.id, guide.isDone, session.table.isCurrent]).toEqual([step.id, true, true]);
      const last = step.moves.at(-1);
      if (last) expect(session.position).toEqual(seen(last.next));
      await guide.next();
      await here.watch();
    }
    expect([guide.isLast, guide.isDone, session.isOver]).toEqual([true, false, true]);
    expect(session.info?.result?.winners).toEqual([0]);
    expect(here.remembered).toEqual(Array.from({ length: guide.count }, (_, k) => k));
    expect(here.refused).toEqual([]);
  });

  it("answers another turn kindly, and the step's position stays", async () => {
    const here = new Class(script);
    const step = lesson.steps.findIndex(({ moves }) => moves[0]?.seat === 0);
    await here.go(step);
    const { position } = here.session;
    await here.play({ kind: "pass" });
    expect([here.guide.strays, here.refused, here.guide.isDone]).toEqual([1, ["lesson-other"], false]);
    expect([here.session.position, here.session.isMyTurn]).toEqual([position, true]);
    await here.play(here.guide.asked!.action);
    expect([here.guide.strays, here.guide.isDone]).toEqual([0, true]);
  });

  it("goes back and forth, and to any step", async () => {
    const here = new Class(script);
    await here.go(5);
    const { position, table } = here.session;
    const log = table.log.map(({ event }) => event);
    await here.go(1);
    await here.go(5);
    expect(here.session.position).toEqual(position);
    expect(here.session.table.log.map(({ event }) => event)).toEqual(log);
    await here.go(-3);
    expect(here.guide.step).toBe(0);
    await here.go(99);
    expect([here.guide.isLast, here.session.isOver]).toEqual([true, true]);
  });

  it("says so when the server is away, and tries again", async () => {
    const here = new Class(script);
    here.isAway = true;
    const step = lesson.steps.findIndex(({ moves }) => moves[0]?.seat === 0);
    await here.go(step);
    expect(here.guide.failure?.key).toBe("server-out-of-reach");
    here.isAway = false;
    await here.go(step);
    expect([here.guide.failure, here.session.isMyTurn]).toEqual([null, true]);
  });
});

it("a deed counts only where it is asked for", async () => {
  const here = new Class(christina);
  await here.go(0);
  here.guide.did("note");
  expect(here.guide.isDone).toBe(false);
  here.guide.did("peek");
  expect(here.guide.isDone).toBe(true);
});

it("a deed counts once the others have played", async () => {
  const here = new Class(christina);
  await settled();
  const going = here.guide.go(christina.lesson.steps.findIndex(({ id }) => id === "sheet"));
  here.guide.did("note");
  await going;
  await here.watch();
  expect(here.guide.isDone).toBe(false);
  here.guide.did("note");
  expect(here.guide.isDone).toBe(true);
});

it("the end reveals colours and how the influence was counted", async () => {
  const here = new Class(christina);
  await here.go(christina.lesson.steps.length - 1);
  await here.play({ kind: "pass" });
  expect((here.session as ChristinaReginaSession).position?.factions).toEqual(["green", "black", "purple"]);
  expect(here.session.table.reckoning?.copper[0]).toMatchObject({ card: "copper-black", removed: true });
});

it("the log tells every card that was taken, and when the lesson jumps", async () => {
  const here = new Class(christina);
  const lines = (): unknown[] =>
    entries(here.session.table.log).map(({ lines: [line] }) => [
      line?.key,
      line?.values["drawn"],
      line?.values["buried"],
    ]);
  await here.go(christina.lesson.steps.findIndex(({ id }) => id === "influence"));
  const drawn = [
    ["told-cr-draw", { card: "copper-green" }, { card: "silver-red" }],
    ["told-cr-draw", { card: "copper-black" }, { card: "silver-none" }],
    ["told-cr-draw", { card: "silver-blue" }, { card: "copper-none" }],
  ];
  expect(lines()).toEqual(drawn);
  await here.go(christina.lesson.steps.length - 1);
  expect(lines().slice(0, 3)).toEqual(drawn);
  expect(lines().at(-1)).toEqual(["told-later", undefined, undefined]);
});

it("influence grows on top only, over a jump too", () => {
  const [before, after] = [christina.lesson.steps.at(-2)!.moves.at(-1)!.next, christina.lesson.steps.at(-1)!.position!];
  if (before.game !== "christina-regina" || after.game !== "christina-regina") throw new Error("another game");
  for (const stack of STACKS) {
    const lay = before.influence[stack];
    expect(after.influence[stack].slice(after.influence[stack].length - lay.length)).toEqual(lay);
  }
});

describe("how far one came", () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
  };

  it("is kept by game", () => {
    remember(shelf, "winter-queen", 3);
    remember(shelf, "christina-regina", 5);
    expect([reached(shelf, "winter-queen", 9), reached(shelf, "christina-regina", 9)]).toEqual([3, 5]);
    expect([...kept.keys()]).toEqual(["queendom-lessons"]);
  });

  it("is the beginning where there is nothing to go on with", () => {
    expect(reached(null, "winter-queen", 9)).toBe(0);
    for (const broken of ["{", "null", '{"winter-queen":"x"}', '{"winter-queen":99}', '{"winter-queen":-1}']) {
      kept.set("queendom-lessons", broken);
      expect(reached(shelf, "winter-queen", 9), broken).toBe(0);
    }
    remember(null, "winter-queen", 3);
    remember(shelf, "winter-queen", 8);
    expect(reached(shelf, "winter-queen", 9)).toBe(0);
  });
});
