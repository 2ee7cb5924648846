import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lastOf } from "../state/replay";
import { FakeClock, positionOf, repositoryFile, settled, stepsOf } from "../testing";
import type { Replay, Result, WinterQueenEvent } from "../wire";
import { Session } from "../winter_queen/state/session.svelte";
import { Player } from "./player.svelte";

const GAME = "ending-final-scoring";

function game(): Replay {
  const { steps, scores } = stepsOf(GAME);
  const { result } = JSON.parse(repositoryFile(`tests/archive/${GAME}.json`)) as { result: Result };
  return {
    game: "winter-queen",
    edition: "queendom",
    edition_version: 1,
    options: positionOf().options,
    seats: scores.map(() => ({ name: "Ada", bot: null, promise: null, number: null })),
    first: 0,
    result,
    tally: null,
    reckoning: null,
    steps: steps.map((step) => ({
      first_number: step.firstNumber,
      events: step.events as WinterQueenEvent[],
      position: step.position!,
      to_act: 0,
    })),
  };
}

async function watching(at = 0): Promise<{ player: Player; session: Session; clock: FakeClock; watch: () => void }> {
  const clock = new FakeClock();
  const player = new Player(
    game(),
    "all",
    { id: "k3v9", commitment: "", seed: null, uncovered: (position) => position },
    at,
  );
  const session = new Session("k3v9", null, {
    open: () => player.open(),
    clock,
    pace: () => 1,
    announce: () => {},
    confirm: () => true,
    onRefusal: () => {},
    onTurn: () => {},
    onBuild: () => {},
  });
  player.listener = session;
  await settled();
  const watch = (): void => {
    while (session.beat) clock.pass(50);
  };
  return { player, session, clock, watch };
}

describe("a player", () => {
  const asked: unknown[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      asked.push(JSON.parse(init.body as string));
      return new Response(JSON.stringify({ preview: { gains: [], position: null, choices: null, scores: [] } }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const numberAt = (player: Player): number => {
    const step = player.replay.steps[player.at]!;
    return step.first_number + step.events.length - 1;
  };

  it("begins where it is asked to, once the session listens", async () => {
    const { player, session } = await watching(7);
    expect(session.table.number).toBe(numberAt(player));
    expect(session.table.log.length).toBe(session.table.number);
    expect((await watching(9999)).player.at).toBe(lastOf(game()));
  });

  it("goes on turn by turn to the end, and says that it ended", async () => {
    const { player, session, watch } = await watching();
    while (player.at < player.last) {
      expect(player.endsNow).toBe(false);
      player.on();
      expect(session.beat).not.toBeNull();
      watch();
      expect(session.table.number).toBe(numberAt(player));
    }
    expect([player.isOver, player.endsNow, session.isOver]).toEqual([true, true, true]);
    player.on();
    expect(player.at).toBe(player.last);
    player.jump(player.at - 1);
    expect([player.endsNow, session.isOver, session.info?.result]).toEqual([false, false, null]);
  });

  it("does not wait for those who cannot: the turn at hand is done", async () => {
    const { player, session, watch } = await watching();
    player.on();
    player.on();
    player.on();
    expect(session.table.queue.length).toBe(1);
    expect(session.table.log.length).toBeGreaterThanOrEqual(player.replay.steps[2]!.first_number);
    watch();
    expect([player.at, session.table.number]).toEqual([3, numberAt(player)]);
  });

  it("a jump stops it and shows the place at once, the end without its result popping up", async () => {
    const { player, session } = await watching();
    player.toggle();
    expect(player.isPlaying).toBe(true);
    player.on();
    player.jump(player.last);
    expect([player.isPlaying, player.endsNow, session.isOver, session.beat]).toEqual([false, false, true, null]);
    player.toggle();
    expect([player.isPlaying, player.at]).toEqual([true, 0]);
  });

  it("other eyes look at the same turn", async () => {
    const { player, session } = await watching(5);
    player.look(game(), "1");
    expect([player.at, session.table.seat, session.table.number]).toEqual([5, 1, numberAt(player)]);
    expect(session.viewSeat).toBe(1);
  });

  it("asks what pages are worth at the position that is shown", async () => {
    const { player, session } = await watching();
    player.jump(12);
    await session.connection.ask({ seat: null, pages: [{ seat: 0, book: "rose-way", page: 0, colour: "red" }] });
    expect(asked.at(-1)).toMatchObject({ position: player.replay.steps[12]!.position, pages: [{ book: "rose-way" }] });
  });

  it("a question always has an answer: an edition that does not ship is not asked about", async () => {
    const { player, session } = await watching();
    player.replay = { ...player.replay, edition_data: { name: "own", version: 1 } };
    expect(await session.connection.ask({ seat: null, pages: [] })).toMatchObject({ type: "refusal" });
    expect(asked).toEqual([]);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("gone")));
    player.look(game(), "all");
    expect(await session.connection.ask({ seat: null, pages: [] })).toMatchObject({ type: "refusal" });
  });

  it("nobody plays in a replay", async () => {
    const { session } = await watching(3);
    expect([session.legal, session.isMyTurn, session.canTakeBack, session.ownSeats]).toEqual([null, false, false, []]);
    const answer = await session.connection.command({ type: "play", seen: 0, seat: 0, action: { kind: "pass" } });
    expect(answer.type).toBe("refusal");
  });
});
