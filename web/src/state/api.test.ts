import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { infoOf } from "../testing";
import { api, newId, OUT_OF_REACH, Refused } from "./api";

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
