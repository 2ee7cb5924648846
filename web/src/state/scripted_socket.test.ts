import { describe, expect, it } from "vitest";
import { legalWith, moveBy, positionWith } from "../christina_regina/testing";
import { Session as ChristinaReginaSession } from "../christina_regina/state/session.svelte";
import type { Line } from "../christina_regina/state/log_lines";
import { eventsOf, FakeClock, infoOf, settled, viewOf } from "../testing";
import type { FromPage, ToPage } from "../wire";
import type { SessionEnvironment } from "./session.svelte";
import { ScriptedSocket } from "./scripted_socket";

const presence = (...here: boolean[]): ToPage => ({ type: "presence", here });
const nothing = async (): Promise<ToPage[]> => [];

function listening(socket: ScriptedSocket): { opened: number; heard: ToPage[] } {
  const found = { opened: 0, heard: [] as ToPage[] };
  socket.onopen = () => (found.opened += 1);
  socket.onmessage = ({ data }) => found.heard.push(JSON.parse(data as string) as ToPage);
  return found;
}

describe("a scripted socket", () => {
  it("opens later than it is made, once", async () => {
    const found = listening(new ScriptedSocket(nothing));
    expect(found.opened).toBe(0);
    await settled();
    expect(found.opened).toBe(1);
  });

  it("says what it is told to, as text", () => {
    const socket = new ScriptedSocket(nothing);
    const { heard } = listening(socket);
    socket.say(presence(true));
    socket.say(presence(false, true));
    expect(heard).toEqual([presence(true), presence(false, true)]);
  });

  it("asks whoever plays it, and says the answers in their order", async () => {
    const asked: FromPage[] = [];
    const socket = new ScriptedSocket(async (message) => {
      asked.push(message);
      return [presence(true), presence(false)];
    });
    const { heard } = listening(socket);
    const look: FromPage = { type: "look", id: "x", seat: null, after: 0 };
    socket.send(JSON.stringify(look));
    expect(heard).toEqual([]);
    await settled();
    expect([asked, heard]).toEqual([[look], [presence(true), presence(false)]]);
  });

  it("once closed is silent: it does not open, says nothing, and an answer comes too late", async () => {
    const socket = new ScriptedSocket(async () => [presence(true)]);
    const found = listening(socket);
    socket.send(JSON.stringify({ type: "look", id: "x", seat: null }));
    socket.close();
    socket.say(presence(false));
    await settled();
    expect(found).toEqual({ opened: 0, heard: [] });
  });

  it("before anybody listens, nothing happens", async () => {
    const socket = new ScriptedSocket(async () => [presence(true)]);
    socket.say(presence(false));
    socket.send(JSON.stringify({ type: "look", id: "x", seat: null }));
    await settled();
    expect(socket.onmessage).toBeNull();
  });
});

describe("a session at a scripted socket", () => {
  it("is an ordinary one: it shows what is played, asks what an action would bring, and plays", async () => {
    const clock = new FakeClock();
    const asked: FromPage[] = [];
    const log = [{ type: "start", first: 0 } as const];
    const table = infoOf({ game: "christina-regina", edition: "court", options: { "memory-aid": "off" } });
    const socket = new ScriptedSocket(async (message) => {
      asked.push(message);
      if (message.type === "preview")
        return [
          {
            type: "preview",
            id: message.id,
            gains: null,
            position: positionWith(),
            choices: null,
            scores: null,
            returns: null,
          },
        ];
      if (message.type !== "play") return [];
      const move = moveBy(0, { kind: "agitate", stack: "gold" });
      return [
        { type: "ack", id: message.id, first_number: 2, number: 2 },
        eventsOf(1, [move], { position: positionWith({ to_act: 1, discards: ["gold-black"] }), to_act: 1 }),
      ];
    });
    const announced: string[] = [];
    const environment: SessionEnvironment<Line> = {
      open: () => socket,
      clock,
      pace: () => 1,
      announce: (lines) => announced.push(...lines.map(({ key }) => key)),
      confirm: () => true,
      onRefusal: ({ key }) => expect.fail(key),
      onTurn: () => {},
      onBuild: () => {},
    };
    const session = new ChristinaReginaSession("offline", 0, environment);
    await settled();
    expect(session.connection.status).toBe("open");
    socket.say(
      viewOf(log, 0, { table, position: positionWith({ factions: ["red", null, null] }), legal: legalWith() }),
    );
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
