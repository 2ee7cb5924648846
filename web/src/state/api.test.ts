import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { infoOf } from "../testing";
import { api, newId, OUT_OF_REACH, Refused, secondsToWait } from "./api";

afterEach(() => vi.unstubAllGlobals());

function answer(body: string, status = 200): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, { status })),
  );
}
const refusal = async (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.refusal : error),
  );

describe("requests", () => {
  it("give what the server says", async () => {
    answer(JSON.stringify(infoOf({ id: "k3v9" })));
    expect((await api.table("k3v9")).id).toBe("k3v9");
  });

  it("the server's refusal keeps its key and arguments, whatever the status", async () => {
    for (const status of [200, 404]) {
      answer(JSON.stringify({ type: "refusal", id: null, key: "table-unknown", arguments: { given: "k3v9" } }), status);
      expect(await refusal(api.table("k3v9"))).toEqual({ key: "table-unknown", arguments: { given: "k3v9" } });
    }
  });

  it("no answer, or a proxy's page for one, is a server out of reach", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("fetch failed"))),
    );
    expect(await refusal(api.offer())).toEqual({ key: OUT_OF_REACH, arguments: {} });
    answer("<html>502</html>", 502);
    expect(await refusal(api.offer())).toEqual({ key: OUT_OF_REACH, arguments: {} });
    answer("<html>", 200);
    expect(await refusal(api.offer())).toEqual({ key: "server-failed", arguments: {} });
  });

  it("a question that may be asked again in a moment is, and the person hears nothing of it", async () => {
    vi.useFakeTimers();
    const wait = (seconds: number): Response =>
      new Response(
        JSON.stringify({ type: "refusal", id: null, key: "too-many", arguments: { what: "positions", seconds } }),
        { status: 429 },
      );
    try {
      const replies = [wait(2), new Response(JSON.stringify(infoOf({ id: "k3v9" })))];
      vi.stubGlobal(
        "fetch",
        vi.fn(async () => replies.shift()),
      );
      const asked = api.table("k3v9");
      await vi.advanceTimersByTimeAsync(1900);
      expect(fetch).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(200);
      expect((await asked).id).toBe("k3v9");
      // A long wait is told, and so is that of whoever wants to change something.
      for (const [ask, seconds] of [
        [() => api.table("k3v9"), 20],
        [() => api.sameStart("k3v9"), 1],
      ] as const) {
        replies.push(wait(seconds));
        const given = { what: "positions", seconds };
        expect(await refusal(ask())).toEqual({ key: "too-many", arguments: given });
        expect(secondsToWait({ key: "too-many", arguments: given })).toBe(seconds);
      }
      expect(secondsToWait({ key: "table-unknown", arguments: { seconds: 3 } })).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("an id in an address cannot lead elsewhere", async () => {
    answer(JSON.stringify(infoOf()));
    await api.table("../games?x#y");
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe("/api/tables/..%2Fgames%3Fx%23y");
  });

  it("ids are as the server wants them, and never the same", () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(ids.every((id) => /^[a-z0-9]{8,64}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(1000);
  });
});

describe("the build of the pages", () => {
  beforeEach(() => vi.resetModules());

  async function isOldIn(page: { content: string } | null): Promise<(served: string | null) => boolean> {
    vi.stubGlobal("document", { querySelector: () => page });
    return (await import("./build")).isOld;
  }

  it("we are old when the server has another one than is written into our page", async () => {
    const isOld = await isOldIn({ content: "a" });
    expect([null, "a", "b", "a"].map(isOld)).toEqual([false, false, true, false]);
  });

  it("a page without a name is never old: it comes from no build", async () => {
    expect(["a", "b", null].map(await isOldIn(null))).toEqual([false, false, false]);
  });
});
