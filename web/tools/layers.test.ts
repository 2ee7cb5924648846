import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { circles, drawing, importGraph, LAYERS, wrongWays } from "./layers.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "layers-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The graph of a small page: a game's table that uses the frame, with more files or other ones. */
function graphOf(files: Record<string, string>): ReturnType<typeof importGraph> {
  const page = {
    "wire.ts": "",
    "frame/Icon.svelte": "<p>x</p>",
    "winter_queen/Table.svelte": '<script lang="ts">import Icon from "../frame/Icon.svelte";</script><Icon />',
    ...files,
  };
  for (const [name, text] of Object.entries(page)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return importGraph(folder);
}

describe("the layers", () => {
  it("allow imports that go down", () => {
    const graph = graphOf({});
    expect(graph.get("winter_queen/Table.svelte")).toEqual(["frame/Icon.svelte"]);
    expect([...wrongWays(graph), ...circles(graph)]).toEqual([]);
  });

  it.each([
    ["a script", "frame/a.ts", 'import { b } from "../winter_queen/b";'],
    ["a type", "frame/a.ts", 'import type { B } from "../winter_queen/b";'],
    ["a type in a type", "frame/a.ts", 'type A = typeof import("../winter_queen/b");'],
    ["an import on demand", "frame/a.ts", 'const a = () => import("../winter_queen/b");'],
    ["an export", "frame/a.ts", 'export { b } from "../winter_queen/b";'],
    ["a component", "frame/A.svelte", '<script lang="ts">import { b } from "../winter_queen/b";</script>{b}'],
    ["a module script", "frame/A.svelte", '<script lang="ts" module>export * from "../winter_queen/b";</script>'],
    ["markup", "frame/A.svelte", '{#await import("../winter_queen/b") then { b }}{b}{/await}'],
    ["the other game", "christina_regina/a.ts", 'import { b } from "../winter_queen/b";'],
    ["another page", "home/a.ts", 'import { b } from "../replay/b";'],
  ])("see an import that goes up or sideways in %s", (_, file, text) => {
    const graph = graphOf({
      "winter_queen/b.ts": "export type B = 1; export const b = 1;",
      "replay/b.ts": "",
      [file]: text,
    });
    expect(wrongWays(graph)).toEqual([expect.stringContaining(`${file} imports`)]);
  });

  it("want every file to be in one of them", () => {
    expect(wrongWays(graphOf({ "cellar/a.ts": "" }))).toEqual(["cellar/a.ts is in no layer"]);
  });

  it("leave tests alone", () => {
    const text = 'import { b } from "../winter_queen/b";';
    expect(wrongWays(graphOf({ "winter_queen/b.ts": "", "frame/a.test.ts": text, "testing.ts": text }))).toEqual([]);
  });

  it("see modules that import each other in a circle", () => {
    const graph = graphOf({
      "state/a.ts": 'import "./b";',
      "state/b.ts": 'import type { C } from "./c";',
      "state/c.ts": 'export type { A } from "./a";',
    });
    expect(wrongWays(graph)).toEqual([]);
    expect(circles(graph)).toEqual(["state/a.ts → state/b.ts → state/c.ts → state/a.ts"]);
  });

  it("stop at an import of something that is not there", () => {
    expect(() => graphOf({ "frame/a.ts": 'import "./nowhere";' })).toThrow("frame/a.ts imports ./nowhere");
  });

  it("are drawn with the number of imports between rooms", () => {
    const lines = drawing(graphOf({})).split("\n");
    expect(lines.length).toBe(1 + LAYERS.flatMap(({ rooms }) => rooms).length);
    expect(lines[0]!.trim()).toBe("frame");
    expect(lines.filter((line) => /\d/.test(line))).toEqual(["winter_queen         1"]);
  });
});
