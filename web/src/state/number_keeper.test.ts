import { beforeEach, describe, expect, it } from "vitest";
import { BOT, FakeClock, infoOf, OWN, seatOf, settled } from "../testing";
import type { Ack, Refusal, SeatInfo } from "../wire";
import { NumberKeeper, type KeeperEnvironment } from "./number_keeper";
import { OwnNumbers } from "./own_numbers";

type Sent = Parameters<KeeperEnvironment["command"]>[0];
const ACK: Ack = { type: "ack", id: "", first_number: 1, number: 1 };
const wait = (key: string, seconds: number): Refusal => ({ type: "refusal", id: null, key, arguments: { seconds } });
const OPEN = seatOf({ name: "", kind: "open" });

describe("a page at a table that is about to start", () => {
  let numbers: OwnNumbers;
  let clock: FakeClock;
  let sent: Sent[];
  let answers: (Ack | Refusal)[];
  let info: ReturnType<typeof infoOf> | null;
  let keeper: NumberKeeper;

  beforeEach(() => {
    numbers = new OwnNumbers(null);
    clock = new FakeClock();
    sent = [];
    answers = [];
    info = null;
    keeper = new NumberKeeper({
      info: () => info,
      clock,
      numbers,
      command: async (command) => {
        sent.push(command);
        return answers.shift() ?? ACK;
      },
    });
  });

  async function look(...seats: SeatInfo[]): Promise<Sent[]> {
    info = infoOf({ stage: "waiting", seats, commitment: "fingerprint" });
    keeper.look();
    await settled();
    return sent.splice(0);
  }

  it("opens its number when all seats are taken, and not before", async () => {
    const promise = numbers.promise();
    const number = numbers.number(promise);
    expect(await look({ ...OWN, promise }, OPEN)).toEqual([]);
    expect(numbers.commitmentBefore(promise)).toBeNull();
    expect(await look({ ...OWN, promise }, BOT)).toEqual([{ type: "open-number", seat: 0, number }]);
    expect(numbers.commitmentBefore(promise)).toBe("fingerprint");
    expect(await look({ ...OWN, promise, number }, BOT)).toEqual([]);
  });

  it("promises one where it has none, once, and opens that", async () => {
    const [first] = await look(seatOf(), OWN);
    expect(first).toMatchObject({ type: "promise-number", seat: 1 });
    const { promise } = first as Extract<Sent, { type: "promise-number" }>;
    // Where nothing can be kept, another page of this device may have promised another.
    expect(await look(seatOf(), { ...OWN, promise: "0".repeat(64) })).toEqual([]);
    const number = numbers.number(promise);
    expect(await look(seatOf(), { ...OWN, promise })).toEqual([{ type: "open-number", seat: 1, number }]);
  });

  it("promises anew for a seat that came here from another device, but not once a number is open", async () => {
    const came = { ...OWN, promise: "1".repeat(64) };
    expect(await look(seatOf({ promise: "2", number: "3" }), came)).toEqual([]);
    keeper.close();
    expect(await look(seatOf({ promise: "2" }), came)).toMatchObject([{ type: "promise-number", seat: 1 }]);
  });

  it("tries again when the server says how long to wait, or as soon as something changes", async () => {
    const promise = numbers.promise();
    const open = { type: "open-number", seat: 0, number: numbers.number(promise)! } as const;
    answers = [wait("promises-awaited", 4), wait("promises-awaited", 2)];
    expect(await look({ ...OWN, promise }, seatOf())).toEqual([open]);
    clock.pass(3999);
    await settled();
    expect(sent).toEqual([]);
    clock.pass(1);
    await settled();
    expect(sent.splice(0)).toEqual([open]);
    expect(await look({ ...OWN, promise }, seatOf({ promise: "2" }))).toEqual([open]);
    expect(clock.waits).toEqual([]);
  });

  it("starts without those who do not come, after a while, as often as it takes", async () => {
    const promise = numbers.promise();
    const mine = { ...OWN, promise, number: numbers.number(promise) };
    answers = [wait("numbers-awaited", 1), ACK];
    expect(await look(mine, seatOf({ promise: "2" }))).toEqual([]);
    clock.pass(14_999);
    await settled();
    expect(sent).toEqual([]);
    clock.pass(1);
    await settled();
    expect(sent.splice(0)).toEqual([{ type: "start-without" }]);
    clock.pass(1000);
    await settled();
    expect(sent.splice(0)).toEqual([{ type: "start-without" }]);
  });

  it("waits no longer once it has started, a seat is open again, or the page is left", async () => {
    const promise = numbers.promise();
    const mine = { ...OWN, promise, number: numbers.number(promise) };
    const stops: (() => Promise<unknown> | void)[] = [
      () => look(mine, OPEN),
      () => keeper.close(),
      () => {
        info = infoOf();
        keeper.look();
      },
    ];
    for (const stop of stops) {
      await look(mine, seatOf({ promise: "2" }));
      expect(clock.waits).toHaveLength(1);
      await stop();
      expect(clock.waits).toEqual([]);
    }
  });

  it("does nothing for those who watch, or at a table that has begun", async () => {
    expect(await look(seatOf(), seatOf({ promise: "2" }))).toEqual([]);
    info = infoOf({ seats: [OWN, BOT] });
    keeper.look();
    await settled();
    expect([sent, clock.waits]).toEqual([[], []]);
  });

  it("looks again when something changed while it waited for an answer", async () => {
    const [first, second] = [numbers.promise(), numbers.promise()];
    const one = { ...OWN, promise: first };
    const other = { ...OWN, promise: second };
    info = infoOf({ stage: "waiting", seats: [one, other] });
    keeper.look();
    info = infoOf({ stage: "waiting", seats: [{ ...one, number: numbers.number(first) }, other] });
    keeper.look();
    await settled();
    expect(sent.map((command) => "seat" in command && command.seat)).toEqual([0, 1]);
  });
});
