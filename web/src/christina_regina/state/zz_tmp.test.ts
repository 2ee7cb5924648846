import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COURT_GAMES, courtSteps } from "../testing";
const real = JSON.parse(readFileSync("/tmp/v2_replays.json", "utf8"));
it.each(COURT_GAMES.flatMap((g) => (["public", "0"] as const).map((e) => [g, e] as const)))("%s %s", (g, e) => {
  const { steps } = courtSteps(g, e === "public" ? null : 0);
  const theirs = real[g][e];
  expect(steps.length).toBe(theirs.length);
  steps.forEach((s, k) => {
    if (k === steps.length - 1) return;
    expect(s.events).toEqual(theirs[k].events);
    const norm = (p: any) => ({ ...p, passes: 0, discards: [...p.discards].sort(), attempts: p.attempts.map((a: any) => JSON.stringify(Object.entries(a).sort())).sort() });
    expect(norm(s.position)).toEqual(norm(theirs[k].position));
  });
});
