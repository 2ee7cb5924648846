import { describe, expect, it } from "vitest";
import { BOT, eventsOf, infoOf, OWN, settled, viewOf } from "../../testing";
import type { AskPreview, Attempt, ChristinaReginaPosition, LogEvent, Preview } from "../../wire";
import { RECORDED_GAMES, legalWith, moveBy, positionWith, Sitting, stepsIn, type Eyes } from "../testing";
import { SeenAttempts } from "./seen_attempts";
import { entries } from "./log_lines";

const start: LogEvent[] = [
  { type: "sit", seat: 0, name: "Ada" },
  { type: "start", first: 0 },
];
const table = infoOf({
  game: "christina-regina",
  edition: "court",
  options: { "memory-aid": "off" },
  seats: [OWN, BOT, BOT],
});
const factions: ChristinaReginaPosition["factions"] = ["red", null, null];
const mine = positionWith({ factions });
const theirs = positionWith({ factions, to_act: 1 });
const after = positionWith({ factions, discards: ["gold-black"] });
const legal = legalWith();
const revealed: LogEvent = { type: "reveal", stack: "gold", card: "gold-red" };
const botMoves = eventsOf(2, [moveBy(1, { kind: "agitate", stack: "gold" }), revealed], {
  position: after,
  to_act: 0,
  legal,
});

function onTurn(): Sitting {
  const here = new Sitting();
  here.hear(viewOf(start, 0, { table, position: mine, legal }));
  return here;
}

function waiting(): Sitting {
  const here = new Sitting();
  here.hear(viewOf(start, 0, { table: { ...table, to_act: 1 }, position: theirs }));
  return here;
}

const answer = ({ id }: AskPreview, position: ChristinaReginaPosition | null = after): Preview => ({
  type: "preview",
  id,
  gains: null,
  position,
  choices: null,
  scores: null,
  returns: null,
});

describe("showing", () => {
  it("a bot's move beat by beat: the old position until a card turns, then the new one, then one's turn", () => {
    const here = waiting();
    const { session, clock } = here;
    here.hear(botMoves);
    expect([session.beat?.kind, session.shown, session.isMyTurn]).toEqual(["move", theirs, false]);
    expect([session.mover, session.acting]).toEqual([1, 1]);
    clock.pass(760);
    expect([session.beat?.kind, session.beat?.turned, session.shown]).toEqual(["reveal", ["gold"], after]);
    clock.pass(380);
    expect([session.beat, session.position, session.isMyTurn, here.turns]).toEqual([null, after, true, 1]);
    expect([session.mover, session.acting]).toEqual([null, 0]);
    expect(here.announced.map(({ key }) => key)).toEqual(["told-cr-agitate", "told-cr-reveal"]);
  });

  it("an attempt is a ceremony on the old position, which can be hurried", () => {
    const here = waiting();
    const attempt: Attempt = { type: "attempt", assassin: 1, victim: 0, number: 2, success: true };
    const tilted = positionWith({ factions, tilted: [[2], [], []] });
    const move = moveBy(1, { kind: "assassinate", victim: 0, number: 2, colour: "red" });
    here.hear(eventsOf(2, [move, attempt], { position: tilted, to_act: 0, legal }));
    here.clock.pass(400);
    expect([here.session.beat?.ceremony, here.session.shown]).toEqual([{ number: 4, attempt, dagger: "red" }, theirs]);
    here.session.hurry();
    expect([here.session.beat, here.session.shown, here.session.isMyTurn]).toEqual([null, tilted, true]);
  });

  it.each(RECORDED_GAMES.flatMap((game) => ([null, 0, 1] as Eyes[]).map((eyes) => [game, eyes] as const)))(
    "the game %s as %s saw it: all of it is announced, and the log is what was announced",
    (game, eyes) => {
      const { steps } = stepsIn(game, eyes);
      const here = new Sitting(eyes as number | null);
      const seats = Array.from({ length: (steps[0]!.position as ChristinaReginaPosition).players }, () => BOT);
      const empty = {
        seat: eyes as number | null,
        position: null,
        table: { ...table, seats },
        number: 0,
        first_number: 1,
      };
      here.hear(viewOf([], 0, empty));
      for (const step of steps) here.hear(eventsOf(step.firstNumber - 1, step.events, { position: step.position }));
      here.watch();
      const { session } = here;
      expect(entries(session.table.log).flatMap(({ lines }) => lines)).toEqual(here.announced);
      expect(session.table.log.map(({ event }) => event)).toEqual(steps.flatMap(({ events }) => events));
      expect([session.isOver, here.turns, session.position]).toEqual([true, 0, steps.at(-1)!.position]);
    },
  );
});

describe("the end", () => {
  const over = positionWith({ factions, ending: "scored", to_act: null });
  const end = (): LogEvent[] => [moveBy(1, { kind: "pass" }), { type: "end" }];
  const ended = eventsOf(2, end(), { position: over, to_act: null });

  it("is counted before its points are told, where it was seen to come", () => {
    const here = waiting();
    expect(here.session.isCounting).toBe(false);
    here.hear(ended);
    expect(here.session.isCounting).toBe(true);
    here.watch();
    expect([here.session.isOver, here.session.isCounting]).toEqual([true, true]);
  });

  it("is there at once for whoever comes to it later, in a replay, and where nothing takes time", () => {
    const later = new Sitting();
    later.hear(viewOf([...start, ...end()], 0, { table: { ...table, stage: "over" }, position: over }));
    const replay = waiting();
    replay.session.unveiled = true;
    replay.hear(ended);
    const fast = waiting();
    fast.pace = 0;
    fast.hear(ended);
    for (const { session } of [later, replay, fast]) expect(session.isCounting).toBe(false);
  });
});

describe("an attempt that nobody could see", () => {
  const victims: Attempt = { type: "attempt", assassin: 1, victim: 0, number: 2, success: true };
  const assassins: Attempt = { ...victims, assassin: 0, victim: 1, victim_colour: "green" };
  const others: Attempt = { ...victims, victim: 2 };
  const blow = (attempt: Attempt, colour?: "red"): LogEvent[] => {
    const { assassin, victim, number } = attempt;
    return [moveBy(assassin, { kind: "assassinate", victim, number, ...(colour ? { colour } : {}) }), attempt];
  };
  const strikes = (attempt: Attempt, colour?: "red") =>
    eventsOf(2, blow(attempt, colour), { position: after, to_act: 0, legal });
  const waits = ({ session }: Sitting): Attempt[] => session.untold.map(({ attempt }) => attempt);

  it.each([victims, assassins])("waits for whom it concerns: assassin %o", (attempt) => {
    const here = waiting();
    here.pace = 0;
    here.hear(strikes(attempt, "red"));
    expect(here.session.beat?.ceremony).toBeNull();
    here.clock.pass(0);
    expect([here.session.beat, here.session.untold]).toEqual([null, [{ number: 4, attempt, dagger: "red" }]]);
    expect([here.session.passed, here.announced.length]).toEqual([null, 2]);
    here.session.goOnFromAttempt();
    expect([here.session.untold, here.session.isMyTurn]).toEqual([[], true]);
    // Nor does it come back with the next turn, or with another view of the same.
    here.hear(viewOf([...start, ...blow(attempt, "red")], 0, { table, position: after, legal }));
    expect(here.session.untold).toEqual([]);
  });

  it("among others is only told", () => {
    const here = waiting();
    here.pace = 0;
    here.hear(strikes(others));
    here.clock.pass(0);
    expect([here.session.untold, here.session.passed?.attempt]).toEqual([[], others]);
    expect(here.announced.map(({ key }) => key)).toEqual(["told-cr-assassinate", "told-cr-success"]);
  });

  it("because the rest was to be shown at once: it waits as well", () => {
    const here = waiting();
    here.hear(strikes(victims, "red"));
    here.session.hurry();
    here.clock.pass(0);
    expect([here.session.beat, waits(here)]).toEqual([null, [victims]]);
  });

  it("does not go by: it stays until its victim goes on, however long they are away", () => {
    const here = waiting();
    here.hear(strikes(victims, "red"));
    here.clock.pass(2000);
    here.pace = 0;
    here.clock.pass(600_000);
    expect(here.session.beat?.ceremony?.attempt).toEqual(victims);
    here.session.goOn();
    here.watch();
    expect([here.session.beat, waits(here)]).toEqual([null, []]);
  });

  it("waits for whoever comes back, until they have gone on; whoever has seen it is not told again", () => {
    const kept = new Map<string, string>();
    const shelf = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (k: string, v: string) => void kept.set(k, v),
    };
    const log = [...start, ...blow(victims, "red")];
    const open = (): Sitting => {
      const here = new Sitting(0, new SeenAttempts(shelf, "table"));
      here.hear(viewOf(log, 0, { table, position: after, legal }));
      return here;
    };
    expect(waits(open())).toEqual([victims]);
    const again = open();
    expect(waits(again)).toEqual([victims]);
    again.session.goOnFromAttempt();
    expect(waits(open())).toEqual([]);

    kept.clear();
    const here = new Sitting(0, new SeenAttempts(shelf, "table"));
    here.hear(viewOf(start, 0, { table: { ...table, to_act: 1 }, position: theirs }));
    here.hear(strikes(victims, "red"));
    here.watch();
    expect(waits(here)).toEqual([]);
    expect(waits(open())).toEqual([]);
  });

  it("whoever has acted since then has seen it, on whichever device", () => {
    const log = [...start, ...blow(victims, "red"), moveBy(0, { kind: "agitate", stack: "gold" })];
    const here = new Sitting();
    here.hear(viewOf(log, 0, { table, position: theirs }));
    expect(waits(here)).toEqual([]);
    // A bot that acted for them has not told them.
    const away = new Sitting();
    const acted = moveBy(0, { kind: "agitate", stack: "gold" }, "bot:greedy");
    away.hear(viewOf([...log.slice(0, -1), acted], 0, { table, position: theirs }));
    expect(waits(away)).toEqual([victims]);
  });

  it("is told to nobody who watches, in no replay, and after the end by the result", () => {
    const log = [...start, ...blow(victims, "red")];
    const watching = new Sitting(null);
    const seats = [BOT, BOT, BOT];
    watching.hear(viewOf(log, 0, { seat: null, table: { ...table, seats }, position: positionWith() }));
    const replay = new Sitting(null);
    replay.session.unveiled = true;
    replay.hear(viewOf(log, 0, { table: { ...table, seats }, position: mine }));
    const over = new Sitting();
    over.hear(viewOf(log, 0, { table: { ...table, stage: "over" }, position: positionWith({ ending: "scored" }) }));
    expect([watching, replay, over].map(waits)).toEqual([[], [], []]);
  });

  it("without a memory, as in a lesson, only what went by just now waits", () => {
    const here = new Sitting(0, null);
    here.hear(viewOf([...start, ...blow(victims, "red")], 0, { table: { ...table, to_act: 1 }, position: theirs }));
    expect(waits(here)).toEqual([]);
    here.pace = 0;
    here.hear(eventsOf(4, blow(assassins, "red"), { position: after, to_act: 0, legal }));
    here.clock.pass(0);
    expect(waits(here)).toEqual([assassins]);
    here.session.goOnFromAttempt();
    expect(waits(here)).toEqual([]);
  });

  it("where people share a device the assassin sees it before the curtain falls", () => {
    const here = new Sitting(0);
    const both = { ...table, seats: [OWN, OWN, BOT] };
    here.hear(viewOf(start, 0, { table: both, position: mine, legal }));
    here.pace = 0;
    here.hear(eventsOf(2, blow(assassins, "red"), { position: after, to_act: 1 }));
    here.clock.pass(0);
    expect([waits(here), here.session.table.seat]).toEqual([[assassins], 0]);
    here.session.goOnFromAttempt();
    expect([here.session.untold, here.session.table.seat, here.session.position]).toEqual([[], null, null]);
  });
});

describe("one's colour", () => {
  it("is one's own seat's, and nobody's for those who watch", () => {
    const here = onTurn();
    expect(here.session.colour).toBe("red");
    here.hear(viewOf(start, 0, { seat: null, table: { ...table, seats: [BOT, BOT, BOT] }, position: positionWith() }));
    expect(here.session.colour).toBeNull();
  });

  it("is hidden again as soon as something is shown", () => {
    const here = waiting();
    here.session.peeks = true;
    here.hear({ type: "presence", here: [true, false, true] });
    expect(here.session.peeks).toBe(true);
    here.hear(botMoves);
    expect([here.session.beat?.kind, here.session.peeks]).toEqual(["move", false]);
  });

  it("may stay open among bots alone, and never where somebody else plays", () => {
    const here = waiting();
    here.session.staysOpen = true;
    here.hear(botMoves);
    expect([here.session.isAlone, here.session.seesOwn]).toEqual([true, true]);
    here.hear(viewOf(start, 0, { table: { ...table, seats: [OWN, OWN, BOT] }, position: mine }));
    expect([here.session.isAlone, here.session.seesOwn]).toEqual([false, false]);
    here.hear(viewOf(start, 0, { table: { ...table, seats: [OWN, { ...OWN, yours: false }, BOT] }, position: mine }));
    expect([here.session.isAlone, here.session.seesOwn]).toEqual([false, false]);
  });

  it("is hidden again when another view comes: nobody's glance is another's", () => {
    const here = onTurn();
    here.session.peeks = true;
    const other = positionWith({ factions: [null, "green", null] });
    here.hear(viewOf(start, 0, { seat: 1, table: { ...table, seats: [BOT, OWN, BOT] }, position: other }));
    expect([here.session.colour, here.session.peeks]).toEqual(["green", false]);
  });
});

describe("a turn", () => {
  it("is played when it is confirmed, or at once where nobody asks", () => {
    const here = onTurn();
    here.session.draft.chooseStack("gold");
    here.session.draft.chooseStack("silver");
    here.session.drafted();
    expect(here.socket.of("play")).toEqual([]);
    here.confirm = false;
    here.session.drafted();
    expect(here.socket.of("play")).toMatchObject([
      { seat: 0, seen: 2, action: { kind: "draw", from: "gold", bury: "silver" } },
    ]);
  });

  it("of passing is confirmed like any other, and asks nothing beforehand", () => {
    const here = new Sitting();
    here.hear(viewOf(start, 0, { table, position: mine, legal: { ...legal, draw: [], pass: true } }));
    here.session.draft.start("pass");
    here.session.drafted();
    expect([here.socket.of("play"), here.socket.of("preview")]).toEqual([[], []]);
    here.confirm = false;
    here.session.drafted();
    expect(here.socket.of("play")).toMatchObject([{ action: { kind: "pass" } }]);
  });

  it("shows beforehand what the cards would be", async () => {
    const here = onTurn();
    const { session } = here;
    session.draft.start("agitate");
    session.drafted();
    expect(here.socket.of("preview")).toEqual([]);
    session.draft.chooseStack("gold");
    session.drafted();
    const [asked] = here.socket.of("preview");
    expect(asked).toMatchObject({ seat: 0, action: { kind: "agitate", stack: "gold" } });
    const drawn = positionWith({ influence: { copper: [], silver: [], gold: ["gold-black"] } });
    here.hear(answer(asked!, drawn));
    await settled();
    expect(session.outcome).toEqual({ action: { kind: "agitate", stack: "gold" }, position: drawn });
    expect([session.influence("gold"), session.influence("copper")]).toEqual([["gold-black"], []]);
    session.draft.back();
    session.drafted();
    expect([session.outcome, session.influence("gold")]).toEqual([null, []]);
  });

  it("an attempt asks nothing beforehand: it would tell a secret", () => {
    const here = onTurn();
    here.session.draft.chooseVictim(2);
    here.session.draft.chooseDagger("red");
    here.session.drafted();
    expect([here.session.draft.stage, here.socket.of("preview")]).toEqual(["ready", []]);
  });

  it("the outcome is that of the last choice, whatever order the answers come in, and none where it is refused", async () => {
    const here = onTurn();
    const { session } = here;
    session.draft.start("agitate");
    for (const stack of ["gold", "silver"] as const) {
      session.draft.chooseStack(stack);
      session.drafted();
    }
    const [first, second] = here.socket.of("preview");
    here.hear(answer(second!));
    here.hear(answer(first!));
    await settled();
    expect(session.outcome?.action).toEqual({ kind: "agitate", stack: "silver" });
    session.draft.chooseStack("copper");
    session.drafted();
    here.hear(answer(here.socket.of("preview")[2]!, null));
    await settled();
    expect([session.outcome, here.refusals]).toEqual([null, []]);
  });

  it("the outcome is dropped when it comes after its turn", async () => {
    const here = onTurn();
    const { session } = here;
    session.draft.start("agitate");
    session.draft.chooseStack("gold");
    session.drafted();
    const [asked] = here.socket.of("preview");
    here.hear(eventsOf(2, [{ type: "take-back", seat: 2, to: 1 }], { position: theirs, to_act: 1 }));
    here.watch();
    here.hear(answer(asked!));
    await settled();
    expect([session.outcome, session.draft.legal]).toEqual([null, null]);
  });

  it("in the making survives a short loss", () => {
    const here = onTurn();
    here.session.draft.chooseStack("gold");
    here.socket.lose();
    here.clock.pass(1000);
    here.socket.open();
    here.hear(viewOf(start, 2, { table, position: mine, legal }));
    expect([here.opened, here.session.draft.stage, here.turns]).toEqual([[[0, 0], [0, 2]], "bury", 1]); // prettier-ignore
  });

  it("that is refused is told, and begins anew", async () => {
    const here = onTurn();
    here.session.draft.chooseStack("gold");
    void here.session.play({ kind: "pass" });
    here.hear({ type: "refusal", id: here.socket.of("play")[0]!.id, key: "pass-not-yet", arguments: {} });
    await settled();
    expect([here.refusals.length, here.session.draft.isEmpty, here.session.isMyTurn, here.turns]).toEqual([
      1,
      true,
      true,
      1,
    ]);
  });
});
