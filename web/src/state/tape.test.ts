import { describe, expect, it } from "vitest";
import { courtLegal, courtMove, courtOf } from "../christina_regina/testing";
import { CourtSession } from "../christina_regina/state/session.svelte";
import type { Line } from "../christina_regina/state/told";
import { eventsOf, FakeClock, infoOf, settled, viewOf } from "../testing";
import type { FromPage, ToPage } from "../wire";
import type { Surroundings } from "./session.svelte";
import { Tape } from "./tape";

const presence = (...here: boolean[]): ToPage => ({ type: "presence", here });
const nothing = async (): Promise<ToPage[]> => [];

function listening(tape: Tape): { opened: number; heard: ToPage[] } {
  const found = { opened: 0, heard: [] as ToPage[] };
  tape.onopen = () => (found.opened += 1);
  tape.onmessage = ({ data }) => found.heard.push(JSON.parse(data as string) as ToPage);
  return found;
}

describe("a tape", () => {
  it("opens later than it is made, once", async () => {
    const found = listening(new Tape(nothing));
    expect(found.opened).toBe(0);
    await settled();
    expect(found.opened).toBe(1);
  });

  it("says what it is told to, as text", () => {
    const tape = new Tape(nothing);
    const { heard } = listening(tape);
    tape.say(presence(true));
    tape.say(presence(false, true));
    expect(heard).toEqual([presence(true), presence(false, true)]);
  });

  it("asks whoever plays it, and says the answers in their order", async () => {
    const asked: FromPage[] = [];
    const tape = new Tape(async (message) => {
      asked.push(message);
      return [presence(true), presence(false)];
    });
    const { heard } = listening(tape);
    const look: FromPage = { type: "look", id: "x", seat: null, after: 0 };
    tape.send(JSON.stringify(look));
    expect(heard).toEqual([]);
    await settled();
    expect([asked, heard]).toEqual([[look], [presence(true), presence(false)]]);
  });

  it("once closed is silent: it does not open, says nothing, and an answer comes too late", async () => {
    const tape = new Tape(async () => [presence(true)]);
    const found = listening(tape);
    tape.send(JSON.stringify({ type: "look", id: "x", seat: null }));
    tape.close();
    tape.say(presence(false));
    await settled();
    expect(found).toEqual({ opened: 0, heard: [] });
  });

  it("before anybody listens, nothing happens", async () => {
    const tape = new Tape(async () => [presence(true)]);
    tape.say(presence(false));
    tape.send(JSON.stringify({ type: "look", id: "x", seat: null }));
    await settled();
    expect(tape.onmessage).toBeNull();
  });
});

describe("a session at a tape", () => {
  it("is an ordinary one: it shows what is played, asks what an action would bring, and plays", async () => {
    const clock = new FakeClock();
    const asked: FromPage[] = [];
    const log = [{ type: "start", first: 0 } as const];
    const table = infoOf({ game: "christina-regina", edition: "court", options: { "memory-aid": "off" } });
    const tape = new Tape(async (message) => {
      asked.push(message);
      if (message.type === "preview")
        return [{ type: "preview", id: message.id, gains: null, position: courtOf(), choices: null, scores: null }];
      if (message.type !== "play") return [];
      const move = courtMove(0, { kind: "agitate", stack: "gold" });
      return [
        { type: "ack", id: message.id, first_number: 2, number: 2 },
        eventsOf(1, [move], { position: courtOf({ to_act: 1, discards: ["gold-black"] }), to_act: 1 }),
      ];
    });
    const announced: string[] = [];
    const around: Surroundings<Line> = {
      open: () => tape,
      clock,
      pace: () => 1,
      announce: (lines) => announced.push(...lines.map(({ key }) => key)),
      confirm: () => true,
      onRefusal: ({ key }) => expect.fail(key),
      onTurn: () => {},
      onBuild: () => {},
    };
    const session = new CourtSession("tape", 0, around);
    await settled();
    expect(session.connection.status).toBe("open");
    tape.say(viewOf(log, 0, { table, position: courtOf({ factions: ["red", null, null] }), legal: courtLegal() }));
    expect([session.isMyTurn, session.colour]).toEqual([true, "red"]);
    session.draft.start("agitate");
    session.draft.chooseStack("gold");
    session.drafted();
    await settled();
    expect(session.outcome?.action).toEqual({ kind: "agitate", stack: "gold" });
    await session.play(session.draft.action!);
    while (session.beat) clock.pass(100);
    expect(asked.map(({ type }) => type)).toEqual(["preview", "play"]);
    expect([session.position?.discards, session.isSending, announced]).toEqual([
      ["gold-black"],
      false,
      ["told-cr-agitate"],
    ]);
    session.close();
    expect(session.connection.status).toBe("closed");
  });
});
