import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeClock, FakeSocket, settled } from "../testing";
import type { Ack, Preview, ToPage } from "../wire";
import { Connection } from "./connection.svelte";

let clock: FakeClock;
let sockets: FakeSocket[];
let heard: ToPage[];
let failed: number;
let connection: Connection;

const socket = (): FakeSocket => sockets.at(-1)!;
const ack = (id: string, number = 5): Ack => ({ type: "ack", id, first_number: number, number });
const preview = (id: string): Preview => ({
  type: "preview",
  id,
  gains: [],
  position: null,
  choices: null,
  scores: null,
  returns: null,
});
const presence: ToPage = { type: "presence", here: [true] };
const play = () => connection.command({ type: "play", seen: 4, seat: 0, action: { kind: "pass" } });

beforeEach(() => {
  clock = new FakeClock();
  sockets = [];
  heard = [];
  failed = 0;
  connection = new Connection({
    open: () => {
      sockets.push(new FakeSocket());
      return socket();
    },
    hear: (message) => heard.push(message),
    onFailure: () => (failed += 1),
    clock,
  });
});

/** Lose the socket and let the next one open. */
function comeBack(): void {
  socket().lose();
  clock.pass(10_000);
  socket().open();
}

describe("commands", () => {
  it("a move is sent again with the same id after every loss, and settled once", async () => {
    socket().open();
    const settle = vi.fn();
    void play().then(settle);
    const [first] = socket().of("play");
    comeBack();
    comeBack();
    expect(sockets.map((one) => one.of("play"))).toEqual([[first], [first], [first]]);
    socket().say(ack(first!.id));
    socket().say(ack(first!.id));
    await settled();
    expect(settle).toHaveBeenCalledTimes(1);
    expect(settle).toHaveBeenCalledWith(ack(first!.id));
    comeBack();
    expect(socket().sent).toEqual([]);
  });

  it("a move made while there is no connection is sent once there is", () => {
    void play();
    expect(socket().sent).toEqual([]);
    socket().open();
    expect(socket().of("play")).toHaveLength(1);
  });

  it("answers find their commands in any order, a refusal too, and are nobody else's news", async () => {
    socket().open();
    const both = Promise.all([play(), play()]);
    const [one, two] = socket().of("play");
    expect(one!.id).not.toBe(two!.id);
    socket().say({ type: "refusal", id: two!.id, key: "not-your-turn", arguments: {} });
    socket().say(ack(one!.id));
    expect((await both).map(({ type }) => type)).toEqual(["ack", "refusal"]);
    expect(heard).toEqual([]);
  });

  it("what answers nothing of ours is passed on", () => {
    socket().open();
    const refusal: ToPage = { type: "refusal", id: null, key: "message-malformed", arguments: {} };
    socket().say(presence);
    socket().say(refusal);
    expect(heard).toEqual([presence, refusal]);
  });
});

describe("questions", () => {
  it("are answered, refused, or null when the connection is lost; and not asked again", async () => {
    socket().open();
    const answers = Promise.all([
      connection.ask({ seat: 0 }),
      connection.ask({ seat: 0 }),
      connection.ask({ seat: 0 }),
    ]);
    const [one, two] = socket().of("preview");
    socket().say({ type: "refusal", id: two!.id, key: "space-taken", arguments: {} });
    socket().say(preview(one!.id));
    comeBack();
    expect((await answers).map((answer) => answer?.type ?? null)).toEqual(["preview", "refusal", null]);
    expect(socket().sent).toEqual([]);
  });

  it("are null at once without a connection", async () => {
    expect(await connection.ask({ seat: 0 })).toBeNull();
  });

  it("resume and look go out with an id each", () => {
    socket().open();
    connection.resume(7);
    connection.look(1, 8);
    expect(socket().sent).toMatchObject([
      { type: "resume", after: 7 },
      { type: "look", seat: 1, after: 8 },
    ]);
    expect(new Set(socket().sent.map(({ id }) => id)).size).toBe(2);
  });
});

describe("losses", () => {
  it("waits longer after each failure, within a quarter of the plan, and starts anew once it was open", () => {
    const plan = [300, 700, 1500, 3000, 5000, 8000, 8000];
    for (const [k, wait] of plan.entries()) {
      socket().lose();
      expect(connection.status).toBe("lost");
      expect(connection.failures).toBe(k + 1);
      const [waits, ...more] = clock.waits;
      expect(more).toEqual([]);
      expect(waits).toBeGreaterThanOrEqual(wait * 0.75);
      expect(waits).toBeLessThanOrEqual(wait * 1.25);
      clock.pass(wait * 1.25);
    }
    expect(failed).toBe(plan.length);
    socket().open();
    expect([connection.status, connection.failures]).toEqual(["open", 0]);
    socket().lose();
    expect(clock.waits[0]).toBeLessThanOrEqual(375);
    expect(failed).toBe(plan.length); // it had been open: nothing to find out
  });

  it("hurry tries at once, only when lost, and leaves one socket", () => {
    connection.hurry();
    expect(sockets).toHaveLength(1);
    socket().lose();
    connection.hurry();
    expect(sockets).toHaveLength(2);
    expect(clock.waits).toEqual([]);
    connection.hurry();
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
    sockets[1]!.open();
    expect(connection.status).toBe("lost");
    socket().open();
    expect(connection.status).toBe("open");
    connection.hurry();
    expect(sockets).toHaveLength(3);
  });

  it("a socket that says nothing after a question is given up", () => {
    socket().open();
    void play();
    clock.pass(11_999);
    expect(connection.status).toBe("open");
    clock.pass(1);
    expect(connection.status).toBe("lost");
    expect(socket().isClosed).toBe(true);
    clock.pass(10_000);
    socket().open();
    expect(socket().of("play")).toEqual(sockets[0]!.of("play"));
  });

  it("a socket that goes silent before it has answered is given up, whatever it said in between", () => {
    socket().open();
    void play();
    clock.pass(5000);
    socket().say(presence);
    clock.pass(11_999);
    expect(connection.status).toBe("open");
    clock.pass(1);
    expect(connection.status).toBe("lost");
  });

  it("a socket with nothing to answer may be silent for ever", () => {
    socket().open();
    void play();
    socket().say(ack(socket().of("play")[0]!.id));
    clock.pass(1e9);
    expect(connection.status).toBe("open");
  });

  it("what a given up socket still says is not heard", () => {
    socket().open();
    void play();
    clock.pass(12_000);
    const [dead] = sockets;
    clock.pass(10_000);
    socket().open();
    dead!.say(presence);
    dead!.lose();
    expect(heard).toEqual([]);
    expect(connection.status).toBe("open");
  });
});

describe("silence", () => {
  let isAwake: boolean;
  const pong = (): void => socket().say({ type: "pong", id: socket().of("ping").at(-1)!.id });

  beforeEach(() => {
    isAwake = true;
    sockets = [];
    connection = new Connection({
      open: () => {
        sockets.push(new FakeSocket());
        return socket();
      },
      hear: (message) => heard.push(message),
      clock,
      isAwake: () => isAwake,
    });
    socket().open();
  });

  it("is noticed within five seconds, whenever it begins, and over with the first word", () => {
    clock.pass(1999);
    expect(socket().sent).toEqual([]);
    clock.pass(1);
    expect(socket().of("ping")).toHaveLength(1);
    pong();
    expect(heard).toEqual([]);
    clock.pass(4000);
    expect([connection.isQuiet, connection.status]).toEqual([true, "open"]);
    socket().say(presence);
    expect(connection.isQuiet).toBe(false);
    expect(sockets).toHaveLength(1);
  });

  it("is asked about once, and only when nothing comes by itself", () => {
    for (let k = 0; k < 10; k += 1) {
      clock.pass(1500);
      socket().say(presence);
    }
    expect(socket().sent).toEqual([]);
    clock.pass(11_000);
    expect(socket().of("ping")).toHaveLength(1);
  });

  it("ends in a new socket after a while, or at once when somebody hurries", () => {
    clock.pass(4000);
    connection.hurry();
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect([connection.status, connection.isQuiet]).toEqual(["lost", false]);
    socket().open();
    clock.pass(2000 + 12_000);
    expect(connection.status).toBe("lost");
    expect(connection.isQuiet).toBe(false);
  });

  it("of a page that nobody looks at is nobody's business, until somebody looks again", () => {
    isAwake = false;
    clock.pass(60_000);
    expect([socket().sent, connection.isQuiet]).toEqual([[], false]);
    isAwake = true;
    connection.check();
    expect(socket().of("ping")).toHaveLength(1);
    clock.pass(2000);
    expect(connection.isQuiet).toBe(true);
  });

  it("is believed at once when the browser says so, and not if somebody answers", () => {
    connection.doubt();
    expect([connection.isQuiet, socket().of("ping").length]).toEqual([true, 1]);
    pong();
    expect(connection.isQuiet).toBe(false);
    socket().lose();
    connection.doubt();
    expect([connection.isQuiet, connection.status]).toEqual([false, "lost"]);
  });

  it("costs nothing once it is closed or lost", () => {
    clock.pass(2000);
    connection.close();
    expect(clock.waits).toEqual([]);
    clock.pass(10_000);
    expect([connection.isQuiet, connection.status]).toEqual([false, "closed"]);
  });
});

describe("closing", () => {
  it("is final: no timer, no new socket, nothing heard, questions are null", async () => {
    socket().open();
    void play();
    const question = connection.ask({ seat: 0 });
    connection.close();
    expect(await question).toBeNull();
    expect(socket().isClosed).toBe(true);
    socket().say(presence);
    socket().lose();
    connection.hurry();
    clock.pass(1e6);
    expect([connection.status, sockets.length, clock.waits, heard]).toEqual(["closed", 1, [], []]);
  });

  it("ends the waiting for the next try", () => {
    socket().lose();
    connection.close();
    clock.pass(1e6);
    expect([connection.status, sockets.length]).toEqual(["closed", 1]);
  });

  it("a socket that opens after that changes nothing", () => {
    connection.close();
    socket().open();
    expect(connection.status).toBe("closed");
  });
});

describe("a server that opens no more sockets for a while", () => {
  const refusal = { key: "too-many", arguments: { what: "sockets", seconds: 10 } };

  it("is asked again when it said, and its reason is shown until then", () => {
    socket().lose();
    expect(failed).toBe(1);
    connection.holdOff(refusal, 10);
    expect(connection.refusal).toEqual(refusal);
    clock.pass(9900);
    expect(sockets).toHaveLength(1);
    clock.pass(200);
    expect(sockets).toHaveLength(2);
    socket().open();
    expect(connection.refusal).toBeNull();
  });

  it("does not hold up a connection that is back by then, or was ended", () => {
    comeBack();
    connection.holdOff(refusal, 10);
    expect(connection.refusal).toBeNull();
    connection.close();
    connection.holdOff(refusal, 10);
    clock.pass(20_000);
    expect(sockets).toHaveLength(2);
  });
});
